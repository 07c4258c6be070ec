"""Players who leave a running table: expulsion by the host, and substitutes."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Any

from sqlalchemy import func, insert, select

from baronage.engine.core.state import PUBLIC
from baronage.server.accounts.relations import Relations
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.services.listing import Listing
from baronage.server.services.room import Room
from baronage.server.services.rooms import Rooms
from baronage.server.store.schema import breaches, messages, removals
from baronage.server.store.writer import Statement
from baronage.server.table.journal_entry import Change, Kind
from baronage.server.table.occupant import Occupant

MAX_BREACHES = 3  # after which the host's tables are closed to the person
_INSERT_BREACH = insert(breaches)


def origin(listing: Listing, address: str) -> str:
    """Return a hash of an address: comparable within this table, but not readable."""
    return hmac.new(listing.seed, address.encode(), hashlib.sha256).hexdigest()[:32] if address else ""


def _body(seat: int, key: str) -> dict[str, Any]:
    return {"seat": seat} | ({"key": key} if key else {})


class Substitution:
    """Expulsion and substitution.

    A seat goes to a substitute only if that was requested, and only to a person who knows no more than the seat does.
    """

    def __init__(self, rooms: Rooms, relations: Relations) -> None:
        self.rooms, self.relations = rooms, relations
        self.store = rooms.store

    # --- expulsion ----------------------------------------------------------------------------------------------

    async def expel(self, person: str, id: str, seat: int, key: str = "") -> Change:
        """Expel a seat by a rule of the game, as the host. It is recorded against the player."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> Change:
            listing = room.listing
            if person != listing.host:
                raise ApiError("refused", msg("host-expels"))
            if not 0 <= seat < len(listing.occupants):
                raise ApiError("refused", msg("no-seat"))
            culprit = listing.occupants[seat].person
            if culprit in ("", person):
                raise ApiError("refused", msg("expel-whom"))
            table = await self.rooms.read_table(room)
            before = table.done_before(PUBLIC, key)
            if before is not None:
                return before
            at = self.rooms.clock.today()
            values = {"table": id, "seat": seat, "person": culprit, "host": person, "at": at}
            also: list[Statement] = [(_INSERT_BREACH, values)]
            if self.rooms.notifier is not None:
                also += self.rooms.notifier.of_removal(listing, culprit, at)
            return await self.rooms.commit(room, table, PUBLIC, Kind.EXPEL, _body(seat, key), also=also)

        return await self.rooms.retry(room, attempt)

    async def must_be_welcome(self, person: str, listing: Listing) -> None:
        """Raise ApiError if the person is blocked by the host or a player, was removed here, or was expelled too often by
        this host.
        """
        if await self.relations.blocked_by(
            person, [listing.host, *(occupant.person for occupant in listing.occupants)]
        ):
            raise ApiError("refused", msg("not-wanted-at-table"))
        gone = select(removals.c.at).where(removals.c.table == listing.id, removals.c.person == person)
        if await asyncio.to_thread(self.store.read, gone):
            raise ApiError("refused", msg("removed-here"))
        wanted = select(func.count()).where(breaches.c.person == person, breaches.c.host == listing.host)
        if (await asyncio.to_thread(self.store.read, wanted))[0][0] >= MAX_BREACHES:
            raise ApiError(
                "refused",
                msg("sent-away-often", times=MAX_BREACHES),
            )

    # --- substitutes --------------------------------------------------------------------------------------------

    async def seek(self, person: str, id: str, seat: int, key: str = "") -> Change:
        """Ask for a substitute on the seat of a long absent player: the host alone, or all other players together."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> Change:
            listing, mine = room.listing, room.listing.seats_of(person)
            if person != listing.host and not mine:
                raise ApiError("refused", msg("host-or-players-seek"))
            asks = PUBLIC if person == listing.host else mine[0]
            table = await self.rooms.read_table(room)
            before = table.done_before(asks, key)
            return before or await self.rooms.commit(room, table, asks, Kind.SEEK, _body(seat, key))

        return await self.rooms.retry(room, attempt)

    async def substitute(self, room: Room, person: str, name: str, seat: int | None, address: str) -> int:
        """Take the seat of a long absent player. The room must be locked."""
        table, listing = await self.rooms.read_table(room), room.listing
        free = [found for found in table.away if seat in (None, found)]
        if not free or table.over:
            raise ApiError("refused", msg("no-free-seat"))
        here = origin(listing, address)
        if here and (here in {it.origin for it in listing.occupants} or address in _addresses(room)):
            raise ApiError("refused", msg("same-address"))
        last_message = select(func.coalesce(func.max(messages.c.number), 0)).where(messages.c.table == listing.id)
        since = (await asyncio.to_thread(self.store.read, last_message))[0][0]
        occupants = [*listing.occupants]
        brought = occupants[free[0]].campaign_file  # still belongs to its owner
        occupants[free[0]] = Occupant(person, "", name, campaign_file=brought, since=since, origin=here)
        sitting = listing.change(self.store, True, occupants=occupants)
        await self.rooms.commit(room, table, free[0], Kind.RETURN, {"instead": True}, sitting)
        return free[0]


def _addresses(room: Room) -> set[str]:
    """Return the addresses from which players are connected now, as far as this process knows."""
    return {one.subscriber.address for one in room.subscriptions if room.listing.seats_of(one.subscriber.person)}
