"""Turns, rounds, drawing, discarding, the limits of the game (FYN-D0, D1, D6, L1, Q1)."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.state import PUBLIC
from baronage.games.fyn import verbs
from baronage.games.fyn.data import KING_CARD
from baronage.games.fyn.verbs import ROUND_LIMIT, STALLED
from tests.games.fyn.table import (
    asked,
    at,
    board,
    do,
    hand,
    kinds,
    left,
    menu,
    pile,
    places,
    refused,
    same,
    start,
    where,
)


def pass_turns(rounds: int, **options: Any) -> int:
    """Everybody does nothing from the beginning; the round in which the game ended."""
    match = start(2, seed=5, **options)
    while not match.over and board(match).round <= rounds:
        asked_seat = match.state.actors()[0]
        match.play(asked_seat, match.state.default(asked_seat))
    return board(match).round


@pytest.mark.rule("FYN-D0.01", "FYN-D6.03")
def test_clockwise_and_eliminated_players_are_skipped() -> None:
    full = "Road+Road+Road+Road+Road"
    match = at("F", "0,0:K", "0,0:K", "", "0,0:K", hands=("", "", "", full), turn=2)
    do(match, ".")
    assert board(match).active == 3
    do(match, "STEP none ; . ; .")
    assert board(match).active == 0


@pytest.mark.rule("FYN-D0.02")
def test_the_steps_in_order() -> None:
    match = at("F", "0,0:K", "0,0:K; 0,1:C{P}", deck="47 48 49 50 51 52", hands=("", "Road"))
    do(match, ".")
    seen = []
    while board(match).active == 1:
        seen.append(asked(match).split()[1])
        do(match, "STEP none" if seen[-1] == "DEC-04" else ".")
    assert seen == ["DEC-03", "DEC-04", "DEC-16", "DEC-17"]
    assert len(kinds(match, verbs.DREW)) >= 4  # Step A came first


@pytest.mark.rule("FYN-D0.03")
@pytest.mark.parametrize("choice", ["build", "attack", "none"])
def test_build_attack_or_neither(choice: str) -> None:
    match = at("B", "0,0:K; 0,1:C{A}", "0,0:K", hands=("Army",))
    do(match, ".")
    assert menu(match) == {"STEP build", "STEP attack", "STEP none"}
    do(match, f"STEP {choice}")
    if choice != "none":
        assert asked(match) == {"build": "P1 DEC-05", "attack": "P1 DEC-06"}[choice]
        do(match, ".")
    assert asked(match) == "P1 DEC-16"  # never the other one too


@pytest.mark.rule("FYN-D0.04")
def test_a_round_is_over_when_nobody_comes_after() -> None:
    full = "Road+Road+Road+Road+Road"
    match = at("F", "0,0:K", "0,0:K", "0,0:K", hands=(full, full, full), turn=2, round=7, first_seat="P2")
    do(match, ".")
    assert (board(match).active, board(match).round) == (2, 7)
    do(match, "STEP none ; . ; .")
    assert (board(match).active, board(match).round) == (0, 7)
    do(match, "STEP none ; . ; .")
    assert (board(match).active, board(match).round) == (1, 8)


@pytest.mark.rule("FYN-D0.05")
def test_flags_are_cleared_at_the_end_of_the_turn() -> None:
    match = at("B", "0,0:K{A}; 0,1:C{S}", "0,0:K; 0,1:C", hands=("Village+Road",), numbers=[])
    do(match, "MV A 0,0>0,1 ; . ; STEP attack ; ATK P2:0,1 FROM 0,1 {S} ; PLACE N ; . ; PUT Village@0,1")
    s = board(match)
    assert (s.moved, s.spent, s.grown) == ([134], [149], [1])
    do(match, ". ; .")
    s = board(match)
    assert s.active == 1
    assert (s.moved, s.spent, s.grown, s.built, s.discards) == ([], [], [], [], 0)


# --- drawing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D1.02", "FYN-D1.04")
def test_draw_to_the_maximum_unseen_by_the_others() -> None:
    match = at("F", "0,0:K", "0,0:K; 0,1:Ct", hands=("", "Road+Road"), deck="67 68 69 70 71")
    do(match, ".")
    assert hand(match, "P2") == ["Road", "Road", "Oasis", "Oasis", "Oasis", "Oasis"]
    assert kinds(match, verbs.DREW, 1) == [(1, card) for card in (67, 68, 69, 70)]
    assert kinds(match, verbs.DREW, 0) == [(1, 0)] * 4
    assert board(match).redact(0).hands[1] == [0] * 6


@pytest.mark.rule("FYN-D1.03")
def test_a_full_hand_draws_nothing() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("", "Road+Road+Road+Road+Road"))
    size = len(board(match).deck)
    do(match, ".")
    assert len(board(match).deck) == size


@pytest.mark.rule("FYN-D1.05", "FYN-D1.04", "FYN-E5.08")
def test_a_must_play_card_never_enters_the_hand() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("", "Road+Road+Road"), deck="189 190 67 68")
    do(match, ".")
    assert hand(match, "P2") == ["Road"] * 3 + ["Oasis"] * 2
    assert pile(match) == [189, 190]
    assert kinds(match, verbs.SHOWN, 0) == [(1, 189), (1, 190)]


@pytest.mark.rule("FYN-D1.06")
def test_the_maximum_is_computed_anew_after_a_must_play_card() -> None:
    # a Volcano takes the Town: the maximum falls from 6 to 5 while he holds 4
    match = at(
        "F", "0,0:K", "0,0:K; 0,1:Ct", hands=("", "Road+Road+Road+Road"), deck="189 67 68", dice=True, chance=[0]
    )
    do(match, ".")
    assert len(hand(match, "P2")) == 5


@pytest.mark.rule("FYN-D1.08")
def test_drawing_goes_on_after_a_renewal() -> None:
    match = at("F", "0,0:K", "0,0:K", deck="67 68", exact=True)
    left(match).append([KING_CARD, *pile(match)])
    do(match, ".")
    assert len(hand(match, "P2")) == 5
    assert hand(match, "P2")[:2] == ["Oasis", "Oasis"]


@pytest.mark.rule("FYN-D1.09", "FYN-D3.09")
def test_a_lost_town_shrinks_the_hand_at_once_after_the_armies() -> None:
    match = at(
        "D",
        "0,0:K; 0,1:C{A}",
        "0,0:K{2S,A,P}; 0,1:C; 0,2:Ct",
        hands=("", "Road+Road+Oasis+Mine+Clear+Woods"),
        numbers=[],
    )
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; RESP - ; PLACE N")
    assert asked(match) == "P2 DEC-14"
    do(match, "CULL S@0,0")
    assert asked(match) == "P2 DEC-15"
    assert match.state.default(1) == (verbs.TRIM, board(match).hands[1][-1])  # the newest
    do(match, "TRIM Clear")
    assert len(hand(match, "P2")) == 5
    assert asked(match) != "P2 DEC-15"
    assert kinds(match, verbs.TRIMMED, 0) == kinds(match, verbs.TRIMMED) == [(1, 22)]  # face up
    assert pile(match)[-1] == 22


@pytest.mark.rule("FYN-D1.10")
def test_forced_discards_do_not_count_in_step_f() -> None:
    # a Town is sabotaged after the first discard of Step F: one card goes, and he may still discard his second
    match = at(
        "F",
        "0,0:K; 0,1:Ct; 1,0:Ct",
        "0,0:K",
        hands=("Road+Oasis+Mine+Clear+Woods+Desert+Village", "Sabotage+Sabotage"),
        numbers=[1, 1],
        pile="79 80",
        interrupts="every",
    )
    do(match, "DISC Mine ; P2: PLAY Sabotage P1:0,1 Town ; P2: PLAY Sabotage P1:1,0 Town")
    assert asked(match) == "P1 DEC-15"
    do(match, "TRIM Oasis")
    assert len(hand(match, "P1")) == 5
    do(match, "DISC Clear")
    assert board(match).active == 1
    assert kinds(match, verbs.DISCARDED) == [(0, 78), (0, 22)]


# --- discarding -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D6.01")
def test_up_to_two_cards_face_up() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("Road+Oasis+Mine",))
    do(match, "DISC Oasis ; DISC Road")
    assert pile(match) == [70, 66]
    assert board(match).active == 1
    assert kinds(match, verbs.DISCARDED, 1) == [(0, 70), (0, 66)]


@pytest.mark.rule("FYN-D6.02")
@pytest.mark.parametrize("discards", [0, 1])
def test_one_or_none_and_special_cards_have_no_effect(discards: int) -> None:
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", hands=("Earthquake+Healing Monks",))
    if discards:
        do(match, "DISC Earthquake")
    do(match, ".")
    assert pile(match) == [175] * discards
    assert kinds(match, verbs.PLAYED) == []
    assert same(match, "P1", "0,0:K; 0,1:Cv")


# --- limits ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-L1.01")
def test_the_last_round() -> None:
    match = at("F", "0,0:K; 0,1:C", "0,0:K", turn=2, round=10, max_rounds=10)
    do(match, ".")
    assert match.over
    assert board(match).cause == ROUND_LIMIT
    assert places(match) == [1, 2]
    match = at("F", "0,0:K; 0,1:C", "0,0:K", turn=1, round=10, max_rounds=10)
    do(match, ".")
    assert not match.over
    assert board(at("F", "0,0:K", "0,0:K", turn=2, round=100)).round == 100


@pytest.mark.rule("FYN-L1.02")
def test_rounds_without_a_card_end_the_game() -> None:
    full = "Road+Road+Road+Road+Road"
    match = at("F", "0,0:K", "0,0:K", hands=(full, full), round=4, stall_rounds=2)
    rounds = set()
    while not match.over:
        rounds.add(board(match).round)
        match.time_out(match.state.actors()[0])
    assert rounds == {4, 5}
    assert board(match).cause == STALLED
    assert pass_turns(10, stall_rounds=3) == 3


@pytest.mark.rule("FYN-L1.02")
def test_a_card_drawn_breaks_the_stall() -> None:
    full = "Road+Road+Road+Road+Road"
    match = at("F", "0,0:K", "0,0:K", hands=(full, full), round=4, stall_rounds=2)
    do(match, "DISC Road")
    while not match.over:
        match.time_out(match.state.actors()[0])
    assert board(match).round == 7  # P1 drew in round 5; 6 and 7 passed without a card


@pytest.mark.rule("FYN-L1.03", "FYN-GC.01")
def test_limits_come_after_the_time_out_and_before_the_next_window() -> None:
    match = at("F", "0,0:K", "0,0:K; 0,1:Cv", hands=("Revolt",), turn=2, round=10, max_rounds=10, timeout_rounds=10)
    left(match).append([KING_CARD, *board(match).deck])
    do(match, ".")
    assert match.over
    assert board(match).king_in_deck()
    assert kinds(match, verbs.WINDOW)[-1:] != [(1,)]


# --- decisions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-Q1.01")
def test_a_lone_option_is_taken_without_asking() -> None:
    match = at("D", "0,0:K; -1,0:C; -1,1:C; -1,2:C; 0,2:C; 1,2:C; 1,1:C; 1,0:C", "0,0:K; 0,1:C")
    assert asked(match) == "P1 Ready"  # no eligible army, an empty hand: nothing of the turn is asked
    mine = "0,0:K{A}; -1,0:C; -1,1:C; -1,2:C; 0,2:C; 1,2:C; 1,1:C; 1,0:C"
    match = at("D", mine, "0,0:K; 0,1:C")
    do(match, "ATK P2:0,1 FROM 0,0 {A}")  # one open edge: placed without asking
    assert where(match, 134) == "P1 0,1"


@pytest.mark.rule("FYN-Q1.02")
def test_equal_cards_are_offered_once() -> None:
    match = at("B", "0,0:K{2A,S}; 0,1:Ct{A}", "0,0:K")
    assert menu(match) == {"MV A 0,0>0,1", "MV S 0,0>0,1", "MV A 0,1>0,0", "."}
    do(match, "MV A 0,0>0,1")
    assert where(match, 134) == "P1 0,1"  # the lowest id
    assert board(match).moved == [134]
    assert menu(match) == {"MV A 0,0>0,1", "MV S 0,0>0,1", "MV A 0,1>0,0", "."}
    match = at("F", "0,0:K", "0,0:K", hands=("60+50+47",))
    assert menu(match) == {"DISC Road", "."}
    do(match, "DISC Road")
    assert pile(match) == [60]  # the one that came first


@pytest.mark.rule("FYN-Q1.02")
def test_an_army_that_has_moved_is_not_the_same_as_one_that_has_not() -> None:
    mine = "0,0:K; 0,1:Ct{A#135,X}; 0,2:C{A#134}"
    match = at("B", mine, "0,0:K", hands=("", "Sabotage"), numbers=[1], pile="79", interrupts="every")
    do(match, "MV A 0,2>0,1 ; P2: PLAY Sabotage P1:0,1 Town")
    assert asked(match) == "P1 DEC-14"  # population 7, combat total 9
    offered = {action[1] for action in match.state.actions(0)}
    assert offered == {134, 135, 165}
    match.play(0, (verbs.CULL, 134))  # the one that has moved goes; the other may still move
    assert "MV A 0,1>0,2" in menu(match)


@pytest.mark.rule("FYN-Q1.03")
def test_players_are_asked_one_at_a_time() -> None:
    match = start(4, seed=3)
    for _ in range(200):
        if match.over:
            break
        assert len(match.state.actors()) == 1
        match.play(match.state.actors()[0], match.state.actions(match.state.actors()[0])[0])


@pytest.mark.rule("FYN-Q1.03")
@pytest.mark.parametrize(
    ("step", "moves", "kind", "params"),
    [
        ("B", "MV A 0,0>0,1", verbs.MOVED, (0, 134, 64, 192)),
        ("B", ". ; STEP build", verbs.CHOSE, (0, verbs.BUILDING)),
        ("C", "BUILD P@0,0", verbs.BUILT, (0, 128, 64)),
        ("D", "ATK P2:0,1 FROM 0,1 {S}", verbs.ATTACKED, (0, 192, 1, 192, 149)),
        ("D", "ATK P2:0,1 FROM 0,1 {S} ; RESP -", verbs.RESPONDED, (1, 0, 0, 0)),
        ("D", "ATK P2:0,1 FROM 0,1 {S} ; RESP R 0,0>0,1 ; CALL 3", verbs.CALLED, (1, 3)),
        ("D", "ATK P2:0,1 FROM 0,1 {S} ; RESP - ; PLACE E", verbs.CAPTURED, (0, 1, 192, 193, 31)),
        ("E", "PUT Road@0,1", verbs.PUT_DOWN, (0, 66, 192, 0)),
        ("F", "DISC Road", verbs.DISCARDED, (0, 66)),
    ],
)
def test_a_choice_is_public_as_soon_as_it_is_made(step: str, moves: str, kind: int, params: tuple[int, ...]) -> None:
    match = at(step, "0,0:K{A}; 0,1:C{S}", "0,0:K{R}; 0,1:W", "0,0:K", hands=("Road+Peasant Army",))
    do(match, moves)
    for viewer in (0, 1, 2, PUBLIC):
        assert kinds(match, kind, viewer) == [params]


@pytest.mark.rule("FYN-Q1.04")
def test_silence_plays_no_card() -> None:
    match = start(3, seed=8)
    for _ in range(300):
        if match.over:
            break
        match.time_out(match.state.actors()[0])
    played = (verbs.PUT_DOWN, verbs.BUILT, verbs.PLAYED, verbs.COUNTERED, verbs.DISCARDED, verbs.MOVED)
    assert all(not kinds(match, kind) for kind in played)


@pytest.mark.rule("FYN-Q1.05")
@pytest.mark.parametrize("cards", ["Army+Road", "Road+Road"])
def test_asking_tells_nothing_of_the_hand(cards: str) -> None:
    match = at("B", "0,0:K; 0,1:C", "0,0:K", hands=(cards,))
    assert asked(match) == "P1 DEC-04"
    do(match, "STEP none")
    assert asked(match) == "P1 DEC-16"
    match = at("C", "0,0:K; 0,1:C", "0,0:K", hands=(cards,))
    assert asked(match) == "P1 DEC-05"
    match = at("E", "0,0:K", "0,0:K", hands=("Army",))
    assert menu(match) == {"."}
    refused(match, "PUT Army@0,1", "FYN-D5.01")
