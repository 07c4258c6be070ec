"""Types of REST responses about people: the caller, others and ratings."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from baronage.server.responses.tables import TableInfo

Tincture = Literal["red", "blue", "green", "gold", "purple", "teal", "black", "rose", "white", "orange", "sky", "brown"]
Charge = Literal[
    "chevron",
    "bend",
    "pale",
    "fess",
    "saltire",
    "lozenge",
    "cross",
    "roundel",
    "pile",
    "chief",
    "quarterly",
    "bars",
    "pallets",
    "mullet",
    "flaunches",
    "bordure",
]


class Arms(TypedDict):
    """A person's arms: the colour of the shield and its charge."""

    tincture: Tincture
    charge: Charge


class Me(TypedDict):
    """The caller; without a sign-in name, a guest. `language` is empty for the browser's.

    `admin` and `organiser` are roles. `waits` is true until an admin admits them as a member.
    """

    name: str
    login: str
    language: str
    admin: bool
    organiser: bool
    waits: bool
    arms: Arms | None


class TokenInfo(TypedDict):
    """An API token without its secret: its scopes and expiry."""

    id: str
    name: str
    scopes: list[str]
    created: float
    expires: float


class Token(TokenInfo):
    """A new API token with its secret."""

    token: str


class Tokens(TypedDict):
    """The caller's valid API tokens, newest first."""

    count: int
    tokens: list[TokenInfo]


class RatingPoint(TypedDict):
    """A rating after a finished table. `table` is empty unless the viewer may know of that table."""

    at: float
    table: str
    rating: int
    half_width: int


class RatingInfo(TypedDict):
    """A person's rating for a game and a number of seats, with a 95 % interval of plus or minus `half_width`.

    With few games the rating is null and the history empty.
    """

    game: str
    seats: int
    games: int
    rating: int | None
    half_width: int | None
    history: list[RatingPoint]


class Tally(TypedDict):
    """The number of public finished games of a kind, and of wins."""

    game: str
    seats: int
    games: int
    won: int


class Reliability(TypedDict):
    """A person's reply times in correspondence games: `in_time` of the last `count` decisions at finished tables.

    `hours` are enough nine times in ten; null if timeouts are more frequent. `histogram` counts decisions by hour; the
    last value counts all longer ones.
    """

    count: int
    in_time: int
    hours: int | None
    histogram: list[int]


class Meetings(TypedDict):
    """Results of the games between the caller and a person: which of them had the better place."""

    won: int
    lost: int
    shared: int


class Acquaintance(TypedDict):
    """A friend or blocked person; a guest has no sign-in name. `id` is used to undo the relation."""

    id: str
    name: str
    login: str
    arms: Arms | None
    since: float


class Acquaintances(TypedDict):
    """The caller's friends and blocked people. These people are not notified."""

    friends: list[Acquaintance]
    blocked: list[Acquaintance]


class BrowserInfo(TypedDict):
    """A browser on which the caller is signed in: its name, and since when. `here` marks the current one."""

    id: str
    name: str
    created: float
    here: bool


class PasskeyInfo(TypedDict):
    """A passkey of the caller: the browser that made it, when, and its last use."""

    id: str
    name: str
    created: float
    used: float | None


class ReportInfo(TypedDict):
    """A report: the person (`name`), the author, and the reason.

    `said` is the reported chat message, if any; `before` is the number of earlier actions. `tournament` means that
    `table` is a tournament.
    """

    id: str
    at: float
    name: str
    login: str
    arms: Arms | None
    by: str
    why: str
    words: str
    table: str | None
    tournament: bool
    message: str
    before: int


class ModerationActionInfo(TypedDict):
    """A moderation action by an admin (`by`): warn, mute, ban, lift, line, end, void, words or none.

    It has the person or table concerned, the reason, the end and the reply.
    """

    id: str
    at: float
    by: str
    kind: str
    reason: str
    name: str
    login: str
    table: str | None
    until: float | None
    answer: str


class Load(TypedDict):
    """The server's software and load. `since` is the start of this process; `processor` its share of one core.

    `slowest` is the time in seconds within which 99 % of recent moves reached all subscribers; null without moves.
    """

    version: str
    database: str
    since: float
    processor: float
    slowest: float | None


