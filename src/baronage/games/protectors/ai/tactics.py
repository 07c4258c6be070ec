"""Order planning of the heuristic player: targets, support, and what the other units do at home.

A rival eliminated by an army no longer counts for the Dragon (see `heuristics.py`). Armies therefore go with full
strength where they can eliminate a rival. Unthreatened units walk towards the next rival. Units that stay behind Work
or Fortify.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.ai.heuristics import dragons_half, rivals
from baronage.games.protectors.board.realm import GRAND, NORMAL
from baronage.games.protectors.data import (
    BLOOD,
    FORT,
    ISLAND,
    MARCHING,
    REGARDS,
    SNOW,
    SPRING,
    STORM,
    SUPPORTING,
    kings_strength,
)
from baronage.games.protectors.rules.factions import can
from baronage.games.protectors.rules.orders import borders, march_targets, needs_ferry, orderable
from baronage.games.protectors.rules.ranking import allowance
from baronage.games.protectors.state import Realm

Plan = dict[int, Action]

SETTLING: Final = 6  # from this turn on, ownerless Provinces are targets too
SPOILS: Final = 0.5  # share of an eliminated player's cash (REALM-K1.02)
UPGRADING: Final = 4  # from this turn on, money is left for levels


def plan(s: Realm, seat: int, mood: int) -> Plan:
    """Return an order for each place: marches on the best targets first, then Work or Fortify at home.

    `mood` is any number that decides between equally good plans. The same number gives the same plan.
    """
    found: Plan = {}
    gold = allowance(s, seat)
    reach: dict[int, list[int]] = {}
    wary = s.version == GRAND and provoked(s) and len(rivals(s, seat)) > dragons_half(s)
    for place in orderable(s, seat):
        for to in march_targets(s, place):
            if (to == ISLAND or wanted(s, seat, to, wary)) and not needs_ferry(s, place, to):
                reach.setdefault(to, []).append(place)
    targets = sorted(reach, key=lambda to: (-worth(s, to), to))
    for to in targets:
        attack(s, seat, to, [place for place in reach[to] if place not in found], gold, found, mood)
    aims = {order[2] for order in found.values() if order[0] == verbs.DELAYED}
    for to in targets:
        bases = [place for place in reach[to] if place not in found and place != ISLAND]
        if bases and to not in aims and to != ISLAND and s.owner[to] >= 0:
            gather(s, seat, to, bases, gold, found)
    if gold[MARCHING]:
        gild(s, gold, found)
    near = to_the_front(s, seat)
    for place in orderable(s, seat):
        if place not in found and place != ISLAND:
            found[place] = _walk(s, place, near) or _stay(s, seat, place, gold, found, mood)
    return found


def wanted(s: Realm, seat: int, place: int, wary: bool) -> bool:
    """Return whether a place is worth a march.

    Allies are not attacked. Early on, empty land is skipped, because it would split the army. `wary` means no
    eliminations, because the Dragon would attack at once.
    """
    owner = s.owner[place]
    if owner < 0:
        return s.turn >= SETTLING
    return owner in rivals(s, seat) and not (wary and len(s.provinces(owner)) == 1)


def provoked(s: Realm) -> bool:
    """Return whether one more elimination this turn lowers the Threshold to the DPL (REALM-L2.01)."""
    now = s.out_turn.count(s.turn)
    before = len(s.fell) - now
    each = s.seats if s.has_card(BLOOD) else 2
    p = s.land.provinces
    return s.dpl >= max(2 * (p - before) - each * (now + 1), p if s.version == NORMAL else 1)


def worth(s: Realm, place: int) -> float:
    """Return how valuable a place is as a target."""
    if place == ISLAND:
        return 1.5
    value = 2.0 + s.level[place] - s.units[place] / 2 - (1.0 if s.grey[place] else 0.0)
    owner = s.owner[place]
    if owner < 0:
        return value - 2.5
    if len(s.provinces(owner)) == 1:
        value += 2.0 + 6.0 / len(s.rank) + SPOILS * s.cash[owner] / s.numbers.unit_cost  # a rival is eliminated
    return value + 1.0


def threat(s: Realm, seat: int, place: int) -> int:
    """Return the size of the largest army that one rival could march into a place."""
    worst: dict[int, int] = {}
    foes = rivals(s, seat)
    for other in s.land.adjacent[place]:
        owner = s.owner[other]
        if owner in foes:
            worst[owner] = worst.get(owner, 0) + s.units[other]
    return max(worst.values(), default=0)


def ambush(s: Realm, place: int) -> int:
    """Return how many units are needed to take a won Province from the Mountain King (REALM-N3.02, N3.03)."""
    owner = s.owner[place]
    if place == ISLAND or owner < 0 or not can(s, owner, REGARDS) or len(s.provinces(owner)) > 1:
        return 0
    return kings_strength(s.cash[owner]) + 1 + s.has_card(SNOW)


def prey(s: Realm, seat: int, place: int) -> int:
    """Return how many rivals beside a place a small army could eliminate."""
    foes = rivals(s, seat)
    beside = [other for other in s.land.adjacent[place] if s.owner[other] in foes and s.units[other] <= 1]
    return sum(len(s.provinces(s.owner[other])) == 1 and not ambush(s, other) for other in beside)


def victims(s: Realm, seat: int, left: dict[int, int]) -> int:
    """Return how many rivals with one Province and a small army stand beside these armies, at most one per army."""
    foes = rivals(s, seat)
    found: set[int] = set()
    for place, units in left.items():
        for other in s.land.adjacent[place] if units > 0 else ():
            owner = s.owner[other]
            alone = owner in foes and owner not in found and len(s.provinces(owner)) == 1
            if alone and s.units[other] <= 1 and ambush(s, other) <= units:
                found.add(owner)
                break
    return len(found)


def to_the_front(s: Realm, seat: int) -> list[int]:
    """Return the number of borders between each place and the nearest rival."""
    far = len(s.owner)
    found = [far] * far
    foes = rivals(s, seat)
    edge = [place for place in range(1, far) if s.owner[place] in foes]
    for place in edge:
        found[place] = 0
    for place in edge:  # the list grows while it is iterated
        for other in s.land.adjacent[place]:
            if found[other] > found[place] + 1:
                found[other] = found[place] + 1
                edge.append(other)
    return found


# --- one order ------------------------------------------------------------------------------------------------------


def attack(s: Realm, seat: int, to: int, free: list[int], gold: list[int], found: Plan, mood: int) -> None:
    """Send free places, strongest first, until they are enough; if they are not, send none.

    Gold is used where it is needed. A second place marches too or, every other time, supports the first, so that it
    can't be lost at home. Neither gold nor support counts against the Mountain King. Delayed marches meet fewer
    defenders, but in the first turn a lone unit that waits may die at home (REALM-I2.03).
    """
    defended = s.units[to] if s.owner[to] >= 0 else 0
    need = defended + 1 + s.has_card(SNOW) if defended else 1
    king = ambush(s, to)
    golden = total = 0
    chosen: list[int] = []
    for place in sorted(free, key=lambda place: (-s.units[place], place)):
        chosen.append(place)
        total += s.units[place]
        if total >= max(need, king):
            break
        if defended and gold[MARCHING] and total + 1 >= need and total >= king:
            golden = 1
            total += 1
            break
    if total < need or total < king or not chosen:
        return
    need = max(need, king)
    for at, place in enumerate(chosen):
        helps = at > 0 and not king and to in borders(s, place) and (mood + place) % 2
        if helps:
            focused = 1 if gold[SUPPORTING] else 0
            gold[SUPPORTING] -= focused
            found[place] = (verbs.SUPPORT, place, seat, to, focused)
            continue
        count = s.units[place] if defended else min(s.units[place], 2) if s.units[place] > 2 else 1
        if defended and count > 1 and total > need:  # one unit can stay at home
            count -= 1
            total -= 1
        found[place] = (verbs.MARCH if s.turn == 1 else verbs.DELAYED, place, to, golden, count)
        gold[MARCHING] -= golden
        golden = 0


def gather(s: Realm, seat: int, to: int, bases: list[int], gold: list[int], found: Plan) -> None:
    """March into a place beside the target, then on with all units gathered there (REALM-G3.02)."""
    king = ambush(s, to)
    need = max(s.units[to] + 1 + s.has_card(SNOW), king)
    for base in sorted(bases, key=lambda place: (-s.units[place], place)):
        near = [place for place in borders(s, base) if s.owner[place] == seat and s.units[place] and place not in found]
        total = s.units[base]
        feeders: list[int] = []
        for place in sorted(near, key=lambda place: (-s.units[place], place)):
            feeders.append(place)
            total += s.units[place]
            if total >= need:
                break
        golden = 1 if total < need and gold[MARCHING] else 0
        if not feeders or total + golden < need or total < king:
            continue
        for place in feeders:
            found[place] = (verbs.MARCH, place, base, 0, s.units[place])
        found[base] = (verbs.DELAYED, base, to, golden, total - 1 if total > need else total)
        gold[MARCHING] -= golden
        return


def gild(s: Realm, gold: list[int], found: Plan) -> None:
    """Add remaining gold to marches on Provinces that another player may defend."""
    for place, order in found.items():
        if order[0] == verbs.DELAYED and not order[3] and s.owner[order[2]] >= 0:
            found[place] = (*order[:3], 1, order[4])
            gold[MARCHING] -= 1
            return


def _walk(s: Realm, place: int, near: list[int]) -> Action | None:
    """Return a march towards the nearest rival, or None if it is adjacent or no march leads closer.

    Own land is preferred, then grey land, which adds no min.US.
    """
    if near[place] < 2:
        return None
    ways = [to for to in march_targets(s, place) if to != ISLAND and not needs_ferry(s, place, to)]
    ways = [to for to in ways if near[to] < near[place]]
    if not ways:
        return None
    seat = s.owner[place]
    ahead = min(ways, key=lambda to: (near[to], s.owner[to] != seat, not s.grey[to], to))
    return (verbs.MARCH, place, ahead, 0, s.units[place])


def _stay(s: Realm, seat: int, place: int, gold: list[int], found: Plan, mood: int) -> Action:
    """Return Work where the place is safe, otherwise Fortify or Support of a neighbour."""
    feared = threat(s, seat, place)
    gilded = feared + any(can_gild(s, seat, other) for other in borders(s, place))
    risk = feared > s.units[place] or (gilded > s.units[place] and mood % 2)
    if risk and s.rank[0] != seat and not s.has_card(SPRING):
        golden = 1 if gold[FORT] else 0
        gold[FORT] -= golden
        return (verbs.FORTIFY, place, golden)
    exposed = [
        to
        for to in borders(s, place)
        if s.owner[to] == seat and s.units[to] and threat(s, seat, to) > s.units[to] and to not in found
    ]
    if exposed and feared < s.units[place] and (mood + s.turn) % 3 == 0:
        return (verbs.SUPPORT, place, seat, exposed[mood % len(exposed)], 0)
    upgradable = s.level[place] < 2 and s.cash[seat] >= s.numbers.unit_cost and s.turn >= UPGRADING
    if upgradable and not any(order[0] == verbs.WORK and order[2] for order in found.values()):
        return (verbs.WORK, place, 1)
    return (verbs.HOLD, place) if s.grey[place] or s.has_card(STORM) else (verbs.WORK, place, 0)


def can_gild(s: Realm, seat: int, place: int) -> bool:
    """Return whether a rival could make a golden march from `place`."""
    owner = s.owner[place]
    return owner in rivals(s, seat) and s.units[place] > 0 and allowance(s, owner)[MARCHING] > 0
