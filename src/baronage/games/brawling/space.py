"""How large the arguments of actions are, and how much room the lists of a state get: for programs that learn."""

from __future__ import annotations

from baronage.engine.setup import Setup
from baronage.games.brawling.data import CARDS

HAND = 24  # cards of a hand that are laid out
ROW = 12  # units of a town, a wall or an army


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """By name of the argument: the least and the largest."""
    cards = dict.fromkeys(("card", "target", "fighter", "unit", "aid"), (0, CARDS - 1))
    return {**cards, "sign": (0, 2), "slot": (0, 3), "mate": (0, setup.seats - 1)}


def shapes(setup: Setup) -> dict[str, tuple[int, ...]]:
    """By name of the field: its room."""
    seats = setup.seats
    units = dict.fromkeys(("towns", "walls", "armies"), (seats, ROW))
    return {**units, "market": (3,), "discard": (CARDS,), "hands": (seats, HAND), "aids": (seats, 8), "signs": (seats,)}
