"""What the facts in the sentences are: how cards, players and places are shown. The sentences themselves: en.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baronage.engine.catalogue import Catalogue, Function, Reader, TermOf
from baronage.games.fyn.combat import chance_of
from baronage.games.fyn.data import CARD_KIND, CARDS, CENTRE, FORCE, LAND, NUMBERS, TYPE
from baronage.games.fyn.geometry import xy

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

FACTS: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("card", "land", "old", "what", "anti", "remedy", "needs", "before", "centre", "army"), "CARD"),
    **dict.fromkeys(("on", "armies", "nowhere", "many", "cards", "laid", "group", "facing", "other", "now"), "CARD"),
    **dict.fromkeys(("owner", "attacker", "starter", "partner", "foe", "by", "winners"), "SEAT"),
    "caption": "TEXT",
}


def card_term(card: int) -> str:
    """The word for a card."""
    return _TERMS[TYPE[card]] if 0 <= card < CARDS else "unknown"


def kind(card: int, reader: Reader) -> str:
    """What kind of card it is: to select by."""
    return _KINDS.get(CARD_KIND[card], "other")


_Place = tuple[
    str, int, int, int, Sequence[str], Catalogue
]  # a sentence, its cell and owner, who reads it in which language
_PLACES: Final[dict[_Place, str]] = {}  # what was said of late: every option of a menu names one place or two
_MOST_PLACES: Final = 4096


def _say_place(id: str, cell: int, owner: int, reader: Reader) -> str:
    key = (id, cell, owner, reader.eyes, reader.names, reader.words)
    found = _PLACES.get(key)
    if found is None:
        if len(_PLACES) >= _MOST_PLACES:
            _PLACES.clear()
        found = _PLACES[key] = reader.words(id, {"cell": cell, "owner": owner}, reader)
    return found


def place(cell: int, owner: int, reader: Reader) -> str:
    """Where a cell lies, seen from the Capital of the realm's owner."""
    return _say_place("place", cell, owner, reader)


def land_at(cell: int, owner: int, reader: Reader) -> str:
    """The land on a cell, as what something goes from or to."""
    return _say_place("land-at", cell, owner, reader)


def spot(cell: int, reader: Reader) -> str:
    """In which direction a cell lies, and whether it is far: to select by."""
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
    "SPOT": spot,
    "DIGITS": lambda card, reader: NUMBERS[card],
    "PARITY": lambda number, reader: "odd" if number % 2 else "even",
    "AT_MOST": lambda needed, reader: chance_of(needed),
    "NORTHWARD": lambda cell, reader: xy(cell)[1],
    "SIDEWAYS": lambda cell, reader: abs(xy(cell)[0]),
}
