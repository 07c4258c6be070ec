"""BAR-O1, K1.05, M5: gold, and the way into and out of the Market."""

from __future__ import annotations

import pytest

from baronage.games.barony.notation import read_position
from baronage.games.barony.state import Barony
from tests.games.barony.table import GAME, offered, play, slot, where

A_REST = "7PeJ1@H1.2 8PeJ1@H1.4 9PeJ1@H1.9"
B_REST = "7PeJ1@C1.12 8PeJ1@C1.14 9PeJ1@C1.19"


def quick(a: str, b: str, *more: str, head: str = "classic2 quick r5 fA tA p0") -> Barony:
    barons = [a if ":" in a else f"A H1 g0 b0 : {a}", b if ":" in b else f"B H4 g0 b0 : {b}", *more]
    return read_position(GAME, " | ".join([f"BAR {head}", *barons, "-"]), None, {})


@pytest.mark.rule("BAR-O1.01", "BAR-T1.03", "BAR-F3.05")
def test_a_sitter_earns_100_at_the_start_of_each_turn() -> None:  # E28
    state = quick(f"3SoS1@H4.18 {A_REST}", B_REST)
    play(state, "A3-H4.17")
    gold = []
    for move in ("A9^270*1", "A9^90*1", ""):
        play(state, "pass")
        gold.append(state.gold[0])
        if move:
            play(state, move)
    assert gold == [100, 200, 300]
    assert state.hold[slot("A3")] == 3
    assert state.earned[slot("A3")] == 300
    sitting = play(quick(f"3SoS1@H4.17{{B}} {A_REST}", B_REST), "pass", "pass")
    assert sitting.gold[0] == 100  # barricaded or not


@pytest.mark.rule("BAR-O1.01", "BAR-O1.02", "BAR-H1.04")
def test_every_opponents_points_pay_and_only_the_enemys_are_held() -> None:  # E44
    homes = {"B": "H3", "C": "H4", "D": "H5", "E": "H6"}
    rest = [f"{baron} {home} g0 b0 : 7PeJ1@{home}.2 8PeJ1@{home}.4 9PeJ1@{home}.9" for baron, home in homes.items()]
    state = quick(f"3SoS1@H3.1 4SoS1@H4.1 5PeP1@H1.1 {A_REST}", *rest, head="classic5 quick r5 fA tA p0")
    play(state, *["pass"] * 5)
    assert state.gold == [200, 0, 0, 0, 0]
    assert [state.hold[slot(serf)] for serf in ("A3", "A4", "A5")] == [0, 1, 0]


@pytest.mark.rule("BAR-K1.05", "BAR-O1.04", "BAR-F3.05")
def test_a_kill_pays_100_for_each_rank() -> None:
    state = quick(f"3SoS1@H1.3 {A_REST}", f"3SoS4@H1.1 {B_REST}")
    play(state, "A3-H1.1", "/F", "/C")
    assert state.gold == [400, 0]
    assert state.earned[slot("A3")] == 400


@pytest.mark.rule("BAR-Z1.01")
def test_no_gold_in_the_simple_game() -> None:
    state = quick(
        f"A H1 b0 : 3SoS1@H1.3 4SoS1@H4.17 {A_REST}",
        f"B H4 b0 : 3SoS4@H1.1 {B_REST}",
        head="classic2 simple r5 fA tA p0",
    )
    play(state, "A3-H1.1", "/F", "/C", "pass")
    assert state.gold == [0, 0]
    assert (state.kills[slot("A3")], state.earned[slot("A3")], state.earned[slot("A4")]) == (1, 0, 0)


@pytest.mark.rule("BAR-K1.04", "BAR-K1.05")
def test_no_gold_for_ones_own() -> None:
    state = quick("3SoS1@H1.3 5PeP1@H1.1 6PeP1@C4.1 4SoS1@C4.3", B_REST)
    play(state, "A3-H1.1", "/Y")
    assert state.gold == [0, 0]


@pytest.mark.rule("BAR-O1.05")
def test_the_winner_gets_1000_for_each_player() -> None:
    state = quick(f"A H1 g50 b0 : 3SoS1@H4.17{{B}} 4SoS1@H4.1{{B}} 5PeP1@H4.25{{h2}} {A_REST}", B_REST)
    play(state, "pass", "pass")
    assert state.actors() == []
    assert state.gold == [50 + 300 + 2_000, 0]  # income comes before the win


@pytest.mark.rule("BAR-V4.03")
def test_an_undecided_game_pays_nothing() -> None:
    state = quick(A_REST, B_REST)
    play(state, *["pass"] * 6)
    assert state.actors() == []
    assert state.gold == [0, 0]


