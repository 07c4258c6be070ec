"""The player that Pennies deserves."""

from __future__ import annotations

from baronage.engine.chance import Chance
from baronage.engine.flow import Action
from tests.engine.toys.pennies.state import Pennies


def choose(s: Pennies, seat: int, actions: list[Action], chance: Chance) -> Action:
    """The first that comes to mind."""
    return actions[0]
