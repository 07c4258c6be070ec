"""What the host of a table may do besides playing: ask somebody to it, remind him, and take a person off a seat; and how
somebody leaves a seat to a bot.

Each of these at a running table is an act of it, and stands in its log.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select

from baronage.bots import title
from baronage.engine.flow import PUBLIC
from baronage.server.errors import Denied
from baronage.server.house.listing import OPEN, RUNNING, Listing, read_listings
from baronage.server.house.room import Room
from baronage.server.house.rooms import Rooms
from baronage.server.house.seating import Seating, told_apart
from baronage.server.people.relations import Relations
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import invitations, pairings, persons, removals, tables
from baronage.server.store.writer import Conflict, Statement
from baronage.server.words import say

MOST_INVITED = 20  # by name, to one table
GOES_ON = "ysolt"  # the bot that plays on where a person is gone

_INVITE, _REMOVAL = insert(invitations), insert(removals)
_DECLINE = delete(invitations).where(
    invitations.c.table == bindparam("table_id"), invitations.c.person == bindparam("person_id")
)


class Hosting:
    """The host's rights at the tables of a house."""

    def __init__(self, rooms: Rooms, seating: Seating, relations: Relations) -> None:
        self.rooms, self.seating, self.relations = rooms, seating, relations
        self.store = rooms.store

    # --- asking somebody to a table -----------------------------------------------------------------------------

    async def invite(self, person: str, name: str, id: str, whom: str) -> None:
        """Ask somebody to a table that is open: whoever sits there may. He is told, unless he has blocked who asks."""
        room = await self.rooms.shown(person, id)
        listing = room.listing
        if listing.status != OPEN or not any(sitter.open for sitter in listing.sitters):
            raise Denied("refused", say("no-free-seat"))
        if person != listing.host and not listing.seats_of(person):
            raise Denied("refused", say("sits-not"))
        if listing.seats_of(whom):
            raise Denied("refused", say("sits-already-other"))
        count = select(func.count()).where(invitations.c.table == id)
        if (await asyncio.to_thread(self.store.read, count))[0][0] >= MOST_INVITED:
            raise Denied("refused", say("most-invited", most=MOST_INVITED))
        if await self.relations.blocked_by(person, [whom]):
            return  # whoever is blocked is not told so
        at = self.rooms.clock.today()
        told = self.rooms.desk.of_invitation(listing, whom, name, at) if self.rooms.desk is not None else []
        try:
            await self.store.write((_INVITE, {"table": id, "person": whom, "by": person, "at": at}), *told)
        except Conflict:  # he was asked already
            return

    async def invited(self, person: str) -> list[tuple[Listing, str]]:
        """The open tables to which somebody is asked, newest first, each with who asks."""
        asked = select(invitations.c.table, persons.c.name).join(persons, persons.c.id == invitations.c.by)
        rows = await asyncio.to_thread(self.store.read, asked.where(invitations.c.person == person))
        names = {row.table: row.name for row in rows}
        wanted = [tables.c.id.in_(list(names)), tables.c.status == OPEN]
        found = await asyncio.to_thread(read_listings, self.store, self.rooms.games, *wanted) if names else []
        return [(it, names[it.id]) for it in found if not it.seats_of(person) and any(s.open for s in it.sitters)]

    async def decline(self, person: str, id: str) -> None:
        """No, thank you. Nobody is told."""
        await self.store.write((_DECLINE, {"table_id": id, "person_id": person}))

    # --- at a running table -------------------------------------------------------------------------------------

    async def remind(self, person: str, name: str, id: str, seat: int) -> None:
        """Ask who is waited for, as all know, to move."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> None:
            listing = room.listing
            _must_host(person, listing, seat)
            table = await self.rooms.read_table(room)
            also: list[Statement] = []
            if self.rooms.desk is not None and listing.sitters[seat].person:
                also = self.rooms.desk.of_reminder(listing, table, seat, name, self.rooms.clock.today())
            await self.rooms.happen(room, table, PUBLIC, Kind.REMIND, {"seat": seat}, also=also)

        await self.rooms.retry(room, attempt)

    async def remove(self, person: str, id: str, seat: int, offered: bool) -> None:
        """Take a person off a seat, and tell him: before the start it is free again; then a bot plays on.

        `offered`: until another person comes. At a rated table only who is long away is taken off: nobody else, from a game that
        he might win.
        """
        room = await self.rooms.shown(person, id)

        async def attempt() -> None:
            listing = room.listing
            _must_host(person, listing, seat)
            whom = listing.sitters[seat].person
            if whom in ("", person):
                raise Denied("refused", say("expel-whom"))
            at = self.rooms.clock.today()
            gone: list[Statement] = [(_REMOVAL, {"table": id, "person": whom, "by": person, "at": at})]
            if self.rooms.desk is not None:
                gone += self.rooms.desk.of_removal(listing, whom, at)
            if listing.status == OPEN:
                await self.seating.free(room, listing.seats_of(whom), *gone)
                return
            if listing.status != RUNNING:
                raise Denied("refused", say("game-over"))
            if listing.rated and seat not in (await self.rooms.read_table(room)).absent:
                raise Denied("refused", say("rated-remove"))
            also = gone if len(listing.seats_of(whom)) == 1 else []  # who has several seats goes with the last of them
            await self._replace(room, {"seat": seat, "offered": offered}, also)

        await self.rooms.retry(room, attempt, reread=True)

    async def hand_over(self, person: str, id: str, seat: int) -> None:
        """Leave a game that runs: a bot plays on for oneself, for good. What counts beyond the game is played by oneself."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> None:
            listing = room.listing
            if seat not in listing.seats_of(person):
                raise Denied("not-yours", say("seat-not-yours"))
            if listing.status != RUNNING:
                raise Denied("refused", say("game-not-running"))
            paired = select(func.count()).where(pairings.c.table == id)
            if listing.rated or (await asyncio.to_thread(self.store.read, paired))[0][0]:
                raise Denied("refused", say("no-hand-over"))
            await self._replace(room, {"seat": seat, "offered": False, "own": True}, [])

        await self.rooms.retry(room, attempt, reread=True)

    async def _replace(self, room: Room, body: dict[str, Any], also: list[Statement]) -> None:
        """A bot takes a seat of a running game. The room is locked."""
        table, sitters = await self.rooms.read_table(room), [*room.listing.sitters]
        paper = sitters[body["seat"]].paper  # it stays its owner's
        sitters[body["seat"]] = Sitter("", GOES_ON, title(GOES_ON), paper=paper)
        sitting = room.listing.change(self.store, True, sitters=told_apart(sitters))
        await self.rooms.happen(room, table, PUBLIC, Kind.REMOVE, body, sitting, also)


def _must_host(person: str, listing: Listing, seat: int) -> None:
    if person != listing.host:
        raise Denied("refused", say("hosts-only"))
    if not 0 <= seat < len(listing.sitters):
        raise Denied("refused", say("no-seat"))
