"""Pauses of a table: by agreement of all players, by its host, or because of a holiday."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import select

from baronage.engine.core.state import PUBLIC
from baronage.server.accounts.holidays import Holidays
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.services.gameplay import Gameplay
from baronage.server.services.listing import RUNNING
from baronage.server.services.room import Room
from baronage.server.services.rooms import Rooms
from baronage.server.store.schema import seats, tables
from baronage.server.table.journal_entry import Change, Kind
from baronage.server.time_control import Days


class Pauses:
    """Requests to pause or resume tables, and holidays."""

    def __init__(self, rooms: Rooms, play: Gameplay, holidays: Holidays) -> None:
        self.rooms, self.play, self._holidays = rooms, play, holidays

    async def halt(self, person: str, id: str, as_host: bool) -> Change:
        """Pause a table: at once for the host, or once all players have asked for it."""
        return await self._ask(person, id, as_host, Kind.HALT)

    async def go_on(self, person: str, id: str) -> Change:
        """Resume a table, as a player or the host. Only the host can end a pause made by the host."""
        return await self._ask(person, id, True, Kind.GO_ON)

    async def _ask(self, person: str, id: str, as_host: bool, kind: Kind) -> Change:
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> Change:
            listing, mine = room.listing, room.listing.seats_of(person)
            body: dict[str, Any] = {}
            if person == listing.host and as_host:
                seat, body = PUBLIC, {"host": True}
            elif mine:
                seat = mine[0]
            else:
                raise ApiError("refused", msg("host-or-players-halt"))
            return await self.rooms.commit(room, await self.rooms.read_table(room), seat, kind, body)

        return await self.rooms.retry(room, attempt)

    async def holidays(self, person: str) -> Days:
        """Return the holidays of a person that are not over."""
        return await self._holidays.since(person, self.rooms.clock.today())

    async def take_holiday(self, person: str, since: float, until: float) -> None:
        """Add a holiday, and inform all correspondence tables of this person."""
        await self._holidays.take(person, since, until, self.rooms.clock.today())
        await self._tell(person)

    async def end_holiday(self, person: str, since: float) -> None:
        """End or cancel a holiday."""
        await self._holidays.end(person, since, self.rooms.clock.today())
        await self._tell(person)

    async def _tell(self, person: str) -> None:
        """Inform the person's running tables. If this stops half way, each table checks again before a timeout."""
        mine = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        mine = mine.where(seats.c.person == person, tables.c.status == RUNNING).distinct()
        for row in await asyncio.to_thread(self.rooms.store.read, mine):
            room = await self.rooms.find(row.id)

            async def attempt(room: Room = room) -> None:
                table = await self.rooms.read_table(room)
                for seat in room.listing.seats_of(person):
                    if not table.over:
                        await self.play.record_holidays(room, table, seat)

            await self.rooms.retry(room, attempt)
