"""Section 6: Recruit and town space; the decision BRAWL-DEC04."""

from __future__ import annotations

import pytest

from tests.games.brawling.table import asked, at, do, expect, illegal, legal, listed, menu, silent


def recruits(offered: set[str]) -> set[str]:
    return {move for move in offered if move.startswith("R")}


@pytest.mark.rule("BRAWL-6.01")
def test_one_or_more_cards_are_recruited_each_at_its_cost() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=7 h=FAR1,KNI1,MER1,SHI1 t=far2 | B")
    do(match, "R FAR1")
    expect(match, "A.t=far2,far1 ; A.r=5 ; A.h=KNI1,MER1,SHI1 ; deck=22 ; turn=A")
    do(match, "R KNI1")  # no room for the Merchant card, no other unit card: the action is over
    expect(match, "A.t=far2,far1,kni1 ; A.r=3 ; A.h=MER1,SHI1 ; deck=24 ; turn=B")


@pytest.mark.rule("BRAWL-6.01")
def test_only_cards_of_ones_own_hand_are_recruited() -> None:
    match = at("deck=ARC1,+9 | mkt=KNI1,+2 | turn=A | A r=[SMI1,+4] t=INN1 | B h=FAR1")
    for elsewhere in ("ARC1", "KNI1", "SMI1", "INN1", "FAR1"):
        illegal(match, f"R {elsewhere}", "BRAWL-6.01")