@pytest.mark.rule("BAR-V3.06")
def test_a_team_shares_its_prize() -> None:
    homes = ("K1", "K3", "K9", "K12", "K10", "K4")
    rows = [
        f"{letter} {home} g0 b0 : 7PeJ1@{home}.2 8PeJ1@{home}.4" for letter, home in zip("ABCDEF", homes, strict=True)
    ]
    rows[0] += " 3SoS1@K12.17{B} 4SoS1@K12.1{h2} 5PeP1@K12.25{B}"
    state = quick(*rows, head="round_table quick r5 fA tA p0")
    play(state, *["pass"] * 6)
    assert state.gold == [2_300, 2_000, 0, 0, 0, 2_000]


@pytest.mark.rule("BAR-V3.05", "BAR-O1.02", "BAR-V3.02")
def test_a_teams_points_pay_the_other_team_only() -> None:
    homes = ("K1", "K3", "K9", "K12", "K10", "K4")
    rows = [
        f"{letter} {home} g0 b0 : 7PeJ1@{home}.2 8PeJ1@{home}.4" for letter, home in zip("ABCDEF", homes, strict=True)
    ]
    rows[0] += " 3SoS1@K9.17 4SoS1@K12.1 5PeP1@K3.25 6PeP1@K4.1"  # two opponents' points, two of his own team's
    state = quick(*rows, head="round_table quick r5 fA tA p0")
    play(state, *["pass"] * 6)
    assert state.gold[0] == 200
    assert [state.hold[slot(serf)] for serf in ("A3", "A4", "A5", "A6")] == [0, 1, 0, 0]


# --- the Market space -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-G5.04", "BAR-M4.01")
def test_passing_over_the_market_confronts_nobody() -> None:  # E10
    state = quick(f"5PeP1@C3.1 {A_REST}", f"3SoS1@M {B_REST}")
    play(state, "A5-C6.1")
    assert (where(state, "A5"), where(state, "B3"), state.turn) == ("C6.1", "M", 1)


@pytest.mark.rule("BAR-M5.01", "BAR-M5.02")
def test_any_vocation_enters_from_the_border_and_leaves_to_it() -> None:
    for serf in ("3SoS1", "7PeJ1", "5PeP1"):
        name = f"A{serf[0]}"
        state = quick(f"{serf}@C4.1 9PeJ1@H1.9 8PeJ1@H1.4", B_REST)
        play(state, f"{name}-M", "pass")
        assert where(state, name) == "M"
        assert offered(state, name) == {*(f"-C{number}.1" for number in range(1, 7)), "."}
    assert "-M" not in offered(quick(f"3SoS1@C4.3 {A_REST}", B_REST), "A3")


@pytest.mark.rule("BAR-M5.03", "BAR-B1.04", "BAR-Q1.01")
def test_who_is_beaten_in_the_market_leaves_it_straight_ahead() -> None:  # E24
    state = quick(f"5PeP1@C4.1 {A_REST}", f"3SoS1@M {B_REST}")
    play(state, "A5-M", "/F", "/F", dice="66 11")
    assert (where(state, "A5"), where(state, "B3")) == ("M", "C1.1")


@pytest.mark.rule("BAR-B2.02")
def test_who_loses_on_entering_is_put_on_a_bordering_triangle() -> None:
    state = quick(f"5PeP1@C4.1 {A_REST}", f"3SoS1@M {B_REST}")
    play(state, "A5-M", "/F", "/F", dice="11 66")
    assert len(offered(state)) == 6
    play(state, ">150*1")
    assert where(state, "A5") == "C6.1"


@pytest.mark.rule("BAR-M5.03")
def test_leaving_the_market_bumps_outward() -> None:
    state = quick(f"3SoS1@M {A_REST}", f"3SoS1@C1.1 {B_REST}")
    play(state, "A3-C1.1", "/F", "/F", dice="66 11")
    assert where(state, "B3") == "C1.3"


@pytest.mark.rule("BAR-G2.04", "BAR-M5.01")
def test_a_jumper_changes_its_class_by_the_market() -> None:  # E52
    state = quick("7PeJ1@H1.17 8PeJ1@H1.4 9PeJ1@H1.9", "3SoS1@C2.25 4SoS1@C2.24 5PeP1@C2.23")
    path = ["C6.10", "C6.7", "C6.1", "M", "C3.1", "C4.8", "C4.22", "H4.17"]
    for target in path:
        options = [
            move
            for move in sorted(offered(state.clone(), "A7"))
            if where(play(state.clone(), "A7", move), "A7") == target
        ]
        assert len(options) == 1, target
        play(state, "A7", options[0], "pass")
    assert where(state, "A7") == "H4.17"


def test_a_position_with_gold_both_ways() -> None:
    text = quick(f"A H1 g1700 b0 : 3SoS1@M {A_REST}", f"B H4 g20 b1 : {B_REST}").position()
    assert "A H1 g1700 b0 : 3SoS1@M" in text
    assert read_position(GAME, text, 2, {}).position() == text
