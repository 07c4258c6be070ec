"""What an order costs and which orders are legal (YUAN-P1.02 to P1.07, C1.01 to C1.03)."""

from __future__ import annotations

from typing import Final

from baronage.games.yuan.board import RESOURCES, group, production
from baronage.games.yuan.data import (
    COST,
    HUAN,
    ISLAND,
    LUONG,
    MERKIT,
    MOST_BORROWED,
    MYSTIC,
    ZHUANG,
)
from baronage.games.yuan.state import VILLAGE, Yuan

Order = tuple[int, int, int, int]  # target, levels of Development, Fortification, Militarization
Costs = tuple[list[int], list[int], list[int]]  # by level, of the three actions

# A sheet of levels is a number, 16 D + 4 F + M; a set of sheets is a bit set of 64.
SHEETS: Final = 64


LEVEL_D: Final = tuple(sum(1 << sheet for sheet in range(SHEETS) if sheet >> 4 == level) for level in range(4))
LEVEL_F: Final = tuple(sum(1 << sheet for sheet in range(SHEETS) if sheet >> 2 & 3 == level) for level in range(4))
LEVEL_M: Final = tuple(sum(1 << sheet for sheet in range(SHEETS) if sheet & 3 == level) for level in range(4))
EVERY: Final = (1 << SHEETS) - 2
NEAR: Final = EVERY & ~LEVEL_D[0]  # a free target in reach
FAR: Final = LEVEL_D[3]  # a free target anywhere
ATTACK: Final = LEVEL_D[0] & ~LEVEL_M[0]  # an enemy target, or a contingent attack
PEACE: Final = LEVEL_M[0]
RAW: Final = EVERY & ~((LEVEL_F[0] | LEVEL_F[1]) & ~LEVEL_M[0])  # an own Village: no Recruitment without a City


def costs(s: Yuan, clan: int, produced: list[int]) -> Costs:
    """YUAN-C1.01, C1.03, K4.01, K9.02: the cost of every level of every action."""
    rice, forest, mine = produced[RESOURCES * clan : RESOURCES * clan + RESOURCES]
    develop = [max(0, base - rice) for base in COST]
    fortify = [max(0, base - forest) for base in COST]
    arm = [max(0, base - mine) for base in COST]
    if s.powers:
        if clan == LUONG:
            fortify[3] = max(0, COST[3] + 1 - forest)
        elif clan == MERKIT:
            develop[3] = max(0, COST[3] + 1 - rice)
    return develop, fortify, arm


def budget(s: Yuan, clan: int) -> int:
    """YUAN-P1.04, K3.01: what an order may cost."""
    if s.powers and clan == ZHUANG and not s.loan[clan]:
        return s.chao[clan] + MOST_BORROWED
    return s.chao[clan]


def affordable(prices: Costs, most: int) -> int:
    """The sheets that cost no more."""
    develop, fortify, arm = prices
    found = 0
    for d in range(4):
        for f in range(4):
            left = most - develop[d] - fortify[f]
            if left >= 0:
                for m in range(4):
                    if arm[m] <= left:
                        found |= 1 << (16 * d + 4 * f + m)
    return found


def in_reach(s: Yuan, clan: int) -> tuple[set[int], set[int]]:
    """The Provinces adjacent or connected to an own Province, and those to one with an own Army (YUAN-P1.06)."""
    land, owner, armies = s.land, s.owner, s.armies
    near: set[int] = set()
    armed: set[int] = set()
    for p in land.provinces:
        if owner[p] == clan + 1:
            reached = land.reach(p, owner, armies, clan)
            near.update(reached)
            if armies[p]:
                armed.update(reached)
    return near, armed


def crowded(s: Yuan, clan: int) -> set[int]:
    """The own Provinces whose group has no free Province beside it: no Expansion I there (YUAN-P1.06)."""
    land, owner = s.land, s.owner
    seen: set[int] = set()
    found: set[int] = set()
    for p in land.provinces:
        if owner[p] == clan + 1 and p not in seen:
            together = group(s, p)
            seen.update(together)
            if not any(not owner[other] for q in together for other in land.adjacent[q]):
                found.update(together)
    return found


def legal_rules(s: Yuan, clan: int, confined: bool = True) -> dict[int, int]:
    """By target, the sheets that P1.06 and the scenario allow, whatever they cost; the island's limit can be left out."""
    land, owner, build = s.land, s.owner, s.build
    near, armed = in_reach(s, clan)
    full = crowded(s, clan)
    peaceful = confined and s.scenario == MYSTIC and clan == HUAN  # YUAN-X1.02
    found: dict[int, int] = {}
    for p in land.provinces:
        if not owner[p]:
            sheets = NEAR if p in near else FAR
            if p in armed:
                sheets |= ATTACK
        elif owner[p] == clan + 1:
            sheets = RAW if build[p] == VILLAGE else EVERY
            if p in full:
                sheets &= ~LEVEL_D[1]
            if s.temples[p] or not s.supply:
                sheets &= ~LEVEL_D[3]
        elif p not in armed or (owner[p] - 1 == s.automatic and s.armies[p]):  # YUAN-X2.05
            continue
        else:
            sheets = ATTACK
        if peaceful and p not in ISLAND:
            sheets &= PEACE
        if sheets:
            found[p] = sheets
    return found


def legal_orders(s: Yuan, clan: int) -> dict[int, int]:
    """By target, the legal sheets; none at all under a forced pass (YUAN-K3.02)."""
    if s.forced[clan]:
        return {}
    can = affordable(costs(s, clan, production(s)), budget(s, clan))
    allowed = legal_rules(s, clan)
    found: dict[int, int] = {}
    for p, sheets in allowed.items():
        sheets &= can
        if sheets:
            found[p] = sheets
    return found


def levels(sheet: int) -> tuple[int, int, int]:
    """Development, Fortification, Militarization of a sheet."""
    return sheet >> 4, sheet >> 2 & 3, sheet & 3


def flat_orders(s: Yuan, clan: int) -> list[Order]:
    """Every legal order but the pass, by target and sheet (section 5)."""
    found: list[Order] = []
    for p, sheets in legal_orders(s, clan).items():
        for sheet in range(1, SHEETS):
            if sheets >> sheet & 1:
                found.append((p, sheet >> 4, sheet >> 2 & 3, sheet & 3))
    return found
