"""The player that Pennies deserves."""

from __future__ import annotations

from baronage.author import Action, Chance
from baronage.pennies.state import Pennies


def choose(s: Pennies, seat: int, actions: list[Action], chance: Chance) -> Action:
    """The first that comes to mind."""
    return actions[0]
