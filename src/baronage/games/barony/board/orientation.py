"""Rotation of the board for a viewer: their own home lies at the bottom, and directions are named accordingly."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from baronage.games.barony.board.geometry import BARONY, Kingdom, corners
from baronage.games.barony.data import Vertex

SIDE: Final = 48.0  # side of a small triangle in the picture
RISE: Final = SIDE * math.sqrt(3) / 2


def turned(vertex: Vertex, turns: int) -> tuple[float, float]:
    """Return the picture position of a vertex after `turns` turns of 60 degrees; y points down (BAR-G1.01)."""
    a, b = vertex
    for _ in range(turns):
        a, b = -b, a + b
    return SIDE * (a + b / 2), -RISE * b


@lru_cache(maxsize=256)
def turns_for(board: Kingdom, home: int) -> int:
    """Return the turns, in sixths of a circle, that bring this home to the bottom."""
    return max(range(6), key=lambda turns: _low(board, home, turns))


def _low(board: Kingdom, home: int, turns: int) -> tuple[float, float]:
    """Return how low that home would lie, and how near to the middle."""
    first = board.home_first[home]
    mine = [turned(v, turns) for t in range(first, first + BARONY) for v in corners(board.cells[t])]
    every = [turned(v, turns) for v in board.at_vertex]
    low = sum(y for _, y in mine) / len(mine) - sum(y for _, y in every) / len(every)
    aside = sum(x for x, _ in mine) / len(mine) - sum(x for x, _ in every) / len(every)
    return round(low), -abs(round(aside))


def way(board: Kingdom, home: int, direction: int) -> int:
    """Return a bump direction as seen from a home: 0 ahead to the right, 1 ahead, then anticlockwise to 5."""
    return (direction + turns_for(board, home)) % 6
