"""Where everything lies in the picture: the cells of the map, and what stands in the corners that it leaves free."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from baronage.games.yuan.land import Cell, cells_of, spots
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.opening import laying_of

RADIUS: Final = 40.0  # of a cell: 69 wide
WIDE: Final = RADIUS * math.sqrt(3)
MARGIN: Final = 22.0
STEP: Final = 24.0
TOOLS: Final = (150.0, 56.0)
SHAPE: Final = 1.25  # how much wider than high the place for a picture usually is

WHEEL: Final = (226.0, 252.0)
SHEET: Final = (344.0, 236.0)  # the order sheet, or the tiles in hand


class Frame:
    """The map with its margins; the wheel goes to the upper right and the sheet to the lower left where that costs no room."""

    def __init__(self, cells: tuple[Cell, ...], tray: bool) -> None:
        xs = [WIDE * (q + r / 2) for q, r in cells]
        ys = [1.5 * RADIUS * r for _, r in cells]
        self.left: Final = min(xs) - WIDE / 2 - MARGIN
        self.top: Final = min(ys) - RADIUS - MARGIN
        self.width = max(xs) + WIDE / 2 + MARGIN - self.left
        self.height = max(ys) + RADIUS + MARGIN - self.top
        self._centres = [self.at(cell) for cell in cells]
        self._taken: list[tuple[float, float, float, float]] = []
        self.wheel: Final = self._put(*WHEEL, right=True, away=True)
        self.sheet: Final = self._put(*SHEET, right=False, away=tray)

    def at(self, cell: Cell) -> tuple[float, float]:
        """The centre of a cell."""
        q, r = cell
        return WIDE * (q + r / 2) - self.left, 1.5 * RADIUS * r - self.top

    def _put(self, wide: float, high: float, right: bool, away: bool) -> tuple[float, float]:
        """The corner of a free place of this size: where the picture can be shown largest, then near the wanted corner."""
        across = [*_steps(self.width - wide - 8), *_more(self.width - wide, self.width)]
        down = [*_steps(self.height - high), *_more(self.height - high, self.height)]
        spots = []
        for x in across:
            for y in down:
                size = max(self.width, x + wide + 8, SHAPE * self.height, SHAPE * (y + high + _kept(x, away)))
                far = math.hypot(self.width - wide - x if right else x, y if right else self.height - high - y)
                spots.append((size + 0.05 * far, x, y))
        spots.sort()
        found = next(((x, y) for _, x, y in spots if self._free(x, y, wide, high)), (self.width, 0.0))
        self._taken.append((*found, wide, high))
        self.width = max(self.width, found[0] + wide + 8)
        self.height = max(self.height, found[1] + high + _kept(found[0], away))
        return found

    def _free(self, x: float, y: float, wide: float, high: float) -> bool:
        for cx, cy in self._centres:
            dx, dy = max(x - cx, 0.0, cx - x - wide), max(y - cy, 0.0, cy - y - high)
            if dx * dx + dy * dy < (RADIUS + 8) ** 2:
                return False
        return not any(
            x < ox + ow + 8 and ox < x + wide + 8 and y < oy + oh + 8 and oy < y + high + 8
            for ox, oy, ow, oh in self._taken
        )


def _kept(x: float, away: bool) -> float:
    """Below what must be seen room is kept in the lower left corner, where clients have buttons; a sheet is empty there."""
    return TOOLS[1] if away and x < TOOLS[0] else 0.0


def _steps(most: float) -> list[float]:
    """From the margin to the other side."""
    if most <= 8:
        return [8.0]
    count = math.ceil((most - 8) / STEP)
    return [8 + (most - 8) * i / count for i in range(count + 1)]


def _more(start: float, end: float) -> list[float]:
    """Further on, where the picture has to grow."""
    return [max(8.0, start + (end - start) * i / 8) for i in range(1, 9)]


@lru_cache(16)
def _frame(cells: tuple[Cell, ...], tray: bool) -> Frame:
    return Frame(cells, tray)


def frame(s: Yuan) -> Frame:
    """Of a position: while the map is assembled the empty places are part of it."""
    cells = set(s.land.cells)
    tray = laying_of(s) is not None
    if not cells or tray:  # none: all but one left before the first tile
        cells.update(cell for a, b in spots(s.tiles) for cell in cells_of(1, a, b, 0))
    return _frame(tuple(sorted(cells)), tray)
