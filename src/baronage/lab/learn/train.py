"""Train a baseline for so long, and keep what came of it: the network, and its curve against a bot.

The clock counts the processor's time of this process while it plays and learns, not that of the examinations between.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

from baronage.arena.net import Trained, save
from baronage.arena.play import derived_seed, play_setup
from baronage.arena.players import player
from baronage.arena.simulate import wilson
from baronage.engine.errors import BadDocument
from baronage.engine.setup import Setup

WAYS = ("dmc", "ppo")
NET, CURVE, DRAWN = "net.npz", "curve.json", "curve.svg"


@dataclass(frozen=True)
class Point:
    """An examination on the way."""

    seconds: float  # of training until then
    played: int  # games it has learnt from until then
    games: int  # of the examination
    first: int  # first places among them


def examine(one: Trained, setup: Setup, against: str, games: int, seed: int) -> int:
    """First places against others who are all the same bot, seats by turns."""
    first = 0
    for number in range(games):
        seat = number % setup.seats
        players = [one if at == seat else player(against) for at in range(setup.seats)]
        standings = play_setup(setup, players, derived_seed(seed, "examine", number)).standings
        first += standings.seats[seat].place == 1
    return first


def train(
    setup: Setup,
    way: str,
    out: Path,
    seconds: float = 600,
    seed: int = 0,
    against: str = "random",
    self_play: bool = False,
    games: int = 200,
    points: int = 8,
    tell: Callable[[Point], None] = lambda point: None,
) -> list[Point]:
    """Train for so many seconds, with so many examinations evenly between; writes NET, CURVE and DRAWN into the folder.

    A bot (`against`) plays the other seats when it learns and when it is examined; in self-play only when it is examined.
    """
    try:
        import torch

        from baronage.lab.learn import dmc, ppo
        from baronage.lab.learn.network import Network
    except ImportError as error:
        raise BadDocument(f"training needs PyTorch: pip install 'baronage[rl]' torch ({error})") from error
    if way not in WAYS:
        raise BadDocument(f"there is no way {way!r:.100} of learning; there are: {', '.join(WAYS)}")
    if not seconds > 0 or points < 1 or games < 1:
        raise BadDocument("a training needs seconds, points of its curve, and games for each")
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))  # one processor, unless told
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network = Network(setup, seed).to(device)
    found: list[Point] = []
    used, played = 0.0, 0
    began = process_time()

    def left() -> float:
        return max(0.0, 1 - (process_time() - began) / seconds)

    opponent = None if self_play else player(against)
    learning: Iterator[int] = {"dmc": dmc, "ppo": ppo}[way].learn(network, setup, seed, opponent, left)
    out.mkdir(parents=True, exist_ok=True)
    for number in range(1, points + 1):
        began = process_time() - used
        while process_time() - began < seconds * number / points:
            played = next(learning)
        used = process_time() - began
        now = network.player(way)
        found.append(Point(round(used, 1), played, games, examine(now, setup, against, games, seed + number)))
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
    """The curve as a picture, with intervals of 95 %."""
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
    parts.append(f'<text x="{left}" y="{top + height + 36}">seconds of one processor, up to {last:.0f}; {title}</text>')
    size = f'viewBox="0 0 {left + width + 20} {top + height + 50}" width="{left + width + 20}" font-family="serif" font-size="12"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{title}</title>{"".join(parts)}</svg>\n'
