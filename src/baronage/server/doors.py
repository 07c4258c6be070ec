"""The doors of all who are connected: whoever is signed out is shown out, whoever has another name goes by that."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket

from baronage.server.people import People
from baronage.server.socket import Connection

SIGNED_OUT = 1008


class Doors:
    """Every connection of this process, with the secret by which it was let in."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._open: dict[Connection, tuple[WebSocket, str]] = {}
        self._looking: set[asyncio.Task[None]] = set()
        people.changed = self._changed

    async def keep(self, socket: WebSocket, secret: str, connection: Connection) -> None:
        """Run a connection until its end."""
        self._open[connection] = socket, secret
        try:
            await connection.run()
        finally:
            del self._open[connection]

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
