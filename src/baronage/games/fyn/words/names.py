"""How players, cards and places are called."""

from __future__ import annotations

from collections.abc import Iterable

from baronage.engine.setup import Setup
from baronage.games.fyn.data import (
    ANTI,
    ARMY,
    CARD_CV,
    CARD_KIND,
    FIRST_CAPITAL,
    FORCE,
    LAND,
    PEASANTS,
    STRONG,
    TYPE,
    card_name,
)
from baronage.games.fyn.geometry import xy
from baronage.games.fyn.state import Barons

PLACES = ("first", "second", "third", "fourth")
_SINGULAR = (PEASANTS, ARMY, STRONG)  # the other armies are called by plural nouns


def who(setup: Setup, seat: int, eyes: int) -> str:
    """'you' or 'P2'."""
    return "you" if seat == eyes else setup.game.label(seat)


def whose(setup: Setup, seat: int, eyes: int) -> str:
    """'your' or 'P2's'."""
    return "your" if seat == eyes else f"{setup.game.label(seat)}'s"


def does(setup: Setup, seat: int, eyes: int, verb: str) -> str:
    """'You draw' or 'P2 draws'."""
    if seat == eyes:
        return f"You {verb}"
    return f"{setup.game.label(seat)} {verb}{'es' if verb.endswith(('s', 'sh', 'ch')) else 's'}"


def at(cell: int) -> str:
    """(0,1)."""
    x, y = xy(cell)
    return f"({x},{y})"


def a_card(card: int) -> str:
    """'a Road', 'an Oasis', 'Clear', 'Knights'; 'a card' if it is hidden."""
    if not card:
        return "a card"
    name = card_name(card)
    if CARD_KIND[card] in (LAND, ANTI) or is_plural(card):
        return name
    if name in ("Sickness", "Sabotage"):
        return name
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def is_plural(army: int) -> bool:
    """Is it called by a plural noun: Knights, Rangers?"""
    return CARD_KIND[army] == FORCE and TYPE[army] not in _SINGULAR


def the_army(army: int) -> str:
    """'the Army (2)': with its combat value."""
    return f"the {card_name(army)} ({CARD_CV[army]})"


def listed(words: Iterable[str], last: str = "and") -> str:
    """'A', 'A and B', 'A, B and C'."""
    words = list(words)
    if not words:
        return "nothing"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(cards: Iterable[int]) -> str:
    """'an Army, 2 Villages and Knights': cards by type."""
    kinds: dict[int, list[int]] = {}
    for card in cards:
        kinds.setdefault(TYPE[card], []).append(card)
    return listed(a_card(same[0]) if len(same) == 1 else f"{len(same)} {_several(same[0])}" for same in kinds.values())


def _several(card: int) -> str:
    """'Armies', 'Villages', 'Oases'; Knights and Woods are plural anyway."""
    name = card_name(card)
    if name.endswith("y"):
        return f"{name[:-1]}ies"
    if name == "Oasis":
        return "Oases"
    if name == "Volcano":
        return "Volcanoes"
    return name if name.endswith("s") or name == "Clear" else f"{name}s"


def land_name(s: Barons, seat: int, cell: int) -> str:
    """'Woods with Road and Village', 'Capital'."""
    land = s.lands[seat].get(cell, 0)
    if not land:
        return "empty cell"
    on = [card_name(grids[seat][cell]) for grids in (s.roads, *s.specials, s.centres) if cell in grids[seat]]
    name = "Capital" if land >= FIRST_CAPITAL else card_name(land)
    return f"{name} with {listed(on)}" if on else name


def some(number: int, thing: str) -> str:
    """'1 card', '2 cards'."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
