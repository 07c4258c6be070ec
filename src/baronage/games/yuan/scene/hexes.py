"""The hex map: terrain, names, owners, pieces, lakes, rivers; what an order on the sheet would do is drawn as a draft."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.scene import ORANGE, WHITE, Node, group, icon, path, text
from baronage.games.yuan.board import defence
from baronage.games.yuan.data import (
    DIRECTIONS,
    MOUNTAIN,
    PROVINCE_NAMES,
    TERRAIN,
    TERRAIN_NAMES,
    VOLCANO,
    WATER,
)
from baronage.games.yuan.forecast import alone, cut_by_loss, marching, order_so_far
from baronage.games.yuan.land import Cell, cells_of, spots
from baronage.games.yuan.state import CITY, DOUBLE, VILLAGE, Yuan
from baronage.games.yuan.steps.planning import Planning
from baronage.games.yuan.words.names import described, named

RADIUS: Final = 40.0
WIDE: Final = RADIUS * math.sqrt(3)
MARGIN: Final = 20.0

LANDS: Final = ("field", "woods", "mine", "hill", "water", "mountain", "ash")
ICONS: Final = ("wheat", "tree", "pick", "hill", "waves", "mountain", "flame")
SEATS: Final = (WHITE, 1, 4, 3, 0, 2, 6, ORANGE)  # the tincture of each clan
KEY: Final = {
    "wheat": "Rice",
    "tree": "Forest",
    "pick": "Mine",
    "hill": "Hill",
    "temple": "Temple",
    "banner": "Armies",
    "hut": "Village",
    "castle": "City",
}


def tincture(clan: int) -> str:
    """The class of a clan's colour."""
    return f"seat-{SEATS[clan]}"


def _corner(number: int, radius: float) -> tuple[float, float]:
    """A corner of a hexagon around 0, 0; corner i lies between the directions i - 1 and i."""
    angle = math.radians(30 - 60 * number)
    return radius * math.cos(angle), radius * math.sin(angle)


def _points(radius: float) -> str:
    corners = [_corner(i, radius) for i in range(6)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"


HEXAGON: Final = _points(RADIUS)
INNER: Final = _points(RADIUS - 4)


class Frame:
    """Where cells lie in the picture."""

    def __init__(self, s: Yuan) -> None:
        cells = list(s.land.cells)
        if not s.turn:
            cells += [cell for a, b in spots(s.tiles) for cell in cells_of(1, a, b, 0)]
        xs = [WIDE * (q + r / 2) for q, r in cells]
        ys = [1.5 * RADIUS * r for _, r in cells]
        self.left = min(xs) - WIDE / 2 - MARGIN
        self.top = min(ys) - RADIUS - MARGIN
        self.width = max(xs) + WIDE / 2 + MARGIN - self.left
        self.height = max(ys) + RADIUS + MARGIN - self.top

    def at(self, cell: Cell) -> tuple[float, float]:
        """The centre of a cell."""
        q, r = cell
        return WIDE * (q + r / 2) - self.left, 1.5 * RADIUS * r - self.top


def land(s: Yuan, frame: Frame) -> Node:
    """All cells, then bands and rivers."""
    found = group(id="map", says="The map")
    change = _draft(s)
    for cell in sorted(s.land.cells, key=lambda cell: (cell[1], cell[0])):
        terrain, p = s.land.cells[cell]
        x, y = frame.at(cell)
        if p:
            found.add(_province(s, p, x, y, change))
        else:
            found.add(_waste(s, cell, terrain, x, y))
    for a, b in s.land.edges:
        found.add(_river(s, a, b, frame))
    for p in change.marching:
        found.add(_march(s, p, change.target, frame))
    return found


# --- what is drawn as not sent --------------------------------------------------------------------------------------


class Change:
    """The target of the sheet and the position that it would lead to if nobody interfered; none: target 0."""

    def __init__(self, target: int = 0, after: Yuan | None = None, marching: tuple[int, ...] = ()) -> None:
        self.target = target
        self.after = after
        self.marching = marching  # the Provinces that an attack would empty


def _draft(s: Yuan) -> Change:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Planning) or s.eyes < 0 or s.clans[s.eyes] < 0:
        return Change()
    order = order_so_far(top.drafts[s.eyes])
    if order is None:
        return Change()
    clan = s.clans[s.eyes]
    after = alone(s, clan, order)[0] if any(order[1:]) else None
    return Change(order[0], after, tuple(marching(s, clan, order)))


