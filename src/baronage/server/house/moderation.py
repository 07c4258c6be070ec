"""What a keeper of the server does at tables: take a line of talk away, end a table, let a game count for nothing.

Each is written down in one commit with who did it and why (`people/order.py`), and those who sit there can read it.
"""

from __future__ import annotations

from functools import partial

from baronage.server.errors import Denied
from baronage.server.house.listing import ARCHIVED, OPEN, OVER
from baronage.server.house.papers import kind_of
from baronage.server.house.rating import Rater
from baronage.server.house.rooms import Rooms
from baronage.server.house.talking import Talking
from baronage.server.people.order import Deed, Order
from baronage.server.people.people import Person
from baronage.server.words import say


class Moderation:
    """A keeper's hand at the tables of a house."""

    def __init__(self, rooms: Rooms, talk: Talking, order: Order, rater: Rater) -> None:
        self.rooms, self.talk, self.order, self.rater = rooms, talk, order, rater

    async def take_line(self, keeper: Person, deed: Deed) -> str:
        """Take away the line that was reported: all who heard it read that it was taken away."""
        if not deed.table or not deed.line:
            raise Denied("refused", say("no-line-reported"))
        return await self.talk.take_line(deed.table, deed.line, partial(self.order.do, keeper, deed))

    async def end(self, keeper: Person, deed: Deed) -> str:
        """End a table that is open or runs, without a result; of a game that is over: it counts for nothing."""
        room = await self.rooms.find(deed.table)

        async def attempt() -> str:
            listing, now = room.listing, self.rooms.clock.today()
            if deed.kind == "void":
                if listing.status != OVER or listing.void:
                    raise Denied("refused", say("void-what"))
                changed, statements = listing.change(self.rooms.store, void=True)
            else:
                if listing.status in (OVER, ARCHIVED):
                    raise Denied("refused", say("end-what"))
                ended = None if listing.status == OPEN else now
                changed, statements = listing.change(self.rooms.store, status=ARCHIVED, void=True, ended=ended)
                statements.append(self.rooms.alarms.end(listing.id))
                if listing.paper:
                    kind = kind_of(listing.game, listing.paper)
                    statements += self.rooms.papers.back(listing.id, kind, listing.sitters, None, now)
            id = await self.order.do(keeper, deed, *statements)
            room.table = None if deed.kind == "end" else room.table
            self.rooms.relist(room, changed)
            self.rooms.caretaker.changed(room)
            return id

        found = await self.rooms.retry(room, attempt, reread=True)
        if deed.kind == "void" and room.listing.rated:
            await self.rater.recount()
        return found
