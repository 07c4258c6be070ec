"""How many tables are opened from one place, so that nobody buries the lobby under his own."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import select

from baronage.server.errors import Denied
from baronage.server.house.listing import OPEN
from baronage.server.store.schema import tables
from baronage.server.store.store import Store
from baronage.server.web.guard import Buckets
from baronage.server.words import say

# Of each request a second that a place may make: tables at once, tables a second, open public tables, and guests at once and a
# second. With 20 requests that is 30 tables, and then one in 20 seconds; 40 open ones; 60 guests, and then one in 5 seconds.
AT_ONCE, AGAIN, MOST_OPEN, GUESTS, GUESTS_AGAIN = 1.5, 0.0025, 2.0, 3.0, 0.01
MOST_PLACES = 10_000


class Openings:
    """Tables and guests by where they come from; `rate`: requests a second from one place."""

    def __init__(self, store: Store, rate: float) -> None:
        self.store = store
        self.most = int(MOST_OPEN * rate)
        self._tables = Buckets(AGAIN * rate, AT_ONCE * rate)
        self._guests = Buckets(GUESTS_AGAIN * rate, GUESTS * rate)
        self._made: dict[str, list[str]] = {}  # public tables that were open when it was last looked

    def guest(self, place: str) -> None:
        """Raise Denied if too many guests come from there."""
        if not self._guests.of(place).take(time.monotonic()):
            raise Denied("too-fast", say("guests-too-fast"))

    async def table(self, place: str, public: bool) -> None:
        """Raise Denied if too many tables come from there, or too many of them wait in the lobby."""
        if public and len(self._made.get(place, ())) >= self.most:
            mine = select(tables.c.id).where(tables.c.id.in_(self._made[place]), tables.c.status == OPEN)
            self._made[place] = [row.id for row in await asyncio.to_thread(self.store.read, mine)]
            if len(self._made[place]) >= self.most:
                waiting = say("most-waiting", most=self.most)
                raise Denied("refused", waiting)
        if not self._tables.of(place).take(time.monotonic()):
            raise Denied("too-fast", say("tables-too-fast"))

    def opened(self, place: str, table: str) -> None:
        """A public table was opened."""
        if place not in self._made and len(self._made) >= MOST_PLACES:
            self._made.clear()
        self._made.setdefault(place, []).append(table)
