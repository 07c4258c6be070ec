"""How players, cards and units are called.

A card out of play is called by both halves, 'Peasant/Farm'; a unit by the half in force, 'Farm', and if that is the base half
also by the other, 'Peasant (Farm)'.
"""

from __future__ import annotations

from baronage.engine.setup import Setup
from baronage.games.brawling import combat
from baronage.games.brawling.data import (
    BASE_NAME,
    BOM,
    CODE,
    HALF_NAME,
    IS_AID,
    NAME,
    RAB,
    RAC,
    RAM,
    RAR,
    RAV,
    UP,
    card_name,
    unit_name,
)
from baronage.games.brawling.state import Barons

_PLURAL = ("Archers", "Catapults", "Horsemen")

LEAST = {
    RAB: "the fewest buildings",
    RAC: "the least card production (then the fewest cards)",
    RAV: "the fewest civilians",
    RAM: "the fewest military units",
    RAR: "the least resource production (then the fewest resources)",
}


# --- players --------------------------------------------------------------------------------------------------------


def whose(setup: Setup, owner: int, eyes: int) -> str:
    """'your' or 'B's'."""
    return "your" if owner == eyes else f"{setup.game.label(owner)}'s"


def does(setup: Setup, seat: int, eyes: int, verb: str) -> str:
    """'you draw' or 'B draws'."""
    if seat == eyes:
        return f"you {verb}"
    return f"{setup.game.label(seat)} {verb}{'es' if verb.endswith(('s', 'sh', 'ch')) else 's'}"


def listed(words: list[str], last: str = "and") -> str:
    """'A', 'A and B', 'A, B and C'."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def some(number: int, thing: str) -> str:
    """'1 card', '2 cards'."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


# --- cards ----------------------------------------------------------------------------------------------------------


def card_title(card: int) -> str:
    """A card out of play: 'Peasant/Farm', 'Shield', 'Aid of cards'."""
    return f"{BASE_NAME[card]}/{NAME[card]}" if BASE_NAME[card] else NAME[card]


def a_card(card: int) -> str:
    """'a Peasant/Farm card', 'an Extra Action card', 'The Bomb'; 'a card' if it is hidden."""
    if not card or CODE[card] == BOM:
        return NAME[card]
    title = card_title(card)
    return f"{'an' if title[0] in 'AEIOU' else 'a'} {title} card"


def the_card(card: int) -> str:
    """'the Peasant/Farm card', 'the Aid of cards', 'The Bomb'."""
    if CODE[card] == BOM:
        return NAME[card]
    return f"the {card_title(card)}" if IS_AID[card] else f"the {card_title(card)} card"


# --- units ----------------------------------------------------------------------------------------------------------


def a_half(unit: int) -> str:
    """What a unit becomes: 'a Knight', 'an Inn', 'Archers'."""
    name = HALF_NAME[unit]
    if name in _PLURAL:
        return name
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def agree(unit: int, verb: str) -> str:
    """The verb of a unit: 'Knight attacks', 'Archers attack'."""
    return verb if HALF_NAME[unit] in _PLURAL else verb + "s"


def is_or_are(unit: int) -> str:
    """'Knight is', 'Archers are'."""
    return "are" if HALF_NAME[unit] in _PLURAL else "is"


def full_name(unit: int) -> str:
    """The half in force, with the other one behind a Peasant or Squire: 'Knight', 'Squire (Knight)'."""
    return HALF_NAME[unit] if unit >= UP else f"{HALF_NAME[unit]} ({NAME[unit]})"


def telling_name(s: Barons, owner: int, unit: int) -> str:
    """A unit's name, with its code if its owner has another like it: 'Knight', 'Knight KNI1'."""
    name = full_name(unit)
    for zone in (s.towns[owner], s.walls[owner], s.armies[owner]):
        if any(other != unit and full_name(other) == name for other in zone):
            return f"{name} {unit_name(unit)}"
    return name


def aid_name(s: Barons, owner: int, aid: int) -> str:
    """'Aid of cards', with its code if its owner has another like it."""
    twin = any(other != aid and CODE[other] == CODE[aid] for other in s.aids[owner])
    return f"{NAME[aid]} {card_name(aid)}" if twin else NAME[aid]


def the_unit(s: Barons, owner: int, unit: int, eyes: int) -> str:
    """'your Knight', 'B's Squire (Knight)'."""
    return f"{whose(s.setup, owner, eyes)} {telling_name(s, owner, unit)}"


def thresholds(unit: int) -> str:
    """What damage does to it: 'falls at 10', 'downgraded at 6, falls at 12'."""
    *lowered, gone = combat.thresholds(unit)
    falls = f"{agree(unit, 'fall')} at {gone}"
    return f"downgraded at {lowered[0]}, {falls}" if lowered else falls
