#!/usr/bin/env python3
"""Tune Barony's bots on games of the rollout policy: the trained weights and the Fiefs in `ai/weights.json`.

    python -m tools.tune weights --seconds 500 --seed 1 --out build/weights.json
    python -m tools.tune fiefs --seconds 500 --seed 1 --out build/fiefs.json

`weights`: simultaneous perturbation. Each round moves all weights randomly up or down, plays them against the opposite
change, and shifts them towards the winner. At the end the new weights play against the ones known so far.

`fiefs`: a league. All Fiefs play each other; the shares of the mixture that no Fief beats are found by regret matching.
In the last third of the time the Regent plays each Fief against the heuristic player.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import random
import time
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from baronage.arena.play import derived_seed
from baronage.arena.players import player
from baronage.arena.simulate import wilson
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import follow, outcome
from baronage.games import games
from baronage.games.barony.ai.weights import Weights, put_fiefs, put_weights

FIXED = "step"  # the unit of all other weights
APART = 0.22  # size of a random change, as a logarithm
PULL = 1.2  # learning rate
ROUND = 80  # games of a round
LEAGUE = (
    *("9 PeP", "9 PeJ", "9 PeS", "5 PeJ 9 PeP", "3 PeS 3 PeJ 9 PeP", "2 ThJ 9 PeP", "2 ThJ 9 PeJ", "4 ThJ 9 PeJ"),
    *("9 GuJ 9 PeJ", "4 GuJ 9 PeJ", "2 ThP 9 PeP", "1 SoP:ARC 9 PeP", "1 PrS 9 PeJ", "1 KnP 9 PeP"),
)
STEPS = 20_000  # of regret matching

Figures = dict[str, float]
Side = tuple[str, Figures, Figures]  # a player, its weights and its Fiefs


def duel(job: tuple[Side, Side, int, int]) -> float:
    """Return 1 if a Baron of the first kind beats one of the second, otherwise 0."""
    first, second, seed, own = job
    game = games()["barony"]
    chance = Chance(seed)
    state = game.start(2, {}, chance)
    weights = [Weights(side[1]) for side in (first, second)]
    while state.stack:
        seat = state.actors()[0]
        which = 0 if seat == own else 1
        who, _, hired = (first, second)[which]
        put_weights("learnt", weights[which])
        put_fiefs(hired)
        thinks = Chance(chance.below(1 << 50))
        if who == "quick":
            plan = game.search.rollout_policy(state, seat, thinks)
        else:
            plan = player(who).plan(state.redact(seat), seat, thinks)
        follow(state, seat, plan, chance)
    return outcome(state)[own]


def jobs(first: Side, second: Side, count: int, seed: int) -> list[tuple[Side, Side, int, int]]:
    """Return pairs of games with the same seed and swapped seats."""
    return [(first, second, derived_seed(seed, number // 2), number % 2) for number in range(count)]


def balance(shares: Sequence[Sequence[float]]) -> list[float]:
    """Return the mixture of rows that no column beats, given the share that each row wins against each column."""
    size = len(shares)
    regrets, total = [[0.0] * size, [0.0] * size], [0.0] * size
    for _ in range(STEPS):
        mixes = []
        for own in regrets:
            good = [max(0.0, value) for value in own]
            whole = sum(good)
            mixes.append([value / whole for value in good] if whole else [1 / size] * size)
        row, column = mixes
        gains = [sum(share * weight for share, weight in zip(line, column, strict=True)) for line in shares]
        losses = [sum(shares[at][to] * row[at] for at in range(size)) for to in range(size)]
        value = sum(gain * weight for gain, weight in zip(gains, row, strict=True))
        regrets[0] = [regret + gain - value for regret, gain in zip(regrets[0], gains, strict=True)]
        regrets[1] = [regret + value - loss for regret, loss in zip(regrets[1], losses, strict=True)]
        total = [one + weight for one, weight in zip(total, row, strict=True)]
    return [one / STEPS for one in total]


def tune_weights(pool: Any, args: argparse.Namespace, known: dict[str, Any]) -> None:
    """Move the weights towards those that win, and compare them with the known ones."""
    start: Figures = known["learnt"]
    names = [name for name in start if name != FIXED]
    moved = dict.fromkeys(names, 0.0)
    luck = random.Random(args.seed)

    def side(by: Figures) -> Side:
        return "quick", {name: value * math.exp(by.get(name, 0.0)) for name, value in start.items()}, known["fiefs"]

    began, rounds = time.perf_counter(), 0
    while time.perf_counter() - began < 0.75 * args.seconds:
        rounds += 1
        lot = {name: luck.choice((-APART, APART)) for name in names}
        up = side({name: moved[name] + lot[name] for name in names})
        down = side({name: moved[name] - lot[name] for name in names})
        won = sum(pool.map(duel, jobs(up, down, ROUND, derived_seed(args.seed, rounds)), chunksize=1)) / ROUND
        pull = PULL / (1 + rounds / 60) ** 0.6 * (won - 0.5)
        moved = {name: moved[name] + pull * lot[name] for name in names}
    found = {name: float(f"{value:.3g}") for name, value in side(moved)[1].items()}
    Path(args.out).write_text(json.dumps(found) + "\n", encoding="utf-8")
    shares: list[float] = []
    while time.perf_counter() - began < args.seconds:
        more = jobs(("quick", found, known["fiefs"]), side({}), ROUND, derived_seed(args.seed, "end", len(shares)))
        shares += pool.map(duel, more, chunksize=1)
    low, high = wilson(sum(shares), len(shares))
    mean = 100 * sum(shares) / max(len(shares), 1)
    print(
        f"{rounds} rounds; against the known {mean:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {len(shares)} games"
    )


def league(pool: Any, args: argparse.Namespace, known: dict[str, Any]) -> None:
    """Let all Fiefs play each other, and find the mixture."""
    began, size, rounds = time.perf_counter(), len(LEAGUE), 0
    sides: list[Side] = [("quick", known["learnt"], {name: 1.0}) for name in LEAGUE]
    pairs = list(combinations(range(size), 2))
    wins = dict.fromkeys(pairs, 0.0)
    played = 0
    while not played or time.perf_counter() - began < args.seconds * 2 / 3:
        rounds += 1
        lot = [(sides[a], sides[b], derived_seed(args.seed, a, b, rounds), own) for a, b in pairs for own in (0, 1)]
        for number, share in enumerate(pool.map(duel, lot, chunksize=1)):
            wins[pairs[number // 2]] += share
        played += 2
    shares = [[0.5] * size for _ in LEAGUE]
    for (a, b), won in wins.items():
        shares[a][b] = (won + 1) / (played + 2)
        shares[b][a] = 1 - shares[a][b]
    mix = balance(shares)
    worst = [sum(shares[at][to] * mix[at] for at in range(size)) for to in range(size)]
    heuristic: Side = ("heuristic", known["learnt"], known["fiefs"])
    against: dict[str, list[float]] = {name: [] for name in LEAGUE}
    number = 0
    while time.perf_counter() - began < args.seconds:
        number += 1
        seed = derived_seed(args.seed, "heuristic", number)
        lot = [(("regent", side[1], side[2]), heuristic, seed, own) for side in sides for own in (0, 1)]
        for at, share in enumerate(pool.map(duel, lot, chunksize=1)):
            against[LEAGUE[at // 2]].append(share)
    found = {
        "fiefs": {name: round(share, 3) for name, share in zip(LEAGUE, mix, strict=True) if share >= 0.02},
        "games_of_a_pair": played,
        "shares": {name: [round(share, 3) for share in line] for name, line in zip(LEAGUE, shares, strict=True)},
        "mixture_against": {name: round(share, 3) for name, share in zip(LEAGUE, worst, strict=True)},
        "regent_against_heuristic": {
            name: [len(won), round(sum(won) / max(len(won), 1), 3)] for name, won in against.items()
        },
    }
    Path(args.out).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["weights", "fiefs"])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", required=True)
    args = parser.parse_args(arguments)
    text = (Path(__file__).parents[1] / "src/baronage/games/barony/ai/weights.json").read_text(encoding="utf-8")
    known = json.loads(text)
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        (tune_weights if args.what == "weights" else league)(pool, args, known)


if __name__ == "__main__":
    main()
