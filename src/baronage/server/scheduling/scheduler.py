"""The scheduler: timeouts, bot moves, changes by other processes and removal of unused rooms."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any

from baronage.engine.core.errors import Refusal
from baronage.engine.hooks.pacts import Pact
from baronage.server.background import Background
from baronage.server.errors import in_a_line
from baronage.server.scheduling.bot_negotiator import Negotiator
from baronage.server.scheduling.gc_control import collect_all, is_worthwhile
from baronage.server.scheduling.peer_sync import PeerSync
from baronage.server.services.gameplay import Gameplay
from baronage.server.services.negotiation import Negotiation
from baronage.server.services.room import Room
from baronage.server.services.rooms import Rooms
from baronage.server.services.scheduler_hooks import NoScheduler
from baronage.server.store.peers import Peers
from baronage.server.store.store import ACTED, CHANGED, CHATTED, OUTAGE, PERSON
from baronage.server.table.table import Table
from baronage.server.time_control import Live
from baronage.server.workers.bot_workers import BotFailed, BotWorkers

USUAL = (0.4, 1.6)  # seconds a bot seems to think, at least and at most
ALONE = 0.1  # with no people left in the game
GRACE = 2.0  # seconds a bot may think in a secret window that would otherwise close sooner
HASTE = 20  # divides the time of a secret window into the thinking time of one bot, because bots share the workers

log = logging.getLogger("baronage.server")


class Scheduler:
    """The scheduler, running in the same event loop as the rooms.

    `thinking` is how many seconds a bot seems to think.
    """

    again = 5.0  # seconds until a failed task is retried
    soon = 0.5  # seconds until a room with an unsure write is checked
    beat = 2.0  # seconds between two heartbeats of this process
    lease = 6.0  # seconds without a heartbeat after which others claim its tables
    look = 1.0  # seconds between two searches for unclaimed tables
    lost = 60.0  # seconds after which an overdue table is checked again
    idle = 300.0  # seconds after which an unused room is removed
    most = 100  # due tables handled at once
    tidy = 3600.0  # seconds between two cleanups
    quiet = 10.0  # seconds without a change before a garbage collection,
    seldom = 600.0  # which runs no more often than this,
    latest = 6 * 3600.0  # and at the latest after this

    def __init__(
        self,
        rooms: Rooms,
        play: Gameplay,
        negotiation: Negotiation,
        peer_sync: PeerSync,
        workers: BotWorkers,
        thinking: tuple[float, float],
        person_changed: Callable[[str], None],
        background: Background,
    ) -> None:
        self.rooms, self.play, self.peer_sync = rooms, play, peer_sync
        self.store, self.clock, self.leases = rooms.store, rooms.clock, rooms.leases
        self.workers = workers
        self.thinking = thinking
        self.person_changed = person_changed
        self.background = background
        self.peers = Peers(self.store)
        self.negotiation = negotiation
        self.negotiator = Negotiator(
            rooms, negotiation, background.run, lambda: random.SystemRandom().uniform(*thinking)
        )
        self._asked: set[tuple[str, int, int]] = set()  # table, seat, number: bots that are thinking
        self._broken: set[str] = set()  # tables that can't be read
        self._woken = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None  # the running check for an outage
        self._slots = asyncio.Semaphore(self.most)
        self._due: dict[str, float] = {}  # due times of tables that this process manages
        self._heap: list[tuple[float, str]] = []  # the same as a heap, with outdated entries
        self._wakes = 0.0  # when the sweep wakes up next, unless it is woken
        self._last_heartbeat = self.clock()  # time of the last heartbeat
        self._changes = self._changes_seen = 0  # changes at tables so far, and at the last garbage collection check
        self._collected = self.clock()
        self.chores: list[tuple[float, Callable[[], Awaitable[None]]]] = []  # periodic tasks
        self._started = False

    async def start(self) -> None:
        """Register this process, claim unclaimed tables and start the periodic tasks.

        Clocks did not run while no process was running.
        """
        leases = self.leases
        alone = await self.peers.register()
        self.clock.not_before(await leases.last())  # by the clock of the previous process
        now = self.clock()
        await leases.alive(now, 0.0 if alone else self.lease, self.clock.ahead())
        await leases.register(alone, now + self.lease)
        self.rooms.outages = await leases.outages()
        self._started = True
        self._last_heartbeat = now
        await self._claim()
        every = self.background.every
        every(self.beat, "the sign of life", self._heartbeat)
        every(self.look, "taking over tables", self._claim)
        for seconds, chore in self.chores:
            every(seconds, getattr(chore, "__qualname__", "a chore"), chore)
        every(self.quiet, "collecting", self._collect)
        every(0.05, "the clock of tables", self._sweep)  # endless, except for an error
        if self.store.shared:
            self.background.run(self.peers.listen(self._on_announcement, self._on_reconnect))

    async def stop(self) -> None:
        """Stop all tasks and deregister this process."""
        self.rooms.scheduler = NoScheduler()
        await self.background.stop()
        await self.peers.close()
        await self.leases.alive(self.clock(), float("inf"))
        await self.leases.deregister()

    def thinking_now(self) -> int:
        """Return how many bots are thinking, or seem to."""
        return len(self._asked)

    async def _collect(self) -> None:
        """Collect garbage when that interrupts no game."""
        since = self.clock() - self._collected
        calm, self._changes_seen = self._changes == self._changes_seen, self._changes
        if since >= (self.seldom if calm or is_worthwhile() else self.latest):
            collect_all()
            self._collected = self.clock()

    # --- other processes ----------------------------------------------------------------------------------------

    async def _renew_lease(self) -> None:
        """Send a heartbeat. If no process could for a while, record the outage."""
        now, leases = self.clock(), self.leases
        found = await leases.alive(now, self.lease, self.clock.ahead())
        # After a gap this long another process may have recorded the outage without announcing it yet.
        if found is not None or now > self._last_heartbeat + self.lease:
            await self._read_outages()
        self._last_heartbeat = now
        await leases.heartbeat(now, now + self.lease)
        self.rooms.forget(self.idle)

    def check_outage(self) -> Awaitable[None] | None:
        """Return an awaitable for an overdue heartbeat, which must precede any change, or None.

        Callers share one attempt: with an attempt each, the last caller would wait for all others.
        """
        return (
            self._send_late_heartbeat() if self._started and self.clock() > self._last_heartbeat + self.lease else None
        )

    async def _send_late_heartbeat(self) -> None:
        for _ in range(2):  # the running check may have begun before the outage
            if self.clock() > self._last_heartbeat + self.lease:
                await self._heartbeat()

    def _heartbeat(self) -> Awaitable[None]:
        if self._renewing is None or self._renewing.done():
            self._renewing = self.background.run(
                self._renew_lease(), log_errors=False
            )  # the caller that awaits it logs errors
        return asyncio.shield(self._renewing)

    async def _claim(self) -> None:
        """Claim unclaimed tables, and find tables of this process that are overdue."""
        now = self.clock()
        ids = await self.leases.claim(now)
        for id in [*ids, *await self.leases.overdue(now - self.lost)]:
            if id in self._broken:
                continue
            try:
                room = await self.rooms.find(id)
                room.managed = True
                await self._wake(room)
            except Refusal as refusal:
                if self.background.store_fails(refusal):  # it will be overdue soon and is checked again
                    log.error("table %s is checked later: %s", id, refusal.sentence)
                    continue
                self._broken.add(id)
                log.exception("table %s can't be read and is ignored", id)

    async def _wake(self, room: Room) -> None:
        async with room.lock:
            await self.rooms.read_table(room)
        self.changed(room)

    def _on_announcement(self, what: str, id: str, content: str = "") -> None:
        """Handle an announcement of another process."""
        if what == OUTAGE:
            self.background.until_done("giving time back", self._read_outages)
        elif what == PERSON:
            self.person_changed(id)
        elif id in self.rooms.in_use:
            self.background.until_done(
                f"hearing of table {id}: {what}", lambda: self.peer_sync.apply(what, id, content)
            )
        else:
            self._due.pop(id, None)  # the process that wrote manages it now

    def check_write(self, room: Room) -> None:
        """Check a room with an unsure write until the store answers, then notify its subscribers."""
        id = room.listing.id
        self.background.until_done(f"looking at table {id}", lambda: self._sync(id), self.soon)

    async def _sync(self, id: str) -> None:
        for what in (CHANGED, ACTED, CHATTED):
            await self.peer_sync.apply(what, id)

    async def _on_reconnect(self) -> None:
        """Read everything again after announcements were interrupted."""
        self.person_changed("")
        await self.peer_sync.apply_all()

    async def _read_outages(self) -> None:
        """Give tables back the time of an outage, in the background: it may take longer than a lease."""
        self.rooms.outages = await self.leases.outages()
        self.background.until_done("giving time back to tables", self.rooms.give_back)

    # --- after each entry ---------------------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """Set the due time of a changed table and start its bots, if this process manages it."""
        self._changes += 1
        table = room.table
        id = room.listing.id
        self._set_due(
            id,
            None if table is None or table.over or not room.managed else self.rooms.by_server_clock(table, table.due()),
        )
        if table is None or not room.managed or table.halt is not None:
            return
        limit = self._limit(table)
        late = table.overdue(self.rooms.time_at(table))
        for seat in table.state.actors():
            name = table.bot_of(seat)
            key = (id, seat, table.number(seat))
            if name and key not in self._asked:
                self._asked.add(key)
                self.background.run(self._think(room, seat, name, key, table.view(seat), self._pause(table), limit))
            if seat in late and key in self._asked:  # it acts once it has thought; the others are checked again soon
                self._set_due(id, self.clock() + self.soon)
        self.negotiator.changed(room, table)

    def thinks(self, table: Table, seat: int) -> bool:
        """Return whether a bot is thinking for a seat here. Then the bot acts itself, and no timeout applies."""
        return self._window_closes(table) is None and (table.id, seat, table.number(seat)) in self._asked

    @staticmethod
    def _window_closes(table: Table) -> float | None:
        """Return when an open secret window closes, or None if no person can learn from a bot's delay."""
        return table.window_time.closes if table.window_time is not None and table.has_people else None

    def _pause(self, table: Table) -> float:
        """Return how long a bot delays its answer. In a secret window the bot passes before the window would have
        closed without it.
        """
        luck = random.SystemRandom()
        pause = luck.uniform(*self.thinking)
        if not table.has_people:
            pause = min(pause, ALONE)
        closes = self._window_closes(table)
        return pause if closes is None else min(pause, luck.random() * max(0.0, closes - self.rooms.time_at(table)))

    def _limit(self, table: Table) -> float | None:
        """Return how long a bot may think, or None for no limit.

        In a secret window the bot passes rather than hold the window open, which would reveal that it has a choice.
        """
        closes = self._window_closes(table)
        return None if closes is None else max(GRACE, closes - self.rooms.time_at(table))

    async def _think(
        self,
        room: Room,
        seat: int,
        name: str,
        key: tuple[str, int, int],
        view: dict[str, Any],
        seconds: float,
        limit: float | None,
    ) -> None:
        began, waits = self.clock(), list[float]()
        try:
            # The delay is drawn first and always awaited, so the time a bot takes reveals nothing about its cards.
            pause = asyncio.ensure_future(asyncio.sleep(seconds))
            try:
                kept = await self.negotiation.promised(room, seat)
                asked = self.clock()
                await self.workers.ready()
                ready = self.clock() - asked
                async with asyncio.timeout(limit):
                    with self.store.metrics.bot.time():
                        hurry = None if limit is None else limit / HASTE
                        live = isinstance(room.listing.time_control, Live)
                        plan = await self.workers.choose(
                            name, room.listing.game, view, seat, kept, hurry, live, waits.append
                        )
                thought = self.clock() - began - ready - sum(waits)
                self.store.metrics.bot_wait.observe(ready + sum(waits))
                await pause
                excused = self.clock() - began - max(seconds, thought)
                await self.play.play_for(room, seat, key[2], list(plan), name, max(0.0, excused))
            except (BotFailed, Refusal, TimeoutError) as error:
                if self.background.store_fails(error):
                    raise  # not an error of the bot
                why = str(error) or "no answer in time"
                log.warning("the bot %s at table %s: %s; it times out", name, room.listing.id, why)
                await pause
                await self.play.time_out(room, seat, key[2])
            finally:
                pause.cancel()
        except Exception as error:
            whole, why = not self.background.store_fails(error), in_a_line(error)
            log.error("the bot %s at table %s tries again: %s", name, room.listing.id, why, exc_info=whole)
            self._asked.discard(key)
            await asyncio.sleep(self.again)
            self.background.until_done(f"waking table {room.listing.id}", lambda: self._wake(room), self.again)
        finally:
            self._asked.discard(key)

    def proposed(self, room: Room, pact: Pact) -> None:
        """Let bots answer a new proposal."""
        self.negotiator.proposed(room, pact)

    # --- time ---------------------------------------------------------------------------------------------------

    def _set_due(self, id: str, due: float | None) -> None:
        """Set or remove the due time of a table. An outdated entry stays in the heap until its time comes."""
        if due is None:
            self._due.pop(id, None)
        elif self._due.get(id) != due:
            self._due[id] = due
            if len(self._heap) > 1000 + 4 * len(self._due):
                self._heap = [(due, id) for id, due in self._due.items()]
                heapq.heapify(self._heap)
            else:
                heapq.heappush(self._heap, (due, id))
            if due < self._wakes:
                self._woken.set()

    def _pop_due(self, now: float) -> list[str]:
        """Return the tables that are due, and remove their due times."""
        found = []
        while self._heap and self._heap[0][0] <= now:
            due, id = heapq.heappop(self._heap)
            if self._due.get(id) == due:
                del self._due[id]
                found.append(id)
        return found

    async def _handle_due(self, id: str) -> None:
        try:
            room = await self.rooms.find(id)
            room.managed = True
            await self.play.sweep(room)
            self.changed(room)
        except Exception as error:
            whole = not self.background.store_fails(error)
            log.error("the clock of table %s is checked again: %s", id, in_a_line(error), exc_info=whole)
            self._set_due(id, self.clock() + self.again)
        finally:
            self._slots.release()

    async def _sweep(self) -> None:
        while True:
            self._woken.clear()
            now = self.clock()
            for id in self._pop_due(now):
                # Concurrently: each table ends with a commit, and many share one.
                await self._slots.acquire()
                self.background.run(self._handle_due(id))
            self._wakes = min(self._heap[0][0] if self._heap else now + 60.0, now + 60.0)
            wait = self._wakes - self.clock()
            with contextlib.suppress(TimeoutError):  # not wait_for: in Python 3.11 it may swallow a cancellation
                async with asyncio.timeout(max(0.01, wait)):
                    await self._woken.wait()
