"""The hex map: terrain, names, owners, pieces, lakes and rivers."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import ORANGE, WHITE, Node, group, icon, path, rect, text
from baronage.games.yuan.board.land import Cell
from baronage.games.yuan.data import (
    CLAN_NAMES,
    CLANS,
    DIRECTIONS,
    MOUNTAIN,
    TERRAIN,
    VOLCANO,
    WATER,
)
from baronage.games.yuan.locale.types import terrain_term
from baronage.games.yuan.nodes import province_id
from baronage.games.yuan.rules.forecast import cut_by_loss, foes_in_reach
from baronage.games.yuan.rules.province_params import GARRISON, site_params
from baronage.games.yuan.rules.provinces import defence
from baronage.games.yuan.scene.frame import RADIUS, Frame
from baronage.games.yuan.state import CITY, DOUBLE, VILLAGE, Yuan

LANDS: Final = ("field", "woods", "mine", "hill", "water", "mountain", "ash")
ICONS: Final = ("wheat", "tree", "pick", "hill", "waves", "mountain", "flame")
LOOKS: Final = ("gold", "good", "muted", "warn")  # classes of the icons of Provinces
SEATS: Final = (WHITE, 1, 4, 3, 0, 2, 6, ORANGE)  # the tincture of each clan
PIECES: Final = ("temple", "banner", "house", "battlements")  # the icons of Temple, Armies, Village, City
THICK: Final = 7.0  # height of the map above the table


def key(s: Yuan, tr: Translator) -> dict[str, str]:
    """Return the meaning of each icon."""
    lands = {ICONS[terrain]: tr.msg("terrain-name", terrain=terrain) for terrain in range(len(LOOKS))}
    return lands | {sign: tr.msg("piece-name", piece=piece) for piece, sign in enumerate(PIECES)}


def tincture(clan: int) -> str:
    """Return the CSS class of a clan's colour."""
    return f"seat-{SEATS[clan]}"


@cache
def corner(number: int, radius: float) -> tuple[float, float]:
    """Return a corner of a hexagon around 0, 0; corner i is between the directions i - 1 and i."""
    angle = math.radians(30 - 60 * number)
    return radius * math.cos(angle), radius * math.sin(angle)


def hexagon(radius: float, x: float = 0, y: float = 0) -> str:
    """Return the path of a hexagon with this radius and centre."""
    corners = [corner(i, radius) for i in range(6)]
    return "M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners) + "Z"


HEXAGON: Final = hexagon(RADIUS)
INNER: Final = hexagon(RADIUS - 6)


def land(s: Yuan, tr: Translator, frame: Frame) -> Node:
    """Return the land that can't be owned, the free Provinces, each clan's Provinces, and rivers."""
    found = group(id="map", says=tr.msg("picture-map"))
    cells = sorted(s.land.cells, key=lambda cell: (cell[1], cell[0]))
    under = "".join(hexagon(RADIUS, x, y + THICK) for x, y in map(frame.at, cells))
    found.add(path(under, "wall"))
    waste = group(says=tr.msg("picture-waste"))
    for cell in cells:
        terrain, p = s.land.cells[cell]
        if not p:
            waste.add(_waste(s, tr, cell, terrain, *frame.at(cell)))
    shores = "".join(_shore(s, cell, frame) for cell in cells if s.land.cells[cell][0] == WATER)
    if shores:
        waste.add(path(shores, "shore"))
    lands: dict[int, list[int]] = {}
    for p in s.land.provinces:
        lands.setdefault(s.owner[p], []).append(p)
    seated = {clan + 1: seat for seat, clan in enumerate(s.clans)}
    for owner in sorted(lands, key=lambda owner: (not owner, seated.get(owner, CLANS), owner)):  # free Provinces last
        part = group(says=tr.msg("picture-lands", owner=owner - 1, count=len(lands[owner])))
        if owner:
            part.classes = tincture(owner - 1)
        for p in lands[owner]:
            where = s.land.where[p]
            assert where is not None
            part.add(_province(s, tr, p, *frame.at(where)))
        found.add(part)
    for a, b in s.land.edges:
        waste.add(_river(s, tr, a, b, frame))
    return found.add(waste)


# --- cells ----------------------------------------------------------------------------------------------------------


def _waste(s: Yuan, tr: Translator, cell: Cell, terrain: int, x: float, y: float) -> Node:
    """Return a cell of Water, Mountain or Volcano."""
    kind = MOUNTAIN if terrain == VOLCANO and not s.volcanoes else terrain
    node = group(path(HEXAGON, f"land-{LANDS[kind]}"), x=x, y=y)
    if kind == WATER:
        lake = next(number for number, cells in enumerate(s.land.lakes) if cell in cells)
        words = tr.msg("picture-lake", provinces=tuple(s.land.shores[lake]))
        if cell == min(s.land.lakes[lake]):  # described once, with a tooltip on every cell
            node.says = words
        else:
            node.tip = words
        node.rules = ("YUAN-G1.07",)
        return node.add(icon(-14, -14, 28, "waves", "muted soft"))
    node.add(
        path("M-25 15L-8 -15L1 1L8 -7L24 15Z", "wall"), path("M-13.5 -5.3L-8 -15L-2.5 -5.3L-6 -7.5L-9 -3.5Z", "plate")
    )
    if kind == VOLCANO:
        node.says = tr.msg("terrain-name", terrain=kind)
        node.add(icon(-17, -33, 18, "flame", "lost"))
    return node


def _side(direction: int, radius: float, x: float = 0, y: float = 0) -> str:
    (ax, ay), (bx, by) = corner(direction, radius), corner(direction + 1, radius)
    return f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}"


