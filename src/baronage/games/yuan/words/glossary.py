"""What the facts in the sentences are: how clans, Provinces, orders and what they do are shown. The sentences: en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.catalogue import Function, Reader, TermOf, remembered
from baronage.engine.facts import Facts
from baronage.engine.flow import State
from baronage.engine.setup import Setup
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLAN_NAMES, CLANS, PROVINCE_NAMES, PROVINCES, TERRAIN, TERRAIN_NAMES, TILE_CELLS
from baronage.games.yuan.fortification import ARMY_PART, CITY_PART, SECOND_PART, WALL_PART
from baronage.games.yuan.outlook import AUTOMATIC, DEED, GARRISON, HOMEWARD, WANTED
from baronage.games.yuan.steps.tiles import NOBODYS, SIDE

_CLANS: Final = ("white", "blue", "purple", "yellow", "red", "green", "black", "orange")
_NAMES: Final = tuple(name.capitalize() for name in PROVINCE_NAMES)
_TERRAIN: Final = tuple(name.lower() for name in TERRAIN_NAMES)

FACTS: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("clan", "clans", "owner", "victim", "victims", "others"), "CLAN"),
    **dict.fromkeys(("province", "provinces", "nearest", "chosen", "home"), "PROVINCE"),
    **dict.fromkeys(("beside", "holds"), "LANDED"),
    **dict.fromkeys(("terrain", "wilds"), "TERRAIN"),
    **dict.fromkeys(("tied", "holder"), "SEAT"),
    **dict.fromkeys(("lands", "over"), "PROVINCE"),
    "tile": "TILE",
    "sides": "SIDED",
    "bordering": "BORDERING",
    "garrisons": "GARRISON",
    "wanted": "WANTED",
    "deeds": "DEED",
    "marks": "MARK",
    "works": "WORK",
    "forecast": "FORECAST",
}


def clan_term(clan: int) -> str:
    """The word for a clan: its colour."""
    return _CLANS[clan] if 0 <= clan < CLANS else "nobody"


def clan(number: int, reader: Reader) -> str:
    """Who plays a clan."""
    return reader.words.played(number, clan_term(number), reader)


def terrain_term(terrain: int) -> str:
    """The word for a terrain."""
    return _TERRAIN[terrain] if 0 <= terrain < len(_TERRAIN) else "nowhere"


def house(clan: int, reader: Reader) -> str:
    """The name of a clan: Huan."""
    return CLAN_NAMES[clan] if 0 <= clan < CLANS else "?"


def province(p: int, reader: Reader) -> str:
    """The name of a Province: Nan."""
    return _NAMES[p] if 0 < p <= PROVINCES else reader.words("no-province", {}, reader)


@remembered
def landed(p: int, reader: Reader) -> str:
    """A Province with its terrain."""
    return reader.words("landed", {"province": p, "terrain": TERRAIN[p]}, reader)


# --- tiles ----------------------------------------------------------------------------------------------------------


@remembered
def tile(number: int, reader: Reader) -> str:
    """A tile, by the first Province on it."""
    cells = TILE_CELLS[number] if 0 < number < len(TILE_CELLS) else ()
    return reader.words("tile-of", {"province": next((p for _, p in cells if p), 0)}, reader)


@remembered
def sided(number: int, reader: Reader) -> str:
    """What lies on one side of the middle of a tile: a Province, or nobody's land."""
    side, what = divmod(number, SIDE)
    own = what < NOBODYS
    return reader.words("sided", {"side": side, "province": what if own else 0, "terrain": what - NOBODYS}, reader)


@remembered
def bordering(number: int, reader: Reader) -> str:
    """On which side of a tile that lies."""
    side, tile = divmod(number, SIDE)
    return reader.words("bordering", {"side": side, "tile": tile}, reader)


# --- orders ---------------------------------------------------------------------------------------------------------


def counted_by(id: str) -> Function:
    """So many of something: 1 Army, 2 Armies."""
    return remembered(lambda number, reader: reader.words(id, {"number": number}, reader))


def deed(code: int, reader: Reader) -> str:
    """One part of an order (`outlook.deeds`)."""
    rest, p = divmod(code, DEED)
    rest, more = divmod(rest, 4)
    rest, what = divmod(rest, 4)
    kind, level = divmod(rest, 4)
    facts: Facts = {"kind": kind, "level": level, "what": what, "armies": more, "stands": more, "province": p}
    return reader.words("deed", facts, reader)


@remembered
def garrison(code: int, reader: Reader) -> str:
    """Armies and where they stand."""
    armies, p = divmod(code, GARRISON)
    return reader.words("garrison", {"armies": armies, "province": p}, reader)


