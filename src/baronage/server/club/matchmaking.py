"""Matchmaking: find an opponent of similar strength with the same game and time control.

A player who searches hosts a public table that starts automatically when full. So nothing is lost when a server stops,
and several processes can match each other's players. A repeated request checks older tables again: the longer the wait,
the larger the allowed rating difference.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from baronage.engine.game.game import Game
from baronage.server.accounts.accounts import Person
from baronage.server.accounts.relations import Relations
from baronage.server.club.ratings import Rater
from baronage.server.errors import ApiError
from baronage.server.services.listing import OPEN, Listing, read_listings
from baronage.server.services.rooms import Rooms
from baronage.server.services.seating import Seating
from baronage.server.store.schema import tables
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import TimeControl

NEAR = 150  # allowed rating difference at first
WIDER = 5  # and per second of waiting in addition
MAX = 200  # tables considered


@dataclass(frozen=True)
class Wanted:
    """The requested game and settings."""

    game: Game
    seats: int
    time_control: TimeControl
    rated: bool

    def fits(self, it: Listing) -> bool:
        """Return whether a table has these settings."""
        return (it.game.name, len(it.occupants), it.time_control, it.rated) == (
            self.game.name,
            self.seats,
            self.time_control,
            self.rated,
        )


class Matchmaker:
    """The matchmaker."""

    def __init__(self, rooms: Rooms, seating: Seating, relations: Relations, rater: Rater) -> None:
        self.rooms, self.seating, self.relations, self.rater = rooms, seating, relations, rater

    async def find(self, person: Person, wanted: Wanted, address: str = "") -> str:
        """Return a table with the person seated: another player's, or their own where they wait."""
        sought = [tables.c.status == OPEN, tables.c.public, tables.c.sought, tables.c.game == wanted.game.name]
        found = await asyncio.to_thread(read_listings, self.rooms.store, self.rooms.games, *sought, most=MAX)
        fitting = sorted((it for it in found if wanted.fits(it)), key=lambda it: (it.created, it.id))
        mine = next((it for it in fitting if it.seats_of(person.id)), None)
        if mine is not None and (mine.host != person.id or sum(bool(it.person) for it in mine.occupants) > 1):
            return mine.id  # others have joined already
        older = fitting if mine is None else fitting[: fitting.index(mine)]
        for it in await self._near(person, wanted, older):
            try:
                await self.seating.join(person.id, person.name, it.id, None, "", address)
            except ApiError:  # the seat was taken, or a player blocks this person
                continue
            if mine is not None:
                await self.seating.leave(person.id, mine.id)
            return it.id
        return mine.id if mine is not None else (await self._wait(person, wanted, address)).id

    async def _near(self, person: Person, wanted: Wanted, older: list[Listing]) -> list[Listing]:
        """Return the tables whose host has a similar rating and whose players are not blocked."""
        blocked = await self.relations.blocks_of(person.id)
        hosts = {it.host for it in older}
        ratings = await asyncio.to_thread(self.rater.of, [person.id, *hosts], wanted.game.name, wanted.seats)
        own, now = ratings[person.id].shown, self.rooms.clock.today()
        return [
            it
            for it in older
            if not blocked & {occupant.person for occupant in it.occupants}
            and abs(ratings[it.host].shown - own) <= NEAR + WIDER * (now - it.created)
        ]

    async def _wait(self, person: Person, wanted: Wanted, address: str) -> Listing:
        occupants = [Occupant(person.id, "", person.name), *(Occupant() for _ in range(wanted.seats - 1))]
        return await self.seating.create(
            person.id,
            wanted.game,
            {},
            occupants,
            wanted.time_control,
            True,
            address=address,
            rated=wanted.rated,
            sought=True,
        )
