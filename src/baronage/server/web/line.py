"""The line to one client: whole messages in, whole messages out.

Under uvicorn a connection is `Frames`: the handshake, pings, fragments and faults are left to uvicorn and its WebSocket library,
but a whole message in one frame, which is what every client sends, is read and written here, without the layers between. That
is half of what a move costs. Under any other ASGI server, and in tests, a connection is a `Plain` one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

MOST_UNSENT = 4 << 20  # bytes that a slow reader may leave waiting; he is let go, and looks again when he is back
MOST_PARTS = 1000  # frames of one message
MOST_UNREAD = 32  # messages that may wait to be read before the line is left alone for a while
EXTENSION = "baronage.line"
TEXT, BINARY, MASKED = 0x81, 0x82, 0x80


class Line(Protocol):
    """What a connection needs."""

    async def read(self) -> bytes | None:
        """The next message; None: the other side is gone."""

    def write(self, data: bytes) -> None:
        """Send a text, after what waits already."""

    def end(self) -> None:
        """Nothing more will be read or sent."""


class Mail:
    """What has come and is not read: as much of `asyncio.Queue` as uvicorn's protocol uses, for one reader."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """One more."""
        self._waiting.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The oldest; waits for it."""
        while not self._waiting:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._waiting.popleft()

    def qsize(self) -> int:
        """How many there are."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Are there none?"""
        return not self._waiting


class Frames(WebSocketsSansIOProtocol):
    """A line that reads and writes frames itself."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Mail(self.loop)
        self._rest = bytearray()  # of a frame that has not come whole,
        self._needed = 0  # and how many bytes there must be before it is looked at again
        self._early = 0  # how often something came before the handshake was done
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Take whole messages; leave everything else to the library, which is only ever given whole frames then."""
        if not self.handshake_complete:
            self._early += 1
            super().data_received(data)
            return
        if self._rest:
            self._rest += data
            if len(self._rest) < self._needed:
                return
            data = bytes(self._rest)
            self._rest.clear()
        if self._early > 1 or self.close_sent:  # the library may be in the middle of a frame
            self._leave(data)
            return
        at, size, self._needed = 0, len(data), 0
        while size - at >= 6:
            length, mask = data[at + 1] & 0x7F, at + 2
            if length >= 126:
                mask += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : mask], "big")
            start = mask + 4
            if length > self.config.ws_max_size or data[at + 1] < MASKED:  # which ends the connection
                self._early = 2
                self._leave(data[at:])
                return
            if start + length > size:
                self._needed = start + length - at
                break
            end = start + length
            if data[at] in (TEXT, BINARY) and not self.frames:
                self._arrived(apply_mask(data[start:end], data[mask:start]))
            elif not self._leave(data[at:end]):
                return
            at = end
        self._rest += data[at:]

    def _leave(self, data: bytes) -> bool:
        """To the library, which keeps all parts of a message and what it answers to pings. False: the line has ended."""
        super().data_received(data)
        if len(self.frames) <= MOST_PARTS and self.transport.get_write_buffer_size() <= MOST_UNSENT:
            return True
        self.transport.abort()
        return False

    def keepalive_timeout(self) -> None:
        """Who answers no ping does not read either; what waits for him would keep the line open for ever."""
        self.transport.abort()

    def _arrived(self, message: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> bytes | None:
        """The next message."""
        return _data(await self.receive())

    def write(self, data: bytes) -> None:
        """Send a text; several of one moment go together."""
        if not self._unsent:
            self.loop.call_soon(self._flush)
        size = len(data)
        if size < 126:
            self._unsent.append(bytes((TEXT, size)))
        elif size < 1 << 16:
            self._unsent.append(b"\x81\x7e" + size.to_bytes(2, "big"))
        else:
            self._unsent.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        self._unsent.append(data)

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(b"".join(unsent))
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def end(self) -> None:
        """Nothing is left to do: uvicorn closes the connection."""


class Plain:
    """A line by the messages of ASGI."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send())

    async def read(self) -> bytes | None:
        """The next message."""
        try:
            return _data(await self.socket.receive())
        except (WebSocketDisconnect, RuntimeError):  # it went while we were at it
            return None

    def write(self, data: bytes) -> None:
        """Send a text, after what waits already."""
        self._waiting.put_nowait(data)

    async def _send(self) -> None:
        while True:
            data = await self._waiting.get()
            if self.socket.application_state != WebSocketState.CONNECTED:
                return
            try:
                await self.socket.send_text(data.decode())
            except (WebSocketDisconnect, RuntimeError):
                return

    def end(self) -> None:
        """Send no more."""
        self._sender.cancel()


def _data(message: Any) -> bytes | None:
    """What a message of ASGI holds."""
    if message["type"] != "websocket.receive":
        return None
    data = message.get("bytes")
    return (message.get("text") or "").encode() if data is None else data


async def accept(socket: WebSocket) -> Line:
    """Take a connection."""
    await socket.accept()
    found: Line | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return found or Plain(socket)
