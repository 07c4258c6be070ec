"""Section 11, the action cards: The Bomb, Flip Unit and Prison."""

from __future__ import annotations

import pytest

from tests.games.brawling.table import at, board, card, do, expect, illegal, listed, menu

# --- The Bomb -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-11.05", "BRAWL-1.12")
def test_the_bomb_reaches_every_card_in_play_and_no_other() -> None:
    """R45: units of all players in all zones, Aids in front of players."""
    match = at(
        "deck=+20 | mkt=ARC1,ARC2,ARC3 | turn=A | A r=7 h=BOM1,INN2 t=FAR1,far2 w=kni1 k=HOR1 a=RAC1"
        " | B h=CAT1 t=SMI1,mer1 w=KNI2 k=SHE1 a=RAB1"
    )
    targets = ["FAR1", "far2", "kni1", "HOR1", "RAC1", "SMI1", "mer1", "KNI2", "SHE1", "RAB1"]
    assert {move for move in menu(match) if move.startswith("P")} == {f"P BOM1>{name}" for name in targets}
    for name in ("ARC1", "CAT1", "INN2", "BOM1"):
        illegal(match, f"P BOM1>{name}", rule="BRAWL-1.12")


@pytest.mark.rule("BRAWL-11.05")
@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("SMI1", "B.t=mer1"),
        ("mer1", "B.t=SMI1"),
        ("KNI2", "B.w="),
        ("SHE1", "B.k="),
        ("RAB1", "B.a="),
        ("FAR1", "A.t="),
    ],
)
def test_the_bomb_costs_six_and_discards(target: str, left: str) -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=7 h=BOM1 t=FAR1 | B t=SMI1,mer1 w=KNI2 k=SHE1 a=RAB1")
    do(match, f"P BOM1>{target}")
    expect(match, f"{left} ; A.r=1 ; deck=26 ; A.h= ; disc=BOM1,{target.upper()} ; turn=B")


@pytest.mark.rule("BRAWL-11.05")
def test_the_bomb_without_six_resources() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=5 h=BOM1 | B t=SMI1")
    assert not any(move.startswith("P") for move in menu(match))
    illegal(match, "P BOM1>SMI1", rule="BRAWL-4.05")


# --- Flip Unit ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-11.06", "BRAWL-11.12")
def test_what_flip_unit_reaches() -> None:
    """R42: civilians and soldiers in any town and on any wall; never a building, never the King's Army."""
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A h=FLI1 t=far1,mer1,SCR1,FAR2,hor1 w=kni1,ARC1 k=CAT1"
        " | B t=inn1,MER2,SMI1,ARC2 w=she1,SHE2 k=HOR2"
    )
    flips = {move.removeprefix("P FLI1>") for move in menu(match) if move.startswith("P")}
    down = ["far1-", "mer1-", "SCR1-", "hor1-", "kni1-", "ARC1-", "inn1-", "MER2-", "ARC2-", "she1-", "SHE2-"]
    up = ["mer1+", "hor1+", "kni1+", "she1+"]
    assert flips == {*down, *up}
    for name in ("FAR2-", "SMI1-", "CAT1-", "HOR2-", "far1+", "inn1+"):
        illegal(match, f"P FLI1>{name}", rule="BRAWL-11.12")
    illegal(match, "P FLI1>ARC1+", rule="BRAWL-7.06")


@pytest.mark.rule("BRAWL-11.06")
@pytest.mark.parametrize(
    ("flip", "left"),
    [
        ("kni1+", "A.w=KNI1"),  # on the wall, where nothing else upgrades it
        ("scr1+", "A.t=SCR1"),
        ("she1+", "B.t=SHE1,MER1"),  # an opponent's, too
        ("MER1-", "B.t=she1,mer1"),
        ("HOR1-", "B.w=hor1"),
    ],
)
def test_flip_unit_turns_a_unit_where_it_stands_for_nothing(flip: str, left: str) -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=1 h=FLI1 t=scr1 w=kni1 | B t=she1,MER1 w=HOR1")
    do(match, f"P FLI1>{flip}")
    expect(match, f"{left} ; A.r=1 ; deck=20 ; A.h= ; disc=FLI1 ; turn=B")


