"""Section 12: what soldiers and buildings do. (Strengths against each type are tested with attacks.)"""

from __future__ import annotations

import pytest

from tests.games.brawling.looks import damage
from tests.games.brawling.table import at, do, expect, illegal, legal, listed, menu

# --- soldiers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-12.01")
def test_knights_merchants_and_scribes_have_no_further_effect() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 t=KNI1,MER1,SCR1,far1 | B t=smi1")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3 ; U far1 ; V KNI1 ; A KNI1>smi1")
    expect(match, "A.gather=5 ; A.draw=4 ; A.civ=3/2 ; A.mil=1/2")


@pytest.mark.rule("BRAWL-12.02")
def test_archers_are_strong_against_men_not_against_buildings() -> None:
    men = at("deck=+20 | mkt=+3 | turn=A | A t=ARC1,ARC2 | B t=MER1,HOR1,FAR1")
    do(men, "A ARC1>MER1 ; A ARC2>HOR1")  # 7 of 5, 7 of 6
    expect(men, "B.t=mer1,hor1,FAR1")
    house = at("deck=+20 | mkt=+3 | turn=A | A t=ARC1,ARC2 | B t=FAR1")
    do(house, "A ARC1>FAR1 ; A ARC2>FAR1")  # 6 of 8
    expect(house, "B.t=FAR1")


@pytest.mark.rule("BRAWL-12.03")
def test_catapults_break_buildings() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1,CAT2 | B t=SMI1,MER1")
    do(match, "A CAT1>SMI1 ; A CAT2>MER1")  # 10 of 10, 4 of 5
    expect(match, "B.t=MER1 ; disc=SMI1")


@pytest.mark.rule("BRAWL-12.04")
def test_horsemen_have_one_free_step_in_town_or_on_the_wall() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=HOR1,hor3,KNI1 w=HOR2 | B")
    assert {move for move in menu(match) if move.startswith("H")} == listed("H HOR1 ; H HOR2")
    illegal(match, "H hor3", rule="BRAWL-12.04")  # a Squire
    illegal(match, "H KNI1", rule="BRAWL-12.04")
    do(match, "H HOR1 ; H HOR2")
    expect(match, "A.t=hor3,KNI1 ; A.w=HOR1 ; A.k=HOR2 ; turn=A")
    illegal(match, "H HOR1", rule="BRAWL-12.04")  # used
    illegal(match, "H HOR2", rule="BRAWL-12.04")
    do(match, "G")
    expect(match, "A.r=1 ; turn=B")  # the free steps took no action


@pytest.mark.rule("BRAWL-12.04")
def test_the_free_step_comes_back_in_the_next_turn() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=HOR1 | B")
    do(match, "H HOR1 ; G ; B: G")
    assert "H HOR1" in menu(match)
    do(match, "G ; H HOR1")  # also after the action
    expect(match, "A.k=HOR1 ; turn=B")


@pytest.mark.rule("BRAWL-12.04")
def test_the_free_step_is_for_the_owners_turns() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=HOR1 | B t=HOR2")
    illegal(match, "B: H HOR2", rule="BRAWL-3.09")
    illegal(match, "A: H HOR2", rule="BRAWL-12.04")


@pytest.mark.rule("BRAWL-12.04")
def test_no_free_step_out_of_the_kings_army() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A k=HOR1 | B")
    illegal(match, "H HOR1", rule="BRAWL-8.03")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3")


@pytest.mark.rule("BRAWL-12.04")
def test_the_step_may_be_made_in_the_turn_in_which_it_became_horsemen() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=4 t=hor1 | B")
    do(match, "U hor1")
    assert menu(match) == listed("H HOR1 ; .")
    do(match, "H HOR1")
    expect(match, "A.w=HOR1 ; turn=B")


