"""Messages outside the table: errors in texts, positions and options."""

from __future__ import annotations

from baronage.engine.text.localization import Localization

msg = Localization("baronage.games.brawling.input_errors")
