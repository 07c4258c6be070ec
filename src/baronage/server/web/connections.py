"""All who are connected: how many there may be, and whoever is signed out is shown out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

from starlette.websockets import WebSocket

from baronage.server.people.people import People
from baronage.server.web.guard import Bucket, Buckets, place_of
from baronage.server.web.socket import Connection

SIGNED_OUT = 1008
MOST_OF_ONE = 30  # connections of one person
RATE, BURST = 30.0, 120.0  # requests of one person a second, and at once, on all of them
SHARE = 7.5  # requests of all at one address, for each that it may make by HTTP


class Connections:
    """Every connection of this process, with the secret by which it was let in.

    `most`: connections from one address; `rate`: requests by HTTP from it.
    """

    def __init__(self, people: People, most: int, rate: float) -> None:
        self.people = people
        self.most = most
        self._of_persons = Buckets(RATE, BURST)
        self._of_addresses = Buckets(SHARE * rate, 4 * SHARE * rate)
        self._open: dict[Connection, tuple[WebSocket, str]] = {}
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._looking: set[asyncio.Task[None]] = set()
        people.changed = self._changed

    def full(self, socket: WebSocket, person: str) -> bool:
        """Are there so many connections of this person, or from this address, that another is one too many?"""
        return self._persons[person] >= MOST_OF_ONE or self._addresses[place_of(socket.scope)] >= self.most

    def all(self) -> list[Connection]:
        """All there are."""
        return list(self._open)

    def buckets(self, socket: WebSocket, person: str) -> list[Bucket]:
        """What requests of this person on this connection are counted by."""
        return [self._of_persons.of(person), self._of_addresses.of(place_of(socket.scope))]

    async def keep(self, socket: WebSocket, secret: str, connection: Connection) -> None:
        """Run a connection until its end."""
        self._open[connection] = socket, secret
        counted = (self._persons, connection.person), (self._addresses, place_of(socket.scope))
        for counter, key in counted:
            counter[key] += 1
        ends = None
        if connection.who.until < float("inf"):  # a token that is good no longer keeps no connection
            loop = asyncio.get_running_loop()
            ends = loop.call_later(connection.who.until - time.time() + 0.05, self._changed, connection.person)
        try:
            # In a task of its own: each time it goes on, all that wait for each other would be gone through, down from the
            # server's own first function.
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
            task = asyncio.get_running_loop().create_task(self._look(person))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look(self, person: str) -> None:
        """Who of them is still let in, and under which name? `person` empty: look at all."""
        for connection, (socket, secret) in list(self._open.items()):
            if person not in ("", connection.person):
                continue
            known = await self.people.who(secret)
            if known is not None:
                connection.who = known
            elif connection in self._open:
                with contextlib.suppress(RuntimeError):  # it is gone already
                    await socket.close(SIGNED_OUT, "signed out")
