"""What the facts in the sentences are: how Serfs, places, bumps and wares are shown. The sentences themselves: en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.catalogue import Function, Reader, TermOf, remembered
from baronage.engine.facts import Facts
from baronage.engine.flow import State
from baronage.engine.setup import Setup
from baronage.games.barony.data import (
    FIEFDOM_MAX,
    FREE,
    HIRES,
    ITEM_NAME,
    KILL_GOLD,
    MANEUVER_NAME,
    POINT_INCOME,
    PPK,
    STL,
)
from baronage.games.barony.equipment import COPY, plain, strength, turns
from baronage.games.barony.geometry import OUT
from baronage.games.barony.mentions import course_fact, ground, told_place, told_serf
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

FACTS: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("serf", "foe", "one", "two", "by", "knight", "loser", "winner", "taken"), "SERF"),
    **dict.fromkeys(("archers", "struck", "named"), "SERF"),
    **dict.fromkeys(("space", "goal", "start"), "PLACE"),
    **dict.fromkeys(("bump", "bumps"), "BUMP"),
    **dict.fromkeys(("gold", "price", "value", "least", "treasury"), "GOLD"),
    **dict.fromkeys(("owner", "from", "mates", "turn", "winners", "victor"), "SEAT"),
    **dict.fromkeys(("barony", "given", "things", "one_side", "other_side"), "TEXT"),
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
    """Several in one: 'A, B and C', 'A or B'."""
    if len(shown) < 2:
        return "".join(shown)
    return reader.words(how, {"first": ", ".join(shown[:-1]), "last": shown[-1]}, reader)


@remembered
def serf(fact: str, reader: Reader) -> str:
    """'your Peasant 7', 'Bo's Thief 1'; several: joined."""
    return _joined([_serf(line, reader) for line in fact.split("\n")], reader, "and")


def _serf(fact: str, reader: Reader) -> str:
    if not fact:
        return reader.words("no-serf", {}, reader)
    control, owner, caste, number, given = fact.split(" ", 4)
    facts: Facts = {"owner": int(control), "from": int(owner), "caste": int(caste), "number": int(number)}
    facts |= {"recruited": int(control != owner), "given": given}
    return reader.words("serf-named" if given else "serf", facts, reader)


_PLACES: Final = {  # by the first letter of a fact: the sentence, and the names of its numbers
    "P": ("place-point", ("owner", "barony", "corner")),
    "H": ("place-home", ("owner", "barony", "row", "number")),
    "N": ("place-near-point", ("steps", "side", "owner", "barony", "corner")),
    "C": ("place-near-market", ("steps", "side")),
    "M": ("place-market", ()),
    "X": ("place-off-board", ()),
}


def _place_facts(fact: str) -> tuple[str, Facts]:
    """The sentence of a place, and its facts."""
    if not fact:
        return "place-nowhere", {}
    kind, *parts = fact.split(" ")
    id, names = _PLACES[kind]
    return id, {name: part if name == "barony" else int(part) for name, part in zip(names, parts, strict=True)}


@remembered
def place(fact: str, reader: Reader) -> str:
    """'the top point of Bo's home', 'the Market'."""
    id, facts = _place_facts(fact)
    return reader.words(id, facts, reader)


@remembered
def at(fact: str, reader: Reader) -> str:
    """'on the top point of Bo's home', 'in the Market'."""
    id, facts = _place_facts(fact)
    return reader.words(f"at-{id}", facts, reader)


@remembered
def home(fact: str, reader: Reader) -> str:
    """'Bo's home', 'Q8'."""
    owner, barony = fact.split(" ")
    return reader.words("home", {"owner": int(owner), "barony": barony}, reader)


@remembered
def bump(fact: str, reader: Reader) -> str:
    """Where a bump leads; of several directions: one or the other."""
    return _joined([_bump(line, reader) for line in fact.split("\n")], reader, "either")


def _bump(fact: str, reader: Reader) -> str:
    if not fact:
        return reader.words("place-nowhere", {}, reader)
    travelled, way, out, met, sign = fact.split("|")
    facts: Facts = {"triangles": int(travelled), "way": int(way), "foe": met, "sign": int(sign)}
    return reader.words("bump", facts | {"ends": 0 if int(out) else 1 if met else 2 if int(sign) else 3}, reader)


@remembered
def course(number: int, reader: Reader) -> str:
    """'up', 'gently up to the right'."""
    return reader.words("seen-course", {"number": number}, reader)


def item(number: int, reader: Reader) -> str:
    """'Dagger', 'copied Fireball', 'Leather +3 (2 turns)'."""
    return reader.words("an-item", _item_facts(number) | {"article": 0}, reader)


