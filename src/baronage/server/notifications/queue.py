"""The notification queue: rows stored in one commit with their cause, and taken by one process at a time."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, select, text, update

from baronage.server.notifications.destinations import Destination, Recipient, Recipients
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
from baronage.server.store.schema import notification_queue
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement, guarded

WAITING, SENT, MOOT, LOST = "waiting", "sent", "moot", "lost"
KEPT = 30 * 86_400.0  # seconds for which sent notifications are kept
MAX_DIGESTED = 30  # notifications in one digest

_INSERT = text(
    "INSERT INTO notification_queue (person, kind, about, number, destination, facts, at, next, tries, state, digest) VALUES"
    " (:person, :kind, :about, :number, :destination, :facts, :at, :next, :tries, :state, :digest) ON CONFLICT DO NOTHING"
)
_ROW = (
    notification_queue.c.person == bindparam("of_person"),
    notification_queue.c.kind == bindparam("of_kind"),
    notification_queue.c.about == bindparam("of_about"),
    notification_queue.c.number == bindparam("of_number"),
    notification_queue.c.destination == bindparam("of_destination"),
)
_TAKE = guarded(
    update(notification_queue)
    .where(*_ROW, notification_queue.c.tries == bindparam("seen"), notification_queue.c.state == WAITING)
    .values(tries=notification_queue.c.tries + 1, next=bindparam("until"))
)
_MARK = update(notification_queue).where(*_ROW).values(state=bindparam("now_is"), next=bindparam("then"))
_TIDY = delete(notification_queue).where(
    notification_queue.c.state != WAITING, notification_queue.c.next < bindparam("before")
)


class Entry(NamedTuple):
    """A notification for one destination."""

    person: str
    kind: str
    about: str
    number: int
    destination: str
    params: dict[str, Any]
    at: float
    next: float
    tries: int
    state: str
    digest: bool

    @property
    def id(self) -> str:
        """The id, the same for every attempt."""
        key = " ".join((self.person, self.kind, self.about, str(self.number), self.destination))
        return hashlib.sha256(key.encode()).hexdigest()[:24]

    def key(self) -> dict[str, Any]:
        """Return the key of the row."""
        return {
            "of_person": self.person,
            "of_kind": self.kind,
            "of_about": self.about,
            "of_number": self.number,
            "of_destination": self.destination,
        }


def chosen(recipient: Recipient, kind: str, openly: bool = True) -> list[Destination]:
    """Return the destinations for a notification; mail instead if the preferred ones are disabled.

    `openly` says whether its content is public. Other notifications are not sent to webhooks, which others may read.
    """
    preference = recipient.preferences.of(kind)
    if kind == GIVEN_UP:
        return [destination for destination in recipient.destinations if destination.works]
    mine = [
        destination
        for destination in recipient.destinations
        if destination.kind in preference.destinations and destination.works
    ]
    if any(
        destination.given_up for destination in recipient.destinations if destination.kind in preference.destinations
    ) and not any(destination.kind == MAIL for destination in mine):
        mine += [
            destination for destination in recipient.destinations if destination.kind == MAIL and destination.works
        ]
    return [destination for destination in mine if destination.kind != HOOK or (openly and kind in OF_A_HOOK)]


class Queue:
    """The pending notifications in a store."""

    def __init__(self, store: Store, recipients: Recipients) -> None:
        self.store = store
        self.recipients = recipients

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
        recipient = self.recipients.active(person)
        if recipient is None or not wanted(recipient.preferences, kind, at_once):
            return []
        preferences, due = recipient.preferences, params.get("due")
        digest = in_digest(preferences, kind) and not at_once
        goes = ready if ready is not None else at
        if not at_once:
            goes = next_digest(preferences, at) if digest else goes_at(preferences, kind, goes, due)
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
        return [(_INSERT, {**row, "destination": destination.id}) for destination in chosen(recipient, kind, openly)]

    def again(self, entry: Entry, destination: Destination, now: float) -> Statement:
        """Return the statement that queues a notification for another destination."""
        row = {
            **entry._asdict(),
            "facts": json.dumps(entry.params),
            "destination": destination.id,
            "next": now,
            "tries": 0,
        }
        return _INSERT, {**row, "state": WAITING}

    # --- reading (blocking) -------------------------------------------------------------------------------------

    def due(self, now: float, most: int) -> list[list[Entry]]:
        """Return the due notifications, grouped by digest."""
        wanted = select(notification_queue).where(
            notification_queue.c.state == WAITING, notification_queue.c.next <= now
        )
        found: dict[Any, list[Entry]] = {}
        for row in self.store.read(wanted.order_by(notification_queue.c.next, notification_queue.c.at).limit(most)):
            entry = _entry(row)
            found.setdefault((entry.destination,) if entry.digest else entry.id, []).append(entry)
        return [entries[:MAX_DIGESTED] for entries in found.values()]

    def of_destination(self, destination: str) -> list[Entry]:
        """Return the pending notifications of a destination."""
        wanted = select(notification_queue).where(
            notification_queue.c.destination == destination, notification_queue.c.state == WAITING
        )
        return [_entry(row) for row in self.store.read(wanted)]

    def of_person(self, person: str) -> list[Entry]:
        """Return the pending notifications of a person, next first."""
        wanted = select(notification_queue).where(
            notification_queue.c.person == person, notification_queue.c.state == WAITING
        )
        return [
            _entry(row)
            for row in self.store.read(wanted.order_by(notification_queue.c.next, notification_queue.c.at).limit(100))
        ]

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


def _entry(row: Any) -> Entry:
    found = Entry(*row)
    return found._replace(params=json.loads(row.facts), digest=bool(row.digest))
