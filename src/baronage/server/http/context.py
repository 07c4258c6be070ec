"""The application context."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any

from baronage.engine.game.game import Game
from baronage.server.accounts.accounts import People
from baronage.server.accounts.members import Members
from baronage.server.background import Background
from baronage.server.container import Services
from baronage.server.http.connections import Connections
from baronage.server.http.status import EVERY, ServerStatus
from baronage.server.http.table_limits import TableLimits
from baronage.server.notifications.queue import Entry
from baronage.server.notifications.service import NotificationService, Outside
from baronage.server.store.store import Store
from baronage.server.table.replay import Replays
from baronage.server.table.wall_clock import Clock
from baronage.server.workers.bot_workers import BotWorkers

log = logging.getLogger("baronage.server")
TIDY = 300.0  # seconds between two cleanups of abandoned tables
LOOK = 2.0  # seconds between two checks of tournaments


class AppContext:
    """The application context: objects shared by the routes while the server runs."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        workers: BotWorkers,
        thinking: tuple[float, float],
        most_lines: int,
        rate: float,
        outside: Outside | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.games = games
        clock = clock or Clock()
        self.people = People(store)
        self.background = Background(store)
        self.notification_service = NotificationService(store, outside, clock.today, self.background)
        self.services = Services(store, games, clock, self.notification_service.queue, self.background)
        self.members = Members(store, self.people, self.services.reports)
        self.replays = Replays()
        self.workers = workers
        self.scheduler = self.services.attach_scheduler(workers, thinking, self.person_changed)
        self.scheduler.chores = [
            (TIDY, self.tidy),
            (self.scheduler.tidy, self.people.forget_unused),
            (self.scheduler.tidy, self.notification_service.tidy),
            (LOOK, self.services.tournaments.step),
        ]
        self.status = ServerStatus(store, games, self.notification_service)
        self.scheduler.chores.append((EVERY, self.status.sample))
        self.connections = Connections(self.people, most_lines, rate, self.background)
        self.limits = TableLimits(store, rate)
        self.metrics_token = ""  # gives remote monitoring access to the metrics
        self.is_open = False  # whether it manages its tables
        self._later: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the scheduler and the notification service."""
        await self.scheduler.start()
        await self.notification_service.open(self.refresh)
        self.is_open = True

    async def close(self) -> None:
        """Stop everything, after delivering what is in progress."""
        self.is_open = False
        await self.notification_service.close()
        await asyncio.gather(*self._later, return_exceptions=True)
        await self.scheduler.stop()
        self.workers.close()
        self.services.coach.close()

    async def refresh(self, entry: Entry, now: float) -> Mapping[str, Any] | float | None:
        """Return whether a notification is still current. See `Notifier.refresh`."""
        return (
            await self.services.notifier.refresh(self.services.rooms, entry, now)
            if self.services.notifier is not None
            else None
        )

    def person_changed(self, person: str) -> None:
        """Drop cached data about a person whom another process changed; about everyone if `person` is empty."""
        self.people.forget(person)
        self.notification_service.recipients.changed(person)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` in the background, so that the response reveals nothing about it, not even its duration."""
        self._later = [*(task for task in self._later if not task.done()), self.background.run(work)]

    async def tidy(self) -> None:
        """Record who is online, close abandoned tables and update the ratings."""
        await self.people.note_seen({connection.person for connection in self.connections.all()})
        await self.services.seating.close_forgotten()
        await self.services.rater.count()