# --- cells ----------------------------------------------------------------------------------------------------------


def _waste(s: Yuan, cell: Cell, terrain: int, x: float, y: float) -> Node:
    """Water, Mountain, Volcano."""
    kind = MOUNTAIN if terrain == VOLCANO and not s.volcanoes else terrain
    node = group(path(HEXAGON, f"land-{LANDS[kind]}"), x=x, y=y)
    node.says = TERRAIN_NAMES[kind]
    if kind == WATER:
        lake = next(number for number, cells in enumerate(s.land.lakes) if cell in cells)
        shore = s.land.shores[lake]
        node.tip = f"This lake connects {named(shore)}." if shore else "No Province touches this lake."
        node.rules = ("YUAN-G1.07",)
        for i, (dq, dr) in enumerate(DIRECTIONS):
            if s.land.cells.get((cell[0] + dq, cell[1] + dr), (WATER, 0))[0] != WATER:
                node.add(path(_side(i, RADIUS), "line"))
    node.add(icon(-8, -8, 16, ICONS[kind], "muted"))
    return node


def _side(direction: int, radius: float) -> str:
    (ax, ay), (bx, by) = _corner(direction, radius), _corner(direction + 1, radius)
    return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"


def _province(s: Yuan, p: int, x: float, y: float, change: Change) -> Node:
    terrain = TERRAIN[p]
    name = PROVINCE_NAMES[p]
    node = group(id=f"p.{name}", x=x, y=y, says=described(s, p))
    node.tip = _facts(s, p)
    node.rules = ("YUAN-G1.07",)
    node.add(path(HEXAGON, f"land-{LANDS[terrain]}"), path(HEXAGON, "line"))
    owner = s.owner[p]
    if owner:
        colour = tincture(owner - 1)
        node.add(path(HEXAGON, f"owned {colour}"))
        for side in _border(s, p):
            node.add(path(_side(side, RADIUS - 3), f"band {colour}"))
    if p == change.target:
        node.add(path(INNER, "draft dashed"), icon(14, -32, 14, "pencil", "draft"))
    node.add(icon(-6, -36, 12, ICONS[terrain], "muted"))
    if s.land.fiery[p]:
        node.add(icon(9, -33, 12, "flame", "warn"))
    _pieces(node, s, p)
    after = change.after
    if after is not None:
        _preview(node, s, after, p)
    node.add(text(0, 24, name, "small strong halo middle", 60))
    return node


def _border(s: Yuan, p: int) -> list[int]:
    """The sides where a group ends."""
    cell = s.land.where[p]
    assert cell is not None
    found = []
    for i, (dq, dr) in enumerate(DIRECTIONS):
        other = s.land.cells.get((cell[0] + dq, cell[1] + dr), (0, 0))[1]
        if not other or s.owner[other] != s.owner[p] or other not in s.land.adjacent[p]:
            found.append(i)
    return found


def _pieces(node: Node, s: Yuan, p: int) -> None:
    if s.temples[p]:
        node.add(icon(-33, -17, 18, "temple", "strong"))
    if not s.owner[p]:
        return
    colour = tincture(s.owner[p] - 1)
    if s.build[p] == VILLAGE:
        node.add(icon(-10, -18, 20, "hut", f"piece {colour}"))
    elif s.build[p] == DOUBLE:
        node.add(icon(-15, -22, 22, "castle", f"piece {colour}"), icon(-5, -18, 22, "castle", f"piece {colour}"))
    elif s.build[p] == CITY:
        node.add(icon(-12, -21, 24, "castle", f"piece {colour}"))
    if s.walls[p] == 1:
        node.add(path("M-15 7H15", "edge dashed"))
    elif s.walls[p] == 2:
        node.add(path("M-15 6H15M-15 10H15", "edge"))
    if s.armies[p]:
        node.add(icon(14, -20, 16, "banner", f"piece {colour}"))
        node.add(text(31, 9, str(s.armies[p]), "small strong halo end"))


