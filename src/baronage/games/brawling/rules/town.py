"""Towns, walls and the King's Army: production, space, costs, steps, and changes of units."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BUILDING,
    CARD,
    CIVILIAN,
    EFFECT,
    MILITARY,
    SMI,
    TOWN_SPACE,
    TYPE,
    UP,
)
from baronage.games.brawling.state import Barons

WALL = 1  # destinations of a step
KING = 2


def gather_production(s: Barons, seat: int) -> int:
    """Return what Gather Resources yields (BRAWL-5.01, 5.05)."""
    total, table = 1, s.numbers.gathers
    for unit in s.towns[seat]:
        total += table[unit]
    return total


def draw_production(s: Barons, seat: int) -> int:
    """Return what Draw Cards yields (BRAWL-5.02, 5.05)."""
    total, table = 1, s.numbers.draws
    for unit in s.towns[seat]:
        total += table[unit]
    return total


def count(zone: list[int], kind: int) -> int:
    """Return how many units of a type are in a zone."""
    found = 0
    for unit in zone:
        if TYPE[unit] == kind:
            found += 1
    return found


def civil_space(s: Barons, seat: int) -> int:
    """Return the space for civilians (BRAWL-6.04)."""
    space, table = TOWN_SPACE, s.numbers.civil_space
    for unit in s.towns[seat]:
        space += table[unit]
    return space


def military_space(s: Barons, seat: int) -> int:
    """Return the space for military units in the town (BRAWL-6.05)."""
    space, table = TOWN_SPACE, s.numbers.military_space
    for unit in s.towns[seat]:
        space += table[unit]
    return space


def has_room(s: Barons, seat: int, kind: int) -> bool:
    """Return whether another unit of this type may enter the town (BRAWL-6.06, 6.07, 6.09, 15.09)."""
    if kind == BUILDING:
        return True
    space = civil_space(s, seat) if kind == CIVILIAN else military_space(s, seat)
    return count(s.towns[seat], kind) < space


def smithies(s: Barons, seat: int) -> int:
    """Return the number of Smithies in the town."""
    return effects(s, seat, SMI)


def effects(s: Barons, seat: int, code: int) -> int:
    """Return how many units in the town have this effect."""
    found = 0
    for unit in s.towns[seat]:
        if EFFECT[unit] == code:
            found += 1
    return found


def upgrade_cost(s: Barons, seat: int, unit: int) -> int:
    """Return the upgrade cost; Smithies make military upgrades cheaper, never below 0 (BRAWL-7.03, 12.11)."""
    cost = s.numbers.upgrade[unit]
    if TYPE[unit] == MILITARY:
        cost -= smithies(s, seat)
    return max(cost, 0)


def unit_at(s: Barons, card: int) -> tuple[int, list[int], int]:
    """Return owner, zone and unit of a card in play, or (-1, [], 0) if it isn't in a town, wall or King's Army."""
    if not 0 < card < UP:  # not a card: refusals may ask about any number
        return -1, [], 0
    up = card + UP
    for seat in range(s.seats):
        for zone in (s.towns[seat], s.walls[seat], s.armies[seat]):
            if card in zone:
                return seat, zone, card
            if up in zone:
                return seat, zone, up
    return -1, [], 0


# --- changes --------------------------------------------------------------------------------------------------------


def raise_unit(s: Barons, zone: list[int], card: int) -> None:
    """Turn a base unit to its upgraded half (BRAWL-1.06)."""
    zone[zone.index(card)] = card + UP


def lower_unit(s: Barons, zone: list[int], unit: int) -> int:
    """Downgrade a unit in place and return 1, or discard a Peasant or Squire and return 2 (BRAWL-7.07, 7.08)."""
    if unit >= UP:
        zone[zone.index(unit)] = unit - UP
        return 1
    discard_unit(s, zone, unit)
    return 2


def discard_unit(s: Barons, zone: list[int], unit: int) -> None:
    """Move a unit to the discard pile; no cost is returned (BRAWL-7.11)."""
    zone.remove(unit)
    s.discard.append(unit & CARD)


def step_unit(s: Barons, seat: int, card: int) -> None:
    """Move a unit one step: town to wall or wall to King's Army (BRAWL-8.02)."""
    town, wall = s.towns[seat], s.walls[seat]
    for unit in (card, card + UP):
        if unit in town:
            town.remove(unit)
            wall.append(unit)
            if s.log is not None:
                s.log.append((verbs.MOVED, ALL, (seat, unit, WALL), "BRAWL-8.02"))
            return
    wall.remove(card + UP)
    s.armies[seat].append(card + UP)
    if s.log is not None:
        s.log.append((verbs.MOVED, ALL, (seat, card + UP, KING), "BRAWL-8.02 BRAWL-13.04"))


# --- hands ----------------------------------------------------------------------------------------------------------


def take_from_hand(s: Barons, seat: int, card: int) -> int:
    """Remove a card from the hand and return the seats that knew it there."""
    place = s.hands[seat].index(card)
    del s.hands[seat][place]
    return s.known[seat].pop(place)


def discard_from_hand(s: Barons, seat: int, card: int) -> None:
    """Move a card from the hand to the discard pile."""
    take_from_hand(s, seat, card)
    s.discard.append(card)
