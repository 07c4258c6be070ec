"""The first triangle (C1.1, number 0), the first Serf (A1, slot 0) and the first Baron are as good as any other."""

from __future__ import annotations

import pytest

from baronage.games.barony import verbs
from baronage.games.barony.data import ARC, DAG, TRP
from baronage.games.barony.rules.moves import closed
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.clash import escorts
from baronage.games.barony.steps.flight import archer_at
from tests.games.barony.table import LOST, WON, at, full, offered, play, slot, where


def test_these_are_the_firsts() -> None:
    assert (at("C1.1"), slot("A1")) == (0, 0)


@pytest.mark.rule("BAR-L0.05", "BAR-L4.01")
def test_a_ball_strikes_who_stands_there() -> None:
    state = full("2WiP2@C1.5{S:FIR}", "3SoS1@C1.11 1SoS1@C1.1")
    play(state, "A2", "*FIR B3,B1 cast", "/C", ">90*1", dice="")
    assert "/F" in offered(state)
    assert state.actors() == [1]
    state = full("2WiP2@C1.1{S:FIR}", "3SoS1@C1.3 1SoS1@C1.2")
    assert {",B1", "cast", "abandon"} == offered(state, "A2", "*FIR B3")


@pytest.mark.rule("BAR-A00.07", "BAR-A17.01")
def test_who_stands_there_is_a_target_and_has_targets() -> None:
    assert "*TAC B3" in offered(full("1KnS3@C1.3", "3SoS1@C1.1"), "A1")
    assert "*TAC B3" in offered(full("1KnS3@C1.1", "3SoS1@C1.3"), "A1")
    assert "*LIG 90" in offered(full("2WiP2@C1.1{S:LIG}", "3SoS1@C1.3"), "A2")
    assert "*LIG 270" in offered(full("2WiP2@C1.3{S:LIG}", "3SoS1@C1.1"), "A2")
    assert "*TEL C1.1" in offered(full("2WiP2@C1.3{S:TEL}", "3SoS1@C4.9"), "A2")


@pytest.mark.rule("BAR-A11.01")
@pytest.mark.parametrize(("noble", "serf", "path"), [("C1.2", "C1.1", "A1-C1.1"), ("C1.3", "C1.2", "A1-C1.2")])
def test_a_noble_recruits_from_there(noble: str, serf: str, path: str) -> None:
    state = play(full(f"1NoP3@{noble}{{M:REC}}", f"1SoS1@{serf}"), path, "/F", "/C")
    while tuple(state.actors()) != (0,) or not any(action[0] == verbs.RECRUIT for action in state.actions(0)):
        seat = state.actors()[0]
        aims = [action for action in state.actions(seat) if action[0] == verbs.AIM]
        assert aims
        play(state, state.write(seat, aims[0]))
    play(state, "!REC", dice="66")
    assert state.control[slot("B1")] == 0


@pytest.mark.rule("BAR-A01.01")
def test_an_archer_stands_there() -> None:
    state = full("7PeJ1@C4.1", "1SoS1@C1.1{F:ARC}")
    assert archer_at(state, 0, 0) == slot("B1")
    assert archer_at(state, 0, 1) == -1
    other = full("1SoS1@C1.1{F:ARC}", "7PeJ1@C4.1")
    assert archer_at(other, 0, 1) == 0  # A1: the first of all
    assert other.free[0] == ARC


@pytest.mark.rule("BAR-A08.01")
def test_a_knight_comes_from_there() -> None:
    state = play(full("3SoS1@C1.4", "5PeP1@C1.3 1KnS3@C1.1{M:ESC}"), "A3-C1.3", "/F")
    assert offered(state) == {"/-", "/E1"}
    state = play(full("1KnS3@C1.12{M:ESC} 5PeP1@C1.11", "3SoS1@C1.5", turn="B"), "B3-C1.11", "/F")
    assert escorts(state, state.stack[-1].clash) == [0]  # type: ignore[attr-defined]
    play(state, "/E1")
    assert (where(state, "A1"), where(state, "A5")) == ("C1.11", "C1.12")


@pytest.mark.rule("BAR-M1.06", "BAR-H1.03")
def test_who_is_barricaded_there_is_not_entered() -> None:
    state = full("3SoS1@C1.3", "1SoS1@C1.1{B}")
    assert closed(state) == [0]
    assert "-C1.1" not in offered(state, "A3")


@pytest.mark.rule("BAR-A14.02", "BAR-A06.03")
def test_a_trap_and_a_snare_lie_there() -> None:
    state = play(full("3SoS1@C1.3", "1ThP1@C4.9", marks="trap@C1.1=B1r1"), "A3-C1.1")
    assert where(state, "A3") == "C4.1"
    state = play(full("3SoS1@C1.3", "1ThP1@C4.9", marks="snare@C1.1=A1r1".replace("A1", "B1")), "A3-C1.1")
    assert state.snare[slot("A3")] == 1
    state = full("1ThP2@C1.1{TRP3}", "3SoS1@C4.9")
    play(state, "A1-C1.2")
    assert [row[:3] for row in state.markers] == [[0, TRP, 0]]


@pytest.mark.rule("BAR-K1.04", "BAR-A14.05")
def test_the_trap_of_the_first_serf_is_its_kill() -> None:
    state = full("1ThP2@C4.9", "3SoS1@H4.3", marks="trap@H4.1=A1r2", turn="B")
    play(state, "B3-H4.1")
    assert (where(state, "B3"), state.kills[0], state.gold[0]) == ("out", 1, 100)


@pytest.mark.rule("BAR-T1.13", "BAR-T2.01")
def test_durations_end_there_too() -> None:
    state = play(full("1SoS1@C1.1{sl1,sn1,+2x1,-1x1,W:DAG+1x1}", "3SoS1@C4.9"), "A pass")
    assert (state.sleep[0], state.snare[0], state.speed[0], state.slow[0], state.items[0]) == (0, 0, 0, 0, [DAG])


@pytest.mark.rule("BAR-H1.01", "BAR-O1.01")
def test_a_point_there_is_held_and_paid_for() -> None:
    state = full("1SoS1@H4.1", "3SoS1@C4.9")
    play(state, "A pass", "B pass")
    assert (state.hold[0], state.gold[0], state.earned[0]) == (1, 100, 100)


@pytest.mark.rule("BAR-C1.07", "BAR-B2.01")
def test_the_first_serf_fights_as_others_do() -> None:
    def fought(dice: str) -> Barony:
        return play(full("1SoS1@C1.5", "1SoS1@C1.11"), "A1-C1.11", "/F", "/F", dice=dice)

    assert (where(fought(WON), "A1"), where(fought(WON), "B1")) == ("C1.11", "C1.19")
    lost = fought(LOST)
    assert lost.actors() == [1]
    play(lost, ">270*1")
    assert where(lost, "A1") == "C1.5"
