"""Orders: legal orders, orders of a silent player, and settling gold and Ferry! (sections E4, F, G, H1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    DEFENDERS,
    FERRY,
    FLOOD,
    FORT,
    ISLAND,
    MARCHING,
    RAIN,
    SEAF,
    SNOW,
    SPRING,
    SUPPORTING,
    WORKING,
)
from baronage.games.protectors.rules.factions import owns
from baronage.games.protectors.rules.ranking import allowance
from baronage.games.protectors.state import Realm

KIND = {  # golden allowance that an order uses, and the index of its gold
    verbs.FORTIFY: (FORT, 2),
    verbs.MARCH: (MARCHING, 3),
    verbs.DELAYED: (MARCHING, 3),
    verbs.SUPPORT: (SUPPORTING, 4),
    verbs.WORK: (WORKING, 2),
}
LISTED = 16  # larger marches are listed as a span
Draft = tuple[Action, ...]


def orderable(s: Realm, seat: int) -> list[int]:
    """Return the places with own units, ascending (REALM-F1.02). The Island allows only marches (O1.05)."""
    owner, units = s.owner, s.units
    return [place for place in range(len(owner)) if owner[place] == seat and units[place] > 0]


def by_sea(s: Realm) -> bool:
    """Return whether all places are neighbours for marches (REALM-E4.01, E4.02)."""
    return s.has_card(SEAF) or s.has_card(FERRY)


def borders(s: Realm, place: int) -> tuple[int, ...]:
    """Return the neighbours by land this turn (REALM-E2.09)."""
    return () if s.has_card(FLOOD) else s.land.adjacent[place]


def march_targets(s: Realm, place: int) -> Sequence[int]:
    """Return the legal targets of a march, ascending, with the Island last (REALM-G2.04)."""
    if by_sea(s):
        found = [other for other in range(1, len(s.owner)) if other != place]
        if s.land.island and place != ISLAND:
            found.append(ISLAND)
        return found
    return borders(s, place)


def needs_ferry(s: Realm, origin: int, to: int) -> bool:
    """Return whether a march needs Ferry! and costs 25 (REALM-E4.02)."""
    return s.has_card(FERRY) and not s.has_card(SEAF) and to not in borders(s, origin)


def most_delayed(s: Realm, seat: int, place: int) -> int:
    """Return the own units there plus those that could arrive first from other places (section 5)."""
    owner, units = s.owner, s.units
    if by_sea(s):
        return sum(units[other] for other in range(len(owner)) if owner[other] == seat)
    most = units[place]
    for other in borders(s, place):
        if owner[other] == seat:
            most += units[other]
    return most


def used_gold(draft: Sequence[Action]) -> list[int]:
    """Return the number of golden orders of each kind on a sheet."""
    found = [0, 0, 0, 0]
    for action in draft:
        kind = KIND.get(action[0])
        if kind is not None and action[kind[1]]:
            found[kind[0]] += 1
    return found


def without_gold(s: Realm, seat: int, action: Action) -> Action | None:
    """Return an order golden beyond the allowance as a normal order of the same place, or None for other orders.

    An Extended Support!, out of reach without gold, becomes one within reach. It requires access to golden Support!.
    """
    kind, at = KIND.get(action[0], (0, 0))
    if not at or len(action) <= at or action[at] != verbs.TOO_GOLDEN:
        return None
    place = action[1]
    plain = (*action[:at], 0, *action[at + 1 :])
    if action[0] == verbs.SUPPORT and 0 < place < len(s.owner) and action[3] in s.land.extended[place]:
        near = borders(s, place) if allowance(s, seat)[kind] else ()
        return (*plain[:3], near[0], 0) if near else None
    return plain


def orders_for(s: Realm, seat: int, place: int, draft: Draft) -> list[Action]:
    """Return every order for one place in the order of the rules, with gold within the allowance (DEC-O1)."""
    found: list[Action] = [(verbs.HOLD, place)]
    used = used_gold(draft)
    allowed = allowance(s, seat)
    gold = [allowed[kind] > used[kind] for kind in range(4)]
    if place != ISLAND:
        if not s.has_card(SPRING):
            found.append((verbs.FORTIFY, place, 0))
            if gold[FORT]:
                found.append((verbs.FORTIFY, place, 1))
        found.append((verbs.WORK, place, 0))
        if gold[WORKING]:
            found.append((verbs.WORK, place, 1))
    now, later = s.units[place], most_delayed(s, seat, place)
    for to in march_targets(s, place):
        found += _marches(place, to, gold[MARCHING], now, later)
    if place != ISLAND:
        near = borders(s, place)
        if near:
            players = sorted(s.rank, key=s.number.__getitem__)
            for to in near:
                found += map(_supports(place, to, 0, s.seats).__getitem__, players)
            if gold[SUPPORTING]:
                for to in near + s.land.extended[place]:
                    found += map(_supports(place, to, 1, s.seats).__getitem__, players)
    return found


# Cached: the lists are needed for each click of each turn.


@lru_cache(maxsize=1 << 14)
def _marches(place: int, to: int, gold: bool, now: int, later: int) -> list[Action]:
    found: list[Action] = []
    for golden in range(1 + gold):
        found += [(verbs.MARCH, place, to, golden, count) for count in _counts(now)]
        found += [(verbs.DELAYED, place, to, golden, count) for count in _counts(later)]
    return found


@lru_cache(maxsize=1 << 12)
def _supports(place: int, to: int, golden: int, seats: int) -> list[Action]:
    return [(verbs.SUPPORT, place, helped, to, golden) for helped in range(seats)]


def _counts(most: int) -> list[int]:
    return list(range(1, most + 1)) if most <= LISTED else [*range(1, LISTED + 1), most]


def default_orders(s: Realm, seat: int) -> list[Action]:
    """Return Fortify! everywhere, golden in the first Province if allowed; nothing under SPRING (REALM-F4.01)."""
    places = [place for place in orderable(s, seat) if place != ISLAND]
    if s.has_card(SPRING):
        return []
    gold = allowance(s, seat)[FORT]
    return [(verbs.FORTIFY, place, int(gold and i == 0)) for i, place in enumerate(places)]


def origin(order: Action) -> int:
    """Return the place that an order is for."""
    return order[1]


def fix_gold(s: Realm, seat: int, sheet: list[Action]) -> tuple[list[Action], list[int]]:
    """Remove gold beyond the allowance, keeping it in the lowest places; return the sheet and the places that lost it.

    See REALM-G6.03, H1.03.
    """
    if not any(used_gold(sheet)):
        return sorted(sheet, key=origin), []
    left = allowance(s, seat)
    fixed: list[Action] = []
    lost: list[int] = []
    for order in sorted(sheet, key=origin):
        kind, at = KIND.get(order[0], (0, 0))
        if at and order[at]:
            left[kind] -= 1
            golden = int(left[kind] >= 0)
            order = (*order[:at], golden, *order[at + 1 :])
            if not golden:
                lost.append(order[1])
                if order[0] == verbs.SUPPORT and order[3] not in s.land.adjacent[order[1]]:
                    continue  # an Extended Support! without gold is invalid
        fixed.append(order)
    return fixed, lost


def ferry_losses(s: Realm, seat: int, sheet: list[Action], cash: int) -> tuple[list[int], list[int]]:
    """Return the places whose Ferry! march is paid, and those whose march is dropped (REALM-F2.06).

    Marches are dropped from the highest number down, the Island last.
    """
    places = [
        order[1] for order in sheet if order[0] in (verbs.MARCH, verbs.DELAYED) and needs_ferry(s, order[1], order[2])
    ]
    places.sort(key=lambda place: place if place != ISLAND else 0)
    paid = places[: cash // s.numbers.ferry_cost]
    return paid, places[len(paid) :]


def fort_bonus(s: Realm, seat: int, gold: int) -> int:
    """Return the strength that Fortify! adds (REALM-G1.01, G1.02)."""
    return 1 + (gold == 1) + (1 if owns(s, seat, DEFENDERS) else 0)


def support_gold(s: Realm, order: Action) -> int:
    """Return 1 for a golden Support! to a neighbour, 0 for an Extended one (REALM-G4.06)."""
    near = order[3] in s.land.adjacent[order[1]]
    return 1 if order[4] and near else 0


def rain(s: Realm) -> int:
    """Return the current effect of Rain on supports (REALM-E2.03)."""
    return 1 if s.has_card(RAIN) else 0


# --- possible actions of others ---------------------------------------------------------------------------------------


def worst_threat(s: Realm, seat: int, place: int) -> tuple[int, int]:
    """Return the largest strength that one other player could march in with, and that player.

    It counts all adjacent units, plus 1 if a march may be golden (REALM-G2.07), without supports.
    """
    sums = armies(s, seat, range(len(s.owner)) if by_sea(s) else borders(s, place))
    worst, foe = largest({owner: units + may_march_golden(s, owner) for owner, units in sums.items()}, s)
    return max(worst - int(s.has_card(SNOW)), 0), foe


def may_march_golden(s: Realm, seat: int) -> int:
    """Return 1 if one of the seat's marches may be golden, otherwise 0."""
    return min(allowance(s, seat)[MARCHING], 1)


def largest_army(s: Realm, seat: int, places: Iterable[int]) -> tuple[int, int]:
    """Return the largest number of units that another player has in these places, and that player; or 0, -1."""
    return largest(armies(s, seat, places), s)


def armies(s: Realm, seat: int, places: Iterable[int]) -> dict[int, int]:
    """Return the number of units of each other player in these places."""
    sums: dict[int, int] = {}
    for other in places:
        owner = s.owner[other]
        if owner >= 0 and owner != seat and s.units[other]:
            sums[owner] = sums.get(owner, 0) + s.units[other]
    return sums


def largest(sums: dict[int, int], s: Realm) -> tuple[int, int]:
    """Return the largest number and its seat; the higher rank wins ties. Return 0, -1 if there is none."""
    if not sums:
        return 0, -1
    worst = max(sums, key=lambda owner: (sums[owner], -s.rank.index(owner)))
    return sums[worst], worst


def takes(s: Realm, seat: int, holds: int, worst: int, foe: int) -> bool:
    """Return whether a foe with strength `worst` beats `holds`; the Ranking decides ties (REALM-I2.03)."""
    return worst > max(holds, 0) or (worst == holds > 0 and s.rank.index(foe) < s.rank.index(seat))
