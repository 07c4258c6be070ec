"""What there is to say of a Province and of an order: facts for questions, labels, refusals and the picture."""

from __future__ import annotations

from typing import Final

from baronage.engine.facts import Fact, Facts
from baronage.engine.flow import Event
from baronage.engine.once import once_a_menu
from baronage.games.yuan.board import defence, group
from baronage.games.yuan.data import KERAIT, LUONG, MUSTER, NAIMAN, PASS_GAIN, TERRAIN
from baronage.games.yuan.forecast import alone, price
from baronage.games.yuan.orders import Order
from baronage.games.yuan.state import DOUBLE, VILLAGE, Yuan

FREE_LAND, OWN, ENEMY = range(3)  # whose a Province is, to who looks

# One deed of an order as one fact, digit by digit: kind (0 Development, 1 Fortification, 2 Militarization), level, what the
# target is, Armies that are recruited or what of a Fortification stands already, Province.
ON_FREE, ON_VILLAGE, ON_CITY, ON_ENEMY = range(4)
DEED: Final = 1000
WANTED: Final = 100  # a turn and the Temples that win then as one fact: WANTED * turn + Temples
GARRISON: Final = 1000  # Armies and their Province as one fact: GARRISON * Armies + Province

# What an order would do as one fact: these signs, then for each event its kind, how many facts it has, and they.
HOMEWARD, AUTOMATIC = 1, 2  # repelled Armies go home; Yellow plays by itself


def whose(s: Yuan, clan: int, p: int) -> int:
    """Is a Province free, the clan's own or an enemy's?"""
    return FREE_LAND if not s.owner[p] else OWN if s.owner[p] == clan + 1 else ENEMY


def site_facts(s: Yuan, clan: int, p: int) -> Facts:
    """What a Province is and holds, to a clan."""
    owner = s.owner[p]
    return {
        "province": p,
        "terrain": TERRAIN[p],
        "whose": FREE_LAND if not owner else OWN if owner == clan + 1 else ENEMY,
        "owner": owner - 1,
        "build": s.build[p],
        "walls": s.walls[p],
        "armies": s.armies[p],
        "temple": s.temples[p],
    }


def prospect_facts(s: Yuan, clan: int, p: int) -> Facts:
    """What a target holds out: free land beside it or beside its group, or the odds of an attack."""
    if whose(s, clan, p) == ENEMY:
        return {"lands": (), "force": force_in_reach(s, clan, p), "defence": defence(s, p)}
    return {"lands": _free_beside(s, p), "force": 0, "defence": 0}


def _free_beside(s: Yuan, p: int) -> tuple[int, ...]:
    """The free Provinces beside one, or beside its group: the same for a whole group, which menus offer one by one."""
    owner, adjacent = s.owner, s.land.adjacent
    if not owner[p]:
        return tuple([q for q in adjacent[p] if not owner[q]])
    known = _free_by_group(s)
    if p not in known:
        lands = group(s, p)
        free = tuple(sorted({q for own in lands for q in adjacent[own] if not owner[q]}))
        known.update(dict.fromkeys(lands, free))
    return known[p]


@once_a_menu
def _free_by_group(s: Yuan) -> dict[int, tuple[int, ...]]:
    """Filled by `_free_beside`."""
    return {}


def force_in_reach(s: Yuan, clan: int, p: int) -> int:
    """The Armies of a clan that could attack a Province (YUAN-A1.03)."""
    if p not in s.land.provinces:
        return 0
    return sum(s.armies[q] for q in s.land.reach(p, s.owner, s.armies, clan) if s.owner[q] == clan + 1)


def pass_gain(s: Yuan, clan: int) -> int:
    """YUAN-P1.08, K7.01."""
    return PASS_GAIN + 2 if s.powers and clan == KERAIT else PASS_GAIN


def recruits(s: Yuan, clan: int, level: int) -> int:
    """YUAN-M1.02, K8.01: the Armies that a level of Militarization brings to an own City."""
    if not 0 <= level < len(MUSTER):
        return 0
    return 1 if level == 1 and s.powers and clan == NAIMAN else MUSTER[level]


def doubles(s: Yuan, clan: int) -> int:
    """YUAN-K4.01: does Fortification III add the second City as well?"""
    return int(s.powers and clan == LUONG)


def standing(s: Yuan, p: int) -> int:
    """YUAN-F2.04: what of a Fortification a Province has already: 1 a second City, 2 a Rampart, 3 both."""
    return int(s.build[p] == DOUBLE) + 2 * int(s.walls[p] > 0)


# --- orders ---------------------------------------------------------------------------------------------------------


def deeds(s: Yuan, clan: int, order: Order | None) -> Fact:
    """What an order is about, one number a deed."""
    if order is None:
        return ()
    p, what = order[0], whose(s, clan, order[0])
    target = (ON_FREE, ON_VILLAGE if s.build[p] == VILLAGE else ON_CITY, ON_ENEMY)[what]
    found: list[int] = []
    for kind in (0, 2, 1) if what == ENEMY else (0, 1, 2):  # an enemy's Province is fortified after the attack
        level = order[kind + 1]
        more = (0, standing(s, p), recruits(s, clan, level))[kind]
        if level:
            found.append((((kind * 4 + level) * 4 + target) * 4 + more) * DEED + p)
    return tuple(found)


def foreseen(s: Yuan, clan: int, order: Order | None) -> Fact:
    """What an order would do if all others passed; of one that has not begun to do anything, nothing."""
    if order is None or not any(order[1:]) or not (order[1] or order[3] or whose(s, clan, order[0]) == OWN):
        return ()
    return told(s, alone(s, clan, order)[1])


def told(s: Yuan, events: list[Event]) -> Fact:
    """Events as one fact."""
    if not events:
        return ()
    found = [(HOMEWARD if s.homeward else 0) | (AUTOMATIC if s.automatic >= 0 else 0)]
    for kind, _, numbers, _ in events:
        found += [kind, len(numbers), *numbers]
    return tuple(found)


def order_facts(s: Yuan, clan: int, order: Order | None) -> Facts:
    """An order in the making: its target, its deeds, its cost, what it would do."""
    p = order[0] if order is not None else 0
    cost = sum(price(s, clan, order)) if order is not None else 0
    return {
        "province": p,
        "whose": whose(s, clan, p),
        "owner": s.owner[p] - 1,
        "deeds": deeds(s, clan, order),
        "cost": cost,
        "borrowed": max(0, cost - s.chao[clan]),
        "forecast": foreseen(s, clan, order),
    }
