"""The caretaker: what goes on at tables by itself. Time runs out, bots think, other processes write, rooms fall empty."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any

from baronage.engine.errors import Refusal
from baronage.engine.pacts import Pact
from baronage.server.errors import code_of, in_a_line
from baronage.server.house.bargaining import Bargaining
from baronage.server.house.bot_workers import BotFailed, BotWorkers
from baronage.server.house.collector import collect_all, much_gathered
from baronage.server.house.hearing import Hearing
from baronage.server.house.negotiator import Negotiator
from baronage.server.house.playing import Playing
from baronage.server.house.room import Room
from baronage.server.house.rooms import NoCaretaker, Rooms
from baronage.server.play.table import Table
from baronage.server.store.neighbours import Neighbours
from baronage.server.store.store import ACTED, CHANGED, OUTAGE, PERSON, SAID

USUAL = (0.4, 1.6)  # seconds that a bot seems to think, at least and at most
ALONE = 0.1  # where no person plays on
GRACE = 2.0  # seconds that a bot may really think in a secret window, though it would close sooner without it
HASTE = 20  # of the time for all who are asked in a secret window, what one of them thinks: they wait for one another

log = logging.getLogger("baronage.server")


class Caretaker:
    """Runs beside the rooms, in the same loop. `thinking`: seconds that a bot seems to think."""

    again = 5.0  # seconds after which what failed is tried again,
    soon = 0.5  # and after which a room is looked at of which nobody knows what happened in it
    beat = 2.0  # seconds between two signs of life of this process
    lease = 6.0  # seconds without one after which others take over what it kept
    look = 1.0  # seconds between two looks for what nobody keeps
    lost = 60.0  # seconds after which what is due and was not done is looked at again
    idle = 300.0  # seconds after which an empty room is forgotten
    most = 100  # tables whose time has come, at once
    tidy = 3600.0  # seconds between two looks for what nobody needs any more
    quiet = 10.0  # seconds in which nothing happens: then, or when there is much, all objects in memory are looked at,
    seldom = 600.0  # but not again for so long,
    latest = 6 * 3600.0  # and whatever happens after so long

    def __init__(
        self,
        rooms: Rooms,
        play: Playing,
        bargaining: Bargaining,
        hearing: Hearing,
        workers: BotWorkers,
        thinking: tuple[float, float],
        person_changed: Callable[[str], None],
    ) -> None:
        self.rooms, self.play, self.hearing = rooms, play, hearing
        self.store, self.clock, self.alarms = rooms.store, rooms.clock, rooms.alarms
        self.workers = workers
        self.thinking = thinking
        self.person_changed = person_changed
        self.neighbours = Neighbours(self.store)
        self.bargaining = bargaining
        self.negotiator = Negotiator(rooms, bargaining, self._run, lambda: random.SystemRandom().uniform(*thinking))
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: set[tuple[str, int, int]] = set()  # table, seat, number: bots that think
        self._broken: set[str] = set()  # tables that can't be read
        self._stirred = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None  # whether there was an outage
        self._hands = asyncio.Semaphore(self.most)
        self._due: dict[str, float] = {}  # of tables that this process keeps
        self._heap: list[tuple[float, str]] = []  # the same, the next first, and what was due before it was set anew
        self._wakes = 0.0  # when the sweep looks again, unless it is stirred
        self._noted = self.clock()  # when this process last said that it is there
        self._changes = self._changes_seen = 0  # what happened at tables; and what had when that was last looked at
        self._collected = self.clock()
        self.chores: list[tuple[float, Callable[[], Awaitable[None]]]] = []  # what is done now and then
        self._started = False

    async def start(self) -> None:
        """Take one's place. No clock ran while nobody was there; what nobody keeps is taken over."""
        alarms = self.alarms
        alone = await self.neighbours.come()
        self.clock.not_before(await alarms.last())  # by the clock of the process before
        now = self.clock()
        await alarms.alive(now, 0.0 if alone else self.lease)
        await alarms.come(alone, now + self.lease)
        self.rooms.outages = await alarms.outages()
        self._started = True
        self._noted = now
        await self._claim()
        self._run(self._repeat(self.beat, self._beat))
        self._run(self._repeat(self.look, self._claim))
        for every, chore in self.chores:
            self._run(self._repeat(every, chore))
        self._run(self._repeat(self.quiet, self._collect))
        self._run(self._repeat(0.05, self._sweep))  # which has no end, but for a fault
        if self.store.shared:
            self._run(self.neighbours.listen(self._heard, self._heard_all))

    async def stop(self) -> None:
        """Leave everything as it is."""
        self.rooms.caretaker = NoCaretaker()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.neighbours.go()
        await self.alarms.alive(self.clock(), float("inf"))
        await self.alarms.go()

    def thinking_now(self) -> int:
        """How many bots think, or seem to."""
        return len(self._asked)

    def _run(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and task is not self._looking:  # who waits for that one tells it
            log.error("the caretaker met a fault", exc_info=error)

    async def _repeat(self, every: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await work()
            except Exception as error:
                log.error("the caretaker tries again: %s", in_a_line(error), exc_info=not self._store_fails(error))

    def _store_fails(self, error: BaseException) -> bool:
        """Is it the store's fault? Then a line of the log must do, for it is one of many."""
        return isinstance(error, self.store.faults) or (
            isinstance(error, Refusal) and code_of(error) in ("store", "unsure")
        )

    async def _collect(self) -> None:
        """Find the cycles that are left in memory, when nobody is halted by it."""
        since = self.clock() - self._collected
        calm, self._changes_seen = self._changes == self._changes_seen, self._changes
        if since >= (self.seldom if calm or much_gathered() else self.latest):
            collect_all()
            self._collected = self.clock()

    # --- among other processes ----------------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Say that this process is there; if nobody could for a while, nobody's clock ran."""
        now, alarms = self.clock(), self.alarms
        found = await alarms.alive(now, self.lease)
        # after so long another process may have noted it, and not told yet
        if found is not None or now > self._noted + self.lease:
            await self._heard_outage()
        self._noted = now
        await alarms.stay(now, now + self.lease)
        self.rooms.forget(self.idle)

    def look_round(self) -> Awaitable[None] | None:
        """Before anything happens: if this process could not say for long that it is there, that comes first.

        All who come meanwhile wait for the same attempt: were each to make his own, the last would wait for all of them.
        """
        return self._stay_after_all() if self._started and self.clock() > self._noted + self.lease else None

    async def _stay_after_all(self) -> None:
        for _ in range(2):  # what goes on already may have begun before the outage
            if self.clock() > self._noted + self.lease:
                await self._beat()

    def _beat(self) -> Awaitable[None]:
        if self._looking is None or self._looking.done():
            self._looking = self._run(self._stay())
        return asyncio.shield(self._looking)

    async def _claim(self) -> None:
        """Take over what nobody keeps, and what this process keeps but has lost sight of."""
        now = self.clock()
        ids = await self.alarms.claim(now)
        for id in [*ids, *await self.alarms.overdue(now - self.lost)]:
            if id in self._broken:
                continue
            try:
                room = await self.rooms.find(id)
                room.kept = True
                await self._wake(room)
            except Refusal as refusal:
                if self._store_fails(refusal):  # it is overdue before long, and looked at again
                    log.error("table %s is looked at later: %s", id, refusal.sentence)
                    continue
                self._broken.add(id)
                log.exception("table %s can't be read; it is left alone", id)

    async def _wake(self, room: Room) -> None:
        async with room.lock:
            await self.rooms.read_table(room)
        self.changed(room)

    def _heard(self, what: str, id: str) -> None:
        """Another process wrote."""
        if what == OUTAGE:
            self._run(self._heard_outage())
        elif what == PERSON:
            self.person_changed(id)
        elif id in self.rooms.in_use:
            self._run(self.hearing.hear(what, id))
        else:
            self._due.pop(id, None)  # whoever wrote keeps it now

    def doubtful(self, room: Room) -> None:
        """Nobody knows whether something was written in this room: look, until the store answers; then all are told."""
        self._run(self._look_again(room))

    async def _look_again(self, room: Room) -> None:
        for _ in range(int(self.lost / self.soon)):
            await asyncio.sleep(self.soon)
            try:
                for what in (CHANGED, ACTED, SAID):
                    await self.hearing.hear(what, room.listing.id)
                return
            except Exception as error:
                whole = not self._store_fails(error)
                log.error("table %s is looked at again: %s", room.listing.id, in_a_line(error), exc_info=whole)

    async def _heard_all(self) -> None:
        """For a while nothing was heard of the other processes."""
        self.person_changed("")
        await self.hearing.hear_all()

    async def _heard_outage(self) -> None:
        """Nobody was there for a while. To give all tables their time may take longer than a lease: it is not waited for."""
        self.rooms.outages = await self.alarms.outages()
        self._run(self.rooms.give_back())

    # --- what happens after each act ----------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """Something happened at a table: set its alarm, and wake the bots that are asked; if this process keeps it."""
        self._changes += 1
        table = room.table
        id = room.listing.id
        self._set(
            id, None if table is None or table.over or not room.kept else self.rooms.by_house_clock(table, table.due())
        )
        if table is None or not room.kept or table.halt is not None:
            return
        limit = self._limit(table)
        for seat in table.state.actors():
            name = table.bot_of(seat)
            key = (id, seat, table.number(seat))
            if name and key not in self._asked:
                self._asked.add(key)
                self._run(self._think(room, seat, name, key, table.view(seat), self._pause(table), limit))
        self.negotiator.changed(room, table)

    def _pause(self, table: Table) -> float:
        """How long a bot waits with its answer. In a secret window it passes before that would have closed without it."""
        luck = random.SystemRandom()
        pause = luck.uniform(*self.thinking)
        if not table.has_people:
            pause = min(pause, ALONE)
        if table.hush is None:
            return pause
        return min(pause, luck.random() * max(0.0, table.hush.closes - self.rooms.time_at(table)))

    def _limit(self, table: Table) -> float | None:
        """How long a bot may think. In a secret window it passes rather than hold it open: that would tell that it is asked."""
        return None if table.hush is None else max(GRACE, table.hush.closes - self.rooms.time_at(table))

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
        try:
            # drawn beforehand and waited for in any case: how long a bot takes tells nothing about what it holds
            pause = asyncio.ensure_future(asyncio.sleep(seconds))
            try:
                kept = await self.bargaining.promised(room, seat)
                await self.workers.ready()
                async with asyncio.timeout(limit):
                    with self.store.measures.bot.time():
                        hurry = None if limit is None else limit / HASTE
                        plan = await self.workers.choose(name, room.listing.game, view, seat, kept, hurry)
                await pause
                await self.play.play_for(room, seat, key[2], list(plan), name)
            except (BotFailed, Refusal, TimeoutError) as error:
                if self._store_fails(error):
                    raise  # which is no fault of the bot
                why = str(error) or "no answer in time"
                log.warning("the bot %s at table %s: %s; it lets its time run out", name, room.listing.id, why)
                await pause
                await self.play.lapse(room, seat, key[2])
            finally:
                pause.cancel()
        except Exception as error:
            whole, why = not self._store_fails(error), in_a_line(error)
            log.error("the bot %s at table %s tries again: %s", name, room.listing.id, why, exc_info=whole)
            self._asked.discard(key)
            await asyncio.sleep(self.again)
            await self._wake(room)
        finally:
            self._asked.discard(key)

    def proposed(self, room: Room, pact: Pact) -> None:
        """Something was proposed or answered at a table: bots may have to answer."""
        self.negotiator.proposed(room, pact)

    # --- time ---------------------------------------------------------------------------------------------------

    def _set(self, id: str, due: float | None) -> None:
        """Set the alarm of a table, or take it away. What it was before stays in the heap until its time comes."""
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
                self._stirred.set()

    def _ringing(self, now: float) -> list[str]:
        """The tables whose time has come; their alarms are taken away."""
        found = []
        while self._heap and self._heap[0][0] <= now:
            due, id = heapq.heappop(self._heap)
            if self._due.get(id) == due:
                del self._due[id]
                found.append(id)
        return found

    async def _ring(self, id: str) -> None:
        try:
            room = await self.rooms.find(id)
            room.kept = True
            await self.play.sweep(room)
            self.changed(room)
        except Exception as error:
            whole = not self._store_fails(error)
            log.error("the clock of table %s is looked at again: %s", id, in_a_line(error), exc_info=whole)
            self._set(id, self.clock() + self.again)
        finally:
            self._hands.release()

    async def _sweep(self) -> None:
        while True:
            self._stirred.clear()
            now = self.clock()
            for id in self._ringing(now):
                # side by side: what happens at a table ends with a commit, and many share one
                await self._hands.acquire()
                self._run(self._ring(id))
            self._wakes = min(self._heap[0][0] if self._heap else now + 60.0, now + 60.0)
            wait = self._wakes - self.clock()
            with contextlib.suppress(TimeoutError):  # not wait_for: in Python 3.11 it may swallow a cancellation
                async with asyncio.timeout(max(0.01, wait)):
                    await self._stirred.wait()
