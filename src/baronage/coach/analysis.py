"""A finished game, judged for one seat on what it could know: its chance to win after each decision, and what was better.

The chances are those of the game's own evaluation in samples of what the seat saw then. What a seat did is compared with other
plans in the same samples, first shallowly, and where another plan looks better again in fresh ones (of several estimates the
highest flatters). Only what is better by more than two standard errors, and by five in a hundred, is held against the player.
Changes that chance brought are told apart from those that players made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Any, Final

from baronage.bots.characters import level
from baronage.bots.search import Budget, Trials
from baronage.bots.search.rollout import roll
from baronage.coach.decisions import Played, Run, others_run, own_run, played
from baronage.coach.hint import steps_of
from baronage.coach.verdict import (
    BEST,
    DOUBTFUL,
    FORCED,
    GOOD,
    MISTAKE,
    UNSEEN,
    Effort,
    Judgement,
    judge_again,
    judge_first,
)
from baronage.engine.chance import Chance
from baronage.engine.errors import BadDocument
from baronage.engine.flow import State
from baronage.engine.mind import Plan, outcome
from baronage.engine.record import Record
from baronage.engine.refusals import say
from baronage.engine.words import ENGLISH

VERSION: Final = 1  # of the stored form
SIMULATIONS: Final = 20_000  # for a whole game, unless told
PLANS: Final = 8  # on the shortlist of each decision
WORLDS: Final = 24  # samples for each point of the curve
LUCK_WORLDS: Final = 12  # other outcomes with which one that fell is compared
ADVISER: Final = "anselm"  # as far as he looks, so far does the comparison
TURNING_POINTS: Final = 2
LEAST_TURN: Final = 0.03  # a smaller change turns nothing
SENTENCES: Final = 4  # told of one decision
LARGE: Final = 1_000_003  # between the seeds of two decisions
VERDICTS: Final = (BEST, GOOD, DOUBTFUL, MISTAKE)

Tell = Callable[[int, int], None]  # how much is done, of how much


@dataclass(frozen=True)
class Point:
    """The curve after one decision of any seat: the chance to win of who is looked at, and what changed it."""

    move: int  # of the record, counted from 1; 0 is the beginning
    seat: int  # who decided; -1: nobody, or the table
    chance: float
    own: float  # what the player's decision lost, if another was better, or leaving the game did,
    luck: float  # what chance did,
    others: float  # the rest: what the others' decisions did, and what they were not yet believed to do
    told: str  # what happened, as the player saw it


@dataclass(frozen=True)
class Decision:
    """One decision of the player. `better`, its chance and the reason are there only where the verdict is doubtful or mistake."""

    move: int  # the last of its moves
    first: int  # the first of its moves: the position in which it was decided is the one before it
    verdict: str
    text: str
    told: str
    chance: float  # to win, with what was done
    error: float = 0.0  # the standard error of the loss
    loss: float = 0.0
    better: str = ""
    better_words: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class Turn:
    """A turning point: which point of the curve, and how the chance changed there."""

    point: int
    change: float


@dataclass(frozen=True)
class Analysis:
    """What the coach says about a game. Kept as JSON; `whole`: it was not stopped before its end."""

    game: str
    seat: int
    names: tuple[str, ...]
    language: str
    seed: int
    simulations: int
    whole: bool
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]

    def counts(self) -> dict[str, int]:
        """How many decisions of each kind."""
        return {kind: sum(one.verdict == kind for one in self.decisions) for kind in VERDICTS}

    def shares(self) -> dict[str, float]:
        """What the player, chance and the others did to the chance, from the beginning to the end."""
        return {kind: sum(getattr(point, kind) for point in self.points) for kind in ("own", "luck", "others")}

    def to_json(self) -> dict[str, Any]:
        """As it is kept and sent."""
        return {"analysis": VERSION, **asdict(self), "counts": self.counts(), "shares": self.shares()}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Analysis:
        """From what was kept."""
        try:
            if data["analysis"] != VERSION:
                raise BadDocument(say("analysis-form", form=f"{data['analysis']!r:.40}", known=VERSION))
            return Analysis(
                *(str(data["game"]), int(data["seat"]), tuple(data["names"]), str(data["language"]), int(data["seed"])),
                *(int(data["simulations"]), bool(data["whole"]), tuple(Point(**point) for point in data["points"])),
                tuple(Decision(**{**one, "better_words": tuple(one["better_words"])}) for one in data["decisions"]),
                tuple(Turn(**turn) for turn in data["turns"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, BadDocument):
                raise
            raise BadDocument(say("analysis-bad", why=f"{type(error).__name__} {error}")) from error


def analyse(
    record: Record,
    seat: int,
    budget: Budget | None = None,
    seed: int = 0,
    tell: Tell | None = None,
    language: str = ENGLISH,
) -> Analysis:
    """Judge a finished game for one seat. Without seconds the result is a function of the simulations and the seed."""
    if not 0 <= seat < record.setup.seats:
        raise BadDocument(say("seat-unknown", seat=seat))
    if not record.game.thinks:
        raise BadDocument(say("coach-none", game=record.game.title))
    return _Analyst(record, seat, budget or Budget(SIMULATIONS), seed, tell or _say_nothing, language).run()


def _say_nothing(done: int, of: int) -> None:
    """Nobody wants to know how far it is."""


class _Analyst:
    def __init__(self, record: Record, seat: int, budget: Budget, seed: int, tell: Tell, language: str) -> None:
        self.record, self.game, self.mind = record, record.game, record.game.mind
        self.seat, self.budget, self.seed, self.tell, self.language = seat, budget, seed, tell, language
        self.over = budget.begin()
        self.depth = level(ADVISER, self.game.name).depth
        self.simulations = 0
        self.stopped = False

    def run(self) -> Analysis:
        runs, plans = self.cut(played(self.record))
        asked = [at for at, run in enumerate(runs) if self.asked(run, plans[at])]
        total = len(runs) + 2 * len(asked)
        points = [Point(0, -1, self.chance(runs[0].before, 0) if runs else 0.0, 0.0, 0.0, 0.0, "")]
        for at, run in enumerate(runs):
            points.append(self.point(points[-1].chance, run, at))
            self.tell(at + 1, total)
        effort = Effort.of(self.budget.simulations, len(asked))
        judged: dict[int, Judgement] = {}
        for done, at in enumerate(asked, len(runs) + 1):
            if self.is_over():
                break
            judged[at] = judge_first(self.trials(runs[at], at), runs[at].plan, plans[at], effort)
            self.simulations += judged[at].simulations
            self.tell(done, total)
        doubted = sorted((at for at in judged if judged[at].wants_more), key=lambda at: -judged[at].gap)
        for done, at in enumerate(doubted, total - len(doubted) + 1):
            if self.is_over():
                break
            judged[at] = judge_again(self.trials(runs[at], at + len(runs)), judged[at], effort)
            self.simulations += judged[at].simulations
            self.tell(done, total)
        self.tell(total, total)
        for at, run in enumerate(runs):
            if run.seat == self.seat and not _leaves(run):
                points[at + 1] = blamed(points[at + 1], judged.get(at))
        decisions = [
            self.decision(run, judged.get(at))
            for at, run in enumerate(runs)
            if run.seat == self.seat and not _leaves(run)
        ]
        return Analysis(
            *(self.game.name, self.seat, tuple(self.record.names), self.language, self.seed, self.simulations),
            *(not self.stopped, tuple(points), tuple(decisions), turning_points(points)),
        )

    def is_over(self) -> bool:
        self.stopped = self.stopped or self.over()
        return self.stopped

    def chance_of(self, number: int) -> Chance:
        return Chance(self.seed * LARGE + number)

    def trials(self, run: Run, number: int) -> Trials:
        return Trials(run.before.redact(self.seat), self.seat, self.depth, self.chance_of(number))

    # --- the decisions ------------------------------------------------------------------------------------------

    def cut(self, moves: list[Played]) -> tuple[list[Run], list[list[Plan]]]:
        """The game as decisions, and for each of the player's the shortlist that he had."""
        runs: list[Run] = []
        plans: list[list[Plan]] = []
        at = 0
        while at < len(moves):
            move, found = moves[at], list[Plan]()
            if move.seat == self.seat and move.actions[0][0] >= 0 and self.seat in move.before.actors():
                view = move.before.redact(self.seat)
                found = [plan for _, plan in self.mind.plans(view, self.seat, PLANS, self.chance_of(at))]
                runs.append(own_run(moves, at, found))
            elif move.seat == self.seat:
                runs.append(Run((move,), move.actions))
            else:
                runs.append(others_run(moves, at))
            plans.append(found)
            at += len(runs[-1].moves)
        return runs, plans

    def asked(self, run: Run, plans: list[Plan]) -> bool:
        """Did the player have a choice here?"""
        if run.seat != self.seat or not plans:
            return False
        return len(run.before.actions(self.seat)) > 1 or bool(run.before.spans(self.seat))

    def decision(self, run: Run, judged: Judgement | None) -> Decision:
        text = " ; ".join(move.text for move in run.moves)
        told = self.told(run)
        first = run.moves[0].number
        if judged is None:
            forced = len(run.before.actions(self.seat)) == 1 and not run.before.spans(self.seat)
            verdict = FORCED if forced else UNSEEN
            return Decision(run.number, first, verdict, text, told, 0.0)
        if judged.better is None:
            return Decision(run.number, first, judged.verdict, text, told, judged.chance, judged.error, judged.loss)
        view, names = run.before.redact(self.seat), self.record.names
        steps = steps_of(view, self.seat, judged.better, self.language, names)
        reason = judged.reason.say(self.game, self.record.setup.seats, self.seat, self.language, names)
        better = self.game.phrase(view, self.seat, [step.action for step in steps])
        words = tuple(step.words for step in steps)
        figures = (judged.chance, judged.error, judged.loss)
        return Decision(run.number, first, judged.verdict, text, told, *figures, better, words, reason)

    def told(self, run: Run) -> str:
        """What happened, in sentences, as the player saw it; of a sheet of his own what he wrote on it."""
        found: list[str] = []
        if run.seat == self.seat and run.before.at_once() is not None and not _leaves(run):
            wrote: Plan = tuple(action for move in run.moves for action in move.actions)
            steps = steps_of(run.before.redact(self.seat), self.seat, wrote, self.language, self.record.names)
            return "; ".join(step.words.rstrip(".") for step in steps[:SENTENCES]) + "."
        bit, view = 1 << self.seat, run.before.redact(self.seat)
        for move in run.moves:
            for event in move.events:
                if event[1] & bit and len(found) < SENTENCES:
                    sentence = self.game.event_words(
                        self.record.setup, event, self.seat, self.language, self.record.names, view
                    )[0]
                    if sentence:
                        found.append(sentence)
        return " ".join(found)

    # --- the curve ----------------------------------------------------------------------------------------------

    def chance(self, state: State, number: int, plan: Plan | None = None) -> float:
        """The seat's chance to win, from what it sees: if it follows this plan, or what looks best, where it is asked."""
        if not state.stack:
            return outcome(state)[self.seat]
        view, chance = state.redact(self.seat), self.chance_of(number)
        if plan is None:
            asked = self.seat in view.actors()
            plan = self.mind.plans(view, self.seat, PLANS, chance)[0][1] if asked else ()
        trials = Trials(view, self.seat, 0, chance)
        worlds = 1 if self.is_over() else WORLDS
        total = 0.0
        for _ in range(worlds):
            after, falls = trials.after(trials.world(), plan)
            total += roll(self.mind, after, 0, falls)[self.seat]
        self.simulations += worlds
        return total / worlds

    def luck(self, move: Played, number: int) -> float:
        """How much better it fell than it falls on average: the same move with other dice."""
        seeds = self.chance_of(number)
        worlds = 1 if self.is_over() else LUCK_WORLDS
        total = 0.0
        for _ in range(worlds):
            seed, other = seeds.below(LARGE), move.before.clone()
            for action in move.actions:
                other.play(move.seat, action, Chance(seed))
            total += self.glance(move.after, seed) - self.glance(other, seed)
        self.simulations += 2 * worlds
        return total / worlds

    def glance(self, state: State, seed: int) -> float:
        """The seat's chance to win in one sample of what it sees."""
        if not state.stack:
            return outcome(state)[self.seat]
        trials = Trials(state.redact(self.seat), self.seat, 0, Chance(seed))
        after, falls = trials.after(trials.world(), ())
        return roll(self.mind, after, 0, falls)[self.seat]

    def point(self, before: float, run: Run, number: int) -> Point:
        """What one decision changed, and by whom."""
        after = self.chance(run.after, number)
        own = luck = others = 0.0
        if run.seat == self.seat:
            last = run.moves[-1]
            expected = self.chance(run.before, number, run.plan) if last.shows else after
            own, luck = expected - before, after - expected
            if run.before.at_once() is not None:  # what the others wrote was their decision
                fell = self.luck(last, number) if last.by_chance else 0.0
                luck, others = fell, luck - fell
        else:
            for move in run.moves:
                if move.by_chance:
                    luck += self.luck(move, number)
            others = after - before - luck
        return Point(run.number, max(run.seat, -1), after, own, luck, others, self.told(run))


def blamed(point: Point, judged: Judgement | None) -> Point:
    """A point after a decision of the player: what went down although nothing was better is not held against him."""
    own = -judged.loss if judged is not None and judged.better is not None else 0.0
    return replace(point, own=own, others=point.others + point.own - own)


def _leaves(run: Run) -> bool:
    """Is it no decision of the game's own: the seat resigned, or let its time run out?"""
    return run.plan[0][0] < 0


def turning_points(points: Sequence[Point]) -> tuple[Turn, ...]:
    """The largest changes of the curve, in the order of the game; of what one seat did in a row at most one."""
    turn, turns = 0, [0]
    for last, point in pairwise(points):
        turn += point.seat != last.seat
        turns.append(turn)
    changes = [0.0, *(point.chance - last.chance for last, point in pairwise(points))]
    chosen: list[int] = []
    for at in sorted(range(len(points)), key=lambda at: -abs(changes[at])):
        if len(chosen) == TURNING_POINTS or abs(changes[at]) < LEAST_TURN:
            break
        if turns[at] not in [turns[other] for other in chosen]:
            chosen.append(at)
    return tuple(Turn(at, changes[at]) for at in sorted(chosen))