def wanted(code: int, reader: Reader) -> str:
    """How many Temples win in which turn."""
    turn, temples = divmod(code, WANTED)
    return reader.words("wanted", {"turn": turn, "temples": temples}, reader)


def mark(code: int, reader: Reader) -> str:
    """A level of an order by its name: Development II."""
    row, level = divmod(code, 4)
    return reader.words("mark", {"row": row, "level": level}, reader)


def forecast(told: tuple[int, ...], reader: Reader) -> str:
    """What an order would do (`outlook.told`), as the log would tell it."""
    lines: list[str] = []
    signs, at = told[0] if told else 0, 1
    while at + 1 < len(told) and told[at] in verbs.EVENTS:
        kind, count = told[at], told[at + 1]
        id, facts = event_facts(kind, told[at + 2 : at + 2 + count])
        lines.append(reader.words(id, facts | more_facts(id, facts, signs), reader))
        at += 2 + count
    return " ".join(lines)


def event_facts(kind: int, numbers: tuple[int, ...]) -> tuple[str, Facts]:
    """The sentence of an event, and its facts by name."""
    id, names = verbs.EVENTS[kind]
    facts: Facts = {}
    for place, name in enumerate(names):
        if name.startswith("*"):
            facts[name[1:]] = numbers[place:]
        else:
            facts[name] = numbers[place]
    return id, facts


# --- events ---------------------------------------------------------------------------------------------------------


def more_of_event(setup: Setup, id: str, facts: Facts, view: State | None) -> Facts:
    """What follows from the facts of an event and the options of the game."""
    options = setup.options
    signs = HOMEWARD if options["repelled"] == "home" else 0
    return more_facts(id, facts, signs | AUTOMATIC if options["scenario"] == "foreign_invasion" else signs)


def more_facts(id: str, facts: Facts, signs: int) -> Facts:
    """The same by signs: do repelled Armies go home, does Yellow play by itself?"""
    if id == "revealed":
        levels = facts["levels"]
        assert isinstance(levels, tuple)
        return {"marks": tuple(row * 4 + level for row, level in enumerate(levels) if level)}
    if id == "paid":
        return {"chao": sum(_number(facts, name) for name in ("develop", "fortify", "militarize"))}
    if id == "fortified":
        return {"works": _works(_number(facts, "level"), _number(facts, "parts")), **_why(facts)}
    if id == "recruited":
        return _why(facts)
    if id == "repelled":
        yellow = signs & AUTOMATIC and facts["clan"] == _CLANS.index("yellow")
        return {"back": int(bool(signs & HOMEWARD or yellow))}
    if id == "ended":
        clans = facts["clans"]
        assert isinstance(clans, tuple)
        return {"clan": clans[0] if clans else -1}
    if id == "decided":
        others = facts["others"]
        assert isinstance(others, tuple)
        return {"clans": tuple(sorted((_number(facts, "clan"), *others)))}
    return {}


def _why(facts: Facts) -> Facts:
    """Why nothing came of it; 0 if something did, or nobody wrote it down."""
    rest = facts["rest"]
    assert isinstance(rest, tuple)
    return {"why": rest[0] if rest else 0}


def _number(facts: Facts, name: str) -> int:
    found = facts[name]
    assert isinstance(found, int)
    return found


A_CITY, A_RAMPART, STONE, A_SECOND, AN_ARMY = range(5)


def _works(level: int, parts: int) -> tuple[int, ...]:
    """What a Fortification has built; two Ramparts around an old City are of stone."""
    wall = STONE if level == 3 and not parts & CITY_PART else A_RAMPART
    built = ((CITY_PART, A_CITY), (WALL_PART, wall), (SECOND_PART, A_SECOND), (ARMY_PART, AN_ARMY))
    return tuple(work for part, work in built if parts & part)


TERMS: Final[dict[str, TermOf]] = {"CLAN": clan_term, "TERRAIN": terrain_term}
FUNCTIONS: Final[dict[str, Function]] = {
    "CLAN": clan,
    "HOUSE": house,
    "PROVINCE": province,
    "LANDED": landed,
    "TILE": tile,
    "SIDED": sided,
    "BORDERING": bordering,
    "ARMIES": counted_by("armies"),
    "TEMPLES": counted_by("temples"),
    "PROVINCES": counted_by("so-many-provinces"),
    "GARRISON": garrison,
    "WANTED": wanted,
    "DEED": deed,
    "MARK": mark,
    "WORK": lambda work, reader: reader.words("work", {"work": work}, reader),
    "FORECAST": forecast,
}
