"""Measure the CPU time of tables with bots: of the server and of its bot processes.

    .venv/bin/python bench/bots.py                              a hundred tables of each game
    .venv/bin/python bench/bots.py --games barony --tables 20 --seconds 30

Each table has characters of the first three levels on all seats, with the delays used when people play. Otherwise it is
the normal server: one bot process, every move committed. The measurement starts after some seconds of play. See
bench/README.md for the columns.
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
from baronage.server.container import Services
from baronage.server.http.app import application
from baronage.server.run.serve import listen, run
from baronage.server.scheduling import scheduler as scheduler
from baronage.server.store.store import Store
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from baronage.server.workers.bot_workers import BotWorkers

LEVELS = ("wat", "hob", "ysolt")
HOST = "host"


def serve(url: str, port: int) -> None:
    """Run a normal server, in which bots among themselves also wait."""
    scheduler.ALONE = math.inf
    run(application(Store(url), games(), BotWorkers(1)), listen("127.0.0.1", port, True))


async def prepare(url: str, game: str, count: int) -> None:
    """Start tables."""
    store = Store(url)
    await somebody(store, HOST)
    services = Services(store, games())
    names = itertools.cycle(LEVELS)
    for _ in range(count):
        occupants = [Occupant("", name, name) for name in itertools.islice(names, games()[game].seats[0])]
        listing = await services.seating.create(HOST, games()[game], {}, occupants, Untimed(), True)
        await services.seating.start(HOST, listing.id)
    store.close()


def thought(port: int) -> tuple[float, float]:
    """Return the number of bot decisions, and the total seconds from request to answer."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    found = dict(line.rsplit(" ", 1) for line in lines if line.startswith("baronage_bot_seconds"))
    return float(found["baronage_bot_seconds_count"]), float(found["baronage_bot_seconds_sum"])


def measure(game: str, count: int, warm: float, seconds: float) -> str:
    """Return one row of the table."""
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
    parser.add_argument("--warm", type=float, default=15.0, help="seconds before the measurement")
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
