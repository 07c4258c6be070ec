"""A player that follows the hints, to measure how well a beginner does with them."""

from __future__ import annotations

from baronage.bots import Player
from baronage.coach.hint import advise
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.hooks.search import Plan


class Steward(Player):
    """A player that follows the hints."""

    NAME = "steward"

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """Return the first action of the hint."""
        return self.plan(view, seat, chance)[0]

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """Return the whole plan of the hint."""
        return advise(view, seat)[0]
