"""The grid, the frontier, the back line, connection (FYN-B1.06 to B1.15)."""

from __future__ import annotations

import pytest

from baronage.games.fyn.board.geometry import (
    cell_at,
    chart,
    connected,
    cut_off,
    improved,
    improved_cells,
    open_edges,
    xy,
)
from baronage.games.fyn.data import FIRST_CAPITAL
from tests.games.fyn.table import at, board, cell, cells, do, menu, pile, realm, refused, starts, where


@pytest.mark.rule("FYN-B1.06")
def test_each_realm_has_its_own_grid_with_the_capital_at_its_origin() -> None:
    match = at("E", "0,0:K; 0,1:C", "0,0:K; 0,1:W; -1,1:D")
    s = board(match)
    assert s.lands[0][cell("0,0")] >= FIRST_CAPITAL
    assert s.lands[1][cell("0,0")] >= FIRST_CAPITAL
    assert [xy(cell_at(x, y)) for x, y in ((0, 0), (-3, 0), (7, 41), (-51, 51))] == [
        (0, 0),
        (-3, 0),
        (7, 41),
        (-51, 51),
    ]
    assert cell_at(0, 1) in s.lands[0]
    assert cell_at(-1, 1) not in s.lands[0]


@pytest.mark.rule("FYN-B1.06")
def test_the_grid_grows_without_limit() -> None:
    line = "; ".join(f"{x},0:Cr" for x in range(1, 21))
    match = at("E", f"0,0:K; {line}", "0,0:K", hands=("Woods+Woods",))
    assert "21,0" in cells(match, "PUT Woods")
    do(match, "PUT Woods@21,0")
    assert realm(match, "P1").endswith("21,0:W")


@pytest.mark.rule("FYN-B1.06")
@pytest.mark.parametrize(("edge", "place"), [("N", "0,2"), ("E", "1,1"), ("W", "-1,1")])
def test_x_grows_to_the_right_and_y_away_from_the_player(edge: str, place: str) -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:W")
    do(match, f"ATK P2:0,1 FROM 0,1 {{A}} ; PLACE {edge}")
    assert where(match, 134) == f"P1 {place}"
    assert realm(match, "P2") == "0,0:K"  # each realm has a grid of its own


@pytest.mark.rule("FYN-B1.06", "FYN-B1.08")
def test_the_back_edge_of_the_capital_is_towards_row_minus_one() -> None:
    match = at("D", "0,0:K{A}", "0,0:K; 0,1:W")
    do(match, "ATK P2:0,1 FROM 0,0 {A}")
    assert starts(match, "PLACE") == {"N", "E", "W"}
    refused(match, "PLACE S", "FYN-D4.41")


@pytest.mark.rule("FYN-B1.07", "FYN-D2.03")
def test_corners_do_not_count() -> None:
    match = at("B", "0,0:K; 1,0:C; 1,1:C{A}; 0,1:C; 2,2:C; 2,1:C; 1,2:C", "0,0:K")
    assert cells(match, "MV A") == {"1,0", "0,1", "2,1", "1,2"}
    refused(match, "MV A 1,1>2,2", "FYN-D2.02")
    refused(match, "MV A 1,1>0,0", "FYN-D2.02")


@pytest.mark.rule("FYN-B1.08")
def test_nothing_lies_behind_the_back_line() -> None:
    match = at("E", "0,0:K; 1,0:Cr; -1,0:Cr", "0,0:K", hands=("Clear",))
    assert cells(match, "PUT Clear") == {"0,1", "1,1", "-1,1", "2,0", "-2,0"}
    for place in ("0,-1", "1,-1", "-1,-1"):
        refused(match, f"PUT Clear@{place}", "FYN-B1.08")


