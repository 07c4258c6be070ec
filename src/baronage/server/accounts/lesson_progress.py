"""Completed lessons of a person, shared by all their browsers."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping

from sqlalchemy import insert, select

from baronage.server.store.schema import learned
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict

TRIES = 3  # two browsers may store the same at once
_ADD = insert(learned)


class LessonProgress:
    """The lesson progress in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> dict[str, list[str]]:
        """Return a person's completed lessons by game, in order of completion."""
        wanted = select(learned).where(learned.c.person == person).order_by(learned.c.at, learned.c.lesson)
        found: dict[str, list[str]] = defaultdict(list)
        for row in await asyncio.to_thread(self.store.read, wanted):
            found[row.game].append(row.lesson)
        return dict(found)

    async def add(self, person: str, done: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
        """Mark lessons as completed, and return all completed lessons."""
        for _ in range(TRIES):
            known, now = await self.of(person), time.time()
            new = [
                {"person": person, "game": game, "lesson": lesson, "at": now}
                for game, lessons in done.items()
                for lesson in dict.fromkeys(lessons)
                if lesson not in known.get(game, ())
            ]
            if not new:
                return known
            try:
                await self.store.write(*((_ADD, row) for row in new))
            except Conflict:
                continue
        return await self.of(person)
