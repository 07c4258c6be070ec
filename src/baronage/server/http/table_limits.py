"""Limits on tables and guests per address, so that one client can't flood the lobby."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import select

from baronage.server.errors import ApiError
from baronage.server.http.middleware import Buckets
from baronage.server.locale import msg
from baronage.server.services.listing import OPEN
from baronage.server.store.schema import tables
from baronage.server.store.store import Store

# Multiples of the request rate of an address: tables at once, tables a second, open public tables, guests at once and
# guests a second. At 20 requests a second these are 30 tables, then one in 20 seconds; 40 open ones; 60 guests, then
# one in 5 seconds.
AT_ONCE, AGAIN, MAX_OPEN, GUESTS, GUESTS_AGAIN = 1.5, 0.0025, 2.0, 3.0, 0.01
MAX_ADDRESSES = 10_000


class TableLimits:
    """Tables and guests by address. `rate` is the number of requests a second per address."""

    def __init__(self, store: Store, rate: float) -> None:
        self.store = store
        self.most = int(MAX_OPEN * rate)
        self._tables = Buckets(AGAIN * rate, AT_ONCE * rate)
        self._guests = Buckets(GUESTS_AGAIN * rate, GUESTS * rate)
        self._made: dict[str, list[str]] = {}  # public tables that were open at the last check

    def guest(self, address: str) -> None:
        """Raise ApiError if too many guests come from this address."""
        if not self._guests.of(address).take(time.monotonic()):
            raise ApiError("too-fast", msg("guests-too-fast"))

    async def table(self, address: str, public: bool) -> None:
        """Raise ApiError if too many tables come from this address, or too many of them are open in the lobby."""
        if public and len(self._made.get(address, ())) >= self.most:
            mine = select(tables.c.id).where(tables.c.id.in_(self._made[address]), tables.c.status == OPEN)
            self._made[address] = [row.id for row in await asyncio.to_thread(self.store.read, mine)]
            if len(self._made[address]) >= self.most:
                waiting = msg("most-waiting", most=self.most)
                raise ApiError("refused", waiting)
        if not self._tables.of(address).take(time.monotonic()):
            raise ApiError("too-fast", msg("tables-too-fast"))

    def count_table(self, address: str, table: str) -> None:
        """Count a public table."""
        if address not in self._made and len(self._made) >= MAX_ADDRESSES:
            self._made.clear()
        self._made.setdefault(address, []).append(table)
