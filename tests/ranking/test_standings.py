"""The list of a tournament: points, ties, byes, tables that still run."""

from __future__ import annotations

import pytest

from baronage.ranking.pairing import Round, Table, berger
from baronage.ranking.standings import points_of, standings

Places = dict[tuple[int, Table], tuple[int, ...]]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (1.0, 0.0)),
        ((1, 1), (0.5, 0.5)),
        ((1, 2, 3, 4), (1.0, 2 / 3, 1 / 3, 0.0)),
        ((2, 1, 2, 4), (0.5, 1.0, 0.5, 0.0)),
        ((1, 1, 1), (0.5, 0.5, 0.5)),
    ],
)
def test_what_places_are_worth(places: tuple[int, ...], points: tuple[float, ...]) -> None:
    assert points_of(places) == pytest.approx(points)


def test_ties_are_broken_by_whom_one_met_and_beat() -> None:
    """Four, each against each: a beats b and c, b beats c and d, c beats d, d beats a."""
    wins = ("ab", "ac", "bc", "bd", "cd", "da")
    rounds = berger("abcd")
    places: Places = {
        (number, table): (1, 2) if "".join(table) in wins else (2, 1)
        for number, one in enumerate(rounds)
        for table in one.tables
    }
    lines = standings("abcd", rounds, places)
    assert [(line.player, line.place, line.points) for line in lines] == [
        ("a", 1, 2),
        ("b", 2, 2),
        ("d", 3, 1),
        ("c", 4, 1),
    ]
    # Sonneborn and Berger by hand: a beat b (2) and c (1), b beat c (1) and d (1), d beat a (2), c beat d (1)
    assert [line.beaten for line in lines] == [3.0, 2.0, 2.0, 1.0]
    assert [line.opponents for line in lines] == [4.0, 4.0, 5.0, 5.0]


def test_who_met_the_stronger_leads() -> None:
    rounds = [Round((("a", "c"), ("b", "d"))), Round((("c", "d"),), ("a", "b"))]
    places: Places = {(0, ("a", "c")): (1, 2), (0, ("b", "d")): (1, 2), (1, ("c", "d")): (1, 2)}
    lines = standings("abcd", rounds, places)
    assert [(line.player, line.place) for line in lines] == [("a", 1), ("b", 2), ("c", 3), ("d", 4)]


def test_a_bye_counts_and_a_running_table_does_not() -> None:
    rounds = [Round((("a", "b"),), ("c",)), Round((("c", "a"),), ("b",))]
    lines = standings("abc", rounds, {(0, ("a", "b")): (2, 1)})
    assert [(line.player, line.points, line.played) for line in lines] == [("b", 2, 1), ("c", 1, 0), ("a", 0, 1)]
    assert standings("abc", rounds, {}, bye=0.5)[0].points == 0.5


def test_equals_share_their_place() -> None:
    lines = standings("abcd", [Round((("a", "b", "c", "d"),))], {(0, ("a", "b", "c", "d")): (1, 2, 2, 4)})
    assert [(line.player, line.place, line.wins) for line in lines] == [
        ("a", 1, 1),
        ("b", 2, 0),
        ("c", 2, 0),
        ("d", 4, 0),
    ]
