"""Somebody who wants to break it: a clear error with a code, nothing changed, and the connection lives."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession
    from starlette.websockets import WebSocketDisconnect

from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from baronage.games import games
from baronage.server.accounts.accounts import Person
from baronage.server.errors import ApiError
from baronage.server.http import connections, limits
from baronage.server.http import middleware as guard
from baronage.server.http import socket as sockets
from baronage.server.http.app import application
from baronage.server.http.connections import MAX_OF_ONE
from baronage.server.http.middleware import Bucket
from baronage.server.metrics import Metrics
from baronage.server.protocol import Look
from baronage.server.services.rooms import Rooms
from baronage.server.store.schema import journal, messages
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict
from baronage.server.table.chat import MAX_LISTED, MAX_MESSAGES, ChatEntry, ChatLog, clean
from tests.server.http.test_app import HOME, ask
from tests.server.scenes import Quick
from tests.server.servers import is_let_go


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    app = application(store, games(), Quick(), (0.0, 0.0), rate=1e9)
    with TestClient(app, headers={"origin": HOME}) as found:
        found.post("/api/guest", json={"name": "Ada"})
        yield found


def started(client: TestClient, **more: Any) -> str:
    new = {"game": "fyn", "seats": [{"kind": "me"}, {"kind": "me"}], "time_control": {"kind": "correspondence"}, **more}
    id: str = client.post("/api/tables", json=new).json()["id"]
    assert client.post(f"/api/tables/{id}/start").status_code == 204
    return id


BODIES: list[str | bytes] = [
    "[" * 60_000,
    '{"name":' * 6000,
    '{"game":"fyn","seats":[{"kind":"me"},{"kind":"me"}],"options":{"x":' + "[" * 3000 + "]" * 3000 + "}}",
    '{"name":"\\ud800"}',
    '{"login":"ada","password":"\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}',
    '{"game":"barony","kind":"fiefdom","words":["\\ud800"]}',
    '{"game":"fyn","seats":[{"kind":"me"},{"kind":"me"}],"options":{"\\ud800":"\\u0000"}}',
    '{"game":"fyn","seats":[{"kind":"me"},{"kind":"me"}],"time_control":{"kind":"live","bank":NaN}}',
    '{"game":"fyn","seats":[{"kind":"me"},{"kind":"me"}],"time_control":{"kind":"correspondence","zone":"../../etc/passwd"}}',
    b'{"name":"\xff"}',
    b"",
    b"\0",
    "1e999",
    "null",
]
POSTS = ["/api/guest", "/api/enter", "/api/tables", "/api/campaign-files"]
ADDRESSES = [
    "/api/tables?game=%00",
    "/api/tables/a%00b",
    "/api/tables/%ed%a0%80",
    "/api/campaign-files/%00",
    "/api/nothing",
    "/api",
]


def test_no_body_and_no_address_meets_a_fault(client: TestClient) -> None:
    for address in POSTS:
        for body in BODIES:
            answer = client.post(address, content=body, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, (address, body[:50], answer.text)
            assert set(answer.json()) == {"code", "sentence", "rule", "field"}
    for address in ADDRESSES:
        answer = client.get(address)
        assert answer.status_code < 500, (address, answer.text)
    assert client.get("/api/me").json()["name"] == "Ada"


def test_no_request_on_the_socket_meets_a_fault_or_changes_what_it_may_not(client: TestClient, store: Store) -> None:
    id = started(client, game="yuan")  # where nothing happens by itself
    big = 1 << 62
    with client.websocket_connect("/ws") as line:
        ask(line, type="watch", table=id, seat=0)
        for wrong in (
            {"type": "play", "seat": 0, "number": big, "text": "x"},
            {"type": "play", "seat": big, "number": 0, "text": "x"},
            {"type": "play", "seat": -1, "number": 0, "text": "close"},
            {"type": "play", "seat": -2, "number": 0, "text": "expel A"},
            {"type": "play", "seat": 0, "number": 0, "text": "\0"},
            {"type": "play", "seat": 0, "number": 0, "text": "x" * 30_000},
            {"type": "play", "seat": 0, "number": 0, "actions": [[]]},
            {"type": "play", "seat": 0, "number": 0, "actions": [[big]]},
            {"type": "play", "seat": 0, "number": 0, "actions": [[-3]]},
            {"type": "play", "seat": 0, "number": 0, "actions": [[0]] * 3000},
            {"type": "play", "seat": 0, "number": 0, "actions": [[0]], "text": "x"},
            {"type": "answers", "seat": 0, "number": 0, "texts": ["\0"]},
            {"type": "answers", "seat": 0, "number": 0, "texts": ["x"] * 101},
            {"type": "why", "seat": 99, "nodes": []},
            {"type": "try", "seat": 99, "text": "x"},
            {"type": "try", "seat": 0, "text": "\0"},
            {"type": "try", "seat": 0, "text": ";" * 30_000},
            {"type": "extend", "hours": 1e300},
            {"type": "extend", "hours": 1e-300},
            {"type": "post", "channel": "table", "text": "\u202e\u200b\0"},
            {"type": "post", "channel": "0,0", "text": "x"},
            {"type": "post", "channel": "\0", "text": "x"},
            {"type": "post", "channel": "\u0660,1", "text": "x"},  # an Arabic zero
            {"type": "mark", "channel": "table", "number": big},
            {"type": "look", "seat": 5},
            {"type": "look", "table": "\0"},
            {"type": "look", "table": "x" * 50_000},
        ):
            time.sleep(0.05)  # not faster than allowed
            answer = ask(line, **{"table": id, **wrong})
            assert answer["type"] == "failed", (wrong, answer)
        for raw in (
            '{"id": 99999999999999999999999, "type": "look", "table": "x"}',
            '{"id": 1e400}',
            "\ud7ff",
            "[[",
            '"',
        ):
            line.send_text(raw)
            answer = line.receive_json()
            assert (answer["type"], answer["id"], answer["code"]) == ("failed", 0, "malformed"), raw
        assert ask(line, type="look", table=id, seat=0)["number"] == 0
    assert not store.read(select(journal))
    assert not store.read(select(messages))


def test_what_was_said_is_shown_without_what_could_harm(client: TestClient) -> None:
    assert (
        clean(" a\0b\x1b[31m\u202eevil\u2066 \U0001f468\u200d\U0001f469\n\tc ")
        == "ab[31mevil \U0001f468\u200d\U0001f469\n\tc"
    )
    id = started(client)
    with client.websocket_connect("/ws") as line:
        assert ask(line, type="post", table=id, channel="table", text="hal\0lo")["type"] == "done"
        assert [said["text"] for said in ask(line, type="history", table=id)["messages"]] == ["hallo"]


def test_a_long_talk_is_told_in_part_and_numbered_alike_each_way() -> None:
    channels = ["table", "0,1", "spectators", "1,2"] * 400
    chat = ChatLog()
    for number, channel in enumerate(channels, 1):
        chat.add(ChatEntry(number, 0.0, channel, "p", "P", 0, str(number)))
        for seats in ([], [0], [1], [0, 2]) if number % 25 < 4 else ():  # each channel, now and then
            newest = chat.newest("t", seats)  # as it is told at once
            heard = chat.visible("t", seats)
            if heard and heard[-1].text == str(number):
                assert newest == heard[-1]
    assert len(chat.visible("t", [1])) == MAX_LISTED
    assert [said.number for said in chat.visible("t", [0], 790)] == list(range(791, 801))
    told, first = 0, 1 << 40
    while older := chat.visible("t", [1], before=first):
        assert older[-1].number == first - 1 or not told, "page by page, back to the beginning"
        told, first = told + len(older), older[0].number
    assert (told, first) == (1200, 1)


def test_who_fills_the_channel_of_the_spectators_leaves_the_players_theirs() -> None:
    noise = [ChatEntry(number, 0.0, "spectators", "cy", "Cy", None, "x") for number in range(1, MAX_MESSAGES + 1)]
    chat = ChatLog(noise)
    with pytest.raises(ApiError, match="has reached its limit"):
        chat.check("spectators", "more", [], 2)
    assert chat.check("table", "hello", [0], 2) == "table"


def test_a_fault_is_told_and_the_connection_lives(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    app = application(sqlite, games(), Quick(), (0.0, 0.0), rate=1e9)
    with TestClient(app, headers={"origin": HOME}, raise_server_exceptions=False) as client:
        client.post("/api/guest", json={"name": "Ada"})
        id = started(client)
        with client.websocket_connect("/ws") as line, monkeypatch.context() as broken:
            for fault, status, code in (
                (ZeroDivisionError(), 500, "refused"),
                (OperationalError("", {}, OSError()), 503, "store"),
                (Conflict("two at once"), 409, "stale"),
            ):
                broken.setattr(Rooms, "find_visible", raising(fault))
                assert ask(line, type="look", table=id)["code"] == code
                answer = client.get(f"/api/tables/{id}")
                assert (answer.status_code, answer.json()["code"]) == (status, code)
                assert answer.headers["content-security-policy"]
            broken.undo()
            assert ask(line, type="look", table=id)["type"] == "view"


def raising(fault: Exception) -> Any:
    async def fails(*_: Any) -> None:
        raise fault

    return fails


def test_one_person_has_some_connections_and_no_more(client: TestClient) -> None:
    lines = [client.websocket_connect("/ws") for _ in range(MAX_OF_ONE)]
    for line in lines:
        line.__enter__()
    with pytest.raises(WebSocketDisconnect) as found, client.websocket_connect("/ws"):
        pass
    assert found.value.code == 1013
    lines.pop().__exit__(None, None, None)
    with client.websocket_connect("/ws") as again:
        assert ask(again, type="look", table="none")["code"] == "no-table"
    for line in lines:
        line.__exit__(None, None, None)


def test_one_address_has_some_connections_and_no_more(sqlite: Store) -> None:
    app = application(sqlite, games(), Quick(), (0.0, 0.0), rate=1e9, most_lines=2)
    with TestClient(app, headers={"origin": HOME}) as client:
        client.post("/api/guest", json={"name": "Ada"})
        with client.websocket_connect("/ws"), client.websocket_connect("/ws"):
            client.cookies.clear()
            client.post("/api/guest", json={"name": "Bo"})
            with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws"):
                pass


async def _empty(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server that waits for a request for half a second."""
    monkeypatch.setattr(limits, "TIMEOUT", 0.5)
    config = uvicorn.Config(_empty, http=limits.LimitedHttp, ws="none", log_level="critical", lifespan="off")
    server = uvicorn.Server(config)
    door = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([door])))
    thread.start()
    yield door.getsockname()[1]
    server.should_exit = True
    thread.join()
    door.close()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nonly this",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHo",  # a whole one first
    ],
)
def test_a_request_that_does_not_come_whole_is_not_waited_for(hasty: int, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty), timeout=30) as line:
        line.sendall(begun)
        try:
            while line.recv(4096):
                pass
        except ConnectionResetError:
            pass


