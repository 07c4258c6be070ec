"""How players, places and cards are called."""

from __future__ import annotations

from baronage.games.protectors.data import (
    ABILITY_NAMES,
    CARD_NAMES,
    COLOURS,
    REFRESHED,
)
from baronage.games.protectors.meta import LETTERS
from baronage.games.protectors.state import Realm


def player(number: int) -> str:
    """Player#k and the colour (REALM-A2.05)."""
    return f"Player#{number} ({COLOURS[number - 1]})" if number else "nobody"


def player_at(s: Realm, seat: int) -> str:
    """A seat by its number, or by its letter before it has one."""
    return player(s.number[seat]) if s.number[seat] else LETTERS[seat]


def place(number: int) -> str:
    """A Province, or the Island."""
    return f"P{number}" if number else "the Island"


def units(number: int) -> str:
    """1 unit, 2 units."""
    return "1 unit" if number == 1 else f"{number} units"


def money(amount: int) -> str:
    """In $Realm."""
    return f"{amount} $Realm"


def card(number: int) -> str:
    """The name on a card."""
    return CARD_NAMES[number]


def gift(number: int) -> str:
    """What the Sanctum gave."""
    return f"{ABILITY_NAMES[number - REFRESHED]}, refreshed" if number >= REFRESHED else ABILITY_NAMES[number]


def listing(names: list[str]) -> str:
    """a, b and c."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nobody"
