"""Section 7: upgrade, downgrade, discard; the decision BRAWL-DEC05."""

from __future__ import annotations

import pytest

from tests.games.brawling.table import asked, at, do, expect, illegal, listed, menu, silent


def upgrades(offered: set[str]) -> set[str]:
    return {move for move in offered if move.startswith("U")}


@pytest.mark.rule("BRAWL-7.01")
def test_one_or_more_units_of_ones_own_town_are_turned_each_at_its_cost() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 t=far1,mer1,arc1,SMI1 | B t=far2")
    assert upgrades(menu(match)) == listed("U far1 ; U mer1 ; U arc1")
    do(match, "U far1 ; U arc1")  # 2, and 3 - 1 for the Smithy
    expect(match, "A.t=FAR1,mer1,ARC1,SMI1 ; A.r=5 ; deck=24 ; turn=A")
    do(match, "U mer1")
    expect(match, "A.t=FAR1,MER1,ARC1,SMI1 ; A.r=2 ; deck=27 ; turn=B")


@pytest.mark.rule("BRAWL-7.01")
def test_units_of_others_and_cards_elsewhere_can_not_be_upgraded() -> None:
    match = at("deck=+20 | mkt=INN1,+2 | turn=A | A r=9 h=SMI1 t=far1 | B t=far2")
    for elsewhere in ("far2", "SMI1", "INN1"):
        illegal(match, f"U {elsewhere}", "BRAWL-7.01")


@pytest.mark.rule("BRAWL-7.02")
def test_only_units_in_the_town_are_upgraded() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=MIL1 t=arc1 w=kni1,hor1 | B")
    assert {move for move in menu(match) if " U " in move or move[0] == "U"} == listed("U arc1 ; Y MIL1 U arc1")
    illegal(match, "U kni1", "BRAWL-8.10")
    illegal(match, "Y MIL1 U kni1", "BRAWL-8.10")
    do(match, "Y MIL1 U arc1 ; G")
    expect(match, "A.t=ARC1 ; A.w=kni1,hor1 ; A.r=7")
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 t=arc1,cat1 w=hor1 | B")
    do(match, "U arc1")
    assert menu(match) == listed("U cat1 ; .")
    illegal(match, "U hor1", "BRAWL-8.10")


@pytest.mark.rule("BRAWL-7.03")
def test_a_smithy_completed_in_the_same_action_counts() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=7 t=smi1,kni1 | B")
    do(match, "U smi1 ; U kni1")  # 3, then 5 - 1
    expect(match, "A.t=SMI1,KNI1 ; A.r=0 ; deck=27 ; turn=B")
    match = at("deck=+20 | mkt=+3 | turn=A | A r=7 t=smi1,kni1 | B")
    do(match, "U kni1")  # in the opposite order it would cost 8
    expect(match, "A.t=smi1,KNI1 ; A.r=2 ; turn=B")


@pytest.mark.rule("BRAWL-7.03")
def test_each_smithy_of_the_action_counts_from_the_next_step() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 t=smi1,smi2,kni1,arc1 | B")
    do(match, "U smi1 ; U smi2")
    expect(match, "A.r=3")
    assert menu(match) == listed("U kni1 ; U arc1 ; .")  # 5 - 2 and 3 - 2
    do(match, "U arc1")
    expect(match, "A.r=2 ; turn=B")  # now the Knight is too dear


@pytest.mark.rule("BRAWL-7.04")
def test_a_peasant_that_becomes_a_building_frees_its_space() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=8 h=EXT1,MER1,SCR1 t=tow1,smi1 | B")
    illegal(match, "R MER1", "BRAWL-6.06")
    do(match, "X EXT1 ; U tow1")
    expect(match, "A.civ=1/2")
    do(match, ". ; R MER1")
    expect(match, "A.t=TOW1,smi1,mer1 ; A.civ=2/2 ; turn=B")


