"""What the facts in the sentences are: how players, places, cards and amounts are shown. The sentences themselves: en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.catalogue import Function, Reader, TermOf
from baronage.engine.facts import Fact, Facts
from baronage.engine.flow import State
from baronage.engine.setup import Setup
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITY_CODES,
    CODES,
    DECK_WORDS,
    FACTION_CODES,
    PIRATE_DUES,
    PROVINCES,
    REFRESHED,
)

_PLAYERS: Final = (  # of Player#1, Player#2, ...
    *("nobody", "blue", "purple", "black", "white", "dark-green", "red", "orange", "yellow", "pink", "cyan"),
    *("brown", "maroon", "teal", "navy", "olive", "silver"),
)
_ORDERS: Final = ("fortify", "march", "support", "work")  # by kind of gold
_CARDS: Final = ("unknown", *(code.lower() for code in CODES[1:]))

FACTS: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("player", "other", "owner", "winner", "helped", "foe", "mates", "winners", "players"), "PLAYER"),
    **dict.fromkeys(("place", "to", "next", "yours", "places", "targets", "near", "beyond", "greens"), "PLACE"),
    **dict.fromkeys(("others", "capitols"), "PLACE"),
    **dict.fromkeys(("card", "cards", "may_come"), "CARD"),
    **dict.fromkeys(("members", "fors", "against_it", "silent"), "SEAT"),
    **dict.fromkeys(("kind", "golden"), "ORDER"),
    **dict.fromkeys(("name", "code", "source", "hint", "law"), "TEXT"),
    "deck": "DECK",
    "terror": "TERROR",
    "faction": "FACTION",
    "ability": "ABILITY",
}


def _term(names: tuple[str, ...], prefix: str = "") -> TermOf:
    """From a number to the term of that number; of one that is none, the first."""
    return lambda number: f"{prefix}{names[number] if 0 <= number < len(names) else names[0]}"


TERMS: Final[dict[str, TermOf]] = {
    "PLAYER": _term(_PLAYERS),
    "ORDER": _term(_ORDERS, "order-"),
    "CARD": _term(_CARDS, "card-"),
    "DECK": _term(DECK_WORDS, "deck-"),
    "FACTION": _term(("none", *FACTION_CODES[1:]), "faction-"),
    "TERROR": _term(("wyrmling", "wurm", "great-wurm", "dragon", "ancient", "worldeater"), "terror-"),
    "ABILITY": _term(("nothing", *ABILITY_CODES[1:]), "ability-"),
}


def player(number: int, reader: Reader) -> str:
    """Who plays a Player#: by name, or by colour."""
    return reader.words.played(number, TERMS["PLAYER"](number), reader)


def province(number: int, reader: Reader) -> str:
    """A Province by its name; one that is on no board by its number."""
    return PROVINCES[number] if 0 < number < len(PROVINCES) else f"P{number}"


def _said(id: str, name: str) -> Function:
    """A number in a sentence of its own."""
    return lambda number, reader: reader.words(id, {name: number}, reader)


def _pairs(id: str, first: str, second: str) -> Function:
    """Numbers that go two by two, each pair in a sentence of its own."""

    def said(numbers: tuple[int, ...], reader: Reader) -> str:
        pairs = zip(numbers[::2], numbers[1::2], strict=False)
        return reader.words.joined([reader.words(id, {first: one, second: other}, reader) for one, other in pairs])

    return said


def produced(numbers: tuple[int, ...], reader: Reader) -> str:
    """What each player produces, and how much of it by work."""
    each = zip(numbers[::3], numbers[1::3], numbers[2::3], strict=False)
    said: list[Facts] = [{"player": who, "amount": amount, "worked": worked} for who, amount, worked in each]
    return reader.words.joined([reader.words("produced-by", facts, reader) for facts in said])


def strength_facts(total: int, parts: tuple[int, ...]) -> Facts:
    """4 (2 units, +1 Fortify!, +1 support): how a strength in battle comes about (REALM-I2.01)."""
    units, golden, order, snow, support = parts
    facts: Facts = {"total": total, "count": units, "gold": golden, "order": order, "snow": snow, "support": support}
    facts["plain"] = int(not (golden or order or snow or support))
    return facts


def groups(players: tuple[int, ...], reader: Reader) -> str:
    """Players in groups, with a 0 between them."""
    found: list[list[int]] = [[]]
    for player in players:
        if player:
            found[-1].append(player)
        else:
            found.append([])
    return "; ".join(reader.words("together", {"players": tuple(group)}, reader) for group in found)


def either(players: tuple[int, ...], reader: Reader) -> str:
    """Blue or Red."""
    found = ""
    for number in players:
        name = reader.words.form(TERMS["PLAYER"](number), "")
        found = reader.words("either", {"name": found, "hint": name}, reader) if found else name
    return found


