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

# chooses tokens, with their log probabilities, by the values of all tokens and a mask
Chooser = Callable[[Any, Any], tuple[NDArray[Any], NDArray[Any]]]


@dataclass
class Trajectory:
    """The decisions of one seat in one game."""

    seen: list[Vectors] = field(default_factory=list)
    legal: list[NDArray[Any]] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    log_probs: list[float] = field(default_factory=list)  # of the tokens, under the policy that chose them
    values: list[float] = field(default_factory=list)  # of the position, as predicted at that time
    points: float = 0.0

    def choices(self) -> Trajectory:
        """Return only the decisions with a choice."""
        where = [at for at, legal in enumerate(self.legal) if len(legal) > 1]
        return Trajectory(
            [self.seen[at] for at in where],
            [self.legal[at] for at in where],
            [self.tokens[at] for at in where],
            [self.log_probs[at] for at in where],
            [self.values[at] for at in where],
            self.points,
        )

    def advantages(self, far: float) -> list[float]:
        """Return the advantage of each decision (generalized advantages; Schulman and others, 2016).

        With `far` at 1, only the end of the game counts; below 1, later predictions also count.
        """
        found = [0.0] * len(self.tokens)
        later, carried = self.points, 0.0
        for at in range(len(found) - 1, -1, -1):
            carried = later - self.values[at] + far * carried
            found[at] = carried
            later = self.values[at]
        return found


def finished(
    network: Network, setup: Setup, choose: Chooser, games: int, seed: int, opponent: Player | None
) -> Iterator[list[Trajectory]]:
    """Yield the trajectories of each finished game, without end.

    The network may change in between. An opponent's are empty.
    """
    many = Vector(setup, games, seed, opponent)
    reader = Reader(setup)
    trajectories = [[Trajectory() for _ in range(setup.seats)] for _ in range(games)]
    while True:
        seats = many.seat.tolist()
        rows = reader.vectors(many.numbers, seats)
        with torch.no_grad():
            token_values, values = network(rows)
            mask = torch.from_numpy(many.mask.astype(bool)).to(token_values.device)
            chosen, log_probs = choose(token_values.masked_fill(~mask, NEVER), mask)
            values = values.cpu().numpy()
        for at, seat in enumerate(seats):
            one = trajectories[at][seat]
            one.seen.append(rows[at])
            one.legal.append(numpy.flatnonzero(many.mask[at]))
            one.tokens.append(int(chosen[at]))
            one.log_probs.append(float(log_probs[at]))
            one.values.append(float(values[at]))
        many.step(chosen)
        for at in numpy.flatnonzero(many.done).tolist():
            ended = trajectories[at]
            trajectories[at] = [Trajectory() for _ in range(setup.seats)]
            for one, points in zip(ended, many.points[at], strict=True):
                one.points = float(points)
            yield ended
