"""Open WebSocket connections: limits, and closing those that were signed out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

from starlette.websockets import WebSocket, WebSocketDisconnect

from baronage.server.accounts.accounts import People
from baronage.server.background import Background
from baronage.server.http.middleware import Bucket, Buckets, client_address
from baronage.server.http.socket import Connection

SIGNED_OUT = 1008
MAX_OF_ONE = 30  # connections per person
RATE, BURST = 30.0, 120.0  # requests of one person per second, and at once, over all connections
SHARE = 7.5  # WebSocket requests per address, as a multiple of its HTTP rate


class Connections:
    """The connections of this process, each with the secret that authenticated it.

    `most` is the limit of connections per address, and `rate` its HTTP rate.
    """

    def __init__(self, people: People, most: int, rate: float, background: Background) -> None:
        self.people, self.background = people, background
        self.most = most
        self._of_persons = Buckets(RATE, BURST)
        self._of_addresses = Buckets(SHARE * rate, 4 * SHARE * rate)
        self._open: dict[Connection, tuple[WebSocket, str]] = {}
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        people.changed = self._changed

    def full(self, socket: WebSocket, person: str) -> bool:
        """Return whether this person or this address has reached the limit of connections."""
        return self._persons[person] >= MAX_OF_ONE or self._addresses[client_address(socket.scope)] >= self.most

    def all(self) -> list[Connection]:
        """Return all connections."""
        return list(self._open)

    def buckets(self, socket: WebSocket, person: str) -> list[Bucket]:
        """Return the rate limits that apply to this person on this connection."""
        return [self._of_persons.of(person), self._of_addresses.of(client_address(socket.scope))]

    async def keep(self, socket: WebSocket, secret: str, connection: Connection) -> None:
        """Run a connection until it ends."""
        self._open[connection] = socket, secret
        counted = (self._persons, connection.person), (self._addresses, client_address(socket.scope))
        for counter, key in counted:
            counter[key] += 1
        ends = None
        if connection.who.until < float("inf"):  # close the connection when its API token expires
            loop = asyncio.get_running_loop()
            ends = loop.call_later(connection.who.until - time.time() + 0.05, self._changed, connection.person)
        try:
            # Run in a separate task: otherwise each step would pass through the whole chain of awaiting coroutines, from
            # the server's first function down.
            connection.task = asyncio.create_task(connection.run())
            await connection.task
        finally:
            if ends is not None:
                ends.cancel()
            del self._open[connection]
            for counter, key in counted:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

    def _changed(self, person: str) -> None:
        if any(person in ("", connection.person) for connection in self._open):
            work = f"looking at the connections of {person or 'everybody'}"
            self.background.until_done(work, lambda: self._look(person))

    async def _look(self, person: str) -> None:
        """Update the connections of a person, or all if `person` is empty, and close those no longer signed in."""
        for connection, (socket, secret) in list(self._open.items()):
            if person not in ("", connection.person):
                continue
            known = await self.people.by_secret(secret)
            if known is not None and await self.people.club.admits(known):
                connection.who = known
            elif connection in self._open:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # already gone
                    await socket.close(SIGNED_OUT, "signed out")
