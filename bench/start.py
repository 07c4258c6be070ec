"""Measure the start time of a server until it responds: with an empty database, and with running tables.

.venv/bin/python bench/start.py
.venv/bin/python bench/start.py --tables 1000 --repeats 9
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from statistics import median

from server import prepare

from baronage.server.store.store import Store


def start(url: str) -> float:
    """Return the seconds until /ready succeeds."""
    command = [sys.executable, "-m", "baronage", "serve", "--port", "0", "--no-browser", "--database", url]
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[3].rstrip("/")
        with urllib.request.urlopen(f"{address}/ready", timeout=60):
            return time.perf_counter() - began
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def main() -> None:
    """Print a line for each case."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="running tables in the second database")
    parser.add_argument("--repeats", type=int, default=5)
    args = parser.parse_args()
    print(f"{os.cpu_count()} cores, load before the start {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        empty, full = f"sqlite:///{folder}/empty.db", f"sqlite:///{folder}/full.db"
        Store(empty).close()
        asyncio.run(prepare(full, "brawling", args.tables))
        for name, url in (("nothing in it", empty), (f"{args.tables} tables run", full)):
            taken = sorted(start(url) for _ in range(args.repeats))
            print(f"{name:20} median {median(taken):.2f} s, {taken[0]:.2f} to {taken[-1]:.2f}", flush=True)


if __name__ == "__main__":
    main()