@pytest.mark.rule("BRAWL-12.04")
def test_the_mark_stays_with_the_card() -> None:
    """R49: ridden, spent in an attack, flipped to Horsemen again: no second free step in this turn."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1,FLI1 t=HOR1 a=RAR1 | B t=SMI1")
    do(match, "H HOR1 ; Y MIL1 A HOR1>SMI1 ; P FLI1>hor1+")
    expect(match, "A.w=HOR1 ; turn=A")
    illegal(match, "H HOR1", rule="BRAWL-12.04")
    assert menu(match) == listed("Q RAR1 ; .")
    written = at("deck=+20 | mkt=+3 | turn=A | A t=HOR1!,HOR2 | B")
    assert {move for move in menu(written) if move.startswith("H")} == {"H HOR2"}


@pytest.mark.rule("BRAWL-12.05")
def test_a_sheriff_discards_any_military_target() -> None:
    """R39: a Knight as well as a Squire, whatever its health."""
    match = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1 w=SHE2 | B w=KNI1,kni2,HOR1")
    do(match, "A SHE1>KNI1 ; A SHE2>kni2")
    expect(match, "B.w=HOR1 ; disc=KNI1,KNI2 ; A.t=she1 ; A.w=she2")


@pytest.mark.rule("BRAWL-12.05")
def test_a_sheriff_deals_two_to_civilians_and_buildings() -> None:
    """R39: Shields and Towers work there."""
    match = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1,SHE2,KNI1 | B h=SHI1 t=MER1,far1,FAR2,TOW1")
    do(match, "A SHE1>far1 ; A SHE2>FAR2 ; A KNI1>FAR2")
    assert damage(match) == "far1=2 FAR2=7"
    do(match, "B: S SHI1>far1")
    expect(match, "B.t=MER1,far1,FAR2,TOW1 ; A.t=she1,she2,kni1")


@pytest.mark.rule("BRAWL-12.05", "BRAWL-12.06")
def test_a_sheriffs_squire_arrests_nobody() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=she1 | B t=KNI1")
    do(match, "A she1>KNI1")
    expect(match, "B.t=KNI1 ; A.t= ; disc=SHE1")


# --- the half in force ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-12.06", "BRAWL-1.06")
def test_effects_of_buildings_need_the_building() -> None:
    """Peasants of these cards, and cards in the hand, do nothing but give the Peasant's bonus."""
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A r=4 h=FAR2,SMI2 t=far1,inn1,bar1,cou1,tow1,smi1,mar1,kni1 | B t=kni2 h=SHI1"
    )
    expect(match, "A.civ=7/2 ; A.mil=1/2 ; A.gather=5 ; A.draw=4")
    assert not any(move.startswith(("C", "K", "R")) for move in menu(match))
    illegal(match, "C kni2", rule="BRAWL-12.09")
    illegal(match, "KB", rule="BRAWL-12.12")
    illegal(match, "KS FAR2", rule="BRAWL-12.12")
    illegal(match, "U kni1", rule="BRAWL-4.05")  # 5, no Smithy


@pytest.mark.rule("BRAWL-12.06")
def test_a_unit_that_is_spent_or_gone_gives_no_effect_and_no_bonus() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1 t=HOR1 | B t=MER1,SMI1,tow1")
    do(match, "A HOR1>MER1")  # 5 of 5: the Merchant (+3) becomes a Peasant (+1)
    expect(match, "B.t=mer1,SMI1,tow1 ; B.gather=3 ; A.t=hor1 ; turn=B")
    do(match, "G")
    assert "H hor1" not in menu(match)
    do(match, "P BOM1>mer1")
    expect(match, "B.gather=2")


# --- buildings ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-12.07", "BRAWL-12.08")
@pytest.mark.parametrize(
    ("town", "civ", "mil"),
    [
        ("", 2, 2),
        ("FAR1", 3, 2),
        ("INN1", 3, 3),
        ("BAR1", 2, 4),
        ("FAR1,FAR2,INN1,INN2,BAR1", 6, 6),
        ("COU1,TOW1,SMI1,MAR1", 2, 2),
    ],
)
def test_town_space_of_buildings(town: str, civ: int, mil: int) -> None:
    """Full but for one, then full."""
    civilians = ["mer1", "mer2", "scr1", "scr2", "cou2", "tow2"][:civ]
    soldiers = ["kni1", "kni2", "arc1", "arc2", "cat1", "cat2"][:mil]
    for spare in (1, 0):
        units = [*town.split(","), *civilians[spare:], *soldiers[spare:]]
        match = at(f"deck=+9 | mkt=+3 | turn=A | A r=9 h=FAR4,SHE1 t={','.join(units)} | B")
        expect(match, f"A.civ={civ - spare}/{civ} ; A.mil={mil - spare}/{mil}")
        for move in ("R FAR4", "R SHE1"):
            if spare:
                assert legal(match, move)
            else:
                illegal(match, move, rule="BRAWL-6.06")


