"""Random numbers from the deck, the King and the renewal (FYN-B4, E6, G1)."""

from __future__ import annotations

import pytest

from baronage.games.fyn import verbs
from baronage.games.fyn.data import KING_CARD
from baronage.games.fyn.verbs import KING_RETURNED
from tests.games.fyn.table import asked, at, board, do, hand, kinds, left, menu, pile, places, realm, refused, where

MINE, HIS = "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}"


@pytest.mark.rule("FYN-B4.02", "FYN-B4.10")
def test_a_zero_is_ten_and_ten_is_even() -> None:
    # card 1 is 6801: its third digit is 0
    match = at("F", "0,0:K", "0,0:K; 0,1:C{A}", hands=("Sickness",), deck="1", calls=(1, 3), call="standing")
    do(match, ". ; PLAY Sickness P2:0,1")
    assert kinds(match, verbs.NUMBER)[0] == (1, 10, 1, 3)
    assert where(match, 134) == "P2 0,1"


@pytest.mark.rule("FYN-B4.10")
@pytest.mark.parametrize("number", range(1, 11))
def test_odd_numbers(number: int) -> None:
    match = at("F", "0,0:K", "0,0:K; 0,1:C{A}", hands=("Sickness",), numbers=[number])
    do(match, ". ; PLAY Sickness P2:0,1")
    assert bool(where(match, 134)) == (number in (2, 4, 6, 8, 10))
    match = at("F", "0,0:K", "0,0:K; 0,1:Cv", hands=("Revolt",), numbers=[number])
    do(match, ". ; PLAY Revolt P2:0,1")
    assert (realm(match, "P2") == "0,0:K; 0,1:Cv") == (number in (2, 4, 6, 8, 10))


@pytest.mark.rule("FYN-B4.03")
def test_the_position_is_public_before_the_card_is_turned_up() -> None:
    match = at("D", MINE, HIS, deck="2 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP - ; CALL 3")
    first = [event[0] for event in match.history[-1].events if event[0] in (verbs.CALLED, verbs.NUMBER)]
    assert first == [verbs.CALLED, verbs.NUMBER]
    assert not match.can_undo(1)


@pytest.mark.rule("FYN-B4.05", "FYN-E5.01")
def test_special_cards_turned_up_do_nothing_else() -> None:
    # 0217 (a Plague), 9625 (an Earthquake), turned up for numbers
    match = at("D", MINE, HIS, deck="185 173", call="standing")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert [params[1:3] for params in kinds(match, verbs.NUMBER)] == [(10, 185), (9, 173)]
    assert pile(match) == [185, 173]
    assert kinds(match, verbs.STRUCK) == kinds(match, verbs.PLAYED) == []
    assert where(match, 119)


@pytest.mark.rule("FYN-B4.06", "FYN-E6.04", "FYN-F1.04")
def test_the_king_turned_up_ends_the_game() -> None:
    match = at("D", MINE, HIS, deck="207", king=True, call="standing")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert match.over
    assert board(match).cause == KING_RETURNED
    assert kinds(match, verbs.NUMBER) == []
    assert kinds(match, verbs.KING_CAME) == [(1,)]
    assert places(match) == [1, 2]


@pytest.mark.rule("FYN-B4.07", "FYN-E6.02", "FYN-E6.03")
def test_an_empty_deck_is_renewed_for_a_number_without_what_is_in_hand_in_play_or_being_resolved() -> None:
    hands = ("Sickness", "Road+Road+Road+Road+Road")
    match = at("F", "0,0:K", HIS, hands=hands, deck="", exact=True, call="standing")
    old = pile(match)[:]
    left(match).append([KING_CARD, *old])
    do(match, ". ; P1: PLAY Sickness P2:0,1")  # P2's hand is full: the first card is needed for the number
    assert kinds(match, verbs.RENEWED) == [(len(old) + 1, 1)]
    assert not {178, 119, 1, *board(match).hands[1]} & set(old)  # the event, the army, its land, the hand
    assert pile(match)[-1] == 178  # it was not in the pile that was shuffled


@pytest.mark.rule("FYN-B4.08")
def test_asked_before_every_number() -> None:
    match = at("D", MINE, HIS, deck="2 54", calls=(2, 4))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert menu(match) == {"CALL 1", "CALL 2", "CALL 3", "CALL 4"}
    assert match.state.default(1) == (verbs.CALL, 4)
    refused(match, "CALL 5", "FYN-B4.01")
    match.time_out(1)
    assert asked(match) == "P1 DEC-02"
    assert kinds(match, verbs.NUMBER) == [(1, 2, 2, 4)]


@pytest.mark.rule("FYN-B4.08")
def test_with_standing_calls_nobody_is_asked() -> None:
    match = at("D", MINE, HIS, deck="2 54", calls=(4, 3), call="standing")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert kinds(match, verbs.NUMBER) == [(1, 9, 2, 3), (0, 4, 54, 4)]
    assert kinds(match, verbs.CALLED) == []


