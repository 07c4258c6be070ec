"""Was there something better? One decision against the other plans that came to mind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from baronage.bots.search import Trials, Tried
from baronage.coach.reason import ANY, Reason, why
from baronage.engine.mind import Plan

BEST: Final = "best"
GOOD: Final = "good"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"
FORCED: Final = "forced"  # there was nothing to choose
UNSEEN: Final = "unseen"  # there was no time to look at it

ERRORS: Final = 2.0  # standard errors beyond which a loss is believed
LOSS: Final = 0.05  # of the chance to win: less is not held against anybody
GRAVE: Final = 0.12  # from here on it is a mistake
DOUBT: Final = 0.025  # what looks so much better at first is looked at again
RIVALS: Final = 3  # plans that are looked at again


@dataclass(frozen=True)
class Effort:
    """In how many worlds plans are compared: all of them at first, the likeliest again, and the last two once more."""

    first: int = 10
    again: int = 24
    last: int = 64

    @staticmethod
    def of(simulations: int, decisions: int) -> Effort:
        """So that a whole game takes about so many simulations."""
        share = min(1.0, simulations / max(1, decisions) / 240)
        return Effort(max(3, round(10 * share)), max(6, round(24 * share)), max(16, round(64 * share)))


@dataclass(frozen=True)
class Judgement:
    """What is thought of a decision so far."""

    plan: Plan
    verdict: str
    chance: float
    rivals: tuple[Plan, ...] = ()  # that looked better or nearly as good, the best first
    gap: float = 0.0  # by how much the best of them looked better
    loss: float = 0.0
    error: float = 0.0
    better: Plan | None = None
    reason: Reason = ANY
    simulations: int = 0

    @property
    def wants_more(self) -> bool:
        """Does something look so much better that it must be looked at again?"""
        return self.gap > DOUBT


def compare(trials: Trials, plans: Sequence[Plan], worlds: int) -> list[Tried]:
    """Each plan in the same so many worlds."""
    tried = [Tried(plan, 0.0) for plan in plans]
    for _ in range(worlds):
        trials.simulate(tried)
    return tried


def judge_first(trials: Trials, plan: Plan, plans: Sequence[Plan], effort: Effort) -> Judgement:
    """A shallow look at everything."""
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
    """Which rival is the best, and by how much: both in worlds that were not used before."""
    mine, *tried = compare(trials, [first.plan, *first.rivals], effort.again)
    best = max(tried, key=lambda one: one.value)
    mine, rival = compare(trials, [first.plan, best.plan], effort.last)
    loss, error = rival.edge(mine)
    done = effort.again * (1 + len(tried)) + 2 * effort.last
    found = replace(first, chance=mine.value, loss=max(0.0, loss), error=error, simulations=done)
    if loss <= 0:
        return replace(found, verdict=BEST)
    if loss < LOSS or loss <= ERRORS * error:
        return replace(found, verdict=GOOD)
    verdict = MISTAKE if loss >= GRAVE else DOUBTFUL
    return replace(found, verdict=verdict, better=best.plan, reason=why(trials, best.plan, first.plan))
