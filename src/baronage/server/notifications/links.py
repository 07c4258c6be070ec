"""Links in mails that work once and for a short time: to confirm an address, and to set a new password."""

from __future__ import annotations

import asyncio
import secrets

from sqlalchemy import bindparam, delete, insert, select

from baronage.server.accounts.passwords import hash_of
from baronage.server.store.schema import links, mail_slots
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, guarded

CONFIRM, RECOVER = "confirm", "recover"
GOOD_FOR = {CONFIRM: 86_400.0, RECOVER: 3600.0}  # seconds
MAX_BY, MAX_TO = 5, 5  # mails of a kind in that time per person, and per address
TRIES = 10  # when other requests take slots at the same time

_INSERT, _TAKE = insert(links), insert(mail_slots)
_USE = guarded(delete(links).where(links.c.hash == bindparam("of_hash")))
_DROP = delete(links).where(links.c.person == bindparam("of_person"), links.c.kind == bindparam("of_kind"))
_TIDY = delete(links).where(links.c.expires < bindparam("now"))
_FREE = delete(mail_slots).where(mail_slots.c.until < bindparam("now"))


class Links:
    """The links of a store, which keeps a hash of each."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, person: str, kind: str, about: str, address: str, now: float) -> str:
        """Return the secret of a new link to be mailed to `address`; an empty string if the person or the address has
        too many.
        """
        limits = {hash_of(f"{kind} by {person}"): MAX_BY, hash_of(f"{kind} to {mailbox_of(address)}"): MAX_TO}
        until = now + GOOD_FOR[kind]
        for _ in range(TRIES):
            taken = await asyncio.to_thread(self._taken, list(limits), now)
            free = {key: [slot for slot in range(most) if (key, slot) not in taken][:1] for key, most in limits.items()}
            if not all(free.values()):
                return ""
            secret = secrets.token_urlsafe(24)
            row = {"hash": hash_of(secret), "person": person, "kind": kind, "about": about, "expires": until}
            slots = [(_TAKE, {"key": key, "slot": slot, "until": until}) for key, (slot,) in free.items()]
            try:
                await self.store.write((_TIDY, {"now": now}), (_FREE, {"now": now}), *slots, (_INSERT, row))
            except Conflict:  # another request took the slot
                continue
            return secret
        return ""

    async def issue(self, person: str, kind: str, now: float, good_for: float) -> str:
        """Return the secret of a new link that is not mailed, but handed over."""
        secret = secrets.token_urlsafe(24)
        row = {"hash": hash_of(secret), "person": person, "kind": kind, "about": "", "expires": now + good_for}
        await self.store.write((_TIDY, {"now": now}), (_INSERT, row))
        return secret

    def _taken(self, keys: list[str], now: float) -> set[tuple[str, int]]:
        """Return the slots in use. Blocks."""
        wanted = select(mail_slots.c.key, mail_slots.c.slot)
        rows = self.store.read(wanted.where(mail_slots.c.key.in_(keys), mail_slots.c.until >= now))
        return {(row.key, row.slot) for row in rows}

    async def find(self, secret: str, kind: str, now: float) -> tuple[str, str] | None:
        """Return the person and the subject of a link, or None if it was used, is expired or never existed."""
        if not secret or len(secret) > 100:
            return None
        wanted = select(links).where(links.c.hash == hash_of(secret), links.c.kind == kind, links.c.expires > now)
        rows = await asyncio.to_thread(self.store.read, wanted)
        return (rows[0].person, rows[0].about) if rows else None

    async def use(self, secret: str, kind: str, now: float) -> tuple[str, str] | None:
        """Use a link, and delete all links of this kind that its owner has. See `find` for the result."""
        found = await self.find(secret, kind, now)
        if found is None:
            return None
        try:
            others = (_DROP, {"of_person": found[0], "of_kind": kind})
            await self.store.write((_USE, {"of_hash": hash_of(secret)}), others)
        except Conflict:  # used concurrently
            return None
        return found


def mailbox_of(address: str) -> str:
    """Return the mailbox of an address: lower-case, without the part from a plus sign on."""
    local, _, host = address.strip().lower().rpartition("@")
    return f"{local.partition('+')[0]}@{host}"
