#!/usr/bin/env python3
"""Learn by self-play: each seat's chance to win and the search's choice of plan, for any game.

python -m tools.learn brawling fyn --minutes 8 --seed 1        several rounds of self-play, fit and gate for each game
python -m tools.learn yuan --gate build/learn/yuan --minutes 8 --seed 2   play all the games of a gate with what was learnt

Each round plays games of the search against itself and notes, at every decision that it searched, the plans with the
values found and, between turns, the features of each seat. Two networks of one kind (`engine.learning.value_net`) learn
from the outcomes and from the values. Each then plays as the Regent against the one before, and is kept if it wins.
All is in a folder per game: start again with the same folder to go on. `gates.jsonl` lists the comparisons. Needs numpy.
Copy a kept network into the folder `ai` of its game only if it also wins `--gate`, with a seed that was never used.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import random
import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, takewhile
from pathlib import Path
from typing import Any

from baronage.arena.play import derived_seed
from baronage.arena.players import player
from baronage.arena.simulate import wilson
from baronage.bots.characters import level
from baronage.bots.search import Budget, SearchParams, Trials, think
from baronage.bots.search.halving import encoded, reweighed
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import Game
from baronage.engine.hooks.search import NOT_QUIESCENT, Plan, follow, outcome
from baronage.engine.learning.value_net import PLAN, VALUE, load_net, net_text, put_net, read_value_net
from baronage.games import games

HIDDEN = 32
BATCH = 256
KINDS = (VALUE, PLAN)
PLANS = 16  # plans searched in self-play
SEARCHED = 0.3  # share of decisions that are searched and noted; the others follow the prior, so that more games end
WHIM = 0.1  # share of decisions drawn by the prior
SHARP = 25.0  # by this the logarithm of a plan's likelihood grows with its value
SHRUNK = 3.0  # simulations by which a plan's value is drawn to the mean
SLICES = {"play": 0.55, VALUE: 0.2, PLAN: 0.2}  # of the time of a round; fitting takes the rest
ENOUGH = 40  # games of a gate within a round, at least
SURE = 1.0  # standard errors by which a network must win to be kept within a round

Numbers = list[float]  # game, rows, target of each row, features of each row


@dataclass(frozen=True)
class Table:
    """A game with its number of seats."""

    game: str
    seats: int
    simulations: int
    until: float  # the time at which to stop

    @property
    def package(self) -> str:
        return games()[self.game].package


# --- self-play ----------------------------------------------------------------------------------------------------------


def put_texts(table: Table, texts: dict[str, str]) -> None:
    """Use these networks in this process."""
    for kind, text in texts.items():
        put_net(table.package, kind, table.seats, read_value_net(text) if text else None)


def watch(table: Table, texts: dict[str, str], first: int, seed: int, number: int) -> dict[str, list[Numbers]] | None:
    """Play one game and return its samples by kind, or None if the time is over."""
    game = games()[table.game]
    if time.time() > table.until:
        return None
    put_texts(table, texts)
    number += first
    chance, luck = Chance(derived_seed(seed, number)), random.Random(derived_seed(seed, number, "luck"))
    state = game.start(table.seats, {}, chance)
    mode = str(state.setup.options.get("mode", ""))
    depth = level("regent", table.game, mode).depth
    found: dict[str, list[Numbers]] = {VALUE: [], PLAN: []}
    last = NOT_QUIESCENT
    while state.stack:
        if time.time() > table.until:
            return {VALUE: [], PLAN: found[PLAN]}
        now = game.search.quiescent_turn(state)
        if now not in (NOT_QUIESCENT, last):
            last = now
            rows = [game.search.features(state, seat) for seat in range(table.seats)]
            found[VALUE].append([float(number), table.seats, *[0.0] * table.seats, *chain.from_iterable(rows)])
        seat = state.actors()[0]
        plan = _decide(table, state, seat, depth, luck, found[PLAN], number)
        follow(state, seat, plan, chance)
    won = outcome(state)
    for sample in found[VALUE]:
        sample[2 : 2 + table.seats] = won
    return found if sum(won) else {VALUE: [], PLAN: found[PLAN]}


def _decide(
    table: Table, state: State, seat: int, depth: int, luck: random.Random, samples: list[Numbers], number: int
) -> Plan:
    """Return a plan, and note what the search thinks of all plans."""
    view, chance = state.redact(seat), Chance(luck.getrandbits(50))
    trials = Trials(view, seat, depth, chance)
    plain = trials.hooks.plans(view, seat, PLANS, chance)
    if len(plain) == 1:
        return plain[0][1]
    net, searched = load_net(table.package, PLAN, table.seats), luck.random() < SEARCHED
    rows = encoded(trials, plain) if net is not None or searched else []
    choices = reweighed(net, plain, rows) if net is not None else plain
    if not searched:
        return luck.choices(choices, [prior for prior, _ in choices])[0][1] if luck.random() < WHIM else choices[0][1]
    thought = think(view, seat, chance, Budget(table.simulations), SearchParams(PLANS, depth), trials, choices)
    mean = sum(one.value for one in thought.tried) / len(choices)
    scores = {}
    for one in thought.tried:
        value = (one.runs * one.value + SHRUNK * mean) / (one.runs + SHRUNK)
        scores[one.plan] = math.log(max(one.prior, 1e-4)) + SHARP * value
    most = max(scores.values())
    shares = {plan: math.exp(score - most) for plan, score in scores.items()}
    whole = sum(shares.values())
    targets = [shares[plan] / whole for _, plan in plain]
    samples.append([float(number), len(plain), *targets, *chain.from_iterable(rows)])
    if luck.random() < WHIM:
        return luck.choices([plan for _, plan in plain], targets)[0]
    return thought.best().plan


# --- fit ------------------------------------------------------------------------------------------------------------------


def fit(samples: list[Numbers], kind: str, text: str, seed: int, epochs: int = 12) -> tuple[str, float, float]:
    """Train on samples, from known weights if there are some. Return the weights, and the loss before and after.

    Both losses are on games kept aside. Every sample compares some rows: its loss is the cross entropy of their softmax
    and the targets. Of plans, the logarithm of the prior is added to the score.
    """
    import numpy as np

    luck = np.random.default_rng(seed)
    data = _arrays(samples)
    if len({aside for aside, *_ in data}) < 2:
        return text, 0.0, 0.0
    middle, scale, weights, rate = _begin(data, kind, json.loads(text) if text else {}, luck)

    def forward(rows: Any) -> tuple[Any, ...]:
        inputs = (rows - middle) / scale
        before = inputs @ weights[0] + weights[1]
        hidden = before / (1 + np.abs(before))
        scores = hidden @ weights[2] + (rows[..., 0] if kind == PLAN else 0.0)
        scores = scores - scores.max(1, keepdims=True)
        return inputs, before, hidden, scores - np.log(np.exp(scores).sum(1, keepdims=True))

    def loss() -> float:
        """Return the mean loss on the games kept aside."""
        total = [(-(won * forward(rows)[-1]).sum(), len(won)) for aside, won, rows in data if aside]
        return float(sum(one for one, _ in total) / sum(count for _, count in total))

    first = best = loss()
    kept = [one.copy() for one in weights]
    moments = [[np.zeros_like(one) for one in weights] for _ in range(2)]
    step = 0
    for epoch in range(epochs):
        speed = rate * 0.5 * (1 + math.cos(math.pi * epoch / epochs))
        for won, rows in _batches(data, luck):
            inputs, before, hidden, logs = forward(rows)
            pull = (np.exp(logs) * won.sum(1, keepdims=True) - won) / len(won)
            back = pull[..., None] * weights[2] / (1 + np.abs(before)) ** 2
            flat = back.reshape(-1, back.shape[-1])
            slopes = [inputs.reshape(len(flat), -1).T @ flat, flat.sum(0)]
            slopes.append(pull.reshape(-1) @ hidden.reshape(flat.shape))
            step += 1
            _descend(weights, moments, slopes, speed, step)
        now = loss()
        if now < best:
            best, kept = now, [one.copy() for one in weights]

    def short(values: Any) -> list[float]:
        return [float(f"{value:.4g}") for value in values.tolist()]

    found = {"middle": short(middle), "scale": short(scale), "bias": short(kept[1]), "out": short(kept[2])}
    return json.dumps({**found, "hidden": [short(row) for row in kept[0].T]}), first, best


def _arrays(samples: list[Numbers]) -> list[tuple[bool, Any, Any]]:
    """Return the samples as arrays of targets and rows, by size and by whether they are kept aside."""
    import numpy as np

    sets: dict[tuple[int, bool], list[Numbers]] = {}
    for sample in samples:
        sets.setdefault((int(sample[1]), int(sample[0]) % 10 == 0), []).append(sample)
    data = []
    for (count, aside), compared in sets.items():
        flat: Any = np.array(compared, dtype=np.float32)
        data.append((aside, flat[:, 2 : 2 + count], flat[:, 2 + count :].reshape(len(flat), count, -1)))
    return data


def _begin(data: list[tuple[bool, Any, Any]], kind: str, known: dict[str, Any], luck: Any) -> tuple[Any, ...]:
    """Return the mean and scale of the inputs, the first weights, and the learning rate: less for known weights."""
    import numpy as np

    width = data[0][2].shape[-1]
    if len(known.get("middle", ())) == width:
        middle, scale = np.array(known["middle"]), np.array(known["scale"])
        weights = [np.array(known["hidden"]).T, np.array(known["bias"]), np.array(known["out"])]
        rate = 7e-4
    else:
        every = np.concatenate([rows.reshape(-1, width) for aside, _, rows in data if not aside])
        middle, scale = every.mean(0), np.maximum(every.std(0), 0.05)
        weights = [luck.normal(size=(width, HIDDEN)) / math.sqrt(width), np.zeros(HIDDEN), np.zeros(HIDDEN)]
        weights[2] = np.zeros(HIDDEN) if kind == PLAN else luck.normal(size=HIDDEN) * 0.1
        rate = 3e-3
    return middle.astype(np.float32), scale.astype(np.float32), [one.astype(np.float32) for one in weights], rate


def _batches(data: list[tuple[bool, Any, Any]], luck: Any) -> Iterator[tuple[Any, Any]]:
    """Yield the targets and rows of batches of the training games, in random order."""
    batches = []
    for number, (aside, won, _) in enumerate(data):
        if not aside:
            order = luck.permutation(len(won))
            batches += [(number, order[at : at + BATCH]) for at in range(0, len(won), BATCH)]
    luck.shuffle(batches)
    for number, chosen in batches:
        yield data[number][1][chosen], data[number][2][chosen]


def _descend(weights: list[Any], moments: list[list[Any]], slopes: list[Any], speed: float, step: int) -> None:
    """Change the weights by one step of Adam with weight decay."""
    import numpy as np

    for at, slope in enumerate(slopes):
        moments[0][at] = 0.9 * moments[0][at] + 0.1 * slope
        moments[1][at] = 0.999 * moments[1][at] + 0.001 * slope * slope
        size = np.sqrt(moments[1][at] / (1 - 0.999**step)) + 1e-8
        weights[at] = weights[at] * (1 - 1e-3 * speed) - speed * moments[0][at] / (1 - 0.9**step) / size


# --- gate -----------------------------------------------------------------------------------------------------------------


def duel(table: Table, old: dict[str, str], new: dict[str, str], seed: int, number: int) -> float | None:
    """Return the share of first place of one seat with the new networks, or None if the time is over.

    Each deal is played by every seat in turn.
    """
    if time.time() > table.until:
        return None
    game, own = games()[table.game], number % table.seats
    chance = Chance(derived_seed(seed, number // table.seats))
    thoughts = [Chance(derived_seed(seed, number, seat)) for seat in range(table.seats)]
    state = game.start(table.seats, {}, chance)
    nets = {text: read_value_net(text) if text else None for text in (*old.values(), *new.values())}
    while state.stack:
        if time.time() > table.until:
            return None
        seat = state.actors()[0]
        for kind, text in (new if seat == own else old).items():
            put_net(table.package, kind, table.seats, nets[text])
        follow(
            state, seat, player(f"regent({table.simulations})").plan(state.redact(seat), seat, thoughts[seat]), chance
        )
    return outcome(state)[own]


def until_late(job: Callable[[int], Any], numbers: Iterable[int]) -> list[Any]:
    """Do a job for each number until it returns None, because the time is over. Return the results."""
    return list(takewhile(lambda found: found is not None, map(job, numbers)))


def together(pool: Any, processes: int, job: Callable[[int], Any], most: int) -> list[Any]:
    """Do a job for the numbers from 0 in all processes until the time is over. Return the results."""
    numbers = [range(first, most, processes) for first in range(processes)]
    return list(chain.from_iterable(pool.map(partial(until_late, job), numbers, chunksize=1)))


def gate(
    pool: Any, processes: int, table: Table, old: dict[str, str], new: dict[str, str], seed: int, most: int
) -> dict[str, Any]:
    """Play with the new networks against the old until the time is over, and return what happened."""
    shares = together(pool, processes, partial(duel, table, old, new, seed), most)
    low, high = wilson(sum(shares), len(shares)) if shares else (0.0, 1.0)
    share = sum(shares) / max(len(shares), 1)
    return {"games": len(shares), "share": round(share, 4), "low": round(low, 4), "high": round(high, 4), "seed": seed}


def beats(found: dict[str, Any], seats: int) -> bool:
    """Return whether a network won by more than `SURE` standard errors."""
    fair = 1 / seats
    played, ahead = int(found["games"]), float(found["share"]) - fair
    return played >= ENOUGH and ahead > SURE * math.sqrt(fair * (1 - fair) / played)


# --- rounds ---------------------------------------------------------------------------------------------------------------


class Folder:
    """The results learnt for a game, in a folder."""

    def __init__(self, path: Path, game: Game, seats: int) -> None:
        self.path = path
        self.suffix = "2" if seats == 2 else ""
        path.mkdir(parents=True, exist_ok=True)
        self.first = {kind: net_text(game.package, kind, seats) for kind in KINDS}

    def texts(self) -> dict[str, str]:
        """Return the best networks so far."""
        files = {kind: self.path / f"{kind}{self.suffix}.json" for kind in KINDS}
        return {kind: file.read_text() if file.is_file() else self.first[kind] for kind, file in files.items()}

    def keep(self, kind: str, text: str, name: str = "") -> None:
        (self.path / f"{name}{kind}{self.suffix}.json").write_text(text + "\n")

    def note(self, **found: Any) -> None:
        """Append a line to the log of gates, and print it."""
        line = json.dumps(found)
        with (self.path / "gates.jsonl").open("a") as file:
            file.write(line + "\n")
        print(self.path.name, line, flush=True)

    def rounds(self) -> int:
        """Return how many rounds were begun."""
        file = self.path / "gates.jsonl"
        lines = file.read_text().splitlines() if file.is_file() else []
        return max((json.loads(line).get("round", 0) for line in lines), default=0)

    def add(self, kind: str, samples: list[Numbers]) -> list[Numbers]:
        """Append samples, and return all."""
        file = self.path / f"{kind}{self.suffix}.samples"
        with file.open("ab") as data:
            for one in samples:
                array("f", [len(one), *one]).tofile(data)
        return list(_read(file))


def _read(file: Path) -> Iterator[Numbers]:
    flat = array("f", file.read_bytes())
    at = 0
    while at < len(flat):
        size = int(flat[at])
        yield flat[at + 1 : at + 1 + size].tolist()
        at += 1 + size


def learn(pool: Any, processes: int, folder: Folder, table: Table, seed: int, most: int) -> None:
    """Play, fit and gate once."""
    number = folder.rounds() + 1
    own_seed, texts = derived_seed(seed, table.game, number), folder.texts()
    began = time.time()
    seconds = max(table.until - began, 1.0)
    playing = replace(table, until=began + SLICES["play"] * seconds)
    first = number * 1_000_000  # no two games have one number, so that each is kept aside whole
    seen = together(pool, processes, partial(watch, playing, texts, first, own_seed), most)
    ended = sum(bool(found[VALUE]) for found in seen)
    fresh = {kind: list(chain.from_iterable(found[kind] for found in seen)) for kind in KINDS}
    for kind in KINDS:
        samples = folder.add(kind, fresh[kind])
        if not fresh[kind]:
            folder.note(round=number, kind=kind, played=ended, kept=False, why="no samples")
            continue
        text, before, after = fit(samples, kind, texts[kind], own_seed)
        folder.keep(kind, text, "last-")
        gating = replace(table, until=time.time() + SLICES[kind] * seconds)
        found = gate(pool, processes, gating, texts, {**texts, kind: text}, derived_seed(own_seed, kind), most)
        kept = beats(found, table.seats)
        fitted = {"played": ended, "samples": len(samples), "before": round(before, 4), "after": round(after, 4)}
        folder.note(round=number, kind=kind, **fitted, **found, kept=kept)
        if kept:
            texts[kind] = text
            folder.keep(kind, text)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+", choices=list(games()))
    parser.add_argument("--minutes", type=float, default=8.0, help="for all games together")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=96)
    parser.add_argument("--games", type=int, default=100_000, help="games of one self-play or gate, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    parser.add_argument("--gate", type=Path, help="a game's folder of an earlier run: only play with its networks")
    given = parser.parse_args(arguments)
    began, share = time.time(), 60 * given.minutes / len(given.game)
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for name in given.game:
            game = games()[name]
            if given.gate:
                folder = Folder(given.gate, game, given.seats)
                table = Table(name, given.seats, given.simulations, time.time() + share)
                new = folder.texts()
                folder.note(gate=True, **gate(pool, given.processes, table, folder.first, new, given.seed, given.games))
        for at in range(0 if given.gate else given.rounds):
            for number, name in enumerate(given.game):
                due = began + 60 * given.minutes * (at * len(given.game) + number + 1) / given.rounds / len(given.game)
                folder = Folder(given.out / name, games()[name], given.seats)
                table = Table(name, given.seats, given.simulations, due)
                learn(pool, given.processes, folder, table, given.seed, given.games)


if __name__ == "__main__":
    main()
