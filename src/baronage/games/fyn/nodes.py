"""Stable ids of the scene's nodes, and the purpose of each node."""

from __future__ import annotations

from baronage.engine.text.params import Params
from baronage.games.fyn.board.geometry import xy
from baronage.games.fyn.data import CARD_KIND, CARDS, CENTRE, FORCE, IMPROVEMENT
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.state import Barons


def node_id(card: int) -> str:
    """Return the node id of a card, wherever it is."""
    return f"c{card}"


def line_id(card: int) -> str:
    """Return the node id of a card in the battle line; 0 is the besieged centre."""
    return f"line.{card or 'centre'}"


def player_id(seat: int) -> str:
    """Return the node id of a player's realm."""
    return SEATS[seat]


def cell_id(seat: int, cell: int) -> str:
    """Return the node id of an empty cell."""
    x, y = xy(cell)
    return f"{SEATS[seat]}.{x},{y}"


def spot_id(s: Barons, seat: int, cell: int) -> str:
    """Return the node id of the land on a cell or of the empty cell, or an empty string if there is no such seat."""
    if not 0 <= seat < s.seats:
        return ""
    land = s.lands[seat].get(cell, 0)
    return node_id(land) if land else cell_id(seat, cell)


_RULES = {
    "status": "FYN-D0.02",
    "deck": "FYN-D1.02",
    "discard": "FYN-E6.02",
    "line": "FYN-D4.17",
    "player": "FYN-D4.03",
    "cell": "FYN-D5.05",
    "fallen": "FYN-B1.13",
    "army": "FYN-D2.07",
    "improvement": "FYN-E3.01",
    "land": "FYN-B1.02",
}


def purpose(s: Barons, seat: int, id: str) -> tuple[str, Params, tuple[str, ...]]:
    """Return the message, parameters and rules that explain a node that can't be used now."""
    kind = _kind(s, id)
    if kind not in _RULES or not s.stack:
        return "", {}, ()
    return f"thing-{kind}", {"asked": s.stack[-1].NAME}, (_RULES[kind],)


def _kind(s: Barons, id: str) -> str:
    """Return the kind of a node."""
    head = id.partition(".")[0]
    if head in ("hand", "realm"):
        return "player"
    if head in SEATS:
        return "cell" if "," in id else "player"
    card = int(id[1:]) if id[:1] == "c" and id[1:].isdecimal() else 0
    if not 0 < card < CARDS:
        return head
    if card in s.discard:
        return "fallen"
    return {FORCE: "army", IMPROVEMENT: "improvement", CENTRE: "improvement"}.get(CARD_KIND[card], "land")
