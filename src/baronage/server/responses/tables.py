"""Types of REST responses about tables."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from baronage.engine.core.setup import StandIn
from baronage.server.responses.pauses import Rest

Status = Literal["open", "running", "over", "archived"]  # of a table


class UntimedControl(TypedDict):
    """A table without clocks."""

    kind: Literal["untimed"]


class LiveControl(TypedDict):
    """A clock for each seat, in seconds."""

    kind: Literal["live"]
    bank: float
    increment: float
    window: float


class CorrespondenceControl(TypedDict):
    """Correspondence, in hours. `hour` is an hour of the day or -1 for any; `off` are days of the week without
    deadlines, Monday is 0.
    """

    kind: Literal["correspondence"]
    hours: float
    printed: bool
    hour: int
    zone: str
    off: list[int]
    most_extension: float
    pause: float


class Seat(TypedDict):
    """A seat of a table.

    `brings` says whether it has a campaign file; `campaign_file` is its id if the seat is the caller's.
    """

    seat: int
    label: str
    name: str
    bot: str
    open: bool
    invited: bool
    mine: bool
    brings: bool
    campaign_file: str


class AlteredRules(TypedDict):
    """House rules: the name of the patched game, and the changes in words."""

    name: str
    changes: list[str]


class Asks(TypedDict):
    """A decision: the name of its kind, the question, and more about it."""

    title: str
    question: str
    help: str


class TableInfo(TypedDict):
    """A table as shown in the lobby.

    `campaign_file` is the kind of campaign file each seat brings, `next` the rematch, and `waits_for` the caller's seats to
    act. `stand_in` says who may replace a long absent player. `published` says whether all secrets are shown after the
    game. `hints`, `rated` and `negotiation` say whether hints, ratings and proposals are on. `altered` describes house
    rules. `chat` is the chat allowed to players: all, public (no private messages) or none. `sampled` marks a trial
    board with guessed hidden information.

    A running table, once its status is known, has the caller's decision (`asks`) and deadline (`due`), or else the seats
    to move (`moves`). It also has long absent seats (`absent`), seats open to a substitute (`away`), eliminated seats
    (`gone`) and pauses (`rest`).

    While a table waits for players, `opened` tells its host whether somebody has the page of the invitation open. The `note` of
    the host is for players and holders of the invitation.

    An invitation by name has its author (`by`). A finished table has the places of its seats (0: first, but without a
    winner) and the player waiting for a rematch (`again`). `invitation` is only for players; `commitment` is the hash
    of the seed, from the start on. In the archive: the `ending`, the number of `turns` and moves (`length`), and the
    `opening`. In the list of games to watch: the number of spectators (`watching`).
    """

    id: str
    game: str
    options: dict[str, Any]
    campaign_file: str
    time_control: UntimedControl | LiveControl | CorrespondenceControl
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
    chat: str
    stand_in: StandIn
    published: bool
    hints: bool
    rated: bool
    sought: bool  # filled by matchmaking: starts automatically
    negotiation: bool
    sampled: bool
    altered: NotRequired[AlteredRules]
    asks: NotRequired[Asks | None]
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
    opened: NotRequired[bool]
    note: NotRequired[str]


class Archive(TypedDict):
    """A page of finished games that match a query, and their total. `endings` maps the endings of the chosen game to
    texts.
    """

    total: int
    tables: list[TableInfo]
    endings: dict[str, str]


class Seated(TypedDict):
    """The caller's seat."""

    seat: int


class Made(TypedDict):
    """The table that was created or found."""

    table: str
