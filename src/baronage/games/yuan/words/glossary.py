"""What the facts in the sentences are: how clans, Provinces and tiles are shown. The sentences themselves: en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.catalogue import Function, Reader, TermOf
from baronage.engine.facts import Facts
from baronage.engine.setup import Setup
from baronage.games.yuan.data import CLAN_NAMES, CLANS, PROVINCE_NAMES, PROVINCES, TERRAIN, TERRAIN_NAMES, TILE_CELLS

_CLANS: Final = ("white", "blue", "purple", "yellow", "red", "green", "black", "orange")
_TERRAIN: Final = tuple(name.lower() for name in TERRAIN_NAMES)

FACTS: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("clan", "clans", "owner"), "CLAN"),
    **dict.fromkeys(("province", "provinces", "nearest"), "PROVINCE"),
    "terrain": "TERRAIN",
    "tile": "TILE",
    "beside": "LANDED",
    "sides": "SIDED",
    **dict.fromkeys(("tied", "holder"), "SEAT"),
    "bordering": "BORDERING",
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
    return reader.words("tile-of", {"province": (*provinces_on(number), 0)[0]}, reader)


def provinces_on(tile: int) -> tuple[int, ...]:
    """The Provinces of a tile, that of the middle first."""
    return tuple(p for _, p in TILE_CELLS[tile] if p) if 0 < tile < len(TILE_CELLS) else ()


# A side of a tile, 0 to 5 against the clock from the east, and what lies there, in one number: see `steps.tiles`.


def sided(number: int, reader: Reader) -> str:
    """What lies on one side of the middle of a tile: a Province, or nobody's land."""
    side, what = divmod(number, 1000)
    return reader.words("sided", {"side": side, "province": max(what, 0), "terrain": what - 900}, reader)


def bordering(number: int, reader: Reader) -> str:
    """On which side of a tile that lies something is."""
    side, tile = divmod(number, 1000)
    return reader.words("bordering", {"side": side, "tile": tile}, reader)


def more_of_event(setup: Setup, id: str, facts: Facts) -> Facts:
    """What lies on a tile that was laid."""
    if id != "tile-laid":
        return {}
    tile = facts["tile"]
    assert isinstance(tile, int)
    return {"provinces": provinces_on(tile)}


TERMS: Final[dict[str, TermOf]] = {"CLAN": clan_term, "TERRAIN": terrain_term}
FUNCTIONS: Final[dict[str, Function]] = {
    "HOUSE": house,
    "PROVINCE": province,
    "LANDED": landed,
    "TILE": tile,
    "SIDED": sided,
    "BORDERING": bordering,
}
