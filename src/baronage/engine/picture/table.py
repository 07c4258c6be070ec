"""Table data: a game describes places, pieces, acts and events; clients draw them.

Everything is a named tuple of numbers and ids, which JSON writes as an array. New fields go at the end and have a default.
No field holds a sentence: a `Msg` is a message id with its params, which the reader's client renders from the game's
catalogue. The functions that a game's module `table` provides are in `engine/game/protocols.py`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from baronage.engine.core.step import Action
from baronage.engine.text.params import Params

Msg = tuple[str, Params]  # message id and params

NO_MSG: Final[Msg] = ("", {})  # no message; never changed
LAYOUTS: Final = ("hex", "triangle", "free", "zones")
ZONE_LAYOUTS: Final = ("row", "pile", "slots", "grid", "list")
REGIONS: Final = ("commons", "town", "wall", "king", "realm", "hand", "centre", "column")
TONES: Final = ("good", "loss", "danger", "gold", "none")
FIELD_KINDS: Final = ("place", "level", "piece", "amount", "switch", "order", "side", "mark", "spot")
BACK: Final = "back"  # the art of a hidden card
LONGEST_CHIP: Final = 24  # characters
LONGEST_PROMPT: Final = 60


class Place(NamedTuple):
    """A fixed spot. Its id is the word of the notation, such as `DAI` or `C4.17`."""

    id: str
    at: tuple[float, ...]  # hex: q, r; triangle: 0 up, 1 down or 2 a hexagon, a, b; free: x, y of its label and pieces
    ground: str = ""  # art under the pieces: mine, water, point
    owner: int = -1  # the side whose home it is
    beside: tuple[str, ...] = ()  # neighbours, for arrow keys and the routes of marches
    outline: str = ""  # free: an SVG path
    name: Msg = NO_MSG


class Zone(NamedTuple):
    """A container whose pieces flow. Its id is a name, a dot and an owner: `hand.0`, `market`, `wall.1`."""

    id: str
    layout: str  # one of ZONE_LAYOUTS
    region: str  # one of REGIONS
    owner: int = -1  # side
    cut: str = "play"  # shape of its cards
    room: str = ""  # the counter of the free slots to draw
    icon: str = ""  # of its free slots, or of what a row in the column counts


class Box(NamedTuple):
    """One part of a card: title, art, stat, text, foot or count. Pixels at scale 1."""

    part: str
    x: float
    y: float
    w: float
    h: float
    size: float = 0  # of the text
    lines: int = 1
    align: str = "middle"


class Cut(NamedTuple):
    """A shape of cards, shared by all games: hand, play, narrow, small, chip or thumb."""

    id: str
    w: float
    h: float
    boxes: tuple[Box, ...]


class CardFace(NamedTuple):
    """The content of a kind of card, described once."""

    id: str
    title: Msg
    kind: str = ""  # the class of its border and title, such as a caste
    art: str = ""  # the drawing; by default the id
    stats: tuple[tuple[str, int | str], ...] = ()  # icon, and number or "#0" for the first of Piece.values
    text: Msg = NO_MSG
    foot: tuple[tuple[str, int | str | Msg], ...] = ()  # icon, and a number, "#0" or a message


class Board(NamedTuple):
    """The parts of a table that are the same for all games with one setup."""

    layout: str  # one of LAYOUTS
    places: tuple[Place, ...] = ()
    zones: tuple[Zone, ...] = ()
    faces: tuple[CardFace, ...] = ()
    counters: tuple[str, ...] = ()  # the names of the numbers in PlayerRow.has
    turnable: bool = False  # whether it may be turned towards the viewer's home
    steps: tuple[Msg, ...] = ()  # of a turn; the param "step" of its heading is the current one
    lines: tuple[tuple[str, ...], ...] = ()  # kinds of events that share a line of the log; the first kind begins it


class Piece(NamedTuple):
    """A piece, a card or a stack of equal pieces."""

    id: str  # stable while the viewer can follow it; face down: the id of its zone
    art: str  # the id of a CardFace or of a drawing, or BACK
    at: str  # the id of a place or zone
    owner: int = -1  # side
    n: int = 1
    values: tuple[int, ...] = ()  # printed numbers that depend on the position, such as a price
    marks: tuple[str, ...] = ()  # badges, such as dagger or hold-2
    cell: tuple[int, ...] = ()  # zones with the layout grid: column, row


class PlanToken(NamedTuple):
    """A part of a secret order. Only its owner gets it until it is revealed."""

    id: str
    art: str
    at: str
    to: str = ""
    n: int = 0
    sent: bool = False
    golden: bool = False


class Chip(NamedTuple):
    """A short forecast at the target of an act: at most LONGEST_CHIP letters."""

    tone: str  # one of TONES
    text: Msg
    at: str = ""  # a piece or place, if not the target


class Act(NamedTuple):
    """One click, or one piece and one target.

    `piece` and `target` are ids of pieces, places, zones, cells (`realm.0:2,-1`) or sides (`side.1`). If both are
    empty, the act is a button.
    """

    do: tuple[Action, ...]  # the decisions that it joins; one undo takes all of them back
    piece: str = ""
    target: str = ""
    text: Msg = NO_MSG  # act and outcome, for buttons, screen readers and the list of all options
    chip: Chip | None = None
    undo: bool = True  # whether it can be taken back: it reveals nothing, and chance has no part in it
    amount: tuple[int, ...] = ()  # lowest and highest value of the last number of `do`, which the player chooses
    ask: Msg = NO_MSG  # the question that confirms it
    group: Msg = NO_MSG  # the button that comes between piece and target, or the heading of a ware on the shelf
    more: tuple[Chip, ...] = ()  # further forecasts at the target
    auto: bool = False  # whether the client does it by itself: nothing else can be done


class Field(NamedTuple):
    """One part of a joint decision, such as an order or a bid.

    The id of a field of a place is that place, a dot and a name: `P3.march`. A place has at most one order: a field of
    the kind `order`, drawn as its name, whose options are its targets. `P3.march-count` and `P3.march-side` are the
    amount and the side of that order. A field of the kind `mark`, such as `golden.march.delay`, marks orders with these
    names at some places. A field of the kind `spot` is where the piece with its id stands.
    """

    id: str
    kind: str  # one of FIELD_KINDS
    options: tuple[tuple[int, str, int, Msg], ...]  # value, place or piece, price, why it can't be chosen
    start: tuple[int, ...] = ()  # the proposed values
    text: Msg = NO_MSG  # its label
    prompt: Msg = NO_MSG  # the question while it is worked on
    chips: tuple[Chip, ...] = ()  # outcomes of its options, at their targets
    lines: tuple[tuple[Msg, ...], ...] = ()  # a table of outcomes: headings, then a line for each option
    note: Msg = NO_MSG  # beside its label, such as the sum behind a price
    icon: str = ""  # the drawing before its label
    does: tuple[Msg, ...] = ()  # what its options do, one sentence each; or one for the field


class Preview(NamedTuple):
    """The answer to a draft of the fields of a form."""

    do: tuple[Action, ...] = ()  # the decisions that send it, without the unsent clicks; empty if it can't be sent
    text: Msg = NO_MSG  # the draft in one sentence, or why it can't be sent
    chips: tuple[Chip, ...] = ()
    price: int = 0
    plans: tuple[PlanToken, ...] = ()  # the draft on the board
    send: Msg = NO_MSG  # the label of the button that sends it
    ask: Msg = NO_MSG  # the question that confirms it
    form: tuple[Field, ...] = ()  # the fields for this draft: their options, and in `start` the values that fit
    sum: Msg = NO_MSG  # the cost of the whole draft


class TableEvent(NamedTuple):
    """An event as drawn and logged."""

    kind: str  # the name of the event's message, such as `drew`
    text: Msg
    step: int = 0  # its number within the update; events with equal numbers are drawn together
    place: str = ""
    pieces: tuple[str, ...] = ()
    source: str = ""  # a place or zone
    to: str = ""
    n: int = 1  # cards face down that fly
    sums: tuple[tuple[str, tuple[int, ...], int], ...] = ()  # piece or side, dice or parts, total
    gains: tuple[tuple[int, str, int], ...] = ()  # side, counter, more or less
    rules: tuple[str, ...] = ()
    head: Msg = NO_MSG  # the heading of its step; events in a row with the same heading are one step
    brief: Msg = NO_MSG  # the event in a few words, if it is worth a line in the prompt bar
    turn: Msg = NO_MSG  # the heading of the turn or round that it begins


class PlayerRow(NamedTuple):
    """A side: a seat, or a clan without a player (seat -1)."""

    side: int
    seat: int
    colour: int
    score: int
    has: tuple[int, ...] = ()  # by Board.counters
    marks: tuple[str, ...] = ()  # acts, sent and out are added by the engine


def card_id(card: int) -> str:
    """Return the default id of a card: `card-7`."""
    return f"card-{card}"


def cards(
    zone: str,
    numbers: Sequence[int],
    owner: int = -1,
    id: Callable[[int], str] = card_id,
    art: Callable[[int], str] | None = None,
) -> list[Piece]:
    """Return the cards of a zone as pieces, with all unknown cards (0) as one stack of backs at the end.

    `id` and `art` map the number of a card to its id and to its face. By default both are equal.
    """
    known = [number for number in numbers if number]
    found = [Piece(id(number), art(number) if art else id(number), zone, owner) for number in known]
    hidden = len(numbers) - len(known)
    return [*found, Piece(zone, BACK, zone, owner, hidden)] if hidden else found


def difference(old: Sequence[Piece], new: Sequence[Piece]) -> tuple[tuple[Piece, ...], tuple[str, ...]]:
    """Return the pieces to put and the ids to drop that turn `old` into `new`. Ids are unique in each.

    A piece that is put comes last in its place or zone. So a piece is also put to keep the order of `new`.
    """
    if old == new:
        return (), ()
    before = {piece.id: at for at, piece in enumerate(old)}
    put: list[Piece] = []
    last: dict[str, int] = {}  # by place or zone
    for piece in new:
        at = before.pop(piece.id, -1)
        if at >= 0 and last.get(piece.at, -1) < at and old[at] == piece:
            last[piece.at] = at
        else:
            last[piece.at] = len(old)
            put.append(piece)
    return tuple(put), tuple(before)


def applied(old: Iterable[Piece], put: Iterable[Piece], drop: Iterable[str]) -> list[Piece]:
    """Return the pieces after a change, as clients compute them."""
    pieces = {piece.id: piece for piece in old}
    for id in drop:
        pieces.pop(id, None)
    for piece in put:
        pieces.pop(piece.id, None)
        pieces[piece.id] = piece
    return list(pieces.values())


def by_place(pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    """Return the pieces in each place or zone, in order."""
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        found.setdefault(piece.at, []).append(piece)
    return found


class _Form(NamedTuple):
    """The parts of a kind of row that readers fill in or that hold rows."""

    defaults: tuple[Any, ...]  # of its fields, last field first
    nested: tuple[int, ...]  # fields that hold rows
    messages: tuple[int, ...]  # fields that hold messages only read as text
    event: bool  # whether it is an event


@cache
def _form(kind: Any) -> _Form:
    names, defaults = kind._fields, kind._field_defaults
    nested = tuple(at for at, name in enumerate(names) if name in ("chip", "chips", "more"))
    messages = tuple(at for at, name in enumerate(names) if name in ("text", "ask", "group", "prompt", "note"))
    found = tuple(defaults[name] for name in reversed(names) if name in defaults)
    return _Form(found, nested, messages if kind in (Act, Chip, Field) else (), kind is TableEvent)


def short(row: Any) -> tuple[Any, ...]:
    """Return a row without what readers fill in: trailing fields with their defaults, params of acts, chips and fields
    that are 0, and the kind of an event that is called like its message.
    """
    kind: Any = type(row)
    defaults, nested, messages, event = _form(kind)
    count = len(row)
    for default in defaults:
        if row[count - 1] != default:
            break
        count -= 1
    if not (nested or messages or event):
        return tuple(row[:count])
    found = list(row[:count])
    for at in nested:
        if at < count and (value := found[at]):
            found[at] = short(value) if hasattr(value, "_fields") else tuple(map(short, value))
    for at in messages:
        if at < count:
            found[at] = without_zeros(found[at])
    if event and row.kind == row.text[0]:
        found[0] = ""
    return tuple(found)


def without_zeros(message: Msg) -> tuple[Any, ...]:
    """Return a message without the params that are 0."""
    params = message[1]
    if 0 in params.values():
        params = {name: value for name, value in params.items() if value or type(value) is not int}
    return (message[0], params, *message[2:])


def written(value: Any) -> str:
    """Return table data as compact JSON."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def board_hash(board: Board) -> str:
    """Return the name under which clients cache a board."""
    return hashlib.sha256(written(board).encode()).hexdigest()[:16]


@cache
def cuts() -> Mapping[str, Cut]:
    """Return the shapes of cards by id, from `cuts.json`, which clients read too."""
    from importlib import resources  # loaded only when cards are drawn

    text = resources.files(__package__).joinpath("cuts.json").read_text(encoding="utf-8")
    return {
        id: Cut(id, cut["w"], cut["h"], tuple(Box(**box) for box in cut["boxes"]))
        for id, cut in json.loads(text).items()
    }
