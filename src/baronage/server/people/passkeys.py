"""Passkeys: somebody comes back by a device that proves who he is, without a password (WebAuthn).

What a device is asked to sign is good for a few minutes and for one try, whichever process of the server is asked.
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

from baronage.server.errors import Denied
from baronage.server.people.people import People, Person, hash_of
from baronage.server.store.schema import challenges, passkeys, persons
from baronage.server.store.writer import Conflict, guarded
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.people.signing import Signing

MOST = 10  # of one person
PATIENCE = 600.0  # seconds for which a challenge is good

ID = "[A-Za-z0-9_-]{1,1400}"  # as devices call their passkeys
_ID = re.compile(ID)
_ASK = insert(challenges)
_ASKED = guarded(delete(challenges).where(challenges.c.hash == bindparam("asked")))
_STALE = delete(challenges).where(challenges.c.until < bindparam("now"))
_ADD = insert(passkeys)
# Whoever takes away a passkey of somebody holds his row meanwhile: of two at once the second sees what the first has left.
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
    """Where somebody's browser believes to be: the name for which its passkeys are good, and the whole address."""

    name: str
    origin: str


def _load() -> Signing:
    from baronage.server.people.signing import Signing  # here: a server starts without it

    return Signing()


class Passkeys:
    """Those of all people."""

    def __init__(self, people: People) -> None:
        self.people, self.store = people, people.store

    async def of(self, person: str) -> list[Any]:
        """Those of somebody, the newest first: rows of the store."""
        wanted = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created.desc())
        return list(await asyncio.to_thread(self.store.read, wanted))

    # --- a new one ----------------------------------------------------------------------------------------------

    async def offer(self, person: Person, site: Site) -> str:
        """What his browser is asked to make a passkey from, as JSON."""
        known = await self._room_for_one(person)
        signing = await asyncio.to_thread(_load)
        return signing.offer(person, site, await self._challenge(), known)

    async def add(self, person: Person, site: Site, credential: dict[str, Any], name: str, login: str) -> Person:
        """Keep it. Who has no sign-in name yet takes this one."""
        login = person.login or await self.people.checked_login(person, login)
        signing = await asyncio.to_thread(_load)
        made = signing.made(credential, site, await self._asked(signing.challenge_of(credential)))
        await self._room_for_one(person)
        row = {"id": made.id, "key": made.key, "uses": made.uses, "person": person.id, "name": name}
        named = {"person_id": person.id, "new_login": login}
        try:
            await self.people.change(person, (_NAMED, named), (_ADD, {**row, "created": time.time()}))
        except Conflict as error:
            raise Denied("refused", say("login-taken"), "login") from error
        return await self.people.one(person.id)

    async def drop(self, person: Person, id: str) -> None:
        """It opens nothing any more. The last one stays with who has no password: nobody locks himself out."""
        meant = {"key_id": id, "mine": person.id}
        try:
            await self.store.write((_HOLD, {"mine": person.id}), (_DROP, meant))
        except Conflict as error:
            known = [row.id for row in await self.of(person.id)]
            raise Denied("refused", say("last-passkey" if id in known else "no-passkey")) from error

    async def _room_for_one(self, person: Person) -> list[str]:
        known = [row.id for row in await self.of(person.id)]
        if len(known) >= MOST:
            raise Denied("refused", say("most-passkeys", most=MOST))
        return known

    # --- coming back --------------------------------------------------------------------------------------------

    async def ask(self, site: Site) -> str:
        """What anybody's browser is asked to sign, as JSON; it offers the passkeys that it has for this house."""
        return (await asyncio.to_thread(_load)).ask(site, await self._challenge())

    async def enter(self, site: Site, credential: dict[str, Any], browser: str = "") -> tuple[Person, str]:
        """Let somebody in whose passkey has signed; his secret for this browser."""
        signing = await asyncio.to_thread(_load)
        challenge = await self._asked(signing.challenge_of(credential))
        id = str(credential.get("id"))
        wanted = select(passkeys).where(passkeys.c.id == id)
        rows = await asyncio.to_thread(self.store.read, wanted) if _ID.fullmatch(id) else []
        if not rows:
            raise Denied("refused", say("passkey-unknown"))
        uses = signing.signed(credential, site, challenge, bytes(rows[0].key), rows[0].uses)
        person, secret = await self.people.admit(await self.people.one(rows[0].person), browser)
        await self.store.write((_USED, {"key_id": id, "so_far": uses, "now": time.time()}))
        return person, secret

    # --- what is signed -----------------------------------------------------------------------------------------

    async def _challenge(self) -> bytes:
        made, now = secrets.token_bytes(32), time.time()
        await self.store.write((_STALE, {"now": now}), (_ASK, {"hash": _hash(made), "until": now + PATIENCE}))
        return made

    async def _asked(self, challenge: bytes) -> bytes:
        """The same, if we asked for it: after that it is good for nothing."""
        key = _hash(challenge)
        rows = await asyncio.to_thread(self.store.read, select(challenges.c.until).where(challenges.c.hash == key))
        if not rows or rows[0].until < time.time():
            raise Denied("refused", say("passkey-late"))
        try:
            await self.store.write((_ASKED, {"asked": key}))
        except Conflict as error:
            raise Denied("refused", say("passkey-late")) from error
        return challenge


def _hash(challenge: bytes) -> str:
    return hash_of(base64.b64encode(challenge).decode())
