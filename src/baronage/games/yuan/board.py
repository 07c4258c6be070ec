"""The map and its pieces: groups, production, defence, and how pieces come and go."""

from __future__ import annotations

from baronage.games.yuan.data import CLANS, GOUJIAN, HUAN, TERRAIN, UNLIMITED
from baronage.games.yuan.state import CITY, DOUBLE, NOTHING, VILLAGE, Yuan

RESOURCES = 3  # Rice, Forest, Mine


def group(s: Yuan, p: int) -> list[int]:
    """YUAN-G1.08: the Provinces of p's owner that are linked to it by adjacency."""
    owner, adjacent = s.owner, s.land.adjacent
    mine = owner[p]
    found = [p]
    seen = {p}
    for q in found:
        for other in adjacent[q]:
            if owner[other] == mine and other not in seen:
                seen.add(other)
                found.append(other)
    return found


def with_city(s: Yuan, p: int) -> bool:
    """Does the group of p hold a City?"""
    owner, build, adjacent = s.owner, s.build, s.land.adjacent
    mine = owner[p]
    waiting = [p]
    seen = {p}
    for q in waiting:
        if build[q] >= CITY:
            return True
        for other in adjacent[q]:
            if owner[other] == mine and other not in seen:
                seen.add(other)
                waiting.append(other)
    return False


def production(s: Yuan) -> list[int]:
    """YUAN-G1.09, K2.02, W1.01: what each clan produces; index 3 x clan + resource."""
    found = [0] * (RESOURCES * CLANS)
    owner, build, yields = s.owner, s.build, s.land.yields
    for p in s.land.fertile:
        mine = owner[p]
        if mine:
            amount = yields[p]
            if build[p] == DOUBLE:
                amount *= 4 if mine == HUAN + 1 and s.powers else 2
            found[RESOURCES * mine - RESOURCES + TERRAIN[p]] += amount
    return found


def defence(s: Yuan, p: int) -> int:
    """YUAN-G1.11, K5.03: the highest that counts, never a sum."""
    mine = s.owner[p]
    if s.walls[p] == 1:
        return 1 if s.powers and mine == GOUJIAN + 1 else 2
    for other in s.land.adjacent[p]:
        if s.walls[other] == 2 and s.owner[other] == mine:
            return 1
    return 0


def undefended(s: Yuan, p: int) -> bool:
    """YUAN-G1.12."""
    return not s.armies[p] and s.walls[p] < 2 and not defence(s, p)


# --- pieces ---------------------------------------------------------------------------------------------------------


def clear(s: Yuan, p: int) -> None:
    """YUAN-G1.16: all pieces in a Province go back to their clan; a Temple stays."""
    clan = s.owner[p] - 1
    if s.build[p] == VILLAGE:
        s.villages[clan] += 1
    else:
        s.cities[clan] += s.build[p] - 1
        s.ramparts[clan] += s.walls[p]
        s.walls[p] = 0
    s.arms[clan] += s.armies[p]
    s.armies[p] = 0
    s.build[p] = NOTHING
    s.owner[p] = 0


def put_village(s: Yuan, clan: int, p: int) -> bool:
    """A Village on a Province without pieces, if the reserve holds one."""
    if not s.villages[clan]:
        return False
    s.villages[clan] -= 1
    s.owner[p] = clan + 1
    s.build[p] = VILLAGE
    return True


def settle_target(s: Yuan, clan: int, p: int) -> bool:
    """YUAN-L1.03: a Village, or for want of one a City; or nothing."""
    if put_village(s, clan, p):
        return True
    if not s.cities[clan]:
        return False
    s.cities[clan] -= 1
    s.owner[p] = clan + 1
    s.build[p] = CITY
    return True


def urbanize(s: Yuan, clan: int, p: int) -> bool:
    """A Village is exchanged for a City, if the reserve holds one (YUAN-L1.04)."""
    if s.build[p] != VILLAGE or not s.cities[clan]:
        return False
    s.cities[clan] -= 1
    s.villages[clan] += 1
    s.build[p] = CITY
    return True


def endless(s: Yuan, clan: int) -> None:
    """YUAN-X2.02: the automatic clan never runs out of Villages and Cities."""
    s.villages[clan] = s.cities[clan] = UNLIMITED
