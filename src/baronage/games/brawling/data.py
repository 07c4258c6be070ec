"""The cards of Brawling Barons.

A card is a small int: with `MAX_DECKS` decks every code has its copies in a row, so that the tables below serve any
number of decks. Card 0 is unknown. A *unit* is a card in play: the card's number while the base half is in force, the
number plus `UP` while the upgraded half is.
"""

from __future__ import annotations

from functools import cache
from typing import Final

MAX_DECKS: Final = 4
UP: Final = 256  # added to a card's number while the upgraded half is in force
CARD: Final = 255  # mask: unit -> card

# types of the half in force
NONE: Final = 0
CIVILIAN: Final = 1
MILITARY: Final = 2
BUILDING: Final = 3
TYPE_NAMES: Final = ("", "civilian", "military", "building")

# codes, in the order of the tables
(FAR, INN, BAR, COU, TOW, SMI, MAR, MER, SCR, KNI, ARC, CAT, HOR, SHE) = range(1, 15)
(P2A, SHI, EXT, MIL, BOM, FLI, PRI) = range(15, 22)
(RAB, RAC, RAV, RAM, RAR) = range(22, 27)
CODES: Final = (
    "???",
    *("FAR", "INN", "BAR", "COU", "TOW", "SMI", "MAR", "MER", "SCR", "KNI", "ARC", "CAT", "HOR", "SHE"),
    *("P2A", "SHI", "EXT", "MIL", "BOM", "FLI", "PRI"),
    *("RAB", "RAC", "RAV", "RAM", "RAR"),
)
CODE_NUMBER: Final = {code: number for number, code in enumerate(CODES)}

PEASANT: Final = "Peasant"
SQUIRE: Final = "Squire"

# code, copies, base half, cost, its bonuses (resources, cards), upgrade cost, upgraded half, type, health,
# bonuses (resources, cards), strength, town space given (civilian, military)
_UNITS: Final = (
    (FAR, 4, PEASANT, 2, 1, 0, 2, "Farm", BUILDING, 4, 1, 0, 0, 1, 0),
    (INN, 2, PEASANT, 2, 0, 1, 3, "Inn", BUILDING, 5, 0, 1, 0, 1, 1),
    (BAR, 2, PEASANT, 2, 1, 0, 3, "Barracks", BUILDING, 5, 0, 0, 0, 0, 2),
    (COU, 2, PEASANT, 2, 0, 1, 4, "Courthouse", BUILDING, 6, 0, 0, 0, 0, 0),
    (TOW, 2, PEASANT, 2, 1, 0, 4, "Tower", BUILDING, 6, 0, 0, 0, 0, 0),
    (SMI, 2, PEASANT, 2, 1, 0, 3, "Smithy", BUILDING, 5, 0, 0, 0, 0, 0),
    (MAR, 2, PEASANT, 2, 0, 1, 4, "Market", BUILDING, 6, 0, 0, 0, 0, 0),
    (MER, 2, PEASANT, 2, 1, 0, 3, "Merchant", CIVILIAN, 5, 3, 0, 0, 0, 0),
    (SCR, 2, PEASANT, 2, 0, 1, 3, "Scribe", CIVILIAN, 5, 0, 3, 0, 0, 0),
    (KNI, 3, SQUIRE, 2, 0, 0, 5, "Knight", MILITARY, 7, 0, 0, 8, 0, 0),
    (ARC, 3, SQUIRE, 2, 0, 0, 3, "Archers", MILITARY, 5, 0, 0, 3, 0, 0),
    (CAT, 3, SQUIRE, 2, 0, 0, 4, "Catapults", MILITARY, 6, 0, 0, 4, 0, 0),
    (HOR, 3, SQUIRE, 2, 0, 0, 4, "Horsemen", MILITARY, 6, 0, 0, 5, 0, 0),
    (SHE, 2, SQUIRE, 2, 0, 0, 4, "Sheriff", MILITARY, 6, 0, 0, 2, 0, 0),
)
SQUIRE_STRENGTH: Final = 1

# code, copies, name, cost
_EVENTS: Final = (
    (P2A, 3, "+2 Attack", 0),
    (SHI, 3, "Shield", 0),
    (EXT, 2, "Extra Action", 0),
    (MIL, 2, "Military Action", 0),
    (BOM, 1, "The Bomb", 6),
    (FLI, 1, "Flip Unit", 0),
    (PRI, 1, "Prison", 5),
)
_AIDS: Final = (
    (RAB, 1, "Aid of buildings"),
    (RAC, 1, "Aid of cards"),
    (RAV, 1, "Aid of civilians"),
    (RAM, 1, "Aid of arms"),
    (RAR, 1, "Aid of resources"),
)

COPIES: Final = [0] * len(CODES)  # of each code in one deck
for _row in (*_UNITS, *_EVENTS, *_AIDS):
    COPIES[_row[0]] = _row[1]

