"""Messages outside the table: errors in texts, positions and options, and campaign files."""

from __future__ import annotations

from baronage.engine.text.localization import Localization

msg = Localization("baronage.games.barony.input_errors", "baronage.games.barony.locale")
