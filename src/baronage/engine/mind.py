"""What a game tells those who think about it: whole decisions, a fast policy, and a chance to win for each seat.

A game has it in its module `mind`, as the functions of `Mind`. Bots search with it (`baronage.bots`); the figures in it that were
learnt are data beside the module, loaded by `engine.leaf`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final, Protocol

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts
from baronage.engine.flow import Action, State

Plan = tuple[Action, ...]  # the actions of one decision, in order
Choice = tuple[float, Plan]  # how likely a good player is to take it, and the plan
Because = tuple[str, Facts]  # a whole sentence about one action of a plan
Parts = Mapping[str, tuple[int, ...]]  # by name, features that speak of one thing; the first is the figure that is told

BETWEEN: Final = -1  # of `lull`: between two of them


class Mind(Protocol):
    """What a game's `mind` module gives.

    Everything is a function of what it is given, and of the chance where there is one; a view given is left as it is.

    A game may also say itself why something is done: `because(view, seat, plan, at)` gives the sentence of its catalogue that
    speaks for `plan[at]`, and the facts in it (`Because`); None: the coach looks for a part that moves.
    """

    @property
    def PARTS(self) -> Parts:
        """What the features speak of. A coach tells a part that grows or shrinks as `coach-NAME-more` or `coach-NAME-less`."""

    def plans(self, view: Any, seat: int, k: int, chance: Chance) -> list[Choice]:
        """At most k whole decisions of the seat, the likeliest first; their priors sum to one. From the seat's view alone.

        A plan holds only actions that are legal whatever the hidden cards turn out to be; who follows it stops where the next
        action is no longer allowed, and asks anew.
        """

    def quick(self, state: Any, seat: int, chance: Chance) -> Plan:
        """A fair decision in a moment, with the tactical moves in it; legal in this state. For playing on in a sample."""

    def features(self, state: Any, seat: int) -> list[float]:
        """What the evaluation sees of a full state from one seat's side; always as many numbers."""

    def evaluate(self, state: Any) -> list[float]:
        """Each seat's chance to win, of a full state that is not over; they sum to one."""

    def lull(self, state: Any) -> int:
        """The number of the lull that this is, such as the turn at whose end `evaluate` tells the truth; BETWEEN two of them."""

    def temper(self, state: Any, seat: int, plan: Plan) -> tuple[float, float]:
        """How much a plan hoards, and how much it attacks, from 0 to 1: characters have a taste for one or the other."""


def likely(found: list[Plan], worths: list[float], spread: float, k: int) -> list[Choice]:
    """The k best plans with priors from what they are worth: one that is worth `spread` less is a third as likely."""
    order = sorted(range(len(found)), key=lambda at: -worths[at])[:k]
    best = worths[order[0]]
    shares = [math.exp(max(worths[at] - best, -50.0 * spread) / spread) for at in order]
    total = sum(shares)
    return [(share / total, found[at]) for share, at in zip(shares, order, strict=True)]


def outcome(state: State) -> list[float]:
    """Who won a game that is over: 1 for a sole winner, shares for several, 0 for all where nobody won."""
    standings = state.standings()
    assert standings is not None
    winners = standings.winners()
    share = 1.0 / len(winners) if winners else 0.0
    return [share if standing.place == 1 else 0.0 for standing in standings.seats]


def follow(state: State, seat: int, plan: Plan, chance: Chance) -> None:
    """Play a plan as far as its actions are allowed."""
    for action in plan:
        if not state.stack or not state.allows(seat, action):
            return
        state.play(seat, action, chance)
