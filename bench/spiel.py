"""Benchmark the games in OpenSpiel: steps per second of random play and the time of a clone, next to gin_rummy.

    .venv/bin/python bench/spiel.py [--games brawling] [--repeats 5] [--seconds 0.5]

See README.md in this folder for the columns.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import Any

import pyspiel

import baronage
import baronage.envs.spiel
from baronage.engine.core import state as flow

PEER = "gin_rummy"
CLONES, DEEP = 200, 30  # clones of one measurement, of a state that many actions into a game


def steps(game: Any, rng: random.Random, seconds: float) -> float:
    """Return the steps per second of random games."""
    count = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            _act(state, rng)
            count += 1
    return count / (time.process_time() - began)


def clone(game: Any, rng: random.Random) -> float:
    """Return the microseconds of a clone in the middle of a game."""
    state = game.new_initial_state()
    for _ in range(DEEP):
        before = state.clone()
        _act(state, rng)
        if state.is_terminal():
            state = before
            break
    began = time.process_time()
    for _ in range(CLONES):
        state.clone()
    return 1e6 * (time.process_time() - began) / CLONES


def _act(state: Any, rng: random.Random) -> None:
    chance = state.is_chance_node()
    legal = [outcome for outcome, _ in state.chance_outcomes()] if chance else state.legal_actions()
    state.apply_action(legal[int(rng.random() * len(legal))])


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the games are in OpenSpiel, beside its gin_rummy.")
    parser.add_argument("--games", default="", help="comma-separated names; default: all")
    parser.add_argument("--repeats", type=int, default=5, help="number of rounds (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per game and round (0.5)")
    asked = parser.parse_args()
    names = asked.games.split(",") if asked.games else list(baronage.games())
    games = {PEER: pyspiel.load_game(PEER), **{name: pyspiel.load_game(f"baronage_{name}") for name in names}}
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in games}
    rng = random.Random(1)
    for _ in range(asked.repeats):
        for name, game in games.items():
            found[name].append((steps(game, rng, asked.seconds), clone(game, rng)))
    kind = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    print(f"{kind}; random actions, one core, CPU time; median of {asked.repeats} interleaved repeats\n")
    print(f"| game | steps/s | [min – max] | × {PEER} | clone µs |\n|---|---:|---:|---:|---:|")
    peer = statistics.median(speed for speed, _ in found[PEER])
    for name, rows in found.items():
        speeds, clones = [speed for speed, _ in rows], [cost for _, cost in rows]
        middle = statistics.median(speeds)
        spread = f"{min(speeds):,.0f} – {max(speeds):,.0f}"
        print(f"| {name} | {middle:,.0f} | {spread} | {middle / peer:.2f} | {statistics.median(clones):.1f} |")


if __name__ == "__main__":
    main()
