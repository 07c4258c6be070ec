"""While the map is assembled: the tiles in hand, the places where one may go, the rotations."""

from __future__ import annotations

from baronage.engine.scene import Node, group, path, rect, text
from baronage.games.yuan import verbs
from baronage.games.yuan.data import TERRAIN_LETTERS, TERRAIN_NAMES, TILE_CELLS, TILE_CODES
from baronage.games.yuan.land import cells_of, spots
from baronage.games.yuan.scene.hexes import INNER, LANDS, RADIUS, WIDE, Frame
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.opening import Tile
from baronage.games.yuan.words.names import listed, name

SMALL = 0.32  # the size of a tile in hand


def _asked(s: Yuan) -> Tile | None:
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Tile) else None


def places(s: Yuan, frame: Frame) -> list[Node]:
    """The empty places beside the tiles that lie."""
    top = _asked(s)
    if top is None:
        return []
    chosen = [click[1:] for click in top.clicks if click[0] == verbs.SPOT]
    found = []
    for a, b in spots(s.tiles):
        x, y = frame.at(cells_of(1, a, b, 0)[0])
        node = group(id=f"spot.{a}.{b}", x=x, y=y, says=f"Place {a},{b}")
        node.code = f"@{a},{b}"
        node.add(path(INNER, "chosen" if (a, b) in chosen else "line dashed"))
        node.add(text(0, 4, f"{a},{b}", "small muted middle"))
        found.append(node)
    return found


def tray(s: Yuan, x: float, y: float) -> Node:
    """The hand of whoever lays the next tile, and the rotations."""
    found = group(id="tray", x=x, y=y)
    top = _asked(s)
    if top is None:
        return found
    found.says = f"Tiles of seat {top.seat + 1}"
    found.add(text(0, 0, f"Tiles of seat {top.seat + 1}", "heading"))
    chosen = [click[1] for click in top.clicks if click[0] == verbs.TILE]
    for place, tile in enumerate(s.hands[top.seat]):
        found.add(_tile(tile, 50 + 76 * (place % 4), 60 + 110 * (place // 4), tile in chosen))
    if len(top.clicks) == 2:
        for turn in range(6):
            node = group(rect(0, 0, 44, 30, "plate choice", 6), x=48 * turn, y=190, id=f"turn.{turn}")
            node.says = f"Rotation {turn}: {60 * turn}°"
            node.code = f"r{turn}"
            found.add(node.add(text(22, 20, f"{60 * turn}°", "small middle")))
    return found


def _tile(tile: int, x: float, y: float, chosen: bool) -> Node:
    cells = TILE_CELLS[tile]
    node = group(id=f"tile.{TILE_CODES[tile]}", x=x, y=y)
    node.code = TILE_CODES[tile]
    node.says = f"Tile {TILE_CODES[tile]}: " + listed(
        [f"{TERRAIN_NAMES[kind]} {name(p)}" if p else TERRAIN_NAMES[kind] for kind, p in cells]
    )
    for (q, r), (kind, _) in zip(cells_of(tile, 0, 0, 0), cells, strict=True):
        cx, cy = SMALL * WIDE * (q + r / 2), SMALL * 1.5 * RADIUS * r
        side = SMALL * RADIUS
        node.add(rect(cx - side, cy - side, 2 * side, 2 * side, f"land-{LANDS[kind]}", side))
        node.add(text(cx, cy + 4, TERRAIN_LETTERS[kind], "small middle"))
    if chosen:
        node.add(rect(-36, -34, 72, 84, "chosen", 8))
    return node.add(text(0, 46, TILE_CODES[tile], "small strong middle"))
