"""Verdicts: one decision compared with the other plans on the shortlist."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from baronage.bots.search import Trials, Tried
from baronage.coach.reason import Reason, why
from baronage.engine.hooks.search import Plan

BEST: Final = "best"
GOOD: Final = "good"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"
FORCED: Final = "forced"  # there was no choice
UNSEEN: Final = "unseen"  # there was no time to check it

ERRORS: Final = 2.0  # standard errors beyond which a loss counts
LOSS: Final = 0.05  # in win probability: smaller losses are not criticized
GRAVE: Final = 0.12  # from here on it is a mistake
DOUBT: Final = 0.025  # a plan that first looks better by this is checked again
RIVALS: Final = 3  # plans that are checked again
TO_THE_END: Final = 1 << 30  # turns of a playout
PLAYOUTS: Final = 32  # games added at once to confirm a loss


@dataclass(frozen=True)
class Effort:
    """The number of worlds for each comparison: all plans first, the most likely again, and games played to their end."""

    first: int = 10
    again: int = 24
    last: int = 256

    @staticmethod
    def of(simulations: int, decisions: int) -> Effort:
        """Return an effort with which a whole game takes about this number of simulations."""
        share = min(1.0, simulations / max(1, decisions) / 240)
        return Effort(max(3, round(10 * share)), max(6, round(24 * share)), max(PLAYOUTS, round(256 * share)))


@dataclass(frozen=True)
class Judgement:
    """The preliminary verdict on a decision."""

    plan: Plan
    verdict: str
    chance: float
    rivals: tuple[Plan, ...] = ()  # plans that looked better or nearly as good, best first
    gap: float = 0.0  # by how much the best of them looked better
    loss: float = 0.0
    error: float = 0.0
    better: Plan | None = None
    reason: Reason | None = None
    simulations: int = 0

    @property
    def wants_more(self) -> bool:
        """Whether another plan looks better by enough to check again."""
        return self.gap > DOUBT


def compare(trials: Trials, plans: Sequence[Plan], worlds: int) -> list[Tried]:
    """Simulate each plan in the same number of shared worlds."""
    tried = [Tried(plan, 0.0) for plan in plans]
    for _ in range(worlds):
        trials.simulate(tried)
    return tried


def judge_first(trials: Trials, plan: Plan, plans: Sequence[Plan], effort: Effort) -> Judgement:
    """Compare all plans in few worlds."""
    others = [one for one in plans if one != plan]
    if not others:
        tried = compare(trials, [plan], effort.first)
        return Judgement(plan, BEST, tried[0].value, simulations=effort.first)
    mine, *tried = compare(trials, [plan, *others], effort.first)
    ranked = sorted(tried, key=lambda one: -one.value)[:RIVALS]
    gap = ranked[0].edge(mine)[0]
    verdict = BEST if gap <= 0 else GOOD
    rivals = tuple(one.plan for one in ranked)
    return Judgement(plan, verdict, mine.value, rivals, max(0.0, gap), simulations=effort.first * (1 + len(others)))


def judge_again(trials: Trials, first: Judgement, effort: Effort) -> Judgement:
    """Compare the decision with the best rivals in new worlds, then play the better one on to the end.

    A loss is confirmed only by games that are played to their end in further worlds; its figure comes from them.
    """
    mine, *tried = compare(trials, [first.plan, *first.rivals], effort.again)
    best = max(tried, key=lambda one: one.value)
    found = replace(first, chance=mine.value, simulations=effort.again * (1 + len(tried)))
    gap = best.edge(mine)[0]
    if gap <= DOUBT:
        return replace(found, verdict=BEST if gap <= 0 else GOOD)
    loss, error, games = playouts(trials, first.plan, best.plan, effort.last)
    found = replace(found, loss=max(0.0, loss), error=error, simulations=found.simulations + 2 * games)
    if loss < LOSS or loss <= ERRORS * error:
        return replace(found, verdict=GOOD)
    verdict = MISTAKE if loss >= GRAVE else DOUBTFUL
    return replace(found, verdict=verdict, better=best.plan, reason=why(trials, best.plan, first.plan))


def playouts(trials: Trials, plan: Plan, rival: Plan, most: int) -> tuple[float, float, int]:
    """Return how much more a rival plan wins in games played to their end, its standard error, and their number.

    Both are played on in shared worlds by the rollout policy, until the difference is clear or clearly small.
    """
    ends = Trials(trials.view, trials.seat, TO_THE_END, trials.chance)
    mine, other = Tried(plan, 0.0), Tried(rival, 0.0)
    loss = error = 0.0
    while mine.runs < most:
        for _ in range(PLAYOUTS):
            ends.simulate([mine, other])
        loss, error = other.edge(mine)
        if loss > max(LOSS, ERRORS * error) or loss + ERRORS * error < LOSS:
            break
    return loss, error, mine.runs
