"""BAR-A16, L0 to L9: Spellcasting."""

from __future__ import annotations

import pytest

from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import DIRECTION
from baronage.games.barony.data import ITEM_CODE
from baronage.games.barony.rules.moves import allowance
from baronage.games.barony.steps.spells import on_the_line
from tests.games.barony.table import GAME, LOST, WON, full, line, offered, play, refused, slot, totals, where


def spells(found: set[str]) -> set[str]:
    return {text for text in found if text[0] == "*"}


# --- in general -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A16.01", "BAR-L0.03", "BAR-T1.08")
def test_a_cast_spell_is_used_up_also_if_it_fails() -> None:
    state = full("1WiP2@C1.5{S:MIS*2,S:ARM}", "3SoS1@C1.11")
    play(state, "A1", "*MIS B3", "/F", dice=LOST)
    assert (where(state, "A1"), where(state, "B3")) == ("C1.5", "C1.11")
    assert state.items[slot("A1")] == [9, 14]
    assert refused(state, "*ARM self") == "BAR-T1.08"


@pytest.mark.rule("BAR-A16.01", "BAR-A07.02")
def test_a_duplicated_copy_is_cast_first() -> None:
    state = full("1WiP2@C1.5{S:ARM,S:ARM'}", "3SoS1@C1.11")
    play(state, "A1", "*ARM self")
    assert state.items[slot("A1")] == [9]


@pytest.mark.rule("BAR-A16.01")
def test_only_wizards_cast() -> None:
    state = full("1KnS3@C1.5{S:FIR,S:TEL}", "3SoS1@C1.11")
    assert spells(offered(state, "A1")) == {"*TAC B3"}


@pytest.mark.rule("BAR-A16.02", "BAR-L0.01", "BAR-A00.04")
def test_a_roll_without_weapons_or_a_concession() -> None:
    state = full("1WiP2@C1.5{S:MIS,W:PIK,mw}", "3SoS1@C1.11{W:PIK}")
    play(state, "A1", "*MIS B3")
    assert state.actors() == [1]
    assert totals(state.clone(), "/F", dice="33 33") == [(8, 7)]
    play(state, "/C", ">90*2")
    assert where(state, "B3") == "H1.23"


@pytest.mark.rule("BAR-L0.02")
def test_no_roll_for_its_own_person() -> None:
    state = full("1WiP3@C1.5{S:ARM,W:DAG,S:EWE}", "3SoS1@C4.1")
    play(state, "A1", "*EWE self DAG")
    assert "1WiP3@C1.5{S:ARM,W:DAG+3x3}" in state.position()


@pytest.mark.rule("BAR-L0.04", "BAR-C1.02")
def test_range_0_spells_on_another_come_before_the_confrontation() -> None:
    state = full("1WiP2@C1.5{S:ARM,S:EAR,S:EWE} 3SoS1@C1.11{W:DAG,R:LEA}", "1ThP1@C4.1")
    found = spells(offered(state, "A1-C1.11"))
    assert found == {"*ARM A3", "*EAR A3 LEA", "*EWE A3 DAG"}
    play(state, "*EAR A3 LEA")
    assert offered(state) == {"/F", "/C", "/Y"}  # both are A's: either may give way, or the dice decide (BAR-C1.09)
    play(state, "/C")
    assert "3SoS1@C1.11{W:DAG,R:LEA+2x3}" in state.position()  # this turn does not count yet
    play(state, "go", "/C", ">270*1")
    assert where(state, "A1") == "C1.5"


@pytest.mark.rule("BAR-L0.04")
def test_the_target_of_a_range_0_spell_may_only_fight_or_concede() -> None:
    state = full("1WiP2@C1.5{S:ARM}", "5PeP1@C1.11 1KnS3@C1.12{M:ESC}")
    assert offered(state, "A1-C1.11", "*ARM B5") == {"/F", "/C"}
    play(state, "/F", dice=WON)
    assert state.armor[slot("B5")] == 2
    assert offered(state) == {"/F", "/C"}  # the confrontation itself
    assert offered(state, "/F") == {"/-", "/E1"}


