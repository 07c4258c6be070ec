"""Hidden information: what each seat may know, and guesses that can't be told from the truth (RULES.md, What is hidden)."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.games.fyn.data import ANTI, CARD_KIND, EVENT, FORCE, KING_CARD, MUST, TYPE
from baronage.games.fyn.state import Barons, conserved
from tests.games.fyn.table import at, board, do, start


def sample(s: Barons, seat: int, seed: int) -> Barons:
    guess = s.sample(seat, Chance(seed))
    assert isinstance(guess, Barons)
    return guess


def test_own_hand_is_seen_others_are_counted() -> None:
    s = board(at("E", "0,0:K", "0,0:K", hands=("Road+Mine", "Town+City+Clear")))
    assert s.redact(0).hands == [[66, 78], [0, 0, 0]]
    assert s.redact(1).hands == [[0, 0], [113, 118, 22]]
    assert s.redact(PUBLIC).hands == [[0, 0], [0, 0, 0]]
    assert s.redact(0).deck == [0] * len(s.deck)
    assert s.redact(PUBLIC).discard == s.discard


def test_hands_are_shown_when_the_game_is_over() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("Road", "Mine"), turn=2, round=10, max_rounds=10)
    assert board(match).redact(PUBLIC).hands == [[0], [0]]
    do(match, ".")
    assert match.over
    assert board(match).redact(PUBLIC).hands == [[66], [78]]


def test_a_card_named_in_a_trade_stays_known() -> None:
    match = at("F", "0,0:K", "0,0:K", "0,0:K", hands=("City+Road", "Mine+Oasis", ""), trading=True)
    do(match, "TRADE City ; OFFER P2 Oasis ; OFFER P3 - ; TAKE -")
    assert board(match).redact(2).hands[1] == [70, 0]
    assert board(match).redact(PUBLIC).hands[1] == [70, 0]
    for seed in range(5):
        assert 70 in sample(board(match), 2, seed).hands[1]


def test_a_sample_holds_every_card_once_and_no_must_play_card_in_a_hand() -> None:
    match = at("E", "0,0:K; 0,1:Ct", "0,0:K", hands=("Road", "Town+City+Clear"), deck="47 207", king=True)
    s = board(match)
    for seed in range(20):
        guess = sample(s, 0, seed)
        assert conserved(guess) == conserved(s) == list(range(1, 208))
        assert KING_CARD in guess.deck
        assert all(CARD_KIND[card] not in (0, MUST) for hand in guess.hands for card in hand)
        assert guess.redact(0).dump() == s.redact(0).dump()


def test_who_is_asked_in_a_window_holds_something_to_play() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=("", "Road+Revolt", "Mine+Oasis"))
    do(match, "MV A 0,0>0,1")
    asked = set()
    for seed in range(30):
        guess = sample(board(match), 0, seed)
        (one,) = guess.actors()
        asked.add(one)
        assert any(CARD_KIND[card] == EVENT for card in guess.hands[one])
    assert asked == {1, 2}


def test_who_has_passed_knows_that_the_one_asked_comes_after_him() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", "0,0:K", hands=("", "Revolt", "Revolt", "Road"))
    do(match, "MV A 0,0>0,1 ; PASS")
    assert {sample(board(match), 1, seed).actors()[0] for seed in range(30)} == {2, 3}


def test_a_counter_window_that_stays_open_tells_of_an_anti_card() -> None:
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=("Road", "Revolt", "Tax Cuts"))
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    guess = sample(board(match), 1, 3)
    (one,) = guess.actors()
    assert any(CARD_KIND[card] == ANTI for card in guess.hands[one])


@pytest.mark.parametrize("seed", range(5))
def test_who_chose_to_build_holds_an_army(seed: int) -> None:
    match = at("B", "0,0:K", "0,0:K", hands=("Army+Road", ""))
    do(match, "STEP build")
    guess = sample(board(match), 1, seed)
    assert any(CARD_KIND[card] == FORCE for card in guess.hands[0])


@pytest.mark.parametrize("seed", range(5))
def test_who_is_asked_to_trim_has_a_choice(seed: int) -> None:
    match = at("D", "0,0:K; 0,1:C{P}", "0,0:K; 0,1:Ct", hands=("", "Road+Road+Oasis+Mine+Clear+Woods"))
    do(match, "ATK P2:0,1 FROM 0,1 {P} ; PLACE N")
    guess = sample(board(match), 0, seed)
    assert len({TYPE[card] for card in guess.hands[1]}) > 1


def test_samples_vary() -> None:
    s = board(start(2, seed=4))
    assert len({tuple(sample(s, 0, seed).hands[1]) for seed in range(10)}) > 5
