"""Section E: the four decks, the cards, Pirates!."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.game.patched import patched
from baronage.engine.match.match import Match
from baronage.games.protectors.data import CALM, DRAGON, FLOOD, NIGH, RAIN, RULES, TIME
from baronage.games.protectors.rules.cards import snitches
from baronage.games.protectors.rules.orders import default_orders
from tests.games.protectors.table import (
    GAME,
    asked,
    at,
    cash,
    expect,
    fought,
    lots,
    options,
    play,
    realm,
    seat_of,
    send,
    told,
    unsent,
    window,
)

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"
FOUR = "rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1"


@pytest.mark.rule("REALM-E1.01")
@pytest.mark.parametrize(("turn", "cards"), [(4, "CALM,MIST"), (5, "CALM,MIST,CRAB"), (10, "CALM,MIST,CRAB,NIGH")])
def test_which_decks_are_drawn(turn: int, cards: str) -> None:
    match = at(f"N/ring6/6 T{turn}.V {SIX}")
    if turn < 10:
        expect(match, f"cards={cards} dpl={2 if turn < 5 else 3}")
    else:
        expect(match, "cards=NIGH lock=CALM,MIST,CRAB dpl=4")


@pytest.mark.rule("REALM-E1.03", "REALM-E1.04")
def test_a_card_is_dealt_with_before_the_next_is_drawn() -> None:
    match = at(f"N/ring6/6 T5.V dpl=1 {SIX} top=CALM,DRAGON,CRAB")
    expect(match, "cards=CALM,DRAGON dpl=3")  # the Sea card waits for the end of the attack
    assert window(match) == "attack"
    play(match, {1: "2", 2: "1", 3: "1"})
    expect(match, "cards=CALM,DRAGON,CRAB dpl=1")


@pytest.mark.rule("REALM-E1.05", "REALM-J7.01")
def test_played_cards_go_to_the_discards_at_the_end_of_the_turn() -> None:
    match = at(f"N/ring6/6 T3.C cards=RAIN,BLOOD {SIX} cash=1:1")
    play(match)
    assert realm(match).discards[0] == [RAIN]
    expect(match, "cards=CALM,MIST")


@pytest.mark.rule("REALM-E1.06")
def test_an_empty_deck_is_refilled_at_the_end_of_the_phase_without_this_turns_card() -> None:
    match = at(f"N/ring6/6 T3.C {SIX} cash=1:1")
    s = realm(match)
    s.decks[0], s.discards[0] = [CALM], [RAIN, FLOOD]
    lots(match, [FLOOD, RAIN])
    play(match)
    assert (s.decks[0], s.discards[0], s.inplay[0]) == ([FLOOD, RAIN], [], [CALM])


@pytest.mark.rule("REALM-E2.01")
def test_black_swan_can_repeat_and_each_card_raises_the_power() -> None:
    first = [2, 3, 4, 5, 5, 6, 7, 8, 9, 1]
    match = at(f"N/ring6/6 T3.V {SIX} top=BSWAN", [first, [1, 3, 4, 5, 5, 6, 7, 8, 9, 2]])
    expect(match, "cards=CALM,MIST dpl=4")


@pytest.mark.rule("REALM-E2.02")
def test_deep_snow_weakens_every_attacker_but_not_the_defender() -> None:
    match = at("G/two12/6 T3.X cards=SNOW rank=1>2>3>4>5>6 map=1:1.3 2:2.2 3:3.1 4:4.1 5:5.1 6:6.1")
    play(match, {1: "March! 3 from P1 to P8", 2: "March! 2 from P2 to P8"})
    assert "Blue has 2, Purple 1" in fought(match)


@pytest.mark.rule("REALM-E2.03")
def test_heavy_rains_take_1_from_each_support() -> None:
    match = at("N/ring6/6 T3.X cards=RAIN rank=1>2>3>4>5>6 map=1:1.3 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1")
    play(match, {1: "March! 3 from P1 to P2", 3: "Support! #2 in P2 from P3"})
    assert "Blue has 3, Purple 1" in told(match)


@pytest.mark.rule("REALM-E2.03")
def test_an_offer_to_support_counts_heavy_rains_and_says_so() -> None:
    match = at(f"N/ring6/6 T3.N cards=RAIN {SIX}")
    seat = seat_of(match, 1)
    said = [GAME.label(match.state.redact(seat), seat, action)[0] for action in match.state.actions(seat)]
    supports = [label for label in said if label.startswith("Support! yourself in Corva")]
    assert supports == ["Support! yourself in Corva from Brask: +1, as Heavy rains of Autumn take 1 away"]


@pytest.mark.rule("REALM-E2.05", "REALM-F4.01")
def test_in_spring_nobody_fortifies_not_even_by_default() -> None:
    match = at(f"N/ring6/6 T3.N cards=SPRING {SIX}")
    assert not any(text.startswith("+F") for text in options(match, 1))
    assert default_orders(realm(match), 0) == []
    match = at(f"N/ring6/6 T3.N cards=CALM {SIX}")
    assert any(text.startswith("+F") for text in options(match, 1))


@pytest.mark.rule("REALM-E2.06", "REALM-E2.08")
@pytest.mark.parametrize(("cards", "income"), [("STORM", 0), ("STORM lock=IMARIN", 0), ("CALM", 100), ("IMARIN", 200)])
def test_storms_and_blessings(cards: str, income: int) -> None:
    match = at(f"N/ring6/6 T3.X cards={cards} {SIX}")
    play(match, {1: "Work, work!"})
    assert cash(match, 1) == income


@pytest.mark.rule("REALM-E2.07")
def test_under_the_blessings_grey_provinces_stay_grey_otherwise() -> None:
    match = at("N/ring6/6 T3.X dpl=11 cards=IMARIN rank=1>2>3>4>5 map=1:1.3g 2:2.1 3:3.3 4:4.0 5:5.1 6:1.1")
    play(match, {3: "March! 1 from P3 to P4"})
    assert window(match) == "attack"
    assert "You owe 1, you send 0" in GAME.prompt(match.state, 0)[0]


@pytest.mark.rule("REALM-E2.09")
def test_flood_leaves_no_neighbours() -> None:
    match = at(f"N/ring6/6 T3.N cards=FLOOD {SIX}")
    assert not any(text[1] in "MDS" for text in options(match, 1) if text.startswith("+"))
    match = at(f"N/ring6/6 T3.N cards=FLOOD,SEAF {SIX}")
    offered = options(match, 1)
    assert "+M1-4x2" in offered
    assert not any(text.startswith("+S") for text in offered)
    match = at("N/ring3/3 T5.V rank=1>3 map=1:1.2 2:1.2 3:3.1 top=FLOOD,MIST,PLAGUE")
    expect(match, "map=1:1.2 2:1.2")


@pytest.mark.rule("REALM-E3.01", "REALM-M1.01", "REALM-L3.01")
def test_there_be_dragons_is_one_attack_below_the_threshold() -> None:
    match = at(f"N/ring6/6 T3.V dpl=5 {SIX} top=CALM,DRAGON")
    assert window(match) == "attack"
    play(match, dict.fromkeys(range(1, 7), "2"))
    assert window(match) == "orders"


@pytest.mark.rule("REALM-E4.01", "REALM-G2.04")
def test_seafarers_open_every_place_for_marches_not_for_support() -> None:
    match = at("G/two12/3 T6.N cards=SEAF rank=1>2>3 map=1:1.1 5:2.1 9:3.1", island="wizard_sanctum")
    offered = options(match, 1)
    assert {text.split("-")[1].split("x")[0] for text in offered if text.startswith("+M1-")} == {
        *(str(place) for place in range(2, 13)),
        "I",
    }
    assert {text.split("@")[1] for text in offered if text.startswith("+S")} <= {str(p) for p in (2, 6, 7, 8)} | {
        f"{p}*" for p in range(13)
    }


@pytest.mark.rule("REALM-E4.02")
def test_ferry_costs_25_for_each_origin_but_not_to_a_land_neighbour_nor_beside_seafarers() -> None:
    orders = {1: "March! 1 from P1 to P2", 2: "March! 1 from P2 to P5", 3: "Delayed March! 1 from P3 to P6"}
    for cards, paid in (("FERRY", 25), ("FERRY lock=SEAF", 0)):
        match = at(f"N/ring6/6 T6.X cards={cards} {SIX} cash=1:100,2:100,3:100")
        play(match, orders)
        assert [cash(match, k) for k in (1, 2, 3)] == [150, 150 - paid, 150 - paid]


@pytest.mark.rule("REALM-E4.03")
def test_crabs_lower_the_supply_limit_of_provinces_not_of_the_island() -> None:
    match = at("N/ring3/3 T6.X cards=CRAB rank=1>2>3 map=1:1.3 2:2.1 3:3.1 isle=2 cash=2:400")
    play(match)
    expect(match, "map=1:1.2 isle=2")
    play(match, {2: "Buy 3 in P2"})
    expect(match, "map=2:2.2")


@pytest.mark.rule("REALM-E5.01")
def test_under_pirates_each_may_name_one_other_active_player() -> None:
    match = at("N/ring4/4 T6.N cards=PIRATE rank=1>2>3 map=1:1.1 2:2.0 3:3.1 4:1.1")
    assert asked(match) == [1, 2, 3]  # also who has no unit
    assert [text for text in options(match, 2) if "?" in text] == ["+?1", "+?3"]
    match = at(f"N/ring4/4 T6.N cards=CRAB {FOUR}")
    match.play(0, "+H1")
    assert not any("?" in text for text in options(match, 1))


@pytest.mark.rule("REALM-E5.02", "REALM-E5.08", "REALM-J5.06")
def test_dues_are_collected_after_production_as_far_as_the_cash_goes() -> None:
    match = at("N/ring4/4 T6.X cards=STORM,MIST,PIRATE rank=1>2>3>4 map=1:1.2 2:2.2 3:3.2 4:4.2 cash=2:10,3:70")
    play(match, {1: "Snitch #2"})
    assert [cash(match, k) for k in (1, 2, 3, 4)] == [0, 0, 45, 0]
    match = at("N/ring4/4 T6.X cards=CALM,MIST,PIRATE rank=1>2>3>4 map=1:1.2 2:2.2 3:3.2 4:4.2")
    play(match, {1: "Snitch #2"})
    assert [cash(match, k) for k in (1, 2, 3, 4)] == [50, 25, 25, 25]
    expect(match, "map=2:2.1")


@pytest.mark.rule("REALM-E5.03", "REALM-E5.04")
def test_clashing_snitches_pay_and_all_against_one_pay_nothing() -> None:
    match = at("N/ring3/3 T6.X cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.2 2:2.2 3:3.2")
    play(match, {1: "Snitch #2", 2: "Snitch #3"})
    assert [cash(match, k) for k in (1, 2, 3)] == [0, 0, 50]
    expect(match, "map=1:1.2 2:2.2 3:3.2")
    match = at("N/ring3/3 T6.X cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.2 2:2.2 3:3.2")
    play(match, {1: "Snitch #2", 3: "Purple", 2: "Snitch #1"})
    assert [cash(match, k) for k in (1, 2, 3)] == [50, 50, 50]
    expect(match, "map=2:2.1")


@pytest.mark.rule("REALM-E5.02", "REALM-E5.03")
def test_what_the_pirates_cost_is_asked_with_and_stands_on_the_card_and_in_the_log() -> None:
    position = "N/ring3/3 T6.N cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.2 2:2.2 3:3.2"
    match = at(position)
    match.play(0, "+H1")
    question = GAME.prompt(match.state, 0)[0]
    assert "everyone who named no one pays 25 $Realm" in question
    assert "everyone who named a player pays 50 $Realm" in question
    assert "Pirates" in GAME.text_board(match.state.redact(0))
    silent = at(position)
    play(silent)
    assert "You named nobody and owe the Pirates 25 $Realm." in told(silent, 0)
    clash = at(position)
    play(clash, {1: "Snitch #2", 2: "Snitch #3"})
    assert "The snitches named different players: Blue owes the Pirates 50 $Realm." in told(clash)


def test_what_the_pirates_cost_follows_the_figures() -> None:
    """With the same figure for two dues the log still says which it is."""
    game = patched(GAME, {"silent_due": 50, "clash_due": 30})
    state = game.position("N/ring3/3 T6.N cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.2 2:2.2 3:3.2")
    match = Match(game, state=state, chance=Chance(0))
    match.play(0, "+H1")
    assert "everyone who named no one pays 50 $Realm" in game.prompt(match.state, 0)[0]
    for seat, text in enumerate(("send", "nothing", "nothing")):
        match.play(seat, text)
    assert "You named nobody and owe the Pirates 50 $Realm." in told(match, 0)


@pytest.mark.rule("REALM-E5.07")
def test_a_victim_without_an_army_owes_75() -> None:
    match = at("N/ring3/3 T6.X cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.2 2:2.0 3:3.2 cash=2:100 isle=2")
    play(match, {1: "Snitch #2", 3: "Snitch #2"})
    assert cash(match, 2) == 100 + 50 - 75
    expect(match, "isle=2")


@pytest.mark.rule("REALM-E5.06")
def test_who_works_is_weaker_when_the_plank_is_walked() -> None:
    match = at("N/ring4/4 T6.X cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.2 2:2.2 3:2.2 4:3.2")
    play(match, {1: "Snitch #2", 2: "Work, work! in P3", 3: "Snitch #2"})
    expect(match, "map=2:2.2 3:2.1")
    match = at("N/ring4/4 T6.X cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.2 2:2.2 3:2.2 4:3.2")
    play(match, {1: "Snitch #2", 3: "Snitch #2"})
    expect(match, "map=2:2.1 3:2.2")  # ties in the lowest number


@pytest.mark.rule("REALM-E5.09", "REALM-E5.05")
def test_the_plank_comes_before_marches_and_cuts_no_support() -> None:
    match = at("N/ring6/6 T6.X cards=CALM,MIST,PIRATE rank=1>2>3>4>5>6 map=1:1.2 2:2.1 3:3.2 4:4.1 5:5.1 6:6.1")
    orders = {1: "March! 2 from P1 to P2. Snitch #3", 3: "Support! #2 in P2 from P3"}
    play(match, orders)
    expect(match, "map=3:3.1")
    assert "Blue has 2, Purple 2" in told(match)  # one unit still supports
    match = at("N/ring3/3 T6.X cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.1 2:2.1 3:3.1")
    play(match, {1: "March! 1 from P1 to P2", 2: "Snitch #1", 3: "Snitch #1"})
    expect(match, "map=1:1.0 2:2.1")  # its march lapsed with the unit (H1.04)


@pytest.mark.rule("REALM-H1.04")
def test_an_order_lapses_with_the_unit_that_walked_the_plank_even_if_others_come() -> None:
    match = at("N/ring6/6 T6.X cards=CALM,MIST,PIRATE rank=1>3>4>5>6 map=1:1.1 2:1.2 3:3.1 4:4.1 5:5.1 6:6.0")
    play(match, {1: "Delayed March! 1 from P1 to P6. March! 1 from P2 to P1", 3: "Snitch #1"})
    expect(match, "map=1:1.1 2:1.1 6:6.0")  # what arrived in P1 stays there
    assert "The order of Blue for Brask lapses: no unit is left there." in told(match)


@pytest.mark.rule("REALM-E6.03", "REALM-E6.04")
def test_locked_cards_act_again_without_raising_the_power_by_the_table() -> None:
    match = at("N/ring6/6 T11.V dpl=0 lock=POWER,MIST,PLAGUE rank=1>3>4 map=1:1.2 2:1.2 3:3.2 4:4.2 5:-.0 6:-.0")
    # CALM 1, POWER again 6, MIST 1, CRAB 1, NIGH 1: at 9 the Threshold of 6 was passed on the way
    assert window(match) == "attack"
    assert realm(match).dpl == 7
    match = at("G/two12/6 T11.V dpl=0 lock=POWER,MIST,PLAGUE rank=1>3>4 map=1:1.2 2:1.2 3:3.2 4:4.2")
    expect(match, "dpl=16 map=1:1.1 2:1.1")
    match = at("G/two12/6 T11.V dpl=0 lock=CALM,DRAGON rank=1>3>4 map=1:1.2 2:1.2 3:3.2 4:4.2")
    assert window(match) == "attack"
    assert realm(match).dpl == 2
    assert "acts again" in unsent(match)
    play(match, {1: "2 from P1, 1 from P2"})
    assert window(match) == "orders"  # one attack, no After Burner


@pytest.mark.rule("REALM-E6.01", "REALM-E6.02")
def test_the_end_is_nigh_locks_this_turns_cards_for_good() -> None:
    match = at(f"N/ring6/6 T10.V {SIX} top=RAIN")
    s = realm(match)
    expect(match, "lock=RAIN,MIST,CRAB cards=NIGH")
    play(match)
    play(match)
    assert s.discards[3] == [NIGH]
    assert RAIN not in s.decks[0] + s.discards[0] + s.inplay[0]
    assert s.has_card(RAIN)


@pytest.mark.rule("REALM-E6.05", "REALM-B1.02", "REALM-J6.12")
def test_times_up_makes_this_the_last_turn() -> None:
    match = at(f"N/ring6/6 T10.V {SIX} top=TIME")
    assert realm(match).inplay[3] == [TIME]
    play(match)
    offered = options(match, 1)
    assert not any(text.startswith("+b") for text in offered)
    play(match)
    assert match.over
    assert "Time’s Up!" in told(match)


@pytest.mark.rule("REALM-E6.06", "REALM-D3.05")
def test_brackets_shrink_with_eliminations_of_the_same_phase() -> None:
    match = at("N/ring5/5 T3.V dpl=3 rank=1>2>3>4>5 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 top=CALM,DRAGON")
    before = options(match, 2)
    assert before
    play(match, {1: "1", 2: "1", 3: "1", 4: "1", 5: "0"})
    expect(match, "rank=1>2>3>4")
    send(match, 1, "no orders")
    seat_two = options(match, 2)
    assert not seat_two or "+M2-1x1*" not in seat_two  # second of four: bracket 2


@pytest.mark.rule("REALM-N2.07")
def test_a_dragon_card_may_be_replaced_by_a_new_one() -> None:
    match = at("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.0g fac=1:kal cash=1:15 top=MIST")
    send(match, 1, "weather forecast dragon")
    send(match, 1, "replace")
    assert realm(match).decks[1][-1] == DRAGON
    assert len(realm(match).decks[1]) == 7
    assert cash(match, 1) == 0
    match = at("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.0g fac=1:kal cash=1:15 top=DRAGON")
    send(match, 1, "weather forecast dragon")
    assert "replace" not in options(match, 1)


@pytest.mark.rule("REALM-E5.04")
def test_with_two_players_the_exception_never_applies() -> None:
    assert snitches(RULES, [0, 1], {0: 1}) == ({1: 25}, 1)
    assert snitches(RULES, [0, 1], {0: 1, 1: 0}) == ({0: 50, 1: 50}, -1)
    assert snitches(RULES, [0, 1, 2], {0: 1, 2: 1}) == ({}, 1)
