"""Types of REST responses, from which the OpenAPI schema and the client's types are generated.

They are plain dictionaries, which cost nothing to create: a lobby lists hundreds of tables. `NotRequired` fields are
omitted where unknown or not visible to the caller.
"""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict
from typing_extensions import TypedDict, is_typeddict  # pydantic accepts that of `typing` only from Python 3.12 on

from baronage.server.responses.accounts import Acquaintance as Acquaintance
from baronage.server.responses.accounts import Acquaintances as Acquaintances
from baronage.server.responses.accounts import AdminPage as AdminPage
from baronage.server.responses.accounts import Arms as Arms
from baronage.server.responses.accounts import BrowserInfo as BrowserInfo
from baronage.server.responses.accounts import Charge as Charge
from baronage.server.responses.accounts import CopyMade as CopyMade
from baronage.server.responses.accounts import Fiefdom as Fiefdom
from baronage.server.responses.accounts import Ladder as Ladder
from baronage.server.responses.accounts import LadderField as LadderField
from baronage.server.responses.accounts import LessonsDone as LessonsDone
from baronage.server.responses.accounts import Load as Load
from baronage.server.responses.accounts import LoadPoint as LoadPoint
from baronage.server.responses.accounts import Me as Me
from baronage.server.responses.accounts import Meetings as Meetings
from baronage.server.responses.accounts import ModerationActionInfo as ModerationActionInfo
from baronage.server.responses.accounts import PageParts as PageParts
from baronage.server.responses.accounts import PartShown as PartShown
from baronage.server.responses.accounts import PasskeyInfo as PasskeyInfo
from baronage.server.responses.accounts import PlayedTournament as PlayedTournament
from baronage.server.responses.accounts import Profile as Profile
from baronage.server.responses.accounts import RatingInfo as RatingInfo
from baronage.server.responses.accounts import RatingPoint as RatingPoint
from baronage.server.responses.accounts import Reliability as Reliability
from baronage.server.responses.accounts import ReportInfo as ReportInfo
from baronage.server.responses.accounts import Rung as Rung
from baronage.server.responses.accounts import SilentTable as SilentTable
from baronage.server.responses.accounts import Tally as Tally
from baronage.server.responses.accounts import Tincture as Tincture
from baronage.server.responses.accounts import Token as Token
from baronage.server.responses.accounts import TokenInfo as TokenInfo
from baronage.server.responses.accounts import Tokens as Tokens
from baronage.server.responses.board_editor import DrawingFault as DrawingFault
from baronage.server.responses.board_editor import DrawingReady as DrawingReady
from baronage.server.responses.board_editor import DrawingTool as DrawingTool
from baronage.server.responses.board_editor import DrawnBoard as DrawnBoard
from baronage.server.responses.campaign_files import Brought as Brought
from baronage.server.responses.campaign_files import CampaignFile as CampaignFile
from baronage.server.responses.campaign_files import FullCampaignFile as FullCampaignFile
from baronage.server.responses.campaign_files import Sheet as Sheet
from baronage.server.responses.club import ClubInfo as ClubInfo
from baronage.server.responses.club import ClubSettingsInfo as ClubSettingsInfo
from baronage.server.responses.club import MemberInfo as MemberInfo
from baronage.server.responses.club import MemberList as MemberList
from baronage.server.responses.club import MemberPage as MemberPage
from baronage.server.responses.club import NewPass as NewPass
from baronage.server.responses.club import NewsItem as NewsItem
from baronage.server.responses.club import NoteInfo as NoteInfo
from baronage.server.responses.club import Online as Online
from baronage.server.responses.club import OnlinePerson as OnlinePerson
from baronage.server.responses.club import PassInfo as PassInfo
from baronage.server.responses.club import RecoveryLink as RecoveryLink
from baronage.server.responses.coach import AnalysisDecision as AnalysisDecision
from baronage.server.responses.coach import AnalysisPoint as AnalysisPoint
from baronage.server.responses.coach import AnalysisState as AnalysisState
from baronage.server.responses.coach import AnalysisTurn as AnalysisTurn
from baronage.server.responses.coach import WholeAnalysis as WholeAnalysis
from baronage.server.responses.games import BotInfo as BotInfo
from baronage.server.responses.games import CampaignFileKind as CampaignFileKind
from baronage.server.responses.games import Edit as Edit
from baronage.server.responses.games import GameInfo as GameInfo
from baronage.server.responses.games import Option as Option
from baronage.server.responses.games import Rules as Rules
from baronage.server.responses.notifications import DestinationInfo as DestinationInfo
from baronage.server.responses.notifications import NewDestination as NewDestination
from baronage.server.responses.notifications import NextNotification as NextNotification
from baronage.server.responses.notifications import NotificationSettings as NotificationSettings
from baronage.server.responses.notifications import PreferenceInfo as PreferenceInfo
from baronage.server.responses.notifications import QuietInfo as QuietInfo
from baronage.server.responses.notifications import Tried as Tried
from baronage.server.responses.pauses import Holiday as Holiday
from baronage.server.responses.pauses import HolidaysInfo as HolidaysInfo
from baronage.server.responses.pauses import Rest as Rest
from baronage.server.responses.pauses import SeatHoliday as SeatHoliday
from baronage.server.responses.records import Diary as Diary
from baronage.server.responses.records import DiaryMoment as DiaryMoment
from baronage.server.responses.records import Mark as Mark
from baronage.server.responses.records import Moment as Moment
from baronage.server.responses.records import RecordMove as RecordMove
from baronage.server.responses.records import Replay as Replay
from baronage.server.responses.records import ReplayLine as ReplayLine
from baronage.server.responses.records import WholeRecord as WholeRecord
from baronage.server.responses.search import Found as Found
from baronage.server.responses.search import FoundGame as FoundGame
from baronage.server.responses.search import FoundPerson as FoundPerson
from baronage.server.responses.search import FoundRule as FoundRule
from baronage.server.responses.search import FoundTournament as FoundTournament
from baronage.server.responses.summary import EndingCause as EndingCause
from baronage.server.responses.summary import EndingGain as EndingGain
from baronage.server.responses.summary import EndingInfo as EndingInfo
from baronage.server.responses.summary import EndingSeat as EndingSeat
from baronage.server.responses.summary import EndingTurn as EndingTurn
from baronage.server.responses.tables import AlteredRules as AlteredRules
from baronage.server.responses.tables import Archive as Archive
from baronage.server.responses.tables import Asks as Asks
from baronage.server.responses.tables import CorrespondenceControl as CorrespondenceControl
from baronage.server.responses.tables import LiveControl as LiveControl
from baronage.server.responses.tables import Made as Made
from baronage.server.responses.tables import Seat as Seat
from baronage.server.responses.tables import Seated as Seated
from baronage.server.responses.tables import Status as Status
from baronage.server.responses.tables import TableInfo as TableInfo
from baronage.server.responses.tables import UntimedControl as UntimedControl
from baronage.server.responses.tournaments import RulingInfo as RulingInfo
from baronage.server.responses.tournaments import SeriesPart as SeriesPart
from baronage.server.responses.tournaments import TournamentEntrant as TournamentEntrant
from baronage.server.responses.tournaments import TournamentInfo as TournamentInfo
from baronage.server.responses.tournaments import TournamentRound as TournamentRound
from baronage.server.responses.tournaments import TournamentTable as TournamentTable
from baronage.server.responses.tournaments import WholeTournament as WholeTournament
from baronage.server.responses.tutorial import AttemptReason as AttemptReason
from baronage.server.responses.tutorial import CardStep as CardStep
from baronage.server.responses.tutorial import ExampleBoard as ExampleBoard
from baronage.server.responses.tutorial import ExampleInfo as ExampleInfo
from baronage.server.responses.tutorial import LessonInfo as LessonInfo
from baronage.server.responses.tutorial import LessonLine as LessonLine
from baronage.server.responses.tutorial import LessonMistake as LessonMistake
from baronage.server.responses.tutorial import LessonTry as LessonTry
from baronage.server.responses.tutorial import PuzzleInfo as PuzzleInfo
from baronage.server.responses.tutorial import PuzzleRating as PuzzleRating
from baronage.server.responses.tutorial import PuzzleTry as PuzzleTry
from baronage.server.responses.tutorial import RuleSheet as RuleSheet
from baronage.server.responses.tutorial import Teaching as Teaching
from baronage.server.responses.tutorial import TeachingCard as TeachingCard
from baronage.server.responses.tutorial import TeachingStep as TeachingStep
from baronage.server.responses.tutorial import TeachingTerm as TeachingTerm


class Refused(TypedDict):
    """An error: the protocol's code, the reason, and the rule and the request field it concerns, if any. Nothing has
    changed.
    """

    code: str
    sentence: str
    rule: str
    field: str


class Health(TypedDict):
    """A healthy server; otherwise the response is an error."""

    status: str


ANSWERS: list[Any] = [
    kind for kind in list(globals().values()) if is_typeddict(kind) and kind.__module__.startswith(__name__)
]
for _kind in ANSWERS:
    _kind.__pydantic_config__ = ConfigDict(extra="forbid", defer_build=True)  # undocumented fields are never sent
