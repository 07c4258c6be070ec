"""BAR-W1, W2, C2, A09: weapons and armour in play."""

from __future__ import annotations

import pytest

from tests.games.barony.table import LOST, WON, full, offered, play, slot, totals, where

FIGHT = ("A3-C1.11", "go", "/F", "/F")
EVEN = "33 33"


@pytest.mark.rule("BAR-C2.04", "BAR-W1.02", "BAR-C2.01", "BAR-W1.03", "BAR-C1.06")
@pytest.mark.parametrize(
    ("mine", "yours", "right"),
    [
        ("{W:DAG}", "", (8, 7)),
        ("{W:AXE}", "{W:PIK}", (9, 11)),
        ("{W:DAG,W:SWO,W:AXE}", "", (10, 7)),  # one weapon, the best
        ("{W:DAG+4x2,W:SWO}", "", (12, 7)),  # E17
        ("{R:PLA}", "{S:FIR}", (7, 7)),
    ],
)
def test_the_best_weapon_is_added(mine: str, yours: str, right: tuple[int, int]) -> None:
    state = full(f"3SoS1@C1.5{mine}", f"3SoS1@C1.11{yours}")
    assert totals(state, *FIGHT, dice=EVEN) == [right]


@pytest.mark.rule("BAR-C2.03", "BAR-C2.02")
def test_the_margin_decides() -> None:
    state = full("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11")
    play(state, *FIGHT, dice=EVEN)
    assert where(state, "A3") == "C1.11"
    state = full("3SoS1@C1.5{W:DAG}", "3SoS2@C1.11")
    play(state, *FIGHT, dice=EVEN)
    assert state.actors() == [1]  # equal: the Defender aims


@pytest.mark.rule("BAR-W1.01")
def test_a_weapon_is_no_rank() -> None:
    state = full("1NoP3@C1.5{W:PIK,M:REC,REC3}", "3SoS4@C1.11")
    play(state, "A1-C1.11", "go", "/F", "/F", dice=WON)
    play(state, ">30*1")
    assert state.turn == 1  # with Rank 7 it could have recruited again
    killer = full("3SoS1x2@C2.15", "3SoS1@C2.22{W:PIK}")
    play(killer, "A3-C2.14-C2.22", "go", "/F", "/F", dice=WON)
    play(killer, ">30*2")
    assert killer.gold == [100, 0]


@pytest.mark.rule("BAR-A09.03", "BAR-A09.04")
@pytest.mark.parametrize(("signs", "total"), [("mw", 10), ("mw,W:SWO", 11), ("mw,W:DAG", 10)])
def test_a_made_weapon_doubles_rank_and_is_gone(signs: str, total: int) -> None:  # E36
    state = full(f"2GuS2@C1.5{{{signs}}}", "3SoS1@C1.11")
    moves = ("A2-C1.11", "go", "/F", "/F") if "W" in signs else ("A2-C1.11", "/F", "/F")
    assert totals(state, *moves, dice=EVEN) == [(total, 7)]
    assert state.made[slot("A2")] == 0


@pytest.mark.rule("BAR-A09.04", "BAR-C3.04", "BAR-A00.04")
def test_it_is_not_expended_where_nobody_rolls_or_weapons_are_not_allowed() -> None:
    conceded = play(full("2GuS2@C1.5{mw}", "3SoS1@C1.11"), "A2-C1.11", "/F", "/C")
    assert conceded.made[slot("A2")] == 1
    picked = full("1ThP2@C1.5", "2GuS2@C1.11{mw,W:PIK}", gold=(0, 500))
    assert totals(picked, "A1-C1.11", "go", "!PPK", "/F", dice=EVEN) == [(8, 8)]
    assert picked.made[slot("B2")] == 1
    shot = full("2GuS2@C1.5{mw,cat,M:CAT}", "2GuS2@C1.11{mw}")
    assert totals(shot, "A2", "*CAT B2", "/F", dice=EVEN) == [(8, 8)]
    assert (shot.made[slot("A2")], shot.made[slot("B2")]) == (1, 1)


# --- armour -----------------------------------------------------------------------------------------------------------------

RUN = ("A3-C1.3-C1.2", "go", "/F", "/F")  # lane 0, n = 2: 30 leads over C2.9 to C2.15 (E02)


@pytest.mark.rule("BAR-W2.01", "BAR-B1.03")
@pytest.mark.parametrize(("saved", "end"), [("~0", "C2.15"), ("~1", "C2.9")])
def test_armour_shortens_the_bump_after_the_direction_is_known(saved: str, end: str) -> None:
    state = full("3SoS1x2@C1.4", "3SoS1@C1.2{R:SHI}")
    play(state, *RUN, dice=WON)
    assert state.actors() == [0]
    play(state, ">30*2")
    assert state.actors() == [1]
    assert offered(state) == {"~0", "~1"}
    play(state, saved)
    assert where(state, "B3") == end


@pytest.mark.rule("BAR-W2.02")
def test_a_bump_is_never_shorter_than_1() -> None:
    state = full("3SoS1@C1.5", "3SoS1@C1.11{R:PLA}")
    play(state, *FIGHT, dice=WON)
    assert where(state, "B3") == "C1.19"  # nobody was asked


@pytest.mark.rule("BAR-W2.02", "BAR-W2.03", "BAR-L1.01")
def test_one_armour_and_the_spell_together() -> None:  # E45
    state = full("3SoS1x3@C1.24", "3SoS1@C1.15{R:LEA,R:SHI,as3}")
    play(state, "A3-C1.16", "-C1.15", "go", "/F", "/C")
    assert offered(state) >= {">270*2"}
    play(state, ">270*2")
    assert offered(state) == {"~0", "~1"}
    long = full("3SoS1x7@C1.24", "3SoS1@C1.5{R:LEA,as3}")
    play(long, "A3-C1.16-C1.15-C1.9-C1.8-C1.7-C1.6-C1.5", "go", "/F", "/C", ">330*3")
    assert offered(long) == {"~0", "~1", "~2"}
    assert long.armor[slot("B3")] == 0
    play(long, "~2")
    assert where(long, "B3") == "C2.9"


@pytest.mark.rule("BAR-W2.03")
def test_only_the_best_armour_counts() -> None:
    state = full("3SoS1x7@C1.24", "3SoS1@C1.5{R:SHI*2}")
    play(state, "A3-C1.16-C1.15-C1.9-C1.8-C1.7-C1.6-C1.5", "go", "/F", "/C", ">330*3")
    assert offered(state) == {"~0", "~1"}


@pytest.mark.rule("BAR-W2.01")
def test_armour_helps_against_missiles() -> None:
    state = full("1WiP3@C4.14{S:MIS}", "3SoS1@C4.4{R:CHA}")
    play(state, "A1", "*MIS B3", "/C", ">90*3")
    assert offered(state) == {"~0", "~1", "~2"}


@pytest.mark.rule("BAR-W2.04", "BAR-L1.01")
@pytest.mark.parametrize(("signs", "asked"), [("R:PLA", False), ("as3", True)])
def test_a_thrown_aggressor_is_helped_by_the_spell_only(signs: str, asked: bool) -> None:
    state = full(f"3SoS1x7@C1.24{{{signs}}}", "3SoS1@C1.8")  # B3 throws
    path = "A3-C1.16-C1.15-C1.9-C1.8"
    play(state, path, *(("go",) if "R" in signs else ()), "/F", "/F", dice=LOST)
    assert ">90*2" in offered(state)
    play(state, ">90*2")
    assert (state.actors() == [0] and "~1" in offered(state)) == asked
