"""Links in mails that are good once and not for long: to confirm an address, and to set a new password."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from sqlalchemy import bindparam, delete, func, insert, select

from baronage.server.store.schema import links
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, guarded

CONFIRM, RECOVER = "confirm", "recover"
GOOD_FOR = {CONFIRM: 86_400.0, RECOVER: 3600.0}  # seconds
MOST = 5  # of one person and kind that are good at the same time: nobody's mailbox is filled

_INSERT = insert(links)
_USE = guarded(delete(links).where(links.c.hash == bindparam("of_hash")))
_TIDY = delete(links).where(links.c.expires < bindparam("now"))


class Links:
    """What the store knows of them: a hash of each."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, person: str, kind: str, about: str, now: float) -> str:
        """The secret of a new link; empty: he has so many already that this is too many."""
        mine = [links.c.person == person, links.c.kind == kind, links.c.expires > now]
        if (await asyncio.to_thread(self.store.read, select(func.count()).where(*mine)))[0][0] >= MOST:
            return ""
        secret = secrets.token_urlsafe(24)
        row = {"hash": _hash(secret), "person": person, "kind": kind, "about": about, "expires": now + GOOD_FOR[kind]}
        await self.store.write((_TIDY, {"now": now}), (_INSERT, row))
        return secret

    async def use(self, secret: str, kind: str, now: float) -> tuple[str, str] | None:
        """Whose link this is and what it is about, once; None: it was used, is too old, or was never made."""
        if not secret or len(secret) > 100:
            return None
        wanted = select(links).where(links.c.hash == _hash(secret), links.c.kind == kind, links.c.expires > now)
        rows = await asyncio.to_thread(self.store.read, wanted)
        if not rows:
            return None
        try:
            await self.store.write((_USE, {"of_hash": rows[0].hash}))
        except Conflict:  # it was used at the same moment
            return None
        return rows[0].person, rows[0].about


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