@pytest.mark.rule("BRAWL-7.05")
@pytest.mark.parametrize("code", ["MER", "SCR"])
def test_merchant_and_scribe_keep_taking_up_space(code: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=8 h=EXT1,FAR1 t={code.lower()}1,{code.lower()}2 | B")
    do(match, f"X EXT1 ; U {code.lower()}1 ; U {code.lower()}2")
    expect(match, f"A.t={code}1,{code}2 ; A.civ=2/2 ; vp=A0,B0 ; turn=A")
    illegal(match, "R FAR1", "BRAWL-6.06")


@pytest.mark.rule("BRAWL-7.06")
def test_an_upgraded_half_can_not_be_upgraded_further() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FLI1,MIL1 t=FAR1,MER1,KNI1 w=ARC1 | B")
    assert not upgrades(menu(match))
    for unit in ("FAR1", "MER1", "KNI1", "ARC1"):
        illegal(match, f"U {unit}", "BRAWL-7.06")
    illegal(match, "Y MIL1 U KNI1", "BRAWL-7.06")
    illegal(match, "P FLI1>MER1+", "BRAWL-7.06")
    illegal(match, "P FLI1>ARC1+", "BRAWL-7.06")
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 t=far1,far2,FAR3 | B")
    do(match, "U far1")
    assert menu(match) == listed("U far2 ; .")
    illegal(match, "U FAR1", "BRAWL-7.06")


# --- downgrade and discard ------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-7.07")
@pytest.mark.parametrize(
    ("foe", "move", "end"),
    [
        ("t=KNI1,far1", "C KNI1", "B.t=kni1,far1 ; B.w="),
        ("t=far1 w=KNI1,arc1", "C KNI1", "B.w=kni1,arc1 ; B.t=far1"),
        ("t=MER1", "P FLI1>MER1-", "B.t=mer1"),
        ("t=SCR1,far1", "P FLI1>SCR1-", "B.t=scr1,far1"),
        ("w=HOR1", "P FLI1>HOR1-", "B.w=hor1 ; B.t="),
        ("w=ARC1", "A CAT1>ARC1 ; A P2A1>ARC1 ; .", "B.w=arc1"),  # 4 + 2 against 5
        ("t=MER1", "A CAT1>MER1 ; A P2A1>MER1 ; .", "B.t=mer1"),
    ],
)
def test_a_unit_is_downgraded_where_it_is(foe: str, move: str, end: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=3 h=FLI1,P2A1 t=COU1,CAT1,ARC2 | B {foe}")
    do(match, move)
    expect(match, end)
    expect(match, f"disc={'FLI1' if 'FLI' in move else 'P2A1' if 'P2A' in move else ''}")


@pytest.mark.rule("BRAWL-7.08")
@pytest.mark.parametrize(
    ("foe", "move", "gone"),
    [
        ("t=kni1", "C kni1", "KNI1"),
        ("w=arc1", "C arc1", "ARC1"),
        ("t=far1", "P FLI1>far1-", "FLI1,FAR1"),
        ("t=mer1", "P FLI1>mer1-", "FLI1,MER1"),
        ("w=hor1", "P FLI1>hor1-", "FLI1,HOR1"),
        ("t=TOW1", "A cat1>TOW1", "CAT1"),  # an attacking Squire
    ],
)
def test_a_peasant_or_squire_is_discarded_instead(foe: str, move: str, gone: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=3 h=FLI1 t=COU1,cat1 | B {foe}")
    do(match, move)
    assert {"BRAWL-7.08", "BRAWL-9.19"} & {rule for _, _, rules in match.log() for rule in rules}
    expect(match, f"disc={gone}")
    expect(match, "B.t=TOW1 ; A.t=COU1" if "TOW1" in foe else "B.t= ; B.w= ; A.t=COU1,cat1")


@pytest.mark.rule("BRAWL-7.09")
@pytest.mark.parametrize("code", ["FAR", "INN", "BAR", "COU", "TOW", "SMI", "MAR"])
def test_a_building_can_not_be_downgraded(code: str) -> None:
    match = at(f"decks=2 deck=+20 mkt=+3 turn=A | A r=9 h=FLI1 t=COU4,{code}2 | B t={code}1")
    for unit in (f"{code}1", f"{code}2"):
        illegal(match, f"P FLI1>{unit}-", "BRAWL-11.12")
    illegal(match, f"C {code}1", "BRAWL-12.09")


@pytest.mark.rule("BRAWL-7.09")
def test_a_building_struck_for_less_than_double_stays_a_building() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t=SMI1")
    do(match, "A KNI1>SMI1")  # 8 against 5
    expect(match, "B.t=SMI1 ; disc=")


@pytest.mark.rule("BRAWL-7.10")
def test_a_unit_in_a_kings_army_can_not_be_downgraded() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FLI1,PRI1 t=COU1,KNI1 k=HOR1 | B k=KNI2")
    illegal(match, "C KNI2", "BRAWL-8.11")
    illegal(match, "P FLI1>KNI2-", "BRAWL-11.12")
    illegal(match, "P FLI1>HOR1-", "BRAWL-11.12")
    illegal(match, "A KNI1>KNI2", "BRAWL-8.11")
    assert not any("KNI2" in move or "HOR1" in move for move in menu(match))


@pytest.mark.rule("BRAWL-7.11")
def test_nothing_is_returned_for_a_discarded_unit() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1 t=KNI1 | B r=1 t=FAR1 k=KNI2")
    do(match, "P BOM1>KNI2")
    expect(match, "disc=BOM1,KNI2 ; B.r=1 ; B.h= ; A.r=0 ; deck=26 ; turn=B")
    match = at("deck=+20 | mkt=+3 | turn=A | A r=2 t=KNI1 | B r=1 t=FAR1")
    do(match, "A KNI1>FAR1")
    expect(match, "disc=FAR1 ; B.t= ; B.r=1 ; B.h= ; A.r=2 ; deck=20 ; turn=B")
    match = at("deck=+20 | mkt=+3 | turn=A | A r=3 t=COU1 | B r=1 t=arc1")
    do(match, "C arc1")
    expect(match, "disc=ARC1 ; B.t= ; B.r=1 ; B.h= ; deck=23 ; turn=B")


@pytest.mark.rule("BRAWL-7.12")
def test_a_unit_may_be_upgraded_in_the_turn_in_which_it_was_recruited() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=7 h=EXT1,FAR1 | B")
    do(match, "X EXT1 ; R FAR1 ; U far1")
    expect(match, "A.t=FAR1 ; A.r=3 ; turn=B")
    match = at("deck=+20 | mkt=+3 | turn=A | A r=7 h=MIL1,KNI1 | B")
    do(match, "R KNI1 ; Y MIL1 U kni1")
    expect(match, "A.t=KNI1 ; A.r=0 ; turn=B")
    match = at("deck=+20 | mkt=+3 | turn=A | A r=2 h=FAR1 a=RAB1 | B")
    do(match, "R FAR1 ; Q RAB1 far1")
    expect(match, "A.t=FAR1 ; A.r=0 ; turn=B")


# --- the decision ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-DEC05")
def test_upgrade_another_unit() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 t=far1,kni1,mer1 w=hor1 | B")
    do(match, "U far1")
    assert asked(match) == "A"
    assert menu(match) == listed("U mer1 ; .")  # 4 left: not enough for a Knight
    illegal(match, "U kni1", "BRAWL-4.05")
    illegal(match, "U FAR1", "BRAWL-7.06")
    do(match, "U mer1")  # nothing else can be paid: closed without asking
    expect(match, "turn=B ; A.r=1 ; A.t=FAR1,kni1,MER1")


@pytest.mark.rule("BRAWL-DEC05")
def test_silence_ends_the_upgrading() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 t=far1,mer1 | B")
    do(match, "U far1")
    assert silent(match, "A") == ["."]
    expect(match, "turn=B ; A.t=FAR1,mer1 ; A.r=7")
