"""The messages of the terminal and the command line: `msg("saved-in", path=path)`, from the catalogues in this folder.

A `Screen` prints a message in its own language.
"""

from __future__ import annotations

from baronage.engine.text.localization import Localization

msg = Localization("baronage.terminal.locale")
