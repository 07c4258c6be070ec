"""Pairings: round robin, Swiss, knock-out and arena, at tables of two or more. Reproducible by seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations

Table = tuple[str, ...]  # who sits there, in the order of the seats
AGAIN = 1000.0  # how much worse a second meeting is than a difference of a win
FLOAT = 0.1  # how bad it is to meet stronger, or weaker, opponents once more: less than half a win of difference
SMALL = AGAIN  # how bad it is to sit at a smaller table a second time: half as bad as a second meeting
BYE = 4.0  # the penalty for a bye of a player with more points than another
SEATS = 8  # the exponent of the penalty for repeating a seat: three times is worse than two points
TRIES = 20_000  # exchanges that are tried to make a round of large tables better,
STARTS = 4  # attempts
FEW = 12  # players up to which all tables are tried
REST = ""  # the opponent of a player with a bye


@dataclass(frozen=True)
class Round:
    """The tables of a round, the players with a bye, and the players who win because their opponent left."""

    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()
    walkovers: tuple[str, ...] = ()


# --- round robin ----------------------------------------------------------------------------------------------------


def berger(players: Sequence[str]) -> list[Round]:
    """Return rounds in which all meet once, two at a table, by the Berger tables: both seats are equally frequent."""
    numbers: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    count = len(numbers)
    rounds = []
    for at in range(count - 1):
        last = count - 1
        # the last number stays; the others rotate by half of the table in each round
        turning = [(at * (count // 2) + step) % last for step in range(last)]
        pairs = [(turning[0], last) if at % 2 == 0 else (last, turning[0])]
        pairs += [(turning[step], turning[last - step]) for step in range(1, count // 2)]
        named = [(numbers[one], numbers[two]) for one, two in pairs]
        tables = tuple((one, two) for one, two in named if one is not None and two is not None)
        rounds.append(Round(tables, tuple(one or two or "" for one, two in named if one is None or two is None)))
    return rounds


# --- Swiss ----------------------------------------------------------------------------------------------------------


Floats = Mapping[str, Sequence[int]]  # of the last rounds, newest first: 1 met weaker opponents, -1 met stronger ones


def swiss(
    players: Sequence[str],
    points: Mapping[str, float],
    before: Sequence[Round],
    size: int,
    seed: int,
    floats: Floats | None = None,
    smaller: bool = False,
) -> Round:
    """Return a round that pairs entrants with equal points who have not met; seats in turn.

    `players` from the strongest to the weakest; `points` as multiples of a win. Those left over rest: the ones who have rested
    least, and of those the ones with the fewest points. With `smaller` they sit at tables of one seat less, if that comes out.
    """
    met = meetings(before)
    byes = Counter(player for one in before for player in one.byes)
    rank = {player: at for at, player in enumerate(players)}
    order = sorted(players, key=lambda player: (-points[player], rank[player]))
    seated, floats = seats_had(before), floats or {}
    sizes = table_sizes(len(order), size, smaller)
    if size == 2:
        pairs = _pairs(order, points, met, rank, seated, byes, floats)
        out = tuple(pair[0] for pair in pairs if pair[1] == REST)
        groups = [pair for pair in pairs if pair[1] != REST]
    else:
        spare = len(order) - sum(sizes)
        out = tuple(sorted(order, key=lambda player: (byes[player], points[player], -rank[player]))[:spare])
        small = Counter(player for one in before for table in one.tables if len(table) < size for player in table)
        inside = [player for player in order if player not in out]

        def cost(table: Sequence[str]) -> float:
            less = SMALL * sum(small[player] ** 2 for player in table) if len(table) < size else 0.0
            return table_cost(table, points, met, floats) + less

        groups = _groups(inside, sizes, cost, random.Random(seed))
    return Round(tuple(seat(group, seated) for group in groups), out)


def table_sizes(count: int, size: int, smaller: bool) -> list[int]:
    """Return how many sit at each table, the larger tables first; those for whom there is no seat rest.

    With `smaller` tables of one seat less (but never of one) are used, if then nobody rests.
    """
    tables = -(-count // size)
    few = tables * size - count  # tables with one seat less
    if smaller and size > 2 and few <= tables:
        return [size] * (tables - few) + [size - 1] * few
    return [size] * (count // size)


def direction(player: str, table: Sequence[str], points: Mapping[str, float]) -> int:
    """Return 1 if the others at a table have fewer points than this player on average, -1 if they have more, else 0."""
    others = [points[other] for other in table if other != player]
    apart = points[player] - sum(others) / len(others)
    return (apart > 1e-6) - (apart < -1e-6)


def table_cost(
    table: Sequence[str], points: Mapping[str, float], met: Counter[frozenset[str]], floats: Floats
) -> float:
    """Return how bad a table is: second meetings first, then differences of points, then floats in the same direction."""
    again = sum(met[frozenset(pair)] ** 2 + met[frozenset(pair)] for pair in combinations(table, 2))
    apart = sum((points[one] - points[two]) ** 2 for one, two in combinations(table, 2))
    return AGAIN * again + apart + FLOAT * sum(_floated(player, table, points, floats) for player in table)


def _floated(player: str, table: Sequence[str], points: Mapping[str, float], floats: Floats) -> float:
    """Return how much this player met stronger, or weaker, opponents lately and would again; the last round counts most."""
    past = floats.get(player, ())
    now = direction(player, table, points) if any(past) else 0
    return sum(1 / (1 + age) for age, before in enumerate(past) if now and before == now)


def meetings(rounds: Sequence[Round]) -> Counter[frozenset[str]]:
    """Return how often each pair sat at a table."""
    return Counter(frozenset(pair) for one in rounds for table in one.tables for pair in combinations(table, 2))


def seats_had(rounds: Sequence[Round]) -> Counter[tuple[str, int]]:
    """Return how often each player had each seat."""
    return Counter((player, at) for one in rounds for table in one.tables for at, player in enumerate(table))


def pair_cost(
    pair: Sequence[str],
    order: Sequence[str],
    points: Mapping[str, float],
    met: Counter[frozenset[str]],
    rank: Mapping[str, int],
    seated: Counter[tuple[str, int]],
    byes: Counter[str],
    floats: Floats,
) -> float:
    """Return how bad a pair is; with `REST`: that its first player rests."""
    one, two = pair
    if two == REST:
        rests = AGAIN * 2000 * byes[one] + AGAIN * BYE * (points[one] - min(points[other] for other in order)) ** 2
        return rests + 2 * (len(order) - 1 - rank[one])
    cost: float = AGAIN * 1000 * met[frozenset(pair)] + AGAIN * (points[one] - points[two]) ** 2
    cost += AGAIN * FLOAT * sum(_floated(player, pair, points, floats) for player in pair)
    more = [seated[player, 0] - seated[player, 1] for player in pair]  # how often more each had the first seat
    cost += min((more[0] + side) ** SEATS + (more[1] - side) ** SEATS for side in (1, -1))
    if points[one] == points[two]:
        alike = [player for player in order if points[player] == points[one]]
        cost += abs(abs(alike.index(one) - alike.index(two)) - len(alike) // 2)
    return cost


def _pairs(
    order: Sequence[str],
    points: Mapping[str, float],
    met: Counter[frozenset[str]],
    rank: Mapping[str, int],
    seated: Counter[tuple[str, int]],
    byes: Counter[str],
    floats: Floats,
) -> list[Table]:
    """Return the best pairs: few second meetings, then points, rotating seats, and upper against lower half."""
    import networkx  # imported here, so that a server without tournaments starts without it

    graph: networkx.Graph = networkx.Graph()
    for pair in combinations([*order, *([REST] if len(order) % 2 else [])], 2):
        graph.add_edge(*pair, weight=-round(pair_cost(pair, order, points, met, rank, seated, byes, floats) * 100))
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    at = {player: number for number, player in enumerate((*order, REST))}
    pairs: list[Table] = [tuple(sorted(pair, key=at.__getitem__)) for pair in matched]
    return sorted(pairs, key=lambda pair: at[pair[0]])


def _groups(
    order: Sequence[str], sizes: Sequence[int], cost: Callable[[Sequence[str]], float], chance: random.Random
) -> list[Table]:
    """Tables of many: the best there are for few players; for more by points, then exchanges as long as they make it better."""
    if len(order) <= FEW:
        return _best_groups(order, sizes, cost)
    ends = list(accumulate(sizes))
    first = [list(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)]
    if len(first) < 2:
        return [tuple(table) for table in first]
    best, found = float("inf"), first
    for attempt in range(STARTS):
        mixed = list(order) if attempt == 0 else chance.sample(order, len(order))
        tables = [mixed[end - size : end] for end, size in zip(ends, sizes, strict=True)]
        total = _exchange(tables, cost, chance)
        if total < best - 1e-9:
            best, found = total, tables
    return [tuple(table) for table in found]


def _best_groups(order: Sequence[str], sizes: Sequence[int], cost: Callable[[Sequence[str]], float]) -> list[Table]:
    """Search all ways to split players into tables."""
    cost_of = cache(cost)

    @cache
    def best(left: Table, sizes: tuple[int, ...]) -> tuple[float, tuple[Table, ...]]:
        if not sizes:
            return 0.0, ()
        found: tuple[float, tuple[Table, ...]] = float("inf"), ()
        for at in range(len(sizes)):
            if at and sizes[at] == sizes[at - 1]:
                continue
            for others in combinations(left[1:], sizes[at] - 1):  # who sits with the first
                table = (left[0], *others)
                here = cost_of(table)
                if here < found[0]:
                    rest = tuple(player for player in left if player not in table)
                    more, tables = best(rest, sizes[:at] + sizes[at + 1 :])
                    if here + more < found[0] - 1e-9:
                        found = here + more, (table, *tables)
        return found

    return list(best(tuple(order), tuple(sizes))[1])


def _exchange(tables: list[list[str]], cost: Callable[[Sequence[str]], float], chance: random.Random) -> float:
    """Exchange players between tables as long as that makes it better; return what all tables cost then."""
    costs = [cost(table) for table in tables]
    for _ in range(TRIES // STARTS):
        one, two = chance.sample(range(len(tables)), 2)
        if not costs[one] and not costs[two]:
            if not any(costs):
                break
            continue
        here, there = chance.randrange(len(tables[one])), chance.randrange(len(tables[two]))
        tables[one][here], tables[two][there] = tables[two][there], tables[one][here]
        new = cost(tables[one]), cost(tables[two])
        if sum(new) <= costs[one] + costs[two]:
            costs[one], costs[two] = new
        else:
            tables[one][here], tables[two][there] = tables[two][there], tables[one][here]
    return sum(costs)


def seat(group: Sequence[str], seated: Counter[tuple[str, int]]) -> Table:
    """Return the seat order with the fewest repeated seats, exactly, over all orders."""
    best: dict[int, tuple[int, Table]] = {0: (0, ())}  # by the set of seated players
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
    """Return a round of a knock-out. The players are ordered from the strongest to the weakest.

    If the number is uneven, the strongest have a bye, so that later rounds are even. Each round has a new draw: the
    strongest meets the weakest. Remaining players sit at a smaller table.
    """
    if len(players) <= size:
        return Round((tuple(players),))
    later = size  # number of players in the next round
    while later * size < len(players):
        later *= size
    count = -(-(len(players) - later) // (size - 1))
    free = max(0, len(players) - count * size)
    inside = list(players[free:])
    made: list[list[str]] = [[] for _ in range(count)]
    for at, player in enumerate(inside):  # back and forth: 1 8, 2 7, ...
        lap, number = divmod(at, count)
        made[number if lap % 2 == 0 else -1 - number].append(player)
    return Round(tuple(tuple(table) for table in made), tuple(players[:free]))


# --- arena ----------------------------------------------------------------------------------------------------------


def arena(
    waiting: Sequence[str],
    points: Mapping[str, float],
    last: Mapping[str, frozenset[str]],
    size: int,
    playing: int = 0,
) -> tuple[Table, ...]:
    """Return tables for the waiting players, longest wait first, each with players of nearly equal points.

    `last` is each player's last table, `playing` the number of others who play now. Players don't meet their last opponents
    again while others take part: they wait until others have finished.
    """
    left = list(waiting)
    found: list[Table] = []
    while len(left) >= size:
        table = [left.pop(0)]
        while len(table) < size:
            near = min(
                left,
                key=lambda other: (
                    sum(again((one, other), last) for one in table),
                    abs(points[other] - points[table[0]]),
                    left.index(other),
                ),
            )
            left.remove(near)
            table.append(near)
        found.append(tuple(table))
    if len(waiting) + playing <= size:
        return tuple(found)
    return tuple(_without_rematches(found, last) if size == 2 else [one for one in found if not again(one, last)])


def again(table: Sequence[str], last: Mapping[str, frozenset[str]]) -> bool:
    """Return whether one of these sat with all the others at the last table."""
    return any(last.get(one, frozenset()) >= set(table) - {one} for one in table)


def _without_rematches(pairs: Sequence[Table], last: Mapping[str, frozenset[str]]) -> list[Table]:
    """Exchange players between pairs so that fewer meet at once again; pairs that still would wait."""
    found = [pair for pair in pairs if not again(pair, last)]
    for one, two in (pair for pair in pairs if again(pair, last)):
        for at, (three, four) in enumerate(found):
            new = next(
                (
                    pair
                    for pair in (((one, three), (two, four)), ((one, four), (two, three)))
                    if not any(again(each, last) for each in pair)
                ),
                None,
            )
            if new is not None:
                found[at : at + 1] = new
                break
    return found
