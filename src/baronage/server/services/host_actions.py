"""Actions of a host: invite and remind people, and remove a player. Players hand their seat to a bot here too.

At a running table each action is a journal entry and appears in the log.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select

from baronage.bots import seat_name
from baronage.engine.core.state import PUBLIC
from baronage.server.accounts.relations import Relations
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.services.listing import OPEN, RUNNING, Listing, read_listings
from baronage.server.services.room import Room
from baronage.server.services.rooms import Rooms
from baronage.server.services.seating import Seating, distinct_names
from baronage.server.store.schema import invitations, pairings, persons, removals, tables
from baronage.server.store.writer import Conflict, Statement
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant

MAX_INVITED = 20  # people invited by name to one table
GOES_ON = "ysolt"  # the bot that replaces a person

_INVITE, _REMOVAL = insert(invitations), insert(removals)
_DECLINE = delete(invitations).where(
    invitations.c.table == bindparam("table_id"), invitations.c.person == bindparam("person_id")
)


class HostActions:
    """The host's rights at tables."""

    def __init__(self, rooms: Rooms, seating: Seating, relations: Relations) -> None:
        self.rooms, self.seating, self.relations = rooms, seating, relations
        self.store = rooms.store

    # --- invitations --------------------------------------------------------------------------------------------

    async def invite(self, person: str, name: str, id: str, whom: str) -> None:
        """Invite a person to an open table, as its host or a player there.

        The person is notified, unless they have blocked the inviter.
        """
        room = await self.rooms.find_visible(person, id)
        listing = room.listing
        if listing.status != OPEN or not any(occupant.open for occupant in listing.occupants):
            raise ApiError("refused", msg("no-free-seat"))
        if person != listing.host and not listing.seats_of(person):
            raise ApiError("refused", msg("sits-not"))
        if listing.seats_of(whom):
            raise ApiError("refused", msg("sits-already-other"))
        count = select(func.count()).where(invitations.c.table == id)
        if (await asyncio.to_thread(self.store.read, count))[0][0] >= MAX_INVITED:
            raise ApiError("refused", msg("most-invited", most=MAX_INVITED))
        if await self.relations.blocked_by(person, [whom]):
            return  # the inviter must not learn of the block
        at = self.rooms.clock.today()
        statements = (
            self.rooms.notifier.of_invitation(listing, whom, name, at) if self.rooms.notifier is not None else []
        )
        try:
            await self.store.write((_INVITE, {"table": id, "person": whom, "by": person, "at": at}), *statements)
        except Conflict:  # already invited
            return

    async def invited(self, person: str) -> list[tuple[Listing, str]]:
        """Return the open tables to which a person is invited, newest first, each with the inviter's name."""
        asked = select(invitations.c.table, persons.c.name).join(persons, persons.c.id == invitations.c.by)
        rows = await asyncio.to_thread(self.store.read, asked.where(invitations.c.person == person))
        names = {row.table: row.name for row in rows}
        wanted = [tables.c.id.in_(list(names)), tables.c.status == OPEN]
        found = await asyncio.to_thread(read_listings, self.store, self.rooms.games, *wanted) if names else []
        return [(it, names[it.id]) for it in found if not it.seats_of(person) and any(s.open for s in it.occupants)]

    async def decline(self, person: str, id: str) -> None:
        """Decline an invitation. The inviter is not notified."""
        await self.store.write((_DECLINE, {"table_id": id, "person_id": person}))

    # --- at a running table -------------------------------------------------------------------------------------

    async def remind(self, person: str, name: str, id: str, seat: int) -> None:
        """Remind the player of a seat that is publicly known to be next to act."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> None:
            listing = room.listing
            _must_host(person, listing, seat)
            table = await self.rooms.read_table(room)
            also: list[Statement] = []
            if self.rooms.notifier is not None and listing.occupants[seat].person:
                also = self.rooms.notifier.of_reminder(listing, table, seat, name, self.rooms.clock.today())
            await self.rooms.commit(room, table, PUBLIC, Kind.REMIND, {"seat": seat}, also=also)

        await self.rooms.retry(room, attempt)

    async def remove(self, person: str, id: str, seat: int, offered: bool) -> None:
        """Remove a person from a seat and notify them. Before the start the seat becomes free; later a bot replaces
        them.

        With `offered`, another person may take the seat over from the bot. At a rated table only a long absent player
        can be removed.
        """
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> None:
            listing = room.listing
            _must_host(person, listing, seat)
            whom = listing.occupants[seat].person
            if whom in ("", person):
                raise ApiError("refused", msg("expel-whom"))
            at = self.rooms.clock.today()
            gone: list[Statement] = [(_REMOVAL, {"table": id, "person": whom, "by": person, "at": at})]
            if self.rooms.notifier is not None:
                gone += self.rooms.notifier.of_removal(listing, whom, at)
            if listing.status == OPEN:
                await self.seating.free(room, listing.seats_of(whom), *gone)
                return
            if listing.status != RUNNING:
                raise ApiError("refused", msg("game-over"))
            if listing.rated and seat not in (await self.rooms.read_table(room)).absent:
                raise ApiError("refused", msg("rated-remove"))
            also = gone if len(listing.seats_of(whom)) == 1 else []  # only with the last of several seats
            await self._replace(room, {"seat": seat, "offered": offered}, also)

        await self.rooms.retry(room, attempt, reread=True)

    async def hand_over(self, person: str, id: str, seat: int) -> None:
        """Hand a seat of a running game over to a bot permanently.

        Not allowed in rated and tournament games.
        """
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> None:
            listing = room.listing
            if seat not in listing.seats_of(person):
                raise ApiError("not-yours", msg("seat-not-yours"))
            if listing.status != RUNNING:
                raise ApiError("refused", msg("game-not-running"))
            paired = select(func.count()).where(pairings.c.table == id)
            if listing.rated or (await asyncio.to_thread(self.store.read, paired))[0][0]:
                raise ApiError("refused", msg("no-hand-over"))
            await self._replace(room, {"seat": seat, "offered": False, "own": True}, [])

        await self.rooms.retry(room, attempt, reread=True)

    async def _replace(self, room: Room, body: dict[str, Any], also: list[Statement]) -> None:
        """Put a bot on a seat of a running game. The room must be locked."""
        table, occupants = await self.rooms.read_table(room), [*room.listing.occupants]
        campaign_file = occupants[body["seat"]].campaign_file  # still belongs to its owner
        occupants[body["seat"]] = Occupant("", GOES_ON, seat_name(GOES_ON), campaign_file=campaign_file)
        sitting = room.listing.change(self.store, True, occupants=distinct_names(occupants))
        await self.rooms.commit(room, table, PUBLIC, Kind.REMOVE, body, sitting, also)


def _must_host(person: str, listing: Listing, seat: int) -> None:
    if person != listing.host:
        raise ApiError("refused", msg("hosts-only"))
    if not 0 <= seat < len(listing.occupants):
        raise ApiError("refused", msg("no-seat"))
