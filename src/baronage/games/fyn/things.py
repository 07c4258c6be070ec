"""How the things on the table are called in the picture: ids that stay the same wherever a thing lies."""

from __future__ import annotations

from baronage.games.fyn.geometry import xy
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.state import Barons


def node_id(card: int) -> str:
    """The id of a card, wherever it lies."""
    return f"c{card}"


def cell_id(seat: int, cell: int) -> str:
    """The id of an empty cell."""
    x, y = xy(cell)
    return f"{SEATS[seat]}.{x},{y}"


def spot_id(s: Barons, seat: int, cell: int) -> str:
    """The id of the land on a cell, or of the empty cell; of a seat that is not there, nothing's."""
    if not 0 <= seat < s.seats:
        return ""
    land = s.lands[seat].get(cell, 0)
    return node_id(land) if land else cell_id(seat, cell)
