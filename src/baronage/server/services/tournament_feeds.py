"""Feeds of tournaments: subscribers get changes and chat messages."""

from __future__ import annotations

import asyncio

from sqlalchemy import Row, select

from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.protocol import Lobby
from baronage.server.services.room import Gathering, TournamentFeed, each_subscriber
from baronage.server.services.rooms import LONGEST_ID
from baronage.server.store.schema import tournaments
from baronage.server.store.store import Store
from baronage.server.table.wall_clock import Clock

IDLE = 300.0  # seconds after which an unused feed is removed


class TournamentFeeds:
    """The feeds in use, by the id of their tournament."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.in_use: dict[str, TournamentFeed] = {}

    async def find(self, id: str) -> TournamentFeed:
        """Return the feed of a tournament, reading it from the store if needed. Raise ApiError if there is no such
        tournament.
        """
        found = self.in_use.get(id)
        if found is None:
            row = await self._row(id)
            if row is None:
                raise ApiError("no-tournament", msg("no-tournament"))
            found = self.in_use.setdefault(id, TournamentFeed(Gathering(id, row.host)))
        found.used = self.clock()
        return found

    async def _row(self, id: str) -> Row[tuple[str, str]] | None:
        if len(id) > LONGEST_ID or "\0" in id:
            return None
        wanted = select(tournaments.c.host, tournaments.c.status).where(tournaments.c.id == id)
        rows = await asyncio.to_thread(self.store.read, wanted)
        return rows[0] if rows else None

    def tell(self, id: str, status: str) -> None:
        """Notify subscribers of a tournament that it changed."""
        feed = self.in_use.get(id)
        for subscriber in each_subscriber(feed) if feed is not None else ():
            subscriber.tell(Lobby(table=id, status=status))

    async def changed(self, id: str) -> None:
        """Notify subscribers of a tournament that changed in another process."""
        row = await self._row(id)
        if row is not None:
            self.tell(id, row.status)

    def forget(self) -> None:
        """Remove feeds that were unused for a while."""
        for id, one in list(self.in_use.items()):
            if not one.subscriptions and not one.lock.locked() and one.used < self.clock() - IDLE:
                del self.in_use[id]
