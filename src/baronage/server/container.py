"""The container of all services.

Each service is a plain object that gets its dependencies as arguments, and is called by its name:
`services.seating.join(...)`. All changes at tables go through the rooms. Only this module knows all services.
"""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.game.game import Game
from baronage.server.accounts.holidays import Holidays
from baronage.server.accounts.relations import Relations
from baronage.server.accounts.reports import Reports
from baronage.server.accounts.word_filter import WordFilter
from baronage.server.background import Background
from baronage.server.club.matchmaking import Matchmaker
from baronage.server.club.moderation import Moderation
from baronage.server.club.puzzle_ratings import PuzzleRater
from baronage.server.club.ratings import Rater
from baronage.server.club.tournaments.director import Director
from baronage.server.club.tournaments.organiser import Organiser
from baronage.server.notifications.queue import Queue
from baronage.server.scheduling.peer_sync import PeerSync
from baronage.server.scheduling.scheduler import USUAL, Scheduler
from baronage.server.services.campaign_files import CampaignFiles
from baronage.server.services.chat import ChatService
from baronage.server.services.gameplay import Gameplay
from baronage.server.services.host_actions import HostActions
from baronage.server.services.look_schedule import LookSchedule
from baronage.server.services.negotiation import Negotiation
from baronage.server.services.notifier import Notifier
from baronage.server.services.pauses import Pauses
from baronage.server.services.rematch import Rematch
from baronage.server.services.rooms import Rooms
from baronage.server.services.seating import Seating
from baronage.server.services.subscriptions import Subscriptions
from baronage.server.services.substitution import Substitution
from baronage.server.services.table_status import TableStatus
from baronage.server.services.tournament_feeds import TournamentFeeds
from baronage.server.store.store import Store
from baronage.server.table.wall_clock import Clock
from baronage.server.workers.bot_workers import BotWorkers
from baronage.server.workers.coach import Coach


class Services:
    """The services. `queue` takes notifications; None disables them."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        clock: Clock | None = None,
        queue: Queue | None = None,
        background: Background | None = None,
    ) -> None:
        self.store, self.games, self.clock = store, games, clock or Clock()
        self.background = background or Background(store)
        self.relations, self.reports, self.holidays = Relations(store), Reports(store), Holidays(store)
        self.word_filter = WordFilter(store)
        self.campaign_files = CampaignFiles(store, games, self.clock)
        self.notifier = Notifier(queue) if queue is not None else None
        self.rooms = Rooms(store, games, self.clock, self.campaign_files, self.notifier)
        self.feeds = TournamentFeeds(store, self.clock)
        # Before, during and after a game.
        self.substitution = Substitution(self.rooms, self.relations)
        self.seating = Seating(self.rooms, self.substitution, self.campaign_files)
        self.host_actions = HostActions(self.rooms, self.seating, self.relations)
        self.rematch = Rematch(self.rooms, self.seating, self.substitution, self.campaign_files)
        self.chat = ChatService(self.rooms, self.feeds, self.relations, self.reports, self.word_filter)
        self.negotiation = Negotiation(self.rooms, self.relations)
        self.coach = Coach(store, self.background)
        self.play = Gameplay(self.rooms, self.coach, self.negotiation, self.holidays)
        self.pauses = Pauses(self.rooms, self.play, self.holidays)
        self.subscriptions = Subscriptions(self.rooms, self.feeds, self.chat)
        self.looks = LookSchedule()
        # Across tables.
        self.table_status = TableStatus(self.rooms)
        self.rater, self.puzzle_rater = Rater(store), PuzzleRater(store)
        self.moderation = Moderation(self.rooms, self.chat, self.reports, self.rater)
        self.matchmaker = Matchmaker(self.rooms, self.seating, self.relations, self.rater)
        self.tournaments = Director(self.rooms, self.rater, self.feeds)
        self.organiser = Organiser(self.tournaments)
        self.peer_sync = PeerSync(self.rooms, self.feeds, self.chat, self.negotiation)

    def attach_scheduler(
        self,
        workers: BotWorkers,
        thinking: tuple[float, float] = USUAL,
        person_changed: Callable[[str], None] = lambda person: None,
    ) -> Scheduler:
        """Attach the scheduler. Without one, bots don't move and clocks don't expire.

        `person_changed` is called with the id of a person changed by another process, or an empty string for all.
        """
        parts = self.rooms, self.play, self.negotiation, self.peer_sync
        scheduler = Scheduler(*parts, workers, thinking, person_changed, self.background)
        self.rooms.scheduler = scheduler
        self.rooms.tempo = thinking[1] / USUAL[1]
        return scheduler
