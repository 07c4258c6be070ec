"""Section 8: Move, wall, King's Army; the decision BRAWL-DEC06."""

from __future__ import annotations

import pytest

from baronage.games.brawling.data import UP
from tests.games.brawling.table import asked, at, do, expect, illegal, legal, listed, menu, playout, silent


def moves(offered: set[str]) -> set[str]:
    return {move for move in offered if move.startswith("V")}


def aims(offered: set[str], attacker: str) -> set[str]:
    return {move.partition(">")[2] for move in offered if move.startswith(f"A {attacker}>")}


@pytest.mark.rule("BRAWL-8.01")
def test_any_number_of_military_units_move_one_step_each() -> None:
    position = "deck=+20 | mkt=+3 | turn=A | A t=kni1,ARC1 w=cat1,CAT2 | B"
    match = at(position)
    assert moves(menu(match)) == listed("V kni1 ; V ARC1 ; V CAT2")
    do(match, "V kni1 ; V ARC1 ; V CAT2")
    expect(match, "A.t= ; A.w=cat1,kni1,ARC1 ; A.k=CAT2 ; turn=B")
    match = at(position)
    do(match, "V ARC1 ; .")
    expect(match, "A.t=kni1 ; A.w=cat1,CAT2,ARC1 ; A.k= ; turn=B")


@pytest.mark.rule("BRAWL-8.01")
def test_only_ones_own_units_are_moved() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=KNI1 t=arc1 | B t=KNI2 w=ARC2")
    for unit in ("KNI1", "KNI2", "ARC2"):
        illegal(match, f"V {unit}", "BRAWL-8.01")


@pytest.mark.rule("BRAWL-8.02")
@pytest.mark.parametrize("code", ["KNI", "ARC", "CAT", "HOR", "SHE"])
def test_town_to_wall_to_kings_army(code: str) -> None:
    low = code.lower()
    match = at(f"deck=+20 | mkt=+3 | turn=A | A t={low}1,{code}2 | B")
    do(match, f"V {low}1 ; V {code}2")
    expect(match, f"A.t= ; A.w={low}1,{code}2 ; A.k=")
    match = at(f"deck=+20 | mkt=+3 | turn=A | A w={low}1,{code}2 | B")
    assert moves(menu(match)) == {f"V {code}2"}
    illegal(match, f"V {low}1", "BRAWL-8.10")
    do(match, f"V {code}2")  # nobody else can make a step: the action is over
    expect(match, f"A.w={low}1 ; A.k={code}2 ; vp=A2,B0")
    assert moves(menu(match, "A")) == set()


@pytest.mark.rule("BRAWL-8.03")
def test_no_step_leads_back() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 k=KNI1,HOR1 | B t=far1")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3")
    illegal(match, "V KNI1", "BRAWL-8.03")
    illegal(match, "Y MIL1 V KNI1", "BRAWL-8.03")
    illegal(match, "H HOR1", "BRAWL-8.03")
    match = at("deck=+20 | mkt=+3 | turn=A | A t=cat1,cat2 w=SHE1 k=KNI1 | B")
    do(match, "V cat1")
    assert menu(match) == listed("V cat2 ; V SHE1 ; .")
    illegal(match, "V KNI1", "BRAWL-8.03")


@pytest.mark.rule("BRAWL-8.03")
@pytest.mark.parametrize("seed", range(6))
def test_in_play_nobody_steps_back(seed: int) -> None:
    for before, after in playout(2 + seed % 2, seed):
        for seat in range(after.seats):
            soldiers = set(before.walls[seat]) | {unit - UP for unit in before.walls[seat]}
            assert not soldiers & set(after.towns[seat])
            assert not set(before.armies[seat]) & (set(after.towns[seat]) | set(after.walls[seat]))


@pytest.mark.rule("BRAWL-8.04")
def test_a_unit_moves_once_in_a_move_action() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,ARC1 | B")
    do(match, "V KNI1")
    assert menu(match) == listed("V ARC1 ; .")
    illegal(match, "V KNI1", "BRAWL-8.04")
    do(match, "V ARC1")
    expect(match, "A.w=KNI1,ARC1 ; A.k= ; turn=B")


