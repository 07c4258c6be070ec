"""Lasting effects: tasks, durations, and spells on Serfs (BAR-T2, A09, L1 to L3, L7, L8)."""

from __future__ import annotations

from baronage.engine.core.state import ALL, Event
from baronage.games.barony import verbs
from baronage.games.barony.data import ARM, BLS, CAT, EAR, EWE, MKW, SLE
from baronage.games.barony.rules.equipment import bare, enchanted, layered, layers, turns
from baronage.games.barony.state import Barony


def lasting(s: Barony, wizard: int, serf: int, duration: int) -> int:
    """Return the duration to store for an effect.

    An effect on oneself counts this turn; one put on a Serf in its controller's own turn starts with the next
    (BAR-T2.01, T2.02).
    """
    return duration + (s.control[serf] == s.turn and serf != wizard)


def bestow(s: Barony, wizard: int, serf: int, spell: int, arg: int) -> None:
    """Apply a spell to a Serf: Armor, Enchant Armor, Enchant Weapon, Sleep, Slow or Speed."""
    k = s.rank[wizard]
    duration = lasting(s, wizard, serf, k)
    if spell == ARM:  # BAR-L1.01
        s.armor[serf] = max(s.armor[serf], k)
        param: Event = (verbs.ARMORED, ALL, (serf, s.armor[serf]), "BAR-L1.01")
    elif spell in (EAR, EWE):
        better = enchanted(arg, k, duration)
        row = s.items[serf][:]
        row[row.index(arg)] = better
        s.items[serf] = sorted(row)
        param = (verbs.ENCHANTED, ALL, (serf, better), "BAR-L2.01" if spell == EAR else "BAR-L3.01")
    elif spell == SLE:  # BAR-L7.01, L7.03
        s.sleep[serf] = max(s.sleep[serf], duration)
        param = (verbs.SLEPT, ALL, (serf, k), "BAR-L7.01")
    else:
        pace(s, serf, arg, k, duration)
        counts = (s.speed[serf], s.speed_turns[serf]) if arg else (s.slow[serf], s.slow_turns[serf])
        param = (verbs.PACED, ALL, (serf, int(bool(arg)), *counts), "BAR-L8.01")
    if s.log is not None:
        s.log.append(param)


def paces(s: Barony, serf: int, speed: int) -> list[tuple[int, int]]:
    """Return the Speeds (1) or Slows (0) on a Serf as (amount, turns); the first counts (BAR-L8.02)."""
    first = (s.speed[serf], s.speed_turns[serf]) if speed else (s.slow[serf], s.slow_turns[serf])
    row = s.lesser[serf]
    more = [(abs(row[at]), row[at + 1]) for at in range(0, len(row), 2) if (row[at] > 0) == bool(speed)]
    return [one for one in (first, *more) if one[1]]


def set_paces(s: Barony, serf: int, speed: int, found: list[tuple[int, int]]) -> None:
    """Store Speeds or Slows. The largest counts; others are kept if they last longer than every larger one."""
    found = sorted(found, reverse=True)
    kept: list[tuple[int, int]] = []
    for by, left in found:
        if not kept or left > kept[-1][1]:
            kept.append((by, left))
    first = kept[0] if kept else (0, 0)
    other = paces(s, serf, 1 - speed)[1:]
    if speed:
        s.speed[serf], s.speed_turns[serf] = first
    else:
        s.slow[serf], s.slow_turns[serf] = first
    sign = 1 if speed else -1
    rows = [*((sign * by, left) for by, left in kept[1:]), *((-sign * by, left) for by, left in other)]
    s.lesser[serf] = [number for row in sorted(rows, reverse=True) for number in row]


def pace(s: Barony, serf: int, speed: int, by: int, duration: int) -> None:
    """Add a Speed or Slow (BAR-L8.01, L8.02)."""
    set_paces(s, serf, int(bool(speed)), [*paces(s, serf, int(bool(speed))), (by, duration)])


