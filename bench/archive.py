"""Measure the response times of the archive with many finished games.

python bench/archive.py --games 100000
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from baronage.games import games
from baronage.server.club.archive import ArchiveQuery, search
from baronage.server.store.schema import persons, seats, tables
from baronage.server.store.store import Store

WISHES = {
    "newest": ArchiveQuery(),
    "a game": ArchiveQuery(game="yuan"),
    "a person": ArchiveQuery(person="p7"),
    "a person, longest": ArchiveQuery(person="p7", sort="longest"),
    "an ending": ArchiveQuery(game="yuan", ending="temples"),
    "a length": ArchiveQuery(least=4, most=12),
    "a variant": ArchiveQuery(game="yuan", variant=("map", "standard")),
    "so many seats": ArchiveQuery(game="yuan", seats=4),
    "without bots, rated": ArchiveQuery(people=True, rated=True),
    "an opening": ArchiveQuery(game="yuan", opening="move 7"),
    "longest of all": ArchiveQuery(sort="longest"),
}


def fill(store: Store, count: int) -> None:
    """Add finished games of a hundred accounts."""
    luck = random.Random(1)
    names = sorted(games())
    base = {
        "version": 1,
        "time_control": '{"kind": "untimed"}',
        "public": True,
        "invitation": "i",
        "host": "p0",
        "seed": b"s",
    }
    over, sat = list[dict[str, Any]](), list[dict[str, Any]]()
    for n in range(count):
        options = '{"map": "standard"}' if n % 3 else '{"map": "small"}'
        params = {
            "ending": luck.choice(["temples", "turns", "tie"]),
            "turns": luck.randrange(1, 40),
            "rated": n % 2 == 0,
        }
        row = {
            "id": f"t{n}",
            "game": luck.choice(names),
            "options": options,
            "status": "over",
            "created": n,
            "ended": n,
            "opening": f"move {luck.randrange(20)} move {luck.randrange(20)}",
        }
        first, size = len(sat), luck.choice([2, 2, 3, 4])
        for seat in range(size):
            who = (
                {"person": None, "bot": "wat"}
                if luck.random() < 0.2
                else {"person": f"p{luck.randrange(100)}", "bot": ""}
            )
            sat.append({"table": f"t{n}", "seat": seat, "name": "", "invited": False, **who})
        bots = any(it["bot"] for it in sat[first:])
        over.append({**base, **row, **params, "size": size, "bots": bots})
    with store.engine.begin() as connection:
        connection.execute(insert(persons), [{"id": f"p{n}", "name": f"P{n}", "created": 0.0} for n in range(100)])
        connection.execute(insert(tables), over)
        connection.execute(insert(seats), sat)


def main() -> None:
    """Fill a store, run queries, and print the median of five responses, in wall-clock and CPU time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(str(Path(folder) / "archive.db"))
        fill(store, parser.parse_args().games)
        for name, query in WISHES.items():
            taken, worked = [], []
            for _ in range(5):
                began, cpu = time.perf_counter(), time.process_time()
                total = search(store, games(), query, 0, 20)[0]
                taken.append(time.perf_counter() - began)
                worked.append(time.process_time() - cpu)
            wall, cpu = 1000 * sorted(taken)[2], 1000 * sorted(worked)[2]
            print(f"{name:24} {wall:7.1f} ms, {cpu:7.1f} ms CPU, of {total} games", flush=True)
        store.close()


if __name__ == "__main__":
    main()
