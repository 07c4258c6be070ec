"""Ranges of action arguments and sizes of state lists, for programs that learn."""

from __future__ import annotations

from baronage.engine.core.setup import Setup
from baronage.games.brawling.data import CARDS, CODE, CODES, UP

HAND = 24  # at most, in a hand
ROW = 12  # at most, in a town, on a wall or in an army


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the least and greatest value of each action argument, by name."""
    cards = dict.fromkeys(("card", "target", "fighter", "unit", "aid"), (0, CARDS - 1))
    return {**cards, "sign": (0, 2), "slot": (0, 3), "mate": (0, setup.seats - 1)}


def shapes(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the size of each list field of the state, by name."""
    seats = setup.seats
    units = dict.fromkeys(("towns", "walls", "armies"), (seats, ROW))
    hidden: dict[str, tuple[int, ...]] = {"deck": (0,), "piles": (seats, 0)}
    seen = {"market": (3,), "discard": (CARDS,), "hands": (seats, HAND), "aids": (seats, 8), "signs": (seats,)}
    return {**hidden, **units, **seen}


def kinds(setup: Setup) -> dict[str, list[int]]:
    """Return the kind of each value of a list field or an argument: the type of a card, and whether a unit is upgraded."""
    units = [*CODE, *[0] * (UP - CARDS), *[code + len(CODES) for code in CODE]]
    return {
        **dict.fromkeys(("market", "discard", "hands", "aids"), CODE),
        **dict.fromkeys(("card", "target", "fighter", "unit", "aid"), CODE),
        **dict.fromkeys(("towns", "walls", "armies"), units),
    }
