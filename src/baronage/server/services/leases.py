"""Leases: what running tables wait for, and which process manages them.

Each running table has one row: the seats to act, the time of the next scheduled event (a bot to ask, a timeout), and
the managing process. That is the process that wrote last. Processes send heartbeats; tables of a process without a
recent heartbeat are claimed by another. If two processes manage the same table, the journal lets only one of them
write.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select, text, update

from baronage.server.store.schema import facts, leases, outages, processes
from baronage.server.store.server_values import insert_value, read_value
from baronage.server.store.store import OUTAGE, Store
from baronage.server.store.writer import Conflict, Statement, guarded

ALIVE = "alive"
MAX_CLAIMED = 100  # tables per claim


class Outage(NamedTuple):
    """A time in which no process was running, by the server clock. `ahead` is how far that clock was ahead of the wall
    clock.
    """

    since: float
    until: float
    ahead: float = 0.0


Waits = tuple[int, float | None]  # the seats to act as a bit set, and when the next scheduled event is due

_SET = text(  # an insert, because many inserts are sent as one statement
    'INSERT INTO leases ("table", waiting, due, process) VALUES (:table, :waiting, :due, :process)'
    ' ON CONFLICT ("table") DO UPDATE SET waiting = excluded.waiting, due = excluded.due, process = excluded.process'
)
_END = delete(leases).where(leases.c.table == bindparam("table_id"))
_HEARTBEAT = update(processes).where(processes.c.id == bindparam("process_id")).values(until=bindparam("new_until"))
_REGISTER = insert(processes)
_DEREGISTER = delete(processes).where(processes.c.id == bindparam("process_id"))
_GONE = delete(processes).where(processes.c.until < bindparam("before"))
_ABANDONED = [
    leases.c.due <= bindparam("now"),
    leases.c.process.not_in(select(processes.c.id).where(processes.c.until >= bindparam("now"))),
]
_CLAIM = (
    update(leases)
    .where(
        leases.c.table.in_(
            select(leases.c.table).where(*_ABANDONED).limit(MAX_CLAIMED).with_for_update(skip_locked=True)
        )
    )
    .values(process=bindparam("new_process"))
)
_STILL_ALIVE = guarded(
    update(facts)
    .where(facts.c.name == bindparam("fact"), facts.c.value == bindparam("old"))
    .values(value=bindparam("new"))
)
_OUTAGE = insert(outages)


class Leases:
    """The leases of a store, as seen by one process."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- statements that join a larger commit -------------------------------------------------------------------

    def set(self, table: str, waits: Waits) -> Statement:
        """Return the statement that stores what a table waits for and claims it for this process."""
        return _SET, {"table": table, "waiting": waits[0], "due": waits[1], "process": self.store.process_id}

    def end(self, table: str) -> Statement:
        """Return the statement that removes the row of a table."""
        return _END, {"table_id": table}

    # --- heartbeats ---------------------------------------------------------------------------------------------

    async def register(self, alone: bool, until: float) -> None:
        """Register this process. If it is alone, delete all others."""
        forget: list[Statement] = [(_GONE, {"before": float("inf")})] if alone else []
        await self.store.write(*forget, (_REGISTER, {"id": self.store.process_id, "until": until}))

    async def heartbeat(self, now: float, until: float) -> None:
        """Send a heartbeat, and delete processes that have been silent for long."""
        here = (_HEARTBEAT, {"process_id": self.store.process_id, "new_until": until})
        await self.store.write(here, (_GONE, {"before": now - 100 * (until - now)}))

    async def deregister(self) -> None:
        """Deregister this process, so that others can claim its tables."""
        await self.store.write((_DEREGISTER, {"process_id": self.store.process_id}))

    async def claim(self, now: float) -> list[str]:
        """Claim due tables without a live process, and return those this process got."""
        abandoned = select(leases.c.table).where(*_ABANDONED).limit(MAX_CLAIMED)
        before = await asyncio.to_thread(self.store.read, abandoned, now=now)
        if not before:
            return []
        await self.store.write((_CLAIM, {"now": now, "new_process": self.store.process_id}))
        ids = [row.table for row in before]
        mine = select(leases.c.table).where(leases.c.table.in_(ids), leases.c.process == self.store.process_id)
        return [row.table for row in await asyncio.to_thread(self.store.read, mine)]

    async def overdue(self, before: float) -> list[str]:
        """Return the tables of this process with an event due before this instant."""
        wanted = select(leases.c.table).where(leases.c.due < before, leases.c.process == self.store.process_id)
        return [row.table for row in await asyncio.to_thread(self.store.read, wanted.limit(MAX_CLAIMED))]

    async def waiting(self, tables: list[str]) -> dict[str, int]:
        """Return the seats to act at each of these tables that is running, as bit sets."""
        wanted = select(leases.c.table, leases.c.waiting).where(leases.c.table.in_(tables))
        return {row.table: row.waiting for row in await asyncio.to_thread(self.store.read, wanted)}

    # --- outages ------------------------------------------------------------------------------------------------

    async def alive(self, now: float, gap: float, ahead: float = 0.0) -> Outage | None:
        """Record that a process is running.

        Store and return an Outage if none was running for longer than `gap`; return None otherwise.
        """
        last = await asyncio.to_thread(read_value, self.store, ALIVE)
        try:
            if last is None:
                await self.store.write(insert_value(ALIVE, repr(now)))
                return None
            since = float(last)
            note = (_STILL_ALIVE, {"fact": ALIVE, "old": last, "new": repr(now)})
            if now - since <= gap:
                await self.store.write(note)
                return None
            found = Outage(since, now, ahead)
            await self.store.write(note, (_OUTAGE, found._asdict()), *self.store.announce(OUTAGE, ""))
            return found
        except Conflict:  # another process records the same
            return None

    async def last(self) -> float:
        """Return when a process was last running, or 0.0 if never."""
        found = await asyncio.to_thread(read_value, self.store, ALIVE)
        return 0.0 if found is None else float(found)

    async def outages(self) -> list[Outage]:
        """Return all outages, oldest first."""
        rows = await asyncio.to_thread(self.store.read, select(outages).order_by(outages.c.since))
        return [Outage(row.since, row.until, row.ahead) for row in rows]
