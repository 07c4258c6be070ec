"""The picture of Yuan, and what one clicks in it.

The map with its Provinces is at the left, the wheel of time above at the right, below it the tiles in hand or the order sheet.

Ids: `p.LAI` is a Province, `level.D1` a field of the order sheet, `spot.1.0` an empty place for a tile, `tile.C:A` a tile in
hand, `turn.3` a rotation, `wheel` the wheel of time, `plan` the order sheet.
"""

from __future__ import annotations

from baronage.engine.scene import Scene
from baronage.games.yuan.scene.clicks import nodes
from baronage.games.yuan.scene.hexes import KEY, Frame, land
from baronage.games.yuan.scene.panels import panels
from baronage.games.yuan.scene.sheet import sheet
from baronage.games.yuan.scene.tiles import places, tray
from baronage.games.yuan.scene.wheel import wheel
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.words.prompts import prompt

__all__ = ["nodes", "scene"]

SIDE = 300.0  # the column beside the map
LEAST = 620.0


def scene(s: Yuan) -> Scene:
    """The picture for the eyes that this state belongs to."""
    frame = Frame(s)
    board = [land(s, frame), *places(s, frame)]
    x = frame.width + 20
    board.append(wheel(s, x, 16))
    board.append(tray(s, x, 300))
    board.append(sheet(s, x, 300))
    seat = s.eyes if s.eyes >= 0 else -1
    return Scene("Yuan", x + SIDE, max(frame.height, LEAST), prompt(s, seat)[0], dict(KEY), board, panels(s))
