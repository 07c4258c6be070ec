"""Who leaves a table that runs, or does not come back: whom the host sends away, and who takes a seat over."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Any

from sqlalchemy import func, insert, select

from baronage.engine.flow import PUBLIC
from baronage.server.errors import Denied
from baronage.server.house.listing import Listing
from baronage.server.house.room import Room
from baronage.server.house.rooms import Rooms
from baronage.server.people.relations import Relations
from baronage.server.play.acts import Change, Kind
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import breaches, messages, removals
from baronage.server.store.writer import Statement
from baronage.server.words import say

MOST_BREACHES = 3  # then the tables of that host are closed
_INSERT_BREACH = insert(breaches)


def origin(listing: Listing, address: str) -> str:
    """An address, so that the same one is known again at this table, and nobody can read it."""
    return hmac.new(listing.seed, address.encode(), hashlib.sha256).hexdigest()[:32] if address else ""


def _body(seat: int, key: str) -> dict[str, Any]:
    return {"seat": seat} | ({"key": key} if key else {})


class Absence:
    """A seat whose player is gone goes to another only if that is wanted, and to none who knows more than the seat does."""

    def __init__(self, rooms: Rooms, relations: Relations) -> None:
        self.rooms, self.relations = rooms, relations
        self.store = rooms.store

    # --- whom the host sends away -------------------------------------------------------------------------------

    async def expel(self, person: str, id: str, seat: int, key: str = "") -> Change:
        """Let the host send a seat away, by a rule of the game. It is counted against whoever sits there."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> Change:
            listing = room.listing
            if person != listing.host:
                raise Denied("refused", say("host-expels"))
            if not 0 <= seat < len(listing.sitters):
                raise Denied("refused", say("no-seat"))
            culprit = listing.sitters[seat].person
            if culprit in ("", person):
                raise Denied("refused", say("expel-whom"))
            table = await self.rooms.read_table(room)
            before = table.done_before(PUBLIC, key)
            if before is not None:
                return before
            at = self.rooms.clock.today()
            values = {"table": id, "seat": seat, "person": culprit, "host": person, "at": at}
            also: list[Statement] = [(_INSERT_BREACH, values)]
            if self.rooms.desk is not None:
                also += self.rooms.desk.of_removal(listing, culprit, at)
            return await self.rooms.happen(room, table, PUBLIC, Kind.EXPEL, _body(seat, key), also=also)

        return await self.rooms.retry(room, attempt)

    async def must_be_welcome(self, person: str, listing: Listing) -> None:
        """Raise Denied if the host has sent this person away so often that his tables are closed to him, or somebody there,
        or the host, has blocked him.
        """
        if await self.relations.blocked_by(person, [listing.host, *(sitter.person for sitter in listing.sitters)]):
            raise Denied("refused", say("not-wanted-at-table"))
        gone = select(removals.c.at).where(removals.c.table == listing.id, removals.c.person == person)
        if await asyncio.to_thread(self.store.read, gone):
            raise Denied("refused", say("removed-here"))
        wanted = select(func.count()).where(breaches.c.person == person, breaches.c.host == listing.host)
        if (await asyncio.to_thread(self.store.read, wanted))[0][0] >= MOST_BREACHES:
            raise Denied(
                "refused",
                say("sent-away-often", times=MOST_BREACHES),
            )

    # --- who takes a seat over ----------------------------------------------------------------------------------

    async def seek(self, person: str, id: str, seat: int, key: str = "") -> Change:
        """Ask for another person on the seat of one who is long away: the host alone, or all others who play."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> Change:
            listing, mine = room.listing, room.listing.seats_of(person)
            if person != listing.host and not mine:
                raise Denied("refused", say("host-or-players-seek"))
            asks = PUBLIC if person == listing.host else mine[0]
            table = await self.rooms.read_table(room)
            before = table.done_before(asks, key)
            return before or await self.rooms.happen(room, table, asks, Kind.SEEK, _body(seat, key))

        return await self.rooms.retry(room, attempt)

    async def substitute(self, room: Room, person: str, name: str, seat: int | None, address: str) -> int:
        """Sit down for somebody who is long away. The room is locked."""
        table, listing = await self.rooms.read_table(room), room.listing
        free = [found for found in table.away if seat in (None, found)]
        if not free or table.over:
            raise Denied("refused", say("no-free-seat"))
        here = origin(listing, address)
        if here and (here in {it.origin for it in listing.sitters} or address in _addresses(room)):
            raise Denied("refused", say("same-address"))
        said = select(func.coalesce(func.max(messages.c.number), 0)).where(messages.c.table == listing.id)
        since = (await asyncio.to_thread(self.store.read, said))[0][0]
        sitters = [*listing.sitters]
        brought = sitters[free[0]].paper  # it stays its owner's
        sitters[free[0]] = Sitter(person, "", name, paper=brought, since=since, origin=here)
        sitting = listing.change(self.store, True, sitters=sitters)
        await self.rooms.happen(room, table, free[0], Kind.RETURN, {"instead": True}, sitting)
        return free[0]


def _addresses(room: Room) -> set[str]:
    """From where those who play are connected now, as far as this process knows."""
    return {one.watcher.address for one in room.watchers if room.listing.seats_of(one.watcher.person)}
