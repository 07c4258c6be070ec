"""BAR-A01, A08, A13, A18: Archery, Escort, Retreat, Throw."""

from __future__ import annotations

import pytest

from baronage.games.barony.board.geometry import DIRECTION
from baronage.games.barony.rules.param_text import bump_param
from tests.games.barony.table import LOST, WON, at, full, line, offered, play, refused, slot, totals, where

SIX = {f">{angle}*1" for angle in range(30, 360, 60)}

# --- Archery ----------------------------------------------------------------------------------------------------------------

JUMPER = "7PeJ1@C1.2"
ARCHER = "4SoS1@C1.6{F:ARC}"


@pytest.mark.rule("BAR-A01.01", "BAR-A01.02", "BAR-A01.05", "BAR-A00.06")
@pytest.mark.parametrize(
    ("angle", "end"), [(30, "C1.5"), (90, "C1.12"), (150, "C1.7"), (210, "C1.4"), (270, "C1.2"), (330, "C2.8")]
)
def test_an_archer_shoots_a_jumper_down(angle: int, end: str) -> None:  # E25
    state = full(ARCHER, "7PeJ1@C1.2{W:PIK}", turn="B")
    play(state, "B7^90*1")
    assert state.actors() == [0]
    assert offered(state) == {"/A", "/-"}
    assert totals(state, "/A", "/F", dice="54 33") == [(10, 7)]  # no weapons
    assert offered(state) == SIX
    play(state, f">{angle}*1")
    assert (where(state, "B7"), where(state, "A4"), state.turn) == (end, "C1.6", 0)


@pytest.mark.rule("BAR-A01.04")
def test_if_the_jumper_wins_it_flies_on() -> None:
    state = full(ARCHER, JUMPER, turn="B")
    play(state, "B7^90*1", "/A", "/F", dice="33 33")  # equal
    assert (where(state, "B7"), where(state, "A4")) == ("C1.12", "C1.6")


@pytest.mark.rule("BAR-A01.01")
def test_ones_own_jumpers_are_not_shot_and_an_archer_may_let_pass() -> None:
    own = full(f"{ARCHER} {JUMPER}", "1ThP1@C4.1")
    play(own, "A7^90*1")
    assert (where(own, "A7"), own.turn) == ("C1.12", 1)
    state = full(ARCHER, JUMPER, turn="B")
    play(state, "B7^90*1", "/-")
    assert where(state, "B7") == "C1.12"


@pytest.mark.rule("BAR-A01.03", "BAR-M3.03")
def test_archers_decide_in_the_order_in_which_they_are_passed() -> None:
    # H1.17 at 330: C1.23, C1.22, C1.12, C1.11 (E04)
    state = full("4SoS1@C1.12{F:ARC} 5PeP1@C1.23{M:ARC}", "7PeJ1x2@H1.17", turn="B")
    play(state, "B7^330*2")
    asked = []
    for _ in range(2):
        asked.append(state.stack[-1].archer)  # type: ignore[attr-defined]
        play(state, "/-")
    assert asked == [slot("A5"), slot("A4")]
    assert where(state, "B7") == "C1.11"


@pytest.mark.rule("BAR-A01.06", "BAR-A13.01")
def test_the_jumper_may_concede_or_retreat_and_nobody_escorts_it() -> None:
    state = full(ARCHER, f"{JUMPER} 1KnS3@C1.7{{M:ESC}}", turn="B")
    play(state, "B7^90*1", "/A")
    assert state.actors() == [1]
    assert offered(state) == {"/F", "/C", "/R"}
    play(state, "/C", ">150*1", "/C", ">30*1")  # onto its own Knight, and away again
    assert where(state, "B7") == line("C1.7", 30, 1)[0]


@pytest.mark.rule("BAR-A01.07")
def test_who_lands_on_the_archer_fights_an_ordinary_fight() -> None:
    state = full("4SoS1@C1.12{F:ARC}", JUMPER, turn="B")
    assert offered(state, "B7^90*1") == {"/F", "/C"}
    assert state.actors() == [1]


@pytest.mark.rule("BAR-A01.07")
def test_nobody_shoots_from_the_market() -> None:
    state = full("4SoS1@M{F:ARC}", "7PeJ1@C4.1", turn="B")
    play(state, "B7^90*1")  # over the Market vertex
    assert state.turn == 0


