#!/usr/bin/env python3
"""Train a game's value network (`value_net.json`) on games between bots.

python -m tools.train play brawling --games 20000 --seed 1 --out build/train/brawling    play games and save positions
python -m tools.train fit build/train/brawling --out build/train/brawling/value_net.json        train and evaluate
python -m tools.train gate brawling build/train/brawling/value_net.json --games 400             play with the new network

`play` and `gate` use all cores, and compiled code if it is on the path. `fit` needs torch, uses a GPU if there is
one, and reports the log loss on held-out games. A better log loss doesn't guarantee wins: `gate` plays a character
with the new network against the same character with the current one. If it wins, copy the file to the game's folder
as `value_net.json`, or as `value_net2.json` for two seats only.
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
from baronage.engine.core.chance import Chance
from baronage.engine.game.game import Game
from baronage.engine.hooks.search import NOT_QUIESCENT, follow, outcome
from baronage.engine.learning.value_net import load_value_net, put_value_net, read_value_net
from baronage.games import games

BATCH = 20  # games per batch
HIDDEN = 32


Seen = tuple[list[float], list[list[float]]]  # winners, and features per seat


# --- games ----------------------------------------------------------------------------------------------------------


def watch(game: Game, seats: int, options: dict[str, Any], players: list[str], keep: float, seed: int) -> list[Seen]:
    """Play one game and return sampled positions. The player `quick` is the rollout policy."""
    chance, luck = Chance(derived_seed(seed, "game")), random.Random(seed)
    hooks = game.search
    state = game.start(seats, options, chance)
    order = [players[luck.randrange(len(players))] for _ in range(seats)]
    rows: list[list[list[float]]] = []
    last = NOT_QUIESCENT
    while state.stack:
        now = hooks.quiescent_turn(state)
        if now not in (NOT_QUIESCENT, last):
            last = now
            if luck.random() < keep:
                rows.append([hooks.features(state, seat) for seat in range(seats)])
        seat = state.actors()[0]
        if order[seat] == "quick":
            plan = hooks.rollout_policy(state, seat, chance)
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
    """Play games and write their positions, one file per seat count."""
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
    width = len(game.search.features(game.start(int(args.seats.split(",")[0])), 0))
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
    print(f"{args.game}: {totals} positions in {perf_counter() - began:.0f} s")


# --- training -------------------------------------------------------------------------------------------------------


def fit(args: argparse.Namespace) -> None:
    """Train with Adam and write the best epoch on the held-out games."""
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


# --- comparison -----------------------------------------------------------------------------------------------------


def _duel(job: tuple[str, int, dict[str, Any], str, str, int, int]) -> float:
    """Return the share of first place that a seat with the new network wins against the old one."""
    package, seats, options, name, text, seed, number = job
    game = Game(package)
    old, new = load_value_net(package, seats), read_value_net(text)
    chance = Chance(derived_seed(seed, f"gate {number}"))
    state = game.start(seats, options, chance)
    own = number % seats
    try:
        while state.stack:
            seat = state.actors()[0]
            put_value_net(package, seats, new if seat == own else old)
            follow(state, seat, bot(name).plan(state.redact(seat), seat, Chance(chance.below(1 << 60))), chance)
    finally:
        put_value_net(package, seats, old)
    return outcome(state)[own]


def gate(args: argparse.Namespace) -> None:
    """Print how often the new network wins, with an interval."""
    game = games()[args.game]
    text = Path(args.value_net).read_text()
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
    one.add_argument("--seats", default="2", help="comma-separated")
    one.add_argument("--players", default="heuristic,quick", help="the players, drawn at random for each seat")
    one.add_argument("--option", nargs=2, action="append", default=[], metavar=("NAME", "VALUE"))
    one.add_argument(
        "--keep",
        type=float,
        default=0.35,
        help="share of the positions of a game to keep, because neighbours are similar",
    )
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--seconds", type=float, default=0, help="stop after this time")
    one.add_argument("--processes", type=int, default=os.cpu_count())
    one.add_argument("--out", required=True)
    one.set_defaults(call=play)
    two = verbs.add_parser("fit")
    two.add_argument("data")
    two.add_argument("--epochs", type=int, default=20)
    two.add_argument("--hidden", type=int, default=HIDDEN)
    two.add_argument("--seats", help="train only on games with these numbers of seats")
    two.add_argument("--seed", type=int, default=1)
    two.add_argument("--out", required=True)
    two.set_defaults(call=fit)
    three = verbs.add_parser("gate")
    three.add_argument("game", choices=list(games()))
    three.add_argument("leaf", help="the new network")
    three.add_argument("--bot", default="ysolt", help="the character that plays with both networks")
    three.add_argument("--seats", type=int, default=2)
    three.add_argument("--option", nargs=2, action="append", default=[], metavar=("NAME", "VALUE"))
    three.add_argument("--games", type=int, default=400)
    three.add_argument("--seed", type=int, default=1)
    three.add_argument("--seconds", type=float, default=0, help="stop after this time")
    three.add_argument("--processes", type=int, default=os.cpu_count())
    three.set_defaults(call=gate)
    args = parser.parse_args()
    args.call(args)


if __name__ == "__main__":
    main()
