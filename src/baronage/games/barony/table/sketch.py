"""The board editor's drawing of a Kingdom: baronies, homes with start triangles, targets, the Market."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

from baronage.engine.hooks.board_editor import EditorView, Shape
from baronage.games.barony.board.geometry import (
    DIRECTIONS,
    DOWN,
    POINTS,
    STARTS,
    UNITS,
    UP,
    Cell,
    barony_cells,
    corners,
)
from baronage.games.barony.board.kingdoms import MARKET, barony_id, cells_of, numbered
from baronage.games.barony.board.orientation import RISE, SIDE, turned
from baronage.games.barony.data import Vertex
from baronage.games.barony.input_errors import msg

FREE: Final = "free"  # kinds of ids: where a barony can be placed,
STEP: Final = "step"  # a direction to move one,
DOT: Final = "dot"  # where the Market can lie
LANDS: Final = ("light", "dark")
MARGIN: Final = 1  # triangles around the board
GRAIN: Final = 2  # the drawing grows in steps of this many triangles, so that most clicks don't resize it
HEXAGON: Final = 21.0
REACH: Final = 66.0  # of the arrows that move a barony, from its centre

Point = tuple[float, float]
Row = list[Any]


@dataclass
class Drawn:
    """The document shown, and what belongs to the selected tool."""

    document: dict[str, Any]
    faulty: set[str]  # nodes with a problem
    free: list[tuple[str, tuple[list[int], int]]]  # where another barony can be placed
    lays: bool  # whether these places are shown
    steps: str = ""  # the barony that is moved
    dots: list[Vertex] = field(default_factory=list)


class Sheet:
    """Coordinates in the drawing."""

    def __init__(self, cells: list[Cell]) -> None:
        spots = [turned(vertex, 0) for cell in cells for vertex in corners(cell)]
        step_x, step_y = GRAIN * SIDE, GRAIN * RISE
        self.left = math.floor((min(x for x, _ in spots) - MARGIN * SIDE) / step_x) * step_x
        self.top = math.floor((min(y for _, y in spots) - MARGIN * RISE) / step_y) * step_y
        self.width = math.ceil((max(x for x, _ in spots) + MARGIN * SIDE - self.left) / step_x) * step_x
        self.height = math.ceil((max(y for _, y in spots) + MARGIN * RISE - self.top) / step_y) * step_y

    def vertex(self, vertex: Vertex) -> Point:
        """Return the position of a vertex."""
        x, y = turned(vertex, 0)
        return x - self.left, y - self.top

    def triangle(self, cell: Cell, share: float = 1.0) -> str:
        """Return the path of a triangle, or of a smaller one inside it."""
        spots = [self.vertex(vertex) for vertex in corners(cell)]
        x, y = middle(spots)
        return _closed([(x + (px - x) * share, y + (py - y) * share) for px, py in spots])

    def centre(self, cells: list[Cell]) -> Point:
        """Return the centre of a barony."""
        return middle([self.vertex(vertex) for cell in cells for vertex in corners(cell)])

    def outline(self, tip: list[int], left: int, share: float = 1.0) -> str:
        """Return the outline of a barony, or one slightly inside it."""
        la, lb = UNITS[left // 60]
        ra, rb = UNITS[(left // 60 + 1) % 6]
        a, b = tip
        spots = [self.vertex(v) for v in ((a, b), (a + 5 * la, b + 5 * lb), (a + 5 * ra, b + 5 * rb))]
        x, y = middle(spots)
        return _closed([(x + (px - x) * share, y + (py - y) * share) for px, py in spots])


def middle(spots: list[Point]) -> Point:
    """Return the mean of some points."""
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _closed(spots: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + "Z"


def round_path(x: float, y: float, radius: float) -> str:
    """Return a circle as a path."""
    return f"M{x - radius:.1f} {y:.1f}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0Z"


def drawn(shown: Drawn, may: list[str]) -> EditorView:
    """Return the whole drawing."""
    document = shown.document
    room = [cell for _, (tip, left) in shown.free for cell in barony_cells((tip[0], tip[1]), left)]
    sheet = Sheet([*room, *(cell for row in document["baronies"] for cell in cells_of(row))])
    homes = document["homes"]
    shapes: list[Shape] = []
    for id, (tip, left) in shown.free if shown.lays else ():
        at = sheet.centre(barony_cells((tip[0], tip[1]), left))
        shapes.append(Shape(sheet.outline(tip, left, 0.9), "free", id, at, icon="hammer", says=msg("drawn-free")))
    for row in document["baronies"]:
        shapes += _barony(sheet, shown, row)
    shapes += [_hunt(sheet, document, place) for place in range(len(homes)) if document["enemies"][place]]
    shapes += [_dot(sheet, vertex) for vertex in shown.dots if list(vertex) != document.get("market")]
    if document.get("market") is not None:
        shapes.append(_market(sheet, document["market"], MARKET in shown.faulty))
    if shown.steps:
        row = next(row for row in document["baronies"] if barony_id(row[0]) == shown.steps)
        shapes += [_step(sheet, row, way) for way in DIRECTIONS]
    count = len(document["baronies"])
    words = msg("drawn-kingdom", count=count, homes=len(homes), market=int(document.get("market") is not None))
    return EditorView((0.0, 0.0, sheet.width, sheet.height), words, tuple(shapes), may)


def _barony(sheet: Sheet, shown: Drawn, row: Row) -> list[Shape]:
    """Return a barony: its triangles; for a home also its points and start triangles; then its outline, to be clicked."""
    name, tip, left = row
    cells, document = cells_of(row), shown.document
    homes = document["homes"]
    seat = homes.index(name) if name in homes else -1
    enemy = document["enemies"][seat] if seat >= 0 else ""
    team = document["teams"][seat] if seat >= 0 and document.get("teams") else ""
    numbers = numbered(document)
    aim = str(numbers[enemy]) if enemy else "none"
    found = [
        Shape("".join(sheet.triangle(cell) for cell in cells if cell[0] == colour), LANDS[colour])
        for colour in (UP, DOWN)
    ]
    if seat >= 0:
        for index in POINTS:
            found.append(Shape(sheet.triangle(cells[index - 1], 0.75), "point", seat=seat))
        for index in STARTS:
            at = middle([sheet.vertex(vertex) for vertex in corners(cells[index - 1])])
            found.append(Shape(round_path(*at, 5), "start", seat=seat))
    id = barony_id(name)
    kind = "wrong" if id in shown.faulty else "home" if seat >= 0 else "barony"
    says = msg("drawn-barony", name=numbers[name], home=int(seat >= 0), enemy=aim, team=team or "none")
    icon = "warning" if id in shown.faulty else "shield" if seat >= 0 else ""
    text = str(numbers[name])
    outline = sheet.outline(tip, left)
    return [*found, Shape(outline, kind, id, sheet.centre(cells), seat, icon, text, team, says)]


def _hunt(sheet: Sheet, document: dict[str, Any], place: int) -> Shape:
    """Return an arrow from a home to its target barony, slightly to the right of the straight line."""
    rows = {row[0]: row for row in document["baronies"]}
    (ax, ay), (bx, by) = (
        sheet.centre(cells_of(rows[name])) for name in (document["homes"][place], document["enemies"][place])
    )
    far = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / far, (by - ay) / far
    start, end = 34.0, max(far - 34.0, 35.0)
    aside = 10.0

    def spot(way: float, off: float) -> str:
        return f"{ax + ux * way - uy * off:.1f} {ay + uy * way + ux * off:.1f}"

    shaft = f"M{spot(start, aside)}L{spot(end, aside)}"
    return Shape(
        f"{shaft}M{spot(end - 12, aside - 8)}L{spot(end, aside)}L{spot(end - 12, aside + 8)}", "hunt", seat=place
    )


def _dot(sheet: Sheet, vertex: Vertex) -> Shape:
    x, y = sheet.vertex(vertex)
    return Shape(round_path(x, y, 9), "free", f"{DOT}.{vertex[0]},{vertex[1]}", (x, y), says=msg("drawn-dot"))


def _market(sheet: Sheet, at: list[int], faulty: bool) -> Shape:
    x, y = sheet.vertex((at[0], at[1]))
    ways = [math.radians(30 + 60 * way) for way in DIRECTIONS]
    shape = _closed([(x + HEXAGON * math.cos(way), y + HEXAGON * math.sin(way)) for way in ways])
    return Shape(shape, "wrong" if faulty else "market", MARKET, (x, y), icon="stall", says=msg("drawn-market"))


def _step(sheet: Sheet, row: Row, way: int) -> Shape:
    """Return an arrow that moves the barony by a triangle."""
    x, y = sheet.centre(cells_of(row))
    angle = math.radians(60 * way)
    cx, cy = math.cos(angle), -math.sin(angle)
    mx, my = x + REACH * cx, y + REACH * cy
    spots = [(-7 * cx - 7 * -cy, -7 * cy - 7 * cx), (8 * cx, 8 * cy), (-7 * cx + 7 * -cy, -7 * cy + 7 * cx)]
    head = "M" + "L".join(f"{mx + px:.1f} {my + py:.1f}" for px, py in spots)
    return Shape(round_path(mx, my, 21) + head, "step", f"{STEP}.{way}", (mx, my), says=msg("drawn-step", way=way))
