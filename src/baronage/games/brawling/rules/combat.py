"""Attacks: legal targets, damage and its results."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    ARC,
    ARCHERS_BONUS,
    ATTACK_CARD,
    BUILDING,
    CARD,
    CAT,
    CATAPULTS_BONUS,
    CODE,
    EFFECT,
    MILITARY,
    P2A,
    RAM,
    SHE,
    SHI,
    TOW,
    TOWER,
    TYPE,
    UP,
)
from baronage.games.brawling.rules.town import discard_from_hand, discard_unit, effects, lower_unit, unit_at
from baronage.games.brawling.state import SEEN, Barons

Pairs = tuple[tuple[int, int], ...]  # (participant, target), as cards
Damage = tuple[tuple[int, int, int], ...]  # (target as a card, its owner, damage), in the order of declaration

UNHARMED = 0
DOWNGRADED = 1
GONE = 2


def targets(s: Barons, seat: int) -> list[int]:
    """Return the units (as cards) that this seat may attack (BRAWL-9.02, 9.03, 8.07)."""
    found = []
    for foe in s.foes[seat]:
        for unit in s.walls[foe] or s.towns[foe]:
            found.append(unit & CARD)
    return found


def fighters(s: Barons, seat: int) -> list[int]:
    """Return the military units (as cards) in town and on the wall (BRAWL-9.01)."""
    found = [unit & CARD for unit in s.towns[seat] if TYPE[unit] == MILITARY]
    for unit in s.walls[seat]:
        found.append(unit & CARD)
    return found


def can_use_arms(s: Barons, seat: int) -> bool:
    """Return whether the seat has a soldier that can use a Military Action; this is public (BRAWL-11.04, 11.13)."""
    for unit in s.towns[seat]:
        if TYPE[unit] == MILITARY:
            return True  # it can move
    for unit in s.walls[seat]:
        if unit >= UP:
            return True
    return bool(s.walls[seat]) and bool(targets(s, seat))


def strength_against(s: Barons, fighter: int, target: int) -> int:
    """Return the damage that a participant (a unit, or a +2 Attack card) deals to a target unit.

    Rules: BRAWL-9.08, 9.05, 12.02, 12.03, 9.09.
    """
    if CODE[fighter & CARD] == P2A:
        return ATTACK_CARD
    effect = EFFECT[fighter]
    kind = TYPE[target]
    if effect == ARC and kind != BUILDING:
        return s.numbers.strength[fighter] + ARCHERS_BONUS
    if effect == CAT and kind == BUILDING:
        return s.numbers.strength[fighter] + CATAPULTS_BONUS
    if effect == SHE and kind == MILITARY:
        return 0
    return s.numbers.strength[fighter]


def own_unit(s: Barons, seat: int, card: int) -> int:
    """Return a participant with the half in force: a unit, or the +2 Attack card itself."""
    up = card + UP
    return up if up in s.towns[seat] or up in s.walls[seat] else card


def damages(s: Barons, attacker: int, pairs: Pairs) -> Damage:
    """Return the damage to each target after Towers, before Shields (BRAWL-9.08 to 9.11)."""
    total: dict[int, int] = {}
    for participant, target in pairs:
        unit = unit_at(s, target)[2]
        dealt = strength_against(s, own_unit(s, attacker, participant), unit)
        total[target] = total.get(target, 0) + dealt
    result = []
    for target, damage in total.items():
        owner, _, unit = unit_at(s, target)
        if TYPE[unit] == BUILDING:  # BRAWL-12.10: once for the whole damage
            damage = max(damage - TOWER * effects(s, owner, TOW), 0)
        result.append((target, owner, damage))
    return tuple(result)


def condemned(s: Barons, attacker: int, pairs: Pairs) -> list[int]:
    """Return the military targets of a Sheriff, which Shields can't save (BRAWL-12.05)."""
    return [
        target
        for participant, target in pairs
        if EFFECT[own_unit(s, attacker, participant)] == SHE and TYPE[unit_at(s, target)[2]] == MILITARY
    ]


def result_of(health: int, unit: int, damage: int) -> int:
    """Return what this damage does to a unit of this health: UNHARMED, DOWNGRADED or GONE (BRAWL-9.15 to 9.18)."""
    if unit < UP:
        return GONE if damage >= health else UNHARMED
    if damage >= 2 * health:
        return GONE
    if damage >= health and TYPE[unit] != BUILDING:
        return DOWNGRADED
    return UNHARMED


def thresholds(health: int, unit: int) -> list[int]:
    """Return the damage thresholds of a unit; at the last it is gone (BRAWL-9.16 to 9.18)."""
    if unit < UP:
        return [health]
    return [2 * health] if TYPE[unit] == BUILDING else [health, 2 * health]


def guards(s: Barons, seat: int) -> list[int]:
    """Return the Shields in the hand (one for all copies) and the seat's RAM Aids (BRAWL-9.12)."""
    found = [hand_copy(s, seat, card) for card in first_of(s.hands[seat], SHI)]
    found.extend(card for card in s.aids[seat] if CODE[card] == RAM)
    return found


def first_of(hand: list[int], code: int) -> list[int]:
    """Return a list with the first card of a code in a hand, or an empty list."""
    for card in hand:
        if CODE[card] == code:
            return [card]
    return []


def hand_copy(s: Barons, seat: int, card: int) -> int:
    """Return the copy of a card that leaves the hand: one that all have seen there, or else the oldest (BRAWL-1.15)."""
    code = CODE[card]
    oldest = 0
    for held, who in zip(s.hands[seat], s.known[seat], strict=True):
        if CODE[held] == code:
            if who & SEEN:
                return held
            oldest = oldest or held
    return oldest or card


def resolve(s: Barons, attacker: int, pairs: Pairs, damage: Damage) -> None:
    """Resolve all targets at once, then the price of the attack (BRAWL-9.15 to 9.20)."""
    doomed = condemned(s, attacker, pairs)
    for target, owner, final in damage:
        _, zone, unit = unit_at(s, target)
        result = GONE if target in doomed else result_of(s.numbers.health[unit], unit, final)
        if result == GONE:
            discard_unit(s, zone, unit)
        elif result == DOWNGRADED:
            lower_unit(s, zone, unit)
        if s.log is not None:
            rule = "BRAWL-12.05" if target in doomed else ("BRAWL-9.18" if TYPE[unit] == BUILDING else "BRAWL-9.17")
            if unit < UP and target not in doomed:
                rule = "BRAWL-9.16"
            s.log.append((verbs.STRUCK, ALL, (unit, owner, final, result), rule))
    for participant, _ in pairs:
        if CODE[participant] == P2A:
            discard_from_hand(s, attacker, participant)
            if s.log is not None:
                s.log.append((verbs.DISCARDED, ALL, (attacker, participant), "BRAWL-9.20"))
            continue
        unit = own_unit(s, attacker, participant)
        zone = s.towns[attacker] if unit in s.towns[attacker] else s.walls[attacker]
        fate = lower_unit(s, zone, unit)
        if s.log is not None:
            s.log.append((verbs.SPENT, ALL, (attacker, unit, fate), "BRAWL-9.19"))
