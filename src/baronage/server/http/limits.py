"""Limits on incomplete requests, request sizes and the number of connections.

A client that connects and sends nothing, or a request one byte at a time, holds a connection that others need, so it is
disconnected. So is a client that sends endless headers, which would be buffered and parsed again with every part.
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

MAX_HEAD = 64 << 10  # bytes of a request before its body
MAX_REQUEST = 1 << 20  # with its body: a request that is too large is read up to here
TIMEOUT = 20.0  # seconds until a request is complete, from the connection or from the first byte of a later request


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a read timeout."""

    _timer: asyncio.TimerHandle | None = None
    _size = 0  # bytes of the request so far, including earlier requests received with it
    _most = MAX_HEAD

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._size > self._most:  # by earlier parts: the current part may contain the end of the request
            self._abort()
            return
        self._size += len(data)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._most = MAX_REQUEST
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:
            self._start_timer()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(TIMEOUT, self._abort)

    def _stop_timer(self) -> None:
        self._size, self._most = 0, MAX_HEAD
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _abort(self) -> None:
        self._stop_timer()
        self.transport.abort()


def raise_file_limit() -> None:
    """Raise this process's limit of open files to the allowed maximum."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
