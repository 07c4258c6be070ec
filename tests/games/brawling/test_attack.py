"""Section 9 without its Shield window: who attacks whom, with what strength, and what comes of it."""

from __future__ import annotations

import pytest

from baronage.games.brawling import verbs
from baronage.games.brawling.data import UP
from tests.games.brawling.looks import damage, events, window
from tests.games.brawling.table import asked, at, card, do, expect, illegal, listed, menu, refused, seat_of, silent

# --- participants and targets ---------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-9.01")
def test_soldiers_in_town_and_on_the_wall_and_attack_cards_may_attack() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1,SHI1,ARC2 t=KNI1,far1,TOW1,cat1 w=arc1,SHE1 k=HOR1 | B t=smi1")
    attacks = {move for move in menu(match) if move.startswith("A ")}
    assert attacks == listed("A KNI1>smi1 ; A cat1>smi1 ; A arc1>smi1 ; A SHE1>smi1 ; A P2A1>smi1")
    illegal(match, "A far1>smi1", rule="BRAWL-9.01")
    illegal(match, "A TOW1>smi1", rule="BRAWL-9.01")
    illegal(match, "A SHI1>smi1", rule="BRAWL-9.01")
    illegal(match, "A HOR1>smi1", rule="BRAWL-8.11")  # in the King's Army
    illegal(match, "A smi1>smi1", rule="BRAWL-9.01")  # not his own
    match = at("deck=+20 | mkt=+3 | turn=A | A h=ARC2 t=KNI1 | B t=smi1")
    illegal(
        match, "A ARC2>smi1", rule="BRAWL-9.01"
    )  # in the hand, and no other copy in play that the name could stand for


@pytest.mark.rule("BRAWL-9.01")
def test_any_number_of_soldiers_and_of_attack_cards_join_one_attack() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1,P2A2,P2A3 t=KNI1,arc1 w=CAT1 | B h=SHI1 t=HOR1")
    do(match, "A KNI1>HOR1 ; A CAT1>HOR1 ; A arc1>HOR1 ; A P2A1>HOR1 ; A P2A2>HOR1 ; A P2A3>HOR1")
    assert damage(match) == "HOR1=19"  # 8 + 4 + 1 + 2 + 2 + 2
    do(match, "B: .")
    expect(match, "A.t=kni1 ; A.w=cat1 ; A.h= ; B.t= ; disc=HOR1,ARC1,P2A1,P2A2,P2A3 ; turn=B")


def test_attack_cards_are_offered_once_and_any_copy_may_be_named() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A3,P2A1 t=KNI1 | B t=smi1")
    assert {move for move in menu(match) if move.startswith("A P2A")} == {"A P2A3>smi1"}
    do(match, "A P2A1>smi1")
    assert menu(match) == listed("A KNI1>smi1 ; A P2A3>smi1 ; .")
    do(match, "A P2A3>smi1 ; .")
    expect(match, "A.h= ; A.t=KNI1 ; disc=P2A1,P2A3,SMI1")


@pytest.mark.rule("BRAWL-9.02")
def test_a_participant_has_one_target() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1 t=KNI1,arc1 | B t=SMI1,far1")
    do(match, "A KNI1>SMI1")
    assert menu(match) == listed("A arc1>SMI1 ; A arc1>far1 ; A P2A1>SMI1 ; A P2A1>far1 ; .")
    illegal(match, "A KNI1>far1", rule="BRAWL-9.02")
    do(match, "A P2A1>far1")
    illegal(match, "A P2A1>SMI1", rule="BRAWL-9.02")


@pytest.mark.rule("BRAWL-9.02")
def test_a_target_is_an_opposing_unit() -> None:
    match = at("deck=+20 | mkt=ARC1,ARC2,ARC3 | turn=A | A t=KNI1,far1 | B t=SMI1 h=HOR1 a=RAB1")
    illegal(match, "A KNI1>far1", rule="BRAWL-1.13")
    illegal(match, "A KNI1>KNI1", rule="BRAWL-1.13")
    illegal(match, "A KNI1>ARC1", rule="BRAWL-9.02")  # in the market
    illegal(match, "A KNI1>HOR1", rule="BRAWL-9.02")  # in a hand
    illegal(match, "A KNI1>RAB1", rule="BRAWL-9.02")
    for nonsense in (card("SMI1") + UP, 0, -1, 10_000):
        refused(match, "A", (verbs.ATTACK, card("KNI1"), nonsense), rule="BRAWL-9.02")
        refused(match, "A", (verbs.ATTACK, nonsense, card("SMI1")), rule="BRAWL-9.01")


