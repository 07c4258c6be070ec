"""Section 11, the event cards: Extra Action and Military Action. (+2 Attack and Shield are tested with attacks.)"""

from __future__ import annotations

import pytest

from tests.games.brawling.looks import damage
from tests.games.brawling.table import asked, at, do, expect, illegal, listed, menu

# --- Extra Action ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-11.03", "BRAWL-3.01")
def test_an_extra_action_before_the_first_action_allows_two() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=EXT1 | B")
    do(match, "X EXT1")
    expect(match, "A.h= ; disc=EXT1 ; turn=A")
    do(match, "G")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3 ; .")
    do(match, "G")
    expect(match, "A.r=2 ; turn=B")


@pytest.mark.rule("BRAWL-11.03")
def test_an_extra_action_after_the_first_action() -> None:
    """R19."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=EXT1 | B")
    do(match, "G")
    assert menu(match) == listed("X EXT1 ; .")
    do(match, "X EXT1 ; G")
    expect(match, "A.r=2 ; turn=B")


@pytest.mark.rule("BRAWL-11.03")
def test_the_second_action_need_not_be_taken_the_first_must() -> None:
    """R18."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=EXT1 | B")
    do(match, "X EXT1")
    illegal(match, ".", rule="BRAWL-3.03")
    do(match, "G ; .")
    expect(match, "A.r=1 ; turn=B")


@pytest.mark.rule("BRAWL-11.03")
def test_one_extra_action_a_turn() -> None:
    """R19: not even after the extra action was used."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=EXT1,EXT2 | B h=FAR1 | C")
    do(match, "X EXT1")
    illegal(match, "X EXT2", rule="BRAWL-11.03")
    do(match, "G")
    illegal(match, "X EXT2", rule="BRAWL-11.03")
    do(match, "G")
    expect(match, "turn=B ; A.h=EXT2")
    do(match, "G ; C: G ; A: X EXT2 ; A: G ; A: G")  # in the next turn it is good again
    expect(match, "A.h= ; A.r=4 ; turn=B")


@pytest.mark.rule("BRAWL-11.03", "BRAWL-7.12")
def test_recruit_and_upgrade_in_one_turn() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=7 h=EXT1,KNI1 | B")
    do(match, "X EXT1 ; R KNI1 ; U kni1")
    expect(match, "A.t=KNI1 ; A.r=0 ; turn=B")


@pytest.mark.rule("BRAWL-11.03", "BRAWL-11.14")
def test_event_cards_are_for_ones_own_turn() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=arc1 | B h=EXT1,MIL1 t=KNI1")
    illegal(match, "B: X EXT1", rule="BRAWL-3.09")
    illegal(match, "B: Y MIL1 V KNI1", rule="BRAWL-3.09")
    assert menu(match, "B") == set()
    do(match, "A arc1>KNI1 ; B: G")
    illegal(match, "A: X EXT1", rule="BRAWL-3.09")


# --- Military Action ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-11.04")
def test_what_a_military_action_offers() -> None:
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A r=3 h=MIL1 t=arc1,kni1,CAT1,far1,INN1 w=hor1,HOR2 k=SHE1 | B t=smi1 w=kni2 | C t=mer1"
    )
    military = {move for move in menu(match) if move.startswith("Y")}
    assert military == listed(
        "Y MIL1 U arc1"  # the Knight would cost 5
        " ; Y MIL1 V arc1 ; Y MIL1 V kni1 ; Y MIL1 V CAT1 ; Y MIL1 V HOR2"
        " ; Y MIL1 A arc1>kni2 ; Y MIL1 A kni1>kni2 ; Y MIL1 A CAT1>kni2 ; Y MIL1 A hor1>kni2 ; Y MIL1 A HOR2>kni2"
        " ; Y MIL1 A arc1>mer1 ; Y MIL1 A kni1>mer1 ; Y MIL1 A CAT1>mer1 ; Y MIL1 A hor1>mer1 ; Y MIL1 A HOR2>mer1"
    )
    illegal(match, "Y MIL1 U kni1", rule="BRAWL-4.05")
    illegal(match, "Y MIL1 U hor1", rule="BRAWL-8.10")  # on the wall
    illegal(match, "Y MIL1 U CAT1", rule="BRAWL-7.06")
    illegal(match, "Y MIL1 U far1", rule="BRAWL-11.04")  # no soldier
    illegal(match, "Y MIL1 V hor1", rule="BRAWL-8.10")
    illegal(match, "Y MIL1 V SHE1", rule="BRAWL-8.03")
    illegal(match, "Y MIL1 V kni2", rule="BRAWL-11.04")  # not his own
    illegal(match, "Y MIL1 A SHE1>kni2", rule="BRAWL-8.11")
    illegal(match, "Y MIL1 A arc1>smi1", rule="BRAWL-8.07")
    illegal(match, "Y MIL2 V arc1", rule="BRAWL-11.04")  # not in his hand


@pytest.mark.rule("BRAWL-11.04", "BRAWL-12.11")
def test_a_military_action_upgrades_at_the_price_after_smithies() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=3 h=MIL1 t=kni1,SMI1,SMI2 | B")
    do(match, "Y MIL1 U kni1")
    expect(match, "A.t=KNI1,SMI1,SMI2 ; A.r=0 ; deck=23 ; disc=MIL1 ; turn=A")
    assert {"G", "V KNI1"} <= menu(match)
    assert "." not in menu(match)  # it was no action


@pytest.mark.rule("BRAWL-11.04", "BRAWL-8.06")
def test_a_military_action_moves_one_step() -> None:
    """R50: with the Move action it makes two."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 t=KNI1,ARC1 | B")
    do(match, "Y MIL1 V KNI1")
    expect(match, "A.w=KNI1 ; A.t=ARC1 ; turn=A")
    do(match, "V KNI1 ; V ARC1")
    expect(match, "A.k=KNI1 ; A.w=ARC1 ; turn=B")