@pytest.mark.rule("BRAWL-12.09", "BRAWL-8.08")
def test_a_courthouse_reaches_opposing_soldiers_in_town_and_on_the_wall() -> None:
    """R43."""
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A r=4 t=COU1,KNI3 | B t=kni1,ARC1,far1,MER1,SMI1 w=KNI2,hor1 k=CAT1 | C t=HOR2"
    )
    judged = {move.removeprefix("C ") for move in menu(match) if move.startswith("C ")}
    assert judged == {"kni1", "ARC1", "KNI2", "hor1", "HOR2"}
    for name in ("KNI3", "far1", "MER1", "SMI1"):
        illegal(match, f"C {name}", rule="BRAWL-12.09")
    illegal(match, "C CAT1", rule="BRAWL-8.11")
    do(match, "C KNI2")
    expect(match, "B.w=kni2,hor1 ; A.r=1 ; deck=23 ; disc= ; turn=B")


@pytest.mark.rule("BRAWL-12.09")
def test_a_courthouse_discards_a_squire() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=3 t=COU1 | B w=hor1")
    do(match, "C hor1")
    expect(match, "B.w= ; disc=HOR1 ; A.r=0")


@pytest.mark.rule("BRAWL-12.09")
def test_one_action_serves_one_target_however_many_courthouses() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 t=COU1,COU2 | B t=KNI1,KNI2")
    do(match, "C KNI1")
    expect(match, "A.r=6 ; B.t=kni1,KNI2 ; turn=B")
    poor = at("deck=+20 | mkt=+3 | turn=A | A r=2 t=COU1,COU2 | B t=KNI1")
    illegal(poor, "C KNI1", rule="BRAWL-4.05")


@pytest.mark.rule("BRAWL-12.10")
def test_a_tower_protects_itself_and_every_other_building() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1,CAT2 w=arc1 | B h=SHI1 t=TOW1,SMI1")
    do(match, "A CAT1>TOW1 ; A CAT2>SMI1 ; A arc1>SMI1")
    assert damage(match) == "TOW1=7 SMI1=8"


@pytest.mark.rule("BRAWL-12.10")
def test_towers_add_up() -> None:
    for towers, left in (("TOW1", "TOW1"), ("TOW1,TOW2", "TOW1,TOW2,FAR1")):
        match = at(f"deck=+20 | mkt=+3 | turn=A | A t=CAT1,arc1 | B t={towers},FAR1")
        do(match, "A CAT1>FAR1 ; A arc1>FAR1")  # 11 - 3 = 8 destroys a Farm, 11 - 6 = 5 does not
        expect(match, f"B.t={left}")


@pytest.mark.rule("BRAWL-12.11")
@pytest.mark.parametrize(
    ("smithies", "costs"),
    [
        ("", (5, 3, 4)),
        ("SMI1", (4, 2, 3)),
        ("SMI1,SMI2", (3, 1, 2)),
        ("SMI1,SMI2,SMI3,SMI4", (1, 0, 0)),
    ],
)
def test_smithies_make_military_upgrades_cheaper(smithies: str, costs: tuple[int, int, int]) -> None:
    """They add up, and no upgrade costs less than nothing."""
    for name, cost in zip(("kni1", "arc1", "cat1"), costs, strict=True):
        match = at(f"decks=2 deck=+20 mkt=+3 turn=A | A r={cost + 2} t={name},{smithies} | B")
        do(match, f"U {name}")
        expect(match, f"A.r=2 ; deck={20 + cost}")
        if cost:
            poor = at(f"decks=2 deck=+20 mkt=+3 turn=A | A r={cost - 1} t={name},{smithies} | B")
            illegal(poor, f"U {name}", rule="BRAWL-4.05")


@pytest.mark.rule("BRAWL-12.11")
def test_a_smithy_serves_neither_civilians_nor_other_players() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=3 t=SMI1,mer1,tow1 | B r=4 t=kni1")
    illegal(match, "U tow1", rule="BRAWL-4.05")
    do(match, "U mer1")
    expect(match, "A.r=0")
    illegal(match, "U kni1", rule="BRAWL-4.05")