@pytest.mark.rule("BRAWL-9.03", "BRAWL-8.07")
def test_each_opponents_wall_decides_for_himself() -> None:
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t=FAR1,far2,ARC1 w=hor1,CAT1 k=SHE1 | C t=SMI1,mer1,arc2 k=HOR2 | D"
    )
    attacks = {move for move in menu(match) if move.startswith("A ")}
    assert attacks == listed("A KNI1>hor1 ; A KNI1>CAT1 ; A KNI1>SMI1 ; A KNI1>mer1 ; A KNI1>arc2")
    illegal(match, "A KNI1>FAR1", rule="BRAWL-8.07")
    illegal(match, "A KNI1>SHE1", rule="BRAWL-8.11")
    illegal(match, "A KNI1>HOR2", rule="BRAWL-8.11")


@pytest.mark.rule("BRAWL-8.09")
def test_an_attack_that_clears_a_wall_does_not_reach_the_town() -> None:
    """R32: the wall is judged when the attack is declared."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1 t=KNI1,KNI2,CAT1 | B t=FAR1 w=hor1")
    do(match, "A KNI1>hor1")
    assert menu(match) == listed("A KNI2>hor1 ; A CAT1>hor1 ; A P2A1>hor1 ; .")
    illegal(match, "A CAT1>FAR1", rule="BRAWL-8.07")
    do(match, ".")
    expect(match, "B.w= ; B.t=FAR1 ; turn=B")


@pytest.mark.rule("BRAWL-9.04")
def test_targets_are_shared_or_different_and_of_several_opponents() -> None:
    """R31."""
    match = at("deck=+20 | mkt=+3 | turn=B | A t=SMI1 | B t=KNI1,KNI2,ARC1,cat1 | C t=MER1,inn1")
    do(match, "A KNI1>SMI1 ; A cat1>SMI1 ; A ARC1>MER1 ; A KNI2>inn1")
    # the Smithy takes 9 of 10, the Merchant 7 of 5, the Peasant 8 of 2
    expect(match, "A.t=SMI1 ; C.t=mer1 ; B.t=kni1,kni2,arc1 ; disc=INN1,CAT1 ; turn=C")


# --- +2 Attack cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-9.05", "BRAWL-11.01")
def test_an_attack_of_cards_only() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1,P2A2,P2A3 | B t=far1,inn1,MER1")
    do(match, "A P2A1>far1 ; A P2A2>MER1 ; A P2A3>MER1")
    expect(match, "A.h= ; B.t=inn1,MER1 ; disc=FAR1,P2A1,P2A2,P2A3 ; turn=B")  # 2 of 2, and 4 of 5


@pytest.mark.rule("BRAWL-9.05")
def test_an_attack_card_has_strength_two() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1,P2A2 t=arc1 | B h=SHI1 t=far1,SMI1,kni1")
    do(match, "A P2A1>kni1 ; A P2A2>SMI1 ; A arc1>SMI1")
    assert damage(match) == "kni1=2 SMI1=3"


@pytest.mark.rule("BRAWL-9.06")
def test_no_attack_card_after_the_declaration_is_closed() -> None:
    """R33: none can be added before or after a Shield, and none that was not committed is lost."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1,P2A2 t=KNI1 | B h=SHI1,SHI2 t=SMI1")
    do(match, "A KNI1>SMI1 ; A P2A1>SMI1 ; .")
    assert asked(match) == "B"
    late = (verbs.ATTACK, card("P2A2"), card("SMI1"))
    refused(match, "A", late, rule="BRAWL-9.06")
    do(match, "B: S SHI1>SMI1")
    refused(match, "A", late, rule="BRAWL-9.06")
    illegal(match, "A: A P2A2>SMI1", rule="BRAWL-9.06")
    do(match, "B: .")
    expect(match, "A.h=P2A2 ; B.t=SMI1 ; disc=P2A1,SHI1 ; turn=B")


