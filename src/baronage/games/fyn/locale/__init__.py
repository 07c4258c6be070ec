"""Types of the message parameters: how cards, players and places are shown. The messages are in en.ftl."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baronage.engine.text.catalogue import Function, Reader, TermOf, memoize
from baronage.games.fyn.board.geometry import xy
from baronage.games.fyn.data import CARD_KIND, CARDS, CENTRE, FORCE, LAND, NUMBERS, TYPE
from baronage.games.fyn.rules.combat import chance_of

_TERMS: Final = (  # the term of each card type
    *(
        "unknown",
        "clear",
        "desert",
        "woods",
        "mountain",
        "road",
        "oasis",
        "clearing",
        "mine",
        "village",
        "town",
        "city",
    ),
    *("peasants", "reserves", "army", "strong", "mountaineers", "rangers", "shock", "knights"),
    *("earthquake", "sickness", "revolt", "sabotage", "plague", "volcano", "divine", "monks", "taxes", "secret"),
    *("capital", "king"),
)
_KINDS: Final = {LAND: "land", CENTRE: "centre", FORCE: "army"}

PARAM_TYPES: Final[dict[str, str]] = {  # parameters not listed are numbers
    **dict.fromkeys(("card", "land", "old", "what", "anti", "remedy", "needs", "before", "centre", "army"), "CARD"),
    **dict.fromkeys(("on", "armies", "nowhere", "many", "cards", "laid", "group", "facing", "other", "now"), "CARD"),
    **dict.fromkeys(("owner", "attacker", "starter", "partner", "foe", "by"), "SEAT"),
}


def card_term(card: int) -> str:
    """Return the term for a card."""
    return _TERMS[TYPE[card]] if 0 <= card < CARDS else "unknown"


def kind(card: int, reader: Reader) -> str:
    """Return the kind of a card, to select a variant."""
    return _KINDS.get(CARD_KIND[card], "other")


@memoize
def place(cell: int, owner: int, reader: Reader) -> str:
    """Return the location of a cell relative to the Capital of the realm's owner."""
    return reader.msg("place", {"cell": cell, "owner": owner})


@memoize
def land_at(cell: int, owner: int, reader: Reader) -> str:
    """Return the land on a cell, as the origin or target of an action."""
    return reader.msg("land-at", {"cell": cell, "owner": owner})


@memoize
def own_land(cell: int, owner: int, reader: Reader) -> str:
    """Return the land on a cell of the message's subject: "your Capital" or "their Capital", without a name."""
    return reader.msg("land-at", {"cell": cell, "owner": owner if owner == reader.viewer else -1})


def spot(cell: int, reader: Reader) -> str:
    """Return the direction of a cell and whether it is far, to select a variant."""
    return _spot(cell)


@lru_cache(1024)
def _spot(cell: int) -> str:
    x, y = xy(cell)
    if y < 0:
        return "behind"
    name = "-".join(filter(None, ("north" if y else "", "east" if x > 0 else "west" if x else "")))
    return "home" if not name else name if max(abs(x), y) == 1 else f"far-{name}"


TERMS: Final[dict[str, TermOf]] = {"CARD": card_term}
FUNCTIONS: Final[dict[str, Function]] = {
    "KIND": kind,
    "PLACE": place,
    "LAND": land_at,
    "OWN_LAND": own_land,
    "SPOT": spot,
    "DIGITS": lambda card, reader: NUMBERS[card],
    "PARITY": lambda number, reader: "odd" if number % 2 else "even",
    "AT_MOST": lambda needed, reader: chance_of(needed),
    "NORTHWARD": lambda cell, reader: xy(cell)[1],
    "SIDEWAYS": lambda cell, reader: abs(xy(cell)[0]),
}
