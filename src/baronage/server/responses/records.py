"""Types of REST responses about records and replays."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict


class RecordMove(TypedDict):
    """A move of a record: its notation, its actions and its random outcomes."""

    seat: int
    text: str
    actions: list[list[int]]
    outcomes: list[list[int]]
    comment: NotRequired[str]
    joined: NotRequired[bool]


class WholeRecord(TypedDict):
    """The record of a finished game, which replays without anything else."""

    baronage: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    names: list[str]
    start: list[list[int]]
    moves: list[RecordMove]
    position: NotRequired[str]
    begun: NotRequired[dict[str, Any]]
    held: NotRequired[bool]
    commitment: NotRequired[str]
    seed: NotRequired[str]
    result: NotRequired[dict[str, Any]]
    comments: NotRequired[list[str]]


class DiaryMoment(TypedDict):
    """A history entry that a seat saw: its number, its events (kind, params, rules) and the view after it."""

    number: int
    events: list[tuple[int, list[int], str]]
    view: dict[str, Any]


class Diary(TypedDict):
    """The history of a running game as a seat saw it. `diary` is the seat, or -1 for the public."""

    baronage: int
    diary: int
    game: str
    seats: int
    options: dict[str, Any]
    names: list[str]
    moments: list[DiaryMoment]


class ReplayLine(TypedDict):
    """A log line of a replay: its text, rules and entry, as in the protocol's lines. Chat has entry 0."""

    text: str
    rules: list[str]
    moment: int


class Moment(TypedDict):
    """A history entry of a replay: after `move` moves, the move and the seats to act, where visible.

    `table` is the message of that type: complete in the first entry, then only what has changed.
    """

    moment: int
    move: int
    asked: list[int]
    seat: int | None
    text: str
    lines: list[ReplayLine]
    table: dict[str, Any]


class Mark(TypedDict):
    """A mark of a replay: the number of lines of an entry, the one that says what was done in `words`, the turn
    that began, and the move, where visible.
    """

    moment: int
    move: int
    lines: int
    words: str
    turn: str
    seat: int | None
    text: str


class Replay(TypedDict):
    """Some history entries of a game, and their total. The first page has marks for the whole game."""

    total: int
    moments: list[Moment]
    marks: NotRequired[list[Mark]]
