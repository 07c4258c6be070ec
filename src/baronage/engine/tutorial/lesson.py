"""Lessons: a position, a task, and feedback on an attempt.

They are data in a game's folder, `lessons/*.json`, in the order of their file names. They run on the real engine with
fixed chance:

| field | meaning |
|---|---|
| `id` | its name; its messages are `lesson-ID`, `…-task`, `…-hint-1`, `…-hint-2`, `…-rule`, `…-done` |
| `seats`, `options`, `position` | the start; without a position, the start of a game |
| `seat` | the learner's seat |
| `chance` | chance outcomes in order; then random from a fixed seed |
| `replies` | the moves of other seats, in notation; after those, the game's own bot decides |
| `reach` | tests that must all be passed |
| `mistakes` | by name: `when` tests for the mistake, `moves` make it; the message is `lesson-ID-NAME` |
| `solution` | moves that solve it, in notation |
| `ring` | the id of the piece or place on which the board is centred |
| `rule` | the rule that it teaches |
| `bot` | of the last lesson: the opponent in the full game that follows |

A test is `event struck owner=1 result=1|2` (an event of that name happened, with these params) or `position k=KNI1`
(the notation of the position matches this regular expression).
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, Literal

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Refusal
from baronage.engine.match.match import Match
from baronage.engine.text.input_errors import msg

if TYPE_CHECKING:
    from baronage.engine.core.state import Action, Event
    from baronage.engine.game.game import Game
    from baronage.engine.match.match import What

FOLDER: Final = "lessons"
OPPONENTS: Final = ("Wat", "Hob", "Ysolt", "Anselm", "Piers", "Joan")
MAX_STEPS: Final = 60  # of others between two moves
MAX_MOVES: Final = 60  # in one attempt
Outcome = Literal["open", "solved", "mistake"]


class Given(Chance):
    """Chance with given outcomes, then from a fixed seed."""

    def __init__(self, outcomes: Sequence[int | list[int]]) -> None:
        super().__init__(1)
        self._given = list(outcomes)

    def below(self, n: int) -> int:
        """Return the next given outcome if it fits."""
        given = self._given[0] if self._given else None
        if isinstance(given, int) and 0 <= given < n:
            del self._given[0]
            self.outcomes.append([given])
            return given
        return super().below(n)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle into the next given order if it is an order of these cards."""
        given = self._given[0] if self._given else None
        if isinstance(given, list) and sorted(given) == sorted(cards):
            del self._given[0]
            cards[:] = given
            self.outcomes.append(cards[:])
            return
        super().shuffle(cards)


@dataclass(frozen=True)
class Mistake:
    """An instructive mistake: the tests for it, and moves that make it."""

    name: str
    when: tuple[str, ...]
    moves: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson about one idea, of about three minutes."""

    game: Game
    number: int  # from 1
    id: str
    seat: int
    reach: tuple[str, ...]
    solution: tuple[str, ...]
    ring: str
    rule: str
    position: str = ""
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    chance: tuple[int, ...] = ()
    replies: tuple[str, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    bot: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats. The learner is "you"."""
        others = iter(OPPONENTS)
        return tuple("Maud" if seat == self.seat else next(others) for seat in range(self.seats))

    def begin(self) -> Match:
        """Return a match at the lesson's position."""
        chance = Given(self.chance)
        if not self.position:
            return Match(self.game, self.seats, dict(self.options), chance=chance, names=self.names)
        state = self.game.position(self.position, self.seats, dict(self.options))
        return Match(self.game, chance=chance, names=self.names, state=state)


