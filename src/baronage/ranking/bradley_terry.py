"""Bradley-Terry ratings of a whole cross table, with their errors. `ratings` processes results one after another."""

from __future__ import annotations

import math
from collections.abc import Sequence

ROUNDS = 10_000  # maximum number of iterations
CLOSE = 1e-10
ELO = 400 / math.log(10)  # a rating on the Elo scale
PRIOR = 0.5  # half a drawn game for each pair, so that a player with only wins has a finite rating


def bradley_terry(names: Sequence[str], won: dict[tuple[str, str], float]) -> tuple[list[float], list[float]]:
    """Return ratings from points won against each other, and half their intervals of 95 %."""
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
    spread = inverse([[value + 1 / n for value in row] for row in information])  # the mean rating is fixed at 0
    errors = [1.96 * ELO * math.sqrt(max(0.0, spread[i][i] - 1 / n)) for i in range(n)]
    return [ELO * math.log(value) for value in strength], errors


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a square matrix, by elimination."""
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
