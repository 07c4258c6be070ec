"""The cards of The Barons of Fyn.

A card is its id, 1 to 207; card 0 is unknown. Tables are indexed by card or by type; row 0 is 'unknown'.
"""

from __future__ import annotations

from typing import Final

# --- types ----------------------------------------------------------------------------------------------------------
(CLEAR, DESERT, WOODS, MOUNTAIN) = range(1, 5)
(ROAD, OASIS, CLEARING, MINE) = range(5, 9)
(VILLAGE, TOWN, CITY) = range(9, 12)
(PEASANTS, RESERVES, ARMY, STRONG, MOUNTAINEERS, RANGERS, SHOCK, KNIGHTS) = range(12, 20)
(EARTHQUAKE, SICKNESS, REVOLT, SABOTAGE) = range(20, 24)
(PLAGUE, VOLCANO) = range(24, 26)
(DIVINE, MONKS, TAXES, SECRET) = range(26, 30)
CAPITAL: Final = 30
KING: Final = 31
TYPES: Final = 32

TYPE_NAMES: Final = (
    "a card",
    *("Clear", "Desert", "Woods", "Mountain"),
    *("Road", "Oasis", "Clearing", "Mine"),
    *("Village", "Town", "City"),
    *("Peasant Army", "Reserves", "Army", "Strong Army", "Mountaineers", "Rangers", "Shock Troops", "Knights"),
    *("Earthquake", "Sickness", "Revolt", "Sabotage"),
    *("Plague", "Volcano"),
    *("Divine Intervention", "Healing Monks", "Tax Cuts", "Secret Service"),
    "Capital",
    "King Timothy Returns!",
)
LETTERS: Final = "?CDWMrogmvtcPRASMGXN"  # of lands, improvements, centres and armies in notation, by type

# kinds of cards (FYN-B1.01, B1.02, B1.03, B1.05)
(LAND, IMPROVEMENT, CENTRE, FORCE, EVENT, MUST, ANTI) = range(1, 8)
KIND: Final = [0] * TYPES  # by type; Capitals and the King have no kind: they are not in the deck at the start
for _kind, _types in (
    (LAND, range(CLEAR, ROAD)),
    (IMPROVEMENT, range(ROAD, VILLAGE)),
    (CENTRE, range(VILLAGE, PEASANTS)),
    (FORCE, range(PEASANTS, EARTHQUAKE)),
    (EVENT, range(EARTHQUAKE, PLAGUE)),
    (MUST, range(PLAGUE, DIVINE)),
    (ANTI, range(DIVINE, CAPITAL)),
):
    for _type in _types:
        KIND[_type] = _kind

CODES: Final = {RESERVES: "D", MOUNTAINEERS: "4M", RANGERS: "4W", SHOCK: "S", KNIGHTS: "2xM"}  # printed beside the CV
SPECIAL_TYPES: Final = (OASIS, CLEARING, MINE)
NEEDS: Final = [0] * TYPES  # improvement that a population centre needs on this land (FYN-D5.13)
NEEDS[DESERT], NEEDS[MOUNTAIN], NEEDS[WOODS] = OASIS, MINE, CLEARING
ANTI_OF: Final = [0] * TYPES  # the counter of an Any Play card (FYN-E4.04)
for _event, _anti in zip(range(EARTHQUAKE, PLAGUE), range(DIVINE, CAPITAL), strict=True):
    ANTI_OF[_event] = _anti

# --- the cards ------------------------------------------------------------------------------------------------------
DECK: Final = 200
FIRST_CAPITAL: Final = 201
LAST_CAPITAL: Final = 206
KING_CARD: Final = 207
CARDS: Final = 208
CENTRAL_CITY: Final = 114  # FYN-GB.01

_IDS: Final = {
    CLEAR: range(1, 23),
    DESERT: range(23, 31),
    WOODS: range(31, 39),
    MOUNTAIN: range(39, 47),
    ROAD: range(47, 67),
    OASIS: range(67, 71),
    CLEARING: range(71, 75),
    MINE: range(75, 79),
    VILLAGE: range(79, 99),
    TOWN: range(99, 114),
    CITY: range(114, 119),
    PEASANTS: range(119, 129),
    RESERVES: range(129, 134),
    ARMY: range(134, 149),
    STRONG: range(149, 159),
    MOUNTAINEERS: (159, 161, 162),
    RANGERS: (160, 163, 164),
    SHOCK: (165, 167, 168),
    KNIGHTS: (166, 169, 170, 171, 172),
    EARTHQUAKE: range(173, 176),
    SICKNESS: range(176, 179),
    REVOLT: range(179, 182),
    SABOTAGE: range(182, 185),
    PLAGUE: range(185, 189),
    VOLCANO: range(189, 193),
    DIVINE: range(193, 195),
    MONKS: range(195, 197),
    TAXES: range(197, 199),
    SECRET: range(199, 201),
    CAPITAL: range(FIRST_CAPITAL, LAST_CAPITAL + 1),
    KING: (KING_CARD,),
}
IDS: Final = tuple(tuple(_IDS.get(_type, ())) for _type in range(TYPES))  # the cards of a type, ascending
FIRST: Final = tuple(_ids[0] if _ids else 0 for _ids in IDS)  # the first card of a type, which represents the type
TYPE: Final = [0] * CARDS
for _type, _cards in enumerate(IDS):
    for _card in _cards:
        TYPE[_card] = _type

