"""Section 10: who gets a Royal Aid, and what it is good for."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from tests.games.brawling.table import at, do, expect, illegal, listed, menu

# --- when it comes up -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-10.01")
def test_an_aid_that_is_drawn_is_resolved_at_once() -> None:
    match = at("deck=RAB1,KNI1,+5 | mkt=+3 | turn=A | A | B t=FAR1")
    do(match, "D")
    expect(match, "A.a=RAB1 ; A.h=KNI1 ; deck=5")


@pytest.mark.rule("BRAWL-10.01")
def test_an_aid_that_is_turned_up_for_the_market_is_resolved_at_once() -> None:
    match = at("deck=RAB1,KNI1,+5 | mkt=ARC1,ARC2,ARC3 | turn=A | A t=FAR1 | B")
    do(match, "M3")
    expect(match, "B.a=RAB1 ; A.a= ; A.h=ARC3 ; mkt=ARC1,ARC2,KNI1 ; deck=5")


@pytest.mark.rule("BRAWL-10.01", "BRAWL-4.09")
def test_an_aid_that_is_taken_as_a_resource_is_not() -> None:
    """R29: it is paid back unseen, and resolved when it is drawn at last."""
    match = at("deck=RAB1,+9 | mkt=+3 | turn=A | A r=1 h=FAR1 | B t=FAR2")
    do(match, "G")
    expect(match, "A.a= ; A.r=2 ; turn=B")
    do(match, "G ; A: R FAR1")
    expect(match, "A.r=0 ; A.a= ; turn=B")
    do(match, "D")  # the Aid, on top of the pile, was paid first: it lies below the other card
    expect(match, "A.a= ; B.h#=1")
    do(match, "A: D")
    expect(match, "A.a=RAB1")


@pytest.mark.rule("BRAWL-10.02")
def test_all_players_are_compared_as_things_stand_at_that_instant() -> None:
    """R22: the Market building's payment is made and two cards are drawn before the Aid of cards comes up."""
    match = at("deck=+9 | mkt=+3 | turn=A | A r=[RAC1,ARC1] h=KNI1 t=MAR1 | B h=HOR1,HOR2 t=FAR1 | C h=CAT1,CAT2,CAT3")
    # paid: RAC1, then ARC1 on it; drawn: ARC1 (A then holds 2), RAC1: A 2, B 2, C 3
    do(match, "KB")
    expect(match, "A.a= ; B.a= ; C.a= ; disc=RAC1 ; A.h#=4")
    other = at("deck=RAV1,+9 | mkt=+3 | turn=A | A t=far1,mer1 | B t=inn1 | C t=FAR2,scr1,inn2")
    do(other, "D")
    expect(other, "B.a=RAV1")


# --- who gets it ----------------------------------------------------------------------------------------------------

# the Aid, the towns (and so on) of A, B and C, who gets it ('' for nobody)
CRITERIA = (
    # RAB: buildings in the town
    ("RAB1", "t=FAR1,mer1", "t=KNI1,SCR1,mer2,scr2", "t=SMI1,TOW1", "B"),
    ("RAB1", "t=FAR1,BAR1", "t=INN1", "t=SMI1,far2", ""),
    ("RAB1", "t=FAR1 k=KNI1,KNI2", "t=INN1,TOW1", "t=SMI1,BAR1", "A"),
    # RAC: card production, then the hand
    ("RAC1", "h=KNI1,KNI2,KNI3", "t=inn1", "t=scr1", "A"),
    # RAV: civilians in the town
    ("RAV1", "t=far1,MER1", "t=FAR2,BAR1,KNI1,SCR1", "t=far3,inn1,cou1", "B"),
    ("RAV1", "t=far1", "t=MER1", "t=FAR3 w=kni1", "C"),
    ("RAV1", "t=far1,inn1", "t=MER1", "t=scr1,FAR3", ""),
    # RAM: soldiers in town, on the wall and in the King's Army
    ("RAM1", "t=kni1 w=arc1 k=KNI2", "t=ARC2,CAT1", "w=CAT2,cat3 k=HOR1", "B"),
    ("RAM1", "k=KNI2", "t=arc2", "t=MER1,mer2,FAR1", "C"),
    ("RAM1", "k=KNI2", "w=arc2", "t=HOR1,hor2", ""),
    # RAR: resource production, then the pile
    ("RAR1", "r=5", "t=far1", "t=MER1", "A"),
)
# RAC and RAR: two players are tied on the first figure; the third has a smaller second one, which does not count
TIED = (
    ("RAC1", "h=KNI1 t=inn1", "t=SCR1", "h=HOR1,HOR2 t=INN2", "A"),
    ("RAC1", "h=KNI1 t=inn1", "t=SCR1", "h=HOR1 t=INN2", ""),
    ("RAR1", "r=1 t=far1", "r=2 t=FAR2", "r=0 t=MER1", "A"),
    ("RAR1", "r=2 t=far1", "r=2 t=FAR2", "r=0 t=MER1", ""),
)


