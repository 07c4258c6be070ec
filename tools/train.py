#!/usr/bin/env python3
"""Learn a game's evaluation from games of bots: the network in `leaf.json` beside the game's `mind`.

python -m tools.train play brawling --games 20000 --seed 1 --out build/train/brawling    games, and what was seen in them
python -m tools.train fit build/train/brawling --out build/train/brawling/leaf.json        the network, and how good it is
python -m tools.train gate brawling build/train/brawling/leaf.json --games 400             does it win games?

`play` and `gate` run in all cores, with what is compiled if that is on the path. `fit` needs torch, and takes a GPU where there
is one; split by games, it tells the log loss on games that were not learnt from. A better log loss alone wins no games: `gate`
lets a character with the new network play against the same character with the one in the game's folder. Put the file there, as
`leaf.json`, or as `leaf2.json` for two seats only, if it wins.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
from array import array
from pathlib import Path
from time import perf_counter
from typing import Any

from baronage.arena.play import derived_seed
from baronage.arena.simulate import wilson
from baronage.bots import bot
from baronage.engine.chance import Chance
from baronage.engine.game import Game
from baronage.engine.leaf import load_leaf, put_leaf, read_leaf
from baronage.engine.mind import BETWEEN, follow, outcome
from baronage.games import games

BATCH = 20  # games that a process is given at a time
HIDDEN = 32


Seen = tuple[list[float], list[list[float]]]  # who won, and the features by seat


# --- games ----------------------------------------------------------------------------------------------------------


def watch(game: Game, seats: int, options: dict[str, Any], players: list[str], keep: float, seed: int) -> list[Seen]:
    """One game between these, and what its moments looked like. `quick` is the game's fast policy."""
    chance, luck = Chance(derived_seed(seed, "game")), random.Random(seed)
    mind = game.mind
    state = game.start(seats, options, chance)
    order = [players[luck.randrange(len(players))] for _ in range(seats)]
    rows: list[list[list[float]]] = []
    last = BETWEEN
    while state.stack:
        now = mind.lull(state)
        if now not in (BETWEEN, last):
            last = now
            if luck.random() < keep:
                rows.append([mind.features(state, seat) for seat in range(seats)])
        seat = state.actors()[0]
        if order[seat] == "quick":
            plan = mind.quick(state, seat, chance)
        else:
            plan = bot(order[seat]).plan(state.redact(seat), seat, Chance(luck.getrandbits(60)))
        follow(state, seat, plan, chance)
    won = outcome(state)
    return [(won, row) for row in rows] if sum(won) else []


def _batch(job: tuple[str, int, dict[str, Any], list[str], float, int, range]) -> tuple[int, bytes, int]:
    package, seats, options, players, keep, seed, numbers = job
    game = Game(package)
    found = array("f")
    count = 0
    for number in numbers:
        for won, rows in watch(game, seats, options, players, keep, derived_seed(seed, number)):
            found.append(float(number))
            found.extend(won)
            for row in rows:
                found.extend(row)
            count += 1
    return seats, found.tobytes(), count


def play(args: argparse.Namespace) -> None:
    """Write what was seen in many games: a file for each number of seats."""
    game = games()[args.game]
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    jobs = []
    for at in range(0, args.games, BATCH):
        for seats in map(int, args.seats.split(",")):
            numbers = range(at, min(at + BATCH, args.games))
            jobs.append(
                (
                    game.package,
                    seats,
                    dict(args.option),
                    args.players.split(","),
                    args.keep,
                    derived_seed(args.seed, seats),
                    numbers,
                )
            )
    began = perf_counter()
    width = len(game.mind.features(game.start(int(args.seats.split(",")[0])), 0))
    totals: dict[int, int] = {}
    files = {seats: (out / f"seats{seats}.f32").open("wb") for seats in map(int, args.seats.split(","))}
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        for seats, data, count in pool.imap_unordered(_batch, jobs):
            files[seats].write(data)
            totals[seats] = totals.get(seats, 0) + count
            if args.seconds and perf_counter() - began > args.seconds:
                pool.terminate()
                break
    for file in files.values():
        file.close()
    seen = {"game": args.game, "width": width, "seed": args.seed, "players": args.players, "moments": totals}
    (out / "data.json").write_text(json.dumps(seen))
    print(f"{args.game}: {totals} moments in {perf_counter() - began:.0f} s")


# --- learning -------------------------------------------------------------------------------------------------------


