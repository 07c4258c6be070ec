"""Round robin: each against each, with ratings by Bradley and Terry and their errors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from baronage.arena.simulate import Progress, simulate
from baronage.engine.errors import BadSetup
from baronage.engine.game import Game

ROUNDS = 10_000  # of fitting, at most
CLOSE = 1e-10
ELO = 400 / math.log(10)  # a rating in the usual scale
PRIOR = 0.5  # a drawn half game of each against each, so that who wins everything has a rating too


@dataclass(frozen=True)
class Standing:
    """A player over the whole tournament."""

    name: str
    games: int
    points: float  # mean, from 0 to 1
    rating: float  # the mean of all is 0; 400 more: ten times the odds
    error: float  # half the interval of 95 %


@dataclass(frozen=True)
class Tournament:
    """What came of it."""

    game: str
    seed: int
    rows: tuple[Standing, ...]  # best first
    cross: dict[str, dict[str, float]]  # by name and opponent: mean points
    digests: tuple[str, ...]

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "game": self.game,
            "seed": self.seed,
            "rows": [dict(vars(row)) for row in self.rows],
            "cross": self.cross,
            "digests": list(self.digests),
        }


def tournament(
    game: Game,
    names: Sequence[str],
    games: int = 100,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """So many games of each pair, on both seats in turn; the game must be one for two."""
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadSetup(
            "a tournament needs two players at least, each named once: a player against itself says nothing of it"
        )
    if 2 not in game.seats:
        raise BadSetup(f"{game.title} is not for two; a tournament plays each against each")
    won: dict[tuple[str, str], float] = {}
    digests = []
    pairs = list(combinations(names, 2))
    for at, (one, other) in enumerate(pairs):
        report = simulate(game, [one, other], games, seed, options, processes, None, 2)
        for row in report.rows:
            won[row.bot, other if row.bot == one else one] = row.points * row.games
        digests.append(report.digest)
        if progress is not None:
            progress(at + 1, len(pairs))
    ratings, errors = bradley_terry(names, won)
    each = games * (len(names) - 1)
    rows = [
        Standing(name, each, sum(won[name, other] for other in names if other != name) / each, ratings[at], errors[at])
        for at, name in enumerate(names)
    ]
    cross = {name: {other: won[name, other] / games for other in names if other != name} for name in names}
    return Tournament(game.name, seed, tuple(sorted(rows, key=lambda row: -row.rating)), cross, tuple(digests))


def bradley_terry(names: Sequence[str], won: dict[tuple[str, str], float]) -> tuple[list[float], list[float]]:
    """Ratings from points won against each other, and half their intervals of 95 %."""
    n = len(names)
    wins = [[won.get((one, other), 0.0) + PRIOR * (one != other) for other in names] for one in names]
    strength = [1.0] * n
    for _ in range(ROUNDS):
        fresh = []
        for i in range(n):
            met = sum((wins[i][j] + wins[j][i]) / (strength[i] + strength[j]) for j in range(n) if j != i)
            fresh.append(sum(wins[i]) / met)
        mean = math.exp(sum(map(math.log, fresh)) / n)
        fresh = [value / mean for value in fresh]
        moved = max(abs(math.log(new / old)) for new, old in zip(fresh, strength, strict=True))
        strength = fresh
        if moved < CLOSE:
            break
    information = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if i != j:
                share = strength[i] / (strength[i] + strength[j])
                weight = (wins[i][j] + wins[j][i]) * share * (1 - share)
                information[i][i] += weight
                information[i][j] -= weight
    spread = inverse([[value + 1 / n for value in row] for row in information])  # the mean of all is held at 0
    errors = [1.96 * ELO * math.sqrt(max(0.0, spread[i][i] - 1 / n)) for i in range(n)]
    return [ELO * math.log(value) for value in strength], errors


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Of a square matrix, by elimination."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for at in range(n):
        pivot = max(range(at, n), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(n):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[n:] for row in rows]
