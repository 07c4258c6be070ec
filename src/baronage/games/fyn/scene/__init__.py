"""The picture of The Barons of Fyn, and what one clicks in it.

The other realms are above, one's own below, the battle line beside it while an attack lasts, one's hand in a tray.

Ids: `c17` is a physical card wherever its face is seen (land, improvement, army, hand); `P2` is player P2, `P2.name` the text
with his name, `P2.3,1` an empty cell of his grid; `line.134` is an army in the battle line, `line.centre` a besieged centre;
`deck` and `discard` are the piles.
"""

from __future__ import annotations

from baronage.engine.scene import Node, Scene
from baronage.games.fyn.scene.about import about
from baronage.games.fyn.scene.battle import battle
from baronage.games.fyn.scene.clicks import nodes
from baronage.games.fyn.scene.faces import KEY
from baronage.games.fyn.scene.letters import drawings
from baronage.games.fyn.scene.panels import panels
from baronage.games.fyn.scene.realms import realm, size
from baronage.games.fyn.scene.sight import GAP, LARGE, SMALL, TOP, WIDTH, Sight, Size
from baronage.games.fyn.scene.table import status, summary
from baronage.games.fyn.state import Barons

__all__ = ["about", "drawings", "nodes", "scene"]

_LOWEST = 684.0  # where the picture ends at least: the others above, one's own below, and nothing moves while realms are small
_NARROWEST = 72.0  # of tiles, if the realm is broad


def scene(s: Barons) -> Scene:
    """The picture for the eyes that this state belongs to; the referee sees every hand."""
    sight = Sight(s)
    board = [status(sight)]
    above, width, y = _others(sight)
    board += above
    line, room = battle(sight)
    wide = width - 2 * GAP - (room[0] + GAP if line is not None else 0)
    tile = _tile(sight, sight.me, LARGE, wide)
    own = size(sight, sight.me, tile)
    wide, bottom = max(own[0], wide), max(y + max(own[1], room[1]), _LOWEST - GAP)
    board.append(realm(sight, sight.me, GAP, bottom - own[1], (wide, own[1]), tile))
    if line is not None:
        line.x, line.y = GAP + wide + GAP, bottom - room[1]
        board.append(line)
        width = max(width, line.x + room[0] + GAP)
    width = max(width, wide + 2 * GAP)
    return Scene("The Barons of Fyn", width, bottom + GAP, summary(sight), dict(KEY), board, panels(sight))


def _tile(sight: Sight, seat: int, usual: Size, wide: float) -> Size:
    """Of a broad realm the tiles are narrower, so that its words need not be smaller."""
    first, last, _ = sight.box(seat)
    return min(usual[0], max(_NARROWEST, (wide - 60) / (last - first + 1))), usual[1]


def _rows(sight: Sight, seats: list[int], needs: dict[int, float]) -> list[list[int]]:
    """Each realm in the first row that has room for it; whoever is out in a row of their own."""
    rows: list[list[int]] = []
    living = [seat for seat in seats if sight.s.alive >> seat & 1]
    for seat in living:
        for row in rows:
            if sum(needs[other] + GAP for other in row) + needs[seat] <= WIDTH - 2 * GAP:
                row.append(seat)
                break
        else:
            rows.append([seat])
    if len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) > 2:  # two and two rather than three and one
        rows[-1].insert(0, rows[-2].pop())
    gone = [seat for seat in seats if seat not in living]
    return [*rows, gone] if gone else rows


def _others(sight: Sight) -> tuple[list[Node], float, float]:
    """The realms of the others in rows as wide as the board, those of a row equally high; with the width, and the lower edge."""
    seats = sight.others()
    tiles = {seat: _tile(sight, seat, SMALL, WIDTH - 2 * GAP) for seat in seats}
    needs = {seat: size(sight, seat, tiles[seat])[0] for seat in seats}
    rows = _rows(sight, seats, needs)
    width = max(WIDTH, *(needs[seat] + 2 * GAP for seat in seats))
    found: list[Node] = []
    y = TOP
    for row in rows:
        room = width - 2 * GAP - GAP * (len(row) - 1)
        spare = (room - sum(needs[seat] for seat in row)) / len(row)
        equal = max(needs[seat] for seat in row) <= room / len(row)
        wide = {seat: room / len(row) if equal else needs[seat] + spare for seat in row}
        high = max(size(sight, seat, tiles[seat])[1] for seat in row)
        x = GAP
        for seat in row:
            found.append(realm(sight, seat, x, y, (wide[seat], high), tiles[seat]))
            x += wide[seat] + GAP
        y += high + GAP
    return found, width, y