def named(rows: tuple[tuple[str, ...], ...]) -> list[ParameterSet]:
    return [pytest.param(*row, id=f"{row[0]} {row[1]} / {row[2]} / {row[3]}") for row in rows]


def goes_to(winner: str, aid: str, a: str, b: str, c: str) -> None:
    """It turns up for the market, while the fourth player takes a card: he has most of everything."""
    rich = "r=9 h=P2A1,P2A2,P2A3,SHI1 t=FAR5,BAR3,TOW3,MER3,MER4,SCR3,SCR4,she1,she2 k=SHE3,SHE4"
    match = at(f"deck={aid},+9 | mkt=+3 | turn=D | A {a} | B {b} | C {c} | D {rich}")
    do(match, "M1")
    for letter in "ABCD":
        expect(match, f"{letter}.a={aid if letter == winner else ''}")
    expect(match, f"disc={'' if winner else aid} ; deck=8")


@pytest.mark.rule("BRAWL-10.02", "BRAWL-10.04", "BRAWL-10.05")
@pytest.mark.parametrize(("aid", "a", "b", "c", "winner"), named(CRITERIA))
def test_the_aid_goes_to_the_one_player_with_the_lowest_figure(aid: str, a: str, b: str, c: str, winner: str) -> None:
    goes_to(winner, aid, a, b, c)


@pytest.mark.rule("BRAWL-10.03", "BRAWL-10.05")
@pytest.mark.parametrize(("aid", "a", "b", "c", "winner"), named(TIED))
def test_a_second_figure_breaks_a_tie_of_the_first(aid: str, a: str, b: str, c: str, winner: str) -> None:
    goes_to(winner, aid, a, b, c)


@pytest.mark.rule("BRAWL-10.04")
def test_an_aid_of_nobody_has_no_effect() -> None:
    match = at("deck=RAR1,KNI1,+9 | mkt=+3 | turn=A | A r=1 | B r=1")
    do(match, "D")
    expect(match, "disc=RAR1 ; A.a= ; B.a= ; A.r=1 ; B.r=1 ; A.h=KNI1 ; turn=B")


@pytest.mark.rule("BRAWL-10.06")
def test_the_next_card_is_taken_in_its_place_again_and_again() -> None:
    match = at(
        "deck=RAB1,RAV1,RAM1,KNI1,RAR1,RAC1,ARC1,+9 | mkt=CAT1,CAT2,CAT3 | turn=A | A t=inn1 | B t=FAR1,far2,hor1,hor2"
    )
    do(match, "D")  # card production 2
    # A has fewer buildings, less arms and less resource production, B fewer (or equal) of nothing but cards
    expect(match, "A.h=KNI1,ARC1 ; A.a=RAB1,RAM1,RAR1 ; B.a=RAC1 ; disc=RAV1 ; deck=9")


@pytest.mark.rule("BRAWL-10.06", "BRAWL-5.04")
def test_a_market_slot_is_filled_after_two_aids() -> None:
    match = at("deck=RAB1,RAM1,KNI1,+9 | mkt=CAT1,CAT2,CAT3 | turn=A | A t=FAR1 | B t=hor1")
    do(match, "M2")
    expect(match, "B.a=RAB1 ; A.a=RAM1 ; mkt=CAT1,KNI1,CAT3 ; A.h=CAT2 ; deck=9")


# --- BRAWL-10.07: what is where when an Aid is resolved -------------------------------------------------------------


@pytest.mark.rule("BRAWL-10.07")
def test_cards_drawn_before_it_are_in_the_hand() -> None:
    match = at("deck=ARC1,RAC1,CAT1,+5 | mkt=+3 | turn=A | A t=scr1 | B h=FAR2 t=inn1")
    do(match, "D")  # A holds ARC1, B one card: nobody has fewer
    expect(match, "disc=RAC1 ; A.a= ; B.a= ; A.h=ARC1,CAT1")


@pytest.mark.rule("BRAWL-10.07")
def test_a_market_card_just_taken_is_in_the_hand() -> None:
    match = at("deck=RAC1,KNI1,+5 | mkt=+3 | turn=A | A | B")
    do(match, "M1")
    expect(match, "B.a=RAC1")


@pytest.mark.rule("BRAWL-10.07")
def test_the_aid_itself_is_in_no_hand() -> None:
    match = at("deck=RAC1,KNI1,+5 | mkt=+3 | turn=A | A h=ARC1 | B h=HOR1,HOR2")
    do(match, "D")
    expect(match, "A.a=RAC1 ; A.h=ARC1,KNI1")