@pytest.mark.rule("BRAWL-8.05")
def test_civilians_and_buildings_never_move() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 t=far1,MER1,FAR2,kni1,ARC1 | B")
    soldiers = listed("V kni1 ; V ARC1 ; Y MIL1 V kni1 ; Y MIL1 V ARC1")
    assert {move for move in menu(match) if "V " in move} == soldiers
    for unit in ("far1", "MER1", "FAR2"):
        illegal(match, f"V {unit}", "BRAWL-8.05")
    illegal(match, "Y MIL1 V far1", "BRAWL-11.04")
    do(match, "V kni1")
    assert menu(match) == listed("V ARC1 ; .")
    for unit in ("far1", "MER1", "FAR2"):
        illegal(match, f"V {unit}", "BRAWL-8.05")


@pytest.mark.rule("BRAWL-8.06")
@pytest.mark.parametrize(
    "play",
    [
        "H HOR1 ; V HOR1 ; .",  # free step and Move action
        "V HOR1 ; . ; H HOR1",
        "V HOR1 ; . ; X EXT1 ; V HOR1 ; .",  # two Move actions
        "Y MIL1 V HOR1 ; V HOR1 ; .",  # Military Action and Move action
        "H HOR1 ; Y MIL1 V HOR1 ; G",  # free step and Military Action
        "Y MIL1 V HOR1 ; H HOR1 ; G",
        "Y MIL1 V HOR1 ; Y MIL2 V HOR1 ; G",  # two Military Actions
    ],
)
def test_steps_by_different_means_add_up(play: str) -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=EXT1,MIL1,MIL2 t=HOR1,kni1 | B")
    do(match, play)
    expect(match, "A.k=HOR1 ; A.w= ; A.t=kni1")


@pytest.mark.rule("BRAWL-8.07")
def test_a_town_behind_a_wall_can_not_be_attacked() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1,MIL1 t=KNI1 | B t=FAR1,far2,ARC1 w=hor1,CAT1 k=SHE1")
    assert aims(menu(match), "KNI1") == aims(menu(match), "P2A1") == {"hor1", "CAT1"}
    assert {move for move in menu(match) if " A " in move} == listed("Y MIL1 A KNI1>hor1 ; Y MIL1 A KNI1>CAT1")
    for unit in ("FAR1", "far2", "ARC1"):
        illegal(match, f"A KNI1>{unit}", "BRAWL-8.07")
        illegal(match, f"A P2A1>{unit}", "BRAWL-8.07")
        illegal(match, f"Y MIL1 A KNI1>{unit}", "BRAWL-8.07")


@pytest.mark.rule("BRAWL-8.07")
def test_an_empty_wall_protects_nobody_and_each_wall_its_own_town() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t=FAR1,far2 | C t=FAR3 w=kni2 | D t=inn1 k=ARC1")
    assert aims(menu(match), "KNI1") == {"FAR1", "far2", "kni2", "inn1"}


@pytest.mark.rule("BRAWL-8.08")
def test_the_wall_is_no_protection_against_cards_and_courthouses() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1,FLI1,PRI1 t=COU1 | B t=FAR1,mer1,KNI1 w=arc1")
    reached = listed(
        "P BOM1>FAR1 ; P BOM1>mer1 ; P BOM1>KNI1 ; P BOM1>arc1 ; P FLI1>mer1- ; P FLI1>mer1+ ; P FLI1>KNI1-"
        " ; P FLI1>arc1- ; P FLI1>arc1+ ; P PRI1>KNI1 ; P PRI1>arc1 ; C KNI1 ; C arc1 ; P BOM1>COU1"
    )
    assert {move for move in menu(match) if move[0] in "PC"} == reached
    do(match, "P PRI1>KNI1")
    expect(match, "B.t=FAR1,mer1 ; B.w=arc1 ; disc=PRI1,KNI1")


