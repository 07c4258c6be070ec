"""Looking at a table once, and following it; and following a tournament."""

from __future__ import annotations

from baronage.engine.flow import PUBLIC
from baronage.server.house.lounges import Lounges
from baronage.server.house.messages import Parts, parts_shown, view_of
from baronage.server.house.room import Follower, LanguageFor, Place, Room, Watcher, in_english
from baronage.server.house.rooms import Rooms
from baronage.server.house.talking import Talking
from baronage.server.play.acts import Kind
from baronage.server.play.table import Table
from baronage.server.wire import View

USUAL_PARTS: Parts = frozenset(["words"])  # what is told unless somebody wants otherwise


class Watching:
    """Who sits there sees with the eyes of his seat, all others see what everybody may."""

    def __init__(self, rooms: Rooms, lounges: Lounges, talk: Talking) -> None:
        self.rooms, self.lounges, self.talk = rooms, lounges, talk
        self._watched: dict[Watcher, set[str]] = {}  # the tables and tournaments that each follows

    async def watch(
        self,
        watcher: Watcher,
        id: str,
        seat: int | None,
        invitation: str,
        request: int,
        want: Parts = USUAL_PARTS,
        language_for: LanguageFor = in_english,
    ) -> View:
        """Follow a table from now on; nothing lies between the view and the first update."""
        room = await self.rooms.shown(watcher.person, id, invitation)
        language = language_for(room.listing.game)
        await self._draw_first(room, watcher.person, seat, invitation, want, language)

        async def attempt() -> View:
            table, eyes = await self._eyes(room, watcher.person, seat, invitation)
            if self.rooms.store.shared:
                await self.talk.of(room)  # what others say from now on is new
            if seat is not None and table.missed[seat] and not table.over:
                await self.rooms.happen(room, table, seat, Kind.RETURN, {})
            page = self.rooms.page(room, table, eyes, language)
            await self.rooms.pencil.draw(page, parts_shown(want))
            room.watchers = [one for one in room.watchers if one[:2] != (watcher, eyes)]
            room.watchers.append(Follower(watcher, eyes, want, language))
            self._watched.setdefault(watcher, set()).add(id)
            return view_of(page, request, want)

        return await self.rooms.retry(room, attempt)

    async def follow(self, watcher: Watcher, id: str) -> None:
        """Follow a tournament from now on."""
        lounge = await self.lounges.find(id)
        async with lounge.lock:
            if self.rooms.store.shared:
                await self.talk.of(lounge)  # what others say from now on is new
            lounge.watchers = [one for one in lounge.watchers if one.watcher is not watcher]
            lounge.watchers.append(Follower(watcher, PUBLIC, frozenset()))
            self._watched.setdefault(watcher, set()).add(id)

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
        """All that somebody may know of a table. What happens while it is drawn is in it, or is told after it."""
        room = await self.rooms.shown(person, id, invitation)
        language = language_for(room.listing.game)
        await self._draw_first(room, person, seat, invitation, want, language)
        async with room.lock:
            table, eyes = await self._eyes(room, person, seat, invitation)
            page = self.rooms.page(room, table, eyes, language)
            await self.rooms.pencil.draw(page, parts_shown(want))
            return view_of(page, request, want)

    async def _draw_first(
        self, room: Room, person: str, seat: int | None, invitation: str, want: Parts, language: str
    ) -> None:
        """Draw what somebody wants to see while others go on at the table: with luck nothing happens meanwhile."""
        async with room.lock:
            table, eyes = await self._eyes(room, person, seat, invitation)
            page = self.rooms.page(room, table, eyes, language)
        await self.rooms.pencil.draw(page, parts_shown(want))

    async def _eyes(self, room: Room, person: str, seat: int | None, invitation: str) -> tuple[Table, int]:
        if seat is not None:
            await self.rooms.must_sit(room, person, seat, invitation)
        return await self.rooms.read_table(room), PUBLIC if seat is None else seat

    def unwatch(self, watcher: Watcher, id: str | None = None) -> None:
        """Stop following one table or tournament, or all of them."""
        for watched in [id] if id else list(self._watched.get(watcher, ())):
            self._watched.get(watcher, set()).discard(watched)
            room: Place | None = self.rooms.in_use.get(watched) or self.lounges.in_use.get(watched)
            if room is not None:
                room.watchers = [one for one in room.watchers if one.watcher is not watcher]
        if not self._watched.get(watcher):
            self._watched.pop(watcher, None)
