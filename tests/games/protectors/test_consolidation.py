"""Sections J and K: Consolidation and eliminations."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Refusal
from baronage.engine.match.match import Match
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ACT_FAITH, CALM
from baronage.games.protectors.rules.economy import buy
from tests.games.protectors.table import GAME, at, cash, expect, lots, options, play, realm, seat_of, send, told, window

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"
FOUR = "rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1"


@pytest.mark.rule("REALM-J1.01")
def test_work_stays_on_the_board_only_with_a_unit_of_its_owner() -> None:
    match = at("N/ring6/6 T3.X rank=1>2>3>4>5>6 map=1:1.3 2:2.1 3:3.2 4:4.2 5:5.2 6:6.2 cash=2:1")
    realm(match).owner[6] = 1  # #2 survives
    play(match, {1: "March! 3 from P1 to P2", 2: "Work, work! in P2"})
    assert cash(match, 2) == 51


@pytest.mark.rule("REALM-J2.01", "REALM-O1.02")
def test_units_above_the_limit_die() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3>4 map=1:1.5 2:2.1 3:3.3 4:4.1 act=3:faith", island="wizard_sanctum")
    play(match)
    expect(match, "map=1:1.3 3:3.3")
    assert not realm(match).act[2] & ACT_FAITH
    match = at("N/ring4/4 T6.X cards=SEAF rank=1>2>3>4 map=1:1.3 2:2.1 3:3.3 4:4.1", island="wizard_sanctum")
    play(match, {1: "M1-Ix3"})
    assert realm(match).units[0] == 1


@pytest.mark.rule("REALM-J4.01")
def test_all_seizures_happen_at_once_and_keep_level_and_colour() -> None:
    match = at("N/ring6/6 T3.X rank=1>2>3>4>5>6 map=1:1.2 2:2.0^2 3:3.2 4:4.0g 5:5.2 6:6.2")
    play(match, {1: "March! 1 from P1 to P2", 3: "March! 1 from P3 to P4"})
    expect(match, "map=2:1.1^2 4:3.1g")


@pytest.mark.rule("REALM-J4.02")
def test_a_unit_on_the_island_controls_it() -> None:
    match = at(f"N/ring6/6 T6.X cards=SEAF {SIX}", island="wizard_sanctum")
    play(match, {1: "M1-Ix1"})
    expect(match, "isle=1")
    assert "takes the Island" in told(match)


@pytest.mark.rule("REALM-J4.03", "REALM-J4.04", "REALM-B1.09")
def test_eliminations_end_tests_and_check_before_production() -> None:
    match = at("N/ring3/3 T3.X dpl=5 rank=1>2>3 map=1:1.3 2:2.0 3:3.1")
    play(match, {1: "March! 1 from P1 to P2"})
    assert window(match) == "attack"  # Threshold 4
    assert cash(match, 1) == 0
    match = at("N/ring2/2 T3.X dpl=3 rank=1>2 map=1:1.3 2:2.0")
    play(match, {1: "March! 1 from P1 to P2"})
    assert match.over  # the last one standing, before the Dragon is asked


@pytest.mark.rule("REALM-J5.01", "REALM-M7.01")
def test_production_by_level_without_units_and_for_the_new_controller() -> None:
    match = at("G/two12/3 T3.X rank=1>2>3 map=1:1.2 2:1.0^1 3:1.0^2 4:1.0^3 5:1.0g 6:1.0^2g 9:2.1 11:3.1")
    play(match, {1: "March! 1 from P1 to P8"})
    assert cash(match, 1) == 50 + 75 + 100 + 150 + 50


@pytest.mark.rule("REALM-J5.02")
def test_a_grey_capitol_does_not_take_the_150_from_a_producing_one() -> None:
    match = at("G/two12/3 T3.X rank=1>2>3 map=1:1.2^3g 2:1.0^3 3:1.0^3 9:2.1 11:3.1")
    play(match)
    assert cash(match, 1) == 250


@pytest.mark.rule("REALM-J5.03", "REALM-J5.04")
@pytest.mark.parametrize(("faction", "pay"), [("", 50), ("hod", 90)])
def test_work_pays_but_not_in_a_grey_province(faction: str, pay: int) -> None:
    match = at(f"N/ring4/4 T3.X rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.1g{f' fac=1:{faction}' if faction else ''}")
    play(match, {1: "W1 W4"})
    assert cash(match, 1) == 50 + pay


@pytest.mark.rule("REALM-J6.01", "REALM-C2.01")
@pytest.mark.parametrize(("teams", "hours"), [("", 24.0), (" team=1:1,2:1,3:2,4:2", 48.0)])
def test_buying_is_one_window_executed_together(teams: str, hours: float) -> None:
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:80,2:80{teams}")
    assert match.state.clock()[-1][2] == hours
    send(match, 1, "Buy 1")
    expect(match, "map=1:1.1")
    play(match, {2: "Buy 1"})
    expect(match, "map=1:1.2 2:2.2")


@pytest.mark.rule("REALM-J6.02", "REALM-J6.13")
def test_without_a_choice_the_old_capitol_stays() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3>4 map=1:1.1 2:2.0^3 3:1.2^3 4:4.1")
    play(match, {1: "March! 1 from P3 to P2"})
    play(match, {1: "Bid 1"})
    expect(match, "map=2:1.1^2 3:1.1^3")
    match = at("N/ring4/4 T3.C rank=1>2>3 map=1:1.1^3 2:1.1^3 3:3.1 4:2.1")
    assert {text for text in options(match, 1) if "K" in text} == {"+K1", "+K2"}
    play(match)
    expect(match, "map=1:1.1^3 2:1.1^2")  # else the lowest number


@pytest.mark.rule("REALM-J6.05")
def test_a_second_province_can_not_reach_level_3() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3 map=1:1.1^2 2:1.1^3 3:3.1 4:2.1 cash=1:25,3:0")
    play(match, {1: "W1*", 3: "W3*"})
    with pytest.raises(Refusal, match="E-LEVEL"):
        send(match, 1, "Upgrade P1")
    realm(match).cash[2] = 24
    play(match, {3: "Upgrade P3"})  # can't pay: accepted, not done
    expect(match, "map=3:3.1")
    match = at("N/ring4/4 T3.X rank=1>2>3 map=1:1.1^2 2:1.1 3:3.1 4:2.1")
    play(match, {1: "W1*"})
    play(match, {1: "Upgrade P1"})
    expect(match, "map=1:1.1^3 cash=1:125")


@pytest.mark.rule("REALM-J6.03")
def test_the_sanctum_choice_belongs_to_the_turn_in_which_the_island_is_taken() -> None:
    match = at(f"N/ring6/6 T6.X cards=SEAF {SIX}", island="wizard_sanctum")
    play(match, {1: "M1-Ix1"})
    assert "+SG:bank" in options(match, 1)
    play(match, {1: "Sanctum gain the bank of Lannuvar. Bank"})
    expect(match, "gift=1:bank act=1:bank")
    play(match, {1: "Bid 0"})
    play(match)
    assert not any("SG:" in text for text in options(match, 1))


@pytest.mark.rule("REALM-J6.06", "REALM-N3.07")
def test_an_offer_needs_regards_a_capitol_and_50() -> None:
    match = at("N/ring4/4 T3.C rank=1>2>3>4 map=1:1.1^3 2:2.1^3 3:3.1 4:4.1 fac=1:hod,3:hod cash=1:50,2:50,3:50")
    assert "+OFFER" in options(match, 1)
    assert "+OFFER" not in options(match, 2)
    assert "+OFFER" not in options(match, 3)
    play(match, {1: "An offer"})
    expect(match, "act=1:offer cash=1:0")


@pytest.mark.rule("REALM-J6.07")
def test_units_cost_75_in_own_provinces_up_to_3() -> None:
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:400")
    play(match, {1: "Buy 9 in P1"})
    expect(match, "map=1:1.3 cash=1:250")
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:400")
    with pytest.raises(Refusal, match="E-OWNER"):
        send(match, 1, "Buy 1 in P2")


@pytest.mark.rule("REALM-J6.07", "REALM-J6.10")
@pytest.mark.parametrize(("cards", "most"), [("CALM", 3), ("CALM,MIST,CRAB", 2)])
def test_the_default_purchase_stops_at_the_supply_limit(cards: str, most: int) -> None:
    match = at(f"N/ring4/4 T6.C cards={cards} {FOUR} cash=1:400")
    play(match, silent=[1])
    expect(match, f"map=1:1.{most} cash=1:{400 - 75 * (most - 1)}")


@pytest.mark.rule("REALM-J6.08")
def test_a_purchase_stops_at_the_limit_that_holds_when_it_is_made() -> None:
    s = realm(at(f"N/ring4/4 T3.C {FOUR} cash=1:400"))
    buy(s, 0, [(1, 9)], 3)
    assert (s.units[1], s.cash[0]) == (3, 250)


@pytest.mark.rule("REALM-J6.09")
def test_a_bank_makes_the_bid_of_the_same_message_void() -> None:
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:60 fac=1:lan")
    play(match, {1: "Bank. Bid 20"})
    expect(match, "cash=1:27 act=1:bank")
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:100 fac=1:lan")
    play(match, {1: "Buy 1. Bank. Bid 20"})  # 25 are left: no Bank, the bid stands
    expect(match, "cash=1:5 act=- map=1:1.2")


@pytest.mark.rule("REALM-J6.11")
def test_purchases_are_published_when_the_window_closes() -> None:
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:80,2:80")
    send(match, 1, "Buy 1")
    assert "buys" not in told(match, 1)
    send(match, 2, "nothing")
    assert "Blue buys 1 unit in Brask." in told(match, 1)


@pytest.mark.rule("REALM-J6.12")
def test_on_the_last_turn_there_is_neither_bid_nor_bank_nor_offer() -> None:
    match = at(
        "N/ring4/4 T11.C cards=TIME rank=1>2>3>4 map=1:1.3^3 2:2.3 3:3.3 4:4.1 cash=1:90,2:90,3:90 fac=1:hod,2:lan,3:iro"
    )
    for k in (1, 2, 3):
        assert not {"+OFFER", "+BANK", "+b0"} & set(options(match, k))
    assert "+FAITH" in options(match, 3)
    play(match, {1: "Bid 5. An offer", 2: "Bank", 3: "Faith alone sustains us. Buy 1 in P3"})
    expect(match, "map=3:3.4 cash=1:90,2:90,3:8")


@pytest.mark.rule("REALM-J7.01")
def test_what_was_for_this_turn_ends_with_it() -> None:
    match = at(f"N/ring4/4 T3.C cards=BLOOD {FOUR} cash=1:1 act=1:bank,2:offer fac=1:lan,2:hod")
    play(match)
    expect(match, "act=- cards=CALM,MIST")
    assert realm(match).turn == 4


# --- K ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-K1.01")
def test_taking_one_while_losing_one_is_no_elimination_but_the_island_alone_is() -> None:
    match = at("G/two12/3 T3.X rank=1>2>3 map=1:1.2 2:2.2 5:3.1")
    play(match, {1: "March! 2 from P1 to P8", 2: "March! 2 from P2 to P1"})
    expect(match, "rank=1>2>3 map=8:1.2 1:2.2")
    match = at("N/ring3/3 T3.X rank=1>2>3 map=1:1.2 2:2.0 3:3.1 isle=2")
    play(match, {1: "March! 1 from P1 to P2"})
    expect(match, "rank=1>3 isle=-")


@pytest.mark.rule("REALM-K1.03")
def test_all_units_of_a_fallen_player_leave_the_board() -> None:
    match = at("N/ring3/3 T3.X rank=1>2>3 map=1:1.2 2:2.0 3:3.1 isle=2")
    play(match, {1: "March! 1 from P1 to P2"})
    assert realm(match).units[0] == 0


@pytest.mark.rule("REALM-K1.04")
def test_the_last_green_province_decides_even_with_grey_ones_left() -> None:
    match = at("N/ring6/6 T3.A dpl=13 rank=1>2>3>4>5 map=1:1.2 2:2.1 3:3.2 4:4.2 5:5.2 6:2.1g")
    play(match, {1: "2", 2: "0", 3: "2", 4: "2", 5: "2"})
    expect(match, "rank=1>3>4>5 map=2:-.0g 6:-.0g")
    assert realm(match).out_by[1] == 2


@pytest.mark.rule("REALM-K1.06")
def test_the_eliminated_are_counted() -> None:
    s = realm(at("N/ring6/6 T3.N rank=1>2 out=3/1 now=1/1 map=1:1.1 2:2.1"))
    assert [s.out_by.count(2), sum(turn < 3 for turn in s.out_turn if turn), s.out_turn.count(3)] == [2, 3, 1]


@pytest.mark.rule("REALM-K1.07")
def test_an_eliminated_player_sends_no_more_choices() -> None:
    match = at("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.1")
    assert match.state.actions(3) == []
    with pytest.raises(Refusal, match="E-FINAL"):
        match.play(3, "F4")
    assert GAME.prompt(match.state, 3)[0] == "You’re out of the game. You can still watch and chat."


@pytest.mark.rule("REALM-K1.08", "REALM-C1.07", "REALM-M1.01")
def test_expulsion_is_an_elimination_by_the_dragon() -> None:
    match = at(f"N/ring6/6 T3.N dpl=3 {SIX} cash=2:50")
    send(match, 2, "M2-1x2")
    match.play(-1, "expel B")
    expect(match, "rank=1>3>4>5>6 map=2:-.0 cash=2:0 now=1/1")
    play(match)
    assert "march from Corva" not in told(match)  # the sheet is void
    match = at(f"N/ring6/6 T3.N dpl=10 {SIX}")
    match.play(-1, "expel B")
    assert window(match) == "attack"


@pytest.mark.rule("REALM-K1.08")
def test_inside_an_attack_tests_and_check_wait() -> None:
    match = at("N/ring6/6 T3.A dpl=10 rank=1>2>3>4>5>6 map=1:1.3 2:2.3 3:3.3 4:4.3 5:5.3 6:6.3")
    send(match, 6, "3")
    match.play(-1, "expel F")
    assert window(match) == "attack"
    play(match, {1: "3", 2: "3", 3: "3", 4: "2", 5: "0"})
    assert "11 against the Dragon’s 10" in told(match)  # without #6
    expect(match, "dpl=0 rank=1>2>3>4>5")
    match = at("N/ring2/2 T3.A dpl=1 rank=1>2 map=1:1.3 2:2.3")
    match.play(-1, "expel B")
    assert not match.over
    send(match, 1, "2")
    assert match.over


@pytest.mark.rule("REALM-K1.08", "REALM-C1.07")
def test_who_is_expelled_before_the_board_is_laid_out_falls_as_soon_as_it_is() -> None:
    match = Match(GAME, 4, {"teams": "off", "factions": "off"}, seed=1)
    match.play(-1, "expel C")
    for seat in (0, 1, 3):
        match.play(seat, "normal")
    s = realm(match)
    assert 2 not in s.rank
    assert s.owner.count(-1) == 2  # the Island's place and the Province of the expelled


@pytest.mark.rule("REALM-J5.01", "REALM-J6.05", "REALM-J7.01")
def test_a_card_doubles_its_own_turn_alone() -> None:
    """A card that doubles this turn does not double the next; a level that is raised now counts then."""
    three = "rank=1>2>3 map=1:1.2 2:2.2 3:3.2 4:1.1"
    match = at(f"N/ring4/4 T3.X cards=IMARIN {three} cash=1:60")
    play(match, {1: "Golden Work, work! P1. Hold P4"})
    assert "Blue 200, " in told(match)  # two Provinces, doubled
    send(match, 1, "+U1")
    send(match, 1, "send")
    realm(match).decks[0] = [CALM, CALM]
    lots(match, *[None] * 9)
    play(match)
    had = cash(match, 1)
    play(match)
    assert cash(match, 1) == had + 125


@pytest.mark.rule("REALM-J5.01", "REALM-J5.03")
def test_one_line_tells_what_everybody_produces() -> None:
    match = at(f"N/ring4/4 T3.X {FOUR}")
    play(match, {2: "Work, work! in P2"})
    assert "Everybody’s Provinces produce $Realm: Blue 50, Purple 100 (50 by Work), " in told(match)
    assert told(match).count("produce") == 1
    match = at(f"N/ring4/4 T3.X cards=STORM {FOUR}")
    play(match)
    assert "Nobody produces any $Realm this turn." in told(match)


@pytest.mark.rule("REALM-J6.07")
def test_units_that_cannot_be_paid_are_not_offered_but_may_be_sent() -> None:
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:50,2:80,3:175")
    one, two, three = (match.state.redact(seat_of(match, number)) for number in (1, 2, 3))
    said = [GAME.label(one, seat_of(match, 1), action)[0] for action in one.actions(seat_of(match, 1))]
    assert not [words for words in said if "unit" in words]
    bought = (verbs.BUY, 1, 1)
    assert one.allows(seat_of(match, 1), bought)
    told_of = GAME.label(one, seat_of(match, 1), bought)[0]
    assert told_of == "Buy 1 unit in Brask for 75 $Realm: with 50 $Realm left you can pay for none"
    said = [GAME.label(two, seat_of(match, 2), action)[0] for action in two.actions(seat_of(match, 2))]
    assert [words for words in said if "unit" in words] == ["Buy 1 unit in Corva for 75 $Realm"]
    assert not two.allows(seat_of(match, 2), (verbs.BUY, 2, 9))
    seat = seat_of(match, 3)
    assert [action[2] for action in three.actions(seat) if action[0] == verbs.BUY] == [1, 2]
