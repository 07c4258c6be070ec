"""Moderation at tables: remove a chat message, end a table, void a game.

Each action is stored in one commit with the admin and the reason (`accounts/reports.py`). The players of the table can read
it.
"""

from __future__ import annotations

from functools import partial

from baronage.server.accounts.accounts import Person
from baronage.server.accounts.reports import ModerationAction, Reports
from baronage.server.club.ratings import Rater
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.services.campaign_files import kind_of
from baronage.server.services.chat import ChatService
from baronage.server.services.listing import ARCHIVED, OPEN, OVER
from baronage.server.services.rooms import Rooms


class Moderation:
    """Moderation actions at tables."""

    def __init__(self, rooms: Rooms, chat: ChatService, reports: Reports, rater: Rater) -> None:
        self.rooms, self.chat, self.reports, self.rater = rooms, chat, reports, rater

    async def remove_message(self, admin: Person, action: ModerationAction) -> str:
        """Remove a reported message. All readers see that it was removed."""
        if not action.table or not action.line:
            raise ApiError("refused", msg("no-line-reported"))
        return await self.chat.remove_message(action.table, action.line, partial(self.reports.do, admin, action))

    async def end(self, admin: Person, action: ModerationAction) -> str:
        """End an open or running table without a result, or void a finished game."""
        room = await self.rooms.find(action.table)

        async def attempt() -> str:
            listing, now = room.listing, self.rooms.clock.today()
            if action.kind == "void":
                if listing.status != OVER or listing.void:
                    raise ApiError("refused", msg("void-what"))
                changed, statements = listing.change(self.rooms.store, void=True)
            else:
                if listing.status in (OVER, ARCHIVED):
                    raise ApiError("refused", msg("end-what"))
                ended = None if listing.status == OPEN else now
                changed, statements = listing.change(self.rooms.store, status=ARCHIVED, note="", void=True, ended=ended)
                statements.append(self.rooms.leases.end(listing.id))
                if listing.campaign_file:
                    kind = kind_of(listing.game, listing.campaign_file)
                    statements += self.rooms.campaign_files.give_back(listing.id, kind, listing.occupants, None, now)
            id = await self.reports.do(admin, action, *statements)
            room.table = None if action.kind == "end" else room.table
            self.rooms.relist(room, changed)
            self.rooms.scheduler.changed(room)
            return id

        found = await self.rooms.retry(room, attempt, reread=True)
        if action.kind == "void" and room.listing.rated:
            await self.rater.recount()
        return found
