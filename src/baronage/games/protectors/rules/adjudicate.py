"""Adjudication of marches and battles as pure functions of their arguments (sections H and I).

A stage begins with at most one army in each place (`who`, or -1, and `count`), and only this army has orders. `crowd`
holds other units if a position begins during Execute Orders. All lists are indexed by place, with 0 for the Island.
Modifiers are also lists by place; they belong to the Province's controller, the only player who can order them there.
"""

from __future__ import annotations

Move = tuple[int, int, int, int, int]  # seat, from, to, count, gold
Aid = tuple[int, int, int, int, int]  # Support!: seat, from, supported seat, place, effective gold
Sum = tuple[int, int, int, int, int]  # units, golden marches, Fortify! or -1 for Work, work!, 1 for snow, supports
Battle = tuple[
    int, ...
]  # place, seat, strength, seat, strength, winner or -1, winner's loss; then the Sum of each side
PARAM_TYPES = 17  # numbers in a Battle
Crowd = dict[int, dict[int, int]]  # place -> seat -> units
Marched = tuple[int, int, int, int, int]  # seat, from, to, units, gold


def contribution(units: int, gold: int, rain: int) -> int:
    """Return the strength that one Support! order adds (REALM-G4.02, G4.06, E2.03)."""
    return max(units + gold - rain, 0)


def own_strength(units: int, gold: int, fort: int, work: int, snow: int) -> int:
    """Return the strength without supports, at least 0 (REALM-I2.01, R54)."""
    return max(units + gold + fort - work - snow, 0)


def stage(
    owner: list[int],
    who: list[int],
    count: list[int],
    crowd: Crowd,
    moves: list[Move],
    aids: list[Aid],
    fort: list[int],
    work: list[int],
    snow: int,
    rain: int,
    place_of: list[int],
) -> tuple[list[Marched], list[tuple[Aid, int]], list[Battle]]:
    """Run one stage of Execute Orders (REALM-H2.01 to H2.03) and return its marches, cut supports and battles.

    Changes `who`, `count` and `aids`. `place_of` is each seat's rank. Each cut support comes with the seat that cut it.
    """
    marched: list[Marched] = []
    for seat, origin, to, wanted, gold in moves:  # H2.01: all units leave before any arrives
        if who[origin] == seat:
            marched.append((seat, origin, to, wanted if wanted < count[origin] else count[origin], gold))
    for _, origin, _, moving, _ in marched:
        count[origin] -= moving
        if not count[origin]:
            who[origin] = -1
    golden: dict[int, dict[int, int]] = {}
    for seat, _, to, moving, gold in marched:
        if who[to] == seat or who[to] < 0:
            who[to] = seat
            count[to] += moving
        else:
            there = crowd.setdefault(to, {})
            there[seat] = there.get(seat, 0) + moving
        if gold:  # G2.07
            bonus = golden.setdefault(to, {})
            bonus[seat] = bonus.get(seat, 0) + 1
    cut = _cut(marched, aids) if aids and marched else []
    battles: list[Battle] = []
    for place in sorted(crowd):
        armies = dict(crowd[place])
        if who[place] >= 0:
            armies[who[place]] = armies.get(who[place], 0) + count[place]
        helps = _helps(place, aids, who, count, rain)
        winner, left = fight(
            place,
            owner[place],
            armies,
            golden.get(place, {}),
            helps,
            fort[place],
            work[place],
            snow,
            place_of,
            battles,
        )
        who[place], count[place] = winner, left
    crowd.clear()
    return marched, cut, battles


def _cut(marched: list[Marched], aids: list[Aid]) -> list[tuple[Aid, int]]:
    """Remove and return supports from Provinces that another player's units entered (REALM-G4.04, H2.02)."""
    entered: dict[int, list[int]] = {}
    for seat, _, to, _, _ in marched:
        entered.setdefault(to, []).append(seat)
    cut: list[tuple[Aid, int]] = []
    for aid in aids[:]:
        for seat in entered.get(aid[1], ()):
            if seat != aid[0]:
                cut.append((aid, seat))
                aids.remove(aid)
                break
    return cut


def _helps(place: int, aids: list[Aid], who: list[int], count: list[int], rain: int) -> dict[int, int]:
    """Return each player's support in a place, counted after the marches (R58) and equal in each battle (R57)."""
    found: dict[int, int] = {}
    for seat, origin, helped, to, gold in aids:
        if to == place and who[origin] == seat:
            found[helped] = found.get(helped, 0) + contribution(count[origin], gold, rain)
    return found


def fight(
    place: int,
    controller: int,
    armies: dict[int, int],
    golden: dict[int, int],
    helps: dict[int, int],
    fort: int,
    work: int,
    snow: int,
    place_of: list[int],
    battles: list[Battle],
) -> tuple[int, int]:
    """Fight the battles in one place, from the lowest rank up (REALM-I2.01 to I2.05).

    Return the seat that is left, or -1, and its units.
    """
    order = sorted(armies, key=place_of.__getitem__, reverse=True)
    standing, units = order[0], armies[order[0]]
    for rival in order[1:]:
        theirs = armies[rival]
        if standing < 0:  # no one was left: the next player enters without a battle
            standing, units = rival, theirs
            continue
        sums: list[Sum] = []
        strength = []
        for seat, number in ((standing, units), (rival, theirs)):
            gold, aid = golden.get(seat, 0), helps.get(seat, 0)
            if seat == controller:
                sums.append((number, gold, -1 if work else fort, 0, aid))
                strength.append(own_strength(number, gold, fort, 1 if work else 0, 0) + aid)
            else:
                sums.append((number, gold, 0, snow, aid))
                strength.append(own_strength(number, gold, 0, 0, snow) + aid)
        mine, other = strength
        if mine > other:
            battles.append((place, standing, mine, rival, other, standing, 0, *sums[0], *sums[1]))
        elif other > mine:
            battles.append((place, rival, other, standing, mine, rival, 0, *sums[1], *sums[0]))
            standing, units = rival, theirs
        else:  # I2.03: the rival is ranked higher and loses a unit
            left = theirs - 1
            winner = rival if left else -1
            battles.append((place, rival, other, standing, mine, winner, 1, *sums[1], *sums[0]))
            standing, units = (rival, left) if left else (-1, 0)
    return standing, units
