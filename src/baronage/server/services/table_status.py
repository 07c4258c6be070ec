"""Status of running tables for people who play at many, cached in memory.

A status is computed from a table in memory and holds until its journal grows. Other tables are read, but the caller
waits only briefly. A status that is not known yet is left out and is there on the next request.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, select

from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import PUBLIC, State
from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.server.errors import in_a_line
from baronage.server.responses import Asks, Rest, SeatHoliday, TableInfo
from baronage.server.services.room import LanguageFor, in_english
from baronage.server.services.rooms import Rooms
from baronage.server.store.schema import journal
from baronage.server.table.table import Table

MAX_WAIT = 0.5  # seconds a caller waits for tables that must be read
AT_ONCE = 2  # tables that are read at the same time
MAX_KEPT = 10_000  # tables in the cache

log = logging.getLogger("baronage.server")


class StatusSnapshot(NamedTuple):
    """A public status snapshot after a number of entries: seats to move, absent and eliminated seats.

    `asked` maps each seat to its decision by language and its deadline; each is shown only to that seat.
    """

    entries: int
    moves: list[int]
    away: list[int]
    absent: list[int]
    gone: list[int]
    rest: Rest
    asked: dict[int, tuple[dict[str, Asks], float | None]]


class TableStatus:
    """The status of tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._known: dict[str, StatusSnapshot] = {}
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def tell(self, shown: list[TableInfo], language_for: LanguageFor = in_english) -> None:
        """Add the status to running tables: the person's own prompt and deadline, or the seats to move, and the seats
        open to a substitute.
        """
        ids = [it["id"] for it in shown]
        if not ids:
            return
        wanted = select(journal.c.table, func.max(journal.c.number).label("entries")).where(journal.c.table.in_(ids))
        rows = await asyncio.to_thread(self.rooms.store.read, wanted.group_by(journal.c.table))
        entries = {row.table: row.entries for row in rows}
        cold = [id for id in ids if not self._at_hand(id, entries.get(id, 0))]
        if cold:
            await asyncio.wait([self._read(id, entries.get(id, 0)) for id in cold], timeout=MAX_WAIT)
        for it in shown:
            now = self._known.get(it["id"])
            if now is not None and now.entries >= entries.get(it["id"], 0):
                mine = it["waits_for"][:1]
                asks, it["due"] = now.asked.get(mine[0], ({}, None)) if mine else ({}, None)
                language = language_for(self.rooms.games[it["game"]])
                it["asks"] = asks.get(language) or asks.get(ENGLISH)
                it["moves"] = [] if mine else now.moves
                it["away"], it["absent"], it["gone"] = now.away, now.absent, now.gone
                it["rest"] = now.rest

    def _at_hand(self, id: str, entries: int) -> bool:
        """Return whether the status after `entries` entries is known."""
        room, now = self.rooms.in_use.get(id), self._known.get(id)
        if room is not None and room.table is not None and not room.lock.locked():
            self._keep(room.table)
            now = self._known[id]
        return now is not None and now.entries >= entries

    def _keep(self, table: Table) -> None:
        known = self._known.get(table.id)
        if known is not None and known.entries == table.entries:
            return
        if len(self._known) >= MAX_KEPT:
            self._known.clear()
        asked: dict[int, tuple[dict[str, Asks], float | None]] = {}
        game, names = table.game, table.match.record.names
        for seat in table.state.actors():
            due = next((clock.due for clock in table.clocks_for(seat) if clock.seat == seat), None)
            seen = table.seen(seat)
            asked[seat] = {language: _asks(game, seen, seat, language, names) for language in game.words.known}, due
        moves = [] if table.over else table.public_actors()
        public = table.seen(PUBLIC)
        gone = [seat for seat in range(len(table.occupants)) if public.left >> seat & 1 or public.beaten(seat)]
        self._known[table.id] = StatusSnapshot(
            table.entries, moves, table.away, table.absent, gone, rest_of(table), asked
        )

    def _read(self, id: str, entries: int) -> asyncio.Task[None]:
        """Return the task that reads a table, starting it if needed."""
        if id not in self._reading:
            task = self._reading[id] = asyncio.get_running_loop().create_task(self._load(id, entries))
            task.add_done_callback(lambda _: self._reading.pop(id, None))
        return self._reading[id]

    async def _load(self, id: str, entries: int) -> None:
        async with self._turn:
            try:
                room = await self.rooms.find(id)
                async with room.lock:
                    table = await self.rooms.read_table(room)
                    if table.entries < entries:
                        # Another process just wrote. Leaving the status out would reveal that.
                        await self.rooms.catch_up(room)
                        table = await self.rooms.read_table(room)
                    self._keep(table)
            except Refusal:  # it can't be read; the other tables are still shown
                return
            except (
                Exception
            ) as error:  # the result is never awaited, so it would be reported when the task is collected
                log.error("the status of table %s can't be read: %s", id, in_a_line(error))


def rest_of(table: Table) -> Rest:
    """Return the pause and the holidays of a table. Both are public."""
    days = [(seat, since, until) for seat, days in sorted(table.holidays.items()) for since, until in days]
    halt = table.halt
    return Rest(
        until=halt.until if halt is not None else None,
        by_host=halt is not None and halt.by_host,
        wanted=sorted(table.pause_requests) if halt is None else [],
        holidays=[
            SeatHoliday(seat=seat, since=since, until=until) for seat, since, until in days if until > table.last
        ],
    )


def _asks(game: Game, view: State, seat: int, language: str, names: Sequence[str]) -> Asks:
    title, question, help = game.asked(view, seat, language, names)
    return {"title": title, "question": question, "help": help}
