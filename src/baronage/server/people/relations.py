"""Friends and blocks: what one person says of another. Nobody is told what others say of him.

Who is blocked does not sit down where the other sits, and neither writes nor proposes anything to him.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import bindparam, delete, func, insert, select

from baronage.server.errors import Denied
from baronage.server.store.schema import persons, relations
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict
from baronage.server.words import say

FRIEND: Final = "friend"
BLOCK: Final = "block"
MOST = 500  # that one person has
Kind = Literal["friend", "block", "none"]

_DROP = delete(relations).where(relations.c.person == bindparam("mine"), relations.c.other == bindparam("whose"))
_ADD = insert(relations)


@dataclass(frozen=True)
class Relation:
    """What somebody is to me, since when."""

    person: str
    name: str
    login: str
    kind: str
    at: float
    arms: str = ""


class Relations:
    """All of them, in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def relate(self, person: str, other: str, kind: Kind) -> None:
        """Say that another is a friend, is blocked, or neither."""
        if person == other:
            raise Denied("refused", say("yourself"))
        count = select(func.count()).where(relations.c.person == person)
        if kind != "none" and (await asyncio.to_thread(self.store.read, count))[0][0] >= MOST:
            raise Denied("refused", say("most-relations", most=MOST))
        row = {"person": person, "other": other, "kind": kind, "at": time.time()}
        adding = [(_ADD, row)] if kind != "none" else []
        with contextlib.suppress(Conflict):  # he said so twice at the same moment
            await self.store.write((_DROP, {"mine": person, "whose": other}), *adding)

    async def all_of(self, person: str) -> list[Relation]:
        """Whom he calls friends, and whom he has blocked, by name."""
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
        """What the other is to this person: friend, block, or nothing."""
        wanted = select(relations.c.kind).where(relations.c.person == person, relations.c.other == other)
        rows = await asyncio.to_thread(self.store.read, wanted)
        return str(rows[0].kind) if rows else ""

    async def is_to(self, person: str, others: Iterable[str]) -> dict[str, str]:
        """What this person is to each of these: friend or block; who says nothing of him is not named."""
        wanted = select(relations.c.person, relations.c.kind)
        wanted = wanted.where(relations.c.other == person, relations.c.person.in_(list(others)))
        return {row.person: str(row.kind) for row in await asyncio.to_thread(self.store.read, wanted)}

    async def blocked_by(self, person: str, others: Iterable[str] | None = None) -> set[str]:
        """Who has blocked this person; of these others, or of all."""
        wanted = select(relations.c.person).where(relations.c.other == person, relations.c.kind == BLOCK)
        if others is not None:
            known = [other for other in others if other and other != person]
            if not known:
                return set()
            wanted = wanted.where(relations.c.person.in_(known))
        return {row.person for row in await asyncio.to_thread(self.store.read, wanted)}

    async def blocks_of(self, person: str) -> set[str]:
        """Whom this person has blocked."""
        wanted = select(relations.c.other).where(relations.c.person == person, relations.c.kind == BLOCK)
        return {row.other for row in await asyncio.to_thread(self.store.read, wanted)} if person else set()
