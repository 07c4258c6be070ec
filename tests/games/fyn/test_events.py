"""Any Play cards, their counters, and Must Play cards (FYN-E4, E5)."""

from __future__ import annotations

import pytest

from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import SICKNESS
from baronage.games.fyn.steps.events import has_target
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
    realm,
    refused,
    same,
    starts,
    where,
)

# --- targets --------------------------------------------------------------------------------------------------------

TARGETS = ("0,0:K{A}; 0,1:Crv; 1,0:Dm", "0,0:K; 0,1:Cc{S}; 0,2:C{P}; 0,3:K{P}", "0,0:K; 0,1:Wt", "", "")


@pytest.mark.rule("FYN-E4.01", "FYN-E4.02", "FYN-E4.03")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("Earthquake", {"P1:0,1", "P2:0,1", "P3:0,1"}),
        ("Revolt", {"P1:0,1", "P2:0,1", "P3:0,1"}),
        ("Sickness", {"P2:0,1", "P2:0,2"}),
        ("Sabotage", {"P1:0,1 Road", "P1:0,1 Village", "P1:1,0 Mine", "P2:0,1 City", "P3:0,1 Town"}),
    ],
)
def test_legal_targets(card: str, targets: set[str]) -> None:
    match = at("F", *TARGETS, hands=(card, ""), deck="47 48 49 50 51 52 53 54 55 56 57 58 59 60")
    do(match, ".")
    assert asked(match) == "P1 DEC-18"
    assert starts(match, f"PLAY {card}") == targets
    refused(match, f"PLAY {card} P1:0,0" + (" Road" if card == "Sabotage" else ""), "FYN-E4.02")


@pytest.mark.rule("FYN-E4.02")
def test_armies_on_capitals_are_no_target_of_sickness() -> None:
    on_capitals = at("F", "0,0:K{A}; 0,1:C", "0,0:K{P}; 0,1:C")
    assert not has_target(board(on_capitals), SICKNESS)
    assert has_target(board(at("F", "0,0:K{A}; 0,1:C", "0,0:K; 0,1:C{P}")), SICKNESS)


@pytest.mark.rule("FYN-E4.03")
def test_what_is_no_target() -> None:
    match = at("F", *TARGETS, hands=("Earthquake+Sickness",))
    do(match, ".")
    refused(match, "PLAY Earthquake P1:1,0", "FYN-E4.03")
    refused(match, "PLAY Sickness P1:0,1", "FYN-E4.03")
    refused(match, "PLAY Sickness P2:5,5", "FYN-E4.01")


@pytest.mark.rule("FYN-E4.04", "FYN-E4.08")
@pytest.mark.parametrize(
    ("event", "anti", "target"),
    [
        ("Earthquake", "Divine Intervention", "P1:0,1"),
        ("Sickness", "Healing Monks", "P1:0,1"),
        ("Revolt", "Tax Cuts", "P1:0,1"),
        ("Sabotage", "Secret Service", "P1:0,1 Village"),
    ],
)
def test_each_event_has_its_counter(event: str, anti: str, target: str) -> None:
    others = {"Divine Intervention", "Healing Monks", "Tax Cuts", "Secret Service"} - {anti}
    match = at("F", "0,0:K; 0,1:Cv{A}", "0,0:K", hands=(anti, event), numbers=[])
    do(match, f". ; P2: PLAY {event} {target}")
    assert asked(match) == "P1 DEC-19"
    do(match, "COUNTER P1")
    assert same(match, "P1", "0,0:K; 0,1:Cv{A}")
    # the wrong counters are of no use
    match = at("F", "0,0:K; 0,1:Cv{A}", "0,0:K", hands=("+".join(sorted(others)), event), numbers=[2])
    do(match, f". ; P2: PLAY {event} {target}")
    assert kinds(match, verbs.COUNTERED) == []
    assert len(kinds(match, verbs.NUMBER)) == 1


@pytest.mark.rule("FYN-E4.05")
def test_the_counter_comes_before_any_number() -> None:
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", hands=("Tax Cuts", "Revolt"), numbers=[2])
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    assert (asked(match), kinds(match, verbs.NUMBER)) == ("P1 DEC-19", [])
    do(match, "PASS")
    assert len(kinds(match, verbs.NUMBER)) == 1