@pytest.mark.rule("FYN-B1.09", "FYN-B1.10")
def test_open_edges_and_frontier() -> None:
    match = at("D", "0,0:K{A}; -1,0:C; 0,1:C; 1,0:C", "0,0:K; 0,1:C")
    s = board(match)
    assert open_edges(s, 0, cell("0,0")) == []
    assert open_edges(s, 0, cell("1,0")) == [0, 1]
    assert chart(s, 0).frontier == sorted(cell(place) for place in ("-1,0", "0,1", "1,0"))
    assert cell("0,0") in chart(s, 1).frontier
    # a hole counts as open
    match = at("D", "0,0:K; -1,0:C; -1,1:C; -1,2:C; 0,2:C; 1,2:C; 1,1:C; 1,0:C", "0,0:K")
    assert open_edges(board(match), 0, cell("0,0")) == [0]
    # the central City's cell does not
    mine = "0,0:K; 0,1:C; 0,2:C; -1,2:C; 1,2:C"
    match = at("D", mine, "0,0:K", variant="run_for_city", city_distance=3)
    assert cell("0,2") not in chart(board(match), 0).frontier


@pytest.mark.rule("FYN-B1.11")
def test_a_realm_is_connected() -> None:
    s = board(at("D", "0,0:K; 0,1:C; 0,2:C; 1,2:C; 2,2:C; 2,1:C", "0,0:K"))
    assert connected(s.lands[0]) == set(s.lands[0])
    assert cut_off(s, 0, cell("0,1")) == sorted(cell(place) for place in ("0,2", "1,2", "2,2", "2,1"))
    assert cut_off(s, 0, cell("1,2")) == sorted([cell("2,2"), cell("2,1")])
    assert cut_off(s, 0, cell("2,1")) == []


@pytest.mark.rule("FYN-B1.12", "FYN-E3.01")
def test_what_makes_a_card_improved() -> None:
    s = board(at("E", "0,0:K; 0,1:Cr; 0,2:Dm; 0,3:Cv; 0,4:C{A}", "0,0:K", hands=("Clear",)))
    assert [improved(s, 0, cell(f"0,{y}")) for y in range(5)] == [True, True, True, True, False]
    assert set(improved_cells(s, 0)) == {cell(f"0,{y}") for y in range(4)}


@pytest.mark.rule("FYN-B1.13")
def test_discards_go_to_one_open_pile_and_capitals_leave_the_game() -> None:
    match = at("F", "0,0:K; 0,1:Cv; 0,2:K", "0,0:K", hands=("", "Revolt"), numbers=[1])
    do(match, ".")
    captured = board(match).lands[0][cell("0,2")]
    do(match, "P2: PLAY Revolt P1:0,1")
    s = board(match)
    assert captured in s.box
    assert captured not in s.discard
    assert set(s.discard) == {1, 79, 181}
    assert s.redact(1).discard == s.redact(0).discard == s.discard


@pytest.mark.rule("FYN-B1.14", "FYN-D1.01", "FYN-E3.04", "FYN-E3.05", "FYN-E3.06")
def test_population_points_combat_total_and_hand_maximum() -> None:
    s = board(at("E", "0,0:K{S,P}; 0,1:Cv; 0,2:Ct; 0,3:Cc{A}; 1,0:K", "0,0:K"))
    known = chart(s, 0)
    assert known.population == 6 + 1 + 3 + 3 + 6
    assert known.maximum == 5 + 0 + 1 + 2 + 5
    assert s.combat(0) == 3 + 1 + 2
    assert known.growth == 3
    assert known.sites == sorted(cell(place) for place in ("0,0", "0,2", "0,3", "1,0"))


@pytest.mark.rule("FYN-B1.15")
def test_terrain_and_abilities_never_change_the_printed_values() -> None:
    s = board(at("C", "0,0:K; 0,1:W{G,R}; 0,2:M{M}", "0,0:K"))
    assert s.combat(0) == 2 + 1 + 2
    assert s.score(0) == 3 + 6 + 5


@pytest.mark.rule("FYN-B1.08", "FYN-D4.05")
def test_a_card_open_only_to_the_back_line_is_not_on_the_frontier() -> None:
    mine = "0,0:K{A}; -1,0:C; 0,1:C{A}; 1,0:C"
    match = at("D", mine, mine.replace("{A}", ""))
    assert starts(match, "FROM") == {"0,1"}
    do(match, "FROM 0,1")
    assert "TO P2:0,0" not in menu(match)
    refused(match, "TO P2:0,0", "FYN-D4.05")
    assert pile(match) == []