@pytest.mark.rule("BAR-L0.05")
def test_a_target_that_is_no_longer_in_range_is_missed() -> None:
    # C1.11 is bumped at 90 by the first ball into C1.19, whose Serf is pushed out of range
    state = full("1WiP2@C1.5{S:FIR}", "3SoS1@C1.11 4SoS1@C1.19")
    play(state, "A1", "*FIR B3,B4 cast", "/C", ">90*1", "/F", dice="66 11")
    assert (where(state, "B3"), where(state, "B4")) == ("C1.19", "H1.23")
    assert (state.conf[slot("B4")], state.actors()) == (1, [0])  # the second ball met nobody


@pytest.mark.rule("BAR-L0.05")
def test_a_target_that_is_no_longer_in_play_is_missed() -> None:
    state = full("1WiP2@C2.8{S:FIR}", "3SoS1@C2.14 4SoS1@C2.22")
    play(state, "A1", "*FIR B3,B4 cast", "/C", "/Y")  # the first ball sends B3 into B4, who is pushed off the board
    assert (where(state, "B3"), where(state, "B4")) == ("C2.22", "out")
    assert (state.conf[slot("B4")], state.actors()) == (1, [0])


@pytest.mark.rule("BAR-L0.05")
def test_if_the_wizard_is_killed_the_rest_of_his_spell_is_lost() -> None:
    state = full("1WiP2@C2.22{S:FIR}", "3SoS1@C2.21 4SoS1@C2.20 5PeP1@C2.12 6PeP1@C2.14")
    play(state, "A1", "*FIR B3,B5 cast", "/C", ">270*1")  # B3 runs into B4, is sent on to B6
    play(state, "/C", ">150*1", "/C", ">30*1", "/F", "/C")  # and to the Wizard, whom it pushes off the board
    assert (where(state, "A1"), where(state, "B3")) == ("out", "C2.22")
    assert (state.conf[slot("B5")], state.turn) == (0, 1)


@pytest.mark.rule("BAR-A16.01")
def test_what_is_abandoned_costs_nothing() -> None:
    state = full("1WiP2@C2.22{S:FIR}", "3SoS2@C2.14 5PeP1@C2.12")
    play(state, "A1", "*FIR B3,B5", "abandon")
    assert state.items[slot("A1")] == [12]
    assert "*FIR B3" in offered(state)


# --- L1 to L3 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-L1.01")
def test_of_two_armor_spells_the_larger_stays() -> None:
    state = full("1WiP2@C1.5{S:ARM,as4}", "3SoS1@C4.1")
    play(state, "A1", "*ARM self")
    assert state.armor[slot("A1")] == 4


@pytest.mark.rule("BAR-L1.01")
def test_an_armor_spell_ends_with_the_next_bump_after_a_loss() -> None:
    state = full("3SoS1@C1.5", "3SoS1@C1.11{as3}")
    play(state, "A3-C1.11", "/F", "/C")  # 1 triangle: nothing to save
    assert (where(state, "B3"), state.armor[slot("B3")]) == ("C1.19", 0)


@pytest.mark.rule("BAR-L2.01")
@pytest.mark.parametrize(("item", "most"), [("SHI", 5), ("LEA", 6)])
def test_enchanted_armour(item: str, most: int) -> None:  # E16
    state = full(f"1WiP4@C1.5{{S:EAR,R:{item}}}", "1WiP6@H1.23{S:MIS}")
    play(state, "A1", f"*EAR self {item}", ".")
    assert f"R:{item}+4x3" in state.position()
    play(state, "B1", "*MIS A1", "/C", ">270*6")
    saved = {text for text in offered(state) if text[0] == "~"}
    assert saved == {f"~{k}" for k in range(min(most, 5) + 1)}


