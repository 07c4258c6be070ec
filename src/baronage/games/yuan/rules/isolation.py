"""Isolation: Provinces cut off from every City of their clan, by attacker (YUAN-A5.01 to A5.06)."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.yuan import verbs
from baronage.games.yuan.rules.provinces import clear, group, put_village
from baronage.games.yuan.rules.resolution_context import Work
from baronage.games.yuan.state import CITY, Yuan


def isolate(work: Work, owner_before: list[int], build_before: list[int], losses: list[tuple[int, int, int]]) -> None:
    """Find all isolated Provinces and their isolators, remove all, then settle (YUAN-L1.09)."""
    s, log = work.s, work.log
    cut: list[tuple[int, int, int]] = []  # Province, previous owner, isolator (-1 for none or several)
    for loser in sorted({old for _, old, _ in losses}):
        _examine(s, loser, owner_before, build_before, losses, cut)
    if not cut:
        return
    cut.sort()
    for p, _, _ in cut:
        clear(s, p)
    for p, loser, taker in cut:  # in alphabetical order, as in YUAN-L1.02
        short = int(taker >= 0 and not put_village(s, taker, p))
        if log is not None:
            log.append((verbs.ISOLATED, ALL, (p, loser, taker, short), "YUAN-L1.02" if short else "YUAN-A5.05"))


def _examine(
    s: Yuan,
    loser: int,
    owner_before: list[int],
    build_before: list[int],
    losses: list[tuple[int, int, int]],
    cut: list[tuple[int, int, int]],
) -> None:
    mine = loser + 1
    lost = {p: taker for taker, old, p in losses if old == loser}
    old_lands = {p for p in s.land.provinces if owner_before[p] == mine}
    gained = {p for p in s.land.provinces if s.owner[p] == mine and owner_before[p] != mine}
    havens = _havens(s, loser, old_lands, build_before)
    safe: set[int] = set()  # current Provinces known to be linked to a City
    settled: set[int] = set()
    for start in sorted(lost):  # YUAN-A5.06: only old groups that lost a Province
        if start in settled:
            continue
        old_group = _linked(s, start, old_lands)
        settled |= old_group
        takers = {lost[p] for p in old_group if p in lost}
        alone: dict[
            int, set[int]
        ] = {}  # by taker: Provinces still linked to an old City if only this clan had taken any
        for p in sorted(old_group):
            if s.owner[p] != mine or p in safe:
                continue
            together = group(s, p)
            if any(s.build[q] >= CITY or (loser == s.automatic and s.armies[q]) for q in together):  # YUAN-X2.06
                safe.update(together)
                continue
            isolators = []
            for taker in takers:
                if taker not in alone:
                    remaining = old_lands - {q for q in lost if lost[q] == taker} | gained
                    alone[taker] = _with_city(s, remaining, havens)
                if p not in alone[taker]:  # YUAN-A5.04
                    isolators.append(taker)
            cut.append((p, loser, isolators[0] if len(isolators) == 1 else -1))


def _havens(s: Yuan, loser: int, old_lands: set[int], build_before: list[int]) -> set[int]:
    """Return the old Cities; for Yellow also the Provinces of its Armies after the battles (YUAN-X2.06)."""
    found = {p for p in old_lands if build_before[p] >= CITY}
    if loser == s.automatic:
        found |= {p for p in s.land.provinces if s.owner[p] == loser + 1 and s.armies[p]}
    return found


def _linked(s: Yuan, start: int, lands: set[int]) -> set[int]:
    """Return the part of `lands` that is linked to `start`."""
    found = {start}
    waiting = [start]
    for p in waiting:
        for other in s.land.adjacent[p]:
            if other in lands and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def _with_city(s: Yuan, lands: set[int], havens: set[int]) -> set[int]:
    """Return the Provinces of `lands` that are linked to a City in them."""
    found: set[int] = set()
    for haven in havens:
        if haven in lands and haven not in found:
            found |= _linked(s, haven, lands)
    return found
