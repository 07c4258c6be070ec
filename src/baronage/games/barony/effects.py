"""What lasts: tasks, durations, and the spells that put something on a Serf (BAR-T2, A09, L1 to L3, L7, L8)."""

from __future__ import annotations

from baronage.engine.flow import ALL, Event
from baronage.games.barony import verbs
from baronage.games.barony.data import ARM, CAT, EAR, EWE, HOLD_TURNS, MKW, SLE, TASK_TURNS
from baronage.games.barony.equipment import bare, enchanted, turns
from baronage.games.barony.state import Barony


def lasting(s: Barony, wizard: int, serf: int, duration: int) -> int:
    """BAR-T2.01, T2.02: what one puts on oneself counts this turn; what another does in one's own turn starts with the next."""
    return duration + (s.control[serf] == s.turn and serf != wizard)


def bestow(s: Barony, wizard: int, serf: int, spell: int, arg: int) -> None:
    """A spell works on a Serf: Armor, Enchant Armor, Enchant Weapon, Sleep, Slow or Speed."""
    k = s.rank[wizard]
    duration = lasting(s, wizard, serf, k)
    if spell == ARM:  # BAR-L1.01
        s.armor[serf] = max(s.armor[serf], k)
        fact: Event = (verbs.ARMORED, ALL, (serf, s.armor[serf]), "BAR-L1.01")
    elif spell in (EAR, EWE):
        better = enchanted(arg, k, duration)
        row = s.items[serf][:]
        row[row.index(arg)] = better
        s.items[serf] = sorted(row)
        fact = (verbs.ENCHANTED, ALL, (serf, better), "BAR-L2.01" if spell == EAR else "BAR-L3.01")
    elif spell == SLE:  # BAR-L7.01, L7.03
        s.sleep[serf] = max(s.sleep[serf], duration)
        fact = (verbs.SLEPT, ALL, (serf, k), "BAR-L7.01")
    elif arg:  # BAR-L8.01, L8.02
        if (k, duration) > (s.speed[serf], s.speed_turns[serf]):
            s.speed[serf], s.speed_turns[serf] = k, duration
        fact = (verbs.PACED, ALL, (serf, 1, s.speed[serf], s.speed_turns[serf]), "BAR-L8.01")
    else:
        if (k, duration) > (s.slow[serf], s.slow_turns[serf]):
            s.slow[serf], s.slow_turns[serf] = k, duration
        fact = (verbs.PACED, ALL, (serf, 0, s.slow[serf], s.slow_turns[serf]), "BAR-L8.01")
    if s.log is not None:
        s.log.append(fact)


def work(s: Barony, seat: int) -> None:
    """BAR-T1.03, T2.03, T2.06: the tasks of a Baron's Serfs go on, except of those asleep."""
    for serf, task in enumerate(s.task):
        if not task or s.control[serf] != seat or s.sleep[serf] or s.hold[serf] == HOLD_TURNS:
            continue
        s.progress[serf] += 1
        done = s.progress[serf] == TASK_TURNS[task]
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
    """BAR-T1.13, T2.01: at the end of a Baron's turn, for the Serfs that he controls."""
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
            s.speed_turns[serf] -= 1
            if not s.speed_turns[serf]:
                s.speed[serf] = 0
                fade(s, serf, verbs.SPEED, "BAR-L8.01")
        if s.slow_turns[serf]:
            s.slow_turns[serf] -= 1
            if not s.slow_turns[serf]:
                s.slow[serf] = 0
                fade(s, serf, verbs.SLOW, "BAR-L8.01")
        if s.items[serf] and s.items[serf][-1] >= 1 << 10:  # rows are sorted: an enchanted item is the last
            wear_off(s, serf)


def wear_off(s: Barony, serf: int) -> None:
    """One turn less for each enchanted item (BAR-L2.01, L3.01)."""
    row = []
    for item in s.items[serf]:
        left = turns(item)
        if left > 1:
            row.append(item - (1 << 10))
        else:
            row.append(bare(item))
            if left:
                fade(s, serf, verbs.ENCHANTMENT, "BAR-T2.01")
    s.items[serf] = sorted(row)


def fade(s: Barony, serf: int, effect: int, rule: str) -> None:
    """Tell that it is over."""
    if s.log is not None:
        s.log.append((verbs.FADED, ALL, (serf, effect), rule))


def clear(s: Barony, serf: int) -> None:
    """BAR-K1.06, K2.05: what a Serf loses that is killed or saved, besides what it lost by leaving its space."""
    s.task[serf] = s.progress[serf] = s.ready[serf] = s.catapult[serf] = 0


def strip(s: Barony, serf: int) -> None:
    """BAR-K1.06, A11.03, A12.03: out of the game a Serf has no effects, and is its owner's."""
    clear(s, serf)
    s.hold[serf] = s.sleep[serf] = s.snare[serf] = s.made[serf] = s.armor[serf] = s.blessings[serf] = 0
    s.speed[serf] = s.speed_turns[serf] = s.slow[serf] = s.slow_turns[serf] = 0
    if s.items[serf]:
        s.items[serf] = sorted(map(bare, s.items[serf]))
    s.control[serf] = s.owner(serf)
