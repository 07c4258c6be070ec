"""Stable ids of the scene's nodes, and the purpose of each node."""

from __future__ import annotations

from typing import Final

from baronage.engine.text.params import Params
from baronage.games.yuan.data import PROVINCE_NAMES, PROVINCES, TILE_CODES
from baronage.games.yuan.state import Yuan


def province_id(p: int) -> str:
    """Return the node id of a Province on the map, or an empty string for 0."""
    return f"p.{PROVINCE_NAMES[p]}" if 0 < p <= PROVINCES else ""


def level_id(row: int, level: int) -> str:
    """Return the node id of an order sheet field, or an empty string if there is no such field.

    Row 0 is Development, 1 Fortification, 2 Militarization.
    """
    return f"level.{'DFM'[row]}{level}" if 0 <= row < 3 and 0 <= level <= 3 else ""


def tile_id(tile: int) -> str:
    """Return the node id of a tile in hand, or an empty string for 0."""
    return f"tile.{TILE_CODES[tile]}" if 0 < tile < len(TILE_CODES) else ""


def spot_id(a: int, b: int) -> str:
    """Return the node id of an empty tile position."""
    return f"spot.{a}.{b}"


def rotation_id(turn: int) -> str:
    """Return the node id of a rotation of the tile being placed."""
    return f"turn.{turn}"


# nodes that are only shown or can't be used now
_RULES: Final = {
    "map": "YUAN-G1.01",
    "wheel": "YUAN-T1.02",
    "tray": "YUAN-S2.02",
    "tile": "YUAN-S2.02",
    "spot": "YUAN-S2.03",
    "turn": "YUAN-S2.04",
    "plan": "YUAN-P1.02",
    "draft": "YUAN-P1.05",
    "trace": "YUAN-T1.03",
    "march": "YUAN-T1.03",
}


def purpose(s: Yuan, seat: int, id: str) -> tuple[str, Params, tuple[str, ...]]:
    """Return the message, parameters and rules that explain a node that can't be used now."""
    kind = id.partition(".")[0]
    if kind not in _RULES or not s.stack:
        return "", {}, ()
    return f"thing-{kind}", {"asked": s.stack[-1].NAME}, (_RULES[kind],)
