"""S4, Attack: attackers, battles, conquests, bonus attacks and automatic urbanization (section 4.8)."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.yuan import verbs
from baronage.games.yuan.data import BORJIGIN, MERKIT
from baronage.games.yuan.rules.isolation import isolate
from baronage.games.yuan.rules.provinces import (
    clear,
    defence,
    put_village,
    settle_target,
    undefended,
    urbanize,
    with_city,
)
from baronage.games.yuan.rules.resolution_context import Work
from baronage.games.yuan.state import VILLAGE

Force = tuple[int, int, int]  # Armies, clan, Province of a Yellow Army (0 for players)
Loss = tuple[int, int, int]  # taker, previous owner, Province

SEIZED = 2  # Chão taken by Merkit (YUAN-K9.01)

# why an attack fails
BY_ARMIES, BY_DEFENCE, BY_STONE = range(3)


def attack(work: Work) -> None:
    """Resolve all attacks at once; each effect follows from the position at the start of its sub-step (YUAN-T1.04)."""
    s, log = work.s, work.log
    if not any(order[3] for _, order in work.active) and s.automatic < 0:
        return
    haunts = _haunts(work)
    forces = _march(work)
    if not forces:
        return
    owner_before, build_before = s.owner[:], s.build[:]
    conquests: list[tuple[int, int, int]] = []  # clan, target, Armies
    for target in sorted(forces):
        _battle(work, target, forces[target], conquests)
    losses: list[Loss] = []
    _conquer(work, conquests, losses)
    _bonus(work, conquests, losses, haunts)
    isolate(work, owner_before, build_before, losses)
    _come_home(work)
    for clan, target, _ in conquests:  # YUAN-A6.01, A6.02, X2.07
        if (
            clan != s.automatic
            and s.owner[target] == clan + 1
            and not with_city(s, target)
            and urbanize(s, clan, target)
            and log is not None
        ):
            log.append((verbs.URBANIZED, ALL, (clan, target), "YUAN-A6.01"))
    if s.powers:
        for clan, target, _ in conquests:  # YUAN-K9.01
            if clan == MERKIT:
                victim = owner_before[target] - 1
                taken = min(SEIZED, s.chao[victim])
                s.chao[victim] -= taken
                s.chao[clan] += taken
                if taken and log is not None:
                    log.append((verbs.SEIZED, ALL, (clan, victim, taken), "YUAN-K9.01"))


# --- attackers ------------------------------------------------------------------------------------------------------


def _haunts(work: Work) -> set[int]:
    """Return the Provinces of Yellow Armies before they leave (YUAN-X2.05)."""
    s = work.s
    if s.automatic < 0:
        return set()
    return {p for p in s.land.provinces if s.owner[p] == s.automatic + 1 and s.armies[p]}


def _march(work: Work) -> dict[int, list[Force]]:
    """Remove the marching Armies and return the forces by target (YUAN-A1.01 to A1.05)."""
    s, log = work.s, work.log
    land, owner, armies = s.land, s.owner, s.armies
    forces: dict[int, list[Force]] = {}
    marching: list[tuple[int, int, int, list[int]]] = []
    for clan, (target, _, _, m) in work.active:
        if not m or owner[target] == clan + 1:
            continue
        sources = []
        if owner[target]:
            sources = [p for p in land.reach(target, owner, armies, clan) if owner[p] == clan + 1 and armies[p]]
        if sources:
            marching.append((clan, target, m, sources))
        elif log is not None:  # YUAN-A1.01, A1.02
            free = not owner[target]
            log.append((verbs.FIZZLED, ALL, (clan, target, int(not free)), "YUAN-A1.01" if free else "YUAN-A1.02"))
    raids = _raids(work) if s.automatic >= 0 else []
    for clan, target, m, sources in marching:
        force = 0
        work.sent[clan] = [(p, armies[p]) for p in sorted(sources)]
        for p in sources:
            force += armies[p]
            armies[p] = 0
        more = 1 if m >= 2 and s.arms[clan] else 0  # YUAN-A1.05
        s.arms[clan] -= more
        forces.setdefault(target, []).append((force + more, clan, 0))
        if log is not None:
            log.append((verbs.MARCHED, ALL, (clan, target, force + more, more, *sources), "YUAN-A1.03"))
    for home, target in raids:
        armies[home] -= 1
        forces.setdefault(target, []).append((1, s.automatic, home))
        if log is not None:
            log.append((verbs.MARCHED, ALL, (s.automatic, target, 1, 0, home), "YUAN-X2.03"))
    return forces


def _raids(work: Work) -> list[tuple[int, int]]:
    """Return the home and target of each attacking Yellow Army (YUAN-X2.03)."""
    s = work.s
    yellow = s.automatic
    found: list[tuple[int, int]] = []
    chosen: set[int] = set()
    for home in s.land.provinces:
        if s.owner[home] != yellow + 1:
            continue
        for _ in range(s.armies[home]):
            open_to = [
                p
                for p in s.land.reach(home, s.owner, s.armies, yellow)
                if s.owner[p] and s.owner[p] != yellow + 1 and p not in chosen and undefended(s, p)
            ]
            if open_to:
                target = min(open_to, key=lambda p: (s.build[p] != VILLAGE, p))
                chosen.add(target)
                found.append((home, target))
    return found


# --- battle ---------------------------------------------------------------------------------------------------------


def _battle(work: Work, target: int, forces: list[Force], conquests: list[tuple[int, int, int]]) -> None:
    """Fight one battle and record a conquest (YUAN-A2.01 to A2.06)."""
    s, log = work.s, work.log
    forces.sort(reverse=True)
    best, clan, home = forces[0]
    second = forces[1][0] if len(forces) > 1 else 0
    n = best - second  # the strongest keeps its surplus over the second
    for force, other, origin in forces[1:]:
        _lose(work, other, force, origin, target)
    if second:
        if log is not None:
            log.append((verbs.FOUGHT, ALL, (target, clan if n else -1, n), "YUAN-A2.01"))
        if not home:
            s.arms[clan] += second
        if not n:
            if home:
                _lose(work, clan, 0, home, target)
            return  # YUAN-A2.02
    killed = min(n, s.armies[target])  # YUAN-A2.03
    s.armies[target] -= killed
    s.arms[s.owner[target] - 1] += killed
    left = n - killed
    if not home:
        s.arms[clan] += killed
    wall = defence(s, target)
    enough = left > wall or (s.powers and clan == BORJIGIN and left == wall and left > 0)  # YUAN-A2.04, K6.01
    if enough and s.walls[target] < 2:
        conquests.append((clan, target, left))
        return
    if s.homeward and left and not home:
        work.homeward.append((clan, left))
    else:
        _lose(work, clan, left, home, target)  # YUAN-A2.06
    if log is not None:
        why = BY_ARMIES if not left else BY_STONE if s.walls[target] == 2 else BY_DEFENCE
        rule = ("YUAN-A2.03", "YUAN-A2.04", "YUAN-A2.05")[why]
        if s.homeward and left and not home:
            rule += " YUAN-A2.08"
        log.append((verbs.REPELLED, ALL, (target, clan, killed, left, why), rule))


def _lose(work: Work, clan: int, armies: int, home: int, target: int) -> None:
    """Return Armies of a failed attack to the reserve; a Yellow Army returns home (YUAN-X2.04)."""
    s = work.s
    if not home:
        s.arms[clan] += armies
        return
    s.armies[home] += 1
    if work.log is not None:
        work.log.append((verbs.WITHDREW, ALL, (home, target), "YUAN-X2.04"))


def _come_home(work: Work) -> None:
    """Return repelled Armies to their Provinces unless these fell; Armies from the reserve go back to it (YUAN-A2.08)."""
    s, log = work.s, work.log
    for clan, left in work.homeward:
        for p, sent in work.sent[clan]:
            back = min(left, sent)
            if not back:
                break
            left -= back
            lost = s.owner[p] != clan + 1
            if lost:
                s.arms[clan] += back
            else:
                s.armies[p] += back
            if log is not None:
                log.append((verbs.RETURNED, ALL, (clan, p, back, int(lost)), "YUAN-A2.08"))
        s.arms[clan] += left


# --- conquest -------------------------------------------------------------------------------------------------------


def _conquer(work: Work, conquests: list[tuple[int, int, int]], losses: list[Loss]) -> None:
    """Clear all conquered Provinces, then settle all (YUAN-A3.01, A3.02, L1.03, L1.09)."""
    s, log = work.s, work.log
    for clan, target, _ in conquests:
        losses.append((clan, s.owner[target] - 1, target))
        clear(s, target)
    for place, (clan, target, armies) in enumerate(conquests):
        settled = settle_target(s, clan, target)
        if settled:
            s.armies[target] = armies
            if clan != s.automatic:
                work.conquered[clan] = True
        else:
            s.arms[clan] += armies
        if log is not None:
            old = losses[place][1]
            there = armies if settled else 0
            log.append((verbs.CONQUERED, ALL, (clan, target, old, there, int(not settled)), "YUAN-A3.01"))


def _bonus(work: Work, conquests: list[tuple[int, int, int]], losses: list[Loss], haunts: set[int]) -> None:
    """Resolve bonus attacks together, from the position after all conquests (YUAN-A4.01 to A4.04, K6.01, X2.05)."""
    s, log = work.s, work.log
    aimed: dict[int, list[int]] = {}
    for clan, target, _ in conquests:
        order = work.orders[clan]
        if order is None or order[3] != 3:  # the automatic clan has no order
            continue
        for p in s.land.adjacent[target]:
            owner = s.owner[p]
            if not owner or owner == clan + 1:
                continue
            if owner - 1 == s.automatic and (p in haunts or s.armies[p]):
                continue
            aimed.setdefault(p, []).append(clan)
    if not aimed:
        return
    hit: list[int] = []
    taken: list[tuple[int, int]] = []
    for p in sorted(aimed):
        attackers = aimed[p]
        clan = attackers[0]
        if len(attackers) > 1:  # YUAN-A4.03
            if log is not None:
                log.append((verbs.DEADLOCK, ALL, (p, *sorted(attackers)), "YUAN-A4.03"))
        elif s.armies[p]:
            hit.append(p)
            if log is not None:
                log.append((verbs.SKIRMISH, ALL, (clan, p, s.owner[p] - 1), "YUAN-A4.04"))
        elif s.walls[p] < 2 and defence(s, p) < (2 if s.powers and clan == BORJIGIN else 1):
            taken.append((clan, p))
    for p in hit:
        s.armies[p] -= 1
        s.arms[s.owner[p] - 1] += 1
    first = len(losses)
    for clan, p in taken:
        losses.append((clan, s.owner[p] - 1, p))
        clear(s, p)
    for place, (clan, p) in enumerate(taken):
        settled = put_village(s, clan, p)
        if log is not None:
            log.append((verbs.OVERRUN, ALL, (clan, p, losses[first + place][1], int(not settled)), "YUAN-A4.04"))
