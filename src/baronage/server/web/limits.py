"""How long the server waits for a request that does not come whole, how large it may become, and how many may be connected.

Who connects and says nothing, or sends a request a byte at a time, holds a place that others need: he is let go. So is who sends
a head without end, which would be kept, and gone through again with every part of it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_HEAD = 64 << 10  # bytes of a request before its body
MOST_SENT = 1 << 20  # with its body: what is refused as too large is read so far, and then no further
PATIENCE = 20.0  # seconds from the connection, or from the first byte of a later request, until a request is whole


class Patient(HttpToolsProtocol):
    """uvicorn's protocol, with an end to its patience."""

    _waiting: asyncio.TimerHandle | None = None
    _size = 0  # bytes of the request so far, of those before it that came together with it too
    _most = MOST_HEAD

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._whole()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._size > self._most:  # with what came before: this part may hold the end of it
            self._give_up()
            return
        self._size += len(data)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._most = MOST_SENT
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._waiting is None:
            self._wait()

    def on_message_complete(self) -> None:
        self._whole()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._whole()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(PATIENCE, self._give_up)

    def _whole(self) -> None:
        self._size, self._most = 0, MOST_HEAD
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._whole()
        self.transport.abort()


def room_for_all() -> None:
    """Let this process hold as many connections as the machine allows it."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