@pytest.mark.rule("BAR-L3.01")
def test_enchanted_weapon() -> None:  # E17
    state = full("1WiP4@C1.5{S:EWE,W:DAG}", "3SoS1@C1.11")
    play(state, "A1", "*EWE self DAG")
    assert totals(state, "-C1.11", "go", "/F", "/F", dice="33 33") == [(15, 7)]  # 6 + 4 + 5


@pytest.mark.rule("BAR-L2.01", "BAR-L3.01")
def test_who_carries_nothing_is_no_target_and_the_largest_enchantment_counts() -> None:
    bare = full("1WiP4@C1.5{S:EWE,S:EAR}", "3SoS1@C1.11")
    assert spells(offered(bare, "A1")) == set()
    state = full("1WiP2@C1.5{S:EWE,W:DAG+4x2}", "3SoS1@C4.1")
    play(state, "A1", "*EWE self DAG+4x2")
    assert "W:DAG+4x" in state.position()


# --- Fireball ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-L4.01", "BAR-L4.02")
@pytest.mark.parametrize(("rank", "balls", "far"), [(4, 2, 2), (5, 1, 5), (5, 2, 2), (5, 3, 1), (5, 5, 1)])
def test_how_far_fireballs_bump(rank: int, balls: int, far: int) -> None:  # E18, E41
    names = ["B1", "B2", "B3", "B4", "B5"][:balls]
    places = ["C1.11", "C1.8", "C1.2", "C1.16", "C6.1"]
    serfs = " ".join(f"{name[1]}PeS1@{place}" for name, place in zip(names, places, strict=False))
    state = full(f"6WiP{rank}@C1.5{{S:FIR}}", serfs)
    play(state, "A6", f"*FIR {','.join(names)} cast", "/C")
    assert offered(state) == {f">{angle}*{far}" for angle in (30, 90, 150)}


@pytest.mark.rule("BAR-L4.01")
def test_each_ball_has_its_own_target_in_range() -> None:
    state = full("1WiP2@C1.5{S:FIR}", "3SoS1@C1.11 4SoS1@C1.19 5PeP1@H1.15")
    assert spells(offered(state, "A1")) == {"*FIR B3", "*FIR B4"}
    assert offered(state, "*FIR B3") == {",B4", "cast", "abandon"}
    assert refused(state, ",B3") == "BAR-L4.01"
    assert offered(state, ",B4") == {"cast", "abandon"}  # no more than K


# --- Lightning --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-L5.01", "BAR-L5.02", "BAR-L5.03", "BAR-L0.05")
def test_lightning() -> None:  # E19
    state = full("1WiP4@C2.1{S:LIG}", "3SoS1@C1.6 4SoS1@C1.20")
    play(state, "A1", "*LIG 90", "/C")
    # S1 is bumped 2: C1.12, then C1.20 is occupied; both are B's
    play(state, "/C", ">30*1")
    assert where(state, "B3") == "C1.19"
    assert state.actors() == [1]  # the bolt has gone on to C1.20, k = 4
    play(state, "/F", dice=WON)
    assert where(state, "B4") == "H1.22"


@pytest.mark.rule("BAR-L5.03")
def test_the_bolt_goes_on_after_a_lost_roll_and_strikes_nobody_twice() -> None:
    state = full("1WiP4@C2.1{S:LIG}", "3SoS1@C1.6 4SoS1@C1.12")
    play(state, "A1", "*LIG 90", "/F", dice=LOST)
    assert where(state, "B3") == "C1.6"
    play(state, "/C")  # C1.12 is the third: bumped 4 - 3
    assert where(state, "B4") == "C1.20"
    assert state.conf[slot("B4")] == 1  # there it is not struck again
    assert state.turn == 0