def work(s: Barony, seat: int) -> None:
    """Advance the tasks of a Baron's Serfs, except those asleep (BAR-T1.03, T2.03, T2.06)."""
    for serf, task in enumerate(s.task):
        if not task or s.control[serf] != seat or s.sleep[serf] or s.hold[serf] == s.numbers.hold_turns:
            continue
        s.progress[serf] += 1
        done = s.progress[serf] == s.numbers.task_turns[task]
        if s.log is not None:
            s.log.append((verbs.TASKED, ALL, (serf, task, s.progress[serf]), "BAR-T2.03"))
            if done:
                s.log.append((verbs.FINISHED, ALL, (serf, task), "BAR-T2.03"))
        if done:
            s.task[serf] = s.progress[serf] = 0
            if task == MKW:  # BAR-A09.02
                s.made[serf] = 1
            elif task == CAT:  # BAR-A04.02
                s.catapult[serf] = 1
            else:  # BAR-A06.02, A14.01: placed when its maker leaves
                s.ready[serf] = task


def count_down(s: Barony, seat: int) -> None:
    """Count down the effects on a Baron's Serfs at the end of the turn (BAR-T1.13, T2.01)."""
    for serf, place in enumerate(s.place):
        if place < 0 or s.control[serf] != seat:
            continue
        if s.sleep[serf]:
            s.sleep[serf] -= 1
            if not s.sleep[serf]:
                fade(s, serf, verbs.SLEEP, "BAR-L7.01")
        if s.snare[serf]:
            s.snare[serf] -= 1
            if not s.snare[serf]:
                fade(s, serf, verbs.SNARE, "BAR-A06.03")
        if s.speed_turns[serf]:
            slacken(s, serf, 1)
        if s.slow_turns[serf]:
            slacken(s, serf, 0)
        if s.items[serf] and s.items[serf][-1] >= 1 << 10:  # items are sorted: an enchanted item is the last
            wear_off(s, serf)


def slacken(s: Barony, serf: int, speed: int) -> None:
    """Count down each Speed or Slow (BAR-L8.02). When the effect that counted ends, a lesser effect may count."""
    before = paces(s, serf, speed)
    set_paces(s, serf, speed, [(by, left - 1) for by, left in before if left > 1])
    if before[0][1] == 1:
        fade(s, serf, verbs.SPEED if speed else verbs.SLOW, "BAR-L8.01")
        left = paces(s, serf, speed)
        if left and s.log is not None:
            s.log.append((verbs.PACED, ALL, (serf, speed, *left[0]), "BAR-L8.02"))


def wear_off(s: Barony, serf: int) -> None:
    """Count down each enchanted item (BAR-L2.01, L3.01)."""
    row = []
    for item in s.items[serf]:
        after = layered(item, [(k, left - 1) for k, left in layers(item)])
        row.append(after)
        if turns(item) == 1:
            fade(s, serf, verbs.ENCHANTMENT, "BAR-T2.01")
            if turns(after) and s.log is not None:  # a lesser one counts now
                s.log.append((verbs.ENCHANTED, ALL, (serf, after), "BAR-L2.01"))
    s.items[serf] = sorted(row)


def fade(s: Barony, serf: int, effect: int, rule: str) -> None:
    """Log that an effect is over."""
    if s.log is not None:
        s.log.append((verbs.FADED, ALL, (serf, effect), rule))


def clear(s: Barony, serf: int) -> None:
    """Remove what a killed or saved Serf loses, in addition to what leaving its space costs (BAR-K1.06, K2.05)."""
    s.task[serf] = s.progress[serf] = s.ready[serf] = s.catapult[serf] = 0


def strip(s: Barony, serf: int) -> None:
    """Remove all effects from a Serf that is out of the game and return it to its owner (BAR-K1.06, A11.03, A12.03)."""
    clear(s, serf)
    s.hold[serf] = s.sleep[serf] = s.snare[serf] = s.made[serf] = s.armor[serf] = s.blessings[serf] = 0
    s.speed[serf] = s.speed_turns[serf] = s.slow[serf] = s.slow_turns[serf] = 0
    s.lesser[serf] = []
    if s.items[serf]:
        s.items[serf] = sorted(map(bare, s.items[serf]))
    s.control[serf] = s.owner(serf)


def bless(s: Barony, priest: int, serf: int) -> None:
    """Use up one Bless and bless the Serf (BAR-A03.01 to A03.04)."""
    s.use(priest, BLS)
    s.blessings[serf] = 1
    if s.log is not None:
        s.log.append((verbs.CALLED, ALL, (priest, BLS, serf), "BAR-A03.01"))
        s.log.append((verbs.BLESSED, ALL, (serf, 1), "BAR-A03.02"))
