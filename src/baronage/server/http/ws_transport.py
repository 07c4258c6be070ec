"""WebSocket transports: complete messages in, complete messages out.

Under uvicorn a connection is `FrameTransport`. Handshake, pings, fragments and errors are left to uvicorn and its WebSocket
library. A complete message in one frame, which is what every client sends, is read and written here, without the layers
in between. That saves half of the cost of a move. Under any other ASGI server, and in tests, a connection is `AsgiTransport`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

MAX_UNSENT = 4 << 20  # bytes a slow reader may leave unread before it is disconnected
MAX_PARTS = 1000  # frames of one message
MAX_UNREAD = 32  # messages that may wait before reading is paused
EXTENSION = "baronage.line"
TEXT, BINARY, MASKED = 0x81, 0x82, 0x80


class WsTransport(Protocol):
    """The interface of a transport."""

    async def read(self) -> bytes | None:
        """Return the next message, or None after a disconnect."""

    def write(self, data: bytes) -> None:
        """Send a text, after those already queued."""

    def end(self) -> None:
        """Stop reading and sending."""


class MessageQueue:
    """Unread messages: the part of `asyncio.Queue` that uvicorn's protocol uses, for one reader."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._waiting.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Return the oldest message, waiting for one if needed."""
        while not self._waiting:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._waiting.popleft()

    def qsize(self) -> int:
        """Return the number of messages."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Return whether there are no messages."""
        return not self._waiting


class FrameTransport(WebSocketsSansIOProtocol):
    """A transport that reads and writes frames itself."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = MessageQueue(self.loop)
        self._rest = bytearray()  # of an incomplete frame
        self._needed = 0  # bytes needed before it is parsed again
        self._early = 0  # how often data came before the handshake was done
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def forget_handshake(self) -> None:
        """Drop the request and the response that began the connection, which nothing reads later."""
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Handle complete messages, and leave everything else to the library, always as complete frames."""
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
            if length > self.config.ws_max_size or data[at + 1] < MASKED:  # an error that ends the connection
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
        """Pass data to the library, which buffers fragments and answers to pings. Return False if the connection was
        closed.
        """
        super().data_received(data)
        if len(self.frames) <= MAX_PARTS and self.transport.get_write_buffer_size() <= MAX_UNSENT:
            return True
        self.transport.abort()
        return False

    def keepalive_timeout(self) -> None:
        """Abort the connection. A client that answers no ping reads nothing, and unsent data would keep it open
        forever.
        """
        self.transport.abort()

    def _arrived(self, message: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused and self.queue.qsize() >= MAX_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> bytes | None:
        """Return the next message, or None after a disconnect."""
        return _data(await self.receive())

    def write(self, data: bytes) -> None:
        """Send a text. Texts written in one loop iteration are sent together."""
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
        if self.transport.get_write_buffer_size() > MAX_UNSENT:
            self.transport.abort()

    def end(self) -> None:
        """Do nothing: uvicorn closes the connection."""


class AsgiTransport:
    """A transport that uses ASGI messages."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send())

    async def read(self) -> bytes | None:
        """Return the next message, or None after a disconnect."""
        try:
            return _data(await self.socket.receive())
        except (WebSocketDisconnect, RuntimeError):  # disconnected meanwhile
            return None

    def write(self, data: bytes) -> None:
        """Send a text, after those already queued."""
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
        """Stop sending."""
        self._sender.cancel()


def _data(message: Any) -> bytes | None:
    """Return the content of an ASGI message, or None for a disconnect."""
    if message["type"] != "websocket.receive":
        return None
    data = message.get("bytes")
    return (message.get("text") or "").encode() if data is None else data


async def accept(socket: WebSocket) -> WsTransport:
    """Accept a connection and return its transport."""
    await socket.accept()
    found: FrameTransport | None = socket.scope.get("extensions", {}).get(EXTENSION)
    if found is None:
        return AsgiTransport(socket)
    found.forget_handshake()
    socket.scope["headers"].clear()  # the list that the socket has read
    return found
