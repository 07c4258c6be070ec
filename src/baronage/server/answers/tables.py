"""What REST answers about tables (see `answers`)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from baronage.engine.setup import StandIn
from baronage.server.answers.breaks import Rest

Status = Literal["open", "running", "over", "archived"]  # of a table


class UntimedPace(TypedDict):
    """Nobody is ever late."""

    kind: Literal["untimed"]


class LivePace(TypedDict):
    """A clock for each seat, in seconds."""

    kind: Literal["live"]
    bank: float
    increment: float
    window: float


class PostPace(TypedDict):
    """By post, in hours; `hour`: of the day, -1 for any; `off`: days of the week without deadlines, from Monday, 0."""

    kind: Literal["post"]
    hours: float
    printed: bool
    hour: int
    zone: str
    off: list[int]
    most_extension: float
    pause: float


class Seat(TypedDict):
    """A seat of a table. `brings`: something from former games; `paper`: which, if the seat is mine."""

    seat: int
    label: str
    name: str
    bot: str
    open: bool
    invited: bool
    mine: bool
    brings: bool
    paper: str


class AlteredRules(TypedDict):
    """Other figures than the rules have: the name by which programs know the altered game, and in words what is altered."""

    name: str
    told: list[str]


class TableInfo(TypedDict):
    """A table, as the lobby shows it.

    `paper`: the kind that each seat brings; `next`: the rematch; `waits_for`: seats of mine; `stand_in`: who may play for one
    who is long away; `published`: is all that was secret shown when it is over? `hints`: may those who play ask for hints?
    `rated`: does it count for ratings? `altered`: what is altered where it is played with other figures than the rules have.
    `bargains`: may they make proposals?
    Of a running table, as soon as it is at hand: what I am asked (`asks`) and until when (`due`), whose move it is if not mine
    (`moves`), who is long away (`absent`), which of these seats another may take (`away`), which play no more (`gone`), and
    whether the table stands still (`rest`). Of one to which I am asked: who asks (`by`). Of
    one that is over: the places of the seats (0: the first, but nobody has won), and who asks for a rematch and waits for me
    (`again`). `talk`: what players may say now: all, public (nothing in private), none. The invitation is for those who sit
    there; the commitment is the hash of the seed, from the start on. `sampled`: a board of one's own, on which what was hidden
    from its owner is guessed. In the archive: why it ended (`ending`), after how many `turns` and moves (`length`), and its first
    moves (`opening`); where one
    looks for something to watch: how many are `watching`.
    """

    id: str
    game: str
    options: dict[str, Any]
    paper: str
    pace: UntimedPace | LivePace | PostPace
    public: bool
    status: Status
    host: bool
    created: float
    started: float | None
    ended: float | None
    next: str | None
    places: list[int] | None
    seats: list[Seat]
    waits_for: list[int]
    talk: str
    stand_in: StandIn
    published: bool
    hints: bool
    rated: bool
    sought: bool  # for it somebody is sought: it starts by itself
    bargains: bool
    sampled: bool
    altered: NotRequired[AlteredRules]
    asks: NotRequired[str]
    due: NotRequired[float | None]
    moves: NotRequired[list[int]]
    away: NotRequired[list[int]]
    absent: NotRequired[list[int]]
    gone: NotRequired[list[int]]
    rest: NotRequired[Rest]
    by: NotRequired[str]
    again: NotRequired[str]
    ending: NotRequired[str]
    opening: NotRequired[str]
    turns: NotRequired[int]
    length: NotRequired[int]
    watching: NotRequired[int]
    commitment: NotRequired[str]
    invitation: NotRequired[str]


class Archive(TypedDict):
    """A page of the games that are over, of those that were asked for; `total`: how many there are. `endings`: how the
    chosen game can end, by name and in words.
    """

    total: int
    tables: list[TableInfo]
    endings: dict[str, str]


class Seated(TypedDict):
    """The seat on which I sit now."""

    seat: int


class Made(TypedDict):
    """The table that was made, or was there already."""

    table: str
