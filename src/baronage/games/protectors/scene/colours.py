"""The colour of each player: as the colour is called, so it is drawn (REALM-A2.05)."""

from __future__ import annotations

from typing import Final

from baronage.engine.scene import BROWN, CYAN, MAROON, NAVY, OLIVE, ORANGE, SILVER, WHITE
from baronage.engine.voice import Voice
from baronage.games.protectors.state import Realm

# of Player#1, Player#2, ...: blue, purple, black, white, dark green, red, orange, yellow, pink and so on
TINCTURES: Final = (1, 4, 6, WHITE, 2, 0, ORANGE, 3, 7, CYAN, BROWN, MAROON, 5, NAVY, OLIVE, SILVER)


def tincture(s: Realm, seat: int) -> str:
    """The class of a seat's colour."""
    return f"seat-{TINCTURES[s.number[seat] - 1]}"


def colours(s: Realm) -> tuple[int, ...]:
    """The colour of every seat; none before the players have their numbers."""
    return tuple(TINCTURES[number - 1] for number in s.number) if all(s.number) else ()


def names(s: Realm, voice: Voice) -> tuple[str, ...]:
    """What every seat's colour is called; nothing before the players have their numbers."""
    return tuple(voice.term("PLAYER", number) for number in s.number) if all(s.number) else ()