def fit(args: argparse.Namespace) -> None:
    """Learn the weights, by Adam; the epoch that is best on the games kept aside is written."""
    import numpy as np
    import torch

    torch.manual_seed(args.seed)
    where = "cuda" if torch.cuda.is_available() else "cpu"
    folder = Path(args.data)
    width = json.loads((folder / "data.json").read_text())["width"]
    sets = []
    for file in sorted(folder.glob("seats*.f32")):
        seats = int(file.stem.removeprefix("seats"))
        if not file.stat().st_size or (args.seats and str(seats) not in args.seats.split(",")):
            continue
        flat = np.fromfile(file, dtype=np.float32).reshape(-1, 1 + seats + seats * width)
        test = flat[:, 0].astype(int) % 10 == 0
        for chosen, kept in ((~test, True), (test, False)):
            part = torch.tensor(flat[chosen], device=where)
            sets.append((seats, kept, part[:, 1 : 1 + seats], part[:, 1 + seats :].reshape(-1, seats, width)))
    every = torch.cat([rows.reshape(-1, width) for _, kept, _, rows in sets if kept])
    middle, scale = every.mean(0), every.std(0).clamp(min=0.05)
    net = torch.nn.Sequential(
        torch.nn.Linear(width, args.hidden), torch.nn.Softsign(), torch.nn.Linear(args.hidden, 1, bias=False)
    ).to(where)
    best: tuple[float, Any] = (9e9, None)
    steps = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=1e-3)
    plan = torch.optim.lr_scheduler.CosineAnnealingLR(steps, args.epochs)

    def loss(won: Any, rows: Any) -> Any:
        scores = net((rows - middle) / scale).squeeze(-1)
        return -(won * torch.log_softmax(scores, 1)).sum(1).mean()

    curve = []
    for _ in range(args.epochs):
        for _seats, kept, won, rows in sets:
            if not kept:
                continue
            for batch in torch.randperm(len(won), device=where).split(2048):
                steps.zero_grad()
                loss(won[batch], rows[batch]).backward()
                steps.step()
        plan.step()
        with torch.no_grad():
            tested = {seats: float(loss(won, rows)) for seats, kept, won, rows in sets if not kept}
        mean = sum(tested.values())
        curve.append([round(value, 4) for value in tested.values()])
        if mean < best[0]:
            best = (mean, [weights.detach().cpu().clone() for weights in net.parameters()])
    hidden, bias, last = best[1]

    def short(values: Any) -> list[float]:
        return [float(f"{value:.4g}") for value in values.tolist()]

    found = {
        "middle": short(middle.cpu()), "scale": short(scale.cpu()), "bias": short(bias), "out": short(last[0]),
        "hidden": [short(row) for row in hidden],
    }  # fmt: skip
    Path(args.out).write_text(json.dumps(found))
    names = [seats for seats, kept, *_ in sets if not kept]
    print(
        f"log loss on games kept aside, by seats {names}: {curve[0]} at first, {curve[-1]} at last, best sum {best[0]:.4f}"
    )


# --- the gate -------------------------------------------------------------------------------------------------------


def _duel(job: tuple[str, int, dict[str, Any], str, str, int, int]) -> float:
    """What one seat with the new network wins among others with the old one: its share of the first place."""
    package, seats, options, name, text, seed, number = job
    game = Game(package)
    old, new = load_leaf(package, seats), read_leaf(text)
    chance = Chance(derived_seed(seed, f"gate {number}"))
    state = game.start(seats, options, chance)
    own = number % seats
    try:
        while state.stack:
            seat = state.actors()[0]
            put_leaf(package, seats, new if seat == own else old)
            follow(state, seat, bot(name).plan(state.redact(seat), seat, Chance(chance.below(1 << 60))), chance)
    finally:
        put_leaf(package, seats, old)
    return outcome(state)[own]


def gate(args: argparse.Namespace) -> None:
    """Say how often the new network wins, with its interval."""
    game = games()[args.game]
    text = Path(args.leaf).read_text()
    options = dict(args.option)
    jobs = [(game.package, args.seats, options, args.bot, text, args.seed, number) for number in range(args.games)]
    began = perf_counter()
    won: list[float] = []
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        for share in pool.imap(_duel, jobs):
            won.append(share)
            if args.seconds and perf_counter() - began > args.seconds:
                pool.terminate()
                break
    low, high = wilson(sum(won), len(won))
    print(
        f"{args.game}, {args.seats} seats, {args.bot}: {100 * sum(won) / len(won):.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}) of {len(won)} games, seed {args.seed}; an equal wins {100 / args.seats:.0f} %"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    one = verbs.add_parser("play")
    one.add_argument("game", choices=list(games()))
    one.add_argument("--games", type=int, default=2000)
    one.add_argument("--seats", default="2", help="with commas between")
    one.add_argument("--players", default="heuristic,quick", help="who plays, drawn by lot for each seat")
    one.add_argument("--option", nargs=2, action="append", default=[], metavar=("NAME", "VALUE"))
    one.add_argument("--keep", type=float, default=0.35, help="of the moments of a game: neighbours tell the same")
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--seconds", type=float, default=0, help="stop then")
    one.add_argument("--processes", type=int, default=os.cpu_count())
    one.add_argument("--out", required=True)
    one.set_defaults(call=play)
    two = verbs.add_parser("fit")
    two.add_argument("data")
    two.add_argument("--epochs", type=int, default=20)
    two.add_argument("--hidden", type=int, default=HIDDEN)
    two.add_argument("--seats", help="learn from games of these numbers of seats alone")
    two.add_argument("--seed", type=int, default=1)
    two.add_argument("--out", required=True)
    two.set_defaults(call=fit)
    three = verbs.add_parser("gate")
    three.add_argument("game", choices=list(games()))
    three.add_argument("leaf", help="the new network")
    three.add_argument("--bot", default="ysolt", help="the character that plays with either")
    three.add_argument("--seats", type=int, default=2)
    three.add_argument("--option", nargs=2, action="append", default=[], metavar=("NAME", "VALUE"))
    three.add_argument("--games", type=int, default=400)
    three.add_argument("--seed", type=int, default=1)
    three.add_argument("--seconds", type=float, default=0, help="stop then")
    three.add_argument("--processes", type=int, default=os.cpu_count())
    three.set_defaults(call=gate)
    args = parser.parse_args()
    args.call(args)


if __name__ == "__main__":
    main()