@pytest.mark.rule("FYN-B4.08")
def test_a_standing_call_is_changed_once_within_a_decision_and_not_in_a_window() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", hands=("", "Revolt"), call="standing")
    assert {"CALL 2", "CALL 3", "CALL 4"} <= menu(match)
    do(match, "CALL 3")
    assert not any(move.startswith("CALL") for move in menu(match))
    assert board(match).calls[0] == 3
    refused(match, "CALL 2", "FYN-B4.08")
    do(match, "MV A 0,0>0,1")
    assert asked(match) == "P2 DEC-18"
    assert not any(move.startswith("CALL") for move in menu(match))
    do(match, "PASS")
    assert {"CALL 1", "CALL 2", "CALL 4"} <= menu(match)  # a new decision


@pytest.mark.rule("FYN-B4.08")
def test_a_draft_is_one_decision_and_tells_nothing_of_the_change() -> None:
    match = at("D", MINE, HIS, call="standing")
    do(match, "CALL 2")
    before = match.state.view(1)
    do(match, "FROM 0,1 ; TO P2:0,1")
    assert match.state.view(1) == before
    match.undo_click(0)
    match.undo_click(0)
    assert not any(move.startswith("CALL") for move in menu(match))  # once within this decision


@pytest.mark.rule("FYN-B4.09")
def test_who_generates() -> None:
    match = at("D", MINE, HIS, numbers=[10, 10])
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert [params[0] for params in kinds(match, verbs.NUMBER)] == [1, 0]
    match = at("D", MINE, "0,0:K; 0,1:Cc", numbers=[10, 10])
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert [params[0] for params in kinds(match, verbs.NUMBER)] == [1, 0]
    match = at("F", "0,0:K", "0,0:K; 0,1:Cv", hands=("Earthquake",), numbers=[10])
    do(match, ". ; PLAY Earthquake P2:0,1")
    assert [params[0] for params in kinds(match, verbs.NUMBER)] == [1]
    match = at("F", "0,0:K", "0,0:K; 0,1:Cv", deck="189 47 48 49 50 51", numbers=[10])
    do(match, ".")
    assert [params[0] for params in kinds(match, verbs.NUMBER)] == [1]


@pytest.mark.rule("FYN-B4.11", "FYN-D4.33")
def test_no_number_is_left_out() -> None:
    # the City kills the only attacker that could still win; its own attack is generated all the same
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cc", numbers=[1, 10])
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert left(match) == []
    assert len(kinds(match, verbs.NUMBER)) == 2


@pytest.mark.rule("FYN-E6.02")
def test_the_renewal_happens_only_when_a_card_is_needed() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("", "Road+Road+Road+Road+Road"), deck="", exact=True)
    do(match, ".")  # P2's hand is full: no card is needed
    assert board(match).deck == []
    assert board(match).aside == [KING_CARD]


@pytest.mark.rule("FYN-E6.04", "FYN-D1.07")
def test_drawing_the_king_ends_the_game() -> None:
    match = at("F", "0,0:K; 0,1:C", "0,0:K", hands=("", "Road+Road"), deck="47 207 48", king=True)
    do(match, ".")
    assert match.over
    assert hand(match, "P2") == ["Road"] * 3
    assert places(match) == [1, 2]


@pytest.mark.rule("FYN-E6.05")
def test_an_event_in_progress_has_no_further_effect() -> None:
    foe = "0,0:K; 0,1:C{A,S}"
    match = at("F", "0,0:K", foe, hands=("Sickness",), deck="10 207", king=True, call="standing")
    do(match, ". ; PLAY Sickness P2:0,1")
    assert match.over  # 134 had a 1, which is odd; then the King came
    assert where(match, 134) == where(match, 149) == "P2 0,1"


@pytest.mark.rule("FYN-E6.06")
def test_the_king_alone_becomes_the_deck() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("", "Road+Road"), deck="", exact=True, chance=[[207]])
    board(match).box.extend(board(match).discard)  # nothing is left to shuffle
    board(match).discard.clear()
    do(match, ".")
    assert match.over
    assert board(match).cause == KING_RETURNED


@pytest.mark.rule("FYN-G1.01", "FYN-G1.02")
def test_dice() -> None:
    match = at("D", MINE, HIS, numbers=[10, 6])
    deck = board(match).deck[:]
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")  # nobody is asked for a position
    assert kinds(match, verbs.NUMBER) == [(1, 10, 0, 0), (0, 6, 0, 0)]
    assert board(match).deck == deck
    assert where(match, 119) == ""
    match = at("F", "0,0:K", "0,0:K", dice=True)
    do(match, ".")
    assert len(board(match).hands[1]) == 5  # draws go on as ever
