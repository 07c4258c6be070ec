"""The rooms in which tables stand: how they are found and read, and the one way by which anything happens at them.

An act happens at the table, is written down, and only then is anybody told. If it can't be written down it has not happened: the
table is read from the store again. If another process wrote first, what it wrote is read, those who watch here are told of it,
and the act is tried again if its seat has seen nothing of that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Row, select

from baronage.engine.errors import Refusal
from baronage.engine.flow import PUBLIC
from baronage.engine.game import Game
from baronage.engine.pacts import Pact
from baronage.engine.words import ENGLISH
from baronage.server.errors import FAULT, UNSURE, Denied, in_a_line
from baronage.server.house.alarms import Alarms, Waits
from baronage.server.house.journal import begin, ending, places, read_act, reply, written
from baronage.server.house.listing import OPEN, OVER, RUNNING, Listing, read_listings
from baronage.server.house.messages import parts_told, update_of
from baronage.server.house.noticing import Desk
from baronage.server.house.papers import Papers, kind_of
from baronage.server.house.room import Key, Room, each_watcher
from baronage.server.pace import Post, Untimed
from baronage.server.play.acts import Change, Kind
from baronage.server.play.clock import Clock
from baronage.server.play.drawings import UPRIGHT, Breath, Page, Pencil, pictured
from baronage.server.play.table import Table
from baronage.server.store.schema import journal, tables
from baronage.server.store.store import ACTED, Store
from baronage.server.store.writer import Conflict, Statement, Unsure
from baronage.server.wire import Lobby
from baronage.server.words import say

LONGEST_ID = 32
TRIES = 10  # when other processes write at the same time
AT_ONCE = 100  # tables that are given time back, so that they share a commit

log = logging.getLogger("baronage.server")
T = TypeVar("T")
Sitting = tuple[Listing, list[Statement]]  # a listing that will be, and what writes it down


class Caretaking(Protocol):
    """Whoever sees to what goes on at tables by itself: `caretaker.Caretaker`. The rooms tell him what happens."""

    def changed(self, room: Room) -> None:
        """Something happened at a table."""

    def proposed(self, room: Room, pact: Pact) -> None:
        """Something was proposed or answered there."""

    def doubtful(self, room: Room) -> None:
        """Nobody knows whether something happened there: it is looked at as soon as that can be."""

    def look_round(self) -> Awaitable[None] | None:
        """Asked before anything happens: was there an outage? What is to be waited for first."""


class NoCaretaker:
    """Nothing goes on by itself: in tools, and in most tests."""

    def changed(self, room: Room) -> None:
        """Nobody minds."""

    def proposed(self, room: Room, pact: Pact) -> None:
        """Nobody minds."""

    def doubtful(self, room: Room) -> None:
        """Nobody minds."""

    def look_round(self) -> None:
        """There was none."""


class Rooms:
    """All rooms that are in use, by the id of their table."""

    def __init__(
        self, store: Store, games: dict[str, Game], clock: Clock, papers: Papers, desk: Desk | None = None
    ) -> None:
        self.store, self.games, self.clock = store, games, clock
        self.papers = papers
        self.desk = desk  # where notices are written; None: nobody is told anything elsewhere
        self.alarms = Alarms(store)
        self.pencil = Pencil()
        self.in_use: dict[str, Room] = {}
        self.caretaker: Caretaking = NoCaretaker()
        self.tempo = 1.0  # how fast bots are
        self.outages: list[tuple[float, float]] = []  # when nobody was there: since, until

    # --- finding ------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Room:
        """The room of a table, read from the store if need be."""
        found = self.in_use.get(id)
        if found is None:
            found = self.in_use.setdefault(id, Room(await self._listing(id)))
        found.used = self.clock()
        return found

    async def _listing(self, id: str) -> Listing:
        listings: list[Listing] = []
        if len(id) <= LONGEST_ID and "\0" not in id:  # which PostgreSQL would not take
            listings = await asyncio.to_thread(read_listings, self.store, self.games, tables.c.id == id)
        if not listings:
            raise Denied("no-table", say("no-table"))
        return listings[0]

    async def shown(self, person: str, id: str, invitation: str = "") -> Room:
        """The room, if this person may know of it; who may not can't tell it from one that is not there."""
        room = await self.find(id)
        if not room.listing.shown_to(person, invitation):
            if self.store.shared:  # he may have sat down in another process just now
                await self.reread(room)
            if not room.listing.shown_to(person, invitation):
                raise Denied("no-table", say("no-table"))
        return room

    async def played(self, person: str, id: str, invitation: str = "") -> Room:
        """The room, if this person may see its game again: when it is over, whoever has its address, which nobody guesses."""
        try:
            return await self.shown(person, id, invitation)
        except Denied:
            room = await self.find(id)
            if not room.listing.over:
                raise
            return room

    async def must_sit(self, room: Room, person: str, seat: int, invitation: str = "") -> None:
        """Raise Denied unless this seat is his; he may have sat down in another process just now. The room is locked."""
        if seat not in room.listing.seats_of(person) and self.store.shared:
            await self.reread(room)
        if seat not in room.listing.seats_of(person):
            if room.listing.shown_to(person, invitation):
                raise Denied("not-yours", say("seat-not-yours"))
            raise Denied("no-table", say("no-table"))  # as if it were not there

    async def reread(self, room: Room) -> None:
        """Read the listing again, and tell if it changed."""
        listing = await self._listing(room.listing.id)
        if listing.changes > room.listing.changes:
            self.relist(room, listing)

    def relist(self, room: Room, listing: Listing) -> None:
        """From now on this is its listing: those who watch are told. The room is locked."""
        room.listing = listing
        if room.table is not None:
            room.table.sit(listing.sitters)
        told = each_watcher(room)
        room.watchers = [
            one for one in room.watchers if one.eyes == PUBLIC or one.eyes in listing.seats_of(one.watcher.person)
        ]  # whoever lost his seat sees no more with its eyes
        for watcher in told:
            watcher.tell(Lobby(table=listing.id, status=listing.status))

    async def table(self, room: Room) -> Table:
        """The table of a room, to look at. It locks the room, so whoever has done that asks `read_table`."""
        async with room.lock:
            return await self.read_table(room)

    async def read_table(self, room: Room) -> Table:
        """The table of a room, read from its journal if it is not at hand. The room is locked."""
        room.used = self.clock()
        if room.table is None:
            if room.listing.status == OPEN and self.store.shared:
                await self.reread(room)
            if room.listing.started is None:  # open, or put away before anybody played
                raise Denied("refused", say("game-not-started"))
            known = room.told if room.watchers else None
            table, rest = await asyncio.to_thread(self._replayed, room.listing, known)
            room.table = table
            room.told = table.acts
            await self._replay_others(room, rest)
        if room.table is not None and self.outages and self.outages[-1][1] > room.table.up:
            await self._give_back(room, room.table)
        found = room.table or await self.read_table(room)  # the gift may have met another process
        found.ahead = self.clock.ahead()
        return found

    def time_at(self, table: Table) -> float:
        """What time it is at a table: by post the wall clock says so."""
        return self.clock() - table.ahead if isinstance(table.pace, Post) else self.clock()

    def alarm(self, table: Table, waits: Waits) -> Statement:
        """The alarm of a table in the store: when something is due by the house's clock."""
        return self.alarms.set(table.id, (waits[0], self.by_house_clock(table, waits[1])))

    def by_house_clock(self, table: Table, due: float | None) -> float | None:
        """An instant of a table, by the house's clock."""
        return due if due is None or not isinstance(table.pace, Post) else due + table.ahead

    def _replayed(self, listing: Listing, known: int | None) -> tuple[Table, Sequence[Row[Any]]]:
        """A table as far as is known, and what came after. In a thread: long games take a while."""
        table = begin(listing, self.tempo)
        rows = self._rows(listing.id, 0)
        upto = len(rows) if known is None else known
        for row in rows[:upto]:
            table.replay_act(read_act(row))
        return table, rows[upto:]

    def _rows(self, id: str, after: int) -> Sequence[Row[Any]]:
        wanted = select(journal).where(journal.c.table == id, journal.c.number > after).order_by(journal.c.number)
        return self.store.read(wanted)

    async def catch_up(self, room: Room) -> None:
        """Another process wrote: read it, and tell. The room is locked."""
        if room.table is None:
            if room.watchers and room.listing.status != OPEN:
                await self.read_table(room)
            return
        rows = await asyncio.to_thread(self._rows, room.listing.id, room.table.acts)
        await self._replay_others(room, rows)

    async def _replay_others(self, room: Room, rows: Sequence[Row[Any]]) -> None:
        """What another process wrote happens here too."""
        table = room.table
        if table is None or not rows:
            return
        room.kept, room.waits = False, None
        try:
            for row in rows:
                await self._tell(room, table, table.replay_act(read_act(row)))
        except BaseException:
            room.table = None
            raise
        self.caretaker.changed(room)

    def set_up(self, listing: Listing) -> Table:
        """A table at its first question, by the clock of the house."""
        table = begin(listing, self.tempo)
        table.ahead = self.clock.ahead()
        return table

    def add(self, listing: Listing, table: Table | None = None, waits: Waits | None = None) -> None:
        """A table was just written down: here is its room. `table`: it runs already, and this process sees to it."""
        room = self.in_use[listing.id] = Room(listing, used=self.clock())
        if table is not None:
            room.table, room.told, room.kept, room.waits = table, table.acts, True, waits
            self.caretaker.changed(room)

    def forget(self, idle: float) -> None:
        """Let go of rooms in which nobody was for so many seconds: the store has them, should anybody come."""
        for id, room in list(self.in_use.items()):
            if not room.watchers and not room.lock.locked() and room.used < self.clock() - idle:
                del self.in_use[id]

    # --- what happens -------------------------------------------------------------------------------------------

    async def retry(self, room: Room, attempt: Callable[[], Awaitable[T]], reread: bool = False) -> T:
        """Do something in a room; again, with what is in the store now, whenever another process was first.

        `reread`: at once with what is in the store now: nobody is refused for what is so no longer.
        """
        if reread and self.store.shared:
            async with room.lock:
                await self.reread(room)
        if (first := self.caretaker.look_round()) is not None:
            await first
        async with room.lock:
            for _ in range(TRIES):
                try:
                    return await attempt()
                except Conflict:
                    await self.reread(room)
                except Unsure as error:
                    self.caretaker.doubtful(room)
                    raise Denied("unsure", UNSURE) from error
        raise Denied("stale", say("same-time"))

    async def happen(
        self,
        room: Room,
        table: Table,
        seat: int,
        kind: str,
        body: dict[str, Any],
        sitting: Sitting | None = None,
        also: Sequence[Statement] = (),
    ) -> Change:
        """The one way: at the table, then into the store, then to those who watch. The room is locked.

        `sitting`: who sits there then, which is written down with it; `also`: what else is.
        Raises Conflict if another process wrote meanwhile: then nothing has happened, and the table is to be read again.
        """
        began = time.perf_counter()
        change = self._act(room, table, seat, kind, body)
        listing, more = sitting or (room.listing, [])
        waits = table.waits()
        more = [*more, *also, *reply(room.listing, change), *self._alarm_if_new(room, table, waits)]
        if table.over and listing.status == RUNNING:
            listing, ending = self._end(table, listing, change.act.at)
            more += ending
        if self.desk is not None:
            more += self.desk.of_act(listing, table, change.act.at)
        await self._write(room, written(table, change), *more, *self.store.announce(ACTED, table.id))
        room.kept, room.waits = True, waits
        if sitting is not None:
            self.relist(room, listing)  # first: whoever lost his seat is told no more with its eyes
        await self._tell(room, table, change)
        if listing is not room.listing:
            self.relist(room, listing)
        self.caretaker.changed(room)
        self.store.measures.act.observe(time.perf_counter() - began)
        return change

    def _act(self, room: Room, table: Table, seat: int, kind: str, body: dict[str, Any]) -> Change:
        """At the table. A fault in a game leaves something half done: the table is forgotten, and read again."""
        try:
            return table.act(self.time_at(table), seat, kind, body)
        except Refusal:
            raise
        except Exception as error:
            room.table = None
            log.exception("a fault at table %s", table.id)
            raise Denied("refused", FAULT) from error

    def _end(self, table: Table, listing: Listing, at: float) -> Sitting:
        """The listing of a table that is over, and what is written down with its last act."""
        places_then, end = places(table), ending(table, listing.published)
        ended, statements = listing.change(self.store, status=OVER, ended=at, places=places_then, end=end)
        if listing.paper:
            paper, standings = kind_of(listing.game, listing.paper), table.state.standings()
            statements += self.papers.back(table.id, paper, listing.sitters, standings, at)
        return ended, statements

    async def _write(self, room: Room, *statements: Statement) -> None:
        """Into the store. What could not be written has not happened: the table is forgotten, and read again."""
        try:
            await self.store.write(*statements)
        except (Conflict, Unsure):
            room.table = None
            raise
        except Exception as error:
            room.table = None
            self.store.measures.failed.inc()
            log.error("the store: %s", in_a_line(error))
            raise Denied("store", say("store-failed")) from error
        except BaseException:
            room.table = None
            raise

    def _alarm_if_new(self, room: Room, table: Table, waits: Waits) -> list[Statement]:
        """What is written down with an act: what the table waits for now, unless that is what it waited for."""
        if table.over:
            return [self.alarms.end(table.id)]
        return [] if room.kept and waits == room.waits else [self.alarm(table, waits)]

    async def _give_back(self, room: Room, table: Table) -> None:
        """Give back the time in which nobody was there, if that has not been done."""
        for since, until in self.outages:
            if until > table.up and table.due() is not None and not isinstance(table.pace, Untimed):
                try:
                    await self.happen(room, table, PUBLIC, Kind.OUTAGE, {"since": since, "until": until})
                except (Conflict, Unsure):  # another process does it, or perhaps we did; the table is read again
                    return

    async def give_back(self) -> None:
        """There was an outage: whoever is in memory is given the time back; the others when they are read.

        Nobody waits for this: where something happens sooner, that table is given its time first (`read_table`).
        """
        rooms = [room for room in self.in_use.values() if room.table is not None]
        for at in range(0, len(rooms), AT_ONCE):
            await asyncio.gather(*(self._give_back_at(room) for room in rooms[at : at + AT_ONCE]))

    async def _give_back_at(self, room: Room) -> None:
        try:
            await self.table(room)
        except Refusal as refusal:  # then when it is next looked at
            log.error("table %s is given its time later: %s", room.listing.id, refusal.sentence)

    # --- telling ------------------------------------------------------------------------------------------------

    def page(self, room: Room, table: Table, eyes: int, language: str = ENGLISH) -> Page:
        """What these eyes see now, as far as it is drawn. The room is locked."""
        found = room.pages.get((eyes, language))
        if found is None or not found.holds(table):
            found = room.pages[eyes, language] = Page(table, eyes, language)
        return found

    async def _tell(self, room: Room, table: Table, change: Change) -> None:
        """Tell all who watch what they saw of it, all at once. The room is locked: nothing else happens meanwhile."""
        room.told = change.act.number
        watching = [one for one in room.watchers if one.eyes in change.seen]
        breath = Breath()  # sixteen players, each with a picture: other tables are not held up by it
        pages: dict[Key, Page] = {}
        sent: dict[Key, dict[str, Any] | None] = {}
        slow = []
        for one in watching:
            if one.key in pages:
                continue
            page = pages[one.key] = self.page(room, table, one.eyes, one.language)
            want = one.key[1]
            if part := pictured(want):  # nobody else gets a picture
                sent[one.key] = await self._sent(page, change, part)
            if not self.pencil.draw_quick(page, parts_told(want)):
                slow.append((page, want))
            await breath.take()
        if slow:
            await asyncio.gather(*(self.pencil.draw(page, parts_told(want)) for page, want in slow))
        updates = {}
        for key, page in pages.items():
            updates[key] = update_of(page, change, key[1], sent.get(key))
            await breath.take()
        for one in watching:
            if one in room.watchers:
                one.watcher.tell(updates[one.key])

    async def _sent(self, page: Page, change: Change, part: str) -> dict[str, Any] | None:
        """The picture in which these eyes have sent the last sheet of all, and nothing has come of it; None: they have not."""
        state = page.table.match.handed(page.eyes, change.since)
        if state is None:
            return None
        how = state, part == UPRIGHT, page.language, page.more.names
        if self.pencil.quick(page.game.name, part):
            return page.game.scene(*how).document()
        scene = await self.pencil.run(page.game.scene, *how)
        return dict(scene.document())


async def again(attempt: Callable[[], Awaitable[T]]) -> T:
    """Do something; once more, with what is in the store now, whenever somebody else was first."""
    for _ in range(TRIES):
        try:
            return await attempt()
        except Conflict:
            continue
    raise Denied("stale", say("same-time"))