@pytest.mark.parametrize(
    ("begun", "part"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a" * 10_000),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Many: y\r\n" * 1000),
        (b"GET /", b"a" * 10_000),
        (b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"2710\r\n" + b"a" * 10_000 + b"\r\n"),
    ],
)
def test_a_request_without_end_is_not_read_for_long(
    hasty: int, begun: bytes, part: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TIMEOUT", 600.0)
    with socket.create_connection(("127.0.0.1", hasty), timeout=30) as line:
        line.sendall(begun)
        assert is_let_go(line, part)


def test_who_sends_too_much_is_told_so_and_may_go_on(hasty: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty), timeout=30) as line:
        for size in (70_000, 900_000):
            head = f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\n\r\n".encode()
            line.sendall(head + b"x" * size)
            assert line.recv(4096).startswith(b"HTTP/1.1 204"), "as large as it is, it is read to its end"


def test_who_is_whole_is_answered_again_and_again(hasty: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty), timeout=30) as line:
        for _ in range(3):
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 204")
            time.sleep(0.7)  # between requests nobody is in a hurry


def test_pages_of_others_get_no_connection(client: TestClient) -> None:
    for headers in (
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.evil.example"},
        {"origin": "http://testserver@evil.example"},
        {"origin": "http://evil.example/http://testserver"},
        {"origin": HOME, "sec-fetch-site": "cross-site"},
        {"origin": ""},
    ):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=headers):
            pytest.fail(f"{headers} opened one")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by which requests are counted: it stands, however slow this machine is, until it is moved."""
    now = [time.monotonic()]  # other limits read the real clock
    for module in (sockets, guard):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def test_messages_like_those_of_the_protocol_are_answered_one_for_one(clock: list[float], client: TestClient) -> None:
    id = started(client)
    with client.websocket_connect("/ws") as line:
        for number in range(20):
            line.send_bytes(json.dumps({"type": "look", "id": number, "table": id, "seat": 0}).encode())
        assert [line.receive_json()["id"] for _ in range(20)] == list(range(20))
        ask(line, type="watch", table=id, seat=0)
        for _ in range(400):
            line.send_text('{"type": "look", "id": 5, "table": "none"}')
        codes: list[str] = []
        while len(codes) < 400:
            heard = line.receive_json()
            if heard["type"] != "update":  # the bot may play meanwhile
                codes.append(heard["code"])
        assert codes[-1] == "too-fast"
        clock[0] += 1
        assert ask(line, type="look", table=id, seat=0)["type"] == "view"


def codes(line: WebSocketTestSession, message: str, count: int) -> list[str]:
    """What so many equal messages are answered with."""
    for _ in range(count):
        line.send_text(message)
    return [line.receive_json()["code"] for _ in range(count)]


def test_what_a_person_may_send_he_may_send_on_all_his_connections_together(
    clock: list[float], client: TestClient
) -> None:
    look = '{"type": "look", "id": 5, "table": "none"}'
    with client.websocket_connect("/ws") as one, client.websocket_connect("/ws") as other:
        assert codes(one, look, 200)[-1] == "too-fast"
        assert codes(other, look, 10)[-1] == "too-fast"
        client.cookies.clear()
        client.post("/api/guest", json={"name": "Bo"})
        with client.websocket_connect("/ws") as anothers:
            assert codes(anothers, look, 1) == ["no-table"]


def test_all_at_one_address_have_a_limit_too(clock: list[float], sqlite: Store) -> None:
    app = application(sqlite, games(), Quick(), (0.0, 0.0), rate=4.0)
    with TestClient(app, headers={"origin": HOME}) as client:
        found = []
        for name in ("Ada", "Bo", "Cy"):
            client.cookies.clear()
            client.post("/api/guest", json={"name": name})
            with client.websocket_connect("/ws") as line:
                found.append(codes(line, '{"type": "look", "id": 5, "table": "none"}', 30)[-1])
        assert found[0] == "no-table"
        assert found[-1] == "too-fast"


@pytest.mark.parametrize(
    "text", ["[" * 4000, '{"type": "post", "text": "' + "[" * 60_000 + '"}'], ids=["short", "long"]
)
def test_what_can_not_be_read_counts_like_what_can(sqlite: Store, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To find out that it can't takes time, too: the more, the longer it is."""
    monkeypatch.setattr(connections, "RATE", 0.0)  # however slow this machine is: nothing comes back meanwhile
    app = application(sqlite, games(), Quick(), (0.0, 0.0), rate=1e9)
    with TestClient(app, headers={"origin": HOME}) as client:
        client.post("/api/guest", json={"name": "Ada"})
        with client.websocket_connect("/ws") as line:
            most = int(connections.BURST) // (1 + (len(text) >> sockets.PIECE_BITS))
            found = codes(line, text, most + 3)
    assert set(found[:most]) <= {"too-large", "malformed"}
    assert found[most:] == ["too-fast"] * 3


