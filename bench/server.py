"""Load on the server: people at many tables, every move committed before it is acknowledged; beside a boardgame.io server.

    uv run python bench/server.py                          both stores, 200, 1,000 and 5,000 tables
    uv run python bench/server.py --tables 200 --stores sqlite --want scene
    uv run python bench/server.py --tables 20 --stores sqlite --no-peers --spectators 18
    uv run python bench/server.py --tables 200 --stores sqlite --no-peers --trouble slow

Everything happens on this machine, over loopback. See bench/README.md for what the columns mean.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
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

from baronage.engine import flow
from baronage.games import games
from baronage.server.house.house import House
from baronage.server.people.people import BROWSER, Person, hash_of
from baronage.server.play.sitter import Sitter
from baronage.server.run.serve import listen, run
from baronage.server.store.schema import persons, sessions
from baronage.server.store.store import Store
from baronage.server.web.app import application

HERE = Path(__file__).resolve().parent
MOST_LINES = 1000  # tables with connections of their own
THEIR_GAMES = ("cells", "cards")  # what boardgame.io plays: bench/boardgame/game.cjs
SHARED = 5  # tables over one connection, where there are more
AT_ONCE = 50  # people who sit down
# Seconds from the answer to a move in which an update is taken for its own. The server sends both at once; what comes by itself
# afterwards, because a secret window closes, may come at any time.
ITS_OWN = 0.02
T = TypeVar("T")


# --- the server, in a process of its own ----------------------------------------------------------------------------


def serve(url: str, port: int) -> None:
    """Without limits on requests: all people come from one address here."""
    run(application(Store(url), games(), workers(), rate=1e9, most_lines=1 << 20), listen("127.0.0.1", port, True))


# --- people ---------------------------------------------------------------------------------------------------------


def shared(count: int) -> int:
    """How many tables share two people, each with one connection."""
    return 1 if count <= MOST_LINES else SHARED


async def prepare(url: str, game: str, count: int) -> list[tuple[str, list[str]]]:
    """Tables that have begun, each with the secrets of its two people."""
    store = Store(url)
    house = House(store, games())
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
        sitters = [Sitter(it.id, "", it.name) for it in sitting]
        listing = await house.seating.create(sitting[0].id, games()[game], {}, sitters, PACE, True)
        await house.seating.start(sitting[0].id, listing.id)
        return listing.id, [f"secret {it.id}" for it in sitting]

    found: list[tuple[str, list[str]]] = []
    for at in range(0, count, 200):
        found += await asyncio.gather(*(table(number) for number in range(at, min(count, at + 200))))
    store.close()
    return found


class Seat:
    """What one person at one table has heard."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self.number = -1
        self.question = Question()


class Heard(msgspec.Struct):
    """The same, of any message."""

    type: str
    id: int = -1
    table: str = ""
    seat: int | None = None
    number: int = -1
    question: Question = msgspec.field(default_factory=Question)
    code: str = ""


read = msgspec.json.Decoder(Heard).decode


class Load:
    """All people, over loopback."""

    def __init__(self, port: int, want: list[str]) -> None:
        self.port, self.want = port, want
        self.tables: dict[str, list[Seat]] = {}
        self.names: list[str] = []  # a request's id is its table's place here
        self.sent: dict[str, float] = {}  # when the move was sent that is not yet answered
        self.done: dict[str, float] = {}  # when the last move was answered
        self.heard: dict[str, float] = {}  # when the last of the two had his update of it
        self.slow = 0  # moves that were not made, because the last one was not answered
        self.delays: list[float] = []
        self.moves = self.bytes = 0
        self.failed: Counter[str] = Counter()
        self.luck = random.Random(1)
        self.ready: dict[str, asyncio.Event] = {}

    def clear(self) -> None:
        """Begin to count."""
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
        if kind in ("update", "view"):
            assert message.seat is not None
            seat = self.tables[message.table][message.seat]
            seat.number, seat.question = message.number, message.question
            now = time.perf_counter()
            if message.table in self.sent or now < self.done.get(message.table, 0.0) + ITS_OWN:
                self.heard[message.table] = now
            if kind == "view":
                self.ready.pop(f"{message.table}/{message.seat}").set()
        elif kind in ("done", "failed"):
            table = self.names[message.id]
            self.sent.pop(table, None)
            self.done[table] = self.heard[table] = time.perf_counter()
            if kind == "failed":
                self.failed[message.code] += 1

    async def play(self, table: str, rate: float) -> None:
        """A move at each tick of the table's own clock, if somebody is asked and the last move is answered."""
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
                if seat.question.asked and seat.question.choices:
                    action = self.luck.choice(seat.question.choices).action
                    play = f'{{"type":"play","id":{id},"table":"{table}","seat":{number},"number":{seat.number},'
                    assert seat.line is not None
                    sent = self.sent[table] = time.perf_counter()
                    seat.line.send(f'{play}"actions":[{action}]}}'.encode())
                    self.moves += 1
                    break


# --- one line of the table ------------------------------------------------------------------------------------------


class Watched:
    """What else there is at the server: a table that many watch, and tables that make trouble."""

    def __init__(self, url: str, args: argparse.Namespace) -> None:
        self.table = asyncio.run(prepare_watched(url, args.spectators)) if args.spectators else ""
        self.trouble = asyncio.run(prepare_trouble(url, args.trouble)) if args.trouble else []


