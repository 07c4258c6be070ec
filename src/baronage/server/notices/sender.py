"""The sender: takes from the queue what is due and hands it to who carries it.

A notice is taken before it is sent and marked when it has arrived; both are in the store. A process that ends in order waits for
what is on its way. One that is killed between leaves its notice to another after a while: that is sent again under the same id,
by which mail programs, browsers and hooks know it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from baronage.server.errors import in_a_line
from baronage.server.notices.book import SO_MANY_FAILURES, Reader, Way, rest_after
from baronage.server.notices.carriers import Carrier, Failed, Parcel
from baronage.server.notices.keys import Keys
from baronage.server.notices.letters import TEST, compose, digest
from baronage.server.notices.queue import LOST, MOOT, SENT, WAITING, Entry, Queue
from baronage.server.notices.wishes import GIVEN_UP, MAIL, goes_at

log = logging.getLogger("baronage.server")
DAY = 86_400.0
DIGESTED = "digest"

# Is it still so? The facts as they are now; an instant: not before then; None: it is no longer so.
Fresh = Callable[[Entry, float], Awaitable[Mapping[str, Any] | float | None]]


async def as_it_was(entry: Entry, now: float) -> Mapping[str, Any] | float | None:
    """Where nobody asks."""
    return entry.facts


class Sender:
    """Runs beside the house, in the same loop. `home`: the address of this server, as mails tell it."""

    look = 2.0  # seconds between two looks for what is due
    lease = 300.0  # seconds after which what was taken, and of which nothing is heard, is sent by another
    most = 200  # rows at once
    hands = 8  # that carry at the same time

    def __init__(
        self,
        queue: Queue,
        keys: Keys,
        carriers: Mapping[str, Carrier],
        home: str,
        now: Callable[[], float] = time.time,
        fresh: Fresh = as_it_was,
    ) -> None:
        self.queue, self.book = queue, queue.book
        self.keys = keys
        self.carriers = carriers
        self.home = home.rstrip("/")
        self.now = now
        self.fresh = fresh
        self._ends = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    # --- running ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Look again and again."""
        self._running = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Take nothing any more, and wait for what is on its way."""
        self._ends.set()
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while not self._ends.is_set():
            try:
                await self.round()
            except Exception as error:
                log.error("notices are sent later: %s", in_a_line(error))
            try:
                await asyncio.wait_for(self._ends.wait(), self.look)
            except TimeoutError:
                continue

    async def round(self) -> int:
        """Send what is due; how many were looked at."""
        together = await asyncio.to_thread(self.queue.due, self.now(), self.most)
        hands = asyncio.Semaphore(self.hands)

        async def one(entries: list[Entry]) -> None:
            async with hands:
                if not self._ends.is_set():
                    await self._send(entries)

        for result in await asyncio.gather(*(one(entries) for entries in together), return_exceptions=True):
            if isinstance(result, Exception):
                log.error("a notice is sent later: %s", in_a_line(result))
        return sum(len(entries) for entries in together)

    # --- one ----------------------------------------------------------------------------------------------------

    async def _send(self, entries: list[Entry]) -> None:
        """Send one, or some in one digest, if it is still so and not too early."""
        first, now = entries[0], self.now()
        reader = self.book.wants(first.person) or await self.book.read(first.person)
        way = next((way for way in reader.ways if way.id == first.way), None)
        if way is None or not way.works or way.kind not in self.carriers:
            await self.queue.mark(entries, LOST, now)
            return
        early = max(way.rests, goes_at(reader.wishes, first.kind, now, first.facts.get("due")))
        if early > now:
            await self.queue.mark(entries, WAITING, early)
            return
        if not await self.queue.take(entries, now + self.lease):
            return
        entries = await self._still_so(entries, now)
        if entries:
            await self._carry(entries, reader, way, now)

    async def _still_so(self, entries: list[Entry], now: float) -> list[Entry]:
        found = []
        for entry in entries:
            facts = await self.fresh(entry, now)
            if facts is None:
                await self.queue.mark([entry], MOOT, now)
            elif isinstance(facts, float):
                await self.queue.mark([entry], WAITING, facts)
            else:
                found.append(entry._replace(facts=dict(facts)))
        return found

    async def _carry(self, entries: list[Entry], reader: Reader, way: Way, now: float) -> None:
        try:
            await self.carriers[way.kind].send(way, self.parcel(entries, reader, way, now))
        except Exception as error:  # a fault of ours must not keep it going round for ever
            known = error if isinstance(error, Failed) else Failed(f"{type(error).__name__}: {error}"[:150])
            await self._failed(entries, way, known, now)
            return
        await self.queue.mark(entries, SENT, now)
        await self.book.worked(way, now)

    def parcel(self, entries: list[Entry], reader: Reader, way: Way, now: float) -> Parcel:
        """What is sent: the same that is shown beforehand."""
        letters = [compose(it.kind, it.facts, reader.language, now) for it in entries]
        kind = entries[0].kind if len(entries) == 1 else DIGESTED
        token = "" if entries[0].kind == GIVEN_UP else self.keys.unsubscribing(way.id, entries[0].kind)
        return Parcel(entries[0].id, kind, digest(letters, reader.language), reader.language, self.home, token)

    async def _failed(self, entries: list[Entry], way: Way, failure: Failed, now: float) -> None:
        """It did not arrive: it is tried again later, less and less often; until it is given up, and its owner told."""
        log.info("a notice did not arrive (%s): %s", way.kind, failure.reason)
        gave_up = await self.book.failed(way, failure.reason, failure.for_good, now)
        if gave_up:
            await self._give_up(way, now)
            return
        tired = [it for it in entries if it.tries + 1 >= SO_MANY_FAILURES]
        await self.queue.mark(tired, LOST, now)
        await self.queue.mark([it for it in entries if it not in tired], WAITING, now + rest_after(way.failures + 1))

    async def _give_up(self, way: Way, now: float) -> None:
        """Nothing goes there any more: what waits goes by mail, and its owner is told by whatever else works."""
        reader = await self.book.read(way.person)
        waiting = await asyncio.to_thread(self.queue.of_way, way.id)
        mails = [other for other in reader.ways if other.kind == MAIL and other.works]
        instead = [self.queue.again(it, mail, now) for it in waiting for mail in mails]
        facts = {"name": way.name}
        told = self.queue.add(way.person, GIVEN_UP, way.id, int(now // DAY), facts, now)
        await self.queue.mark(waiting, LOST, now)
        if instead or told:
            await self.queue.store.write(*instead, *told)

    # --- a test -------------------------------------------------------------------------------------------------

    async def test(self, person: str, way: Way) -> str:
        """Send a test at once, whatever the hour; why it did not arrive, or nothing. One that was given up is in use again."""
        reader, now = await self.book.read(person), self.now()
        letter = compose(TEST, {}, reader.language, now)
        parcel = Parcel(f"test-{way.id}-{int(now)}", TEST, letter, reader.language, self.home)
        try:
            await self.carriers[way.kind].send(way, parcel)
        except Failed as failure:
            await self.book.failed(way, failure.reason, failure.for_good, now)
            return failure.reason
        if not way.works:
            await self.book.prove(person, way.id, now)
        await self.book.worked(way, now)
        return ""
