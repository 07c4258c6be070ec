"""How large the arguments of actions are, and how much room the lists of a state get: for programs that learn."""

from __future__ import annotations

from baronage.engine.setup import Setup
from baronage.games.fyn.data import CARDS, DECK
from baronage.games.fyn.state import WIDTH

HAND = 16  # cards of a hand that are laid out
REALM = 40  # cells of a realm
FORCE = 16  # armies of a realm


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """By name of the argument: the least and the largest; a cell is told by its row and its place in it."""
    cards = dict.fromkeys(("card", "army", "other", "what", "anti"), (0, CARDS - 1))
    seats = dict.fromkeys(("owner", "starter", "partner"), (-1, setup.seats - 1))
    rest = {"cell": (-WIDTH, DECK * WIDTH - 1, WIDTH), "position": (0, 4), "step": (0, 2), "edge": (0, 3)}
    return {**cards, **seats, **rest}


def shapes(setup: Setup) -> dict[str, tuple[int, ...]]:
    """By name of the field: its room."""
    seats = setup.seats
    return {
        "discard": (DECK,),
        "hands": (seats, HAND),
        "limbo": (8,),
        "realms": (seats, REALM, 6),
        "forces": (seats, FORCE, 2),
        "out": (seats,),
        "calls": (seats,),
        "holds": (seats,),
        **dict.fromkeys(("moved", "spent", "grown", "built", "shown"), (FORCE,)),
        "allowance": (4,),
    }
