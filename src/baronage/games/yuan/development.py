"""S1, Development: claims, placement, automatic urbanization, Temples and robbing (section 4.5)."""

from __future__ import annotations

from baronage.engine.flow import ALL
from baronage.games.yuan import verbs
from baronage.games.yuan.board import group, has_city, put_village, settle_target, urbanize
from baronage.games.yuan.data import ROBBED
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.work import Work


def develop(work: Work) -> None:
    """YUAN-T1.04: all claims are made from the position at the start of the step."""
    s = work.s
    owner = s.owner
    targets: dict[int, int] = {}  # Colonization targets: who colonizes
    claims: dict[int, list[int]] = {}
    builders: list[tuple[int, int]] = []
    for clan, (target, d, _, _) in work.active:
        if not d:
            continue
        if not owner[target]:  # Colonization (YUAN-D1.01 to D1.04)
            targets[target] = clan
            claims.setdefault(target, []).append(clan)
            for p in s.land.adjacent[target]:
                if not owner[p]:
                    claims.setdefault(p, []).append(clan)
        elif d == 3:  # YUAN-D2.03
            builders.append((clan, target))
        else:  # Expansion (YUAN-D2.01, D2.02)
            for p in _border(s, target):
                claims.setdefault(p, []).append(clan)
    if claims:
        _settle(work, targets, claims)
    for target, clan in sorted(targets.items()):  # YUAN-D4.02
        bare = owner[target] == clan + 1 and not has_city(s, group(s, target))
        if bare and urbanize(s, clan, target) and work.log is not None:
            work.log.append((verbs.URBANIZED, ALL, (clan, target), "YUAN-D4.02"))
    if builders:
        _build(work, builders)


def _border(s: Yuan, target: int) -> list[int]:
    """The free Provinces adjacent to the target's group."""
    owner, adjacent = s.owner, s.land.adjacent
    found: set[int] = set()
    for p in group(s, target):
        for other in adjacent[p]:
            if not owner[other]:
                found.add(other)
    return sorted(found)


def _settle(work: Work, targets: dict[int, int], claims: dict[int, list[int]]) -> None:
    """YUAN-D3.02 to D3.04, D4.01, L1.02, L1.03."""
    s, log = work.s, work.log
    won: dict[int, list[int]] = {}
    for p in sorted(claims):
        claimants = claims[p]
        if p in targets:  # the target goes before its neighbours
            won.setdefault(targets[p], []).insert(0, p)
        elif len(claimants) == 1:
            won.setdefault(claimants[0], []).append(p)
        elif log is not None:
            log.append((verbs.CONTESTED, ALL, (p, *sorted(claimants)), "YUAN-D3.04"))
    for clan in sorted(won):
        settled: list[int] = []
        short: list[int] = []
        for p in won[clan]:
            there = settle_target(s, clan, p) if targets.get(p) == clan else put_village(s, clan, p)
            (settled if there else short).append(p)
        if log is not None:
            if settled:
                log.append((verbs.SETTLED, ALL, (clan, *settled), "YUAN-D4.01"))
            if short:
                log.append((verbs.SHORT, ALL, (clan, *short), "YUAN-L1.02"))


def _build(work: Work, builders: list[tuple[int, int]]) -> None:
    """YUAN-D5.01 to D5.05."""
    s, log = work.s, work.log
    if len(builders) > s.supply:
        for clan, _ in builders:
            s.chao[clan] += work.paid_d[clan]
            if log is not None:
                log.append((verbs.UNBUILT, ALL, (clan, work.paid_d[clan]), "YUAN-D5.05"))
        return
    owner = s.owner
    beside: dict[int, set[int]] = {}  # by builder, the other clans adjacent to the new Temple
    for clan, target in builders:
        s.supply -= 1
        s.temples[target] = 1
        beside[clan] = {owner[p] - 1 for p in s.land.adjacent[target] if owner[p] and owner[p] != clan + 1}
        if log is not None:
            log.append((verbs.BUILT, ALL, (clan, target), "YUAN-D5.01"))
    robbers: dict[int, list[int]] = {}
    for clan, _ in builders:
        for victim in beside[clan]:
            if clan not in beside.get(victim, ()):  # YUAN-D5.03
                robbers.setdefault(victim, []).append(clan)
    left = s.chao[:]  # what is gained by robbing can't be robbed in this step
    for victim in sorted(robbers):
        thieves = robbers[victim]
        each = min(ROBBED, left[victim] // len(thieves))  # YUAN-D5.04
        if not each:
            continue
        s.chao[victim] -= each * len(thieves)
        for clan in thieves:
            s.chao[clan] += each
            if log is not None:
                log.append((verbs.ROBBED, ALL, (clan, victim, each), "YUAN-D5.02"))
