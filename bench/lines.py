"""A minimal WebSocket client, so that a measurement shows the server and not its clients.

It supports only the needs of a loopback: whole text messages, no compression, no TLS.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Line(asyncio.Protocol):
    """One connection. `hear` is called with each message."""

    def __init__(self, host: str, secret: str, hear: Callable[[bytes], None]) -> None:
        self.host, self.secret, self.hear = host, secret, hear
        self.open = asyncio.get_running_loop().create_future()
        self._data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        asked = f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        asked += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {self.secret}\r\n\r\n"
        transport.write(asked.encode())

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._data = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head[:100].decode()))
                return
            self.open.set_result(None)
        at = 0
        while at + 2 <= len(data):
            kind, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start > len(data) or start + size > len(data):
                break
            at = start + size
            if kind == TEXT:
                self.hear(data[start:at])
            elif kind == PING:
                self._frame(PONG, data[start:at])
        self._data = data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def send(self, message: bytes) -> None:
        """Send a text."""
        self._frame(TEXT, message)

    def _frame(self, kind: int, data: bytes) -> None:
        """Send a masked frame, as required for clients. The mask is zero, so it changes nothing."""
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((kind,)) + length + b"\0\0\0\0" + data)


async def connect(port: int, secret: str, hear: Callable[[bytes], None]) -> Line:
    """Connect to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(f"127.0.0.1:{port}", secret, hear), "127.0.0.1", port)
    await line.open
    return line
