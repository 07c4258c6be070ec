"""The hardest rulings of the page, held against positions that were worked out by hand."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import EXPEL, RESIGN, TABLE
from baronage.games.fyn import verbs
from baronage.games.fyn.data import FIRST_CAPITAL, KING_CARD
from baronage.games.fyn.state import conserved
from baronage.games.fyn.verbs import KING_RETURNED
from tests.games.fyn.table import asked, at, board, cell, do, hand, kinds, left, menu, pile, realm, same, story, where

# --- captured land slides -------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.47", "FYN-D4.48")
def test_a_card_whose_own_neighbour_is_lost_may_hang_on_land_that_the_attacker_had() -> None:
    # shift (1,-1): the Desert would come to the Mountain at (1,2) and is lost; the Woods at (1,3) touch that Mountain
    match = at(
        "D", "0,0:K; 1,0:C{A}; 0,1:C; 0,2:Cr; 1,2:M", "0,0:K; -1,0:C; -1,1:C; -1,2:C; 0,2:C; 0,3:Dv; 0,4:Wr; 0,5:C"
    )
    do(match, "ATK P2:0,2 FROM 1,0 {A} ; PLACE N")
    assert same(match, "P1", "0,0:K; 1,0:C; 0,1:C; 0,2:Cr; 1,2:M; 1,1:C{A}; 1,3:Wr; 1,4:C")
    assert same(match, "P2", "0,0:K; -1,0:C; -1,1:C; -1,2:C")
    assert {79, 23} <= set(pile(match))  # the Village went with the Desert


@pytest.mark.rule("FYN-D4.47", "FYN-B1.13")
def test_a_captured_capital_that_slides_behind_the_back_line_leaves_the_game() -> None:
    match = at("D", "0,0:K; 1,0:C{A}", "0,0:K; 0,1:C; 0,2:C; 0,3:C; 1,3:C; 2,3:W; 2,2:K", "")
    taken = board(match).lands[1][cell("2,2")]
    assert taken >= FIRST_CAPITAL
    do(match, "ATK P2:1,3 FROM 1,0 {A} ; PLACE E")  # shift (1,-3): the Capital would come to (3,-1)
    assert same(match, "P1", "0,0:K; 1,0:C; 2,0:C{A}; 3,0:W")
    assert same(match, "P2", "0,0:K; 0,1:C; 0,2:C; 0,3:C")
    assert taken in board(match).box
    assert taken not in pile(match)


@pytest.mark.rule("FYN-D4.45", "FYN-D3.07")
def test_armies_on_cut_off_land_are_gone_before_the_population_is_checked() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{2S}; 0,1:C; 0,2:Ct{A#135}")  # combat total 8 of 9
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP - ; PLACE N")
    assert where(match, 135) == ""
    assert board(match).combat(1) == 6  # 6 of 6: nothing more is due
    assert kinds(match, verbs.CULLED) == []
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{A}; 0,3:Ct")


@pytest.mark.rule("FYN-D4.49", "FYN-D4.44")
def test_an_enclosed_hole_takes_the_captured_card_and_what_hangs_on_it_overlaps() -> None:
    ring = "0,0:K{A}; -1,0:C; -1,1:C; -1,2:C; 0,2:C; 1,2:C; 1,1:C; 1,0:C"
    match = at("D", ring, "0,0:K; 0,1:C; 0,2:Cr; 0,3:W; 1,2:D")
    do(match, "ATK P2:0,2 FROM 0,0 {A}")  # one open edge: it is placed without asking
    assert same(match, "P1", "0,0:K; -1,0:C; -1,1:C; -1,2:C; 0,2:C; 1,2:C; 1,1:C; 1,0:C; 0,1:Cr{A}")
    assert same(match, "P2", "0,0:K; 0,1:C")
    assert len(kinds(match, verbs.LOST)) == 2


# --- windows in the middle of an attack -----------------------------------------------------------------------------


@pytest.mark.rule("FYN-W1.02", "FYN-D4.15")
def test_sickness_kills_the_last_defender_so_there_is_no_combat_no_w7_and_the_siege_follows() -> None:
    match = at(
        "D", "0,0:K; 0,1:C{S}", "0,0:K; 0,1:Cc{P}", hands=("Sickness",), numbers=[7, 10, 1]
    )  # Sickness 7: odd; the City misses, the Strong Army hits
    do(match, "ATK P2:0,1 FROM 0,1 {S} ; PASS ; RESP - ; PLAY Sickness P2:0,1 ; PLACE N")
    assert [params[0] for params in kinds(match, verbs.WINDOW)][:4] == [5, 6, 0, 8]
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:Cc{S}")


@pytest.mark.rule("FYN-D4.09", "FYN-D4.30")
def test_sickness_on_the_origin_before_the_siege_ends_the_attack() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cc{P}", hands=("", "Sickness"), numbers=[10, 1, 3])
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PASS ; RESP - ; PASS ; PLAY Sickness P1:0,1")
    assert [params[0] for params in kinds(match, verbs.WINDOW)][:4] == [5, 6, 7, 0]
    assert where(match, 134) == ""
    assert kinds(match, verbs.FAILED)
    assert "0,1:Cc" in realm(match, "P2")


@pytest.mark.rule("FYN-D4.10", "FYN-E4.16")
def test_a_revolt_that_cuts_the_target_off_makes_the_attack_void() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cv; 0,2:C", hands=("", "Revolt"), numbers=[9])
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; PLAY Revolt P2:0,1")
    assert same(match, "P2", "0,0:K")
    assert kinds(match, verbs.VOID)
    assert board(match).spent == []
    assert asked(match) == "P1 DEC-06"  # the same Army may attack again


@pytest.mark.rule("FYN-D4.09", "FYN-E4.16")
def test_a_revolt_that_cuts_the_origin_off_takes_the_group_along() -> None:
    match = at("D", "0,0:K; 0,1:Cv; 0,2:C{2A}", "0,0:K; 0,1:C", hands=("", "Revolt"), numbers=[9])
    do(match, "ATK P2:0,1 FROM 0,2 {2A} ; PLAY Revolt P1:0,1")
    assert same(match, "P1", "0,0:K")
    assert kinds(match, verbs.FAILED)
    assert same(match, "P2", "0,0:K; 0,1:C")


@pytest.mark.rule("FYN-D4.53", "FYN-W1.02")
def test_a_revolt_after_the_capture_takes_the_group_with_the_captured_land() -> None:
    match = at("D", "0,0:K; 0,1:C{3A}", "0,0:K; 0,1:Cv; 1,0:C", hands=("", "Revolt"), numbers=[1])
    do(match, "ATK P2:0,1 FROM 0,1 {3A} ; PASS ; PASS ; PLACE N ; PLAY Revolt P1:0,2")
    assert same(match, "P1", "0,0:K; 0,1:C")
    assert not board(match).armies[0]
    assert board(match).active == 1  # nobody is left to continue, nor has he a card to play: the turn is over


@pytest.mark.rule("FYN-D4.30", "FYN-E4.17")
def test_a_city_sabotaged_before_its_siege_is_besieged_as_a_town() -> None:
    match = at(
        "D", "0,0:K; 0,1:C{S}", "0,0:K; 0,1:Cc{P}", hands=("Sabotage",), numbers=[10, 1, 5, 5, 6], town_siege=2
    )  # P2 misses, P1 hits; Sabotage 5 is odd; then the Town needs 4 against 3 and the Strong Army 6 against 2
    do(match, "ATK P2:0,1 FROM 0,1 {S} ; PASS ; RESP - ; PASS ; PLAY Sabotage P2:0,1 City ; PLACE N")
    shots = kinds(match, verbs.SHOT)
    assert [params[4] for params in shots[2:]] == [4, 6]
    assert "0,2:Ct{S}" in realm(match, "P1")


@pytest.mark.rule("FYN-E4.11")
def test_the_card_that_gave_the_number_may_be_the_replacement() -> None:
    match = at("F", "0,0:K", "0,0:K; 0,1:Cc", hands=("Road", "Earthquake"), turn=1, deck="99", pile="")
    do(match, "DISC Road")  # his last card: the turn is over
    assert asked(match) == "P2 DEC-18"
    do(match, "PLAY Earthquake P2:0,1 ; P2: CALL 1")  # Town 99 shows 7813: a 7
    assert board(match).centres[1] == {cell("0,1"): 99}
    assert 114 in pile(match)


# --- counters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-E4.06", "FYN-E4.01")
def test_an_event_on_ones_own_land_is_countered_clockwise_from_oneself_and_never_by_oneself() -> None:
    match = at(
        "F",
        "0,0:K",
        "0,0:K; 0,1:Cv",
        "0,0:K",
        "0,0:K",
        hands=("Road", "Revolt+Tax Cuts", "", "Tax Cuts"),
        turn=1,
    )
    do(match, ". ; PLAY Revolt P2:0,1")
    assert asked(match) == "P4 DEC-19"
    do(match, "COUNTER P4")
    assert "0,1:Cv" in realm(match, "P2")
    assert hand(match, "P2")[0] == "Tax Cuts"


@pytest.mark.rule("FYN-F1.09", "FYN-W1.04")
def test_who_leaves_while_asked_has_passed_and_those_before_him_are_not_asked_again() -> None:
    hands = ("Road+Earthquake", "Earthquake", "Earthquake", "Sabotage")
    match = at("F", "0,0:K", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=hands, turn=4)
    do(match, ".")  # W1 of P1's turn: P2, P3, P4, P1
    assert asked(match) == "P2 DEC-18"
    do(match, "PASS")
    assert asked(match) == "P3 DEC-18"
    match.play(2, (RESIGN,))
    assert asked(match) == "P4 DEC-18"
    do(match, "PASS")
    assert asked(match) == "P1 DEC-18"


@pytest.mark.rule("FYN-F1.09", "FYN-E4.06")
def test_who_leaves_while_asked_to_counter_has_passed() -> None:
    hands = ("Road", "Revolt", "Tax Cuts", "Tax Cuts")
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", "0,0:K", hands=hands, turn=1, numbers=[2])
    do(match, ". ; PLAY Revolt P1:0,1")
    assert asked(match) == "P3 DEC-19"
    match.play(2, (RESIGN,))
    assert asked(match) == "P4 DEC-19"
    do(match, "PASS")
    assert "0,1:Cv" in realm(match, "P1")  # an even number


# --- forced discards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-E5.07", "FYN-D1.06", "FYN-D1.09")
def test_a_volcano_in_the_draw_shrinks_the_hand_and_nothing_more_is_drawn() -> None:
    hands = ("Road+Mine+Oasis+Clear+Woods", "Village")
    match = at("F", "0,0:K; 0,1:Cc", "0,0:K", hands=hands, turn=2, deck="47 189 13")
    do(match, ".")  # P1 draws a Road, then a Volcano; 13 shows 5671
    do(match, "P1: CALL 1")
    assert "0,1:C" in realm(match, "P1").split("; ")
    assert asked(match) == "P1 DEC-15"
    do(match, "TRIM Road")
    assert len(hand(match, "P1")) == 5
    assert board(match).drawn == 2


@pytest.mark.rule("FYN-D3.09", "FYN-D1.09")
def test_defender_first_armies_before_cards_then_the_window() -> None:
    match = at(
        "D",
        "0,0:K; 0,1:C{A}",
        "0,0:K{2S,A#135}; 0,1:Ct",
        "0,0:K",
        hands=("", "Road+Mine+Oasis+Clear+Woods+Village", "Revolt"),
    )
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PASS ; RESP - ; PASS ; PLACE N")
    assert asked(match) == "P2 DEC-14"  # population 6, combat total 8
    do(match, "CULL A@0,0")
    assert asked(match) == "P2 DEC-15"
    do(match, "TRIM Mine")
    assert [params[0] for params in kinds(match, verbs.WINDOW)][-1] == 8
    assert asked(match) == "P3 DEC-18"


# --- the King -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-E6.05", "FYN-B4.07", "FYN-E6.03")
def test_the_king_comes_between_two_numbers_of_a_battle_after_a_renewal() -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K; 0,1:C{P}; 0,2:C", deck="10", exact=True)
    left(match).append(
        [*board(match).discard, 10, KING_CARD]
    )  # the pile with the card of the first number, then the King
    do(match, "ATK P2:0,1 FROM 0,1 {2A} ; RESP - ; P2: CALL 1")  # 1093: the Army is hit
    assert asked(match) == "P1 DEC-02"
    do(match, "CALL 2")
    assert board(match).cause == KING_RETURNED
    assert board(match).combat(0) == 4  # hit, not removed
    assert board(match).combat(1) == 1
    assert same(match, "P2", "0,0:K; 0,1:C{P}; 0,2:C")


# --- elimination in mid-turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.51", "FYN-D4.53", "FYN-D4.58")
def test_a_continued_attack_on_the_capital_ends_the_chain_and_others_may_still_attack() -> None:
    # the Capital misses, one hit is enough
    match = at("D", "0,0:K; 0,1:C{X,S}; 1,0:Ct{A}; -1,0:Ct", "0,0:K; 0,1:C", "0,0:K; 0,1:C", numbers=[10, 1])
    do(match, "ATK P2:0,1 FROM 0,1 {X,S} ; PLACE N ; CONT P2:0,0 {X} ; PLACE N")
    assert board(match).out == [1]
    assert same(match, "P1", "0,0:K; 0,1:C; 1,0:Ct{A}; -1,0:Ct; 0,2:C{S}; 0,3:K{X}")
    assert set(board(match).spent) == {149, 165}
    assert menu(match) == {".", "FROM 1,0"}


@pytest.mark.rule("FYN-D4.03")
@pytest.mark.parametrize(("gone", "kept"), [(1, ["FROM 0,1"]), (2, ["FROM 0,1", "TO P2:0,1", "JOIN A"])])
def test_who_leaves_while_another_declares_takes_only_his_own_lands_out_of_it(gone: int, kept: list[str]) -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Ct", "0,0:K; 0,1:C", "0,0:K; 0,1:C")
    do(match, "FROM 0,1 ; TO P2:0,1 ; JOIN A")
    match.play(TABLE, (EXPEL, gone))
    assert asked(match).startswith("P1 ")
    draft = match.state.draft(0)
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Ct", "0,0:K; 0,1:C", "0,0:K; 0,1:C")
    do(match, " ; ".join(kept))
    assert match.state.draft(0) == draft


@pytest.mark.rule("FYN-F1.09", "FYN-D4.51")
def test_a_defender_sent_away_before_his_land_is_placed_leaves_nothing_behind() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Ct; 0,2:C", "0,0:K; 0,1:C")
    before = conserved(board(match))
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert asked(match) == "P1 DEC-12"
    match.play(TABLE, (EXPEL, 1))
    assert same(match, "P1", "0,0:K; 0,1:C{A}")
    assert board(match).spent == []
    assert asked(match) == "P1 DEC-06"
    assert conserved(board(match)) == before


@pytest.mark.rule("FYN-D0.04", "FYN-F1.08")
def test_the_round_is_over_when_its_last_player_leaves_in_his_turn() -> None:
    match = at("D", "0,0:K; 0,1:C", "0,0:K; 0,1:C", "0,0:K; 0,1:C{A}", hands=("Road", "Road"), turn=3, round=7)
    match.play(2, (RESIGN,))
    assert (board(match).round, board(match).active) == (8, 0)


@pytest.mark.rule("FYN-D0.04", "FYN-F1.02")
def test_a_round_whose_first_seat_is_eliminated_in_it_ends_after_the_last_living_one() -> None:
    match = at("D", "0,0:K", "0,0:K; 0,1:C{S}", "0,0:K", hands=("", "Road", "Road"), turn=2, round=3, numbers=[10, 1])
    do(match, "ATK P1:0,0 FROM 0,1 {S} ; PLACE N")
    assert board(match).out == [0]
    do(match, ". ; .")  # Steps E and F of P2
    assert (board(match).round, board(match).active) == (3, 2)
    assert "P1 is out of the game: P2 took the home Capital." in story(match)


@pytest.mark.rule("FYN-F1.09", "FYN-D4.11")
def test_a_bystander_who_leaves_changes_nothing_in_an_attack() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", "0,0:K; 0,1:C", numbers=[10, 1])
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert asked(match) == "P2 DEC-07"
    match.play(2, (RESIGN,))
    assert asked(match) == "P2 DEC-07"
    do(match, "RESP - ; PLACE N")
    assert "0,2:C{A}" in realm(match, "P1")
