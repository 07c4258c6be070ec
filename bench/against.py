"""How fast the rules are against another version, in one process: random legal play, game by game in turn.

    uv run python bench/against.py COMMIT [--games fyn,yuan] [--seats 2,4] [--seconds 6]

Both versions play the same games from the same seeds, one after the other, so that what else the machine does falls on both. Of
each game of each the best of four tries counts, in CPU time.
"""

from __future__ import annotations

import argparse
import importlib
import io
import random
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import baronage

OLD = "baronage_before"
TRIES = 4
MOST = 3000  # decisions of one game


def unpack(commit: str, folder: Path) -> None:
    """The package as it was then, under another name."""
    packed = subprocess.run(["git", "archive", commit, "src/baronage"], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")
    (folder / "src/baronage").rename(folder / OLD)
    for file in (folder / OLD).rglob("*.py"):
        text = re.sub(r"\bbaronage\.(?=[a-z_]+)", f"{OLD}.", file.read_text(encoding="utf-8"))
        text = re.sub(r"^(\s*)(from|import) baronage\b(?!\.)", rf"\1\2 {OLD}", text, flags=re.MULTILINE)
        file.write_text(text, encoding="utf-8")


def player(package: Any, name: str, seats: int) -> Callable[[int], tuple[int, float]]:
    """Plays the game of a seed; gives its decisions and seconds of CPU time."""
    game = package.games()[name]
    setup = game.setup(seats)

    def play(seed: int) -> tuple[int, float]:
        draw, chance, decisions = random.Random(seed).random, package.Chance(seed), 0
        began = time.process_time()
        state = game.start_from(setup, chance)
        while decisions < MOST and (actors := state.actors()):
            actions = state.actions(actors[0])
            state.play(actors[0], actions[int(draw() * len(actions))], chance)
            decisions += 1
        return decisions, time.process_time() - began

    return play


def compare(before: Any, name: str, seats: int, seconds: float) -> str:
    """A line of the table."""
    players = player(before, name, seats), player(baronage, name, seats)
    for play in players:
        play(0)
    spent, decisions, gains = [0.0, 0.0], 0, []
    until, seed = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        seed += 1
        best, counts = [float("inf")] * 2, [0, 0]
        for attempt in range(TRIES):
            for which in (0, 1) if attempt % 2 else (1, 0):
                counts[which], took = players[which](seed)
                best[which] = min(best[which], took)
        if counts[0] != counts[1]:
            return f"| {name} | {seats} | they play differently from seed {seed} on |"
        spent = [spent[0] + best[0], spent[1] + best[1]]
        decisions += counts[0]
        gains.append(100 * (best[0] / best[1] - 1))
    rates = " | ".join(f"{decisions / total:,.0f}" for total in spent)
    return f"| {name} | {seats} | {seed} | {rates} | {statistics.median(gains):+.1f} % |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("commit")
    parser.add_argument("--games", default=",".join(baronage.games()))
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--seconds", type=float, default=6)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        unpack(given.commit, Path(folder))
        sys.path.insert(0, folder)
        before = importlib.import_module(OLD)
        print("| game | seats | games | decisions/s before | now | median of games |\n|---|---:|---:|---:|---:|---:|")
        for name in given.games.split(","):
            for seats in given.seats.split(","):
                print(compare(before, name, int(seats), given.seconds), flush=True)


if __name__ == "__main__":
    main()
