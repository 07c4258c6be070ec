"""Types of message parameters: how Serfs, places, bumps and wares are shown. The messages are in en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.core.state import State
from baronage.engine.text.catalogue import Function, Reader, TermOf, memoize
from baronage.engine.text.params import Params
from baronage.games.barony.board.geometry import OUT
from baronage.games.barony.data import (
    FIEFDOM_MAX,
    FREE,
    HIRES,
    ITEM_NAME,
    MANEUVER_NAME,
    PPK,
    STL,
)
from baronage.games.barony.rules.equipment import COPY, plain, strength, turns
from baronage.games.barony.rules.param_text import course_param, ground, place_text, serf_text
from baronage.games.barony.state import Barony, serf_in

_CASTES: Final = ("serf", "peasant", "guildsman", "thief", "soldier", "priest", "wizard", "knight", "noble")
_VOCATIONS: Final = ("no-vocation", "sider", "jumper", "pointer")
_MANEUVERS: Final = (
    *("no-maneuver", "archery", "assassinate", "bless", "build-catapult", "call-to-arms", "create-snare"),
    *("duplicate-spell", "escort", "make-weapon", "pick-pocket", "recruitment", "resurrect", "retreat", "set-trap"),
    *("steal", "spellcasting", "tactical-maneuver", "throw", "taxation"),
)
_WARES: Final = (
    *("no-ware", "dagger", "axe", "sword", "pike", "shield", "leather", "chain", "plate", "armor", "enchant-armor"),
    *("enchant-weapon", "fireball", "lightning", "magic-missile", "sleep", "slow-speed", "teleport"),
)
assert len(_MANEUVERS) == len(MANEUVER_NAME)
assert len(_WARES) == len(ITEM_NAME)

PARAM_TYPES: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("serf", "foe", "one", "two", "by", "knight", "loser", "winner"), "SERF"),
    **dict.fromkeys(("archers", "struck", "named"), "SERF"),
    **dict.fromkeys(("space", "start"), "PLACE"),
    **dict.fromkeys(("bump", "bumps"), "BUMP"),
    **dict.fromkeys(("gold", "price", "value", "least", "treasury"), "GOLD"),
    **dict.fromkeys(("owner", "from", "mates", "turn", "winners", "victor"), "SEAT"),
    **dict.fromkeys(("barony", "given", "things", "art"), "TEXT"),
    "caste": "CASTE",
    "castes": "CASTES",
    **dict.fromkeys(("gives", "gets"), "AN_ITEM"),
    "vocation": "VOCATION",
    "maneuver": "MANEUVER",
    "ware": "WARE",
    "item": "ITEM",
    "hire": "HIRE",
    "target": "HOME",
    **dict.fromkeys(("course", "courses"), "COURSE"),
}


def _joined(shown: list[str], reader: Reader, how: str) -> str:
    """Join several names: 'A, B and C', 'A or B'."""
    if len(shown) < 2:
        return "".join(shown)
    return reader.msg(how, {"first": ", ".join(shown[:-1]), "last": shown[-1]})


@memoize
def serf(param: str, reader: Reader) -> str:
    """Return the name of a Serf: 'your Peasant 7', 'Bo's Thief 1'. Several, one per line, are joined."""
    return _joined([_serf(line, reader) for line in param.split("\n")], reader, "and")


def _serf(param: str, reader: Reader) -> str:
    if not param:
        return reader.msg("no-serf", {})
    control, owner, caste, number, given = param.split(" ", 4)
    params: Params = {"owner": int(control), "from": int(owner), "caste": int(caste), "number": int(number)}
    params |= {"recruited": int(control != owner), "given": given}
    return reader.msg("serf-named" if given else "serf", params)


_PLACES: Final = {  # by the first letter of a parameter: the message id, and the names of its numbers
    "P": ("place-point", ("owner", "barony", "corner")),
    "H": ("place-home", ("owner", "barony", "row", "number")),
    "N": ("place-near-point", ("steps", "side", "owner", "barony", "corner")),
    "C": ("place-near-market", ("steps", "side")),
    "M": ("place-market", ()),
    "X": ("place-off-board", ()),
}


def _place_params(param: str) -> tuple[str, Params]:
    """Return the message id of a place, and its parameters."""
    if not param:
        return "place-nowhere", {}
    kind, *parts = param.split(" ")
    id, names = _PLACES[kind]
    return id, {name: part if name == "barony" else int(part) for name, part in zip(names, parts, strict=True)}


@memoize
def place(param: str, reader: Reader) -> str:
    """Return the name of a place: 'the far point of Bo's home', 'the Market'."""
    id, params = _place_params(param)
    return reader.msg(id, params)


@memoize
def at(param: str, reader: Reader) -> str:
    """Return a place with its preposition: 'on the far point of Bo's home', 'in the Market'."""
    id, params = _place_params(param)
    return reader.msg(f"at-{id}", params)


@memoize
def home(param: str, reader: Reader) -> str:
    """Return the name of a home: 'Bo's home', 'Q8'."""
    owner, barony = param.split(" ")
    return reader.msg("home", {"owner": int(owner), "barony": barony})


@memoize
def bump(param: str, reader: Reader) -> str:
    """Return where a bump leads. Several directions are joined by 'or'."""
    return _joined([_bump(line, reader) for line in param.split("\n")], reader, "either")


def _bump(param: str, reader: Reader) -> str:
    if not param:
        return reader.msg("place-nowhere", {})
    travelled, way, out, met, sign = param.split("|")
    params: Params = {"triangles": int(travelled), "way": int(way), "foe": met, "sign": int(sign)}
    return reader.msg("bump", params | {"ends": 0 if int(out) else 1 if met else 2 if int(sign) else 3})


