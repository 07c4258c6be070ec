"""BAR-T2, A04, A06, A09, A14: tasks, durations, and what is made."""

from __future__ import annotations

import pytest

from baronage.games.barony.rules.moves import allowance
from baronage.games.barony.state import Barony
from tests.games.barony.table import LOST, WON, full, offered, play, refused, slot, where

B1 = "1ThP1@C4.12"


def rounds(state: Barony, count: int) -> None:
    """So many rounds in which everybody passes; the limit of idle rounds is kept away."""
    for _ in range(count):
        play(state, "pass", "pass")
        state.idle_rounds = 0


@pytest.mark.rule("BAR-T2.03", "BAR-A09.01", "BAR-A09.02", "BAR-T1.03")
def test_a_made_weapon_takes_three_turns() -> None:
    state = full("2GuS1@C1.5", B1)
    play(state, "A2", "*MKW", "pass")
    assert (state.progress[slot("A2")], state.made[slot("A2")]) == (1, 0)
    rounds(state, 1)
    assert (state.progress[slot("A2")], state.made[slot("A2")]) == (2, 0)
    rounds(state, 1)
    assert (state.task[slot("A2")], state.made[slot("A2")]) == (0, 1)
    assert refused(play(state, "A2"), "*MKW") == "BAR-A09.02"  # it holds at most one


@pytest.mark.rule("BAR-A09.01")
def test_it_must_have_left_its_home_once() -> None:
    state = full("2GuS1@H1.12 3SoS1@C1.5{M:MKW}", B1)
    assert "*MKW" not in offered(state.clone(), "A2")
    assert "*MKW" in offered(state.clone(), "A3")
    home = full("2GuS1@H1.12{away}", B1)
    assert "*MKW" in offered(home, "A2")
    gone = full("2GuS1@H1.22", "3SoS1@H1.14", turn="B")  # R74: bumped out of it
    play(gone, "B3-H1.22", "/F", "/F", dice=WON)
    assert where(gone, "A2") == "C1.20"
    assert gone.away[slot("A2")] == 1


@pytest.mark.rule("BAR-T2.04", "BAR-T1.07", "BAR-T1.08")
def test_after_the_announcement_it_moves_no_further_and_uses_no_other() -> None:
    state = full("2GuS1x3@C1.5{M:SNA}", B1)
    play(state, "A2-C1.11", "*SNA")
    assert state.turn == 1  # nothing is left to do
    state = full("2GuS1x3@C1.5{M:SNA,CAT,cat}", "3SoS1@C1.11")
    assert offered(play(state, "A2", "*SNA")) == {"*CAT off", "."}
    assert refused(state, "-C1.4") == "BAR-T1.11"
    assert refused(state, "*CAT B3") == "BAR-T1.08"


@pytest.mark.rule("BAR-T2.04")
def test_announcing_again_starts_again_with_one_task_at_a_time() -> None:
    state = full("2GuS1@C1.5{MKW2,M:SNA}", B1)
    play(state.clone(), "A2", "*MKW")
    again = play(state.clone(), "A2", "*MKW")
    assert (again.task[slot("A2")], again.progress[slot("A2")]) == (9, 0)
    other = play(state.clone(), "A2", "*SNA")
    assert (other.task[slot("A2")], other.progress[slot("A2")]) == (6, 0)


@pytest.mark.rule("BAR-T2.04")
def test_while_a_finished_snare_lies_ready_no_other_is_announced() -> None:
    state = full("2GuS1@C1.5{SNA3,M:SNA}", B1)
    found = offered(state, "A2")
    assert "*MKW" in found
    assert "*SNA" not in found


@pytest.mark.rule("BAR-T2.05")
def test_leaving_cancels_a_task_and_being_confronted_does_not() -> None:
    left = play(full("2GuS1@C1.5{MKW2}", B1), "A2-C1.11")
    assert (left.task[slot("A2")], left.progress[slot("A2")]) == (0, 0)
    state = full("3SoS1@C1.5", "2GuS1@C1.11{MKW1}")
    bumped = play(state.clone(), "A3-C1.11", "/F", "/F", dice=WON)
    assert bumped.task[slot("B2")] == 0
    kept = play(state.clone(), "A3-C1.11", "/F", "/F", dice=LOST)
    play(kept, ">270*1")
    assert (kept.task[slot("B2")], kept.progress[slot("B2")]) == (9, 2)  # its controller's turn has begun: one more


@pytest.mark.rule("BAR-T2.06")
def test_others_may_act_while_a_task_runs_and_a_sleeper_does_not_work() -> None:
    state = full("2GuS1@C1.5{MKW1} 3SoS1@C1.20", B1)
    play(state, "A3-C1.21", "pass")
    assert state.progress[slot("A2")] == 2
    asleep = full("2GuS1@C1.5{MKW1,sl2}", B1)
    rounds(asleep, 1)
    assert (asleep.sleep[slot("A2")], asleep.progress[slot("A2")]) == (1, 1)
    rounds(asleep, 1)
    assert (asleep.sleep[slot("A2")], asleep.progress[slot("A2")]) == (0, 2)


