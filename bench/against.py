"""Compare the speed of the rules with another version: random legal play, alternating between versions.

    .venv/bin/python bench/against.py COMMIT [--games fyn,yuan] [--seats 2,4] [--seconds 6]
    .venv/bin/python tools/compile.py run python bench/against.py FOLDER   # both compiled: FOLDER has that version's result

Each version has its own process. Both play the same games from equal seeds in turn, so that other load affects both.
The best of four attempts counts for each game, in CPU time.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

import baronage

TRIES = 4
PLAYER = """
import json, os, random, sys, time
import baronage

if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])  # both on one core: no two are alike
MOST = 3000  # decisions of one game
setups = {}
for line in sys.stdin:
    name, seats, seed = json.loads(line)
    game = baronage.games()[name]
    if (name, seats) not in setups:
        setups[name, seats] = game.setup(seats)
    draw, chance, decisions = random.Random(seed).random, baronage.Chance(seed), 0
    began = time.process_time()
    state = game.start_from(setups[name, seats], chance)
    while decisions < MOST and (actors := state.actors()):
        actions = state.actions(actors[0])
        state.play(actors[0], actions[int(draw() * len(actions))], chance)
        decisions += 1
    print(json.dumps([decisions, time.process_time() - began]), flush=True)
"""


class Version:
    """A process that plays with the package in a folder."""

    def __init__(self, folder: Path) -> None:
        found = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, "-c", PLAYER]
        self._process = subprocess.Popen(command, env=found, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def play(self, name: str, seats: int, seed: int) -> tuple[int, float]:
        """Play the game of a seed. Return its decisions and CPU seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([name, seats, seed]) + "\n")
        self._process.stdin.flush()
        decisions, took = json.loads(self._process.stdout.readline())
        return decisions, took

    def end(self) -> None:
        """End the process."""
        self._process.communicate()


def unpacked(commit: str, folder: Path) -> Path:
    """Return the folder of the package at that commit."""
    packed = subprocess.run(["git", "archive", commit, "src/baronage"], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")
    return folder / "src"


def compare(versions: tuple[Version, Version], name: str, seats: int, seconds: float) -> str:
    """Return a line of the table."""
    for version in versions:
        version.play(name, seats, 0)
    spent, decisions, gains, different = [0.0, 0.0], [0, 0], [], 0
    until, seed = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        seed += 1
        best, counts = [float("inf")] * 2, [0, 0]
        for attempt in range(TRIES):
            for which in (0, 1) if attempt % 2 else (1, 0):
                counts[which], took = versions[which].play(name, seats, seed)
                best[which] = min(best[which], took)
        different += counts[0] != counts[1]
        spent = [spent[0] + best[0], spent[1] + best[1]]
        decisions = [decisions[0] + counts[0], decisions[1] + counts[1]]
        gains.append(100 * ((best[0] / counts[0]) / (best[1] / counts[1]) - 1))
    rates = " | ".join(f"{count / total:,.0f}" for count, total in zip(decisions, spent, strict=True))
    return f"| {name} | {seats} | {seed} ({different}) | {rates} | {statistics.median(gains):+.1f} % |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("before", help="a commit, or a folder with the package in it")
    parser.add_argument("--games", default=",".join(baronage.games()))
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--seconds", type=float, default=6)
    given = parser.parse_args()
    now = Path(baronage.__file__).parent.parent
    with tempfile.TemporaryDirectory() as folder:
        there = Path(given.before).resolve()
        before = there if (there / "baronage").is_dir() else unpacked(given.before, Path(folder))
        versions = Version(before), Version(now)
        print("| game | seats | games (that differed) | decisions/s before | now | median of games |")
        print("|---|---:|---:|---:|---:|---:|")
        for name in given.games.split(","):
            for seats in given.seats.split(","):
                print(compare(versions, name, int(seats), given.seconds), flush=True)
        for version in versions:
            version.end()


if __name__ == "__main__":
    main()
