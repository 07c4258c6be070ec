"""Measure the start of a server until it responds, in seconds and in CPU seconds: with an empty database, and with tables.

The first start, which writes Python's bytecode, is not counted.

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

from processes import cpu
from server import prepare

from baronage.server.store.store import Store


def start(url: str) -> tuple[float, float]:
    """Return the CPU seconds of the server, and the seconds, until /ready succeeds."""
    command = [sys.executable, "-m", "baronage", "serve", "--port", "0", "--no-browser", "--database", url]
    began = time.perf_counter()
    caching = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=caching)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[3].rstrip("/")
        with urllib.request.urlopen(f"{address}/ready", timeout=60):
            return cpu(process.pid), time.perf_counter() - began
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
            start(url)
            used, taken = zip(*(start(url) for _ in range(args.repeats)), strict=True)
            print(
                f"{name:20} CPU {median(used):.2f} s, {min(used):.2f} to {max(used):.2f}; {median(taken):.2f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