def _preview(node: Node, s: Yuan, after: Yuan, p: int) -> None:
    """What would change here if nobody interfered."""
    if after.owner[p] != s.owner[p]:
        if after.owner[p]:
            node.add(icon(-10, -18, 20, "castle" if after.build[p] >= CITY else "hut", "draft"))
        else:
            node.add(path(INNER, "warn"))
    elif after.build[p] != s.build[p] or after.walls[p] != s.walls[p]:
        node.add(path("M-15 12H15", "draft dashed"))
    if after.temples[p] != s.temples[p]:
        node.add(icon(-33, -17, 18, "temple", "draft"))
    if after.armies[p] != s.armies[p]:
        node.add(text(32, -18, f"→{after.armies[p]}", "small draft halo end"))


def _facts(s: Yuan, p: int) -> str:
    """On hover: what it touches, and how well it is defended."""
    over = [q for q in s.land.connected[p] if q not in s.land.adjacent[p]]
    words = [f"Adjacent: {named(s.land.adjacent[p])}."]
    if over:
        words.append(f"Connected over water: {named(over)}.")
    if s.owner[p]:
        if s.walls[p] == 2:
            words.append("An indestructible City: it can't be taken.")
        else:
            needed = s.armies[p] + defence(s, p) + 1
            words.append(
                f"Defence {defence(s, p)}: it falls to {needed} attacking {'Army' if needed == 1 else 'Armies'}."
            )
        foes = {q: s.armies[q] for q in s.land.connected[p] if s.owner[q] not in (0, s.owner[p]) and s.armies[q]}
        cut = cut_by_loss(s, p)
        if cut:
            words.append(f"If it falls, {named(cut)} {'is' if len(cut) == 1 else 'are'} cut off.")
        if foes:
            words.append(f"Enemy Armies in reach: {', '.join(f'{PROVINCE_NAMES[q]} {n}' for q, n in foes.items())}.")
    return " ".join(words)


def _march(s: Yuan, p: int, target: int, frame: Frame) -> Node:
    """Armies that would leave for the target."""
    start, end = s.land.where[p], s.land.where[target]
    assert start is not None
    assert end is not None
    (ax, ay), (bx, by) = frame.at(start), frame.at(end)
    away = math.hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / away, (by - ay) / away
    line = f"M{ax + 18 * dx:.1f} {ay + 18 * dy:.1f}L{bx - 24 * dx:.1f} {by - 24 * dy:.1f}"
    node = path(line, "arrow draft dashed")
    node.says = f"{s.armies[p]} from {PROVINCE_NAMES[p]} to {PROVINCE_NAMES[target]}"
    return node


def _river(s: Yuan, a: int, b: int, frame: Frame) -> Node:
    """A river edge between two Provinces."""
    one, other = s.land.where[a], s.land.where[b]
    assert one is not None
    assert other is not None
    side = DIRECTIONS.index((other[0] - one[0], other[1] - one[1]))
    (ax, ay), (bx, by) = _corner(side, RADIUS), _corner(side + 1, RADIUS)
    (cx, cy), (dx, dy) = _corner(side, RADIUS - 6), _corner(side + 1, RADIUS - 6)
    x, y = frame.at(one)
    outer = f"{2 * bx - dx:.1f} {2 * by - dy:.1f}L{2 * ax - cx:.1f} {2 * ay - cy:.1f}"
    node = path(f"M{cx:.1f} {cy:.1f}L{dx:.1f} {dy:.1f}L{outer}Z", "land-water line")
    node.says = f"River between {PROVINCE_NAMES[a]} and {PROVINCE_NAMES[b]}"
    node.rules = ("YUAN-O1.01",)
    return group(node, x=x, y=y)
