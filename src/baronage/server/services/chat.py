"""Chat at tables and tournaments."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import bindparam, delete, insert, select, update

from baronage.server.accounts.relations import Relations
from baronage.server.accounts.reports import Reports
from baronage.server.accounts.word_filter import WordFilter, cover
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.services.room import ChatPlace, Room, each_subscriber
from baronage.server.services.rooms import Rooms, T, again
from baronage.server.services.tournament_feeds import TournamentFeeds
from baronage.server.store.schema import marks, messages
from baronage.server.store.store import CHATTED
from baronage.server.store.writer import Conflict, Statement
from baronage.server.table.chat import ChatEntry, ChatLog, clean, group, is_visible, name_of, reads

_INSERT_MESSAGE = insert(messages)
_INSERT_MARK = insert(marks)
_DELETE_MARK = delete(marks).where(
    marks.c.table == bindparam("table_id"),
    marks.c.person == bindparam("person_id"),
    marks.c.channel == bindparam("channel_name"),
)
_MARK_REMOVED = (
    update(messages)
    .where(messages.c.table == bindparam("table_id"), messages.c.number == bindparam("line"))
    .values(removed=True)
)
_FIELDS = ("number", "at", "channel", "person", "name", "seat", "text", "key", "removed")


class ChatService:
    """Chat of all tables and tournaments."""

    def __init__(
        self, rooms: Rooms, feeds: TournamentFeeds, relations: Relations, reports: Reports, word_filter: WordFilter
    ) -> None:
        self.rooms, self.feeds, self.relations = rooms, feeds, relations
        self.reports, self.word_filter = reports, word_filter
        self.store = rooms.store

    async def find_place(self, person: str, id: str, invitation: str = "") -> ChatPlace:
        """Return the room of a table visible to this person, or the feed of a tournament."""
        return await self._room_or_feed(id, self.rooms.find_visible(person, id, invitation))

    async def _room_or_feed(self, id: str, room: Awaitable[Room]) -> ChatPlace:
        try:
            return await room
        except ApiError as no_table:
            try:
                return await self.feeds.find(id)
            except ApiError:
                raise no_table from None

    async def _retry(self, place: ChatPlace, attempt: Callable[[], Awaitable[T]]) -> T:
        """Run `attempt` with the place locked; repeat it with fresh data if another process wrote first."""
        if isinstance(place, Room):
            return await self.rooms.retry(place, attempt)
        async with place.lock:
            return await again(attempt)

    async def of(self, room: ChatPlace) -> ChatLog:
        """Return the chat of a place. The place must be locked."""
        if room.chat is None:
            room.chat = ChatLog(await asyncio.to_thread(self._read_entries, room.listing.id, 0))
        return room.chat

    async def read(self, room: ChatPlace) -> ChatLog:
        """Return the chat of a place. The lock is taken only if the chat must be read from the store."""
        if room.chat is not None:
            return room.chat
        async with room.lock:
            return await self.of(room)

    def _read_entries(self, id: str, after: int) -> list[ChatEntry]:
        wanted = select(messages).where(messages.c.table == id, messages.c.number > after).order_by(messages.c.number)
        return [ChatEntry(*(getattr(row, name) for name in _FIELDS)) for row in self.store.read(wanted)]

    async def clean_line(self, person: str, text: str, most: int) -> str:
        """Return a single line with unwanted words masked. Raise ApiError if it is too long or an admin muted the
        person.
        """
        line = " ".join(clean(text).split())
        if len(line) > most:
            raise ApiError("refused", msg("say-something", most=most), "note")
        await self._check_not_muted(person)
        return cover(line, await asyncio.to_thread(self.word_filter.words))[:most]

    async def _check_not_muted(self, person: str) -> None:
        if await asyncio.to_thread(self.reports.muted_until, person) is not None:
            raise ApiError("refused", msg("muted"))

    async def post(
        self, person: str, name: str, id: str, channel: str, text: str, invitation: str = "", key: str = ""
    ) -> None:
        """Post a chat message. A message with a `key` is posted only once."""
        room = await self.find_place(person, id, invitation)
        text = clean(text)
        text = cover(text, await asyncio.to_thread(self.word_filter.words))

        async def attempt() -> None:
            chat = await self.of(room)
            if key and chat.is_repeated(person, key):
                return
            mine = room.listing.seats_of(person)
            where = chat.check(channel, text, mine, len(room.listing.occupants), room.listing.chat)
            blocked = await self._check_recipients(room, person, where, mine)
            chat.check_daily_limit(person, text, self.rooms.clock.today())
            # A person with several seats posts from the seat in the channel, under the name of that seat.
            seat = next((it for it in mine if it in group(where)), mine[0]) if mine else None
            shown_name = name if seat is None else room.listing.occupants[seat].name
            entry = ChatEntry(
                len(chat.entries) + 1, self.rooms.clock.today(), where, person, shown_name, seat, text, key
            )
            row = {name: getattr(entry, name) for name in _FIELDS}
            notifications: list[Statement] = []
            if self.rooms.notifier is not None and isinstance(room, Room):  # tournaments have no private messages
                notifications = self.rooms.notifier.of_chat(room.listing, entry)
            try:
                await self.store.write(
                    (_INSERT_MESSAGE, {"table": id, **row}), *notifications, *self.store.announce(CHATTED, id)
                )
            except Conflict:
                await self.sync(room)
                raise
            self._deliver(room, chat, entry, blocked)

        await self._retry(room, attempt)

    async def _check_recipients(self, room: ChatPlace, person: str, channel: str, mine: list[int]) -> set[str]:
        """Return the people who have blocked this person.

        Raise ApiError if an admin muted the person, or if a recipient of a private message blocked them. A spectator is
        also refused if the host blocked them.
        """
        await self._check_not_muted(person)
        blocked = await self.relations.blocked_by(person)
        to = {room.listing.occupants[seat].person for seat in group(channel)} if mine else {room.listing.host}
        if blocked & to:
            raise ApiError("refused", msg("not-wanted-to-hear"))
        return blocked

    async def sync(self, room: ChatPlace) -> None:
        """Deliver messages that another process posted or removed. The place must be locked."""
        if room.chat is not None:
            away = select(messages.c.number).where(messages.c.table == room.listing.id, messages.c.removed)
            rows = await asyncio.to_thread(self.store.read, away)
            for one in room.chat.mark_removed({row.number for row in rows}):
                self._deliver_removed(room, room.chat, one)
            for entry in await asyncio.to_thread(self._read_entries, room.listing.id, len(room.chat.entries)):
                self._deliver(room, room.chat, entry, await self.relations.blocked_by(entry.person))

    def _deliver(self, room: ChatPlace, chat: ChatLog, entry: ChatEntry, blocked: set[str]) -> None:
        chat.add(entry)
        for subscriber in each_subscriber(room):
            seats = room.listing.seats_of(subscriber.person)
            if reads(entry.channel, seats):
                unheard = {entry.person} if subscriber.person in blocked else set()
                subscriber.tell(
                    chat.newest(room.listing.id, seats, room.listing.chat_since(subscriber.person), unheard)
                )

    async def find_message(self, person: str, id: str, number: int) -> ChatEntry:
        """Return the message with this number as counted for this person; raise ApiError if there is none."""
        room = await self.find_place(person, id)
        async with room.lock:
            found = (await self.of(room)).at(number, room.listing.seats_of(person), room.listing.chat_since(person))
        if found is None:
            raise ApiError("refused", msg("no-message"))
        return found

    def _deliver_removed(self, room: ChatPlace, chat: ChatLog, one: ChatEntry) -> None:
        for subscriber in each_subscriber(room):
            seats, chat_since = room.listing.seats_of(subscriber.person), room.listing.chat_since(subscriber.person)
            if is_visible(one, seats, chat_since):
                subscriber.tell(chat.payload(room.listing.id, one, seats, chat_since))

    async def remove_message(self, id: str, number: int, do: Callable[..., Awaitable[T]]) -> T:
        """Remove a message in all processes, in one commit with the statements that `do` writes."""
        room = await self._room_or_feed(id, self.rooms.find(id))
        away: list[Statement] = [(_MARK_REMOVED, {"table_id": id, "line": number}), *self.store.announce(CHATTED, id)]

        async def attempt() -> T:
            done = await do(*away)
            await self.sync(room)
            return done

        return await self._retry(room, attempt)

    async def mark(self, person: str, id: str, channel: str, number: int, muted: bool, invitation: str = "") -> None:
        """Save how far a person has read a channel, and whether they muted it."""
        room = await self.find_place(person, id, invitation)
        channel = name_of(channel, len(room.listing.occupants))
        if not reads(channel, room.listing.seats_of(person)):
            raise ApiError("refused", msg("not-in-channel"))
        if not 0 <= number < 1 << 31:
            raise ApiError("refused", msg("no-message"))

        async def attempt() -> None:
            key = {"table_id": id, "person_id": person, "channel_name": channel}
            values = {"table": id, "person": person, "channel": channel, "number": number, "muted": muted}
            await self.store.write((_DELETE_MARK, key), (_INSERT_MARK, values))

        await self._retry(room, attempt)

    async def marks(self, person: str, id: str) -> tuple[dict[str, int], list[str]]:
        """Return how far a person has read each channel, and the channels they muted."""
        wanted = select(marks).where(marks.c.table == id, marks.c.person == person)
        rows = await asyncio.to_thread(self.store.read, wanted)
        return {row.channel: row.number for row in rows}, [row.channel for row in rows if row.muted]
