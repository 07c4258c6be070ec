"""Messages to the Game Master: statements are tested and converted into clicks (section T)."""

from __future__ import annotations

from baronage.games.protectors.text.errors import Returned
from baronage.games.protectors.text.names import resolve_names
from baronage.games.protectors.text.reader import advise, read

__all__ = ["Returned", "advise", "read", "resolve_names"]
