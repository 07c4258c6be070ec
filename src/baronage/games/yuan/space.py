"""How large the arguments of actions are, and how much room the lists of a state get: for programs that learn."""

from __future__ import annotations

from baronage.engine.setup import Setup
from baronage.games.yuan.data import CLANS, PROVINCES, TILE_CODES

FAR = len(TILE_CODES)  # no tile lies further from the first
SITES = PROVINCES + 1


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """By name of the argument: the least and the largest."""
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
    """By name of the field: its room."""
    seats = setup.seats
    return {
        "tiles": (4 * len(TILE_CODES),),
        "hands": (seats, len(TILE_CODES)),
        **dict.fromkeys(("order", "colours", "clans", "purse", "votes", "bids"), (seats,)),
        "sites": (SITES,),
        **dict.fromkeys(("chao", "loan", "forced", "villages", "cities", "arms", "ramparts"), (CLANS,)),
        "orders": (CLANS, 4),
    }