@pytest.mark.rule("BAR-A01.05", "BAR-T1.11")
def test_a_shot_jumper_moves_no_further() -> None:
    state = full(ARCHER, "7PeJ1x3@C1.2", turn="B")
    play(state, "B7^90*1", "/A", "/C", ">90*1")
    assert (where(state, "B7"), state.turn) == ("C1.12", 0)


@pytest.mark.rule("BAR-A00.05")
def test_a_sleeping_or_barricaded_archer_does_not_shoot_and_a_snared_one_does() -> None:
    for signs, shoots in (("sl1", False), ("B", False), ("sn2", True)):
        state = full(f"4SoS1@C1.6{{F:ARC,{signs}}}", JUMPER, turn="B")
        play(state, "B7^90*1")
        assert (state.actors() == [0] and "/A" in offered(state)) == shoots


# --- Escort -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A08.01", "BAR-A08.02", "BAR-C1.04")
def test_a_knight_takes_the_blow() -> None:  # E38
    state = full("1KnS3@C1.12{M:ESC} 5PeP1@C1.11", "3SoS1@C1.5", turn="B")
    play(state, "B3-C1.11", "/F")
    assert state.actors() == [0]
    assert offered(state) == {"/-", "/E1"}
    play(state, "/E1")
    assert offered(state) == {"/F", "/C"}  # one swap, and a Knight has no Retreat
    play(state, "/F", dice=WON)
    assert (where(state, "A5"), where(state, "A1"), where(state, "B3")) == ("C1.12", "C1.19", "C1.11")


@pytest.mark.rule("BAR-A08.01")
def test_he_may_stay_where_he_is() -> None:
    state = full("1KnS3@C1.12{M:ESC} 5PeP1@C1.11", "3SoS1@C1.5", turn="B")
    play(state, "B3-C1.11", "/F", "/-", "/F", dice=WON)
    assert (where(state, "A5"), where(state, "A1")) == ("C1.19", "C1.12")


@pytest.mark.rule("BAR-A08.02", "BAR-T2.05", "BAR-H1.02")
def test_both_leave_their_triangles() -> None:
    state = full("1KnS3@C1.12{M:ESC} 2GuS1@C1.11{MKW2}", "3SoS1@C1.5", turn="B")
    play(state, "B3-C1.11", "/F", "/E1", "/C")
    assert state.task[slot("A2")] == 0


@pytest.mark.rule("BAR-A08.03", "BAR-C1.11")
@pytest.mark.parametrize(
    ("knight", "serf", "asked"),
    [
        ("1KnS3@C1.12{M:ESC}", "5PeP1@C1.11", True),
        ("1KnS3@C1.12{M:ESC,sl1}", "5PeP1@C1.11", False),
        ("1KnS3@C1.12{M:ESC,sn1}", "5PeP1@C1.11", False),
        ("1KnS3@C1.12{M:ESC}", "5PeP1@C1.11{sn1}", False),
        ("1KnS3@C1.12", "5PeP1@C1.11", False),
        ("1KnS3@C1.14{M:ESC}", "5PeP1@C1.11", False),  # too far
    ],
)
def test_who_may_escort(knight: str, serf: str, asked: bool) -> None:
    state = full(f"{knight} {serf}", "3SoS1@C1.5", turn="B")
    assert ("/E1" in offered(state, "B3-C1.11", "/F")) == asked


@pytest.mark.rule("BAR-A08.03")
def test_nobody_is_escorted_in_the_market_nor_against_an_assassin() -> None:
    market = full("1KnS3@C1.1{M:ESC} 3SoS1@M", "3SoS1@C4.1", turn="B")
    assert offered(market, "B3-M", "/F") == {"/F", "/C"}
    state = full("1KnS3@C1.12{M:ESC} 5PeP1@C1.11", "1ThP3@C1.5{M:ASN}", turn="B")
    play(state, "B1-C1.11", "!ASN", dice=LOST)
    assert state.actors() == [0]
    assert all(text.startswith(">") for text in offered(state))


@pytest.mark.rule("BAR-A08.01")
def test_nobody_is_escorted_against_ones_own() -> None:
    state = full("1KnS3@C1.12{M:ESC} 5PeP1@C1.11 3SoS1@C1.5", "1ThP1@C4.1")
    play(state, "A3-C1.11", "/F", dice=WON)
    assert where(state, "A5") == "C1.19"


