"""Map layout: the position, coasts and borders of each Province around the Sea.

The ring board is one band of land. The two-ring board has two, the inland ring shifted by half a Province. Any other
board is drawn as a ring too, in an order that keeps neighbours together. Water separates adjacent Provinces without a
border; borders that the ring can't show are causeways across the Sea. The layout depends on the board alone.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from baronage.games.protectors.board.realm import Land, ring, two_ring

Point = tuple[float, float]
Line = list[Point]  # the ends are corners, points between are smoothed
Pair = tuple[int, int]

LEAST: Final = 340.0  # half the width of a small board,
WIDER: Final = 400.0  # of one for many players
MAX: Final = 470.0
MARGIN: Final = 30.0
CHANNEL: Final = 9.0  # half the water between Provinces that share no border
BAND: Final = 4.0  # distance of the controller's band from the border,
MARK: Final = 9.5  # and of the line that marks a node as clickable or selected


class Place:
    """A Province: its outline, inner lines, and the position and maximum width of its plate."""

    __slots__ = ("area", "at", "inside", "mark", "wide")

    def __init__(self, outline: list[Line], at: Point) -> None:
        self.area: Final = smooth(outline)
        self.inside: Final = smooth(inset(outline, BAND))
        self.mark: Final = smooth(inset(outline, MARK))
        points = [point for line in outline for point in line[:-1]]
        left, right = -math.inf, math.inf
        for dy in (-20.0, 0.0, 20.0):  # the height of a plate
            first, last = _chord(points, at[0], at[1] + dy)
            left, right = max(left, first), min(right, last)
        self.at: Final = ((left + right) / 2, at[1])
        self.wide: Final = right - left - 4 * BAND


class Ground:
    """The layout of a whole board."""

    def __init__(self, provinces: int, pairs: frozenset[Pair]) -> None:
        self.provinces: Final = provinces
        self.pairs: Final = pairs
        self.places: dict[int, Place] = {}
        self.borders: dict[Pair, Line] = {}
        self.shores: list[str] = []  # faint lines in the water around the land
        double = provinces > 3 and pairs == _pairs(two_ring(provinces)) and not provinces % 2
        around = provinces // 2 if double else provinces
        inner = (0.36 + 0.1 * min(1.0, around / 26)) if double else 0.5 + 0.2 * min(1.0, max(0, around - 8) / 30)
        middle = (inner + 1) / 2
        need = 66.0 if double else 76.0
        across = (inner + middle) / 2 if double else middle
        least = LEAST if provinces < 14 else WIDER
        self.wide: Final = max(least, min(MAX, need * around / (2 * math.pi * across)))
        self.high: Final = self.wide * (1.06 if self.wide < 400 else 1.0)
        self.centre: Final = (self.wide + MARGIN, self.high + MARGIN)
        self.sea: Final = inner  # share of the board taken by the Sea
        self.crowded: Final = around > (13 if double else 18)  # if so, all plates are small
        self.water = ""  # all water
        self.edges = ""  # where the land ends
        if double:
            self._two(around, inner, middle)
        else:
            self._one(_order(provinces, pairs), inner)

    @property
    def width(self) -> float:
        """Width of the picture."""
        return 2 * self.centre[0]

    @property
    def height(self) -> float:
        """Height of the picture."""
        return 2 * self.centre[1]

    def spot(self, far: float, angle: float, across: float = 0.0) -> Point:
        """Return the point at a share of the way to the outer coast and an angle, `across` to the right of the ray."""
        x = self.centre[0] + self.wide * far * math.cos(angle) - across * math.sin(angle)
        y = self.centre[1] + self.high * far * math.sin(angle) + across * math.cos(angle)
        return x, y

    # --- one ring -----------------------------------------------------------------------------------------------

    def _one(self, order: list[int], inner: float) -> None:
        count = len(order)
        step = 2 * math.pi / count
        ends: list[tuple[Line, Line]] = []  # the border after each Province: its own side, and that of the next
        for i, place in enumerate(order):
            angle = -math.pi / 2 + (i + 0.5) * step
            other = order[(i + 1) % count]
            joined = _pair(place, other) in self.pairs
            if joined and (count > 2 or i == 0):
                line = self._ray(inner, 1.0, angle, 7 * i)
                self.borders[_pair(place, other)] = line
                ends.append((line, line))
            elif joined:  # two Provinces that meet twice have one border
                line = self._ray(inner, 1.0, angle, 7 * i)
                ends.append((line, line))
            else:
                ends.append(
                    (self._ray(inner, 1.0, angle, 7 * i, -CHANNEL), self._ray(inner, 1.0, angle, 7 * i, CHANNEL))
                )
        outer_lines, inner_lines = [], []
        for i, place in enumerate(order):
            before, after = ends[i - 1][1], ends[i][0]
            angle = -math.pi / 2 + i * step
            far = self._arc(before[-1], after[-1], 1.0, angle, step, 100 + i, 0.035)
            near = self._arc(before[0], after[0], inner, angle, step, 300 + i, 0.05)
            outline = [far, after[::-1], near[::-1], before]
            middle = (1 + inner) / 2 + 0.01
            self.places[place] = Place(outline, self.spot(middle, angle))
            outer_lines.append(far)
            inner_lines.append(near)
        channels = [side for own, following in ends if own is not following for side in (own, following)]
        self._coasts(outer_lines, inner_lines, channels)

    # --- two rings ----------------------------------------------------------------------------------------------

    def _two(self, around: int, inner: float, middle: float) -> None:
        step = 2 * math.pi / around
        half = step / 2
        coastal = [self._ray(inner, middle, -math.pi / 2 + i * step - half, 7 * i) for i in range(around)]
        inland = [self._ray(middle, 1.0, -math.pi / 2 + i * step, 900 + 7 * i) for i in range(around)]
        # the line between the rings, before and after the middle of each coastal Province
        left, right = [], []
        for i in range(around):
            angle = -math.pi / 2 + i * step
            after = coastal[(i + 1) % around]
            left.append(self._arc(coastal[i][-1], inland[i][0], middle, angle - half / 2, half, 500 + i, 0.02))
            right.append(self._arc(inland[i][0], after[-1], middle, angle + half / 2, half, 600 + i, 0.02))
        outer_lines, inner_lines = [], []
        for i in range(around):
            angle = -math.pi / 2 + i * step
            following = (i + 1) % around
            near = self._arc(coastal[i][0], coastal[following][0], inner, angle, step, 300 + i, 0.05)
            outline = [left[i], right[i], coastal[following][::-1], near[::-1], coastal[i]]
            far = (inner + middle) / 2
            self.places[i + 1] = Place(outline, self.spot(far, angle))
            inner_lines.append(near)
            # the inland Province before this middle, behind the border of the coastal ones
            back = i - 1
            coast = self._arc(inland[back][-1], inland[i][-1], 1.0, angle - half, step, 100 + i, 0.03)
            outline = [coast, inland[i][::-1], left[i][::-1], right[back][::-1], inland[back]]
            far = (middle + 1) / 2
            self.places[around + i + 1] = Place(outline, self.spot(far, angle - half))
            outer_lines.append(coast)
            self.borders[_pair(i + 1, around + i + 1)] = left[i]
            self.borders[_pair(i + 1, around + following + 1)] = right[i]
            if around > 2 or i == 0:
                self.borders[_pair(back % around + 1, i + 1)] = coastal[i]
                self.borders[_pair(around + i + 1, around + following + 1)] = inland[i]
        self._coasts(outer_lines, inner_lines, [])

    # --- lines --------------------------------------------------------------------------------------------------

    def _ray(self, start: float, end: float, angle: float, key: int, across: float = 0.0) -> Line:
        """Return a border from the inside to the outside."""
        lean = 0.02 * _noise(key)
        jag = min(9.0, 0.05 * self.wide)
        found = []
        for i in range(5):
            share = i / 4
            aside = across + (jag * _noise(key + 1 + i) if 0 < i < 4 else 0.0)
            found.append(self.spot(start + (end - start) * share, angle + lean * (share - 0.5), aside))
        return found

    def _arc(self, start: Point, end: Point, far: float, angle: float, step: float, key: int, rough: float) -> Line:
        """Return a coast between two corners, or the line between the rings."""
        pieces = max(2, min(9, round(step * self.wide * far / 42)))
        found = [start]
        for i in range(1, pieces):
            share = i / pieces
            bulge = far * (1 + rough * _noise(17 * key + i) * math.sin(math.pi * share) ** 0.5)
            found.append(self.spot(bulge, angle + step * (share - 0.5)))
        return [*found, end]

    def _coasts(self, outer: list[Line], inner: list[Line], channels: list[Line]) -> None:
        self.water = smooth(_chain(outer))
        self.edges = "".join(drawn(line) for line in (*outer, *inner, *channels))
        for away in (7.0, 14.0):
            self.shores.append(smooth(inset(_chain(outer), -away)))


def _chain(lines: list[Line]) -> list[Line]:
    """Join coasts into one outline; gaps of water are crossed by a straight line."""
    found: list[Line] = []
    for line, following in pairwise([*lines, lines[0]]):
        found.append(line)
        if line[-1] != following[0]:
            found.append([line[-1], following[0]])
    return found


def _chord(points: list[Point], x: float, y: float) -> Point:
    """Return how far the land extends to the left and right of a point."""
    left, right = x - 30.0, x + 30.0
    met = []
    for (ax, ay), (bx, by) in pairwise([*points, points[0]]):
        if (ay > y) != (by > y):
            met.append(ax + (y - ay) / (by - ay) * (bx - ax))
    left = max((at for at in met if at <= x), default=left)
    right = min((at for at in met if at > x), default=right)
    return left, right


def _noise(key: int) -> float:
    """Return a deterministic number from -1 to 1 for `key`."""
    mixed = (key * 2654435761 + 974711) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 15) * 2246822519) & 0xFFFFFFFF
    return (mixed ^ mixed >> 13) / 0x7FFFFFFF - 1


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def _pairs(borders: list[tuple[int, int]]) -> frozenset[Pair]:
    return frozenset(_pair(one, other) for one, other in borders)


# --- shapes ---------------------------------------------------------------------------------------------------------


def smooth(outline: list[Line]) -> str:
    """Return a closed path through all points, rounded within each line and with corners between lines."""
    start = outline[0][0]
    found = [f"M{start[0]:.1f} {start[1]:.1f}"]
    found += [curve(line) for line in outline]
    return "".join(found) + "Z"


def curve(line: Line) -> str:
    """Return the rest of a path through the points of a line; both directions give the same curve."""
    if len(line) == 2:
        return f"L{line[1][0]:.1f} {line[1][1]:.1f}"
    found = []
    for i in range(len(line) - 1):
        (ax, ay), (bx, by) = line[i], line[i + 1]
        px, py = line[max(i - 1, 0)]
        nx, ny = line[min(i + 2, len(line) - 1)]
        found.append(
            f"C{ax + (bx - px) / 6:.1f} {ay + (by - py) / 6:.1f} {bx - (nx - ax) / 6:.1f} {by - (ny - ay) / 6:.1f}"
            f" {bx:.1f} {by:.1f}"
        )
    return "".join(found)


def drawn(line: Line) -> str:
    """Return the path of a single line."""
    return f"M{line[0][0]:.1f} {line[0][1]:.1f}{curve(line)}"


def inset(outline: list[Line], by: float) -> list[Line]:
    """Return the outline moved inwards by `by`; a negative value moves it outwards."""
    points = [point for line in outline for point in line[:-1]]
    count = len(points)
    turned = sum(
        one[0] * other[1] - other[0] * one[1] for one, other in pairwise([*points, points[0]])
    )  # positive: clockwise on the screen
    side = by if turned > 0 else -by
    moved = []
    for i, (x, y) in enumerate(points):
        ax, ay = points[i - 1]
        bx, by_ = points[(i + 1) % count]
        inx, iny = _unit(x - ax, y - ay)
        outx, outy = _unit(bx - x, by_ - y)
        nx, ny = _unit(-(iny + outy), inx + outx)
        lean = max(0.45, nx * -iny + ny * inx)  # a sharp corner is cut off
        moved.append((x + nx * side / lean, y + ny * side / lean))
    found, at = [], 0
    for line in outline:
        found.append([moved[(at + i) % count] for i in range(len(line))])
        at += len(line) - 1
    return found


def _unit(x: float, y: float) -> Point:
    length = math.hypot(x, y) or 1.0
    return x / length, y / length


# --- boards of other shapes -----------------------------------------------------------------------------------------


def _order(provinces: int, pairs: frozenset[Pair]) -> list[int]:
    """Return the order of Provinces around the Sea: by number, or with most neighbours adjacent and short causeways."""
    order = list(range(1, provinces + 1))
    if pairs >= _pairs(ring(provinces)) or provinces < 4:
        return order

    def cost() -> float:
        at = {place: i for i, place in enumerate(order)}
        total = 0.0
        for one, other in pairs:
            apart = abs(at[one] - at[other])
            total += min(apart, provinces - apart) - 1
        return total

    best = cost()
    for _ in range(4):  # reverse a section of the ring wherever that brings neighbours closer
        before = best
        for i in range(1, provinces - 1):
            for j in range(i + 2, provinces + 1):
                order[i:j] = order[i:j][::-1]
                now = cost()
                if now < best:
                    best = now
                else:
                    order[i:j] = order[i:j][::-1]
        if best == before:
            break
    return order


@lru_cache(16)
def _ground(provinces: int, pairs: frozenset[Pair]) -> Ground:
    return Ground(provinces, pairs)


def ground(land: Land) -> Ground:
    """Return the cached layout of a board."""
    pairs = frozenset((place, other) for place, near in enumerate(land.adjacent) for other in near if place < other)
    return _ground(land.provinces, pairs)
