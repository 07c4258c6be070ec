"""What REST answers about tournaments (see `answers`)."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from baronage.server.answers.people import Arms

TournamentStatus = Literal["announced", "running", "over", "off"]
TournamentForm = Literal["arena", "swiss", "round-robin", "knock-out", "league"]


class TournamentInfo(TypedDict):
    """A tournament in a list. `count`: how many take part; `joined`: I do; `pace`: as that of a table."""

    id: str
    name: str
    host: str
    game: str
    form: TournamentForm
    seats: int
    pace: dict[str, Any]
    open: bool
    rated: bool
    status: TournamentStatus
    starts: float
    started: float | None
    ended: float | None
    count: int
    most: int
    joined: bool


class TournamentTable(TypedDict):
    """A table of a round: who sits there, as numbers in the order of the seats, and how it counted.

    `places` is null while it runs, and where it counts for nothing.
    """

    table: str
    entrants: list[int]
    done: bool
    places: list[int] | None


class TournamentRound(TypedDict):
    """A round: when it began, its tables, who rested, and who won because whom he was to meet is gone."""

    at: float
    tables: list[TournamentTable]
    byes: list[int]
    walkovers: list[int]


class TournamentEntrant(TypedDict):
    """Who takes part, in the order of the list. `opponents`, `beaten`: what those have whom he met and beat (tie-breaks).

    `rating`: null where it is not known well enough, or not for me. `chance`: to be first at the end, 0 to 1; null: not told.
    """

    number: int
    name: str
    login: str
    arms: Arms | None
    guest: bool
    bot: str
    me: bool
    left: bool
    place: int | None
    points: float
    wins: int
    opponents: float
    beaten: float
    played: int
    rating: int | None
    half_width: int | None
    hours: int | None
    chance: float | None


class WholeTournament(TournamentInfo):
    """All of it. `dates`: when the rounds begin that are known beforehand; `total`: rounds in all, 0 where nobody knows."""

    options: dict[str, Any]
    total: int
    minutes: int
    days: int
    worth: list[float]
    stand_in: str
    replaced_by: str
    mine: bool
    may_join: bool
    dates: list[float]
    entrants: list[TournamentEntrant]
    rounds: list[TournamentRound]
