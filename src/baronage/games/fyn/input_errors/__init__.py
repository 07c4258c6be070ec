"""Messages for rejected texts, positions and options."""

from __future__ import annotations

from baronage.engine.text.localization import Localization

msg = Localization("baronage.games.fyn.input_errors")
