"""Orders weighed part by part, without resolving them: the basis of the rollout policy and of the shortlist."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.games.yuan.bot import (
    ARMY,
    CHAO,
    CITY_WORTH,
    EXPOSED,
    EXPOSED_TEMPLE,
    MINE,
    NEXT_TEMPLE,
    PRODUCTION,
    RICE,
    TEMPLE,
    WALL,
    in_danger,
)
from baronage.games.yuan.data import HILL, LAST_TURN, REQUIRED, TERRAIN
from baronage.games.yuan.rules.development import claimed
from baronage.games.yuan.rules.orders import Costs, Legal, Order
from baronage.games.yuan.rules.provinces import defence
from baronage.games.yuan.state import CITY, DOUBLE, VILLAGE, Yuan

WHIM: Final = 0.8  # smaller differences are ignored at random, so that two such players don't always collide
GRAINS: Final = 1 << 20
CONTESTED: Final = 0.85  # expected share of claimed land
SWING: Final = 1.7  # land taken from an enemy counts twice
SURE: Final = 0.9  # success probability of an attack with an Army to spare,
TIGHT: Final = 0.55  # and of one without, since the defender may arm
NEAR_END: Final = 100.0  # value of the winning Temple
FRONT: Final = 0.6  # extra value of an Army where enemies have Armies


class Weighing:
    """Values of the parts of a clan's order, in Provinces."""

    def __init__(self, s: Yuan, clan: int, table: Legal, prices: Costs) -> None:
        self.s = s
        self.clan = clan
        self.table = table
        self.prices = [[CHAO * price for price in row] for row in prices]
        self.feared = in_danger(s)
        held = s.temples_held()
        self.temples = held[clan]
        soon = REQUIRED[min(LAST_TURN, s.turn + 2)]
        self.temple = TEMPLE + (NEXT_TEMPLE if self.temples < soon else 0.0)
        most = max(held)
        if self.temples + 1 >= REQUIRED[s.turn] and self.temples + 1 > most:
            self.temple += NEAR_END
        self.most = most
        self.parts: dict[int, tuple[list[float], list[float], list[float]]] = {}  # values of levels, by target
        self.grown: dict[int, float] = {}  # by a Province of a group: the value of an Expansion

    def value(self, order: Order) -> float:
        """Return the value of an order, without a whim."""
        p, d, f, m = order
        if p not in self.parts:
            owner = self.s.owner[p]
            own = owner == self.clan + 1
            self.parts[p] = self.free(p) if not owner else self.own(p) if own else self.enemy(p)
        develop, fortify, arm = self.parts[p]
        return develop[d] + fortify[f] + arm[m]

    def best(self, chance: Chance) -> Order | None:
        """Return the best order, or None to pass."""
        s, mine = self.s, self.clan + 1
        found: Order | None = None
        most = CHAO * s.numbers.pass_gain + WHIM * chance.below(GRAINS) / GRAINS
        for _, p in self.table.targets:
            owner = s.owner[p]
            sheets = self.table.sheets(s, p)
            if not owner:
                parts = self.free(p)
            elif owner == mine:
                parts = self.own(p)
            else:
                parts = self.enemy(p)
            whim = WHIM * chance.below(GRAINS) / GRAINS
            develop, fortify, arm = parts
            for number in range(1, 64):
                if sheets >> number & 1:
                    d, f, m = number >> 4, number >> 2 & 3, number & 3
                    value = develop[d] + fortify[f] + arm[m] + whim
                    if value > most:
                        most = value
                        found = (p, d, f, m)
        return found

    def land(self, p: int) -> float:
        """Return the value of an empty Province."""
        terrain = TERRAIN[p]
        if terrain >= HILL:
            return 1.0
        amount = 2.0 if self.s.land.fiery[p] else 1.0
        return 1.0 + amount * (PRODUCTION + (RICE if terrain == 0 else 0.0)) + (MINE if terrain == 2 else 0.0)

    def free(self, p: int) -> tuple[list[float], list[float], list[float]]:
        s = self.s
        gain = self.land(p)
        for q in s.land.adjacent[p]:
            if not s.owner[q]:
                gain += CONTESTED * self.land(q)
        if s.temples[p]:
            gain += self.temple
        develop, fortify, arm = self.prices
        more = CHAO * s.numbers.development_gain
        return (
            [-9.0, gain, gain + more - develop[2], gain - develop[3]],
            [0.0, -1.0, CITY_WORTH - fortify[2], -1.0],
            [0.0, -0.1, -arm[2], -1.0 - arm[3]],
        )

    def own(self, p: int) -> tuple[list[float], list[float], list[float]]:
        s = self.s
        develop, fortify, arm = self.prices
        gain = self.growth(p)
        feared = p in self.feared
        temple = self.temple - (EXPOSED_TEMPLE if feared else 0.0)
        guard = EXPOSED + (EXPOSED_TEMPLE if s.temples[p] else 0.0) if feared else 0.0
        front = ARMY + (FRONT if feared else 0.0)
        if s.build[p] == VILLAGE:
            walls = [0.0, -0.1, CITY_WORTH, CITY_WORTH + WALL + front + guard]
        else:
            double = 0.0
            if s.build[p] != DOUBLE and TERRAIN[p] < HILL:
                double = PRODUCTION + (RICE if TERRAIN[p] == 0 else 0.0)
            wall = 0.0 if s.walls[p] else WALL + guard
            stone = 0.0 if s.walls[p] == 2 else WALL * (2 - s.walls[p]) + guard
            walls = [0.0, double or -0.1, wall + double, stone + front]
        spare = s.arms[self.clan]
        one = front if spare and s.armies[p] < 3 else 0.0
        three = front * min(3 - min(s.armies[p], 2), spare)
        more = CHAO * s.numbers.development_gain
        return (
            [0.0, gain, gain + more - develop[2], temple - develop[3]],
            [walls[0], walls[1], walls[2] - fortify[2], walls[3] - fortify[3]],
            [0.0, -0.1, one + (guard if one else 0.0) - arm[2], three + (guard if three else 0.0) - arm[3]],
        )

    def growth(self, p: int) -> float:
        """Return the value of the free land beside the group of a Province."""
        if p not in self.grown:
            self.grown[p] = sum([CONTESTED * self.land(q) for q in claimed(self.s, p)])
        return self.grown[p]

    def enemy(self, p: int) -> tuple[list[float], list[float], list[float]]:
        """Return the values of an attack: the Province if it can be won, and Armies lost by each side."""
        s = self.s
        _, fortify, arm = self.prices
        mine = self.clan + 1
        force = 0
        for q in s.land.reach(p, s.owner, s.armies, self.clan):
            if s.owner[q] == mine:
                force += s.armies[q]
        prize = self.land(p) + (CITY_WORTH if s.build[p] >= CITY else 0.0) + ARMY * s.armies[p] / SWING
        if s.temples[p]:
            prize += TEMPLE + NEXT_TEMPLE
            if s.turn >= s.last - 1 or self.temples + 1 >= REQUIRED[s.turn] or self.most >= REQUIRED[s.turn]:
                prize += NEAR_END / SWING
        wall = 9 if s.walls[p] == 2 else defence(s, p)
        helped = force + (1 if s.arms[self.clan] else 0)
        values = [0.0]
        for level in (1, 2, 3):
            left = (helped if level > 1 else force) - s.armies[p] - wall
            odds = SURE if left > 1 else TIGHT if left == 1 else 0.0
            value = odds * SWING * prize - ARMY * min(s.armies[p], force) * 0.5
            if level == 3 and odds:
                for q in s.land.adjacent[p]:
                    theirs = s.owner[q]
                    if theirs and theirs != mine and not s.armies[q] and s.walls[q] < 2 and not defence(s, q):
                        value += odds * SWING * (self.land(q) + (TEMPLE + NEXT_TEMPLE if s.temples[q] else 0.0))
            values.append(value - 2.0 if not odds else value)
        return (
            [0.0, -9.0, -9.0, -9.0],
            [0.0, -0.2, 0.3 - fortify[2], -1.0],
            [values[0], values[1], values[2] - arm[2], values[3] - arm[3]],
        )
