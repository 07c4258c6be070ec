"""BAR-G1 to G7 and the legs of BAR-M2, M4: the lattice, boards, Market, range and flight directions."""

from __future__ import annotations

import itertools
import math

import pytest

from baronage.games.barony.board.geometry import (
    ANGLES,
    DIRECTION,
    DIRECTIONS,
    DOWN,
    OUT,
    UP,
    Kingdom,
    barony_cells,
    corners,
    custom_kingdom,
    kingdom,
    lane_step,
    next_cell,
    sider_bumps,
    sider_leg,
)
from baronage.games.barony.board.kingdoms import check_board
from baronage.games.barony.data import PLANS
from baronage.games.barony.meta import JOUST_WITH_A_TAIL
from tests.games.barony.table import CLASSIC, angles, at, line, names

BOARDS = [kingdom(board, players) for board, players in PLANS]


def centre(cell: tuple[int, int, int]) -> tuple[float, float]:
    """Where the middle of a triangle is drawn (BAR-G1.01)."""
    vertices = [(a + b / 2, b * math.sqrt(3) / 2) for a, b in corners(cell)]
    return sum(x for x, _ in vertices) / 3, sum(y for _, y in vertices) / 3


def angle_between(start: tuple[float, float], end: tuple[float, float]) -> float:
    return round(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])), 6) % 360


@pytest.mark.rule("BAR-G1.01", "BAR-G2.01", "BAR-G2.02")
@pytest.mark.parametrize("colour", [UP, DOWN])
def test_a_step_goes_where_its_angle_points_and_changes_colour(colour: int) -> None:
    cell = (colour, 3, -2)
    for direction in DIRECTIONS:
        beyond = next_cell(cell, direction)
        assert beyond[0] == 1 - colour
        assert angle_between(centre(cell), centre(beyond)) == ANGLES[direction]
        shared = set(corners(cell)) & set(corners(beyond))
        after = set(corners(beyond)) & set(corners(next_cell(beyond, direction)))
        assert {len(shared), len(after)} == {1, 2}  # sides and points alternately


@pytest.mark.rule("BAR-G1.02")
def test_the_vertices_of_both_triangles_of_a_pair() -> None:
    assert set(corners((UP, 2, 5))) == {(2, 5), (3, 5), (2, 6)}
    assert set(corners((DOWN, 2, 5))) == {(3, 5), (3, 6), (2, 6)}


@pytest.mark.rule("BAR-G1.03", "BAR-G1.04", "BAR-G1.05")
def test_neighbours_in_the_middle_of_the_board() -> None:
    triangle = at("C1.6")
    cell = CLASSIC.cells[triangle]
    assert len(CLASSIC.sides[triangle]) == 3
    assert all(CLASSIC.colour[other] != cell[0] for other, _ in CLASSIC.sides[triangle])
    touching = [other for other, _ in CLASSIC.touches[triangle]]
    assert len(touching) == 12
    assert sum(CLASSIC.colour[other] == cell[0] for other in touching) == 6
    sharing = [len(set(corners(cell)) & set(corners(CLASSIC.cells[other]))) for other in touching]
    assert sorted(sharing) == [1] * 9 + [2] * 3


@pytest.mark.rule("BAR-G1.06", "BAR-G4.03")
def test_outside_and_in_a_hole_there_is_nothing() -> None:
    assert line("H1.1", 90, 1) == ["X"]
    pit = kingdom("pit", 2)
    assert pit.lattice_name(at("P2.16", pit)) == "u-2,-2"
    assert line("P2.16", 30, 1, pit) == ["X"]  # E42
    assert all((colour, 0, 0) not in pit.number for colour in (UP, DOWN))


@pytest.mark.rule("BAR-G2.01")
def test_a_bump_crosses_the_notch_between_two_homes() -> None:
    six = kingdom("classic", 6)
    assert line("H1.25", 330, 1, six) == ["H2.17"]  # E43
    assert line("H1.25", 330, 1) == ["X"]  # with two players there is no H2


