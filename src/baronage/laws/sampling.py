"""Selection of the states of a random game to check closely.

Close checks are slow, and most states of a game are similar. States are therefore grouped by kind: the names of the two
top steps. The first few states of each kind are checked, and after those only a share of all.
"""

from __future__ import annotations

from collections import Counter

from baronage.engine.core.state import State, Step
from baronage.engine.game.game import Game

Kind = tuple[str, ...]  # names of steps, the top one first


def kind_of(state: State) -> Kind:
    """Return the kind of a state."""
    return tuple(type(step).__name__ for step in state.stack[:-3:-1])


class Looks:
    """The number of close checks of each kind. One object may serve several games."""

    def __init__(self, most: int = 1) -> None:
        self.most = most  # number of states of each kind to check
        self.taken: Counter[Kind] = Counter()

    def wanted(self, state: State) -> bool:
        """Return whether this kind of state needs more checks."""
        return self.taken[kind_of(state)] < self.most

    def take(self, state: State) -> None:
        """Count a check of this state."""
        self.taken[kind_of(state)] += 1


def never_looked_at(game: Game, looked: Counter[Kind]) -> list[str]:
    """Return the deciding steps of a game that were never on top in a close check."""
    tops = {kind[0] for kind in looked if kind}
    waiting = [name for name, step in game.step_types.items() if step.actors is not Step.actors]
    return sorted(name for name in waiting if name not in tops)
