"""Who is who: guests who play at once under a name, by a secret that only they hold. The store keeps a hash of it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, select, update

from baronage.server.errors import Denied
from baronage.server.schema import persons, sessions
from baronage.server.store import Store

LONGEST_NAME = 30
BROWSER, TOKEN = "browser", "token"

_NEW_PERSON, _NEW_SESSION = insert(persons), insert(sessions)
_RENAME = update(persons).where(persons.c.id == bindparam("person_id")).values(name=bindparam("new_name"))


@dataclass(frozen=True)
class Person:
    """Somebody."""

    id: str
    name: str


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing invisible."""
    shown = "".join(char for char in unicodedata.normalize("NFC", name) if unicodedata.category(char)[0] != "C")
    words = " ".join(shown.split())
    if not words or len(words) > LONGEST_NAME:
        raise Denied("refused", f"a name has 1 to {LONGEST_NAME} characters")
    return words


class People:
    """Finds persons by their secrets, and makes new ones."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Person] = {}

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new person, and the secret of its session."""
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        values = {"id": person.id, "name": person.name, "created": time.time()}
        await self.store.write((_NEW_PERSON, values))
        return person, await self.secret(person, BROWSER)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, for tables at which he sits down from now on."""
        renamed = Person(person.id, clean_name(name))
        await self.store.write((_RENAME, {"person_id": renamed.id, "new_name": renamed.name}))
        self._known = {key: renamed if known.id == person.id else known for key, known in self._known.items()}
        return renamed

    async def secret(self, person: Person, kind: str) -> str:
        """One more secret of a person: for a browser, or for a program."""
        secret = secrets.token_urlsafe(32)
        values = {"hash": _hash(secret), "person": person.id, "kind": kind, "created": time.time()}
        await self.store.write((_NEW_SESSION, values))
        return secret

    async def who(self, secret: str) -> Person | None:
        """Whose secret this is."""
        if not secret or len(secret) > 100:
            return None
        key = _hash(secret)
        if key not in self._known:
            wanted = select(persons.c.id, persons.c.name).join(sessions).where(sessions.c.hash == key)
            rows = await asyncio.to_thread(self.store.read, wanted)
            if not rows:
                return None
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[key] = Person(rows[0].id, rows[0].name)
        return self._known[key]


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
