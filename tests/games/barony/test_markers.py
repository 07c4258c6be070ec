"""BAR-A06, A14, M1.07: traps and snares."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import RESIGN
from baronage.games.barony.data import SNA, TRP
from baronage.games.barony.state import Barony
from tests.games.barony.table import GAME, LOST, WON, at, full, offered, play, slot, where


@pytest.mark.rule("BAR-A06.01", "BAR-A06.02")
def test_a_snare_is_placed_when_its_maker_leaves() -> None:
    state = full("2GuS2@C1.5{SNA2,M:SNA}", "1ThP1@C4.1", turn="B")
    play(state, "pass")
    assert (state.ready[slot("A2")], state.markers) == (SNA, [])
    play(state, "A2-C1.11")
    assert state.markers == [[at("C1.5"), SNA, slot("A2"), 0, 2]]


@pytest.mark.rule("BAR-A14.01")
def test_a_trap_is_placed_when_its_maker_is_bumped_and_the_winner_does_not_spring_it() -> None:
    state = full("3SoS1@C1.5", "1ThP2@C1.11{TRP3,M:TRP}")
    play(state, "A3-C1.11", "/F", "/F", dice=WON)
    assert state.markers == [[at("C1.11"), TRP, slot("B1"), 1, 2]]
    assert (where(state, "A3"), where(state, "B1")) == ("C1.11", "C1.19")


@pytest.mark.rule("BAR-A14.01", "BAR-T2.03")
def test_a_trap_takes_three_turns() -> None:
    state = full("1ThP2@C1.5{M:TRP}", "1ThP1@C4.1")
    play(state, "A1", "*TRP", "pass")
    for _ in range(2):
        assert not state.ready[slot("A1")]
        play(state, "pass", "pass")
    assert state.ready[slot("A1")] == TRP


@pytest.mark.rule("BAR-A06.03", "BAR-A06.04", "BAR-M1.07", "BAR-T1.11")
def test_a_snare_ends_movement_and_is_gone() -> None:
    state = full("3SoS1x3@C1.5", "2GuS1@C4.1", marks="snare@C1.11=B2r1")
    play(state, "A3-C1.11")
    assert (state.turn, state.markers) == (1, [])
    assert state.snare[slot("A3")] == 1


@pytest.mark.rule("BAR-A06.04", "BAR-B3.03")
def test_a_bumped_serf_stops_in_a_snare() -> None:
    state = full("3SoS1x2@C1.4", "3SoS1@C1.2", marks="snare@C2.9=A14r2")
    play(state, "A3-C1.3-C1.2", "/F", "/F", dice=WON)
    play(state, ">30*2")
    assert where(state, "B3") == "C2.9"
    assert state.snare[slot("B3")] == 2


@pytest.mark.rule("BAR-A06.03", "BAR-B3.02")
def test_a_bump_frees_from_a_snare() -> None:  # E27
    state = full("3SoS1@C1.5", "5PeP1@C1.11{sn2}")
    play(state, "A3-C1.11", "/F", "/F", dice=WON)
    assert state.snare[slot("B5")] == 0


@pytest.mark.rule("BAR-A06.05")
@pytest.mark.parametrize(("dice", "snared", "left"), [(WON, 1, 0), (LOST, 0, 1)])
def test_with_an_occupant_the_confrontation_comes_first(dice: str, snared: int, left: int) -> None:
    state = full("3SoS1@C1.5", "3SoS1@C1.11", marks="snare@C1.11=A14r1")
    play(state, "A3-C1.11", "/F", "/F", dice=dice)
    if not snared:
        play(state, ">270*1")
    assert (state.snare[slot("A3")], len(state.markers)) == (snared, left)


@pytest.mark.rule("BAR-A06.05")
def test_a_snare_that_is_placed_by_the_losers_leaving_does_not_catch_the_winner() -> None:
    state = full("3SoS1@C1.5", "2GuS1@C1.11{SNA3,M:SNA}")
    play(state, "A3-C1.11", "/F", "/F", dice=WON)
    assert state.snare[slot("A3")] == 0
    assert state.markers == [[at("C1.11"), SNA, slot("B2"), 1, 1]]


@pytest.mark.rule("BAR-A06.06", "BAR-A14.06", "BAR-L9.01")
@pytest.mark.parametrize("kind", ["snare", "trap"])
def test_who_is_teleported_springs_nothing(kind: str) -> None:
    state = full("1WiP2@C1.5{S:TEL}", "3SoS1@C4.1", marks=f"{kind}@C1.19=B3r2")
    play(state, "A1", "*TEL C1.19")
    assert (where(state, "A1"), state.snare[slot("A1")], len(state.markers)) == ("C1.19", 0, 1)


@pytest.mark.rule("BAR-A06.06", "BAR-A14.06", "BAR-A10.05")
def test_who_goes_back_springs_nothing() -> None:
    state = full("1ThP1@C1.5{TRP3,M:TRP}", "3SoS1@C1.11", gold=(0, 500))
    play(state, "A1-C1.11", "!PPK", "/C")  # the trap lies on C1.5 now, and there it returns
    assert (where(state, "A1"), state.markers[0][0], state.gold) == ("C1.5", at("C1.5"), [100, 400])


@pytest.mark.rule("BAR-A14.02", "BAR-A14.05", "BAR-A13.04", "BAR-K1.04", "BAR-K1.05")
def test_a_trap_kills_one_that_retreats_into_it() -> None:  # E26
    state = full("1ThP2@C4.1 3SoS1@C2.13", "5PeP1@C2.14", marks="trap@C2.24=A1r2")
    # C2.14 is bumped at 90: C2.24
    play(state, "A3-C2.14", "/F", "/R")
    assert where(state, "B5") == "out"
    assert (state.kills[slot("A1")], state.kills[slot("A3")], state.gold) == (1, 0, [100, 0])
    assert state.markers == []


@pytest.mark.rule("BAR-A14.05")
def test_a_trap_works_for_its_baron_although_the_thief_is_out() -> None:
    state = full("1ThP2@out 3SoS1@C2.13", "5PeP1@C2.14", marks="trap@C2.24=A1r2")
    play(state, "A3-C2.14", "/F", "/R")
    assert (state.kills[slot("A1")], state.gold) == (1, [100, 0])


@pytest.mark.rule("BAR-A14.05", "BAR-A11.05")
def test_the_trap_of_a_recruited_thief_is_its_controllers() -> None:
    state = full("1ThP2@C1.5{TRP3,M:TRP,@B}", "3SoS1@C4.1")
    play(state, "B1-C1.11")
    assert state.markers == [[at("C1.5"), TRP, slot("B1"), 0, 2]]
    assert "trap@C1.5=B1r2/A" in state.position()


@pytest.mark.rule("BAR-A14.02", "BAR-A14.04", "BAR-T1.11")
def test_a_walker_is_thrown_in_the_direction_of_its_leg() -> None:
    state = full("3SoS1x3@C1.5", "1ThP2@C4.1", marks="trap@C1.11=B1r1")
    play(state, "A3-C1.11")
    assert (where(state, "A3"), state.turn, state.markers) == ("C1.19", 1, [])
    assert state.bumps[slot("B1")] == 1


@pytest.mark.rule("BAR-A14.02")
def test_of_two_directions_the_setters_baron_chooses() -> None:
    state = full("5PeP1@C1.5", "1ThP2@C4.1", marks="trap@C1.11=B1r1")
    play(state, "A5-C1.11")
    assert state.actors() == [1]
    assert offered(state) == {">30*1", ">150*1"}
    play(state, ">150*1")
    assert where(state, "A5") == "C1.12"


@pytest.mark.rule("BAR-A14.03")
def test_a_trap_acts_before_the_confrontation_and_no_armour_helps() -> None:
    state = full("3SoS1x3@C1.5{R:PLA,as3}", "3SoS1@C1.11 1ThP3@C4.1", marks="trap@C1.11=B1r3")
    play(state, "A3-C1.11")
    assert (where(state, "A3"), where(state, "B3")) == ("H1.15", "C1.11")
    assert state.conf[slot("B3")] == 0
    assert state.armor[slot("A3")] == 3


@pytest.mark.rule("BAR-A14.02", "BAR-M3.03")
def test_flights_pass_over_markers() -> None:
    state = full("7PeJ1x2@H1.17", "1ThP3@C4.1", marks="trap@C1.22=B1r3 snare@C1.12=B1r3")
    play(state, "A7^330*2")
    assert where(state, "A7") == "C1.11"
    assert len(state.markers) == 2


@pytest.mark.rule("BAR-A14.06")
def test_no_task_on_a_marked_triangle() -> None:
    state = full("1ThP2@C1.11{M:TRP}", "3SoS1@C4.1", marks="snare@C1.11=B3r1")
    assert "*TRP" not in offered(state, "A1")


@pytest.mark.rule("BAR-V2.06", "BAR-V2.03")
def test_the_trap_of_a_baron_who_has_lost_works_by_itself_and_pays_nobody() -> None:
    rest = "7PeS1@C4.4 8PeS1@C4.6 9PeS1@C4.8"
    others = "B H3 g0 b0 : 1ThP2@C4.1 2GuS1@C3.1 | C H5 g0 b0 : 3SoS1@C5.4 4SoS1@C5.6 5PeS1@C5.8"
    state = GAME.position(f"BAR classic3 full r5 tA | A H1 g0 b0 : 5PeP1@C2.13 {rest} | {others} | trap@C2.23=B1r2")
    assert isinstance(state, Barony)
    state.play(1, (RESIGN,), Chance.forced([]))
    assert len(state.markers) == 1
    play(state, "A5-C2.14", "pass", "A5-C2.23")  # 30 and 90: outside; the lower angle
    assert where(state, "A5") == "out"
    assert state.gold == [0, 0, 0]
