"""What the facts in the sentences are: how clans, Provinces and tiles are shown. The sentences themselves: en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.catalogue import Function, Reader, TermOf
from baronage.games.yuan.data import CLAN_NAMES, CLANS, PROVINCE_NAMES, PROVINCES, TERRAIN, TERRAIN_NAMES, TILE_CELLS
from baronage.games.yuan.steps.tiles import NOBODYS, SIDE

_CLANS: Final = ("white", "blue", "purple", "yellow", "red", "green", "black", "orange")
_TERRAIN: Final = tuple(name.lower() for name in TERRAIN_NAMES)

FACTS: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("clan", "clans", "owner"), "CLAN"),
    **dict.fromkeys(("province", "provinces", "nearest"), "PROVINCE"),
    **dict.fromkeys(("beside", "lands"), "LANDED"),
    **dict.fromkeys(("terrain", "wilds"), "TERRAIN"),
    "tile": "TILE",
    "sides": "SIDED",
    "bordering": "BORDERING",
    **dict.fromkeys(("tied", "holder"), "SEAT"),
}


def clan_term(clan: int) -> str:
    """The word for a clan: its colour."""
    return _CLANS[clan] if 0 <= clan < CLANS else "nobody"


def terrain_term(terrain: int) -> str:
    """The word for a terrain."""
    return _TERRAIN[terrain] if 0 <= terrain < len(_TERRAIN) else "nowhere"


def house(clan: int, reader: Reader) -> str:
    """The name of a clan: Huan."""
    return CLAN_NAMES[clan] if 0 <= clan < CLANS else "?"


def province(p: int, reader: Reader) -> str:
    """The name of a Province: Nan."""
    return PROVINCE_NAMES[p].capitalize() if 0 < p <= PROVINCES else reader.words("no-province", {}, reader)


def landed(p: int, reader: Reader) -> str:
    """A Province with its terrain."""
    return reader.words("landed", {"province": p, "terrain": TERRAIN[p]}, reader)


def tile(number: int, reader: Reader) -> str:
    """A tile, by the first Province on it."""
    cells = TILE_CELLS[number] if 0 < number < len(TILE_CELLS) else ()
    return reader.words("tile-of", {"province": next((p for _, p in cells if p), 0)}, reader)


def sided(number: int, reader: Reader) -> str:
    """What lies on one side of the middle of a tile: a Province, or nobody's land."""
    side, what = divmod(number, SIDE)
    own = what < NOBODYS
    return reader.words("sided", {"side": side, "province": what if own else 0, "terrain": what - NOBODYS}, reader)


def bordering(number: int, reader: Reader) -> str:
    """On which side of a tile that lies."""
    side, tile = divmod(number, SIDE)
    return reader.words("bordering", {"side": side, "tile": tile}, reader)


TERMS: Final[dict[str, TermOf]] = {"CLAN": clan_term, "TERRAIN": terrain_term}
FUNCTIONS: Final[dict[str, Function]] = {
    "HOUSE": house,
    "PROVINCE": province,
    "LANDED": landed,
    "TILE": tile,
    "SIDED": sided,
    "BORDERING": bordering,
}
