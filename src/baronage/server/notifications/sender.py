"""The sender: takes due notifications from the queue and passes them to a transport.

A notification is reserved before sending and marked after delivery, both in the store. A process that ends regularly
waits for its deliveries. If a process is killed, another one sends its notification again after a while, with the same
id. By this id mail programs, browsers and webhooks recognize it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from baronage.server.background import Background
from baronage.server.errors import in_a_line
from baronage.server.notifications.destinations import MAX_FAILURES, Destination, Recipient, rest_after
from baronage.server.notifications.keys import Keys
from baronage.server.notifications.preferences import GIVEN_UP, MAIL, goes_at
from baronage.server.notifications.queue import LOST, MOOT, SENT, WAITING, Entry, Queue
from baronage.server.notifications.templates import TEST, compose, digest
from baronage.server.notifications.transports import Delivery, Failed, Transport

log = logging.getLogger("baronage.server")
DAY = 86_400.0
DIGESTED = "digest"

# Freshness check: returns the current params, a later time to send, or None if the notification is obsolete.
Refresh = Callable[[Entry, float], Awaitable[Mapping[str, Any] | float | None]]


async def always_current(entry: Entry, now: float) -> Mapping[str, Any] | float | None:
    """Default freshness check: return the notification unchanged."""
    return entry.params


class Sender:
    """The sender, running in the server's event loop. `home` is the address of this server in mails."""

    look = 2.0  # seconds between two checks of the queue
    lease = 300.0  # seconds after which an unfinished delivery is taken over by another process
    most = 200  # rows at once
    concurrency = 8  # deliveries at once

    def __init__(
        self,
        queue: Queue,
        keys: Keys,
        transports: Mapping[str, Transport],
        home: str,
        now: Callable[[], float] = time.time,
        refresh: Refresh = always_current,
        background: Background | None = None,
    ) -> None:
        self.queue, self.recipients = queue, queue.recipients
        self.keys = keys
        self.transports = transports
        self.home = home.rstrip("/")
        self.now = now
        self.refresh = refresh
        self.background = background or Background(queue.store)
        self._ends = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    # --- running ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the sender."""
        self._running = self.background.run(self._run())

    async def stop(self) -> None:
        """Stop taking notifications, and wait for current deliveries."""
        self._ends.set()
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while not self._ends.is_set():
            await self.background.attempt("sending notifications", self.round)
            try:
                await asyncio.wait_for(self._ends.wait(), self.look)
            except TimeoutError:
                continue

    async def round(self) -> int:
        """Send all due notifications; return how many were due."""
        together = await asyncio.to_thread(self.queue.due, self.now(), self.most)
        free = asyncio.Semaphore(self.concurrency)

        async def one(entries: list[Entry]) -> None:
            async with free:
                if not self._ends.is_set():
                    await self._send(entries)

        for result in await asyncio.gather(*(one(entries) for entries in together), return_exceptions=True):
            if isinstance(result, Exception):
                log.error("a notification is delayed: %s", in_a_line(result))
        return sum(len(entries) for entries in together)

    # --- one delivery -------------------------------------------------------------------------------------------

    async def _send(self, entries: list[Entry]) -> None:
        """Send one notification, or several in one digest, if current and not too early."""
        first, now = entries[0], self.now()
        recipient = self.recipients.active(first.person) or await self.recipients.read(first.person)
        destination = next(
            (destination for destination in recipient.destinations if destination.id == first.destination), None
        )
        if destination is None or not destination.works or destination.kind not in self.transports:
            await self.queue.mark(entries, LOST, now)
            return
        early = max(destination.rests, goes_at(recipient.preferences, first.kind, now, first.params.get("due")))
        if early > now:
            await self.queue.mark(entries, WAITING, early)
            return
        if not await self.queue.take(entries, now + self.lease):
            return
        entries = await self._refresh(entries, now)
        if entries:
            await self._deliver_to(entries, recipient, destination, now)

    async def _refresh(self, entries: list[Entry], now: float) -> list[Entry]:
        found = []
        for entry in entries:
            params = await self.refresh(entry, now)
            if params is None:
                await self.queue.mark([entry], MOOT, now)
            elif isinstance(params, float):
                await self.queue.mark([entry], WAITING, params)
            else:
                found.append(entry._replace(params=dict(params)))
        return found

    async def _deliver_to(
        self, entries: list[Entry], recipient: Recipient, destination: Destination, now: float
    ) -> None:
        try:
            await self.transports[destination.kind].send(
                destination, self.delivery(entries, recipient, destination, now)
            )
        except Exception as error:  # an internal error must not repeat it forever
            known = error if isinstance(error, Failed) else Failed(f"{type(error).__name__}: {error}"[:150])
            await self._failed(entries, destination, known, now)
            return
        await self.queue.mark(entries, SENT, now)
        await self.recipients.worked(destination, now)

    def delivery(self, entries: list[Entry], recipient: Recipient, destination: Destination, now: float) -> Delivery:
        """Return the delivery, with the same text as in the preview."""
        contents = [compose(it.kind, it.params, recipient.language, now) for it in entries]
        kind = entries[0].kind if len(entries) == 1 else DIGESTED
        token = "" if entries[0].kind == GIVEN_UP else self.keys.unsubscribing(destination.id, entries[0].kind)
        return Delivery(entries[0].id, kind, digest(contents, recipient.language), recipient.language, self.home, token)

    async def _failed(self, entries: list[Entry], destination: Destination, failure: Failed, now: float) -> None:
        """Schedule another attempt with growing delays. After too many failures disable the destination and notify its
        owner.
        """
        log.info("a notification was not delivered (%s): %s", destination.kind, failure.reason)
        gave_up = await self.recipients.failed(destination, failure.reason, failure.for_good, now)
        if gave_up:
            await self._give_up(destination, now)
            return
        tired = [it for it in entries if it.tries + 1 >= MAX_FAILURES]
        await self.queue.mark(tired, LOST, now)
        await self.queue.mark(
            [it for it in entries if it not in tired], WAITING, now + rest_after(destination.failures + 1)
        )

    async def _give_up(self, destination: Destination, now: float) -> None:
        """Move pending notifications of a disabled destination to mail, and notify its owner through the others."""
        recipient = await self.recipients.read(destination.person)
        waiting = await asyncio.to_thread(self.queue.of_destination, destination.id)
        mails = [other for other in recipient.destinations if other.kind == MAIL and other.works]
        instead = [self.queue.again(it, mail, now) for it in waiting for mail in mails]
        params = {"name": destination.name}
        queued = self.queue.add(destination.person, GIVEN_UP, destination.id, int(now // DAY), params, now)
        await self.queue.mark(waiting, LOST, now)
        if instead or queued:
            await self.queue.store.write(*instead, *queued)

    # --- test messages ------------------------------------------------------------------------------------------

    async def test(self, person: str, destination: Destination) -> str:
        """Send a test message now, even in quiet hours. Return the failure reason, or an empty string.

        Success enables a disabled destination again.
        """
        recipient, now = await self.recipients.read(person), self.now()
        content = compose(TEST, {}, recipient.language, now)
        delivery = Delivery(f"test-{destination.id}-{int(now)}", TEST, content, recipient.language, self.home)
        try:
            await self.transports[destination.kind].send(destination, delivery)
        except Failed as failure:
            await self.recipients.failed(destination, failure.reason, failure.for_good, now)
            return failure.reason
        if not destination.works:
            await self.recipients.prove(person, destination.id, now)
        await self.recipients.worked(destination, now)
        return ""
