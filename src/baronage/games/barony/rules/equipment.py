"""Weapons, armour and spells that Serfs carry, and their effect on fights and bumps (BAR-W1, W2, A09).

An item is a number: its row in the table, + COPY for a duplicated spell (BAR-A07), + K << 6 and turns << 10 while it
is enchanted. Lesser enchantments that last longer follow in the higher bits (BAR-L2.01).
"""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import ALL
from baronage.games.barony import verbs
from baronage.games.barony.data import ARMOUR, ITEM_CLASS, WEAPON, Numbers
from baronage.games.barony.state import Barony

COPY: Final = 32


def plain(item: int) -> int:
    """Return an item's row in the table."""
    return item & 31


def bare(item: int) -> int:
    """Return the item without enchantment."""
    return item & 63


def strength(item: int) -> int:
    """Return the strength of an item's enchantment (BAR-L2.01, L3.01)."""
    return item >> 6 & 15


def turns(item: int) -> int:
    """Return the remaining turns of an item's enchantment."""
    return item >> 10 & 15


def layers(item: int) -> list[tuple[int, int]]:
    """Return an item's enchantments as (strength, turns); the first counts."""
    found, rest = [], item >> 6
    while rest:
        found.append((rest & 15, rest >> 4 & 15))
        rest >>= 8
    return found


def layered(item: int, found: list[tuple[int, int]]) -> int:
    """Return the item with these enchantments (BAR-L2.01).

    Only the largest counts; lesser ones are kept if they last longer.
    """
    number, place, last = bare(item), 6, 0
    for k, left in sorted(found, reverse=True):
        if left > last:
            number |= k << place | left << place + 4
            place, last = place + 8, left
    return number


def enchanted(item: int, k: int, duration: int) -> int:
    """Return the item with another enchantment."""
    return layered(item, [*layers(item), (k, duration)])


def dearness(n: Numbers, item: int) -> tuple[int, int]:
    """Return a sort key: dearest first, then by the order of the tables. A timed-out thief steals the first."""
    return (-n.item_price[plain(item)], item)


def give(s: Barony, serf: int, item: int, rule: str) -> None:
    """Add an item to a Serf."""
    s.items[serf] = sorted([*s.items[serf], item])
    if s.log is not None:
        s.log.append((verbs.GOT, ALL, (serf, item), rule))


def take(s: Barony, serf: int, item: int, rule: str) -> None:
    """Remove an item from a Serf."""
    rest = s.items[serf][:]
    rest.remove(item)
    s.items[serf] = rest
    if s.log is not None:
        s.log.append((verbs.LOST, ALL, (serf, item), rule))


def best(s: Barony, serf: int, kind: int) -> int:
    """Return the bonus of the best weapon or armour, enchantment included; 0 without one (BAR-W1.02, W2.03)."""
    found = 0
    for item in s.items[serf]:
        row = item & 31
        if ITEM_CLASS[row] == kind:
            found = max(found, s.numbers.bonus[row] + (item >> 6 & 15))
    return found


def weapon_bonus(s: Barony, serf: int) -> int:
    """Return a Serf's weapon bonus: its best weapon's, or its Rank with a made weapon (BAR-C2.04, A09.03, A09.04)."""
    bonus = best(s, serf, WEAPON) if s.items[serf] else 0
    return max(bonus, s.rank[serf]) if s.made[serf] else bonus


def expend(s: Barony, serf: int) -> None:
    """Remove the made weapon after a confrontation in which it could be used (BAR-A09.04)."""
    if s.made[serf]:
        s.made[serf] = 0
        if s.log is not None:
            s.log.append((verbs.EXPENDED, ALL, (serf,), "BAR-A09.04"))


def most_shortening(s: Barony, serf: int, distance: int, defended: bool) -> int:
    """Return how much of a bump a loser may save; a losing Aggressor needs an Armor spell (BAR-W2.01 to W2.04, L1.01)."""
    armour = best(s, serf, ARMOUR) if defended and s.items[serf] else 0
    return min(armour + s.armor[serf], distance - 1)
