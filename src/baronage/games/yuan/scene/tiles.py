"""Map assembly: the tiles in hand, legal positions and rotations."""

from __future__ import annotations

from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, group, icon, path, rect, text
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import cells_of, spots
from baronage.games.yuan.data import TILE_CELLS, TILE_CODES, WATER
from baronage.games.yuan.nodes import rotation_id, spot_id, tile_id
from baronage.games.yuan.scene.frame import RADIUS, SHEET, WIDE, Frame
from baronage.games.yuan.scene.hexes import ICONS, LANDS, LOOKS, hexagon
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.opening import laying_of
from baronage.games.yuan.steps.tiles import PICK, PLACE, TURN

SMALL: Final = 0.335  # scale of a tile in hand,
TINY: Final = 0.2  # and of a tile that shows a rotation
STEP: Final = 82.0
WAY: Final = 53.0  # width of a field for a rotation


def places(s: Yuan, tr: Translator, frame: Frame) -> list[Node]:
    """Return the empty positions beside the placed tiles."""
    top = laying_of(s)
    if top is None:
        return []
    chosen = [click[1:] for click in top.clicks if click[0] == verbs.SPOT]
    found = []
    for a, b in spots(s.tiles):
        cells = cells_of(1, a, b, 0)
        x, y = frame.at(cells[0])
        node = group(id=spot_id(a, b), x=x, y=y, says=tr.msg("place", **PLACE.params(s, top.seat, (verbs.SPOT, a, b))))
        node.code = f"@{a},{b}"
        around = (frame.at(cell) for cell in cells)
        d = "".join(hexagon(RADIUS - 4, at - x, down - y) for at, down in around)
        node.add(path(d, "chosen" if (a, b) in chosen else "line dashed"))
        found.append(node)
    return found


def tray(s: Yuan, tr: Translator, x: float, y: float) -> Node:
    """Return the hand of the player to place a tile and, once tile and place are chosen, each rotation."""
    found = group(id="tray", x=x, y=y)
    top = laying_of(s)
    if top is None:
        return found
    words = found.says = tr.msg("picture-tray", seat=top.seat)
    found.add(rect(0, 0, SHEET[0], SHEET[1] - 6, "ground", 10), text(14, 27, words, "heading"))
    chosen = [click[1] for click in top.clicks if click[0] == verbs.TILE]
    for place, tile in enumerate(s.hands[top.seat]):
        found.add(_tile(s, tr, top.seat, tile, 48 + STEP * (place % 4), 78 + 90 * (place // 4), tile in chosen))
    if len(top.clicks) == 2:
        for turn in range(6):
            node = group(rect(2, 0, WAY - 4, 84, "plate", 6), x=13 + WAY * turn, y=144, id=rotation_id(turn))
            node.says = tr.msg("turn-tile", **TURN.params(s, top.seat, (verbs.ROTATE, turn)))
            node.code = f"r{turn}"
            node.add(_flower(chosen[0], turn, WAY / 2, 36, TINY, False))
            found.add(node.add(text(WAY / 2, 77, f"{60 * turn}°", "small middle")))
    return found


def _tile(s: Yuan, tr: Translator, seat: int, tile: int, x: float, y: float, chosen: bool) -> Node:
    node = group(id=tile_id(tile), x=x, y=y)
    node.code = TILE_CODES[tile]
    node.says = tr.msg("picture-tile", **PICK.params(s, seat, (verbs.TILE, tile)))
    node.add(rect(-39, -40, 78, 100, "plate chosen" if chosen else "plate", 8))
    first = next(p for _, p in TILE_CELLS[tile] if p)
    return node.add(
        _flower(tile, 0, 0, 0, SMALL, True),
        text(0, 54, tr.msg("province-name", province=first), "small strong middle", 72),
    )


def _flower(tile: int, turn: int, x: float, y: float, scale: float, signs: bool) -> Node:
    """Return the seven cells of a tile, with icons if there is room."""
    node = group(x=x, y=y)
    for (q, r), (kind, _) in zip(cells_of(tile, 0, 0, turn), TILE_CELLS[tile], strict=True):
        cx, cy = scale * WIDE * (q + r / 2), scale * 1.5 * RADIUS * r
        d = hexagon(scale * RADIUS, cx, cy)
        node.add(path(d, f"land-{LANDS[kind]}"), path(d, "shore" if kind == WATER else "line"))
        if signs:
            node.add(icon(cx - 6, cy - 6, 12, ICONS[kind], LOOKS[kind] if kind < len(LOOKS) else "muted"))
    return node
