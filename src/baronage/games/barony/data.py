"""The tables of Barony: castes, vocations, maneuvers, weapons, armour, spells, boards.

Castes, vocations, maneuvers and items are small ints from 1; row 0 is nothing. Weapons, armour and spells are one
list of items, in the order of the tables, so that a Serf's equipment is a list of ints.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# --- castes ---------------------------------------------------------------------------------------------------------
(PEASANT, GUILDSMAN, THIEF, SOLDIER, PRIEST, WIZARD, KNIGHT, NOBLE) = range(1, 9)
(SIDER, JUMPER, POINTER) = range(1, 4)

# maneuvers, in the order of the table
(ARC, ASN, BLS, CAT, CTA, SNA, DUP, ESC, MKW, PPK, REC, RES, RET, TRP, STL, SPL, TAC, THR, TAX) = range(1, 20)

# code, name, salary, starting Rank, greatest Rank, Move, vocations, free maneuvers (a Soldier's Baron picks one),
# most in a starting Fief (0: any number)
_CASTES: Final = (
    (PEASANT, "Pe", "Peasant", 500, 1, 2, 1, (SIDER, JUMPER, POINTER), (RET,), 0),
    (GUILDSMAN, "Gu", "Guildsman", 1_000, 1, 3, 1, (SIDER, JUMPER), (MKW,), 0),
    (THIEF, "Th", "Thief", 1_500, 1, 3, 1, (JUMPER, POINTER), (PPK,), 0),
    (SOLDIER, "So", "Soldier", 2_000, 1, 4, 1, (SIDER, POINTER), (THR, ARC), 0),
    (PRIEST, "Pr", "Priest", 3_500, 2, 5, 1, (SIDER,), (BLS,), 3),
    (WIZARD, "Wi", "Wizard", 8_000, 1, 6, 1, (POINTER,), (SPL,), 3),
    (KNIGHT, "Kn", "Knight", 10_000, 3, 6, 2, (SIDER, POINTER), (TAC,), 3),
    (NOBLE, "No", "Noble", 12_000, 2, 7, 1, (POINTER,), (), 2),
)
CASTE_CODE: Final = ("??", *(row[1] for row in _CASTES))
CASTE_NAME: Final = ("nobody", *(row[2] for row in _CASTES))
CASTE_VOCATIONS: Final[tuple[tuple[int, ...], ...]] = ((), *(row[7] for row in _CASTES))
FREE: Final[tuple[tuple[int, ...], ...]] = ((), *(row[8] for row in _CASTES))
MAX_IN_FIEF: Final = (0, *(row[9] for row in _CASTES))  # BAR-F2.02

VOCATION_CODE: Final = ("?", "S", "J", "P")

# what can be hired, as (caste, vocation, free maneuver) (BAR-F1.03, F1.04, F1.05)
HIRES: Final = tuple(
    (row[0], vocation, free) for row in _CASTES for vocation in row[7] for free in (row[8] if row[8] else (0,))
)

# --- maneuvers ------------------------------------------------------------------------------------------------------
ACTION: Final = 1  # kinds
TASK: Final = 2
RIDER: Final = 3
REACTION: Final = 4
AFTER: Final = 5  # after a bump

_ALL: Final = (PEASANT, GUILDSMAN, THIEF, SOLDIER, PRIEST, WIZARD, KNIGHT, NOBLE)
_NOT_KNIGHT: Final = tuple(caste for caste in _ALL if caste != KNIGHT)

# number, code, name, price (0: not sold), castes that may own it, kind, weapons of the Aggressor, of the Defender
_MANEUVERS: Final = (
    (ARC, "ARC", "Archery", 1_000, _NOT_KNIGHT, REACTION, False, False),
    (ASN, "ASN", "Assassinate", 50_000, (THIEF, NOBLE), RIDER, True, True),
    (BLS, "BLS", "Bless", 0, (PRIEST,), ACTION, False, False),
    (CAT, "CAT", "Build Catapult", 20_000, (GUILDSMAN,), TASK, False, False),
    (CTA, "CTA", "Call to Arms", 30_000, (KNIGHT,), ACTION, False, False),
    (SNA, "SNA", "Create Snare", 2_000, (GUILDSMAN,), TASK, False, False),
    (DUP, "DUP", "Duplicate Spell", 20_000, (WIZARD,), ACTION, False, False),
    (ESC, "ESC", "Escort", 15_000, (KNIGHT,), REACTION, False, False),
    (MKW, "MKW", "Make Weapon", 1_000, (SOLDIER, GUILDSMAN), TASK, False, False),
    (PPK, "PPK", "Pick Pocket", 1_000, (THIEF, PEASANT), RIDER, False, False),
    (REC, "REC", "Recruitment", 40_000, (NOBLE,), AFTER, True, True),
    (RES, "RES", "Resurrect", 20_000, (PRIEST,), ACTION, False, False),
    (RET, "RET", "Retreat", 1_000, _NOT_KNIGHT, REACTION, False, False),
    (TRP, "TRP", "Set Trap", 1_500, (THIEF,), TASK, False, False),
    (STL, "STL", "Steal", 10_000, (THIEF,), RIDER, False, False),
    (SPL, "SPL", "Spellcasting", 0, (WIZARD,), ACTION, False, False),
    (TAC, "TAC", "Tactical Maneuver", 0, (KNIGHT,), ACTION, True, True),
    (
        THR,
        "THR",
        "Throw",
        2_000,
        tuple(c for c in _ALL if c not in (NOBLE, PRIEST)),
        REACTION,
        True,
        True,
    ),
    (TAX, "TAX", "Taxation", 1_500, (NOBLE,), RIDER, False, False),
)
MANEUVER_CODE: Final = ("???", *(row[1] for row in _MANEUVERS))
MANEUVER_NAME: Final = ("nothing", *(row[2] for row in _MANEUVERS))
MANEUVER_CASTES: Final[tuple[tuple[int, ...], ...]] = ((), *(row[4] for row in _MANEUVERS))
KIND: Final = (0, *(row[5] for row in _MANEUVERS))
ARMED: Final = (True, *(row[6] for row in _MANEUVERS))  # whether the Aggressor may use weapons; row 0: ordinary
ARMED_AGAINST: Final = (True, *(row[7] for row in _MANEUVERS))  # whether the Defender may

# --- weapons, armour, spells ------------------------------------------------------------------------------------------
(DAG, AXE, SWO, PIK, SHI, LEA, CHA, PLA) = range(1, 9)
(ARM, EAR, EWE, FIR, LIG, MIS, SLE, SLO, TEL) = range(9, 18)
WEAPON: Final = 1
ARMOUR: Final = 2
SPELL: Final = 3
# number, code, name, class, price, bonus of a weapon or triangles that an armour saves
_ITEMS: Final = (
    (DAG, "DAG", "Dagger", WEAPON, 1_000, 1),
    (AXE, "AXE", "Axe", WEAPON, 4_000, 2),
    (SWO, "SWO", "Sword", WEAPON, 8_000, 3),
    (PIK, "PIK", "Pike", WEAPON, 12_000, 4),
    (SHI, "SHI", "Shield", ARMOUR, 10_000, 1),
    (LEA, "LEA", "Leather", ARMOUR, 20_000, 2),
    (CHA, "CHA", "Chain", ARMOUR, 40_000, 4),
    (PLA, "PLA", "Plate", ARMOUR, 60_000, 6),
    (ARM, "ARM", "Armor", SPELL, 1_000, 0),
    (EAR, "EAR", "Enchant Armor", SPELL, 8_000, 0),
    (EWE, "EWE", "Enchant Weapon", SPELL, 8_000, 0),
    (FIR, "FIR", "Fireball", SPELL, 20_000, 0),
    (LIG, "LIG", "Lightning", SPELL, 15_000, 0),
    (MIS, "MIS", "Magic Missile", SPELL, 10_000, 0),
    (SLE, "SLE", "Sleep", SPELL, 12_000, 0),
    (SLO, "SLO", "Slow/Speed", SPELL, 6_000, 0),
    (TEL, "TEL", "Teleport", SPELL, 14_000, 0),
)
ITEM_CODE: Final = ("???", *(row[1] for row in _ITEMS))
ITEM_NAME: Final = ("nothing", *(row[2] for row in _ITEMS))
ITEM_CLASS: Final = (0, *(row[3] for row in _ITEMS))

# --- the pre-generated Fief (BAR-Z1.01, Z1.02) ------------------------------------------------------------------------
PREGENERATED: Final = (
    (THIEF, POINTER, PPK),
    (GUILDSMAN, SIDER, MKW),
    (SOLDIER, SIDER, THR),
    (SOLDIER, SIDER, ARC),
    (PEASANT, POINTER, RET),
    (PEASANT, POINTER, RET),
    (PEASANT, JUMPER, RET),
    (PEASANT, JUMPER, RET),
    (PEASANT, JUMPER, RET),
)

# --- constants --------------------------------------------------------------------------------------------------------
FIEF_SIZE: Final = 9
MAX_GOLD: Final = 200_000
FIEFDOM_MAX: Final = 15
CHAIN_CAP: Final = 24
PASS_LIMIT: Final = 3


class Numbers:
    """Numbers that a setup can change (`tunables`), and those that follow from them."""

    def __init__(self) -> None:
        self.castes, self.maneuvers, self.items = _CASTES, _MANEUVERS, _ITEMS
        self.task_turns = {MKW: 3, SNA: 3, TRP: 3, CAT: 5}
        self.vocation_cost = 500
        self.start_gold = 15_000
        self.quick_treasury = 1_500
        self.point_income = 100
        self.kill_gold = 100
        self.win_gold = 1_000
        self.hold_turns = 3
        self.loss_turns = 3
        self.loss_serfs = 3
        self.pick_gold = 100
        self.tax_gold = 200
        self.derive()

    def derive(self) -> None:
        """Compute the numbers by caste, maneuver, item and hire."""
        self.salary = (0, *(row[3] for row in self.castes))
        self.start_rank = (0, *(row[4] for row in self.castes))
        self.max_rank = (0, *(row[5] for row in self.castes))
        self.start_move = (0, *(row[6] for row in self.castes))
        self.maneuver_price = (0, *(row[3] for row in self.maneuvers))
        self.item_price = (0, *(row[4] for row in self.items))
        self.bonus = (0, *(row[5] for row in self.items))
        self.cheapest = min(self.salary[1:]) + self.vocation_cost  # BAR-F1.10: a Peasant with its vocation
        self.least_gold = FIEF_SIZE * self.cheapest  # the price of the smallest Fief that may play
        self.hire_price = tuple(self.salary[caste] + self.vocation_cost for caste, _, _ in HIRES)  # BAR-F1.02
        self.ready_price = sum(self.hire_price[HIRES.index(line)] for line in PREGENERATED)


RULES: Final = Numbers()

# --- boards -----------------------------------------------------------------------------------------------------------
Vertex = tuple[int, int]
Tile = tuple[str, Vertex, int]  # name of a barony, its tip, the angle of its left vector


class Plan(NamedTuple):
    """A board, its homes and their targets."""

    name: str
    tiles: tuple[Tile, ...]  # baronies in order
    market: Vertex | None  # None for the Simple Game, which has no Market
    homes: tuple[str, ...]  # clockwise
    enemies: tuple[int, ...]  # for each home, the index of its target among homes and further targets
    further: tuple[str, ...] = ()  # targets that aren't homes
    teams: tuple[int, ...] = ()  # of each home, if there are teams


_CENTRE: Final[tuple[Tile, ...]] = tuple((f"C{n + 1}", (0, 0), (60 - 60 * n) % 360) for n in range(6))
_HOMES: Final[dict[str, Tile]] = {
    "H1": ("H1", (-5, 10), 240),
    "H2": ("H2", (5, 5), 180),
    "H3": ("H3", (10, -5), 120),
    "H4": ("H4", (5, -10), 60),
    "H5": ("H5", (-5, -5), 0),
    "H6": ("H6", (-10, 5), 300),
}


def _classic(homes: str, enemies: tuple[int, ...]) -> Plan:
    names = tuple(homes.split())
    return Plan(f"classic{len(names)}", (*_CENTRE, *(_HOMES[name] for name in names)), (0, 0), names, enemies)


_JOUST: Final[tuple[Tile, ...]] = (("A", (0, 0), 0), ("B", (0, 5), 300), ("C", (10, 0), 120), ("D", (10, 5), 180))
_PIT: Final[tuple[Tile, ...]] = (
    ("P1", (-10, 2), 300),
    ("P2", (-5, 2), 240),
    ("P3", (-3, 0), 60),
    ("P4", (-3, 8), 240),
    ("P5", (5, -2), 60),
    ("P6", (10, -2), 120),
    ("P7", (3, 0), 240),
    ("P8", (3, -8), 60),
)
_ROUND: Final[tuple[Tile, ...]] = (
    ("K1", (0, 0), 0),
    ("K2", (5, 0), 60),
    ("K3", (0, 10), 240),
    ("K4", (10, -5), 60),
    ("K5", (5, 5), 240),
    ("K6", (10, 0), 60),
    ("K7", (10, 5), 240),
    ("K8", (15, 0), 60),
    ("K9", (10, 10), 240),
    ("K10", (20, -5), 60),
    ("K11", (15, 5), 240),
    ("K12", (20, 5), 180),
)
_CROWN: Final[tuple[Tile, ...]] = (
    ("Q1", (-5, 10), 240),
    ("Q2", (0, 10), 240),
    ("Q3", (5, 10), 240),
    ("Q4", (0, 0), 60),
    ("Q5", (0, 5), 240),
    ("Q6", (5, 0), 60),
    ("Q7", (5, 5), 240),
    ("Q8", (10, 0), 60),
    ("Q9", (5, -5), 60),
    ("Q10", (10, -5), 60),
)


def _crown(homes: str, enemies: tuple[int, ...]) -> Plan:
    return Plan("crown", _CROWN, (4, 2), tuple(homes.split()), enemies)


# by option value and number of players
PLANS: Final[dict[tuple[str, int], Plan]] = {
    ("classic", 2): _classic("H1 H4", (1, 0)),
    ("classic", 3): _classic("H1 H3 H5", (1, 2, 0)),
    ("classic", 4): _classic("H2 H3 H5 H6", (2, 3, 0, 1)),
    ("classic", 5): _classic("H1 H3 H4 H5 H6", (2, 3, 4, 0, 1)),
    ("classic", 6): _classic("H1 H2 H3 H4 H5 H6", (3, 4, 5, 0, 1, 2)),
    ("joust", 2): Plan("joust", _JOUST, (5, 3), ("A", "D"), (1, 0)),
    ("pit", 2): Plan("pit", _PIT, (-1, 4), ("P1", "P6"), (1, 0)),
    # BAR-V3.02: the enemy of a team is the end barony of the other, K1 (place 0) or K12 (place 3)
    ("round_table", 6): Plan(
        "round_table",
        _ROUND,
        (11, 2),
        ("K1", "K3", "K9", "K12", "K10", "K4"),
        (3, 3, 0, 0, 0, 3),
        teams=(0, 0, 1, 1, 1, 0),  # West 0, East 1
    ),
    ("crown", 2): _crown("Q1 Q3", (1, 0)),
    ("crown", 3): _crown("Q1 Q2 Q3", (1, 2, 0)),
    ("crown", 4): _crown("Q1 Q3 Q10 Q9", (2, 3, 0, 1)),
    ("crown", 5): _crown("Q1 Q2 Q3 Q10 Q9", (2, 3, 4, 0, 1)),
}