@pytest.mark.rule("BRAWL-9.07", "BRAWL-11.14")
def test_nobody_else_adds_attack_cards() -> None:
    """R33: neither the one attacked nor a third player."""
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,hor1 | B h=SHI1,P2A1 t=SMI1 | C h=P2A2")
    illegal(match, "C: A P2A2>SMI1", rule="BRAWL-3.09")
    do(match, "A KNI1>SMI1")
    illegal(match, "C: A P2A2>SMI1", rule="BRAWL-3.09")
    do(match, ".")
    illegal(match, "B: A P2A1>KNI1", rule="BRAWL-9.07")
    illegal(match, "C: A P2A2>SMI1", rule="BRAWL-9.07")
    do(match, "B: .")
    expect(match, "B.t=SMI1 ; B.h=SHI1,P2A1 ; C.h=P2A2")


# --- damage ---------------------------------------------------------------------------------------------------------

# what each participant deals to a civilian (Scribe), a soldier (Knight) and a building (Smithy)
STRENGTHS = (
    ("kni1", 1, 1, 1),
    ("arc1", 1, 1, 1),
    ("cat1", 1, 1, 1),
    ("hor1", 1, 1, 1),
    ("she1", 1, 1, 1),
    ("KNI1", 8, 8, 8),
    ("ARC1", 7, 7, 3),
    ("CAT1", 4, 4, 10),
    ("HOR1", 5, 5, 5),
    ("SHE1", 2, 0, 2),
    ("P2A1", 2, 2, 2),
)
_OWN = {
    "KNI1": "BRAWL-12.01",
    "ARC1": "BRAWL-12.02",
    "CAT1": "BRAWL-12.03",
    "SHE1": "BRAWL-12.05",
    "P2A1": "BRAWL-11.01",
}


@pytest.mark.rule("BRAWL-9.08")
@pytest.mark.parametrize("target", [0, 1, 2], ids=["civilian", "soldier", "building"])
@pytest.mark.parametrize(
    "row",
    [
        pytest.param(row, id=row[0], marks=[pytest.mark.rule(_OWN[row[0]])] if row[0] in _OWN else [])
        for row in STRENGTHS
    ],
)
def test_strength_against_every_type(row: tuple[str, int, int, int], target: int) -> None:
    """The participant and a Squire (1) against one unit; the window shows the sum."""
    name, *dealt = row
    unit = ("SCR1", "KNI3", "SMI1")[target]
    place = "h" if name == "P2A1" else "t"
    squire = "t=hor3" if place == "h" else ""
    town = f"{place}={name}" if squire else f"t={name},hor3"
    match = at(f"deck=+20 | mkt=+3 | turn=A | A {town} {squire} | B h=SHI1 t={unit}")
    do(match, f"A {name}>{unit} ; A hor3>{unit}")
    assert damage(match) == f"{unit}={dealt[target] + 1}"


@pytest.mark.rule("BRAWL-9.08")
def test_damage_is_the_sum_for_each_target() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1 t=KNI1,ARC1,CAT1,HOR1 w=SHE1,she2 | B h=SHI1 t=SMI1,mer1,KNI2")
    do(match, "A KNI1>SMI1 ; A CAT1>SMI1 ; A P2A1>SMI1 ; A ARC1>KNI2 ; A HOR1>KNI2 ; A SHE1>mer1 ; A she2>mer1")
    assert damage(match) == "SMI1=20 KNI2=12 mer1=3"


@pytest.mark.rule("BRAWL-9.09", "BRAWL-12.05")
def test_a_sheriff_adds_no_damage_to_a_military_target() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1,arc1 | B h=SHI1 t=KNI1,CAT1")
    do(match, "A SHE1>KNI1 ; A arc1>KNI1")
    assert damage(match) == "KNI1=1"
    do(match, "B: S SHI1>KNI1")
    expect(match, "A.t=she1 ; B.t=CAT1 ; disc=KNI1,ARC1,SHI1")


@pytest.mark.rule("BRAWL-9.10", "BRAWL-12.10")
def test_towers_take_three_each_off_the_whole_damage_of_a_building() -> None:
    """R35: once for each building and attack, whoever strikes; only in the town where they stand, only for buildings."""
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A t=KNI1,KNI2,CAT1,HOR1,ARC1,TOW3 | B h=SHI1 t=TOW1,TOW2,SMI1,mer1,hor2"
        " | C t=FAR1 h=SHI2"
    )
    do(match, "A KNI1>SMI1 ; A KNI2>SMI1 ; A CAT1>TOW1 ; A ARC1>mer1 ; A HOR1>FAR1")
    assert damage(match) == "SMI1=10 TOW1=4 mer1=7 FAR1=5"


