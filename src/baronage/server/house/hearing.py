"""What others wrote down is read here too: other processes, and whoever takes a name off everything."""

from __future__ import annotations

from baronage.server.house.bargaining import Bargaining
from baronage.server.house.lounges import Lounges
from baronage.server.house.rooms import Rooms
from baronage.server.house.talking import Talking
from baronage.server.store.store import ACTED, CHANGED, SAID


class Hearing:
    """Only rooms and lounges that are in use are read again: the others are read when somebody comes."""

    def __init__(self, rooms: Rooms, lounges: Lounges, talk: Talking, bargaining: Bargaining) -> None:
        self.rooms, self.lounges, self.talk, self.bargaining = rooms, lounges, talk, bargaining

    async def hear(self, what: str, id: str) -> None:
        """Another process wrote something about a table, or a tournament."""
        lounge, room = self.lounges.in_use.get(id), self.rooms.in_use.get(id)
        if lounge is not None:
            async with lounge.lock:
                await (self.talk.hear(lounge) if what == SAID else self.lounges.changed(id))
        if room is None:
            return
        async with room.lock:
            if what == ACTED:
                await self.rooms.catch_up(room)
            elif what == SAID:
                await self.talk.hear(room)
                await self.bargaining.hear(room)
            elif what == CHANGED:
                await self.rooms.reread(room)

    async def hear_all(self) -> None:
        """For a while nothing was heard of the other processes: look what they wrote."""
        for id in [*self.rooms.in_use, *self.lounges.in_use]:
            for what in (CHANGED, ACTED, SAID):
                await self.hear(what, id)

    async def forget_name(self, person: str) -> None:
        """Somebody's name was taken off what is written down: of what is in memory, too."""
        for lounge in list(self.lounges.in_use.values()):
            async with lounge.lock:
                lounge.talk = None
        for room in list(self.rooms.in_use.values()):
            if room.listing.seats_of(person) or (room.talk and any(it.person == person for it in room.talk.spoken)):
                async with room.lock:
                    room.talk = None
                    await self.rooms.reread(room)
