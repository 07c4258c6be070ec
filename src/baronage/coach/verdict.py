"""Verdicts: one decision compared with the other plans on the shortlist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from baronage.bots.characters import Character
from baronage.bots.search import Budget, SearchResult, Trials, Tried, World
from baronage.bots.search.rollout import rollout
from baronage.coach.reason import Reason, why
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.hooks.search import Plan, follow

BEST: Final = "best"
GOOD: Final = "good"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"
FORCED: Final = "forced"  # there was no choice
UNSEEN: Final = "unseen"  # there was no time to check it

ERRORS: Final = 2.5  # standard errors beyond which a loss counts
LOSS: Final = 0.05  # in win probability: smaller losses are not criticized
GRAVE: Final = 0.12  # from here on it is a mistake
DOUBT: Final = 0.025  # a plan that first looks better by this is checked again
RIVALS: Final = 3  # plans that are checked again
TO_THE_END: Final = 1 << 30  # turns of a playout
PLAYOUTS: Final = 16  # games added at once
JUDGED: Final = 8  # decisions by the judge; the rest of its games is played by the rollout policy
SIMULATIONS: Final = 20_000  # default for a whole game
FULL: Final = 240  # simulations per decision, with which nothing is saved

Over = Callable[[], bool]  # whether to stop now


@dataclass(frozen=True)
class Effort:
    """The number of worlds for each comparison.

    All plans first, the most likely again, games by the rollout policy, and games by the judge.
    """

    first: int = 10
    again: int = 24
    last: int = 64
    judged: int = 32

    @staticmethod
    def of(simulations: int, decisions: int) -> Effort:
        """Return the effort for a game with this number of decisions.

        First comparisons take about `simulations` in a whole game. Games that confirm a loss are fewer only with a smaller
        budget than the default, however many decisions there are.
        """
        share = min(1.0, simulations / max(1, decisions) / FULL)
        games = min(1.0, simulations / SIMULATIONS)
        return Effort(
            *(max(3, round(10 * share)), max(6, round(24 * share))),
            *(max(PLAYOUTS, round(64 * games)), max(PLAYOUTS // 2, round(32 * games))),
        )


class Judge(Character):
    """The player of all seats in the games that confirm a loss. It is stronger than the rollout policy, and quick."""

    NAME: ClassVar[str] = "judge"

    def think(self, view: State, seat: int, chance: Chance, budget: Budget | None = None) -> SearchResult:
        """Evaluate the plans without a time limit."""
        return super().think(view, seat, chance, Budget(self.level(view).simulations))


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


def judge_again(trials: Trials, first: Judgement, effort: Effort, over: Over) -> Judgement:
    """Compare the decision with the best rivals in new worlds, then play the better one on to the end.

    The rollout policy sorts out losses that are none. The judge plays the others on in further worlds, from which the
    figure comes: what the rollout policy makes of a position is not what players do, and the greatest of many
    estimates is too great.
    """
    mine, *tried = compare(trials, [first.plan, *first.rivals], effort.again)
    best = max(tried, key=lambda one: one.value)
    found = replace(first, chance=mine.value, simulations=effort.again * (1 + len(tried)))
    gap = best.edge(mine)[0]
    if gap <= DOUBT:
        return replace(found, verdict=BEST if gap <= 0 else GOOD)
    loss, error, games = playouts(trials, first.plan, best.plan, effort.last, over)
    found = replace(found, simulations=found.simulations + 2 * games)
    if is_clear(loss, error):
        loss, error, games = playouts(trials, first.plan, best.plan, effort.judged, over, Judge())
        found = replace(found, simulations=found.simulations + 2 * games)
    found = replace(found, loss=max(0.0, loss), error=error)
    if not is_clear(loss, error) or over():
        return replace(found, verdict=GOOD)
    verdict = MISTAKE if loss >= GRAVE else DOUBTFUL
    return replace(found, verdict=verdict, better=best.plan, reason=why(trials, best.plan, first.plan))


def is_clear(loss: float, error: float) -> bool:
    """Return whether a loss counts."""
    return loss >= LOSS and loss > ERRORS * error


def playouts(
    trials: Trials, plan: Plan, rival: Plan, most: int, over: Over, judge: Judge | None = None
) -> tuple[float, float, int]:
    """Return how much more a rival plan wins in games played to their end, its standard error, and their number.

    Both are played on in shared worlds, by the rollout policy or for some decisions by the judge. The games end early
    when the loss is clearly none, and with the rollout policy when it is clear.
    """
    mine, other = Tried(plan, 0.0), Tried(rival, 0.0)
    loss = error = 0.0
    while mine.runs < most and not over():
        for _ in range(min(PLAYOUTS, most - mine.runs)):
            world = trials.world()
            for one in (mine, other):
                one.values.append(_played_on(trials, world, one.plan, judge))
        loss, error = other.edge(mine)
        if (judge is None and is_clear(loss, error)) or loss + error < LOSS:
            break
    return loss, error, mine.runs


def _played_on(trials: Trials, world: World, plan: Plan, judge: Judge | None) -> float:
    """Return the seat's result of a game after a plan."""
    state, chance = trials.after(world, plan)
    if judge is not None:
        for _ in range(JUDGED):
            actors = state.actors()
            if not actors:
                break
            follow(state, actors[0], judge.plan(state.redact(actors[0]), actors[0], chance), chance)
    return rollout(trials.hooks, state, TO_THE_END, chance)[trials.seat]
