"""The keeper: what goes on at tables by itself. Time runs out, bots think, and the house notes that it is alive."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import Any

from sqlalchemy import bindparam, delete, insert, select

from baronage.engine.errors import Refusal
from baronage.server.bot_workers import BotFailed, BotWorkers
from baronage.server.house import House, Room
from baronage.server.listing import RUNNING
from baronage.server.policy import Untimed
from baronage.server.schema import facts

ALIVE = "alive"
EVERY = 5.0  # seconds between two notes that the house is alive
STAND_IN = "heuristic"  # who plays for a person that is long away

log = logging.getLogger("baronage.server")

_FORGET = delete(facts).where(facts.c.name == bindparam("fact"))
_NOTE = insert(facts)


class Keeper:
    """Runs beside the house, in the same loop. `thinking`: seconds that a bot seems to think, at least and at most."""

    again = 5.0  # seconds after which what failed is tried again

    def __init__(self, house: House, workers: BotWorkers, thinking: tuple[float, float] = (0.4, 1.6)) -> None:
        self.house = house
        self.workers = workers
        self.thinking = thinking
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: set[tuple[str, int, int]] = set()  # table, seat, number: bots that think
        self._stirred = asyncio.Event()
        self._due: dict[str, float] = {}
        house.changed = self.changed

    async def start(self) -> None:
        """Wake every table that runs: no clock ran while the house was away."""
        rows = await asyncio.to_thread(self.house.store.read, select(facts.c.value).where(facts.c.name == ALIVE))
        since = float(rows[0][0]) if rows else self.house.now()
        for room in list(self.house.rooms.values()):
            if room.listing.status == RUNNING:
                try:
                    await self.house.running(room)
                    if not isinstance(room.listing.pace, Untimed):
                        await self.house.was_away(room, since)
                    self.changed(room)
                except Refusal:
                    log.exception("table %s can't be read; it is left alone", room.listing.id)
        await self._note()
        self._run(self._keep_alive())
        self._run(self._sweep())

    async def stop(self) -> None:
        """Leave everything as it is."""
        self.house.changed = lambda room: None
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._note()

    def _run(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("the keeper met a fault", exc_info=task.exception())

    # --- alive --------------------------------------------------------------------------------------------------

    async def _note(self) -> None:
        value = {"name": ALIVE, "value": repr(self.house.now())}
        await self.house.store.write((_FORGET, {"fact": ALIVE}), (_NOTE, value))

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._note()
            except Exception:
                log.exception("the store does not take that the server is alive")

    # --- what happens after each act ----------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """Something happened at a table: set its alarm, and wake the bots that are asked."""
        table = room.table
        id = room.listing.id
        if table is None or table.over:
            self._due.pop(id, None)
            return
        due = table.due()
        if due is None:
            self._due.pop(id, None)
        else:
            self._due[id] = due
        self._stirred.set()
        for seat in table.state.actors():
            name = table.bot_of(seat, STAND_IN)
            key = (id, seat, table.number(seat))
            if name and key not in self._asked:
                self._asked.add(key)
                self._run(self._think(room, seat, name, key))

    async def _think(self, room: Room, seat: int, name: str, key: tuple[str, int, int]) -> None:
        try:
            table = await self.house.running(room)
            view = table.view(seat)
            # drawn beforehand and waited for in any case: how long a bot takes tells nothing about what it holds
            pause = asyncio.ensure_future(asyncio.sleep(random.SystemRandom().uniform(*self.thinking)))
            try:
                action = await self.workers.choose(name, table.game.package, view, seat)
                await pause
                await self.house.play_for(room, seat, key[2], [action], name)
            except (BotFailed, Refusal) as error:
                log.warning("the bot %s at table %s: %s; it lets its time run out", name, room.listing.id, error)
                await pause
                await self.house.lapse(room, seat, key[2])
            finally:
                pause.cancel()
        except Exception:
            log.exception("the bot %s at table %s could not act; it tries again", name, room.listing.id)
            self._asked.discard(key)
            await asyncio.sleep(self.again)
            await self.house.running(room)
            self.changed(room)
        finally:
            self._asked.discard(key)

    # --- time ---------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            self._stirred.clear()
            now = self.house.now()
            for id in [id for id, due in self._due.items() if due <= now]:
                self._due.pop(id, None)
                room = self.house.rooms[id]
                try:
                    await self.house.sweep(room)
                    self.changed(room)
                except Exception:
                    log.exception("the clock of table %s; it is looked at again", id)
                    self._due[id] = now + self.again
            wait = min(self._due.values(), default=now + 60.0) - self.house.now()
            with contextlib.suppress(TimeoutError):  # not wait_for: in Python 3.11 it may swallow a cancellation
                async with asyncio.timeout(max(0.01, min(wait, 60.0))):
                    await self._stirred.wait()
