"""The record of a game: seats and options, then the moves and chance outcomes, in notation.

The text form, one turn or decision per line:

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
    A: G // a remark: a comment on a move, at the end of its line
    B: D ; R FAR1

Moves are separated by `;` or a line break; `A:` names the seat for all moves up to the next seat. ` => 3 | 2,1` after a
move holds chance outcomes: numbers, or the order after a shuffle. `undo` takes back the seat's last action. `held: yes`
in the head means that the table held exhausted secret windows open, and closed them with `table: close`. `& PASS` is an
auto-answer in a secret window, merged with the move before it. If a game has a notation for whole turns (see
turn_notation.py), a line may be a turn with the moves of all seats.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import replace
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from baronage.engine.core.chance import Chance, ChanceError, Forced, Sealed
from baronage.engine.core.errors import BadDocument, BadSetup, Illegal, Refusal, Unreadable, document_reason, reason
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import PUBLIC, TABLE, Action, State
from baronage.engine.game.game import Game
from baronage.engine.game.patched import find
from baronage.engine.match.display import name_record
from baronage.engine.match.moves import FORMAT, Move, Outcomes, one_line, read_line, read_outcomes
from baronage.engine.match.record_text import head, move_lines, turn_lines
from baronage.engine.text.input_errors import msg

if TYPE_CHECKING:
    from baronage.engine.match.match import Match

FIRST_LINE = re.compile(rf"baronage\s+{FORMAT}\s*$")  # of a record in text
LARGEST = 4_000_000  # characters of an input record
UNDO = "undo"


class Record:
    """A record of a game that can be written, read and replayed."""

    # the games of records, unless passed by the caller; set by the package of games
    GAMES: ClassVar[Callable[[], dict[str, Game]]] = dict
    MATCH: ClassVar[type[Match]]  # the class that replays a record; set by `match.match`, which imports this module

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
        self.position = position  # the start position in short notation, if it isn't the default,
        self.begun = begun  # or as a dump, if the notation is not enough
        self.hold_windows = hold_windows  # whether the table held secret windows open
        self.moves: list[Move] = []
        self.comments: list[str] = []  # before the first move
        self.commitment = ""  # the hash of the seed, published at the start
        self.seed = ""  # the seed, published at the end
        self.result: dict[str, Any] | None = None

    def close(self, state: State) -> None:
        """Store the result of a finished game."""
        standings = state.standings()
        self.result = None if standings is None else standings.document()

    def __repr__(self) -> str:
        return name_record(self.setup, self.result, len(self.moves))

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        """Return the picture for notebooks: the position after the last move, with everything visible."""
        return self.replay().state._repr_svg_()

    # --- replay -------------------------------------------------------------------------------------------------

    def matches(self) -> Iterator[Match]:
        """Yield the match at its start and after each move. It is one match object that continues."""
        outcomes = [list(outcome) for outcome in self.start]
        chance = Forced(outcomes)
        try:
            match = self._begin(chance)
            if chance.left:
                raise BadDocument(f"the start did not use {len(chance.left)} of its outcomes")
            yield match
            for number, move in enumerate(self.moves, 1):
                chance.left = [list(outcome) for outcome in move.outcomes]
                self._again(match, move, number)
                if chance.left:
                    raise BadDocument(f"move {number}, {move.text}: {len(chance.left)} outcomes were not used")
                yield match
        except ChanceError as error:
            raise BadDocument(f"the outcomes don't match the game: {error}") from error

    def _begin(self, chance: Chance) -> Match:
        """Return a match at the start of this record."""
        if self.begun is not None:
            state = self.game.load(self.begun)
            return self.MATCH(self.game, chance=chance, names=self.names, state=state, hold_windows=self.hold_windows)
        if self.position:
            state = self.game.position(self.position, self.setup.seats, self.setup.document())
            return self.MATCH(self.game, chance=chance, names=self.names, state=state, hold_windows=self.hold_windows)
        return self.MATCH(
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
            raise BadDocument(f"{where}: only a part could be played")
        if move.joined:
            if len(match.history) < 2:
                raise BadDocument(f"{where}: there is no earlier move to merge it with")
            match.join()
        if not move.actions:
            return
        written = match.record.moves[-1].text
        if written != move.text:
            raise BadDocument(f"{where}: its actions are another move, {written}")

    def replay(self, upto: SupportsIndex | None = None) -> Match:
        """Return the match after `upto` moves, by default after all."""
        match: Match | None = None
        upto = None if upto is None else index(upto)
        for number, again in enumerate(self.matches()):
            match = again
            if upto is not None and number >= upto:
                break
        assert match is not None
        return match

    def verify(self) -> None:
        """Raise an error unless the seed matches the published hash and produces exactly these outcomes."""
        if not self.seed or not self.commitment:
            raise BadDocument("this record has no verifiable seed")
        try:
            sealed = Sealed(bytes.fromhex(self.seed))
        except ValueError as error:
            raise BadDocument("the seed is not a hexadecimal number") from error
        if sealed.commitment != self.commitment:
            raise BadDocument("the seed doesn't match its published hash")
        match = self._begin(sealed)
        if match.record.start != self.start:
            raise BadDocument("the seed gives different shuffles at the start")
        for number, move in enumerate(self.moves, 1):
            self._again(match, move, number)
        fell, expected = (
            [fall for move in moves for fall in move.outcomes] for moves in (match.record.moves, self.moves)
        )
        if fell != expected:
            raise BadDocument("the seed gives different outcomes from this record")
        if self.result is not None and comparable(match.record.result) != comparable(self.result):
            raise BadDocument("the game has a different result from this record")

    def diary(self, viewer: int = PUBLIC) -> dict[str, Any]:
        """Return the entries seen by one seat or the public: its export while the game runs."""
        moments: list[dict[str, Any]] = []
        expected = 0
        for number, match in enumerate(self.matches()):
            if number < len(self.moves) and self.moves[number].joined:
                continue  # merged with the next
            story = match.story(viewer, expected)
            if story or not moments:
                events = [[kind, list(params), rules] for _, seen in story for kind, _, params, rules in seen]
                view = match.state.view(None if viewer == PUBLIC else viewer)
                moments.append({"number": match.number(viewer), "events": events, "view": view})
            expected = len(match.history)
        return {
            "baronage": FORMAT,
            "diary": viewer,
            "game": self.game.name,
            "seats": self.setup.seats,
            "options": self.setup.document(),
            "names": self.names,
            "moments": moments,
        }

    # --- JSON ---------------------------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """Return the record as JSON."""
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
        """Return the record of a JSON document."""
        if isinstance(data, dict) and "diary" in data:
            raise BadDocument(
                "this is a diary: what one seat has seen of a game that is not over. The record of the whole game, with the "
                "seed of its shuffles, is available after the game"
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
                    raise BadDocument(f"move {number}: unknown seat {seat}")
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
            raise BadDocument(f"this is not a record: {document_reason(error)}") from error
        return record

    # --- text ---------------------------------------------------------------------------------------------------

    def text(self, turns: bool = False) -> str:
        """Return the record as text, with consecutive moves of a seat on one line.

        `turns` uses the notation of whole turns.
        """
        lines = move_lines(self)
        if turns and self.game.turns is not None:
            apart = copy(self)
            apart.moves = [replace(move, joined=False) for move in self.moves]
            lines = turn_lines(apart.replay()) or lines
        return "\n".join([*head(self), "", *lines]) + "\n"

    @staticmethod
    def from_text(text: str, games: dict[str, Game]) -> Record:
        """Return the record of a text."""
        head: dict[str, Any] = {}
        comments: list[str] = []
        lines = text.split("\n")  # a name may contain other line separators
        if not lines or lines[0].split() != ["baronage", str(FORMAT)]:
            raise BadDocument(f"a record begins with the line: baronage {FORMAT}")
        at = 1
        while at < len(lines) and lines[at].strip():
            if lines[at].startswith("#"):
                comments.append(lines[at][1:].strip())
            else:
                key, colon, value = lines[at].partition(":")
                if not colon:
                    raise BadDocument(f"line {at + 1}: the header of a record has lines like 'game: brawling'")
                head[key.strip()] = value.strip()
            at += 1
        try:
            for key in ("options", "names", "result", "begun"):
                if key in head:
                    head[key] = json.loads(head[key])
            head["start"] = read_outcomes(head.get("start", ""))
        except (ValueError, RecursionError) as error:
            raise BadDocument(f"the header of the record can't be read: {document_reason(error)}") from error
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
                raise BadDocument(f"line {number}: {reason(error)}") from error
        return record

    @staticmethod
    def from_own_form(text: str, game: Game) -> Record:
        """Return the record of a text in the format of the game's rules: a position, then moves.

        The moves are validated.
        """
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
                    raise BadDocument(f"{len(chance.left)} outcomes were not used")
            except (Refusal, ChanceError, ValueError) as error:
                why = str(error) if isinstance(error, ChanceError) else reason(error)
                raise BadDocument(f"line {number}, {line:.80}: {why}") from error
        record.moves, record.result = match.record.moves, match.record.result
        return record

    @staticmethod
    def load(path: str | Path, games: dict[str, Game] | None = None) -> Record:
        """Return the record in a file. Moves from a text are replayed, so they have actions and are legal."""
        return Record.read(Path(path).read_text(encoding="utf-8"), games).with_actions()

    @staticmethod
    def read_many(file: str | Path | Iterable[str], games: dict[str, Game] | None = None) -> Iterator[Record]:
        """Yield all records of a file or of its lines: as text, as JSON with one record per line, or mixed."""
        if isinstance(file, (str, Path)):
            with Path(file).open(encoding="utf-8") as lines:
                yield from Record.read_many(lines, games)
            return
        for text in _apart(file):
            yield Record.read(text, games).with_actions()

    def with_actions(self) -> Record:
        """Return this record with the actions of its moves, found by replaying it. The text form has none."""
        if all(move.actions or move.text == UNDO for move in self.moves):
            return self
        played = self.replay().record.moves
        if len(played) == len(self.moves):  # otherwise the record has whole turns, which are now separate moves
            played = [replace(move, remark=expected.remark) for move, expected in zip(played, self.moves, strict=True)]
        self.moves = played
        return self

    @staticmethod
    def read(text: str, games: dict[str, Game] | None = None) -> Record:
        """Return the record of a text in any form, including a format of a game's own rules."""
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
            raise BadDocument(f"this JSON can't be read: {document_reason(error)}") from error
        return Record.from_document(data, games)


