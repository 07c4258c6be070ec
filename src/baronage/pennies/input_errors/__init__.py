"""Error messages for texts and positions that can't be read."""

from __future__ import annotations

from baronage.author import Localization

msg = Localization("baronage.pennies.input_errors")
