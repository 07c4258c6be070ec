#!/usr/bin/env python3
"""Strain a server while a game is played, and check that no acknowledged move is lost and no player loses time.

    python tools/strain.py                                everything in turn
    python tools/strain.py sockets --count 2000           idle connections, and the memory that each takes
    python tools/strain.py readers --count 100            clients that ask and never read
    python tools/strain.py database --seconds 60          a database that doesn't answer
    python tools/strain.py clock                          a wall clock that jumps by an hour, forwards and back

Kills are the business of `tools/soak.py --club 6 --minutes 25 --kills 200 --store sqlite`: its tournaments and ratings go on
meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect as connect_async
from websockets.sync.client import ClientConnection, connect

BANK = 3600.0  # seconds on each player's clock
JUMP = 4 * BANK  # seconds by which the wall clock jumps
SLACK = 10.0  # seconds that a clock may differ from the player's own measurement
EACH = 20  # idle connections per person: the server allows 30
EVERY = 0.15  # seconds between moves: the server takes 30 requests a second from a person
PATIENCE = 120.0
KINDS = ("sockets", "readers", "database", "clock")


class Server:
    """A server with a new SQLite file, whose wall clock follows signals."""

    def __init__(self, folder: Path) -> None:
        self.file, self.log = folder / "strain.db", folder / "log"
        command = [sys.executable, __file__, "--serve", "--port", "0", "--no-browser", "--rate", "10000"]
        command += ["--database", f"sqlite:///{self.file}"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[3].rstrip("/")

    def call(self, path: str, body: Any = None, token: str = "") -> Any:
        """Return the response to a POST with a body, else to a GET; of a new guest the session."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=60) as answer:
            text, cookies = answer.read(), answer.headers.get_all("set-cookie") or []
        known = [it.partition(";")[0].partition("=") for it in cookies]
        return next((value for name, _, value in known if "device" not in name), None) or json.loads(text or "null")

    def memory(self) -> int:
        """Return the memory in kilobytes."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])

    def connections(self) -> int:
        """Return the number of open connections."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=60) as answer:
            lines = answer.read().decode().splitlines()
        return int(float(next(line for line in lines if line.startswith("baronage_connections ")).split()[1]))

    def played(self, table: str) -> int:
        """Return the number of moves in the journal of a table."""
        with contextlib.closing(sqlite3.connect(self.file)) as store:
            (count,) = store.execute("""select count(*) from journal where "table" = ? and kind = 'play'""", (table,))
        return int(count[0])


class Player:
    """A player of both seats of a table, who moves until `end` is called."""

    def __init__(self, server: Server) -> None:
        self.server, self.token = server, server.call("/api/guest", {"name": "Ada"})
        self.moves = self.refused = 0  # at all tables
        self.acknowledged = self.unsure = 0  # moves at the present table
        self.slowest = 0.0  # seconds that a move took
        self.error: BaseException | None = None
        self.table, self.begun, self.id = "", 0.0, 0
        self._stops = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _new_table(self) -> None:
        control = {"kind": "live", "bank": BANK, "increment": 0.0}
        terms: dict[str, Any] = {"game": "brawling", "seats": [{"kind": "me"}] * 2, "time_control": control}
        terms["options"] = {"first_player": "A"}
        self.table = self.server.call("/api/tables", terms, self.token)["id"]
        self.server.call(f"/api/tables/{self.table}/start", {}, self.token)
        self.begun = time.monotonic()
        self.acknowledged = self.unsure = 0

    def begin(self) -> None:
        """Start a table and play at it in a thread."""
        self._new_table()
        self._thread.start()

    def end(self) -> list[str]:
        """Stop playing, and return what is wrong."""
        self._stops.set()
        self._thread.join(PATIENCE)
        wrong = [] if self.error is None else [f"the player met {self.error!r}"]
        return wrong + self._check()

    def _check(self) -> list[str]:
        """Return what is wrong at the table: lost or doubled moves, and clocks that differ."""
        found, wrong = self.server.played(self.table), []
        if not self.acknowledged <= found <= self.acknowledged + self.unsure:
            wrong.append(f"{found} moves in the journal, {self.acknowledged} acknowledged, {self.unsure} unsure")
        with self._connected() as line:
            clocks = [clock["bank"] for clock in self._ask(line, "look", seat=0).get("clocks", [])]
        if clocks and not BANK - (time.monotonic() - self.begun) - SLACK <= min(clocks) <= max(clocks) <= BANK:
            wrong.append(f"after {time.monotonic() - self.begun:.0f} seconds the clocks show {clocks}")
        return wrong

    def _connected(self) -> ClientConnection:
        known = {"authorization": f"Bearer {self.token}"}
        address = self.server.address.replace("http", "ws") + "/ws"
        return connect(address, additional_headers=known, open_timeout=PATIENCE, ping_interval=None)

    def _ask(self, line: ClientConnection, kind: str, **more: Any) -> dict[str, Any]:
        self.id += 1
        line.send(json.dumps({"type": kind, "id": self.id, "table": self.table, **more}))
        while True:
            answer: dict[str, Any] = json.loads(line.recv(PATIENCE))
            if answer.get("id") == self.id:
                return answer

    def _run(self) -> None:
        try:
            with self._connected() as line:
                while not self._stops.wait(EVERY):
                    self._move(line)
        except Exception as error:
            self.error = error

    def _move(self, line: ClientConnection) -> None:
        views = [self._ask(line, "look", seat=seat) for seat in (0, 1)]
        if all(view.get("over") for view in views):
            if wrong := self._check():
                raise RuntimeError("; ".join(wrong))
            self._new_table()
        asked = [(seat, view) for seat, view in enumerate(views) if view.get("question", {}).get("asked")]
        for seat, view in asked[:1]:
            began = time.monotonic()
            actions = [view["question"]["choices"][-1]["action"]]
            answer = self._ask(line, "play", seat=seat, number=view["number"], actions=actions)
            self.slowest = max(self.slowest, time.monotonic() - began)
            self.moves += answer["type"] == "done"
            self.acknowledged += answer["type"] == "done"
            self.refused += answer["type"] == "failed"
            self.unsure += answer.get("code") == "unsure"