@pytest.mark.rule("BRAWL-10.07")
def test_resources_already_paid_are_gone() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A r=[KNI1,RAR1] t=MAR1 | B r=1")
    do(match, "KB")  # the Aid was paid last and is drawn first: A has 0, B 1
    expect(match, "A.a=RAR1 ; A.r=0 ; A.h#=3 ; A.h=KNI1,FAR1,FAR2")


# --- use ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-10.08")
def test_an_aid_is_kept_and_used_by_discarding_it_in_ones_own_turn() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A a=RAR1 | B a=RAC1,RAM1")
    illegal(match, "B: Q RAC1", rule="BRAWL-3.09")
    illegal(match, "A: Q RAC1", rule="BRAWL-10.08")  # not his
    do(match, "G ; .")
    expect(match, "A.a=RAR1 ; turn=B")
    do(match, "Q RAC1 ; G")
    expect(match, "B.a=RAM1 ; disc=RAC1 ; turn=A")
    do(match, "G ; Q RAR1")  # after the action; then the turn is over
    expect(match, "A.a= ; A.r=5 ; disc=RAC1,RAR1 ; turn=B")


@pytest.mark.rule("BRAWL-10.08", "BRAWL-3.07")
def test_using_an_aid_takes_no_action() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A a=RAR1 | B")
    do(match, "Q RAR1")
    expect(match, "turn=A ; A.r=3")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3")


@pytest.mark.rule("BRAWL-10.09")
def test_an_aid_received_in_ones_own_turn_may_be_used_in_it() -> None:
    match = at("deck=RAR1,KNI1,+9 | mkt=+3 | turn=A | A | B t=FAR1")
    do(match, "D")
    assert menu(match) == listed("Q RAR1 ; .")
    do(match, "Q RAR1")
    expect(match, "A.r=3 ; turn=B")


@pytest.mark.rule("BRAWL-10.09", "BRAWL-3.08")
def test_no_aid_is_used_in_the_middle_of_an_action() -> None:
    """R20."""
    match = at("deck=+20 | mkt=+3 | turn=A | A a=RAR1,RAB1 r=9 h=FAR1,BAR1 | B")
    do(match, "R FAR1")
    illegal(match, "Q RAR1", rule="BRAWL-3.08")
    illegal(match, "Q RAB1 far1", rule="BRAWL-3.08")
    do(match, ".")
    assert menu(match) == listed("Q RAR1 ; Q RAB1 far1 ; .")


@pytest.mark.rule("BRAWL-10.10")
def test_rab_turns_a_peasant_into_a_building_for_nothing() -> None:
    """One of one's own, in the town, with a building as its other half."""
    match = at("deck=+20 | mkt=+3 | turn=A | A a=RAB1 h=COU2 t=cou1,far1,mer1,scr1,FAR3,hor1 | B t=inn1")
    assert {move for move in menu(match) if move.startswith("Q")} == listed("Q RAB1 cou1 ; Q RAB1 far1")
    for other in ("mer1", "scr1", "hor1", "FAR3", "inn1", "COU2"):
        illegal(match, f"Q RAB1 {other}", rule="BRAWL-10.10")
    do(match, "Q RAB1 cou1")
    expect(match, "A.t=COU1,far1,mer1,scr1,FAR3,hor1 ; A.a= ; A.r=0 ; deck=20 ; disc=RAB1 ; turn=A ; vp=A2,B0")


@pytest.mark.rule("BRAWL-10.10")
def test_rab_without_such_a_peasant_cannot_be_used() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A a=RAB1 t=mer1,FAR1 | B")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3")
    do(match, "G")
    expect(match, "turn=B ; A.a=RAB1")


@pytest.mark.rule("BRAWL-10.10")
def test_rab_in_an_over_full_town() -> None:
    """A building needs no space."""
    match = at("deck=+20 | mkt=+3 | turn=A | A a=RAB1 t=far1,inn1,mer1,scr1 | B")
    expect(match, "A.civ=4/2")
    do(match, "Q RAB1 inn1")
    expect(match, "A.civ=3/3 ; A.t=far1,INN1,mer1,scr1")


@pytest.mark.rule("BRAWL-10.11")
def test_rac_draws_two_cards() -> None:
    match = at("deck=KNI1,ARC1,+9 | mkt=+3 | turn=A | A a=RAC1 t=SCR1 | B")
    do(match, "Q RAC1")
    expect(match, "A.h=KNI1,ARC1 ; deck=9 ; disc=RAC1 ; turn=A")


