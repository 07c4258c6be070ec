"""The picture of The Barons of Fyn, and what one clicks in it.

The other realms are above, one's own below, the battle line beside it while an attack lasts, one's hand in a tray.

Ids: `c17` is a physical card wherever its face is seen (land, improvement, army, hand); `P2` is player P2, `P2.name` the text
with his name, `P2.3,1` an empty cell of his grid; `line.134` is an army in the battle line, `line.centre` a besieged centre;
`deck` and `discard` are the piles.
"""

from __future__ import annotations

from baronage.engine.scene import Scene
from baronage.games.fyn.scene.battle import battle
from baronage.games.fyn.scene.clicks import nodes
from baronage.games.fyn.scene.faces import KEY
from baronage.games.fyn.scene.panels import panels
from baronage.games.fyn.scene.realms import realm, size
from baronage.games.fyn.scene.sight import GAP, LARGE, SMALL, TOP, WIDTH, Sight
from baronage.games.fyn.scene.table import status, summary
from baronage.games.fyn.state import Barons

__all__ = ["nodes", "scene"]


def scene(s: Barons) -> Scene:
    """The picture for the eyes that this state belongs to; the referee sees every hand."""
    sight = Sight(s)
    board = [status(sight)]
    x, y, row, width = GAP, TOP, 0.0, WIDTH
    for seat in sorted(sight.others(), key=lambda seat: not s.alive >> seat & 1):  # who is out comes last
        w, h = size(sight, seat, SMALL)
        if x > GAP and x + w > WIDTH:
            x, y, row = GAP, y + row + GAP, 0.0
        board.append(realm(sight, seat, x, y, SMALL))
        x, row, width = x + w + GAP, max(row, h), max(width, x + w + GAP)
    y += row + GAP
    w, h = size(sight, sight.me, LARGE)
    board.append(realm(sight, sight.me, GAP, y, LARGE))
    line, wide, high = battle(sight, GAP + w + GAP, y)
    if line is not None:
        board.append(line)
        width, h = max(width, GAP + w + GAP + wide + GAP), max(h, high)
    return Scene(
        "The Barons of Fyn", max(width, GAP + w + GAP), y + h + GAP, summary(sight), dict(KEY), board, panels(sight)
    )
