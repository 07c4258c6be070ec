"""Ids of faces, realms and cells."""

from __future__ import annotations

from typing import Final

from baronage.games.fyn.board.geometry import xy
from baronage.games.fyn.data import TYPE
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.state import Barons

ART: Final = (  # the drawing of each type of card, which is also its face
    "back",
    *("clear", "desert", "woods", "mountain"),
    *("road", "oasis", "clearing", "mine"),
    *("village", "town", "city"),
    *("peasant-army", "reserves", "army", "strong-army", "mountaineers", "rangers", "shock-troops", "knights"),
    *("earthquake", "sickness", "revolt", "sabotage"),
    *("plague", "volcano"),
    *("divine-intervention", "healing-monks", "tax-cuts", "secret-service"),
    "capital",
    "king",
)


def face(card: int) -> str:
    """Return the face of a card."""
    return ART[TYPE[card]]


def realm_id(seat: int) -> str:
    """Return the zone of a realm."""
    return f"realm.{seat}"


def cell_at(seat: int, cell: int) -> str:
    """Return the id of a cell, whether a card lies there or not."""
    x, y = xy(cell)
    return f"{realm_id(seat)}:{x},{y}"


def site(s: Barons, seat: int, cell: int) -> str:
    """Return the id of the land card on a cell, or of the free cell."""
    land = s.lands[seat].get(cell, 0)
    return node_id(land) if land else cell_at(seat, cell)
