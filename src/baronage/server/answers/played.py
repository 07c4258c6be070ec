"""What REST answers about games that were played, or are being played (see `answers`)."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict


class RecordMove(TypedDict):
    """A move of a record: its notation, its actions, and what chance brought."""

    seat: int
    text: str
    actions: list[list[int]]
    outcomes: list[list[int]]
    comment: NotRequired[str]
    joined: NotRequired[bool]


class WholeRecord(TypedDict):
    """The record of a game that is over: it replays without anything else."""

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
    """A moment that a seat saw: its number, its events (kind, facts, rules), and the view after it."""

    number: int
    events: list[tuple[int, list[int], str]]
    view: dict[str, Any]


class Diary(TypedDict):
    """What a seat (`diary`; -1: the public) has seen of a game that runs."""

    baronage: int
    diary: int
    game: str
    seats: int
    options: dict[str, Any]
    names: list[str]
    moments: list[DiaryMoment]


class ReplayLine(TypedDict):
    """A sentence of the log, its rules, its moment, and what it is about in the scene: as the lines of the socket."""

    text: str
    rules: list[str]
    moment: int
    nodes: list[str]


class Moment(TypedDict):
    """A moment of a replay: after so many moves (`move`), who played what and who is asked then, where one may know.

    `sent`: as in an update, the scene when these eyes had sent the last choice, and nothing had come of it yet.
    """

    moment: int
    move: int
    asked: list[int]
    seat: int | None
    text: str
    lines: list[ReplayLine]
    scene: dict[str, Any]
    sent: dict[str, Any] | None


class Mark(TypedDict):
    """How much was told at a moment, and the turn that began; after so many moves, and who played what, where one may know."""

    moment: int
    move: int
    lines: int
    turn: str
    seat: int | None
    text: str


class Replay(TypedDict):
    """Some moments of a game, and how many there are in all; with the first of them, marks for the whole game."""

    total: int
    moments: list[Moment]
    marks: NotRequired[list[Mark]]