def ending(number: int, reader: Reader) -> int:
    """To select by: 1, 2 or 3 for numbers that end so, but not for 11 to 13."""
    return number % 10 if number % 10 < 4 and not 10 < number % 100 < 14 else 0


def titled(card: int, reader: Reader) -> int:
    """To select by: does its name end a sentence by itself, as Flood! does?"""
    return int(reader.words.form(TERMS["CARD"](card), "").endswith(("!", "?")))


def sources(lands: int, isle: int, titles: int, bonus: int, reader: Reader) -> str:
    """Victory points by what they were earned with."""
    earned = (("lands", lands), ("isle", isle), ("titles", titles), ("bonus", bonus))
    said = [reader.words(f"points-of-{name}", {"number": number}, reader) for name, number in earned if number]
    return reader.words.joined(said)


FUNCTIONS: Final[dict[str, Function]] = {
    "PLAYER": player,
    "PLACE": _said("place-name", "number"),
    "AT": _said("place-there", "number"),
    "PROVINCE": province,
    "UNITS": _said("units-counted", "number"),
    "MONEY": _said("money", "number"),
    "POINTS": _said("points", "number"),
    "ORDINAL": _said("ordinal", "number"),
    "LEVEL": _said("level-name", "number"),
    "BID_LIST": _pairs("bid-of", "player", "amount"),
    "PRODUCED_LIST": produced,
    "STRENGTH": lambda total, *parts: parts[-1].words("strength", strength_facts(total, parts[:-1]), parts[-1]),
    "GROUP_LIST": groups,
    "ENDING": ending,
    "GARRISON_LIST": _pairs("garrison", "place", "count"),
    "GUEST_LIST": _pairs("guests-of", "player", "count"),
    "OR": either,
    "TITLED": titled,
    "TITLED_LAST": lambda cards, reader: titled(cards[-1], reader) if cards else 0,
    "SOURCES": sources,
    "NEXT": lambda number, reader: number + 1,
    "SAME": lambda one, other, reader: int(one == other),
}

# --- events whose numbers want a closer look --------------------------------------------------------------------------

_MARCH: Final = ("place", "to", "gold", "count")
_SUM: Final = ("units", "gold", "order", "snow", "support")  # what a strength in battle is made of
_ORDER_FACTS: Final = {  # the numbers of an order that was revealed
    verbs.FORTIFY: ("place", "gold"),
    verbs.WORK: ("place", "gold"),
    verbs.MARCH: _MARCH,
    verbs.DELAYED: _MARCH,
    verbs.SUPPORT: ("place", "helped", "to", "gold"),
}
_DUE_OF: Final[dict[Fact, int]] = {25: verbs.NAMED_NOBODY, 75: verbs.NO_ARMY}  # of events that do not say why


def more_of_event(setup: Setup, id: str, facts: Facts, view: State | None) -> Facts:
    """What sentences mention besides the numbers of the event."""
    rest = facts.get("rest", ())
    assert isinstance(rest, tuple)
    if id == "order-revealed":
        verb = facts["verb"]
        assert isinstance(verb, int)
        given = dict(zip(_ORDER_FACTS[verb], rest, strict=True))
        return {name: given.get(name, 0) for name in ("place", "to", "gold", "count", "helped")}
    if id == "vote-closed":
        result = facts["result"]
        camps = [tuple(seat for seat, ballot in enumerate(rest) if ballot == answer) for answer in (0, 1, -1)]
        return {"fors": camps[int(result == 1)], "against_it": camps[int(result != 1)], "silent": camps[2]}
    if id == "all-produced":
        first = [facts[name] for name in ("player", "amount", "worked") if name in facts]
        return {"amounts": (*(number for number in first if isinstance(number, int)), *rest)}
    if id == "ranking-made":
        players = facts["players"]
        assert isinstance(players, tuple)
        return {"player": players[0]}
    if id == "battle-fought":
        return dict(zip((*_SUM, *(f"{name}2" for name in _SUM)), rest, strict=True))
    if id == "pirates-claim":
        return {"why": rest[0] if rest else _DUE_OF.get(facts["amount"], verbs.CLASHED)}
    if id == "card-played":
        return dict(PIRATE_DUES)
    if id == "window-opened":
        return {"more": rest[0] if rest else 0}
    if id == "scored":
        units, cash, at = rest or (0, 0, 0)
        earned = [facts[name] for name in ("lands", "isle", "titles", "bonus")]
        sources = sum(1 for number in earned if number)
        total = sum(number for number in earned if isinstance(number, int))
        return {"tied": int(bool(rest)), "units": units, "cash": cash, "at": at, "sources": sources, "total": total}
    if id in ("gift-given", "gift-lost"):
        gift = facts["gift"]
        assert isinstance(gift, int)
        return {"ability": gift % REFRESHED, "refreshed": int(gift >= REFRESHED)}
    return {}