# --- what strains it ------------------------------------------------------------------------------------------------


async def _crowd(server: Server, count: int, table: str, reads: bool) -> str:
    """Open connections, hold them, and close them; return what they cost."""
    tokens = [
        await asyncio.to_thread(server.call, "/api/guest", {"name": f"Guest {i}"}) for i in range(-(-count // EACH))
    ]
    address = server.address.replace("http", "ws") + "/ws"
    before, first = server.memory(), count // 10  # the first connections also fill caches
    async with contextlib.AsyncExitStack() as stack:
        lines: list[Any] = []
        for i in range(count):
            before = server.memory() if i == first else before
            # one address may open 200 connections
            known = {"authorization": f"Bearer {tokens[i // EACH]}", "x-forwarded-for": f"10.0.{i // 100}.1"}
            quiet: dict[str, Any] = {
                "compression": None,
                "ping_interval": None,
                "open_timeout": PATIENCE,
                "close_timeout": 1,
            }
            lines.append(await stack.enter_async_context(connect_async(address, additional_headers=known, **quiet)))
        each = (server.memory() - before) / (count - first)
        if reads:
            await asyncio.sleep(5)
            held = await asyncio.to_thread(server.connections)
            return f"{held - 1} connections held, {each:.1f} KiB each"
        for line in lines:
            line.transport.pause_reading()
        look = json.dumps({"type": "look", "id": 1, "table": table, "seat": None, "want": ["words", "table", "view"]})
        watch = look.replace('"look"', '"watch"')
        for message in (watch, *[look] * 100):
            for line in lines:
                with contextlib.suppress(Exception):  # the server has let it go
                    async with asyncio.timeout(0.2):
                        await line.send(message)
            await asyncio.sleep(0.1)
        return f"{count} clients that don't read, {(server.memory() - before) / count:.0f} KiB each"
    raise AssertionError("not reached")


def _database(server: Server, seconds: float) -> str:
    """Lock the database for some seconds."""
    with contextlib.closing(sqlite3.connect(server.file, isolation_level=None, timeout=PATIENCE)) as store:
        store.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
        store.rollback()
    time.sleep(10)
    return f"locked for {seconds:g} seconds"


def _clock(server: Server) -> str:
    """Let the wall clock jump forwards, back, and back again."""
    for how in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGUSR2, signal.SIGUSR1):
        server.process.send_signal(how)
        time.sleep(5)
    return f"four jumps by {JUMP:g} seconds"


@contextlib.contextmanager
def running() -> Iterator[Server]:
    """Yield a running server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait(60)
            assert server.process.stdout is not None
            server.process.stdout.close()


def strain(kind: str, count: int, seconds: float) -> list[str]:
    """Strain a new server in one way, print the figures, and return what is wrong."""
    with running() as server:
        player = Player(server)
        player.begin()
        ways: dict[str, Callable[[], str]] = {
            "sockets": lambda: asyncio.run(_crowd(server, count, player.table, True)),
            "readers": lambda: asyncio.run(_crowd(server, min(count, 100), player.table, False)),
            "database": lambda: _database(server, seconds),
            "clock": lambda: _clock(server),
        }
        figures = ways[kind]()
        wrong = player.end()
        moves = f"{player.moves} moves acknowledged, {player.refused} refused, slowest {player.slowest:.1f} s"
        if not player.moves:
            wrong.append("no move was acknowledged")
        print(f"{kind}: {figures}; {moves}; {len(wrong)} wrong", flush=True)
        for what in wrong:
            print(f"  {what}", flush=True)
    return wrong


def serve() -> None:
    """Run the server of the command line with a wall clock that jumps on SIGUSR1 and SIGUSR2."""
    from baronage.cli import main as baronage

    real, ahead = time.time, [0.0]
    time.time = lambda: real() + ahead[0]

    def jump(how: int, _: Any) -> None:
        ahead[0] += JUMP if how == signal.SIGUSR1 else -JUMP

    for how in (signal.SIGUSR1, signal.SIGUSR2):
        signal.signal(how, jump)
    sys.argv = ["baronage", "serve", *(word for word in sys.argv[1:] if word != "--serve")]
    baronage()


def main() -> None:
    """Run the chosen kinds; exit with 0 only if nothing was wrong."""
    if "--serve" in sys.argv:
        serve()
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[*KINDS, []], default=[])
    parser.add_argument("--count", type=int, default=2000, help="connections; at most 100 that don't read")
    parser.add_argument("--seconds", type=float, default=60.0, help="for which the database doesn't answer")
    args = parser.parse_args()
    wrong = [what for kind in args.kinds or KINDS for what in strain(kind, args.count, args.seconds)]
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