_PRINTED: Final = (  # the four-digit numbers of cards 1 to 200, twenty a line
    "6801 4792 1325 7249 2460 0516 9673 3958 8034 1093 8427 5187 5671 3952 2160 9736 0318 7849 4205 6584 "
    "7195 1563 4270 3086 2938 0412 5647 8309 6721 9854 3410 1862 5793 2605 8174 0926 9257 6348 7031 0852 "
    "6319 4589 4701 2468 9173 5230 8647 1596 3925 7084 8610 1782 3501 2964 0847 9328 4076 6159 5370 8612 "
    "4953 2468 7021 0894 1506 3749 6285 9137 6024 8135 9783 2967 5341 0496 7208 4650 1872 3519 8043 7569 "
    "2178 0631 4250 9382 1926 3407 5894 6715 8351 4270 9624 1746 5893 7108 2539 0962 3017 6485 7813 2360 "
    "5942 4178 6054 1405 8629 0796 3581 9237 9425 6178 3057 5813 7246 0369 8502 1934 4780 2691 9814 7562 "
    "2359 0643 5976 3480 1207 4138 6095 8721 2784 7205 4538 5927 8610 1349 6193 0461 9052 3876 7652 1369 "
    "2905 5437 0286 8714 4071 3540 9128 6893 7603 5349 8951 0487 6794 1260 2138 9526 4072 3815 0652 7419 "
    "4180 8976 2364 5093 1537 9842 3701 6258 2597 8752 6410 7043 9625 3189 0368 4206 5831 1974 9531 3470 "
    "1684 5309 7946 2865 0217 8023 4192 6758 0851 4089 1563 6702 3274 8915 2347 7620 9438 5196 3461 5032"
)
NUMBERS: Final = ("????", *_PRINTED.split())
DIGITS: Final = tuple(  # by card: its numbers at the four positions (FYN-B4.02: 0 is read as 10)
    tuple(int(digit) or 10 for digit in number) if number.isdigit() else (0, 0, 0, 0) for number in NUMBERS
)

CARD_KIND: Final = [KIND[_type] for _type in TYPE]
LANDS: Final = [_card for _card in range(1, DECK + 1) if CARD_KIND[_card] == LAND]


# --- values (FYN-B2.01, B3.01) --------------------------------------------------------------------------------------


class Numbers:
    """Numbers that a setup can change (`tunables`), and the tables by type and by card that follow from them."""

    def __init__(self) -> None:
        self.values = {
            PEASANTS: 1,
            RESERVES: 1,
            ARMY: 2,
            STRONG: 3,
            MOUNTAINEERS: 2,
            RANGERS: 2,
            SHOCK: 5,
            KNIGHTS: 3,
        }
        self.populations = {VILLAGE: 1, TOWN: 3, CITY: 3, CAPITAL: 6}
        self.bonuses = {TOWN: 1, CITY: 2, CAPITAL: 5}
        self.sieges = {CITY: 4, CAPITAL: 6}
        self.specialist_value = 4  # Rangers in Woods, Mountaineers on a Mountain (FYN-E1.01, E1.02)
        self.reserves_defending = 2  # FYN-E1.04
        self.terrain_bonus = 1  # FYN-E2.02, E2.03
        self.derive()

    def derive(self) -> None:
        """Compute the tables."""
        self.cv = [self.values.get(type, 0) for type in range(TYPES)]
        self.population = [self.populations.get(type, 0) for type in range(TYPES)]
        self.bonus = [self.bonuses.get(type, 0) for type in range(TYPES)]  # card bonus
        self.siege = [self.sieges.get(type, 0) for type in range(TYPES)]
        self.card_cv = [self.cv[type] for type in TYPE]


RULES: Final = Numbers()


def card_name(card: int) -> str:
    """Return the name printed on a card."""
    return TYPE_NAMES[TYPE[card]]


def deck_cards() -> list[int]:
    """Return the 200 cards of the deck."""
    return list(range(1, DECK + 1))
