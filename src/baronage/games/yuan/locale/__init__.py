"""Types of the message parameters: how clans, Provinces and orders are shown. The messages are in en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.core.state import State
from baronage.engine.text.catalogue import Function, Reader, TermOf, memoize
from baronage.engine.text.params import Params
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLAN_NAMES, CLANS, PROVINCE_NAMES, PROVINCES, TERRAIN, TERRAIN_NAMES, TILE_CELLS
from baronage.games.yuan.rules.fortification import ARMY_PART, CITY_PART, SECOND_PART, WALL_PART
from baronage.games.yuan.rules.province_params import AUTOMATIC, DEED, HOMEWARD, WANTED
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.tiles import NOBODYS, SIDE

_CLANS: Final = ("white", "blue", "purple", "yellow", "red", "green", "black", "orange")
_NAMES: Final = tuple(name.capitalize() for name in PROVINCE_NAMES)
_TERRAIN: Final = tuple(name.lower() for name in TERRAIN_NAMES)

PARAM_TYPES: Final[dict[str, str]] = {  # parameters not listed are numbers
    **dict.fromkeys(("clan", "clans", "owner", "victim", "victims"), "CLAN"),
    **dict.fromkeys(("province", "provinces", "begun", "nearest", "chosen", "home", "lands"), "PROVINCE"),
    **dict.fromkeys(("beside", "holds"), "LANDED"),
    **dict.fromkeys(("terrain", "wilds"), "TERRAIN"),
    **dict.fromkeys(("tied", "holder"), "SEAT"),
    "tile": "TILE",
    "sides": "SIDED",
    "bordering": "BORDERING",
    "wanted": "WANTED",
    "deeds": "DEED",
    "marks": "MARK",
    "works": "WORK",
    "forecast": "FORECAST",
}


def clan_term(clan: int) -> str:
    """Return the term for a clan's colour."""
    return _CLANS[clan] if 0 <= clan < CLANS else "nobody"


def clan(number: int, reader: Reader) -> str:
    """Return the player of a clan."""
    return reader.catalogue.played(number, clan_term(number), reader)


def terrain_term(terrain: int) -> str:
    """Return the term for a terrain."""
    return _TERRAIN[terrain] if 0 <= terrain < len(_TERRAIN) else "nowhere"


def house(clan: int, reader: Reader) -> str:
    """Return the name of a clan, such as Huan."""
    return CLAN_NAMES[clan] if 0 <= clan < CLANS else "?"


def province(p: int, reader: Reader) -> str:
    """Return the name of a Province, such as Nan."""
    return _NAMES[p] if 0 < p <= PROVINCES else reader.msg("no-province", {})


@memoize
def landed(p: int, reader: Reader) -> str:
    """Return a Province with its terrain."""
    return reader.msg("landed", {"province": p, "terrain": TERRAIN[p]})


# --- tiles ----------------------------------------------------------------------------------------------------------


@memoize
def tile(number: int, reader: Reader) -> str:
    """Return a tile named by its first Province."""
    cells = TILE_CELLS[number] if 0 < number < len(TILE_CELLS) else ()
    return reader.msg("tile-of", {"province": next((p for _, p in cells if p), 0)})


@memoize
def sided(number: int, reader: Reader) -> str:
    """Return what is on one side of a tile's centre: a Province, or land that can't be owned."""
    side, what = divmod(number, SIDE)
    own = what < NOBODYS
    return reader.msg("sided", {"side": side, "province": what if own else 0, "terrain": what - NOBODYS})


@memoize
def bordering(number: int, reader: Reader) -> str:
    """Return on which side of a placed tile a position is."""
    side, tile = divmod(number, SIDE)
    return reader.msg("bordering", {"side": side, "tile": tile})


# --- orders ---------------------------------------------------------------------------------------------------------


def counted_by(id: str) -> Function:
    """Return a function that renders a count, as in "1 Army" or "2 Armies"."""
    return memoize(lambda number, reader: reader.msg(id, {"number": number}))


