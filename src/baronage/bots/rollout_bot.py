"""A fast player for experiments with many games: the rollout policy of the search."""

from __future__ import annotations

from baronage.bots import Player
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import game_of
from baronage.engine.hooks.search import Plan


class Quick(Player):
    """A player that samples the hidden information and uses the game's `rollout_policy` policy."""

    NAME = "quick"

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """Return the first action of the decision."""
        return self.plan(view, seat, chance)[0]

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """Return a whole decision."""
        return game_of(view).search.rollout_policy(view.sample(seat, chance), seat, chance)