@pytest.mark.rule("BRAWL-10.11", "BRAWL-10.06")
def test_an_aid_among_the_cards_of_rac_is_resolved_and_replaced() -> None:
    match = at("deck=KNI1,RAR1,ARC1,+9 | mkt=+3 | turn=A | A a=RAC1 | B t=far1")
    do(match, "Q RAC1")
    expect(match, "A.h=KNI1,ARC1 ; A.a=RAR1 ; deck=9")
    assert "Q RAR1" in menu(match)


@pytest.mark.rule("BRAWL-10.12")
def test_rav_takes_a_market_card_and_the_slot_is_filled() -> None:
    """R25: it is not the Market action and does not use the action."""
    match = at("deck=RAB1,HOR1,+9 | mkt=KNI1,KNI2,KNI3 | turn=A | A a=RAV1 | B t=FAR1")
    assert {move for move in menu(match) if move.startswith("Q")} == listed("Q RAV1 M1 ; Q RAV1 M2 ; Q RAV1 M3")
    do(match, "Q RAV1 M2")
    expect(match, "A.h=KNI2 ; mkt=KNI1,HOR1,KNI3 ; A.a=RAB1 ; deck=9 ; disc=RAV1 ; turn=A")
    do(match, "M1")
    expect(match, "A.h=KNI1,KNI2 ; turn=B")


@pytest.mark.rule("BRAWL-10.13")
def test_ram_is_a_shield_and_nothing_else() -> None:
    """For one's own units, in the window only."""
    match = at("deck=+20 | mkt=+3 | turn=A | A a=RAM1 t=KNI1,far1,CAT1 | B a=RAM2 t=SMI1 | C t=FAR2")
    assert not any(move.startswith("Q") for move in menu(match))
    illegal(match, "Q RAM1", rule="BRAWL-10.13")
    do(match, "A KNI1>FAR2 ; A CAT1>SMI1")
    assert menu(match, "B") == listed("S RAM2>SMI1 ; .")
    illegal(match, "B: S RAM2>FAR2", rule="BRAWL-15.13")
    do(match, "B: S RAM2>SMI1")  # 10 - 3 = 7
    expect(match, "B.t=SMI1 ; C.t= ; B.a= ; disc=RAM2,FAR2")


@pytest.mark.rule("BRAWL-10.14")
def test_rar_gains_three_resources() -> None:
    match = at("deck=KNI1,ARC1,RAB1,+9 | mkt=+3 | turn=A | A a=RAR1 r=[CAT1] t=MER1 | B t=FAR1")
    do(match, "Q RAR1")
    expect(match, "A.r=4 ; A.rtop=RAB1,ARC1,KNI1,CAT1 ; deck=9 ; disc=RAR1 ; turn=A")


@pytest.mark.rule("BRAWL-10.14", "BRAWL-3.14")
def test_an_aid_may_end_the_game() -> None:
    """The compulsory action is then not taken."""
    match = at("deck=+2 | mkt=+3 | turn=A | A a=RAR1 t=FAR1 | B")
    do(match, "Q RAR1")
    expect(match, "over=yes ; A.r=2 ; rank=A,B")


@pytest.mark.rule("BRAWL-10.15")
def test_any_number_of_aids_in_one_turn() -> None:
    """Of several decks come several copies, each by itself."""
    match = at("decks=2 deck=+30 mkt=+3 turn=A | A a=RAR1,RAR2,RAC1,RAC2 | B")
    do(match, "Q RAR1 ; Q RAC2 ; G ; Q RAR2 ; Q RAC1")
    expect(match, "A.a= ; A.r=7 ; A.h#=4 ; turn=B")


@pytest.mark.rule("BRAWL-10.16")
@pytest.mark.parametrize("move", ["D", "M1"])
def test_an_aid_that_is_the_last_card_is_not_resolved(move: str) -> None:
    """R15."""
    match = at("deck=RAB1 | mkt=ARC1,ARC2,ARC3 | turn=A | A t=FAR1 | B")
    do(match, move)
    expect(match, "over=yes ; A.a= ; B.a= ; disc=RAB1 ; rank=A,B")
    expect(match, "A.h= ; mkt=ARC1,ARC2,ARC3" if move == "D" else "A.h=ARC1 ; mkt=-,ARC2,ARC3")


@pytest.mark.rule("BRAWL-10.17")
def test_aids_are_worth_no_victory_points() -> None:
    match = at("deck=+1 | mkt=+3 | turn=A | A a=RAB1,RAC1,RAV1,RAM1,RAR1 | B t=FAR1")
    do(match, "G")
    expect(match, "vp=A0,B1 ; rank=B,A")


@pytest.mark.rule("BRAWL-10.08", "BRAWL-11.05")
def test_an_aid_that_is_bombed_cannot_be_used_in_response() -> None:
    """R68."""
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1 | B a=RAR1")
    do(match, "P BOM1>RAR1")
    expect(match, "B.a= ; B.r=0 ; disc=BOM1,RAR1 ; turn=B")
