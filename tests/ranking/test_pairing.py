"""Who meets whom: published tables, no second meeting without need, seats in turn, the same for the same seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from baronage.ranking.forms import ROUND_ROBIN, SWISS, Plan, floats_of, following
from baronage.ranking.pairing import (
    REST,
    SMALL,
    Round,
    Table,
    arena,
    berger,
    bracket,
    meetings,
    pair_cost,
    seat,
    seats_had,
    swiss,
    table_cost,
    table_sizes,
)
from baronage.ranking.standings import points_of, standings
from tests.slow import slow_after

Places = dict[tuple[int, Table], Sequence[int]]

# The tables of Berger for four and for six, as federations print them.
FOUR = ["14 23", "43 12", "24 31"]
SIX = ["16 25 34", "64 53 12", "26 31 45", "65 14 23", "36 42 51"]
EIGHT = ["18 27 36 45", "85 64 73 12", "28 31 47 56", "86 75 14 23", "38 42 51 67", "87 16 25 34", "48 53 62 71"]


@pytest.mark.parametrize(("count", "printed"), [(4, FOUR), (6, SIX), (8, EIGHT)])
def test_the_tables_of_berger(count: int, printed: list[str]) -> None:
    rounds = berger([str(number) for number in range(1, count + 1)])
    assert [" ".join("".join(table) for table in one.tables) for one in rounds] == printed


def test_of_an_odd_number_each_rests_once() -> None:
    rounds = berger("abcde")
    assert sorted(one.byes for one in rounds) == [(name,) for name in "abcde"]
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == 10


def played(count: int, size: int, rounds: int, seed: int) -> list[Round]:
    """A Swiss tournament in which the stronger wins."""
    players = [f"p{number:02}" for number in range(count)]
    points = dict.fromkeys(players, 0.0)
    found: list[Round] = []
    for number in range(rounds):
        one = swiss(players, points, found, size, seed + number)
        found.append(one)
        for player in one.byes:
            points[player] += 1
        for table in one.tables:
            order = sorted(table)
            for player, worth in zip(table, points_of([1 + order.index(name) for name in table]), strict=True):
                points[player] += worth
    return found


def test_a_first_round_of_the_swiss_system_is_upper_half_against_lower() -> None:
    one = swiss("abcdefgh", dict.fromkeys("abcdefgh", 0.0), [], 2, 1)
    assert [frozenset(table) for table in one.tables] == [frozenset(pair) for pair in ("ae", "bf", "cg", "dh")]


def test_who_has_as_many_points_meets_and_nobody_meets_twice() -> None:
    rounds = played(16, 2, 5, 1)
    assert max(meetings(rounds).values()) == 1
    second = [sorted(table) for table in rounds[1].tables]
    assert all((one < "p08") == (two < "p08") for one, two in second), "winners with winners"
    had = seats_had(rounds)
    assert max(abs(had[f"p{number:02}", 0] - had[f"p{number:02}", 1]) for number in range(16)) <= 2


@pytest.mark.parametrize(("count", "size"), slow_after(2, [(7, 2), (10, 3), (13, 4), (18, 8)]))
def test_byes_go_round(count: int, size: int) -> None:
    rounds = played(count, size, 4, 5)
    for one in rounds:
        inside = [player for table in one.tables for player in table]
        assert sorted([*inside, *one.byes]) == [f"p{number:02}" for number in range(count)]
        assert len(one.byes) == count % size
    byes = Counter(player for one in rounds for player in one.byes)
    assert max(byes.values()) <= -(-4 * (count % size) // count)


def round_robin(players: list[str], size: int, rounds: int, seed: int) -> list[Round]:
    """So many rounds of it."""
    found: list[Round] = []
    while (one := following(Plan(ROUND_ROBIN, size, rounds, seed=seed), players, found, {})) is not None:
        found.append(one)
    return found


def test_at_tables_of_four_everybody_meets_as_many_as_there_are() -> None:
    """Sixteen, four at a table: five rounds in which nobody meets twice exist; three are found without any repeat."""
    players = [f"p{number:02}" for number in range(16)]
    rounds = round_robin(players, 4, 3, 1)
    assert max(meetings(rounds).values()) == 1
    assert rounds == round_robin(players, 4, 3, 1)
    assert rounds != round_robin(players, 4, 3, 2)


def test_seats_are_had_in_turn() -> None:
    rounds = round_robin([f"p{number}" for number in range(8)], 4, 4, 3)
    assert max(seats_had(rounds).values()) <= 2
    had = Counter({("a", 0): 2, ("a", 1): 1, ("b", 0): 1, ("b", 2): 1, ("c", 1): 1})
    assert seat("abc", had) == ("c", "b", "a")


def splits(players: list[str], sizes: list[int]) -> Iterator[list[Table]]:
    """Every way to split players into tables of these sizes."""
    if not sizes:
        yield []
        return
    first, *rest = players
    for size in sorted(set(sizes)):  # the table at which the first sits
        fewer = sizes.copy()
        fewer.remove(size)
        for others in combinations(rest, size - 1):
            for tables in splits([player for player in rest if player not in others], fewer):
                yield [(first, *others), *tables]


def history(plan: Plan, players: list[str], rounds: int, luck: random.Random) -> tuple[list[Round], Places]:
    """So many rounds of a Swiss tournament that end by chance."""
    found: list[Round] = []
    places: Places = {}
    for number in range(rounds):
        one = following(plan, players, found, places)
        assert one is not None
        places |= {(number, table): luck.sample(range(1, len(table) + 1), len(table)) for table in one.tables}
        found.append(one)
    return found, places


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("count", [4, 5, 6, 7, 8])
def test_no_pairing_of_a_small_field_is_better(count: int, number: int) -> None:
    """By exhaustive search over all pairings, with who rests."""
    players, luck = [f"p{number}" for number in range(count)], random.Random(10 * count + number)
    plan = Plan(SWISS, 2, 9, seed=number)
    before, places = history(plan, players, 1 + number % 4, luck)
    one = following(plan, players, before, places)
    assert one is not None
    points = {line.player: line.points for line in standings(players, before, places, plan.bye)}
    order = sorted(players, key=lambda player: (-points[player], player))
    rank = {player: at for at, player in enumerate(players)}
    met, seated, floats = meetings(before), seats_had(before), floats_of(plan, players, before, places)
    byes = Counter(player for it in before for player in it.byes)

    def cost(pairs: Sequence[Table]) -> float:
        return sum(pair_cost(pair, order, points, met, rank, seated, byes, floats) for pair in pairs)

    everybody = [*order, *([REST] if count % 2 else [])]
    best = min(map(cost, splits(everybody, [2] * (len(everybody) // 2))))
    made = [*one.tables, *((player, REST) for player in one.byes)]
    assert cost([tuple(sorted(pair, key=everybody.index)) for pair in made]) == pytest.approx(best)
    again = [sum(met[frozenset(pair)] for pair in pairs) for pairs in splits(everybody, [2] * (len(everybody) // 2))]
    if not count % 2:
        assert sum(met[frozenset(table)] for table in one.tables) == min(again)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("count", "size", "smaller"), [(8, 4, False), (9, 3, False), (7, 4, True), (11, 4, True)])
def test_no_split_of_a_small_field_into_large_tables_is_better(
    count: int, size: int, smaller: bool, number: int
) -> None:
    """By exhaustive search over all tables."""
    players, luck = [f"p{number:02}" for number in range(count)], random.Random(10 * count + number)
    plan = Plan(SWISS, size, 9, seed=number, smaller=smaller)
    before, places = history(plan, players, 2 + number, luck)
    one = following(plan, players, before, places)
    assert one is not None
    assert not one.byes
    assert sorted(map(len, one.tables), reverse=True) == table_sizes(count, size, smaller)
    points = {line.player: line.points for line in standings(players, before, places, plan.bye)}
    met, floats = meetings(before), floats_of(plan, players, before, places)
    small = Counter(player for it in before for table in it.tables if len(table) < size for player in table)

    def cost(tables: Sequence[Table]) -> float:
        less = sum(SMALL * small[player] ** 2 for table in tables if len(table) < size for player in table)
        return less + sum(table_cost(table, points, met, floats) for table in tables)

    best = min(map(cost, splits(players, table_sizes(count, size, smaller))))
    assert cost(one.tables) == pytest.approx(best)


def test_nobody_rests_where_smaller_tables_come_out() -> None:
    assert table_sizes(11, 4, True) == [4, 4, 3]
    assert table_sizes(6, 4, True) == [3, 3]
    assert table_sizes(5, 4, True) == [4], "3 and 2 would be too small: one rests"
    assert table_sizes(11, 4, False) == [4, 4]
    assert table_sizes(7, 2, True) == [2, 2, 2]


def test_who_met_a_weaker_one_does_not_again_in_the_next_round() -> None:
    """Two groups of three: one of the upper meets one of the lower, but not the two who just did."""
    points = dict.fromkeys("abc", 2.0) | dict.fromkeys("def", 1.0)

    def crossed(floats: dict[str, tuple[int, ...]]) -> list[str]:
        tables = swiss("abcdef", points, [], 2, 1, floats).tables
        (found,) = [sorted(table) for table in tables if len(set(table) & set("abc")) == 1]
        return found

    upper, lower = crossed({})
    assert not {upper, lower} & {*crossed({upper: (1,), lower: (-1,)})}
    assert not {upper, lower} & {*crossed({upper: (0, 1), lower: (0, -1)})}, "nor in the round after that"
    assert crossed({upper: (-1,), lower: (1,)}) == [upper, lower], "the other way round it is fair"


def test_what_the_places_are_worth_does_not_change_who_meets() -> None:
    players = [f"p{number}" for number in range(8)]
    found = []
    for worth in ((1.0, 0.0), (900.0, 0.0)):
        plan = Plan(SWISS, 2, 5, worth)
        found.append(history(plan, players, 5, random.Random(4))[0])
    assert found[0] == found[1]
    assert max(meetings(found[1]).values()) == 1


def test_when_all_have_met_they_meet_again_rather_than_not_at_all() -> None:
    rounds = played(4, 2, 6, 1)
    assert [len(one.tables) for one in rounds] == [2] * 6
    assert set(meetings(rounds).values()) == {2}


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("count", [2, 5, 13, 16, 27])
def test_a_knock_out_ends_with_one(count: int, size: int) -> None:
    left = [f"p{number:02}" for number in range(count)]
    for _ in range(6):
        one = bracket(left, size) if len(left) > 1 else Round((), tuple(left))
        assert sorted([*one.byes, *(player for table in one.tables for player in table)]) == left
        left = sorted([*one.byes, *(min(table) for table in one.tables)])
    assert left == ["p00"]


def test_the_best_meet_late() -> None:
    assert bracket("abcdefgh", 2) == Round((("a", "h"), ("b", "g"), ("c", "f"), ("d", "e")))
    assert bracket("abcdef", 2) == Round((("c", "f"), ("d", "e")), ("a", "b"))
    assert bracket("abc", 4) == Round((("a", "b", "c"),))


def test_in_an_arena_who_waits_longest_plays_first_and_not_the_same_again() -> None:
    points = {"a": 3.0, "b": 0.0, "c": 3.0, "d": 1.0, "e": 9.0}
    last = {"a": frozenset("c"), "c": frozenset("a")}
    assert arena("abcde", points, last, 2) == (("a", "d"), ("b", "c"))
    assert arena("ac", points, last, 2) == (("a", "c"),), "rather than wait for ever"
    assert arena("a", points, last, 2) == ()


@pytest.mark.parametrize("count", [3, 4, 5, 6, 8, 9, 20])
@pytest.mark.parametrize("size", [2, 4])
def test_in_an_arena_nobody_meets_the_same_at_once_again_while_others_take_part(count: int, size: int) -> None:
    """Games end one after another, as they do: whoever has played just now waits for others to finish."""
    players, luck = [f"p{number:02}" for number in range(count)], random.Random(count)
    if count < size + 1:
        return
    points = dict.fromkeys(players, 0.0)
    waiting, last, games = list(players), dict[str, frozenset[str]](), Counter[str]()
    tables: list[Table] = []
    for _ in range(60):
        for table in arena(waiting, points, last, size, sum(map(len, tables))):
            assert not any(last.get(player, frozenset()) >= set(table) for player in table), "an immediate rematch"
            tables.append(table)
            waiting = [player for player in waiting if player not in table]
            games.update(table)
        assert tables, "somebody plays, or all would wait for ever"
        over = tables.pop(luck.randrange(len(tables)))
        points[over[0]] += 1
        last |= {player: frozenset(over) for player in over}
        waiting += over
    assert min(games.values()) >= 2


def test_many_are_paired_soon() -> None:
    rounds = played(120, 2, 3, 1)
    assert max(meetings(rounds).values()) == 1
    pairs = {frozenset(pair) for table in rounds[2].tables for pair in combinations(table, 2)}
    assert len(pairs) == 60
