"""The cards of Brawling Barons.

A card is a small int: with `MAX_DECKS` decks every code has its copies in a row, so that the tables below serve any
number of decks. Card 0 is unknown. A *unit* is a card in play: the card's number while the base half is in force, the
number plus `UP` while the upgraded half is.
"""

from __future__ import annotations

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

# code, copies, name
_EVENTS: Final = (
    (P2A, 3, "+2 Attack"),
    (SHI, 3, "Shield"),
    (EXT, 2, "Extra Action"),
    (MIL, 2, "Military Action"),
    (BOM, 1, "The Bomb"),
    (FLI, 1, "Flip Unit"),
    (PRI, 1, "Prison"),
)
_AIDS: Final = (
    (RAB, 1, "Aid of buildings"),
    (RAC, 1, "Aid of cards"),
    (RAV, 1, "Aid of civilians"),
    (RAM, 1, "Aid of arms"),
    (RAR, 1, "Aid of resources"),
)

_COPIES: Final = [0] * len(CODES)  # of each code in one deck
for _row in (*_UNITS, *_EVENTS, *_AIDS):
    _COPIES[_row[0]] = _row[1]

FIRST: Final = [0] * (len(CODES) + 1)  # the number of each code's first copy
_next = 1
for _code in range(1, len(CODES)):
    FIRST[_code] = _next
    _next += _COPIES[_code] * MAX_DECKS
FIRST[len(CODES)] = _next
CARDS: Final = _next  # numbers in use, including 0: 209

# by card
CODE: Final = [0] * CARDS
COPY: Final = [0] * CARDS  # 1, 2, 3 ... as in FAR1, FAR2
for _code in range(1, len(CODES)):
    for _card in range(FIRST[_code], FIRST[_code + 1]):
        CODE[_card] = _code
        COPY[_card] = _card - FIRST[_code] + 1

BASE_TYPE: Final = [NONE] * CARDS  # CIVILIAN for a Peasant card, MILITARY for a Squire card, NONE for the rest
IS_AID: Final = [False] * CARDS
NAME: Final = ["a card"] * CARDS  # of the upgraded half, or of the card
BASE_NAME: Final = [""] * CARDS

# by unit: rows below UP are base halves, from UP on upgraded ones
_ROWS: Final = UP + CARDS
TYPE: Final = [NONE] * _ROWS
EFFECT: Final = [0] * _ROWS  # the code of an upgraded half, 0 for a base half
HALF_NAME: Final = ["a card"] * _ROWS

for _code, _, _base, _, _, _, _, _name, _type, *_rest in _UNITS:
    for _card in range(FIRST[_code], FIRST[_code + 1]):
        TYPE[_card] = BASE_TYPE[_card] = CIVILIAN if _base == PEASANT else MILITARY
        NAME[_card] = HALF_NAME[_card + UP] = _name
        BASE_NAME[_card] = HALF_NAME[_card] = _base
        TYPE[_card + UP], EFFECT[_card + UP] = _type, _code
for _code, _, _name in (*_EVENTS, *_AIDS):
    for _card in range(FIRST[_code], FIRST[_code + 1]):
        NAME[_card], IS_AID[_card] = _name, _code >= RAB

ROUNDS: Final = 100  # the limit, with a deck for each pair of players (BRAWL-13.09)
TOWER: Final = 3
ATTACK_CARD: Final = 2  # strength of a +2 Attack
ARCHERS_BONUS: Final = 4
CATAPULTS_BONUS: Final = 6
TOWN_SPACE: Final = 2


class Numbers:
    """Numbers that a setup can change (`tunables`), and the tables by code, card or unit that follow from them."""

    def __init__(self) -> None:
        self.units, self.events, self.aids = _UNITS, _EVENTS, _AIDS
        self.squire_strength = 1
        self.bomb_cost = 6
        self.prison_cost = 5
        self.courthouse_cost = 3
        self.market_cost = 2
        self.market_draw = 3
        self.market_gain = 4
        self.transfer_cost = 1  # per gift (BRAWL-15.08)
        self.aid_draw = 2
        self.aid_gain = 3
        self.shield = 3
        self.derive()

    def derive(self) -> None:
        """Compute the tables."""
        self.copies = [0] * len(CODES)  # of each code in one deck
        for code, copies in [(row[0], row[1]) for row in (*self.units, *self.events, *self.aids)]:
            self.copies[code] = copies
        self.royal_aids = sum(row[1] for row in self.aids)  # in one deck
        self.cheapest = min(row[3] for row in self.units)  # of all base halves
        self.cost = [0] * CARDS  # of recruiting, or of playing an action card
        self.health = [0] * _ROWS
        self.gathers = [0] * _ROWS  # resource bonus
        self.draws = [0] * _ROWS  # card bonus
        self.strength = [0] * _ROWS
        self.upgrade = [0] * _ROWS  # upgrade cost of a base half
        self.civil_space = [0] * _ROWS
        self.military_space = [0] * _ROWS
        for code, _, base, cost, gathers, draws, upgrade, _, _, health, *raised in self.units:
            for card in range(FIRST[code], FIRST[code + 1]):
                up = card + UP
                self.cost[card] = self.health[card] = cost
                self.gathers[card], self.draws[card], self.upgrade[card] = gathers, draws, upgrade
                self.strength[card] = self.squire_strength if base == SQUIRE else 0
                self.health[up] = health
                self.gathers[up], self.draws[up], self.strength[up] = raised[:3]
                self.civil_space[up], self.military_space[up] = raised[3:]
        for code, cost in ((BOM, self.bomb_cost), (PRI, self.prison_cost)):
            for card in range(FIRST[code], FIRST[code + 1]):
                self.cost[card] = cost
        self.decks = [self._deck(decks) for decks in range(MAX_DECKS + 1)]
        self.prices = {  # in messages about effects
            "courthouse": self.courthouse_cost,
            "market": self.market_cost,
            "drawn": self.market_draw,
            "gained": self.market_gain,
            "tower": TOWER,
            "bomb": self.bomb_cost,
            "prison": self.prison_cost,
            "shield": self.shield,
            "plus": ATTACK_CARD,
            "arrows": ARCHERS_BONUS,
            "stones": CATAPULTS_BONUS,
            "aid_drawn": self.aid_draw,
            "aid_gained": self.aid_gain,
        }

    def _deck(self, decks: int) -> tuple[int, ...]:
        """Return every card of this number of decks."""
        return tuple(card for card in range(1, CARDS) if COPY[card] <= self.copies[CODE[card]] * decks)

    def most_decks(self) -> int:
        """Return how many decks have a number for each of their cards."""
        room = [
            (FIRST[code + 1] - FIRST[code]) // self.copies[code] for code in range(1, len(CODES)) if self.copies[code]
        ]
        return min(room)


RULES: Final = Numbers()


def card_name(card: int) -> str:
    """Return the notation of a card: FAR1."""
    return f"{CODES[CODE[card]]}{COPY[card]}"


def unit_name(unit: int) -> str:
    """Return the notation of a unit in play: far1 for the base half, FAR1 for the upgraded one."""
    return card_name(unit - UP) if unit >= UP else card_name(unit).lower()
