"""Resignation and removal in the middle of anything (FYN-F1.08, F1.09)."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import EXPEL, RESIGN, TABLE
from baronage.games.fyn import verbs
from baronage.games.fyn.data import FIRST_CAPITAL
from baronage.games.fyn.state import conserved
from baronage.games.fyn.verbs import LAST_BARON
from tests.games.fyn.table import asked, at, board, do, hand, kinds, pile, places, realm, where

THREE = ("0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cv{P}", "0,0:K; 0,1:Ct")


@pytest.mark.rule("FYN-F1.08")
@pytest.mark.parametrize("how", ["resign", "expel"])
def test_all_his_cards_are_discarded_and_nobody_gains(how: str) -> None:
    match = at("D", *THREE, hands=("", "Road+Mine"))
    if how == "resign":
        match.play(1, (RESIGN,))
    else:
        match.play(TABLE, (EXPEL, 1))
    s = board(match)
    assert s.out == [1]
    assert not s.lands[1]
    assert not s.hands[1]
    assert FIRST_CAPITAL + 1 in s.box
    assert set(s.discard) == {2, 79, 119, 66, 78}
    assert asked(match) == "P1 DEC-06"
    assert realm(match, "P1") == "0,0:K; 0,1:C{A}"


@pytest.mark.rule("FYN-F1.08")
def test_the_turn_of_an_active_player_ends() -> None:
    match = at("D", *THREE)
    match.play(0, (RESIGN,))
    assert board(match).active == 1
    assert places_of_two() == [1, 2]
    match = at("E", *THREE, hands=("Road+Mine", "Revolt"))
    do(match, "PUT Road@0,1")
    match.play(0, (RESIGN,))
    assert (9,) not in kinds(match, verbs.WINDOW)  # nothing more of his turn takes place
    assert board(match).active == 1


def places_of_two() -> list[int]:
    match = at("D", "0,0:K", "0,0:K; 0,1:C{A}", turn=2)
    match.play(1, (RESIGN,))
    assert board(match).cause == LAST_BARON
    return places(match)


@pytest.mark.rule("FYN-F1.08", "FYN-F1.09")
def test_an_attack_against_him_is_void_and_hit_cards_stay() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", "0,0:K; 0,1:C", deck="10 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP - ; P2: CALL 1")  # a 1: the Army is hit
    assert kinds(match, verbs.SHOT)[0][-1] == 1
    match.play(1, (RESIGN,))
    assert where(match, 134) == "P1 0,1"
    assert kinds(match, verbs.VOID) == [(0, 192)]
    assert board(match).spent == []
    assert asked(match) == "P1 DEC-06"


@pytest.mark.rule("FYN-F1.09")
def test_an_attack_of_his_own_ends_without_further_effect() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", "0,0:K; 0,1:C", deck="10 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    match.play(0, (RESIGN,))
    assert where(match, 119) == "P2 0,1"
    assert board(match).active == 1


@pytest.mark.rule("FYN-F1.09")
def test_an_event_against_him_is_discarded_without_effect() -> None:
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=("Tax Cuts", "Revolt"))
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    match.play(0, (RESIGN,))
    assert 181 in pile(match)
    assert board(match).limbo == []
    assert kinds(match, verbs.NUMBER) == []


@pytest.mark.rule("FYN-F1.09")
def test_an_event_that_he_has_played_is_resolved_as_usual() -> None:
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=("Tax Cuts", "Revolt"), numbers=[1])
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    match.play(1, (RESIGN,))
    assert asked(match) == "P1 DEC-19"
    do(match, "PASS")
    assert realm(match, "P1") == "0,0:K"
    assert board(match).active == 2  # P2's turn was over


@pytest.mark.rule("FYN-F1.09")
def test_a_decision_that_he_owed_lapses_in_a_window_as_a_pass() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=("", "Revolt", "Revolt"))
    do(match, "MV A 0,0>0,1")
    assert asked(match) == "P2 DEC-18"
    match.play(1, (RESIGN,))
    assert asked(match) == "P3 DEC-18"
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{2S,A}; 0,1:C; 0,2:Ct{P}", "0,0:K", numbers=[])
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; RESP P 0,2>0,1 ; PLACE N")
    assert asked(match) == "P2 DEC-14"
    match.play(1, (RESIGN,))
    assert asked(match) != "P2 DEC-14"


@pytest.mark.rule("FYN-F1.09")
def test_a_trade_or_an_offer_lapses_and_its_cards_go_with_the_hand() -> None:
    hands = ("City+Road", "Mine", "Oasis")
    match = at("F", "0,0:K", "0,0:K", "0,0:K", hands=hands, trading=True)
    do(match, "TRADE City ; OFFER P2 Mine ; OFFER P3 Oasis")
    assert asked(match) == "P1 DEC-21"
    match.play(1, (RESIGN,))
    assert asked(match) == "P1 DEC-21"
    assert {match.state.write(0, action) for action in match.state.actions(0)} == {"TAKE P3", "TAKE -"}
    assert 78 in pile(match)
    match.play(0, (RESIGN,))
    assert match.over
    assert {118, 66} <= set(pile(match))
    assert hand(match, "P3") == ["Oasis"]
    assert len(conserved(board(match))) == 207
