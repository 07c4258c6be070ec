"""BAR-K1, K2, A03: kills, blessings, and Priests who bless."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Unreadable
from baronage.engine.match.match import Match
from baronage.games.barony.state import Barony
from baronage.games.barony.steps import prepare
from baronage.games.barony.turn_notation.lines import read_turn, write_turn
from tests.games.barony.table import GAME, WON, at, full, offered, play, refused, slot, where

EDGE = "3SoS1x2@C2.15"  # runs C2.14, C2.22 and bumps out of the Kingdom at 30 (E09)
RUN = ("A3-C2.14-C2.22", "/F", "/F")


@pytest.mark.rule("BAR-K2.02", "BAR-K2.04", "BAR-K1.03", "BAR-K1.05")
def test_a_noble_of_rank_2_dies_of_the_third_kill() -> None:  # E34
    for blessings, after in ((2, 1), (1, 0)):
        state = full(EDGE, f"1NoP2@C2.22{{bl{blessings}}}")
        play(state, *RUN, dice=WON)
        assert state.actors() == [0]  # the killer's controller puts it down
        play(state, ">30*2")
        home = {f"$H4.{index}" for index in range(1, 26)} - {"$H4.2", "$H4.4", "$H4.9"}
        assert offered(state) == home
        play(state, "$H4.17")
        assert where(state, "B1") == "H4.17"
        assert (state.blessings[slot("B1")], state.kills[slot("A3")], state.gold) == (after, 0, [0, 0])
    state = full(EDGE, "1NoP2@C2.22")
    play(state, *RUN, dice=WON)
    play(state, ">30*2")
    assert where(state, "B1") == "out"
    assert (state.kills[slot("A3")], state.gold) == (1, [200, 0])


@pytest.mark.rule("BAR-K2.03")
def test_who_kills_his_own_blessed_serf_puts_it_down_himself() -> None:
    state = full(f"{EDGE} 1NoP2@C2.22{{bl1}}", "1ThP1@C4.1")
    play(state, "A3-C2.14-C2.22", "/Y", ">30*2")
    assert state.actors() == [0]
    play(state, "$H1.1")
    assert where(state, "A1") == "H1.1"


@pytest.mark.rule("BAR-K2.03")
def test_without_a_free_triangle_at_home_a_blessing_does_not_help() -> None:
    state = one_free()
    state.place[slot("A12")] = at("H4.21")
    play(state, *RUN, dice=WON)
    play(state, ">30*2")
    assert where(state, "B12") == "out"


@pytest.mark.rule("BAR-K2.02")
def test_where_one_triangle_is_free_nobody_is_asked() -> None:
    state = one_free()
    line = "A3 C2.15-C2.14-C2.22 xB12/F (6+6:1+1) >30*2=X $H4.21"
    moves, after = read_turn(state, line)
    assert (where(after, "B12"), after.blessings[slot("B12")], after.actors()) == ("H4.21", 0, [1])
    assert write_turn(state, moves) == line
    with pytest.raises(Unreadable, match=r"\$H4\.20"):
        read_turn(state, line.replace("$H4.21", "$H4.20"))
    match = Match(GAME, state=state, chance=Chance.forced([]))
    for seat, text in ((0, "A3 C2.15-C2.14-C2.22 xB12/F"), (1, "/C"), (0, ">30*2=X $H4.21")):
        match.play(seat, text)
        assert match.unplayed == ""
    assert isinstance(match.state, Barony)
    assert where(match.state, "B12") == "H4.21"


def one_free() -> Barony:
    """Of B's home H4.21 alone is free."""
    crowd = " ".join(f"{number}PeS1@H4.{number + 9}" for number in range(1, 13))  # 10 to 21
    guests = " ".join(
        f"{number}PeS1@H4.{index}" for number, index in zip(range(4, 12), (1, 3, 5, 6, 7, 8, 22, 23), strict=True)
    )
    more = " ".join(f"{number}PeS1@H4.{index}" for number, index in ((1, 24), (2, 25)))
    return full(f"{EDGE} {guests} {more}", f"{crowd.replace('12PeS1@H4.21', '12NoP2@C2.22{bl1}')}")


