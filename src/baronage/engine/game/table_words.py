"""A table with the names of its parts in the language of its reader, for pictures and text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from string import ascii_letters
from typing import Final

from baronage.engine.core.state import FULL, Event, State
from baronage.engine.game.game import game_of
from baronage.engine.game.messages import ENGLISH
from baronage.engine.game.table import TableView, board, events, table_view
from baronage.engine.picture.table import BACK, Board, Msg, Piece, Place, Zone, by_place
from baronage.engine.text.params import Params

PARTS: Final = 4  # of a sum that may have names


class TableWords:
    """The table of a view, and what its parts are called. `asked` includes the acts of the viewer."""

    def __init__(self, state: State, language: str = ENGLISH, names: Sequence[str] = (), asked: bool = False) -> None:
        self.state, self.language = state, language
        self.game = game_of(state)
        self.reader = self.game.words.reader(state.viewer, names, state)
        self.board: Board = board(state.setup)
        self.table: TableView = table_view(state, asked)
        self.places: dict[str, Place] = {
            place.id: place for place in (*self.board.places, *self.table.places)
        }  # those of the state come later
        self.pieces = by_place(self.table.pieces)
        self.rows = {row.side: row for row in self.table.players}
        self.faces = {face.id: face for face in self.board.faces}

    @cached_property
    def me(self) -> int:
        """The side of the viewer, or -1."""
        viewer = self.state.viewer
        return next((row.side for row in self.table.players if row.seat == viewer), -1) if viewer >= 0 else -1

    @cached_property
    def _labels(self) -> dict[str, str]:
        return labels(self.board, self.table, self.text)

    def text(self, msg: Msg) -> str:
        """Return a message as text, or an empty string if it doesn't exist."""
        return self.game.words.msg(*msg, self.reader, self.language) if msg[0] else ""

    def label(self, kind: str, id: str | int) -> str:
        """Return the label of a zone, a free slot, a side or a counter, or an empty string."""
        return self._labels.get(f"{kind} {id}", "")

    def heading(self) -> str:
        """Return the title of the game and the heading of the present turn."""
        return " · ".join(filter(None, (self.game.title, self.text(self.table.turn))))

    def prompt(self) -> str:
        """Return the question to the viewer, or what they wait for."""
        if self.state.viewer == FULL and self.state.stack:
            seats = self.state.actors()
            return self.text(("waiting", {"waits": tuple(seats)})) if seats else ""
        return self.text(self.table.prompt)

    def side(self, side: int) -> str:
        """Return the name of a side."""
        row = self.rows.get(side)
        if row is None or row.seat < 0:
            return self.label("side", side)
        name = self.game.words.catalogue(self.language).called(row.seat, self.reader)
        return f"{name[:1].upper()}{name[1:]}"

    def colour(self, side: int) -> int:
        """Return the colour of a side, or -1."""
        row = self.rows.get(side)
        return row.colour if row is not None else side

    def place(self, place: Place) -> str:
        """Return the name of a place. A word of the notation that is a name is one."""
        id = place.id
        return self.text(place.name) or (id.capitalize() if id.isalpha() and id.isupper() and len(id) > 1 else "")

    def piece(self, piece: Piece) -> str:
        """Return the name of a piece or card, or an empty string for a card face down."""
        if piece.art == BACK:
            return ""
        face = self.faces.get(piece.art)
        if face is not None and face.kind != "key":
            return self.text(face.title)
        row = self.rows.get(piece.owner)
        params: Params = {"seat": row.seat if row is not None else -1, "n": piece.n, "place": piece.at}
        params["value"] = piece.values[0] if piece.values else 0
        return self.text((f"piece-{piece.art}", params))

    def zones(self, owner: int) -> list[Zone]:
        """Return the zones of a side (-1 for the common ones) that are not empty."""
        return [zone for zone in self.board.zones if zone.owner == owner and self.pieces.get(zone.id)]

    def holder(self, place: Place) -> int:
        """Return the side whose place this is: by the pieces that settle it, else whose home it is."""
        for piece in self.pieces.get(place.id, ()):
            if piece.owner >= 0 and self.board.layout != "triangle":
                return piece.owner
        return place.owner

    def events(self, log: Sequence[Event]) -> list[str]:
        """Return the lines of events that the viewer saw."""
        return [line for line in (self.text(event.text) for event in events(self.state, log)) if line]


def labels(board: Board, view: TableView, text: Callable[[Msg], str]) -> dict[str, str]:
    """Return the texts of zones, their free slots, sides and counters, by message and id: `zone wall.1`, `side 2`."""
    rows = {row.side: row for row in view.players}
    counts: dict[str, int] = {}
    values: dict[str, int] = {}  # of the first piece
    for piece in view.pieces:
        counts[piece.at] = counts.get(piece.at, 0) + piece.n
        values.setdefault(piece.at, piece.values[0] if piece.values else 0)
    found: dict[str, str] = {}
    for zone in board.zones:
        row = rows.get(zone.owner)
        room = row.has[board.counters.index(zone.room)] if zone.room and row is not None else 0
        name = zone.id.partition(".")[0]
        n = counts.get(zone.id, 0)
        params: Params = {"seat": row.seat if row is not None else -1, "n": n, "room": room, "of": n + room}
        params["value"] = values.get(zone.id, 0)
        found[f"zone {zone.id}"] = text((f"label-{name}", params)) or text((f"zone-{name}", params))
        for kind in ("slot", "empty"):
            found[f"{kind} {zone.id}"] = text((f"{kind}-{name}", params))
        found[f"line {zone.id}"] = text((f"{name}-line", params))
    for side in rows:
        found[f"side {side}"] = text(("side", {"side": side}))
    for part in range(PARTS):
        found[f"sum {part}"] = text((f"sum-{part}", {}))
    found |= _piece_labels(board, view, text)
    for counter in (*board.counters, "score"):
        found[f"counter {counter}"] = text((f"counter-{counter}", {"n": 0}))
    return {key: words for key, words in found.items() if words}


def _piece_labels(board: Board, view: TableView, text: Callable[[Msg], str]) -> dict[str, str]:
    """Return what is written at pieces with counted marks (`note A9`), and the bar's texts for chosen ones (`picked A9`)."""
    found: dict[str, str] = {}
    owners = {place.id: place.owner for place in (*board.places, *view.places)}
    seats = {row.side: row.seat for row in view.players}
    begins = {act.piece for act in view.acts if act.target}
    for piece in view.pieces:
        number = piece.id.lstrip(ascii_letters)
        params: Params = {"art": piece.art, "number": int(number) if number.isdecimal() else 0}
        params |= {"seat": seats.get(piece.owner, -1), "mine": int(0 <= owners.get(piece.at, -1) != piece.owner)}
        for mark in piece.marks:
            name, _, count = mark.rpartition("-")
            if name and count.isdecimal():
                found[f"note {piece.id}"] = text((f"note-{name}", {**params, "n": int(count)}))
        if piece.id in begins:
            found[f"picked {piece.id}"] = next(
                filter(None, (text((f"picked-{mark}", params)) for mark in piece.marks)), ""
            )
    return found
