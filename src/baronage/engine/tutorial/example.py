"""Worked examples of a rules page, as positions that can be opened.

The moves on the page, or others instead, can be played and undone. Examples are data in a game's folder,
`examples.json`:

| field | meaning |
|---|---|
| `id` | as on the page: `E12`, `X7`; its text is that of the page, in the reader's language |
| `rules` | the rules that it shows |
| `cases` | one, or several where the page says "with", "if" or "(b)" |

A case has these fields:

| field | meaning |
|---|---|
| `seats`, `options`, `position` | the start; without a position, the start of a game |
| `chance` | chance outcomes: numbers, or the order of cards after a shuffle; then random from a fixed seed |
| `line` | the moves on the page: the seat, and the notation of its action |
| `end` | the resulting position |
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.core.errors import BadDocument
from baronage.engine.core.state import TIMEOUT
from baronage.engine.match.match import Match
from baronage.engine.text.input_errors import msg
from baronage.engine.text.rules import Rulebook
from baronage.engine.tutorial.lesson import OPPONENTS, Given

if TYPE_CHECKING:
    from baronage.engine.game.game import Game
    from baronage.engine.match.match import What

FILE: Final = "examples.json"
MAX_MOVES: Final = 120  # on one board
_ITEM: Final = re.compile(r"^[-*] \*\*([A-Z]\d{1,3})\b[ .]*([^*]*)\*\*[ .]*(.*)$")
_RULES_CITED: Final = re.compile(r"\s*\[[A-Z]+-[^\]]*\]$")  # shown beside it, as links
_ROW: Final = re.compile(r"^\| ([A-Z]\d{1,3}) \|(.*)\|$")


class ExampleText(NamedTuple):
    """The text of a rules page about an example."""

    title: str  # empty if it has none
    text: str


@dataclass(frozen=True)
class Case:
    """A position and the moves from it."""

    line: tuple[tuple[int, str], ...]
    end: str = ""
    position: str = ""
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    chance: tuple[int | list[int], ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats. No seat is "you", because the reader plays all of them."""
        return tuple(("Maud", *OPPONENTS * 3)[: self.seats])


@dataclass(frozen=True, eq=False)
class Example:
    """A worked example of a game's rules page."""

    game: Game
    id: str
    rules: tuple[str, ...]
    cases: tuple[Case, ...]

    def localized(self, language: str) -> ExampleText:
        """Return the text of the page about this example in `language`."""
        page = _texts(self.game.package, language)
        return page.get(self.id) or _texts(self.game.package, "en").get(self.id, ExampleText("", ""))

    def case(self, number: int) -> Case:
        """Return one of its cases, counted from 1."""
        if not 1 <= number <= len(self.cases):
            raise BadDocument(msg("example-case", id=self.id, count=len(self.cases), number=number))
        return self.cases[number - 1]


