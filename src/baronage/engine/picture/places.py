"""Outlines of the places of a board: hexes with their points up, triangles, and lands with outlines of their own."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from baronage.engine.picture.canvas import Point
from baronage.engine.picture.table import Place

HEXAGON: Final = 2  # the kind of a place around a point of the lattice of triangles
AROUND: Final = 0.476  # its radius, if a side is 1
ROW: Final = math.sqrt(3) / 2  # height of a triangle whose side is 1
NEIGHBOURS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # of a hex
BETWEEN: Final = ((1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3))  # the corners between which they lie


class Outline(NamedTuple):
    """A place as it is drawn."""

    place: Place
    points: tuple[Point, ...]
    middle: Point  # of its label and its pieces
    path: str = ""  # an outline of its own

    def scaled(self, unit: float, x: float, y: float) -> Outline:
        """Return the outline in other units, moved."""
        points = tuple((px * unit + x, py * unit + y) for px, py in self.points)
        return Outline(self.place, points, (self.middle[0] * unit + x, self.middle[1] * unit + y), self.path)


def outline(layout: str, place: Place) -> Outline:
    """Return the outline of a place, in sides of a hex or triangle, or in the units of its own path."""
    if layout == "free":
        x, y = place.at[:2]
        return Outline(place, corners(place.outline) or ((x, y),), (x, y), place.outline)
    if layout == "hex":
        q, r = place.at[:2]
        x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
        turns = [math.radians(60 * corner - 90) for corner in range(6)]
        return Outline(place, tuple((x + math.cos(turn), y + math.sin(turn)) for turn in turns), (x, y))
    kind, a, b = (int(number) for number in place.at[:3])
    if kind == HEXAGON:
        x, y = _lattice(a, b)
        turns = [math.radians(60 * corner) for corner in range(6)]
        points = tuple((x + AROUND * math.cos(turn), y + AROUND * math.sin(turn)) for turn in turns)
        return Outline(place, points, (x, y))
    ends = [(a + 1, b), (a + 1, b + 1), (a, b + 1)] if kind else [(a, b), (a + 1, b), (a, b + 1)]
    points = tuple(_lattice(*end) for end in ends)
    return Outline(place, points, middle(points))


def _lattice(a: int, b: int) -> Point:
    return a + b / 2, -b * ROW


def corners(path: str) -> tuple[Point, ...]:
    """Return the corners of a path with absolute coordinates."""
    numbers = [float(text) for text in re.findall(r"-?\d+(?:\.\d+)?", path)]
    return tuple(zip(numbers[::2], numbers[1::2], strict=False))


def middle(points: Sequence[Point]) -> Point:
    """Return the mean of points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Return left, top, width and height of points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def inset(points: Sequence[Point], share: float) -> list[Point]:
    """Return the points moved towards their middle by a share of the distance."""
    x, y = middle(points)
    return [(x + (px - x) * (1 - share), y + (py - y) * (1 - share)) for px, py in points]


def homeward(shapes: Sequence[Outline], side: int) -> list[Outline]:
    """Return the outlines turned by sixths so that the home of a side lies below the middle."""
    own = [shape.middle for shape in shapes if shape.place.owner == side >= 0]
    if not own:
        return list(shapes)
    x, y = middle([shape.middle for shape in shapes])
    home = middle(own)
    way = math.degrees(math.atan2(home[1] - y, home[0] - x))
    turn = math.radians(round((90 - way) / 60) * 60)
    cos, sin = math.cos(turn), math.sin(turn)

    def turned(point: Point) -> Point:
        return point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos

    return [shape._replace(points=tuple(map(turned, shape.points)), middle=turned(shape.middle)) for shape in shapes]


class Edges(NamedTuple):
    """The sides of triangles."""

    outer: list[tuple[Point, Point]]  # of one triangle only
    borders: list[tuple[Point, Point]]  # between triangles whose ids begin differently


def edges(outlines: Iterable[Outline]) -> Edges:
    """Return the edge of a board of triangles, and the borders of its parts."""
    known: dict[tuple[tuple[int, int], ...], tuple[Point, Point, list[str]]] = {}
    for one in outlines:
        if one.place.at[0] == HEXAGON:
            continue
        for i, start in enumerate(one.points):
            end = one.points[(i + 1) % len(one.points)]
            key = tuple(sorted((round(x), round(y)) for x, y in (start, end)))
            known.setdefault(key, (start, end, []))[2].append(one.place.id.partition(".")[0])
    sides = known.values()
    outer = [(start, end) for start, end, parts in sides if len(parts) == 1]
    return Edges(outer, [(start, end) for start, end, parts in sides if len(set(parts)) > 1])


def hex_sides(place: Place, at: Mapping[tuple[float, ...], str]) -> list[tuple[str, int, int]]:
    """Return the neighbours of a hex, or "" where there is none, each with the corners between which it lies."""
    q, r = place.at[:2]
    sides = zip(NEIGHBOURS, BETWEEN, strict=True)
    return [(at.get((q + dq, r + dr), ""), start, end) for (dq, dr), (start, end) in sides]
