"""Types of the message parameters: how players, places, cards and amounts are shown. The messages are in en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.core.state import State
from baronage.engine.text.catalogue import Function, Reader, TermOf
from baronage.engine.text.params import Param, Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITY_CODES,
    CODES,
    DECK_WORDS,
    FACTION_CODES,
    PROVINCES,
    REFRESHED,
)

_PLAYERS: Final = (  # colours of Player#1, Player#2, ...
    *("nobody", "blue", "purple", "black", "white", "dark-green", "red", "orange", "yellow", "pink", "cyan"),
    *("brown", "maroon", "teal", "navy", "olive", "silver"),
)
_ORDERS: Final = ("fortify", "march", "support", "work")  # by kind of golden order
_CARDS: Final = ("unknown", *(code.lower() for code in CODES[1:]))

PARAM_TYPES: Final[dict[str, str]] = {  # parameters not listed are numbers
    **dict.fromkeys(("player", "other", "owner", "winner", "helped", "mates", "winners", "players"), "PLAYER"),
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
    """Return a function from a number to its term; numbers out of range give the first term."""
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
    """Return the player with a Player#, by name or by colour."""
    return reader.catalogue.played(number, TERMS["PLAYER"](number), reader)


def province(number: int, reader: Reader) -> str:
    """Return a Province by its name, or by its number if it is on no board."""
    return PROVINCES[number] if 0 < number < len(PROVINCES) else f"P{number}"


def _by_message(id: str, name: str) -> Function:
    """Return a function that renders a number with the message `id`."""
    return lambda number, reader: reader.msg(id, {name: number})


def _pairs(id: str, first: str, second: str) -> Function:
    """Return a function that renders pairs of numbers, each with the message `id`."""

    def shown(numbers: tuple[int, ...], reader: Reader) -> str:
        pairs = zip(numbers[::2], numbers[1::2], strict=False)
        return reader.catalogue.joined([reader.msg(id, {first: one, second: other}) for one, other in pairs])

    return shown


def produced(numbers: tuple[int, ...], reader: Reader) -> str:
    """Return what each player produces and how much of it comes from Work."""
    each = zip(numbers[::3], numbers[1::3], numbers[2::3], strict=False)
    shown: list[Params] = [{"player": who, "amount": amount, "worked": worked} for who, amount, worked in each]
    return reader.catalogue.joined([reader.msg("produced-by", params) for params in shown])


def strength_params(total: int, parts: tuple[int, ...]) -> Params:
    """Return the parameters for a battle strength and its parts (REALM-I2.01).

    Example: "4 (2 units, +1 Fortify!, +1 support)".
    """
    units, golden, order, snow, support = parts
    params: Params = {"total": total, "count": units, "gold": golden, "order": order, "snow": snow, "support": support}
    params["plain"] = int(not (golden or order or snow or support))
    return params


def groups(players: tuple[int, ...], reader: Reader) -> str:
    """Return a list of player groups; a 0 in `players` separates two groups."""
    found: list[list[int]] = [[]]
    for player in players:
        if player:
            found[-1].append(player)
        else:
            found.append([])
    return reader.catalogue.separated(reader.msg("together", {"players": tuple(group)}) for group in found)


def either(players: tuple[int, ...], reader: Reader) -> str:
    """Return players joined by "or", as in "Blue or Red"."""
    found = ""
    for number in players:
        name = reader.catalogue.form(TERMS["PLAYER"](number), "")
        found = reader.msg("either", {"name": found, "hint": name}) if found else name
    return found


def ending(number: int, reader: Reader) -> int:
    """Return 1, 2 or 3 for numbers ending in that digit, except 11 to 13, to select an ordinal."""
    return number % 10 if number % 10 < 4 and not 10 < number % 100 < 14 else 0


def titled(card: int, reader: Reader) -> int:
    """Return 1 if the card's name ends with punctuation, as in "Flood!", to select a variant."""
    return int(reader.catalogue.form(TERMS["CARD"](card), "").endswith(("!", "?")))


