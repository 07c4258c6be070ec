"""How the board is turned for who looks at it: their own home lies at the bottom. So up and down are said as they are seen."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from baronage.games.barony.data import Vertex
from baronage.games.barony.geometry import BARONY, Kingdom, corners

SIDE: Final = 48.0  # of a small triangle in the picture
RISE: Final = SIDE * math.sqrt(3) / 2


def turned(vertex: Vertex, turns: int) -> tuple[float, float]:
    """BAR-G1.01, after so many turns of 60 degrees; y downward."""
    a, b = vertex
    for _ in range(turns):
        a, b = -b, a + b
    return SIDE * (a + b / 2), -RISE * b


@lru_cache(maxsize=256)
def turns_for(board: Kingdom, home: int) -> int:
    """By how many sixths of a circle the board is turned so that this home lies at the bottom."""
    return max(range(6), key=lambda turns: _low(board, home, turns))


def _low(board: Kingdom, home: int, turns: int) -> tuple[float, float]:
    """How low that home would lie, and how near to the middle."""
    first = board.home_first[home]
    mine = [turned(v, turns) for t in range(first, first + BARONY) for v in corners(board.cells[t])]
    every = [turned(v, turns) for v in board.at_vertex]
    low = sum(y for _, y in mine) / len(mine) - sum(y for _, y in every) / len(every)
    aside = sum(x for x, _ in mine) / len(mine) - sum(x for x, _ in every) / len(every)
    return round(low), -abs(round(aside))


def way(board: Kingdom, home: int, direction: int) -> int:
    """A bump direction as it is seen from a home: 0 to the upper right, 1 up, then on against the clock to 5."""
    return (direction + turns_for(board, home)) % 6
