"""Parallel games played by a network on every seat, or on one against a bot, with the trajectories of its seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy
import torch
from numpy.typing import NDArray

from baronage.arena.trained import Reader
from baronage.bots import Player
from baronage.engine.core.setup import Setup
from baronage.envs.vector import Vector
from baronage.lab.training.network import NEVER, Network, Vectors

Chooser = Callable[
    [Any, Any], tuple[NDArray[Any], NDArray[Any]]
]  # tokens and their probabilities, from values and a mask


@dataclass
class Path:
    """The decisions of one seat in one game."""

    seen: list[Vectors] = field(default_factory=list)
    legal: list[NDArray[Any]] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    shortlist: list[float] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)  # of the position, as predicted at that time
    points: float = 0.0

    def choices(self) -> Path:
        """Return only the decisions with a choice."""
        where = [at for at, legal in enumerate(self.legal) if len(legal) > 1]
        return Path(
            [self.seen[at] for at in where],
            [self.legal[at] for at in where],
            [self.tokens[at] for at in where],
            [self.shortlist[at] for at in where],
            [self.worth[at] for at in where],
            self.points,
        )

    def gains(self, far: float) -> list[float]:
        """Return the advantage of each decision (generalized advantages; Schulman and others, 2016).

        With `far` at 1, only the end of the game counts; below 1, later predictions also count.
        """
        found = [0.0] * len(self.tokens)
        later, carried = self.points, 0.0
        for at in range(len(found) - 1, -1, -1):
            carried = later - self.worth[at] + far * carried
            found[at] = carried
            later = self.worth[at]
        return found


def finished(
    network: Network, setup: Setup, choose: Chooser, games: int, seed: int, opponent: Player | None
) -> Iterator[list[Path]]:
    """Yield the trajectories of each finished game, without end.

    The network may change in between. An opponent's are empty.
    """
    many = Vector(setup, games, seed, opponent)
    reader = Reader(setup)
    paths = [[Path() for _ in range(setup.seats)] for _ in range(games)]
    while True:
        seats = many.seat.tolist()
        rows = reader.vectors(many.numbers, seats)
        with torch.no_grad():
            words, position = network(rows)
            mask = torch.from_numpy(many.mask.astype(bool)).to(words.device)
            chosen, shortlist = choose(words.masked_fill(~mask, NEVER), mask)
            worth = position.cpu().numpy()
        for at, seat in enumerate(seats):
            path = paths[at][seat]
            path.seen.append(rows[at])
            path.legal.append(numpy.flatnonzero(many.mask[at]))
            path.tokens.append(int(chosen[at]))
            path.shortlist.append(float(shortlist[at]))
            path.worth.append(float(worth[at]))
        many.step(chosen)
        for at in numpy.flatnonzero(many.done).tolist():
            ended = paths[at]
            paths[at] = [Path() for _ in range(setup.seats)]
            for path, points in zip(ended, many.points[at], strict=True):
                path.points = float(points)
            yield ended
