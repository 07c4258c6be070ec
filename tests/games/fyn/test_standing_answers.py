"""Standing answers of the Barons of Fyn, and words for a whole game."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Unreadable
from baronage.games.fyn import verbs
from baronage.games.fyn.auto_answers import check_answer
from tests.games.fyn.table import GAME, asked, at, board, do, kinds, left, start, story, where

# --- standing answers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "ask",
        "call 3",
        "always call 3",
        "decline",
        "pass",
        "pass unless attacked",
        "pass until attacked",
        "pass in the turns of others",
        "pass until my next turn",
        "pass at W5 of P2",
        "counter any",
        "counter Earthquake on my Cities",
        "counter any Earthquake on a Town or City of mine",
        "counter Revolt on mine",
        "counter Sickness on P3",
        "play Sabotage P2:0,1 Road",
        "play Revolt P2:0,1 at W5 of P3",
    ],
)
def test_standing_answers_that_are_understood(text: str) -> None:
    check_answer(text)


@pytest.mark.parametrize(
    "text", ["", "maybe", "call 5", "counter Plague", "counter Revolt on my Roads", "pass at dawn"]
)
def test_standing_answers_that_are_not(text: str) -> None:
    with pytest.raises(Unreadable):
        check_answer(text)


def test_a_standing_call_and_a_standing_decline() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", deck="2 54")
    match.answer(0, ["call 4"])
    match.answer(1, ["decline", "call 3"])
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert [params[1:] for params in kinds(match, verbs.NUMBER)] == [(9, 2, 3), (4, 54, 4)]


@pytest.mark.parametrize(("answers", "asks"), [([], True), (["call 3"], True), (["call 3", "decline"], False)])
def test_only_who_said_so_declines_to_respond(answers: list[str], asks: bool) -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:W{P}; 0,2:C{P,2A}")
    match.answer(1, answers)
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert (asked(match) == "P2 DEC-07") == asks


@pytest.mark.parametrize(("centre", "asks"), [("c", False), ("t", True), ("v", True)])
def test_counter_earthquake_on_my_cities(centre: str, asks: bool) -> None:
    hands = ("Divine Intervention", "Earthquake")
    match = at("F", f"0,0:K; 0,1:C{centre}", "0,0:K", hands=hands, numbers=[2])
    match.answer(0, ["counter Earthquake on my Cities"])
    do(match, ". ; P2: PLAY Earthquake P1:0,1")
    assert (asked(match) == "P1 DEC-19") == asks
    assert bool(kinds(match, verbs.COUNTERED)) != asks


def test_pass_until_attacked() -> None:
    match = at("D", "0,0:K; 0,1:C{A}; 1,0:C{P}", "0,0:K; 0,1:Cv", "0,0:K; 0,1:Cv", hands=("", "Revolt"))
    match.answer(1, ["pass unless attacked"])
    do(match, "ATK P3:0,1 FROM 1,0 {P} ; PLACE N")
    assert asked(match) == "P1 DEC-06"  # P2 passed in W5, W6 and W8
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert asked(match) == "P2 DEC-18"


def test_pass_until_my_next_turn() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", hands=("", "Revolt+Road+Road+Road+Road"))
    match.answer(1, ["pass in the turns of others"])
    do(match, "MV A 0,0>0,1 ; STEP none")
    assert asked(match) == "P2 DEC-18"  # the window at the start of his own turn
    assert board(match).active == 1


def test_an_event_prepared_for_its_moment_and_skipped_when_it_is_not_legal() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", hands=("", "Revolt+Sickness"), numbers=[1])
    match.answer(1, ["play Sickness P1:0,2", "play Revolt P1:0,1 at W3"])
    do(match, "MV A 0,0>0,1")
    assert where(match, 134) == ""
    assert left(match) == []
    assert kinds(match, verbs.PLAYED) == [(1, 181, 0, 192, 0)]


def test_ask_ends_the_list() -> None:
    for answers, asks in ((["ask", "counter any"], True), (["counter Revolt on my Cities", "counter any"], False)):
        match = at("F", "0,0:K; 0,1:Cv", "0,0:K", hands=("Tax Cuts", "Revolt"))
        match.answer(0, answers)
        do(match, ". ; P2: PLAY Revolt P1:0,1")
        assert (asked(match) == "P1 DEC-19") == asks


def test_answers_are_secret() -> None:
    plain = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=("", "Revolt", ""))
    told = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=("", "Revolt", ""))
    told.answer(1, ["pass"])
    do(plain, "MV A 0,0>0,1 ; PASS")
    do(told, "MV A 0,0>0,1")
    assert plain.state.view(0) == told.state.view(0)
    assert [event for _, events in plain.story(0) for event in events] == [
        event for _, events in told.story(0) for event in events
    ]


def test_a_whole_game_has_words_for_everything() -> None:
    match = start(4, seed=6, trading=True, interrupts="every")
    for number in range(500):
        if match.over:
            break
        one = match.state.actors()[0]
        actions = match.state.actions(one)
        assert all(GAME.label(match.state, one, action)[0] for action in actions[:8])
        match.play(one, actions[number * 13 % len(actions)])
    assert all(line[0].isupper() or line[0].isdigit() for line in story(match))