@pytest.mark.rule("BRAWL-9.11")
def test_no_damage_falls_below_zero() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1 t=kni1 | B h=SHI1 t=TOW1,SMI1")
    do(match, "A P2A1>SMI1 ; A kni1>TOW1")
    # nothing is left of 2 - 3 and 1 - 3: no window opens
    assert [params[2] for params in events(match, verbs.THREATENED)] == [0, 0]
    expect(match, "B.t=TOW1,SMI1 ; B.h=SHI1 ; A.t= ; turn=B")


@pytest.mark.rule("BRAWL-9.11", "BRAWL-9.13")
def test_a_shield_leaves_no_damage_below_zero() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1 | B h=SHI1 t=far1")
    do(match, "A SHE1>far1 ; B: S SHI1>far1")
    assert [params[3] for params in events(match, verbs.GUARDED)] == [0]
    expect(match, "B.t=far1")


# --- what it does ---------------------------------------------------------------------------------------------------

# participants of A, the target, the damage, what is left of the target in B's town (nothing: it is discarded)
FATES = (
    ("BRAWL-9.16", "far3", "kni1", 1, "far3"),
    ("BRAWL-9.16", "far3", "P2A1", 2, ""),
    ("BRAWL-9.16", "hor3", "kni1", 1, "hor3"),
    ("BRAWL-9.16", "hor3", "kni1,arc1", 2, ""),
    ("BRAWL-9.17", "MER1", "P2A1,P2A2", 4, "MER1"),
    ("BRAWL-9.17", "MER1", "HOR1", 5, "mer1"),
    ("BRAWL-9.17", "MER1", "KNI1,arc1", 9, "mer1"),
    ("BRAWL-9.17", "MER1", "KNI1,P2A1", 10, ""),
    ("BRAWL-9.17", "SCR1", "KNI1,arc1", 9, "scr1"),
    ("BRAWL-9.17", "KNI3", "HOR1,arc1", 6, "KNI3"),
    ("BRAWL-9.17", "KNI3", "ARC1", 7, "kni3"),
    ("BRAWL-9.17", "KNI3", "KNI1,HOR1", 13, "kni3"),
    ("BRAWL-9.17", "KNI3", "KNI1,HOR1,cat1", 14, ""),
    ("BRAWL-9.18", "SMI1", "HOR1", 5, "SMI1"),
    ("BRAWL-9.18", "SMI1", "KNI1,arc1", 9, "SMI1"),
    ("BRAWL-9.18", "SMI1", "CAT1", 10, ""),
    ("BRAWL-9.18", "FAR1", "HOR1,P2A1", 7, "FAR1"),
    ("BRAWL-9.18", "FAR1", "KNI1", 8, ""),
    ("BRAWL-9.18", "COU1", "CAT1,arc1", 11, "COU1"),
    ("BRAWL-9.18", "COU1", "CAT1,P2A1", 12, ""),
)


@pytest.mark.parametrize(
    ("target", "attackers", "dealt", "left"),
    [
        pytest.param(*row, id=f"{row[2]} damage to {row[0]}", marks=pytest.mark.rule(rule, "BRAWL-9.15"))
        for rule, *row in FATES
    ],
)
def test_damage_against_health(target: str, attackers: str, dealt: int, left: str) -> None:
    names = attackers.split(",")
    town = ",".join(name for name in names if not name.startswith("P2A"))
    hand = ",".join(name for name in names if name.startswith("P2A"))
    match = at(f"deck=+20 | mkt=+3 | turn=A | A h={hand} t={town} | B t={target},INN2")
    do(match, " ; ".join(f"A {name}>{target}" for name in names))
    assert [params[2] for params in events(match, verbs.STRUCK)] == [dealt]
    gone = [] if left else [target]
    gone += [name for name in names if name.startswith("P2A") or name.islower()]
    expect(match, f"B.t={left},INN2 ; disc={','.join(gone).upper()} ; turn=B")


