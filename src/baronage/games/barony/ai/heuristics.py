"""Value of a position for a Baron, used by the bot: progress on the points, Serfs, dangers. Public information only.

An `Outlook` is a position on trial: places and holds can be changed without touching the state. Its `weights` set how
much each feature counts.
"""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import Final

from baronage.games.barony.ai.weights import GUARDED, Weights
from baronage.games.barony.board.geometry import DIRECTIONS, Kingdom
from baronage.games.barony.data import JUMPER, POINTER, SIDER
from baronage.games.barony.rules.odds import bonus, exits, wins
from baronage.games.barony.state import AIR, Barony

FARTHEST: Final = 30.0  # in movements; beyond this distance a movement counts less
REMOTE: Final = 0.1  # what a movement counts beyond that distance
MATES: Final = 0.7  # weight of team-mates' Serfs
SHIFT: Final = 9.0  # cost in movements of a friend changing a Jumper's class,
DETOUR: Final = 12.0  # or where it can go through the Market instead
WON: Final = 1000.0
LONG: Final = 200  # rounds after which a game counts as too long, whatever its limit
MAX_HOPE: Final = 0.8  # the largest share of lost rolls that is counted as won
GOLD: Final = 0.0003  # value of a piece of gold
HOARD: Final = 3_000  # up to this amount
MORE_GOLD: Final = 0.00005  # value of each piece beyond it


def treasure(gold: int) -> float:
    """Return the value of a treasury; gold beyond `HOARD` counts less."""
    return GOLD * min(gold, HOARD) + MORE_GOLD * max(0, gold - HOARD)


@lru_cache(maxsize=256)
def movements(board: Kingdom, market: int, vocation: int) -> tuple[tuple[tuple[int, float], ...], ...]:
    """Return for every space the spaces one movement away, each with its cost."""
    found: list[tuple[tuple[int, float], ...]] = []
    for triangle in range(board.size):
        if vocation == SIDER:
            near = [(other, 1.0) for other, _ in board.sides[triangle]]
        elif vocation == POINTER:
            near = [(other, 1.0) for other, _ in board.touches[triangle]]
        else:
            near = [(board.jump[6 * triangle + d], 1.0) for d in DIRECTIONS if board.jump[6 * triangle + d] >= 0]
            shift = SHIFT if market < 0 else DETOUR
            near += [(board.step[6 * triangle + d], shift) for d in DIRECTIONS if board.step[6 * triangle + d] >= 0]
        if market >= 0 and board.border_direction[triangle] >= 0:
            near.append((market, 1.0))
        found.append(tuple(near))
    if market >= 0:
        found.append(tuple((triangle, 1.0) for triangle in board.border))
    return tuple(found)


