"""The record of a game: seats and options, then who played what and what chance brought, in notation.

The text form, one turn or decision a line:

    baronage 1
    game: brawling
    version: 1
    seats: 2
    options: {"decks": 1}
    names: ["Ada", "Bo"]
    start: 12,4,9 | 3,1,2
    # a comment on a line of its own
    A: F KNI1,SHI1
    B: F -
    A: G // a remark: what was said with a move, at the end of its line
    B: D ; R FAR1

Moves are separated by `;` or a line break; `A:` names the seat until another is named. ` => 3 | 2,1` after a move holds
what chance brought: numbers, or the order after a shuffle. `undo` takes back the seat's last act. `held: yes` in the head:
the table held secret windows open with nobody left to ask, and closed them: `table: close`. `& PASS` is a standing answer
in a secret window, given in one moment with the move before it. Where a game has a notation of
its own for whole turns (see turns.py), a line may be such a turn, which tells of all seats.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from baronage.engine.altered import find
from baronage.engine.chance import Chance, ChanceError, Forced, Sealed
from baronage.engine.errors import BadDocument, Illegal, Refusal, Unreadable
from baronage.engine.flow import PUBLIC, TABLE, Action, State
from baronage.engine.game import Game
from baronage.engine.moves import Move, Outcomes, one_line, read_line, read_outcomes
from baronage.engine.setup import Setup
from baronage.engine.showing import name_record

if TYPE_CHECKING:
    from baronage.engine.match import Match

FORMAT = 1
FIRST_LINE = re.compile(rf"baronage\s+{FORMAT}\s*$")  # of a record in text
LARGEST = 4_000_000  # characters of a record that is read
UNDO = "undo"


class Record:
    """A game that can be written down, read and played again."""

    # the games that records are of, unless a reader is told; the package of games puts them here
    GAMES: ClassVar[Callable[[], dict[str, Game]]] = dict

    def __init__(
        self,
        game: Game,
        setup: Setup,
        start: list[list[int]],
        names: list[str],
        position: str = "",
        begun: dict[str, Any] | None = None,
        hold_windows: bool = False,
    ) -> None:
        self.game = game
        self.setup = setup
        self.start: Outcomes = tuple(map(tuple, start))
        self.names = names
        self.position = position  # where it began, if not at the beginning: in the short notation,
        self.begun = begun  # or, where that can't tell all, as a dump
        self.hold_windows = hold_windows  # the table held secret windows open, and closed them
        self.moves: list[Move] = []
        self.comments: list[str] = []  # before the first move
        self.commitment = ""  # the hash of the seed, shown at the start
        self.seed = ""  # the seed itself, shown at the end
        self.result: dict[str, Any] | None = None

    def close(self, state: State) -> None:
        """The game is over."""
        standings = state.standings()
        self.result = None if standings is None else standings.document()

    def __repr__(self) -> str:
        return name_record(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: how it stood after the last move, as the referee saw it."""
        return self.replay().state._repr_svg_()

    # --- replay -------------------------------------------------------------------------------------------------

    def matches(self) -> Iterator[Match]:
        """The game again: at its start, then after each move. It is one match that goes on."""
        outcomes = [list(outcome) for outcome in self.start]
        chance = Forced(outcomes)
        try:
            match = self._begin(chance)
            if chance.left:
                raise BadDocument(f"the start did not ask chance for {len(chance.left)} outcomes")
            yield match
            for number, move in enumerate(self.moves, 1):
                chance.left = [list(outcome) for outcome in move.outcomes]
                self._again(match, move, number)
                if chance.left:
                    raise BadDocument(
                        f"move {number}, {move.text}: chance was not asked for {len(chance.left)} outcomes"
                    )
                yield match
        except ChanceError as error:
            raise BadDocument(f"the outcomes do not fit the game: {error}") from error

    def _begin(self, chance: Chance) -> Match:
        """A match at the start of this one."""
        from baronage.engine.match import Match

        if self.begun is not None:
            state = self.game.load(self.begun)
            return Match(self.game, chance=chance, names=self.names, state=state, hold_windows=self.hold_windows)
        if self.position:
            state = self.game.position(self.position, self.setup.seats, self.setup.document())
            return Match(self.game, chance=chance, names=self.names, state=state, hold_windows=self.hold_windows)
        return Match(
            self.game, self.setup.seats, self.setup.document(), None, chance, self.names, hold_windows=self.hold_windows
        )

    def _again(self, match: Match, move: Move, number: int) -> None:
        where = f"move {number}, {self.game.seat_label(move.seat)}: {move.text}"
        try:
            if not move.actions and move.text == UNDO:
                match.undo(move.seat, again=True)
                return
            if not move.actions:
                match.play(move.seat, move.text, move.remark)
                played: list[Action] = []
            else:
                played = match.play(move.seat, list(move.actions), move.remark)
        except Refusal as refusal:
            kind = Illegal if isinstance(refusal, Illegal) else Unreadable
            raise kind(f"{where}: {refusal.sentence}", refusal.rule) from refusal
        if match.unplayed or tuple(played) != move.actions:
            raise BadDocument(f"{where}: only a part of it could be played")
        if move.joined:
            if len(match.moments) < 2:
                raise BadDocument(f"{where}: it answers nothing")
            match.join()
        if not move.actions:
            return
        written = match.record.moves[-1].text
        if written != move.text:
            raise BadDocument(f"{where}: its actions are another move, {written}")

    def replay(self, upto: SupportsIndex | None = None) -> Match:
        """The game as it stood after so many moves; all, unless told."""
        match: Match | None = None
        upto = None if upto is None else index(upto)
        for number, again in enumerate(self.matches()):
            match = again
            if upto is not None and number >= upto:
                break
        assert match is not None
        return match

    def verify(self) -> None:
        """Check that the seed is the one promised and gives exactly these outcomes."""
        if not self.seed or not self.commitment:
            raise BadDocument("this record holds no sealed seed")
        try:
            sealed = Sealed(bytes.fromhex(self.seed))
        except ValueError as error:
            raise BadDocument("the seed is not a hexadecimal number") from error
        if sealed.commitment != self.commitment:
            raise BadDocument("the seed is not the one that was promised")
        match = self._begin(sealed)
        if match.record.start != self.start:
            raise BadDocument("the seed does not give the shuffles at the start")
        for number, move in enumerate(self.moves, 1):
            self._again(match, move, number)
        fell, told = ([fall for move in moves for fall in move.outcomes] for moves in (match.record.moves, self.moves))
        if fell != told:
            raise BadDocument("the seed gives other outcomes than this record tells")
        if self.result is not None and figures(match.record.result) != figures(self.result):
            raise BadDocument("the game comes to another result than this record tells")

    def diary(self, eyes: int = PUBLIC) -> dict[str, Any]:
        """What one seat (or the public) saw, moment by moment: its export while the game runs."""
        moments: list[dict[str, Any]] = []
        told = 0
        for number, match in enumerate(self.matches()):
            if number < len(self.moves) and self.moves[number].joined:
                continue  # it is one moment with the next
            story = match.story(eyes, told)
            if story or not moments:
                events = [[kind, list(facts), rules] for _, seen in story for kind, _, facts, rules in seen]
                view = match.state.view(None if eyes == PUBLIC else eyes)
                moments.append({"number": match.number(eyes), "events": events, "view": view})
            told = len(match.moments)
        return {
            "baronage": FORMAT,
            "diary": eyes,
            "game": self.game.name,
            "seats": self.setup.seats,
            "options": self.setup.document(),
            "names": self.names,
            "moments": moments,
        }

    # --- JSON ---------------------------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """As JSON."""
        data: dict[str, Any] = {
            "baronage": FORMAT,
            "game": self.game.name,
            "version": self.game.meta.version,
            "seats": self.setup.seats,
            "options": self.setup.document(),
            "names": self.names,
            "start": [list(outcome) for outcome in self.start],
            "moves": [
                {
                    "seat": move.seat,
                    "text": move.text,
                    "actions": [list(action) for action in move.actions],
                    "outcomes": [list(outcome) for outcome in move.outcomes],
                    **({"comment": move.remark} if move.remark else {}),
                    **({"joined": True} if move.joined else {}),
                }
                for move in self.moves
            ],
        }
        if self.hold_windows:
            data["held"] = True
        for key in ("position", "begun", "commitment", "seed", "result", "comments"):
            if getattr(self, key):
                data[key] = getattr(self, key)
        return data

    @staticmethod
    def from_document(data: dict[str, Any], games: dict[str, Game]) -> Record:
        """From JSON."""
        if isinstance(data, dict) and "diary" in data:
            raise BadDocument(
                "this is a diary: what one seat has seen of a game that still runs. The record of the whole game, with the seed "
                "of its shuffles, can be had when the game is over"
            )
        try:
            game = _game(data, games)
            record = Record(
                game,
                game.setup(int(data["seats"]), _options(game, data)),
                [[int(n) for n in outcome] for outcome in data.get("start", [])],
                [str(name) for name in data.get("names", [])],
                one_line(data.get("position", "")),
                data.get("begun"),
                data.get("held") in (True, "yes"),
            )
            for number, move in enumerate(data["moves"], 1):
                seat = int(move["seat"])
                if not TABLE <= seat < record.setup.seats:
                    raise BadDocument(f"move {number}: there is no seat {seat}")
                record.moves.append(
                    Move(
                        seat,
                        tuple(tuple(int(n) for n in action) for action in move.get("actions", [])),
                        tuple(tuple(int(n) for n in outcome) for outcome in move.get("outcomes", [])),
                        one_line(move["text"]),
                        one_line(move.get("comment", "")),
                        move.get("joined") is True,
                    )
                )
            record.comments = [one_line(line) for line in data.get("comments", [])]
            record.commitment, record.seed = one_line(data.get("commitment", "")), one_line(data.get("seed", ""))
            record.result = data.get("result")
        except (KeyError, TypeError, AttributeError, ValueError, OverflowError, RecursionError) as error:
            if isinstance(error, BadDocument):
                raise
            why = error.sentence if isinstance(error, Refusal) else f"{type(error).__name__} {error}"
            raise BadDocument(f"this is no record: {why}") from error
        return record

    # --- text ---------------------------------------------------------------------------------------------------

    def text(self, turns: bool = False) -> str:
        """As text: consecutive moves of one seat share a line. `turns`: in the game's own notation of whole turns, if any."""
        from baronage.engine.record_text import head, move_lines, turn_lines

        lines = (turn_lines(self) if turns else []) or move_lines(self)
        return "\n".join([*head(self), "", *lines]) + "\n"

    @staticmethod
    def from_text(text: str, games: dict[str, Game]) -> Record:
        """From text."""
        head: dict[str, Any] = {}
        comments: list[str] = []
        lines = text.split("\n")  # a name may hold what else passes for a line break
        if not lines or lines[0].split() != ["baronage", str(FORMAT)]:
            raise BadDocument(f"a record begins with the line: baronage {FORMAT}")
        at = 1
        while at < len(lines) and lines[at].strip():
            if lines[at].startswith("#"):
                comments.append(lines[at][1:].strip())
            else:
                key, colon, value = lines[at].partition(":")
                if not colon:
                    raise BadDocument(f"line {at + 1}: the head of a record has lines like 'game: brawling'")
                head[key.strip()] = value.strip()
            at += 1
        try:
            for key in ("options", "names", "result", "begun"):
                if key in head:
                    head[key] = json.loads(head[key])
            head["start"] = read_outcomes(head.get("start", ""))
        except (ValueError, RecursionError) as error:
            raise BadDocument(f"the head of the record can't be read: {error}") from error
        record = Record.from_document({**head, "moves": [], "comments": comments}, games)
        game = record.game
        labels = {record.game.seat_label(seat).lower(): seat for seat in range(TABLE, record.setup.seats)}
        for number, line in enumerate(lines[at:], at + 1):
            line = line.strip()
            try:
                if line.startswith("#"):
                    record.comments.append(line[1:].strip())
                elif line:
                    record.moves += read_line(game, line, labels, record.moves[-1].seat if record.moves else None)
            except ValueError as error:
                raise BadDocument(f"line {number}: {error}") from error
        return record

    @staticmethod
    def from_own_form(text: str, game: Game) -> Record:
        """From the form that the game's own rules give: a position, then moves. It is played as it is read, so it is legal."""
        first, *lines = [line.strip() for line in text.strip().split("\n")]
        setup = game.position(first).setup
        record = Record(game, setup, [], [], position=first)
        chance = Forced([])
        match = record._begin(chance)
        for number, line in enumerate(lines, 2):
            if line.startswith("#"):
                record.comments.append(line[1:].strip())
            if not line or line.startswith("#"):
                continue
            try:
                moves, _, outcomes = line.partition(" => ")
                found = game.read_line(match.state, moves.strip())
                chance.left = [*read_outcomes(outcomes)]
                for seat, move in found:
                    match.play(seat, move)
                if chance.left:
                    raise BadDocument(f"chance was not asked for {len(chance.left)} outcomes")
            except (Refusal, ChanceError, ValueError) as error:
                why = error.sentence if isinstance(error, Refusal) else str(error)
                raise BadDocument(f"line {number}, {line:.80}: {why}") from error
        record.moves, record.result = match.record.moves, match.record.result
        return record

    @staticmethod
    def load(path: str | Path, games: dict[str, Game] | None = None) -> Record:
        """From a file; of a text each move gets its actions, so it is played as it is read, and is legal."""
        return Record.read(Path(path).read_text(encoding="utf-8"), games).with_actions()

    @staticmethod
    def read_many(file: str | Path | Iterable[str], games: dict[str, Game] | None = None) -> Iterator[Record]:
        """All records of a file, or of its lines, one after the other: in text, in JSON a line each, or some of both."""
        if isinstance(file, (str, Path)):
            with Path(file).open(encoding="utf-8") as lines:
                yield from Record.read_many(lines, games)
            return
        for text in _apart(file):
            yield Record.read(text, games).with_actions()

    def with_actions(self) -> Record:
        """This record, its moves with their actions, which a text does not tell: it is played again to find them."""
        if all(move.actions or move.text == UNDO for move in self.moves):
            return self
        played = self.replay().record.moves
        if len(played) == len(self.moves):  # else it tells whole turns, whose moves stand apart now
            played = [replace(move, remark=told.remark) for move, told in zip(played, self.moves, strict=True)]
        self.moves = played
        return self

    @staticmethod
    def read(text: str, games: dict[str, Game] | None = None) -> Record:
        """From either form, or from the form that a game's own rules give."""
        games = Record.GAMES() if games is None else games
        if len(text) > LARGEST:
            raise BadDocument(f"a record has at most {LARGEST} characters")
        first = text.lstrip().partition("\n")[0].strip()
        for game in games.values():
            if game.begins_record(first):
                return Record.from_own_form(text, game)
        if not text.lstrip().startswith("{"):
            return Record.from_text(text, games)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadDocument(f"this JSON can't be read: {error}") from error
        return Record.from_document(data, games)


