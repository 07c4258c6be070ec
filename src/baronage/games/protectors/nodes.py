"""Ids of the scene's nodes, and the purpose of each node."""

from __future__ import annotations

from typing import Final

from baronage.engine.text.params import Params
from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.state import Realm


def place_id(place: int) -> str:
    """Return the node id of a Province or of the Island."""
    return "I" if place == ISLAND else f"P{place}"


def player_id(s: Realm, seat: int) -> str:
    """Return the node id of a player's row, or an empty string if there is no such seat."""
    return f"player.{s.number[seat]}" if 0 <= seat < s.seats else ""


def deck_id(deck: int) -> str:
    """Return the node id of one of the four decks."""
    return f"deck.{deck}"


_RULES: Final = {  # nodes that are shown but never clicked
    "board": "REALM-F1.02",
    "ballot": "REALM-A1.05",
    "sea": "REALM-F1.02",
    "dragon": "REALM-L1.01",
    "ranking": "REALM-D1.04",
    "decks": "REALM-E1.01",
    "play": "REALM-E1.05",
    "sheet": "REALM-C1.03",
    "order": "REALM-H1.01",
    "fight": "REALM-I1.01",
}


def purpose(s: Realm, seat: int, id: str) -> tuple[str, Params, tuple[str, ...]]:
    """Return the message, parameters and rules that explain a node that can't be used now."""
    kind, _, rest = id.partition(".")
    kind = {"SEA": "sea", "card": "play"}.get(kind, kind)
    if kind == "board" and rest:  # one of the boards in the vote
        kind = "ballot"
    if kind not in _RULES or not s.stack:
        return "", {}, ()
    return f"thing-{kind}", {"asked": s.stack[-1].NAME}, (_RULES[kind],)
