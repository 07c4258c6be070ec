"""Section 5: Gather, Draw, Market."""

from __future__ import annotations

import pytest

from tests.games.brawling.table import at, board, card, do, expect, illegal, listed, menu, params, seen_hand

RESOURCE_BONUS = {"far1": 1, "FAR1": 1, "bar1": 1, "tow1": 1, "smi1": 1, "mer1": 1, "MER1": 3}
CARD_BONUS = {"inn1": 1, "INN1": 1, "cou1": 1, "mar1": 1, "scr1": 1, "SCR1": 3}
CODES = ("FAR", "INN", "BAR", "COU", "TOW", "SMI", "MAR", "MER", "SCR", "KNI", "ARC", "CAT", "HOR", "SHE")
every_half = pytest.mark.parametrize("unit", [half for code in CODES for half in (f"{code.lower()}1", f"{code}1")])


@every_half
@pytest.mark.rule("BRAWL-5.01")
def test_gather_1_and_the_resource_bonus_of_each_half(unit: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A t={unit} | B t=MER2,FAR2")
    do(match, "G")
    amount = 1 + RESOURCE_BONUS.get(unit, 0)
    expect(match, f"A.r={amount} ; deck={20 - amount} ; A.h=")


@every_half
@pytest.mark.rule("BRAWL-5.02")
def test_draw_1_and_the_card_bonus_of_each_half(unit: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A t={unit} | B t=SCR2,INN2")
    do(match, "D")
    amount = 1 + CARD_BONUS.get(unit, 0)
    expect(match, f"A.h#={amount} ; deck={20 - amount} ; A.r=0")


@pytest.mark.rule("BRAWL-5.01", "BRAWL-5.02")
def test_bonuses_of_all_units_add_up() -> None:
    position = "deck=+20 | mkt=+3 | turn=A | A t=far1,MER1,FAR2,inn1,SCR1 w=KNI2 k=KNI1 | B"
    match = at(position)
    do(match, "G")
    expect(match, "A.r=6 ; A.h#=0 ; deck=14")
    match = at(position)
    do(match, "D")
    expect(match, "A.h#=5 ; A.r=0 ; deck=15")


@pytest.mark.rule("BRAWL-5.03")
@pytest.mark.parametrize(
    ("move", "taken", "market"),
    [("M1", "KNI1", "SHI1,FAR1,TOW1"), ("M2", "FAR1", "KNI1,SHI1,TOW1"), ("M3", "TOW1", "KNI1,FAR1,SHI1")],
)
def test_a_market_card_is_taken_and_its_slot_filled(move: str, taken: str, market: str) -> None:
    match = at("deck=SHI1,INN1,+8 | mkt=KNI1,FAR1,TOW1 | turn=A | A h=ARC1 | B")
    do(match, move)
    expect(match, f"A.h=ARC1,{taken} ; mkt={market} ; deck=9 ; turn=B")
    assert seen_hand(match, "A", by="B") == ["???", taken]  # everyone saw which card it was


@pytest.mark.rule("BRAWL-5.03")
def test_only_a_slot_with_a_card_can_be_taken() -> None:
    match = at("deck=+9 | mkt=KNI1,-,TOW1 | turn=A | A | B")
    assert menu(match) == listed("G ; D ; M1 ; M3")
    illegal(match, "M2", "BRAWL-5.03")


@pytest.mark.rule("BRAWL-5.04")
def test_an_aid_that_would_fill_the_slot_is_resolved_and_the_next_card_taken() -> None:
    match = at("deck=RAB1,RAV1,RAM1,HOR1,+5 | mkt=KNI1,KNI2,KNI3 | turn=A | A t=far1,FAR2 | B t=MER1")
    do(match, "M2")  # RAB: B has fewest buildings; RAV: one civilian each; RAM: no military unit on either side
    expect(match, "A.h=KNI2 ; mkt=KNI1,HOR1,KNI3 ; B.a=RAB1 ; A.a= ; disc=RAV1,RAM1 ; deck=5 ; turn=B")


@pytest.mark.rule("BRAWL-5.04")
def test_the_card_taken_is_in_the_hand_when_the_aid_is_resolved() -> None:
    match = at("deck=RAC1,HOR1,+5 | mkt=KNI1,KNI2,KNI3 | turn=A | A h=FAR1 | B h=FAR2,FAR3")
    do(match, "M2")  # both hold two cards now
    expect(match, "disc=RAC1 ; A.a= ; B.a=")


@pytest.mark.rule("BRAWL-5.05")
@pytest.mark.parametrize(
    "town", ["", "far1,MER1", "FAR1,FAR2,inn1", "MER1,SCR1,INN1", "kni1,KNI2", "cou1,COU2,mar1,MAR2", "smi1,bar1,TOW1"]
)
def test_production_is_what_the_action_yields(town: str) -> None:
    position = f"deck=+20 | mkt=+3 | turn=A | A t={town} | B"
    match = at(position)
    gather, draw = params(match)["A.gather"], params(match)["A.draw"]
    do(match, "G")
    expect(match, f"A.r={gather}")
    match = at(position)
    do(match, "D")
    expect(match, f"A.h#={draw}")


@pytest.mark.rule("BRAWL-5.05")
def test_production_is_counted_when_the_action_begins() -> None:
    """RAB comes up first and goes to A, whose Inn it could complete: nothing changes before the action is over."""
    match = at("deck=RAB1,KNI1,KNI2,FAR1,+5 | mkt=+3 | turn=A | A t=cou1 | B t=FAR2")
    do(match, "D")  # production 2; a Courthouse would give no card
    assert board(match).hands[0] == [card("KNI1"), card("KNI2")]
    expect(match, "A.a=RAB1 ; turn=A")
    assert menu(match) == listed("Q RAB1 cou1 ; .")
    do(match, "Q RAB1 cou1")
    expect(match, "A.draw=1 ; A.h#=2")


@pytest.mark.rule("BRAWL-5.05")
def test_aids_compare_production() -> None:
    # RAR and RAC: A yields 3 and 2, B yields 2 and 3
    match = at("deck=RAR1,RAC1,KNI1,+5 | mkt=+3 | turn=A | A t=far1,FAR2,inn1 | B t=far3,INN2,cou1")
    do(match, "M1")
    expect(match, "B.a=RAR1 ; A.a=RAC1")
