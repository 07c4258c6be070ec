"""Reading a table once, and subscriptions to tables and tournaments."""

from __future__ import annotations

from baronage.engine.core.state import PUBLIC
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.protocol import Messages, View
from baronage.server.services.chat import ChatService
from baronage.server.services.payloads import Parts, parts_shown, shown_of
from baronage.server.services.room import LanguageFor, Place, Room, Subscriber, Subscription, in_english
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
        self._watched: dict[Subscriber, set[str]] = {}  # the tables and tournaments of each subscriber

    async def subscribe(
        self,
        watcher: Subscriber,
        id: str,
        seat: int | None,
        invitation: str,
        request: int,
        want: Parts = USUAL_PARTS,
        language_for: LanguageFor = in_english,
    ) -> Messages:
        """Subscribe to a table and return its current view or table data. No update is lost in between."""
        room = await self.rooms.shown(watcher.person, id, invitation)
        _must_have_table(room, want)
        language, viewer = language_for(room.listing.game), PUBLIC if seat is None else seat

        def begin(page: Page) -> Messages:
            room.watchers = [one for one in room.watchers if one[:2] != (watcher, viewer)]
            room.watchers.append(Subscription(watcher, viewer, want, language))
            self._watched.setdefault(watcher, set()).add(id)
            return shown_of(page, request, want)

        async def attempt() -> Messages:
            table, viewer = await self._table_and_viewer(room, watcher.person, seat, invitation)
            if self.rooms.store.shared:
                await self.chat.of(room)  # messages of other processes are new from now on
            if seat is not None and table.missed[seat] and not table.over:
                await self.rooms.commit(room, table, seat, Kind.RETURN, {})
            page = self.rooms.page(room, table, viewer, language)
            await self.rooms.renderer.draw(page, parts_shown(want))
            return begin(page)

        for _ in range(TRIES):
            page = await self._drawn(room, watcher.person, seat, invitation, want, language)
            if page is None or (self.rooms.store.shared and room.chat is None):
                continue
            back = seat is not None and page.table.missed[seat] and not page.over
            if not back and viewer not in room.telling:
                return begin(page)
        return await self.rooms.retry(room, attempt)

    async def watch(
        self,
        watcher: Subscriber,
        id: str,
        seat: int | None,
        invitation: str,
        request: int,
        want: Parts = USUAL_PARTS,
        language_for: LanguageFor = in_english,
    ) -> View:
        """Subscribe to a table without table data, and return its current view."""
        found = await self.subscribe(watcher, id, seat, invitation, request, want, language_for)
        assert isinstance(found, View)
        return found

    async def look(
        self,
        person: str,
        id: str,
        seat: int | None,
        invitation: str,
        request: int,
        want: Parts = USUAL_PARTS,
        language_for: LanguageFor = in_english,
    ) -> View:
        """Return everything a person may know about a table, without table data."""
        found = await self.show(person, id, seat, invitation, request, want, language_for)
        assert isinstance(found, View)
        return found

    async def follow(self, watcher: Subscriber, id: str) -> None:
        """Subscribe to a tournament."""
        feed = await self.feeds.find(id)
        async with feed.lock:
            if self.rooms.store.shared:
                await self.chat.of(feed)  # messages of other processes are new from now on
            feed.watchers = [one for one in feed.watchers if one.watcher is not watcher]
            feed.watchers.append(Subscription(watcher, PUBLIC, frozenset()))
            self._watched.setdefault(watcher, set()).add(id)

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
        room = await self.rooms.shown(person, id, invitation)
        _must_have_table(room, want)
        language = language_for(room.listing.game)
        for _ in range(TRIES):
            page = await self._drawn(room, person, seat, invitation, want, language)
            if page is not None:
                return shown_of(page, request, want)
        async with room.lock:
            table, viewer = await self._table_and_viewer(room, person, seat, invitation)
            page = self.rooms.page(room, table, viewer, language)
            await self.rooms.renderer.draw(page, parts_shown(want))
            return shown_of(page, request, want)

    async def _drawn(
        self, room: Room, person: str, seat: int | None, invitation: str, want: Parts, language: str
    ) -> Page | None:
        """Render the wanted parts without locking the room. Return None if the table changed meanwhile."""
        page = await self.rooms.page_for(room, person, seat, invitation, language)
        await self.rooms.renderer.draw(page, parts_shown(want))
        return page if self.rooms.last_page(room, page.viewer, language) is page else None

    async def _table_and_viewer(self, room: Room, person: str, seat: int | None, invitation: str) -> tuple[Table, int]:
        if seat is not None:
            await self.rooms.must_sit(room, person, seat, invitation)
        return await self.rooms.read_table(room), PUBLIC if seat is None else seat

    def unwatch(self, watcher: Subscriber, id: str | None = None) -> None:
        """Unsubscribe from one table or tournament, or from all of them."""
        for watched in [id] if id else list(self._watched.get(watcher, ())):
            self._watched.get(watcher, set()).discard(watched)
            room: Place | None = self.rooms.in_use.get(watched) or self.feeds.in_use.get(watched)
            if room is not None:
                room.watchers = [one for one in room.watchers if one.watcher is not watcher]
        if not self._watched.get(watcher):
            self._watched.pop(watcher, None)


def _must_have_table(room: Room, want: Parts) -> None:
    """Raise ApiError if table data is wanted of a game without it."""
    if TABLE in want and room.listing.game.table is None:
        raise ApiError("refused", msg("no-table-data"))
