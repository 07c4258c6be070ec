"""The real thing: a server in a process of its own, killed and started again; and programs that play on it."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from baronage.engine.core.errors import BadSetup
from baronage.games import games
from baronage.server.run import serve as serving
from baronage.server.run.serve import listen, lock_database
from baronage.server.run.settings import Settings
from tests.server.servers import Server, asked, written
from tests.slow import slow_after

BOT = Path(__file__).resolve().parents[3] / "examples" / "bot.py"


def play_on(socket: ClientConnection, table: str, acts: int) -> list[Any]:
    """Play both seats at random; what was acknowledged."""
    acknowledged: list[Any] = []
    id = 0
    try:
        while len(acknowledged) < acts:
            for seat in range(2):
                id += 2
                view = asked(socket, {"type": "look", "id": id, "table": table, "seat": seat})
                if view["over"]:
                    return acknowledged
                if view["question"]["asked"]:
                    action = random.choice(view["question"]["choices"])["action"]
                    play = {"type": "play", "table": table, "seat": seat, "number": view["number"]}
                    done = asked(socket, {**play, "id": id + 1, "actions": [action]})
                    if done["type"] == "failed" and done["code"] == "stale":
                        continue  # a window that nobody answered was closed in between
                    assert done["type"] == "done", done
                    acknowledged.append([seat, done["played"]])
    except (ConnectionClosed, OSError, TimeoutError):
        pass
    return acknowledged


@pytest.mark.slow
def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(
    url: str, serve: Callable[[str], Server]
) -> None:
    server = serve(url)
    token = server.call("/api/guest", {"name": "Ada"})
    new = {"game": "brawling", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"first_player": "A"}}
    table = server.call("/api/tables", new, token)["id"]
    server.call(f"/api/tables/{table}/start", {}, token)
    acknowledged: list[Any] = []
    for _ in range(2):
        with server.socket(token) as socket:
            acknowledged += play_on(socket, table, 8)
            # one more is on its way when the process dies
            view = asked(socket, {"type": "look", "id": 1, "table": table, "seat": 0})
            action = [choice["action"] for choice in view["question"]["choices"][:1]]
            play = {"type": "play", "id": 2, "table": table, "seat": 0, "number": view["number"], "actions": action}
            socket.send(json.dumps(play))
            server.end(signal.SIGKILL)
        there = [[seat, body["actions"]] for seat, kind, body in written(url, table) if kind == "play"]
        assert there[: len(acknowledged)] == acknowledged
        assert len(there) <= len(acknowledged) + 1
        acknowledged = there
        server = serve(url)
    with server.socket(token) as socket:
        assert play_on(socket, table, 2), "the game goes on"
    assert server.end(signal.SIGINT) in (0, 130)


@pytest.mark.parametrize("game", slow_after(1, sorted(games(), key="brawling".__ne__)))
def test_programs_play_each_other(tmp_path: Path, game: str, serve: Callable[[str], Server]) -> None:
    """The example plays any game to its end; it knows none."""
    server = serve(str(tmp_path / "baronage.db"))
    token = server.call("/api/guest", {"name": "Host"})
    count = min(games()[game].seats)
    seats = [{"kind": "open"}, *[{"kind": "invited"}] * (count - 1)]
    table = server.call("/api/tables", {"game": game, "seats": seats, "public": False}, token)
    command = [sys.executable, str(BOT), server.address, table["id"], table["invitation"]]
    players = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(count)]
    for player in players:
        assert player.stdout is not None
        assert player.stdout.readline().startswith("sitting on seat")
    server.call(f"/api/tables/{table['id']}/start", {}, token)
    while any(player.poll() is None for player in players):
        assert not any(player.poll() for player in players), "one gave up, and the others wait for it"
        time.sleep(0.1)
    for player in players:
        assert player.returncode == 0
        assert player.stdout is not None
        assert "the game is over" in player.stdout.read()
        player.stdout.close()
    assert server.call(f"/api/tables/{table['id']}/record", token=token)["result"]


def test_one_file_is_served_once(tmp_path: Path) -> None:
    file = str(tmp_path / "baronage.db")
    with lock_database(file):
        with pytest.raises(BadSetup, match="another server uses"), lock_database(f"sqlite:///{file}"):
            pass
        with lock_database(str(tmp_path / "other.db")), lock_database("postgresql://somewhere/else"):
            pass
    with lock_database(file):
        pass


def test_a_database_in_use_is_not_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "baronage.db")
    monkeypatch.setattr(serving, "Store", lambda _: pytest.fail("it was opened"))
    with lock_database(file), pytest.raises(BadSetup, match="another server uses"):
        serving.serve(Settings(port=0, database=file), False)
    with pytest.raises(BadSetup, match="can't be"):
        serving.serve(Settings(port=0, database="/proc/x/y.db"), False)


@pytest.mark.parametrize(
    ("chosen", "asked"), [(-1, (serving.DEFAULT_PORT, False)), (0, (0, True)), (8123, (8123, True))]
)
def test_the_port_is_the_one_that_was_asked_for_or_the_usual_one(
    chosen: int, asked: tuple[int, bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class StoredFile:
        def close(self) -> None:
            pass

    found: list[tuple[int, bool]] = []
    monkeypatch.setattr(serving, "Store", lambda _: StoredFile())
    monkeypatch.setattr(serving, "listen", lambda _, *port: found.append(port))
    monkeypatch.setattr(serving, "_serve", lambda *_: None)
    serving.serve(Settings(port=chosen, database=str(tmp_path / "baronage.db")), False)
    assert found == [asked]


def test_a_port_that_is_taken_is_passed_over_unless_it_was_asked_for() -> None:
    with listen("127.0.0.1", 0, True) as first:
        taken = first.getsockname()[1]
        with listen("127.0.0.1", taken, False) as second:
            assert second.getsockname()[1] > taken
        with pytest.raises(BadSetup, match="can't listen"):
            listen("127.0.0.1", taken, True)


@pytest.mark.parametrize(
    ("host", "secure", "warned"), [("m", "none", True), ("m", "starttls", False), ("", "none", False)]
)
def test_mail_over_an_open_line_is_warned_of(
    host: str, secure: str, warned: bool, caplog: pytest.LogCaptureFixture
) -> None:
    chosen = Settings(mail_host=host, mail_secure=secure, mail_from="table@example.org")
    assert serving.outside_of(chosen, "http://127.0.0.1:8000").smtp.secure == secure
    assert ("mail_secure is none" in caplog.text) is warned
