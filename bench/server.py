"""Load test of the server with people at many tables, next to a boardgame.io server.

Every move is committed before its response.

    .venv/bin/python bench/server.py                          both stores, 200, 1,000 and 5,000 tables
    .venv/bin/python bench/server.py --tables 200 --stores sqlite --want scene
    .venv/bin/python bench/server.py --tables 300 --stores sqlite --as browser
    .venv/bin/python bench/server.py --tables 20 --stores sqlite --no-peers --spectators 18
    .venv/bin/python bench/server.py --tables 200 --stores sqlite --no-peers --trouble slow

Everything runs on this machine, over loopback. See bench/README.md for the columns.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from crowd import PACE, TROUBLES, Crowd, Question, prepare_trouble, prepare_watched, workers
from lines import Line, connect
from processes import cpu, database, family, free_port, memory
from sqlalchemy import insert

from baronage.engine.core import state as flow
from baronage.games import games
from baronage.server.accounts.accounts import BROWSER, Person
from baronage.server.accounts.passwords import hash_of
from baronage.server.container import Services
from baronage.server.http.app import application
from baronage.server.run.serve import listen, run
from baronage.server.store.schema import persons, sessions
from baronage.server.store.store import Store
from baronage.server.table.occupant import Occupant

HERE = Path(__file__).resolve().parent
MAX_LINES = 1000  # tables with connections of their own
THEIR_GAMES = ("cells", "cards")  # the games of boardgame.io: bench/boardgame/game.cjs
SHARED = 5  # tables per connection beyond that
AT_ONCE = 50  # concurrent joins
# Seconds after the response to a move in which an update counts as its own. The server sends both together. Later
# updates, such as the end of a secret window, may arrive at any time.
ITS_OWN = 0.02
Pids = tuple[list[int], int]  # of the servers and of PostgreSQL, 0 for none
T = TypeVar("T")


# --- the server, in a separate process ------------------------------------------------------------------------------


def serve(url: str, port: int) -> None:
    """Run a server without rate limits, because all clients share one address here."""
    run(application(Store(url), games(), workers(), rate=1e9, most_lines=1 << 20), listen("127.0.0.1", port, True))


# --- people ---------------------------------------------------------------------------------------------------------


def shared(count: int) -> int:
    """Return the number of tables that share two people and their connections."""
    return 1 if count <= MAX_LINES else SHARED


async def prepare(url: str, game: str, count: int) -> list[tuple[str, list[str]]]:
    """Return started tables, each with the secrets of its two people."""
    store = Store(url)
    services = Services(store, games())
    people = [Person(f"p{number}", f"P{number}") for number in range(2 * -(-count // shared(count)))]
    rows = [(insert(persons), {"id": it.id, "name": it.name, "created": 0.0}) for it in people]
    keys = [
        (insert(sessions), {"hash": hash_of(f"secret {it.id}"), "person": it.id, "kind": BROWSER, "created": 0.0})
        for it in people
    ]
    for at in range(0, len(rows), 500):
        await asyncio.gather(*(store.write(row) for row in rows[at : at + 500]))
        await asyncio.gather(*(store.write(key) for key in keys[at : at + 500]))

    async def table(number: int) -> tuple[str, list[str]]:
        pair = 2 * (number // shared(count))
        sitting = people[pair : pair + 2]
        occupants = [Occupant(it.id, "", it.name) for it in sitting]
        listing = await services.seating.create(sitting[0].id, games()[game], {}, occupants, PACE, True)
        await services.seating.start(sitting[0].id, listing.id)
        return listing.id, [f"secret {it.id}" for it in sitting]

    found: list[tuple[str, list[str]]] = []
    for at in range(0, count, 200):
        found += await asyncio.gather(*(table(number) for number in range(at, min(count, at + 200))))
    store.close()
    return found


class Seat:
    """The received messages of one person at one table."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self.number = -1
        self.asked = False
        self.acts: list[list[list[int]]] = []  # the actions of each choice


class Heard(msgspec.Struct):
    """The fields needed of any message."""

    type: str
    id: int = -1
    table: str = ""
    seat: int | None = None
    number: int = -1
    question: Question = msgspec.field(default_factory=Question)
    full: bool = False  # of table data
    acts: list[list[Any]] | None = None
    waits: list[int] | None = None
    code: str = ""


read = msgspec.json.Decoder(Heard).decode


