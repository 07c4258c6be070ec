"""A guest at a table of a server, among people: it sees its seat, waits for the others, plays, talks, and is refused by rule."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

import baronage
from baronage.assistant.remote import RemoteTable, Stale
from baronage.assistant.remote import Server as Joined
from baronage.assistant.session import Session
from baronage.engine.core.errors import BadSetup, Refusal
from tests.server.servers import Server, asked
from tests.slow import slow_after

SHORT = {"barony": {"mode": "simple"}}  # where nobody hires before the game
MOVES = 6  # then the guest resigns, where the game has that


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(str(Path(tmp_path_factory.mktemp("far")) / "baronage.db"))
    yield started
    started.end(signal.SIGKILL)


class Host:
    """Somebody who makes a table and invites."""

    def __init__(self, server: Server) -> None:
        self.server = server
        cookie = server.call("/api/guest", {"name": "Ada"})
        headers = f"baronage={cookie}"
        self.token = Joined(server.address)._send("/api/token", {}, {"cookie": headers})[0]["token"]

    def table(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        """Its link."""
        made = self.server.call("/api/tables", {"game": game, "seats": list(seats), **more}, self.token)
        self.id = made["id"]
        return f"{self.server.address}/table/{self.id}?invitation={made['invitation']}"

    def start(self) -> None:
        self.server.call(f"/api/tables/{self.id}/start", {}, self.token)


OPEN, BOT, ME = {"kind": "invited"}, {"kind": "bot", "bot": "random"}, {"kind": "me"}


def seated(server: Server, link: str) -> tuple[RemoteTable, str]:
    """A guest at the table, and what it was told when it sat down."""
    guest = Session(Joined(server.address))
    told = guest.join_table(link)
    table = guest.table()
    assert isinstance(table, RemoteTable)
    return table, told


@pytest.mark.parametrize(
    "name", slow_after(2, ["brawling", *sorted({*baronage.games()} - {"brawling", "barony"}), "barony"])
)
def test_a_whole_game_at_a_table_of_the_server(server: Server, name: str) -> None:
    host, game = Host(server), baronage.games()[name]
    table, told = seated(server, host.table(name, OPEN, *[BOT] * (game.seats[0] - 1), options=SHORT.get(name, {})))
    assert told == "You have seat 0.\nThe game hasn't started: the host must start it."
    host.start()
    text = table.wait(60)
    assert "  -  " in text
    for number in range(400):
        choices = table.choices()
        if ": place " in choices:
            break
        if "  -  " not in choices:
            table.wait(60)
            continue
        if number >= MOVES and game.meta.resign:
            try:
                table.play("resign")
                continue
            except Refusal:  # Barony lets nobody resign in the middle of a turn
                pass
        with suppress(Stale):  # another was asked something else meanwhile: the guest looks again
            table.play([line for line in choices.splitlines() if "  -  " in line][number % 2 - 1].partition("  -  ")[0])
    assert "You: place " in table.standings()
    assert len(table.log().splitlines()) > 3


def test_two_play_and_talk_and_each_sees_its_own(server: Server) -> None:
    host = Host(server)
    table, told = seated(server, host.table("brawling", ME, OPEN, options={"first_player": "A"}))
    assert told.startswith("You have seat 1.")
    host.start()
    with server.socket(host.token) as line:
        mine = asked(line, {"type": "watch", "id": 1, "table": host.id, "seat": 0})
        assert table.choices() == "It isn't your turn."
        theirs = table._view()
        assert theirs is not None
        assert (mine["view"]["viewer"], theirs["view"]["viewer"]) == (0, 1)
        with pytest.raises(Refusal):
            table._ask({"type": "watch", "seat": 0})
        asked(line, {"type": "post", "id": 2, "table": host.id, "channel": "table", "text": "Do you know the rules?"})
        assert "Ada: Do you know the rules?" in table.wait(60)
        assert table.post("Ask me.") == "Said."
        history = asked(line, {"type": "history", "id": 3, "table": host.id})
        assert [one["text"] for one in history["messages"]] == ["Do you know the rules?", "Ask me."]
        assert "Do you know" not in table.look()  # told once


def test_what_is_not_allowed_is_refused_by_its_rule_and_nothing_changes(server: Server) -> None:
    host = Host(server)
    table, _ = seated(server, host.table("brawling", OPEN, BOT, options={"first_player": "A"}))
    host.start()
    before = table.wait(60)
    with pytest.raises(Refusal, match="BRAWL-"):
        table.play("R KNI1")
    assert "BRAWL-" in table.why_not("R KNI1")
    with pytest.raises(Refusal):
        table.play("banana")
    assert table.choices() in before
    first = table.choices().splitlines()[0].partition("  -  ")[0]
    assert table.why_not(first) == "It is allowed."


def test_a_lost_connection_is_made_anew_and_nothing_is_played_twice(server: Server) -> None:
    host = Host(server)
    table, _ = seated(server, host.table("brawling", OPEN, BOT, options={"first_player": "A"}))
    host.start()
    table.wait(60)
    assert table._socket is not None
    table._socket.close()
    assert "  -  " in table.look()


def test_what_others_do_at_the_same_moment_takes_no_move_from_the_guest(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(server)
    table, _ = seated(server, host.table("brawling", OPEN, BOT, options={"first_player": "A"}))
    host.start()
    table.wait(60)
    ask, late = table._ask, iter((True, True, False))

    def behind(message: dict[str, Any]) -> dict[str, Any]:
        old = message["type"] == "play" and next(late)
        return ask({**message, "number": message["number"] - 1} if old else message)

    monkeypatch.setattr(table, "_ask", behind)
    first = table.choices().splitlines()[0].partition("  -  ")[0]
    before = len(table.log().splitlines())
    table.play(first)
    assert next(late, None) is None  # twice too late, then in time
    assert len(table.log().splitlines()) > before


def test_nobody_joins_where_there_is_no_seat_or_another_server(server: Server) -> None:
    host = Host(server)
    link = host.table("brawling", ME, OPEN)
    seated(server, link)
    with pytest.raises(Refusal):
        seated(server, link)
    with pytest.raises(Refusal):
        seated(server, f"{server.address}/table/nothing")
    with pytest.raises(BadSetup, match="another server"):
        seated(server, "http://192.0.2.1/table/abc")
    with pytest.raises(BadSetup, match="link of a table"):
        seated(server, server.address)
    with pytest.raises(BadSetup, match="not a server address"):
        Joined("file:///etc/passwd")
    with pytest.raises(Refusal, match="doesn't respond"):
        Session(Joined("http://127.0.0.1:1")).join_table("http://127.0.0.1:1/table/abc")
    with pytest.raises(HTTPError):
        server.call("/api/tables/mine", token="no token of anybody")


@pytest.mark.slow
def test_whoever_sends_elsewhere_is_not_followed_and_who_speaks_otherwise_is_refused() -> None:
    asked_for: list[tuple[str, str]] = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked_for.append((self.path, self.headers["authorization"]))
            self.send_response(302 if self.path == "/there" else 200)
            self.send_header("location", "/stolen")
            self.end_headers()
            self.wfile.write(b"no JSON")

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Elsewhere) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        there = Joined(f"http://127.0.0.1:{other.server_port}", "secret")
        for path in ("/there", "/words"):
            with pytest.raises(Refusal):
                there.call(path)
        other.shutdown()
    assert asked_for == [("/there", "Bearer secret"), ("/words", "Bearer secret")]


class Scripted:
    """A server, and its socket, that sends these messages in order and then nothing."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = list(messages)
        self.sent: list[dict[str, Any]] = []

    def table(self, link: str) -> tuple[str, str]:
        return link, ""

    def call(self, path: str, body: object = None) -> dict[str, int]:
        return {"seat": 0}

    @contextmanager
    def socket(self) -> Iterator[Scripted]:
        yield self

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def recv(self, timeout: float) -> str:
        assert self.messages, "it waits for something that has come already"
        return json.dumps(self.messages.pop(0))


def test_an_update_between_two_answers_ends_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = {"type": "view", "id": 1, "question": {"asked": False}, "over": False}
    update = {"type": "update", "question": {"asked": True}, "over": False}
    server: Any = Scripted(waiting, update, {"type": "history", "id": 2, "messages": []})
    monkeypatch.setattr(RemoteTable, "_next", lambda self: "your turn")
    assert RemoteTable(server, "t", None).wait(60) == "your turn"
    assert [message["type"] for message in server.sent] == ["watch", "history"]