def _shore(s: Yuan, cell: Cell, frame: Frame) -> str:
    """Return the sides of a water cell where its lake ends."""
    x, y = frame.at(cell)
    return "".join(
        _side(i, RADIUS, x, y)
        for i, (dq, dr) in enumerate(DIRECTIONS)
        if s.land.cells.get((cell[0] + dq, cell[1] + dr), (MOUNTAIN, 0))[0] != WATER
    )


def _province(s: Yuan, tr: Translator, p: int, x: float, y: float) -> Node:
    terrain = TERRAIN[p]
    node = group(id=province_id(p), x=x, y=y, says=tr.msg("picture-province", **site_params(s, viewer(s), p)))
    node.tip = _params(s, tr, p)
    node.rules = ("YUAN-G1.07",)
    node.lore = CLAN_NAMES[s.owner[p] - 1].lower() if s.owner[p] else terrain_term(terrain)
    # the highlight line comes first, inside the outline, where no neighbour hides it
    node.add(path(INNER), path(HEXAGON, f"land-{LANDS[terrain]}"))
    owner = s.owner[p]
    if owner:
        node.add(path(HEXAGON, f"owned {tincture(owner - 1)}"))
    node.add(path(HEXAGON, "line"))
    if owner:
        sides = "".join(_side(side, RADIUS - 2.6) for side in _border(s, p))
        if sides:
            node.add(path(sides, f"band {tincture(owner - 1)}"))
    node.add(icon(-6, -35, 12, ICONS[terrain], LOOKS[terrain]))
    if s.land.fiery[p]:
        node.add(icon(8, -32, 11, "flame", "lost"))
    _pieces(node, s, p)
    return node.add(text(0, 25, tr.msg("province-name", province=p), "small strong middle", 58))


def _border(s: Yuan, p: int) -> list[int]:
    """Return the sides where a group ends."""
    cell = s.land.where[p]
    assert cell is not None
    found = []
    for i, (dq, dr) in enumerate(DIRECTIONS):
        other = s.land.cells.get((cell[0] + dq, cell[1] + dr), (0, 0))[1]
        if not other or s.owner[other] != s.owner[p] or other not in s.land.adjacent[p]:
            found.append(i)
    return found


def _pieces(node: Node, s: Yuan, p: int) -> None:
    """Add the pieces: Temple at the left, buildings in the middle, Armies at the right, Ramparts below."""
    if s.temples[p]:
        node.add(icon(-32, -15, 18, "temple", "piece gold"))
    if not s.owner[p]:
        return
    colour = tincture(s.owner[p] - 1)
    if s.build[p] == VILLAGE:
        node.add(icon(-10, -17, 21, "house", f"piece {colour}"))
    elif s.build[p] == DOUBLE:
        node.add(icon(-15, -21, 20, "battlements", f"piece {colour}"))
        node.add(icon(-5, -16, 20, "battlements", f"piece {colour}"))
    elif s.build[p] == CITY:
        node.add(icon(-12, -20, 24, "battlements", f"piece {colour}"))
    if s.walls[p] == 1:  # wood: a broken bar
        node.add(*(rect(-15 + 8 * i, 6, 6, 4, "wall", 1) for i in range(4)))
    elif s.walls[p] == 2:  # stone: two bars
        node.add(rect(-16, 4.5, 32, 3, "tick"), rect(-16, 9, 32, 3, "tick"))
    if s.armies[p]:
        node.add(icon(13, -17, 19, "banner", f"piece {colour}"))
        node.add(text(22.5, -4, str(s.armies[p]), f"small strong middle inlaid {colour}"))


def viewer(s: Yuan) -> int:
    """Return the viewer's clan, or -1."""
    return s.clans[s.viewer] if s.viewer >= 0 and s.clans else -1


def _params(s: Yuan, tr: Translator, p: int) -> str:
    """Return the tooltip with neighbours and defence."""
    clan = (
        viewer(s) if viewer(s) >= 0 else s.owner[p] - 1
    )  # depends on the viewer: an enemy Army closes a river (YUAN-O1.03)
    beside = s.land.adjacent[p]
    over = tuple(q for q in s.land.reach(p, s.owner, s.armies, clan) if q not in beside)
    words = [tr.msg("picture-touches", provinces=beside, over=over)]
    if s.owner[p]:
        wall = defence(s, p)
        words.append(tr.msg("picture-defence", walls=s.walls[p], defence=wall, needed=s.armies[p] + wall + 1))
        cut = cut_by_loss(s, p)
        if cut:
            words.append(tr.msg("picture-cut-off", provinces=tuple(cut)))
        foes = tuple(GARRISON * s.armies[q] + q for q in foes_in_reach(s, p, s.owner[p] - 1))
        if foes:
            words.append(tr.msg("picture-foes", garrisons=foes))
    return " ".join(words)


def _river(s: Yuan, tr: Translator, a: int, b: int, frame: Frame) -> Node:
    """Return a river edge between two Provinces."""
    one, other = s.land.where[a], s.land.where[b]
    assert one is not None
    assert other is not None
    side = DIRECTIONS.index((other[0] - one[0], other[1] - one[1]))
    (ax, ay), (bx, by) = corner(side, RADIUS), corner(side + 1, RADIUS)
    (cx, cy), (dx, dy) = corner(side, RADIUS - 5), corner(side + 1, RADIUS - 5)
    x, y = frame.at(one)
    outer = f"{2 * bx - dx:.1f} {2 * by - dy:.1f}L{2 * ax - cx:.1f} {2 * ay - cy:.1f}"
    node = path(f"M{cx:.1f} {cy:.1f}L{dx:.1f} {dy:.1f}L{outer}Z", "land-water shore")
    node.says = tr.msg("picture-river", provinces=(a, b))
    node.rules = ("YUAN-O1.01",)
    return group(node, x=x, y=y)
