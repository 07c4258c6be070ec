"""Types of REST responses about summaries of games."""

from __future__ import annotations

from typing_extensions import TypedDict


class EndingGain(TypedDict):
    """A piece that gave points to a seat or cost it some: its drawing, and how many."""

    seat: int
    art: str
    points: int


class EndingTurn(TypedDict):
    """The state at the end of a turn: each seat's points, what gave or cost some, and which seats were eliminated.

    `turn` is 0 before the first turn. `at` is the replay entry; `move` is 0 where the number of moves is secret.
    """

    turn: int
    at: int
    move: int
    points: list[int]
    out: list[bool]
    gains: list[EndingGain]


class EndingCause(TypedDict):
    """A cause of a defeat as text, and its replay entry."""

    text: str
    rules: list[str]
    at: int


class EndingSeat(TypedDict):
    """The summary of a seat: its actions, the `sources` of its points, and the causes of its defeat, oldest first."""

    did: str
    sources: str
    causes: list[EndingCause]


class EndingInfo(TypedDict):
    """The summary of a game. While it runs, only the causes of the caller's own defeat are included.

    `chart` says what the points are; empty if the game has no summary.
    """

    chart: str
    turns: list[EndingTurn]
    seats: list[EndingSeat]
