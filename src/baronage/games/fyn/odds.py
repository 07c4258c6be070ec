"""Estimates from what a view shows: what land is worth, how likely an attack is to capture. For the bot and the screen."""

from __future__ import annotations

from baronage.games.fyn.combat import Cards, chance_of, fighting, siege_value, terrain_at, to_hit
from baronage.games.fyn.data import BONUS, FIRST_CAPITAL, POPULATION, TYPE
from baronage.games.fyn.geometry import cut_off
from baronage.games.fyn.realm import armies_on
from baronage.games.fyn.state import HOME, Barons

HOME_CAPITAL: float = 60.0  # what a home Capital is worth to whoever takes it


def hit_chance(army: int, other: int, terrain: int, defending: bool) -> float:
    """FYN-D4.23: the chance that this card hits that one."""
    return chance_of(to_hit(fighting(army, terrain, defending), fighting(other, terrain, not defending))) / 10


def card_worth(s: Barons, seat: int, cell: int) -> float:
    """What one land card with its improvements is worth."""
    if s.lands[seat][cell] >= FIRST_CAPITAL:
        return HOME_CAPITAL if cell == HOME else 14.0
    kind = TYPE[s.centres[seat].get(cell, 0)]
    worth = 1.0 + 1.6 * POPULATION[kind] + 1.2 * BONUS[kind]
    return worth + 0.3 * (cell in s.roads[seat]) + 0.3 * (cell in s.specials[seat])


def land_worth(s: Barons, seat: int, cell: int) -> float:
    """What is lost with a card: itself, and all that it would cut off, armies included."""
    worth = card_worth(s, seat, cell)
    if cell == HOME:
        return worth
    for other in cut_off(s, seat, cell):
        worth += card_worth(s, seat, other)
        for army in armies_on(s, seat, other):
            worth += 0.8 * fighting(army, 0, False)
    return worth


def capture_chance(s: Barons, attacker: int, defender: int, target: int, group: Cards) -> float:
    """About how likely this group is to take this card as it is held now."""
    if not group:
        return 0.0
    terrain = terrain_at(s, defender, target)
    row = armies_on(s, defender, target)
    if len(row) > len(group):
        return 0.0
    chance = 1.0
    survivors = [1.0] * len(group)
    if row:
        order = sorted(range(len(group)), key=lambda n: -fighting(group[n], terrain, False))
        weak = sorted(row, key=lambda card: -fighting(card, terrain, True))
        misses = [1.0] * len(weak)
        for place, number in enumerate(order):
            foe = place if place < len(weak) else max(range(len(weak)), key=lambda n: misses[n])
            misses[foe] *= 1 - hit_chance(group[number], weak[foe], terrain, False)
            if place < len(weak):
                survivors[number] *= 1 - hit_chance(weak[place], group[number], terrain, True)
        for miss in misses:
            chance *= 1 - miss
    wall = siege_value(s, defender, target)
    if wall:
        strongest = max(range(len(group)), key=lambda n: fighting(group[n], terrain, False))
        survivors[strongest] *= 1 - chance_of(to_hit(wall, fighting(group[strongest], terrain, False))) / 10
        miss = 1.0
        for card in group:
            miss *= 1 - chance_of(to_hit(fighting(card, terrain, False), wall)) / 10
        chance *= 1 - miss
    gone = 1.0
    for alive in survivors:
        gone *= 1 - alive
    return chance * (1 - gone)