@pytest.mark.rule("BAR-G2.03", "BAR-M2.02")
@pytest.mark.parametrize(
    ("colour", "steps"),
    [(UP, (30, 30, 150, 150, 270, 270)), (DOWN, (330, 90, 90, 210, 210, 330))],
)
def test_a_lane_step_is_the_side_step_beside_the_lane(colour: int, steps: tuple[int, ...]) -> None:
    assert tuple(ANGLES[lane_step(colour, lane)] for lane in DIRECTIONS) == steps


@pytest.mark.rule("BAR-G2.04")
def test_a_jump_is_two_steps_and_keeps_colour() -> None:
    changes = {30: (1, 1), 90: (-1, 2), 150: (-2, 1), 210: (-1, -1), 270: (1, -2), 330: (2, -1)}
    for name in ("C1.6", "C1.7"):  # of either colour
        colour, a, b = CLASSIC.cells[at(name)]
        for angle, (da, db) in changes.items():
            landing = CLASSIC.jump[6 * at(name) + DIRECTION[angle]]
            assert CLASSIC.cells[landing] == (colour, a + da, b + db)


@pytest.mark.rule("BAR-G2.04")
def test_the_jumps_of_the_example() -> None:  # E03
    landings = [CLASSIC.jump[6 * at("C1.2") + direction] for direction in DIRECTIONS]
    assert names(landings) == ["C2.15", "C1.12", "C1.9", "C6.3", "C3.1", "C2.6"]


@pytest.mark.rule("BAR-M3.05")
def test_no_jump_over_what_is_not_there() -> None:
    for board in BOARDS:
        for triangle in range(board.size):
            for direction in DIRECTIONS:
                if board.step[6 * triangle + direction] == OUT:
                    assert board.jump[6 * triangle + direction] == OUT


@pytest.mark.rule("BAR-G2.05")
def test_a_step_and_the_opposite_step_lead_back() -> None:
    for board in BOARDS:
        for triangle in range(board.size):
            for direction in DIRECTIONS:
                there = board.step[6 * triangle + direction]
                assert there == OUT or board.step[6 * there + (direction + 3) % 6] == triangle


@pytest.mark.rule("BAR-G3.01")
def test_a_barony_has_15_triangles_of_its_own_orientation_and_10_of_the_other() -> None:
    cells = barony_cells((0, 0), 0)
    assert len(set(cells)) == 25
    assert [cell[0] for cell in cells].count(UP) == 15
    assert [cell[0] for cell in barony_cells((0, 0), 60)].count(DOWN) == 15


@pytest.mark.rule("BAR-G3.02", "BAR-G3.03", "BAR-G3.04")
@pytest.mark.parametrize(
    ("name", "lattice"),
    [
        *(("C1.5", "d-1,2"), ("C1.11", "u-1,3"), ("C1.19", "d-2,4"), ("C2.12", "u2,1"), ("C2.23", "u1,3")),
        *(("C2.1", "u0,0"), ("C1.2", "d-1,1"), ("C2.22", "d1,2")),
    ],
)
def test_names_and_coordinates_of_the_examples(name: str, lattice: str) -> None:
    assert CLASSIC.lattice_name(at(name)) == lattice


