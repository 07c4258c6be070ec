"""Places and points."""

from __future__ import annotations

import pytest

from baronage.engine.core.standings import Standing, Standings, places, points


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([5, 9, 7], [3, 1, 2]),
        ([9, 9, 7], [1, 1, 3]),
        ([9, 7, 7, 1], [1, 2, 2, 4]),
        ([4, 4, 4], [1, 1, 1]),
        ([4], [1]),
        ([], []),
    ],
)
def test_equal_scores_share_the_best_of_their_places(scores: list[float], expected: list[int]) -> None:
    assert places([(score,) for score in scores]) == expected


def test_the_second_figure_decides_between_equals() -> None:
    assert places([(9, 1), (9, 2), (10, 0)]) == [3, 2, 1]


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ([1, 2], [1, 0]),
        ([2, 1, 3], [0.5, 1, 0]),
        ([1, 1, 3], [0.75, 0.75, 0]),
        ([1, 2, 2, 4], [1, 0.5, 0.5, 0]),
        ([1, 1, 1, 1], [0.5] * 4),
        ([1], [1]),
    ],
)
def test_points_lie_between_first_and_last(place: list[int], expected: list[float]) -> None:
    got = points(place)
    assert got == pytest.approx(expected)
    if len(place) > 1:
        assert sum(got) == pytest.approx(len(place) / 2)


def test_a_winner_need_not_exist() -> None:
    lost = Standings("The Dragon won.", "X-1", (Standing(0, 2, 0, 3), Standing(1, 2, 0, 5)))
    assert lost.winners() == []
    shared = Standings("The end.", "X-2", (Standing(0, 1, 0.5, 3), Standing(1, 1, 0.5, 3)))
    assert shared.winners() == [0, 1]


def test_standings_as_json() -> None:
    document = Standings(
        "The end.", "X-2", (Standing(0, 1, 1.0, 3, (2.0,), "out", "turn 3", 1),), ({"gold": 1},)
    ).document()
    assert document["cause"] == "The end."
    assert document["seats"][0] == {
        "seat": 0,
        "place": 1,
        "points": 1.0,
        "score": 3,
        "tiebreak": (2.0,),
        "status": "out",
        "out_when": "turn 3",
        "side": 1,
    }
    assert document["carry"] == ({"gold": 1},)
