"""Position of a space relative to landmarks: homes, their points, the Market.

Ahead, back, left and right are as seen from the viewer's home, however the board is drawn; `turns` is the rotation
that brings this home nearest.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from baronage.games.barony.board.geometry import BARONY, POINTS, Kingdom, corners
from baronage.games.barony.board.orientation import RISE, turned

Middle = tuple[float, float]  # y upward
_CORNERS: Final = (0, 5, 1, 3, 2, 4)  # by sixths of a circle from the top, anticlockwise


@lru_cache(maxsize=256)
def _middles(board: Kingdom, turns: int) -> list[Middle]:
    """Return the centre of each space in the picture, the Market last."""
    found = []
    for cell in board.cells:
        seen = [turned(vertex, turns) for vertex in corners(cell)]
        found.append((sum(x for x, _ in seen) / 3, -sum(y for _, y in seen) / 3))
    if board.market_vertex is not None:
        x, y = turned(board.market_vertex, turns)
        found.append((x, -y))
    return found


def _angle(start: Middle, end: Middle) -> float:
    """Return the angle from one place to another: 0 to the right, 90 up."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) % 360


@lru_cache(maxsize=1 << 14)
def course(board: Kingdom, turns: int, start: int, end: int) -> int:
    """Return in which of twelve directions a space lies: 0 to the right, 3 up, 6 to the left, 9 down."""
    middles = _middles(board, turns)
    return round(_angle(middles[start], middles[end]) / 30) % 12


@lru_cache(maxsize=1 << 12)
def corner(board: Kingdom, turns: int, point: int) -> int:
    """Return a point's corner: 0 far, 1 near left, 2 near right, 3 near, 4 far right, 5 far left."""
    first = point - point % BARONY
    inside = _middles(board, turns)[first : first + BARONY]
    middle = sum(x for x, _ in inside) / BARONY, sum(y for _, y in inside) / BARONY
    return _CORNERS[round((_angle(middle, inside[point - first]) - 90) / 60) % 6]


@lru_cache(maxsize=1 << 14)
def row(board: Kingdom, turns: int, triangle: int) -> tuple[int, int]:
    """Return a triangle's row in its barony, from the far side, and its place in that row, from the left."""
    first = triangle - triangle % BARONY
    inside = _middles(board, turns)[first : first + BARONY]
    rows = [math.floor(y / RISE) for _, y in inside]
    x, mine = inside[triangle - first][0], rows[triangle - first]
    before = sum(other < x and strip == mine for (other, _), strip in zip(inside, rows, strict=True))
    return max(rows) - mine + 1, before + 1


@lru_cache(maxsize=1 << 14)
def nearest(board: Kingdom, turns: int, market: bool, triangle: int, home: int = -1) -> tuple[int, int, int]:
    """Return the nearest point or Market, its distance in steps, and the direction from it to the triangle.

    Directions are those of `course`, so that triangles beside one landmark get different names. In a home only its
    own points count.
    """
    ranges = board.ranges(triangle)
    marks = [point for points in (board.points if home < 0 else board.points[home : home + 1]) for point in points]
    mark = min((board.market, *marks) if market and home < 0 else marks, key=lambda mark: ranges[mark])
    return mark, ranges[mark], course(board, turns, mark, triangle)


def is_point(board: Kingdom, triangle: int) -> bool:
    """Return whether a triangle is a point of a barony whose points count."""
    at = triangle % BARONY + 1
    return at in POINTS and triangle < board.size and board.baronies[triangle // BARONY] in board.goals
