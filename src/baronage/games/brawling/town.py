"""Towns, walls and the King's Army: production, space, costs, steps, and units that rise, fall and leave."""

from __future__ import annotations

from baronage.engine.flow import ALL
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BUILDING,
    CARD,
    CIVIL_SPACE,
    CIVILIAN,
    DRAWS,
    EFFECT,
    GATHERS,
    MILITARY,
    MILITARY_SPACE,
    SMI,
    TOWN_SPACE,
    TYPE,
    UP,
    UPGRADE,
)
from baronage.games.brawling.state import Barons

WALL = 1  # where a step leads
KING = 2


def gather_production(s: Barons, seat: int) -> int:
    """BRAWL-5.01, 5.05: what Gather Resources yields."""
    total = 1
    for unit in s.towns[seat]:
        total += GATHERS[unit]
    return total


def draw_production(s: Barons, seat: int) -> int:
    """BRAWL-5.02, 5.05: what Draw Cards yields."""
    total = 1
    for unit in s.towns[seat]:
        total += DRAWS[unit]
    return total


def count(zone: list[int], kind: int) -> int:
    """How many units of a type are in a zone."""
    found = 0
    for unit in zone:
        if TYPE[unit] == kind:
            found += 1
    return found


def civil_space(s: Barons, seat: int) -> int:
    """BRAWL-6.04: space for civilians."""
    space = TOWN_SPACE
    for unit in s.towns[seat]:
        space += CIVIL_SPACE[unit]
    return space


def military_space(s: Barons, seat: int) -> int:
    """BRAWL-6.05: space for military units in the town."""
    space = TOWN_SPACE
    for unit in s.towns[seat]:
        space += MILITARY_SPACE[unit]
    return space


def has_room(s: Barons, seat: int, kind: int) -> bool:
    """BRAWL-6.06, 6.07, 6.09, 15.09: may one more of this type enter the town?"""
    if kind == BUILDING:
        return True
    space = civil_space(s, seat) if kind == CIVILIAN else military_space(s, seat)
    return count(s.towns[seat], kind) < space


def smithies(s: Barons, seat: int) -> int:
    """How many Smithies stand in the town."""
    return effects(s, seat, SMI)


def effects(s: Barons, seat: int, code: int) -> int:
    """How many units in the town have this effect."""
    found = 0
    for unit in s.towns[seat]:
        if EFFECT[unit] == code:
            found += 1
    return found


def upgrade_cost(s: Barons, seat: int, unit: int) -> int:
    """BRAWL-7.03, 12.11: Smithies make military upgrades cheaper, never below 0."""
    cost = UPGRADE[unit]
    if TYPE[unit] == MILITARY:
        cost -= smithies(s, seat)
    return max(cost, 0)


def unit_at(s: Barons, card: int) -> tuple[int, list[int], int]:
    """Owner, zone and unit of a card in play; (-1, [], 0) if it is in no town, on no wall and in no King's Army."""
    if not 0 < card < UP:  # no card: refusals ask about anything
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
    """BRAWL-1.06: turn a base unit to its upgraded half."""
    zone[zone.index(card)] = card + UP


def lower_unit(s: Barons, zone: list[int], unit: int) -> int:
    """BRAWL-7.07, 7.08: downgrade where it stands (1), or discard a Peasant or Squire (2)."""
    if unit >= UP:
        zone[zone.index(unit)] = unit - UP
        return 1
    discard_unit(s, zone, unit)
    return 2


def discard_unit(s: Barons, zone: list[int], unit: int) -> None:
    """BRAWL-7.11: to the discard pile; nothing is returned."""
    zone.remove(unit)
    s.discard.append(unit & CARD)


def step_unit(s: Barons, seat: int, card: int) -> None:
    """BRAWL-8.02: one step, town to wall or wall to King's Army."""
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
    """The card leaves the hand; returns who knew it there."""
    place = s.hands[seat].index(card)
    del s.hands[seat][place]
    return s.known[seat].pop(place)


def discard_from_hand(s: Barons, seat: int, card: int) -> None:
    """The card goes from the hand to the discard pile."""
    take_from_hand(s, seat, card)
    s.discard.append(card)
