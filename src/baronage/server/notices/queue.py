"""The queue of what is to be sent: rows that are written down with what causes them, and taken by one process at a time."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, select, text, update

from baronage.server.notices.book import Book, Reader, Way
from baronage.server.notices.wishes import GIVEN_UP, HOOK, MAIL, OF_A_HOOK, goes_at, in_digest, next_digest, wanted
from baronage.server.store.schema import notices
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement, guarded

WAITING, SENT, MOOT, LOST = "waiting", "sent", "moot", "lost"
KEPT = 30 * 86_400.0  # seconds for which it is known what was sent
MOST_DIGESTED = 30  # in one digest

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
    """Something that somebody is to be told by one way."""

    person: str
    kind: str
    about: str
    number: int
    way: str
    facts: dict[str, Any]
    at: float
    next: float
    tries: int
    state: str
    digest: bool

    @property
    def id(self) -> str:
        """The same whenever it is tried."""
        key = " ".join((self.person, self.kind, self.about, str(self.number), self.way))
        return hashlib.sha256(key.encode()).hexdigest()[:24]

    def key(self) -> dict[str, Any]:
        """What finds its row."""
        return {
            "of_person": self.person,
            "of_kind": self.kind,
            "of_about": self.about,
            "of_number": self.number,
            "of_way": self.way,
        }


def chosen(reader: Reader, kind: str, openly: bool = True) -> list[Way]:
    """The ways by which somebody is told this; where those that he wants do not work any more, his mail.

    `openly`: everybody may know of it. What nobody may know does not go to a hook, where others may read it.
    """
    wish = reader.wishes.of(kind)
    if kind == GIVEN_UP:
        return [way for way in reader.ways if way.works]
    mine = [way for way in reader.ways if way.kind in wish.ways and way.works]
    if any(way.given_up for way in reader.ways if way.kind in wish.ways) and not any(way.kind == MAIL for way in mine):
        mine += [way for way in reader.ways if way.kind == MAIL and way.works]
    return [way for way in mine if way.kind != HOOK or (openly and kind in OF_A_HOOK)]


class Queue:
    """What waits, in the store."""

    def __init__(self, store: Store, book: Book) -> None:
        self.store = store
        self.book = book

    def add(
        self,
        person: str,
        kind: str,
        about: str,
        number: int,
        facts: Mapping[str, Any],
        at: float,
        ready: float | None = None,
        openly: bool = True,
    ) -> list[Statement]:
        """What writes down that somebody is to be told this, for each of his ways; nothing, where he does not want it.

        To be written in one go with what causes it. The same number about the same thing is told once.
        """
        reader = self.book.wants(person)
        if reader is None or not wanted(reader.wishes, kind):
            return []
        wishes, due = reader.wishes, facts.get("due")
        digest = in_digest(wishes, kind)
        goes = next_digest(wishes, at) if digest else goes_at(wishes, kind, ready if ready is not None else at, due)
        row = {
            "person": person,
            "kind": kind,
            "about": about,
            "number": number,
            "facts": json.dumps({**facts, "openly": openly}),
            "at": at,
            "next": goes,
            "tries": 0,
            "state": WAITING,
            "digest": digest,
        }
        return [(_INSERT, {**row, "way": way.id}) for way in chosen(reader, kind, openly)]

    def again(self, entry: Entry, way: Way, now: float) -> Statement:
        """The same by another way."""
        row = {**entry._asdict(), "facts": json.dumps(entry.facts), "way": way.id, "next": now, "tries": 0}
        return _INSERT, {**row, "state": WAITING}

    # --- reading; these block -----------------------------------------------------------------------------------

    def due(self, now: float, most: int) -> list[list[Entry]]:
        """What is to be sent, together what goes in one digest."""
        wanted = select(notices).where(notices.c.state == WAITING, notices.c.next <= now)
        found: dict[Any, list[Entry]] = {}
        for row in self.store.read(wanted.order_by(notices.c.next, notices.c.at).limit(most)):
            entry = _entry(row)
            found.setdefault((entry.way,) if entry.digest else entry.id, []).append(entry)
        return [entries[:MOST_DIGESTED] for entries in found.values()]

    def of_way(self, way: str) -> list[Entry]:
        """What waits for one way."""
        wanted = select(notices).where(notices.c.way == way, notices.c.state == WAITING)
        return [_entry(row) for row in self.store.read(wanted)]

    def of_person(self, person: str) -> list[Entry]:
        """What waits for somebody, the next first."""
        wanted = select(notices).where(notices.c.person == person, notices.c.state == WAITING)
        return [_entry(row) for row in self.store.read(wanted.order_by(notices.c.next, notices.c.at).limit(100))]

    # --- taking and marking -------------------------------------------------------------------------------------

    async def take(self, entries: Sequence[Entry], until: float) -> bool:
        """Take these: nobody else does until then. False: another process has one of them."""
        try:
            await self.store.write(*((_TAKE, {**it.key(), "seen": it.tries, "until": until}) for it in entries))
        except Conflict:
            return False
        return True

    async def mark(self, entries: Sequence[Entry], state: str, then: float) -> None:
        """It was sent, or will be later, or not at all."""
        if entries:
            await self.store.write(*((_MARK, {**it.key(), "now_is": state, "then": then}) for it in entries))

    async def tidy(self, now: float) -> None:
        """Forget what was sent long ago."""
        await self.store.write((_TIDY, {"before": now - KEPT}))

    async def waiting_for(self, person: str) -> list[Entry]:
        """What waits for somebody, the next first."""
        return await asyncio.to_thread(self.of_person, person)


def _entry(row: Any) -> Entry:
    found = Entry(*row)
    return found._replace(facts=json.loads(row.facts), digest=bool(row.digest))
