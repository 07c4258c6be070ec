"""The places that a refused click speaks of: is there such a place, and is it one's own?"""

from __future__ import annotations

from collections.abc import Sequence

from baronage.games.protectors.data import (
    ISLAND,
)
from baronage.games.protectors.state import Realm
from baronage.games.protectors.words.names import listing, place, player


def unknown(s: Realm, number: int) -> str:
    """What is wrong with a place as such; empty: nothing."""
    if number == ISLAND and not s.land.island:
        return "There is no Island in this game."
    return (
        ""
        if 0 <= number < len(s.owner)
        else f"There is no P{number} on this board: Provinces are P1 to P{len(s.owner) - 1}."
    )


def foreign(s: Realm, seat: int, number: int) -> str:
    """What is wrong with a place as one's own; empty: nothing."""
    wrong = unknown(s, number)
    if wrong or s.owner[number] == seat:
        return wrong
    owner = s.owner[number]
    yours = listing([place(other) for other in s.provinces(seat)]) if s.provinces(seat) else "nothing"
    whose = f"belongs to {player(s.number[owner])}" if owner >= 0 else "belongs to nobody"
    words = f"{place(number)} {whose}; yours: {yours}."
    return words[:1].upper() + words[1:]


def places(numbers: Sequence[int]) -> str:
    """'P1, P2 and P4'."""
    return listing([place(number) for number in numbers])
