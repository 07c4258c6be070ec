"""Training of a baseline for a given time, with the resulting network and its learning curve against a bot.

The time is the processor time of this process for playing and learning, without the evaluations.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

from baronage.arena.play import derived_seed, play_setup
from baronage.arena.players import player
from baronage.arena.simulate import wilson
from baronage.arena.trained import Trained, save
from baronage.engine.core.errors import BadDocument
from baronage.engine.core.setup import Setup

METHODS = ("dmc", "ppo")
NET, CURVE, DRAWN = "net.npz", "curve.json", "curve.svg"


@dataclass(frozen=True)
class Point:
    """An evaluation during training."""

    seconds: float  # of training so far
    played: int  # training games so far
    games: int  # of the evaluation
    first: int  # first places among them


def evaluate(one: Trained, setup: Setup, against: str, games: int, seed: int) -> int:
    """Return the number of first places against copies of one bot, with rotating seats."""
    first = 0
    for number in range(games):
        seat = number % setup.seats
        players = [one if at == seat else player(against) for at in range(setup.seats)]
        standings = play_setup(setup, players, derived_seed(seed, "examine", number)).standings
        first += standings.seats[seat].place == 1
    return first


def train(
    setup: Setup,
    method: str,
    out: Path,
    seconds: float = 600,
    seed: int = 0,
    against: str = "random",
    self_play: bool = False,
    games: int = 200,
    points: int = 8,
    tell: Callable[[Point], None] = lambda point: None,
) -> list[Point]:
    """Train for `seconds`, with `points` evaluations at equal intervals. Write NET, CURVE and DRAWN to the folder.

    A bot (`against`) plays the other seats in training and evaluation; in self-play only in evaluation.
    """
    try:
        import torch

        from baronage.lab.training import dmc, ppo
        from baronage.lab.training.network import Network
    except ImportError as error:
        raise BadDocument(f"training needs PyTorch: pip install 'baronage[rl]' torch ({error})") from error
    if method not in METHODS:
        raise BadDocument(f"unknown method {method!r:.100}; use: {', '.join(METHODS)}")
    if not seconds > 0 or points < 1 or games < 1:
        raise BadDocument("training needs positive seconds, points and games")
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))  # default: one thread
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network = Network(setup, seed).to(device)
    found: list[Point] = []
    used, played = 0.0, 0
    began = process_time()

    def left() -> float:
        return max(0.0, 1 - (process_time() - began) / seconds)

    opponent = None if self_play else player(against)
    learning: Iterator[int] = {"dmc": dmc, "ppo": ppo}[method].learn(network, setup, seed, opponent, left)
    out.mkdir(parents=True, exist_ok=True)
    for number in range(1, points + 1):
        began = process_time() - used
        while process_time() - began < seconds * number / points:
            played = next(learning)
        used = process_time() - began
        now = network.player(method)
        found.append(Point(round(used, 1), played, games, evaluate(now, setup, against, games, seed + number)))
        save(now, out / NET)
        about = {
            **now.about,
            "seed": seed,
            "device": device,
            "against": against,
            "self_play": self_play,
            "points": [vars(it) for it in found],
        }
        (out / CURVE).write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        (out / DRAWN).write_text(drawn(about), encoding="utf-8")
        tell(found[-1])
    return found


def drawn(about: dict[str, Any]) -> str:
    """Return the learning curve as a picture, with intervals of 95 %."""
    width, height, left, top = 520, 220, 60, 20
    points = about["points"]
    last = points[-1]["seconds"]

    def at(seconds: float, share: float) -> str:
        return f"{left + width * seconds / last:.1f},{top + height * (1 - share):.1f}"

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 0.95, 1.0):
        ends = f"M{at(0, share)}L{at(last, share)}"
        parts.append(f'<path d="{ends}" stroke="#bbb" stroke-dasharray="{4 if share == 0.95 else 0}"/>')
        y = top + height * (1 - share) + 4
        parts.append(f'<text x="{left - 8}" y="{y:.1f}" text-anchor="end">{100 * share:.0f} %</text>')
    for it in points:
        low, high = wilson(it["first"], it["games"])
        parts.append(f'<path d="M{at(it["seconds"], low)}L{at(it["seconds"], high)}" stroke="#222"/>')
    line = "L".join(at(it["seconds"], it["first"] / it["games"]) for it in points)
    parts.append(f'<path d="M{line}" fill="none" stroke="#8a6d3b" stroke-width="2"/>')
    title = f"{about['game']}, {about['seats']} seats: first places of {about['how']} against {about['against']}"
    parts.append(f'<text x="{left}" y="{top + height + 36}">processor seconds, up to {last:.0f}; {title}</text>')
    size = f'viewBox="0 0 {left + width + 20} {top + height + 50}" width="{left + width + 20}" font-family="serif" font-size="12"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{title}</title>{"".join(parts)}</svg>\n'
