"""Sequential halving: try all plans of a shortlist in shared worlds, then the better half in more worlds, and so on.

The worlds are samples of the seat's view, so they contain only information available to the seat. In simultaneous
steps, the submissions of others are drawn from their own shortlists.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from baronage.bots.search.budget import Budget
from baronage.bots.search.rollout import answer, final, rollout
from baronage.engine.core.chance import Chance
from baronage.engine.core.mypyc_compat import mypyc_attr
from baronage.engine.core.state import State
from baronage.engine.game.game import game_of
from baronage.engine.hooks.search import Choice, Plan, follow
from baronage.engine.learning.value_net import PLAN, ValueNet, load_net, softmax

SEEDS: Final = 1 << 53
SWAY: Final = 0.15  # weight of the prior while there are few simulations
REPLIES: Final = 8  # plans of another seat from which its submission is drawn
WIDER: Final = 16  # plans, at least, that a learnt prior compares
LIKELY: Final = 1e-4  # the smallest prior passed to the learnt one
VERBS: Final = 48  # kinds of actions that it tells apart


@dataclass(frozen=True)
class SearchParams:
    """Search parameters: number of plans, turns to look ahead, number of rounds."""

    plans: int = 12
    depth: int = 6
    rounds: int = 99  # each keeps the better half; with one round, all plans get equal time


@dataclass
class Tried:
    """A plan and its results: the win probabilities, in the order of the worlds."""

    plan: Plan
    prior: float
    values: list[float] = field(default_factory=list)

    @property
    def runs(self) -> int:
        """The number of simulations."""
        return len(self.values)

    @property
    def value(self) -> float:
        """The mean win probability."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def edge(self, other: Tried) -> tuple[float, float]:
        """Return the mean advantage over another plan in their shared worlds, and its standard error.

        The error is infinite for a single world.
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
class SearchResult:
    """The result of a search. `advice` is the best plan by prior, which is tried in all worlds.

    `secret` means that others choose at the same time.
    """

    tried: tuple[Tried, ...]  # most simulations first
    advice: Tried
    simulations: int
    secret: bool

    def value(self, one: Tried, caution: float) -> float:
        """Return a plan's win probability, less `caution` standard errors of its advantage over the advice."""
        gain, error = one.edge(self.advice)
        return self.advice.value + gain - (caution * error if caution else 0.0)

    def finalists(self) -> list[Tried]:
        """Return the plans with most simulations, from about the last two rounds.

        Without any simulation, return the advice.
        """
        most = max(one.runs for one in self.tried)
        if not most:
            return [self.advice]
        return [one for one in self.tried if 2 * one.runs >= most]

    def best(self, caution: float = 1.0) -> Tried:
        """Return the plan to follow."""
        return max(self.finalists(), key=lambda one: self.value(one, caution))


@dataclass(frozen=True)
class World:
    """A sample of the hidden information: the state, the seed of its chance, and the submissions of the others."""

    state: State
    seed: int
    others: tuple[tuple[int, Plan], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials:
    """Trials of an acting seat's plans, in worlds made from its view alone."""

    def __init__(self, view: State, seat: int, depth: int, chance: Chance) -> None:
        self.hooks = game_of(view).search
        self.view = view if view.viewer == seat else view.redact(seat)
        self.seat = seat
        self.depth = depth
        self.chance = chance
        self.secret = view.at_once() is not None
        self.replies: dict[int, list[Choice]] = {}

    def seed(self) -> int:
        return self.chance.below(SEEDS)

    def world(self) -> World:
        """Return a new world."""
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
        """Return a possible submission of another seat, drawn from its shortlist."""
        if seat not in self.replies:
            self.replies[seat] = self.hooks.plans(state.redact(seat), seat, REPLIES, chance)
        return draw(self.replies[seat], chance)

    def after(self, world: World, plan: Plan) -> tuple[State, Chance]:
        """Return the state right after a plan, and the chance to continue with."""
        state, chance = world.state.clone(), Chance(world.seed)
        follow(state, self.seat, plan, chance)
        for other, sheet in world.others:
            answer(state, other, sheet, chance)
        return state, chance

    def simulate(self, tried: list[Tried]) -> None:
        """Simulate each of these plans once, in a shared world."""
        world = self.world()
        for one in tried:
            state, chance = self.after(world, one.plan)
            one.values.append(rollout(self.hooks, state, self.depth, chance)[self.seat])


def draw(choices: list[Choice], chance: Chance) -> Plan:
    """Draw a plan by its prior."""
    at = chance.below(SEEDS) / SEEDS
    for prior, plan in choices:
        at -= prior
        if at < 0:
            return plan
    return choices[0][1]


def think(
    view: State,
    seat: int,
    chance: Chance,
    budget: Budget,
    limits: SearchParams,
    trials: Trials | None = None,
    shortlist: Sequence[Choice] = (),
) -> SearchResult:
    """Search for an acting seat, from its view. A stopped search returns its best result so far.

    `shortlist` replaces the game's own plans.
    `trials` runs the simulations; by default, others choose from their shortlists.
    """
    over = budget.begin()
    search = trials or Trials(view, seat, limits.depth, chance)
    tried = [Tried(plan, prior) for prior, plan in shortlist or candidates(search, limits.plans)]
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
    order = sorted(tried, key=lambda one: (-one.runs, _rank(one)))
    return SearchResult(tuple(order), advice, done, search.secret)


def candidates(search: Trials, k: int) -> list[Choice]:
    """Return the game's plans, with the learnt priors if it has some."""
    net = load_net(game_of(search.view).package, PLAN, search.view.setup.seats)
    if net is None:
        return search.hooks.plans(search.view, search.seat, k, search.chance)
    found = search.hooks.plans(search.view, search.seat, max(k, WIDER), search.chance)
    return found if len(found) == 1 else reweighed(net, found, encoded(search, found))[:k]


def reweighed(net: ValueNet, choices: Sequence[Choice], rows: Sequence[list[float]]) -> list[Choice]:
    """Return plans with priors corrected by a network, most likely first."""
    priors = softmax([row[0] + net.score(row) for row in rows])
    order = sorted(range(len(choices)), key=lambda at: -priors[at])
    return [(priors[at], choices[at][1]) for at in order]


def encoded(search: Trials, choices: Sequence[Choice]) -> list[list[float]]:
    """Return a row for each plan: its prior, its kinds of actions, and the features after it in a shared world."""
    world = search.world()
    blank: list[float] = []
    rows: list[list[float]] = []
    for prior, plan in choices:
        row = [math.log(max(prior, LIKELY))] + [0.0] * VERBS
        for action in plan:
            row[1 + action[0] % VERBS] += 1.0
        state, _ = search.after(world, plan)
        if state.stack:
            rows.append([*row, 0.0, *search.hooks.features(state, search.seat)])
        else:
            if not blank:
                blank = [0.0] * len(search.hooks.features(world.state, search.seat))
            rows.append([*row, 2 * final(state)[search.seat] - 1, *blank])
    return rows


def _rank(one: Tried) -> float:
    """Return the sort key, best first: the mean value, with a prior that loses weight with more simulations."""
    return -one.value - SWAY * one.prior / math.sqrt(one.runs) if one.runs else 1.0 - one.prior
