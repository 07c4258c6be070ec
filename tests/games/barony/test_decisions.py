"""BAR-D04 to D22: who is asked, for what exactly, and what silence does. Those before the game are in test_hiring, test_setup
and test_campaign."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import TIMEOUT
from baronage.games.barony.state import Barony
from tests.games.barony.table import LOST, WON, at, full, play

ALL_AROUND = {f">{angle}*1" for angle in range(30, 360, 60)}
HOME = {f"H1.{index}" for index in range(1, 26)} - {"H1.2", "H1.4", "H1.9"}  # where those stand that are always there


def asked(state: Barony, *moves: str, dice: str = "") -> tuple[int, set[str]]:
    """Who is asked after these moves, and for what."""
    play(state, *moves, dice=dice)
    (seat,) = state.actors()
    return seat, {state.write(seat, action) for action in state.actions(seat)}


def silence(state: Barony, dice: str = "") -> str:
    """The time of who is asked runs out: the position that follows."""
    (seat,) = state.actors()
    state.play(seat, (TIMEOUT,), Chance.forced([int(figure) - 1 for figure in dice if figure.isdigit()]))
    return state.position()


@pytest.mark.rule("BAR-D04")
def test_activate() -> None:
    state = full("1SoS1@C1.5 2PeS1@C1.1{sl1} 3PeS1@H4.1{B} 4PeS1@res", "", gold=(1_000, 0))
    hires = {"$serf PeS", "$serf PeJ", "$serf PeP"}
    assert asked(state) == (0, {"A1", "A13", "A14", "A15", "pass", "$drop A4", *hires})
    assert asked(state, "$drop A4") == (0, {"A1", "A13", "A14", "A15", "pass", *hires})
    silence(state)
    assert (state.turn, state.idle) == (1, 1)  # it was a pass


@pytest.mark.rule("BAR-D05", "BAR-D22")
def test_act() -> None:
    state = full("1GuS1@M{cat,W:DAG,M:CAT}", "1SoS1@C2.1", gold=(1_000, 0))
    moves = {f"-C{number}.1" for number in range(1, 7)}
    wares = {"$buy DAG", "$buy ARM", "$buy ARC", "$buy RET", "$sell DAG", "$sell self"}
    assert asked(state, "A1") == (0, {*moves, *wares, "*CAT B1", "*CAT off", "."})
    assert "1GuS1@M{cat,W:DAG,M:CAT}" in silence(state)
    assert (state.turn, state.idle) == (1, 1)


@pytest.mark.rule("BAR-D06")
def test_range_0_business() -> None:
    state = full("1PrS2@C1.5{W:AXE}", "1SoS1@C1.11{W:DAG}")
    assert asked(state, "A1-C1.11") == (0, {"$give AXE", "$ask DAG", "*BLS B1", "go"})
    assert asked(state, "$ask DAG") == (0, {"$give AXE", "$offer", "go"})
    silence(state)
    assert asked(state) == (0, {"/F", "/C"})  # the offer that was not sent is dropped, and the confrontation goes on
    wizard = full("1WiP2@C1.5{S:ARM,S:EWE,S:EAR}", "1SoS1@C1.11{W:DAG}", options={"cross_trade": "off"})
    assert asked(wizard, "A1-C1.11") == (0, {"*ARM B1", "*EWE B1 DAG", "go"})


@pytest.mark.rule("BAR-D07")
def test_declare() -> None:
    state = full("1ThP3@C1.5{M:STL,ASN}", "1SoS1@C1.11")
    assert asked(state, "A1-C1.11") == (0, {"/F", "/C", "!PPK", "!STL", "!ASN"})
    silence(state)
    assert asked(state) == (1, {"/F", "/C"})  # it fights
    state = full("1SoS1@C1.5 2ThP1@C1.19", "1ThP2@C1.11")
    assert asked(state, "A1-C1.11", "/F", "/F", dice=WON) == (1, {"/F", "/C"})  # forced: no rider


@pytest.mark.rule("BAR-D08")
def test_bump_direction() -> None:
    state = full("1SoP1@C3.20", "1SoS1@C3.21")
    assert asked(state, "A1-C3.21", "/F", "/F", dice=WON) == (0, {">90*1", ">330*1"})
    assert "1SoS1@out" in silence(state)  # 330 kills
    state = full("1SoP1@C2.14", "1SoS1@C2.13")
    assert asked(state, "A1-C2.13", "/F", "/F", dice=WON) == (0, {">210*1", ">330*1"})
    assert "1SoS1@C2.7 " in silence(state)  # the lowest angle


@pytest.mark.rule("BAR-D09")
def test_targets() -> None:
    state = full("1WiP1@C2.1{S:SLO,S:LIG,S:EWE,S:MIS,W:DAG}", "1SoS1@C2.3 2SoS1@C1.20")
    _, offers = asked(state, "A1")
    assert {text for text in offers if text.startswith("*")} == {
        *("*MIS B1", "*SLO B1 slow", "*SLO B1 speed", "*SLO self slow", "*SLO self speed", "*EWE self DAG"),
        *(f"*LIG {angle}" for angle in range(30, 360, 60)),
    }
    state = full("1WiP2@C2.1{S:FIR}", "1SoS1@C2.3 2SoS1@C1.3")
    assert asked(state, "A1", "*FIR B1") == (0, {",B2", "cast", "abandon"})
    assert "1WiP2@C2.1{S:FIR}" in silence(state)
    assert not state.acted


@pytest.mark.rule("BAR-D10")
def test_recruit() -> None:
    state = full("1NoP2@C2.14{M:REC}", "1SoS1@C2.13")
    assert asked(state, "A1-C2.13", "/F", "/F", ">210*1", dice=WON) == (0, {"!REC", "/-"})
    assert "1SoS1@C2.7{@B}" in silence(state, dice="11")


@pytest.mark.rule("BAR-D11")
def test_put_a_serf() -> None:
    state = full("1KnS3@C2.14{M:CTA} 9PeS1@res", "")
    assert asked(state, "A1", "*CTA A9") == (0, {f"@{name}" for name in HOME})
    assert "9PeS1@H1.1 " in silence(state)


@pytest.mark.rule("BAR-D12")
def test_archery() -> None:
    state = full("1PeJ1@C1.2", "1SoS1@C1.6{F:ARC}")
    assert asked(state, "A1^90*1") == (1, {"/A", "/-"})
    assert "1PeJ1@C1.12 " in silence(state)


@pytest.mark.rule("BAR-D13")
def test_consent() -> None:
    state = full("1PrS2@C1.5", "1SoS1@C1.11{W:DAG}")
    assert asked(state, "A1-C1.11", "*BLS B1") == (1, {"/+", "/-"})
    assert "1SoS1@C1.11{W:DAG}" in silence(state)
    assert asked(state, "$ask DAG", "$offer") == (1, {"/+", "/-"})
    assert "1SoS1@C1.11{W:DAG}" in silence(state)


@pytest.mark.rule("BAR-D14")
def test_escort() -> None:
    state = full("1SoS1@C1.5", "1KnS3@C1.12{M:ESC} 2PeS1@C1.11 3KnS3@H1.14{M:ESC}")
    assert asked(state, "A1-C1.11", "/F") == (1, {"/E1", "/-"})
    assert "1KnS3@C1.12{M:ESC} 2PeS1@C1.11" in silence(state)


@pytest.mark.rule("BAR-D15")
def test_defend() -> None:
    state = full("1SoS1@C1.5", "2PeS1@C1.11")
    assert asked(state, "A1-C1.11", "/F") == (1, {"/F", "/C", "/R"})
    silence(state, dice=LOST)
    assert asked(state) == (1, ALL_AROUND)  # it fought, and won
    state = full("1ThP1@C1.5{M:ASN}", "2PeS1@C1.11")
    assert asked(state, "A1-C1.11", "!ASN", dice=LOST) == (1, ALL_AROUND)  # nobody was asked


@pytest.mark.rule("BAR-D16")
def test_throw_and_direction() -> None:
    state = full("1SoS1@H4.3", "5PeS1@H4.1")
    assert asked(state, "A1-H4.1", "/F", "/F", dice=LOST) == (1, ALL_AROUND)
    assert "1SoS1@out" in silence(state)  # the lowest angle that kills
    state = full("1PeJ1x4@H1.12", "1SoS1@C4.2")
    twice = {f">{angle}*2" for angle in range(30, 360, 60)}
    assert asked(state, "A1^270*4", "/C") == (1, ALL_AROUND | twice)  # n = 4
    state = full("1ThJ1@C1.2{M:ASN}", "1SoS2@C1.12")
    assert asked(state, "A1^90*1", "!ASN", dice=LOST) == (1, ALL_AROUND | twice)  # its Rank
    assert "1ThJ1@C1.18{" in silence(state)  # distance 1, the lowest angle
    state = full("1SoS1@C1.1", "1SoS2@M")
    assert asked(state, "A1-M", "/C") == (1, ALL_AROUND)
    assert "1SoS1@C2.1 " in silence(state)


@pytest.mark.rule("BAR-D17")
def test_armour() -> None:
    state = full("1PeJ1x2@C1.2", "1SoS1@H1.22{R:SHI}")
    assert asked(state, "A1^90*2", "go", "/F", "/F", dice=WON) == (1, {"~0", "~1"})
    assert "1SoS1@H1.14{R:SHI}" in silence(state)


@pytest.mark.rule("BAR-D18")
def test_saved_serf() -> None:
    state = full("1SoS1@H4.3", "1SoS1@H4.1{bl1}")
    free = {f"$H4.{index}" for index in range(1, 26)} - {"$H4.1", "$H4.2", "$H4.4", "$H4.9"}
    assert asked(state, "A1-H4.1", "/F", "/F", dice=WON) == (0, free)
    assert "1SoS1@H4.3 " in silence(state)


@pytest.mark.rule("BAR-D19")
def test_retreat_deflection() -> None:
    state = full("1SoS1@C3.20", "1PeS1@C3.19")
    assert asked(state, "A1-C3.19", "/F", "/R") == (0, {">90*1", ">150*1", ">210*1"})
    silence(state)
    assert state.place[15] == state.board.ahead(at("C3.19"), 1)  # at 90


@pytest.mark.rule("BAR-D20")
def test_trap_direction() -> None:
    state = full("1ThP1@H1.1", "1SoP1@C2.14", marks="trap@C2.13=A1r1", turn="B")
    assert asked(state, "B1-C2.13") == (0, {">210*1", ">330*1"})
    assert "1SoP1@C2.7 " in silence(state)


@pytest.mark.rule("BAR-D21")
def test_stolen_item() -> None:
    state = full("1ThP3@C1.5{M:STL}", "1SoS1@C1.11{W:DAG,W:PIK,R:LEA}")
    assert asked(state, "A1-C1.11", "go", "!STL", "/C") == (0, {"=DAG", "=PIK", "=LEA"})
    assert "1ThP3@C1.5{R:LEA,M:STL}" in silence(state)


@pytest.mark.rule("BAR-D22")
def test_market() -> None:
    state = full("1SoS2@M{M:RET}", "")
    kinds = ["PeS", "PeJ", "PeP", "GuS", "GuJ", "ThJ", "ThP", "SoS:THR", "SoS:ARC", "SoP:THR", "SoP:ARC"]
    assert asked(state, "A1", "$sell self") == (0, {f"$serf {kind}" for kind in kinds})  # for 3,500 gold
    assert "1PeS1@M " in silence(state)
    assert state.gold[0] == 2_500
