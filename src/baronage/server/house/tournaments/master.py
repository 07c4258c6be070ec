"""The master of tournaments: lets people make and join them, and sees by the clock to what goes on by itself.

Everything that happens to a tournament is one write, together with the tables that it opens: whoever kills the server between two
of them finds it as it was before, or after, and nothing half done or done twice. Several processes may be masters at once: of two
that do the same one succeeds.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import func, select

from baronage.bots import title
from baronage.engine.errors import Refusal
from baronage.engine.game import Game
from baronage.ranking.forms import ARENA, KNOCK_OUT, LEAGUE, following, pick
from baronage.ranking.pairing import Round
from baronage.ranking.standings import behind
from baronage.server.errors import Denied, in_a_line
from baronage.server.house.journal import begin
from baronage.server.house.listing import RUNNING, Listing, fresh_id, read_listings
from baronage.server.house.lounges import Lounges
from baronage.server.house.rating import BOT, Rater
from baronage.server.house.rooms import Rooms, again
from baronage.server.house.seating import told_apart
from baronage.server.house.tournaments.book import (
    ANNOUNCED,
    OFF,
    OVER,
    Entrant,
    Pairing,
    Tournament,
    counted,
    due,
    entering,
    opening,
    read_tournaments,
    standing,
)
from baronage.server.house.tournaments.forecasting import Forecaster
from baronage.server.house.tournaments.terms import Terms
from baronage.server.pace import Post
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.play.table import Table
from baronage.server.store.schema import journal, tables, tournaments
from baronage.server.store.store import CHANGED
from baronage.server.store.writer import Conflict, Statement
from baronage.server.words import say

MOST_MADE = 5  # of one host, that are announced or run
FARTHEST = 366 * 86_400.0  # seconds ahead that one may be announced
AGAIN = 3.0  # seconds after which those who wait in an arena are looked at again
DAY = 86_400.0
LONGEST_ID = 32
# what somebody does himself; all else a bot or the clock does for him
OWN = (Kind.PLAY, Kind.BACK, Kind.DRAFT, Kind.UNDO, Kind.ANSWERS, Kind.RETURN, Kind.PAUSE)

log = logging.getLogger("baronage.server")


class Master:
    """`step` is called every few seconds."""

    def __init__(self, rooms: Rooms, rater: Rater, lounges: Lounges) -> None:
        self.rooms, self.rater, self.lounges = rooms, rater, lounges
        self.store, self.clock = rooms.store, rooms.clock
        self.forecaster = Forecaster()

    # --- what people do -----------------------------------------------------------------------------------------

    async def make(self, host: str, name: str, game: Game, terms: Terms, starts: float, entered: list[str]) -> str:
        """Announce one, with these bots to begin with; its id."""
        terms.check(game, entered)
        now = self.clock.today()
        if not now <= starts + 60 <= now + FARTHEST:
            raise Denied("refused", say("tournament-starts"), "starts")
        live = tournaments.c.status.in_([ANNOUNCED, RUNNING])
        mine = select(func.count()).where(tournaments.c.host == host, live)
        if (await asyncio.to_thread(self.store.read, mine))[0][0] >= MOST_MADE:
            raise Denied("refused", say("tournament-most", most=MOST_MADE))
        seed = int.from_bytes(os.urandom(3), "big")
        bots = tuple(Entrant(number, "", bot, title(bot), now) for number, bot in enumerate(entered, 1))
        begins = max(now, starts)
        made = Tournament(
            fresh_id(), name, host, game, terms, ANNOUNCED, now, begins, seed, wakes=begins, entrants=bots
        )
        await self.store.write(*made.inserts())
        return made.id

    async def find(self, id: str) -> Tournament:
        """One, by its id."""
        found: list[Tournament] = []
        if len(id) <= LONGEST_ID and "\0" not in id:
            wanted = tournaments.c.id == id
            found = await asyncio.to_thread(read_tournaments, self.store, self.rooms.games, wanted)
        if not found:
            raise Denied("no-tournament", say("no-tournament"))
        return found[0]

    async def join(self, person: str, id: str) -> int:
        """Take part, or come back after having left; the number on the list."""

        async def attempt() -> int:
            found, now = await self.find(id), self.clock.today()
            one = found.entrant(person)
            if found.status not in (ANNOUNCED, RUNNING):
                raise Denied("refused", say("tournament-over"))
            if not found.terms.open:
                raise Denied("refused", say("tournament-bots-only"))
            if one is not None and one.left is None:
                raise Denied("refused", say("tournament-joined"))
            if found.status == RUNNING and not may_enter(found, one):
                raise Denied("refused", say("tournament-begun"))
            if one is None and sum(it.left is None for it in found.entrants) >= found.terms.most:
                raise Denied("refused", say("tournament-full"))
            wakes = now if found.status == RUNNING and found.terms.is_timed else found.wakes
            new = one or Entrant(len(found.entrants) + 1, person, "", "", now)
            if found.status == RUNNING and new.order is None:
                new = replace(new, order=len(found.entrants))  # who comes late is last of the list
            new = replace(new, left=None)
            said = entering(id, new) if one is None else standing(id, new)
            await self._change(found, said, wakes=wakes)
            return new.number

        return await again(attempt)

    async def leave(self, person: str, id: str) -> None:
        """Take no part any more: nobody waits for him in later rounds; the table at which he sits he plays to its end."""

        async def attempt() -> None:
            found = await self.find(id)
            one = found.entrant(person)
            if one is None or one.left is not None or found.status not in (ANNOUNCED, RUNNING):
                raise Denied("refused", say("tournament-not-in"))
            await self._change(found, standing(id, replace(one, left=self.clock.today())))

        await again(attempt)

    async def call_off(self, person: str, id: str) -> None:
        """Let the host call it off before it begins."""

        async def attempt() -> None:
            found = await self.find(id)
            if person != found.host:
                raise Denied("refused", say("tournament-host"))
            if found.status != ANNOUNCED:
                raise Denied("refused", say("tournament-has-begun"))
            await self._change(found, status=OFF, ended=self.clock.today(), wakes=None)

        await again(attempt)

    async def _change(self, found: Tournament, *said: Statement, **new: Any) -> None:
        """Something happens to a tournament: it is written down, and those who follow it are told, here and elsewhere."""
        await self.store.write(*found.change(**new), *said, *self.store.announce(CHANGED, found.id))
        self.lounges.tell(found.id, new.get("status", found.status))

    # --- what goes on by itself ---------------------------------------------------------------------------------

    async def step(self) -> None:
        """See to every tournament whose time has come."""
        self.lounges.forget()
        for id in await asyncio.to_thread(due, self.store, self.clock.today()):
            try:
                await self.advance(id)
            except Conflict:  # another process has done it
                continue
            except Refusal as refusal:
                log.error("the tournament %s: %s", id, in_a_line(refusal))

    async def advance(self, id: str) -> None:
        """Count what is over, and open what comes next: in one write."""
        found, now = await self.find(id), self.clock.today()
        if found.status == ANNOUNCED:
            if now >= found.starts:
                await self._start(found, now)
            return
        if found.status != RUNNING:
            return
        after, said = await self._count(found, now)
        one, wakes = self._next(after, now)
        if one is not None:
            await self._open(found, after, one, now, said)
            return
        if wakes is None and not after.waits:
            await self._change(found, *said, status=OVER, ended=now, wakes=None)
        elif said:
            await self._change(found, *said, wakes=wakes)
        else:  # nothing to tell
            await self.store.write(*found.change(wakes=wakes))

    async def _start(self, found: Tournament, now: float) -> None:
        there = [one for one in found.entrants if one.left is None]
        if len(there) < found.terms.seats:
            await self._change(found, status=OFF, ended=now, wakes=None)
            return
        await self.rater.count()
        keys = {one.number: one.person or BOT + one.bot for one in there}
        known = await asyncio.to_thread(self.rater.of, keys.values(), found.game.name, found.terms.seats)
        strongest = sorted(there, key=lambda one: (-known[keys[one.number]].mean, one.number))
        ordered = {one.number: replace(one, order=at) for at, one in enumerate(strongest)}
        everybody = tuple(ordered.get(one.number, one) for one in found.entrants)
        begun = replace(found, status=RUNNING, started=now, entrants=everybody)
        said = [standing(found.id, one) for one in ordered.values()]
        one, _ = self._next(begun, now)
        await self._open(found, begun, one or Round(()), now, said)

    def _next(self, found: Tournament, now: float) -> tuple[Round | None, float | None]:
        """The round that is to be opened now, or none; and when to look again, if not only after a table."""
        terms, plan, played = found.terms, found.plan, found.played
        begun = found.started or now
        if terms.form == ARENA:
            return self._sit_down(found, now)
        if terms.form == LEAGUE:
            if len(played) >= plan.rounds:
                return None, None
            date = begun + len(played) * terms.days * DAY
            return (following(plan, found.players, played, {}, found.out), None) if now >= date else (None, date)
        if found.waits:
            return None, None
        coming = following(plan, found.players, played, found.places, found.out)
        resumes = max((one.done or 0.0 for one in found.pairings), default=0.0) + terms.pause
        if coming is not None and now < resumes:
            return None, resumes
        return coming, None

    def _wakes(self, found: Tournament, now: float) -> float | None:
        """When to look again after a round was opened; None: when a table is over."""
        if found.terms.form == LEAGUE and len(found.rounds) < found.plan.rounds:
            return (found.started or now) + len(found.rounds) * found.terms.days * DAY
        # in an arena others wait; and where all who were to play have won without a game no table is ever over
        return now + AGAIN if found.terms.is_timed or not found.waits else None

    def _sit_down(self, found: Tournament, now: float) -> tuple[Round | None, float | None]:
        """In an arena: those who wait sit down, until the time is over."""
        if now >= (found.started or now) + found.terms.minutes * 60:
            return None, None
        busy = {number for one in found.waits for number in one.seats}
        since = {one.number: one.joined for one in found.entrants}
        for one in found.pairings:
            since |= dict.fromkeys(one.seats, one.done or now)
        free = [one for one in found.entrants if one.left is None and one.number not in busy]
        waiting = [one.key for one in sorted(free, key=lambda one: (since[one.number], one.number))]
        points = {line.player: line.points for line in found.standings()}
        made = pick(found.plan, waiting, points, found.played)
        return (replace(made, byes=()) if made.tables else None), now + AGAIN

    # --- opening ------------------------------------------------------------------------------------------------

    async def _open(
        self, before: Tournament, now_is: Tournament, one: Round, now: float, said: Sequence[Statement]
    ) -> None:
        """Write down a round with all its tables, which run from then on."""
        number = len(now_is.rounds)
        listings = [self._listing(now_is, table) for table in one.tables]
        made = [
            Pairing(number, at, listing.id, tuple(map(int, table)))
            for at, (listing, table) in enumerate(zip(listings, one.tables, strict=True))
        ]
        begun = await asyncio.to_thread(lambda: [begin(listing, self.rooms.tempo) for listing in listings])
        for table in begun:
            table.ahead = self.clock.ahead()
        waits = [table.waits() for table in begun]
        after = replace(now_is, rounds=(*now_is.rounds, (now, one)), pairings=(*now_is.pairings, *made))
        wakes = self._wakes(after, now)
        await self._change(
            before,
            *said,
            *(statement for listing in listings for statement in listing.inserts()),
            *(self.rooms.alarm(table, wait) for table, wait in zip(begun, waits, strict=True)),
            *opening(before.id, number, now, one, made),
            *self._notices(now_is, number, listings, begun, now),
            status=RUNNING,
            started=now_is.started,
            wakes=wakes,
        )
        for listing, table, wait in zip(listings, begun, waits, strict=True):
            self.rooms.add(listing, table, wait)

    def _notices(
        self, found: Tournament, number: int, listings: Sequence[Listing], begun: Sequence[Table], now: float
    ) -> list[Statement]:
        """What people who are elsewhere are told: that a round begins, and where they are asked."""
        desk = self.rooms.desk
        if desk is None:
            return []
        told: list[Statement] = []
        for listing, table in zip(listings, begun, strict=True):
            for person in sorted({sitter.person for sitter in listing.sitters if sitter.person}):
                told += desk.of_round(person, found.id, found.name, number + 1, now, listing)
            told += desk.of_act(listing, table, listing.started or now)
        return told

    def _listing(self, found: Tournament, table: Sequence[str]) -> Listing:
        terms, pace = found.terms, found.terms.read_pace()
        by_number = {one.key: one for one in found.entrants}
        sitters = told_apart([self._sitter(terms, by_number[key]) for key in table])
        options = found.game.setup(len(table), terms.played_with(found.game, pace)).document()
        today = self.clock.today()
        return Listing(
            fresh_id(),
            found.game,
            options,
            pace,
            True,
            found.host,
            sitters,
            today,
            os.urandom(32),
            status=RUNNING,
            started=today if isinstance(pace, Post) else self.clock(),
            stand_in=terms.stand_in or None,
            hints=False,
            rated=terms.rated,
        )

    def _sitter(self, terms: Terms, one: Entrant) -> Sitter:
        bot = one.bot or (terms.replaced_by if one.left is not None else "")
        return Sitter("", bot, title(bot)) if bot else Sitter(one.person, "", one.name)

    # --- counting -----------------------------------------------------------------------------------------------

    async def _count(self, found: Tournament, now: float) -> tuple[Tournament, list[Statement]]:
        """What came of tables that are over since; who never came to his takes no part any more."""
        ids = [one.table for one in found.waits]
        wanted = [tables.c.id.in_(ids), tables.c.status != RUNNING]
        over = await asyncio.to_thread(read_listings, self.store, self.rooms.games, *wanted) if ids else []
        listed = {one.id: one for one in over}
        people = {one.number: one for one in found.entrants}
        gone: dict[int, Entrant] = {}
        new: dict[str, Pairing] = {}
        for one in found.waits:
            listing = listed.get(one.table)
            if listing is None:
                continue
            absent = await asyncio.to_thread(self._absent, one, listing, people)
            counts = bool(listing.places) and not listing.void
            new[one.table] = replace(one, done=now, places=behind(listing.places or (), absent) if counts else None)
            away = [one.seats[seat] for seat in absent]
            away += [
                number for number, it in zip(one.seats, listing.sitters, strict=True) if _taken_over(people[number], it)
            ]
            gone |= {number: replace(people[number], left=now) for number in away if people[number].left is None}
        after = replace(
            found,
            pairings=tuple(new.get(one.table, one) for one in found.pairings),
            entrants=tuple(gone.get(one.number, one) for one in found.entrants),
        )
        said = [counted(found.id, one) for one in new.values()] + [standing(found.id, one) for one in gone.values()]
        return after, said

    def _absent(self, one: Pairing, listing: Listing, people: dict[int, Entrant]) -> set[int]:
        """The seats of people who were asked, and never did anything themselves. Blocks."""
        seats = {
            seat for seat, number in enumerate(one.seats) if people[number].person and listing.sitters[seat].person
        }
        wanted = select(journal.c.seat, journal.c.kind, journal.c.body).where(
            journal.c.table == listing.id, journal.c.seat.in_(seats)
        )
        came, missed = set(), set()
        for row in self.store.read(wanted) if seats else ():
            by_another = row.kind == Kind.LAPSE or (row.kind == Kind.PLAY and "by" in msgspec.json.decode(row.body))
            if by_another:
                missed.add(row.seat)
            elif row.kind in OWN:
                came.add(row.seat)
        return missed - came


def _taken_over(one: Entrant, sitter: Sitter) -> bool:
    """Did another person take the seat over?"""
    return bool(one.person) and bool(sitter.person) and sitter.person != one.person


def may_enter(found: Tournament, one: Entrant | None) -> bool:
    """May somebody join one that runs? Who was in it comes back where that changes nobody's opponents that were."""
    terms = found.terms
    if one is None or one.order is None:
        return terms.may_come_late
    return terms.form != KNOCK_OUT