class Load:
    """All people, over loopback."""

    def __init__(self, port: int, want: list[str]) -> None:
        self.port, self.want = port, want
        self.tables: dict[str, list[Seat]] = {}
        self.names: list[str] = []  # a request's id is the index of its table here
        self.sent: dict[str, float] = {}  # send times of moves without a response
        self.done: dict[str, float] = {}  # times of the last responses
        self.heard: dict[str, float] = {}  # times at which the second player received the update
        self.slow = 0  # moves skipped because the last one had no response
        self.delays: list[float] = []
        self.moves = self.bytes = 0
        self.failed: Counter[str] = Counter()
        self.luck = random.Random(1)
        self.ready: dict[str, asyncio.Event] = {}

    def clear(self) -> None:
        """Reset the counters."""
        self.moves = self.bytes = self.slow = 0
        self.failed.clear()
        self.delays.clear()

    async def sit(self, line: Line, table: str, seat: int) -> None:
        self.tables[table][seat].line = line
        watch = {"type": "watch", "id": 0, "table": table, "seat": seat, "want": self.want}
        event = self.ready[f"{table}/{seat}"] = asyncio.Event()
        line.send(json.dumps(watch).encode())
        await event.wait()

    def hear(self, text: bytes) -> None:
        self.bytes += len(text)
        message = read(text)
        kind = message.type
        if kind in ("update", "view", "table"):
            assert message.seat is not None
            seat = self.tables[message.table][message.seat]
            seat.number = message.number
            if kind != "table":
                seat.asked, seat.acts = message.question.asked, [[one.action] for one in message.question.choices]
            else:
                seat.acts = (
                    [act[0] for act in message.acts] if message.acts is not None else [] if message.full else seat.acts
                )
                seat.asked = (
                    message.seat in message.waits if message.waits is not None else seat.asked and not message.full
                )
            now = time.perf_counter()
            if message.table in self.sent or now < self.done.get(message.table, 0.0) + ITS_OWN:
                self.heard[message.table] = now
            if kind == "view" or (message.full and f"{message.table}/{message.seat}" in self.ready):
                self.ready.pop(f"{message.table}/{message.seat}").set()
        elif kind in ("done", "failed"):
            table = self.names[message.id]
            self.sent.pop(table, None)
            self.done[table] = self.heard[table] = time.perf_counter()
            if kind == "failed":
                self.failed[message.code] += 1

    async def play(self, table: str, rate: float) -> None:
        """Play at each tick of the table's clock if a seat is to act and the last move has its response."""
        seats, loop = self.tables[table], asyncio.get_running_loop()
        id = len(self.names)
        self.names.append(table)
        tick = loop.time() + self.luck.random() / rate
        sent = 0.0
        while True:
            await asyncio.sleep(tick - loop.time())
            tick += 1 / rate
            if table in self.sent:
                self.slow += 1
                continue
            if sent:
                self.delays.append(self.heard[table] - sent)
                sent = 0.0
            for number, seat in enumerate(seats):
                if seat.asked and seat.acts:
                    actions = self.luck.choice(seat.acts)
                    play = f'{{"type":"play","id":{id},"table":"{table}","seat":{number},"number":{seat.number},'
                    assert seat.line is not None
                    sent = self.sent[table] = time.perf_counter()
                    seat.line.send(f'{play}"actions":{actions},"act":true}}'.encode())
                    self.moves += 1
                    break


# --- one row of the table -------------------------------------------------------------------------------------------


class Watched:
    """Additional load: a table with many spectators, and abusive clients."""

    def __init__(self, url: str, args: argparse.Namespace) -> None:
        self.table = asyncio.run(prepare_watched(url, args.spectators)) if args.spectators else ""
        self.trouble = asyncio.run(prepare_trouble(url, args.trouble)) if args.trouble else []


async def measure(
    watched: Watched, pids: Pids, ports: list[int], tables: list[Any], args: argparse.Namespace
) -> list[dict[str, Any]]:
    """Return the results of the tables; with abusive clients, first without and then with them."""
    for port in ports:
        await answers(port)
    bare = sum(map(memory, pids[0]))
    load = Load(ports[0], args.want.split(",") if args.want else [])
    rate = min(args.rate, args.moves / len(tables))
    await sit_down(load, ports, tables, args.apart)
    full = sum(map(memory, pids[0]))
    gc.collect()
    gc.disable()  # garbage collection of the clients is not measured
    playing = [asyncio.create_task(load.play(id, rate)) for id in load.tables]
    crowd = Crowd(ports[0])
    if watched.table:
        await crowd.look_on(watched.table, args.spectators, args.looks)
    found = [await span(load, crowd, pids, args)]
    if watched.trouble:
        await crowd.trouble(args.trouble, watched.trouble)
        found.append(await span(load, crowd, pids, args))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await crowd.end()
    gc.enable()
    return [{**it, "KiB/table": (full - bare) / len(tables)} for it in found]