@pytest.mark.rule("BAR-K2.05", "BAR-B3.02")
def test_a_saved_serf_loses_what_it_was_about() -> None:
    state = full(EDGE, "2GuS1@C2.22{bl1,sl2,CAT2,cat,M:CAT}")
    play(state, "A3-C2.14-C2.22", "/F", ">30*2", "$H4.17")  # a sleeper loses without dice
    serf = slot("B2")
    assert (state.sleep[serf], state.task[serf], state.progress[serf], state.catapult[serf]) == (0, 0, 0, 0)


@pytest.mark.rule("BAR-K1.06")
def test_a_killed_serf_keeps_its_equipment_and_loses_its_effects() -> None:
    serf = "2GuS1@C2.22{mw,cat,as2,+2x2,-1x2,CAT2,W:DAG+3x2,R:LEA,M:CAT}"
    state = full(EDGE, serf)
    play(state, RUN[0], "go", "/F", "/F", dice=WON)
    play(state, ">30*2", "~0")
    assert "2GuS1@out{W:DAG,R:LEA,M:CAT,away}" in state.position()


@pytest.mark.rule("BAR-K2.01")
def test_nobles_begin_with_as_many_blessings_as_their_rank() -> None:
    state = prepare(GAME.setup(2, {"mode": "full", "starting_gold": 40_000, "homes": "seats"}), Chance.forced([]))
    for text in ("$serf NoP", *["$serf PeS"] * 8, "hired", *(f"@A{number}" for number in range(1, 10)), "ready"):
        for action in state.read(0, text):
            state.play(0, action, Chance.forced([]))
    state.play(1, (-1,), Chance.forced([5, 0]))
    assert state.blessings[:9] == [2, 0, 0, 0, 0, 0, 0, 0, 0]
    state.rank[0] = 3  # BAR-K2.06: a raised Rank adds none
    play(state, "pass", "pass")
    assert state.blessings[0] == 2


# --- Bless (BAR-A03) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A03.01", "BAR-A03.02", "BAR-C1.02", "BAR-C1.09")
def test_a_priest_blesses_a_friend_and_concedes() -> None:  # E21
    state = full("1PrS2@C1.5 3SoS1@C1.11", "1ThP1@C4.1")
    assert offered(state, "A1-C1.11") == {"*BLS A3", "go"}
    play(state, "*BLS A3", "/C", ">270*1")
    assert (where(state, "A1"), where(state, "A3")) == ("C1.5", "C1.11")
    assert (state.blessings[slot("A3")], state.used(slot("A1"), 3), state.turn) == (1, 1, 1)


@pytest.mark.rule("BAR-A03.01")
@pytest.mark.parametrize(("answer", "blessings"), [("/+", 1), ("/-", 0)])
def test_another_barons_serf_must_be_willing(answer: str, blessings: int) -> None:
    state = full("1PrS2@C1.5", "3SoS1@C1.11")
    play(state, "A1-C1.11", "*BLS B3")
    assert state.actors() == [1]
    play(state, answer)
    assert state.blessings[slot("B3")] == blessings
    assert offered(state) == {"/F", "/C"}  # the confrontation follows
    assert state.actors() == [0]


@pytest.mark.rule("BAR-A03.02")
def test_who_has_a_blessing_gets_no_other() -> None:
    state = full("1PrS2@C1.5{bl1} 3SoS1@C1.11{bl1}", "1ThP1@C4.1")
    assert offered(state, "A1-C1.11") == {"/F", "/C", "/Y"}
    alone = full("1PrS2@C1.5{bl1}", "1ThP1@C4.1")
    assert refused(play(alone, "A1"), "*BLS self") == "BAR-A03.02"


@pytest.mark.rule("BAR-A03.01", "BAR-A03.04", "BAR-A00.03")
def test_a_priest_blesses_itself_as_often_as_its_rank() -> None:
    state = full("1PrS2@C1.5{BLS1}", "1ThP1@C4.1")
    assert "*BLS self" in offered(state.clone(), "A1")
    play(state, "A1", "*BLS self", ".", "pass")
    assert state.blessings[slot("A1")] == 1
    state.blessings[slot("A1")] = 0
    assert "*BLS self" not in offered(state.clone(), "A1")
    state.rank[slot("A1")] = 3  # the present Rank counts
    assert "*BLS self" in offered(state, "A1")


@pytest.mark.rule("BAR-A03.03")
def test_a_blessing_is_used_up() -> None:
    state = full(EDGE, "1ThP1@C2.22{bl1}")
    play(state, *RUN, dice=WON)
    play(state, ">30*2", "$H4.1")
    assert state.blessings[slot("B1")] == 0
