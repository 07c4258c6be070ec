"""What waits at running tables, and which process sees to it.

Each running table has one row: the seats that are waited for, when something has to be done by itself (a bot is asked, time is
up), and the process that keeps it, which is the one that wrote last. A process says now and then that it is there; what is kept
by one that has not said so in time is claimed by another. Should two keep the same table after all, the journal lets one win.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import bindparam, delete, insert, select, text, update

from baronage.server.store.schema import alarms, facts, keepers, outages
from baronage.server.store.store import OUTAGE, Store
from baronage.server.store.writer import Conflict, Statement, guarded

ALIVE = "alive"
MOST_CLAIMED = 100  # tables at once

Waits = tuple[int, float | None]  # the seats that are waited for as a bit set, and when something is due

_SET = text(  # an insertion: many at once are one statement
    'INSERT INTO alarms ("table", waiting, due, keeper) VALUES (:table, :waiting, :due, :keeper)'
    ' ON CONFLICT ("table") DO UPDATE SET waiting = excluded.waiting, due = excluded.due, keeper = excluded.keeper'
)
_END = delete(alarms).where(alarms.c.table == bindparam("table_id"))
_HERE = update(keepers).where(keepers.c.id == bindparam("keeper_id")).values(until=bindparam("new_until"))
_COME = insert(keepers)
_GO = delete(keepers).where(keepers.c.id == bindparam("keeper_id"))
_GONE = delete(keepers).where(keepers.c.until < bindparam("before"))
_ABANDONED = [
    alarms.c.due <= bindparam("now"),
    alarms.c.keeper.not_in(select(keepers.c.id).where(keepers.c.until >= bindparam("now"))),
]
_CLAIM = (
    update(alarms)
    .where(
        alarms.c.table.in_(
            select(alarms.c.table).where(*_ABANDONED).limit(MOST_CLAIMED).with_for_update(skip_locked=True)
        )
    )
    .values(keeper=bindparam("new_keeper"))
)
_FIRST_FACT = insert(facts)
_NEXT_FACT = guarded(
    update(facts)
    .where(facts.c.name == bindparam("fact"), facts.c.value == bindparam("old"))
    .values(value=bindparam("new"))
)
_OUTAGE = insert(outages)


class Alarms:
    """The alarms of a store, as one process sees them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- statements that go with others -------------------------------------------------------------------------

    def set(self, table: str, waits: Waits) -> Statement:
        """It waits for this, and this process keeps it."""
        return _SET, {"table": table, "waiting": waits[0], "due": waits[1], "keeper": self.store.me}

    def end(self, table: str) -> Statement:
        """It waits for nothing any more."""
        return _END, {"table_id": table}

    # --- keeping ------------------------------------------------------------------------------------------------

    async def come(self, alone: bool, until: float) -> None:
        """This process is there; if it is alone, all others are forgotten."""
        forget: list[Statement] = [(_GONE, {"before": float("inf")})] if alone else []
        await self.store.write(*forget, (_COME, {"id": self.store.me, "until": until}))

    async def stay(self, now: float, until: float) -> None:
        """This process is still there; whoever has not been heard of for long is struck off."""
        here = (_HERE, {"keeper_id": self.store.me, "new_until": until})
        await self.store.write(here, (_GONE, {"before": now - 100 * (until - now)}))

    async def go(self) -> None:
        """This process leaves: others may take what it kept."""
        await self.store.write((_GO, {"keeper_id": self.store.me}))

    async def claim(self, now: float) -> list[str]:
        """Take what is due and kept by nobody; the tables that are this process's now."""
        abandoned = select(alarms.c.table).where(*_ABANDONED).limit(MOST_CLAIMED)
        before = await asyncio.to_thread(self.store.read, abandoned, now=now)
        if not before:
            return []
        await self.store.write((_CLAIM, {"now": now, "new_keeper": self.store.me}))
        ids = [row.table for row in before]
        mine = select(alarms.c.table).where(alarms.c.table.in_(ids), alarms.c.keeper == self.store.me)
        return [row.table for row in await asyncio.to_thread(self.store.read, mine)]

    async def overdue(self, before: float) -> list[str]:
        """The tables of this process at which something was to be done before this instant."""
        wanted = select(alarms.c.table).where(alarms.c.due < before, alarms.c.keeper == self.store.me)
        return [row.table for row in await asyncio.to_thread(self.store.read, wanted.limit(MOST_CLAIMED))]

    async def waiting(self, tables: list[str]) -> dict[str, int]:
        """For each of these tables that runs, the seats that are waited for."""
        wanted = select(alarms.c.table, alarms.c.waiting).where(alarms.c.table.in_(tables))
        return {row.table: row.waiting for row in await asyncio.to_thread(self.store.read, wanted)}

    # --- outages ------------------------------------------------------------------------------------------------

    async def alive(self, now: float, gap: float) -> tuple[float, float] | None:
        """Note that somebody is there. If nobody was for longer than `gap`, that was an outage: it is written down once."""
        rows = await asyncio.to_thread(self.store.read, select(facts.c.value).where(facts.c.name == ALIVE))
        try:
            if not rows:
                await self.store.write((_FIRST_FACT, {"name": ALIVE, "value": repr(now)}))
                return None
            since = float(rows[0].value)
            note = (_NEXT_FACT, {"fact": ALIVE, "old": rows[0].value, "new": repr(now)})
            if now - since <= gap:
                await self.store.write(note)
                return None
            await self.store.write(note, (_OUTAGE, {"since": since, "until": now}), *self.store.announce(OUTAGE, ""))
            return since, now
        except Conflict:  # another process notes the same
            return None

    async def last(self) -> float:
        """When somebody was last there; 0: never."""
        rows = await asyncio.to_thread(self.store.read, select(facts.c.value).where(facts.c.name == ALIVE))
        return float(rows[0].value) if rows else 0.0

    async def outages(self) -> list[tuple[float, float]]:
        """All there were."""
        rows = await asyncio.to_thread(self.store.read, select(outages).order_by(outages.c.since))
        return [(row.since, row.until) for row in rows]
