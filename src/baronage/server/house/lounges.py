"""The lounges of tournaments: who follows one is told when it changes, and what is said there."""

from __future__ import annotations

import asyncio

from sqlalchemy import Row, select

from baronage.server.errors import Denied
from baronage.server.house.room import Gathering, Lounge, each_watcher
from baronage.server.house.rooms import LONGEST_ID
from baronage.server.play.clock import Clock
from baronage.server.store.schema import tournaments
from baronage.server.store.store import Store
from baronage.server.wire import Lobby
from baronage.server.words import say

IDLE = 300.0  # seconds after which an empty one is forgotten


class Lounges:
    """All that are in use, by the id of their tournament."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.in_use: dict[str, Lounge] = {}

    async def find(self, id: str) -> Lounge:
        """The lounge of a tournament, read from the store if need be."""
        found = self.in_use.get(id)
        if found is None:
            row = await self._row(id)
            if row is None:
                raise Denied("no-tournament", say("no-tournament"))
            found = self.in_use.setdefault(id, Lounge(Gathering(id, row.host)))
        found.used = self.clock()
        return found

    async def _row(self, id: str) -> Row[tuple[str, str]] | None:
        if len(id) > LONGEST_ID or "\0" in id:
            return None
        wanted = select(tournaments.c.host, tournaments.c.status).where(tournaments.c.id == id)
        rows = await asyncio.to_thread(self.store.read, wanted)
        return rows[0] if rows else None

    def tell(self, id: str, status: str) -> None:
        """Something happened to a tournament: those who follow it are told."""
        lounge = self.in_use.get(id)
        for watcher in each_watcher(lounge) if lounge is not None else ():
            watcher.tell(Lobby(table=id, status=status))

    async def changed(self, id: str) -> None:
        """Something happened to a tournament in another process."""
        row = await self._row(id)
        if row is not None:
            self.tell(id, row.status)

    def forget(self) -> None:
        """Let go of those in which nobody is, nor was for a while."""
        for id, one in list(self.in_use.items()):
            if not one.watchers and not one.lock.locked() and one.used < self.clock() - IDLE:
                del self.in_use[id]
