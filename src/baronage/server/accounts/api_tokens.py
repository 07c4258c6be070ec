"""API tokens: secrets with which programs play for a person. They expire and have fewer rights than a browser session."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from sqlalchemy import bindparam, delete, select

from baronage.server.accounts.accounts import DAY, GRANTED, READ, TOKEN, People, Person
from baronage.server.accounts.models import Program
from baronage.server.accounts.names import clean_name
from baronage.server.accounts.passwords import hash_of
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import sessions

MAX_TOKENS = 20  # per person
DAYS, MAX_DAYS = 90, 365  # lifetime of a token

_DROP = delete(sessions).where(sessions.c.hash == bindparam("session"))
_DROP_ALL = delete(sessions).where(sessions.c.person == bindparam("person_id"), sessions.c.kind == TOKEN)


class ApiTokens:
    """Creates, lists and revokes API tokens."""

    def __init__(self, people: People) -> None:
        self.people = people

    async def create(
        self, person: Person, scopes: Iterable[str] = GRANTED, days: float = DAYS, name: str = ""
    ) -> tuple[str, Program]:
        """Create an API token; return its secret and its data. A token that may play or chat may also read."""
        wanted = {READ, *scopes}
        if not wanted <= set(GRANTED):
            raise ApiError("refused", msg("token-for", known=[*GRANTED]), "scopes")
        if not 0 < days <= MAX_DAYS:
            raise ApiError("refused", msg("token-days", days=MAX_DAYS), "days")
        if len(await self.valid(person)) >= MAX_TOKENS:
            raise ApiError("refused", msg("most-tokens", most=MAX_TOKENS))
        granted = [scope for scope in GRANTED if scope in wanted]
        now, called = time.time(), clean_name(name) if name else ""
        until = now + days * DAY
        secret = await self.people.new_secret(person, TOKEN, scopes=",".join(granted), expires=until, name=called)
        return secret, Program(hash_of(secret)[:16], called, granted, now, until)

    async def valid(self, person: Person) -> list[Program]:
        """Return the valid API tokens of a person, newest first."""
        mine = [sessions.c.person == person.id, sessions.c.kind == TOKEN, sessions.c.expires > time.time()]
        wanted = select(sessions).where(*mine).order_by(sessions.c.created.desc())
        rows = await asyncio.to_thread(self.people.store.read, wanted)
        return [Program(row.hash[:16], row.name, row.scopes.split(","), row.created, row.expires) for row in rows]

    async def drop(self, person: Person, id: str) -> None:
        """Revoke an API token; raise ApiError if there is no such token."""
        mine = select(sessions.c.hash).where(sessions.c.person == person.id, sessions.c.kind == TOKEN)
        rows = await asyncio.to_thread(self.people.store.read, mine)
        found = [row.hash for row in rows if row.hash[:16] == id]
        if not found:
            raise ApiError("refused", msg("no-token"))
        await self.people.change(person, (_DROP, {"session": found[0]}))

    async def drop_all(self, person: Person) -> None:
        """Revoke all API tokens of a person."""
        await self.people.change(person, (_DROP_ALL, {"person_id": person.id}))
