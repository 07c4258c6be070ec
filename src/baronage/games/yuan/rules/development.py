"""S1, Development: claims, placement, automatic urbanization, Temples and robbing (section 4.5)."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLANS
from baronage.games.yuan.rules.provinces import put_village, settle_target, urbanize, with_city
from baronage.games.yuan.rules.resolution_context import Work
from baronage.games.yuan.state import Yuan


def develop(work: Work) -> None:
    """Resolve Development, with all claims from the position at the start of the step (YUAN-T1.04)."""
    s = work.s
    owner = s.owner
    targets: dict[int, int] = {}  # Colonization targets and their clans
    claims: dict[int, list[int]] = {}
    builders: list[tuple[int, int]] = []
    for clan, (target, d, _, _) in work.active:
        if not d:
            continue
        if not owner[target]:
            targets[target] = clan
        elif d == 3:  # YUAN-D2.03
            builders.append((clan, target))
            continue
        for p in claimed(s, target):
            if p in claims:
                claims[p].append(clan)
            else:
                claims[p] = [clan]
    if claims:
        _settle(work, targets, claims)
    for target, clan in sorted(targets.items()):  # YUAN-D4.02
        bare = owner[target] == clan + 1 and not with_city(s, target)
        if bare and urbanize(s, clan, target) and work.log is not None:
            work.log.append((verbs.URBANIZED, ALL, (clan, target), "YUAN-D4.02"))
    if builders:
        _build(work, builders)


def claimed(s: Yuan, target: int) -> list[int]:
    """Return the claimed Provinces of a target.

    A free target is claimed with its free neighbours (YUAN-D1.01), an own target with those of its group (D2.01).
    """
    owner, adjacent = s.owner, s.land.adjacent
    mine = owner[target]
    if not mine:
        return [target, *[p for p in adjacent[target] if not owner[p]]]
    found: list[int] = []
    waiting = [target]
    seen = {target}
    for p in waiting:
        for other in adjacent[p]:
            theirs = owner[other]
            if (not theirs or theirs == mine) and other not in seen:
                seen.add(other)
                (waiting if theirs else found).append(other)
    return found


def _settle(work: Work, targets: dict[int, int], claims: dict[int, list[int]]) -> None:
    """Settle the claims (YUAN-D3.02 to D3.04, D4.01, L1.02, L1.03)."""
    s, log = work.s, work.log
    won: list[list[int]] = [[] for _ in range(CLANS)]
    for p, clan in targets.items():  # the target goes to its clan before its neighbours
        won[clan].append(p)
    for p in sorted(claims):
        claimants = claims[p]
        if p in targets:
            continue
        if len(claimants) == 1:
            won[claimants[0]].append(p)
        elif log is not None:
            log.append((verbs.CONTESTED, ALL, (p, *claimants), "YUAN-D3.04"))
    for clan, provinces in enumerate(won):
        settled = 0  # pieces aren't replenished: only the first Provinces are settled
        for p in provinces:
            if not (settle_target(s, clan, p) if p in targets else put_village(s, clan, p)):
                break
            settled += 1
        if provinces and log is not None:
            if settled:
                log.append((verbs.SETTLED, ALL, (clan, *provinces[:settled]), "YUAN-D4.01"))
            if settled < len(provinces):
                log.append((verbs.SHORT, ALL, (clan, *provinces[settled:]), "YUAN-L1.02"))


def _build(work: Work, builders: list[tuple[int, int]]) -> None:
    """Build Temples and rob neighbours (YUAN-D5.01 to D5.05)."""
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
    left = s.chao[:]  # Chão gained by robbing can't be robbed in this step
    for victim in sorted(robbers):
        thieves = robbers[victim]
        each = min(work.s.numbers.robbed, left[victim] // len(thieves))  # YUAN-D5.04
        if not each:
            continue
        s.chao[victim] -= each * len(thieves)
        for clan in thieves:
            s.chao[clan] += each
            if log is not None:
                log.append((verbs.ROBBED, ALL, (clan, victim, each), "YUAN-D5.02"))
