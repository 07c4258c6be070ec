"""Holidays: days per year on which a person's correspondence clocks stop."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime

from sqlalchemy import bindparam, delete, insert, select, update

from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import holidays, persons
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, guarded
from baronage.server.time_control import DAY, Days

MAX = 30  # days per year
SHORTEST = DAY / 2
FARTHEST = 400 * DAY  # latest end, from now

_TAKE = insert(holidays)
_FIRST = guarded(  # fails if the person's holidays changed since they were read
    update(persons)
    .where(persons.c.id == bindparam("person_id"), persons.c.holiday_changes == bindparam("seen_changes"))
    .values(holiday_changes=persons.c.holiday_changes + 1)
)
_ROW = holidays.c.person == bindparam("mine"), holidays.c.since == bindparam("begun")
_DROP = guarded(delete(holidays).where(*_ROW))
_END = guarded(update(holidays).where(*_ROW).values(until=bindparam("now")))


def year_of(at: float) -> int:
    """Return the year of an instant."""
    return datetime.fromtimestamp(at, UTC).year


def taken(days: Days, year: int) -> float:
    """Return how many of these days count for a year: those of holidays that began in it."""
    return sum(until - since for since, until in days if year_of(since) == year) / DAY


class Holidays:
    """The holidays in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def since(self, person: str, at: float) -> Days:
        """Return a person's holidays that end after `at`."""
        wanted = select(holidays).where(holidays.c.person == person, holidays.c.until > at).order_by(holidays.c.since)
        return tuple((row.since, row.until) for row in await asyncio.to_thread(self.store.read, wanted))

    async def take(self, person: str, since: float, until: float, now: float) -> None:
        """Add a holiday, starting now at the earliest; raise ApiError at the limits."""
        since = max(since, now)
        if until - since < SHORTEST or until > now + FARTHEST:
            raise ApiError("refused", msg("holiday-length", most=MAX), "until")
        while True:
            changes = await self._changes(
                person
            )  # before reading the holidays, so that a concurrent change makes a conflict
            known = await self.since(person, 0.0)
            if any(begin < until and since < end for begin, end in known):
                raise ApiError("refused", msg("holiday-twice"), "since")
            if taken((*known, (since, until)), year_of(since)) > MAX:
                raise ApiError("refused", msg("holiday-most", most=MAX), "until")
            first = (_FIRST, {"person_id": person, "seen_changes": changes})
            with contextlib.suppress(Conflict):  # a concurrent change: try again
                await self.store.write(first, (_TAKE, {"person": person, "since": since, "until": until}))
                return

    async def _changes(self, person: str) -> int:
        """Return how often the person's holidays have changed."""
        wanted = select(persons.c.holiday_changes).where(persons.c.id == person)
        return int((await asyncio.to_thread(self.store.read, wanted))[0].holiday_changes)

    async def end(self, person: str, since: float, now: float) -> None:
        """End a holiday now, or cancel it if it has not begun."""
        known = dict(await self.since(person, now))
        if since not in known:
            raise ApiError("refused", msg("no-holiday"))
        row = {"mine": person, "begun": since}
        try:
            await self.store.write((_DROP, row) if since > now else (_END, {**row, "now": now}))
        except Conflict as error:
            raise ApiError("refused", msg("no-holiday")) from error
