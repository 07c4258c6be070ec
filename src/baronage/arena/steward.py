"""A player who does what the hints at the table say: how well does a newcomer fare who follows them?"""

from __future__ import annotations

from baronage.bots import Player
from baronage.coach.hint import advise
from baronage.engine.chance import Chance
from baronage.engine.flow import Action, State
from baronage.engine.mind import Plan


class Steward(Player):
    """Plays the steward's advice."""

    NAME = "steward"

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """The first action of it."""
        return self.plan(view, seat, chance)[0]

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """All of it."""
        return advise(view, seat)[0]