def deed(code: int, reader: Reader) -> str:
    """Return the text of one part of an order (`province_params.deeds`)."""
    rest, p = divmod(code, DEED)
    rest, more = divmod(rest, 4)
    rest, what = divmod(rest, 4)
    kind, level = divmod(rest, 4)
    params: Params = {"kind": kind, "level": level, "what": what, "armies": more, "stands": more, "province": p}
    return reader.msg("deed", params)


@memoize
def wanted(code: int, reader: Reader) -> str:
    """Return how many Temples win in which turn."""
    turn, temples = divmod(code, WANTED)
    return reader.msg("wanted", {"turn": turn, "temples": temples})


def mark(code: int, reader: Reader) -> str:
    """Return the name of a level of an order, such as Development II."""
    row, level = divmod(code, 4)
    return reader.msg("mark", {"row": row, "level": level})


def forecast(numbers: tuple[int, ...], reader: Reader) -> str:
    """Return the effect of an order (`province_params.localized`) in the words of the log."""
    lines: list[str] = []
    signs, at = numbers[0] if numbers else 0, 1
    while at + 1 < len(numbers) and numbers[at] in verbs.EVENTS:
        kind, count = numbers[at], numbers[at + 1]
        id, params = event_params(kind, numbers[at + 2 : at + 2 + count])
        lines.append(reader.msg(id, params | more_params(id, params, signs)))
        at += 2 + count
    return " ".join(lines)


def event_params(kind: int, numbers: tuple[int, ...]) -> tuple[str, Params]:
    """Return the message id of an event, and its parameters by name."""
    id, names = verbs.EVENTS[kind]
    params: Params = {}
    for place, name in enumerate(names):
        if name.startswith("*"):
            params[name[1:]] = numbers[place:]
        else:
            params[name] = numbers[place]
    return id, params


# --- events ---------------------------------------------------------------------------------------------------------


def more_of_event(setup: Setup, id: str, params: Params, view: State | None) -> Params:
    """Return the parameters that follow from an event and the options of the game."""
    options = setup.options
    signs = HOMEWARD if options["repelled"] == "home" else 0
    found = more_params(id, params, signs | AUTOMATIC if options["scenario"] == "foreign_invasion" else signs)
    if id == "ended" and isinstance(view, Yuan) and params["clans"]:
        return {**found, "temples": view.controlled(_number(found, "clan"))}
    return found


def more_params(id: str, params: Params, signs: int) -> Params:
    """Return derived event parameters; `signs` flags whether repelled Armies return and Yellow is automatic."""
    if id == "revealed":
        levels = params["levels"]
        assert isinstance(levels, tuple)
        return {"marks": tuple(row * 4 + level for row, level in enumerate(levels) if level)}
    if id == "paid":
        return {"chao": sum(_number(params, name) for name in ("develop", "fortify", "militarize"))}
    if id == "fortified":
        return {"works": _works(_number(params, "level"), _number(params, "parts")), **_why(params)}
    if id == "recruited":
        return _why(params)
    if id == "repelled":
        yellow = signs & AUTOMATIC and params["clan"] == _CLANS.index("yellow")
        return {"back": int(bool(signs & HOMEWARD or yellow))}
    if id == "ended":
        clans = params["clans"]
        assert isinstance(clans, tuple)
        return {"clan": clans[0] if clans else -1, "temples": 0}
    if id == "decided":
        others = params["others"]
        assert isinstance(others, tuple)
        return {"clans": tuple(sorted((_number(params, "clan"), *others)))}
    return {}


def _why(params: Params) -> Params:
    """Return the reason for a failure; 0 if there was none or it wasn't recorded."""
    rest = params["rest"]
    assert isinstance(rest, tuple)
    return {"why": rest[0] if rest else 0}


def _number(params: Params, name: str) -> int:
    found = params[name]
    assert isinstance(found, int)
    return found


A_CITY, A_RAMPART, STONE, A_SECOND, AN_ARMY = range(5)


def _works(level: int, parts: int) -> tuple[int, ...]:
    """Return what a Fortification has built; two Ramparts around an old City are of stone."""
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
    "WANTED": wanted,
    "DEED": deed,
    "MARK": mark,
    "WORK": lambda work, reader: reader.msg("work", {"work": work}),
    "FORECAST": forecast,
}