class LoadPoint(TypedDict):
    """A point of the load curves: running tables, 99th percentile of move times in seconds, processor share and overdue
    notifications.

    `slowest` is null without moves since the last point.
    """

    at: float
    tables: int
    slowest: float | None
    processor: float
    waiting: int


class SilentTable(TypedDict):
    """A running table without entries since then. It doesn't show whose turn it is, which may be secret."""

    table: str
    game: str
    names: list[str]
    since: float


class CopyMade(TypedDict):
    """The last backup: time, number of tables and bytes. `tried` means it was restored on trial, `late` that it is too
    old.
    """

    at: float
    tables: int
    size: int
    tried: bool
    late: bool


Wrong = Literal["closed", "queue", "slow", "bots", "certificate", "copy"]
"""Server problems: tables not managed, long write queue, slow moves, bots waiting for a processor, certificate
expiring, backup too old.
"""


class AdminPage(TypedDict):
    """The admin page: status, load, stalled tables, last backup, people, open reports and latest actions.

    `wrong` lists problems (see `Wrong`), with their `figures`: seconds, days, or how many. `day` has load points of this
    process, oldest first. `certificate` is its validity in days, or null.
    """

    well: bool
    wrong: list[Wrong]
    figures: dict[str, float]
    tables: int
    in_memory: int
    connections: int
    queue: int
    load: Load
    day: list[LoadPoint]
    silent: list[SilentTable]
    copied: CopyMade | None
    certificate: int | None
    people: dict[str, int]
    reports: list[ReportInfo]
    open_reports: int
    moderation_actions: list[ModerationActionInfo]
    words: list[str]  # words masked in chat


class Rung(TypedDict):
    """A rung of a ladder: a person, or a bot by its name (`bot`). `anchor` marks the fixed rating.

    `rank` counts from one, and equal ratings share it; null for a provisional rating, from too few games.
    """

    name: str
    login: str
    arms: Arms | None
    bot: str
    games: int
    rating: int
    half_width: int
    anchor: bool
    rank: int | None


class Ladder(TypedDict):
    """Players with rated games with this number of seats, strongest first, and after them those with provisional ratings.

    `total` is their number.
    """

    game: str
    seats: int
    total: int
    rungs: list[Rung]


class LadderField(TypedDict):
    """A game with a number of seats, and how many people have played it rated."""

    game: str
    seats: int
    players: int


class LessonsDone(TypedDict):
    """A person's number of completed lessons in a game, and the total."""

    game: str
    done: int
    count: int


PartShown = Literal["all", "friends", "nobody"]


class PageParts(TypedDict):
    """The visibility of the parts of the caller's profile, for people who may see it."""

    ratings: PartShown
    results: PartShown
    reliability: PartShown
    recent: PartShown
    fiefdoms: PartShown
    lessons: PartShown


class Fiefdom(TypedDict):
    """A person's campaign file: its title, its content and its number of games."""

    game: str
    kind: str
    title: str
    lines: list[str]
    games: int


class PlayedTournament(TypedDict):
    """A tournament on a profile. `place` is null before the end; `count` is the number of players."""

    id: str
    name: str
    game: str
    form: Literal["arena", "swiss", "round-robin", "knock-out", "league"]
    status: Literal["running", "over"]
    starts: float
    place: int | None
    count: int


class Profile(TypedDict):
    """A person's profile. `shown` and `parts` are its visibility, sent only to its owner.

    Parts that are not visible are empty. `recent` has public finished games and `tournaments` those played, newest
    first; `lessons` the completed lessons; `fiefdoms` the campaign files. `reliability` has reply times in correspondence
    games, if known; `against` the results against the caller. `relation` is the caller's relation to the person:
    friend, block or empty.
    """

    name: str
    login: str
    arms: Arms | None
    since: float
    shown: Literal["all", "members", "friends", "nobody"] | None
    ratings: list[RatingInfo]
    results: list[Tally]
    recent: list[TableInfo]
    reliability: Reliability | None
    against: Meetings | None
    relation: str
    lessons: list[LessonsDone]
    tournaments: list[PlayedTournament]
    fiefdoms: list[Fiefdom]
    parts: PageParts | None