@pytest.mark.rule("BRAWL-9.15", "BRAWL-12.13")
def test_all_targets_are_resolved_at_once() -> None:
    """R35: the Tower falls and still covers the Smithy, whichever is named first."""
    for order in ("A CAT1>TOW1 ; A CAT2>TOW1 ; A CAT3>SMI1", "A CAT3>SMI1 ; A CAT1>TOW1 ; A CAT2>TOW1"):
        match = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1,CAT2,CAT3 | B t=TOW1,SMI1")
        do(match, order)
        expect(match, "B.t=SMI1 ; disc=TOW1")


@pytest.mark.rule("BRAWL-9.15", "BRAWL-9.16")
def test_the_half_in_force_decides() -> None:
    """A Knight that is but a Squire has a Squire's health."""
    match = at("deck=+20 | mkt=+3 | turn=A | A t=ARC1,ARC2 | B w=KNI1,kni2")
    do(match, "A ARC1>KNI1 ; A ARC2>kni2")
    expect(match, "B.w=kni1 ; disc=KNI2")


@pytest.mark.rule("BRAWL-9.19")
def test_every_attacker_is_downgraded_where_it_stands_whatever_came_of_it() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=HOR1,arc1,ARC2 w=KNI1,cat1 | B h=SHI1 t=COU1")
    do(match, "A HOR1>COU1 ; A arc1>COU1 ; A KNI1>COU1 ; A cat1>COU1 ; .")
    do(match, "B: S SHI1>COU1")  # 15 - 3 = 12: destroyed in spite of the Shield
    expect(match, "A.t=hor1,ARC2 ; A.w=kni1 ; disc=ARC1,CAT1,SHI1,COU1 ; B.t=")
    weak = at("deck=+20 | mkt=+3 | turn=A | A t=CAT2 | B w=kni3 t=SMI1 h=SHI1,SHI2")
    do(weak, "A CAT2>kni3 ; B: S SHI1>kni3 ; B: S SHI2>kni3")  # nothing gets through
    expect(weak, "A.t=cat2 ; B.w=kni3 ; disc=SHI1,SHI2")


@pytest.mark.rule("BRAWL-9.21")
def test_nothing_strikes_back_and_no_damage_is_remembered() -> None:
    """8 and then 5 are no 13, which would destroy a Smithy; to attack a Knight costs no more than a Smithy."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 t=KNI1,HOR1 | B t=SMI1,KNI2")
    do(match, "A KNI1>SMI1 ; . ; Y MIL1 A HOR1>SMI1")
    expect(match, "A.t=kni1,hor1 ; B.t=SMI1,KNI2 ; disc=MIL1 ; turn=B")
    duel = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1 | B t=KNI2")
    do(duel, "A CAT1>KNI2")
    expect(duel, "A.t=cat1 ; B.t=KNI2 ; disc=")


@pytest.mark.rule("BRAWL-9.22")
def test_an_attack_too_weak_to_harm_is_legal() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=kni1 | B t=TOW1,TOW2")
    do(match, "A kni1>TOW1")
    expect(match, "A.t= ; B.t=TOW1,TOW2 ; disc=KNI1 ; turn=B")


@pytest.mark.rule("BRAWL-8.10", "BRAWL-9.19")
def test_a_soldier_downgraded_on_the_wall_stays_there_protects_and_attacks() -> None:
    """R41."""
    match = at("deck=+20 | mkt=+3 | turn=A | A t=ARC1 | B t=SMI1 w=KNI1 r=9 | C t=KNI2")
    do(match, "A ARC1>KNI1")
    expect(match, "B.w=kni1 ; turn=B")
    illegal(match, "U kni1", rule="BRAWL-8.10")
    illegal(match, "V kni1", rule="BRAWL-8.10")
    do(match, "G")
    illegal(match, "C: A KNI2>SMI1", rule="BRAWL-8.07")
    do(match, "C: G ; A: G ; B: A kni1>arc1")
    expect(match, "B.w= ; disc=KNI1 ; A.t=arc1")


@pytest.mark.rule("BRAWL-9.19", "BRAWL-3.11")
def test_one_unit_attacks_twice_in_a_turn_each_time_with_the_half_in_force() -> None:
    """R65: two Attack actions; the Knight strikes with 8, the Squire with 1."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=EXT1 t=KNI1 | B t=FAR1,far2")
    do(match, "X EXT1 ; A KNI1>FAR1 ; A kni1>far2")
    expect(match, "A.t= ; B.t=far2 ; disc=EXT1,FAR1,KNI1 ; turn=B")


