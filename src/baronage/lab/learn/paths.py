"""Many games side by side in which a network plays every seat, or one against a bot, and what its seats saw, said and got."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy
import torch
from numpy.typing import NDArray

from baronage.arena.net import Reader
from baronage.bots import Player
from baronage.engine.setup import Setup
from baronage.envs.vector import Vector
from baronage.lab.learn.network import NEVER, Network, Vectors

Chooser = Callable[
    [Any, Any], tuple[NDArray[Any], NDArray[Any]]
]  # words and how likely they were, of worths with a mask


@dataclass
class Path:
    """The decisions of one seat in one game."""

    seen: list[Vectors] = field(default_factory=list)
    legal: list[NDArray[Any]] = field(default_factory=list)
    said: list[int] = field(default_factory=list)
    likely: list[float] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)  # of the position, as the network thought then
    points: float = 0.0

    def choices(self) -> Path:
        """Those in which there was something to choose."""
        where = [at for at, legal in enumerate(self.legal) if len(legal) > 1]
        return Path(
            [self.seen[at] for at in where],
            [self.legal[at] for at in where],
            [self.said[at] for at in where],
            [self.likely[at] for at in where],
            [self.worth[at] for at in where],
            self.points,
        )

    def gains(self, far: float) -> list[float]:
        """How much better than expected each decision turned out (generalized advantages; Schulman and others, 2016).

        With `far` 1 by the end of the game alone, below that also by what was expected soon after it.
        """
        found = [0.0] * len(self.said)
        later, carried = self.points, 0.0
        for at in range(len(found) - 1, -1, -1):
            carried = later - self.worth[at] + far * carried
            found[at] = carried
            later = self.worth[at]
        return found


def finished(
    network: Network, setup: Setup, choose: Chooser, games: int, seed: int, opponent: Player | None
) -> Iterator[list[Path]]:
    """The paths of each game that ends, without end; after each the network may have changed. An opponent's are empty."""
    many = Vector(setup, games, seed, opponent)
    reader = Reader(setup)
    paths = [[Path() for _ in range(setup.seats)] for _ in range(games)]
    while True:
        seats = many.seat.tolist()
        rows = reader.vectors(many.numbers, seats)
        with torch.no_grad():
            words, position = network(rows)
            mask = torch.from_numpy(many.mask.astype(bool)).to(words.device)
            chosen, likely = choose(words.masked_fill(~mask, NEVER), mask)
            worth = position.cpu().numpy()
        for at, seat in enumerate(seats):
            path = paths[at][seat]
            path.seen.append(rows[at])
            path.legal.append(numpy.flatnonzero(many.mask[at]))
            path.said.append(int(chosen[at]))
            path.likely.append(float(likely[at]))
            path.worth.append(float(worth[at]))
        many.step(chosen)
        for at in numpy.flatnonzero(many.done).tolist():
            ended = paths[at]
            paths[at] = [Path() for _ in range(setup.seats)]
            for path, points in zip(ended, many.points[at], strict=True):
                path.points = float(points)
            yield ended
