"""Placement of Serf numbers: beside the Serfs, covering neither other Serfs nor spaces to enter."""

from __future__ import annotations

from typing import Final

from baronage.games.barony.scene.frame import Box, covered
from baronage.games.barony.scene.serfs import BADGES, Number, badges, lifted
from baronage.games.barony.scene.sight import Sight

_PLACES: Final[tuple[Number, ...]] = ((1, False), (1, True), (-1, False), (-1, True))  # best first
_HALF: Final = 12.0  # of a Serf
_DOT: Final = 8.0  # of the mark on a space that may be entered
_NEAR: Final = 56.0  # ignore anything farther away


def numbers(sight: Sight) -> dict[int, Number]:
    """Return the place of every Serf's number in the picture."""
    s = sight.s
    spots = {serf: spot for serf in range(len(s.place)) if (spot := sight.spot(serf)) is not None}
    taken: list[Box] = [(x - _HALF, y - _HALF, 2 * _HALF, 2 * _HALF) for x, y in spots.values()]
    for space in sight.enters():
        x, y = sight.frame.at(space)
        taken.append((x - _DOT, y - _DOT, 2 * _DOT, 2 * _DOT))
    for serf, (x, y) in spots.items():
        if not lifted(sight, serf):
            taken += [(x + 16 * place - 22, y + 8, 16, 16) for place in range(len(badges(s, serf)[:BADGES]))]
    found = {}
    for serf, (x, y) in spots.items():
        near = [box for box in taken if abs(box[0] - x) < _NEAR and abs(box[1] - y) < _NEAR]
        places = (
            _PLACES[2:] + _PLACES[:2] if lifted(sight, serf) else _PLACES
        )  # the Serf below it has its own number at the right
        found[serf] = min(places, key=lambda number: covered(number_box(x, y, number), near))
        taken.append(number_box(x, y, found[serf]))
    return found


def number_box(x: float, y: float, number: Number) -> Box:
    """Return the box that a number covers beside a Serf at x, y."""
    right, down = number
    return x + (12 if right > 0 else -28), y + (8 if down else -20), 16, 12