def _apart(lines: Iterable[str]) -> Iterator[str]:
    """The records of a file, each as its text."""
    found: list[str] = []
    for line in lines:
        begins = line.startswith("{") or FIRST_LINE.match(line) is not None
        if begins and any(map(str.strip, found)):
            yield "".join(found)
        if begins:
            found.clear()
        found.append(line)
    if any(map(str.strip, found)):
        yield "".join(found)


def beginning(game: Game, state: State) -> tuple[str, dict[str, Any] | None]:
    """How a record tells where a game began: the short notation if it tells all, else the whole state.

    Clicks that are not sent are left out: they are told with the act that they become.
    """
    state = state.clone()
    for seat in range(state.setup.seats) if state.stack else ():
        for _ in state.draft(seat):
            state.stack[-1].back(state, seat)
    whole = state.dump()
    try:
        text = state.position()
        if game.position(text, state.setup.seats, state.setup.document()).dump() == whole:
            return text, None
    except Refusal:
        pass
    return "", whole


def figures(result: Any) -> Any:
    """A result as it comes back from JSON, without its words, which may be written better one day: its rule says the cause."""
    plain = json.loads(json.dumps(result))
    if isinstance(plain, dict):
        plain.pop("cause", None)
        for seat in plain.get("seats", ()):
            seat.pop("out_when", None)
            # what a place is worth may be reckoned otherwise one day: place and score say who won
            seat.pop("points", None)
    return plain


def _options(game: Game, data: dict[str, Any]) -> dict[str, Any]:
    """The options as they were meant: one that is not told has the default of the rules of that time."""
    options = dict(data.get("options", {}))
    for version in range(int(data.get("version", game.meta.version)), game.meta.version):
        options = {**game.meta.defaults.get(version, {}), **options}
    return options


def _game(data: dict[str, Any], games: dict[str, Game]) -> Game:
    if data.get("baronage", FORMAT) != FORMAT:
        raise BadDocument(f"this record has format {data['baronage']!r}; this program reads {FORMAT}")
    game = find(games, data["game"])
    if game is None:
        raise BadDocument(f"there is no game {data['game']!r:.100}")
    if int(data.get("version", game.meta.version)) > game.meta.version:
        raise BadDocument(
            f"this record is of version {data['version']} of the rules; this program has {game.meta.version}"
        )
    return game