@pytest.mark.rule("BAR-G3.05", "BAR-G4.02", "BAR-G4.03", "BAR-P1.01")
@pytest.mark.parametrize(
    ("board", "players", "sides", "touching", "points"),
    [
        ("classic", 2, (162, 36, 2), 128, "u-5,9 u-5,5 u-1,5"),
        ("classic", 3, (183, 39, 3), 144, "u-5,9 u-5,5 u-1,5"),
        ("classic", 4, (204, 42, 4), 160, "d4,4 d0,4 d4,0"),
        ("classic", 5, (225, 45, 5), 176, "u-5,9 u-5,5 u-1,5"),
        ("classic", 6, (246, 48, 6), 192, "u-5,9 u-5,5 u-1,5"),
        ("joust", 2, (72, 26, 2), 48, "u0,0 u4,0 u0,4"),
        ("pit", 2, (130, 64, 6), 54, "d-10,1 d-6,-3 d-6,1"),
        ("round_table", 6, (236, 58, 6), 172, "u0,0 u4,0 u0,4"),
        ("crown", 2, (195, 50, 5), 141, "u-5,9 u-5,5 u-1,5"),
    ],
)
def test_the_check_values_of_every_board(
    board: str, players: int, sides: tuple[int, ...], touching: int, points: str
) -> None:
    found = kingdom(board, players)
    counts = [len(row) for row in found.sides]
    assert tuple(counts.count(n) for n in (3, 2, 1)) == sides
    assert [len(row) for row in found.touches].count(12) == touching
    assert " ".join(found.lattice_name(point) for point in found.points[0]) == points


