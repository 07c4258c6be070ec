"""The doors of all who are connected: how many there may be, and whoever is signed out is shown out."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

from starlette.websockets import WebSocket

from baronage.server.people import People
from baronage.server.socket import Connection

SIGNED_OUT = 1008
MOST_OF_ONE = 30  # connections of one person


class Doors:
    """Every connection of this process, with the secret by which it was let in. `most`: from one address."""

    def __init__(self, people: People, most: int) -> None:
        self.people = people
        self.most = most
        self._open: dict[Connection, tuple[WebSocket, str]] = {}
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._looking: set[asyncio.Task[None]] = set()
        people.changed = self._changed

    def full(self, socket: WebSocket, person: str) -> bool:
        """Are there so many connections of this person, or from this address, that another is one too many?"""
        return self._persons[person] >= MOST_OF_ONE or self._addresses[_address(socket)] >= self.most

    async def keep(self, socket: WebSocket, secret: str, connection: Connection) -> None:
        """Run a connection until its end."""
        self._open[connection] = socket, secret
        counted = (self._persons, connection.person), (self._addresses, _address(socket))
        for counter, key in counted:
            counter[key] += 1
        try:
            # In a task of its own: each time it goes on, all that wait for each other would be gone through, down from the
            # server's own first function.
            await asyncio.create_task(connection.run())
        finally:
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


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client is not None else ""
