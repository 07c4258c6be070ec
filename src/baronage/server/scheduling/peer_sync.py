"""Synchronization with other processes: read what they wrote."""

from __future__ import annotations

from baronage.server.services.chat import ChatService
from baronage.server.services.journal import announced
from baronage.server.services.negotiation import Negotiation
from baronage.server.services.rooms import Rooms
from baronage.server.services.tournament_feeds import TournamentFeeds
from baronage.server.store.store import ACTED, CHANGED, CHATTED


class PeerSync:
    """Synchronization. Only rooms and feeds in use are read again; others are read on demand."""

    def __init__(self, rooms: Rooms, feeds: TournamentFeeds, chat: ChatService, negotiation: Negotiation) -> None:
        self.rooms, self.feeds, self.chat, self.negotiation = rooms, feeds, chat, negotiation

    async def apply(self, what: str, id: str, content: str = "") -> None:
        """Apply what another process wrote about a table or tournament; read it unless `content` holds it."""
        feed, room = self.feeds.in_use.get(id), self.rooms.in_use.get(id)
        if feed is not None:
            async with feed.lock:
                await (self.chat.sync(feed) if what == CHATTED else self.feeds.changed(id))
        if room is None:
            return
        async with room.lock:
            if what == ACTED:
                await self.rooms.catch_up(room, announced(content) if content else None)
            elif what == CHATTED:
                await self.chat.sync(room)
                await self.negotiation.sync(room)
            elif what == CHANGED:
                await self.rooms.reread(room)

    async def apply_all(self) -> None:
        """Read everything again after notifications from other processes were interrupted."""
        for id in [*self.rooms.in_use, *self.feeds.in_use]:
            for what in (CHANGED, ACTED, CHATTED):
                await self.apply(what, id)

    async def forget_name(self, person: str) -> None:
        """Remove a deleted person's name from rooms and chats in memory."""
        for feed in list(self.feeds.in_use.values()):
            async with feed.lock:
                feed.chat = None
        for room in list(self.rooms.in_use.values()):
            if room.listing.seats_of(person) or (room.chat and any(it.person == person for it in room.chat.entries)):
                async with room.lock:
                    room.chat = None
                    await self.rooms.reread(room)
