"""The Kingdom as flat tables: triangles, directions, baronies, Market, range, flight directions (BAR-G1 to G7).

A triangle is a number: barony (in the order of BAR-X1.06) times 25 plus index minus 1. The Market is the number after
the last triangle; `OUT` is everything outside. The six bump directions 30, 90, ... 330 are the numbers 0 to 5, the
six lane directions 0, 60, ... 300 likewise. Lane L lies between the bump directions L - 1 and L.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Final

from baronage.games.barony.data import PLANS, Plan, Tile, Vertex

OUT: Final = -1
DIRECTIONS: Final = range(6)
ANGLES: Final = (30, 90, 150, 210, 270, 330)
DIRECTION: Final = {angle: number for number, angle in enumerate(ANGLES)}
BARONY: Final = 25  # triangles of a barony (BAR-G3.01)
POINTS: Final = (1, 17, 25)  # indices (BAR-G3.05)
STARTS: Final = (1, 2, 4, 5, 9, 10, 16, 17, 25)  # indices (BAR-G3.06)
UNITS: Final[tuple[Vertex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # by angle / 60

UP: Final = 0  # white (BAR-G1.03)
DOWN: Final = 1  # black
Cell = tuple[int, int, int]  # UP or DOWN, a, b

# BAR-G2.01: one step, as the change of (a,b) to a triangle of the other colour; even directions leave `u` through a side
_STEP: Final[tuple[tuple[Vertex, ...], tuple[Vertex, ...]]] = (
    ((0, 0), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)),
    ((1, 1), (0, 1), (-1, 1), (0, 0), (1, -1), (1, 0)),
)
# The direction from a vertex through the centre of the triangle, in the order of `corners`.
_THROUGH: Final = ((0, 2, 4), (1, 3, 5))
# BAR-G5.03: the triangle whose centre lies at that direction from the vertex
AROUND: Final[tuple[Cell, ...]] = (
    (UP, 0, 0),
    (DOWN, -1, 0),
    (UP, -1, 0),
    (DOWN, -1, -1),
    (UP, 0, -1),
    (DOWN, 0, -1),
)

NAME: Final = re.compile(r"([A-Z][A-Za-z]{0,3})([0-9]{0,2})$")


def corners(cell: Cell) -> tuple[Vertex, Vertex, Vertex]:
    """Return the vertices of a triangle (BAR-G1.02)."""
    colour, a, b = cell
    if colour == UP:
        return (a, b), (a + 1, b), (a, b + 1)
    return (a + 1, b), (a + 1, b + 1), (a, b + 1)


def cell_of(vertices: set[Vertex]) -> Cell:
    """Return the triangle with these vertices."""
    a, b = min(v[0] for v in vertices), min(v[1] for v in vertices)
    return (UP if (a, b) in vertices else DOWN, a, b)


def next_cell(cell: Cell, direction: int) -> Cell:
    """Return the triangle one step in a bump direction, inside the Kingdom or not (BAR-G2.01)."""
    colour, a, b = cell
    da, db = _STEP[colour][direction]
    return (1 - colour, a + da, b + db)


def barony_cells(tip: Vertex, left: int) -> list[Cell]:
    """Return the triangles of a barony by index (BAR-G3.02 to G3.04)."""
    la, lb = UNITS[left // 60]
    ra, rb = UNITS[(left // 60 + 1) % 6]
    cells: list[Cell] = []
    for row in range(1, 6):
        for position in range(1, 2 * row):
            j = position // 2
            a, b = tip[0] + (row - 1 - j) * la + j * ra, tip[1] + (row - 1 - j) * lb + j * rb
            if position % 2:
                cells.append(cell_of({(a, b), (a + la, b + lb), (a + ra, b + rb)}))
            else:
                cells.append(cell_of({(a + la - ra, b + lb - rb), (a, b), (a + la, b + lb)}))
    return cells


def lane_step(colour: int, lane: int) -> int:
    """Return the side step of a lane from a triangle of `colour`: the direction that crosses a side (BAR-G2.03)."""
    return lane if lane % 2 == colour else (lane - 1) % 6


# --- legs (BAR-M1.08): n triangles travelled in one direction, and the bump directions D as a bit set ------------------


def lanes_of(direction: int) -> int:
    """Return the two lanes beside a side step, as a bit set."""
    return 1 << direction | 1 << (direction + 1) % 6


def sider_leg(n: int, lanes: int, direction: int) -> tuple[int, int]:
    """Return the leg (n, possible lanes) after one more side step; a fresh leg has n = 0 (BAR-M2.03)."""
    both = lanes_of(direction)
    if n and lanes & both:
        return n + 1, lanes & both
    return 1, both


def sider_bumps(n: int, lanes: int, direction: int) -> int:
    """Return the bump directions of a Sider whose last step went in `direction` (BAR-M2.04)."""
    if n == 1:
        return 1 << direction
    lane = lanes.bit_length() - 1
    return 1 << lane | 1 << (lane - 1) % 6


def members(bits: int) -> list[int]:
    """Return the directions in a bit set, by angle."""
    return [direction for direction in DIRECTIONS if bits >> direction & 1]


def order_of(name: str) -> tuple[str, int]:
    """Return the sort key of a barony: its letters, then its number (BAR-X1.06)."""
    found = NAME.match(name)
    if found is None:
        return (name, 0)
    return (found[1], int(found[2] or 0))


class Kingdom:
    """The immutable tables of one board."""

    def __init__(self, plan: Plan) -> None:
        market, homes = plan.market, plan.homes
        tiles = tuple(sorted(plan.tiles, key=lambda tile: order_of(tile[0])))
        self.name: Final = plan.name
        self.baronies: Final = tuple(tile[0] for tile in tiles)
        self.tiles: Final = tiles
        self.cells: Final[list[Cell]] = [cell for _, tip, left in tiles for cell in barony_cells(tip, left)]
        self.number: Final = {cell: number for number, cell in enumerate(self.cells)}
        self.size: Final = len(self.cells)
        self.market: Final = self.size  # the space of that number (BAR-G5.01)
        self.market_vertex: Final = market
        self.colour: Final = [cell[0] for cell in self.cells]
        find = self.number.get
        # step[6 * triangle + direction]: the next triangle on the bump line, or OUT
        self.step: Final = [find(next_cell(cell, d), OUT) for cell in self.cells for d in DIRECTIONS]
        # jump: two steps, or OUT where either is outside (BAR-G2.04, M3.05)
        self.jump: Final = [
            self.step[6 * over + d] if (over := self.step[6 * triangle + d]) >= 0 else OUT
            for triangle in range(self.size)
            for d in DIRECTIONS
        ]
        # BAR-G1.04: side neighbours, as (triangle, direction)
        self.sides: Final = [
            tuple(
                (self.step[6 * triangle + d], d)
                for d in range(self.colour[triangle], 6, 2)
                if self.step[6 * triangle + d] >= 0
            )
            for triangle in range(self.size)
        ]
        # BAR-G1.05, M4.02: touching triangles, as (triangle, bit set of the bump directions of entering it)
        at: dict[Vertex, list[int]] = {}
        for number, cell in enumerate(self.cells):
            for vertex in corners(cell):
                at.setdefault(vertex, []).append(number)
        self.at_vertex: Final = at
        self.touches: Final = [self._touching(triangle) for triangle in range(self.size)]
        # BAR-G5.02, G5.03: the triangles that border the Market, by direction
        around = [] if market is None else [(colour, market[0] + a, market[1] + b) for colour, a, b in AROUND]
        self.border: Final = [find(cell, OUT) for cell in around]
        self.border_direction: Final = [
            self.border.index(triangle) if triangle in self.border else -1 for triangle in range(self.size)
        ]
        self.homes: Final = homes  # clockwise
        self.goals: Final = (*homes, *plan.further)  # the baronies whose points count: homes, then further targets
        self.enemies: Final = plan.enemies  # for each home, the index of its Baron's target among the goals
        self.teams: Final = plan.teams
        first = [self.baronies.index(goal) * BARONY for goal in self.goals]
        self.home_first: Final = first[: len(homes)]  # for each home, the number of its index 1
        self.points: Final = [[start + index - 1 for index in POINTS] for start in first]  # of each goal
        self.starts: Final = [[start + index - 1 for index in STARTS] for start in self.home_first]
        self._ranges: dict[int, list[int]] = {}
        # BAR-G3.03: the names of all triangles and of the Market; last, at index OUT, of outside
        triangles = [f"{barony}.{index}" for barony in self.baronies for index in range(1, BARONY + 1)]
        self.names: Final = [*triangles, "M", "X"]

    def _touching(self, triangle: int) -> tuple[tuple[int, int], ...]:
        found: dict[int, int] = {}
        mine = corners(self.cells[triangle])
        for vertex in mine:
            for other in self.at_vertex[vertex]:
                if other != triangle:
                    there = self.cells[other]
                    through = _THROUGH[there[0]][corners(there).index(vertex)]
                    found[other] = found.get(other, 0) | 1 << through
        return tuple(sorted(found.items()))

    # --- range (BAR-G6) -----------------------------------------------------------------------------------------

    def ranges(self, space: int) -> list[int]:
        """Return the range from a space to every triangle, and last to the Market. Boards are connected."""
        known = self._ranges.get(space)
        if known is not None:
            return known
        found = [-1] * (self.size + 1)
        if space == self.market:
            for triangle in self.border:
                found[triangle] = 1
            ring = list(self.border)
        else:
            found[space] = 0
            ring = [space]
        while ring:
            after: list[int] = []
            for triangle in ring:
                for other, _ in self.touches[triangle]:
                    if found[other] < 0:
                        found[other] = found[triangle] + 1
                        after.append(other)
            ring = after
        if space == self.market:
            found[space] = 0
        elif self.border:
            found[self.market] = 1 + min(found[triangle] for triangle in self.border)  # BAR-G6.03
        self._ranges[space] = found
        return found

    # --- lines --------------------------------------------------------------------------------------------------

    def ahead(self, space: int, direction: int) -> int:
        """Return the next space of a bump line; out of the Market it is the bordering triangle (BAR-B1.04)."""
        return self.border[direction] if space == self.market else self.step[6 * space + direction]

    def flights(self, source: int, target: int) -> int:
        """Return the directions in which a ranged effect may push its target, as a bit set (BAR-G7)."""
        ranges = self.ranges(source)
        distance = ranges[target]
        found = 0
        if target == self.market:  # BAR-G7.04
            for direction in DIRECTIONS:
                if ranges[self.border[direction]] == distance - 1:
                    found |= 1 << (direction + 3) % 6
            return found
        if source == self.market and distance == 1:  # BAR-G7.05
            return 1 << self.border_direction[target]
        cell = self.cells[target]
        for place, vertex in enumerate(corners(cell)):  # BAR-G7.01
            for other in self.at_vertex[vertex]:
                if ranges[other] == distance - 1:
                    found |= 1 << _THROUGH[cell[0]][place]
                    break
        for direction in DIRECTIONS:  # BAR-G7.02
            space = source
            for _ in range(distance):
                space = self.ahead(space, direction)
                if space == OUT:
                    break
            if space == target:
                found |= 1 << direction
        return found

    # --- names --------------------------------------------------------------------------------------------------

    def triangle(self, barony: str, index: int) -> int:
        """Return the triangle of that name, or OUT (BAR-G3.03)."""
        if barony not in self.baronies or not 1 <= index <= BARONY:
            return OUT
        return self.baronies.index(barony) * BARONY + index - 1

    def space_name(self, space: int) -> str:
        """Return the notation of a space: C1.5, M for the Market, X for outside."""
        return self.names[space]

    def lattice_name(self, triangle: int) -> str:
        """Return the lattice form of a triangle: d-1,2."""
        colour, a, b = self.cells[triangle]
        return f"{'du'[colour == UP]}{a},{b}"


@cache
def kingdom(board: str, players: int) -> Kingdom:
    """Return the board of that name for this number of players."""
    return Kingdom(PLANS[board, players])


# --- custom boards (BAR-G4.04) ------------------------------------------------------------------------------------


@lru_cache(64)
def _drawn(plan: Plan) -> Kingdom:
    return Kingdom(plan)


def _plan(document: dict[str, Any]) -> Plan:
    tiles: tuple[Tile, ...] = tuple((name, (tip[0], tip[1]), left) for name, tip, left in document["baronies"])
    homes = tuple(document["homes"])
    further = tuple(enemy for enemy in dict.fromkeys(document["enemies"]) if enemy not in homes)
    enemies = tuple((*homes, *further).index(enemy) for enemy in document["enemies"])
    market, sides = document.get("market"), document.get("teams") or []
    names = list(dict.fromkeys(sides))
    teams = tuple(names.index(side) for side in sides)
    return Plan("custom", tiles, None if market is None else (market[0], market[1]), homes, enemies, further, teams)


def custom_kingdom(document: dict[str, Any]) -> Kingdom:
    """Return the board of a checked document, cached."""
    return _drawn(_plan(document))
