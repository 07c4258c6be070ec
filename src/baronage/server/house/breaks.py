"""When a table stands still: because all who play agree, because its host wants it, or because somebody is on holiday."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import select

from baronage.engine.flow import PUBLIC
from baronage.server.errors import Denied
from baronage.server.house.listing import RUNNING
from baronage.server.house.playing import Playing
from baronage.server.house.room import Room
from baronage.server.house.rooms import Rooms
from baronage.server.pace import Days
from baronage.server.people.holidays import Holidays
from baronage.server.play.acts import Change, Kind
from baronage.server.store.schema import seats, tables
from baronage.server.words import say


class Breaks:
    """What people ask of the clocks of a house."""

    def __init__(self, rooms: Rooms, play: Playing, holidays: Holidays) -> None:
        self.rooms, self.play, self._holidays = rooms, play, holidays

    async def halt(self, person: str, id: str, as_host: bool) -> Change:
        """Let a table stand still: the host at once, those who play when all of them want it."""
        return await self._ask(person, id, as_host, Kind.HALT)

    async def go_on(self, person: str, id: str) -> Change:
        """Let it go on: anybody who plays, or the host; where the host wanted it, he alone."""
        return await self._ask(person, id, True, Kind.GO_ON)

    async def _ask(self, person: str, id: str, as_host: bool, kind: Kind) -> Change:
        room = await self.rooms.shown(person, id)

        async def attempt() -> Change:
            listing, mine = room.listing, room.listing.seats_of(person)
            body: dict[str, Any] = {}
            if person == listing.host and as_host:
                seat, body = PUBLIC, {"host": True}
            elif mine:
                seat = mine[0]
            else:
                raise Denied("refused", say("host-or-players-halt"))
            return await self.rooms.happen(room, await self.rooms.read_table(room), seat, kind, body)

        return await self.rooms.retry(room, attempt)

    async def holidays(self, person: str) -> Days:
        """The holidays of somebody that are not over."""
        return await self._holidays.since(person, self.rooms.clock.today())

    async def take_holiday(self, person: str, since: float, until: float) -> None:
        """Somebody will be away: all tables by post at which he sits are told."""
        await self._holidays.take(person, since, until, self.rooms.clock.today())
        await self._tell(person)

    async def end_holiday(self, person: str, since: float) -> None:
        """Somebody is back, or does not go."""
        await self._holidays.end(person, since, self.rooms.clock.today())
        await self._tell(person)

    async def _tell(self, person: str) -> None:
        """Should this end half way: a table that was not told asks before anybody's time is up."""
        mine = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        mine = mine.where(seats.c.person == person, tables.c.status == RUNNING).distinct()
        for row in await asyncio.to_thread(self.rooms.store.read, mine):
            room = await self.rooms.find(row.id)

            async def attempt(room: Room = room) -> None:
                table = await self.rooms.read_table(room)
                for seat in room.listing.seats_of(person):
                    if not table.over:
                        await self.play.tell_holidays(room, table, seat)

            await self.rooms.retry(room, attempt)