@pytest.mark.rule("BAR-L5.03", "BAR-A08.01")
def test_the_bolt_strikes_him_for_whom_an_escort_was_struck() -> None:
    state = full("1WiP4@C2.1{S:LIG}", "5PeP1@C1.6 1KnS3@C1.12{M:ESC}")
    play(state, "A1", "*LIG 90", "/E1", "/F", dice=LOST)
    assert (where(state, "B1"), where(state, "B5")) == ("C1.6", "C1.12")
    assert state.stack[-1].defender == slot("B5")  # type: ignore[attr-defined]
    play(state, "/-", "/F", dice=LOST)
    assert state.actors() == [0]  # the bolt has gone on: nobody else is there


@pytest.mark.rule("BAR-L5.01")
def test_a_bolt_ends_where_the_kingdom_ends() -> None:
    state = full("1WiP4@C2.14{S:LIG}", "3SoS1@C2.22 4SoS1@H1.1")
    assert on_the_line(state, slot("A1"), DIRECTION[30]) == [slot("B3")]
    assert on_the_line(full("1WiP4@C2.14{S:LIG}", "4SoS1@H1.1"), slot("A1"), DIRECTION[30]) == []


@pytest.mark.rule("BAR-L5.01", "BAR-L5.03")
def test_where_a_bolt_goes() -> None:
    state = full("1WiP4@C2.1{S:LIG}", "4SoS1@C1.6{B} 5PeP1@C1.12")
    assert len(spells(offered(state, "A1"))) == 6
    play(state, "*LIG 90")  # the barricaded Serf is passed
    assert state.stack[-1].defender == slot("B5")  # type: ignore[attr-defined]
    alone = full("1WiP4@C2.1{S:LIG}", "4SoS1@C1.6{B} 5PeP1@H1.3")
    assert spells(offered(alone, "A1")) == set()  # nobody in reach
    market = full("1WiP2@M{S:LIG}", "5PeP1@C1.1")
    play(market, "A1", "*LIG 90", "/C")  # the first triangle is the bordering one
    assert where(market, "B5") == line("C1.1", 90, 1)[0]


# --- Magic Missile, Sleep, Slow/Speed, Teleport -----------------------------------------------------------------------------


@pytest.mark.rule("BAR-L6.01", "BAR-G7.03")
def test_magic_missile() -> None:  # E48
    state = full("1WiP3@C4.14{S:MIS}", "3SoS1@C4.4")
    play(state, "A1", "*MIS B3", "/F", dice=WON)
    assert offered(state) == {">30*3", ">90*3", ">150*3"}
    play(state, ">90*3")
    assert where(state, "B3") == line("C4.4", 90, 3)[-1]


@pytest.mark.rule("BAR-L7.01", "BAR-T1.06", "BAR-A00.05")
def test_sleep() -> None:
    state = full("1WiP2@C1.5{S:SLE}", "3SoS1@C1.11 4SoS1@C1.19{F:ARC}")
    play(state, "A1", "*SLE B3,B4 cast", "/F", "/F", dice="66 11 11 66")
    assert (state.sleep[slot("B3")], state.sleep[slot("B4")]) == (2, 0)
    play(state, ".")
    assert refused(state, "B3") == "BAR-T1.06"
    assert "B4" in offered(state)


@pytest.mark.rule("BAR-L7.02", "BAR-C3.02", "BAR-C1.11")
def test_a_sleeper_loses_at_once_and_wakes_when_it_is_bumped() -> None:  # E46
    state = full("3SoS1@C1.5", "3SoS1@C1.11{sl3} 4SoS1@C1.19")
    play(state, "A3-C1.11", "/F")  # no question, no dice; bumped into B4
    assert state.sleep[slot("B3")] == 0
    assert offered(state) == {"/F", "/C", "/Y"}
    assert totals(state, "/F", dice=WON) == [(13, 3)]
    assert where(state, "B3") == "C1.19"