def named_game(name: str) -> Game:
    """Return the game called `name`, also with changed numbers (`fyn+name=2`)."""
    games = Record.GAMES()
    game = find(games, name)
    if game is None:
        raise BadSetup(msg("game-unknown", name=f"{name!r:.100}", known=", ".join(sorted(games))))
    return game


def _apart(lines: Iterable[str]) -> Iterator[str]:
    """Yield the text of each record in a file."""
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
    """Return the start of a record: the short notation if it is complete, otherwise the whole state.

    Unsent clicks are left out, because they are recorded with their action.
    """
    state = state.clone()
    for seat in range(state.setup.seats) if state.stack else ():
        for _ in state.draft(seat):
            state.stack[-1].undo_click(state, seat)
    whole = state.dump()
    try:
        text = state.position()
        if game.position(text, state.setup.seats, state.setup.document()).dump() == whole:
            return text, None
    except Refusal:
        pass
    return "", whole


def comparable(result: Any) -> Any:
    """Return a result as plain JSON data without texts, which may change later. Its rule identifies the cause."""
    plain = json.loads(json.dumps(result))
    if isinstance(plain, dict):
        plain.pop("cause", None)
        for seat in plain.get("seats", ()):
            seat.pop("out_when", None)
            # the calculation of points may change later; place and score identify the winner
            seat.pop("points", None)
    return plain


def _options(game: Game, data: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a record. A missing option has its default in the rules version of the record."""
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
