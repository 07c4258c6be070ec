"""Notification preferences and destinations of all people. They are cached, so that reading them at a move costs
nothing.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections import defaultdict
from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, text, update

from baronage.engine.game.messages import ENGLISH
from baronage.server.background import Background
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.notifications.http_client import checked_url
from baronage.server.notifications.preferences import HOOK, MAIL, PUSH, Preferences, read_preferences
from baronage.server.store.schema import destinations, notification_queue, persons, preferences
from baronage.server.store.store import PERSON, Store
from baronage.server.store.writer import Statement

MAX_DESTINATIONS = 12  # per person
LONGEST = {MAIL: 200, PUSH: 1000, HOOK: 500}  # characters of an address
MAX_FAILURES = 8  # failures in a row after which a destination is disabled
FIRST_REST = 60.0  # seconds a destination is not used after a failure; four times as long after each further one,
LONGEST_REST = 86_400.0  # up to this limit
_MAIL = re.compile(
    r"[A-Za-z0-9._%+/=?^{|}~!#$&'*-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)

_NEW = insert(destinations)
_OF_PERSON = destinations.c.person == bindparam("of_person")
_DROP = delete(destinations).where(destinations.c.id == bindparam("destination_id"), _OF_PERSON)
_DROP_QUEUED = delete(notification_queue).where(notification_queue.c.destination == bindparam("destination_id"))
_UPDATE = update(destinations).where(destinations.c.id == bindparam("destination_id"))
_PROVE = _UPDATE.where(_OF_PERSON).values(proved=bindparam("now"), failures=0, rests=0.0, given_up="")
_WORKED = _UPDATE.values(used=bindparam("now"), failures=0, rests=0.0)
_FAILED = _UPDATE.values(failures=bindparam("count"), rests=bindparam("until"), given_up=bindparam("reason"))
_SET_PREFERENCES = text(
    "INSERT INTO preferences (person, document) VALUES (:person, :document)"
    " ON CONFLICT (person) DO UPDATE SET document = excluded.document"
)


class Destination(NamedTuple):
    """A destination for notifications."""

    id: str
    person: str
    kind: str
    address: str
    secret: str
    name: str
    created: float
    proved: float | None
    used: float | None
    failures: int
    rests: float
    given_up: str

    @property
    def works(self) -> bool:
        """Whether this destination accepts messages."""
        return self.proved is not None and not self.given_up


class Recipient(NamedTuple):
    """A person with notifications: preferences, destinations and language."""

    preferences: Preferences
    destinations: tuple[Destination, ...]
    language: str
    name: str


def _preferences(document: str | None) -> Preferences:
    return Preferences() if document is None else read_preferences(document)


def rest_after(failures: int) -> float:
    """Return for how many seconds a destination is not used after this number of failures in a row."""
    return min(LONGEST_REST, FIRST_REST * 4.0 ** (failures - 1))


class Recipients:
    """Preferences and destinations of all people.

    With `private`, webhooks and push services may be on this machine or in its own network.
    """

    def __init__(self, store: Store, private: bool = False, background: Background | None = None) -> None:
        self.store = store
        self.background = background or Background(store)
        self.private = private
        self._known: dict[str, Recipient] = {}  # people with a working destination

    async def open(self) -> None:
        """Read everything."""
        self._known = await asyncio.to_thread(self._read_all)

    def _read_all(self) -> dict[str, Recipient]:
        mine: dict[str, list[Destination]] = defaultdict(list)
        for row in self.store.read(select(destinations).order_by(destinations.c.created)):
            mine[row.person].append(Destination(*tuple(row)))
        found = {id: tuple(its) for id, its in mine.items() if any(destination.works for destination in its)}
        wished = {row.person: row.document for row in self.store.read(select(preferences))}
        of_some = persons.c.id.in_(select(destinations.c.person))
        rows = self.store.read(select(persons.c.id, persons.c.language, persons.c.name).where(of_some))
        return {
            row.id: Recipient(_preferences(wished.get(row.id)), found[row.id], row.language or ENGLISH, row.name)
            for row in rows
            if row.id in found
        }

    def active(self, person: str) -> Recipient | None:
        """Return the person's settings if they have a working destination, else None."""
        return self._known.get(person)

    async def read(self, person: str) -> Recipient:
        """Read a person's settings from the store."""
        found = await asyncio.to_thread(self._read, person)
        if any(destination.works for destination in found.destinations):
            self._known[person] = found
        else:
            self._known.pop(person, None)
        return found

    def _read(self, person: str) -> Recipient:
        rows = self.store.read(
            select(destinations).where(destinations.c.person == person).order_by(destinations.c.created)
        )
        wished = self.store.read(select(preferences.c.document).where(preferences.c.person == person))
        who = self.store.read(select(persons.c.language, persons.c.name).where(persons.c.id == person))
        language, name = (who[0].language or ENGLISH, who[0].name) if who else (ENGLISH, "")
        return Recipient(
            _preferences(wished[0].document if wished else None),
            tuple(Destination(*tuple(row)) for row in rows),
            language,
            name,
        )

    def changed(self, person: str) -> None:
        """Read the settings of a changed person again, or of all people if `person` is empty."""
        self.background.until_done(f"reading the notifications of {person or 'everybody'}", lambda: self._again(person))

    async def _again(self, person: str) -> None:
        if person:
            await self.read(person)
        else:
            await self.open()

    # --- changes by the owner -----------------------------------------------------------------------------------

    async def set_preferences(self, person: str, wanted: Preferences) -> None:
        """Replace a person's preferences."""
        wanted.check()
        await self._change(person, (_SET_PREFERENCES, {"person": person, "document": wanted.document()}))

    async def add(
        self, person: str, kind: str, address: str, name: str, now: float, keys: dict[str, str] | None = None
    ) -> Destination:
        """Add a destination; raise ApiError if the address is invalid or known, or at the limit.

        A mail address must be confirmed before use. A browser and a webhook need no confirmation.
        """
        address = address.strip()
        self._check(kind, address)
        mine = (await self.read(person)).destinations
        known = next(
            (destination for destination in mine if (destination.kind, destination.address) == (kind, address)), None
        )
        if known is not None and kind != PUSH:
            raise ApiError("refused", msg("address-known"), "address")
        if known is not None:  # a browser subscribes again, perhaps with new keys
            await self._change(person, (_DROP, {"destination_id": known.id, "of_person": person}))
        elif len(mine) >= MAX_DESTINATIONS:
            raise ApiError("refused", msg("address-most", most=MAX_DESTINATIONS))
        secret = {MAIL: "", PUSH: json.dumps(keys or {}), HOOK: secrets.token_urlsafe(24)}[kind]
        new = {
            "id": known.id if known else secrets.token_urlsafe(9),
            "person": person,
            "kind": kind,
            "address": address,
            "secret": secret,
            "name": name.strip()[:60] or address[:60],
            "created": now,
            "proved": None if kind == MAIL else now,
        }
        await self._change(person, (_NEW, new))
        return next(
            destination for destination in (await self.read(person)).destinations if destination.id == new["id"]
        )

    def _check(self, kind: str, address: str) -> None:
        if len(address) > LONGEST[kind]:
            raise ApiError("refused", msg("address-long", most=LONGEST[kind]), "address")
        if kind == MAIL:
            if not _MAIL.fullmatch(address):
                raise ApiError("refused", msg("address-mail"), "address")
        else:
            checked_url(address, self.private)

    async def remove(self, person: str, id: str) -> None:
        """Remove a destination and its pending notifications."""
        await self.one(person, id)
        values = {"destination_id": id}
        await self._change(person, (_DROP, {**values, "of_person": person}), (_DROP_QUEUED, values))

    async def one(self, person: str, id: str) -> Destination:
        """Return a destination of a person; raise ApiError if there is no such destination."""
        found = next(
            (destination for destination in (await self.read(person)).destinations if destination.id == id), None
        )
        if found is None:
            raise ApiError("refused", msg("address-none"))
        return found

    async def prove(self, person: str, id: str, now: float) -> None:
        """Mark a destination as confirmed and working, also after it was disabled."""
        await self._change(person, (_PROVE, {"destination_id": id, "of_person": person, "now": now}))

    async def unsubscribe(self, id: str, kind: str) -> str:
        """End a kind of notification for destinations of the same type; return the person, or an empty string if there
        is none.
        """
        rows = await asyncio.to_thread(self.store.read, select(destinations).where(destinations.c.id == id))
        if not rows:
            return ""
        destination = Destination(*tuple(rows[0]))
        wanted = (await self.read(destination.person)).preferences
        preference = wanted.of(kind)
        left = tuple(other for other in preference.destinations if other != destination.kind)
        kinds = {**wanted.kinds, kind: type(preference)(left, preference.when)}
        await self.set_preferences(destination.person, Preferences(kinds, wanted.quiet, wanted.digest, wanted.zone))
        return destination.person

    async def _change(self, person: str, *statements: Statement) -> None:
        await self.store.write(*statements, *self.store.announce(PERSON, person))
        await self.read(person)

    # --- delivery results ---------------------------------------------------------------------------------------

    async def worked(self, destination: Destination, now: float) -> None:
        """Record a delivery."""
        await self._change(destination.person, (_WORKED, {"destination_id": destination.id, "now": now}))

    async def failed(self, destination: Destination, reason: str, for_good: bool, now: float) -> bool:
        """Record a failed delivery. Return whether the destination is now disabled."""
        count = destination.failures + 1
        given_up = (reason or "?")[:200] if for_good or count >= MAX_FAILURES else ""
        values = {
            "destination_id": destination.id,
            "count": count,
            "until": now + rest_after(count),
            "reason": given_up,
        }
        await self._change(destination.person, (_FAILED, values))
        return bool(given_up)

    # --- mail addresses -----------------------------------------------------------------------------------------

    async def with_mail(self, address: str) -> list[Destination]:
        """Return the confirmed destinations with this mail address."""
        wanted = [
            destinations.c.kind == MAIL,
            func.lower(destinations.c.address) == address.strip().lower(),
            destinations.c.proved.is_not(None),
        ]
        rows = await asyncio.to_thread(self.store.read, select(destinations).where(*wanted).limit(5))
        return [Destination(*tuple(row)) for row in rows]
