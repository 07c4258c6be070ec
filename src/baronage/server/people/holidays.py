"""Holidays: days in a year on which somebody is away, and no clock of his runs at a table by post."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime

from sqlalchemy import bindparam, delete, insert, select, update

from baronage.server.errors import Denied
from baronage.server.pace import DAY, Days
from baronage.server.store.schema import holidays, persons
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, guarded
from baronage.server.words import say

MOST = 30  # days in a year
SHORTEST = DAY / 2
FARTHEST = 400 * DAY  # from now, at which they may end

_TAKE = insert(holidays)
_FIRST = guarded(  # nobody has taken any for this person since they were looked at
    update(persons)
    .where(persons.c.id == bindparam("person_id"), persons.c.holiday_changes == bindparam("seen_changes"))
    .values(holiday_changes=persons.c.holiday_changes + 1)
)
_ROW = holidays.c.person == bindparam("mine"), holidays.c.since == bindparam("begun")
_DROP = guarded(delete(holidays).where(*_ROW))
_END = guarded(update(holidays).where(*_ROW).values(until=bindparam("now")))


def year_of(at: float) -> int:
    """The year of an instant."""
    return datetime.fromtimestamp(at, UTC).year


def taken(days: Days, year: int) -> float:
    """How many days of these belong to a year: those that began in it."""
    return sum(until - since for since, until in days if year_of(since) == year) / DAY


class Holidays:
    """All of them, in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def since(self, person: str, at: float) -> Days:
        """Those of somebody that did not end before."""
        wanted = select(holidays).where(holidays.c.person == person, holidays.c.until > at).order_by(holidays.c.since)
        return tuple((row.since, row.until) for row in await asyncio.to_thread(self.store.read, wanted))

    async def take(self, person: str, since: float, until: float, now: float) -> None:
        """Be away from then to then; what has passed already does not count."""
        since = max(since, now)
        if until - since < SHORTEST or until > now + FARTHEST:
            raise Denied("refused", say("holiday-length", most=MOST), "until")
        while True:
            changes = await self._changes(person)  # before his holidays: what comes between makes a conflict
            known = await self.since(person, 0.0)
            if any(begin < until and since < end for begin, end in known):
                raise Denied("refused", say("holiday-twice"), "since")
            if taken((*known, (since, until)), year_of(since)) > MOST:
                raise Denied("refused", say("holiday-most", most=MOST), "until")
            first = (_FIRST, {"person_id": person, "seen_changes": changes})
            with contextlib.suppress(Conflict):  # he asked for others at the same moment: look again
                await self.store.write(first, (_TAKE, {"person": person, "since": since, "until": until}))
                return

    async def _changes(self, person: str) -> int:
        """How often he has taken holidays."""
        wanted = select(persons.c.holiday_changes).where(persons.c.id == person)
        return int((await asyncio.to_thread(self.store.read, wanted))[0].holiday_changes)

    async def end(self, person: str, since: float, now: float) -> None:
        """Be back now from one that has begun; or give up one that has not."""
        known = dict(await self.since(person, now))
        if since not in known:
            raise Denied("refused", say("no-holiday"))
        row = {"mine": person, "begun": since}
        try:
            await self.store.write((_DROP, row) if since > now else (_END, {**row, "now": now}))
        except Conflict as error:
            raise Denied("refused", say("no-holiday")) from error