class Try:
    """An attempt: the match after some moves, and whether the task is solved."""

    def __init__(self, lesson: Lesson, moves: Sequence[What]) -> None:
        """Play `moves`. Raise the errors of `Match.play`."""
        if len(moves) > MAX_MOVES:
            raise BadDocument(msg("lesson-long", most=MAX_MOVES))
        self.lesson = lesson
        self.match = lesson.begin()
        self.outcome: Outcome = "open"
        self.mistake = ""  # its name, or empty for an attempt that is only not the solution
        self.played: list[Action] = []
        self.starts: list[int] = []  # the number of history entries before each move
        self._replies = list(lesson.replies)
        self._whole = 0  # number of moves that are more than a click of a draft,
        self._most = _solved(lesson)._whole if moves else 0  # and their number in the solution
        self._let_others_play()
        for move in moves:
            if self.outcome != "open":
                break
            self._take(move)

    def _take(self, move: What) -> None:
        seat, before = self.lesson.seat, self.match.state
        self.starts.append(len(self.match.history))
        actions: list[Action] = self.match.play(seat, move)
        self.played += actions
        self._whole += sum(_lasts(before, seat, action) for action in actions[-1:])
        self._judge()
        self._let_others_play()
        if self.outcome == "open" and self._used_up():
            self.outcome = "mistake"

    def _used_up(self) -> bool:
        """Return whether the attempt has reached the number of moves of the solution and has no open draft."""
        state, seat = self.match.state, self.lesson.seat
        if self.match.over:
            return True
        return self._whole >= self._most and not state.draft(seat)

    def _let_others_play(self) -> None:
        """Play for the others until the learner is to act, or the task is solved or failed."""
        for _ in range(MAX_STEPS):
            if self.outcome != "open" or self.match.over:
                return
            asked = self.match.state.actors()
            if not asked or self.lesson.seat in asked:
                return
            self._reply(asked[0])
            self._judge()

    def _reply(self, seat: int) -> None:
        """Play the next given reply of another seat, if it is legal."""
        if self._replies:
            with contextlib.suppress(Refusal):
                self.match.play(seat, self._replies[0])
                del self._replies[0]
                return
        view = self.match.state.redact(seat)
        self.match.play(seat, self.match.game.heuristic(view, seat, view.actions(seat), Chance(1)))

    def _judge(self) -> None:
        if all(self._holds(test) for test in self.lesson.reach):
            self.outcome = "solved"
            return
        for mistake in self.lesson.mistakes:
            if mistake.when and all(self._holds(test) for test in mistake.when):
                self.outcome, self.mistake = "mistake", mistake.name
                return

    def _holds(self, test: str) -> bool:
        kind, _, rest = test.partition(" ")
        if kind == "position":
            return re.search(rest, self.match.game.write_position(self.match.state)) is not None
        name, *params = rest.split()
        wanted = dict(param.split("=") for param in params)
        return any(self._is(event, name, wanted) for moment in self.match.history for event in moment.events)

    def _is(self, event: Event, name: str, wanted: dict[str, str]) -> bool:
        known = self.match.game.events.get(event[0])
        if known is None or known[0] != name:
            return False
        params = dict(zip(known[1], event[2], strict=False))
        return all(str(params.get(key)) in value.split("|") for key, value in wanted.items())

    def ahead(self) -> tuple[Action, ...]:
        """Return the rest of the solution, or nothing after other moves."""
        solution, count = _solved(self.lesson).played, len(self.played)
        return tuple(solution[count:]) if solution[:count] == self.played else ()

    def sentence(self, language: str) -> str:
        """Return the feedback: why the task is solved, or the mistake. It is empty while the attempt is open."""
        words, id = self.lesson.game.words, f"lesson-{self.lesson.id}"
        reader = words.reader(self.lesson.seat, self.lesson.names)
        if self.outcome == "open":
            return ""
        if self.outcome == "solved":
            return words.msg(f"{id}-done", {}, reader, language)
        return words.msg(f"{id}-{self.mistake}" if self.mistake else "lesson-wrong", {}, reader, language)


@lru_cache(maxsize=512)
def _solved(lesson: Lesson) -> Try:
    """Return the attempt that plays the solution."""
    tried = Try(lesson, ())
    tried._most = MAX_MOVES
    for move in lesson.solution:
        tried._take(move)
    return tried


def _lasts(state: Any, seat: int, action: Action) -> bool:
    """Return whether this is neither a click of a draft nor an action that only leads to a further choice."""
    return bool(state.completes_draft(seat, action)) and not state.game.leads(seat, action)


@lru_cache(maxsize=32)
def lessons(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order, or an empty tuple if it has none."""
    folder = resources.files(game.package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return tuple(
        read_lesson(game, number, json.loads(file.read_text(encoding="utf-8"))) for number, file in enumerate(files, 1)
    )


def read_lesson(game: Game, number: int, data: dict[str, Any]) -> Lesson:
    """Return a lesson from its JSON data."""
    try:
        mistakes = tuple(
            Mistake(name, tuple(entry["when"]), tuple(entry["moves"]))
            for name, entry in data.get("mistakes", {}).items()
        )
        fields: dict[str, Any] = {
            name: tuple(entry) if isinstance(entry, list) else entry for name, entry in data.items()
        }
        fields["mistakes"] = mistakes
        return Lesson(game, number, **fields)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadDocument(msg("lesson-bad", game=game.title, why=f"{type(error).__name__} {error}")) from error


def lesson(game: Game, name: str) -> Lesson:
    """Return a lesson by its id or its number."""
    for one in lessons(game):
        if name in (one.id, str(one.number)):
            return one
    known = ", ".join(one.id for one in lessons(game)) or "none"
    raise BadDocument(msg("lesson-unknown", game=game.title, name=name[:40], known=known))


def hint_of(one: Lesson, language: str) -> str:
    """Return the hint that names the move."""
    words = one.game.words
    return words.msg(f"lesson-{one.id}-hint-2", {}, words.reader(one.seat, one.names), language)


def lesson_document(one: Lesson, language: str) -> dict[str, Any]:
    """Return a lesson as text for clients, without its solution."""
    words = one.game.words
    reader = words.reader(one.seat, one.names)

    def of_lesson(part: str) -> str:
        return words.msg(f"lesson-{one.id}{part}", {}, reader, language)

    return {
        "id": one.id,
        "number": one.number,
        "title": of_lesson(""),
        "task": of_lesson("-task"),
        "hints": [of_lesson("-hint-1"), of_lesson("-hint-2")],
        "ring": one.ring,
        "rule": one.rule,
        "short": of_lesson("-rule"),
        "seat": one.seat,
        "mistakes": [{"id": mistake.name, "sentence": of_lesson(f"-{mistake.name}")} for mistake in one.mistakes],
        "bot": one.bot or None,
    }