@pytest.mark.rule("BRAWL-11.04", "BRAWL-11.08")
def test_one_unit_alone_attacks_one_target_and_no_attack_card_helps() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1,P2A1 t=KNI1,KNI2 | B t=ARC1")
    illegal(match, "Y MIL1 A P2A1>ARC1", rule="BRAWL-11.08")
    do(match, "Y MIL1 A KNI1>ARC1")
    # nobody may join: it is resolved at once, 8 of 10
    expect(match, "B.t=arc1 ; A.t=kni1,KNI2 ; A.h=P2A1 ; disc=MIL1 ; turn=A")


@pytest.mark.rule("BRAWL-11.08")
def test_towers_and_shields_apply_to_the_attack_of_a_military_action() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1,P2A1 w=CAT1 | B h=SHI1 t=TOW1,FAR1")
    do(match, "Y MIL1 A CAT1>FAR1")
    assert asked(match) == "B"
    assert damage(match) == "FAR1=7"  # 4 + 6 - 3
    illegal(match, "A: A P2A1>FAR1", rule="BRAWL-9.06")
    do(match, "B: .")
    expect(match, "A.w=cat1 ; B.t=TOW1,FAR1 ; A.h=P2A1 ; turn=A")
    ram = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 t=HOR1 | B a=RAM1 t=far1")
    do(ram, "Y MIL1 A HOR1>far1")
    assert menu(ram, "B") == listed("S RAM1>far1 ; .")


@pytest.mark.rule("BRAWL-11.08", "BRAWL-9.19")
def test_a_squire_that_attacks_by_a_military_action_is_discarded() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 w=kni1 | B t=far1")
    do(match, "Y MIL1 A kni1>far1")
    expect(match, "A.w= ; B.t=far1 ; disc=MIL1,KNI1")


@pytest.mark.rule("BRAWL-11.08", "BRAWL-12.05")
def test_a_sheriff_sent_by_a_military_action_arrests() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 t=SHE1 | B h=SHI1 t=KNI1")
    do(match, "Y MIL1 A SHE1>KNI1")
    expect(match, "B.t= ; disc=MIL1,KNI1 ; A.t=she1")


@pytest.mark.rule("BRAWL-11.09")
def test_any_number_of_military_actions() -> None:
    """Also for the same unit."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1,MIL2 t=KNI1 | B")
    do(match, "Y MIL1 V KNI1 ; Y MIL2 V KNI1 ; G")
    expect(match, "A.k=KNI1 ; A.h= ; disc=MIL1,MIL2 ; turn=B")


@pytest.mark.rule("BRAWL-11.13", "BRAWL-11.04")
def test_a_military_action_without_a_legal_use_stays_in_the_hand() -> None:
    """The Squire on the wall can't rise or step, and there is nobody to attack."""
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=MIL1 t=far1 w=kni1 k=ARC1 | B")
    assert not any(move.startswith("Y") for move in menu(match))
    do(match, "G")
    expect(match, "turn=B ; A.h=MIL1")  # it keeps no turn open


@pytest.mark.rule("BRAWL-11.13")
def test_cards_without_a_use_at_the_moment_are_no_options() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=P2A1,FLI1,PRI1,BOM1,SHI1 | B")
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3")


@pytest.mark.rule("BRAWL-11.10")
def test_an_event_card_is_discarded_before_its_effect() -> None:
    """It lies on the discard pile while the Shield window of its attack is open."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 t=KNI1 | B h=SHI1 t=far1")
    do(match, "Y MIL1 A KNI1>far1")
    expect(match, "A.h= ; disc=MIL1 ; B.t=far1")