@pytest.mark.rule("BAR-G3.06")
def test_the_start_triangles_lie_along_the_two_sides_that_meet_at_the_tip() -> None:
    for board in BOARDS:
        for first, starts in zip(board.home_first, board.starts, strict=True):
            own = board.colour[first]
            tip, left = next(tile[1:] for tile in board.tiles if tile[0] == board.baronies[first // 25])
            u, v = (corners_on_line(tip, left), corners_on_line(tip, (left + 60) % 360))
            along = [
                triangle
                for triangle in range(first, first + 25)
                if board.colour[triangle] == own
                and (
                    len(set(corners(board.cells[triangle])) & u) == 2
                    or len(set(corners(board.cells[triangle])) & v) == 2
                )
            ]
            assert starts == along


def corners_on_line(tip: tuple[int, int], angle: int) -> set[tuple[int, int]]:
    step = {0: (1, 0), 60: (0, 1), 120: (-1, 1), 180: (-1, 0), 240: (0, -1), 300: (1, -1)}[angle]
    return {(tip[0] + n * step[0], tip[1] + n * step[1]) for n in range(6)}


@pytest.mark.rule("BAR-G4.01")
def test_the_classic_hexagon_has_a_full_side_for_each_home() -> None:
    six = kingdom("classic", 6)
    for home in range(6):
        first = six.home_first[home]
        last_row = range(first + 16, first + 25)  # the row at the side by which it is attached
        inward = [other for triangle in last_row for other, _ in six.sides[triangle] if other < 150]
        assert len(inward) == 5
        assert len({other // 25 for other in inward}) == 1


@pytest.mark.rule("BAR-G4.02", "BAR-V2.01")
@pytest.mark.parametrize(
    ("board", "players", "enemies"),
    [
        ("classic", 2, "H1>H4 H4>H1"),
        ("classic", 3, "H1>H3 H3>H5 H5>H1"),
        ("classic", 4, "H2>H5 H3>H6 H5>H2 H6>H3"),
        ("classic", 5, "H1>H4 H3>H5 H4>H6 H5>H1 H6>H3"),
        ("classic", 6, "H1>H4 H2>H5 H3>H6 H4>H1 H5>H2 H6>H3"),
        ("joust", 2, "A>D D>A"),
        ("pit", 2, "P1>P6 P6>P1"),
        ("crown", 2, "Q1>Q3 Q3>Q1"),
        ("crown", 3, "Q1>Q2 Q2>Q3 Q3>Q1"),
        ("crown", 4, "Q1>Q10 Q3>Q9 Q10>Q1 Q9>Q3"),
        ("crown", 5, "Q1>Q3 Q2>Q10 Q3>Q9 Q10>Q1 Q9>Q2"),
    ],
)
def test_homes_in_clockwise_order_and_their_enemies(board: str, players: int, enemies: str) -> None:
    found = kingdom(board, players)
    pairs = [f"{home}>{found.homes[enemy]}" for home, enemy in zip(found.homes, found.enemies, strict=True)]
    assert " ".join(pairs) == enemies


@pytest.mark.rule("BAR-V3.02")
def test_at_the_round_table_everybody_hunts_the_end_barony_of_the_other_team() -> None:
    found = kingdom("round_table", 6)
    assert found.homes == ("K1", "K3", "K9", "K12", "K10", "K4")
    assert [found.homes[enemy] for enemy in found.enemies] == ["K12", "K12", "K1", "K1", "K1", "K12"]


@pytest.mark.rule("BAR-G5.01", "BAR-G5.02", "BAR-G5.03")
@pytest.mark.parametrize(
    ("board", "players", "border"),
    [
        ("classic", 2, "C2.1 C1.1 C6.1 C5.1 C4.1 C3.1"),
        ("joust", 2, "C.19 B.23 B.22 B.21 C.21 C.20"),
        ("pit", 2, "P4.14 P4.13 P4.12 P4.20 P4.21 P4.22"),
        ("round_table", 6, "K7.7 K7.6 K7.5 K7.11 K7.12 K7.13"),
        ("crown", 2, "Q6.6 Q6.7 Q6.8 Q6.4 Q6.3 Q6.2"),
    ],
)
def test_the_triangles_that_border_the_market(board: str, players: int, border: str) -> None:
    found = kingdom(board, players)
    assert " ".join(names(found.border, found)) == border
    assert found.market_vertex is not None
    x, y = found.market_vertex
    vertex = (x + y / 2, y * math.sqrt(3) / 2)
    for direction, triangle in enumerate(found.border):
        assert angle_between(vertex, centre(found.cells[triangle])) == ANGLES[direction]


@pytest.mark.rule("BAR-G5.04", "BAR-B3.04")
def test_a_line_through_the_market_vertex_passes_over_it() -> None:
    assert line("C4.1", 90, 2) == ["C1.1", "C1.3"]


@pytest.mark.rule("BAR-G6.01", "BAR-G6.02")
def test_twelve_n_triangles_at_range_n() -> None:  # E11
    ranges = CLASSIC.ranges(at("C2.1"))[:-1]
    assert [ranges.count(n) for n in range(5)] == [1, 12, 24, 36, 48]


@pytest.mark.rule("BAR-G6.01", "BAR-G1.06")
def test_range_goes_round_a_hole() -> None:
    pit = kingdom("pit", 2)
    west, east = pit.number[(DOWN, -4, 0)], pit.number[(UP, 3, 0)]
    assert pit.ranges(west)[east] > 7


@pytest.mark.rule("BAR-G6.03")
def test_the_market_is_one_from_its_border_and_shortens_nothing() -> None:
    market = CLASSIC.market
    assert [CLASSIC.ranges(triangle)[market] for triangle in CLASSIC.border] == [1] * 6
    assert CLASSIC.ranges(at("C1.2"))[market] == 2
    assert CLASSIC.ranges(market)[at("C1.2")] == 2
    for triangle in range(CLASSIC.size):
        nearest = min(CLASSIC.ranges(triangle)[other] for other in CLASSIC.border)
        assert CLASSIC.ranges(triangle)[market] == CLASSIC.ranges(market)[triangle] == 1 + nearest
    assert CLASSIC.ranges(at("C1.3"))[at("C4.3")] == 3  # by triangles: not 2 by way of the Market


@pytest.mark.rule("BAR-G7.01", "BAR-G7.02")
@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        *(("C2.3", "C1.6", {30, 150}), ("C2.3", "C1.12", {90}), ("C2.1", "C1.12", {90})),  # E12
        *(("C2.22", "C2.15", {210}), ("C2.22", "C2.24", {90}), ("C2.22", "C2.13", {210})),  # E13
        *(("C2.22", "C2.20", {330}), ("C2.22", "C2.16", {150}), ("C2.22", "C2.12", {270})),
        *(("C2.22", "C2.14", {150, 210, 270}), ("C2.22", "C2.23", {30, 90, 150}), ("C2.22", "C2.21", {30, 270, 330})),
        ("C4.14", "C4.4", {30, 90, 150}),  # E48
    ],
)
def test_flight_directions_of_the_examples(source: str, target: str, expected: set[int]) -> None:
    assert angles(CLASSIC.flights(at(source), at(target))) == expected


@pytest.mark.rule("BAR-G7.01", "BAR-B3.01")
def test_where_the_shots_of_the_examples_send_their_targets() -> None:
    assert line("C1.6", 150, 2) == ["C1.7", "C1.15"]  # E12
    assert line("C1.12", 90, 3) == ["C1.20", "H1.22", "H1.14"]
    pushed = [("C2.15", 210), ("C2.24", 90), ("C2.13", 210), ("C2.20", 330), ("C2.16", 150), ("C2.12", 270)]
    assert [line(start, angle, 1)[0] for start, angle in pushed] == [
        "C2.9",
        "C2.25",
        "C2.7",
        "C2.19",
        "C1.10",
        "C2.11",
    ]  # E13
    assert [line("C2.14", angle, 1)[0] for angle in (150, 210, 270)] == ["C2.15", "C2.8", "C2.13"]
    assert [line("C2.23", angle, 1)[0] for angle in (30, 90, 150)] == ["X", "X", "C2.24"]
    assert [line("C2.21", angle, 1)[0] for angle in (30, 270, 330)] == ["X", "C2.20", "X"]


@pytest.mark.rule("BAR-G7.04")
def test_a_target_in_the_market_goes_out_at_the_far_side() -> None:
    assert angles(CLASSIC.flights(at("C4.1"), CLASSIC.market)) == {90}
    assert line("M", 90, 2) == ["C1.1", "C1.3"]


@pytest.mark.rule("BAR-G7.05")
def test_a_shot_from_the_market_goes_outward() -> None:
    assert angles(CLASSIC.flights(CLASSIC.market, at("C1.1"))) == {90}


# --- boards of one's own --------------------------------------------------------------------------------------------


def custom(**changes: object) -> dict[str, object]:
    return {**JOUST_WITH_A_TAIL, **changes}


@pytest.mark.rule("BAR-G4.04", "BAR-G4.05")
def test_a_board_of_ones_own() -> None:
    assert check_board(JOUST_WITH_A_TAIL) == ""
    board = custom_kingdom(JOUST_WITH_A_TAIL)
    assert board.size == 125
    assert board.lattice_name(at("E.1", board)) == "u10,5"  # the tip that the document names
    assert [board.homes[enemy] for enemy in board.enemies] == ["E", "A"]


ROWS = [["A", [0, 0], 0], ["B", [0, 5], 300], ["C", [10, 0], 120], ["D", [10, 5], 180]]


@pytest.mark.rule("BAR-G4.04")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"baronies": [*ROWS, ["E", [0, 0], 0]]}, "overlap"),
        ({"baronies": [*ROWS, ["E", [30, 5], 0]]}, "connected"),
        ({"market": [0, 0]}, "six sides"),
        ({"homes": ["A", "Z"]}, "homes"),
        ({"a second home": ["A"], "enemies": ["A"]}, "homes"),
        ({"enemies": ["A", "A"]}, "own enemy"),
        ({"enemies": ["E"]}, "enemies"),
        ({"baronies": [["M", [0, 0], 0]]}, "no name"),
        ({"baronies": [["A", [0, 0], 45]]}, "angle"),
        ({"baronies": 3}, "list"),
        ({"market": "here"}, "vertex"),
        ({"market": [0]}, "vertex"),
        ({"market": [0, 1000]}, "vertex"),
        ({"market": [0, 1.5]}, "vertex"),
        ({"market": [True, 3]}, "vertex"),
        ({"baronies": []}, "1 to 100"),
        ({"baronies": [["A", [0, 0]]]}, "a barony is"),
        ({"baronies": [["A", [0, 0], 0, 0]]}, "a barony is"),
        ({"baronies": [[1, [0, 0], 0]]}, "a barony is"),
        ({"baronies": [["A", [0, -1000], 0]]}, "a barony is"),
        ({"baronies": [["A", [0, 0], True]]}, "angle"),
        ({"baronies": [["A", [0, 0], -60]]}, "angle"),
        ({"baronies": [["A", [0, 0], 360]]}, "angle"),
        ({"baronies": [["X", [0, 0], 0]]}, "no name"),
        ({"baronies": [["a", [0, 0], 0]]}, "no name"),
        ({"baronies": [*ROWS, ["A", [10, 5], 0]]}, "no name"),
        ({"homes": ["A", "A"], "enemies": ["E", "E"]}, "home of their own"),
        ({"homes": "AE"}, "homes"),
        ({"enemies": ["E", "Z"]}, "enemies"),
        ({"enemies": "EA"}, "enemies"),
        ({"teams": ["x"]}, "teams are"),
        ({"teams": "xy"}, "teams are"),
        ({"teams": ["x", ""]}, "teams are"),
        ({"teams": ["x", 2]}, "teams are"),
        ({"teams": ["x", "y" * 21]}, "teams are"),
        ({"teams": ["x", "x"]}, "two teams"),
        ({"homes": ["A", "E", "B"], "enemies": ["E", "A", "D"], "teams": ["x", "y", "x"]}, "one target together"),
        ({"extra": 1}, "may have market and teams"),
    ],
)
def test_what_is_no_board(changes: dict[str, object], why: str) -> None:
    assert why in check_board(custom(**changes))


