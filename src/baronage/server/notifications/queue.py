"""The notification queue: rows stored in one commit with their cause, and taken by one process at a time."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, select, text, update

from baronage.server.notifications.destinations import Book, Reader, Way
from baronage.server.notifications.preferences import (
    GIVEN_UP,
    HOOK,
    MAIL,
    OF_A_HOOK,
    goes_at,
    in_digest,
    next_digest,
    wanted,
)
from baronage.server.store.schema import notices
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement, guarded

WAITING, SENT, MOOT, LOST = "waiting", "sent", "moot", "lost"
KEPT = 30 * 86_400.0  # seconds for which sent notifications are kept
MAX_DIGESTED = 30  # notifications in one digest

_INSERT = text(
    "INSERT INTO notices (person, kind, about, number, way, facts, at, next, tries, state, digest) VALUES"
    " (:person, :kind, :about, :number, :way, :facts, :at, :next, :tries, :state, :digest) ON CONFLICT DO NOTHING"
)
_ROW = (
    notices.c.person == bindparam("of_person"),
    notices.c.kind == bindparam("of_kind"),
    notices.c.about == bindparam("of_about"),
    notices.c.number == bindparam("of_number"),
    notices.c.way == bindparam("of_way"),
)
_TAKE = guarded(
    update(notices)
    .where(*_ROW, notices.c.tries == bindparam("seen"), notices.c.state == WAITING)
    .values(tries=notices.c.tries + 1, next=bindparam("until"))
)
_MARK = update(notices).where(*_ROW).values(state=bindparam("now_is"), next=bindparam("then"))
_TIDY = delete(notices).where(notices.c.state != WAITING, notices.c.next < bindparam("before"))


class Entry(NamedTuple):
    """A notification for one destination."""

    person: str
    kind: str
    about: str
    number: int
    way: str
    params: dict[str, Any]
    at: float
    next: float
    tries: int
    state: str
    digest: bool

    @property
    def id(self) -> str:
        """The id, the same for every attempt."""
        key = " ".join((self.person, self.kind, self.about, str(self.number), self.way))
        return hashlib.sha256(key.encode()).hexdigest()[:24]

    def key(self) -> dict[str, Any]:
        """Return the key of the row."""
        return {
            "of_person": self.person,
            "of_kind": self.kind,
            "of_about": self.about,
            "of_number": self.number,
            "of_way": self.way,
        }


def chosen(reader: Reader, kind: str, openly: bool = True) -> list[Way]:
    """Return the destinations for a notification; mail instead if the preferred ones are disabled.

    `openly` says whether its content is public. Other notifications are not sent to webhooks, which others may read.
    """
    wish = reader.wishes.of(kind)
    if kind == GIVEN_UP:
        return [way for way in reader.ways if way.works]
    mine = [way for way in reader.ways if way.kind in wish.ways and way.works]
    if any(way.given_up for way in reader.ways if way.kind in wish.ways) and not any(way.kind == MAIL for way in mine):
        mine += [way for way in reader.ways if way.kind == MAIL and way.works]
    return [way for way in mine if way.kind != HOOK or (openly and kind in OF_A_HOOK)]


class Queue:
    """The pending notifications in a store."""

    def __init__(self, store: Store, book: Book) -> None:
        self.store = store
        self.book = book

    def add(
        self,
        person: str,
        kind: str,
        about: str,
        number: int,
        params: Mapping[str, Any],
        at: float,
        ready: float | None = None,
        openly: bool = True,
        at_once: bool = False,
    ) -> list[Statement]:
        """Return the statements that queue a notification, one per destination; an empty list if it is not wanted.

        Write them in one commit with the cause. The same `number` about the same subject is sent only once. With
        `at_once`, it skips digests and quiet hours, because later it would be useless.
        """
        reader = self.book.wants(person)
        if reader is None or not wanted(reader.wishes, kind, at_once):
            return []
        wishes, due = reader.wishes, params.get("due")
        digest = in_digest(wishes, kind) and not at_once
        goes = ready if ready is not None else at
        if not at_once:
            goes = next_digest(wishes, at) if digest else goes_at(wishes, kind, goes, due)
        row = {
            "person": person,
            "kind": kind,
            "about": about,
            "number": number,
            "facts": json.dumps({**params, "openly": openly}),
            "at": at,
            "next": goes,
            "tries": 0,
            "state": WAITING,
            "digest": digest,
        }
        return [(_INSERT, {**row, "way": way.id}) for way in chosen(reader, kind, openly)]

    def again(self, entry: Entry, way: Way, now: float) -> Statement:
        """Return the statement that queues a notification for another destination."""
        row = {**entry._asdict(), "facts": json.dumps(entry.params), "way": way.id, "next": now, "tries": 0}
        return _INSERT, {**row, "state": WAITING}

    # --- reading (blocking) -------------------------------------------------------------------------------------

    def due(self, now: float, most: int) -> list[list[Entry]]:
        """Return the due notifications, grouped by digest."""
        wanted = select(notices).where(notices.c.state == WAITING, notices.c.next <= now)
        found: dict[Any, list[Entry]] = {}
        for row in self.store.read(wanted.order_by(notices.c.next, notices.c.at).limit(most)):
            entry = _entry(row)
            found.setdefault((entry.way,) if entry.digest else entry.id, []).append(entry)
        return [entries[:MAX_DIGESTED] for entries in found.values()]

    def of_way(self, way: str) -> list[Entry]:
        """Return the pending notifications of a destination."""
        wanted = select(notices).where(notices.c.way == way, notices.c.state == WAITING)
        return [_entry(row) for row in self.store.read(wanted)]

    def of_person(self, person: str) -> list[Entry]:
        """Return the pending notifications of a person, next first."""
        wanted = select(notices).where(notices.c.person == person, notices.c.state == WAITING)
        return [_entry(row) for row in self.store.read(wanted.order_by(notices.c.next, notices.c.at).limit(100))]

    # --- taking and marking -------------------------------------------------------------------------------------

    async def take(self, entries: Sequence[Entry], until: float) -> bool:
        """Reserve notifications until then. Return False if another process has one of them."""
        try:
            await self.store.write(*((_TAKE, {**it.key(), "seen": it.tries, "until": until}) for it in entries))
        except Conflict:
            return False
        return True

    async def mark(self, entries: Sequence[Entry], state: str, then: float) -> None:
        """Set the state of notifications, and the time of the next attempt."""
        if entries:
            await self.store.write(*((_MARK, {**it.key(), "now_is": state, "then": then}) for it in entries))

    async def tidy(self, now: float) -> None:
        """Delete notifications that were sent long ago."""
        await self.store.write((_TIDY, {"before": now - KEPT}))

    async def waiting_for(self, person: str) -> list[Entry]:
        """Return the pending notifications of a person, next first."""
        return await asyncio.to_thread(self.of_person, person)


def _entry(row: Any) -> Entry:
    found = Entry(*row)
    return found._replace(params=json.loads(row.facts), digest=bool(row.digest))
