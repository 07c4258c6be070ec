"""S2 and S5, Fortification: Urbanization, Reinforcement and Goujian's power (sections 4.6, 4.9, 4.13)."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import ALL
from baronage.games.yuan import verbs
from baronage.games.yuan.data import GOUJIAN, HUAN, ISLAND, LUONG, MYSTIC
from baronage.games.yuan.rules.provinces import clear, undefended, urbanize
from baronage.games.yuan.rules.resolution_context import Work
from baronage.games.yuan.state import CITY, DOUBLE, VILLAGE, Yuan

# completed parts of an action
CITY_PART, WALL_PART, SECOND_PART, ARMY_PART = 1, 2, 4, 8

# reasons for completing none
LOW, COMPLETE, NO_CITY, NO_PIECES = 1, 2, 3, 4

REINFORCEMENT: Final = ("", "YUAN-F2.01", "YUAN-F2.02", "YUAN-F2.03")


def fortify_own(work: Work) -> None:
    """Run S2: orders whose target already belongs to the clan (YUAN-F1.01)."""
    s = work.s
    walled: list[int] = []
    for clan, (target, _, f, _) in work.active:
        if f and s.owner[target] == clan + 1:
            work.done[clan] = True
            _fortify(work, clan, target, f, walled)
    _free(work, walled)


def fortify_conquered(work: Work) -> None:
    """Run S5: fortify conquered targets, otherwise refund the Chão (YUAN-U1.01 to U1.03)."""
    s, log = work.s, work.log
    walled: list[int] = []
    for clan, (target, _, f, _) in work.active:
        if not f or work.done[clan]:
            continue
        if work.conquered[clan]:
            _fortify(work, clan, target, f, walled)
        else:
            s.chao[clan] += work.paid_f[clan]
            if log is not None:
                log.append((verbs.REFUNDED, ALL, (clan, work.paid_f[clan]), "YUAN-U1.03"))
    _free(work, walled)


def _fortify(work: Work, clan: int, p: int, level: int, walled: list[int]) -> None:
    """Do or skip each part of a Fortification on its own (YUAN-F1.02, F2.01 to F2.05, L1.04 to L1.07)."""
    s = work.s
    parts = 0
    luong = s.powers and clan == LUONG and level == 3
    if s.build[p] == VILLAGE:  # Urbanization
        needed = 1 if level == 3 else 0
        second = luong
        if level >= 2 and urbanize(s, clan, p):
            parts |= CITY_PART
    else:  # Reinforcement; Ramparts are never lowered
        needed = 0 if level == 1 else max(0, level - 1 - s.walls[p])
        second = level <= 2 or luong
    if s.build[p] >= CITY:
        if needed and s.ramparts[clan] >= needed:
            s.ramparts[clan] -= needed
            s.walls[p] += needed
            parts |= WALL_PART
            walled.append(p)
        if second and _double(work, clan, p):
            parts |= SECOND_PART
    overseas = s.scenario == MYSTIC and clan == HUAN and p not in ISLAND  # YUAN-X1.03
    if level == 3 and s.arms[clan] and not overseas:
        s.arms[clan] -= 1
        s.armies[p] += 1
        parts |= ARMY_PART
    if work.log is not None:
        rule = "YUAN-F1.02" if parts & CITY_PART or s.build[p] == VILLAGE else REINFORCEMENT[level]
        why = () if parts else (_in_vain(s, p, level, needed, second),)
        work.log.append((verbs.FORTIFIED, ALL, (clan, p, level, parts, *why), rule))


def _in_vain(s: Yuan, p: int, level: int, needed: int, second: bool) -> int:
    """Return the reason why no part of a Fortification was done."""
    if s.build[p] == VILLAGE:
        return LOW if level == 1 else NO_CITY
    if needed or level == 3:
        return NO_PIECES
    return COMPLETE if not second or s.build[p] == DOUBLE else NO_CITY


def _double(work: Work, clan: int, p: int) -> bool:
    """Add a second City, of which Huan has only one, and return whether it was possible (YUAN-F2.04, K2.01)."""
    s = work.s
    if s.build[p] == DOUBLE:
        return False
    if s.powers and clan == HUAN:
        for other in s.land.provinces:
            if s.owner[other] == clan + 1 and s.build[other] == DOUBLE:
                s.build[other] = CITY
                s.cities[clan] += 1
                if work.log is not None:
                    work.log.append((verbs.UNDOUBLED, ALL, (clan, other), "YUAN-K2.01"))
    if not s.cities[clan]:
        return False
    s.cities[clan] -= 1
    s.build[p] = DOUBLE
    return True


def _free(work: Work, walled: list[int]) -> None:
    """Apply Goujian's power after all Fortifications of the step; it causes no isolation (YUAN-K5.01, K5.02)."""
    s = work.s
    if not s.powers or s.automatic == GOUJIAN:
        return
    freed: set[int] = set()
    for p in walled:
        if s.owner[p] == GOUJIAN + 1:
            for other in s.land.adjacent[p]:
                if s.owner[other] not in (0, GOUJIAN + 1) and undefended(s, other):
                    freed.add(other)
    for p in sorted(freed):
        clear(s, p)
    if freed and work.log is not None:
        work.log.append((verbs.FREED, ALL, (GOUJIAN, *sorted(freed)), "YUAN-K5.01"))
