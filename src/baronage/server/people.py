"""Who is who: guests who play at once under a name, by a secret that only they hold. The store keeps a hash of it.

Who wants to come back from another device chooses a sign-in name and a password. What is known of people is remembered; when it
changes, the other processes are told.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Row, bindparam, delete, func, insert, select, update

from baronage.server.errors import Denied
from baronage.server.guard import Buckets
from baronage.server.names import clean_name
from baronage.server.schema import marks, messages, papers, persons, seats, sessions, shelves, tables
from baronage.server.store import PERSON, Store
from baronage.server.writer import Conflict, Statement

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
BROWSER, TOKEN = "browser", "token"
MOST_KNOWN = 10_000  # sessions that are remembered
TRIES, AGAIN = 10.0, 1 / 30  # passwords that may be tried for one name at once, and then each second
KEPT = 365 * 86_400.0  # seconds for which a browser keeps what it was given
FORGOTTEN = 90 * 86_400.0  # seconds after which a guest who can't come back, and has done nothing, is forgotten
MOST_FORGOTTEN = 500  # at once
COST = 1 << 14  # of a hash of a password: 16 MB, and some hundredths of a second

_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")
_NEW_PERSON, _NEW_SESSION = insert(persons), insert(sessions)
_RENAME = update(persons).where(persons.c.id == bindparam("person_id")).values(name=bindparam("new_name"))
_LOCK = (
    update(persons)
    .where(persons.c.id == bindparam("person_id"))
    .values(login=bindparam("new_login"), password=bindparam("new_password"))
)
_SIGN_OUT = delete(sessions).where(sessions.c.hash == bindparam("session"))
_SIGN_OUT_ELSEWHERE = delete(sessions).where(
    sessions.c.person == bindparam("person_id"),
    sessions.c.kind == BROWSER,
    sessions.c.hash != bindparam("session"),
)
_LEFT_NOTHING = [
    persons.c.id.not_in(select(column).where(column.is_not(None)))
    for column in (
        sessions.c.person,
        seats.c.person,
        tables.c.host,
        messages.c.person,
        papers.c.person,
        shelves.c.person,
    )
]
_FORGET_MARKS = delete(marks).where(marks.c.person == bindparam("person_id"))
_FORGET = delete(persons).where(persons.c.id == bindparam("person_id"))
_DROP_TOKENS = delete(sessions).where(sessions.c.person == bindparam("person_id"), sessions.c.kind == TOKEN)


@dataclass(frozen=True)
class Person:
    """Somebody."""

    id: str
    name: str
    login: str = ""  # empty: a guest


class People:
    """Finds persons by their secrets, and makes new ones. `changed` is called with whoever may no longer be who he was."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changed: Callable[[str], None] = lambda person: None
        self._known: dict[str, Person] = {}
        self._tries = Buckets(AGAIN, TRIES)
        self._hashing = asyncio.Semaphore(2)  # passwords at once: each takes memory, and all take time from the games

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new person, and the secret of its session."""
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        values = {"id": person.id, "name": person.name, "created": time.time()}
        await self.store.write((_NEW_PERSON, values))
        return person, await self.secret(person, BROWSER)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, for tables at which he sits down from now on."""
        renamed = Person(person.id, clean_name(name), person.login)
        await self._change(person, (_RENAME, {"person_id": renamed.id, "new_name": renamed.name}))
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
            wanted = select(persons).join(sessions).where(sessions.c.hash == key)
            rows = await asyncio.to_thread(self.store.read, wanted)
            if not rows:
                return None
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[key] = _person(rows[0])
        return self._known[key]

    # --- coming back --------------------------------------------------------------------------------------------

    async def lock(self, person: Person, login: str, password: str, here: str, present: str = "") -> Person:
        """Give somebody a sign-in name and a password; or others, if he knows the present one. He is signed out elsewhere."""
        login = login.strip().lower()
        if not _LOGIN.fullmatch(login):
            allowed = "A sign-in name has 3 to 30 of the letters a to z, figures, and . _ - between them."
            raise Denied("refused", allowed, "login")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Denied("refused", f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.", "password")
        row = (await asyncio.to_thread(self.store.read, select(persons).where(persons.c.id == person.id)))[0]
        if row.password and not await self._knows(str(row.login), str(row.password), present):
            raise Denied("refused", "This is not your present password.", "present")
        values = {"person_id": person.id, "new_login": login, "new_password": await self._hashed(password)}
        elsewhere = {"person_id": person.id, "session": _hash(here)}
        try:
            await self._change(person, (_LOCK, values), (_SIGN_OUT_ELSEWHERE, elsewhere))
        except Conflict as error:
            raise Denied("refused", "Somebody else has this sign-in name; choose another.", "login") from error
        return Person(person.id, person.name, login)

    async def enter(self, login: str, password: str) -> tuple[Person, str]:
        """Let somebody in who knows a password; whether the name or the password was wrong is not told."""
        login = login.strip().lower()
        found: list[Row[tuple[str]]] = []
        if _LOGIN.fullmatch(login):
            found = list(await asyncio.to_thread(self.store.read, select(persons).where(persons.c.login == login)))
        known = str(found[0].password) if found else ""
        if not await self._knows(login, known, password):
            raise Denied("refused", "This name and this password do not belong together.", "password")
        person = _person(found[0])
        return person, await self.secret(person, BROWSER)

    async def _knows(self, login: str, known: str, password: str) -> bool:
        """Is this the password of which the hash is known? Empty: there is none, which takes as long to say."""
        if not self._tries.of(login).take(time.monotonic()):
            raise Denied("too-fast", "Too many tries with this name; wait some minutes.", "password")
        return bool(await self._hashed(password[:LONGEST_PASSWORD], known) == known and known)

    async def _hashed(self, password: str, like: str = "") -> str:
        """A hash with a salt of its own, or with that of another; always as much work."""
        salt = bytes.fromhex(like.partition("$")[0]) or secrets.token_bytes(16)
        plain = unicodedata.normalize("NFKC", password).encode()
        async with self._hashing:
            key = await asyncio.to_thread(hashlib.scrypt, plain, salt=salt, n=COST, r=8, p=1, dklen=32)
        return f"{salt.hex()}${key.hex()}"

    async def sign_out(self, person: Person, secret: str) -> None:
        """This secret is worth nothing any more."""
        await self._change(person, (_SIGN_OUT, {"session": _hash(secret)}))

    async def tokens(self, person: Person) -> int:
        """How many programs of his may be let in."""
        wanted = select(func.count()).where(sessions.c.person == person.id, sessions.c.kind == TOKEN)
        return int((await asyncio.to_thread(self.store.read, wanted))[0][0])

    async def drop_tokens(self, person: Person) -> None:
        """No program of his is let in any more."""
        await self._change(person, (_DROP_TOKENS, {"person_id": person.id}))

    # --- who is forgotten ---------------------------------------------------------------------------------------

    async def put_away(self) -> None:
        """Sessions that no browser has any more, and guests who can't come back and have left nothing behind."""
        now = time.time()
        old = [sessions.c.kind == BROWSER, sessions.c.created < now - KEPT]
        wanted = select(sessions.c.hash, persons).join(persons).where(*old).limit(MOST_FORGOTTEN)
        for row in await asyncio.to_thread(self.store.read, wanted):
            await self._change(_person(row), (_SIGN_OUT, {"session": row.hash}))
        gone = [persons.c.login.is_(None), persons.c.created < now - FORGOTTEN, *_LEFT_NOTHING]
        rows = await asyncio.to_thread(self.store.read, select(persons.c.id).where(*gone).limit(MOST_FORGOTTEN))
        await asyncio.gather(*(self._forget_for_good(row.id) for row in rows))

    async def _forget_for_good(self, person: str) -> None:
        with contextlib.suppress(Conflict):  # he has done something just now
            await self.store.write((_FORGET_MARKS, {"person_id": person}), (_FORGET, {"person_id": person}))

    # --- what is remembered -------------------------------------------------------------------------------------

    async def _change(self, person: Person, *statements: Statement) -> None:
        await self.store.write(*statements, *self.store.notice(PERSON, person.id))
        self.forget(person.id)

    def forget(self, person: str = "") -> None:
        """Something about him has changed, here or in another process; nobody named: perhaps about anybody."""
        self._known = {key: known for key, known in self._known.items() if person not in ("", known.id)}
        self.changed(person)


def _person(row: Row[tuple[str]]) -> Person:
    return Person(row.id, row.name, row.login or "")


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
