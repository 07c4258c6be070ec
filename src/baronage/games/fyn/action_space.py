"""Bounds of action arguments and lengths of state lists, for learning programs."""

from __future__ import annotations

from baronage.engine.core.setup import Setup
from baronage.games.fyn.data import CARDS, DECK
from baronage.games.fyn.state import WIDTH

HAND = 16  # encoded cards of a hand
REALM = 40  # cells of a realm
FORCE = 16  # armies of a realm


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the smallest and largest value of each action argument; a cell is given by row and column."""
    cards = dict.fromkeys(("card", "army", "other", "what", "anti"), (0, CARDS - 1))
    seats = dict.fromkeys(("owner", "starter", "partner"), (-1, setup.seats - 1))
    rest = {"cell": (-WIDTH, DECK * WIDTH - 1, WIDTH), "position": (0, 4), "step": (0, 2), "edge": (0, 3)}
    return {**cards, **seats, **rest}


def shapes(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the maximum size of each state field, by field name."""
    seats = setup.seats
    return {
        "deck": (0,),
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
