"""What REST answers about how a game went, and why somebody is out of it (see `answers`)."""

from __future__ import annotations

from typing_extensions import TypedDict


class EndingTurn(TypedDict):
    """How things stood when a turn was over: the points of each seat, and who was out.

    `turn`: its number, 0 before the first. `at`: the moment of the replay; `move`: of the record, 0 where that stays secret.
    """

    turn: int
    at: int
    move: int
    points: list[int]
    out: list[bool]


class EndingCause(TypedDict):
    """Something that led to a defeat, in a sentence, and the moment of the replay at which it happened."""

    text: str
    rules: list[str]
    at: int


class EndingSeat(TypedDict):
    """How a seat fared: what it did, where its points come from (`sources`), and what led to its defeat, in the order of time."""

    did: str
    sources: str
    causes: list[EndingCause]


class EndingInfo(TypedDict):
    """How a game went. While it runs there are no turns, and of the seats only what brought down who asks.

    `chart`: what the points are, in words; empty: the game does not tell how it went.
    """

    chart: str
    turns: list[EndingTurn]
    seats: list[EndingSeat]
