"""Capture probabilities from a view, for the bot and the table."""

from __future__ import annotations

from itertools import product

from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import TYPE
from baronage.games.fyn.rules.combat import (
    Cards,
    chance_of,
    fighting,
    line_question,
    opponents,
    siege_value,
    terrain_at,
    to_hit,
)
from baronage.games.fyn.rules.realm import armies_on
from baronage.games.fyn.state import Barons


def hit_chance(s: Barons, army: int, other: int, terrain: int, defending: bool) -> float:
    """Return the probability that this card hits that one (FYN-D4.23)."""
    return chance_of(to_hit(fighting(s, army, terrain, defending), fighting(s, other, terrain, not defending))) / 10


def capture_chance(s: Barons, attacker: int, defender: int, target: int, group: Cards) -> float:
    """Return the approximate probability that this group takes this card as held now."""
    if not group:
        return 0.0
    terrain = terrain_at(s, defender, target)
    row = armies_on(s, defender, target)
    if len(row) > len(group):
        return 0.0
    chance = 1.0
    survivors = [1.0] * len(group)
    if row:
        order = sorted(range(len(group)), key=lambda n: -fighting(s, group[n], terrain, False))
        weak = sorted(row, key=lambda card: -fighting(s, card, terrain, True))
        misses = [1.0] * len(weak)
        for place, number in enumerate(order):
            foe = place if place < len(weak) else max(range(len(weak)), key=lambda n: misses[n])
            misses[foe] *= 1 - hit_chance(s, group[number], weak[foe], terrain, False)
            if place < len(weak):
                survivors[number] *= 1 - hit_chance(s, weak[place], group[number], terrain, True)
        for miss in misses:
            chance *= 1 - miss
    wall = siege_value(s, defender, target)
    if wall:
        strongest = max(range(len(group)), key=lambda n: fighting(s, group[n], terrain, False))
        survivors[strongest] *= 1 - chance_of(to_hit(wall, fighting(s, group[strongest], terrain, False))) / 10
        miss = 1.0
        for card in group:
            miss *= 1 - chance_of(to_hit(fighting(s, card, terrain, False), wall)) / 10
        chance *= 1 - miss
    gone = 1.0
    for alive in survivors:
        gone *= 1 - alive
    return chance * (1 - gone)


def danger(s: Barons, attacker: int, seat: int, cell: int, armies: list[int]) -> float:
    """Return the probability that the strongest of an attacker's other groups takes this card."""
    if cell not in chart(s, seat).frontier:
        return 0.0
    frontier = chart(s, attacker).frontier
    groups: dict[int, list[int]] = {}
    for army in armies:
        if s.armies[attacker][army] in frontier:
            groups.setdefault(s.armies[attacker][army], []).append(army)
    return max((capture_chance(s, attacker, seat, cell, tuple(group)) for group in groups.values()), default=0.0)


# --- exact probabilities of a battle line ---------------------------------------------------------------------------

MAX_CARDS: int = 6  # in a group; larger ones are estimated


def pairing_chance(
    s: Barons, defender: int, target: int, group: Cards, row: Cards, against: dict[int, list[int]]
) -> float:
    """Return the capture probability of a complete line against the best aim of the defender (FYN-D4.22 to D4.34)."""
    terrain = terrain_at(s, defender, target)
    killed = 1.0
    for card in row:
        miss = 1.0
        for mate in against[card]:
            miss *= 1 - hit_chance(s, mate, card, terrain, False)
        killed *= 1 - miss
    wall = siege_value(s, defender, target)
    storms = [chance_of(to_hit(fighting(s, card, terrain, False), wall)) / 10 if wall else 1.0 for card in group]
    walls = [chance_of(to_hit(wall, fighting(s, card, terrain, False))) / 10 if wall else 0.0 for card in group]
    worst = 1.0
    for aims in product(*(against[card] for card in row)):
        falls = [0.0] * len(group)
        for card, aim in zip(row, aims, strict=True):
            place = group.index(aim)
            falls[place] = 1 - (1 - falls[place]) * (1 - hit_chance(s, card, aim, terrain, True))
        worst = min(worst, _take(falls, storms, walls))
    return killed * worst


def _take(falls: list[float], storms: list[float], walls: list[float]) -> float:
    """Return the probability that the remaining group takes the land.

    It needs one hit on the centre and one card that survives the centre's attack.
    """
    total = 0.0
    for left in product((False, True), repeat=len(falls)):
        share = 1.0
        miss = 1.0
        for stands, fall, storm in zip(left, falls, storms, strict=True):
            share *= 1 - fall if stands else fall
            miss *= 1 - storm if stands else 1.0
        if sum(left) == 1:  # the centre attacks it
            share *= 1 - walls[left.index(True)]
        total += share * (1 - miss) if any(left) else 0.0
    return total


def pairings(
    s: Barons, defender: int, target: int, group: Cards, row: Cards, placed: Cards
) -> list[tuple[float, Cards]]:
    """Return all placements of the rest of the group with capture probabilities, best first (FYN-D4.17, Q1.02)."""
    if len(group) < len(row) or len(group) > MAX_CARDS:
        return []
    found: list[tuple[float, Cards]] = []
    seen: set[tuple[tuple[int, ...], ...]] = set()
    todo = [placed]
    while todo:
        line = todo.pop()
        if len(line) < len(group):
            todo += [(*line, other) for other in line_question(group, row, line, (), ())[2]]
            continue
        against = opponents(group, row, line, ())
        key = tuple(sorted((TYPE[card], *sorted(TYPE[mate] for mate in against[card])) for card in row))
        if key not in seen:
            seen.add(key)
            found.append((pairing_chance(s, defender, target, group, row, against), line))
    return sorted(found, key=lambda way: -way[0])


def exact_chance(s: Barons, defender: int, target: int, group: Cards, placed: Cards = ()) -> float:
    """Return the capture probability with the best remaining line; an estimate for large groups."""
    row = tuple(armies_on(s, defender, target))
    if len(group) > MAX_CARDS or not group:
        return capture_chance(s, s.active, defender, target, group)
    if len(group) < len(row):
        return 0.0
    if not row:
        return pairing_chance(s, defender, target, group, row, {card: [] for card in group})
    return pairings(s, defender, target, group, row, placed)[0][0]
