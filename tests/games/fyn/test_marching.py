"""Step B and Step C: movement, building, the population limit (FYN-D2, D3, E1.06 to E1.08)."""

from __future__ import annotations

import pytest

from baronage.games.fyn import verbs
from tests.games.fyn.table import asked, at, board, cells, do, kinds, menu, refused, starts, where


@pytest.mark.rule("FYN-D2.01")
def test_any_armies_or_none_each_once() -> None:
    match = at("B", "0,0:K{A,S}; 0,1:C; 0,2:C", "0,0:K")
    do(match, "MV A 0,0>0,1")
    assert starts(match, "MV") == {"S 0,0>0,1"}
    refused(match, "MV A 0,1>0,2", "FYN-D2.01")
    do(match, "MV S 0,0>0,1")
    assert asked(match) != "P1 DEC-03"
    match = at("B", "0,0:K{A,S}; 0,1:C; 0,2:C", "0,0:K")
    do(match, ".")
    assert where(match, 134) == where(match, 149) == "P1 0,0"


@pytest.mark.rule("FYN-D2.02", "FYN-E1.08")
@pytest.mark.parametrize("army", ["P", "A", "S", "R", "G", "M"])
def test_without_a_road_an_army_goes_one_card(army: str) -> None:
    match = at("B", f"0,0:K; 0,1:C; 0,2:C{{{army}}}; 0,3:C; 0,4:C", "0,0:K")
    assert cells(match, f"MV {army}") == {"0,1", "0,3"}


@pytest.mark.rule("FYN-D2.04", "FYN-E3.02")
def test_along_a_road_and_off_it_at_any_card_beside_it() -> None:
    mine = "0,0:K; 0,1:C{A}; 1,1:Cr; 2,1:Cr; 3,1:Cr; 4,1:C; 5,1:C; 2,2:C; 2,3:C; 3,0:C"
    match = at("B", mine, "0,0:K")
    assert cells(match, "MV A") == {"0,0", "1,1", "2,1", "3,1", "4,1", "2,2", "3,0"}


@pytest.mark.rule("FYN-D2.05")
def test_a_road_under_the_army_makes_no_difference() -> None:
    plain = at("B", "0,0:K; 0,1:C{A}; 0,2:C; 0,3:C; 1,1:C", "0,0:K")
    road = at("B", "0,0:K; 0,1:Cr{A}; 0,2:C; 0,3:C; 1,1:C", "0,0:K")
    assert cells(plain, "MV A") == cells(road, "MV A") == {"0,0", "0,2", "1,1"}
    for letter in ("C", "Cr"):  # by road it goes whether it starts on one or not
        match = at("B", f"0,0:K; 0,1:{letter}{{A}}; 0,2:Cr; 0,3:Cr; 0,4:C; 0,5:C", "0,0:K")
        assert cells(match, "MV A") == {"0,0", "0,2", "0,3", "0,4"}


@pytest.mark.rule("FYN-D2.06")
def test_a_captured_capital_is_a_road_too() -> None:
    match = at("B", "0,0:K; 0,1:C{A}; 0,2:K; 0,3:C; 1,2:C; 0,4:C", "0,0:K")
    assert {"0,2", "0,3", "1,2"} <= cells(match, "MV A")
    assert "0,4" not in cells(match, "MV A")


