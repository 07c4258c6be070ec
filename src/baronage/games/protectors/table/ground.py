"""Outlines of the lands around the Sea: one ring, two rings, or any other board."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from baronage.engine.picture.table import Msg, Place
from baronage.games.protectors.board.coasts import ground
from baronage.games.protectors.board.realm import Land, ring, two_ring
from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.nodes import place_id

Point = tuple[float, float]
Ellipse = tuple[float, float, float]  # half width, half height, and how uneven it is

SEA: Final = "SEA"
CENTRE: Final = (560.0, 420.0)
ONE: Final[tuple[Ellipse, ...]] = ((352, 252, 6), (540, 404, 7))  # the shore, and the coast outside
TWO: Final[tuple[Ellipse, ...]] = ((226, 158, 4), (392, 286, 6), (540, 404, 7))
ISLE: Final = (70.0, 54.0)
ARC: Final = 2.5  # degrees between two points of an outline
ACROSS: Final = 6  # steps from the shore to the coast


@lru_cache(maxsize=64)
def lands(land: Land) -> tuple[Place, ...]:
    """Return the Provinces of a board, and the Island if there is one."""
    shape, _ = _shapes(land)
    found = []
    for number in range(1, land.provinces + 1):
        outline, at = shape[number]
        beside = tuple(place_id(other) for other in land.adjacent[number])
        found.append(Place(place_id(number), _round(at), "", -1, beside, outline, ("place-label", {"place": number})))
    if land.island:
        x, y = CENTRE if _rings(land) else ground(land).centre
        isle = _path([(x + ISLE[0] * math.cos(a), y + ISLE[1] * math.sin(a)) for a in _turn(24)])
        found.append(Place(place_id(ISLAND), _round((x, y)), "isle", -1, (), isle, ("place-island", {})))
    return tuple(found)


def sea(land: Land, name: Msg) -> Place:
    """Return the Sea with its present name."""
    _, (outline, at) = _shapes(land)
    return Place(SEA, _round(at), "sea", -1, (), outline, name)


def _rings(land: Land) -> int:
    """Return the number of rings of a board, or 0 if it has another shape."""
    pairs = {(one, other) for one in range(1, land.provinces + 1) for other in land.adjacent[one] if one < other}
    if pairs == {(min(pair), max(pair)) for pair in ring(land.provinces)}:
        return 1
    even = land.provinces > 3 and not land.provinces % 2
    return 2 if even and pairs == {(min(pair), max(pair)) for pair in two_ring(land.provinces)} else 0


@lru_cache(maxsize=64)
def _shapes(land: Land) -> tuple[dict[int, tuple[str, Point]], tuple[str, Point]]:
    """Return the outline and the middle of each Province by number, and of the Sea."""
    rings = _rings(land)
    if not rings:
        lie = ground(land)
        shore = [_on(lie.centre, lie.wide * lie.sea, lie.high * lie.sea, a) for a in _turn(72)]
        places = {number: (place.area, place.at) for number, place in lie.places.items()}
        return places, (_path(shore), lie.centre)
    circles = ONE if rings == 1 else TWO
    around = land.provinces // rings
    share = 2 * math.pi / around
    found = {}
    for number in range(1, land.provinces + 1):
        inland, at = divmod(number - 1, around)
        middle = -math.pi / 2 + at * share - (share / 2 if inland else 0.0)
        first = 2 * at - inland  # its corners are counted in half shares
        outline = _outline(circles, inland, middle - share / 2, first - 1, middle + share / 2, first + 1, around)
        rx = (circles[inland][0] + circles[inland + 1][0]) / 2
        ry = (circles[inland][1] + circles[inland + 1][1]) / 2
        found[number] = _path(outline), _on(CENTRE, rx, ry, middle)
    return found, (_path([_spot(circles, a, 0) for a in _turn(120)]), CENTRE)


def _outline(
    circles: tuple[Ellipse, ...], inland: int, left: float, corner: int, right: float, other: int, around: int
) -> list[Point]:
    """Return the outline of a Province between two angles. `corner` and `other` number its sides."""
    steps = max(4, round(math.degrees(right - left) / ARC))
    found = []
    inner, outer = float(inland), float(inland + 1)

    def side(angle: float, number: int, far: float) -> float:
        """Return the angle of an uneven border at a distance from the shore."""
        return angle + min(0.028, (right - left) / 14) * math.sin(5 * far + 7 * (number % (2 * around)))

    for i in range(steps + 1):
        start, end = side(left, corner, inner), side(right, other, inner)
        found.append(_spot(circles, start + (end - start) * i / steps, inner))
    found += [_spot(circles, side(right, other, inner + i / ACROSS), inner + i / ACROSS) for i in range(1, ACROSS)]
    for i in range(steps + 1):
        start, end = side(left, corner, outer), side(right, other, outer)
        found.append(_spot(circles, end + (start - end) * i / steps, outer))
    found += [_spot(circles, side(left, corner, outer - i / ACROSS), outer - i / ACROSS) for i in range(1, ACROSS)]
    return found


def _spot(circles: tuple[Ellipse, ...], angle: float, far: float) -> Point:
    """Return a point at an angle and a distance from the shore, counted in rings."""
    ring_at = min(int(far), len(circles) - 2)
    share = far - ring_at
    rx, ry, uneven = (
        one * (1 - share) + other * share for one, other in zip(circles[ring_at], circles[ring_at + 1], strict=True)
    )
    phase = 1.3 + far
    more = uneven * (
        math.sin(3 * angle + phase) + 0.6 * math.sin(7 * angle + 2 * phase) + 0.4 * math.sin(3 * (5 * angle + phase))
    )
    return _on(CENTRE, rx + more, ry + more, angle)


def _on(centre: Point, rx: float, ry: float, angle: float) -> Point:
    return centre[0] + rx * math.cos(angle), centre[1] + ry * math.sin(angle)


def _turn(steps: int) -> list[float]:
    return [2 * math.pi * i / steps for i in range(steps)]


def _path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "z"


def _round(point: Point) -> tuple[float, ...]:
    return round(point[0]), round(point[1])