@lru_cache(maxsize=2048)
def far(board: Kingdom, market: int, vocation: int, goal: int, walls: frozenset[int] = frozenset()) -> list[float]:
    """Return the movements from every space to `goal` on a board empty except for walls: barricaded Serfs (BAR-M1.06)."""
    near = movements(board, market, vocation)
    found = [99.0] * (board.size + 1)
    found[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        cost, space = heapq.heappop(queue)
        if cost > found[space] or (space in walls and space != goal):
            continue
        for other, more in near[space]:
            if cost + more < found[other]:
                found[other] = cost + more
                heapq.heappush(queue, (cost + more, other))
    return found


def in_reserve(away: float) -> float:
    """Return the value, in movements, of a reserve Serf at distance `away`."""
    near = FARTHEST - away
    return near if near > 0 else REMOTE * near


Turns = tuple[float, float, float, float]  # turns to each of three points, and the value as a reserve


@lru_cache(maxsize=512)
def nearness(
    board: Kingdom, market: int, vocation: int, move: int, points: tuple[int, ...], walls: frozenset[int]
) -> list[Turns]:
    """Return for every space the turns to each of three points, and the value of a reserve Serf there."""
    one, two, three = (far(board, market, vocation, point, walls) for point in points)
    turns = [(one[here] / move, two[here] / move, three[here] / move) for here in range(board.size + 1)]
    return [(*row, in_reserve(min(row))) for row in turns]


def _nearest(rest: list[Turns]) -> tuple[list[float], list[int], float]:
    """Return the distance and index of the Serf nearest to each of three points, and the sum of all reserve values."""
    one = two = three = FARTHEST * 9
    first = second = third = -1
    reserves = 0.0
    for number, row in enumerate(rest):
        to_one, to_two, to_three, reserve = row
        reserves += reserve
        if to_one < one:
            one, first = to_one, number
        if to_two < two:
            two, second = to_two, number
        if to_three < three:
            three, third = to_three, number
    return [one, two, three], [first, second, third], reserves


def _next_nearest(rest: list[Turns], taken: list[int], point: int, away: list[float], nearest: list[int]) -> None:
    """Store the Serf nearest to `point` among those not taken, and its distance, in `nearest` and `away`."""
    least, found = FARTHEST * 9, -1
    for number, row in enumerate(rest):
        if row[point] < least and number not in taken:
            least, found = row[point], number
    away[point], nearest[point] = least, found


def _on_the_way(weights: Weights, away: float, crowd: float) -> float:
    """Return the value of the Serf nearest to a point. A guard matters more the nearer that Serf is."""
    close = 1 - away / GUARDED
    return weights.near - weights.step * (away + crowd * close if close > 0 else away)


def _reserves(rest: list[Turns], wanted: list[int]) -> float:
    """Return the value of the Serfs without a point of their own, measured to the points still wanted."""
    total = 0.0
    for row in rest:
        total += row[3] if len(wanted) == 3 else in_reserve(min([row[number] for number in wanted]))
    return total


@lru_cache(maxsize=64)
def reach(board: Kingdom, market: int, vocation: int) -> list[frozenset[int]]:
    """Return for every space the spaces that one movement enters."""
    return [frozenset(other for other, cost in row if cost == 1.0) for row in movements(board, market, vocation)]


class Outlook:
    """A position on trial, as seen by one seat."""

    def __init__(self, s: Barony, seat: int, weights: Weights, before: Outlook | None = None) -> None:
        """Copy `before`, or read the state if it is None."""
        self.s = s
        self.seat = seat
        self.weights, self.holds = weights, weights.holds(s.numbers.hold_turns)
        if before is not None:
            self._take_over(before)
            return
        self.ours: bool = s.turn == seat  # if so, the others move next
        self.place: list[int] = s.place[:]
        self.hold: list[int] = s.hold[:]
        self.on = [-1] * (s.board.size + 1)  # the Serf on each space, or -1
        for serf, space in enumerate(s.place):
            if space >= 0:
                self.on[space] = serf
        seats = [other for other in range(s.seats) if not s.fallen[other]]
        self.seats = seats
        self.points: dict[int, list[int]] = {other: list(s.board.points[s.enemy(other)]) for other in seats}
        self.hunters = [other for other in seats if s.enemy(other) == s.home[seat] and not s.mates(seat, other)]
        if s.teams:  # the whole other team hunts this team
            self.hunters = [other for other in seats if not s.mates(seat, other)][:1]
        self.fiefs: dict[int, list[int]] = {other: list(s.fief(other)) for other in seats}
        # opponents, with the weights of their progress and of their Serfs
        self.foes: list[tuple[int, float, float]] = [
            (
                other,
                weights.hunter if other in self.hunters else weights.others,
                1.0 if s.seats == 2 else weights.others,
            )
            for other in seats
            if not s.mates(seat, other)
        ]
        self.friends = [other for other in seats if other != seat and s.mates(seat, other)]
        board, market = s.board, s.market
        walls = frozenset([s.place[serf] for serf, hold in enumerate(s.hold) if hold == s.numbers.hold_turns])
        self.near: dict[int, list[Turns]] = {}
        self.bonus: dict[int, int] = {}
        for other in seats:
            points = tuple(self.points[other])
            for serf in self.fiefs[other]:
                self.near[serf] = nearness(board, market, s.vocation[serf], s.move[serf], points, walls)
                self.bonus[serf] = bonus(s, serf, True)
        self.reach: dict[int, list[frozenset[int]]] = {
            vocation: reach(board, market, vocation) for vocation in (SIDER, JUMPER, POINTER)
        }
        self.own_points: list[int] = list(s.board.points[s.home[seat]])
        # The longer a game lasts, the less own Serfs are spared and the higher fights are rated, so that a locked
        # game opens up.
        late: float = s.round / min(s.setup.options["round_limit"], LONG)
        self.caution: float = weights.sparing * min(1.0, max(0.3, 1.3 - 1.6 * late))
        self.hope: float = min(MAX_HOPE, max(0.0, 2.0 * late - 0.6))
        self.errand = -1  # the own Serf that is sent to the Market, or -1
        self.lure = 0.0  # the value of that visit
        self.journey = 0.0  # and its length in turns
        self.to_market: dict[int, list[float]] = {
            vocation: far(board, market, vocation, market) for vocation in (SIDER, JUMPER, POINTER) if market >= 0
        }
        # progress and strength by seat, cached where they don't depend on the others
        self.known: dict[int, float] = {}
        self.known_strength: dict[int, float] = {}
        self.fights: dict[tuple[int, ...], float] = {}  # cached values of fights
        self.total: float | None = None  # cached value of the whole position

    def _take_over(self, before: Outlook) -> None:
        """Share what does not change with `before`; copy places and holds."""
        self.ours = before.ours
        self.place, self.hold, self.on = before.place[:], before.hold[:], before.on[:]
        self.seats, self.points, self.hunters, self.fiefs = before.seats, before.points, before.hunters, before.fiefs
        self.foes, self.friends, self.near, self.bonus = before.foes, before.friends, before.near, before.bonus
        self.reach, self.own_points = before.reach, before.own_points
        self.caution, self.hope = before.caution, before.hope
        self.errand, self.lure, self.journey = before.errand, before.lure, before.journey
        self.to_market = before.to_market
        self.known = {}
        self.known_strength = before.known_strength
        self.fights = {}
        self.total = None

    def moved(self, serf: int, place: int) -> Outlook:
        """Return a copy with `serf` on `place`; it loses its hold."""
        copy = Outlook(self.s, self.seat, self.weights, self)
        here = copy.place[serf]
        copy.place[serf] = place
        copy.hold[serf] = 0
        if here >= 0 and copy.on[here] == serf:
            copy.on[here] = -1
        if place >= 0 > copy.on[place]:  # on an occupied space, the Serf already there stays
            copy.on[place] = serf
        mover = self.s.control[serf]
        for seat, progress in self.known.items():
            points = self.points[seat]
            if seat != mover and here not in points and place not in points:
                copy.known[seat] = progress
        if place < 0 and place != AIR:
            copy.known_strength = {seat: known for seat, known in self.known_strength.items() if seat != mover}
        return copy

    # --- worth --------------------------------------------------------------------------------------------------

    def value(self) -> float:
        """Return the value of the position at the end of this turn."""
        if self.total is not None:
            return self.total
        seat = self.seat
        others = 0.0
        for foe, ahead, strong in self.foes:
            others += ahead * self.progress(foe, not self.ours)
            others += strong * self.strength(foe)
        for friend in self.friends:
            others -= MATES * self.strength(friend)
        total: float = self.progress(seat, self.ours) + self.caution * self.strength(seat) - others
        self.total = total
        return total

    def strength(self, seat: int) -> float:
        """Return the strength of a Baron's Serfs in play."""
        known = self.known_strength.get(seat)
        if known is not None:
            return known
        s, place, weights = self.s, self.place, self.weights
        count = 0
        total = treasure(s.gold[seat])
        for serf in self.fiefs[seat]:
            if place[serf] >= 0 or place[serf] == AIR:
                count += 1
                total += weights.serf + weights.rank * s.rank[serf] + weights.weapon * (self.bonus[serf] - s.rank[serf])
        total -= weights.few * max(0, s.numbers.loss_serfs + 1 - count) + (WON if not count else 0)
        self.known_strength[seat] = total
        return total

    def progress(self, seat: int, struck: bool) -> float:
        """Return a Baron's progress on the three points to be held. `struck`: opponents move before that Baron."""
        known = self.known.get(seat)
        if known is not None:
            return known
        s, hold, weights = self.s, self.hold, self.weights
        held = 0
        free: list[int] = []
        used: list[int] = []
        wanted = [0, 1, 2]  # the points not barricaded yet
        sitting: list[tuple[int, int]] = []
        crowd = [0.0, 0.0, 0.0]
        for number, point in enumerate(self.points[seat]):
            serf = self.on[point]
            if serf >= 0 and s.mates(s.control[serf], seat):
                used.append(serf)
                if hold[serf] == s.numbers.hold_turns:
                    held += 1
                    wanted.remove(number)
                else:
                    sitting.append((serf, point))
            else:
                free.append(number)
                if serf >= 0:
                    crowd[number] = weights.crowded
        if held == 3:
            return WON
        more = weights.last if held == 2 else 1.0
        total = held * self.holds[s.numbers.hold_turns]
        for serf, point in sitting:
            total += self._sitter(seat, serf, point, struck, held)
        total += self._approach(seat, used, free, wanted, crowd, more)
        if not sitting:
            self.known[seat] = total
        return total

    def _sitter(self, seat: int, serf: int, point: int, struck: bool, held: int) -> float:
        """Return the value of a Serf on a point that is not barricaded yet, by its chance to become so."""
        soon, weights = self.hold[serf] + 1, self.weights
        risk = self.risk(seat, serf, point)
        if struck:
            kept = 1 - weights.exposed * risk
        else:  # it gains hold first
            kept = 1.0 if soon == self.s.numbers.hold_turns else 1 - weights.pressed * risk
        last = soon == self.s.numbers.hold_turns and held == 2
        more = weights.last if held == 2 else 1.0
        return (kept * WON / 4 if last else 0.0) + more * (kept * self.holds[soon] + (1 - kept) * weights.gone)

    def _approach(
        self, seat: int, used: list[int], free: list[int], wanted: list[int], crowd: list[float], more: float
    ) -> float:
        """Return the value of approaching the free points. Each gets the nearest Serf left; the others are reserves."""
        s, place, weights = self.s, self.place, self.weights
        total = 0.0
        rest: list[Turns] = []
        for serf in self.fiefs[seat]:
            here = place[serf]
            if serf == self.errand and here >= 0:
                # before it leaves, it counts for what it is to buy, and not against its Baron
                total += self.lure + weights.step * (
                    self.journey - self.to_market[s.vocation[serf]][here] / s.move[serf]
                )
            elif here >= 0 and serf not in used:
                rest.append(self.near[serf][here])
        if not free:
            return total + weights.reserve * _reserves(rest, wanted)
        away, nearest, reserves = _nearest(rest)
        taken: list[int] = []
        while free:  # the Serf nearest to any of them comes first
            if len(taken) == len(rest):
                return total - 6.0 * len(free)
            point = free[0]
            for other in free:
                if away[other] < away[point]:
                    point = other
            number = nearest[point]
            total += more * _on_the_way(weights, away[point], crowd[point])
            free.remove(point)
            taken.append(number)
            for other in free:
                if nearest[other] == number:
                    _next_nearest(rest, taken, other, away, nearest)
        if len(wanted) < 3:
            left = [row for number, row in enumerate(rest) if number not in taken]
            return total + weights.reserve * _reserves(left, wanted)
        for number in taken:
            reserves -= rest[number][3]
        return total + weights.reserve * reserves

    def threatened(self, point: int) -> bool:
        """Return whether a hunter is so near to this own point that its guard must stay."""
        for hunter in self.hunters:
            number = self.points[hunter].index(point) if point in self.points[hunter] else -1
            for serf in self.fiefs[hunter]:
                here = self.place[serf]
                free = number >= 0 <= here and self.hold[serf] < self.s.numbers.hold_turns
                if free and self.near[serf][here][number] * self.s.move[serf] < GUARDED:
                    return True
        return False

    def risk(self, seat: int, serf: int, space: int) -> float:
        """Return an opponent's best chance to drive this Serf away with one movement."""
        s, place, hold = self.s, self.place, self.hold
        best = -99
        for other in self.seats:
            if s.mates(other, seat):
                continue
            for foe in self.fiefs[other]:
                here = place[foe]
                if here < 0 or hold[foe] == s.numbers.hold_turns or s.sleep[foe] or s.snare[foe]:
                    continue
                if space in self.reach[s.vocation[foe]][here]:
                    best = max(best, self.bonus[foe])
        return wins(best - self.bonus[serf]) if best > -99 else 0.0

    def danger(self, serf: int) -> float:
        """Return what an own Serf risks losing at the edge if an opponent can reach it."""
        s, here = self.s, self.place[serf]
        if here < 0 or here == s.market or self.hold[serf] == s.numbers.hold_turns or s.blessings[serf]:
            return 0.0
        out = exits(s, here)
        if not out:
            return 0.0
        value: float = self.weights.serf + self.weights.rank * s.rank[serf]
        return self.caution * 0.5 * value * min(1.0, out / 3) * self.risk(self.seat, serf, here)
