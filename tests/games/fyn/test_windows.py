"""Interrupt windows (FYN-W1)."""

from __future__ import annotations

import json

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games.fyn import verbs
from tests.games.fyn.table import (
    GAME,
    asked,
    at,
    do,
    kinds,
    refused,
    start,
)


def windows(match: Match) -> list[int]:
    """The numbers of the windows that opened, counter windows left out."""
    return [params[0] for params in kinds(match, verbs.WINDOW) if params[0]]


@pytest.mark.rule("FYN-W1.01")
def test_any_player_in_any_players_turn() -> None:
    hands = ("Revolt", "Revolt", "Revolt")
    match = at("B", "0,0:K; 0,1:Cv{A}", "0,0:K", "0,0:K", hands=hands)
    do(match, "MV A 0,1>0,0")
    seen = []
    while asked(match).endswith("DEC-18"):
        seen.append(asked(match)[:2])
        do(match, "PASS")
    assert seen == ["P2", "P3", "P1"]


@pytest.mark.rule("FYN-W1.02")
def test_the_key_windows_and_when_they_are_skipped() -> None:
    full = "Road+Road+Road+Road+Road"
    match = at("F", "0,0:K", "0,0:K", hands=("", full))
    do(match, ".")
    assert windows(match) == [1]  # no card was drawn
    do(match, "STEP none ; . ; .")  # nothing moved, built or played
    assert windows(match)[1:2] == [1]
    match = at("F", "0,0:K", "0,0:K{P}; 0,1:C", hands=("", "Army+Road+Road"), deck="67 68 69")
    do(match, ".")
    do(match, "MV P 0,0>0,1 ; STEP build ; BUILD A@0,0 ; PUT Road@0,1 ; . ; .")
    assert windows(match)[:5] == [1, 2, 3, 4, 9]


@pytest.mark.rule("FYN-W1.03")
def test_every_single_card_opens_a_window() -> None:
    match = at(
        "B",
        "0,0:K{P,A}; 0,1:Ct",
        "0,0:K",
        hands=("Army+Army+Road+Clear+Mine+Mine", ""),
        interrupts="every",
        trading=True,
    )
    do(match, "MV P 0,0>0,1 ; MV A 0,0>0,1 ; STEP build ; BUILD A@0,0 ; BUILD A@0,1")
    do(match, "PUT Road@0,1 ; PUT Clear@1,0 ; . ; DISC Mine ; TRADE Mine ; OFFER P2 -")
    assert windows(match)[:8] == [10, 10, 11, 11, 12, 12, 13, 13]


@pytest.mark.rule("FYN-W1.04")
def test_from_the_left_of_the_active_player_who_comes_last() -> None:
    hands = ("Revolt", "", "Revolt", "Revolt")
    match = at("B", "0,0:K", "0,0:K", "0,0:K; 0,1:Cv{A}", "0,0:K", hands=hands, turn=3)
    do(match, "MV A 0,1>0,0")
    seen = []
    while asked(match).endswith("DEC-18"):
        seen.append(asked(match)[:2])
        do(match, "PASS")
    assert seen == ["P4", "P1", "P3"]


@pytest.mark.rule("FYN-W1.05")
def test_after_a_card_the_window_starts_again() -> None:
    hands = ("Revolt", "Revolt", "Revolt+Sabotage")
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=hands, numbers=[2, 2])
    do(match, "MV A 0,0>0,1 ; P2: PASS ; P3: PLAY Sabotage P1:0,1 Village")
    assert asked(match) == "P2 DEC-18"  # he had passed
    do(match, "PASS ; P3: PASS ; P1: PASS")
    assert not asked(match).endswith("DEC-18")


@pytest.mark.rule("FYN-W1.06")
def test_in_a_secret_window_another_move_is_refused_by_the_rule_of_secrecy() -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K; 0,1:Cv", "0,0:K", hands=("", "Revolt", ""))
    do(match, "MV A 0,0>0,1")
    assert asked(match) == "P2 DEC-18"
    with pytest.raises(Illegal) as refusal:
        match.play(2, (verbs.MOVE, 134, 0))
    assert refusal.value.rule == "FYN-W1.06"


@pytest.mark.rule("FYN-W1.06")
def test_nobody_sees_who_is_asked() -> None:
    looks = []
    for hands in (("", "Revolt", "Road"), ("", "Road", "Revolt"), ("", "Revolt", "Revolt")):
        match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=hands)
        do(match, "MV A 0,0>0,1")
        looks.append((match.state.view(0), match.story(0)))
    assert looks[0] == looks[1] == looks[2]
    before = match.number(0)
    do(match, "PASS")  # P2, then P3 is asked: P1 hears nothing of it
    assert (match.state.view(0), match.number(0)) == (looks[0][0], before)
    do(match, "PASS")
    assert match.number(0) == before + 1


@pytest.mark.rule("FYN-W1.06")
def test_a_card_without_a_target_passes_by_itself_and_the_window_closes_at_once() -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K", hands=("", "Revolt+Earthquake"))
    do(match, "MV A 0,0>0,1")
    assert not asked(match).endswith("DEC-18")
    assert windows(match) == [3]
    assert kinds(match, verbs.CLOSED) == [(3,)]


