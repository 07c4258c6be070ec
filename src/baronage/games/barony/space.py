"""How large the arguments of actions are, and how much room the lists of a state get: for programs that learn."""

from __future__ import annotations

from baronage.engine.setup import Setup
from baronage.games.barony.data import FIEFDOM_MAX, HIRES, ITEM_CODE, MANEUVER_CODE
from baronage.games.barony.equipment import COPY
from baronage.games.barony.state import blank

ITEMS = 6  # of a Serf that are laid out
MARKERS = 12  # traps and snares
FAR = 127  # no flight and no bump goes further


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """By name of the argument: the least and the largest."""
    board, serfs = blank(setup).board, FIEFDOM_MAX * setup.seats
    return {
        **dict.fromkeys(("serf", "foe", "knight"), (0, serfs - 1)),
        "space": (0, board.size),
        "target": (-1, max(board.size, serfs)),
        "ware": (0, len(ITEM_CODE) - 1),
        # what a Serf carries: which and copied or not, then by how much and how long it is enchanted
        **dict.fromkeys(("item", "more"), (0, 256 * 2 * COPY - 1, 2 * COPY)),
        "maneuver": (0, len(MANEUVER_CODE) - 1),
        "hire": (0, len(HIRES) - 1),
        "direction": (0, 5),
        **dict.fromkeys(("triangles", "jumps", "saved"), (0, FAR)),
    }


def shapes(setup: Setup) -> dict[str, tuple[int, ...]]:
    """By name of the field: its room."""
    state, serfs = blank(setup), FIEFDOM_MAX * setup.seats
    found: dict[str, tuple[int, ...]] = {"items": (serfs, ITEMS), "lesser": (serfs, 4), "markers": (MARKERS, 5)}
    for name in state.FIELDS:
        value = getattr(state, name)
        if name not in found and isinstance(value, list):
            found[name] = (len(value),)  # a number for each Serf, or for each seat
    return found
