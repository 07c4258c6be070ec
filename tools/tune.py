#!/usr/bin/env python3
"""Tune Barony's weights (`learnt` in `weights.json`) on games of the rollout policy.

    python -m tools.tune --seconds 600 --seed 1 --out build/weights.json

Simultaneous perturbation: each round moves all weights randomly up or down, plays them against the opposite change,
and shifts the weights towards the winner. At the end the new weights play against the hand-written ones. Uses all
cores, and compiled code if it is on the path.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import random
from importlib import resources
from pathlib import Path
from time import perf_counter

from baronage.arena.play import derived_seed
from baronage.arena.simulate import wilson
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import follow, outcome
from baronage.games import games
from baronage.games.barony.ai.weights import Weights, put_weights

FIXED = "step"  # the unit of all other weights
APART = 0.22  # size of a random change, as a logarithm
PULL = 1.2  # learning rate
ROUND = 80  # games of a round

Figures = dict[str, float]


def duel(job: tuple[Figures, Figures, int, int]) -> float:
    """Return 1 if a Baron with the first weights beats one with the second, otherwise 0."""
    first, second, seed, own = job
    game, mine, theirs = games()["barony"], Weights(first), Weights(second)
    chance = Chance(seed)
    state = game.start(2, {}, chance)
    while state.stack:
        seat = state.actors()[0]
        put_weights("learnt", mine if seat == own else theirs)
        follow(state, seat, game.search.rollout_policy(state, seat, chance), chance)
    return outcome(state)[own]


def jobs(first: Figures, second: Figures, count: int, seed: int) -> list[tuple[Figures, Figures, int, int]]:
    """Return pairs of games with the same seed and swapped seats."""
    return [(first, second, derived_seed(seed, number // 2), number % 2) for number in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    file = resources.files("baronage.games.barony.ai").joinpath("weights.json")
    written: Figures = json.loads(file.read_text(encoding="utf-8"))["written"]
    names = [name for name in written if name != FIXED]
    moved = dict.fromkeys(names, 0.0)
    luck = random.Random(args.seed)

    def figures(by: Figures) -> Figures:
        return {name: value * math.exp(by.get(name, 0.0)) for name, value in written.items()}

    began, rounds = perf_counter(), 0
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        while perf_counter() - began < args.seconds:
            rounds += 1
            lot = {name: luck.choice((-APART, APART)) for name in names}
            up = figures({name: moved[name] + lot[name] for name in names})
            down = figures({name: moved[name] - lot[name] for name in names})
            won = sum(pool.map(duel, jobs(up, down, ROUND, derived_seed(args.seed, rounds)), chunksize=8)) / ROUND
            pull = PULL / (1 + rounds / 60) ** 0.6 * (won - 0.5)
            moved = {name: moved[name] + pull * lot[name] for name in names}
        found = {name: float(f"{value:.3g}") for name, value in figures(moved).items()}
        Path(args.out).write_text(json.dumps(found) + "\n", encoding="utf-8")
        shares = pool.map(duel, jobs(found, written, 1000, derived_seed(args.seed, "end")), chunksize=8)
    low, high = wilson(sum(shares), len(shares))
    print(
        f"{rounds} rounds; against what is written {sum(shares) / 10:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of 1000 games"
    )


if __name__ == "__main__":
    main()
