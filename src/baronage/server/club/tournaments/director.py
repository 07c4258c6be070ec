"""The tournament director: creating and joining tournaments, and their automatic course.

Each change is one write, together with the tables it opens. A crash leaves the tournament as it was before or after,
never in between. Several processes may run a director: of two that make the same change, one succeeds.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import func, or_, select

from baronage.bots import seat_name, title
from baronage.engine.core.errors import Refusal
from baronage.engine.game.game import Game
from baronage.ranking.forms import ARENA, KNOCK_OUT, LEAGUE, following, pick
from baronage.ranking.pairing import Round
from baronage.ranking.standings import behind
from baronage.server.club.ratings import BOT, Rater
from baronage.server.club.tournaments.config import TournamentConfig
from baronage.server.club.tournaments.forecast import Forecaster
from baronage.server.club.tournaments.models import (
    ANNOUNCED,
    OFF,
    OVER,
    Entrant,
    Pairing,
    Tournament,
    due,
    insert_entrant,
    insert_round,
    read_tournaments,
    update_entrant,
    update_places,
    update_result,
)
from baronage.server.errors import ApiError, in_a_line
from baronage.server.locale import msg
from baronage.server.services.journal import begin
from baronage.server.services.listing import RUNNING, Listing, fresh_id, read_listings
from baronage.server.services.rooms import Rooms, again
from baronage.server.services.seating import distinct_names
from baronage.server.services.tournament_feeds import TournamentFeeds
from baronage.server.store.schema import entrants, journal, tables, tournaments
from baronage.server.store.store import CHANGED
from baronage.server.store.writer import Conflict, Statement
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.table import Table
from baronage.server.time_control import Correspondence

MAX_HOSTED = 5  # announced or running tournaments per host
FARTHEST = 366 * 86_400.0  # seconds ahead that a tournament may be announced
AGAIN = 3.0  # seconds between two pairings in an arena
GATHER_TIME = 5.0  # seconds that free players of an arena wait for others to finish
DAY = 86_400.0
LONGEST_ID = 32
# Kinds of entries that a player makes personally, not a bot or the clock.
PERSONAL_KINDS = (Kind.PLAY, Kind.BACK, Kind.DRAFT, Kind.UNDO, Kind.ANSWERS, Kind.RETURN, Kind.PAUSE)

log = logging.getLogger("baronage.server")


class Director:
    """The director. `step` is called every few seconds."""

    def __init__(self, rooms: Rooms, rater: Rater, feeds: TournamentFeeds) -> None:
        self.rooms, self.rater, self.feeds = rooms, rater, feeds
        self.store, self.clock = rooms.store, rooms.clock
        self.forecaster = Forecaster()

    # --- requests -----------------------------------------------------------------------------------------------

    async def make(
        self,
        host: str,
        name: str,
        game: Game,
        config: TournamentConfig,
        starts: float,
        entered: list[str],
        description: str = "",
        password: str = "",
        most: int | None = MAX_HOSTED,
    ) -> str:
        """Announce a tournament with these bots, and return its id.

        `password` is a hash; `most` is how many unfinished tournaments the host may have.
        """
        config.check(game, entered)
        now = self.clock.today()
        if not now <= starts + 60 <= now + FARTHEST:
            raise ApiError("refused", msg("tournament-starts"), "starts")
        live = tournaments.c.status.in_([ANNOUNCED, RUNNING])
        mine = select(func.count()).where(tournaments.c.host == host, live)
        if most is not None and (await asyncio.to_thread(self.store.read, mine))[0][0] >= most:
            raise ApiError("refused", msg("tournament-most", most=most))
        seed = int.from_bytes(os.urandom(3), "big")
        bots = tuple(Entrant(number, "", bot, title(bot), now) for number, bot in enumerate(entered, 1))
        begins = max(now, starts)
        made = Tournament(
            fresh_id(), name, host, game, config, ANNOUNCED, now, begins, seed, wakes=begins, entrants=bots
        )
        made = replace(made, description=description, password=password, series=made.id if config.every else "")
        await self.store.write(*made.inserts())
        return made.id

    async def find(self, id: str, ruled: bool = True) -> Tournament:
        """Return a tournament by its id; raise ApiError if there is none. Without `ruled`, return results as played."""
        found: list[Tournament] = []
        if len(id) <= LONGEST_ID and "\0" not in id:
            wanted = tournaments.c.id == id
            read = partial(read_tournaments, self.store, self.rooms.games, wanted, ruled=ruled)
            found = await asyncio.to_thread(read)
        if not found:
            raise ApiError("no-tournament", msg("no-tournament"))
        return found[0]

    async def join(self, person: str, id: str) -> int:
        """Join a tournament, or return after leaving; return the entrant's number."""

        async def attempt() -> int:
            found, now = await self.find(id), self.clock.today()
            one = found.entrant(person)
            if found.status not in (ANNOUNCED, RUNNING):
                raise ApiError("refused", msg("tournament-over"))
            if not found.config.open:
                raise ApiError("refused", msg("tournament-bots-only"))
            if one is not None and one.left is None:
                raise ApiError("refused", msg("tournament-joined"))
            if one is not None and one.number in found.removed:
                raise ApiError("refused", msg("tournament-removed"))
            if found.status == RUNNING and not may_enter(found, one):
                raise ApiError("refused", msg("tournament-begun"))
            if one is None and sum(it.left is None for it in found.entrants) >= found.config.most:
                raise ApiError("refused", msg("tournament-full"))
            wakes = now if found.status == RUNNING and found.config.is_timed else found.wakes
            new = one or Entrant(len(found.entrants) + 1, person, "", "", now)
            if found.status == RUNNING and new.order is None:
                new = replace(new, order=len(found.entrants))  # late entrants are last in the order
            new = replace(new, left=None)
            statements = insert_entrant(id, new) if one is None else update_entrant(id, new)
            await self.change(found, statements, wakes=wakes)
            return new.number

        return await again(attempt)

    async def leave(self, person: str, id: str) -> None:
        """Leave a tournament. The person plays the current table to its end, but no later rounds."""

        async def attempt() -> None:
            found = await self.find(id)
            one = found.entrant(person)
            if one is None or one.left is not None or found.status not in (ANNOUNCED, RUNNING):
                raise ApiError("refused", msg("tournament-not-in"))
            await self.change(found, update_entrant(id, replace(one, left=self.clock.today())))

        await again(attempt)

    async def cancel(self, id: str) -> None:
        """Cancel a tournament before it begins. That also ends its series."""

        async def attempt() -> None:
            found = await self.find(id)
            if found.status != ANNOUNCED:
                raise ApiError("refused", msg("tournament-has-begun"))
            await self.change(found, status=OFF, ended=self.clock.today(), wakes=None)

        await again(attempt)

    async def withdraw(self, person: str) -> None:
        """Cancel the tournaments that this person hosts and that have not begun, and leave all others."""
        mine = select(entrants.c.tournament).where(entrants.c.person == person, entrants.c.left.is_(None))
        concerned = or_(tournaments.c.host == person, tournaments.c.id.in_(mine))
        live = tournaments.c.status.in_([ANNOUNCED, RUNNING])
        wanted = select(tournaments.c.id, tournaments.c.host).where(live, concerned)
        for row in await asyncio.to_thread(self.store.read, wanted):
            if row.host == person:
                with suppress(ApiError):  # it began or ended meanwhile
                    await self.cancel(row.id)
            with suppress(ApiError):
                await self.leave(person, row.id)

    async def change(self, found: Tournament, *statements: Statement, **new: Any) -> None:
        """Store a change of a tournament, and notify its subscribers in all processes."""
        await self.store.write(*found.change(**new), *statements, *self.store.announce(CHANGED, found.id))
        self.feeds.tell(found.id, new.get("status", found.status))

    # --- automatic course ---------------------------------------------------------------------------------------

    async def step(self) -> None:
        """Advance every tournament that is due."""
        self.feeds.forget()
        for id in await asyncio.to_thread(due, self.store, self.clock.today()):
            try:
                await self.advance(id)
            except Conflict:  # another process has done it
                continue
            except Refusal as refusal:
                log.error("the tournament %s: %s", id, in_a_line(refusal))

    async def advance(self, id: str) -> None:
        """Count finished tables and open the next round, in one write."""
        found, now = await self.find(id), self.clock.today()
        if found.status == ANNOUNCED:
            if now >= found.starts:
                await self._start(found, now)
            return
        if found.status != RUNNING:
            return
        after, statements = await self._count(found, now)
        one, wakes = self._next(after, now)
        if one is not None:
            await self._open(found, after, one, now, statements)
            return
        if wakes is None and not after.waits:
            await self.change(found, *statements, *update_places(after), status=OVER, ended=now, wakes=None)
        elif statements:
            await self.change(found, *statements, wakes=wakes)
        else:  # no change to announce
            await self.store.write(*found.change(wakes=wakes))

    async def _start(self, found: Tournament, now: float) -> None:
        there = [one for one in found.entrants if one.left is None]
        if len(there) < found.config.seats:
            await self.change(found, *self._announce_next(found, now), status=OFF, ended=now, wakes=None)
            return
        await self.rater.count()
        keys = {one.number: one.person or BOT + one.bot for one in there}
        known = await asyncio.to_thread(self.rater.of, keys.values(), found.game.name, found.config.seats)
        strongest = sorted(there, key=lambda one: (-known[keys[one.number]].mean, one.number))
        ordered = {one.number: replace(one, order=at) for at, one in enumerate(strongest)}
        all_entrants = tuple(ordered.get(one.number, one) for one in found.entrants)
        begun = replace(found, status=RUNNING, started=now, entrants=all_entrants)
        statements = [*(update_entrant(found.id, one) for one in ordered.values()), *self._announce_next(found, now)]
        one, _ = self._next(begun, now)
        await self._open(found, begun, one or Round(()), now, statements)

    def _announce_next(self, found: Tournament, now: float) -> list[Statement]:
        """Return the statements that announce the next tournament of a series."""
        if not found.config.every:
            return []
        starts = found.config.next_start(found.starts, now)
        bots = [one.bot for one in found.entrants if one.bot]
        coming = replace(
            found,
            id=fresh_id(),
            created=now,
            starts=starts,
            wakes=starts,
            seed=int.from_bytes(os.urandom(3), "big"),
            entrants=tuple(Entrant(number, "", bot, title(bot), now) for number, bot in enumerate(bots, 1)),
            rulings=(),
        )
        return coming.inserts()

    def _next(self, found: Tournament, now: float) -> tuple[Round | None, float | None]:
        """Return the round to open now, or None, and when to check again, or None to wait for a table."""
        config, plan, played = found.config, found.plan, found.played
        begun = found.started or now
        if config.form == ARENA:
            return self._pair_free_players(found, now)
        if config.form == LEAGUE:
            if len(played) >= plan.rounds:
                return None, None
            date = begun + len(played) * config.days * DAY
            return (following(plan, found.players, played, {}, found.out), None) if now >= date else (None, date)
        if found.waits:
            return None, None
        coming = following(plan, found.players, played, found.places, found.out | found.resting)
        resumes = max((one.done or 0.0 for one in found.pairings), default=0.0) + config.pause
        if coming is not None and now < resumes:
            return None, resumes
        return coming, None

    def _wakes(self, found: Tournament, now: float) -> float | None:
        """Return when to check again after a round was opened, or None to wait for a table."""
        if found.config.form == LEAGUE and len(found.rounds) < found.plan.rounds:
            return (found.started or now) + len(found.rounds) * found.config.days * DAY
        # Other players of an arena wait. A round of walkovers only has no table that could end.
        return now + AGAIN if found.config.is_timed or not found.waits else None

    def _pair_free_players(self, found: Tournament, now: float) -> tuple[Round | None, float | None]:
        """Pair the free players of an arena until its time is over. While others play, they wait a little for these."""
        if now >= (found.started or now) + found.config.minutes * 60:
            return None, None
        busy = {number for one in found.waits for number in one.seats}
        since = {one.number: one.joined for one in found.entrants}
        for one in found.pairings:
            since |= dict.fromkeys(one.seats, one.done or now)
        free = [one for one in found.entrants if one.left is None and one.number not in busy]
        if busy:
            free = [one for one in free if now >= since[one.number] + GATHER_TIME]
        waiting = [one.key for one in sorted(free, key=lambda one: (since[one.number], one.number))]
        points = {line.player: line.points for line in found.standings()}
        there = sum(one.left is None for one in found.entrants)
        made = pick(found.plan, waiting, points, found.played, there - len(waiting))
        return (replace(made, byes=()) if made.tables else None), now + AGAIN

    # --- opening rounds -----------------------------------------------------------------------------------------

    async def _open(
        self, before: Tournament, current: Tournament, one: Round, now: float, statements: Sequence[Statement]
    ) -> None:
        """Store a round with all its tables, which run from then on."""
        number = len(current.rounds)
        listings = [self._listing(current, table) for table in one.tables]
        made = [
            Pairing(number, at, listing.id, tuple(map(int, table)))
            for at, (listing, table) in enumerate(zip(listings, one.tables, strict=True))
        ]
        begun = await asyncio.to_thread(lambda: [begin(listing, self.rooms.tempo) for listing in listings])
        for table in begun:
            table.ahead = self.clock.ahead()
        waits = [table.waits() for table in begun]
        after = replace(current, rounds=(*current.rounds, (now, one)), pairings=(*current.pairings, *made))
        wakes = self._wakes(after, now)
        await self.change(
            before,
            *statements,
            *(statement for listing in listings for statement in listing.inserts()),
            *(self.rooms.lease(table, wait) for table, wait in zip(begun, waits, strict=True)),
            *insert_round(before.id, number, now, one, made),
            *self._notifications(current, number, listings, begun, now),
            status=RUNNING,
            started=current.started,
            wakes=wakes,
        )
        for listing, table, wait in zip(listings, begun, waits, strict=True):
            self.rooms.add(listing, table, wait)

    def _notifications(
        self, found: Tournament, number: int, listings: Sequence[Listing], begun: Sequence[Table], now: float
    ) -> list[Statement]:
        """Return the notifications that a round begins, and those to the players to act."""
        notifier = self.rooms.notifier
        if notifier is None:
            return []
        statements: list[Statement] = []
        for listing, table in zip(listings, begun, strict=True):
            for person in sorted({occupant.person for occupant in listing.occupants if occupant.person}):
                statements += notifier.of_round(person, found.id, found.name, number + 1, now, listing)
            statements += notifier.of_entry(listing, table, listing.started or now)
        return statements

    def _listing(self, found: Tournament, table: Sequence[str]) -> Listing:
        config, time_control = found.config, found.config.read_time_control()
        by_number = {one.key: one for one in found.entrants}
        occupants = distinct_names([self._occupant(config, by_number[key]) for key in table])
        options = found.game.setup(len(table), config.played_with(found.game, time_control)).document()
        today = self.clock.today()
        return Listing(
            fresh_id(),
            found.game,
            options,
            time_control,
            True,
            found.host,
            occupants,
            today,
            self.rooms.draw_seed(found.game.name, len(table), options),
            status=RUNNING,
            started=today if isinstance(time_control, Correspondence) else self.clock(),
            stand_in=config.stand_in or None,
            hints=False,
            rated=config.rated,
        )

    def _occupant(self, config: TournamentConfig, one: Entrant) -> Occupant:
        bot = one.bot or (config.replaced_by if one.left is not None else "")
        return Occupant("", bot, seat_name(bot)) if bot else Occupant(one.person, "", one.name)

    # --- counting -----------------------------------------------------------------------------------------------

    async def _count(self, found: Tournament, now: float) -> tuple[Tournament, list[Statement]]:
        """Count newly finished tables. Players who never came are taken out of the tournament."""
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
                number
                for number, it in zip(one.seats, listing.occupants, strict=True)
                if _taken_over(people[number], it)
            ]
            gone |= {number: replace(people[number], left=now) for number in away if people[number].left is None}
        after = replace(
            found,
            pairings=tuple(new.get(one.table, one) for one in found.pairings),
            entrants=tuple(gone.get(one.number, one) for one in found.entrants),
        )
        statements = [update_result(found.id, one) for one in new.values()] + [
            update_entrant(found.id, one) for one in gone.values()
        ]
        return after, statements

    def _absent(self, one: Pairing, listing: Listing, people: dict[int, Entrant]) -> set[int]:
        """Return the seats of people who had to act, but never did so personally. Blocks."""
        seats = {
            seat for seat, number in enumerate(one.seats) if people[number].person and listing.occupants[seat].person
        }
        wanted = select(journal.c.seat, journal.c.kind, journal.c.body).where(
            journal.c.table == listing.id, journal.c.seat.in_(seats)
        )
        came, missed = set(), set()
        for row in self.store.read(wanted) if seats else ():
            by_another = row.kind == Kind.TIMEOUT or (row.kind == Kind.PLAY and "by" in msgspec.json.decode(row.body))
            if by_another:
                missed.add(row.seat)
            elif row.kind in PERSONAL_KINDS:
                came.add(row.seat)
        return missed - came


def _taken_over(one: Entrant, occupant: Occupant) -> bool:
    """Return whether another person has taken the seat over."""
    return bool(one.person) and bool(occupant.person) and occupant.person != one.person


def may_enter(found: Tournament, one: Entrant | None) -> bool:
    """Return whether an entrant may join a running tournament.

    A former entrant may come back where that changes no earlier pairing.
    """
    config = found.config
    if one is None or one.order is None:
        return config.may_come_late
    return config.form != KNOCK_OUT
