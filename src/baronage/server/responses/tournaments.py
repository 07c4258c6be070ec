"""Types of REST responses about tournaments."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from baronage.server.responses.accounts import Arms

TournamentStatus = Literal["announced", "running", "over", "off"]
TournamentForm = Literal["arena", "swiss", "round-robin", "knock-out", "league"]


class TournamentInfo(TypedDict):
    """A tournament in a list. `locked` means that joining needs a password; `every` is after how many days it is held
    again, 0 for never.

    `count` is the number of entrants; `joined` says whether the caller is one; `time_control` is as
    at a table.
    """

    id: str
    name: str
    host: str
    game: str
    form: TournamentForm
    seats: int
    time_control: dict[str, Any]
    open: bool
    rated: bool
    status: TournamentStatus
    starts: float
    started: float | None
    ended: float | None
    count: int
    most: int
    joined: bool
    locked: bool
    every: int


class TournamentTable(TypedDict):
    """A table of a round: its entrants in seat order, and the places that count.

    `places` is null while it runs, and if it is void. `ruled` means that the organiser decided the places; `ended` is
    when it was counted.
    """

    table: str
    entrants: list[int]
    done: bool
    ended: float | None
    places: list[int] | None
    ruled: bool


class TournamentRound(TypedDict):
    """A round: its start, its tables, the byes, and the walkovers over opponents who left."""

    at: float
    tables: list[TournamentTable]
    byes: list[int]
    walkovers: list[int]


class TournamentEntrant(TypedDict):
    """An entrant, in the order of the standings. `byes` are rounds without a table.

    `opponents` and `beaten` are tie-breaks (Buchholz, Sonneborn–Berger): a table counts as one opponent, a round
    without a game as one with equal points. `rating` is null if not well known or not visible. `chance` is the
    probability of winning the tournament, 0 to 1, or null if not shown.
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
    byes: int
    rating: int | None
    half_width: int | None
    hours: int | None
    chance: float | None


class RulingInfo(TypedDict):
    """A decision of an organiser: a bye in a round, the result of a table, or the removal of a player.

    `round` counts from one. `places` is null where the table counts for nothing; `undone` is when it was taken back.
    """

    number: int
    at: float
    by: str
    kind: Literal["bye", "result", "remove"]
    reason: str
    entrant: int | None
    round: int | None
    table: str
    places: list[int] | None
    undone: float | None


class SeriesPart(TypedDict):
    """A tournament of a series."""

    id: str
    starts: float
    status: TournamentStatus


class WholeTournament(TournamentInfo):
    """A tournament with all details. `dates` are the known starts of rounds; `total` is the number of rounds, 0 if
    unknown.

    `may_manage` says whether the caller may rule; `series` lists the tournaments of its series, newest first.
    `round_length` is how many seconds a round is expected to take, or null if that can't be said. `resting` has the
    entrants with a bye in the coming round.

    `bye` and `win` are the points for a round without a table and for a win without a game.
    """

    options: dict[str, Any]
    total: int
    minutes: int
    days: int
    worth: list[float]
    bye: float
    win: float
    stand_in: str
    replaced_by: str
    mine: bool
    may_join: bool
    may_manage: bool
    description: str
    pause: float
    round_length: float | None
    resting: list[int]
    rulings: list[RulingInfo]
    series: list[SeriesPart]
    dates: list[float]
    entrants: list[TournamentEntrant]
    rounds: list[TournamentRound]
