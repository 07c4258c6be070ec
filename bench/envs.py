"""Benchmark the environments: steps per second of random play, next to PettingZoo's own games in the same run.

    .venv/bin/python bench/envs.py [--games brawling] [--repeats 5] [--seconds 0.5] [--count 64]

See README.md in this folder for the columns.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
import types
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy

import baronage
from baronage.engine.core import state as flow
from baronage.envs import aec_env, vector_env

Play = Callable[[float], float]  # plays for some CPU seconds and returns steps per second


def zoo(name: str) -> Any:
    """Return a PettingZoo game with its default wrappers. Drawing libraries may be missing."""
    if "pygame" not in sys.modules and find_spec("pygame") is None:
        sys.modules["pygame"] = types.ModuleType("pygame")
    from pettingzoo.classic import chess_v6, connect_four_v3

    return {"connect_four": connect_four_v3, "chess": chess_v6}[name].env()


def seat_after_seat(env: Any) -> Play:
    """Return a loop for an AEC environment: observe, choose a legal action, step."""
    rng = random.Random(1)

    def play(seconds: float) -> float:
        steps = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            env.reset(seed=rng.getrandbits(30))
            while env.agents:
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                allowed = observation["action_mask"].nonzero()[0]
                env.step(int(allowed[int(rng.random() * len(allowed))]))
                steps += 1
        return steps / (time.process_time() - began)

    return play


def side_by_side(name: str, seats: int, count: int) -> Play:
    """Return a loop for many games in one buffer."""
    env = vector_env(name, count, seats)
    draw = numpy.random.default_rng(1)
    allowed = env.mask.reshape(-1).view(numpy.bool_)
    bounds = numpy.arange(count + 1) * env.token_count

    def play(seconds: float) -> float:
        steps = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            # one legal token of each game
            words = allowed.nonzero()[0]
            ends = words.searchsorted(bounds)
            chosen = ends[:-1] + (draw.random(count) * (ends[1:] - ends[:-1])).astype(numpy.intp)
            env.step(words[chosen] - bounds[:-1])
            steps += count
        return steps / (time.process_time() - began)

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the environments are, beside PettingZoo's own games.")
    parser.add_argument("--games", default="", help="comma-separated names; default: all")
    parser.add_argument("--repeats", type=int, default=5, help="number of rounds (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per environment and round (0.5)")
    parser.add_argument("--count", type=int, default=64, help="parallel games (64)")
    asked = parser.parse_args()
    names = asked.games.split(",") if asked.games else list(baronage.games())
    players = {
        ("connect_four", "AEC"): seat_after_seat(zoo("connect_four")),
        ("chess", "AEC"): seat_after_seat(zoo("chess")),
    }
    for name in names:
        seats = baronage.games()[name].seats[0]
        players[name, "AEC"] = seat_after_seat(aec_env(name, seats))
        players[name, "vector"] = side_by_side(name, seats, asked.count)
    found: dict[tuple[str, str], list[float]] = {key: [] for key in players}
    for _ in range(asked.repeats):
        for key, play in players.items():
            found[key].append(play(asked.seconds))
    kind = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    print(f"{kind}; random tokens, one core, CPU time; median of {asked.repeats} interleaved repeats\n")
    print("| game | kind | steps/s | [min – max] | × connect_four | × chess |\n|---|---|---:|---:|---:|---:|")
    middle = {key: statistics.median(speeds) for key, speeds in found.items()}
    for (name, way), speeds in found.items():
        mine = middle[name, way]
        ratios = [mine / middle[peer, "AEC"] for peer in ("connect_four", "chess")]
        cells = [name, way, f"{mine:,.0f}", f"{min(speeds):,.0f} – {max(speeds):,.0f}", *(f"{it:.1f}" for it in ratios)]
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
