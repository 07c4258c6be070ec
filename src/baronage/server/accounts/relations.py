"""Friends and blocks. People can't see how others have marked them.

A blocked person can't join the other's tables, and can't send them messages or proposals.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import bindparam, delete, func, insert, select

from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import persons, relations
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict

FRIEND: Final = "friend"
BLOCK: Final = "block"
MAX = 500  # per person
Kind = Literal["friend", "block", "none"]

_DROP = delete(relations).where(relations.c.person == bindparam("mine"), relations.c.other == bindparam("whose"))
_ADD = insert(relations)


@dataclass(frozen=True)
class Relation:
    """A relation to another person, and since when it exists."""

    person: str
    name: str
    login: str
    kind: str
    at: float
    arms: str = ""


class Relations:
    """The relations in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def relate(self, person: str, other: str, kind: Kind) -> None:
        """Mark another person as a friend, as blocked, or as neither."""
        if person == other:
            raise ApiError("refused", msg("yourself"))
        count = select(func.count()).where(relations.c.person == person)
        if kind != "none" and (await asyncio.to_thread(self.store.read, count))[0][0] >= MAX:
            raise ApiError("refused", msg("most-relations", most=MAX))
        row = {"person": person, "other": other, "kind": kind, "at": time.time()}
        adding = [(_ADD, row)] if kind != "none" else []
        with contextlib.suppress(Conflict):  # the same request twice at once
            await self.store.write((_DROP, {"mine": person, "whose": other}), *adding)

    async def all_of(self, person: str) -> list[Relation]:
        """Return a person's friends and blocked people, by name."""
        wanted = (
            select(relations.c.other, relations.c.kind, relations.c.at, persons.c.name, persons.c.login)
            .add_columns(persons.c.arms)
            .join(persons, persons.c.id == relations.c.other)
            .where(relations.c.person == person, persons.c.gone.is_(None))
            .order_by(persons.c.name, relations.c.other)
        )
        rows = await asyncio.to_thread(self.store.read, wanted)
        return [Relation(row.other, row.name, row.login or "", row.kind, row.at, row.arms) for row in rows]

    async def between(self, person: str, other: str) -> str:
        """Return the relation of a person to another: `friend`, `block` or an empty string."""
        wanted = select(relations.c.kind).where(relations.c.person == person, relations.c.other == other)
        rows = await asyncio.to_thread(self.store.read, wanted)
        return str(rows[0].kind) if rows else ""

    async def is_to(self, person: str, others: Iterable[str]) -> dict[str, str]:
        """Return the relation of each of these people to this person; those without one are left out."""
        wanted = select(relations.c.person, relations.c.kind)
        wanted = wanted.where(relations.c.other == person, relations.c.person.in_(list(others)))
        return {row.person: str(row.kind) for row in await asyncio.to_thread(self.store.read, wanted)}

    async def blocked_by(self, person: str, others: Iterable[str] | None = None) -> set[str]:
        """Return the people who have blocked this person, among `others` or, if None, among all."""
        wanted = select(relations.c.person).where(relations.c.other == person, relations.c.kind == BLOCK)
        if others is not None:
            known = [other for other in others if other and other != person]
            if not known:
                return set()
            wanted = wanted.where(relations.c.person.in_(known))
        return {row.person for row in await asyncio.to_thread(self.store.read, wanted)}

    async def blocks_of(self, person: str) -> set[str]:
        """Return the people this person has blocked."""
        wanted = select(relations.c.other).where(relations.c.person == person, relations.c.kind == BLOCK)
        return {row.other for row in await asyncio.to_thread(self.store.read, wanted)} if person else set()