@pytest.mark.rule("BRAWL-8.09")
def test_an_attack_that_empties_the_wall_does_not_reach_the_town() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=EXT1 t=KNI1,CAT1 | B t=FAR1 w=kni2")
    do(match, "A KNI1>kni2")
    assert menu(match) == listed("A CAT1>kni2 ; .")  # the wall will fall, but the town is still closed
    illegal(match, "A CAT1>FAR1", "BRAWL-8.07")
    do(match, ".")
    expect(match, "B.w= ; B.t=FAR1 ; turn=A")
    do(match, "X EXT1 ; A CAT1>FAR1 ; .")  # the next attack finds it open
    expect(match, "B.t= ; turn=B")


@pytest.mark.rule("BRAWL-8.10")
def test_a_squire_on_the_wall_stays_there() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=MIL1 t=FAR1 w=kni1 | B t=far2,KNI2")
    assert menu(match) == listed(
        "G ; D ; M1 ; M2 ; M3 ; A kni1>far2 ; A kni1>KNI2 ; Y MIL1 A kni1>far2 ; Y MIL1 A kni1>KNI2"
    )
    for move in ("U kni1", "V kni1", "Y MIL1 U kni1", "Y MIL1 V kni1"):
        illegal(match, move, "BRAWL-8.10")
    do(match, "G ; .")
    assert aims(menu(match), "KNI2") == {"kni1"}  # it protects the town
    match = at("deck=+20 | mkt=+3 | turn=A | A t=ARC1,ARC2 w=kni1 | B")
    do(match, "V ARC1")
    assert menu(match) == listed("V ARC2 ; .")
    illegal(match, "V kni1", "BRAWL-8.10")


@pytest.mark.rule("BRAWL-8.10")
def test_a_squire_on_the_wall_may_attack() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A w=kni1 h=P2A1 | B t=SMI1")
    do(match, "A kni1>SMI1 ; .")
    expect(match, "A.w= ; B.t=SMI1 ; disc=KNI1 ; turn=B")


@pytest.mark.rule("BRAWL-8.11")
def test_the_kings_army_is_out_of_reach_but_for_the_bomb() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=BOM1,FLI1,PRI1,P2A1,MIL1 t=COU1,kni1 k=ARC1 | B t=far1 k=KNI2")
    touching = {move for move in menu(match) if "KNI2" in move or "ARC1" in move}
    assert touching == listed("P BOM1>KNI2 ; P BOM1>ARC1")
    for move in ("A kni1>KNI2", "A P2A1>KNI2", "A ARC1>far1", "P PRI1>KNI2", "C KNI2", "Y MIL1 A ARC1>far1"):
        illegal(match, move, "BRAWL-8.11")
    illegal(match, "V ARC1", "BRAWL-8.03")
    illegal(match, "P FLI1>KNI2-", "BRAWL-11.12")
    do(match, "P BOM1>KNI2")
    expect(match, "B.k= ; disc=BOM1,KNI2")


@pytest.mark.rule("BRAWL-8.11")
def test_an_army_alone_leaves_nothing_to_attack() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B k=KNI2")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3 ; V KNI1")


# --- the decision ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-DEC06")
def test_move_another_unit() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=kni1,ARC1 w=CAT1,cat2 | B")
    do(match, "V ARC1")
    assert asked(match) == "A"
    assert menu(match) == listed("V kni1 ; V CAT1 ; .")
    do(match, "V CAT1")
    assert menu(match) == listed("V kni1 ; .")
    do(match, "V kni1")  # all who can have moved: closed without asking
    expect(match, "turn=B ; A.w=cat2,kni1,ARC1 ; A.k=CAT1")
    assert not legal(match, "A: V ARC1")


@pytest.mark.rule("BRAWL-DEC06")
def test_silence_ends_the_moving() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=kni1,ARC1 | B")
    do(match, "V ARC1")
    assert silent(match, "A") == ["."]
    expect(match, "turn=B ; A.t=kni1 ; A.w=ARC1")
