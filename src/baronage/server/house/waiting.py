"""What goes on at tables now, in a word, for those who sit at many: kept in memory, so that asking for it costs little.

It is worked out from a table that is at hand, and holds until the journal of the table grows. A table that is not at hand is
read, but nobody waits for that long: what is not known yet is left out, and is there when he asks again.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy import func, select

from baronage.engine.errors import Refusal
from baronage.engine.flow import PUBLIC
from baronage.engine.words import ENGLISH
from baronage.server.answers import Rest, SeatHoliday, TableInfo
from baronage.server.house.room import LanguageFor, in_english
from baronage.server.house.rooms import Rooms
from baronage.server.play.table import Table
from baronage.server.store.schema import journal

PATIENCE = 0.5  # seconds for which whoever asks waits for tables that have to be read
AT_ONCE = 2  # tables that are read at the same time
MOST_KEPT = 10_000  # tables of which something is remembered


class Now(NamedTuple):
    """A table after so many acts: whose move it is, who is long away or plays no more, as all may know.

    `asked`: what each is asked, by language, and until when.
    """

    acts: int
    moves: list[int]
    away: list[int]
    absent: list[int]
    gone: list[int]
    rest: Rest
    asked: dict[int, tuple[dict[str, str], float | None]]


class News:
    """What goes on at tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._known: dict[str, Now] = {}
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def tell(self, shown: list[TableInfo], language_for: LanguageFor = in_english) -> None:
        """Of running tables: what I am asked and until when, or whose move it is; and which seats another may take."""
        ids = [it["id"] for it in shown]
        if not ids:
            return
        wanted = select(journal.c.table, func.max(journal.c.number).label("acts")).where(journal.c.table.in_(ids))
        rows = await asyncio.to_thread(self.rooms.store.read, wanted.group_by(journal.c.table))
        acts = {row.table: row.acts for row in rows}
        cold = [id for id in ids if not self._at_hand(id, acts.get(id, 0))]
        if cold:
            await asyncio.wait([self._read(id, acts.get(id, 0)) for id in cold], timeout=PATIENCE)
        for it in shown:
            now = self._known.get(it["id"])
            if now is not None and now.acts >= acts.get(it["id"], 0):
                mine = it["waits_for"][:1]
                asks, it["due"] = now.asked.get(mine[0], ({}, None)) if mine else ({}, None)
                language = language_for(self.rooms.games[it["game"]])
                it["asks"] = asks.get(language) or asks.get(ENGLISH, "")
                it["moves"] = [] if mine else now.moves
                it["away"], it["absent"], it["gone"] = now.away, now.absent, now.gone
                it["rest"] = now.rest

    def _at_hand(self, id: str, acts: int) -> bool:
        """Is it known how things are after so many acts?"""
        room, now = self.rooms.in_use.get(id), self._known.get(id)
        if room is not None and room.table is not None and not room.lock.locked():
            self._keep(room.table)
            now = self._known[id]
        return now is not None and now.acts >= acts

    def _keep(self, table: Table) -> None:
        known = self._known.get(table.id)
        if known is not None and known.acts == table.acts:
            return
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        asked: dict[int, tuple[dict[str, str], float | None]] = {}
        game, names = table.game, table.match.record.names
        for seat in table.state.actors():
            due = next((clock.due for clock in table.clocks_for(seat) if clock.seat == seat), None)
            seen = table.seen(seat)
            asked[seat] = {language: game.prompt(seen, seat, language, names)[0] for language in game.words.known}, due
        moves = [] if table.over else table.public_actors()
        public = table.seen(PUBLIC)
        gone = [seat for seat in range(len(table.sitters)) if public.left >> seat & 1 or public.beaten(seat)]
        self._known[table.id] = Now(table.acts, moves, table.away, table.absent, gone, rest_of(table), asked)

    def _read(self, id: str, acts: int) -> asyncio.Task[None]:
        """Read a table, whoever waits for it; if it is being read already, that."""
        if id not in self._reading:
            task = self._reading[id] = asyncio.get_running_loop().create_task(self._load(id, acts))
            task.add_done_callback(lambda _: self._reading.pop(id, None))
        return self._reading[id]

    async def _load(self, id: str, acts: int) -> None:
        async with self._turn:
            try:
                room = await self.rooms.find(id)
                async with room.lock:
                    table = await self.rooms.read_table(room)
                    if table.acts < acts:
                        # another process wrote just now: to leave something out would tell that it did
                        await self.rooms.catch_up(room)
                        table = await self.rooms.read_table(room)
                    self._keep(table)
            except Refusal:  # it can't be read: the others are told of all the same
                return


def rest_of(table: Table) -> Rest:
    """Does a table stand still, and who is away on which days? All may know that."""
    days = [(seat, since, until) for seat, days in sorted(table.holidays.items()) for since, until in days]
    halt = table.halt
    return Rest(
        until=halt.until if halt is not None else None,
        by_host=halt is not None and halt.by_host,
        wanted=sorted(table.halting) if halt is None else [],
        holidays=[
            SeatHoliday(seat=seat, since=since, until=until) for seat, since, until in days if until > table.last
        ],
    )
