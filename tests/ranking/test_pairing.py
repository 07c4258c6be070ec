"""Who meets whom: published tables, no second meeting without need, seats in turn, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from baronage.ranking.forms import ROUND_ROBIN, Plan, following
from baronage.ranking.pairing import Round, arena, berger, bracket, meetings, seat, seats_had, swiss
from baronage.ranking.standings import points_of

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


@pytest.mark.parametrize(("count", "size"), [(7, 2), (13, 4), (10, 3), (18, 8)])
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


def test_many_are_paired_soon() -> None:
    rounds = played(200, 2, 3, 1)
    assert max(meetings(rounds).values()) == 1
    pairs = {frozenset(pair) for table in rounds[2].tables for pair in combinations(table, 2)}
    assert len(pairs) == 100