@pytest.mark.rule("FYN-E4.06")
def test_the_owner_first_then_clockwise_never_the_one_who_played_it() -> None:
    hands = ("Tax Cuts", "Revolt+Tax Cuts", "Road", "Road")
    match = at("F", "0,0:K", "0,0:K", "0,0:K; 0,1:Cv", "0,0:K", hands=hands, numbers=[2])
    do(match, ". ; P2: PLAY Revolt P3:0,1")
    assert asked(match) == "P1 DEC-19"  # the owner and P4 hold none
    refused(match, "COUNTER P2", "FYN-E4.06", who="P2")
    do(match, "PASS")
    assert len(kinds(match, verbs.NUMBER)) == 1  # P2 was not asked
    hands = ("Tax Cuts", "Revolt", "Tax Cuts", "Road")
    match = at("F", "0,0:K", "0,0:K", "0,0:K; 0,1:Cv", "0,0:K", hands=hands, numbers=[2])
    do(match, ". ; P2: PLAY Revolt P3:0,1")
    assert asked(match) == "P3 DEC-19"  # his land is struck
    do(match, "PASS")
    assert asked(match) == "P1 DEC-19"
    # the first counter ends the asking
    match = at("F", "0,0:K", "0,0:K; 0,1:Cv", "0,0:K", hands=("Tax Cuts", "Tax Cuts", "Revolt"), numbers=[])
    do(match, ". ; P3: PLAY Revolt P2:0,1")
    assert asked(match) == "P2 DEC-19"
    do(match, "COUNTER P2")
    assert not asked(match).endswith("DEC-19")


@pytest.mark.rule("FYN-E4.07", "FYN-E4.09")
def test_a_countered_card_has_no_effect_and_both_are_discarded() -> None:
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", hands=("Tax Cuts", "Revolt"), numbers=[])
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    assert board(match).limbo == [181]
    assert pile(match) == []
    do(match, "COUNTER P1")
    assert sorted(pile(match)) == [181, 198]
    assert board(match).limbo == []
    assert kinds(match, verbs.NUMBER) == []
    assert not asked(match).endswith("DEC-19")  # nobody counters the counter


@pytest.mark.rule("FYN-E4.08")
def test_anti_cards_can_only_be_discarded_or_traded() -> None:
    match = at("E", "0,0:K; 0,1:Cv", "0,0:K", hands=("Tax Cuts",))
    assert menu(match) == {"."}
    do(match, ".")
    assert menu(match) == {"DISC Tax Cuts", "."}


@pytest.mark.rule("FYN-E4.09", "FYN-E5.08")
def test_an_event_goes_to_the_pile_when_it_is_fully_resolved() -> None:
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", hands=("", "Revolt"), deck="3 47 48 49 50", call="standing")
    do(match, ". ; P2: PLAY Revolt P1:0,1")  # card 3 is 1325: a 1
    assert pile(match)[:4] == [3, 79, 1, 181]


@pytest.mark.rule("FYN-E4.10")
@pytest.mark.parametrize(("letter", "after"), [("c", "t"), ("t", "v"), ("v", "")])
def test_dropping_a_step(letter: str, after: str) -> None:
    match = at("F", f"0,0:K; 0,1:C{letter}", "0,0:K", hands=("", "Earthquake"), numbers=[1])
    do(match, ". ; P2: PLAY Earthquake P1:0,1")
    assert realm(match, "P1") == f"0,0:K; 0,1:C{after}"
    assert pile(match)[0] == {"c": 114, "t": 99, "v": 79}[letter]


@pytest.mark.rule("FYN-E4.11")
def test_the_order_of_the_draw_deck_does_not_change_and_the_king_has_no_effect() -> None:
    deck = "47 207 48 112 49 99"
    match = at("F", "0,0:K; 0,1:Cc", "0,0:K", hands=("", "Earthquake"), deck=deck, king=True, numbers=[1])
    do(match, ". ; P2: PLAY Earthquake P1:0,1")
    assert board(match).centres[0][cell("0,1")] == 112
    assert kinds(match, verbs.STEPPED) == [(0, cell("0,1"), 114, 112)]
    rest = [card for card in board(match).deck if card in (48, 49, 99)]
    assert rest[::-1] == [48, 49, 99]


@pytest.mark.rule("FYN-E4.12")
def test_a_town_missing_everywhere_means_a_village() -> None:
    towns = "; ".join(f"0,{y}:Ct" for y in range(1, 16))
    match = at("F", "0,0:K; 0,1:Cc", f"0,0:K; {towns}", hands=("", "Earthquake"), numbers=[1], pile="80")
    do(match, ". ; P2: PLAY Earthquake P1:0,1")
    assert board(match).centres[0][cell("0,1")] == 80


