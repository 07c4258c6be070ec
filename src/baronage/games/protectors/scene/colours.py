"""The colour of each player: as the colour is called, so it is drawn (REALM-A2.05)."""

from __future__ import annotations

from typing import Final

from baronage.engine.scene import BROWN, CYAN, MAROON, NAVY, OLIVE, ORANGE, SILVER, WHITE
from baronage.games.protectors.data import COLOURS
from baronage.games.protectors.state import Realm

_NAMED: Final = {
    "Blue": 1,
    "Purple": 4,
    "Black": 6,
    "White": WHITE,
    "Dark Green": 2,
    "Red": 0,
    "Orange": ORANGE,
    "Yellow": 3,
    "Pink": 7,
    "Cyan": CYAN,
    "Brown": BROWN,
    "Maroon": MAROON,
    "Teal": 5,
    "Navy": NAVY,
    "Olive": OLIVE,
    "Silver": SILVER,
}
TINCTURES: Final = tuple(_NAMED[name] for name in COLOURS)  # of Player#1, Player#2, ...


def tincture(s: Realm, seat: int) -> str:
    """The class of a seat's colour."""
    return f"seat-{TINCTURES[s.number[seat] - 1]}"


def colours(s: Realm) -> tuple[int, ...]:
    """The colour of every seat; none before the players have their numbers."""
    return tuple(TINCTURES[number - 1] for number in s.number) if all(s.number) else ()


def names(s: Realm) -> tuple[str, ...]:
    """What every seat is called; nothing before the players have their numbers."""
    return tuple(COLOURS[number - 1] for number in s.number) if all(s.number) else ()
