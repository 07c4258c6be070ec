"""A minimal bot for Pennies."""

from __future__ import annotations

from baronage.author import Action, Chance
from baronage.pennies.state import Pennies


def choose(s: Pennies, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Return the first legal action."""
    return actions[0]
