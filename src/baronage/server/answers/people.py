"""What REST answers about people: oneself, others, and their ratings (see `answers`)."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from baronage.server.answers.tables import TableInfo

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
    """Somebody's arms: the colour of his shield, and what is painted on it."""

    tincture: Tincture
    charge: Charge


class Me(TypedDict):
    """Who I am; without a sign-in name a guest. `language`: that I chose; empty: as each browser says. `keeper`: do I keep the
    server?"""

    name: str
    login: str
    language: str
    keeper: bool
    arms: Arms | None


class TokenInfo(TypedDict):
    """A token of mine, without its secret: what it is good for, and until when."""

    id: str
    name: str
    scopes: list[str]
    created: float
    expires: float


class Token(TokenInfo):
    """A secret for a program of mine."""

    token: str


class Tokens(TypedDict):
    """The tokens of mine that are good, the newest first."""

    count: int
    tokens: list[TokenInfo]


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


class Reliability(TypedDict):
    """How soon somebody answers by post: of his last decisions (`count`) at tables that are over, those in time.

    `hours`: so many suffice nine times in ten; null: time runs out more often than that. `histogram`: how many took less than
    an hour, less than two, and so on; the last: all that took longer.
    """

    count: int
    in_time: int
    hours: int | None
    histogram: list[int]


class Meetings(TypedDict):
    """How those games ended in which I met somebody: who of us had the better place."""

    won: int
    lost: int
    shared: int


class Acquaintance(TypedDict):
    """Somebody whom I call a friend, or have blocked; a guest has no sign-in name. `id`: by which I take it back."""

    id: str
    name: str
    login: str
    arms: Arms | None
    since: float


class Acquaintances(TypedDict):
    """Whom I call friends, and whom I have blocked. Nobody is told of it."""

    friends: list[Acquaintance]
    blocked: list[Acquaintance]


class BrowserInfo(TypedDict):
    """Where I am signed in: what that browser said to be, and since when. `here`: it is this one."""

    id: str
    name: str
    created: float
    here: bool


class PasskeyInfo(TypedDict):
    """A passkey of mine: the browser that made it, since when, and when I last came in by it."""

    id: str
    name: str
    created: float
    used: float | None


class ReportInfo(TypedDict):
    """Who was reported (`name`), by whom, for what; `said`: the line of talk that was reported, if one was; `before`: so many
    acts there were before. `tournament`: where it was said is one, and no table."""

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
    said: str
    before: int


class DeedInfo(TypedDict):
    """What a keeper (`by`) did (warn, mute, ban, lift, line, end, void, words, none), to whom or at which table, why, until
    when, and what was answered."""

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
    """What a server runs on, and how hard it works. `since`: when this process began; `processor`: the share of one core that it
    has taken; `slowest`: seconds within which 99 in 100 moves were told to all who watch, null: nobody has moved."""

    version: str
    database: str
    since: float
    processor: float
    slowest: float | None


class LoadPoint(TypedDict):
    """A point of the day's curves: tables that run, seconds within which 99 in 100 moves were told since the last point (null:
    nobody has moved), the share of one core since then, and notices that wait though they are due."""

    at: float
    tables: int
    slowest: float | None
    processor: float
    waiting: int


class SilentTable(TypedDict):
    """A running table at which nothing has happened since then. Who is waited for is not told: it may be a secret."""

    table: str
    game: str
    names: list[str]
    since: float


class CopyMade(TypedDict):
    """The last copy of all that is kept: when, how many tables, how many bytes; `tried`: it was put back on trial; `late`: it is
    too old."""

    at: float
    tables: int
    size: int
    tried: bool
    late: bool


class KeeperPage(TypedDict):
    """All that a keeper sees at once: is all well, the load and its day (points of this process, the oldest first), tables that
    need a hand, the last copy, for how many days the certificate is good (null: there is none), people, reports that wait, and
    the last acts."""

    well: bool
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
    deeds: list[DeedInfo]
    words: list[str]  # that are covered in talk


class Rung(TypedDict):
    """One of a ladder: a person by name and sign-in name, or a bot (`bot`) by its name. `anchor`: its figure is given."""

    name: str
    login: str
    arms: Arms | None
    bot: str
    games: int
    rating: int
    half_width: int
    anchor: bool


class Ladder(TypedDict):
    """Those who have played enough rated games with so many seats, the strongest first; `total`: how many there are."""

    game: str
    seats: int
    total: int
    rungs: list[Rung]


class LessonsDone(TypedDict):
    """How many lessons of a game somebody has done, of how many there are."""

    game: str
    done: int
    count: int


PartShown = Literal["all", "friends", "nobody"]


class PageParts(TypedDict):
    """To whom my page tells what, of those who may see it."""

    ratings: PartShown
    results: PartShown
    reliability: PartShown
    recent: PartShown
    fiefdoms: PartShown
    lessons: PartShown


class Fiefdom(TypedDict):
    """What somebody keeps from game to game: what it is called, what it says, and after how many games."""

    game: str
    kind: str
    title: str
    lines: list[str]
    games: int


class Profile(TypedDict):
    """Somebody's page. `shown`: who may see it, told to its owner alone; `recent`: public games that are over, newest first.

    `lessons`: that he has done, of games of which he has done any. `fiefdoms`: what he keeps from game to game. Of what he does
    not want told there is nothing; `parts`: to whom what is told, told to its owner alone.

    `reliability`: how soon he answers by post, if there are decisions enough; `against`: how he fared with me, if we met;
    `relation`: what he is to me (friend, block, or nothing).
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
    fiefdoms: list[Fiefdom]
    parts: PageParts | None
