"""Search hooks of a game: whole decisions, a fast policy, and win probabilities for each seat.

A game defines them in its module `search`, as the functions of `SearchHooks`. Bots use them to search (`baronage.bots`).
Learned numbers are data next to the module, loaded by `engine.learning.value_net`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final, Protocol

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.text.params import Params

Plan = tuple[Action, ...]  # the actions of one decision, in order
Choice = tuple[float, Plan]  # the prior probability of a plan, and the plan
Because = tuple[str, Params]  # a message about one action of a plan
Traits = Mapping[str, float]  # by name, how much a plan has of this trait, from 0 to 1
Style = Mapping[str, float]  # a temperament, by the names of the game
Parts = Mapping[str, tuple[int, ...]]  # by name, features on one subject; the coach shows the first

NOT_QUIESCENT: Final = -1  # result of `quiescent_turn` inside a turn


class SearchHooks(Protocol):
    """The functions of a game's `search` module.

    All are functions of their arguments, and of the chance where there is one; they don't change a given view.

    A game may also explain a plan itself: `because(view, seat, plan, at)` returns the message that explains `plan[at]`,
    with its params (`Because`). If it returns None, the coach looks for a part that changes; if the message is "", a hint
    gives no reason.

    `styled_plans(view, seat, k, chance, style)`, also optional, is `plans` for a player with a temperament (`Style`).

    `self_harm(before, after, seat, plan)`, also optional, returns the name of a blunder that every beginner recognises
    (an own unit thrown away, the game ended in an avoidable loss), or "". It judges only by what the seat could know
    before. Characters avoid such plans, and `fuzz` and `ladder` count them.
    """

    @property
    def PARTS(self) -> Parts:
        """The subjects of the features.

        A coach reports a growing or shrinking part as `coach-NAME-more` or `coach-NAME-less`.
        """

    def plans(self, view: Any, seat: int, k: int, chance: Chance) -> list[Choice]:
        """Return at most k whole decisions of the seat, most likely first, from the seat's view.

        Their priors sum to one.

        A plan holds only actions that are legal for any hidden cards. A caller that follows a plan stops at the first
        action that is no longer allowed, and calls `plans` again.
        """

    def rollout_policy(self, state: Any, seat: int, chance: Chance) -> Plan:
        """Return a fair decision quickly, including tactical moves.

        It is legal in this state. Used for rollouts in samples.
        """

    def features(self, state: Any, seat: int) -> list[float]:
        """Return the features of a full state from one seat's side, always in equal number."""

    def evaluate(self, state: Any) -> list[float]:
        """Return each seat's probability to win in an unfinished full state. They sum to one."""

    def quiescent_turn(self, state: Any) -> int:
        """Return the number of the quiescent turn at which `evaluate` is accurate, or NOT_QUIESCENT."""

    def traits(self, state: Any, seat: int, plan: Plan) -> Traits:
        """Return what kind of plan this is: by name (`hoards`, `attacks`, …), how much, from 0 to 1.

        Characters like or overlook plans by their traits.
        """


def shortlist(found: list[Plan], values: list[float], spread: float, k: int) -> list[Choice]:
    """Return the k best plans with priors from their values. A plan worth `spread` less is a third as likely."""
    order = sorted(range(len(found)), key=lambda at: -values[at])[:k]
    best = values[order[0]]
    shares = [math.exp(max(values[at] - best, -50.0 * spread) / spread) for at in order]
    total = sum(shares)
    return [(share / total, found[at]) for share, at in zip(shares, order, strict=True)]


def outcome(state: State) -> list[float]:
    """Return the result of a finished game: 1 for a sole winner, shares for several, 0 for all without a winner."""
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