@memoize
def course(number: int, reader: Reader) -> str:
    """Return a direction: 'straight ahead', 'right and a little ahead'."""
    return reader.msg("seen-course", {"number": number})


def item(number: int, reader: Reader) -> str:
    """Return the name of an item: 'Dagger', 'copied Fireball', 'Leather +3 (2 turns)'."""
    return reader.msg("an-item", _item_params(number) | {"article": 0})


def an_item(number: int, reader: Reader) -> str:
    """Return an item with its article: 'a Dagger', 'a copied Fireball'."""
    return reader.msg("an-item", _item_params(number) | {"article": 1})


def _item_params(number: int) -> Params:
    return {
        "ware": plain(number),
        "copied": int(bool(number & COPY)),
        "strength": strength(number),
        "turns": turns(number),
    }


def hire(row: int, reader: Reader) -> str:
    """Return the kind of a hire: 'Soldier, Sider, with Archery'."""
    if row < 0:
        return reader.msg("no-serf", {})
    caste, vocation, free = HIRES[row]
    choice = int(len(FREE[caste]) > 1)
    params: Params = {"caste": caste, "vocation": vocation, "maneuver": free, "choice": choice}
    return reader.msg("hireling", params)


def _term(names: tuple[str, ...]) -> TermOf:
    """Return a lookup of these terms by number; numbers out of range give the first term."""
    return lambda number: names[number if 0 <= number < len(names) else 0]


TERMS: Final[dict[str, TermOf]] = {
    "CASTE": _term(_CASTES),
    "VOCATION": _term(_VOCATIONS),
    "MANEUVER": _term(_MANEUVERS),
    "WARE": _term(_WARES),
}
FUNCTIONS: Final[dict[str, Function]] = {
    "SERF": serf,
    "PLACE": place,
    "AT": at,
    "HOME": home,
    "BUMP": bump,
    "ITEM": item,
    "AN_ITEM": an_item,
    "HIRE": hire,
    "CASTES": lambda caste, reader: reader.catalogue.form(_CASTES[caste], "many"),
    "COURSE": course,
    "GOLD": lambda gold, reader: reader.catalogue.grouped(gold),
}


# --- events -------------------------------------------------------------------------------------------------------------


def more_of_event(setup: Setup, id: str, params: Params, view: State | None) -> Params:
    """Return the Serfs and places of a log line as message parameters, and what follows from its numbers and rule."""
    found: Params = {}
    known = view if isinstance(view, Barony) else None
    for name, value in params.items():
        if PARAM_TYPES.get(name) == "SERF" and isinstance(value, int):
            found[name] = serf_text(setup, value, known)
        elif PARAM_TYPES.get(name) == "PLACE" and isinstance(value, int):
            found[name] = place_text(setup, value, known)
    rule = params["rule"]
    if id == "won":
        found |= {"why": 1 if rule == "BAR-C3.02" else 2 if rule == "BAR-C3.03" else 0, "own": _own(params)}
    elif id == "met":
        found["own"] = _own(params)
    elif id == "stepped":
        start, end = int(str(params["start"])), int(str(params["space"]))
        found["course"] = course_param(known, known.viewer, start, end) if known is not None else -1
    elif id == "bumped":
        found["triangles"] = _length(setup, params)
        found |= {"out": int(params["space"] == OUT), "stays": int(rule == "BAR-A13.02")}
    elif id == "attacked-from-afar":
        found["tactics"] = int(rule == "BAR-A17.01")
    elif id == "mustered":
        caste = params["caste"]
        found["choice"] = int(isinstance(caste, int) and len(FREE[caste]) > 1)
    elif id == "paid":
        gold = params["gold"]
        assert isinstance(gold, int)
        found |= {
            "points": gold // setup.numbers.point_income,
            "rank": gold // setup.numbers.kill_gold,
            "players": setup.seats,
        }
    elif id == "dice-rolled":
        found |= _verdict(params)
    elif id == "ended":
        winners = params["winners"]
        assert isinstance(winners, tuple)
        found |= {"victor": winners[0] if winners else -1, "count": len(winners)}
    elif id == "killed":
        found["credited"] = int(params["by"] != -1)
    return found


def _own(params: Params) -> int:
    """Return 1 if two Serfs that met are on one roster, or 0."""
    serf, foe = (serf_in(int(str(params[name]))) // FIEFDOM_MAX for name in ("serf", "foe"))
    return int(serf == foe)


def _length(setup: Setup, params: Params) -> int:
    """Return how many triangles a bump went; 0 if it went off the board."""
    here, end, direction = (int(str(params[name])) for name in ("start", "space", "direction"))
    board, far = ground(setup), 0
    while end != OUT and here not in (end, OUT):
        here, far = board.ahead(here, direction), far + 1
    return far


def _verdict(params: Params) -> Params:
    """Return what the totals mean: the Aggressor needs more (BAR-C2.02); thieves need less (BAR-A10, A15)."""
    names = ("die", "second", "weapon", "total", "their_die", "their_second", "their_weapon", "their_total", "using")
    one, two, weapon, total, die, second, theirs, other, using = (int(str(params[name])) for name in names)
    rank, their_rank, margin = total - one - two - weapon, other - die - second - theirs, total - other
    verdict = 0 if not margin else 1 if margin > 0 else 2  # a tie, won, lost
    if using == PPK:
        verdict = 3 if -margin > rank else 4 if -margin == rank else 5  # bumped, nothing, gold
    elif using == STL:
        verdict = 3 if -margin > rank else 7 if margin >= their_rank else 6  # bumped, an item, nothing
    return {"rank": rank, "their_rank": their_rank, "verdict": verdict}
