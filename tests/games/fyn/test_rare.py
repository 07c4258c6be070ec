"""What seldom comes together: events, limits, leavers, renewals and captured Capitals in the middle of something else."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import RESIGN
from baronage.games.fyn import verbs
from baronage.games.fyn.data import KING_CARD
from baronage.games.fyn.steps.attack import HELD, STRUCK_DOWN
from baronage.games.fyn.verbs import KING_RETURNED, ROUND_LIMIT, STALLED
from tests.games.fyn.table import (
    asked,
    at,
    board,
    cell,
    do,
    hand,
    kinds,
    left,
    menu,
    pile,
    places,
    realm,
    same,
    starts,
    where,
)

# --- captured Capitals ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.52", "FYN-D3.09", "FYN-D1.09", "FYN-D4.08")
def test_a_captured_capital_is_besieged_and_taken_again_and_its_loss_costs_armies_then_cards() -> None:
    mine = "Road+Road+Mine+Mine+Oasis+Oasis+Clear+Woods+Desert+Village"
    match = at("D", "0,0:K{2S}; 0,1:C{S}; 0,2:K; 0,3:Ct", "0,0:K; 0,1:C{X}", "", hands=(mine,), turn=2, numbers=[10, 1])
    do(match, "ATK P1:0,2 FROM 0,1 {X} ; RESP - ; PLACE N")
    assert [params[4] for params in kinds(match, verbs.SHOT)] == [5 + 6 - 5, 5 + 5 - 6]
    assert same(match, "P2", "0,0:K; 0,1:C; 0,2:K{X}; 0,3:Ct")  # with the Town that hung on it, unbesieged
    assert asked(match) == "P1 DEC-14"  # combat total 9 of 6
    do(match, "CULL S@0,0")
    assert asked(match) == "P1 DEC-15"  # ten cards of five
    assert (8,) not in kinds(match, verbs.WINDOW)  # the checks come first
    for _ in range(5):
        match.time_out(0)
    assert len(hand(match, "P1")) == 5
    assert kinds(match, verbs.WINDOW)[2:3] == [(8,)]
    assert board(match).out == [2]  # P1's home Capital stands


@pytest.mark.rule("FYN-D4.45", "FYN-D4.46", "FYN-D4.50")
def test_a_captured_capital_that_is_cut_off_slides_like_other_land() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C; 0,2:C; 1,2:K{P}", "")
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; RESP - ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{A}; 1,2:K")
    assert where(match, 119) == ""
    assert board(match).alive == 0b011


# --- events in the middle of an attack ------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.10", "FYN-W1.02")
def test_before_a_siege_the_attacker_may_revolt_the_target_away_and_is_not_spent() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C; 0,2:Cc{P}", hands=("Revolt",), numbers=[10, 1, 1])
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; PASS ; RESP - ; PASS")
    assert kinds(match, verbs.WINDOW)[-1] == (7,)
    do(match, "PLAY Revolt P2:0,2")
    assert kinds(match, verbs.VOID) == [(0, cell("0,2"))]
    assert starts(match, "FROM") == {"0,1"}


@pytest.mark.rule("FYN-D3.08", "FYN-D4.09", "FYN-Q1.02")
def test_a_town_lost_under_the_attackers_costs_armies_of_the_group_too() -> None:
    match = at(
        "D", "0,0:K; 0,1:Ct{2S}; 1,0:C{S}", "0,0:K; 0,1:C{P}", hands=("", "Earthquake"), numbers=[1, 10, 10], pile="79"
    )
    do(match, "ATK P2:0,1 FROM 0,1 {2S} ; P2: PLAY Earthquake P1:0,1")
    assert menu(match) == {"CULL S@0,1", "CULL S@1,0"}
    do(match, "CULL S@0,1 ; RESP -")
    assert [params[1] for params in kinds(match, verbs.SHOT)] == [119, 150]
    assert [params[3] for params in kinds(match, verbs.FAILED)] == [HELD]
    match = at("D", "0,0:K{2S}; 0,1:Ct{S}", "0,0:K; 0,1:C{P}", hands=("", "Earthquake"), numbers=[1], pile="79")
    do(match, "ATK P2:0,1 FROM 0,1 {S} ; P2: PLAY Earthquake P1:0,1 ; CULL S@0,1")
    assert [params[3] for params in kinds(match, verbs.FAILED)] == [STRUCK_DOWN]


@pytest.mark.rule("FYN-D5.16")
def test_a_village_that_is_lost_at_once_is_a_step_all_the_same() -> None:
    mine = "0,0:K; 0,1:C; 1,0:Ct"
    match = at("E", mine, "0,0:K", hands=("Village+Village", "Sabotage"), interrupts="every", numbers=[1])
    do(match, "PUT Village@0,1 ; P2: PLAY Sabotage P1:0,1 Village")
    assert realm(match, "P1") == "0,0:K; 0,1:C; 1,0:Ct"
    assert menu(match) == {"."}


@pytest.mark.rule("FYN-B4.07", "FYN-E6.02", "FYN-E6.05", "FYN-D4.33")
def test_the_deck_is_renewed_in_a_siege_and_the_king_ends_it() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cc", deck="10", exact=True, call="standing")
    left(match).append([*board(match).discard, 10, KING_CARD])
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert kinds(match, verbs.SHOT) == [(1, 0, 134, 1, 7, 1)]
    assert board(match).cause == KING_RETURNED
    assert where(match, 134) == "P1 0,1"  # hit, but not removed: it counts
    assert board(match).score(0) == 2 + 6 + 2


# --- leaving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-F1.08", "FYN-F1.09")
def test_the_active_player_leaves_and_the_event_that_he_has_played_goes_on() -> None:
    hands = ("Road+Revolt", "Tax Cuts", "")
    match = at("E", "0,0:K; 0,1:C", "0,0:K; 0,1:Cv", "0,0:K", hands=hands, numbers=[1])
    do(match, "PUT Road@0,1 ; . ; P1: PLAY Revolt P2:0,1")
    assert asked(match) == "P2 DEC-19"
    match.play(0, (RESIGN,))
    assert asked(match) == "P2 DEC-19"
    do(match, "PASS")
    assert realm(match, "P2") == "0,0:K"
    assert board(match).active == 1


@pytest.mark.rule("FYN-F1.09")
def test_the_owner_leaves_while_another_is_asked_to_counter() -> None:
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=("", "Revolt", "Tax Cuts"))
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    assert asked(match) == "P3 DEC-19"
    match.play(0, (RESIGN,))
    assert 181 in pile(match)
    assert board(match).limbo == []
    assert hand(match, "P3") == ["Tax Cuts"]
    assert not asked(match).endswith("DEC-19")


# --- the central City, limits, places -------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.47", "FYN-D4.48", "FYN-GB.02")
def test_cut_off_land_does_not_come_to_lie_on_the_central_city_and_what_hangs_on_it_is_lost() -> None:
    foe = "0,0:K; 1,0:C; 1,1:C; 1,2:C; 1,3:C"
    match = at("D", "0,0:K; 0,1:C{A}", foe, variant="run_for_city", city_distance=3)
    do(match, "ATK P2:1,0 FROM 0,1 {A} ; PLACE N")  # to (0,2); (1,1) would come to (0,3), the others beyond it
    assert realm(match, "P1") == "0,0:K; 0,1:C; 0,2:C{A}"
    assert len(pile(match)) == 3


@pytest.mark.rule("FYN-GB.04")
def test_the_conqueror_of_the_land_beside_the_city_begins_to_count_in_his_next_turn() -> None:
    hands = ("Road+Road+Road+Road+Road", "Mine+Mine+Mine+Mine+Oasis")
    match = at(
        "D",
        "0,0:K; 0,1:C{A}",
        "0,0:K; 0,1:C; 0,2:C",
        holds=(0, 2),
        hands=hands,
        variant="run_for_city",
        city_distance=3,
    )
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; PLACE N")
    assert board(match).holds == [0, 0]
    while board(match).round == 4:
        match.time_out(match.state.actors()[0])
    assert board(match).holds == [1, 0]


@pytest.mark.rule("FYN-L1.02")
def test_stalled_rounds_are_counted_from_the_first_whole_one() -> None:
    hands = ("Road+Road+Road+Road+Road", "Mine+Mine+Mine+Oasis+Oasis")
    match = at("F", "0,0:K", "0,0:K", hands=hands, stall_rounds=2)
    while not match.over:
        match.time_out(match.state.actors()[0])
    assert (board(match).cause, board(match).round) == (STALLED, 5)


@pytest.mark.rule("FYN-L1.01", "FYN-D0.04", "FYN-F1.07")
def test_the_last_round_ends_before_the_first_seat_wherever_that_is() -> None:
    hands = ("Road+Road+Road+Road+Road",)
    match = at("F", "0,0:K", "0,0:K; 0,1:C", "0,0:K", round=10, max_rounds=10, first_seat="P2", hands=hands)
    do(match, ".")
    assert board(match).cause == ROUND_LIMIT
    assert places(match) == [2, 1, 2]
