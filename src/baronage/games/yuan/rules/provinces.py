"""The map and its pieces: groups, production, defence, and placing and removing pieces."""

from __future__ import annotations

from baronage.games.yuan.data import CLANS, GOUJIAN, HUAN, TERRAIN, UNLIMITED
from baronage.games.yuan.state import CITY, DOUBLE, NOTHING, VILLAGE, Yuan

RESOURCES = 3  # Rice, Forest, Mine


def group(s: Yuan, p: int) -> list[int]:
    """Return the Provinces of p's owner that are linked to p by adjacency (YUAN-G1.08)."""
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
    """Return whether the group of p contains a City."""
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
    """Return each clan's production, indexed by 3 x clan + resource (YUAN-G1.09, K2.02, W1.01)."""
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
    """Return the highest defence value that applies, never a sum (YUAN-G1.11, K5.03)."""
    mine = s.owner[p]
    if s.walls[p] == 1:
        return 1 if s.powers and mine == GOUJIAN + 1 else 2
    for other in s.land.adjacent[p]:
        if s.walls[other] == 2 and s.owner[other] == mine:
            return 1
    return 0


def undefended(s: Yuan, p: int) -> bool:
    """Return whether a Province is undefended (YUAN-G1.12)."""
    return not s.armies[p] and s.walls[p] < 2 and not defence(s, p)


# --- pieces ---------------------------------------------------------------------------------------------------------


def clear(s: Yuan, p: int) -> None:
    """Return all pieces in a Province to their clan's reserve; a Temple stays (YUAN-G1.16)."""
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
    """Put a Village on an empty Province and return whether the reserve held one."""
    if not s.villages[clan]:
        return False
    s.villages[clan] -= 1
    s.owner[p] = clan + 1
    s.build[p] = VILLAGE
    return True


def settle_target(s: Yuan, clan: int, p: int) -> bool:
    """Put a Village, or a City if none is left, and return whether a piece was put (YUAN-L1.03)."""
    if put_village(s, clan, p):
        return True
    if not s.cities[clan]:
        return False
    s.cities[clan] -= 1
    s.owner[p] = clan + 1
    s.build[p] = CITY
    return True


def urbanize(s: Yuan, clan: int, p: int) -> bool:
    """Replace a Village by a City and return whether the reserve held one (YUAN-L1.04)."""
    if s.build[p] != VILLAGE or not s.cities[clan]:
        return False
    s.cities[clan] -= 1
    s.villages[clan] += 1
    s.build[p] = CITY
    return True


def endless(s: Yuan, clan: int) -> None:
    """Refill the automatic clan's Villages and Cities, which never run out (YUAN-X2.02)."""
    s.villages[clan] = s.cities[clan] = UNLIMITED
