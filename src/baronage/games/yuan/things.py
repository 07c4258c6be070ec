"""How the things on the table are called in the picture: ids that stay the same."""

from __future__ import annotations

from baronage.games.yuan.data import PROVINCE_NAMES, PROVINCES


def province_id(p: int) -> str:
    """The id of a Province on the map; of none, nothing's."""
    return f"p.{PROVINCE_NAMES[p]}" if 0 < p <= PROVINCES else ""
