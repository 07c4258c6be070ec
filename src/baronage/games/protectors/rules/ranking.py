"""The Protector Ranking: bids, ties, brackets and golden orders (section D, table 2.7)."""

from __future__ import annotations

from functools import lru_cache

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL
from baronage.games.protectors import verbs
from baronage.games.protectors.data import GREAT, MARCHING, bracket_sizes
from baronage.games.protectors.rules.factions import extra_marches, owns
from baronage.games.protectors.state import Realm


def bracket(s: Realm, seat: int) -> int:
    """Return the bracket of a seat, 1 to 4 (REALM-D3.05)."""
    return bracket_at(s.rank.index(seat), len(s.rank))


@lru_cache(maxsize=256)
def bracket_at(at: int, active: int) -> int:
    """Return the bracket of a Ranking place, counted from 0, among `active` players."""
    for number, size in enumerate(bracket_sizes(active), 1):
        at -= size
        if at < 0:
            return number
    return 4


def allowance(s: Realm, seat: int) -> list[int]:
    """Return how many golden orders of each kind the seat may use this turn (REALM-G6.01, G6.02)."""
    found = s.numbers.gold_in[bracket_at(s.rank.index(seat), len(s.rank))][:]
    found[MARCHING] += extra_marches(s, seat)
    return found


def effective(s: Realm, seat: int, bid: int) -> int:
    """Return the effective bid (REALM-D1.04)."""
    if owns(s, seat, GREAT):
        return bid + s.numbers.greatgame * len(s.provinces(seat))
    return bid


def tie_groups(s: Realm, bids: list[int]) -> list[list[int]]:
    """Return the active seats grouped by effective bid, best first (REALM-D1.04, D2.01)."""
    groups: dict[int, list[int]] = {}
    for seat in s.rank:
        groups.setdefault(effective(s, seat, bids[seat]), []).append(seat)
    return [groups[value] for value in sorted(groups, reverse=True)]


def publish(s: Realm) -> None:
    """Publish the Ranking (REALM-D1.05)."""
    if s.log is not None:
        s.log.append((verbs.RANKING, ALL, tuple(s.number[seat] for seat in s.rank), "REALM-D1.04 REALM-D1.05"))


def by_lot(s: Realm, group: list[int], chance: Chance) -> list[int]:
    """Return a random order of a tied group (REALM-D2.02, D2.04)."""
    if len(group) < 2:
        return group
    group = sorted(group, key=s.number.__getitem__)
    chance.shuffle(group)
    if s.log is not None:
        s.log.append((verbs.LOTS, ALL, tuple(s.number[seat] for seat in group), "REALM-D2.04"))
    return group


def rank_later(s: Realm, bids: list[int]) -> None:
    """Set the Ranking from turn 2 on; the player who was ranked higher wins ties (REALM-D2.05)."""
    worth = {seat: effective(s, seat, bids[seat]) for seat in s.rank}
    s.rank.sort(key=lambda seat: -worth[seat])
    publish(s)
