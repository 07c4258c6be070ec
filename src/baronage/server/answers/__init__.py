"""What REST answers, type by type: the OpenAPI description and the types of the browser client are made of these.

They are plain dictionaries, which cost nothing to make: a lobby lists hundreds of tables. What is `NotRequired` is left out where
it is not known, or not for whoever asks.
"""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict
from typing_extensions import TypedDict, is_typeddict  # pydantic knows that of `typing` from Python 3.12 on

from baronage.server.answers.breaks import Holiday as Holiday
from baronage.server.answers.breaks import HolidaysInfo as HolidaysInfo
from baronage.server.answers.breaks import Rest as Rest
from baronage.server.answers.breaks import SeatHoliday as SeatHoliday
from baronage.server.answers.coach import AnalysisDecision as AnalysisDecision
from baronage.server.answers.coach import AnalysisPoint as AnalysisPoint
from baronage.server.answers.coach import AnalysisState as AnalysisState
from baronage.server.answers.coach import AnalysisTurn as AnalysisTurn
from baronage.server.answers.coach import WholeAnalysis as WholeAnalysis
from baronage.server.answers.drawing import DrawingFault as DrawingFault
from baronage.server.answers.drawing import DrawingReady as DrawingReady
from baronage.server.answers.drawing import DrawingTool as DrawingTool
from baronage.server.answers.drawing import DrawnBoard as DrawnBoard
from baronage.server.answers.ending import EndingCause as EndingCause
from baronage.server.answers.ending import EndingInfo as EndingInfo
from baronage.server.answers.ending import EndingSeat as EndingSeat
from baronage.server.answers.ending import EndingTurn as EndingTurn
from baronage.server.answers.finding import Found as Found
from baronage.server.answers.finding import FoundGame as FoundGame
from baronage.server.answers.finding import FoundPerson as FoundPerson
from baronage.server.answers.finding import FoundRule as FoundRule
from baronage.server.answers.finding import FoundTournament as FoundTournament
from baronage.server.answers.games import BotInfo as BotInfo
from baronage.server.answers.games import Edit as Edit
from baronage.server.answers.games import GameInfo as GameInfo
from baronage.server.answers.games import Option as Option
from baronage.server.answers.games import PaperKind as PaperKind
from baronage.server.answers.games import Rules as Rules
from baronage.server.answers.notices import NewWay as NewWay
from baronage.server.answers.notices import NextNotice as NextNotice
from baronage.server.answers.notices import NoticesInfo as NoticesInfo
from baronage.server.answers.notices import QuietInfo as QuietInfo
from baronage.server.answers.notices import Tried as Tried
from baronage.server.answers.notices import WayInfo as WayInfo
from baronage.server.answers.notices import WishInfo as WishInfo
from baronage.server.answers.papers import Brought as Brought
from baronage.server.answers.papers import Paper as Paper
from baronage.server.answers.papers import Sheet as Sheet
from baronage.server.answers.papers import WholePaper as WholePaper
from baronage.server.answers.people import Acquaintance as Acquaintance
from baronage.server.answers.people import Acquaintances as Acquaintances
from baronage.server.answers.people import Arms as Arms
from baronage.server.answers.people import BrowserInfo as BrowserInfo
from baronage.server.answers.people import Charge as Charge
from baronage.server.answers.people import CopyMade as CopyMade
from baronage.server.answers.people import DeedInfo as DeedInfo
from baronage.server.answers.people import Fiefdom as Fiefdom
from baronage.server.answers.people import KeeperPage as KeeperPage
from baronage.server.answers.people import Ladder as Ladder
from baronage.server.answers.people import LessonsDone as LessonsDone
from baronage.server.answers.people import Load as Load
from baronage.server.answers.people import LoadPoint as LoadPoint
from baronage.server.answers.people import Me as Me
from baronage.server.answers.people import Meetings as Meetings
from baronage.server.answers.people import PageParts as PageParts
from baronage.server.answers.people import PartShown as PartShown
from baronage.server.answers.people import PasskeyInfo as PasskeyInfo
from baronage.server.answers.people import Profile as Profile
from baronage.server.answers.people import RatingInfo as RatingInfo
from baronage.server.answers.people import RatingPoint as RatingPoint
from baronage.server.answers.people import Reliability as Reliability
from baronage.server.answers.people import ReportInfo as ReportInfo
from baronage.server.answers.people import Rung as Rung
from baronage.server.answers.people import SilentTable as SilentTable
from baronage.server.answers.people import Tally as Tally
from baronage.server.answers.people import Tincture as Tincture
from baronage.server.answers.people import Token as Token
from baronage.server.answers.people import TokenInfo as TokenInfo
from baronage.server.answers.people import Tokens as Tokens
from baronage.server.answers.played import Diary as Diary
from baronage.server.answers.played import DiaryMoment as DiaryMoment
from baronage.server.answers.played import Mark as Mark
from baronage.server.answers.played import Moment as Moment
from baronage.server.answers.played import RecordMove as RecordMove
from baronage.server.answers.played import Replay as Replay
from baronage.server.answers.played import ReplayLine as ReplayLine
from baronage.server.answers.played import WholeRecord as WholeRecord
from baronage.server.answers.tables import AlteredRules as AlteredRules
from baronage.server.answers.tables import Archive as Archive
from baronage.server.answers.tables import LivePace as LivePace
from baronage.server.answers.tables import Made as Made
from baronage.server.answers.tables import PostPace as PostPace
from baronage.server.answers.tables import Seat as Seat
from baronage.server.answers.tables import Seated as Seated
from baronage.server.answers.tables import Status as Status
from baronage.server.answers.tables import TableInfo as TableInfo
from baronage.server.answers.tables import UntimedPace as UntimedPace
from baronage.server.answers.teaching import ExampleBoard as ExampleBoard
from baronage.server.answers.teaching import ExampleInfo as ExampleInfo
from baronage.server.answers.teaching import LessonInfo as LessonInfo
from baronage.server.answers.teaching import LessonLine as LessonLine
from baronage.server.answers.teaching import LessonMistake as LessonMistake
from baronage.server.answers.teaching import LessonTry as LessonTry
from baronage.server.answers.teaching import PuzzleInfo as PuzzleInfo
from baronage.server.answers.teaching import PuzzleTry as PuzzleTry
from baronage.server.answers.teaching import RuleSheet as RuleSheet
from baronage.server.answers.teaching import Teaching as Teaching
from baronage.server.answers.teaching import TeachingCard as TeachingCard
from baronage.server.answers.teaching import TeachingSource as TeachingSource
from baronage.server.answers.teaching import TeachingStep as TeachingStep
from baronage.server.answers.teaching import TeachingTerm as TeachingTerm
from baronage.server.answers.tournaments import TournamentEntrant as TournamentEntrant
from baronage.server.answers.tournaments import TournamentInfo as TournamentInfo
from baronage.server.answers.tournaments import TournamentRound as TournamentRound
from baronage.server.answers.tournaments import TournamentTable as TournamentTable
from baronage.server.answers.tournaments import WholeTournament as WholeTournament


class Refused(TypedDict):
    """Nothing has changed: the code of the protocol, why in a sentence, and the rule and the field that are meant, if any."""

    code: str
    sentence: str
    rule: str
    field: str


class Health(TypedDict):
    """All is well; else there is a refusal."""

    status: str


ANSWERS: list[Any] = [
    kind for kind in list(globals().values()) if is_typeddict(kind) and kind.__module__.startswith(__name__)
]
for _kind in ANSWERS:
    _kind.__pydantic_config__ = ConfigDict(extra="forbid")  # what is not described here is never answered
