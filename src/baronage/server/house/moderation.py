"""What a keeper of the server does at tables: take a line of talk away, end a table, let a game count for nothing.

Each is written down in one commit with who did it and why (`people/order.py`), and those who sit there can read it.
"""

from __future__ import annotations

from baronage.server.errors import Denied
from baronage.server.house.house import House
from baronage.server.house.listing import ARCHIVED, OPEN, OVER
from baronage.server.house.papers import kind_of
from baronage.server.house.rating import Rater
from baronage.server.people.order import Deed
from baronage.server.people.people import Person
from baronage.server.words import say


class Moderation:
    """A keeper's hand at the tables of a house."""

    def __init__(self, house: House, rater: Rater) -> None:
        self.house = house
        self.rater = rater

    async def take_line(self, keeper: Person, deed: Deed) -> str:
        """Take away the line that was reported: all who heard it read that it was taken away."""
        if not deed.table or not deed.line:
            raise Denied("refused", say("no-line-reported"))
        room = await self.house.room(deed.table)

        async def attempt() -> str:
            id = await self.house.order.do(keeper, deed, *self.house.line_away(room, deed.line))
            await self.house.hear(room)
            return id

        return await self.house.retry(room, attempt)

    async def end(self, keeper: Person, deed: Deed) -> str:
        """End a table that is open or runs, without a result; of a game that is over: it counts for nothing."""
        room = await self.house.room(deed.table)

        async def attempt() -> str:
            listing, now = room.listing, self.house.today()
            if deed.kind == "void":
                if listing.status != OVER or listing.void:
                    raise Denied("refused", say("void-what"))
                changed, statements = listing.change(self.house.store, void=True)
            else:
                if listing.status in (OVER, ARCHIVED):
                    raise Denied("refused", say("end-what"))
                ended = None if listing.status == OPEN else now
                changed, statements = listing.change(self.house.store, status=ARCHIVED, void=True, ended=ended)
                statements.append(self.house.alarms.end(listing.id))
                if listing.paper:
                    kind = kind_of(listing.game, listing.paper)
                    statements += self.house.papers.back(listing.id, kind, listing.sitters, None, now)
            id = await self.house.order.do(keeper, deed, *statements)
            room.table = None if deed.kind == "end" else room.table
            self.house.relist(room, changed)
            self.house.changed(room)
            return id

        found = await self.house.settle(room, attempt)
        if deed.kind == "void" and room.listing.rated:
            await self.rater.recount()
        return found
