"""Reading a table once, and subscriptions to tables and tournaments."""

from __future__ import annotations

from baronage.engine.core.state import PUBLIC
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.protocol import Messages
from baronage.server.services.chat import ChatService
from baronage.server.services.payloads import Parts, full_message, full_parts
from baronage.server.services.room import ChatPlace, LanguageFor, Room, Subscriber, Subscription, in_english
from baronage.server.services.rooms import Rooms
from baronage.server.services.tournament_feeds import TournamentFeeds
from baronage.server.table.journal_entry import Kind
from baronage.server.table.rendering import TABLE, Page
from baronage.server.table.table import Table

TRIES = 3  # to render a page before the table changes; then it is rendered with the room locked
USUAL_PARTS: Parts = frozenset(["words"])  # the parts sent by default


class Subscriptions:
    """Subscriptions. A player sees the view of their seat, everyone else the public view."""

    def __init__(self, rooms: Rooms, feeds: TournamentFeeds, chat: ChatService) -> None:
        self.rooms, self.feeds, self.chat = rooms, feeds, chat
        self._subscribed: dict[Subscriber, set[str]] = {}  # the tables and tournaments of each subscriber

    async def subscribe(
        self,
        subscriber: Subscriber,
        id: str,
        seat: int | None,
        invitation: str,
        request: int,
        want: Parts = USUAL_PARTS,
        language_for: LanguageFor = in_english,
    ) -> Messages:
        """Subscribe to a table and return its current view or table data. No update is lost in between."""
        room = await self.rooms.find_visible(subscriber.person, id, invitation)
        _must_have_table(room, want)
        language, viewer = language_for(room.listing.game), PUBLIC if seat is None else seat

        def begin(page: Page) -> Messages:
            room.subscriptions = [one for one in room.subscriptions if one[:2] != (subscriber, viewer)]
            room.subscriptions.append(Subscription(subscriber, viewer, want, language))
            self._subscribed.setdefault(subscriber, set()).add(id)
            return full_message(page, request, want)

        async def attempt() -> Messages:
            table, viewer = await self._table_and_viewer(room, subscriber.person, seat, invitation)
            if self.rooms.store.shared:
                await self.chat.of(room)  # messages of other processes are new from now on
            if seat is not None and table.missed[seat] and not table.over:
                await self.rooms.commit(room, table, seat, Kind.RETURN, {})
            page = self.rooms.page(room, table, viewer, language)
            await self.rooms.renderer.draw(page, full_parts(want))
            return begin(page)

        for _ in range(TRIES):
            page = await self._drawn(room, subscriber.person, seat, invitation, want, language)
            if page is None or (self.rooms.store.shared and room.chat is None):
                continue
            back = seat is not None and page.table.missed[seat] and not page.over
            if not back and viewer not in room.sending_to:
                return begin(page)
        return await self.rooms.retry(room, attempt)

    async def follow(self, subscriber: Subscriber, id: str) -> None:
        """Subscribe to a tournament."""
        feed = await self.feeds.find(id)
        async with feed.lock:
            if self.rooms.store.shared:
                await self.chat.of(feed)  # messages of other processes are new from now on
            feed.subscriptions = [one for one in feed.subscriptions if one.subscriber is not subscriber]
            feed.subscriptions.append(Subscription(subscriber, PUBLIC, frozenset()))
            self._subscribed.setdefault(subscriber, set()).add(id)

    async def show(
        self,
        person: str,
        id: str,
        seat: int | None,
        invitation: str,
        request: int,
        want: Parts = USUAL_PARTS,
        language_for: LanguageFor = in_english,
    ) -> Messages:
        """Return everything a person may know about a table, as a view or table data.

        A change during rendering is included or sent later.
        """
        room = await self.rooms.find_visible(person, id, invitation)
        _must_have_table(room, want)
        language = language_for(room.listing.game)
        for _ in range(TRIES):
            page = await self._drawn(room, person, seat, invitation, want, language)
            if page is not None:
                return full_message(page, request, want)
        async with room.lock:
            table, viewer = await self._table_and_viewer(room, person, seat, invitation)
            page = self.rooms.page(room, table, viewer, language)
            await self.rooms.renderer.draw(page, full_parts(want))
            return full_message(page, request, want)

    async def _drawn(
        self, room: Room, person: str, seat: int | None, invitation: str, want: Parts, language: str
    ) -> Page | None:
        """Render the wanted parts without locking the room. Return None if the table changed meanwhile."""
        page = await self.rooms.page_for(room, person, seat, invitation, language)
        await self.rooms.renderer.draw(page, full_parts(want))
        return page if self.rooms.last_page(room, page.viewer, language) is page else None

    async def _table_and_viewer(self, room: Room, person: str, seat: int | None, invitation: str) -> tuple[Table, int]:
        if seat is not None:
            await self.rooms.check_seat(room, person, seat, invitation)
        return await self.rooms.read_table(room), PUBLIC if seat is None else seat

    def unsubscribe(self, subscriber: Subscriber, id: str | None = None) -> None:
        """Unsubscribe from one table or tournament, or from all of them."""
        for subscribed in [id] if id else list(self._subscribed.get(subscriber, ())):
            self._subscribed.get(subscriber, set()).discard(subscribed)
            room: ChatPlace | None = self.rooms.in_use.get(subscribed) or self.feeds.in_use.get(subscribed)
            if room is not None:
                room.subscriptions = [one for one in room.subscriptions if one.subscriber is not subscriber]
        if not self._subscribed.get(subscriber):
            self._subscribed.pop(subscriber, None)


def _must_have_table(room: Room, want: Parts) -> None:
    """Raise ApiError if table data is wanted of a game without it."""
    if TABLE in want and room.listing.game.table is None:
        raise ApiError("refused", msg("no-table-data"))
