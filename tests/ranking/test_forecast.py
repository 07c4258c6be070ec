"""Who will be first: chances that follow from the ratings and from what was played."""

from __future__ import annotations

import pytest

from baronage.ranking.forecast import forecast
from baronage.ranking.forms import ARENA, FORMS, KNOCK_OUT, LEAGUE, ROUND_ROBIN, SWISS, Form, Plan, following, rounds_of
from baronage.ranking.pairing import Round
from baronage.ranking.ratings import Rating, at, chance
from baronage.ranking.standings import Places

EQUAL = {player: at(1500, 1) for player in "abcdefgh"}


@pytest.mark.parametrize("form", FORMS)
def test_the_chances_of_all_are_one_together(form: Form) -> None:
    players = list("abcdefg")
    for size in (2, 4):
        plan = Plan(form, size, rounds_of(form, len(players), size))
        first = following(plan, players, [], {})
        assert first is not None
        found = forecast(plan, players, [first], {}, first.tables, EQUAL, runs=200)
        if form == ARENA:
            assert not found
        else:
            assert set(found) == set(players)
            assert sum(found.values()) == pytest.approx(1)
            assert found == forecast(plan, players, [first], {}, first.tables, EQUAL, runs=200)  # by its seed


def test_one_game_is_foreseen_as_the_ratings_say() -> None:
    table = ("a", "b")
    for ratings in ({"a": at(1700, 1), "b": at(1500, 1)}, {"a": at(1700, 150), "b": at(1500, 150)}):
        for form in (KNOCK_OUT, SWISS, ROUND_ROBIN):
            found = forecast(Plan(form, 2, 1), "ab", [Round((table,))], {}, [table], ratings, runs=4000)
            assert found["a"] == pytest.approx(chance(ratings["a"], ratings["b"]), abs=0.04)


def test_the_stronger_and_who_leads_are_likelier_first() -> None:
    players = list("abcd")
    ratings = {"a": at(1700, 50), "b": at(1600, 50), "c": at(1500, 50), "d": at(1400, 50)}
    for form in (SWISS, ROUND_ROBIN, KNOCK_OUT, LEAGUE):
        found = forecast(Plan(form, 2, 3), players, [], {}, [], ratings)
        assert found["a"] > found["b"] > found["c"] > found["d"]
    one = Round((("a", "d"), ("b", "c")))
    places: Places = {(0, ("a", "d")): (2, 1), (0, ("b", "c")): (2, 1)}
    behind = forecast(Plan(SWISS, 2, 3), players, [one], places, [], EQUAL)
    assert min(behind["d"], behind["c"]) > max(behind["a"], behind["b"])


def test_who_can_not_be_reached_is_first_and_who_is_out_never() -> None:
    tables = (("a", "b"), ("c", "d"))
    rounds = [Round(tables), Round((("a", "c"), ("b", "d"))), Round((("a", "d"), ("b", "c")))]
    won: Places = {(number, table): (1, 2) for number, one in enumerate(rounds[:2]) for table in one.tables}
    found = forecast(Plan(ROUND_ROBIN, 2, 3), "abcd", rounds, won, rounds[2].tables, EQUAL)
    assert found["d"] == 0  # has lost twice, and a has won twice
    done: Places = {**won, (2, ("a", "d")): (1, 2), (2, ("b", "c")): (1, 2)}
    assert forecast(Plan(ROUND_ROBIN, 2, 3), "abcd", rounds, done, [], EQUAL)["a"] == pytest.approx(1)
    semifinal: Places = {(0, ("a", "b")): (1, 2)}
    cup = forecast(Plan(KNOCK_OUT, 2, 2), "abcd", [Round(tables)], semifinal, [("c", "d")], EQUAL)
    assert cup["b"] == 0
    assert cup["a"] == pytest.approx(0.5, abs=0.05)
    without = forecast(Plan(KNOCK_OUT, 2, 2), "abcd", [Round(tables)], semifinal, [("c", "d")], EQUAL, out={"a"})
    assert without["a"] == 0
    assert without["c"] + without["d"] == pytest.approx(1)


def test_byes_and_walkovers_of_the_rounds_to_come_count() -> None:
    three = forecast(Plan(ROUND_ROBIN, 2, 3), "abc", [], {}, [], dict.fromkeys("abc", Rating()), out={"c"})
    assert three["c"] == 0  # both others have won against who is gone
    assert three["a"] == pytest.approx(0.5, abs=0.05)
    strong = {"a": at(2600, 1), "b": at(1500, 1), "c": at(1400, 1)}
    assert (
        forecast(Plan(SWISS, 2, 2), "abc", [], {}, [], strong)["a"] > 0.6
    )  # each rests once, and who rests has a point


def test_what_the_places_are_worth_is_kept_to() -> None:
    table = ("a", "b", "c", "d")
    rounds = [Round((table,)), Round((table,))]
    before: Places = {(0, table): (2, 1, 3, 4)}
    even = forecast(Plan(SWISS, 4, 2), "abcd", rounds, before, [table], EQUAL)
    steep = forecast(Plan(SWISS, 4, 2, (10, 1, 0, 0)), "abcd", rounds, before, [table], EQUAL)
    assert steep["a"] < even["a"]  # the second of the first round is farther behind


def test_what_would_take_too_long_is_not_foreseen() -> None:
    players = [f"p{number}" for number in range(64)]
    ratings = dict.fromkeys(players, Rating())
    assert not forecast(Plan(ROUND_ROBIN, 2, 63), players, [], {}, [], ratings)
    assert sum(forecast(Plan(KNOCK_OUT, 2, 6), players, [], {}, [], ratings).values()) == pytest.approx(1)
