"""Who sits where: making tables, sitting down, standing up, starting, and playing again."""

from __future__ import annotations

import asyncio
import copy
import os
from dataclasses import replace
from typing import Any

from sqlalchemy import func, select

from baronage.engine.flow import PUBLIC
from baronage.engine.game import Game
from baronage.server import table as at_table
from baronage.server.errors import Denied
from baronage.server.listing import ARCHIVED, OPEN, OVER, RUNNING, Listing, fresh_id
from baronage.server.policy import Pace, Untimed, everyone
from baronage.server.rooms import Room, Rooms, begin, written
from baronage.server.schema import tables
from baronage.server.table import Sitter

MOST_OPEN = 20  # open tables of one host


class Seating(Rooms):
    """What can be done with a table before its start and after its end. Of two who want the same seat one gets it."""

    async def create(
        self, person: str, game: Game, options: dict[str, Any], sitters: list[Sitter], pace: Pace, public: bool
    ) -> Listing:
        """A new table."""
        setup = game.setup(len(sitters), options)
        mine = select(func.count()).where(tables.c.host == person, tables.c.status == OPEN)
        if (await asyncio.to_thread(self.store.read, mine))[0][0] >= MOST_OPEN:
            raise Denied("refused", f"you have {MOST_OPEN} open tables already; start or leave one of them")
        listing = self._new(person, game, setup.document(), sitters, pace, public)
        await self.store.write(*listing.new())
        self.rooms[listing.id] = Room(listing, used=self.now())
        return listing

    def _new(
        self, host: str, game: Game, options: dict[str, Any], sitters: list[Sitter], pace: Pace, public: bool
    ) -> Listing:
        return Listing(fresh_id(), game, options, pace, public, host, sitters, self.now(), os.urandom(32))

    async def join(self, person: str, name: str, id: str, seat: int | None, invitation: str = "") -> int:
        """Sit down on a free seat, before the start; or for somebody who is long away."""
        room = await self.shown(person, id, invitation)

        async def attempt() -> int:
            listing = room.listing
            if listing.status == RUNNING:
                return await self._substitute(room, person, name, seat)
            if listing.status != OPEN:
                raise Denied("refused", "The game is over.")
            invited = listing.invites(invitation)
            free = [
                number
                for number, sitter in enumerate(listing.sitters)
                if sitter.open and (invited or not sitter.invited) and seat in (None, number)
            ]
            if not free:
                raise Denied("refused", "There is no free seat for you.")
            await self._sit(room, {free[0]: Sitter(person, "", name, listing.sitters[free[0]].invited)})
            return free[0]

        return await self.retry(room, attempt)

    async def _substitute(self, room: Room, person: str, name: str, seat: int | None) -> int:
        table = await self.running(room)
        free = [found for found in range(len(table.sitters)) if table.wants_substitute(found) and seat in (None, found)]
        if not free or table.over:
            raise Denied("refused", "There is no free seat for you.")
        if room.listing.seats_of(person):
            raise Denied("refused", "You sit at this table already.")
        await self._sit(room, {free[0]: Sitter(person, "", name)})
        await self.happen(room, table, free[0], at_table.RETURN, {})
        return free[0]

    async def leave(self, person: str, id: str) -> None:
        """Stand up before the start. If the host leaves, the table is gone."""
        room = await self.shown(person, id)

        async def attempt() -> None:
            listing = room.listing
            if listing.status != OPEN:
                raise Denied("refused", "The game has started; resign, if it allows that.")
            if person == listing.host:
                await self._change(room, status=ARCHIVED)
                return
            mine = listing.seats_of(person)
            if not mine:
                raise Denied("refused", "You do not sit at this table.")
            await self._sit(room, {seat: Sitter(invited=listing.sitters[seat].invited) for seat in mine})

        await self.retry(room, attempt)

    async def _sit(self, room: Room, who: dict[int, Sitter]) -> None:
        sitters = [who.get(seat, sitter) for seat, sitter in enumerate(room.listing.sitters)]
        await self._change(room, sitting=True, sitters=sitters)

    async def _change(self, room: Room, sitting: bool = False, **new: Any) -> None:
        listing, statements = room.listing.change(self.store, sitting, **new)
        await self.store.write(*statements)
        self._list(room, listing)

    async def start(self, person: str, id: str) -> None:
        """Begin, when every seat is taken. The host says when."""
        room = await self.shown(person, id)

        async def attempt() -> None:
            if person != room.listing.host:
                raise Denied("refused", "The host starts the game.")
            if room.listing.status != OPEN:
                raise Denied("refused", "The game has started.")
            if not _complete(room.listing):
                raise Denied("refused", "Not every seat is taken.")
            await self._start(room)

        await self.retry(room, attempt)

    async def _start(self, room: Room) -> None:
        listing, statements = room.listing.change(self.store, status=RUNNING, started=self.now())
        table = begin(listing)
        waits = table.waits()
        await self.store.write(*statements, self.alarms.begin(listing.id, waits))
        room.table, room.told, room.kept, room.waits = table, 0, True, waits
        self._list(room, listing)
        self.changed(room)

    async def rematch(self, person: str, name: str, id: str) -> str:
        """Again, the same: the first who asks makes the table, the others join it; it starts when all are there."""
        room = await self.shown(person, id)

        async def invite() -> str:
            old = room.listing
            if old.status != OVER:
                raise Denied("refused", "The game is not over.")
            if not old.seats_of(person):
                raise Denied("refused", "Those who played ask for a rematch.")
            if old.next is None:
                sitters = [Sitter(bot=it.bot, name=it.name if it.bot else "", invited=not it.bot) for it in old.sitters]
                new = self._new(person, old.game, old.options, sitters, old.pace, old.public)
                changed, statements = old.change(self.store, next=new.id)
                await self.store.write(*new.new(), *statements)
                self._list(room, changed)
                return new.id
            return old.next

        following = await self.room(await self.retry(room, invite))

        async def sit() -> None:
            listing = following.listing
            mine = [seat for seat in room.listing.seats_of(person) if listing.sitters[seat].open]
            if listing.status == OPEN and mine:
                await self._sit(following, {seat: Sitter(person, "", name, True) for seat in mine})
            if following.listing.status == OPEN and _complete(following.listing):
                await self._start(following)

        await self.retry(following, sit)
        return following.listing.id

    async def branch(self, person: str, name: str, id: str, move: int, seat: int, bot: str) -> str:
        """Play on from a moment of a game that is over: this person on one of its seats, bots on the others."""
        old = (await self.shown(person, id)).listing
        if old.status != OVER:
            raise Denied("refused", "The game is not over.")
        if not 0 <= seat < len(old.sitters):
            raise Denied("refused", "There is no such seat.")
        record = copy.copy((await self.table(await self.room(id))).match.record)
        if not 0 <= move <= len(record.moves):
            raise Denied("refused", f"The game has {len(record.moves)} moves.")
        match = await asyncio.to_thread(record.replay, move)
        if match.over:
            raise Denied("refused", "The game is over at this moment.")
        sitters = [Sitter("", bot, f"{bot} bot") for _ in old.sitters]
        sitters[seat] = Sitter(person, "", name)
        listing = replace(
            self._new(person, old.game, old.options, sitters, Untimed(), False), status=RUNNING, started=self.now()
        )
        table = begin(listing)
        change = table.act(self.now(), PUBLIC, at_table.BEGIN, {"state": match.state.dump()})
        waits = table.waits()
        await self.store.write(*listing.new(), written(table, change), self.alarms.begin(listing.id, waits))
        room = Room(listing, table=table, told=table.acts, kept=True, waits=waits, used=self.now())
        self.rooms[listing.id] = room
        self.changed(room)
        return listing.id

    async def archive(self, person: str, id: str) -> None:
        """Put a finished table away: the host may."""
        room = await self.shown(person, id)

        async def attempt() -> None:
            if person != room.listing.host or room.listing.status != OVER:
                raise Denied("refused", "The host archives a table when the game is over.")
            await self._change(room, status=ARCHIVED)

        await self.retry(room, attempt)


def _complete(listing: Listing) -> bool:
    taken = [seat for seat, sitter in enumerate(listing.sitters) if not sitter.open]
    return everyone(range(len(listing.sitters)), taken)