@pytest.mark.rule("FYN-E4.13")
@pytest.mark.parametrize(("number", "after"), [(3, "0,0:K; 0,1:Ct"), (4, "0,0:K; 0,1:Cc")])
def test_earthquake(number: int, after: str) -> None:
    match = at("F", "0,0:K; 0,1:Cc", "0,0:K", hands=("", "Earthquake"), numbers=[number])
    do(match, ". ; P2: PLAY Earthquake P1:0,1")
    assert realm(match, "P1") == after


@pytest.mark.rule("FYN-E4.14")
def test_sickness_one_number_an_army_then_the_odd_ones_go() -> None:
    match = at("F", "0,0:K; 0,1:C{A,S,P}; 0,2:Cv{R}", "0,0:K", hands=("", "Sickness"), numbers=[2, 3, 5])
    do(match, ". ; P2: PLAY Sickness P1:0,1")
    assert [bool(where(match, army)) for army in (119, 134, 149, 129)] == [True, False, False, True]
    assert left(match) == []


@pytest.mark.rule("FYN-E4.15")
@pytest.mark.parametrize(("number", "after"), [(7, "0,0:K"), (8, "0,0:K; 0,1:Crv{A}")])
def test_revolt(number: int, after: str) -> None:
    match = at("F", "0,0:K; 0,1:Crv{A}", "0,0:K", hands=("", "Revolt"), numbers=[number])
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    assert realm(match, "P1") == after
    assert len(pile(match)) == (5 if number == 7 else 1)


@pytest.mark.rule("FYN-E4.16")
def test_cut_off_by_a_revolt_captured_capitals_leave_the_game() -> None:
    match = at("F", "0,0:K; 0,1:Cv; 0,2:K{A}; 0,3:Cc; 1,0:C", "0,0:K", "", hands=("", "Revolt"), numbers=[1])
    captured = board(match).lands[0][cell("0,2")]
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    assert realm(match, "P1") == "0,0:K; 1,0:C"
    assert captured in board(match).box
    assert where(match, 134) == ""


@pytest.mark.rule("FYN-E4.17")
@pytest.mark.parametrize(
    ("what", "after"), [("Road", "0,0:K; 0,1:Mmt"), ("Mine", "0,0:K; 0,1:Mrt"), ("Town", "0,0:K; 0,1:Mrmv")]
)
def test_sabotage(what: str, after: str) -> None:
    match = at("F", "0,0:K; 0,1:Mrmt", "0,0:K", hands=("", "Sabotage"), numbers=[9])
    do(match, f". ; P2: PLAY Sabotage P1:0,1 {what}")
    assert realm(match, "P1") == after
    match = at("F", "0,0:K; 0,1:Mrmt", "0,0:K", hands=("", "Sabotage"), numbers=[6])
    do(match, f". ; P2: PLAY Sabotage P1:0,1 {what}")
    assert realm(match, "P1") == "0,0:K; 0,1:Mrmt"


@pytest.mark.rule("FYN-E4.18")
def test_limits_after_an_event() -> None:
    hands = ("Road+Oasis+Mine+Clear+Woods+Desert", "Earthquake")
    match = at("E", "0,0:K{X,S}; 0,1:Ct{P}", "0,0:K", hands=hands, numbers=[1], pile="79")
    do(match, "PUT Road@0,1 ; . ; P2: PLAY Earthquake P1:0,1")
    # population 7 of 9 in armies: one card goes; the hand of 5 fits
    assert asked(match) == "P1 DEC-14"
    do(match, "CULL S@0,0")
    assert len(hand(match, "P1")) == 5
    assert chart(board(match), 0).population == 7
    third = "Oasis+Oasis+Oasis+Mine+Mine+Mine"
    match = at("F", "0,0:K", "0,0:K", "0,0:K; 0,1:Ct", hands=("Road", "Sabotage", third), numbers=[1], pile="79")
    do(match, ". ; P2: PLAY Sabotage P3:0,1 Town")
    assert asked(match) == "P3 DEC-15"  # out of his turn too
    do(match, "TRIM Mine")
    assert len(hand(match, "P3")) == 5


