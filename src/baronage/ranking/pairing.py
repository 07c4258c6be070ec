"""Who meets whom: round robin, Swiss, knock-out and arena, at tables of two or of many. Repeatable by its seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

Table = tuple[str, ...]  # who sits there, in the order of the seats
AGAIN = 1000.0  # how much worse a second meeting is than a point's difference
SEATS = 8  # the power by which it grows that one has the same seat again: thrice is worse than two points
TRIES = 20_000  # exchanges that are tried to make a round of large tables better


@dataclass(frozen=True)
class Round:
    """The tables of a round, who has no place at one, and who wins without a game: whom he was to meet is gone."""

    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()
    walkovers: tuple[str, ...] = ()


# --- round robin ----------------------------------------------------------------------------------------------------


def berger(players: Sequence[str]) -> list[Round]:
    """Everybody meets everybody once, two at a table, by the tables of Berger: the first seat is had as often as the second."""
    numbers: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    count = len(numbers)
    rounds = []
    for at in range(count - 1):
        last = count - 1
        # the last number stays; the others go round by half of the table in each round
        turning = [(at * (count // 2) + step) % last for step in range(last)]
        pairs = [(turning[0], last) if at % 2 == 0 else (last, turning[0])]
        pairs += [(turning[step], turning[last - step]) for step in range(1, count // 2)]
        named = [(numbers[one], numbers[two]) for one, two in pairs]
        tables = tuple((one, two) for one, two in named if one is not None and two is not None)
        rounds.append(Round(tables, tuple(one or two or "" for one, two in named if one is None or two is None)))
    return rounds


# --- Swiss ----------------------------------------------------------------------------------------------------------


def swiss(players: Sequence[str], points: Mapping[str, float], before: Sequence[Round], size: int, seed: int) -> Round:
    """A round in which those meet who have as many points and have not met; seats in turn.

    `players` from the strongest to the weakest. Who is left over has a bye: who has had the fewest, and of those who has the
    fewest points.
    """
    met = meetings(before)
    byes = Counter(player for one in before for player in one.byes)
    rank = {player: at for at, player in enumerate(players)}
    order = sorted(players, key=lambda player: (-points[player], rank[player]))
    spare = len(order) % size
    out = sorted(order, key=lambda player: (byes[player], points[player], -rank[player]))[:spare]
    inside = [player for player in order if player not in out]
    seated = seats_had(before)
    if size == 2:
        groups = _pairs(inside, points, met, rank, seated)
    else:
        groups = _groups(inside, points, met, size, random.Random(seed))
    return Round(tuple(seat(group, seated) for group in groups), tuple(out))


def meetings(rounds: Sequence[Round]) -> Counter[frozenset[str]]:
    """How often each two sat at a table."""
    return Counter(frozenset(pair) for one in rounds for table in one.tables for pair in combinations(table, 2))


def seats_had(rounds: Sequence[Round]) -> Counter[tuple[str, int]]:
    """How often each had each seat."""
    return Counter((player, at) for one in rounds for table in one.tables for at, player in enumerate(table))


def _pairs(
    order: Sequence[str],
    points: Mapping[str, float],
    met: Counter[frozenset[str]],
    rank: Mapping[str, int],
    seated: Counter[tuple[str, int]],
) -> list[Table]:
    """The best pairs there are: few second meetings, then points, then seats in turn, then the upper half against the lower."""
    import networkx  # here: a server that pairs nobody starts without it

    graph: networkx.Graph = networkx.Graph()
    alike = Counter(points[player] for player in order)
    place = {
        player: sum(points[other] == points[player] and rank[other] < rank[player] for other in order)
        for player in order
    }
    more = {player: seated[player, 0] - seated[player, 1] for player in order}  # how often more he had the first seat
    for one, two in combinations(order, 2):
        cost = AGAIN * 1000 * met[frozenset((one, two))] + AGAIN * abs(points[one] - points[two]) ** 2
        cost += min((more[one] + side) ** SEATS + (more[two] - side) ** SEATS for side in (1, -1))
        if points[one] == points[two]:
            cost += abs(abs(place[one] - place[two]) - alike[points[one]] // 2)
        graph.add_edge(one, two, weight=-round(cost * 100))
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    at = {player: number for number, player in enumerate(order)}
    pairs: list[Table] = [tuple(sorted(pair, key=at.__getitem__)) for pair in matched]
    return sorted(pairs, key=lambda pair: at[pair[0]])


def _groups(
    order: Sequence[str], points: Mapping[str, float], met: Counter[frozenset[str]], size: int, chance: random.Random
) -> list[Table]:
    """Tables of many: by points, then exchanges between tables as long as they make it better."""
    tables = [list(order[at : at + size]) for at in range(0, len(order), size)]
    if len(tables) < 2:
        return [tuple(table) for table in tables]

    def cost(table: Sequence[str]) -> float:
        again = sum(met[frozenset(pair)] ** 2 + met[frozenset(pair)] for pair in combinations(table, 2))
        apart = sum((points[one] - points[two]) ** 2 for one, two in combinations(table, 2))
        return AGAIN * again + apart

    costs = [cost(table) for table in tables]
    for _ in range(TRIES):
        one, two = chance.sample(range(len(tables)), 2)
        if not costs[one] and not costs[two]:
            if not any(costs):
                break
            continue
        here, there = chance.randrange(size), chance.randrange(size)
        tables[one][here], tables[two][there] = tables[two][there], tables[one][here]
        new = cost(tables[one]), cost(tables[two])
        if sum(new) <= costs[one] + costs[two]:
            costs[one], costs[two] = new
        else:
            tables[one][here], tables[two][there] = tables[two][there], tables[one][here]
    return [tuple(table) for table in tables]


def seat(group: Sequence[str], seated: Counter[tuple[str, int]]) -> Table:
    """The order of seats in which everybody has had his seat as seldom as can be: exactly, over all orders."""
    best: dict[int, tuple[int, Table]] = {0: (0, ())}  # by who sits already
    for at in range(len(group)):
        found: dict[int, tuple[int, Table]] = {}
        for taken, (cost, table) in best.items():
            for number, player in enumerate(group):
                if taken >> number & 1:
                    continue
                so_far = cost + seated[player, at] ** 2 * len(group) + seated[player, at], (*table, player)
                key = taken | 1 << number
                if key not in found or so_far[0] < found[key][0]:
                    found[key] = so_far
        best = found
    return best[(1 << len(group)) - 1][1]


# --- knock-out ------------------------------------------------------------------------------------------------------


def bracket(players: Sequence[str], size: int) -> Round:
    """A round of a knock-out among who is left, from the strongest to the weakest: the winner of each table goes on.

    Where it does not come out even the strongest have a bye, so that later rounds do. Each round is drawn anew: the strongest
    meets the weakest. Fewer than a table has seats sit at a smaller one.
    """
    if len(players) <= size:
        return Round((tuple(players),))
    later = size  # so many shall be left
    while later * size < len(players):
        later *= size
    count = -(-(len(players) - later) // (size - 1))
    free = max(0, len(players) - count * size)
    inside = list(players[free:])
    made: list[list[str]] = [[] for _ in range(count)]
    for at, player in enumerate(inside):  # there and back: 1 8, 2 7, ...
        lap, number = divmod(at, count)
        made[number if lap % 2 == 0 else -1 - number].append(player)
    return Round(tuple(tuple(table) for table in made), tuple(players[:free]))


# --- arena ----------------------------------------------------------------------------------------------------------


def arena(
    waiting: Sequence[str], points: Mapping[str, float], last: Mapping[str, frozenset[str]], size: int
) -> tuple[Table, ...]:
    """Those who wait, longest first, sit down with who has nearly as many points, and not with whom they have just played if
    there is anybody else.
    """
    left = list(waiting)
    found = []
    while len(left) >= size:
        table = [left.pop(0)]
        while len(table) < size:
            near = min(
                left,
                key=lambda other: (
                    any(other in last.get(one, frozenset()) for one in table),
                    abs(points[other] - points[table[0]]),
                    left.index(other),
                ),
            )
            left.remove(near)
            table.append(near)
        found.append(tuple(table))
    return tuple(found)
