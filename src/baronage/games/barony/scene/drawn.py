"""The board editor's picture of a Kingdom: baronies, homes with start triangles, targets, the Market."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

from baronage.engine.picture.scene import Node, Scene, circle, group, icon, path, text
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
from baronage.games.barony.meta import META

FREE: Final = "free"  # kinds of ids: where a barony can be placed,
STEP: Final = "step"  # a direction to move one,
DOT: Final = "dot"  # where the Market can lie
LANDS: Final = ("land-light", "land-dark")
MARGIN: Final = 1  # triangles around the board
GRAIN: Final = 2  # the picture grows in steps of this many triangles, so that most clicks don't resize it
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
    """Coordinates in the picture."""

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


def drawn(shown: Drawn) -> Scene:
    """Return the whole picture."""
    document = shown.document
    room = [cell for _, (tip, left) in shown.free for cell in barony_cells((tip[0], tip[1]), left)]
    sheet = Sheet([*room, *(cell for row in document["baronies"] for cell in cells_of(row))])
    homes = document["homes"]
    board = group(id="kingdom")
    for id, (tip, left) in shown.free if shown.lays else ():
        x, y = sheet.centre(barony_cells((tip[0], tip[1]), left))
        spot = group(path(sheet.outline(tip, left, 0.9), "slot dashed"), id=id, says=msg("drawn-free"))
        board.add(spot.add(icon(x - 11, y - 11, 22, "hammer", "muted")))
    board.add(*(_barony(sheet, shown, row) for row in document["baronies"]))
    board.add(*(_hunt(sheet, document, place) for place in range(len(homes)) if document["enemies"][place]))
    board.add(*(_dot(sheet, vertex) for vertex in shown.dots if list(vertex) != document.get("market")))
    if document.get("market") is not None:
        board.add(_market(sheet, document["market"], MARKET in shown.faulty))
    if shown.steps:
        row = next(row for row in document["baronies"] if barony_id(row[0]) == shown.steps)
        board.add(*(_step(sheet, row, way) for way in DIRECTIONS))
    count = len(document["baronies"])
    words = msg("drawn-kingdom", count=count, homes=len(homes), market=int(document.get("market") is not None))
    return Scene(META.title, sheet.width, sheet.height, words, nodes=[board])


def _barony(sheet: Sheet, shown: Drawn, row: Row) -> Node:
    """Return a barony: its outline, for marks, then its triangles; for a home also points and start triangles."""
    name, tip, left = row
    cells, document = cells_of(row), shown.document
    homes = document["homes"]
    seat = homes.index(name) if name in homes else -1
    enemy = document["enemies"][seat] if seat >= 0 else ""
    found = group(path(sheet.outline(tip, left, 0.97)), id=barony_id(name))
    team = document["teams"][seat] if seat >= 0 and document.get("teams") else ""
    numbers = numbered(document)
    aim = str(numbers[enemy]) if enemy else "none"
    found.says = msg("drawn-barony", name=numbers[name], home=int(seat >= 0), enemy=aim, team=team or "none")
    for colour in (UP, DOWN):
        found.add(path("".join(sheet.triangle(cell) for cell in cells if cell[0] == colour), f"{LANDS[colour]} line"))
    x, y = sheet.centre(cells)
    if seat >= 0:
        found.add(path(sheet.outline(tip, left), f"owned seat-{seat}"))
        for index in STARTS:
            sx, sy = middle([sheet.vertex(vertex) for vertex in corners(cells[index - 1])])
            found.add(circle(sx, sy, 5, f"piece seat-{seat}"))
        for index in POINTS:
            found.add(path(sheet.triangle(cells[index - 1], 0.75), f"band seat-{seat}"))
        found.add(icon(x - 17, y - 26, 34, "shield", f"seat-{seat}"))
    found.add(path(sheet.outline(tip, left), "edge"))
    if found.id in shown.faulty:
        found.add(path(sheet.outline(tip, left, 0.88), "warn"), icon(x + 20, y - 12, 24, "warning", "warn"))
    if team:
        found.add(text(x, y + 44, team, "small strong halo middle"))
    below = y + (24 if seat >= 0 else 6)
    found.add(text(x, below, str(numbers[name]), "heading halo middle"))
    return found.add(text(x, below - 46, name, "small halo middle notation"))


def _hunt(sheet: Sheet, document: dict[str, Any], place: int) -> Node:
    """Return an arrow from a home to its target barony, slightly to the right of the straight line."""
    rows = {row[0]: row for row in document["baronies"]}
    (ax, ay), (bx, by) = (
        sheet.centre(cells_of(rows[name])) for name in (document["homes"][place], document["enemies"][place])
    )
    far = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / far, (by - ay) / far
    start, end = 34.0, max(far - 34.0, 35.0)
    aside = 10.0
    spots = [(ax + ux * way - uy * aside, ay + uy * way + ux * aside) for way in (start, end)]
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots), f"arrow seat-{place}")


def _dot(sheet: Sheet, vertex: Vertex) -> Node:
    x, y = sheet.vertex(vertex)
    found = group(circle(0, 0, 9, "slot"), id=f"{DOT}.{vertex[0]},{vertex[1]}", x=x, y=y)
    found.says = msg("drawn-dot")
    return found


def _market(sheet: Sheet, at: list[int], faulty: bool) -> Node:
    x, y = sheet.vertex((at[0], at[1]))
    ways = [math.radians(30 + 60 * way) for way in DIRECTIONS]
    shape = _closed([(HEXAGON * math.cos(way), HEXAGON * math.sin(way)) for way in ways])
    found = group(path(shape, "land-market edge"), id=MARKET, x=x, y=y, says=msg("drawn-market"))
    if faulty:
        found.add(icon(14, -34, 24, "warning", "warn"))
    return found.add(icon(-11, -11, 22, "stall"))


def _step(sheet: Sheet, row: Row, way: int) -> Node:
    """Return an arrow that moves the barony by a triangle."""
    x, y = sheet.centre(cells_of(row))
    angle = math.radians(60 * way)
    cx, cy = math.cos(angle), -math.sin(angle)
    found = group(circle(0, 0, 21, "plate"), id=f"{STEP}.{way}", x=x + REACH * cx, y=y + REACH * cy)
    found.says = msg("drawn-step", way=way)
    spots = [(-7 * cx - 7 * -cy, -7 * cy - 7 * cx), (8 * cx, 8 * cy), (-7 * cx + 7 * -cy, -7 * cy + 7 * cx)]
    return found.add(path("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in spots), "edge"))
