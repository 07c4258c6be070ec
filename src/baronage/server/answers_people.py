"""What REST answers about ratings and who has them (see `answers`)."""

from __future__ import annotations

from typing_extensions import TypedDict


class RatingPoint(TypedDict):
    """A rating after a table that was over then."""

    at: float
    table: str
    rating: int
    half_width: int


class RatingInfo(TypedDict):
    """How strong somebody is at a game with so many seats: with 95 in 100 no farther off than `half_width`.

    With few games there is no figure (null), and no history.
    """

    game: str
    seats: int
    games: int
    rating: int | None
    half_width: int | None
    history: list[RatingPoint]


class Tally(TypedDict):
    """How many public games of a kind somebody has played to the end, and won."""

    game: str
    seats: int
    games: int
    won: int


class Rung(TypedDict):
    """One of a ladder: a person by name and sign-in name, or a bot (`bot`) by its name."""

    name: str
    login: str
    bot: str
    games: int
    rating: int
    half_width: int


class Ladder(TypedDict):
    """Those who have played enough rated games with so many seats, the strongest first; `total`: how many there are."""

    game: str
    seats: int
    total: int
    rungs: list[Rung]