FIRST: Final = [0] * (len(CODES) + 1)  # the number of each code's first copy
_next = 1
for _code in range(1, len(CODES)):
    FIRST[_code] = _next
    _next += COPIES[_code] * MAX_DECKS
FIRST[len(CODES)] = _next
CARDS: Final = _next  # numbers in use, including 0: 209

# by card
CODE: Final = [0] * CARDS
COPY: Final = [0] * CARDS  # 1, 2, 3 ... as in FAR1, FAR2
for _code in range(1, len(CODES)):
    for _card in range(FIRST[_code], FIRST[_code + 1]):
        CODE[_card] = _code
        COPY[_card] = _card - FIRST[_code] + 1

COST: Final = [0] * CARDS  # of recruiting, or of playing an action card
BASE_TYPE: Final = [NONE] * CARDS  # CIVILIAN for a Peasant card, MILITARY for a Squire card, NONE for the rest
IS_AID: Final = [False] * CARDS
NAME: Final = ["a card"] * CARDS  # of the upgraded half, or of the card
BASE_NAME: Final = [""] * CARDS

# by unit: rows below UP are base halves, from UP on upgraded ones
_ROWS: Final = UP + CARDS
TYPE: Final = [NONE] * _ROWS
HEALTH: Final = [0] * _ROWS
GATHERS: Final = [0] * _ROWS  # resource bonus
DRAWS: Final = [0] * _ROWS  # card bonus
STRENGTH: Final = [0] * _ROWS
UPGRADE: Final = [0] * _ROWS  # upgrade cost of a base half
CIVIL_SPACE: Final = [0] * _ROWS
MILITARY_SPACE: Final = [0] * _ROWS
EFFECT: Final = [0] * _ROWS  # the code of an upgraded half, 0 for a base half
HALF_NAME: Final = ["a card"] * _ROWS

for (
    _code,
    _copies,
    _base,
    _cost,
    _res,
    _draw,
    _up,
    _name,
    _type,
    _health,
    _ures,
    _udraw,
    _strength,
    _civ,
    _mil,
) in _UNITS:
    for _card in range(FIRST[_code], FIRST[_code + 1]):
        COST[_card] = HEALTH[_card] = _cost
        TYPE[_card] = BASE_TYPE[_card] = CIVILIAN if _base == PEASANT else MILITARY
        GATHERS[_card], DRAWS[_card], UPGRADE[_card] = _res, _draw, _up
        STRENGTH[_card] = SQUIRE_STRENGTH if _base == SQUIRE else 0
        NAME[_card] = HALF_NAME[_card + UP] = _name
        BASE_NAME[_card] = HALF_NAME[_card] = _base
        TYPE[_card + UP], HEALTH[_card + UP], STRENGTH[_card + UP] = _type, _health, _strength
        GATHERS[_card + UP], DRAWS[_card + UP] = _ures, _udraw
        CIVIL_SPACE[_card + UP], MILITARY_SPACE[_card + UP] = _civ, _mil
        EFFECT[_card + UP] = _code
CHEAPEST: Final = min(_cost for _, _, _, _cost, *_ in _UNITS)  # of all base halves
for _code, _copies, _name, _cost in _EVENTS:
    for _card in range(FIRST[_code], FIRST[_code + 1]):
        NAME[_card], COST[_card] = _name, _cost
for _code, _copies, _name in _AIDS:
    for _card in range(FIRST[_code], FIRST[_code + 1]):
        NAME[_card], IS_AID[_card] = _name, True

ROUNDS: Final = 100  # the limit, with a deck for each pair of players (BRAWL-13.09)
BOMB_COST: Final = 6
PRISON_COST: Final = 5
COURTHOUSE_COST: Final = 3
MARKET_COST: Final = 2
MARKET_DRAW: Final = 3
MARKET_GAIN: Final = 4
TRANSFER_COST: Final = 1  # per gift (BRAWL-15.08)
AID_DRAW: Final = 2
AID_GAIN: Final = 3
SHIELD: Final = 3
TOWER: Final = 3
ATTACK_CARD: Final = 2  # strength of a +2 Attack
ARCHERS_BONUS: Final = 4
CATAPULTS_BONUS: Final = 6
TOWN_SPACE: Final = 2


@cache
def deck_cards(decks: int) -> tuple[int, ...]:
    """Return every card of this number of decks."""
    return tuple(card for card in range(1, CARDS) if COPY[card] <= COPIES[CODE[card]] * decks)


def card_name(card: int) -> str:
    """Return the notation of a card: FAR1."""
    return f"{CODES[CODE[card]]}{COPY[card]}"


def unit_name(unit: int) -> str:
    """Return the notation of a unit in play: far1 for the base half, FAR1 for the upgraded one."""
    return card_name(unit - UP) if unit >= UP else card_name(unit).lower()
