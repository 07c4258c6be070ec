"""A server that meets with misfortune: its database is locked, its disk is full, it is stopped for a while. It goes on.

Meanwhile it answers, what it can't write has not happened, and nobody loses time or what was acknowledged.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.servers import Server, asked, written

LIVE = {"kind": "live", "bank": 600.0, "increment": 0.0}


class Seat:
    """Both seats of a table, by one person on one connection."""

    def __init__(self, line: ClientConnection, table: str) -> None:
        self.line = line
        self.table = table
        self.id = 0

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        self.id += 1
        return asked(self.line, {"type": kind, "id": self.id, "table": self.table, **more})

    def play(self) -> dict[str, Any]:
        """Something, for whoever is asked."""
        for seat in (0, 1):
            view = self.ask("look", seat=seat)
            if view["question"]["asked"]:
                action = view["question"]["choices"][0]["action"]
                return self.ask("play", seat=seat, number=view["number"], actions=[action])
        raise AssertionError("nobody is asked")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "baronage.db"


@pytest.fixture
def server(file: Path, serve: Callable[[str], Server]) -> Server:
    return serve(str(file))


@pytest.fixture
def seat(server: Server) -> Iterator[Seat]:
    token = server.call("/api/guest", {"name": "Ada"})
    new = {"game": "brawling", "seats": [{"kind": "me"}] * 2, "options": {"first_player": "A"}, "time_control": LIVE}
    table = server.call("/api/tables", new, token)["id"]
    server.call(f"/api/tables/{table}/start", {}, token)
    with server.socket(token) as line:
        yield Seat(line, table)


@pytest.mark.slow
def test_a_database_that_another_program_locks(file: Path, server: Server, seat: Seat) -> None:
    assert seat.play()["type"] == "done"
    before = len(written(str(file), seat.table))
    locked = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    locked.execute("BEGIN IMMEDIATE")
    soon = threading.Timer(2.0, locked.rollback)
    soon.start()
    assert seat.play()["type"] == "done", "he waits a little"
    soon.join()
    locked.execute("BEGIN IMMEDIATE")
    refused = seat.play()  # for longer than anybody has patience
    assert (refused["type"], refused["code"]) == ("failed", "store")
    assert server.call("/api/tables") is not None
    locked.rollback()
    locked.close()
    while (again := seat.play())["type"] != "done":  # all are told first that the server was away
        assert again["code"] in ("store", "stale"), again
    assert sum(kind == "play" for _, kind, _ in written(str(file), seat.table)) == before + 2


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="another process's limits are Linux's")
def test_a_disk_that_is_full(file: Path, server: Server, seat: Seat) -> None:
    import resource

    while sum(kind == "play" for _, kind, _ in written(str(file), seat.table)) < 3:
        assert seat.play()["type"] == "done"
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))  # no file may become longer
    for _ in range(3):
        refused = seat.play()
        assert (refused["type"], refused["code"]) == ("failed", "store")
        assert server.call("/api/tables") is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    while (again := seat.play())["type"] != "done":
        assert again["code"] in ("store", "stale"), again
    assert sum(kind == "play" for _, kind, _ in written(str(file), seat.table)) == 4


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals are posix's")
def test_a_server_that_stands_still_for_a_while(server: Server, seat: Seat) -> None:
    """Longer than it may say nothing of itself: nobody's clock ran."""
    assert seat.play()["type"] == "done"
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(8.0)
    server.process.send_signal(signal.SIGCONT)
    while (again := seat.play())["type"] != "done":
        assert again["code"] == "stale", again
    banks = [clock["bank"] for clock in seat.ask("look", seat=0)["clocks"]]
    assert min(banks) > 600.0 - 7.0
