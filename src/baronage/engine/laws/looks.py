"""Which moments of a random game are worth a close look.

Looking closely at a state is dear, and most states of a game are alike. So moments are told apart by their kind, the names of
the two frames on top, and of each kind the first few that are met are looked at; beyond these only a share of all.
"""

from __future__ import annotations

from collections import Counter

from baronage.engine.flow import State, Step
from baronage.engine.game import Game

Kind = tuple[str, ...]  # names of frames, the one on top first


def kind_of(state: State) -> Kind:
    """What kind of moment this is."""
    return tuple(type(step).__name__ for step in state.stack[:-3:-1])


class Looks:
    """How often each kind of moment was looked at; one of these may serve several games."""

    def __init__(self, most: int = 1) -> None:
        self.most = most  # of each kind that are looked at as soon as they are met
        self.taken: Counter[Kind] = Counter()

    def wanted(self, state: State) -> bool:
        """Is this a kind of moment that has been looked at too seldom?"""
        return self.taken[kind_of(state)] < self.most

    def take(self, state: State) -> None:
        """It is looked at."""
        self.taken[kind_of(state)] += 1


def never_looked_at(game: Game, looked: Counter[Kind]) -> list[str]:
    """The frames of a game that wait for somebody, and were on top at no close look."""
    tops = {kind[0] for kind in looked if kind}
    waiting = [name for name, step in game.frames.items() if step.actors is not Step.actors]
    return sorted(name for name in waiting if name not in tops)