@pytest.mark.rule("FYN-W1.06")
@pytest.mark.parametrize("card", ["Revolt", "Road"])
def test_what_can_be_taken_back_does_not_depend_on_hidden_cards(card: str) -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", hands=("", card))
    do(match, "MV A 0,0>0,1")
    assert not match.can_undo(0)


@pytest.mark.rule("FYN-W1.06")
@pytest.mark.parametrize("card", ["Revolt", "Road"])
def test_nor_can_a_forced_discard_after_which_a_window_goes_on(card: str) -> None:
    hands = ("", "Sabotage", card)
    match = at("B", "0,0:K{2S}; 0,1:Ct{A,P}", "0,0:K", "0,0:K; 0,1:Cv", hands=hands, numbers=[1], pile="79")
    do(match, "MV A 0,1>0,0 ; . ; P2: PLAY Sabotage P1:0,1 Town")
    assert asked(match) == "P1 DEC-14"  # 9 of 7; then the window starts again, with P3 or without
    do(match, "CULL S@0,0")
    assert not match.can_undo(0)


@pytest.mark.rule("FYN-W1.07")
def test_no_event_while_another_is_resolved_or_in_a_battle() -> None:
    hands = ("Revolt+Sickness", "Revolt+Sickness")
    match = at("D", "0,0:K; 0,1:Cv{A,S}", "0,0:K; 0,1:Cv{P}", hands=hands)
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; P2: PASS ; P1: PASS ; RESP - ; P2: PASS ; P1: PASS")
    assert asked(match) == "P2 DEC-08"  # the row is laid
    refused(match, "PLAY Revolt P1:0,1", "FYN-W1.01")
    do(match, "AIM 119>134")
    assert asked(match) == "P2 DEC-02"
    refused(match, "PLAY Sickness P1:0,1", "FYN-W1.01", who="P1")
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=("Road", "Revolt+Earthquake", "Tax Cuts+Earthquake"))
    do(match, ". ; P3: PASS ; P2: PLAY Revolt P1:0,1")
    assert asked(match) == "P3 DEC-19"
    refused(match, "PLAY Earthquake P1:0,1", "FYN-W1.07")  # only the counter


def test_random_games_open_the_same_windows_whatever_the_hands() -> None:
    match = start(3, seed=11)
    for _ in range(400):
        if match.over:
            break
        one = match.state.actors()[0]
        match.play(one, match.state.actions(one)[-1])
    assert set(windows(match)) <= set(range(1, 10))


def answered(holding: str, answers: list[str], hold_windows: bool = False) -> Match:
    """P1 moves and ends the step, W3 opens; P2 and P3 pass by standing answers, or hold nothing to play."""
    hands = ("Road", f"{holding}+Road", f"{holding}+Road", "Road")
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K; 0,1:Cv", "0,0:K", hands=hands)
    state = match.state
    match = Match(GAME, state=state, hold_windows=hold_windows)
    for seat in (1, 2):
        match.answer(seat, answers)
    do(match, "MV A 0,0>0,1 ; STEP none ; ." if answers else "MV A 0,0>0,1")
    return match


@pytest.mark.rule("FYN-W1.06")
def test_a_standing_pass_is_counted_like_an_automatic_one() -> None:
    passed, empty = answered("Earthquake", ["pass"]), answered("Clear", ["pass"])
    asked_once = [move.text for move in passed.record.moves]
    assert asked_once.count("PASS") == 2
    assert "PASS" not in [move.text for move in empty.record.moves]
    for viewer in (0, 3, PUBLIC):
        assert passed.number(viewer) == empty.number(viewer)
        assert passed.story(viewer) == empty.story(viewer)
        assert passed.log(viewer) == empty.log(viewer)
    assert passed.number(1) == passed.number(2) == empty.number(1)


@pytest.mark.rule("FYN-W1.06")
def test_a_record_keeps_what_was_one_moment() -> None:
    match = answered("Earthquake", ["pass"])
    for text in (match.record.text(), json.dumps(match.record.document())):
        record = Record.read(text, {"fyn": GAME})
        again = record.replay()
        assert again.counts == match.counts
        assert again.state.dump() == match.state.dump()
        assert record.text() == match.record.text()
        for viewer in (0, 1, PUBLIC):
            diary = record.diary(viewer)["moments"]
            assert [moment["number"] for moment in diary] == list(range(match.number(viewer) + 1))
            assert diary[-1]["view"] == match.state.view(None if viewer == PUBLIC else viewer)
    turns = Record.read(match.record.text(turns=True), {"fyn": GAME})
    assert turns.replay().state.dump() == match.state.dump()


@pytest.mark.rule("FYN-W1.06")
def test_an_answer_that_is_left_while_one_is_asked_is_a_moment_of_its_own() -> None:
    match = answered("Earthquake", [])
    before = match.number(PUBLIC)
    match.answer(1, ["pass"])
    match.answer(2, ["pass"])
    assert match.number(PUBLIC) == before + 1  # the window, which all have seen open, has closed
    assert not any(move.joined for move in match.record.moves)
