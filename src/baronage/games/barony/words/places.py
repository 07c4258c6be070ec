"""Serfs and places of a log line: of the setup alone, a line has no state."""

from __future__ import annotations

import json
from functools import lru_cache

from baronage.engine.setup import Setup
from baronage.games.barony.data import FIEFDOM_MAX
from baronage.games.barony.geometry import OUT, Kingdom, custom_kingdom, kingdom
from baronage.games.barony.state import STRANGER
from baronage.games.barony.words.names import code, titled


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


def called(setup: Setup, serf: int, eyes: int) -> str:
    """'your A3', 'B5' or 'B4 Old Tom', by its roster; a Serf on the line of one that had a name has none."""
    name = code(serf % STRANGER) if serf >= STRANGER else titled(setup, serf)
    return f"your {name}" if serf % STRANGER // FIEFDOM_MAX == eyes else name
