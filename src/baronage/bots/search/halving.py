"""Sequential halving: all plans of a shortlist are tried in the same worlds, then the better half in more worlds, and so on.

The worlds are samples of the seat's view, so that nothing is known that the seat can't know. Where several seats choose at once
the others' sheets are drawn from their own shortlists.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from baronage.bots.search.budget import Budget
from baronage.bots.search.rollout import answer, roll
from baronage.engine.chance import Chance
from baronage.engine.flow import Sheets, State
from baronage.engine.mind import Choice, Mind, Plan, follow

SEEDS: Final = 1 << 53
SWAY: Final = 0.15  # of the prior, while there are few simulations
REPLIES: Final = 8  # plans of another seat from which his sheet is drawn


@dataclass(frozen=True)
class Limits:
    """How a player thinks: how many plans come to its mind, how many turns it looks ahead."""

    plans: int = 12
    depth: int = 6


@dataclass
class Tried:
    """A plan and what came of it."""

    plan: Plan
    prior: float
    total: float = 0.0
    squares: float = 0.0
    runs: int = 0

    @property
    def value(self) -> float:
        """The mean chance to win that it led to."""
        return self.total / self.runs if self.runs else 0.0

    @property
    def error(self) -> float:
        """The standard error of that."""
        if self.runs < 2:
            return 0.5
        spread = max(self.squares / self.runs - self.value**2, 0.0)
        return math.sqrt(spread / (self.runs - 1))


@dataclass(frozen=True)
class Thought:
    """What a search found: the plans, best first, and how many simulations it took. `secret`: others choose at the same time."""

    tried: tuple[Tried, ...]
    simulations: int
    secret: bool

    @property
    def best(self) -> Tried:
        return self.tried[0]


class _Search:
    def __init__(self, mind: Mind, view: State, seat: int, limits: Limits, chance: Chance) -> None:
        self.mind = mind
        self.view = view if view.eyes == seat else view.redact(seat)
        self.seat = seat
        self.limits = limits
        self.chance = chance
        top = view.stack[-1]
        self.secret = isinstance(top, Sheets)
        self.replies: dict[int, list[Choice]] = {}

    def seed(self) -> int:
        return self.chance.below(SEEDS)

    def world(self, seed: int) -> State:
        """A sample of what the seat can't see."""
        chance = Chance(seed)
        if self.secret:
            chance.policy = self.sheet
        return self.view.fill(self.seat, chance)

    def sheet(self, state: State, seat: int, chance: Chance) -> Plan:
        """What another seat may send now: drawn from the plans that are likely for it."""
        if seat not in self.replies:
            self.replies[seat] = self.mind.plans(state.redact(seat), seat, REPLIES, chance)
        return draw(self.replies[seat], chance)

    def simulate(self, tried: list[Tried]) -> None:
        """Each of these plans once, in a world of their own."""
        world, seed, seat = self.world(self.seed()), self.seed(), self.seat
        others: list[tuple[int, Plan]] = []
        if self.secret:
            guessing = Chance(seed)
            others = [(other, self.sheet(world, other, guessing)) for other in world.actors() if other != seat]
        for one in tried:
            state, chance = world.clone(), Chance(seed)
            follow(state, seat, one.plan, chance)
            for other, plan in others:
                answer(state, other, plan, chance)
            value = roll(self.mind, state, self.limits.depth, chance)[seat]
            one.total += value
            one.squares += value * value
            one.runs += 1


def draw(choices: list[Choice], chance: Chance) -> Plan:
    """One of them, by its prior."""
    at = chance.below(SEEDS) / SEEDS
    for prior, plan in choices:
        at -= prior
        if at < 0:
            return plan
    return choices[0][1]


def think(view: State, seat: int, chance: Chance, budget: Budget, limits: Limits) -> Thought:
    """Search for a seat that is asked, from its view. It can be stopped at any time: then it tells its best so far."""
    mind = view.game.mind
    over = budget.begin()
    search = _Search(mind, view, seat, limits, chance)
    tried = [Tried(plan, prior) for prior, plan in mind.plans(view, seat, limits.plans, chance)]
    left = tried
    done = 0
    rounds = max(1, math.ceil(math.log2(len(tried)))) if len(tried) > 1 else 0
    for number in range(rounds):
        share = (budget.simulations - done) // (rounds - number)
        for _ in range(max(1, share // len(left))):
            if done and over():
                break
            search.simulate(left)
            done += len(left)
        left = sorted(left, key=_rank)[: (len(left) + 1) // 2]
        if done and over():
            break
    return Thought(tuple(sorted(tried, key=lambda one: (-one.runs, _rank(one)))), done, search.secret)


def _rank(one: Tried) -> float:
    """Best first: the mean of the runs; the prior counts the less the more there are."""
    return -one.value - SWAY * one.prior / math.sqrt(one.runs) if one.runs else 1.0 - one.prior