@pytest.mark.rule("BRAWL-12.11", "BRAWL-7.03")
def test_a_smithy_counts_from_the_step_after_it_is_completed() -> None:
    """3 + 4; in the opposite order it would be 8."""
    match = at("deck=+20 | mkt=+3 | turn=A | A r=7 t=smi1,kni1 | B")
    do(match, "U kni1")
    expect(match, "A.r=2 ; A.t=smi1,KNI1 ; turn=B")


@pytest.mark.rule("BRAWL-12.12")
def test_the_market_building_sells_three_cards_for_two_resources() -> None:
    """R46: what was just paid may be what is drawn."""
    match = at("deck=KNI1,KNI2,+9 | mkt=+3 | turn=A | A r=[ARC1,HOR1,CAT1] t=MAR1,SCR1 | B")
    do(match, "KB")
    expect(match, "A.h=HOR1,ARC1,KNI1 ; A.rtop=CAT1 ; deck=10 ; turn=B")
    poor = at("deck=+9 | mkt=+3 | turn=A | A r=1 t=MAR1 | B")
    illegal(poor, "KB", rule="BRAWL-4.05")
    assert "KB" not in menu(poor)


@pytest.mark.rule("BRAWL-12.12")
def test_the_market_building_buys_any_hand_card_for_four_resources() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A h=KNI1,SHI1,BOM1,FAR1,FAR2 t=MAR1,MER1 | B")
    sales = {move for move in menu(match) if move.startswith("KS")}
    assert sales == listed("KS KNI1 ; KS SHI1 ; KS BOM1 ; KS FAR1")  # two Farms are one option
    illegal(match, "KS ARC1", rule="BRAWL-12.12")
    do(match, "KS BOM1")
    expect(match, "A.r=4 ; A.h=KNI1,SHI1,FAR1,FAR2 ; disc=BOM1 ; deck=5 ; turn=B")


@pytest.mark.rule("BRAWL-12.12", "BRAWL-3.01")
def test_each_use_of_the_market_building_is_an_action() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=4 h=KNI1 t=MAR1,MAR2 a=RAR1 | B")
    do(match, "KB")
    assert menu(match) == listed("Q RAR1 ; .")
    illegal(match, "KB", rule="BRAWL-3.01")
    illegal(match, "KS KNI1", rule="BRAWL-3.01")


@pytest.mark.rule("BRAWL-12.12")
def test_the_market_building_and_the_market_are_independent() -> None:
    """R64."""
    match = at("deck=+20 | mkt=+3 | turn=A | A | B t=MAR1 r=9 h=KNI1")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3")
    do(match, "G")
    assert {"M1", "M2", "M3", "KB", "KS KNI1"} <= menu(match)


@pytest.mark.rule("BRAWL-12.13")
def test_a_tower_destroyed_still_covers_and_is_gone_the_next_time() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 t=CAT1,CAT2,CAT3,KNI1 | B t=TOW1,FAR1")
    do(match, "A CAT1>TOW1 ; A CAT2>TOW1 ; A CAT3>FAR1 ; .")  # 17 of 12, and 7 of 8
    expect(match, "B.t=FAR1 ; disc=TOW1")
    do(match, "Y MIL1 A KNI1>FAR1")  # 8 of 8
    expect(match, "B.t= ; disc=TOW1,FAR1,MIL1")


@pytest.mark.rule("BRAWL-12.13", "BRAWL-6.09")
@pytest.mark.parametrize("building", ["FAR1", "INN1", "BAR1"])
def test_a_building_destroyed_takes_its_space_away_and_nobody_leaves(building: str) -> None:
    """R47."""
    match = at(
        f"deck=+20 | mkt=+3 | turn=A | A t=CAT1 | B r=9 h=COU1,SHE1 t={building},mer1,mer2,scr1,kni1,arc1,hor1 | C"
    )
    do(match, f"A CAT1>{building}")
    expect(match, "B.t=mer1,mer2,scr1,kni1,arc1,hor1 ; B.civ=3/2 ; B.mil=3/2 ; turn=B")
    illegal(match, "R COU1", rule="BRAWL-6.06")
    illegal(match, "R SHE1", rule="BRAWL-6.06")
    do(match, "V kni1 ; V arc1 ; .")  # two leave for the wall: one may enter
    expect(match, "B.mil=1/2 ; turn=C")
    do(match, "G ; A: G")
    assert legal(match, "R SHE1")
