"""Who sits where: making tables, sitting down, standing up, starting, and playing again."""

from __future__ import annotations

import asyncio
import logging
import os
from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select

from baronage import bots
from baronage.engine.game import Game
from baronage.engine.papers import Document
from baronage.engine.setup import StandIn
from baronage.server.answers import Brought
from baronage.server.errors import Denied
from baronage.server.house.absence import Absence, origin
from baronage.server.house.listing import ARCHIVED, OPEN, RUNNING, Listing, fresh_id, read_listings
from baronage.server.house.papers import Papers, fresh, kind_of, show_sheet
from baronage.server.house.room import Room
from baronage.server.house.rooms import Rooms
from baronage.server.pace import Live, Pace, Post, everyone
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import persons, shelves, tables
from baronage.server.store.writer import Statement
from baronage.server.words import say

MOST_PUT_AWAY = 500  # tables at once
MOST_OPEN, MOST_RUNNING = 20, 200  # tables of one host
FORGOTTEN = 30 * 86_400.0  # seconds after which a table that nobody starts is put away,
ALONE = 3600.0  # and for which a guest who opened one to all may be gone

log = logging.getLogger("baronage.server")
_INSERT_SHELVED = insert(shelves)
_DELETE_SHELVED = delete(shelves).where(
    shelves.c.table == bindparam("table_id"), shelves.c.person == bindparam("person_id")
)


def told_apart(sitters: list[Sitter]) -> list[Sitter]:
    """The same, but every bot has a name that nobody else has at the table."""
    called = bots.told_apart([(sitter.bot, sitter.name) for sitter in sitters])
    return [replace(sitter, name=name) for sitter, name in zip(sitters, called, strict=True)]


def _must_be_fair(sitters: list[Sitter], hints: bool | None) -> None:
    """Raise Denied unless a table with these can count for ratings."""
    if hints:
        raise Denied("refused", say("rated-no-hints"), "hints")
    who = [sitter.person or sitter.bot for sitter in sitters if not sitter.open]
    if len(sitters) < 2 or len(set(who)) < len(who):
        raise Denied("refused", say("rated-who"), "rated")


