"""Frames as they come over the wire: whole, split, joined, in fragments, too large, against the rules; each byte by hand."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from baronage.server.http.ws_transport import FrameTransport, accept
from tests.server.servers import Server, is_let_go

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A


class Raw:
    """A client that sends what it likes; with little room, if so wanted, for what comes and is not read."""

    def __init__(self, server: Server, secret: str, room: int = 0) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        self.socket = socket.socket()
        if room:  # from the start: room that was promised and is taken away stops a connection for minutes
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.socket.settimeout(30)
        self.socket.connect((host, int(port)))
        asked = f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        asked += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        self.socket.sendall(f"{asked}Authorization: Bearer {secret}\r\n\r\n".encode())
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.data += self.socket.recv(4096)
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head

    def frame(self) -> tuple[int, bytes]:
        """The next frame from the server; (0, b"") when it has hung up."""
        while True:
            if len(self.data) >= 2:
                size, start = self.data[1], 2
                if size == 126:
                    size, start = int.from_bytes(self.data[2:4], "big"), 4
                elif size == 127:
                    size, start = int.from_bytes(self.data[2:10], "big"), 10
                if len(self.data) >= start + size:
                    kind, found = self.data[0], self.data[start : start + size]
                    self.data = self.data[start + size :]
                    return kind, found
            more = self.socket.recv(65_536)
            if not more:
                return 0, b""
            self.data += more

    def answer(self) -> dict[str, Any]:
        kind, data = self.frame()
        assert kind == TEXT, (kind, data)
        found: dict[str, Any] = json.loads(data)
        return found


def masked(kind: int, data: bytes, size: int | None = None) -> bytes:
    """A frame as clients send them."""
    size, mask = len(data) if size is None else size, os.urandom(4)
    if size < 126:
        head = bytes((kind, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((kind, 0xFE)) + struct.pack("!H", size)
    else:
        head = bytes((kind, 0xFF)) + struct.pack("!Q", size)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def look(id: int) -> bytes:
    return json.dumps({"type": "look", "id": id, "table": "none"}).encode()


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("line")
    server = Server(f"sqlite:///{folder}/baronage.db")
    yield server
    server.end(9)


@pytest.fixture
def dial(services: Server) -> Iterator[Callable[..., Raw]]:
    """Each is somebody else: what one person sends is counted."""
    lines: list[Raw] = []

    def connect(room: int = 0) -> Raw:
        lines.append(Raw(services, services.call("/api/guest", {"name": "Raw"}), room))
        return lines[-1]

    yield connect
    for line in lines:
        line.socket.close()


@pytest.fixture
def line(dial: Callable[[], Raw]) -> Raw:
    return dial()


def test_whole_split_and_joined_messages_are_answered_in_their_order(line: Raw) -> None:
    line.socket.sendall(masked(TEXT, look(1)))
    assert line.answer()["id"] == 1
    for byte in masked(TEXT, look(2)):
        line.socket.sendall(bytes((byte,)))
    assert line.answer()["id"] == 2
    line.socket.sendall(b"".join(masked(TEXT if id % 2 else BINARY, look(id)) for id in range(3, 60)))
    assert [line.answer()["id"] for _ in range(3, 60)] == list(range(3, 60))


def test_fragments_with_a_ping_between_them_are_one_message(line: Raw) -> None:
    whole = look(7)
    line.socket.sendall(masked(0x01, whole[:10]) + masked(PING, b"still there?") + masked(0x00, whole[10:20]))
    assert line.frame() == (PONG, b"still there?")
    line.socket.sendall(masked(0x80, whole[20:]) + masked(TEXT, look(8)))
    assert [line.answer()["id"], line.answer()["id"]] == [7, 8]


def test_what_is_no_text_is_refused_and_the_line_lives(line: Raw) -> None:
    for wrong in (b"", b"\xff\xfe", b"{", b"null", b"[" * 60_000, b"x" * 70_000):
        line.socket.sendall(masked(BINARY, wrong))
        assert line.answer()["code"] in ("malformed", "too-large")
    line.socket.sendall(masked(TEXT, look(9)))
    assert line.answer()["id"] == 9


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        pytest.param(bytes((TEXT, 5)) + b"hello", 1002, id="not masked"),
        pytest.param(masked(TEXT, b"x", 1 << 40), 1009, id="says that it is a terabyte"),
        pytest.param(masked(0x83, b"x"), 1002, id="no such kind"),
        pytest.param(masked(0x01, b"{") + masked(TEXT, b"{}"), 1002, id="a message inside another"),
        pytest.param(masked(0x80, b"}"), 1002, id="the end of nothing"),
    ],
)
def test_what_breaks_the_rules_of_frames_ends_this_line_alone(
    dial: Callable[[], Raw], line: Raw, wrong: bytes, code: int
) -> None:
    other = dial()
    line.socket.sendall(wrong)
    kind, data = line.frame()
    assert (kind, int.from_bytes(data[:2], "big")) == (CLOSE, code)
    assert line.frame()[0] == 0
    other.socket.sendall(masked(TEXT, look(3)))
    assert other.answer()["id"] == 3


def test_who_says_goodbye_is_answered(line: Raw) -> None:
    line.socket.sendall(masked(CLOSE, struct.pack("!H", 1000)))
    assert line.frame() == (CLOSE, struct.pack("!H", 1000))


def test_a_message_of_many_parts_without_end_ends_the_line(dial: Callable[[], Raw], line: Raw) -> None:
    line.socket.sendall(masked(0x01, b""))
    assert is_let_go(line.socket, masked(0x00, b"") * 1000)
    other = dial()
    other.socket.sendall(masked(TEXT, look(3)))
    assert other.answer()["id"] == 3


def test_who_pings_and_does_not_read_is_let_go(dial: Callable[..., Raw]) -> None:
    assert is_let_go(dial(room=4096).socket, masked(PING, b"x" * 125) * 50)


def test_a_large_message_that_comes_in_small_pieces_is_put_together_once() -> None:
    """Else each piece would cost as much as the whole."""

    class Counted(bytearray):
        looked = 0

        def __bytes__(self) -> bytes:
            Counted.looked += 1
            return b"".join([self])

    async def scene() -> None:
        whole = masked(TEXT, b"x" * 900_000)
        line, _ = _stuck()
        line.handshake_complete = True
        line._rest = Counted()
        for at in range(0, len(whole), 1000):
            line.data_received(whole[at : at + 1000])
        assert (Counted.looked, len(line._rest)) == (1, 0)  # the last piece is all that it waited for
        assert await line.queue.get() == {"type": "websocket.receive", "bytes": b"x" * 900_000}

    asyncio.run(scene())


def test_what_is_written_has_the_shortest_frame_that_holds_it() -> None:
    async def scene() -> None:
        line, stuck = _stuck()
        line.handshake_complete = True
        sizes = (0, 125, 126, 65_535, 65_536, 70_000)
        for size in sizes:
            line.write(b"x" * size)
        await asyncio.sleep(0)
        assert stuck.waiting == sum(sizes) + 2 + 2 + 4 + 4 + 10 + 10

    asyncio.run(scene())


class Stuck:
    """A transport to somebody who does not read."""

    def __init__(self) -> None:
        self.waiting = 0
        self.gone = False

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.gone

    def abort(self) -> None:
        self.gone = True

    def close(self) -> None:
        self.gone = True


def _stuck(app: Any = lambda: None) -> tuple[FrameTransport, Stuck]:
    """A line to somebody who does not read."""
    config = uvicorn.Config(app=app, log_level="critical", lifespan="off")
    config.load()
    line = FrameTransport(config=config, server_state=ServerState(), app_state={})
    stuck = Stuck()
    line.transport = stuck  # type: ignore[assignment]
    return line, stuck


def test_a_connection_keeps_nothing_of_its_handshake() -> None:
    accepted: list[tuple[Any, WebSocket]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        assert socket.headers["host"] == "here"
        accepted.append((await accept(socket), socket))

    async def scene() -> None:
        line, _ = _stuck(app)
        head = "GET /ws HTTP/1.1\r\nhost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        line.data_received(head.encode())
        await asyncio.gather(*line.tasks)
        ((found, socket),) = accepted
        assert found is line
        assert not hasattr(line, "request")
        assert not socket.headers

    asyncio.run(scene())


def test_who_answers_no_ping_is_let_go_though_something_waits_for_him() -> None:
    async def scene() -> None:
        line, stuck = _stuck()
        line.write(b"x" * 1000)
        line._flush()
        line.keepalive_timeout()
        assert stuck.gone

    asyncio.run(scene())


async def _to_a_stuck_reader(messages: int) -> Stuck:
    line, stuck = _stuck()
    for _ in range(messages):
        line.write(b"x" * (1 << 20))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    return stuck


def test_who_does_not_read_is_let_go_after_some_megabytes() -> None:
    assert not asyncio.run(_to_a_stuck_reader(3)).gone
    stuck = asyncio.run(_to_a_stuck_reader(50))
    assert stuck.gone
    assert stuck.waiting < 6 << 20  # and from then on nothing is kept for him