def test_a_long_request_that_comes_too_fast_is_answered_by_its_number(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or whoever sent it would wait for ever."""
    monkeypatch.setattr(connections, "RATE", 0.0)
    app = application(sqlite, games(), Quick(), (0.0, 0.0), rate=1e9)
    with TestClient(app, headers={"origin": HOME}) as client:
        client.post("/api/guest", json={"name": "Ada"})
        with client.websocket_connect("/ws") as line:
            ids = list(range(1, 2 + int(connections.BURST) // (20_000 >> sockets.PIECE_BITS)))
            for id in ids:
                line.send_json({"type": "post", "id": id, "table": "none", "channel": "table", "text": "x" * 20_000})
            found = [line.receive_json() for _ in ids]
    assert found[-1]["code"] == "too-fast"
    assert [it["id"] for it in found] == ids


def test_who_is_too_fast_and_asks_again_at_once_gets_his_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused uses nothing up: a program that does not wait is slowed down, and not shut out."""
    heard: list[bytes] = []
    clock = [0.0]
    monkeypatch.setattr(sockets, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    line = SimpleNamespace(write=heard.append)
    nobody = Person("ada", "Ada")
    store, watching = SimpleNamespace(errors=(), metrics=Metrics()), SimpleNamespace(show=_no_table)
    at_once = SimpleNamespace(wait=lambda: asyncio.sleep(0))
    services = SimpleNamespace(subscriptions=watching, rooms=SimpleNamespace(in_use={}), store=store, looks=at_once)
    connection = sockets.Connection(line, services, nobody, [Bucket(connections.RATE, connections.BURST, 0.0)])  # type: ignore[arg-type]

    async def ask_on() -> None:
        for _ in range(200):
            await connection._take(b'{"type": "look", "id": 5, "table": "none"}')
            clock[0] += 0.01

    asyncio.run(ask_on())
    found = [json.loads(data)["code"] for data in heard]
    dear = 1 + sockets.HANDLERS[Look].cost
    assert found.count("no-table") == (connections.BURST + 1.99 * connections.RATE) // dear
    assert found[-12:].count("no-table") >= 1


async def _no_table(*_: object) -> None:
    raise ApiError("no-table", "Table not found.")
