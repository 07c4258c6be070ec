#!/usr/bin/env python3
"""Soak test: simulate many players on a server and check that it stays healthy.

    python tools/soak.py --minutes 30 --tables 40
    python tools/soak.py --club 60 --minutes 60              simulate a week of a club with 60 members in an hour
    python tools/soak.py --club 6 --minutes 25 --store sqlite --kills 200      kill the server 200 times meanwhile

Simulated people play all games at all time controls, with bots. They chat, undo, pause, resign, lose connections, watch and ask
for rematches. Memory, open files, the log and stuck tables are monitored. At the end every record must match its seed and every
journal must replay.

`--club` simulates a club: rated and unrated games, live and by correspondence, tournaments, notifications by mail and webhook,
reports and an admin. Two processes share a PostgreSQL (`--store sqlite`: one process on a file), and one is killed from time to
time. A backup is made, restored and played on. At the end no acknowledged change or notification may be lost or duplicated,
every record must hold, and recomputed ratings must be equal.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from baronage.engine.match.record import Record
from baronage.games import games
from baronage.server.container import Services
from baronage.server.services.listing import read_listings
from baronage.server.store.schema import tables
from baronage.server.store.store import Store
from tools.club.week import Week

TIME_CONTROLS: list[dict[str, Any]] = [
    {"kind": "untimed"},
    {"kind": "live", "bank": 60, "increment": 5, "window": 3},
    {"kind": "live", "bank": 10, "increment": 1, "window": 3},
    {"kind": "correspondence", "hours": 0.1, "printed": False, "pause": 0.01, "most_extension": 0.5},
]
LONGEST = 420.0  # seconds after which the people of a table give up
STALLED = 90.0  # seconds without progress at a table although all its people answer
PARTS = [["words"], ["words", "table"], ["view"], []]
HARMLESS = (
    "stale",
    "illegal",
    "refused",
    "too-fast",
    "unreadable",
)  # expected refusals of players who act on old information


class AppContext:
    """The server and its statistics."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"sqlite:///{folder}/soak.db"
        self.log = folder / "log"
        command = [sys.executable, "-m", "baronage", "serve", "--port", "0", "--no-browser", "--database", self.url]
        self.process = subprocess.Popen(
            [*command, "--bot-pause", "0.2"], stdout=subprocess.PIPE, stderr=self.log.open("w"), text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split()[3].rstrip("/").rpartition(":")[2])
        self.done: Counter[str] = Counter()
        self.faults: list[str] = []
        self.gate = asyncio.Semaphore(4)
        self.resumed = time.monotonic()  # the time since which this machine has not been suspended

    def _call(self, method: str, path: str, body: Any, token: str) -> tuple[int, Any, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        cookie = (answer.headers["set-cookie"] or "").partition(";")[0].partition("=")[2]
        line.close()
        return answer.status, json.loads(text) if text else None, cookie

    async def call(self, method: str, path: str, body: Any = None, token: str = "", may_fail: bool = False) -> Any:
        """Return the response; record a refusal as an error unless `may_fail`."""
        for _ in range(60):
            async with self.gate:
                status, found, cookie = await asyncio.to_thread(self._call, method, path, body, token)
            if status != 429:
                break
            await asyncio.sleep(2)
        self.done[f"{method} {path.split('/')[-1][:8] if len(path.split('/')) > 4 else path.split('?')[0]}"] += 1
        if status >= 500 or (status >= 400 and not may_fail):
            self.violated_rule(f"{method} {path} {body}: {status} {found}")
        return None if status >= 400 else cookie or found

    def violated_rule(self, what: str) -> None:
        print("FAULT", what[:600], flush=True)
        self.faults.append(what)

    def numbers(self) -> tuple[int, int, int]:
        """Return memory in kilobytes, open files and threads."""
        home = Path(f"/proc/{self.process.pid}")
        status = dict(line.split(":", 1) for line in (home / "status").read_text().splitlines())
        return int(status["VmRSS"].split()[0]), len(list((home / "fd").iterdir())), int(status["Threads"])


class Human:
    """A simulated player, or a spectator if `seat` is None."""

    def __init__(self, ctx: AppContext, token: str, table: str, seat: int | None, luck: random.Random) -> None:
        self.ctx, self.token, self.table, self.seat, self.luck = ctx, token, table, seat, luck
        self.over = False
        self.heard = time.monotonic()
        self.number = -1
        self.sent = 0
        self.idle = luck.random() < 0.06  # never answers: runs out of time, and a bot takes over
        self.gives_up = time.monotonic() + LONGEST * (0.3 + luck.random())

    async def play(self) -> None:
        """Play until the game is over, reconnecting as needed."""
        while not self.over:
            with contextlib.suppress(WebSocketException, OSError):
                headers = {"authorization": f"Bearer {self.token}"}
                address = f"ws://127.0.0.1:{self.ctx.port}/ws"
                async with connect(address, additional_headers=headers, max_size=None) as line:
                    await self.stay(line)
                self.ctx.done["reconnected"] += 1
            await asyncio.sleep(self.luck.random())

    async def ask(self, line: ClientConnection, kind: str, **more: Any) -> None:
        self.sent += 1
        self.ctx.done[kind] += 1
        await line.send(json.dumps({"type": kind, "id": self.sent, "table": self.table, **more}))

    async def stay(self, line: ClientConnection) -> None:
        self.number = -1
        await self.ask(line, "watch", seat=self.seat, want=self.luck.choice(PARTS))
        goes = time.monotonic() + self.luck.expovariate(1 / 60)
        question: dict[str, Any] = {"asked": False, "choices": []}
        while not self.over and time.monotonic() < goes:
            try:
                async with asyncio.timeout(self.luck.random() * 2):
                    message = json.loads(await line.recv())
            except TimeoutError:
                await self.do(line, question)
                continue
            kind = message["type"]
            if kind in ("view", "update"):
                if kind == "update" and message["number"] != self.number + 1 and self.number >= 0:
                    self.ctx.violated_rule(f"{self.table} {self.seat}: update {message['number']} after {self.number}")
                self.number, self.over, question = message["number"], message["over"], message["question"]
                self.heard = time.monotonic()
            elif kind == "failed" and message["code"] not in HARMLESS:
                self.ctx.violated_rule(f"{self.table} {self.seat}: {message}")

    async def do(self, line: ClientConnection, question: dict[str, Any]) -> None:
        """Do a random thing that a player could do."""
        luck = self.luck
        what = luck.random()
        if what < 0.03:
            channel = "spectators" if self.seat is None else luck.choice(["table", "0,1"])
            await self.ask(line, "post", channel=channel, text="word " * luck.randrange(1, 9))
        elif what < 0.04:
            await self.ask(line, "history")
        elif what < 0.05:
            await self.ask(line, "look", seat=self.seat, want=luck.choice(PARTS))
        elif self.seat is None or self.idle:
            return
        elif time.monotonic() > self.gives_up or what > 0.9995:
            await self.ask(line, "play", seat=self.seat, number=self.number, text="resign")
        elif what < 0.055:
            await self.ask(line, "pause", seat=self.seat, number=self.number)
        elif what < 0.06:
            await self.ask(line, "extend", hours=0.3)
        elif what < 0.065:
            texts = luck.choice([[], ["pass"], question.get("standing", [])[:2]])
            await self.ask(line, "answers", seat=self.seat, number=self.number, texts=texts)
        elif what < 0.08:
            await self.ask(line, "mark", channel="table", number=luck.randrange(5), muted=luck.random() < 0.5)
        elif what < 0.09:
            await self.ask(line, "why", seat=self.seat, nodes=["board"])
        elif what < 0.12 and (question.get("draft") or question.get("undo")):
            more = {"actions": question["draft"][:-1]} if question["draft"] and luck.random() < 0.5 else {}
            kind = "draft" if more else "back" if question["draft"] else "undo"
            await self.ask(line, kind, seat=self.seat, number=self.number, **more)
        elif question["choices"] and (question["asked"] or what > 0.8):
            action = luck.choice(question["choices"])["action"]
            await self.ask(line, "play", seat=self.seat, number=self.number, actions=[action])


async def evening(ctx: AppContext, number: int, until: float) -> None:
    """Play table after table until the time is up."""
    luck = random.Random(number)
    while time.monotonic() < until:
        game = list(games().values())[number % 5]
        count = luck.choice([seats for seats in game.seats if seats <= 5])
        people = luck.randrange(0, min(3, count) + 1)
        tokens = [await ctx.call("POST", "/api/guest", {"name": f"Guest {number}.{it}"}) for it in range(people + 1)]
        host = tokens[0]
        seats: list[dict[str, Any]] = [{"kind": "open"} for _ in range(people)]
        seats += [{"kind": "bot", "bot": luck.choice(["random", "random", "heuristic"])} for _ in range(count - people)]
        luck.shuffle(seats)
        body: dict[str, Any] = {
            "game": game.name,
            "seats": seats,
            "time_control": luck.choice(TIME_CONTROLS),
            "public": luck.random() < 0.7,
        }
        made = await ctx.call("POST", "/api/tables", body, host)
        if made is None:
            return
        sitting: list[tuple[str, int]] = []
        join, invited = f"/api/tables/{made['id']}/join", {"invitation": made["invitation"]}
        for token in tokens[:people]:
            joined = await ctx.call("POST", join, invited, token)
            if token != host and luck.random() < 0.2:
                await ctx.call("POST", f"/api/tables/{made['id']}/leave", {}, token)
                joined = await ctx.call("POST", join, invited, token)
            sitting.append((token, joined["seat"]))
        await ctx.call("POST", f"/api/tables/{made['id']}/start", {}, host)
        await game_at(ctx, made["id"], sitting, luck, body["public"], host, until)
        while sitting and luck.random() < 0.4 and time.monotonic() < until:
            again = [await ctx.call("POST", f"/api/tables/{made['id']}/rematch", {}, token) for token, _ in sitting]
            if again[-1] is None:
                break
            made = {"id": again[-1]["table"]}
            ctx.done["rematches"] += 1
            await game_at(ctx, made["id"], sitting, luck, body["public"], sitting[0][0], until)


async def game_at(
    ctx: AppContext,
    table: str,
    sitting: list[tuple[str, int]],
    luck: random.Random,
    public: bool,
    host: str,
    until: float,
) -> None:
    """Play one game to its end, or until its players give up."""
    humans = [Human(ctx, token, table, seat, luck) for token, seat in sitting]
    if public and luck.random() < 0.5:
        stranger = await ctx.call("POST", "/api/guest", {"name": "Onlooker"})
        humans.append(Human(ctx, stranger, table, None, luck))
    elif not humans:
        humans.append(Human(ctx, host, table, None, luck))  # only bots: the host watches
    tasks = [asyncio.create_task(human.play()) for human in humans]
    reported_at = time.monotonic()
    while not all(task.done() for task in tasks):
        await asyncio.wait(tasks, timeout=5)
        for task in tasks:
            if task.done() and task.exception():
                ctx.violated_rule(f"{table}: {task.exception()!r}")
        quiet = time.monotonic() - max(ctx.resumed, *(human.heard for human in humans))
        if quiet > STALLED and not any(human.idle for human in humans) and time.monotonic() - reported_at > STALLED:
            reported_at = time.monotonic()
            state = await ctx.call("GET", f"/api/tables/{table}", token=host)
            if state and state["status"] == "running":
                ctx.violated_rule(f"{table} stands still: {state}")
        players = [human for human in humans if human.seat is not None]
        gone = all(human.over for human in players) if players else time.monotonic() > humans[0].gives_up
        if gone or time.monotonic() > until + 60:
            break
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    ctx.done["games"] += 1
    if sitting:
        await ctx.call("GET", "/api/tables/mine", token=sitting[0][0])
        await ctx.call("GET", f"/api/tables/{table}/replay?count=3", token=sitting[0][0])
        if all(human.over for human in humans if human.seat is not None):
            ctx.done["games over"] += 1
            await ctx.call("POST", f"/api/tables/{table}/archive", {}, sitting[0][0])
    await ctx.call("GET", "/api/tables?status=running")


async def watch(ctx: AppContext, seen: list[tuple[float, int, int, int]]) -> None:
    """Sample memory, files and threads of the server."""
    begun, logged = time.monotonic(), 0
    while True:
        seen.append((time.monotonic() - begun, *ctx.numbers()))
        lines = ctx.log.read_text().splitlines()
        for line in lines[logged:]:
            print("LOG", line[:300], flush=True)
        logged = len(lines)
        if len(seen) % 12 == 1:
            at, memory, files, threads = seen[-1]
            figures = f"{at / 60:5.1f} min {memory >> 10:5} MB {files:4} files {threads:3} threads"
            print(figures, dict(ctx.done), flush=True)
        before = time.monotonic()
        await asyncio.sleep(5)
        if time.monotonic() > before + 15:
            ctx.resumed = time.monotonic()


async def check(ctx: AppContext) -> int:
    """Check that every journal replays and every finished record holds; return their number."""
    store = Store(ctx.url)
    services = Services(store, games())
    count = 0
    for listing in read_listings(store, games(), tables.c.started.is_not(None)):
        try:
            table = await services.rooms.table(await services.rooms.find(listing.id))
            if table.over:
                count += 1
                Record.from_document(json.loads(json.dumps(table.match.record.document())), games()).verify()
        except Exception as error:
            ctx.violated_rule(f"the record of {listing.id} ({listing.game}): {error!r}")
        services.rooms.in_use.clear()
    store.close()
    return count


async def soak(ctx: AppContext, minutes: float, count: int) -> None:
    until = time.monotonic() + minutes * 60
    seen: list[tuple[float, int, int, int]] = []
    watching = asyncio.create_task(watch(ctx, seen))
    found = await asyncio.gather(*(evening(ctx, number, until) for number in range(count)), return_exceptions=True)
    for error in found:
        if error is not None:
            ctx.violated_rule(f"a table's people met {error!r}")
    await asyncio.sleep(10)
    watching.cancel()
    growing(ctx, seen)
    for at, memory, files, threads in seen[:: max(1, len(seen) // 30)]:
        print(f"{at / 60:5.1f} min {memory >> 10:5} MB {files:4} files {threads:3} threads")


def growing(ctx: AppContext, seen: list[tuple[float, int, int, int]]) -> None:
    """Record an error if memory or open files grew from the second to the last third of the run."""
    third = len(seen) // 3
    for column, name, slack in ((1, "kB in memory", 20_000), (2, "open files", 20), (3, "threads", 5)):
        before, after = (max((it[column] for it in part), default=0) for part in (seen[third:-third], seen[-third:]))
        if third and after > 1.2 * before + slack:
            ctx.violated_rule(f"{name}: {before}, and later {after}")


def main() -> None:
    """Run the test; exit with 0 only if no check failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--folder", type=Path)
    parser.add_argument(
        "--club", type=int, default=0, metavar="MEMBERS", help="simulate a week of a club with this number of members"
    )
    parser.add_argument("--store", choices=("postgres", "sqlite"), default="postgres", help="the store of the club")
    parser.add_argument(
        "--kills", type=int, default=0, help="kill a server of the club so many times, as fast as it starts"
    )
    args = parser.parse_args()
    folder = args.folder or Path(tempfile.mkdtemp(prefix="baronage-soak-"))
    folder.mkdir(parents=True, exist_ok=True)
    if args.club:
        sys.exit(not Week(folder, args.store, args.club, args.minutes, args.kills).run())
    ctx = AppContext(folder)
    try:
        asyncio.run(soak(ctx, args.minutes, args.tables))
    finally:
        ctx.process.terminate()
        ctx.process.wait(30)
    logged = ctx.log.read_text()
    if logged:
        ctx.violated_rule(f"the server logged {len(logged.splitlines())} lines")
    print(f"{asyncio.run(check(ctx))} records of finished games are valid; {len(ctx.faults)} errors; {dict(ctx.done)}")
    sys.exit(bool(ctx.faults))


if __name__ == "__main__":
    main()
