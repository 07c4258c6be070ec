"""Saying something at a table or a tournament, and hearing it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import bindparam, delete, insert, select, update

from baronage.server.errors import Denied
from baronage.server.house.lounges import Lounges
from baronage.server.house.room import Place, Room, each_watcher
from baronage.server.house.rooms import Rooms, T, again
from baronage.server.people.manners import Manners, cover
from baronage.server.people.order import Order
from baronage.server.people.relations import Relations
from baronage.server.play.talk import Spoken, Talk, clean, group, heard_by, hears, name_of
from baronage.server.store.schema import marks, messages
from baronage.server.store.store import SAID
from baronage.server.store.writer import Conflict, Statement
from baronage.server.words import say

_INSERT_MESSAGE = insert(messages)
_INSERT_MARK = insert(marks)
_DELETE_MARK = delete(marks).where(
    marks.c.table == bindparam("table_id"),
    marks.c.person == bindparam("person_id"),
    marks.c.channel == bindparam("channel_name"),
)
_TAKE_AWAY = (
    update(messages)
    .where(messages.c.table == bindparam("table_id"), messages.c.number == bindparam("line"))
    .values(removed=True)
)
_FIELDS = ("number", "at", "channel", "person", "name", "seat", "text", "key", "removed")


class Talking:
    """The talk of all tables, and of all tournaments."""

    def __init__(self, rooms: Rooms, lounges: Lounges, relations: Relations, order: Order, manners: Manners) -> None:
        self.rooms, self.lounges, self.relations = rooms, lounges, relations
        self.order, self.manners = order, manners
        self.store = rooms.store

    async def place(self, person: str, id: str, invitation: str = "") -> Place:
        """Where people talk: the room of a table, if this person may know of it, or the lounge of a tournament."""
        return await self._either(id, self.rooms.shown(person, id, invitation))

    async def _either(self, id: str, room: Awaitable[Room]) -> Place:
        try:
            return await room
        except Denied as no_table:
            try:
                return await self.lounges.find(id)
            except Denied:
                raise no_table from None

    async def _retry(self, place: Place, attempt: Callable[[], Awaitable[T]]) -> T:
        """Do something there; again, with what is in the store now, whenever another process was first."""
        if isinstance(place, Room):
            return await self.rooms.retry(place, attempt)
        async with place.lock:
            return await again(attempt)

    async def of(self, room: Place) -> Talk:
        """What was said there. The place is locked."""
        if room.talk is None:
            room.talk = Talk(await asyncio.to_thread(self._spoken, room.listing.id, 0))
        return room.talk

    def _spoken(self, id: str, after: int) -> list[Spoken]:
        wanted = select(messages).where(messages.c.table == id, messages.c.number > after).order_by(messages.c.number)
        return [Spoken(*(getattr(row, name) for name in _FIELDS)) for row in self.store.read(wanted)]

    async def say(
        self, person: str, name: str, id: str, channel: str, text: str, invitation: str = "", key: str = ""
    ) -> None:
        """Say something; under a word of its own, once."""
        room = await self.place(person, id, invitation)
        text = clean(text)
        text = cover(text, await asyncio.to_thread(self.manners.words))

        async def attempt() -> None:
            talk = await self.of(room)
            if key and talk.said_before(person, key):
                return
            mine = room.listing.seats_of(person)
            where = talk.check(channel, text, mine, len(room.listing.sitters), room.listing.talk)
            blocked = await self._must_be_heard(room, person, where, mine)
            talk.must_have_room(person, text, self.rooms.clock.today())
            # who has several seats speaks from the one that is in the channel, under the name that it has
            seat = next((it for it in mine if it in group(where)), mine[0]) if mine else None
            called = name if seat is None else room.listing.sitters[seat].name
            spoken = Spoken(len(talk.spoken) + 1, self.rooms.clock.today(), where, person, called, seat, text, key)
            row = {name: getattr(spoken, name) for name in _FIELDS}
            told: list[Statement] = []
            if self.rooms.desk is not None and isinstance(room, Room):  # at a tournament nothing is said in private
                told = self.rooms.desk.of_talk(room.listing, spoken)
            try:
                await self.store.write((_INSERT_MESSAGE, {"table": id, **row}), *told, *self.store.announce(SAID, id))
            except Conflict:
                await self.hear(room)
                raise
            self._spread(room, talk, spoken, blocked)

        await self._retry(room, attempt)

    async def _must_be_heard(self, room: Place, person: str, channel: str, mine: list[int]) -> set[str]:
        """Raise Denied if a keeper has muted him, or if he is blocked by whom he speaks to in private, or by the host whose
        guests he speaks to.

        Who else has blocked him does not hear him; gives these.
        """
        until = await asyncio.to_thread(self.order.muted_until, person)
        if until is not None:
            raise Denied("refused", say("muted"))
        blocked = await self.relations.blocked_by(person)
        to = {room.listing.sitters[seat].person for seat in group(channel)} if mine else {room.listing.host}
        if blocked & to:
            raise Denied("refused", say("not-wanted-to-hear"))
        return blocked

    async def hear(self, room: Place) -> None:
        """Something was said in another process, or taken away: pass it on. The place is locked."""
        if room.talk is not None:
            away = select(messages.c.number).where(messages.c.table == room.listing.id, messages.c.removed)
            rows = await asyncio.to_thread(self.store.read, away)
            for one in room.talk.take_away({row.number for row in rows}):
                self._take_away(room, room.talk, one)
            for spoken in await asyncio.to_thread(self._spoken, room.listing.id, len(room.talk.spoken)):
                self._spread(room, room.talk, spoken, await self.relations.blocked_by(spoken.person))

    def _spread(self, room: Place, talk: Talk, spoken: Spoken, blocked: set[str]) -> None:
        talk.add(spoken)
        for watcher in each_watcher(room):
            seats = room.listing.seats_of(watcher.person)
            if hears(spoken.channel, seats):
                unheard = {spoken.person} if watcher.person in blocked else set()
                watcher.tell(talk.newest(room.listing.id, seats, room.listing.came(watcher.person), unheard))

    async def heard_line(self, person: str, id: str, number: int) -> Spoken:
        """What somebody heard under a number of his own; Denied: he heard nothing so."""
        room = await self.place(person, id)
        async with room.lock:
            found = (await self.of(room)).at(number, room.listing.seats_of(person), room.listing.came(person))
        if found is None:
            raise Denied("refused", say("no-message"))
        return found

    def _take_away(self, room: Place, talk: Talk, one: Spoken) -> None:
        for watcher in each_watcher(room):
            seats, came = room.listing.seats_of(watcher.person), room.listing.came(watcher.person)
            if heard_by(one, seats, came):
                watcher.tell(talk.told(room.listing.id, one, seats, came))

    async def take_line(self, id: str, number: int, do: Callable[..., Awaitable[T]]) -> T:
        """Take a line away, for all processes, with what `do` writes down besides."""
        room = await self._either(id, self.rooms.find(id))
        away: list[Statement] = [(_TAKE_AWAY, {"table_id": id, "line": number}), *self.store.announce(SAID, id)]

        async def attempt() -> T:
            done = await do(*away)
            await self.hear(room)
            return done

        return await self._retry(room, attempt)

    async def mark(self, person: str, id: str, channel: str, number: int, muted: bool, invitation: str = "") -> None:
        """Note how far somebody has read a channel, and whether he wants to be told of it."""
        room = await self.place(person, id, invitation)
        channel = name_of(channel, len(room.listing.sitters))
        if not hears(channel, room.listing.seats_of(person)):
            raise Denied("refused", say("not-in-channel"))
        if not 0 <= number < 1 << 31:
            raise Denied("refused", say("no-message"))

        async def attempt() -> None:
            key = {"table_id": id, "person_id": person, "channel_name": channel}
            values = {"table": id, "person": person, "channel": channel, "number": number, "muted": muted}
            await self.store.write((_DELETE_MARK, key), (_INSERT_MARK, values))

        await self._retry(room, attempt)

    async def marks(self, person: str, id: str) -> tuple[dict[str, int], list[str]]:
        """How far somebody has read each channel, and those he does not want to be told of."""
        wanted = select(marks).where(marks.c.table == id, marks.c.person == person)
        rows = await asyncio.to_thread(self.store.read, wanted)
        return {row.channel: row.number for row in rows}, [row.channel for row in rows if row.muted]
