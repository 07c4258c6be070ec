"""Rooms of tables: finding and reading them, and committing journal entries.

An entry is applied to the table, then stored, and only then sent to subscribers. If it can't be stored, it has not
happened, and the table is read from the store again. If another process wrote first, its entries are read and sent to
subscribers here. Then the entry is tried again if its seat has seen none of them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import takewhile
from typing import Any, TypeVar

from sqlalchemy import Row, select

from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.server.errors import FAULT, UNSURE, ApiError, in_a_line
from baronage.server.locale import msg
from baronage.server.protocol import Lobby, Messages
from baronage.server.services.campaign_files import CampaignFiles, kind_of
from baronage.server.services.journal import announcement, begin, ending, places, read_entry, reply, written
from baronage.server.services.leases import Leases, Outage, Waits
from baronage.server.services.listing import OPEN, OVER, RUNNING, Listing, read_listings
from baronage.server.services.notifier import Notifier
from baronage.server.services.payloads import changed_message, changed_parts
from baronage.server.services.room import Key, Room, each_subscriber
from baronage.server.services.scheduler_hooks import NoScheduler, SchedulerHooks
from baronage.server.store.schema import journal, tables
from baronage.server.store.store import ACTED, Store
from baronage.server.store.writer import Conflict, Statement, Unsure
from baronage.server.table.journal_entry import Change, JournalEntry, Kind
from baronage.server.table.rendering import TABLE, Page, Renderer, Yielder
from baronage.server.table.table import Table
from baronage.server.table.wall_clock import Clock
from baronage.server.time_control import Correspondence, Untimed
from baronage.server.workers.seeds import SeedSource, random_seed

LONGEST_ID = 32
TRIES = 10  # when other processes write at the same time
BEAT = 6.0  # seconds after the last heartbeat in which a game may have begun before an outage
AT_ONCE = 100  # tables that are given time back together, so that they share a commit

log = logging.getLogger("baronage.server")
T = TypeVar("T")
Sitting = tuple[Listing, list[Statement]]  # a future listing, and the statements that store it


class Rooms:
    """The rooms in use, by the id of their table."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        clock: Clock,
        campaign_files: CampaignFiles,
        notifier: Notifier | None = None,
    ) -> None:
        self.store, self.games, self.clock = store, games, clock
        self.campaign_files = campaign_files
        self.notifier = notifier  # writes notifications, if there are any
        self.leases = Leases(store)
        self.renderer = Renderer()
        self.in_use: dict[str, Room] = {}
        self.scheduler: SchedulerHooks = NoScheduler()
        self.tempo = 1.0  # how fast bots are
        self.draw_seed: SeedSource = random_seed  # of each deal
        self.outages: list[Outage] = []  # periods in which no process ran

    # --- finding ------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Room:
        """Return the room of a table, reading it from the store if needed. Raise ApiError if there is no such table."""
        found = self.in_use.get(id)
        if found is None:
            found = self.in_use.setdefault(id, Room(await self._listing(id)))
        found.used = self.clock()
        return found

    async def _listing(self, id: str) -> Listing:
        listings: list[Listing] = []
        if len(id) <= LONGEST_ID and "\0" not in id:  # PostgreSQL rejects NUL
            listings = await asyncio.to_thread(read_listings, self.store, self.games, tables.c.id == id)
        if not listings:
            raise ApiError("no-table", msg("no-table"))
        return listings[0]

    async def find_visible(self, person: str, id: str, invitation: str = "") -> Room:
        """Return the room if this person may know of it.

        Raise the same ApiError for a hidden table and for one that doesn't exist.
        """
        room = await self.find(id)
        if not room.listing.shown_to(person, invitation):
            if self.store.shared:  # the person may just have joined in another process
                await self.reread(room)
            if not room.listing.shown_to(person, invitation):
                raise ApiError("no-table", msg("no-table"))
        return room

    async def find_replayable(self, person: str, id: str, invitation: str = "") -> Room:
        """Return the room if this person may replay its game. Anyone with the address of a finished game may."""
        try:
            return await self.find_visible(person, id, invitation)
        except ApiError:
            room = await self.find(id)
            if not room.listing.over:
                raise
            return room

    async def check_seat(self, room: Room, person: str, seat: int, invitation: str = "") -> None:
        """Raise ApiError unless this seat belongs to the person, who may just have joined in another process. The room
        must be locked.
        """
        if seat not in room.listing.seats_of(person) and self.store.shared:
            await self.reread(room)
        if seat not in room.listing.seats_of(person):
            if room.listing.shown_to(person, invitation):
                raise ApiError("not-yours", msg("seat-not-yours"))
            raise ApiError("no-table", msg("no-table"))  # as if it didn't exist

    async def reread(self, room: Room) -> None:
        """Read the listing again, and notify subscribers if it changed."""
        listing = await self._listing(room.listing.id)
        if listing.changes > room.listing.changes:
            self.relist(room, listing)

    def relist(self, room: Room, listing: Listing) -> None:
        """Replace the listing and notify subscribers. The room must be locked."""
        room.listing = listing
        if room.table is not None:
            room.table.sit(listing.occupants)
        sent = each_subscriber(room)
        room.subscriptions = [
            one
            for one in room.subscriptions
            if one.viewer == PUBLIC or one.viewer in listing.seats_of(one.subscriber.person)
        ]  # a viewer who lost the seat no longer sees its view
        for subscriber in sent:
            subscriber.tell(Lobby(table=listing.id, status=listing.status))

    async def table(self, room: Room) -> Table:
        """Return the table of a room. This locks the room; if it is locked already, call `read_table`."""
        async with room.lock:
            return await self.read_table(room)

    async def read_table(self, room: Room) -> Table:
        """Return the table of a room, replaying its journal if needed. The room must be locked."""
        room.used = self.clock()
        if room.table is None:
            if room.listing.status == OPEN and self.store.shared:
                await self.reread(room)
            if room.listing.started is None:  # open, or closed before the start
                raise ApiError("refused", msg("game-not-started"))
            known = room.sent if room.subscriptions else None
            table, rest = await asyncio.to_thread(self._replayed, room.listing, known)
            room.table = table
            room.sent = table.entries
            await self._replay_others(room, [read_entry(row) for row in rest])
        if room.table is not None and self._owes_time(room.table):
            await self._give_back(room, room.table)
        found = room.table or await self.read_table(room)  # the entry for the outage may have met another process
        found.ahead = self.clock.ahead()
        return found

    def _owes_time(self, table: Table) -> bool:
        """Return whether the table has not been given its time back after an outage."""
        later = takewhile(lambda one: one.until > table.up, reversed(self.outages))
        return any(_had_begun(table, one) for one in later)

    def time_at(self, table: Table) -> float:
        """Return the current time at a table: wall clock time in correspondence games, server time otherwise."""
        return self.clock() - table.ahead if isinstance(table.time_control, Correspondence) else self.clock()

    def lease(self, table: Table, waits: Waits) -> Statement:
        """Return the statement that stores what a table waits for, with the due time by the server clock."""
        return self.leases.set(table.id, (waits[0], self.by_server_clock(table, waits[1])))

    def by_server_clock(self, table: Table, due: float | None) -> float | None:
        """Return an instant of a table converted to the server clock, or None."""
        return due if due is None or not isinstance(table.time_control, Correspondence) else due + table.ahead

    def _replayed(self, listing: Listing, known: int | None) -> tuple[Table, Sequence[Row[Any]]]:
        """Return the table after its first `known` entries, and the remaining rows. Runs in a thread, as long games
        take a while.
        """
        table = begin(listing, self.tempo)
        rows = self._rows(listing.id, 0)
        upto = len(rows) if known is None else known
        for row in rows[:upto]:
            table.replay_entry(read_entry(row))
        return table, rows[upto:]

    def _rows(self, id: str, after: int) -> Sequence[Row[Any]]:
        wanted = select(journal).where(journal.c.table == id, journal.c.number > after).order_by(journal.c.number)
        return self.store.read(wanted)

    async def catch_up(self, room: Room, entry: JournalEntry | None = None) -> None:
        """Apply and send what another process wrote. The room must be locked.

        The entries are read, unless `entry` is the only new one.
        """
        if not room.subscriptions:
            room.table = None  # read again when it is needed
        elif room.table is None and room.listing.status != OPEN:
            await self.read_table(room)
        if room.table is None:
            return
        if entry is not None and entry.number <= room.table.entries:
            return
        if entry is not None and entry.number == room.table.entries + 1:
            await self._replay_others(room, [entry])
            return
        rows = await asyncio.to_thread(self._rows, room.listing.id, room.table.entries)
        await self._replay_others(room, [read_entry(row) for row in rows])

    async def _replay_others(self, room: Room, entries: Sequence[JournalEntry]) -> None:
        """Apply entries that another process wrote."""
        table = room.table
        if table is None or not entries:
            return
        room.managed, room.waits = False, None
        try:
            for entry in entries:
                await self._send(room, table, table.replay_entry(entry))
        except BaseException:
            room.table = None
            raise
        self.scheduler.changed(room)

    def set_up(self, listing: Listing) -> Table:
        """Return a new table at its first question, set to the server clock."""
        table = begin(listing, self.tempo)
        table.ahead = self.clock.ahead()
        return table

    def add(self, listing: Listing, table: Table | None = None, waits: Waits | None = None) -> None:
        """Add the room of a table that was just stored. `table` is given if it runs already and this process manages
        it.
        """
        room = self.in_use[listing.id] = Room(listing, used=self.clock())
        if table is not None:
            room.table, room.sent, room.managed, room.waits = table, table.entries, True, waits
            self.scheduler.changed(room)

    def forget(self, idle: float) -> None:
        """Remove rooms that were unused for `idle` seconds. They are still in the store."""
        for id, room in list(self.in_use.items()):
            if not room.subscriptions and not room.lock.locked() and room.used < self.clock() - idle:
                del self.in_use[id]

    # --- committing entries -------------------------------------------------------------------------------------

    async def retry(self, room: Room, attempt: Callable[[], Awaitable[T]], reread: bool = False) -> T:
        """Run `attempt` with the room locked; repeat it with fresh data if another process wrote first.

        With `reread`, read the listing first, so that no request is refused because of stale data.
        """
        if reread and self.store.shared:
            async with room.lock:
                await self.reread(room)
        if (first := self.scheduler.check_outage()) is not None:
            await first
        async with room.lock:
            for _ in range(TRIES):
                try:
                    return await attempt()
                except Conflict:
                    await self.reread(room)
                except Unsure as error:
                    self.scheduler.check_write(room)
                    raise ApiError("unsure", UNSURE) from error
        raise ApiError("stale", msg("same-time"))

    async def commit(
        self,
        room: Room,
        table: Table,
        seat: int,
        kind: str,
        body: dict[str, Any],
        sitting: Sitting | None = None,
        also: Sequence[Statement] = (),
    ) -> Change:
        """Apply an entry to the table, store it and send it to subscribers. The room must be locked.

        `sitting` is the new listing with its statements; `also` holds further statements of the commit. Raise Conflict
        if another process wrote first: then nothing has happened, and the table must be read again.
        """
        began = time.perf_counter()
        change = self._act(room, table, seat, kind, body)
        listing, more = sitting or (room.listing, [])
        waits = table.waits()
        more = [*more, *also, *reply(room.listing, change), *self._lease_if_changed(room, table, waits)]
        if table.over and listing.status == RUNNING:
            listing, ending = self._end(table, listing, change.entry.at)
            more += ending
        if self.notifier is not None:
            more += self.notifier.of_entry(listing, table, change.entry.at)
        announced = self.store.announce(ACTED, table.id, announcement(change)) if self.store.shared else []
        await self._write(room, written(table, change), *more, *announced)
        room.managed, room.waits = True, waits
        if sitting is not None:
            self.relist(room, listing)  # first: a viewer who lost the seat gets no more of its view
        await self._send(room, table, change)
        if listing is not room.listing:
            self.relist(room, listing)
        self.scheduler.changed(room)
        self.store.metrics.entry.observe(time.perf_counter() - began)
        return change

    def _act(self, room: Room, table: Table, seat: int, kind: str, body: dict[str, Any]) -> Change:
        """Apply an entry to the table. After an error in a game the table is dropped from memory and read again."""
        try:
            return table.apply(self.time_at(table), seat, kind, body)
        except Refusal:
            raise
        except Exception as error:
            room.table = None
            log.exception("internal error at table %s", table.id)
            raise ApiError("refused", FAULT) from error

    def _end(self, table: Table, listing: Listing, at: float) -> Sitting:
        """Return the listing of a finished table, and the statements to store with its last entry."""
        places_then, end = places(table), ending(table, listing.published)
        ended, statements = listing.change(self.store, status=OVER, ended=at, places=places_then, end=end)
        if listing.campaign_file:
            campaign_file, standings = kind_of(listing.game, listing.campaign_file), table.state.standings()
            statements += self.campaign_files.give_back(table.id, campaign_file, listing.occupants, standings, at)
        return ended, statements

    async def _write(self, room: Room, *statements: Statement) -> None:
        """Write to the store. If that fails, the table is dropped from memory and read again."""
        try:
            await self.store.write(*statements)
        except (Conflict, Unsure):
            room.table = None
            raise
        except Exception as error:
            room.table = None
            self.store.metrics.failed.inc()
            log.error("the store: %s", in_a_line(error))
            raise ApiError("store", msg("store-failed")) from error
        except BaseException:
            room.table = None
            raise

    def _lease_if_changed(self, room: Room, table: Table, waits: Waits) -> list[Statement]:
        """Return the statement that stores what the table waits for now, or an empty list if that is unchanged."""
        if table.over:
            return [self.leases.end(table.id)]
        return [] if room.managed and waits == room.waits else [self.lease(table, waits)]

    async def _give_back(self, room: Room, table: Table) -> None:
        """Give back the time of outages, where that has not been done."""
        for one in self.outages:
            owed = one.until > table.up and _had_begun(table, one)
            if owed and table.due() is not None and not isinstance(table.time_control, Untimed):
                try:
                    await self.commit(room, table, PUBLIC, Kind.OUTAGE, {"since": one.since, "until": one.until})
                except (
                    Conflict,
                    Unsure,
                ):  # another process gives it back, or the write is unsure; the table is read again
                    return

    async def give_back(self) -> None:
        """Give tables in memory back the time of an outage. Other tables get it when they are read.

        Callers need not wait for this: a table that is used sooner gets its time first, in `read_table`.
        """
        rooms = [room for room in self.in_use.values() if room.table is not None]
        for at in range(0, len(rooms), AT_ONCE):
            await asyncio.gather(*(self._give_back_at(room) for room in rooms[at : at + AT_ONCE]))

    async def _give_back_at(self, room: Room) -> None:
        try:
            await self.table(room)
        except Refusal as refusal:  # retried when the table is next used
            log.error("table %s gets its time back later: %s", room.listing.id, refusal.sentence)

    # --- sending ------------------------------------------------------------------------------------------------

    def page(self, room: Room, table: Table, viewer: int, language: str = ENGLISH) -> Page:
        """Return the current rendered view of a viewer. The room must be locked."""
        key = viewer, language
        found = room.pages.get(key)
        if found is None or not found.holds(table):
            if found is not None:
                self._remember_shown(room, found)
            found = room.pages[key] = Page(table, viewer, language)
            found.base = room.shown.pop(key, None)
        else:
            found.note()
        return found

    def _remember_shown(self, room: Room, page: Page) -> None:
        """Remember the table data of a page that is replaced, so that its subscribers get only what has changed."""
        shown = page.parts.get(TABLE)
        if shown is not None:
            room.shown[page.viewer, page.language] = shown._replace(clocks=tuple(page.clocks))

    async def page_for(
        self, room: Room, person: str, seat: int | None, invitation: str = "", language: str = ENGLISH
    ) -> Page:
        """Return what a seat, or the public, was last shown. Raise ApiError unless the seat belongs to the person.

        The lock is taken only if there is no such page: the time spent waiting would reveal that a player acts in
        secret.
        """
        viewer = PUBLIC if seat is None else seat
        found = None
        if seat is None or seat in room.listing.seats_of(person):
            found = self.last_page(room, viewer, language)
        if found is None:
            async with room.lock:
                if seat is not None:
                    await self.check_seat(room, person, seat, invitation)
                found = self.page(room, await self.read_table(room), viewer, language)
        found.looked = True
        return found

    def last_page(self, room: Room, viewer: int, language: str) -> Page | None:
        """Return the last page this viewer was shown, or None if the table must be read for it."""
        table = room.table
        if table is None or self._owes_time(table):
            return None
        room.used = self.clock()
        if not room.lock.locked():
            table.ahead = self.clock.ahead()
            return self.page(room, table, viewer, language)
        found = room.pages.get((viewer, language))  # the current change may not be stored yet
        return found if found is not None and found.table is table else None

    def _renew_pages(self, room: Room, table: Table, change: Change) -> None:
        """Renew the pages of viewers that look without subscribing; drop pages that are not looked at."""
        for (viewer, language), page in list(room.pages.items()):
            if viewer in change.seen and not page.holds(table):
                self._remember_shown(room, page)
                del room.pages[viewer, language]
                if page.looked:
                    self.page(room, table, viewer, language)

    async def _send(self, room: Room, table: Table, change: Change) -> None:
        """Send a change to all subscribers at once. The room must be locked."""
        room.sent = change.entry.number
        room.sending_to = frozenset(change.seen)  # a subscriber who begins now would miss it
        try:
            self._renew_pages(room, table, change)
            await self._send_to_subscribers(room, table, change)
        finally:
            room.sending_to = frozenset()

    async def _send_to_subscribers(self, room: Room, table: Table, change: Change) -> None:
        watching = [one for one in room.subscriptions if one.viewer in change.seen]
        yielder = Yielder()  # there may be sixteen players: yield to other tables in between
        pages: dict[Key, Page] = {}
        slow = []
        for one in watching:
            if one.key in pages:
                continue
            page = pages[one.key] = self.page(room, table, one.viewer, one.language)
            want = one.key[1]
            if not self.renderer.draw_quick(page, changed_parts(want)):
                slow.append((page, want))
            await yielder.pause()
        if slow:
            await asyncio.gather(*(self.renderer.draw(page, changed_parts(want)) for page, want in slow))
        updates: dict[Key, Messages] = {}
        for key, page in pages.items():
            updates[key] = changed_message(page, change, key[1])
            await yielder.pause()
        for one in watching:
            if one in room.subscriptions:
                one.subscriber.tell(updates[one.key])


def _had_begun(table: Table, outage: Outage) -> bool:
    """Return whether the game had begun before an outage.

    Correspondence games use the wall clock, which may be set back.
    """
    since = outage.since - outage.ahead if isinstance(table.time_control, Correspondence) else outage.since
    return table.began <= since + BEAT


async def again(attempt: Callable[[], Awaitable[T]]) -> T:
    """Run `attempt`; repeat it with fresh data if another process wrote first."""
    for _ in range(TRIES):
        try:
            return await attempt()
        except Conflict:
            continue
    raise ApiError("stale", msg("same-time"))
