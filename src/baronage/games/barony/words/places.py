"""Serfs and places of a log line: of the setup alone, a line has no state."""

from __future__ import annotations

import json
from functools import lru_cache

from baronage.engine.setup import Setup
from baronage.games.barony.data import FIEFDOM_MAX
from baronage.games.barony.geometry import OUT, Kingdom, custom_kingdom, kingdom
from baronage.games.barony.words.names import code


@lru_cache(maxsize=16)
def _custom(document: str) -> Kingdom:
    return custom_kingdom(json.loads(document))


def ground(setup: Setup) -> Kingdom:
    """The board."""
    board = setup.options["board"]
    return _custom(json.dumps(board)) if isinstance(board, dict) else kingdom(board, setup.seats)


def spot(setup: Setup, space: int) -> str:
    """'C1.5', 'the Market', 'off the board'."""
    board = ground(setup)
    if space == OUT:
        return "off the board"
    return "the Market" if space == board.market else board.space_name(space)


def at(setup: Setup, space: int) -> str:
    """'on C1.5', 'in the Market'."""
    return f"{'in' if space == ground(setup).market else 'on'} {spot(setup, space)}"


def called(serf: int, eyes: int) -> str:
    """'your A3' or 'B5', by its roster."""
    return f"your {code(serf)}" if serf // FIEFDOM_MAX == eyes else code(serf)