# --- legs -----------------------------------------------------------------------------------------------------------


def run(board: Kingdom, path: str) -> tuple[int, set[int]]:
    """The leg of a Sider after a path: n, and the bump directions."""
    n, lanes, last = 0, 0, 0
    spaces = [at(name, board) for name in path.split()]
    for here, there in itertools.pairwise(spaces):
        last = dict(board.sides[here])[there]
        n, lanes = sider_leg(n, lanes, last)
    return n, angles(sider_bumps(n, lanes, last))


@pytest.mark.rule("BAR-M2.03", "BAR-M2.04")
@pytest.mark.parametrize(
    ("path", "n", "bumps"),
    [
        ("C1.5 C1.11", 1, {90}),  # E01
        ("C1.4 C1.3 C1.2", 2, {30, 330}),  # E02
        ("C1.24 C1.16 C1.15 C1.9 C1.8", 4, None),  # E08: the first leg
        ("C1.24 C1.16 C1.15 C1.9 C1.8 C1.7 C1.6 C1.5", 3, {30, 330}),  # E08
        ("C2.15 C2.14 C2.22", 2, {30, 330}),  # E09
    ],
)
def test_the_legs_of_the_siders_in_the_examples(path: str, n: int, bumps: set[int] | None) -> None:
    found = run(CLASSIC, path)
    assert found[0] == n
    if bumps is not None:
        assert found[1] == bumps


@pytest.mark.rule("BAR-M2.05")
def test_stepping_back_is_a_change_of_direction() -> None:
    assert run(CLASSIC, "C1.4 C1.3 C1.4")[0] == 1
    assert run(CLASSIC, "C1.4 C1.3 C1.2 C1.3")[0] == 1


@pytest.mark.rule("BAR-M4.01", "BAR-M4.02")
def test_the_touching_triangles_of_a_pointer_and_where_it_would_bump() -> None:  # E06, E07
    targets = names([other for other, _ in CLASSIC.touches[at("C1.2")]])
    assert targets == ["C1.1", "C1.3", "C1.4", "C1.5", "C1.6", "C1.7", "C1.8", "C2.1", "C2.3", "C2.4", "C2.8", "C2.9"]
    bumps = {
        pair: angles(dict(CLASSIC.touches[at(pair[0])])[at(pair[1])])
        for pair in (("C1.3", "C1.6"), ("C1.5", "C1.11"), ("C1.6", "C1.12"))
    }
    assert bumps == {("C1.3", "C1.6"): {30}, ("C1.5", "C1.11"): {30, 150}, ("C1.6", "C1.12"): {90}}
