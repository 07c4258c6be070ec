"""Playing again: a rematch, and playing on from a moment of a game that is over, or as it stands for one seat."""

from __future__ import annotations

import asyncio
import copy
import logging
import os
from dataclasses import replace

from baronage.bots import title
from baronage.engine.chance import Chance
from baronage.engine.errors import Refusal
from baronage.engine.flow import PUBLIC, State
from baronage.server.errors import Denied
from baronage.server.house.absence import Absence, origin
from baronage.server.house.journal import written
from baronage.server.house.listing import ARCHIVED, OPEN, RUNNING, Listing
from baronage.server.house.papers import Papers
from baronage.server.house.rooms import Rooms
from baronage.server.house.seating import Seating, is_complete, told_apart, without_papers
from baronage.server.pace import Untimed
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.words import say

log = logging.getLogger("baronage.server")


class PlayingAgain:
    """Tables that follow from others."""

    def __init__(self, rooms: Rooms, seating: Seating, absence: Absence, papers: Papers) -> None:
        self.rooms, self.seating, self.absence, self.papers = rooms, seating, absence, papers
        self.store = rooms.store

    async def rematch(self, person: str, name: str, id: str, address: str = "") -> str:
        """Again, the same: the first who asks makes the table, the others join it; it starts when all are there."""
        room = await self.rooms.shown(person, id)

        async def invite() -> str:
            old = room.listing
            if not old.over:
                raise Denied("refused", say("game-not-over"))
            if not old.seats_of(person):
                raise Denied("refused", say("players-rematch"))
            if (
                old.next is None or (await self.rooms.find(old.next)).listing.status == ARCHIVED
            ):  # or it was closed again
                sitters = [Sitter(bot=it.bot, name=it.name if it.bot else "", invited=not it.bot) for it in old.sitters]
                mine = await self._back_on(person, name, old)
                for seat, sitter in mine.items():  # at once: the others are told who asks
                    sitters[seat] = sitter
                options = without_papers(old.game, old.options, old.paper)
                new = self.seating.new(
                    person, old.game, options, sitters, old.pace, old.public, old.paper, old.stand_in
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
            await self.absence.must_be_welcome(person, listing)
            here = origin(listing, address)
            mine = await self._back_on(person, name, room.listing)
            who = {seat: replace(it, origin=here) for seat, it in mine.items() if listing.sitters[seat].open}
            if listing.status == OPEN and who:
                await self.seating.sit(following, who)
            if following.listing.status == OPEN and is_complete(following.listing):
                try:
                    await self.seating.begin(following)
                except Refusal:  # what somebody brings can't play: he brings something else, and the host starts it
                    log.info("the rematch %s waits for its host", following.listing.id)

        await self.rooms.retry(following, sit, reread=True)
        return following.listing.id

    async def branch(self, person: str, name: str, id: str, move: int, seat: int, bot: str) -> str:
        """Play on from a moment of a game that is over: this person on one of its seats, bots on the others."""
        old = (await self.rooms.played(person, id)).listing
        if not old.over:
            raise Denied("refused", say("game-not-over"))
        if not old.published:
            raise Denied("refused", say("secret-no-branch"))
        await self.seating.must_not_host_too_many(person)
        if not 0 <= seat < len(old.sitters):
            raise Denied("refused", say("no-seat"))
        record = copy.copy((await self.rooms.table(await self.rooms.find(id))).match.record)
        if not 0 <= move <= len(record.moves):
            raise Denied("refused", say("game-moves", moves=len(record.moves)))
        match = await asyncio.to_thread(record.replay, move)
        if match.over:
            raise Denied("refused", say("moment-over"))
        return await self._play_on(person, name, old, match.state, seat, bot)

    async def try_out(self, person: str, name: str, id: str, seat: int, bot: str) -> str:
        """A board of one's own from a game that runs: as it stands for this seat, what is hidden from it guessed.

        It is a help, and so only where hints are agreed on.
        """
        room = await self.rooms.shown(person, id)
        async with room.lock:
            if seat not in room.listing.seats_of(person):
                raise Denied("not-yours", say("seat-not-yours"))
            if room.listing.status != RUNNING:
                raise Denied("refused", say("game-not-running"))
            if not room.listing.hinted:
                raise Denied("refused", say("no-hints"))
            seen = (await self.rooms.read_table(room)).seen(seat)
        await self.seating.must_not_host_too_many(person)
        guess = await asyncio.to_thread(seen.fill, seat, Chance(int.from_bytes(os.urandom(8), "big")))
        return await self._play_on(person, name, room.listing, guess, seat, bot, sampled=True)

    async def _play_on(
        self, person: str, name: str, old: Listing, state: State, seat: int, bot: str, sampled: bool = False
    ) -> str:
        """A table that begins in a state: this person on one seat, bots on the others."""
        sitters = [Sitter("", bot, title(bot)) for _ in old.sitters]
        sitters[seat] = Sitter(person, "", name)
        sitters = told_apart(sitters)
        new = self.seating.new(
            person, old.game, old.options, sitters, Untimed(), False, ""
        )  # nobody's papers are at stake
        listing = replace(new, status=RUNNING, started=self.rooms.clock(), sampled=sampled)
        table = self.rooms.set_up(listing)
        change = table.act(self.rooms.clock(), PUBLIC, Kind.BEGIN, {"state": state.dump()})
        waits = table.waits()
        await self.store.write(*listing.inserts(), written(table, change), self.rooms.alarm(table, waits))
        self.rooms.add(listing, table, waits)
        return listing.id

    async def _back_on(self, person: str, name: str, old: Listing) -> dict[int, Sitter]:
        """Somebody on the seats that he had, with what he brought there as far as it can be brought again."""
        free = {kept.id for kept in await self.papers.mine(person) if kept.table is None} if old.paper else set()
        brought = {seat: old.sitters[seat].paper for seat in old.seats_of(person)}
        return {seat: Sitter(person, "", name, True, paper if paper in free else "") for seat, paper in brought.items()}
