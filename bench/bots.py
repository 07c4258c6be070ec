"""What tables of bots cost: the CPU time of the server and of the processes in which its bots think.

    uv run python bench/bots.py                              a hundred tables of each game
    uv run python bench/bots.py --games barony --tables 20 --seconds 30

At each table sit as many characters of the first three levels as the game needs, and wait before each answer as they do where
people play. Everything else is the server as it is: one process for bots, every move committed. The tables have been playing for
some seconds when the measure begins. See bench/README.md for what the columns mean.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import math
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from crowd import somebody
from processes import cpu, database, family, free_port
from server import answers

from baronage.games import games
from baronage.server.house import caretaker
from baronage.server.house.bot_workers import BotWorkers
from baronage.server.house.house import House
from baronage.server.pace import Untimed
from baronage.server.play.sitter import Sitter
from baronage.server.run.serve import listen, run
from baronage.server.store.store import Store
from baronage.server.web.app import application

LEVELS = ("wat", "hob", "ysolt")
HOST = "host"


def serve(url: str, port: int) -> None:
    """As ever; only that bots among themselves wait as long as where people play."""
    caretaker.ALONE = math.inf
    run(application(Store(url), games(), BotWorkers(1)), listen("127.0.0.1", port, True))


async def prepare(url: str, game: str, count: int) -> None:
    """Tables that have begun."""
    store = Store(url)
    await somebody(store, HOST)
    house = House(store, games())
    names = itertools.cycle(LEVELS)
    for _ in range(count):
        sitters = [Sitter("", name, name) for name in itertools.islice(names, games()[game].seats[0])]
        listing = await house.seating.create(HOST, games()[game], {}, sitters, Untimed(), True)
        await house.seating.start(HOST, listing.id)
    store.close()


def thought(port: int) -> tuple[float, float]:
    """How many decisions bots have made, and the seconds from their being asked to their answer."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    found = dict(line.rsplit(" ", 1) for line in lines if line.startswith("baronage_bot_seconds"))
    return float(found["baronage_bot_seconds_count"]), float(found["baronage_bot_seconds_sum"])


def measure(game: str, count: int, warm: float, seconds: float) -> str:
    """One row of the table."""
    with tempfile.TemporaryDirectory() as folder, database("sqlite", Path(folder)) as (url, _):
        asyncio.run(prepare(url, game, count))
        port = free_port()
        process = subprocess.Popen([sys.executable, __file__, "--serve", url, str(port)])
        try:
            asyncio.run(answers(port))
            time.sleep(warm)
            spans = []
            for pause in (seconds, 0.0):
                own, all = cpu(process.pid), sum(map(cpu, family(process.pid)))
                spans.append((time.perf_counter(), own, all - own, *thought(port)))
                time.sleep(pause)
        finally:
            process.kill()
            process.wait()
    took, own, bots, decisions, waited = (after - before for before, after in zip(*spans, strict=True))
    shares = [f"{100 * own / took:.0f} %", f"{100 * bots / took:.0f} %", f"{100 * (own + bots) / took:.0f} %"]
    made = max(1.0, decisions)
    each = [f"{1000 * own / made:.1f}", f"{1000 * bots / made:.1f}", f"{waited / made:.2f}"]
    return f"| {' | '.join([game, str(count), f'{decisions / took:.0f}', *shares, *each])} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--warm", type=float, default=15.0, help="seconds before the measure begins")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve[0], int(args.serve[1]))
        return
    print("| game | tables | decisions/s | server | bots | together | server ms | bots ms | answer s |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for game in args.games.split(","):
        print(measure(game, args.tables, args.warm, args.seconds), flush=True)


if __name__ == "__main__":
    main()