@pytest.mark.rule("FYN-E4.19")
def test_the_counter_window_tells_nothing() -> None:
    looks = []
    for cards in ("Tax Cuts", "Road"):
        match = at("F", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=("", "Revolt", cards), call="ask")
        do(match, ". ; P2: PLAY Revolt P1:0,1")
        looks.append([event for moment in match.history for event in moment.events if event[0] == verbs.WINDOW])
    assert looks[0] == looks[1]  # it opens whoever holds a counter
    match = at("F", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=("Tax Cuts", "Revolt", "Tax Cuts"))
    do(match, ". ; P2: PLAY Revolt P1:0,1")
    before = match.state.view(1)
    do(match, "P1: PASS")
    assert asked(match) == "P3 DEC-19"
    assert match.state.view(1) == before


# --- Must Play ------------------------------------------------------------------------------------------------------

FILL = " ".join(map(str, range(50, 62)))


@pytest.mark.rule("FYN-E5.01")
def test_a_must_play_card_acts_on_the_one_who_drew_it_and_is_not_countered() -> None:
    foe = "0,0:K; 0,1:Cv"
    match = at(
        "F", "0,0:K; 0,1:Cv", foe, hands=("Secret Service", "Divine Intervention"), deck=f"189 {FILL}", numbers=[1]
    )
    do(match, ".")
    assert realm(match, "P2") == "0,0:K; 0,1:C"
    assert realm(match, "P1") == "0,0:K; 0,1:Cv"
    assert kinds(match, verbs.COUNTERED) == []


@pytest.mark.rule("FYN-E5.02", "FYN-E5.03")
def test_plague() -> None:
    foe = "0,0:K{S}; 0,1:C{A,P}; 1,0:C{R}; 0,2:K{P}"
    match = at("F", "0,0:K", foe, "", deck=f"185 {FILL}", dice=True, chance=[1, 0, 1])
    do(match, ".")
    # candidates (1,0), (0,1): the second; 119 gets a 1, 134 a 2
    assert kinds(match, verbs.STRUCK) == [(1, 185, cell("0,1"))]
    assert [bool(where(match, army)) for army in (119, 134, 129, 149)] == [False, True, True, True]


@pytest.mark.rule("FYN-E5.04")
@pytest.mark.parametrize(("number", "after"), [(5, "0,0:K; 0,1:Cr"), (6, "0,0:K; 0,1:Crc")])
def test_volcano_takes_the_centre_outright(number: int, after: str) -> None:
    hands = ("", "Clear+Clear+Clear+Clear+Clear")
    match = at("F", "0,0:K", "0,0:K; 0,1:Crc", hands=hands, deck=f"189 {FILL}", numbers=[number])
    do(match, ".")
    assert realm(match, "P2") == after


@pytest.mark.rule("FYN-E5.05")
@pytest.mark.parametrize("card", [185, 189])
def test_without_a_victim_nothing_happens(card: int) -> None:
    match = at("F", "0,0:K", "0,0:K; 0,1:Cr", deck=f"{card} {FILL}", numbers=[])
    do(match, ".")
    assert kinds(match, verbs.NUMBER) == []
    assert pile(match) == [card]
    assert len(hand(match, "P2")) == 5


@pytest.mark.rule("FYN-E5.06")
@pytest.mark.parametrize(("lot", "place"), [(0, "-1,0"), (1, "1,0"), (2, "0,1"), (3, "2,1")])
def test_candidates_by_y_then_x_by_lot_without_a_card(lot: int, place: str) -> None:
    foe = "0,0:K; 0,1:Cv; 1,0:Cv; -1,0:Cv; 2,1:Cv; 1,1:C"
    match = at("F", "0,0:K", foe, deck=f"189 {FILL}", dice=True, chance=[lot, 9])
    do(match, ".")
    assert kinds(match, verbs.STRUCK) == [(1, 189, cell(place))]
    assert pile(match) == [189]


@pytest.mark.rule("FYN-E5.07")
def test_limits_after_a_volcano_armies_then_cards() -> None:
    hands = ("", "Clear+Woods+Desert+Mine+Oasis+Road")
    match = at("F", "0,0:K", "0,0:K{X,S}; 0,1:Cc", hands=hands, deck=f"189 {FILL}", numbers=[1])
    do(match, ".")
    assert asked(match) == "P2 DEC-14"
    do(match, "CULL S@0,0")
    assert asked(match) == "P2 DEC-15"
    do(match, "TRIM Mine")
    assert len(hand(match, "P2")) == 5
