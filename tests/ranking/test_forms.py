"""The forms of a tournament, played to their end: who meets whom next, who is out, who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise

import pytest

from baronage.ranking.forms import (
    ARENA,
    FORMS,
    KNOCK_OUT,
    LEAGUE,
    ROUND_ROBIN,
    SWISS,
    Form,
    Plan,
    following,
    pick,
    ranked,
    rounds_of,
    survivors,
)
from baronage.ranking.pairing import Round, Table, meetings, seats_had
from tests.slow import slow_after

Found = dict[tuple[int, Table], Sequence[int]]


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def result(table: Table) -> list[int]:
    """The stronger is always before the weaker."""
    return [1 + sorted(table).index(player) for player in table]


def play(
    plan: Plan, players: Sequence[str], gone: dict[int, Collection[str]] | None = None
) -> tuple[list[Round], Found]:
    """To the end. `gone`: who is out from which round on."""
    rounds: list[Round] = []
    places: Found = {}
    out: set[str] = set()
    while True:
        out |= set((gone or {}).get(len(rounds), ()))
        one = following(plan, players, rounds, places, out)
        if one is None:
            return rounds, places
        places |= {(len(rounds), table): result(table) for table in one.tables}
        rounds.append(one)


@pytest.mark.parametrize("size", [2, 4])
@pytest.mark.parametrize("count", slow_after(1, [4, 13]))
@pytest.mark.parametrize("form", FORMS)
def test_each_form_ends_and_the_strongest_wins(form: Form, count: int, size: int) -> None:
    players = names(count)
    plan = Plan(form, size, rounds_of(form, count, size), seed=3)
    rounds, places = play(plan, players)
    if form != KNOCK_OUT:
        assert len(rounds) == plan.rounds
    for one in rounds:
        sits = [player for table in one.tables for player in table]
        assert len(set(sits)) == len(sits), "nobody sits at two tables"
        assert not set(one.byes) & set(sits)
    lines = ranked(plan, players, rounds, places)
    assert len(lines) == count
    # in an arena points count, and who waits plays less
    best = max(line.points for line in lines)
    assert lines[0].points == best if form == ARENA else lines[0].player == "p00"
    assert (rounds, places) == play(plan, players), "the same seed, the same tournament"


@pytest.mark.parametrize(
    ("form", "players", "size", "rounds"),
    [
        (ROUND_ROBIN, 8, 2, 7),
        (LEAGUE, 7, 2, 7),
        (ROUND_ROBIN, 13, 4, 4),
        (SWISS, 8, 2, 3),
        (SWISS, 9, 2, 4),
        (SWISS, 16, 4, 2),
        (SWISS, 27, 3, 3),
        (SWISS, 4, 4, 1),
    ],
)
def test_as_many_rounds_as_it_takes(form: Form, players: int, size: int, rounds: int) -> None:
    assert rounds_of(form, players, size) == rounds


def test_in_the_second_lap_of_a_round_robin_the_seats_are_changed() -> None:
    rounds, _ = play(Plan(LEAGUE, 2, 10), names(6))
    assert set(meetings(rounds).values()) == {2}
    assert set(seats_had(rounds).values()) == {5}


def test_who_was_to_meet_one_who_is_gone_wins_without_a_game() -> None:
    players = list("abcd")
    plan = Plan(ROUND_ROBIN, 2, 3)
    rounds, places = play(plan, players, {1: "d"})
    assert [one.walkovers for one in rounds] == [(), ("c",), ("b",)]  # of 1-4 2-3, 4-3 1-2, 2-4 3-1
    assert [one.tables for one in rounds[1:]] == [(("a", "b"),), (("c", "a"),)]
    points = {line.player: line.points for line in ranked(plan, players, rounds, places)}
    assert points == {"a": 3, "b": 2, "c": 1, "d": 0}
    odd, _ = play(Plan(ROUND_ROBIN, 2, 5), list("abcde"), {0: "a"})
    assert all("a" not in one.byes for one in odd)


def test_to_rest_in_a_round_robin_is_worth_nothing_and_in_a_swiss_a_win() -> None:
    forms: list[tuple[Form, float]] = [(ROUND_ROBIN, 0.0), (SWISS, 1.0)]
    for form, worth in forms:
        plan = Plan(form, 2, 1)
        rounds, places = play(plan, list("abc"))
        assert {line.player: line.points for line in ranked(plan, "abc", rounds, places)}[rounds[0].byes[0]] == worth
    plan = Plan(SWISS, 2, 1, worth=(3, 0))
    rounds, places = play(plan, list("abc"))
    assert [line.points for line in ranked(plan, "abc", rounds, places)] == [3, 3, 0]


def test_who_is_gone_is_paired_no_more() -> None:
    for form in (SWISS, ROUND_ROBIN, LEAGUE, ARENA):
        for size in (2, 3):
            rounds, _ = play(Plan(form, size, 4, seed=1), names(9), {2: ["p00", "p05"]})
            later = {player for one in rounds[2:] for table in one.tables for player in table}
            assert later
            assert not later & {"p00", "p05"}


def test_when_too_few_are_left_it_is_over() -> None:
    rounds, _ = play(Plan(SWISS, 2, 5), list("abc"), {2: "bc"})
    assert len(rounds) == 2


def test_in_a_knock_out_who_comes_farther_is_before_who_has_more_points() -> None:
    plan = Plan(KNOCK_OUT, 2, 0)
    players = list("abcdef")
    rounds, places = play(plan, players)
    assert [len(one.tables) for one in rounds] == [2, 2, 1]
    lines = ranked(plan, players, rounds, places)
    assert {line.player: line.place for line in lines} == {"a": 1, "b": 2, "c": 3, "d": 3, "e": 5, "f": 5}
    assert survivors(players, rounds, places) == ["a"]
    before = ranked(plan, players, rounds[:1], {})  # while the first round runs, all who play are equal
    assert {line.place for line in before} == {1}


def test_of_equals_at_a_table_of_a_knock_out_the_higher_of_the_list_goes_on() -> None:
    one = Round((("b", "a"),))
    assert survivors("ab", [one], {(0, ("b", "a")): (1, 1)}) == ["a"]
    assert [line.player for line in ranked(Plan(KNOCK_OUT, 2, 0), "ab", [one], {(0, ("b", "a")): (1, 1)})] == ["a", "b"]


def test_in_an_arena_who_waited_sits_down_first() -> None:
    rounds, _ = play(Plan(ARENA, 2, 6), list("abc"))
    byes = Counter(player for one in rounds for player in one.byes)
    assert byes == {"a": 2, "b": 2, "c": 2}
    assert all(one.byes[0] not in two.byes for one, two in pairwise(rounds))
    assert pick(Plan(ARENA, 4, 0), list("abc"), dict.fromkeys("abc", 0.0), []) == Round((), ("a", "b", "c"))


def test_the_seats_are_had_in_turn_in_every_form() -> None:
    for form in (ARENA, KNOCK_OUT, SWISS, ROUND_ROBIN):
        rounds, _ = play(Plan(form, 4, 4, seed=2), names(16))
        assert max(seats_had(rounds).values()) <= 2, form


def test_at_tables_of_many_to_rest_is_worth_the_average_and_two_wins_are_before_one() -> None:
    plan = Plan(SWISS, 4, 3, worth=(6, 3, 1, 0))
    assert plan.bye == 2.5
    assert Plan(SWISS, 4, 3).bye == 0.5
    rounds = [Round((("a", "b", "c", "d"),), ("e",)), Round((("a", "b", "c", "e"),), ("d",))]
    rounds += [Round((("e", "b", "c", "d"),), ("a",))]
    places: Found = {
        (0, ("a", "b", "c", "d")): (2, 1, 3, 4),
        (1, ("a", "b", "c", "e")): (3, 1, 4, 2),
        (2, ("e", "b", "c", "d")): (1, 4, 3, 2),
    }
    lines = ranked(plan, "abcde", rounds, places)
    assert [(line.player, line.points, line.wins) for line in lines[:2]] == [("b", 12.0, 2), ("e", 11.5, 1)]


def test_players_meet_at_smaller_tables_rather_than_rest() -> None:
    rounds, _ = play(Plan(SWISS, 4, 3, smaller=True), names(11))
    assert [sorted(map(len, one.tables)) for one in rounds] == [[3, 4, 4]] * 3
    assert not any(one.byes for one in rounds)
    at_small = Counter(player for one in rounds for table in one.tables if len(table) == 3 for player in table)
    assert max(at_small.values()) <= 2