@pytest.mark.rule("BRAWL-11.11", "BRAWL-7.08")
@pytest.mark.parametrize(
    ("flip", "left"), [("far1-", "B.t=hor1"), ("hor1-", "B.t=far1"), ("arc1-", "B.w="), ("kni1-", "A.w=")]
)
def test_flip_unit_discards_a_peasant_or_squire_that_it_downgrades(flip: str, left: str) -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=FLI1 w=kni1 | B t=far1,hor1 w=arc1")
    do(match, f"P FLI1>{flip}")
    expect(match, f"{left} ; disc=FLI1,{flip[:4].upper()} ; turn=B")


# --- Prison ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-11.07", "BRAWL-8.08")
def test_what_prison_reaches() -> None:
    """Opposing soldiers, Squires too, in a town or on a wall; the wall protects nobody from it."""
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A r=5 h=PRI1 t=ARC1 w=kni1 | B t=KNI2,hor1,far1,SMI1,MER1 w=CAT1,she1 k=HOR2"
        " | C t=ARC2"
    )
    jailed = {move.removeprefix("P PRI1>") for move in menu(match) if move.startswith("P")}
    assert jailed == {"KNI2", "hor1", "CAT1", "she1", "ARC2"}
    for name in ("ARC1", "kni1", "far1", "SMI1", "MER1"):
        illegal(match, f"P PRI1>{name}", rule="BRAWL-11.07")
    illegal(match, "P PRI1>HOR2", rule="BRAWL-8.11")


@pytest.mark.rule("BRAWL-11.07")
def test_prison_costs_five_and_discards() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=5 h=PRI1 | B t=KNI2 w=she1")
    do(match, "P PRI1>KNI2")
    expect(match, "A.r=0 ; deck=25 ; B.t= ; B.w=she1 ; disc=PRI1,KNI2 ; turn=B")
    poor = at("deck=+20 | mkt=+3 | turn=A | A r=4 h=PRI1 | B t=KNI2")
    illegal(poor, "P PRI1>KNI2", rule="BRAWL-4.05")
    assert not any(move.startswith("P") for move in menu(poor))


# --- all of them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-11.10")
@pytest.mark.parametrize("move", ["P BOM1>KNI1", "P PRI1>KNI1", "P FLI1>kni2-"])
def test_an_action_card_is_discarded_before_its_effect(move: str) -> None:
    """It lies below the unit that it removes."""
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1,PRI1,FLI1 | B t=KNI1,kni2")
    do(match, move)
    played, gone = card(move[2:6]), card(move[7:11])
    assert board(match).discard[-2:] == [played, gone]


@pytest.mark.rule("BRAWL-3.02")
def test_an_action_card_is_the_action_of_the_turn() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1,FLI1 a=RAR1 | B t=SMI1,kni1")
    do(match, "P BOM1>SMI1")
    assert menu(match) == listed("Q RAR1 ; .")
    illegal(match, "P FLI1>kni1-", rule="BRAWL-3.01")


@pytest.mark.rule("BRAWL-11.14")
def test_action_cards_are_for_ones_own_turn() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B r=9 h=BOM1,FLI1,PRI1,SHI1 t=far1")
    for move in ("P BOM1>KNI1", "P FLI1>KNI1-", "P PRI1>KNI1"):
        illegal(match, f"B: {move}", rule="BRAWL-3.09")
    do(match, "A KNI1>far1")
    for move in ("P BOM1>KNI1", "P FLI1>KNI1-", "P PRI1>KNI1"):
        illegal(match, f"B: {move}", rule="BRAWL-3.09")
