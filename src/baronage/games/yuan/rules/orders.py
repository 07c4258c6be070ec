"""Costs and legality of orders (YUAN-P1.02 to P1.07, C1.01 to C1.03)."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final

from baronage.engine.core.state import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import mask
from baronage.games.yuan.data import (
    CLANS,
    HUAN,
    ISLAND,
    LUONG,
    MERKIT,
    MYSTIC,
    PROVINCES,
    ZHUANG,
)
from baronage.games.yuan.rules.provinces import RESOURCES, production
from baronage.games.yuan.state import VILLAGE, Yuan

Order = tuple[int, int, int, int]  # target, levels of Development, Fortification, Militarization
Levels = tuple[int, int, int, int]
Costs = tuple[Levels, Levels, Levels]  # by level, for the three actions

# A sheet of levels is a number, 16 D + 4 F + M; a set of sheets is a bit set of 64.
SHEETS: Final = 64
LEVEL_D: Final = tuple(sum(1 << sheet for sheet in range(SHEETS) if sheet >> 4 == level) for level in range(4))
LEVEL_F: Final = tuple(sum(1 << sheet for sheet in range(SHEETS) if sheet >> 2 & 3 == level) for level in range(4))
LEVEL_M: Final = tuple(sum(1 << sheet for sheet in range(SHEETS) if sheet & 3 == level) for level in range(4))
EVERY: Final = (1 << SHEETS) - 2
NEAR: Final = EVERY & ~LEVEL_D[0]  # a free target within reach
FAR: Final = LEVEL_D[3]  # a free target anywhere
ATTACK: Final = LEVEL_D[0] & ~LEVEL_M[0]  # an enemy target, or a contingent attack
PEACE: Final = LEVEL_M[0]
RAW: Final = EVERY & ~((LEVEL_F[0] | LEVEL_F[1]) & ~LEVEL_M[0])  # an own Village: no Recruitment without a City


# --- costs ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _lowered(produced: int, second: int, third: int) -> Levels:
    """Return the cost of each level of an action with `produced` of its resource (YUAN-C1.01, C1.03)."""
    return (0, 0, max(0, second - produced), max(0, third - produced))


def costs(s: Yuan, clan: int, produced: list[int]) -> Costs:
    """Return the cost of every level of every action (YUAN-C1.01, K4.01, K9.02)."""
    at = RESOURCES * clan
    _, _, second, dearest = s.numbers.cost
    return (
        _lowered(produced[at], second, dearest + 1 if s.powers and clan == MERKIT else dearest),
        _lowered(produced[at + 1], second, dearest + 1 if s.powers and clan == LUONG else dearest),
        _lowered(produced[at + 2], second, dearest),
    )


def budget(s: Yuan, clan: int) -> int:
    """Return the most that an order may cost (YUAN-P1.04, K3.01)."""
    if s.powers and clan == ZHUANG and not s.loan[clan]:
        lent = min(s.numbers.max_borrowed, s.bank - sum(s.chao)) if s.bank else s.numbers.max_borrowed  # R97
        return s.chao[clan] + lent
    return s.chao[clan]


def affordable(prices: Costs, most: int) -> int:
    """Return the affordable sheets.

    None and level I cost nothing, so the sets for none are copies of those for level I.
    """
    develop, fortify, (_, _, second, third) = prices
    found = 0
    for d in (1, 2, 3):
        left = most - develop[d]
        if left < 0:
            break
        row = 0
        for f in (1, 2, 3):
            rest = left - fortify[f]
            if rest < 0:
                break
            row |= (15 if third <= rest else 7 if second <= rest else 3) << 4 * f
        found |= (row | row >> 4 & 15) << 16 * d
    return found | found >> 16 & 0xFFFF


# --- inputs of P1.06 ------------------------------------------------------------------------------------------------
# One byte per Province holds its kind for a clan; the bytes of all Provinces are combined in one operation.

IS_FREE, IS_NEAR, IS_ARMED, IS_OWN, IS_VILLAGE, IS_BUILT, IS_HAUNTED, IS_ABROAD = (1 << bit for bit in range(8))


def _allowed(kind: int) -> int:
    """Return the sheets for a target of this kind regardless of cost (YUAN-P1.06, X1.02, X2.05).

    Expansion I is checked separately.
    """
    if kind & IS_FREE:
        sheets = (NEAR if kind & IS_NEAR else FAR) | (ATTACK if kind & IS_ARMED else 0)
    elif kind & IS_OWN:
        sheets = RAW if kind & IS_VILLAGE else EVERY
        if kind & IS_BUILT:
            sheets &= ~LEVEL_D[3]
    else:
        sheets = ATTACK if kind & IS_ARMED and not kind & IS_HAUNTED else 0
    return sheets & PEACE if kind & IS_ABROAD else sheets


ALLOWED: Final = tuple(_allowed(kind) for kind in range(256))
# Kinds that can be a target: everything but a far Colonization has a sheet that costs nothing.
TARGETS: Final = bytes(ALLOWED[kind] != 0 for kind in range(256))
NEAR_TARGETS: Final = bytes(ALLOWED[kind] & ~FAR != 0 for kind in range(256))

_CLICKS: Final = tuple((verbs.TARGET, p) for p in range(PROVINCES + 1))
_ONLY: Final = tuple(bytes(value == owner for value in range(256)) for owner in range(CLANS + 1))
_VILLAGES: Final = bytes(value == VILLAGE for value in range(256))
_SOME: Final = bytes(value > 0 for value in range(256))
_ISLAND: Final = mask(tuple(sorted(ISLAND)))


class Survey:
    """Data about one position shared by all clans. It holds no reference to the state, so all copies share it."""

    def __init__(self, s: Yuan) -> None:
        land, owner, armies = s.land, s.owner, s.armies
        owners = bytes(owner)
        self.produced: Final = production(s)
        self.owners: Final = owners
        # equal for all clans: free, a Village, no place for a Temple, a Yellow Army
        shared = int.from_bytes(owners.translate(_ONLY[0]), "little") & land.mask
        shared |= int.from_bytes(bytes(s.build).translate(_VILLAGES), "little") << 4
        shared |= (int.from_bytes(bytes(s.temples), "little") if s.supply else land.mask) << 5
        if s.automatic >= 0:
            yellow = int.from_bytes(owners.translate(_ONLY[s.automatic + 1]), "little")
            shared |= (yellow & int.from_bytes(bytes(armies).translate(_SOME), "little")) << 6
        self.shared: Final = shared
        self.near: Final = [0] * (CLANS + 1)  # by owner
        self.armed: Final = [0] * (CLANS + 1)
        near, armed, links = self.near, self.armed, land.links
        for p in land.provinces:
            mine = owner[p]
            if mine:
                near[mine] |= links[p]
                if armies[p]:
                    armed[mine] |= links[p]

    def kinds(self, s: Yuan, clan: int) -> bytes:
        """Return the kind of every Province for a clan."""
        mine = clan + 1
        near, armed = self.near[mine], self.armed[mine]
        if s.land.edges:
            by_river = s.land.by_river(s.owner, s.armies, clan)
            near |= by_river[0]
            armed |= by_river[1]
        found = self.shared | near << 1 | armed << 2
        found |= int.from_bytes(self.owners.translate(_ONLY[mine]), "little") << 3
        if s.scenario == MYSTIC and clan == HUAN:
            found |= (s.land.mask & ~_ISLAND) << 7
        return found.to_bytes(PROVINCES + 1, "little")


class Legal:
    """Legal orders of a clan in one position."""

    def __init__(self, s: Yuan, clan: int, survey: Survey) -> None:
        prices = costs(s, clan, survey.produced)
        most = budget(s, clan)
        self.kinds: Final = bytes(PROVINCES + 1) if s.forced[clan] else survey.kinds(s, clan)  # YUAN-K3.02
        self.can: Final = affordable(prices, most)
        possible = self.kinds.translate(TARGETS if prices[0][3] <= most else NEAR_TARGETS)
        self.targets: Final[list[Action]] = list(compress(_CLICKS, possible))
        self.known: Final[dict[int, int]] = {}  # cached legal sheets by target

    def rules(self, s: Yuan, p: int) -> int:
        """Return the sheets for this target regardless of cost."""
        kind = self.kinds[p]
        sheets = ALLOWED[kind]
        if kind & IS_OWN and not roomy(s, p):
            sheets &= ~LEVEL_D[1]
        return sheets

    def sheets(self, s: Yuan, p: int) -> int:
        """Return the legal sheets for this target."""
        if p not in self.known:
            self.known[p] = self.rules(s, p) & self.can
        return self.known[p]


def roomy(s: Yuan, p: int) -> bool:
    """Return whether the group of p has a free neighbour, as Expansion I requires (YUAN-P1.06)."""
    owner, adjacent = s.owner, s.land.adjacent
    mine = owner[p]
    waiting = [p]
    seen = {p}
    for q in waiting:
        for other in adjacent[q]:
            if not owner[other]:
                return True
            if owner[other] == mine and other not in seen:
                seen.add(other)
                waiting.append(other)
    return False


def legal(s: Yuan, clan: int) -> Legal:
    """Return the legal orders of a clan now."""
    return Legal(s, clan, Survey(s))


def flat_orders(s: Yuan, clan: int) -> list[Order]:
    """Return every legal order except the pass, by target and sheet (section 5)."""
    found: list[Order] = []
    table = legal(s, clan)
    for _, p in table.targets:
        sheets = table.sheets(s, p)
        for sheet in range(1, SHEETS):
            if sheets >> sheet & 1:
                found.append((p, sheet >> 4, sheet >> 2 & 3, sheet & 3))
    return found