@pytest.mark.rule("BAR-A08.04")
def test_taxes_on_a_knight_of_higher_rank_become_a_fight() -> None:
    state = full("1KnS3@C1.12{M:ESC} 5PeP1@C1.11", "1NoP3@C1.5{M:TAX,W:DAG}", turn="B", gold=(500, 0))
    play(state, "B1-C1.11", "go", "!TAX", "/E1")
    assert totals(state, "/F", dice=WON) == [(16, 5)]  # with weapons
    assert where(state, "B1") == "C1.11"
    assert state.gold == [500, 0]


@pytest.mark.rule("BAR-A08.01", "BAR-A00.06")
def test_a_knight_also_takes_a_shot() -> None:
    state = full("1KnS3@C1.12{M:ESC} 5PeP1@C1.11", "1KnS3@C1.5", turn="B")
    play(state, "B1", "*TAC A5", "/E1", "/C", ">90*1")
    assert (where(state, "A5"), where(state, "A1")) == ("C1.12", "C1.19")


# --- Retreat ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A13.01", "BAR-A13.02")
def test_a_retreat_loses_without_a_roll_and_stops_inside() -> None:
    state = full("3SoS1x2@C2.15", "5PeP1@C2.22")  # E09: 30 leads out at once, 330 over C2.21
    play(state, "A3-C2.14-C2.22", "/F")
    assert offered(state) == {"/F", "/C", "/R"}
    play(state, "/R")  # 330 is the only direction left (BAR-A13.03)
    assert (where(state, "B5"), where(state, "A3")) == ("C2.21", "C2.22")


@pytest.mark.rule("BAR-A13.03")
def test_without_a_direction_inside_the_aggressors_baron_deflects_it() -> None:
    state = full("3SoS1@C2.22", "5PeP1@C2.21")
    play(state, "A3-C2.21", "/F", "/R")  # at 330 lies the outside
    assert state.actors() == [0]
    inside = offered(state)
    assert inside < SIX
    assert ">330*1" not in inside
    play(state, ">270*1")
    assert where(state, "B5") == "C2.20"


@pytest.mark.rule("BAR-A13.04")
def test_a_forced_confrontation_can_still_kill_it() -> None:
    state = full("3SoS1x2@C2.15 4SoS1@C2.21", "5PeP1@C2.22")
    play(state, "A3-C2.14-C2.22", "/F", "/R", "/F", "/F", dice=LOST)
    play(state, ">30*1")
    assert where(state, "B5") == "out"


@pytest.mark.rule("BAR-A13.05")
def test_against_what_there_is_no_retreat() -> None:
    for move, rider in (("A1-C1.11", "!PPK"), ("A1-C1.11", "!STL")):
        state = full("1ThP2@C1.5{M:STL}", "5PeP1@C1.11", gold=(0, 50))
        play(state, move, rider)
        assert offered(state) == {"/F", "/C"}
        assert refused(state, "/R") == "BAR-A13.05"
    own = full("3SoS1@C1.5 5PeP1@C1.11", "1ThP1@C4.1")
    assert offered(own, "A3-C1.11") == {"/F", "/C", "/Y"}
    sleep = full("1WiP2@C1.5{S:SLE}", "5PeP1@C1.11")
    assert offered(sleep, "A1", "*SLE B5 cast") == {"/F", "/C"}
    missile = full("1WiP2@C1.5{S:MIS}", "5PeP1@C1.11")
    assert offered(missile, "A1", "*MIS B5") == {"/F", "/C", "/R"}


@pytest.mark.rule("BAR-A00.05")
def test_a_snared_serf_does_not_retreat() -> None:
    state = full("3SoS1@C1.5", "5PeP1@C1.11{sn1}")
    assert offered(state, "A3-C1.11", "/F") == {"/F", "/C"}


@pytest.mark.rule("BAR-A00.02", "BAR-X1.04")
def test_the_active_serf_has_its_answers_too() -> None:  # E49
    state = full("5PeS1@C1.5 3SoS1@C1.19", "3SoS1@C1.11")
    play(state, "A5-C1.11", "/F", "/F", "/F", "/F", dice="65 22 33 33")
    play(state, ">270*1", "/F")
    assert state.actors() == [0]
    assert offered(state) == {"/F", "/C", "/R"}
    play(state, "/R")
    assert (where(state, "A5"), where(state, "B3")) == ("C1.5", "C1.11")


