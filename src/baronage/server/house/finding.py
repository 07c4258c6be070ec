"""Find me a game: somebody of like strength who wants the same, at the same pace.

Who seeks is a table that waits: open to all, and it starts by itself when the last seat is taken. So nothing is lost when a
server stops, and several processes find for each other. Whoever asks again is brought to an older table that fits by now: the
longer one waits, the farther apart the ratings may be.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from baronage.engine.game import Game
from baronage.server.errors import Denied
from baronage.server.house.listing import OPEN, Listing, read_listings
from baronage.server.house.rating import Rater
from baronage.server.house.rooms import Rooms
from baronage.server.house.seating import Seating
from baronage.server.pace import Pace
from baronage.server.people.people import Person
from baronage.server.people.relations import Relations
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import tables

NEAR = 150  # by so much two ratings may differ at once,
WIDER = 5  # and by so much more for each second that was waited
MOST = 200  # tables that are looked at


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to play."""

    game: Game
    seats: int
    pace: Pace
    rated: bool

    def fits(self, it: Listing) -> bool:
        """Is this table one?"""
        return (it.game.name, len(it.sitters), it.pace, it.rated) == (self.game.name, self.seats, self.pace, self.rated)


class Finder:
    """Brings people together."""

    def __init__(self, rooms: Rooms, seating: Seating, relations: Relations, rater: Rater) -> None:
        self.rooms, self.seating, self.relations, self.rater = rooms, seating, relations, rater

    async def find(self, person: Person, wanted: Wanted, address: str = "") -> str:
        """The table at which he sits then: another's, or his own at which he waits."""
        sought = [tables.c.status == OPEN, tables.c.public, tables.c.sought, tables.c.game == wanted.game.name]
        found = await asyncio.to_thread(read_listings, self.rooms.store, self.rooms.games, *sought, most=MOST)
        fitting = sorted((it for it in found if wanted.fits(it)), key=lambda it: (it.created, it.id))
        mine = next((it for it in fitting if it.seats_of(person.id)), None)
        if mine is not None and (mine.host != person.id or sum(bool(it.person) for it in mine.sitters) > 1):
            return mine.id  # others sit there already
        older = fitting if mine is None else fitting[: fitting.index(mine)]
        for it in await self._near(person, wanted, older, mine):
            try:
                await self.seating.join(person.id, person.name, it.id, None, "", address)
            except Denied:  # somebody else was first, or does not want to play with him
                continue
            if mine is not None:
                await self.seating.leave(person.id, mine.id)
            return it.id
        return mine.id if mine is not None else (await self._wait(person, wanted, address)).id

    async def _near(self, person: Person, wanted: Wanted, older: list[Listing], mine: Listing | None) -> list[Listing]:
        """Those whose host is about as strong, and whom he has not blocked."""
        blocked = await self.relations.blocks_of(person.id)
        hosts = {it.host for it in older}
        ratings = await asyncio.to_thread(self.rater.of, [person.id, *hosts], wanted.game.name, wanted.seats)
        own, now = ratings[person.id].shown, self.rooms.clock.today()
        return [
            it
            for it in older
            if not blocked & {sitter.person for sitter in it.sitters}
            and abs(ratings[it.host].shown - own) <= NEAR + WIDER * (now - it.created)
        ]

    async def _wait(self, person: Person, wanted: Wanted, address: str) -> Listing:
        sitters = [Sitter(person.id, "", person.name), *(Sitter() for _ in range(wanted.seats - 1))]
        return await self.seating.create(
            person.id,
            wanted.game,
            {},
            sitters,
            wanted.pace,
            True,
            address=address,
            rated=wanted.rated,
            sought=True,
        )
