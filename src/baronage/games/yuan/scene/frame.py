"""Layout of the scene: the cells of the map and the items in its free corners."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from baronage.games.yuan.board.land import Cell, cells_of, spots
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.opening import laying_of

RADIUS: Final = 40.0  # of a cell, which is 69 wide
WIDE: Final = RADIUS * math.sqrt(3)
MARGIN: Final = 22.0
STEP: Final = 24.0
TOOLS: Final = (150.0, 56.0)
SHAPE: Final = 1.25  # usual aspect ratio of the available space

WHEEL: Final = (226.0, 252.0)
SHEET: Final = (344.0, 236.0)  # the order sheet, or the tiles in hand


class Frame:
    """The map with its margins, the wheel preferably at the upper right and the sheet at the lower left."""

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
        """Return the centre of a cell."""
        q, r = cell
        return WIDE * (q + r / 2) - self.left, 1.5 * RADIUS * r - self.top

    def _put(self, wide: float, high: float, right: bool, away: bool) -> tuple[float, float]:
        """Return a free position of this size where the scene can be shown largest, then nearest to the corner."""
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
    """Return the space kept free in the lower left corner, where clients place buttons.

    A sheet is empty there and needs none.
    """
    return TOOLS[1] if away and x < TOOLS[0] else 0.0


def _steps(most: float) -> list[float]:
    """Return positions from the margin to the other side."""
    if most <= 8:
        return [8.0]
    count = math.ceil((most - 8) / STEP)
    return [8 + (most - 8) * i / count for i in range(count + 1)]


def _more(start: float, end: float) -> list[float]:
    """Return further positions, for which the scene must grow."""
    return [max(8.0, start + (end - start) * i / 8) for i in range(1, 9)]


@lru_cache(16)
def _frame(cells: tuple[Cell, ...], tray: bool) -> Frame:
    return Frame(cells, tray)


def frame(s: Yuan) -> Frame:
    """Return the layout of a position, including empty tile positions during map assembly."""
    cells = set(s.land.cells)
    tray = laying_of(s) is not None
    if not cells or tray:  # no cells: all but one player left before the first tile
        cells.update(cell for a, b in spots(s.tiles) for cell in cells_of(1, a, b, 0))
    return _frame(tuple(sorted(cells)), tray)