def sources(lands: int, isle: int, titles: int, bonus: int, reader: Reader) -> str:
    """Return the Victory Points by source."""
    earned = (("lands", lands), ("isle", isle), ("titles", titles), ("bonus", bonus))
    shown = [reader.msg(f"points-of-{name}", {"number": number}) for name, number in earned if number]
    return reader.catalogue.joined(shown)


FUNCTIONS: Final[dict[str, Function]] = {
    "PLAYER": player,
    "PLACE": _by_message("place-name", "number"),
    "AT": _by_message("place-there", "number"),
    "PROVINCE": province,
    "UNITS": _by_message("units-counted", "number"),
    "MONEY": _by_message("money", "number"),
    "POINTS": _by_message("points", "number"),
    "ORDINAL": _by_message("ordinal", "number"),
    "LEVEL": _by_message("level-name", "number"),
    "BID_LIST": _pairs("bid-of", "player", "amount"),
    "PRODUCED_LIST": produced,
    "STRENGTH": lambda total, *parts: parts[-1].msg("strength", strength_params(total, parts[:-1])),
    "GROUP_LIST": groups,
    "ENDING": ending,
    "GARRISON_LIST": _pairs("garrison", "place", "count"),
    "OR": either,
    "TITLED": titled,
    "TITLED_LAST": lambda cards, reader: titled(cards[-1], reader) if cards else 0,
    "SOURCES": sources,
    "NEXT": lambda number, reader: number + 1,
    "SAME": lambda one, other, reader: int(one == other),
}

# --- events with derived parameters -------------------------------------------------------------------------------------

_MARCH: Final = ("place", "to", "gold", "count")
_SUM: Final = ("units", "gold", "order", "snow", "support")  # parts of a battle strength
_ORDER_FACTS: Final = {  # parameters of a revealed order
    verbs.FORTIFY: ("place", "gold"),
    verbs.WORK: ("place", "gold"),
    verbs.MARCH: _MARCH,
    verbs.DELAYED: _MARCH,
    verbs.SUPPORT: ("place", "helped", "to", "gold"),
}


def more_of_event(setup: Setup, id: str, params: Params, view: State | None) -> Params:
    """Return the message parameters that go beyond the numbers of the event."""
    rest = params.get("rest", ())
    assert isinstance(rest, tuple)
    if id == "order-revealed":
        verb = params["verb"]
        assert isinstance(verb, int)
        given = dict(zip(_ORDER_FACTS[verb], rest, strict=True))
        return {name: given.get(name, 0) for name in ("place", "to", "gold", "count", "helped")}
    if id == "vote-closed":
        result = params["result"]
        camps = [tuple(seat for seat, ballot in enumerate(rest) if ballot == answer) for answer in (0, 1, -1)]
        return {"fors": camps[int(result == 1)], "against_it": camps[int(result != 1)], "silent": camps[2]}
    if id == "all-produced":
        first = [params[name] for name in ("player", "amount", "worked") if name in params]
        return {"amounts": (*(number for number in first if isinstance(number, int)), *rest)}
    if id == "ranking-made":
        players = params["players"]
        assert isinstance(players, tuple)
        return {"player": players[0]}
    if id == "battle-fought":
        return dict(zip((*_SUM, *(f"{name}2" for name in _SUM)), rest, strict=True))
    if id == "pirates-claim":
        n = setup.numbers
        reasons: dict[Param, int] = {n.silent_due: verbs.NAMED_NOBODY, n.plank_due: verbs.NO_ARMY}
        return {"why": rest[0] if rest else reasons.get(params["amount"], verbs.CLASHED)}
    if id == "card-played":
        return dict(setup.numbers.pirate_dues)
    if id == "window-opened":
        return {"more": rest[0] if rest else 0}
    if id == "scored":
        units, cash, at = rest or (0, 0, 0)
        earned = [params[name] for name in ("lands", "isle", "titles", "bonus")]
        sources = sum(1 for number in earned if number)
        total = sum(number for number in earned if isinstance(number, int))
        return {"tied": int(bool(rest)), "units": units, "cash": cash, "at": at, "sources": sources, "total": total}
    if id in ("gift-given", "gift-lost"):
        gift = params["gift"]
        assert isinstance(gift, int)
        return {"ability": gift % REFRESHED, "refreshed": int(gift >= REFRESHED)}
    return {}
