"""BAR-A00, A04, A05, A07, A11, A12, A17, T1: actions of the active Serf, and Recruitment."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.match.match import Match
from baronage.games.barony.data import REC
from tests.games.barony.table import GAME, LOST, WON, at, full, offered, play, refused, slot, where

# --- Tactical Maneuver ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A17.01", "BAR-A17.02", "BAR-G7.03", "BAR-A00.06", "BAR-T1.09")
@pytest.mark.parametrize(
    ("target", "ends"),
    [
        ("C2.15", {210: "C2.9"}),
        ("C2.24", {90: "C2.25"}),
        ("C2.13", {210: "C2.7"}),
        ("C2.20", {330: "C2.19"}),
        ("C2.16", {150: "C1.10"}),
        ("C2.12", {270: "C2.11"}),
        ("C2.14", {150: "C2.15", 210: "C2.8", 270: "C2.13"}),
        ("C2.23", {30: "out", 90: "out", 150: "C2.24"}),
        ("C2.21", {30: "out", 270: "C2.20", 330: "out"}),
    ],
)
def test_where_a_knight_bumps(target: str, ends: dict[int, str]) -> None:  # E13
    for angle, end in ends.items():
        state = full("1KnS3@C2.22", f"3SoS1@{target}")
        play(state, "A1", "*TAC B3", "/F", dice=WON)
        if len(ends) > 1:
            assert {text for text in offered(state) if text[0] == ">"} == {f">{one}*1" for one in ends}
            play(state, f">{angle}*1")
        assert (where(state, "B3"), where(state, "A1")) == (end, "C2.22")
        assert state.turn == 0  # it may still move


@pytest.mark.rule("BAR-A17.02", "BAR-A00.06")
def test_a_tactical_maneuver_that_fails_moves_nobody() -> None:
    state = full("1KnS3@C1.5", "3SoS1@C1.11{M:THR}")
    play(state, "A1", "*TAC B3", "/F", dice=LOST)
    assert (where(state, "A1"), where(state, "B3"), state.actors()) == ("C1.5", "C1.11", [0])


@pytest.mark.rule("BAR-A17.03", "BAR-T1.07", "BAR-T1.08", "BAR-M1.08")
def test_a_knight_moves_before_and_after_it_and_uses_it_once() -> None:
    state = full("1KnS3x2@C1.6", "3SoS1@C1.11")
    play(state, "A1-C1.5", "*TAC B3", "/F", dice=LOST)
    assert refused(state, "*TAC B3") == "BAR-T1.08"
    play(state, "-C1.11", "/F", "/C")  # the leg goes on: two steps along lane 60
    assert offered(state) == {">30*2", ">90*2"}
    play(state, ">90*2")
    assert (where(state, "A1"), where(state, "B3")) == ("C1.11", "H1.23")


@pytest.mark.rule("BAR-A17.01", "BAR-A00.07")
def test_whom_a_knight_may_confront() -> None:
    state = full("1KnS3@C1.5 4SoS1@C1.6", "3SoS1@C1.11 2GuS1@C1.19 6PeP1@C1.12{B}")
    found = {text for text in offered(state, "A1") if text[0] == "*"}
    assert found == {"*TAC A4", "*TAC B3"}  # one's own too; not too far, not barricaded


# --- the catapult -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A04.05", "BAR-A04.06")
@pytest.mark.parametrize(
    ("start", "target", "aim", "end"),
    [
        ("C2.3", "C1.6", ">150*2", "C1.15"),
        ("C2.3", "C1.12", "", "H1.14"),
        ("C2.1", "C1.12", "", "H1.14"),
    ],
)
def test_where_a_catapult_bumps(start: str, target: str, aim: str, end: str) -> None:  # E12
    state = full(f"2GuS3@{start}{{cat,M:CAT}}", f"3SoS1@{target}")
    play(state, "A2", "*CAT B3", "/F", dice=WON)
    if aim:
        assert {text for text in offered(state) if text[0] == ">"} == {">30*2", ">150*2"}
        play(state, aim)
    assert where(state, "B3") == end


@pytest.mark.rule("BAR-A04.05", "BAR-A04.06", "BAR-A00.07")
def test_a_catapult_reaches_as_far_as_his_rank_and_may_miss() -> None:
    state = full("2GuS2@C2.3{cat,M:CAT}", "3SoS1@C1.6 4SoS1@C1.12")
    assert {text for text in offered(state, "A2") if text.startswith("*CAT ")} == {"*CAT B3", "*CAT off"}
    play(state, "*CAT B3", "/F", dice=LOST)
    assert where(state, "B3") == "C1.6"


# --- Call to Arms -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A05.01", "BAR-A05.02", "BAR-A05.03", "BAR-K2.06", "BAR-F2.03")
def test_a_knight_calls_a_serf_of_the_reserve() -> None:
    more = " ".join(f"{number}PeS1@C5.{number}" for number in range(2, 8))
    state = full(f"1KnS3@C1.5{{M:CTA,CTA2}} {more} 10NoP2@res 11PeS1@out", "3SoS1@C4.1")
    assert {text for text in offered(state, "A1") if text[0] == "*"} == {"*CTA A10"}
    play(state, "*CTA A10")
    assert offered(state) == {f"@H1.{index}" for index in range(1, 26)} - {"@H1.2", "@H1.4", "@H1.9"}
    play(state, "@H1.17", ".", "pass")
    assert (where(state, "A10"), state.blessings[slot("A10")]) == ("H1.17", 2)
    assert len(state.fief(0)) == 11
    state.place[slot("A11")] = -2
    assert "*CTA A11" not in offered(state, "A1")  # Rank 3: three times


@pytest.mark.rule("BAR-A05.01")
def test_a_recruited_knight_calls_nobody() -> None:
    state = full("1KnS3@C1.5{M:CTA,@B} 10NoP2@res", "10NoP2@res 3SoS1@C4.1")
    play(state, "B1")  # its name stays
    assert not [text for text in offered(state) if text.startswith("*CTA")]


# --- Duplicate Spell --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A07.01", "BAR-A07.02")
def test_a_wizard_copies_a_spell() -> None:
    state = full("1WiP3@C1.5{S:FIR,S:ARM',M:DUP}", "3SoS1@C4.1", gold=(6_667, 0))
    play(state, "A1", "*DUP FIR")  # 20,000 / 3, rounded up
    assert state.gold == [0, 0]
    assert "1WiP3@C1.5{S:FIR,S:ARM',S:FIR',M:DUP}" in state.position()
    poor = full("1WiP3@C1.5{S:FIR,M:DUP}", "3SoS1@C4.1", gold=(6_666, 0))
    assert refused(play(poor, "A1"), "*DUP FIR") == "BAR-Q1.03"


# --- Resurrect --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A12.01", "BAR-A12.02", "BAR-A12.03")
def test_a_priest_brings_back_the_killed() -> None:
    state = full("1PrS2@C1.5{M:RES,RES1} 2NoP3@out{W:DAG} 3SoS1@res", "3SoS1@out 4SoS1@C4.1")
    assert {text for text in offered(state, "A1") if text.startswith("*RES")} == {"*RES A2"}
    play(state, "*RES A2", "@H1.1", ".", "pass")
    assert (where(state, "A2"), state.items[slot("A2")], state.blessings[slot("A2")]) == ("H1.1", [1], 0)
    state.place[slot("A2")] = -3
    assert not [text for text in offered(state, "A1") if text.startswith("*RES")]  # Rank 2: twice


@pytest.mark.rule("BAR-A12.03")
def test_a_serf_that_was_recruited_comes_back_to_its_owner() -> None:
    recruit = full("3SoS1x2@C2.15 5PeP1@C2.22{@B}", "1PrS2@C4.3{M:RES}")
    play(recruit, "A3-C2.14-C2.22", "/Y", ">30*2")
    assert where(recruit, "B5") == "out"
    assert recruit.control[slot("B5")] == 1
    play(recruit, "B1", "*RES B5", "@H4.1")
    assert (where(recruit, "B5"), recruit.control[slot("B5")]) == ("H4.1", 1)


@pytest.mark.rule("BAR-A12.01", "BAR-V3.04")
def test_a_team_mates_serf_is_resurrected_too() -> None:
    barons = [
        "A K1 g0 b0 : 1PrS2@K5.5{M:RES} 2GuS1@K5.20 3SoS1@out",
        "B K3 g0 b0 : 3SoS1@K5.11 4SoS1@out",
        "C K9 g0 b0 : 3SoS1@K5.6 4SoS1@out",
        "D K12 g0 b0 : 3SoS1@K6.1",
        "E K10 g0 b0 : 3SoS1@K8.1",
        "F K4 g0 b0 : 3SoS1@K8.3",
    ]
    state = GAME.position(" | ".join(["BAR round_table full r5 tA", *barons, "-"]))
    state.play(0, state.read(0, "A1")[0], Chance.forced([]))
    found = {state.write(0, action) for action in state.actions(0)}
    assert {text for text in found if text.startswith("*RES")} == {"*RES A3", "*RES B4"}
    barons[1] = "B K3 g0 b0 lost1 : 4SoS1@out"  # who has lost gets nobody back
    state = GAME.position(" | ".join(["BAR round_table full r5 tA", *barons, "-"]))
    state.play(0, state.read(0, "A1")[0], Chance.forced([]))
    assert "*RES B4" not in {state.write(0, action) for action in state.actions(0)}


# --- Recruitment ------------------------------------------------------------------------------------------------------------

NOBLE = "1NoP3@C1.6{M:REC}"  # bumps from C1.12 to C1.20 (E07 c)


@pytest.mark.rule("BAR-A11.01", "BAR-A11.02", "BAR-A11.04", "BAR-C1.08")
@pytest.mark.parametrize(("dice", "seat"), [("11", 1), ("12", 0)])
def test_a_noble_recruits_whom_it_bumped(dice: str, seat: int) -> None:  # E33
    state = full(NOBLE, "3SoS3@C1.12")
    play(state, "A1-C1.12", "/F", "/F", dice=WON)
    assert (state.actors(), offered(state)) == ([0], {"!REC", "/-"})
    play(state, "!REC", dice=dice)
    assert (state.control[slot("B3")], state.used(slot("A1"), REC)) == (seat, 1)


@pytest.mark.rule("BAR-A11.01")
@pytest.mark.parametrize(
    ("noble", "serf", "asked"),
    [
        (NOBLE, "3SoS4@C1.12", False),  # of higher Rank
        ("1NoP3@C1.6{M:REC,REC3}", "3SoS1@C1.12", False),  # BAR-A11.04
        ("1NoP3@C1.6", "3SoS1@C1.12", False),
        (NOBLE, "3SoS1@C1.12{sl1}", True),
    ],
)
def test_whom_it_may_recruit(noble: str, serf: str, asked: bool) -> None:
    state = full(noble, serf)
    play(state, "A1-C1.12", "/F", *(() if "sl" in serf else ("/C",)))
    assert (state.turn == 0) == asked


@pytest.mark.rule("BAR-A11.01", "BAR-X1.03")
def test_a_noble_that_was_bumped_into_a_fight_recruits_nobody() -> None:
    state = full("3SoS1@C1.5 4SoS1@C1.19", "1NoP3@C1.11{M:REC}")
    play(state, "A3-C1.11", "/F", "/C", "/F", "/C")  # the Noble takes C1.19 from A4
    assert (where(state, "B1"), state.turn) == ("C1.19", 1)
    assert state.actions(1)[0][0] == 3  # B's own turn has begun


@pytest.mark.rule("BAR-A11.01", "BAR-C1.08")
def test_a_serf_that_died_of_its_bump_is_not_recruited() -> None:
    state = full("1NoP3@C2.22{M:REC}", "3SoS1@C2.23")
    play(state, "A1-C2.23", "/F", "/C", ">30*1")
    assert (where(state, "B3"), state.turn) == ("out", 1)


@pytest.mark.rule("BAR-A11.05", "BAR-O1.01", "BAR-K3.03")
def test_a_recruited_serf_is_its_controllers_in_every_way() -> None:
    state = full("3SoS1@H4.17{@B}", "4SoS1@C1.1")
    assert len(state.fief(0)) == 4
    play(state, "pass", "pass")
    assert (state.hold[slot("B3")], state.gold) == (1, [100, 0])  # it may barricade in its owner's barony (R79)
    play(state, "B3-H4.18")
    assert where(state, "B3") == "H4.18"


@pytest.mark.rule("BAR-A11.03")
def test_another_baron_may_recruit_it_back() -> None:
    state = full("3SoS1@C1.12{@B}", "1NoP3@C1.6{M:REC}", turn="B")
    play(state, "B1-C1.12", "/F", "/C", "!REC", dice="66")
    assert state.control[slot("B3")] == 1


# --- the turn ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-T1.11")
def test_if_the_active_serf_is_removed_the_turn_ends() -> None:
    state = full("3SoS1x3@H4.3", "5PeP1@C4.4", marks="trap@H4.2=B5r2")
    state.place[slot("B13")] = at("C4.6")  # H4.2 is free
    play(state, "A3-H4.2")
    assert (where(state, "A3"), state.turn) == ("out", 1)


@pytest.mark.rule("BAR-T1.13", "BAR-K3.02")
def test_what_ends_with_the_turn() -> None:
    state = full("3SoS1@C1.5{sl1,+2x1,-1x1,W:DAG+2x1}", "5PeP1@C4.4{sl1}")
    play(state, "pass")
    assert "3SoS1@C1.5{W:DAG}" in state.position()
    assert "5PeP1@C4.4{sl1}" in state.position()


# --- taking back --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-T1.07")
def test_a_move_can_be_taken_back_step_by_step_until_another_is_asked_or_dice_fall() -> None:
    match = Match(GAME, state=full("1KnS3x2@C1.6 2GuS1@C1.20", "3SoS1@C1.11 4SoS1@C4.1"))
    match.play(0, "A1-C1.5")
    match.undo(0)
    match.undo(0)
    assert "1KnS3x2@C1.6" in match.state.position()
    match.play(0, "A2-C1.21")
    match.play(0, ".")  # the turn is over, and nobody has acted since
    assert match.state.actors() == [1]
    match.undo(0)
    match.undo(0)
    match.undo(0)
    match.play(0, "A1-C1.5-C1.11")
    match.play(0, "/F")  # B is asked
    assert not match.can_undo(0)
    match.play(1, "/C")
    assert not match.can_undo(1)


@pytest.mark.rule("BAR-T1.04")
def test_what_the_next_baron_has_answered_with_an_act_stays() -> None:
    match = Match(GAME, state=full("3SoS1@C1.5", "4SoS1@C4.1"))
    match.play(0, "A3-C1.11")
    assert match.can_undo(0)
    match.play(1, "B4-C4.3")
    assert not match.can_undo(0)