class Board:
    """An example with the moves played on it."""

    def __init__(self, example: Example, number: int, moves: Sequence[tuple[int, What]] = ()) -> None:
        """Replay `moves` from the case's position. Raise the errors of `Match.play`."""
        if len(moves) > MAX_MOVES:
            raise BadDocument(msg("lesson-long", most=MAX_MOVES))
        self.example, self.case = example, example.case(number)
        self.match = self._begin()
        self.starts: list[int] = []  # the number of history entries before each move
        for seat, move in moves:
            self.starts.append(len(self.match.history))
            if not 0 <= seat < self.match.setup.seats:
                raise BadDocument(msg("example-seat", seat=seat, count=self.match.setup.seats - 1))
            self.match.play(seat, move)

    def _begin(self) -> Match:
        case, game = self.case, self.example.game
        chance = Given(case.chance)
        if not case.position:
            return Match(game, case.seats, dict(case.options), chance=chance, names=case.names)
        state = game.position(case.position, case.seats, dict(case.options))
        match = Match(game, chance=chance, names=case.names, state=state)
        if match.state.stack and not match.state.actors():
            match.state.log = []
            match.state.settle(chance)  # for positions in which cards are turned up before the first decision
            match.state.log = None
        return match

    @property
    def followed(self) -> int | None:
        """The number of played moves if all follow the page, or None."""
        played = [(move.seat, move.text) for move in self.match.record.moves if move.actions]
        count = len(played)
        drafts = (
            any(self.match.state.draft(seat) for seat in range(self.case.seats)) if self.match.state.stack else False
        )
        return count if not drafts and tuple(played) == self.case.line[:count] else None

    @property
    def next(self) -> tuple[int, str] | None:
        """The next move on the page, or None if there is none or other moves were played."""
        followed = self.followed
        return None if followed is None or followed >= len(self.case.line) else self.case.line[followed]

    @property
    def seat(self) -> int:
        """The viewer: the seat that moves next on the page, else the acting seat, else the seat that moved last."""
        follows = self.next
        if follows is not None:
            return follows[0]
        asked = self.match.state.actors()
        if asked:
            return asked[0]
        return next((move.seat for move in reversed(self.match.record.moves) if move.seat >= 0), 0)

    def in_words(self, language: str) -> list[str]:
        """Return the labels of the next move on the page, click by click."""
        if self.next is None:
            return []
        (seat, text), game, names = self.next, self.example.game, self.case.names
        trial = Match(game, chance=Given(self.case.chance), names=names, state=self.match.state.clone())
        world, found = self.match.state.clone(), list[str]()
        for action in trial.play(seat, text):
            if action == (TIMEOUT,):
                found.append(game.words.msg("try-lapse", {}, game.words.reader(seat, names), language))
                break
            found.append(game.label(world.redact(seat), seat, action, language, names)[0])
            world.play(seat, action, Given(self.case.chance))
            if not world.stack or world.committed:
                break
        return found


@lru_cache(maxsize=32)
def examples(game: Game) -> tuple[Example, ...]:
    """Return the examples of a game in page order, or an empty tuple if it has no file."""
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        return ()
    return tuple(read_example(game, row) for row in json.loads(file.read_text(encoding="utf-8")))


def read_example(game: Game, row: dict[str, Any]) -> Example:
    """Return an example from its JSON data."""
    try:
        cases = tuple(_case(case) for case in row["cases"])
        return Example(game, row["id"], tuple(row["rules"]), cases)
    except (KeyError, TypeError, ValueError) as error:
        raise BadDocument(msg("example-bad", game=game.title, why=f"{type(error).__name__} {error}")) from error


def _case(data: dict[str, Any]) -> Case:
    fields = {**data, "line": tuple((seat, text) for seat, text in data["line"])}
    return Case(**{**fields, "chance": tuple(data.get("chance", ()))})


def example(game: Game, id: str) -> Example:
    """Return the example with this id."""
    for one in examples(game):
        if one.id == id:
            return one
    raise BadDocument(msg("example-unknown", game=game.title, name=id[:40]))


@lru_cache(maxsize=64)
def _texts(package: str, language: str) -> dict[str, ExampleText]:
    """Return the texts of a page about its examples, by id: list items and table rows."""
    found: dict[str, ExampleText] = {}
    name, words = "", list[str]()
    for line in [*Rulebook(package).page(language).splitlines(), ""]:
        item, row = _ITEM.match(line), _ROW.match(line)
        if name and (item or row or not line.startswith("  ")):
            found[name] = ExampleText(found[name].title, _RULES_CITED.sub("", " ".join(words)))
            name = ""
        if row:
            cells = [cell.strip() for cell in row[2].split(" | ")]
            found[row[1]] = ExampleText("", ". ".join(cells[:-1]) if len(cells) > 1 else cells[0])
        elif item:
            name, words = item[1], [item[3].strip()]
            found[name] = ExampleText(item[2].strip(" .()"), "")
        elif name:
            words.append(line.strip())
    return found