@pytest.mark.rule("FYN-D2.07")
def test_armies_keep_to_their_own_realm() -> None:
    match = at("B", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cr; 0,2:Cr{S}; 0,3:Cr")
    assert starts(match, "MV") == {"A 0,1>0,0"}
    refused(match, (verbs.MOVE, 149, 64), "FYN-D2.07")
    refused(match, "MV A 0,1>0,2", "FYN-D2.07")


@pytest.mark.rule("FYN-D2.08", "FYN-E1.07")
def test_knights_move_twice_as_one_move() -> None:
    match = at("B", "0,0:K; 0,1:C{N}; 0,2:C; 0,3:C; 0,4:C", "0,0:K")
    assert cells(match, "MV N") == {"0,0", "0,2", "0,3"}
    do(match, "MV N 0,1>0,3")
    assert asked(match) != "P1 DEC-03"


@pytest.mark.rule("FYN-D2.09")
def test_any_number_may_stand_on_one_card() -> None:
    match = at("B", "0,0:K{2A,P,R}; 0,1:Ct{X}; 1,0:Ct", "0,0:K")
    for army in "AAPR":
        do(match, f"MV {army} 0,0>0,1")
    assert len([cell for cell in board(match).armies[0].values() if cell != 64]) == 5


@pytest.mark.rule("FYN-D2.10")
def test_staying_is_no_move() -> None:
    match = at("B", "0,0:K; 0,1:Cr{A,N}; 0,2:C", "0,0:K")
    assert "0,1" not in cells(match, "MV A") | cells(match, "MV N")
    refused(match, "MV N 0,1>0,1", "FYN-D2.10")


@pytest.mark.rule("FYN-D2.11")
def test_an_army_that_moved_may_attack() -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K; 0,1:C")
    do(match, "MV A 0,0>0,1 ; STEP attack ; ATK P2:0,1 FROM 0,1 {A}")
    assert kinds(match, verbs.ATTACKED) == [(0, 192, 1, 192, 134)]


@pytest.mark.rule("FYN-E1.06")
def test_two_shock_troops_never_end_on_one_card() -> None:
    match = at("B", "0,0:K{X}; 0,1:Crt{X}; 0,2:Cv", "0,0:K; 0,1:C")
    assert starts(match, "MV X") == {"0,0>0,2", "0,1>0,2"}
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{X}; 0,1:Ct{X}; 1,0:Cv")
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert starts(match, "RESP X") == {"0,0>1,0", "0,1>1,0"}
    refused(match, "RESP X 0,0>0,1", "FYN-E1.06")


# --- Step C ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D3.01")
def test_sites_are_capitals_cities_and_towns() -> None:
    match = at("C", "0,0:K; 0,1:Cv; 0,2:Ct; 0,3:Cc; 0,4:K; 1,0:C", "0,0:K", hands=("Army+Road",))
    assert starts(match, "BUILD") == {"A@0,0", "A@0,2", "A@0,3", "A@0,4"}
    refused(match, "BUILD A@0,1", "FYN-D3.01")
    refused(match, "BUILD S@0,0", "FYN-D3.01")  # not in the hand


@pytest.mark.rule("FYN-D3.02")
def test_one_new_army_a_site() -> None:
    match = at("C", "0,0:K; 0,1:Ct", "0,0:K", hands=("Army+Army+Army",))
    do(match, "BUILD A@0,0")
    refused(match, "BUILD A@0,0", "FYN-D3.02")
    do(match, "BUILD A@0,1")
    assert asked(match) == "P1 DEC-16"
    assert board(match).combat(0) == 4


@pytest.mark.rule("FYN-D3.03")
def test_no_more_combat_value_than_population() -> None:
    match = at("C", "0,0:K{S}; 0,1:Cv; 0,2:Ct{S}", "0,0:K", hands=("Shock Troops+Knights+Strong Army+Army",))
    # population 10, combat total 6: room for 4
    assert {move.split("@")[0] for move in starts(match, "BUILD")} == {"N", "S", "A"}
    refused(match, "BUILD X@0,0", "FYN-D3.03")
    do(match, "BUILD S@0,0")
    assert starts(match, "BUILD") == set()
    refused(match, "BUILD A@0,2", "FYN-D3.03")


@pytest.mark.rule("FYN-D3.04")
def test_shock_troops_are_not_built_together() -> None:
    match = at("C", "0,0:K; 0,1:Cc{X}; 0,2:Ct", "0,0:K", hands=("Shock Troops",))
    assert starts(match, "BUILD") == {"X@0,0", "X@0,2"}
    refused(match, "BUILD X@0,1", "FYN-D3.04")


@pytest.mark.rule("FYN-D3.05")
def test_he_may_build_none() -> None:
    match = at("C", "0,0:K", "0,0:K", hands=("Army",))
    do(match, ".")
    assert board(match).combat(0) == 0
    assert asked(match) == "P1 DEC-16"


@pytest.mark.rule("FYN-D3.06", "FYN-D3.08")
def test_the_owner_chooses_what_the_population_cannot_keep() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{A,P}; 0,1:C{S}; 0,2:Ct; 1,0:C{R,P}", numbers=[])
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; RESP - ; PLACE N")
    assert asked(match) == "P2 DEC-14"  # 8 of 6
    assert menu(match) == {"CULL A@0,0", "CULL P@0,0", "CULL S@0,1", "CULL R@1,0", "CULL P@1,0"}
    assert match.state.default(1) == (verbs.CULL, 119)
    do(match, "CULL P@1,0 ; CULL R@1,0")
    assert board(match).combat(1) == 6
    assert asked(match) != "P2 DEC-14"


@pytest.mark.rule("FYN-D3.07")
def test_checked_before_a_continued_attack_and_as_soon_as_an_event_is_resolved() -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K{2S}; 0,1:C{A,P}; 0,2:Ct", numbers=[])
    do(match, "ATK P2:0,2 FROM 0,1 {2A} ; RESP - ; PLACE N")
    assert asked(match) == "P2 DEC-14"
    do(match, "CULL S@0,0")
    assert asked(match) == "P1 DEC-13"
    match = at("F", "0,0:K", "0,0:K{2S}; 0,1:Ct{A,P}", hands=("Revolt+Earthquake",), numbers=[1], pile="79")
    do(match, ". ; PLAY Earthquake P2:0,1")
    assert asked(match) == "P2 DEC-14"  # before the window goes on
    do(match, "CULL A@0,1 ; P1: PASS")
    assert board(match).combat(1) == 7


@pytest.mark.rule("FYN-D3.09")
def test_armies_are_checked_before_cards() -> None:
    hands = ("", "Road+Road+Oasis+Mine+Clear+Woods")
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{2S,A}; 0,1:C; 0,2:Ct", hands=hands, numbers=[])
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; RESP - ; PLACE N")
    order = []
    while asked(match).split()[1] in ("DEC-14", "DEC-15"):
        order.append(asked(match))
        match.time_out(match.state.actors()[0])
    assert order == ["P2 DEC-14", "P2 DEC-15"]
