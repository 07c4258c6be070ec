"""Sequential halving: all plans of a shortlist are tried in the same worlds, then the better half in more worlds, and so on.

The worlds are samples of the seat's view, so that nothing is known that the seat can't know. Where several seats choose at once
the others' sheets are drawn from their own shortlists.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from baronage.bots.search.budget import Budget
from baronage.bots.search.rollout import answer, roll
from baronage.engine.chance import Chance
from baronage.engine.compiled import mypyc_attr
from baronage.engine.flow import State
from baronage.engine.mind import Choice, Plan, follow

SEEDS: Final = 1 << 53
SWAY: Final = 0.15  # of the prior, while there are few simulations
REPLIES: Final = 8  # plans of another seat from which his sheet is drawn


@dataclass(frozen=True)
class Limits:
    """How a player thinks: how many plans come to its mind, how many turns it looks ahead, how often it thinks again."""

    plans: int = 12
    depth: int = 6
    rounds: int = 99  # of which each leaves the better half; with one, all plans are looked at alike


@dataclass
class Tried:
    """A plan and what came of it: the chances to win that it led to, in the order of the worlds."""

    plan: Plan
    prior: float
    values: list[float] = field(default_factory=list)

    @property
    def runs(self) -> int:
        """How often it was tried."""
        return len(self.values)

    @property
    def value(self) -> float:
        """The mean chance to win."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def edge(self, other: Tried) -> tuple[float, float]:
        """By how much it is better than another in the worlds in which both were tried, and the standard error of that.

        Of a single world nobody knows the error: it may be anything.
        """
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        count = len(gains)
        if not count or self is other:
            return 0.0, 0.0
        mean = sum(gains) / count
        if count < 2:
            return mean, math.inf
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
        return mean, math.sqrt(spread / count)


@dataclass(frozen=True)
class Thought:
    """What a search found. `advice` is what looked best before anything was tried; it is tried in all worlds.

    `secret`: others choose at the same time.
    """

    tried: tuple[Tried, ...]  # those that were tried most come first
    advice: Tried
    simulations: int
    secret: bool

    def worth(self, one: Tried, caution: float) -> float:
        """A plan's chance to win, less so many standard errors: to leave the advice there must be a reason."""
        gain, error = one.edge(self.advice)
        return self.advice.value + gain - (caution * error if caution else 0.0)

    def finalists(self) -> list[Tried]:
        """The plans that were tried most: in the last two rounds, or nearly. The advice, where there was no time to try any."""
        most = max(one.runs for one in self.tried)
        if not most:
            return [self.advice]
        return [one for one in self.tried if 2 * one.runs >= most]

    def best(self, caution: float = 1.0) -> Tried:
        """The plan to follow."""
        return max(self.finalists(), key=lambda one: self.worth(one, caution))


@dataclass(frozen=True)
class World:
    """A sample of what a seat can't see: the state, the seed of what falls in it, and what the others have on their sheets."""

    state: State
    seed: int
    others: tuple[tuple[int, Plan], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials:
    """Tries plans of a seat that is asked, in worlds made from its view alone."""

    def __init__(self, view: State, seat: int, depth: int, chance: Chance) -> None:
        self.mind = view.game.mind
        self.view = view if view.eyes == seat else view.redact(seat)
        self.seat = seat
        self.depth = depth
        self.chance = chance
        self.secret = view.at_once() is not None
        self.replies: dict[int, list[Choice]] = {}

    def seed(self) -> int:
        return self.chance.below(SEEDS)

    def world(self) -> World:
        """A new one."""
        filling, seed, seat = Chance(self.seed()), self.seed(), self.seat
        if self.secret:
            filling.policy = self.sheet
        state = self.view.fill(seat, filling)
        others: list[tuple[int, Plan]] = []
        if self.secret:
            guessing = Chance(seed)
            others = [(other, self.sheet(state, other, guessing)) for other in state.actors() if other != seat]
        return World(state, seed, tuple(others))

    def sheet(self, state: State, seat: int, chance: Chance) -> Plan:
        """What another seat may send now: drawn from the plans that are likely for it."""
        if seat not in self.replies:
            self.replies[seat] = self.mind.plans(state.redact(seat), seat, REPLIES, chance)
        return draw(self.replies[seat], chance)

    def after(self, world: World, plan: Plan) -> tuple[State, Chance]:
        """What comes of a plan at once, and the chance with which it goes on there."""
        state, chance = world.state.clone(), Chance(world.seed)
        follow(state, self.seat, plan, chance)
        for other, sheet in world.others:
            answer(state, other, sheet, chance)
        return state, chance

    def simulate(self, tried: list[Tried]) -> None:
        """Each of these plans once, in a world of their own."""
        world = self.world()
        for one in tried:
            state, chance = self.after(world, one.plan)
            one.values.append(roll(self.mind, state, self.depth, chance)[self.seat])


def draw(choices: list[Choice], chance: Chance) -> Plan:
    """One of them, by its prior."""
    at = chance.below(SEEDS) / SEEDS
    for prior, plan in choices:
        at -= prior
        if at < 0:
            return plan
    return choices[0][1]


def think(
    view: State, seat: int, chance: Chance, budget: Budget, limits: Limits, trials: Trials | None = None
) -> Thought:
    """Search for a seat that is asked, from its view. It can be stopped at any time: then it tells its best so far.

    `trials`: where it tries the plans; else in worlds in which the others do what is likely.
    """
    mind = view.game.mind
    over = budget.begin()
    search = trials or Trials(view, seat, limits.depth, chance)
    tried = [Tried(plan, prior) for prior, plan in mind.plans(view, seat, limits.plans, chance)]
    advice = tried[0]
    left = tried
    done = 0
    rounds = min(limits.rounds, max(1, math.ceil(math.log2(len(tried))))) if len(tried) > 1 else 0
    for number in range(rounds):
        share = (budget.simulations - done) // (rounds - number)
        for _ in range(max(1, share // len(left))):
            if over():
                break
            search.simulate(left)
            done += len(left)
        best = sorted(left, key=_rank)[: (len(left) + 1) // 2]
        left = best if advice in best else [*best, advice]
        if over():
            break
    return Thought(tuple(sorted(tried, key=lambda one: (-one.runs, _rank(one)))), advice, done, search.secret)


def _rank(one: Tried) -> float:
    """Best first: the mean of the runs; the prior counts the less the more there are."""
    return -one.value - SWAY * one.prior / math.sqrt(one.runs) if one.runs else 1.0 - one.prior
