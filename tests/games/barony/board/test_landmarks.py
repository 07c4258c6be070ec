"""Places by what everybody sees on the board, as each player sees it turned."""

from __future__ import annotations

import pytest

from baronage.games.barony.board.geometry import BARONY, kingdom
from baronage.games.barony.board.landmarks import corner, course, is_point, nearest, row
from baronage.games.barony.board.orientation import turns_for
from baronage.games.barony.data import PLANS
from tests.games.barony.table import CLASSIC, at

BOARDS = list(PLANS)


@pytest.mark.parametrize(("board", "players"), BOARDS)
def test_from_every_home_each_barony_has_five_rows_of_which_no_two_triangles_share_a_place(
    board: str, players: int
) -> None:
    ground = kingdom(board, players)
    for home in range(len(ground.homes)):
        turns = turns_for(ground, home)
        for first in range(0, ground.size, BARONY):
            found = {row(ground, turns, triangle) for triangle in range(first, first + BARONY)}
            widths = [max(number for line, number in found if line == one) for one in range(1, 6)]
            assert len(found) == BARONY
            assert widths in ([1, 3, 5, 7, 9], [9, 7, 5, 3, 1])


@pytest.mark.parametrize(("board", "players"), BOARDS)
def test_the_three_points_of_a_home_are_called_differently(board: str, players: int) -> None:
    ground = kingdom(board, players)
    for home in range(len(ground.homes)):
        turns = turns_for(ground, home)
        for points in ground.points:
            assert {corner(ground, turns, point) for point in points} in ({0, 1, 2}, {3, 4, 5})


@pytest.mark.parametrize("turns", range(6))
def test_all_neighbours_lie_in_different_directions(turns: int) -> None:
    for triangle in range(CLASSIC.size):
        beside = [other for other, _ in CLASSIC.touches[triangle]]
        assert len({course(CLASSIC, turns, triangle, other) for other in beside}) == len(beside)


def test_up_is_away_from_ones_own_home() -> None:
    tip, inside = CLASSIC.points[0][0], CLASSIC.points[0][0] + 2
    mine, theirs = (course(CLASSIC, turns_for(CLASSIC, home), tip, inside) for home in (0, 1))
    assert {mine, theirs} == {3, 9}


def test_what_is_near_the_market_is_said_by_it() -> None:
    mark, steps, side = nearest(CLASSIC, turns_for(CLASSIC, 0), True, at("C1.3"))
    assert (mark, steps, side) == (CLASSIC.market, 2, 9)
    assert nearest(CLASSIC, turns_for(CLASSIC, 0), False, at("C1.3"))[0] != CLASSIC.market


@pytest.mark.parametrize("home", range(len(CLASSIC.homes)))
def test_no_two_triangles_beside_a_point_or_the_market_are_called_alike(home: int) -> None:
    turns = turns_for(CLASSIC, home)
    found = [
        nearest(CLASSIC, turns, True, triangle) for triangle in range(CLASSIC.size) if not is_point(CLASSIC, triangle)
    ]
    beside = [place for place in found if place[1] == 1]
    assert len(set(beside)) == len(beside)