# --- BRAWL-DEC07: the declaration -----------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-3.10", "BRAWL-DEC07")
def test_the_declaration_closes_by_itself_when_no_participant_is_left() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1 | B h=SHI1 t=SMI1,far1")
    do(match, "A KNI1>SMI1")
    assert asked(match) == "A"
    assert menu(match) == listed("A arc1>SMI1 ; A arc1>far1 ; .")
    assert window(match) is None
    do(match, "A arc1>far1")
    assert asked(match) == "B"
    assert damage(match) == "SMI1=8 far1=1"


@pytest.mark.rule("BRAWL-3.10", "BRAWL-DEC07")
def test_the_declaration_closes_when_its_player_says_so() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1 | B t=SMI1,far1")
    do(match, "A KNI1>far1 ; .")
    expect(match, "A.t=kni1,arc1 ; disc=FAR1 ; turn=B")


@pytest.mark.rule("BRAWL-DEC07")
def test_a_declaration_can_be_taken_back_until_it_is_closed() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1,cat1 | B t=SMI1,far1")
    before, offered = match.state.dump(), menu(match)
    do(match, "A KNI1>SMI1 ; A arc1>far1")
    match.undo_click(seat_of("A"))
    assert menu(match) == listed("A arc1>SMI1 ; A arc1>far1 ; A cat1>SMI1 ; A cat1>far1 ; .")
    match.undo_click(seat_of("A"))
    assert match.state.dump() == before
    assert menu(match) == offered
    do(match, "G")
    expect(match, "A.t=KNI1,arc1,cat1 ; A.r=1 ; turn=B")


@pytest.mark.rule("BRAWL-DEC07")
def test_silence_closes_the_declaration() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1 | B t=SMI1,far1")
    do(match, "A KNI1>far1")
    assert silent(match, "A") == ["."]
    expect(match, "A.t=kni1,arc1 ; disc=FAR1 ; turn=B")


@pytest.mark.rule("BRAWL-3.08")
def test_no_free_play_and_no_other_action_during_a_declaration() -> None:
    """R20."""
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=EXT1,MIL1,FAR2 t=KNI1,HOR1 a=RAR1 | B t=SMI1")
    do(match, "A KNI1>SMI1")
    for move in ("X EXT1", "Y MIL1 V HOR1", "H HOR1", "Q RAR1"):
        illegal(match, move, rule="BRAWL-3.08")
    for move in ("G", "R FAR2", "V HOR1"):
        illegal(match, move, rule="BRAWL-3.10")


@pytest.mark.rule("BRAWL-3.01")
def test_an_attack_is_the_action_of_the_turn_once_it_is_declared() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A a=RAR1 t=KNI1 | B t=SMI1")
    do(match, "A KNI1>SMI1")
    expect(match, "turn=A")
    illegal(match, "A kni1>SMI1", rule="BRAWL-3.01")
    refused(match, "A", (verbs.GATHER,), rule="BRAWL-3.01")
    assert menu(match) == listed("Q RAR1 ; .")


@pytest.mark.rule("BRAWL-9.08", "BRAWL-9.09", "BRAWL-9.10", "BRAWL-12.05")
@pytest.mark.parametrize(
    ("attackers", "attack", "target", "rules"),
    [
        ("KNI1", "A KNI1>ARC1", "ARC1", "BRAWL-9.08"),  # damage to a unit
        ("KNI1", "A KNI1>FAR1", "FAR1", "BRAWL-9.08"),  # to a building
        ("KNI1", "A KNI1>FAR1", "FAR1,TOW1", "BRAWL-9.08 BRAWL-9.10"),  # less its Tower
        ("SHE1", "A SHE1>ARC1", "ARC1", "BRAWL-9.09"),  # none, by a Sheriff
        ("SHE1", "A SHE1>FAR1", "FAR1", "BRAWL-9.08"),  # who strikes a building as others do
        ("SHE1,KNI1", "A SHE1>ARC1 ; A KNI1>ARC1", "ARC1", "BRAWL-9.08 BRAWL-12.05"),
    ],
)
def test_a_threat_is_told_by_its_rule(attackers: str, attack: str, target: str, rules: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A t={attackers} | B t={target}")
    do(match, attack)
    told = [event for moment in match.history for event in moment.events]
    assert [event[3] for event in told if event[0] == verbs.THREATENED] == [rules]
