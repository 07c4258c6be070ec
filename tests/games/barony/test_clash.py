"""BAR-C1 to C3, B1 to B3, X1, K1: confrontations, bumps, chains and kills in the Simple Game."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL
from baronage.engine.game.game import game_of
from baronage.games.barony import verbs
from baronage.games.barony.data import CHAIN_CAP
from baronage.games.barony.rules.bumps import RESTS, bump
from baronage.games.barony.state import AIR
from tests.games.barony.table import at, offered, play, position, slot, where

B_REST = "7PeJ1@H4.2 8PeJ1@H4.4 9PeJ1@H4.9"
A_REST = "7PeJ1@H1.2 8PeJ1@H1.4 9PeJ1@H1.9"
WON = "66 11"  # the Aggressor's dice, then the Defender's
LOST = "11 66"


@pytest.mark.rule("BAR-C1.01", "BAR-C1.07", "BAR-M2.04", "BAR-B1.01", "BAR-B3.01", "BAR-M1.05")
def test_a_sider_steps_in_wins_and_bumps_straight_on() -> None:  # E01
    state = position(f"3SoS1@C1.5 {A_REST}", f"3SoS1@C1.11 {B_REST}")
    play(state, "A3-C1.11", "/F", "/F", dice=WON)
    assert (where(state, "A3"), where(state, "B3")) == ("C1.11", "C1.19")
    assert state.turn == 1


@pytest.mark.rule("BAR-M2.03", "BAR-M2.04", "BAR-B1.01", "BAR-B1.02")
@pytest.mark.parametrize(("aim", "end"), [(">30*2", "C2.15"), (">330*2", "C2.6")])
def test_a_run_of_two_bumps_two_in_either_direction_beside_the_lane(aim: str, end: str) -> None:  # E02
    state = position(f"3SoS1x2@C1.4 {A_REST}", f"3SoS1@C1.2 {B_REST}")
    assert offered(state, "A3-C1.3-C1.2", "/F") == {"/F", "/C"}
    play(state, "/C", aim)
    assert where(state, "B3") == end


@pytest.mark.rule("BAR-M3.06", "BAR-B1.02")
def test_a_jump_bumps_one() -> None:  # E05
    state = position(f"7PeJ1@C1.2 {A_REST[10:]}", f"3SoS1@C2.15 {B_REST}")
    play(state, "A7^30*1", "/F", "/F", dice=WON)
    assert where(state, "B3") == "C2.23"


@pytest.mark.rule("BAR-M4.02", "BAR-M4.03")
@pytest.mark.parametrize(
    ("start", "target", "aims", "ends"),
    [
        ("C1.3", "C1.6", [""], ["C1.5"]),
        ("C1.5", "C1.11", [">30*1", ">150*1"], ["C1.10", "C1.12"]),
        ("C1.6", "C1.12", [""], ["C1.20"]),
    ],
)
def test_where_a_pointer_bumps(start: str, target: str, aims: list[str], ends: list[str]) -> None:  # E07
    for aim, end in zip(aims, ends, strict=True):
        state = position(f"5PeP1@{start} {A_REST}", f"3SoS1@{target} {B_REST}")
        play(state, f"A5-{target}", "/F", "/F", dice=WON)
        if aim:
            play(state, aim)
        assert where(state, "B3") == end


@pytest.mark.rule("BAR-M2.03", "BAR-K1.01")
@pytest.mark.parametrize(("aim", "end"), [(">330*3", "C2.12"), (">30*3", "out")])
def test_the_run_of_seven(aim: str, end: str) -> None:  # E08
    state = position(f"3SoS1x7@C1.24 {A_REST}", f"3SoS1@C1.5 {B_REST}")
    play(state, "A3-C1.16-C1.15-C1.9-C1.8-C1.7-C1.6-C1.5", "/F", "/F", dice=WON)
    play(state, aim)
    assert where(state, "B3") == end


@pytest.mark.rule("BAR-K1.01", "BAR-K1.04", "BAR-F3.04")
def test_bumped_out_of_the_kingdom_is_killed_and_credited() -> None:  # E09
    state = position(f"3SoS1x2@C2.15 {A_REST}", f"3SoS1@C2.22 {B_REST}")
    play(state, "A3-C2.14-C2.22", "/F", "/F", dice=WON)
    play(state, ">30*2")
    assert where(state, "B3") == "out"
    assert state.kills[slot("A3")] == 1


@pytest.mark.rule("BAR-B2.01", "BAR-C2.01", "BAR-C2.02", "BAR-K1.04")
def test_a_losing_aggressor_is_pushed_off_the_board() -> None:  # E22
    state = position(f"3SoS1@H4.3 {A_REST}", "5PeP1@H4.2 8PeJ1@H4.4 9PeJ1@H4.9 7PeJ1@C4.4")
    aims = offered(play(state, "A3-H4.2", "/F", "/F", dice="23 34"))
    assert aims == {f">{angle}*1" for angle in range(30, 360, 60)}
    play(state, ">330*1")
    assert where(state, "A3") == "out"
    assert where(state, "B5") == "H4.2"
    assert state.kills[slot("B5")] == 1


@pytest.mark.rule("BAR-C2.02")
def test_equality_is_the_defenders() -> None:
    state = position(f"3SoS1@C1.5 {A_REST}", f"3SoS1@C1.11 {B_REST}")
    play(state, "A3-C1.11", "/F", "/F", dice="34 52")
    play(state, ">270*1")
    assert (where(state, "A3"), where(state, "B3")) == ("C1.5", "C1.11")


@pytest.mark.rule("BAR-C2.01")
def test_rank_is_added() -> None:
    state = position(f"3SoS2@C1.5 {A_REST}", f"3SoS1@C1.11 {B_REST}")
    play(state, "A3-C1.11", "/F", "/F", dice="34 52")
    assert where(state, "B3") == "C1.19"


@pytest.mark.rule("BAR-C1.03", "BAR-C3.01")
def test_the_aggressor_concedes() -> None:
    state = position(f"3SoS1@C1.5 {A_REST}", f"3SoS1@C1.11 {B_REST}")
    assert offered(state, "A3-C1.11") == {"/F", "/C"}
    play(state, "/C")
    assert state.actors() == [1]
    play(state, ">210*1")
    assert where(state, "B3") == "C1.11"
    assert where(state, "A3") == "C1.7"


@pytest.mark.rule("BAR-C1.09", "BAR-K1.02", "BAR-K1.04")
def test_two_serfs_of_one_baron() -> None:
    state = position("3SoS1@H1.3 5PeP1@H1.1 6PeP1@C1.1 4SoS1@C1.3", B_REST)
    assert offered(state, "A3-H1.1") == {"/F", "/C", "/Y"}
    conceded = play(state.clone(), "/C", ">270*1")
    assert (where(conceded, "A3"), where(conceded, "A5")) == ("H1.3", "H1.1")
    pushed = play(state.clone(), "/Y")
    assert (where(pushed, "A3"), where(pushed, "A5")) == ("H1.1", "out")
    assert pushed.kills[slot("A3")] == 0


@pytest.mark.rule("BAR-K1.04")
def test_kills_of_ones_own_are_credited_where_that_is_agreed() -> None:
    state = position("3SoS1@H1.3 5PeP1@H1.1 6PeP1@C1.1 4SoS1@C1.3", B_REST)
    text = state.position()
    agreed = game_of(state).position(text, options={"friendly_kills": "on"})
    for move in ("A3-H1.1", "/Y"):
        for action in agreed.read(0, move):
            agreed.play(0, action, Chance.forced([]))
    assert agreed.fields()["kills"][slot("A3")] == 1


@pytest.mark.rule("BAR-X1.01", "BAR-X1.02", "BAR-X1.05", "BAR-B3.05", "BAR-T1.12", "BAR-F3.02")
def test_a_chain_of_three() -> None:  # E23
    state = position(f"1ThP1@out 2GuS1@C1.5 3SoS1@C1.19 {A_REST}", f"3SoS1@C1.11 {B_REST}")
    play(state, "A2-C1.11", "/F", "/F", "/F", "/F", dice="65 22 33 33")
    assert state.actors() == [0]  # A3 held its place: A picks
    play(state, ">270*1", "/F", "/F", dice="12 44")
    play(state, ">210*1")
    assert (where(state, "A2"), where(state, "A3"), where(state, "B3")) == ("C1.11", "C1.19", "C1.7")
    assert state.conf[slot("B3")] == 3
    assert state.turn == 1


@pytest.mark.rule("BAR-X1.04")
def test_a_forced_aggressor_may_concede_and_so_may_its_defender() -> None:
    state = position(f"3SoS1@C1.5 4SoS1@C1.19 {A_REST}", f"3SoS1@C1.11 {B_REST}")
    play(state, "A3-C1.11", "/F", "/F", dice=WON)
    assert state.actors() == [1]
    assert offered(state) == {"/F", "/C"}
    conceded = play(state.clone(), "/C")
    assert conceded.actors() == [0]  # the Defender's Baron picks the direction
    play(conceded, ">150*1")
    assert where(conceded, "A4") == "C1.19"
    assert offered(state, "/F") == {"/F", "/C"}
    play(state, "/C")
    assert (where(state, "B3"), where(state, "A4")) == ("C1.19", "H1.23")


@pytest.mark.rule("BAR-X1.02")
def test_the_leg_of_a_forced_aggressor_is_its_bump() -> None:
    state = position(f"3SoS1x2@C1.4 {A_REST}", f"3SoS1@C1.2 4SoS1@C2.15 {B_REST}")
    play(state, "A3-C1.3-C1.2", "/F", "/F", dice=WON)
    play(state, ">30*2", "/Y")  # B3 ran two triangles into B4, at 30
    assert where(state, "B3") == "C2.15"
    assert where(state, "B4") == "out"  # C2.23, and then outside


@pytest.mark.rule("BAR-C3.03", "BAR-H1.05", "BAR-H1.03")
def test_a_forced_aggressor_loses_against_a_barricade() -> None:
    state = position(f"5PeP1@H4.7 4SoS1@H4.1{{B}} {A_REST}", "3SoS1@H4.3 5PeP1@C1.1 6PeP1@C1.3")
    play(state, "A5-H4.3", "/F", "/F", dice=WON)  # B3 is bumped at 270 onto H4.1: no dice fall there
    assert offered(state) == {f">{angle}*1" for angle in range(30, 360, 60)}
    assert state.actors() == [0]
    play(state, ">30*1")
    assert (where(state, "A4"), where(state, "B3")) == ("H4.1", "out")
    assert state.kills[slot("A4")] == 1


@pytest.mark.rule("BAR-X1.06")
def test_after_24_confrontations_nobody_is_confronted_any_more() -> None:
    state = position(f"3SoS1@C1.5 {A_REST}", f"3SoS1@C1.11 4SoS1@C1.19 {B_REST}")
    state.clashes = CHAIN_CAP
    state.place[slot("B3")] = AIR
    state.place[slot("A3")] = at("C1.11")
    assert bump(state, slot("B3"), at("C1.11"), 1, 1, slot("A3"), 0) == RESTS
    # its line has no free triangle: the nearest free one by range, the lowest in the order of baronies
    ranges = state.board.ranges(at("C1.11"))
    assert where(state, "B3") == "C1.5"
    assert ranges[at("C1.5")] == 1
    assert all(ranges[triangle] > 1 for triangle in range(at("C1.5")))


@pytest.mark.rule("BAR-X1.06")
def test_or_it_stops_on_the_last_free_triangle_of_its_line() -> None:
    state = position(f"3SoS1@C1.5 {A_REST}", f"3SoS1@C1.11 4SoS1@H1.22 {B_REST}")
    state.clashes = CHAIN_CAP
    state.place[slot("B3")] = AIR
    state.place[slot("A3")] = at("C1.12")
    bump(state, slot("B3"), at("C1.12"), 1, 2, slot("A3"), 0)
    assert where(state, "B3") == "C1.20"


@pytest.mark.rule("BAR-C1.10")
def test_who_is_asked_is_known_to_him_alone() -> None:
    state = position(f"3SoS1@C1.5 {A_REST}", f"3SoS1@C1.11 {B_REST}")
    state.log = []
    play(state, "A3-C1.11", "/F")
    assert state.redact(1).actors() == [1]
    assert state.redact(0).actors() == state.redact(-1).actors() == []
    asked = [event for event in state.log if event[0] == verbs.ASKED]
    assert [event[1] for event in asked] == [0b10]
    assert any(event[0] == verbs.WINDOW and event[1] == ALL for event in state.log)
    assert state.sample(0, Chance(1)).actors() == [1]


@pytest.mark.rule("BAR-F3.03")
def test_bumps_are_counted_for_who_made_them() -> None:
    state = position(f"3SoS1@C1.5 {A_REST}", f"3SoS1@C1.11 {B_REST}")
    play(state, "A3-C1.11", "/F", "/F", dice=WON)
    assert (state.bumps[slot("A3")], state.bumps[slot("B3")]) == (1, 0)