# --- Throw ------------------------------------------------------------------------------------------------------------------

FIVE = "4SoS1x7@C1.25{F:ARC}"
PATH = "A4-C1.24-C1.16-C1.15-C1.9-C1.8"


@pytest.mark.rule("BAR-A18.01", "BAR-B2.03")
@pytest.mark.parametrize("answers", [("/F", "/F"), ("/C",)])
def test_a_defender_throws_as_far_as_half_the_run(answers: tuple[str, ...]) -> None:  # E37
    state = full(FIVE, "3SoS1@C1.8")
    play(state, PATH, *answers, dice=LOST if len(answers) > 1 else "")
    assert state.actors() == [1]
    assert offered(state) == {f">{angle}*{far}" for angle in range(30, 360, 60) for far in (1, 2)}
    assert state.write(1, state.default(1)).endswith("*1")
    play(state, ">30*2")
    assert where(state, "A4") == line("C1.8", 30, 2)[-1]


@pytest.mark.rule("BAR-A18.01", "BAR-A00.05")
@pytest.mark.parametrize("defender", ["4SoS1@C1.8{F:ARC}", "3SoS1@C1.8{sl2}"])
def test_who_does_not_throw(defender: str) -> None:
    state = full(FIVE, defender)
    play(state, PATH, "/C")
    assert offered(state) == SIX


@pytest.mark.rule("BAR-A18.01", "BAR-C1.09")
def test_ones_own_are_not_thrown() -> None:
    state = full(f"{FIVE} 3SoS1@C1.8", "1ThP1@C4.1")
    play(state, PATH, "/C")
    assert offered(state) == SIX


@pytest.mark.rule("BAR-A18.02", "BAR-F3.06")
def test_no_throw_after_a_rider() -> None:
    state = full("5PeS1x7@C1.25{M:PPK}", "3SoS1@C1.8", gold=(0, 50))
    play(state, PATH.replace("A4", "A5"), "!PPK", "/F", dice=LOST)
    assert offered(state) == SIX


@pytest.mark.rule("BAR-A08.01", "BAR-A08.03")
def test_which_knight_can_not_escort_and_why() -> None:
    state = full("3SoS1@C1.5", "5PeP1@C1.11 1KnS3@C1.12{M:ESC} 2KnS3@C1.10{M:ESC,sl2} 4KnS3@C4.1{M:ESC} 6KnS3@C1.19")
    play(state, "A3-C1.11", "/F")
    assert offered(state) == {"/E1", "/-"}
    assert [refused(state, f"/E{number}") for number in (2, 4, 6)] == ["BAR-A08.03", "BAR-A08.01", "BAR-A08.01"]


@pytest.mark.rule("BAR-A08.01", "BAR-T1.11")
@pytest.mark.parametrize(("answer", "place", "turn"), [("/E1", "C1.2", 1), ("/-", "C1.1", 0)])
def test_a_knight_that_escorts_in_its_own_turn_moves_no_further(answer: str, place: str, turn: int) -> None:
    state = full("1KnS3x3@C1.1{M:ESC} 5PeP1@C1.2", "3SoS1@C1.3")
    play(state, "A1", "*TAC B3", "/C", ">30*1", "/F")  # B3 is sent into A5, who stands beside the Knight
    play(state, answer, "/F", ">30*1", dice=LOST)
    assert (where(state, "A1"), state.turn) == (place, turn)
    assert bool({text for text in offered(state) if text[0] == "-"}) == (turn == 0)


@pytest.mark.rule("BAR-A13.02")
def test_a_retreat_that_would_lead_off_the_board_is_told_to_stop_inside() -> None:
    state = full("3SoS1@C1.5", "3SoS1@C4.1")
    told = [bump_param(state, 0, at("C2.14"), DIRECTION[30], far, safe) for far in (1, 2) for safe in (False, True)]
    assert [param.split("|")[0::2] for param in told] == [
        ["1", "0", "0"],
        ["1", "0", "0"],
        ["2", "1", "0"],
        ["1", "0", "0"],
    ]
    assert bump_param(state, 0, at("C2.22"), DIRECTION[30], 2, True).split("|")[0::2] == ["0", "0", "0"]  # it stays
