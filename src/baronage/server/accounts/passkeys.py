"""Passkeys: signing in with a device instead of a password (WebAuthn).

A challenge is valid for a few minutes and for one attempt, in any process of the server.
"""

from __future__ import annotations

import asyncio
import base64
import re
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, exists, insert, or_, select, update

from baronage.server.accounts.accounts import People, Person
from baronage.server.accounts.passwords import hash_of
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import challenges, passkeys, persons
from baronage.server.store.writer import Conflict, guarded

if TYPE_CHECKING:
    from baronage.server.accounts.webauthn import Signing

MAX = 10  # per person
VALID_FOR = 600.0  # seconds for which a challenge is valid

ID = "[A-Za-z0-9_-]{1,1400}"  # as devices name their passkeys
_ID = re.compile(ID)
_ASK = insert(challenges)
_ASKED = guarded(delete(challenges).where(challenges.c.hash == bindparam("asked")))
_STALE = delete(challenges).where(challenges.c.until < bindparam("now"))
_ADD = insert(passkeys)
# Removing a passkey locks its owner's row. Of two concurrent removals the second sees the result of the first.
_HOLD = guarded(update(persons).where(persons.c.id == bindparam("mine")).values(id=bindparam("mine")))
_other = passkeys.alias()
_DROP = guarded(
    delete(passkeys).where(
        passkeys.c.id == bindparam("key_id"),
        passkeys.c.person == bindparam("mine"),
        or_(
            exists().where(persons.c.id == bindparam("mine"), persons.c.password.is_not(None)),
            exists().where(_other.c.person == bindparam("mine"), _other.c.id != bindparam("key_id")),
        ),
    )
)
_USED = (
    update(passkeys).where(passkeys.c.id == bindparam("key_id")).values(uses=bindparam("so_far"), used=bindparam("now"))
)
_NAMED = update(persons).where(persons.c.id == bindparam("person_id")).values(login=bindparam("new_login"))


@dataclass(frozen=True)
class Site:
    """The site as the browser sees it: the host name its passkeys belong to, and the origin."""

    name: str
    origin: str


def _load() -> Signing:
    from baronage.server.accounts.webauthn import Signing  # here: a server starts without it

    return Signing()


class Passkeys:
    """The passkeys of all people."""

    def __init__(self, people: People) -> None:
        self.people, self.store = people, people.store

    async def of(self, person: str) -> list[Any]:
        """Return a person's passkeys, newest first, as rows of the store."""
        wanted = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created.desc())
        return list(await asyncio.to_thread(self.store.read, wanted))

    # --- registration -------------------------------------------------------------------------------------------

    async def offer(self, person: Person, site: Site) -> str:
        """Return the options for creating a passkey, as JSON."""
        known = await self._room_for_one(person)
        signing = await asyncio.to_thread(_load)
        return signing.offer(person, site, await self._challenge(), known)

    async def add(self, person: Person, site: Site, credential: dict[str, Any], name: str, login: str) -> Person:
        """Store a new passkey. A person without a sign-in name gets `login`."""
        login = person.login or await self.people.checked_login(person, login)
        signing = await asyncio.to_thread(_load)
        made = signing.made(credential, site, await self._asked(signing.challenge_of(credential)))
        await self._room_for_one(person)
        row = {"id": made.id, "key": made.key, "uses": made.uses, "person": person.id, "name": name}
        named = {"person_id": person.id, "new_login": login}
        joins = [] if person.login else await self.people.club.admission(person.id, "")
        try:
            await self.people.change(person, (_NAMED, named), (_ADD, {**row, "created": time.time()}), *joins)
        except Conflict as error:
            raise ApiError("refused", msg("login-taken"), "login") from error
        return await self.people.one(person.id)

    async def drop(self, person: Person, id: str) -> None:
        """Remove a passkey. Refuse to remove the last one of an account without a password."""
        meant = {"key_id": id, "mine": person.id}
        try:
            await self.store.write((_HOLD, {"mine": person.id}), (_DROP, meant))
        except Conflict as error:
            known = [row.id for row in await self.of(person.id)]
            raise ApiError("refused", msg("last-passkey" if id in known else "no-passkey")) from error

    async def _room_for_one(self, person: Person) -> list[str]:
        known = [row.id for row in await self.of(person.id)]
        if len(known) >= MAX:
            raise ApiError("refused", msg("most-passkeys", most=MAX))
        return known

    # --- signing in ---------------------------------------------------------------------------------------------

    async def ask(self, site: Site) -> str:
        """Return the options for signing a challenge, as JSON. The browser offers its passkeys for this site."""
        return (await asyncio.to_thread(_load)).ask(site, await self._challenge())

    async def enter(self, site: Site, credential: dict[str, Any], browser: str = "") -> tuple[Person, str]:
        """Sign in by a signed challenge; return the person and the session secret."""
        signing = await asyncio.to_thread(_load)
        challenge = await self._asked(signing.challenge_of(credential))
        id = str(credential.get("id"))
        wanted = select(passkeys).where(passkeys.c.id == id)
        rows = await asyncio.to_thread(self.store.read, wanted) if _ID.fullmatch(id) else []
        if not rows:
            raise ApiError("refused", msg("passkey-unknown"))
        uses = signing.signed(credential, site, challenge, bytes(rows[0].key), rows[0].uses)
        person, secret = await self.people.admit(await self.people.one(rows[0].person), browser)
        await self.store.write((_USED, {"key_id": id, "so_far": uses, "now": time.time()}))
        return person, secret

    # --- challenges ---------------------------------------------------------------------------------------------

    async def _challenge(self) -> bytes:
        made, now = secrets.token_bytes(32), time.time()
        await self.store.write((_STALE, {"now": now}), (_ASK, {"hash": _hash(made), "until": now + VALID_FOR}))
        return made

    async def _asked(self, challenge: bytes) -> bytes:
        """Return the challenge if it was issued here and not used; it can't be used again. Raise ApiError otherwise."""
        key = _hash(challenge)
        rows = await asyncio.to_thread(self.store.read, select(challenges.c.until).where(challenges.c.hash == key))
        if not rows or rows[0].until < time.time():
            raise ApiError("refused", msg("passkey-late"))
        try:
            await self.store.write((_ASKED, {"asked": key}))
        except Conflict as error:
            raise ApiError("refused", msg("passkey-late")) from error
        return challenge


def _hash(challenge: bytes) -> str:
    return hash_of(base64.b64encode(challenge).decode())
