"""What REST answers, type by type: the OpenAPI description and the types of the browser client are made of these.

They are plain dictionaries, which cost nothing to make: a lobby lists hundreds of tables. What is `NotRequired` is left out where
it is not known, or not for whoever asks.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from pydantic import ConfigDict
from typing_extensions import TypedDict, is_typeddict  # pydantic knows that of `typing` from Python 3.12 on

from baronage.engine.setup import StandIn
from baronage.server.answers_breaks import HolidaysInfo as HolidaysInfo
from baronage.server.answers_breaks import Rest as Rest
from baronage.server.answers_coach import AnalysisDecision as AnalysisDecision
from baronage.server.answers_coach import AnalysisPoint as AnalysisPoint
from baronage.server.answers_coach import AnalysisState as AnalysisState
from baronage.server.answers_coach import AnalysisTurn as AnalysisTurn
from baronage.server.answers_coach import WholeAnalysis as WholeAnalysis
from baronage.server.answers_ending import EndingCause as EndingCause
from baronage.server.answers_ending import EndingInfo as EndingInfo
from baronage.server.answers_ending import EndingSeat as EndingSeat
from baronage.server.answers_ending import EndingTurn as EndingTurn
from baronage.server.answers_notices import NoticesInfo as NoticesInfo
from baronage.server.answers_people import Acquaintance as Acquaintance
from baronage.server.answers_people import Acquaintances as Acquaintances
from baronage.server.answers_people import BrowserInfo as BrowserInfo
from baronage.server.answers_people import DeedInfo as DeedInfo
from baronage.server.answers_people import KeeperPage as KeeperPage
from baronage.server.answers_people import Ladder as Ladder
from baronage.server.answers_people import Meetings as Meetings
from baronage.server.answers_people import RatingInfo as RatingInfo
from baronage.server.answers_people import RatingPoint as RatingPoint
from baronage.server.answers_people import Reliability as Reliability
from baronage.server.answers_people import ReportInfo as ReportInfo
from baronage.server.answers_people import Rung as Rung
from baronage.server.answers_people import Tally as Tally
from baronage.server.answers_people import Token as Token
from baronage.server.answers_people import TokenInfo as TokenInfo
from baronage.server.answers_people import Tokens as Tokens
from baronage.server.answers_teaching import LessonInfo as LessonInfo
from baronage.server.answers_teaching import LessonTry as LessonTry
from baronage.server.answers_teaching import PuzzleInfo as PuzzleInfo
from baronage.server.answers_teaching import PuzzleTry as PuzzleTry
from baronage.server.answers_teaching import Teaching as Teaching
from baronage.server.answers_teaching import TeachingCard as TeachingCard
from baronage.server.answers_teaching import TeachingSource as TeachingSource
from baronage.server.answers_teaching import TeachingStep as TeachingStep
from baronage.server.answers_teaching import TeachingTerm as TeachingTerm
from baronage.server.answers_tournaments import *  # noqa: F403

Status = Literal["open", "running", "over", "archived"]  # of a table


class Refused(TypedDict):
    """Nothing has changed: the code of the protocol, why in a sentence, and the rule and the field that are meant, if any."""

    code: str
    sentence: str
    rule: str
    field: str


class Health(TypedDict):
    """All is well; else there is a refusal."""

    status: str


# --- oneself --------------------------------------------------------------------------------------------------------


class Me(TypedDict):
    """Who I am; without a sign-in name a guest. `language`: that I chose; empty: as each browser says. `keeper`: do I keep the
    server?"""

    name: str
    login: str
    language: str
    keeper: bool


# --- papers ---------------------------------------------------------------------------------------------------------


class Sheet(TypedDict):
    """What a document says, as it is shown and printed; `numbers`: the columns of figures."""

    title: str
    lines: list[str]
    columns: list[str]
    rows: list[list[str]]
    numbers: list[int]


class Paper(TypedDict):
    """A document of mine. `uploaded`: brought from elsewhere; `games`: played with it here; `table`: where it is in use."""

    id: str
    game: str
    kind: str
    title: str
    lines: list[str]
    uploaded: bool
    games: int
    changed: float
    table: str | None


class WholePaper(Paper):
    """The whole of it. `offers`: for each edit what its first word may be now, and what that is; null: any."""

    sheet: Sheet
    offers: dict[str, list[tuple[str, str]] | None]
    document: dict[str, Any]


class Brought(TypedDict):
    """What a seat brings to a table, and has taken home from it."""

    seat: int
    before: Sheet | None
    after: Sheet | None


# --- games ----------------------------------------------------------------------------------------------------------


class Option(TypedDict):
    """An option of a game: one of `values`, a number from `low` to `high`, or a document.

    `title` and `help` say what it is, `labels` how each value is called.
    """

    name: str
    default: Any
    title: str
    help: str
    values: list[Any]
    labels: dict[str, str]
    low: int | None
    high: int | None
    document: bool
    rules: list[str]


class Edit(TypedDict):
    """What may be done to a paper between games."""

    name: str
    words: str
    help: str


class PaperKind(TypedDict):
    """A kind of document that outlives its game. `option` takes them; `needs`: other options of a game with such."""

    name: str
    help: str
    option: str
    needs: dict[str, Any]
    words: str
    new_help: str
    edits: list[Edit]


class GameInfo(TypedDict):
    """A game, as the lobby needs it. `first`: the options of a first game; `scored`: what the scores at the end count;
    `credits`: whose game it is, as pairs of what and who.

    `expels`: the rule by which the host sends somebody away, if there is one; `stand_in`: who plays for somebody who is long
    away, unless the host chooses otherwise; `live`: options of a live table, unless he chooses otherwise. `more_seats`: how many
    may sit besides where an option is a document of one's own, such as a board.
    """

    name: str
    title: str
    sentence: str
    length: str
    seats: list[int]
    more_seats: list[int]
    default_seats: int
    first: dict[str, Any]
    scored: str
    labels: list[str]
    resign: bool
    expels: str
    stand_in: StandIn
    live: dict[str, Any]
    papers: list[PaperKind]
    options: list[Option]
    credits: list[list[str]]


class BotInfo(TypedDict):
    """A bot that can be asked to sit down."""

    name: str
    title: str
    help: str


class Rules(TypedDict):
    """The rules page of a game, in Markdown: every rule begins with its id in bold, and that with the prefix."""

    title: str
    prefix: str
    page: str


# --- tables ---------------------------------------------------------------------------------------------------------


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


# --- games that were played, or are being played ------------------------------------------------------------------------


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


class Profile(TypedDict):
    """Somebody's page. `shown`: who may see it, told to its owner alone; `recent`: public games that are over, newest first.

    `reliability`: how soon he answers by post, if there are decisions enough; `against`: how he fared with me, if we met;
    `relation`: what he is to me (friend, block, or nothing).
    """

    name: str
    login: str
    since: float
    shown: Literal["all", "members", "friends", "nobody"] | None
    ratings: list[RatingInfo]
    results: list[Tally]
    recent: list[TableInfo]
    reliability: Reliability | None
    against: Meetings | None
    relation: str


ANSWERS: list[Any] = [
    kind for kind in list(globals().values()) if is_typeddict(kind) and kind.__module__.startswith(__name__)
]
for _kind in ANSWERS:
    _kind.__pydantic_config__ = ConfigDict(extra="forbid")  # what is not described here is never answered
