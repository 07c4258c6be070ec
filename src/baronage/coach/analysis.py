"""The analysis of a finished game for one seat: its win probability after each decision, and better alternatives.

The probabilities come from the game's evaluation in samples of the seat's view at that time. The player's choice is
compared with other plans in shared samples, first with few. If another plan looks better, both are compared again in
new samples, because the best of several estimates is biased, and then played on to the end of the game, first by the
rollout policy, then in new samples by a stronger player. A decision is criticized only if another wins more of these
games, by more than two and a half standard errors and five percent. Effects of chance are separated from those of
players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Any, Final

from baronage.bots.characters import level
from baronage.bots.search import Budget, Trials
from baronage.bots.search.rollout import rollout
from baronage.coach.decisions import Played, Run, others_run, own_run, played
from baronage.coach.hint import steps_of
from baronage.coach.verdict import (
    BEST,
    DOUBTFUL,
    FORCED,
    GOOD,
    MISTAKE,
    SIMULATIONS,
    UNSEEN,
    Effort,
    Judgement,
    judge_again,
    judge_first,
)
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, document_reason
from baronage.engine.core.state import Event, State
from baronage.engine.game.messages import ENGLISH
from baronage.engine.game.table import ends_of, events
from baronage.engine.hooks.search import Plan, outcome
from baronage.engine.match.record import Record
from baronage.engine.text.input_errors import msg

VERSION: Final = 4  # of the stored format
PLANS: Final = 8  # on the shortlist of each decision
WORLDS: Final = 24  # samples for each point of the curve
FIRST_WORLDS: Final = 5  # of them that are shown first
LUCK_WORLDS: Final = 12  # alternative outcomes compared with the actual one
ADVISER: Final = "steward"  # whose search depth is used
TURNING_POINTS: Final = 3
LEAST_TURN: Final = 0.03  # smaller changes are no turning points
ORDERS: Final = 4  # of one submission that are named
EARLY: Final = 3  # decisions that are judged before all others
BLAMED: Final = 4  # at most one decision in this number is checked for a mistake
WHO: Final = frozenset(("seat", "player", "clans", "rule", "rules"))  # an event that names nothing else is not shown
LISTS: Final = ("better_words", "ends", "better_ends")  # fields of a decision
LARGE: Final = 1_000_003  # distance between the seeds of two decisions
VERDICTS: Final = (BEST, GOOD, DOUBTFUL, MISTAKE)

Tell = Callable[[int, int], None]  # progress: done, total
Show = Callable[["Analysis"], None]  # what has been found so far


@dataclass(frozen=True)
class Point:
    """A point of the curve after one decision: the win probability of the seat, and the causes of its change."""

    move: int  # of the record, counted from 1; 0 is the start
    seat: int  # the deciding seat; -1 for none or the table
    chance: float
    own: float  # loss by the player's own decision or by leaving
    luck: float  # effect of chance
    others: float  # the rest: effects of the others' decisions
    events: str  # the events, as the player saw them


@dataclass(frozen=True)
class Decision:
    """A decision of the player.

    `better`, its probability and the reason are set only for doubtful decisions and mistakes. `ends` are the piece and
    the target on the table of what was played, `better_ends` those of what was better.
    """

    move: int  # its last move
    first: int  # its first move; it was decided in the position before
    verdict: str
    text: str
    events: str
    chance: float  # win probability with the chosen plan
    error: float = 0.0  # the standard error of the loss
    loss: float = 0.0
    better: str = ""
    better_words: tuple[str, ...] = ()
    reason: str = ""
    ends: tuple[str, str] = ("", "")
    better_ends: tuple[str, str] = ("", "")


@dataclass(frozen=True)
class Turn:
    """A turning point: a point of the curve, and the change there."""

    point: int
    change: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game, stored as JSON. `whole` means that it was not stopped early."""

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
        """Return the number of decisions of each kind."""
        return {kind: sum(one.verdict == kind for one in self.decisions) for kind in VERDICTS}

    def shares(self) -> dict[str, float]:
        """Return the effects of the player, chance and the others on the win probability over the whole game."""
        return {kind: sum(getattr(point, kind) for point in self.points) for kind in ("own", "luck", "others")}

    def to_json(self) -> dict[str, Any]:
        """Return the analysis as JSON."""
        return {"analysis": VERSION, **asdict(self), "counts": self.counts(), "shares": self.shares()}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Analysis:
        """Return the analysis of a JSON document."""
        try:
            if data["analysis"] != VERSION:
                raise BadDocument(msg("analysis-form", form=f"{data['analysis']!r:.40}", known=VERSION))
            return Analysis(
                *(str(data["game"]), int(data["seat"]), tuple(data["names"]), str(data["language"]), int(data["seed"])),
                *(int(data["simulations"]), bool(data["whole"]), tuple(Point(**point) for point in data["points"])),
                tuple(Decision(**{**one, **{name: tuple(one[name]) for name in LISTS}}) for one in data["decisions"]),
                tuple(Turn(**turn) for turn in data["turns"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, BadDocument):
                raise
            raise BadDocument(msg("analysis-bad", why=document_reason(error))) from error


def analyse(
    record: Record,
    seat: int,
    budget: Budget | None = None,
    seed: int = 0,
    tell: Tell | None = None,
    language: str = ENGLISH,
    show: Show | None = None,
) -> Analysis:
    """Analyse a finished game for one seat. Without a time limit the result depends only on simulations and seed.

    `show` receives the findings so far: the curve first, then after each decision that was checked.
    """
    if not 0 <= seat < record.setup.seats:
        raise BadDocument(msg("seat-unknown", seat=seat))
    if not record.game.thinks:
        raise BadDocument(msg("coach-none", game=record.game.title))
    return _Analyst(record, seat, budget or Budget(SIMULATIONS), seed, tell or _say_nothing, language).run(show)


def _say_nothing(done: int, of: int) -> None:
    """Ignore the progress."""


class _Estimate:
    """A win probability from samples of a view, with a plan. More samples refine it."""

    def __init__(self, trials: Trials, plan: Plan) -> None:
        self.trials, self.plan = trials, plan
        self.total, self.worlds = 0.0, 0

    def of(self, worlds: int) -> float:
        """Return the probability in at least this number of samples."""
        trials = self.trials
        while self.worlds < worlds:
            after, falls = trials.after(trials.world(), self.plan)
            self.total += rollout(trials.hooks, after, 0, falls)[trials.seat]
            self.worlds += 1
        return self.total / self.worlds


class _Analyst:
    def __init__(self, record: Record, seat: int, budget: Budget, seed: int, tell: Tell, language: str) -> None:
        self.record, self.game, self.hooks = record, record.game, record.game.search
        self.seat, self.budget, self.seed, self.tell, self.language = seat, budget, seed, tell, language
        self.over = budget.begin()
        self.depth = level(ADVISER, self.game.name).depth
        self.simulations = 0
        self.stopped = False
        self.worlds = WORLDS
        self.estimates: dict[tuple[int, int, Plan | None], _Estimate] = {}

    def run(self, show: Show | None) -> Analysis:
        runs, plans = self.cut(played(self.record))
        asked = [at for at, run in enumerate(runs) if self.asked(run, plans[at])]
        most = max(1, len(asked) // BLAMED)
        total = len(runs) + len(asked) + most
        points: list[Point] = []
        for worlds in (FIRST_WORLDS, WORLDS) if show is not None else (WORLDS,):
            self.worlds = worlds
            points = [Point(0, -1, self.chance(runs[0].before, 0) if runs else 0.0, 0.0, 0.0, 0.0, "")]
            for at, run in enumerate(runs):
                points.append(self.point(points[-1].chance, run, at))
                if worlds == WORLDS:
                    self.tell(at + 1, total)
            if show is not None:
                show(replace(self.result(runs, points, {}), whole=False))
        effort = Effort.of(self.budget.simulations, len(asked))
        judged: dict[int, Judgement] = {}
        done, checked = len(runs), list[int]()
        asked.sort(key=lambda at: points[at + 1].own)  # the greatest losses of the curve first
        for group in (asked[:EARLY], asked[EARLY:]):
            for at in group:
                if self.is_over():
                    break
                judged[at] = judge_first(self.trials(runs[at], at), runs[at].plan, plans[at], effort)
                self.simulations += judged[at].simulations
                done += 1
                self.tell(done, total)
            doubted = [at for at in judged if judged[at].wants_more and at not in checked]
            for at in sorted(doubted, key=lambda at: -judged[at].gap)[: most - len(checked)]:
                if self.is_over():
                    break
                judged[at] = judge_again(self.trials(runs[at], at + len(runs)), judged[at], effort, self.is_over)
                self.simulations += judged[at].simulations
                checked.append(at)
                done += 1
                self.tell(done, total)
                if show is not None:
                    show(replace(self.result(runs, points, judged), whole=False))
        self.tell(total, total)
        return self.result(runs, points, judged)

    def result(self, runs: Sequence[Run], points: Sequence[Point], judged: Mapping[int, Judgement]) -> Analysis:
        """Return what was found."""
        own = [at for at, run in enumerate(runs) if run.seat == self.seat and not _leaves(run)]
        found = list(points)
        for at in own:
            found[at + 1] = blamed(found[at + 1], judged.get(at))
        decisions = tuple(self.decision(runs[at], judged.get(at)) for at in own)
        return Analysis(
            *(self.game.name, self.seat, tuple(self.record.names), self.language, self.seed, self.simulations),
            *(not self.stopped, tuple(found), decisions, turning_points(found)),
        )

    def is_over(self) -> bool:
        self.stopped = self.stopped or self.over()
        return self.stopped

    def chance_of(self, number: int) -> Chance:
        return Chance(self.seed * LARGE + number)

    def trials(self, run: Run, number: int) -> Trials:
        return Trials(run.before.redact(self.seat), self.seat, self.depth, self.chance_of(number))

    # --- decisions ----------------------------------------------------------------------------------------------

    def cut(self, moves: list[Played]) -> tuple[list[Run], list[list[Plan]]]:
        """Return the game as decisions, and the player's shortlist at each of their decisions."""
        runs: list[Run] = []
        plans: list[list[Plan]] = []
        at = 0
        while at < len(moves):
            move, found = moves[at], list[Plan]()
            if move.seat == self.seat and move.actions[0][0] >= 0 and self.seat in move.before.actors():
                view = move.before.redact(self.seat)
                found = [plan for _, plan in self.hooks.plans(view, self.seat, PLANS, self.chance_of(at))]
                runs.append(own_run(moves, at, found))
            elif move.seat == self.seat:
                runs.append(Run((move,), move.actions))
            else:
                runs.append(others_run(moves, at))
            plans.append(found)
            at += len(runs[-1].moves)
        return runs, plans

    def asked(self, run: Run, plans: list[Plan]) -> bool:
        """Return whether the player had a choice here."""
        if run.seat != self.seat or not plans:
            return False
        return len(run.before.actions(self.seat)) > 1 or bool(run.before.spans(self.seat))

    def decision(self, run: Run, judged: Judgement | None) -> Decision:
        text = " ; ".join(move.text for move in run.moves)
        events = self.events(run)
        first = run.moves[0].number
        if judged is None:
            forced = len(run.before.actions(self.seat)) == 1 and not run.before.spans(self.seat)
            verdict = FORCED if forced else UNSEEN
            return Decision(run.number, first, verdict, text, events, 0.0)
        view, names = run.before.redact(self.seat), self.record.names
        ends = ends_of(view, self.seat, tuple(action for move in run.moves for action in move.actions))
        figures = (judged.chance, judged.error, judged.loss)
        found = Decision(run.number, first, judged.verdict, text, events, *figures, ends=ends)
        if judged.better is None:
            return found
        steps = steps_of(view, self.seat, judged.better, self.language, names)
        reason = ""
        if judged.reason is not None:
            reason = judged.reason.describe(self.game, self.record.setup.seats, self.seat, self.language, names)
        return replace(
            found,
            better=self.game.phrase(view, self.seat, [step.action for step in steps]),
            better_words=tuple(step.words for step in steps),
            reason=reason,
            better_ends=ends_of(view, self.seat, judged.better),
        )

    def events(self, run: Run) -> str:
        """Return the event that matters most as text, as the player saw it; for a submission, the player's own orders.

        That is the last one about a piece, or else the last one.
        """
        if run.seat == self.seat and run.before.at_once() is not None and not _leaves(run):
            wrote: Plan = tuple(action for move in run.moves for action in move.actions)
            steps = steps_of(run.before.redact(self.seat), self.seat, wrote, self.language, self.record.names)
            words = self.game.words.catalogue(self.language)
            orders = steps[:-1] or steps  # the last step sends them
            return words.separated(step.brief.rstrip(".") for step in orders[:ORDERS]) + "."
        bit, view = 1 << self.seat, run.before.redact(self.seat)
        seen = [event for move in run.moves for event in move.events if event[1] & bit and self.is_deed(event)]
        after = run.moves[-1].after.redact(self.seat)
        seen.sort(key=lambda event: any(shown.pieces for shown in events(after, [event])))
        for event in reversed(seen):
            sentence = self.game.event_words(
                self.record.setup, event, self.seat, self.language, self.record.names, view
            )[0]
            if sentence:
                return sentence
        return ""

    def is_deed(self, event: Event) -> bool:
        """Return whether an event says more than whose turn it is or who has decided."""
        names = self.game.words.event(self.record.setup, event)[1].keys()
        return event[0] != self.game.begins[0] and not names <= WHO

    # --- the curve ----------------------------------------------------------------------------------------------

    def chance(self, state: State, number: int, plan: Plan | None = None) -> float:
        """Return the seat's win probability from its view, with this plan or with the most likely one."""
        if not state.stack:
            return outcome(state)[self.seat]
        key = (id(state), number, plan)
        found = self.estimates.get(key)
        if found is None:
            view, chance = state.redact(self.seat), self.chance_of(number)
            if plan is None:
                asked = self.seat in view.actors()
                plan = self.hooks.plans(view, self.seat, PLANS, chance)[0][1] if asked else ()
            found = self.estimates[key] = _Estimate(Trials(view, self.seat, 0, chance), plan)
        before = found.worlds
        result = found.of(1 if self.is_over() else self.worlds)
        self.simulations += found.worlds - before
        return result

    def luck(self, move: Played, number: int) -> float:
        """Return how much better the outcome was than the average outcome of the move."""
        seeds = self.chance_of(number)
        worlds = 1 if self.is_over() else LUCK_WORLDS * self.worlds // WORLDS
        total = 0.0
        for _ in range(worlds):
            seed, other = seeds.below(LARGE), move.before.clone()
            for action in move.actions:
                other.play(move.seat, action, Chance(seed))
            total += self.glance(move.after, seed) - self.glance(other, seed)
        self.simulations += 2 * worlds
        return total / worlds

    def glance(self, state: State, seed: int) -> float:
        """Return the seat's win probability in one sample of its view."""
        if not state.stack:
            return outcome(state)[self.seat]
        trials = Trials(state.redact(self.seat), self.seat, 0, Chance(seed))
        after, falls = trials.after(trials.world(), ())
        return rollout(self.hooks, after, 0, falls)[self.seat]

    def point(self, before: float, run: Run, number: int) -> Point:
        """Return the effect of one decision, divided by cause."""
        after = self.chance(run.after, number)
        own = luck = others = 0.0
        if run.seat == self.seat:
            last = run.moves[-1]
            expected = self.chance(run.before, number, run.plan) if last.shows else after
            own, luck = expected - before, after - expected
            if run.before.at_once() is not None:  # the submissions of others were their decisions
                fell = self.luck(last, number) if last.by_chance else 0.0
                luck, others = fell, luck - fell
        else:
            for move in run.moves:
                if move.by_chance:
                    luck += self.luck(move, number)
            others = after - before - luck
        return Point(run.number, max(run.seat, -1), after, own, luck, others, self.events(run))


def blamed(point: Point, judged: Judgement | None) -> Point:
    """Return a point without blame for a loss if no other plan was better."""
    own = -judged.loss if judged is not None and judged.better is not None else 0.0
    return replace(point, own=own, others=point.others + point.own - own)


def _leaves(run: Run) -> bool:
    """Return whether this is a resignation or a timeout instead of a decision."""
    return run.plan[0][0] < 0


def turning_points(points: Sequence[Point]) -> tuple[Turn, ...]:
    """Return the largest lasting changes that an event explains, in game order, at most one for a sequence of one seat."""
    turn, turns = 0, [0]
    for last, point in pairwise(points):
        turn += point.seat != last.seat
        turns.append(turn)
    changes = [_lasting(points, at) if point.seat >= 0 and point.events else 0.0 for at, point in enumerate(points)]
    chosen: list[int] = []
    for at in sorted(range(len(points)), key=lambda at: -abs(changes[at])):
        if len(chosen) == TURNING_POINTS or abs(changes[at]) < LEAST_TURN:
            break
        if turns[at] not in [turns[other] for other in chosen]:
            chosen.append(at)
    return tuple(Turn(at, changes[at]) for at in sorted(chosen))


def _lasting(points: Sequence[Point], at: int) -> float:
    """Return the change at a point as far as it lasts: the smallest between the two points before and the two from it."""
    if not at:
        return 0.0
    changes = [then.chance - before.chance for before in points[max(0, at - 2) : at] for then in points[at : at + 2]]
    least = min(changes, key=abs)
    return least if all(change * least > 0 for change in changes) else 0.0