@pytest.mark.rule("BRAWL-6.02", "BRAWL-6.03")
@pytest.mark.parametrize(
    "code", ["FAR", "INN", "BAR", "COU", "TOW", "SMI", "MAR", "MER", "SCR", "KNI", "ARC", "CAT", "HOR", "SHE"]
)
def test_a_card_enters_the_town_as_a_peasant_or_squire(code: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=9 h={code}1 w=kni3 k=KNI2 | B")
    assert recruits(menu(match)) == {f"R {code}1"}
    do(match, f"R {code}1")
    expect(match, f"A.t={code.lower()}1 ; A.w=kni3 ; A.k=KNI2 ; A.h= ; vp=A2,B0")


@pytest.mark.rule("BRAWL-6.04")
@pytest.mark.parametrize(
    ("town", "space"),
    [
        ("", 2),
        ("FAR1", 3),
        ("INN1", 3),
        ("FAR1,FAR2,INN1,INN2", 6),
        ("far1,inn1", 2),  # Peasants give no space
        ("BAR1,COU1,TOW1,SMI1,MAR1", 2),
        ("MER1,SCR1", 2),
        ("KNI1,ARC1", 2),
        ("FAR1,mer1,scr1", 3),
        ("INN1,mer1,scr1", 3),
    ],
)
def test_space_for_civilians(town: str, space: int) -> None:
    match = at(f"deck=+9 | mkt=+3 | turn=A | A r=30 h=FAR5,FAR6,FAR7,FAR8,INN3,INN4,BAR3 t={town} | B", decks=2)
    taken = sum(unit.islower() or unit[:3] in ("MER", "SCR") for unit in town.split(",") if unit)
    expect(match, f"A.civ={taken}/{space}")
    for name in ("FAR5", "FAR6", "FAR7", "FAR8", "INN3", "INN4", "BAR3")[: space - taken]:
        assert legal(match, f"R {name}")
        do(match, f"R {name}")
    expect(match, f"A.civ={space}/{space}")
    assert recruits(menu(match, "A")) == set()


@pytest.mark.rule("BRAWL-6.05")
@pytest.mark.parametrize(
    ("town", "space"),
    [
        ("", 2),
        ("BAR1", 4),
        ("INN1", 3),
        ("BAR1,BAR2,INN1", 7),
        ("bar1,inn1", 2),
        ("FAR1,COU1,TOW1,SMI1,MAR1", 2),
        ("BAR1,CAT4,cat5", 4),
        ("INN1,CAT4,cat5", 3),
    ],
)
def test_space_for_military_units(town: str, space: int) -> None:
    match = at(f"deck=+9 | mkt=+3 | turn=A | A r=30 h=KNI1,KNI2,KNI3,ARC1,ARC2,ARC3,CAT1,CAT2 t={town} | B", decks=2)
    taken = sum(unit[:3].upper() == "CAT" for unit in town.split(","))
    expect(match, f"A.mil={taken}/{space}")
    for name in ("KNI1", "KNI2", "KNI3", "ARC1", "ARC2", "ARC3", "CAT1", "CAT2")[: space - taken]:
        assert legal(match, f"R {name}")
        do(match, f"R {name}")
    expect(match, f"A.mil={space}/{space} ; turn=B")


@pytest.mark.rule("BRAWL-6.06")
def test_no_space_no_recruit() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,SMI1,KNI1,ARC1 t=far2,MER1,FAR3,hor1,CAT1 | B")
    assert recruits(menu(match)) == listed("R FAR1 ; R SMI1")
    illegal(match, "R KNI1", "BRAWL-6.06")
    illegal(match, "R ARC1", "BRAWL-6.06")
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,SMI1,KNI1,ARC1 t=far2,MER1,hor1 | B")
    assert recruits(menu(match)) == listed("R KNI1 ; R ARC1")
    illegal(match, "R FAR1", "BRAWL-6.06")


@pytest.mark.rule("BRAWL-6.06", "BRAWL-DEC04")
def test_space_is_checked_at_every_step() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,SMI1,KNI1,ARC1 t=far2,hor1 | B")
    do(match, "R SMI1")
    assert menu(match) == listed("R KNI1 ; R ARC1 ; .")
    illegal(match, "R FAR1", "BRAWL-6.06")
    do(match, "R KNI1")
    expect(match, "turn=B ; A.civ=2/2 ; A.mil=2/2 ; A.h=FAR1,ARC1")


@pytest.mark.rule("BRAWL-6.07")
def test_buildings_take_up_no_space() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,KNI1 t=COU1,COU2,TOW1,TOW2,SMI1,SMI2,MAR1,far2,kni2 | B")
    expect(match, "A.civ=1/2 ; A.mil=1/2")
    assert recruits(menu(match)) == listed("R FAR1 ; R KNI1")


@pytest.mark.rule("BRAWL-6.08")
def test_wall_and_army_take_up_no_town_space() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=ARC1,ARC2 w=KNI1,kni2,ARC3 k=CAT1,CAT2,CAT3 | B")
    expect(match, "A.mil=0/2")
    do(match, "R ARC1 ; R ARC2")
    expect(match, "A.t=arc1,arc2 ; A.mil=2/2 ; turn=B")
    full = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=ARC1 t=kni1,kni2 | B")
    illegal(full, "R ARC1", "BRAWL-6.06")
    do(full, "V kni1 ; . ; G ; R ARC1")  # a step to the wall makes room
    expect(full, "A.t=kni2,arc1 ; A.w=kni1")


@pytest.mark.rule("BRAWL-6.09")
def test_units_stay_when_the_space_shrinks() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A r=6 h=BOM1 | B r=9 h=SMI1,ARC1 t=INN1,far2,inn2,mer1,kni1,kni2,kni3")
    expect(match, "B.civ=3/3 ; B.mil=3/3")
    do(match, "P BOM1>INN1")
    expect(match, "B.t=far2,inn2,mer1,kni1,kni2,kni3 ; B.civ=3/2 ; B.mil=3/2 ; turn=B")
    illegal(match, "R SMI1", "BRAWL-6.06")
    illegal(match, "R ARC1", "BRAWL-6.06")
    do(match, "V kni1 ; . ; G")  # one soldier out is not enough
    expect(match, "B.mil=2/2 ; turn=B")
    illegal(match, "R ARC1", "BRAWL-6.06")
    do(match, "V kni2 ; . ; G")
    assert recruits(menu(match)) == {"R ARC1"}
    do(match, "U far2 ; .")  # a Farm: two civilians, space for three
    do(match, "G")
    assert recruits(menu(match)) == listed("R SMI1 ; R ARC1")


@pytest.mark.rule("BRAWL-6.09")
def test_an_over_full_town_is_closed_to_further_steps_too() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A r=9 h=SMI1,TOW1,ARC1,ARC2 t=kni1,kni2,kni3 | B")
    do(match, "R SMI1")
    assert menu(match) == listed("R TOW1 ; .")
    match = at("deck=+12 | mkt=+3 | turn=A | A r=9 h=SMI1,TOW1,ARC1,ARC2 t=far1,far2,far3 | B")
    do(match, "R ARC1")
    assert menu(match) == listed("R ARC2 ; .")


@pytest.mark.rule("BRAWL-6.10")
@pytest.mark.parametrize("name", ["P2A1", "SHI1", "EXT1", "MIL1", "BOM1", "FLI1", "PRI1"])
def test_event_and_action_cards_can_not_be_recruited(name: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=9 h={name} | B")
    assert recruits(menu(match)) == set()
    illegal(match, f"R {name}", "BRAWL-6.10")
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,INN1,{name} | B")
    do(match, "R FAR1")  # nor as a further step
    assert menu(match) == listed("R INN1 ; .")
    illegal(match, f"R {name}", "BRAWL-6.10")


@pytest.mark.rule("BRAWL-6.10")
@pytest.mark.parametrize("name", ["RAB1", "RAC1", "RAV1", "RAM1", "RAR1"])
def test_royal_aids_can_not_be_recruited(name: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=9 a={name} | B")
    illegal(match, f"R {name}", "BRAWL-6.10")


# --- the decision ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-DEC04")
def test_recruit_another_unit() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=5 h=FAR1,KNI1,SCR1,SHI1 | B")
    do(match, "R FAR1")
    assert asked(match) == "A"
    assert menu(match) == listed("R KNI1 ; R SCR1 ; .")
    do(match, "R SCR1")  # one resource left: closed without asking
    expect(match, "turn=B ; A.r=1 ; A.h=KNI1,SHI1")


@pytest.mark.rule("BRAWL-DEC04")
def test_silence_ends_the_recruiting() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=5 h=FAR1,KNI1 | B")
    do(match, "R FAR1")
    assert silent(match, "A") == ["."]
    expect(match, "turn=B ; A.t=far1 ; A.r=3")
