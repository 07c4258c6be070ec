"""Messages to the Game Master: statements are tested, and become the clicks that stand for them (section T)."""

from __future__ import annotations

from baronage.games.protectors.text.names import resolve_names
from baronage.games.protectors.text.reader import advise, read
from baronage.games.protectors.text.returned import Returned

__all__ = ["Returned", "advise", "read", "resolve_names"]