async def sit_down(load: Load, ports: list[int], tables: list[Any], apart: bool) -> None:
    """Connect all people: the two of a table to the same process, or `apart` to two."""
    lines: dict[str, Line] = {}
    for id, secrets in tables:
        load.tables[id] = [Seat(), Seat()]
        for secret in secrets:
            if secret not in lines:
                lines[secret] = await connect(ports[len(lines) // (1 if apart else 2) % len(ports)], secret, load.hear)
    sitting = [(lines[secret], id, seat) for id, secrets in tables for seat, secret in enumerate(secrets)]
    for at in range(0, len(sitting), AT_ONCE):
        await asyncio.gather(*(load.sit(*one) for one in sitting[at : at + AT_ONCE]))


async def span(load: Load, crowd: Crowd, pids: Pids, args: argparse.Namespace) -> dict[str, Any]:
    """Measure for some seconds after a warm-up."""
    servers, postgres = pids
    await asyncio.sleep(args.warm)
    load.clear()
    for one in crowd.lookers:
        one.delays.clear()
        one.updates = 0
    before = sum(map(cpu, servers)), sum(map(cpu, family(postgres))) if postgres else 0.0, time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(args.seconds)
    took = time.perf_counter() - began
    after = sum(map(cpu, servers)), sum(map(cpu, family(postgres))) if postgres else 0.0, time.process_time()
    moves, delays = load.moves, sorted(load.delays)
    looks = sorted(delay for one in crowd.lookers for delay in one.delays)
    updates = sum(one.updates for one in crowd.lookers)
    return {
        "moves/s": moves / took,
        "p50 ms": 1000 * delays[len(delays) // 2],
        "p99 ms": 1000 * delays[int(0.99 * len(delays))],
        "server CPU": (after[0] - before[0]) / took,
        "store CPU": (after[1] - before[1]) / took,
        "clients CPU": (after[2] - before[2]) / took,
        "moves/CPU s": moves / max(0.01, after[0] - before[0]),
        "bytes/move": load.bytes / max(1, moves),
        "slow": load.slow,
        "failed": dict(load.failed),
        **({"looks/s": len(looks) / took, "look p50 ms": 1000 * looks[len(looks) // 2]} if looks else {}),
        **({"updates/s": updates / took} if updates else {}),
    }


async def answers(port: int) -> None:
    """Wait until a server listens on the port."""
    for _ in range(3000):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.02)
    raise SystemExit("the server didn't start")


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    async with asyncio.timeout(seconds):
        return await work


def ours(kind: str, count: int, many: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    """Return one row of the table for `many` processes, two with abusive clients, or none after a timeout."""
    until = time.monotonic() + args.most
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as (url, postgres):
        try:
            tables = asyncio.run(within(until - time.monotonic(), prepare(url, args.game, count)))
            watched = Watched(url, args)
        except TimeoutError:
            return []
        ports = [free_port() for _ in range(many)]
        processes = [subprocess.Popen([sys.executable, __file__, "--serve", url, str(port)]) for port in ports]
        try:
            measuring = measure(watched, ([it.pid for it in processes], postgres), ports, tables, args)
            return asyncio.run(within(until - time.monotonic(), measuring))
        except TimeoutError:
            return []
        finally:
            for process in processes:
                process.send_signal(signal.SIGKILL)
                process.wait()


# --- boardgame.io ---------------------------------------------------------------------------------------------------


def theirs(game: str, count: int, args: argparse.Namespace) -> dict[str, Any] | None:
    """Return the row for boardgame.io with a small game, or None if node or the package is missing."""
    folder = HERE / "boardgame"
    node = shutil.which("node")
    if node is None or not (folder / "node_modules").exists():
        return None
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen([node, "server.cjs", str(port)], cwd=folder, env=environment, stdout=subprocess.PIPE)
    try:
        asyncio.run(answers(port))
        bare = memory(server.pid)
        command = [node, "load.cjs", game, str(port), str(count), str(args.seconds), str(args.rate)]
        load = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
        assert load.stdout is not None
        assert load.stdout.readline().strip() == "begin"
        full = memory(server.pid)
        assert load.stdout.readline().strip() == "measure"
        before = cpu(server.pid)
        found = json.loads(load.stdout.readline())
        used = cpu(server.pid) - before
        load.wait()
    finally:
        server.kill()
        server.wait()
    return {
        "moves/s": found["moves"] / args.seconds,
        "p50 ms": found["p50"],
        "p99 ms": found["p99"],
        "server CPU": used / args.seconds,
        "store CPU": 0.0,
        "moves/CPU s": found["moves"] / max(0.01, used),
        "KiB/table": (full - bare) / count,
        "bytes/move": found["bytes"] / max(1, found["moves"]),
        "slow": 0,
        "failed": {},
    }


# --- output ---------------------------------------------------------------------------------------------------------


def row(name: str, count: int, found: dict[str, Any]) -> str:
    wanted = [f"{found['moves/s']:9.0f}", f"{found['p50 ms']:8.1f}", f"{found['p99 ms']:8.1f}"]
    wanted += [f"{100 * found['server CPU']:8.0f} %", f"{100 * found['store CPU']:8.0f} %"]
    wanted += [f"{found['moves/CPU s']:11.0f}", f"{found['KiB/table']:9.0f}", f"{found['bytes/move']:10.0f}"]
    if "looks/s" in found:
        wanted += [f"{found['looks/s']:.0f} looks/s, p50 {found['look p50 ms']:.0f} ms"]
    if "updates/s" in found:
        wanted += [f"{found['updates/s']:.0f} updates/s to who look on"]
    wanted += [f"{found['slow']} not answered in time"] if found["slow"] else []
    wanted += [f"{times} refused: {code}" for code, times in found["failed"].items()]
    return f"{name:22}{count:7}" + "  ".join(wanted)


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="200,1000,5000")
    parser.add_argument("--stores", default="sqlite,postgres")
    parser.add_argument("--game", default="brawling")
    parser.add_argument("--want", default="words", help="words, scene, view, comma-separated, or empty")
    parser.add_argument("--as", dest="role", choices=("browser",), help="want what a browser wants")
    parser.add_argument(
        "--processes", default="1", help="servers that share the database, such as 1,2,4 (PostgreSQL only)"
    )
    parser.add_argument(
        "--apart", action="store_true", help="connect the two players of a table to different processes"
    )
    parser.add_argument("--rate", type=float, default=1.0, help="maximum moves per second and table")
    parser.add_argument("--moves", type=float, default=1000.0, help="maximum total moves per second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--most", type=float, default=120.0, help="maximum seconds for one row of the table")
    parser.add_argument("--spectators", type=int, default=0, help="spectators of a table of eight-clan Yuan")
    parser.add_argument(
        "--looks", type=float, default=10.0, help="requests per second of each spectator; 0 to follow updates"
    )
    parser.add_argument("--trouble", choices=TROUBLES, help="a client that doesn't read, a huge table, or silent bots")
    parser.add_argument("--peers", default="200", help="matches of boardgame.io")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--serve", nargs=2, metavar=("URL", "PORT"), help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    args = arguments()
    if args.serve:
        serve(args.serve[0], int(args.serve[1]))
        return
    if args.role == "browser":
        args.want = "table" if games()[args.game].table is not None else "words,scene"
    load, wanted = os.getloadavg()[0], args.want or "nothing"
    kind = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    print(f"{args.game}, {kind}, want {wanted}; {os.cpu_count()} cores, load before the start {load:.1f}")
    print(f"{'':22}{'tables':>7}{'moves/s':>9}{'p50 ms':>10}{'p99 ms':>10}{'server':>12}{'store':>12}", end="")
    print(f"{'moves/CPU s':>13}{'KiB/table':>11}{'bytes/move':>12}", flush=True)
    everything = []
    for game in () if args.no_peers else THEIR_GAMES:
        for count in map(int, args.peers.split(",")):
            found = theirs(game, count, args)
            if found is None:
                print("boardgame.io is not measured: npm install in bench/boardgame first")
                break
            print(row(f"boardgame.io, {game}", count, found), flush=True)
            everything.append({"name": f"boardgame.io, {game}", "tables": count, **found})
    for kind, count, many in itertools.product(
        args.stores.split(","), map(int, args.tables.split(",")), map(int, args.processes.split(","))
    ):
        lines = ours(kind, count, many, args)
        label = f"{kind}, {many} processes" if many > 1 else kind
        if not lines:
            print(f"Baronage, {label:12}{count:7}   not done within {args.most:g} seconds", flush=True)
        for line, trouble in zip(lines, ("", args.trouble), strict=False):
            name = f"{label}, {trouble}" if trouble else label
            print(row(f"Baronage, {name}", count, line), flush=True)
            everything.append({"name": name, "tables": count, **line})
        if len(lines) > 1:
            print(f"p99 with it is {lines[1]['p99 ms'] / lines[0]['p99 ms']:.2f} times that without")
    if args.json:
        args.json.write_text(json.dumps(everything, indent=1) + "\n")


if __name__ == "__main__":
    main()
