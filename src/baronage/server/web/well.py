"""Is the server well? The curves of its day, tables that need a hand, the last copy that was made, the certificate."""

from __future__ import annotations

import asyncio
import json
import ssl
import time
from collections import deque
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cryptography import x509
from sqlalchemy import func, select

from baronage.server.answers import CopyMade, LoadPoint, SilentTable
from baronage.server.house.listing import RUNNING, read_listings
from baronage.server.measures import slowest_of
from baronage.server.notices.queue import WAITING
from baronage.server.store.backup import COPY_MADE
from baronage.server.store.schema import facts, journal, notices, tables

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

EVERY = 600.0  # seconds between two points of a curve,
POINTS = 144  # so that it shows a day
SILENT = 3 * 86_400.0  # seconds without an act, after which a table needs a hand
MOST_SILENT = 20  # that are told
LATE_COPY = 8 * 86_400.0  # seconds after which the last copy is too old
SOON = 14  # days for which a certificate must be good: by then it should have been renewed
CHECKED = 3600.0  # seconds for which it is remembered how long the certificate is good
PATIENCE = 5.0  # seconds in which the certificate is shown


class Well:
    """What is known of it in this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.day: deque[LoadPoint] = deque(maxlen=POINTS)
        self._counts = hall.store.measures.act.counts()
        self._worked, self._at = time.process_time(), time.monotonic()
        self._certificate: int | None = None
        self._looked = -CHECKED

    async def sample(self) -> None:
        """One more point of each curve."""
        running, waiting = await asyncio.to_thread(self._read)
        now, worked, counts = time.monotonic(), time.process_time(), self.hall.store.measures.act.counts()
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

    def _read(self) -> tuple[int, int]:
        """Tables that run, and notices that wait though they are due. Blocks."""
        read = self.hall.store.read
        running = read(select(func.count()).where(tables.c.status == RUNNING))[0][0]
        due = select(func.count()).where(notices.c.state == WAITING, notices.c.next <= time.time())
        return int(running), int(read(due)[0][0])

    def silent(self) -> list[SilentTable]:
        """Running tables at which nothing has happened for days, the longest first. Blocks.

        Who is waited for there is not told: it may be a secret.
        """
        newest = select(journal.c.at).where(journal.c.table == tables.c.id).order_by(journal.c.number.desc()).limit(1)
        last = func.coalesce(newest.scalar_subquery(), tables.c.started)
        wanted = select(tables.c.id, last.label("last")).where(tables.c.status == RUNNING, last < time.time() - SILENT)
        since = {row.id: row.last for row in self.hall.store.read(wanted.order_by(last).limit(MOST_SILENT))}
        found = read_listings(self.hall.store, self.hall.games, tables.c.id.in_(since))
        told = [it for it in found if any(sitter.person for sitter in it.sitters)]
        return [
            SilentTable(table=it.id, game=it.game.name, names=[who.name for who in it.sitters], since=since[it.id])
            for it in sorted(told, key=lambda it: float(since[it.id]))
        ]

    def copied(self) -> CopyMade | None:
        """The last copy of all that `baronage backup` made; None: there is none. Blocks."""
        rows = self.hall.store.read(select(facts.c.value).where(facts.c.name == COPY_MADE))
        if not rows:
            return None
        made = json.loads(rows[0].value)
        late = time.time() - made["at"] > LATE_COPY
        return CopyMade(at=made["at"], tables=made["tables"], size=made["size"], tried=made["tried"], late=late)

    async def certificate(self) -> int | None:
        """For how many days the certificate of this server's own address is good; None: it has none, or does not answer."""
        if time.monotonic() > self._looked + CHECKED:
            self._looked = time.monotonic()
            self._certificate = await asyncio.to_thread(days_of, self.hall.office.home)
        return self._certificate


def days_of(address: str) -> int | None:
    """For how many days from now the certificate that is shown at an address is good. Blocks."""
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname:
        return None
    try:
        text = ssl.get_server_certificate((parts.hostname, parts.port or 443), timeout=PATIENCE)
        ends = x509.load_pem_x509_certificate(text.encode()).not_valid_after_utc.timestamp()
    except (OSError, ValueError):
        return None
    return int((ends - time.time()) // 86_400)
