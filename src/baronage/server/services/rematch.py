"""Follow-up tables: a rematch, a branch from a finished game, and a trial board from a running one."""

from __future__ import annotations

import asyncio
import copy
import logging
import os
from dataclasses import replace

from baronage.bots import seat_name
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import PUBLIC, State
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.services.campaign_files import CampaignFiles
from baronage.server.services.journal import written
from baronage.server.services.listing import ARCHIVED, OPEN, RUNNING, Listing
from baronage.server.services.rooms import Rooms
from baronage.server.services.seating import Seating, distinct_names, is_complete, without_campaign_files
from baronage.server.services.substitution import Substitution, origin
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed

log = logging.getLogger("baronage.server")


class Rematch:
    """Tables that follow from others."""

    def __init__(
        self, rooms: Rooms, seating: Seating, substitution: Substitution, campaign_files: CampaignFiles
    ) -> None:
        self.rooms, self.seating, self.substitution, self.campaign_files = rooms, seating, substitution, campaign_files
        self.store = rooms.store

    async def rematch(self, person: str, name: str, id: str, address: str = "") -> str:
        """Create or join a rematch and return its id. It starts when all players have joined."""
        room = await self.rooms.find_visible(person, id)

        async def invite() -> str:
            old = room.listing
            if not old.over:
                raise ApiError("refused", msg("game-not-over"))
            if not old.seats_of(person):
                raise ApiError("refused", msg("players-rematch"))
            if (
                old.next is None or (await self.rooms.find(old.next)).listing.status == ARCHIVED
            ):  # or it was closed again
                occupants = [
                    Occupant(bot=it.bot, name=it.name if it.bot else "", invited=not it.bot) for it in old.occupants
                ]
                mine = await self._back_on(person, name, old)
                for seat, occupant in mine.items():  # at once: the notification of the others names the first player
                    occupants[seat] = occupant
                options = without_campaign_files(old.game, old.options, old.campaign_file)
                new = self.seating.new(
                    person, old.game, options, occupants, old.time_control, old.public, old.campaign_file, old.stand_in
                )
                new = replace(new, hints=old.hints, rated=old.rated)
                changed, statements = old.change(self.store, next=new.id)
                await self.store.write(*new.inserts(), *statements)
                self.rooms.relist(room, changed)
                return new.id
            return old.next

        following = await self.rooms.find(await self.rooms.retry(room, invite, reread=True))

        async def sit() -> None:
            listing = following.listing
            await self.substitution.must_be_welcome(person, listing)
            here = origin(listing, address)
            mine = await self._back_on(person, name, room.listing)
            who = {seat: replace(it, origin=here) for seat, it in mine.items() if listing.occupants[seat].open}
            if listing.status == OPEN and who:
                await self.seating.sit(following, who)
            if following.listing.status == OPEN and is_complete(following.listing):
                try:
                    await self.seating.begin(following)
                except Refusal:  # an occupant's campaign file can't be used: they choose another, and the host starts
                    log.info("the rematch %s waits for its host", following.listing.id)

        await self.rooms.retry(following, sit, reread=True)
        return following.listing.id

    async def branch(self, person: str, name: str, id: str, move: int, seat: int, bot: str, then: str = "") -> str:
        """Continue a finished game from one of its moves, after what `then` says in notation: this person on one seat,
        bots on the others. Return the new table's id.
        """
        old = (await self.rooms.find_replayable(person, id)).listing
        if not old.over:
            raise ApiError("refused", msg("game-not-over"))
        if not old.published:
            raise ApiError("refused", msg("secret-no-branch"))
        await self.seating.must_not_host_too_many(person)
        if not 0 <= seat < len(old.occupants):
            raise ApiError("refused", msg("no-seat"))
        record = copy.copy((await self.rooms.table(await self.rooms.find(id))).match.record)
        if not 0 <= move <= len(record.moves):
            raise ApiError("refused", msg("game-moves", moves=len(record.moves)))
        match = await asyncio.to_thread(record.replay, move)
        if then:
            await asyncio.to_thread(match.play, seat, then)
        if match.over:
            raise ApiError("refused", msg("moment-over"))
        return await self._play_on(person, name, old, match.state, seat, bot)

    async def try_out(self, person: str, name: str, id: str, seat: int, bot: str) -> str:
        """Create a trial board from a running game, with hidden information guessed. Return the new table's id.

        A trial board is a form of help, so it needs hints to be allowed.
        """
        room = await self.rooms.find_visible(person, id)
        async with room.lock:
            if seat not in room.listing.seats_of(person):
                raise ApiError("not-yours", msg("seat-not-yours"))
            if room.listing.status != RUNNING:
                raise ApiError("refused", msg("game-not-running"))
            if not room.listing.hinted:
                raise ApiError("refused", msg("no-hints"))
            seen = (await self.rooms.read_table(room)).seen(seat)
        await self.seating.must_not_host_too_many(person)
        guess = await asyncio.to_thread(seen.fill, seat, Chance(int.from_bytes(os.urandom(8), "big")))
        return await self._play_on(person, name, room.listing, guess, seat, bot, sampled=True)

    async def _play_on(
        self, person: str, name: str, old: Listing, state: State, seat: int, bot: str, sampled: bool = False
    ) -> str:
        """Create a table that starts in `state`: this person on one seat, bots on the others."""
        occupants = [Occupant("", bot, seat_name(bot)) for _ in old.occupants]
        occupants[seat] = Occupant(person, "", name)
        occupants = distinct_names(occupants)
        new = self.seating.new(person, old.game, old.options, occupants, Untimed(), False, "")  # without campaign files
        listing = replace(new, status=RUNNING, started=self.rooms.clock(), sampled=sampled)
        table = self.rooms.set_up(listing)
        change = table.apply(self.rooms.clock(), PUBLIC, Kind.BEGIN, {"state": state.dump()})
        waits = table.waits()
        await self.store.write(*listing.inserts(), written(table, change), self.rooms.lease(table, waits))
        self.rooms.add(listing, table, waits)
        return listing.id

    async def _back_on(self, person: str, name: str, old: Listing) -> dict[int, Occupant]:
        """Return a person as the occupant of their former seats, with the same campaign files where these are free."""
        free = (
            {kept.id for kept in await self.campaign_files.mine(person) if kept.table is None}
            if old.campaign_file
            else set()
        )
        brought = {seat: old.occupants[seat].campaign_file for seat in old.seats_of(person)}
        return {
            seat: Occupant(person, "", name, True, campaign_file if campaign_file in free else "")
            for seat, campaign_file in brought.items()
        }
