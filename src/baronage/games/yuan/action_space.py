"""Bounds of action arguments and lengths of state lists, for learning programs."""

from __future__ import annotations

from baronage.engine.core.setup import Setup
from baronage.games.yuan.data import CLANS, PROVINCES, TILE_CODES

FAR = len(TILE_CODES)  # the largest possible distance of a tile from the first
SITES = PROVINCES + 1


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the smallest and largest value of each action argument, by argument name."""
    return {
        "province": (0, PROVINCES),
        "tile": (0, len(TILE_CODES) - 1),
        **dict.fromkeys(("a", "b"), (-FAR, FAR)),
        "turn": (0, 5),
        "clan": (0, CLANS - 1),
        "level": (0, 3),
        **dict.fromkeys(("objects", "whole"), (0, 1)),
    }


def shapes(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the maximum size of each state field, by field name."""
    seats = setup.seats
    return {
        "tiles": (4 * len(TILE_CODES),),
        "hands": (seats, len(TILE_CODES)),
        **dict.fromkeys(("order", "colours", "clans", "purse", "votes", "bids"), (seats,)),
        "sites": (SITES,),
        **dict.fromkeys(("chao", "loan", "forced", "villages", "cities", "arms", "ramparts"), (CLANS,)),
        "orders": (CLANS, 4),
    }
