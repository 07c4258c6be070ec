"""The scene of The Barons of Fyn.

The other realms are above, the viewer's own is below, with the battle line beside it during an attack. The viewer's
hand is in a tray.

Node ids: `c17` is a physical card wherever it is visible (land, improvement, army, hand). `P2` is player P2, `P2.name`
the text with their name, `P2.3,1` an empty cell of their grid. `line.134` is an army in the battle line, `line.centre`
a besieged centre. `deck` and `discard` are the piles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, Scene
from baronage.games.fyn.board.geometry import xy
from baronage.games.fyn.scene.battle import battle
from baronage.games.fyn.scene.event_nodes import about
from baronage.games.fyn.scene.faces import key
from baronage.games.fyn.scene.panels import panels
from baronage.games.fyn.scene.realms import realm, size
from baronage.games.fyn.scene.sight import GAP, LARGE, LOW, SMALL, TOP, WIDTH, Sight, Size
from baronage.games.fyn.scene.table import status, summary
from baronage.games.fyn.state import Barons

__all__ = ["about", "scene", "upright"]

_LOWEST = 684.0  # minimum height: positions stay fixed while realms are small
_HIGHEST = 694.0  # table height that a screen of 1440 by 900 shows at full size
_FEW = 3  # up to this many players, tiles have the same size in all realms, the largest that fits
_EQUAL: Final = ((184.0, 128.0), (164.0, 114.0), (154.0, 106.0), (130.0, 92.0), (118.0, 84.0), LARGE)
_NARROWEST = 72.0  # of tiles in a broad realm
_WIDTHS = (84.0, 72.0)  # of the others' tiles, if that saves a row


def scene(s: Barons, tr: Translator) -> Scene:
    """Return the scene for the viewer that this state belongs to; the referee sees every hand."""
    return _picture(Sight(s, tr))


def upright(s: Barons, tr: Translator) -> Scene:
    """Return the scene for a narrow screen, which shows one realm at a time with headlines of its width."""
    return _picture(Sight(s, tr, upright=True))


def _picture(sight: Sight) -> Scene:
    line, room = battle(sight)
    sight.roomy = sight.s.seats == 2 and line is None and not sight.upright
    beside = room[0] + GAP if line is not None else 0.0
    rows, own_tile = _layout(sight, beside, room[1])
    field = WIDTH - beside if sight.aside else WIDTH
    above, width, y = _others(sight, rows, field)
    wide = width - 2 * GAP - (0.0 if sight.aside else beside)
    tile = _tile(sight, sight.me, own_tile, wide)
    own = size(sight, sight.me, tile)
    low = 0.0 if sight.aside else room[1]
    wide, bottom = max(own[0], wide), max(y + max(own[1], low), _LOWEST - GAP)
    board = [status(sight), *above, realm(sight, sight.me, GAP, bottom - own[1], (wide, own[1]), tile)]
    if line is not None:
        line.x, line.y = GAP + wide + GAP, bottom - room[1] if low else (TOP + bottom - room[1]) / 2
        board.append(line)
        width = max(width, line.x + room[0] + GAP)
    width = max(width, wide + 2 * GAP)
    return Scene(sight.s.game.meta.title, width, bottom + GAP, summary(sight), key(sight), board, panels(sight))


@dataclass
class Rows:
    """The realms of the others in rows, with their tiles and sizes."""

    seats: list[list[int]]
    tiles: dict[int, Size]
    sizes: dict[int, Size]

    def height(self) -> float:
        """Return the height of all rows, with the gap below each."""
        return sum(max(self.sizes[seat][1] for seat in row) + GAP for row in self.seats)


def _layout(sight: Sight, beside: float, least: float) -> tuple[Rows, Size]:
    """Return the layout with the largest tiles that the height of a screen allows.

    Tiles are narrower if that saves a row; then the own tiles are as low as the others'. The battle line is beside all
    realms if that makes them larger.
    """
    room = _HIGHEST - TOP - GAP
    if sight.s.seats <= _FEW and not sight.upright:
        for tile in _EQUAL:
            for sight.aside in (False, True) if beside else (False,):
                rows = _in_rows(sight, tile, WIDTH - beside if sight.aside else WIDTH)
                own = _grown(sight, tile, WIDTH - 2 * GAP - beside)
                if rows.height() + max(own, 0.0 if sight.aside else least) > room:
                    continue
                if all(each == tile for each in rows.tiles.values()):
                    return rows, tile
        sight.aside = False
    rows = _in_rows(sight, SMALL, WIDTH)

    def mine(tile: Size) -> float:
        width = max([WIDTH, *(wide + 2 * GAP for wide, _ in rows.sizes.values())])
        return max(size(sight, sight.me, _tile(sight, sight.me, tile, width - 2 * GAP - beside))[1], least)

    if rows.height() + mine(LARGE) <= room:
        return rows, LARGE
    for wide in _WIDTHS:
        other = _in_rows(sight, (wide, SMALL[1]), WIDTH)
        if len(other.seats) < len(rows.seats):
            rows = other
    return rows, LARGE if rows.height() + mine(LARGE) <= room else LOW


def _grown(sight: Sight, tile: Size, wide: float) -> float:
    """Return the height of the own realm with free cells on all sides, so that tiles keep their size.

    No free cells appear in a battle.
    """
    lands = [xy(cell) for cell in sight.s.lands[sight.me]] or [(0, 0)]
    more = 0 if sight.aimed() else 1
    columns = max(x for x, _ in lands) - min(x for x, _ in lands) + 1 + 2 * more
    if columns * tile[0] + 60 > wide:
        return _HIGHEST
    spare = max(y for _, y in lands) + more - sight.box(sight.me)[2]
    return size(sight, sight.me, tile)[1] + max(0, spare) * tile[1]


def _tile(sight: Sight, seat: int, usual: Size, wide: float) -> Size:
    """Return the tile size; a broad realm has narrower tiles, so that its text need not be smaller."""
    first, last, _ = sight.box(seat)
    return min(usual[0], max(_NARROWEST, (wide - 60) / (last - first + 1))), usual[1]


def _in_rows(sight: Sight, tile: Size, field: float) -> Rows:
    """Return each realm in the first row with room for it; eliminated players have a row of their own."""
    seats = sight.others()
    tiles = {seat: _tile(sight, seat, tile, field - 2 * GAP) for seat in seats}
    sizes = {seat: size(sight, seat, tiles[seat]) for seat in seats}
    rows: list[list[int]] = []
    living = [seat for seat in seats if sight.s.alive >> seat & 1]
    for seat in living:
        for row in rows:
            if sum(sizes[other][0] + GAP for other in row) + sizes[seat][0] <= field - 2 * GAP:
                row.append(seat)
                break
        else:
            rows.append([seat])
    if len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) > 2:  # prefer two and two to three and one
        rows[-1].insert(0, rows[-2].pop())
    gone = [seat for seat in seats if seat not in living]
    return Rows([*rows, gone] if gone else rows, tiles, sizes)


def _others(sight: Sight, rows: Rows, field: float) -> tuple[list[Node], float, float]:
    """Return the realms of the others in rows of equal height, with the total width and the lower edge."""
    width = max([field, *(wide + 2 * GAP for wide, _ in rows.sizes.values())])
    found: list[Node] = []
    y = TOP
    for row in rows.seats:
        room = width - 2 * GAP - GAP * (len(row) - 1)
        needs = [rows.sizes[seat][0] for seat in row]
        spare = (room - sum(needs)) / len(row)
        equal = max(needs) <= room / len(row)
        high = max(rows.sizes[seat][1] for seat in row)
        x = GAP
        for seat, need in zip(row, needs, strict=True):
            wide = room / len(row) if equal else need + spare
            found.append(realm(sight, seat, x, y, (wide, high), rows.tiles[seat]))
            x += wide + GAP
        y += high + GAP
    return found, width, y
