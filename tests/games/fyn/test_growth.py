"""Step E: expansion; trading in Step F (FYN-D5, E3, G2)."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.state import PUBLIC
from baronage.engine.match.record import Record
from baronage.games.fyn import verbs
from tests.games.fyn.table import (
    GAME,
    asked,
    at,
    board,
    cell,
    cells,
    do,
    hand,
    kinds,
    menu,
    pile,
    realm,
    refused,
    same,
    starts,
)


@pytest.mark.rule("FYN-D5.01")
def test_one_at_a_time_each_legal_when_it_is_played_or_none() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Clear+Road+Village",))
    assert starts(match, "PUT Road") == set()
    do(match, "PUT Clear@0,1")
    assert starts(match, "PUT") == {"Road@0,1", "Village@0,1"}
    do(match, ".")
    assert asked(match) == "P1 DEC-17"
    assert hand(match, "P1") == ["Road", "Village"]


@pytest.mark.rule("FYN-D5.02")
def test_extra_cards_are_counted_once_at_the_start() -> None:
    match = at("E", "0,0:K; 0,1:Cv; 1,0:Ct; 0,2:K", "0,0:K", "", hands=("Town+Clear+Clear+Clear+Clear",))
    assert board(match).allowance[0] == 2  # the home Capital does not count, the captured one does
    do(match, "PUT Town@0,1 ; PUT Clear@2,0 ; PUT Clear@1,1 ; PUT Clear@-1,0")
    assert asked(match) == "P1 DEC-17"  # the new Town gives no card this turn


@pytest.mark.rule("FYN-D5.03", "FYN-D5.04")
def test_the_base_pair() -> None:
    match = at("E", "0,0:K; 0,1:C; 1,0:C", "0,0:K", hands=("Village+Village+Road+Road+Clear",))
    do(match, "PUT Village@0,1")
    assert {move.split("@")[0] for move in starts(match, "PUT")} == {"Road", "Clear"}
    refused(match, "PUT Village@1,0", "FYN-D5.04")
    match = at("E", "0,0:K; 0,1:C; 1,0:C", "0,0:K", hands=("Village+Road+Road",))
    do(match, "PUT Road@0,1")
    assert {move.split("@")[0] for move in starts(match, "PUT")} == {"Village"}


@pytest.mark.rule("FYN-D5.05")
def test_land_goes_beside_an_improved_card() -> None:
    match = at("E", "0,0:K; -1,0:C; 0,1:C; 1,0:C; 2,0:Cr; 0,2:Dm", "0,0:K", hands=("Woods",))
    assert cells(match, "PUT Woods") == {"3,0", "2,1", "1,2", "-1,2", "0,3"}
    refused(match, "PUT Woods@-1,1", "FYN-D5.05")
    refused(match, "PUT Woods@0,1", "FYN-D5.05")  # taken


@pytest.mark.rule("FYN-D5.06")
def test_nothing_behind_the_capital() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Woods",))
    refused(match, "PUT Woods@0,-1", "FYN-B1.08")
    assert cells(match, "PUT Woods") == {"0,1", "1,0", "-1,0"}


@pytest.mark.rule("FYN-D5.07", "FYN-D5.12")
def test_land_and_improvements_stay_when_they_are_no_longer_needed() -> None:
    # the Road that made (0,2) possible is sabotaged: the land stays
    match = at("F", "0,0:K; 0,1:Cr; 0,2:Cr", "0,0:K", hands=("Sabotage",), numbers=[1])
    do(match, "P1: .")
    do(match, "P1: PLAY Sabotage P1:0,1 Road")
    assert realm(match, "P1") == "0,0:K; 0,1:C; 0,2:Cr"


@pytest.mark.rule("FYN-D5.07", "FYN-D5.12")
def test_in_ones_own_turn_nothing_that_lies_there_is_taken_away() -> None:
    """Whatever is done in a turn without a battle or an event, land, roads and special improvements only grow."""
    match = at("B", "0,0:K{A}; 0,1:Cr; 0,2:Dm; 1,1:Wgv; -1,0:C", "0,0:K", hands=("Road+Village+Army+Clear+Oasis",))
    before = [dict(grids[0]) for grids in (board(match).lands, board(match).roads, *board(match).specials)]
    rng = random.Random(3)
    while board(match).active == 0:
        match.play(0, rng.choice(match.state.actions(0)))
        s = board(match)
        after = [s.lands[0], s.roads[0], *(grids[0] for grids in s.specials)]
        assert all(old.items() <= new.items() for old, new in zip(before, after, strict=True))
    assert len(kinds(match, verbs.PUT_DOWN)) > 0


@pytest.mark.rule("FYN-D5.12")
@pytest.mark.parametrize(("event", "target"), [("Earthquake", "P1:0,1"), ("Sabotage", "P1:0,1 Town")])
def test_a_centre_that_drops_leaves_the_other_improvements(event: str, target: str) -> None:
    match = at("F", "0,0:K; 0,1:Mrmt", "0,0:K", hands=("", event), numbers=[1])
    do(match, f". ; P2: PLAY {event} {target}")
    assert realm(match, "P1") == "0,0:K; 0,1:Mrmv"


@pytest.mark.rule("FYN-D5.07", "FYN-D5.12")
def test_captured_land_takes_its_improvements_with_it() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C; 0,2:Mrmv", hands=("Road",))
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:Mrmv{A}")
    assert realm(match, "P2") == "0,0:K; 0,1:C"
    assert pile(match) == []


@pytest.mark.rule("FYN-D5.08")
def test_improvements_go_on_own_land_never_on_a_capital() -> None:
    match = at("E", "0,0:K; 0,1:C", "0,0:K; 0,1:C; 0,2:C", hands=("Road",))
    assert cells(match, "PUT Road") == {"0,1"}
    refused(match, "PUT Road@0,0", "FYN-D5.08")
    refused(match, "PUT Road@0,2", "FYN-D5.08")


@pytest.mark.rule("FYN-D5.09")
def test_one_centre_a_land() -> None:
    match = at("E", "0,0:K; 0,1:Cv; 1,0:Ct", "0,0:K", hands=("Village",))
    assert cells(match, "PUT Village") == set()
    refused(match, "PUT Village@0,1", "FYN-D5.09")
    refused(match, "PUT Village@1,0", "FYN-D5.09")


@pytest.mark.rule("FYN-D5.10", "FYN-E3.02")
def test_one_road_a_land_of_any_type() -> None:
    match = at("E", "0,0:K; 0,1:Cr; 1,0:D; -1,0:W; 0,2:M", "0,0:K", hands=("Road",))
    assert cells(match, "PUT Road") == {"1,0", "-1,0", "0,2"}
    refused(match, "PUT Road@0,1", "FYN-D5.10")


@pytest.mark.rule("FYN-D5.11", "FYN-E3.03")
@pytest.mark.parametrize("card", ["Mine", "Oasis", "Clearing"])
def test_one_special_improvement_on_any_land_type(card: str) -> None:
    match = at("E", "0,0:K; 0,1:Cr; 1,0:D; -1,0:W; 0,2:M; 1,1:Cg", "0,0:K", hands=(card,))
    assert cells(match, f"PUT {card}") == {"0,1", "1,0", "-1,0", "0,2"}
    refused(match, f"PUT {card}@1,1", "FYN-D5.11")


@pytest.mark.rule("FYN-D5.13", "FYN-E3.03")
def test_what_a_centre_needs() -> None:
    match = at("E", "0,0:K; 0,1:C; 1,0:D; 2,0:Do; -1,0:W; -2,0:Wg; 0,2:M; 0,3:Mm; 1,1:Dm", "0,0:K", hands=("Village",))
    assert cells(match, "PUT Village") == {"0,1", "2,0", "-2,0", "0,3"}
    refused(match, "PUT Village@1,1", "FYN-D5.13")


@pytest.mark.rule("FYN-D5.14")
def test_a_town_replaces_a_village_a_city_a_town() -> None:
    match = at("E", "0,0:K; 0,1:C; 1,0:Cv; 0,2:Ct; 0,3:Cc", "0,0:K", hands=("Town+City+Village",))
    assert starts(match, "PUT") == {"Town@1,0", "City@0,2", "Village@0,1"}
    refused(match, "PUT Town@0,1", "FYN-D5.14")
    refused(match, "PUT City@1,0", "FYN-D5.14")
    do(match, "PUT Town@1,0")
    assert pile(match) == [79]
    assert realm(match, "P1") == "0,0:K; 0,1:C; 0,2:Ct; 0,3:Cc; 1,0:Ct"


@pytest.mark.rule("FYN-D5.15")
def test_a_centre_outlives_its_special_improvement_but_does_not_grow() -> None:
    match = at("E", "0,0:K; 0,1:Mt; 1,0:Wv", "0,0:K", hands=("City+Town+Mine",))
    assert starts(match, "PUT City") | starts(match, "PUT Town") == set()
    do(match, "PUT Mine@0,1")
    assert starts(match, "PUT City") == {"@0,1"}


@pytest.mark.rule("FYN-D5.16")
def test_one_step_a_turn_and_a_village_is_a_step() -> None:
    match = at("E", "0,0:K; 0,1:C; 1,0:Ct; -1,0:Ct", "0,0:K", hands=("Village+Town+City",))
    do(match, "PUT Village@0,1")
    assert starts(match, "PUT Town") == set()
    refused(match, "PUT Town@0,1", "FYN-D5.16")
    do(match, "PUT City@1,0")
    assert asked(match) == "P1 DEC-16"


@pytest.mark.rule("FYN-D5.17")
def test_cards_played_before_count_for_later_ones() -> None:
    match = at("E", "0,0:K; -1,0:C; 0,1:C; 1,0:C", "0,0:K", hands=("Road+Clear",))
    assert starts(match, "PUT Clear") == set()
    do(match, "PUT Road@1,0")
    assert cells(match, "PUT Clear") == {"1,1", "2,0"}


@pytest.mark.rule("FYN-D5.18")
def test_a_centre_captured_this_turn_may_grow() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cv", hands=("Town",))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PLACE N ; PUT Town@0,2")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:Ct{A}")


# --- trading --------------------------------------------------------------------------------------------------------

TABLE = ("0,0:K", "0,0:K", "0,0:K")


@pytest.mark.rule("FYN-G2.01")
def test_a_card_may_be_put_up_for_trade_openly() -> None:
    match = at("F", *TABLE, hands=("City+Road", "Mine", "Oasis"), trading=True)
    assert menu(match) == {"DISC City", "DISC Road", "TRADE City", "TRADE Road", "."}
    do(match, "TRADE City")
    assert kinds(match, verbs.OFFERED_UP, 2) == [(0, 118)]
    assert board(match).redact(1).hands[0] == [118, 0]
    plain = at("F", *TABLE, hands=("City",))
    refused(plain, "TRADE City", "FYN-G2.01")


@pytest.mark.rule("FYN-G2.02", "FYN-Q1.03")
def test_offers_in_clockwise_order_of_any_cards_or_none() -> None:
    match = at("F", *TABLE, hands=("Oasis", "Mine", "City+Road+Road+Village"), turn=3, trading=True)
    do(match, "TRADE City")
    assert asked(match) == "P1 DEC-20"
    assert menu(match) == {"OFFER P1 -", "OFFER +Oasis", "SEND"}
    do(match, 'OFFER P1 nothing "a promise"')
    assert asked(match) == "P2 DEC-20"
    before = match.state.view(0)
    do(match, "OFFER +Mine")
    assert match.state.view(0) == before  # not yet sent
    do(match, "SEND")
    assert kinds(match, verbs.OFFERED, 0) == [(0, 1), (1, 1, 78)]
    assert menu(match) == {"TAKE P1", "TAKE P2", "TAKE -"}
    assert board(match).redact(2).hands[1] == [78]  # named openly: everybody knows it


@pytest.mark.rule("FYN-G2.03")
def test_an_accepted_offer_changes_hands() -> None:
    match = at("F", *TABLE, hands=("City", "Mine+Road", "Oasis"), trading=True)
    do(match, "TRADE City ; OFFER P2 Mine+Road ; OFFER P3 Oasis ; TAKE P3")
    assert [hand(match, who) for who in ("P1", "P2", "P3")] == [["Oasis"], ["Mine", "Road"], ["City"]]
    assert pile(match) == []


@pytest.mark.rule("FYN-G2.04")
@pytest.mark.parametrize("offers", ["OFFER P2 - ; OFFER P3 -", "OFFER P2 Mine ; OFFER P3 - ; TAKE -"])
def test_without_an_accepted_offer_the_card_is_discarded(offers: str) -> None:
    match = at("F", *TABLE, hands=("City+Road", "Mine", "Oasis"), trading=True)
    do(match, f"TRADE City ; {offers}")
    assert pile(match) == [118]
    assert hand(match, "P1") == ["Road"]


@pytest.mark.rule("FYN-G2.05")
def test_traded_or_not_it_counts_as_one_of_two() -> None:
    match = at("F", *TABLE, hands=("City+Road+Road+Village", "Mine", "Oasis"), trading=True)
    do(match, "TRADE City ; OFFER P2 Mine ; OFFER P3 - ; TAKE P2 ; TRADE Road ; OFFER P2 - ; OFFER P3 -")
    assert board(match).active == 1


@pytest.mark.rule("FYN-G2.06")
def test_texts_bind_nobody() -> None:
    one = at("F", *TABLE, hands=("City", "Mine", "Oasis"), trading=True)
    two = at("F", *TABLE, hands=("City", "Mine", "Oasis"), trading=True)
    do(one, 'TRADE City ; OFFER P2 Mine "I will never attack you"')
    do(two, "TRADE City ; OFFER P2 Mine")
    assert one.state.dump() == two.state.dump()


@pytest.mark.rule("FYN-G2.02")
def test_the_text_of_an_offer_is_read_by_all_and_kept_beside_it() -> None:
    match = at("F", *TABLE, hands=("City", "Mine", "Oasis"), trading=True)
    match.play(0, "TRADE City")
    match.play(1, 'OFFER P2 Mine "two rounds of peace; and gold"')
    match.play(2, "OFFER P3 -")
    for viewer in (0, 1, 2, PUBLIC):
        assert [line for _, line, _ in match.log(viewer, remarks=True)][-2] == "P2: “two rounds of peace; and gold”"
    assert [move.text for move in match.record.moves] == ["TRADE City", 'OFFER P2 Mine ""', "OFFER P3 -"]
    assert [move.remark for move in match.record.moves] == ["", "two rounds of peace; and gold", ""]
    again = Record.read(match.record.text(), {"fyn": GAME})
    assert again.moves[1].remark == "two rounds of peace; and gold"
    assert again.replay().state.dump() == match.state.dump()


@pytest.mark.rule("FYN-G2.07", "FYN-D1.09")
def test_hand_limits_after_a_trade() -> None:
    hands = ("City+Road+Road+Village", "Mine+Oasis+Clear+Woods+Desert", "")
    match = at("F", *TABLE, hands=hands, trading=True)
    do(match, "TRADE City ; OFFER P2 Mine+Oasis+Clear+Woods ; OFFER P3 - ; TAKE P2")
    assert asked(match) == "P1 DEC-15"
    do(match, "TRIM Road ; TRIM Mine")
    assert len(hand(match, "P1")) == 5
    match = at("F", *TABLE, hands=("City", "Mine+Oasis+Clear+Woods+Desert"), trading=True)
    do(match, "TRADE City ; OFFER P2 nothing ; OFFER P3 - ; TAKE P2")
    assert asked(match) == "P2 DEC-15"
    assert cell("0,0") == 64
