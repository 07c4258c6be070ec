"""Server status for admins: load curves of the day, stalled tables, the last backup and the certificate."""

from __future__ import annotations

import asyncio
import json
import ssl
import time
from collections import deque
from urllib.parse import urlsplit

from cryptography import x509
from sqlalchemy import func, select

from baronage.engine.game.game import Game
from baronage.server.metrics import SECONDS, slowest_of, takes_longer
from baronage.server.notifications.queue import WAITING
from baronage.server.notifications.service import NotificationService
from baronage.server.responses import CopyMade, LoadPoint, SilentTable
from baronage.server.services.listing import RUNNING, read_listings
from baronage.server.store.backup import COPY_MADE
from baronage.server.store.schema import journal, notification_queue, tables
from baronage.server.store.server_values import read_value
from baronage.server.store.store import Store

EVERY = 600.0  # seconds between two points of a curve
POINTS = 144  # so that a curve covers a day
SILENT = 3 * 86_400.0  # seconds without an entry after which a table is stalled
MAX_SILENT = 20  # stalled tables listed
LATE_COPY = 8 * 86_400.0  # seconds after which the last backup is too old
SOON = 14  # days a certificate must still be valid: it should have been renewed by then
CHECKED = 3600.0  # seconds for which the certificate's state is cached
SLOW = 0.5  # seconds per entry: more than one in a hundred above this is a problem
SLOW_BOT = 2.5  # the same for the time bots wait for a processor
TIMEOUT = 5.0  # seconds for fetching the certificate


class ServerStatus:
    """The server status, as known to this process."""

    def __init__(self, store: Store, games: dict[str, Game], notifications: NotificationService) -> None:
        self.store = store
        self.games = games
        self.notifications = notifications
        self.day: deque[LoadPoint] = deque(maxlen=POINTS)
        self._counts = store.metrics.entry.counts()
        self._before = self._now() * 2  # measurements at the last sample but one, and at the last
        self._worked, self._at = time.process_time(), time.monotonic()
        self._certificate: int | None = None
        self._looked = -CHECKED

    async def sample(self) -> None:
        """Add a point to each curve."""
        running, waiting = await asyncio.to_thread(self._read)
        now, worked, counts = time.monotonic(), time.process_time(), self.store.metrics.entry.counts()
        since = [new - old for new, old in zip(counts, self._counts, strict=True)]
        point = LoadPoint(
            at=time.time(),
            tables=running,
            slowest=slowest_of(since, 0.99),
            processor=(worked - self._worked) / max(1.0, now - self._at),
            waiting=waiting,
        )
        self.day.append(point)
        self._counts, self._worked, self._at = counts, worked, now
        self._before = self._before[1:] + self._now()

    def _now(self) -> list[tuple[list[int], list[int]]]:
        metrics = self.store.metrics
        return [(metrics.entry.counts(), metrics.bot_wait.counts())]

    def _lately(self) -> tuple[list[int], list[int]]:
        """Return the durations of entries, and of bots' waits, in the last 10 to 20 minutes, as `DurationHistogram.counts`."""
        acts, waits = (
            [new - old for new, old in zip(now, before, strict=True)]
            for now, before in zip(self._now()[0], self._before[0], strict=True)
        )
        return acts, waits

    def slowest(self) -> float | None:
        """Return the seconds within which 99 of 100 recent entries were done, at most the largest bound; None without
        entries.
        """
        counts = self._lately()[0]
        return slowest_of(counts, 0.99) or (SECONDS[-1] if sum(counts) else None)

    def slow(self) -> bool:
        """Return whether entries have recently taken too long."""
        return takes_longer(self._lately()[0], SLOW)

    def bots_wait(self) -> bool:
        """Return whether bots have recently waited too long for a processor."""
        return takes_longer(self._lately()[1], SLOW_BOT)

    def figures(self) -> dict[str, float]:
        """Return the seconds in which 99 of 100 recent entries were done, and in which 99 of 100 bots got a processor."""
        named = zip(("slow", "bots"), self._lately(), strict=True)
        return {name: slowest_of(counts, 0.99) or (SECONDS[-1] if sum(counts) else 0.0) for name, counts in named}

    def _read(self) -> tuple[int, int]:
        """Return the number of running tables, and of notifications that are due but not sent. Blocks."""
        read = self.store.read
        running = read(select(func.count()).where(tables.c.status == RUNNING))[0][0]
        due = select(func.count()).where(
            notification_queue.c.state == WAITING, notification_queue.c.next <= time.time()
        )
        return int(running), int(read(due)[0][0])

    def silent(self) -> list[SilentTable]:
        """Return running tables without an entry for days, the longest first. Blocks.

        It doesn't show whose turn it is, which may be secret.
        """
        newest = select(journal.c.at).where(journal.c.table == tables.c.id).order_by(journal.c.number.desc()).limit(1)
        last = func.coalesce(newest.scalar_subquery(), tables.c.started)
        wanted = select(tables.c.id, last.label("last")).where(tables.c.status == RUNNING, last < time.time() - SILENT)
        since = {row.id: row.last for row in self.store.read(wanted.order_by(last).limit(MAX_SILENT))}
        found = read_listings(self.store, self.games, tables.c.id.in_(since))
        shown = [it for it in found if any(occupant.person for occupant in it.occupants)]
        return [
            SilentTable(table=it.id, game=it.game.name, names=[who.name for who in it.occupants], since=since[it.id])
            for it in sorted(shown, key=lambda it: float(since[it.id]))
        ]

    def copied(self) -> CopyMade | None:
        """Return the last backup made by `baronage backup`, or None. Blocks."""
        found = read_value(self.store, COPY_MADE)
        if found is None:
            return None
        made = json.loads(found)
        late = time.time() - made["at"] > LATE_COPY
        return CopyMade(at=made["at"], tables=made["tables"], size=made["size"], tried=made["tried"], late=late)

    async def certificate(self) -> int | None:
        """Return for how many days the server's certificate is valid; None if there is none or it can't be fetched."""
        if time.monotonic() > self._looked + CHECKED:
            self._looked = time.monotonic()
            self._certificate = await asyncio.to_thread(days_of, self.notifications.home)
        return self._certificate


def days_of(address: str) -> int | None:
    """Return for how many days the certificate at an address is valid, or None. Blocks."""
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname:
        return None
    try:
        text = ssl.get_server_certificate((parts.hostname, parts.port or 443), timeout=TIMEOUT)
        ends = x509.load_pem_x509_certificate(text.encode()).not_valid_after_utc.timestamp()
    except (OSError, ValueError):
        return None
    return int((ends - time.time()) // 86_400)
