"""Lessons: a position, a task, and what is thought of a try. They are data in a game's folder, `lessons/*.json`, in the order
of their file names, and are played on the real engine with fixed chance:

| field | what it is |
|---|---|
| `id` | its name; its sentences are `lesson-ID`, `…-task`, `…-hint-1`, `…-hint-2`, `…-rule`, `…-done` |
| `seats`, `options`, `position` | where it begins; without a position, at the start of a game |
| `seat` | who tries |
| `chance` | what falls, number by number; then whatever falls from a fixed seed |
| `replies` | what others do when they are asked, in notation; beyond that they do what the game's own player does |
| `reach` | what must have come about, all of it |
| `mistakes` | by name: `when` it is that mistake, `moves` that make it; the sentence is `lesson-ID-NAME` |
| `solution` | moves that solve it, in notation |
| `ring` | the id of the thing in the picture that the second hint names |
| `rule` | the rule that it teaches |
| `bot` | of the last lesson: against whom a whole game is played then |

What has come about is told by a test: `event struck owner=1 result=1|2` (an event of that name happened, with these facts)
or `position k=KNI1` (the notation of the position has this in it, as a regular expression).
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

from baronage.engine.chance import Chance
from baronage.engine.errors import BadDocument, Refusal
from baronage.engine.match import Match
from baronage.engine.refusals import say

if TYPE_CHECKING:
    from baronage.engine.flow import Action, Event
    from baronage.engine.game import Game
    from baronage.engine.match import What

FOLDER: Final = "lessons"
OPPONENTS: Final = ("Wat", "Hob", "Ysolt", "Anselm", "Piers", "Joan")
MOST_STEPS: Final = 60  # of others between two moves
MOST_MOVES: Final = 60  # in one try
Outcome = Literal["open", "solved", "mistake"]


class Given(Chance):
    """Falls as is written, and then from a fixed seed."""

    def __init__(self, outcomes: Sequence[int | list[int]]) -> None:
        super().__init__(1)
        self._given = list(outcomes)

    def below(self, n: int) -> int:
        """The next that is written, if it fits."""
        given = self._given[0] if self._given else None
        if isinstance(given, int) and 0 <= given < n:
            del self._given[0]
            self.outcomes.append([given])
            return given
        return super().below(n)

    def shuffle(self, cards: list[int]) -> None:
        """In the order that is written next, if it is one of these cards."""
        given = self._given[0] if self._given else None
        if isinstance(given, list) and sorted(given) == sorted(cards):
            del self._given[0]
            cards[:] = given
            self.outcomes.append(cards[:])
            return
        super().shuffle(cards)


@dataclass(frozen=True)
class Mistake:
    """A wrong try that teaches something: what has come about then, and moves that make it."""

    name: str
    when: tuple[str, ...]
    moves: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Lesson:
    """One idea, in three minutes."""

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
        """How the seats are called; who tries is "you"."""
        others = iter(OPPONENTS)
        return tuple("Maud" if seat == self.seat else next(others) for seat in range(self.seats))

    def begin(self) -> Match:
        """The position, before anything is tried."""
        chance = Given(self.chance)
        if not self.position:
            return Match(self.game, self.seats, dict(self.options), chance=chance, names=self.names)
        state = self.game.position(self.position, self.seats, dict(self.options))
        return Match(self.game, chance=chance, names=self.names, state=state)


class Try:
    """What became of some moves: the game as it stands, and whether the task is solved."""

    def __init__(self, lesson: Lesson, moves: Sequence[What]) -> None:
        """Raises what `Match.play` raises where a move can't be played."""
        if len(moves) > MOST_MOVES:
            raise BadDocument(say("lesson-long", most=MOST_MOVES))
        self.lesson = lesson
        self.match = lesson.begin()
        self.outcome: Outcome = "open"
        self.mistake = ""  # its name; empty: it only is not the solution
        self._replies = list(lesson.replies)
        self._whole = 0  # how many moves were more than a click of a draft,
        self._most = _whole_moves(lesson) if moves else 0  # and how many of the solution are
        self._let_others_play()
        for move in moves:
            if self.outcome != "open":
                break
            self._take(move)

    def _take(self, move: What) -> None:
        seat, before = self.lesson.seat, self.match.state
        actions: list[Action] = self.match.play(seat, move)
        self._whole += sum(_lasts(before, seat, action) for action in actions[-1:])
        self._judge()
        self._let_others_play()
        if self.outcome == "open" and self._used_up():
            self.outcome = "mistake"

    def _used_up(self) -> bool:
        """Has it had as many moves as the solution, and no draft lies open?"""
        state, seat = self.match.state, self.lesson.seat
        if self.match.over:
            return True
        return self._whole >= self._most and not state.draft(seat)

    def _let_others_play(self) -> None:
        """Until who tries is asked, or the task is solved or spoilt."""
        for _ in range(MOST_STEPS):
            if self.outcome != "open" or self.match.over:
                return
            asked = self.match.state.actors()
            if not asked or self.lesson.seat in asked:
                return
            self._reply(asked[0])
            self._judge()

    def _reply(self, seat: int) -> None:
        """What another seat does: the next that is written, where it can be played."""
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
        name, *facts = rest.split()
        wanted = dict(fact.split("=") for fact in facts)
        return any(self._is(event, name, wanted) for moment in self.match.moments for event in moment.events)

    def _is(self, event: Event, name: str, wanted: dict[str, str]) -> bool:
        known = self.match.game.events.get(event[0])
        if known is None or known[0] != name:
            return False
        facts = dict(zip(known[1], event[2], strict=False))
        return all(str(facts.get(key)) in value.split("|") for key, value in wanted.items())

    def sentence(self, language: str) -> str:
        """What is said to the try: why it is solved, or what the mistake is; nothing while it is open."""
        words, id = self.lesson.game.words, f"lesson-{self.lesson.id}"
        reader = words.reader(self.lesson.seat, self.lesson.names)
        if self.outcome == "open":
            return ""
        if self.outcome == "solved":
            return words.say(f"{id}-done", {}, reader, language)
        return words.say(f"{id}-{self.mistake}" if self.mistake else "lesson-wrong", {}, reader, language)


