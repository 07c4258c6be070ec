"""How the things on the table are called in the picture: ids that stay the same."""

from __future__ import annotations

from baronage.games.yuan.data import PROVINCE_NAMES, PROVINCES, TILE_CODES


def province_id(p: int) -> str:
    """The id of a Province on the map; of none, nothing's."""
    return f"p.{PROVINCE_NAMES[p]}" if 0 < p <= PROVINCES else ""


def tile_id(tile: int) -> str:
    """The id of a tile in hand; of none, nothing's."""
    return f"tile.{TILE_CODES[tile]}" if 0 < tile < len(TILE_CODES) else ""


def spot_id(a: int, b: int) -> str:
    """The id of an empty place for a tile."""
    return f"spot.{a}.{b}"


def rotation_id(turn: int) -> str:
    """The id of a way to turn the tile that is being laid."""
    return f"turn.{turn}"
