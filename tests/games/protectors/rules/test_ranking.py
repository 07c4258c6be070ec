"""Section D: bids, ties, the Ranking."""

from __future__ import annotations

import pytest

from baronage.games.protectors.rules.ranking import bracket
from tests.games.protectors.table import asked, at, begin, cash, expect, lots, play, realm, send, told, window


@pytest.mark.rule("REALM-D1.01", "REALM-D1.03", "REALM-D1.05")
def test_every_bid_is_spent_and_a_higher_one_is_cut() -> None:
    match = begin(3)
    play(match, {1: "Bid 20", 2: "Bid 1000", 3: "Bid 7"})
    expect(match, "rank=2>1>3 cash=1:30,2:0,3:43")
    assert "Purple is Grand Protector" in told(match)


@pytest.mark.rule("REALM-D1.02", "REALM-J6.11")
def test_later_bids_come_from_the_bidding_step() -> None:
    match = at("N/ring3/3 T3.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 cash=1:60,2:60,3:60")
    send(match, 1, "Bid 1")
    send(match, 2, "Bid 3")
    assert "bids" not in told(match)  # secret until the next Ranking phase
    send(match, 3, "Bid 2")
    expect(match, "rank=2>3>1 cash=1:59,2:57,3:58")


@pytest.mark.rule("REALM-D1.04", "REALM-N5.01")
def test_the_great_game_counts_15_a_province_also_for_a_bid_of_0() -> None:
    match = at("G/two12/3 T3.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:3.1 cash=1:40,2:40,3:40 fac=3:lan")
    play(match, {1: "Bid 29", 2: "Bid 31"})
    expect(match, "rank=2>3>1")


@pytest.mark.rule("REALM-D1.06")
def test_silence_in_the_opening_is_a_bid_of_0_and_a_random_faction() -> None:
    match = begin(3, factions="choice")
    lots(match, 3, 1)
    send(match, 1, "Faction Hodir, Bid 5")
    send(match, 2, "Bid 4")
    match.time_out(2)
    expect(match, "fac=1:hod,2:iro,3:kal rank=1>2>3 cash=1:45,2:46,3:50")
    match = begin(3, factions="choice")
    play(match, {1: "faction kalu'ak", 2: "faction iron light. bid 2", 3: "faction cen. bid 1"})
    expect(match, "rank=2>3>1 fac=1:kal,2:iro,3:cen")


@pytest.mark.rule("REALM-D2.01")
def test_other_players_keep_their_places_in_a_re_bid() -> None:
    match = begin(4)
    play(match, {1: "Bid 10", 2: "Bid 20", 3: "Bid 10", 4: "Bid 5"})
    assert asked(match) == [1, 3]
    play(match, {1: "Bid 0", 3: "Bid 40"})
    expect(match, "rank=2>3>1>4 cash=3:0,1:40")


@pytest.mark.rule("REALM-D2.01", "REALM-D2.02")
def test_ties_of_zero_bids_are_drawn_by_lot_unless_somebody_re_bids() -> None:
    match = begin(3)
    lots(match, [1, 0])
    play(match, {3: "Bid 1"})
    expect(match, "rank=3>2>1")
    match = begin(5)
    play(match, {1: "Bid 9", 2: "Bid 9"})
    assert asked(match) == [1, 2, 3, 4, 5]  # the zeros too
    play(match, {1: "Bid 2", 2: "Bid 1", 4: "Bid 3", 5: "Bid 4"})
    expect(match, "rank=1>2>5>4>3")


@pytest.mark.rule("REALM-D2.03")
def test_the_great_game_counts_again_in_a_re_bid_and_a_group_keeps_its_block() -> None:
    match = begin(3, factions="choice")
    play(match, {1: "Faction Lannuvar", 2: "Faction cen. Bid 15", 3: "Faction cen. Bid 50"})
    assert asked(match) == [1, 2]
    play(match, {2: "Bid 14"})
    expect(match, "rank=3>1>2 cash=2:21,1:50")


@pytest.mark.rule("REALM-D2.04")
def test_there_is_no_second_re_bid() -> None:
    match = begin(2)
    play(match, {1: "Bid 5", 2: "Bid 5"})
    lots(match, [1, 0])
    play(match, {1: "Bid 3", 2: "Bid 3"})
    expect(match, "rank=2>1 cash=1:42,2:42")
    assert window(match) == "orders"


@pytest.mark.rule("REALM-D2.05")
def test_later_ties_go_to_the_player_who_stood_higher() -> None:
    match = at("N/ring4/4 T3.C rank=3>1>4>2 map=1:1.1 2:2.1 3:3.1 4:4.1 cash=1:60,2:60,3:60,4:60")
    play(match, {1: "Bid 5", 2: "Bid 7", 4: "Bid 5", 3: "Bid 5"})
    expect(match, "rank=2>3>1>4")


@pytest.mark.rule("REALM-D3.01", "REALM-D3.02")
def test_the_ranking_stays_and_those_below_a_fallen_player_move_up() -> None:
    match = at("N/ring4/4 T3.X rank=3>1>4>2 map=1:1.1 2:2.3 3:3.0 4:4.1")
    play(match, {2: "March! 2 from P2 to P3"})
    expect(match, "rank=1>4>2")
    assert bracket(realm(match), 0) == 1  # the new Grand Protector


@pytest.mark.rule("REALM-D3.03", "REALM-D3.04")
def test_draws_go_to_the_higher_ranked() -> None:
    for order, after in (("1>2>3", "2:1.1"), ("2>1>3", "2:2.1")):
        match = at(f"N/ring3/3 T3.X rank={order} map=1:1.2 2:2.2 3:3.1")
        play(match, {1: "March! 2 from P1 to P2"})
        expect(match, f"map={after}")


@pytest.mark.rule("REALM-D4.01", "REALM-N5.04")
def test_players_with_a_bank_bid_together_after_the_others() -> None:
    match = at("N/ring3/3 T3.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 cash=1:60,2:60,3:60 fac=1:lan,2:lan")
    play(match, {1: "Bank", 2: "Bank. Bid 9", 3: "Bid 20"})
    assert asked(match) == [1, 2]
    assert "Black bids 20." in told(match)
    expect(match, "cash=1:27,2:27,3:40 act=1:bank,2:bank")
    send(match, 1, "Bid 6")
    assert "Bid 6" not in told(match, 1)
    send(match, 2, "Bid 4")
    expect(match, "rank=1>3>2")  # 21, 20, 19
    assert cash(match, 1) == 21