async def measure(
    watched: Watched, pids: tuple[int, int], port: int, tables: list[Any], args: argparse.Namespace
) -> list[dict[str, Any]]:
    """Figures of the tables; where there is to be trouble, without it and then with it."""
    await answers(port)
    bare = memory(pids[0])
    load = Load(port, args.want.split(",") if args.want else [])
    rate = min(args.rate, args.moves / len(tables))
    await sit_down(load, port, tables)
    full = memory(pids[0])
    gc.collect()
    gc.disable()  # the clients' pauses are not what is measured
    playing = [asyncio.create_task(load.play(id, rate)) for id in load.tables]
    crowd = Crowd(port)
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


async def sit_down(load: Load, port: int, tables: list[Any]) -> None:
    """Everybody comes."""
    lines: dict[str, Line] = {}
    for id, secrets in tables:
        load.tables[id] = [Seat(), Seat()]
        for secret in secrets:
            if secret not in lines:
                lines[secret] = await connect(port, secret, load.hear)
    sitting = [(lines[secret], id, seat) for id, secrets in tables for seat, secret in enumerate(secrets)]
    for at in range(0, len(sitting), AT_ONCE):
        await asyncio.gather(*(load.sit(*one) for one in sitting[at : at + AT_ONCE]))


async def span(load: Load, crowd: Crowd, pids: tuple[int, int], args: argparse.Namespace) -> dict[str, Any]:
    """What happens within some seconds, after others in which all becomes warm."""
    server, keeper = pids
    await asyncio.sleep(args.warm)
    load.clear()
    for one in crowd.lookers:
        one.delays.clear()
        one.updates = 0
    before = cpu(server), sum(map(cpu, family(keeper))) if keeper else 0.0, time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(args.seconds)
    took = time.perf_counter() - began
    after = cpu(server), sum(map(cpu, family(keeper))) if keeper else 0.0, time.process_time()
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
    """Returns when somebody listens there."""
    for _ in range(3000):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.02)
    raise SystemExit("the server does not start")


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    async with asyncio.timeout(seconds):
        return await work


def ours(kind: str, count: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    """One line of the table, or two where there is trouble; none: it was not done in time."""
    until = time.monotonic() + args.most
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as (url, keeper):
        try:
            tables = asyncio.run(within(until - time.monotonic(), prepare(url, args.game, count)))
            watched = Watched(url, args)
        except TimeoutError:
            return []
        port = free_port()
        process = subprocess.Popen([sys.executable, __file__, "--serve", url, str(port)])
        try:
            measuring = measure(watched, (process.pid, keeper), port, tables, args)
            return asyncio.run(within(until - time.monotonic(), measuring))
        except TimeoutError:
            return []
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()


# --- boardgame.io ---------------------------------------------------------------------------------------------------


def theirs(game: str, count: int, args: argparse.Namespace) -> dict[str, Any] | None:
    """The same for boardgame.io with a small game, or None where there is no node or it is not installed."""
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


# --- what is printed ------------------------------------------------------------------------------------------------


def row(name: str, count: int, found: dict[str, Any]) -> str:
    shown = [f"{found['moves/s']:9.0f}", f"{found['p50 ms']:8.1f}", f"{found['p99 ms']:8.1f}"]
    shown += [f"{100 * found['server CPU']:8.0f} %", f"{100 * found['store CPU']:8.0f} %"]
    shown += [f"{found['moves/CPU s']:11.0f}", f"{found['KiB/table']:9.0f}", f"{found['bytes/move']:10.0f}"]
    if "looks/s" in found:
        shown += [f"{found['looks/s']:.0f} looks/s, p50 {found['look p50 ms']:.0f} ms"]
    if "updates/s" in found:
        shown += [f"{found['updates/s']:.0f} updates/s to who look on"]
    shown += [f"{found['slow']} not answered in time"] if found["slow"] else []
    shown += [f"{times} refused: {code}" for code, times in found["failed"].items()]
    return f"{name:22}{count:7}" + "  ".join(shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="200,1000,5000")
    parser.add_argument("--stores", default="sqlite,postgres")
    parser.add_argument("--game", default="brawling")
    parser.add_argument("--want", default="words", help="words, scene, view, with commas between, or nothing")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second that a table makes, at most")
    parser.add_argument("--moves", type=float, default=1000.0, help="moves a second in all, at most")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--most", type=float, default=120.0, help="seconds for one line of the table, at most")
    parser.add_argument("--spectators", type=int, default=0, help="people who look on at a table of eight-clan Yuan")
    parser.add_argument(
        "--looks", type=float, default=10.0, help="looks a second of each, at most: as many as may be; 0: they are told"
    )
    parser.add_argument("--trouble", choices=TROUBLES, help="a client that does not read, a huge table, or silent bots")
    parser.add_argument("--peers", default="200", help="matches of boardgame.io")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--serve", nargs=2, metavar=("URL", "PORT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve[0], int(args.serve[1]))
        return
    load, told = os.getloadavg()[0], args.want or "nothing"
    kind = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    print(f"{args.game}, {kind}, want {told}; {os.cpu_count()} cores, load before the start {load:.1f}")
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
    for kind in args.stores.split(","):
        for count in map(int, args.tables.split(",")):
            lines = ours(kind, count, args)
            if not lines:
                print(f"Baronage, {kind:12}{count:7}   not done within {args.most:g} seconds", flush=True)
            for line, trouble in zip(lines, ("", args.trouble), strict=False):
                name = f"{kind}, {trouble}" if trouble else kind
                print(row(f"Baronage, {name}", count, line), flush=True)
                everything.append({"name": name, "tables": count, **line})
            if len(lines) > 1:
                print(f"p99 with it is {lines[1]['p99 ms'] / lines[0]['p99 ms']:.2f} times that without")
    if args.json:
        args.json.write_text(json.dumps(everything, indent=1) + "\n")


if __name__ == "__main__":
    main()