# --- the catapult (BAR-A04) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A04.01", "BAR-A04.02", "BAR-M1.02")
def test_a_catapult_takes_five_turns_and_slows_its_maker() -> None:
    state = full("2GuS1x3@C1.5{M:CAT}", B1)
    play(state, "A2", "*CAT", "pass")
    rounds(state, 3)
    assert (state.progress[slot("A2")], state.catapult[slot("A2")]) == (4, 0)
    rounds(state, 1)
    assert state.catapult[slot("A2")] == 1
    assert allowance(state, slot("A2")) == 1
    assert "*CAT" not in offered(state, "A2")


@pytest.mark.rule("BAR-A04.03")
def test_he_may_destroy_it_and_then_go_his_way() -> None:
    state = full("2GuS1x3@C1.5{cat,M:CAT}", B1)
    play(state, "A2-C1.11")
    assert offered(state) >= {"*CAT off"}
    assert "-C1.10" not in offered(state)
    play(state, "*CAT off", "-C1.10", "-C1.18")
    assert where(state, "A2") == "C1.18"


@pytest.mark.rule("BAR-A04.04")
@pytest.mark.parametrize(("move", "steps", "kept"), [(1, "A3-C1.3-C1.2", 0), (1, "A3-C1.2", 1)])
def test_a_bump_of_one_keeps_it_and_of_two_does_not(move: int, steps: str, kept: int) -> None:  # E47
    start = "C1.4" if "C1.3" in steps else "C1.3"
    state = full(f"3SoS1x2@{start}", "2GuS1@C1.2{cat,M:CAT}")
    play(state, steps, "/F", "/F", dice=WON)
    if not kept:
        play(state, ">30*2")
    assert state.catapult[slot("B2")] == kept


# --- durations ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-T2.01", "BAR-T2.02", "BAR-T1.13", "BAR-A06.03")
def test_a_snare_of_rank_2_holds_for_two_turns_of_its_victim() -> None:  # E27
    state = full("2GuS2@C4.1", "5PeP1@C1.5", marks="snare@C1.11=A2r2", turn="B")
    play(state, "B5-C1.11", "pass")
    for _ in range(2):
        assert allowance(state, slot("B5")) == 0
        assert not [text for text in offered(state.clone(), "B13") if "B5" in text]
        play(state, "pass", "pass")
    assert allowance(state, slot("B5")) == 1
    assert "-C1.10" in offered(state, "B5")


@pytest.mark.rule("BAR-T2.02")
def test_what_one_puts_on_oneself_counts_this_turn() -> None:
    state = full("1WiP2@C1.5{S:SLO}", B1)
    play(state, "A1", "*SLO self speed")
    assert allowance(state, slot("A1")) == 3
    play(state, "-C1.11", "-C1.10", "-C1.12", "pass")
    assert allowance(state, slot("A1")) == 3  # its second turn
    play(state, "pass", "pass")
    assert allowance(state, slot("A1")) == 1


@pytest.mark.rule("BAR-T2.02", "BAR-L8.01")
def test_what_another_puts_on_it_in_its_barons_turn_counts_from_the_next() -> None:
    state = full("1WiP2@C1.5{S:SLO} 3SoS1@C1.11", B1)
    play(state, "A1", "*SLO A3 speed", "/C", ".", "pass")
    assert allowance(state, slot("A3")) == 3
    play(state, "pass", "pass")
    assert allowance(state, slot("A3")) == 3
    play(state, "pass", "pass")
    assert allowance(state, slot("A3")) == 1


@pytest.mark.rule("BAR-T2.01")
def test_turns_are_those_of_the_controller() -> None:
    state = full("1WiP2@C1.5{S:SLE}", "3SoS1@C1.11")
    play(state, "A1", "*SLE B3", "cast", "/C", ".")
    assert state.sleep[slot("B3")] == 2
    play(state, "pass")
    assert state.sleep[slot("B3")] == 1
    play(state, "pass")
    assert state.sleep[slot("B3")] == 1  # a turn of the other Baron does not count
    play(state, "pass")
    assert state.sleep[slot("B3")] == 0


@pytest.mark.rule("BAR-M1.02", "BAR-L8.02")
@pytest.mark.parametrize(
    ("move", "signs", "left"),
    [(1, "+3x1", 4), (3, "-2x1", 1), (2, "-4x1", 1), (2, "+3x1,-4x1", 1), (3, "+3x2,-2x1", 4), (4, "sn1,+3x1", 0)],
)
def test_allowances(move: int, signs: str, left: int) -> None:
    state = full(f"3SoS1x{move}@C1.5{{{signs}}}", B1)
    assert allowance(state, slot("A3")) == left
