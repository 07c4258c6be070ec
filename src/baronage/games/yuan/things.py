"""The things on the table, as the picture calls them (ids that stay the same), and what each is for."""

from __future__ import annotations

from typing import Final

from baronage.engine.facts import Facts
from baronage.games.yuan.data import PROVINCE_NAMES, PROVINCES, TILE_CODES
from baronage.games.yuan.state import Yuan


def province_id(p: int) -> str:
    """The id of a Province on the map; of none, nothing's."""
    return f"p.{PROVINCE_NAMES[p]}" if 0 < p <= PROVINCES else ""


def trace_id(p: int) -> str:
    """The id of the mark of what happened in a Province last turn."""
    return f"trace.{PROVINCE_NAMES[p]}"


def march_id(p: int) -> str:
    """The id of the arrows of those who marched to a Province last turn."""
    return f"march.{PROVINCE_NAMES[p]}"


def level_id(row: int, level: int) -> str:
    """The id of a field of the order sheet: row 0 Development, 1 Fortification, 2 Militarization; of none, nothing's."""
    return f"level.{'DFM'[row]}{level}" if 0 <= row < 3 and 0 <= level <= 3 else ""


def tile_id(tile: int) -> str:
    """The id of a tile in hand; of none, nothing's."""
    return f"tile.{TILE_CODES[tile]}" if 0 < tile < len(TILE_CODES) else ""


def spot_id(a: int, b: int) -> str:
    """The id of an empty place for a tile."""
    return f"spot.{a}.{b}"


def rotation_id(turn: int) -> str:
    """The id of a way to turn the tile that is being laid."""
    return f"turn.{turn}"


# what is looked at, or can't be used now
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


def purpose(s: Yuan, seat: int, id: str) -> tuple[str, Facts, tuple[str, ...]]:
    """What a thing is for, to who clicked it and can do nothing with it now: the sentence, its facts, its rules."""
    kind = id.partition(".")[0]
    if kind not in _RULES or not s.stack:
        return "", {}, ()
    return f"thing-{kind}", {"asked": s.stack[-1].NAME}, (_RULES[kind],)