@pytest.mark.rule("BAR-C3.02")
def test_the_aggressor_may_concede_to_a_sleeper_and_a_thief_takes_what_it_likes() -> None:
    state = full("3SoS1@C1.5", "3SoS1@C1.11{sl3}")
    play(state, "A3-C1.11", "/C", ">270*1")
    assert (where(state, "A3"), where(state, "B3")) == ("C1.5", "C1.11")
    thief = full("1ThP2@C1.5{M:STL}", "3SoS3@C1.11{sl3,W:PIK}")
    play(thief, "A1-C1.11", "go", "!STL")  # margin 12
    assert thief.items[slot("A1")] == [4]


@pytest.mark.rule("BAR-L7.03")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 4)])
def test_a_second_sleep_replaces_a_shorter_one(before: int, after: int) -> None:
    state = full("1WiP2@C1.5{S:SLE}", f"3SoS1@C1.11{{sl{before}}}")
    play(state, "A1", "*SLE B3 cast")  # a sleeper loses at once
    assert state.sleep[slot("B3")] == after


@pytest.mark.rule("BAR-L8.01")
def test_slow_and_speed_at_range_1() -> None:
    state = full("1WiP2@C1.5{S:SLO}", "3SoS1x4@C1.11 4SoS1@C1.19")
    found = spells(offered(state, "A1"))
    assert found == {"*SLO self slow", "*SLO self speed", "*SLO B3 slow", "*SLO B3 speed"}
    play(state, "*SLO B3 slow", "/C", ".")
    assert allowance(state, slot("B3")) == 2


@pytest.mark.rule("BAR-L8.02")
@pytest.mark.parametrize(("before", "after"), [("+3x1", 4), ("+1x4", 3), ("-1x2", 2)])
def test_the_largest_speed_counts(before: str, after: int) -> None:
    state = full(f"1WiP2@C1.5{{S:SLO,{before}}}", "3SoS1@C4.1")
    play(state, "A1", "*SLO self speed")
    assert allowance(state, slot("A1")) == after


@pytest.mark.rule("BAR-L9.01", "BAR-G6.04")
def test_teleport() -> None:
    state = full("1WiP1x2@C1.5{S:TEL}", "3SoS1@C1.11")
    found = spells(offered(state, "A1"))
    assert len(found) == 11  # twelve touch, one is taken
    play(state, "*TEL C1.12", "-C1.11", "/F", "/C")
    assert where(state, "A1") == "C1.11"  # it moved on, with a new leg
    snared = full("1WiP1@C1.5{S:TEL,sn1}", "3SoS1@C1.11")
    assert spells(offered(snared, "A1")) == set()
    market = full("1WiP1@M{S:TEL}", "3SoS1@C1.11")
    assert len(spells(offered(market, "A1"))) == 6
    near = full("1WiP1@C1.1{S:TEL}", "3SoS1@C1.11")
    assert "*TEL M" not in offered(near, "A1")


@pytest.mark.rule("BAR-L0.04")
@pytest.mark.parametrize("spell", ["ARM", "EAR", "EWE", "FIR", "LIG", "MIS", "SLE", "SLO", "TEL"])
def test_what_somebody_might_try_has_the_form_of_the_spell(spell: str) -> None:
    state = full(f"1WiP2@C1.5{{S:{spell}}}", "3SoS1@C1.11{W:DAG}")
    play(state, "A1")
    tried = [action for action in GAME.verbs[verbs.CAST].attempts(state.redact(0), 0) if ITEM_CODE[action[1]] == spell]
    longer = [action for action in tried if len(action) == 4]
    assert bool(longer) == (spell in ("SLO", "EAR", "EWE"))
    serfs = {slot("A1"), slot("B3"), *(serf for serf, place in enumerate(state.place) if place >= 0), -1}
    others = {action[2] for action in tried} - serfs
    assert bool(others) == (spell in ("LIG", "TEL")), "directions, or triangles"
    assert max(others, default=0) > state.board.size // 2 or spell != "TEL"