class Seating:
    """What can be done with a table before its start. Of two who want the same seat one gets it."""

    def __init__(self, rooms: Rooms, absence: Absence, papers: Papers) -> None:
        self.rooms, self.absence, self.papers = rooms, absence, papers
        self.store = rooms.store

    async def create(
        self,
        person: str,
        game: Game,
        options: dict[str, Any],
        sitters: list[Sitter],
        pace: Pace,
        public: bool,
        paper: str = "",
        stand_in: StandIn | None = None,
        address: str = "",
        hints: bool | None = None,
        rated: bool = False,
        sought: bool = False,
    ) -> Listing:
        """A new table. `paper`: the kind that each seat brings from former games, instead of the option that takes them.

        `stand_in`: who may play for somebody who is long away; `address`: from where it is made; `hints`: may those who play
        ask for hints? Who sits down agrees. `rated`: it counts for ratings, so without hints, and nobody takes anything back.
        `sought`: somebody is sought for it, and it starts by itself when all are there.
        """
        if paper and kind_of(game, paper).option in options:
            raise Denied("refused", say("paper-each-own", paper=paper, option=kind_of(game, paper).option))
        if paper:
            options = {**kind_of(game, paper).needs, **options}
        if isinstance(pace, Live):
            options = {**game.meta.live, **options}
        if rated:
            _must_be_fair(sitters, hints)
        sitters = told_apart(sitters)
        known = _with_papers(game, options, paper, sitters)
        setup = game.setup(len(sitters), known)
        mine = select(func.count()).where(tables.c.host == person, tables.c.status == OPEN)
        if (await asyncio.to_thread(self.store.read, mine))[0][0] >= MOST_OPEN:
            raise Denied("refused", say("most-open", most=MOST_OPEN))
        agreed = without_papers(game, setup.document(), paper)
        new = replace(self.new(person, game, agreed, sitters, pace, public, paper, stand_in), hints=hints, rated=rated)
        known_by = origin(new, address)
        listing = replace(
            new, sought=sought, sitters=[replace(it, origin=known_by) if it.person else it for it in sitters]
        )
        await self.store.write(*listing.inserts())
        self.rooms.add(listing)
        return listing

    def new(
        self,
        host: str,
        game: Game,
        options: dict[str, Any],
        sitters: list[Sitter],
        pace: Pace,
        public: bool,
        paper: str,
        stand_in: StandIn | None = None,
    ) -> Listing:
        """The listing of a table that is to be; nothing is written."""
        seed, today = os.urandom(32), self.rooms.clock.today()
        new = Listing(fresh_id(), game, options, pace, public, host, sitters, today, seed, paper=paper)
        return replace(new, stand_in=stand_in)

    async def join(
        self, person: str, name: str, id: str, seat: int | None, invitation: str = "", address: str = ""
    ) -> int:
        """Sit down on a free seat, before the start; or for somebody who is long away."""
        room = await self.rooms.shown(person, id, invitation)

        async def attempt() -> int:
            listing = room.listing
            if listing.over:
                raise Denied("refused", say("game-over"))
            if listing.seats_of(person):  # who wants several seats on one device takes them when he makes the table
                raise Denied("refused", say("sits-already"))
            await self.absence.must_be_welcome(person, listing)
            if listing.status == RUNNING:
                return await self.absence.substitute(room, person, name, seat, address)
            if listing.status != OPEN:
                raise Denied("refused", say("table-closed"))
            may = listing.invites(invitation)
            free = [
                number
                for number, sitter in enumerate(listing.sitters)
                if sitter.open and (may or not sitter.invited) and seat in (None, number)
            ]
            if not free:
                raise Denied("refused", say("no-free-seat"))
            invited = listing.sitters[free[0]].invited
            await self.sit(room, {free[0]: Sitter(person, "", name, invited, origin=origin(listing, address))})
            if room.listing.sought and is_complete(room.listing):
                await self.begin(room)
            return free[0]

        return await self.rooms.retry(room, attempt, reread=True)

    async def bring(self, person: str, id: str, seat: int, paper: str) -> None:
        """Say what a seat brings from former games, before the start; nothing: a new one."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> None:
            listing = room.listing
            if seat not in listing.seats_of(person):
                raise Denied("not-yours", say("seat-not-yours"))
            if listing.status != OPEN or not listing.paper:
                raise Denied("refused", say("paper-not-now"))
            if paper:
                kind = kind_of(listing.game, listing.paper)
                kept = await self.papers.free(person, paper)
                if (kept.game, kept.kind) != (listing.game, kind):
                    raise Denied("refused", say("paper-wanted", kind=kind.name))
                if any(it.paper == paper and other != seat for other, it in enumerate(listing.sitters)):
                    raise Denied("refused", say("paper-brought"))
                found = _with_papers(
                    listing.game, listing.options, listing.paper, listing.sitters, {seat: kept.document}
                )
                listing.game.setup(len(listing.sitters), found)  # may it play?
            await self.sit(room, {seat: replace(listing.sitters[seat], paper=paper)})

        await self.rooms.retry(room, attempt, reread=True)

    async def sheets(self, person: str, id: str, invitation: str = "") -> list[Brought]:
        """What each seat brings, and takes home from a game that is over; none before: a new one, or what can't be had."""
        room = await self.rooms.shown(person, id, invitation)
        listing = room.listing
        if not listing.paper:
            return []
        kind = kind_of(listing.game, listing.paper)
        before: list[Document | None] = list(listing.options.get(kind.option, ()))
        if listing.started is None:
            before = [await self.papers.brought(sitter) for sitter in listing.sitters]
        after: list[Document | None] = [None for _ in before]
        standings = (await self.rooms.table(room)).state.standings() if listing.ended is not None else None
        if standings is not None and standings.carry:
            after = list(standings.carry)
        return [
            Brought(
                seat=seat,
                before=show_sheet(kind, old) if old is not None else None,
                after=show_sheet(kind, new) if new is not None else None,
            )
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        ]

    async def leave(self, person: str, id: str) -> None:
        """Stand up before the start. If the host leaves, the table is gone."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> None:
            listing = room.listing
            if listing.status != OPEN:
                raise Denied("refused", say("game-started-resign"))
            if person == listing.host:
                await self._change(room, status=ARCHIVED)
                return
            mine = listing.seats_of(person)
            if not mine:
                raise Denied("refused", say("sits-not"))
            await self.free(room, mine)

        await self.rooms.retry(room, attempt, reread=True)

    async def free(self, room: Room, seats: list[int], *also: Statement) -> None:
        """Nobody sits there any more, before the start; `also`: what else is written down. The room is locked."""
        await self.sit(room, {seat: Sitter(invited=room.listing.sitters[seat].invited) for seat in seats}, *also)

    async def give_seat(self, person: str, id: str, seat: int, sitter: Sitter) -> None:
        """As the host, before the start: a bot takes a free seat, instead of whom was waited for; or it is free again."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> None:
            listing = room.listing
            if person != listing.host:
                raise Denied("refused", say("host-seats-bots"))
            if listing.status != OPEN:
                raise Denied("refused", say("game-started"))
            if seat >= len(listing.sitters):
                raise Denied("refused", say("no-seat"))
            was = listing.sitters[seat]
            if was.person:
                raise Denied("refused", say("seat-taken"))
            if listing.rated and not sitter.open:
                others = [it for at, it in enumerate(listing.sitters) if at != seat]
                _must_be_fair([*others, sitter], None)
            await self.sit(room, {seat: replace(sitter, invited=was.invited)})

        await self.rooms.retry(room, attempt, reread=True)

    async def sit(self, room: Room, who: dict[int, Sitter], *also: Statement) -> None:
        """These sit down, or stand up; `also`: what else is written down. The room is locked."""
        sitters = [who.get(seat, sitter) for seat, sitter in enumerate(room.listing.sitters)]
        await self._change(room, *also, sitting=True, sitters=told_apart(sitters))

    async def _change(self, room: Room, *also: Statement, sitting: bool = False, **new: Any) -> None:
        listing, statements = room.listing.change(self.store, sitting, **new)
        await self.store.write(*statements, *also)
        self.rooms.relist(room, listing)

    async def start(self, person: str, id: str) -> None:
        """Begin, when every seat is taken. The host says when."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> None:
            if person != room.listing.host:
                raise Denied("refused", say("host-starts"))
            if room.listing.status != OPEN:
                raise Denied("refused", say("game-started"))
            if not is_complete(room.listing):
                raise Denied("refused", say("seats-free"))
            await self.must_not_host_too_many(person)
            await self.begin(room)

        await self.rooms.retry(room, attempt, reread=True)

    async def begin(self, room: Room) -> None:
        """The game begins. The room is locked."""
        options, sitters = room.listing.options, room.listing.sitters
        lending: list[Statement] = []
        if room.listing.paper:
            game, kind = room.listing.game, kind_of(room.listing.game, room.listing.paper)
            sitters, documents, lending = await self.papers.lend(room.listing.id, game, kind, sitters)
            options = game.setup(len(sitters), {**options, kind.option: documents}).document()
        at = self.rooms.clock.today() if isinstance(room.listing.pace, Post) else self.rooms.clock()
        begun = {"status": RUNNING, "started": at, "options": options, "sitters": sitters}
        listing, statements = room.listing.change(self.store, bool(lending), **begun)
        statements += lending
        table = self.rooms.set_up(listing)
        waits = table.waits()
        if self.rooms.desk is not None:
            statements += self.rooms.desk.of_act(listing, table, at)
        await self.store.write(*statements, self.rooms.alarm(table, waits))
        room.table, room.told, room.kept, room.waits = table, 0, True, waits
        self.rooms.relist(room, listing)
        self.rooms.caretaker.changed(room)

    async def must_not_host_too_many(self, person: str) -> None:
        """Raise Denied if as many games of this host run as may."""
        mine = select(func.count()).where(tables.c.host == person, tables.c.status == RUNNING)
        if (await asyncio.to_thread(self.store.read, mine))[0][0] >= MOST_RUNNING:
            raise Denied("refused", say("most-running", most=MOST_RUNNING))

    async def close_forgotten(self) -> None:
        """Tables that nobody has started for long, or to which their host does not come back, are in nobody's way any more.

        Only a guest's, and only if all see it: who sends an invitation to friends may wait for them elsewhere.
        """
        now = self.rooms.clock()
        gone = func.coalesce(persons.c.seen, persons.c.created) < now - ALONE
        hosts = select(persons.c.id).where(persons.c.login.is_(None), gone)
        alone = tables.c.public & (tables.c.created < now - ALONE) & tables.c.host.in_(hosts)
        old = [tables.c.status == OPEN, (tables.c.created < now - FORGOTTEN) | alone]
        for listing in await asyncio.to_thread(read_listings, self.store, self.rooms.games, *old, most=MOST_PUT_AWAY):
            room = await self.rooms.find(listing.id)

            async def attempt(room: Room = room) -> None:
                if room.listing.status == OPEN:
                    await self._change(room, status=ARCHIVED)

            await self.rooms.retry(room, attempt, reread=True)

    async def shelve(self, person: str, id: str, away: bool = True) -> None:
        """Put a finished table away from one's own list; or take it back. The others' lists stay as they are."""
        room = await self.rooms.shown(person, id)
        if not room.listing.seats_of(person) or not room.listing.over:
            raise Denied("refused", say("players-put-away"))
        key = {"table_id": id, "person_id": person}
        shelving: list[Statement] = [(_INSERT_SHELVED, {"table": id, "person": person})] if away else []

        async def attempt() -> None:
            await self.store.write((_DELETE_SHELVED, key), *shelving)

        await self.rooms.retry(room, attempt, reread=True)


def _with_papers(
    game: Game, options: dict[str, Any], paper: str, sitters: list[Sitter], brought: dict[int, Document] | None = None
) -> dict[str, Any]:
    """The options, with a document for each seat: what it brings, or a new one."""
    if not paper:
        return options
    kind, known = kind_of(game, paper), brought or {}
    new = [known.get(seat) or fresh(kind, it.name or game.seat_label(seat)) for seat, it in enumerate(sitters)]
    return {**options, kind.option: new}


def without_papers(game: Game, options: dict[str, Any], paper: str) -> dict[str, Any]:
    """The options, without what each seat brings."""
    taken = kind_of(game, paper).option if paper else None
    return {name: value for name, value in options.items() if name != taken}


def is_complete(listing: Listing) -> bool:
    """Is somebody on every seat?"""
    taken = [seat for seat, sitter in enumerate(listing.sitters) if not sitter.open]
    return everyone(range(len(listing.sitters)), taken)