def an_item(number: int, reader: Reader) -> str:
    """'a Dagger', 'a copied Fireball'."""
    return reader.words("an-item", _item_facts(number) | {"article": 1}, reader)


def _item_facts(number: int) -> Facts:
    return {
        "ware": plain(number),
        "copied": int(bool(number & COPY)),
        "strength": strength(number),
        "turns": turns(number),
    }


def hire(row: int, reader: Reader) -> str:
    """'Soldier, Sider, with Archery'."""
    if row < 0:
        return reader.words("no-serf", {}, reader)
    caste, vocation, free = HIRES[row]
    choice = int(len(FREE[caste]) > 1)
    facts: Facts = {"caste": caste, "vocation": vocation, "maneuver": free, "choice": choice}
    return reader.words("hireling", facts, reader)


def _term(names: tuple[str, ...]) -> TermOf:
    """The word of each of these numbers; of others the first, which is nothing."""
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
    "CASTES": lambda caste, reader: reader.words.form(_CASTES[caste], "many"),
    "COURSE": course,
    "GOLD": lambda gold, reader: reader.words.grouped(gold),
}


# --- events -------------------------------------------------------------------------------------------------------------


def more_of_event(setup: Setup, id: str, facts: Facts, view: State | None) -> Facts:
    """Serfs and places of a log line as sentences hold them, and what follows from its numbers and its rule."""
    found: Facts = {}
    known = view if isinstance(view, Barony) else None
    for name, value in facts.items():
        if FACTS.get(name) == "SERF" and isinstance(value, int):
            found[name] = told_serf(setup, value, known)
        elif FACTS.get(name) == "PLACE" and isinstance(value, int):
            found[name] = told_place(setup, value, known)
    rule = facts["rule"]
    if id == "won":
        found |= {"why": 1 if rule == "BAR-C3.02" else 2 if rule == "BAR-C3.03" else 0, "own": _own(facts)}
    elif id == "met":
        found["own"] = _own(facts)
    elif id == "stepped":
        start, end = int(str(facts["start"])), int(str(facts["space"]))
        found["course"] = course_fact(known, known.eyes, start, end) if known is not None else -1
    elif id == "bumped":
        found["triangles"] = _length(setup, facts)
        found |= {"out": int(facts["space"] == OUT), "stays": int(rule == "BAR-A13.02")}
    elif id == "attacked-from-afar":
        found["tactics"] = int(rule == "BAR-A17.01")
    elif id == "mustered":
        caste = facts["caste"]
        found["choice"] = int(isinstance(caste, int) and len(FREE[caste]) > 1)
    elif id == "paid":
        gold = facts["gold"]
        assert isinstance(gold, int)
        found |= {"points": gold // POINT_INCOME, "rank": gold // KILL_GOLD, "players": setup.seats}
    elif id == "dice-rolled":
        found |= _verdict(facts)
    elif id == "ended":
        winners = facts["winners"]
        assert isinstance(winners, tuple)
        found |= {"victor": winners[0] if winners else -1, "count": len(winners)}
    elif id == "killed":
        found["credited"] = int(facts["by"] != -1)
    return found


def _own(facts: Facts) -> int:
    """1: two Serfs that met stand on one roster."""
    serf, foe = (serf_in(int(str(facts[name]))) // FIEFDOM_MAX for name in ("serf", "foe"))
    return int(serf == foe)


def _length(setup: Setup, facts: Facts) -> int:
    """How many triangles a bump went; 0: off the board."""
    here, end, direction = (int(str(facts[name])) for name in ("start", "space", "direction"))
    board, far = ground(setup), 0
    while end != OUT and here not in (end, OUT):
        here, far = board.ahead(here, direction), far + 1
    return far


def _verdict(facts: Facts) -> Facts:
    """What the totals mean: the Aggressor must have more (BAR-C2.02); thieves are content with less (BAR-A10, A15)."""
    names = ("die", "second", "weapon", "total", "their_die", "their_second", "their_weapon", "their_total", "using")
    one, two, weapon, total, die, second, theirs, other, using = (int(str(facts[name])) for name in names)
    rank, their_rank, margin = total - one - two - weapon, other - die - second - theirs, total - other
    verdict = 0 if not margin else 1 if margin > 0 else 2  # a tie, won, lost
    if using == PPK:
        verdict = 3 if -margin > rank else 4 if -margin == rank else 5  # bumped, nothing, gold
    elif using == STL:
        verdict = 3 if -margin > rank else 7 if margin >= their_rank else 6  # bumped, an item, nothing
    return {"rank": rank, "their_rank": their_rank, "verdict": verdict}
