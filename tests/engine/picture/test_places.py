"""Outlines of places: hexes, triangles, lands of their own, and the board turned home."""

from __future__ import annotations

import math

import pytest

from baronage.author import Place
from baronage.engine.picture.places import bounds, edges, hex_sides, homeward, inset, outline


def test_hexes_have_their_points_up_and_share_their_sides() -> None:
    here, east = outline("hex", Place("A", (0, 0))), outline("hex", Place("B", (1, 0)))
    assert here.points[0] == pytest.approx((0, -1))
    assert east.middle == pytest.approx((math.sqrt(3), 0))
    shared = {(round(x, 6), round(y, 6)) for x, y in here.points} & {(round(x, 6), round(y, 6)) for x, y in east.points}
    assert len(shared) == 2


def test_a_triangle_points_up_or_down_and_a_hexagon_lies_around_a_point() -> None:
    up, down = outline("triangle", Place("A.1", (0, 0, 0))), outline("triangle", Place("A.2", (1, 0, 0)))
    assert min(y for _, y in up.points) == pytest.approx(-math.sqrt(3) / 2)
    assert down.middle[1] < up.middle[1]
    market = outline("triangle", Place("M", (2, 1, 0)))
    assert market.middle == (1, 0)
    assert len(market.points) == 6


def test_a_land_has_its_own_outline() -> None:
    land = outline("free", Place("P1", (20, 30), outline="M0 0L40 0L40.5 60z"))
    assert land.points == ((0, 0), (40, 0), (40.5, 60))
    assert land.middle == (20, 30)
    assert bounds(land.points) == (0, 0, 40.5, 60)
    assert land.scaled(2, 10, 0).middle == (50, 60)


def test_the_edge_of_a_board_and_the_borders_of_its_parts() -> None:
    shapes = [
        outline("triangle", Place(id, at)).scaled(40, 0, 0) for id, at in (("A.1", (0, 0, 0)), ("B.1", (1, 0, 0)))
    ]
    found = edges(shapes)
    assert len(found.outer) == 4
    assert len(found.borders) == 1


def test_a_board_is_turned_so_that_the_home_lies_below() -> None:
    shapes = [
        outline("triangle", Place(f"H{at[2]}", at, owner=owner)) for at, owner in (((0, 0, 5), 0), ((0, 0, -5), 1))
    ]
    for side in (0, 1):
        turned = homeward(shapes, side)
        own = next(shape for shape in turned if shape.place.owner == side)
        assert own.middle[1] == max(shape.middle[1] for shape in turned)
    assert homeward(shapes, -1) == shapes


def test_neighbours_of_a_hex_with_the_corners_between() -> None:
    sides = hex_sides(Place("A", (0, 0)), {(1, 0): "east", (0, -1): "north-west"})
    assert sides[0] == ("east", 1, 2)
    assert [name for name, _, _ in sides].count("") == 4


def test_an_outline_moved_inwards_keeps_its_middle() -> None:
    assert inset([(0, 0), (4, 0), (4, 4), (0, 4)], 0.5) == [(1, 1), (3, 1), (3, 3), (1, 3)]
