"""Layout of the board: the lattice, rotated so that the viewer's home is at the bottom, and room for labels."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from baronage.games.barony.board.geometry import BARONY, DOWN, OUT, UP, Kingdom, corners
from baronage.games.barony.board.orientation import RISE, turned, turns_for
from baronage.games.barony.data import Vertex

LEFT: Final = 268.0  # the column with the roster
MARGIN: Final = 100.0  # beside the board, for arrows that leave it
TOP: Final = 50.0  # above the board, and as much below it
HEAD: Final = (176.0, 42.0)  # size of a home's label
HOLD: Final = (94.0, 18.0)  # size of a point's label

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height
Ways = tuple[tuple[int, int], ...]
_BESIDE: Final[Ways] = ((1, 0), (-1, 0))
_NEAR: Final = 48  # how far a name may be beside a tip before it goes above or below
_AROUND: Final = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1))


class Frame:
    """The immutable layout of a board seen from one home."""

    def __init__(self, board: Kingdom, home: int) -> None:
        self.board: Final = board
        self.turns: Final = turns_for(board, home)
        vertices = [turned(vertex, self.turns) for vertex in board.at_vertex]
        self.west: Final = min(x for x, _ in vertices) - LEFT - MARGIN
        self.north: Final = min(y for _, y in vertices) - TOP
        self.right: Final = max(x for x, _ in vertices) - self.west
        self.bottom: Final = max(y for _, y in vertices) - self.north
        self.triangles: Final = [self._corners(triangle) for triangle in range(board.size)]
        self.centres: Final[list[Point]] = [_middle(points) for points in self.triangles]
        if board.market_vertex is not None:
            self.centres.append(self.vertex(board.market_vertex))
        self.outlines: Final = [self.outline(triangle) for triangle in range(board.size)]
        self.ground: Final = [  # for each barony, by colour: its triangles as one path
            tuple(
                "".join(self.outlines[t] for t in range(first, first + BARONY) if board.colour[t] == colour)
                for colour in (UP, DOWN)
            )
            for first in range(0, board.size, BARONY)
        ]
        self._boxes: Final = [_box(points) for points in self.triangles]
        self.borders: Final = self._sides(lambda one, two: two >= 0 and one < two and one // BARONY != two // BARONY)
        self.edge: Final = self._sides(lambda _, two: two == OUT)
        self._taken: list[Box] = []
        self.heads: Final = [self._head(place) for place in range(len(board.homes))]  # the labels of the homes
        self.holds: Final = {  # the labels of their points
            point: self._room([self._outer(point)], *HOLD) for points in board.points for point in points
        }

    def vertex(self, vertex: Vertex) -> Point:
        """Return the position of a vertex."""
        x, y = turned(vertex, self.turns)
        return x - self.west, y - self.north

    def _corners(self, triangle: int) -> tuple[Point, Point, Point]:
        a, b, c = corners(self.board.cells[triangle])
        return self.vertex(a), self.vertex(b), self.vertex(c)

    def at(self, space: int) -> Point:
        """Return the centre of a triangle, or of the Market."""
        return self.centres[space]

    def outline(self, triangle: int, inset: float = 0) -> str:
        """Return the path of a triangle, its sides moved inwards."""
        x, y = self.at(triangle)
        share = 1 - inset / (RISE / 3)
        drawn = [(x + (px - x) * share, y + (py - y) * share) for px, py in self.triangles[triangle]]
        return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in drawn) + "Z"

    def way(self, direction: int) -> Point:
        """Return a bump direction as a unit vector of the picture."""
        angle = math.radians(30 + 60 * direction + 60 * self.turns)
        return math.cos(angle), -math.sin(angle)

    def _sides(self, drawn: Callable[[int, int], bool]) -> str:
        """Return the sides for which `drawn` is true of the two triangles beside them."""
        board = self.board
        parts = []
        for triangle in range(board.size):
            for direction in range(board.colour[triangle], 6, 2):
                if drawn(triangle, board.step[6 * triangle + direction]):
                    dx, dy = self.way(direction)  # the side between the two corners farthest along
                    _, (ax, ay), (bx, by) = sorted(self.triangles[triangle], key=lambda v: v[0] * dx + v[1] * dy)
                    parts.append(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}")
        return "".join(parts)

    # --- labels beside the board --------------------------------------------------------------------------------

    def _outer(self, point: int) -> Point:
        """Return the corner of a barony that a point fills: its vertex farthest from the barony's centre."""
        first = point - point % BARONY
        inside = [self.centres[triangle] for triangle in range(first, first + BARONY)]
        mx, my = sum(x for x, _ in inside) / BARONY, sum(y for _, y in inside) / BARONY
        return max(self.triangles[point], key=lambda v: math.hypot(v[0] - mx, v[1] - my))

    def _head(self, place: int) -> Box:
        """Return the label box beside the tip of a home, or beside another of its corners."""
        mx, my = (LEFT + MARGIN + self.right) / 2, (TOP + self.bottom) / 2
        corners = [self._outer(point) for point in self.board.points[place]]
        corners.sort(key=lambda corner: -math.hypot(corner[0] - mx, corner[1] - my))  # its tip first
        for ways in (_BESIDE, _AROUND):
            for reach in range(8, _NEAR, 8):
                box = self._free(corners[:1], reach, ways, *HEAD)
                if box is not None:
                    return box
        return self._room(corners, *HEAD)

    def _is_free(self, box: Box) -> bool:
        x, y, w, h = box
        if x < LEFT - 6 or y < 6:
            return False
        for triangle, (left, top, width, height) in enumerate(self._boxes):
            if left + width < x - 4 or left > x + w + 4 or top + height < y or top > y + h:
                continue
            (ax, ay), (bx, by), (cx, cy) = self.triangles[triangle]
            for step in range(5):  # points on its sides
                p, q = step / 4, 1 - step / 4
                for px, py in (
                    (p * ax + q * bx, p * ay + q * by),
                    (p * bx + q * cx, p * by + q * cy),
                    (p * cx + q * ax, p * cy + q * ay),
                ):
                    if x - 4 < px < x + w + 4 and y - 4 < py < y + h + 4:
                        return False
        return all(
            x + w < left or left + width < x or y + h < top or top + height < y
            for left, top, width, height in self._taken
        )

    def _free(self, near: list[Point], reach: int, ways: Ways, w: float, h: float) -> Box | None:
        """Return a free box at distance `reach` from one of these points and mark it as taken, or None."""
        for px, py in near:
            for dx, dy in ways:
                x = px + dx * reach - (w if dx < 0 else 0 if dx > 0 else w / 2)
                y = py + dy * reach - (h if dy < 0 else 0 if dy > 0 else h / 2)
                if self._is_free((x, y, w, h)):
                    self._taken.append((x, y, w, h))
                    return (x, y, w, h)
        return None

    def _room(self, near: list[Point], w: float, h: float) -> Box:
        """Return the nearest free box to one of these points."""
        for reach in range(8, 400, 8):
            box = self._free(near, reach, _AROUND, w, h)
            if box is not None:
                return box
        return (LEFT, self.bottom + 8, w, h)  # fallback for boards too large for any table


def _box(points: tuple[Point, Point, Point]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _middle(points: tuple[Point, Point, Point]) -> Point:
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


@lru_cache(maxsize=64)
def frame(board: Kingdom, home: int) -> Frame:
    """Return the cached layout of a board from one home; a board is one object throughout a game."""
    return Frame(board, home)


def covered(box: Box, taken: list[Box]) -> float:
    """Return how much of a box is already taken."""
    x, y, w, h = box
    found = 0.0
    for left, top, width, height in taken:
        across = min(x + w, left + width) - max(x, left)
        down = min(y + h, top + height) - max(y, top)
        if across > 0 and down > 0:
            found += across * down
    return found
