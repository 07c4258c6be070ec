"""A player for experiments with many games: the policy with which searches play on, fair decisions in a moment."""

from __future__ import annotations

from baronage.bots import Player
from baronage.engine.chance import Chance
from baronage.engine.flow import Action, State
from baronage.engine.mind import Plan


class Quick(Player):
    """Guesses what its seat can't see, and decides as the game's `mind.quick` does there."""

    NAME = "quick"

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """The first action of the decision."""
        return self.plan(view, seat, chance)[0]

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """A whole decision."""
        return view.game.mind.quick(view.sample(seat, chance), seat, chance)
