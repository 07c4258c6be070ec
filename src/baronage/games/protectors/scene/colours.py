"""The colour of each player, drawn as it is named (REALM-A2.05)."""

from __future__ import annotations

from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import BROWN, CYAN, MAROON, NAVY, OLIVE, ORANGE, SILVER, WHITE
from baronage.games.protectors.state import Realm

# colours of Player#1, Player#2, ...: blue, purple, black, white, dark green, red, orange, yellow, pink and so on
TINCTURES: Final = (1, 4, 6, WHITE, 2, 0, ORANGE, 3, 7, CYAN, BROWN, MAROON, 5, NAVY, OLIVE, SILVER)


def tincture(s: Realm, seat: int) -> str:
    """Return the CSS class of a seat's colour."""
    return f"seat-{TINCTURES[s.number[seat] - 1]}"


def colours(s: Realm) -> tuple[int, ...]:
    """Return the colour of every seat, or an empty tuple before players have numbers."""
    return tuple(TINCTURES[number - 1] for number in s.number) if all(s.number) else ()


def names(s: Realm, tr: Translator) -> tuple[str, ...]:
    """Return the name of every seat's colour, or an empty tuple before players have numbers."""
    return tuple(tr.term("PLAYER", number) for number in s.number) if all(s.number) else ()