@lru_cache(maxsize=512)
def _whole_moves(lesson: Lesson) -> int:
    """How many moves of the solution are more than a click of a draft."""
    tried = Try(lesson, ())
    tried._most = MOST_MOVES
    for move in lesson.solution:
        tried._take(move)
    return tried._whole


def _lasts(state: Any, seat: int, action: Action) -> bool:
    """Is it more than a click of a draft, or one that only leads on?"""
    return bool(state.completes_draft(seat, action)) and not state.game.leads(seat, action)


@lru_cache(maxsize=32)
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where it has no folder of them."""
    folder = resources.files(game.package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return tuple(
        read_lesson(game, number, json.loads(file.read_text(encoding="utf-8"))) for number, file in enumerate(files, 1)
    )


def read_lesson(game: Game, number: int, data: dict[str, Any]) -> Lesson:
    """A lesson from its file."""
    try:
        mistakes = tuple(
            Mistake(name, tuple(told["when"]), tuple(told["moves"])) for name, told in data.get("mistakes", {}).items()
        )
        fields: dict[str, Any] = {name: tuple(told) if isinstance(told, list) else told for name, told in data.items()}
        fields["mistakes"] = mistakes
        return Lesson(game, number, **fields)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadDocument(say("lesson-bad", game=game.title, why=f"{type(error).__name__} {error}")) from error


def lesson(game: Game, name: str) -> Lesson:
    """One of them, by its id or its number."""
    for one in lessons(game):
        if name in (one.id, str(one.number)):
            return one
    known = ", ".join(one.id for one in lessons(game)) or "none"
    raise BadDocument(say("lesson-unknown", game=game.title, name=name[:40], known=known))


def lesson_document(one: Lesson, language: str) -> dict[str, Any]:
    """A lesson in words, as clients are given it; without its solution."""
    words = one.game.words
    reader = words.reader(one.seat, one.names)

    def of_lesson(part: str) -> str:
        return words.say(f"lesson-{one.id}{part}", {}, reader, language)

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
