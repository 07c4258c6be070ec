"""Message parameters about Provinces and orders, for prompts, labels, refusals and the table."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.game.menu_cache import cached_per_menu
from baronage.engine.text.params import Param, Params
from baronage.games.yuan.data import KERAIT, LUONG, MUSTER, NAIMAN, TERRAIN
from baronage.games.yuan.rules.forecast import alone, price
from baronage.games.yuan.rules.orders import Order
from baronage.games.yuan.rules.provinces import defence, group
from baronage.games.yuan.state import DOUBLE, VILLAGE, Yuan

FREE_LAND, OWN, ENEMY = range(3)  # owner of a Province relative to the viewer

# One part of an order as one parameter, digit by digit: kind (0 Development, 1 Fortification, 2 Militarization), level,
# kind of target, Armies recruited or existing fortification, Province.
ON_FREE, ON_VILLAGE, ON_CITY, ON_ENEMY = range(4)
DEED: Final = 1000
WANTED: Final = 100  # a turn and the Temples that win in it as one parameter: WANTED * turn + Temples

# The effect of an order as one parameter: these flags, then each event's kind, number of parameters, and parameters.
HOMEWARD, AUTOMATIC = 1, 2  # repelled Armies return home; Yellow is the automatic clan


def whose(s: Yuan, clan: int, p: int) -> int:
    """Return whether a Province is free, the clan's own or an enemy's."""
    return FREE_LAND if not s.owner[p] else OWN if s.owner[p] == clan + 1 else ENEMY


def site_params(s: Yuan, clan: int, p: int) -> Params:
    """Return parameters about a Province and its contents, relative to a clan."""
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


def prospect_params(s: Yuan, clan: int, p: int) -> Params:
    """Return parameters about a target's prospects: adjacent free land, or the odds of an attack."""
    if whose(s, clan, p) == ENEMY:
        return {"lands": (), "force": force_in_reach(s, clan, p), "defence": defence(s, p)}
    return {"lands": _free_beside(s, p), "force": 0, "defence": 0}


def _free_beside(s: Yuan, p: int) -> tuple[int, ...]:
    """Return the free Provinces beside p or beside its group; cached per group."""
    owner, adjacent = s.owner, s.land.adjacent
    if not owner[p]:
        return tuple([q for q in adjacent[p] if not owner[q]])
    known = _free_by_group(s)
    if p not in known:
        lands = group(s, p)
        free = tuple(sorted({q for own in lands for q in adjacent[own] if not owner[q]}))
        known.update(dict.fromkeys(lands, free))
    return known[p]


@cached_per_menu
def _free_by_group(s: Yuan) -> dict[int, tuple[int, ...]]:
    """Return an empty cache, filled by `_free_beside`."""
    return {}


def force_in_reach(s: Yuan, clan: int, p: int) -> int:
    """Return the number of a clan's Armies that could attack a Province (YUAN-A1.03)."""
    if p not in s.land.provinces:
        return 0
    return sum(s.armies[q] for q in s.land.reach(p, s.owner, s.armies, clan) if s.owner[q] == clan + 1)


def pass_gain(s: Yuan, clan: int) -> int:
    """Return the Chão gained by passing (YUAN-P1.08, K7.01)."""
    return s.numbers.pass_gain + 2 if s.powers and clan == KERAIT else s.numbers.pass_gain


def recruits(s: Yuan, clan: int, level: int) -> int:
    """Return the Armies that a level of Militarization adds to an own City (YUAN-M1.02, K8.01)."""
    if not 0 <= level < len(MUSTER):
        return 0
    return 1 if level == 1 and s.powers and clan == NAIMAN else MUSTER[level]


def doubles(s: Yuan, clan: int) -> int:
    """Return 1 if Fortification III adds the second City as well, otherwise 0 (YUAN-K4.01)."""
    return int(s.powers and clan == LUONG)


def standing(s: Yuan, p: int) -> int:
    """Return the existing fortification of a Province: 1 second City, 2 Rampart, 3 both (YUAN-F2.04)."""
    return int(s.build[p] == DOUBLE) + 2 * int(s.walls[p] > 0)


# --- orders ---------------------------------------------------------------------------------------------------------


def deeds(s: Yuan, clan: int, order: Order | None) -> Param:
    """Return the parts of an order, one number per part."""
    if order is None:
        return ()
    p, what = order[0], whose(s, clan, order[0])
    target = (ON_FREE, ON_VILLAGE if s.build[p] == VILLAGE else ON_CITY, ON_ENEMY)[what]
    found: list[int] = []
    for kind in (0, 2, 1) if what == ENEMY else (0, 1, 2):  # an enemy Province is fortified after the attack
        level = order[kind + 1]
        more = (0, standing(s, p), recruits(s, clan, level))[kind]
        if level:
            found.append((((kind * 4 + level) * 4 + target) * 4 + more) * DEED + p)
    return tuple(found)


def foreseen(s: Yuan, clan: int, order: Order | None) -> Param:
    """Return the effect of an order if all others pass; empty for an order without any action."""
    if order is None or not any(order[1:]) or not (order[1] or order[3] or whose(s, clan, order[0]) == OWN):
        return ()
    return advice(s, alone(s, clan, order)[1])


def advice(s: Yuan, events: list[Event]) -> Param:
    """Return events encoded as one parameter."""
    if not events:
        return ()
    found = [(HOMEWARD if s.homeward else 0) | (AUTOMATIC if s.automatic >= 0 else 0)]
    for kind, _, numbers, _ in events:
        found += [kind, len(numbers), *numbers]
    return tuple(found)


def order_params(s: Yuan, clan: int, order: Order | None) -> Params:
    """Return parameters about an order in progress: target, parts, cost and effect."""
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
