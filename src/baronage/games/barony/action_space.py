"""Ranges of action arguments and sizes of state lists, for programs that learn."""

from __future__ import annotations

from baronage.engine.core.setup import Setup
from baronage.games.barony.data import FIEFDOM_MAX, HIRES, ITEM_CODE, MANEUVER_CODE
from baronage.games.barony.rules.equipment import COPY
from baronage.games.barony.state import blank

ITEMS = 6  # at most, per Serf
MARKERS = 12  # traps and snares
FAR = 127  # the longest flight or bump, in triangles


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the least and greatest value of each action argument, by name."""
    board, serfs = blank(setup).board, FIEFDOM_MAX * setup.seats
    return {
        **dict.fromkeys(("serf", "foe", "knight"), (0, serfs - 1)),
        "space": (0, board.size),
        "target": (-1, max(board.size, serfs)),
        "ware": (0, len(ITEM_CODE) - 1),
        # an item of a Serf: its kind and whether it is a copy, then strength and duration of its enchantment
        **dict.fromkeys(("item", "more"), (0, 256 * 2 * COPY - 1, 2 * COPY)),
        "maneuver": (0, len(MANEUVER_CODE) - 1),
        "hire": (0, len(HIRES) - 1),
        "direction": (0, 5),
        **dict.fromkeys(("triangles", "jumps", "saved"), (0, FAR)),
    }


def shapes(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the size of each list field of the state, by name."""
    state, serfs = blank(setup), FIEFDOM_MAX * setup.seats
    found: dict[str, tuple[int, ...]] = {"items": (serfs, ITEMS), "lesser": (serfs, 4), "markers": (MARKERS, 5)}
    for name in state.FIELDS:
        value = getattr(state, name)
        if name not in found and isinstance(value, list):
            found[name] = (len(value),)  # one number per Serf or per seat
    return found
