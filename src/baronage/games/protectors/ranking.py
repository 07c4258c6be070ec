"""The Protector Ranking: bids, ties, brackets, golden orders (section D, table 2.7)."""

from __future__ import annotations

from functools import lru_cache

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL
from baronage.games.protectors import verbs
from baronage.games.protectors.data import GOLD_BRACKET, GREAT, GREATGAME, MARCHING, bracket_sizes
from baronage.games.protectors.factions import extra_marches, owns
from baronage.games.protectors.state import Realm


def bracket(s: Realm, seat: int) -> int:
    """1 to 4 (REALM-D3.05)."""
    return bracket_at(s.rank.index(seat), len(s.rank))


@lru_cache(maxsize=256)
def bracket_at(at: int, active: int) -> int:
    """The bracket of a place, from 0, among so many active players."""
    for number, size in enumerate(bracket_sizes(active), 1):
        at -= size
        if at < 0:
            return number
    return 4


GOLD_IN = tuple([1 if mine <= last else 0 for last in GOLD_BRACKET] for mine in range(5))  # by bracket


def allowance(s: Realm, seat: int) -> list[int]:
    """REALM-G6.01, G6.02: how many golden orders of each kind the seat may use this turn."""
    found = GOLD_IN[bracket_at(s.rank.index(seat), len(s.rank))][:]
    found[MARCHING] += extra_marches(s, seat)
    return found


def effective(s: Realm, seat: int, bid: int) -> int:
    """REALM-D1.04."""
    if owns(s, seat, GREAT):
        return bid + GREATGAME * len(s.provinces(seat))
    return bid


def tie_groups(s: Realm, bids: list[int]) -> list[list[int]]:
    """The active seats by effective bid, best first, equal bids together (REALM-D1.04, D2.01)."""
    groups: dict[int, list[int]] = {}
    for seat in s.rank:
        groups.setdefault(effective(s, seat, bids[seat]), []).append(seat)
    return [groups[value] for value in sorted(groups, reverse=True)]


def publish(s: Realm) -> None:
    """REALM-D1.05."""
    if s.log is not None:
        s.log.append((verbs.RANKING, ALL, tuple(s.number[seat] for seat in s.rank), "REALM-D1.04 REALM-D1.05"))


def by_lot(s: Realm, group: list[int], chance: Chance) -> list[int]:
    """A random order within a tie (REALM-D2.02, D2.04)."""
    if len(group) < 2:
        return group
    group = sorted(group, key=s.number.__getitem__)
    chance.shuffle(group)
    if s.log is not None:
        s.log.append((verbs.LOTS, ALL, tuple(s.number[seat] for seat in group), "REALM-D2.04"))
    return group


def rank_later(s: Realm, bids: list[int]) -> None:
    """REALM-D2.05: from turn 2 on ties go to the player who stood higher."""
    worth = {seat: effective(s, seat, bids[seat]) for seat in s.rank}
    s.rank.sort(key=lambda seat: -worth[seat])
    publish(s)
