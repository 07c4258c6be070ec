"""Sections F and G: negotiation, transfers, looks, the order sheet, each order."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Refusal
from baronage.engine.questions.question import ask
from baronage.games.protectors.rules.factions import hide_price
from baronage.games.protectors.state import Realm
from tests.games.protectors.table import GAME, asked, at, cash, expect, fought, options, play, realm, send, told, window

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


@pytest.mark.rule("REALM-F1.01", "REALM-F1.04", "REALM-C2.02")
def test_the_window_is_72_hours_and_closes_when_all_sheets_are_in() -> None:
    match = at(f"N/ring6/6 T3.N {SIX}")
    assert match.state.clock() == [("orders", "Negotiation and Orders", 72.0)]
    for k in range(1, 6):
        send(match, k, "no orders")
        assert window(match) == "orders"
    send(match, 6, "no orders")
    assert window(match) == "buying"


@pytest.mark.rule("REALM-F1.02", "REALM-F1.03")
def test_one_order_for_each_province_with_own_units() -> None:
    match = at("N/ring6/6 T3.N rank=1>2>3>4 map=1:1.2 2:1.0 3:1.1 4:4.1 5:2.1 6:3.1")
    assert {text[1:3] for text in options(match, 1)} == {"H1", "F1", "W1", "M1", "D1", "S1"}
    match.play(0, "+F1")
    assert all(text[2] == "3" for text in options(match, 1))  # P2 is empty and gets none
    match.play(0, "+F3")
    match.play(0, "send")
    assert asked(match) == [2, 3, 4]
    for text in ("F2", "F1 W1"):
        match = at("N/ring6/6 T3.N rank=1>2>3>4 map=1:1.2 2:1.0 3:1.1 4:4.1 5:2.1 6:3.1")
        with pytest.raises(Refusal):
            send(match, 1, text)


@pytest.mark.rule("REALM-F2.01", "REALM-F2.02", "REALM-F2.03", "REALM-F2.04")
def test_transfers_leave_at_once_and_arrive_at_the_reveal() -> None:
    match = at(f"N/ring6/6 T3.N cards=STORM {SIX} cash=1:40,2:10")
    send(match, 1, "Send 30 to Player#2")
    assert cash(match, 1) == 10
    assert realm(match).redact(1).cash[:2] == [40, 10]  # the others see nothing of it
    assert realm(match).redact(0).cash[0] == 10
    with pytest.raises(Refusal, match="E-FUNDS"):
        send(match, 1, "Send 11 to Player#3")
    with pytest.raises(Refusal, match="E-FUNDS"):
        send(match, 2, "Send 11 to Player#3")  # money promised by others never counts
    with pytest.raises(Illegal):
        match.play(0, (12, 1, 0))
    assert "has sent 30" not in told(match, 1)
    play(match)
    assert (cash(match, 1), cash(match, 2)) == (10, 40)
    assert "Blue has sent 30 $Realm to Purple." in told(match, 3)


@pytest.mark.rule("REALM-F2.05")
def test_a_transfer_to_a_fallen_player_returns_and_one_from_a_fallen_player_arrives() -> None:
    match = at(f"N/ring6/6 T3.N cards=STORM {SIX} cash=1:40,2:40")
    send(match, 1, "$10>2")
    send(match, 2, "$20>3")
    match.play(-1, "expel B")
    play(match)
    assert (cash(match, 1), cash(match, 2), cash(match, 3)) == (40, 0, 20)
    assert "Purple is gone: the" in told(match)


@pytest.mark.rule("REALM-F2.06")
def test_unpaid_ferries_lapse_from_the_highest_number_down_the_island_last() -> None:
    match = at("G/two12/3 T6.N cards=CALM,MIST,FERRY rank=1>2>3 map=1:1.1 2:1.1 9:1.1 5:2.3 6:3.3 isle=1 cash=1:60")
    play(match, {1: "MI-3x1 M1-11x1 M2-11x1 M9-12x1"})
    text = told(match)
    assert "ferry from Mardel" in text
    assert "can’t pay the ferry from Corva" in text
    assert "pays 25 $Realm for the ferry from the Island" in text
    assert "marches from Brask to Pellor" in text


@pytest.mark.rule("REALM-F3.01", "REALM-F3.04", "REALM-N2.01")
def test_the_free_forecast_once_a_turn() -> None:
    match = at(f"N/ring6/6 T3.N {SIX} fac=1:kal top=RAIN")
    send(match, 1, "LE")
    assert "see Heavy rains of Autumn on top" in told(match, 0)
    assert "Heavy rains" not in told(match, 1)
    assert "looked" not in told(match, 1)
    with pytest.raises(Refusal, match="E-ABILITY"):
        send(match, 1, "LE")
    with pytest.raises(Refusal, match="E-ABILITY"):
        send(match, 2, "LE")
    assert realm(match).redact(0).looked[0] == 4
    assert realm(match).redact(1).looked == [0] * 24
    whole = [len(deck) for deck in realm(match).decks]
    for seed in range(5):
        for viewer in (0, 1):
            guess = realm(match).sample(viewer, Chance(seed))
            assert isinstance(guess, Realm)
            assert [len(deck) for deck in guess.decks] == whole
            assert guess.decks[0][-1] == 4 or viewer, "what was seen is on top"
    play(match)
    assert "Blue has looked at the Event deck." in told(match, 1)
    play(match)
    assert "LE" in options(match, 1)  # the next turn again


@pytest.mark.rule("REALM-F3.02", "REALM-N2.07", "REALM-N0.03")
def test_the_dragon_look_costs_15_and_comes_once_a_game() -> None:
    match = at(f"N/ring6/6 T3.N cards=STORM {SIX} fac=1:kal cash=1:20")
    send(match, 1, "weather forecast dragon")
    assert cash(match, 1) == 5
    assert realm(match).redact(1).cash[0] == 20
    play(match)
    expect(match, "used=1:look cash=1:5")
    assert "looked at the Dragon deck for 15 $Realm" in told(match, 1)
    play(match)
    assert "LD" not in options(match, 1)
    match = at(f"N/ring6/6 T3.N cards=STORM {SIX} fac=1:kal cash=1:14")
    with pytest.raises(Refusal, match="E-FUNDS"):
        send(match, 1, "LD")


@pytest.mark.rule("REALM-F3.03", "REALM-O2.05")
def test_the_palantir() -> None:
    match = at(f"N/ring6/6 T3.N {SIX} isle=1 cash=1:30,2:30 top=PIRATE,TIME")
    send(match, 1, "Palantír sea")
    send(match, 1, "palantir end")
    assert "see Pirates! on top" in told(match, 0)
    assert "see Time’s Up! on top" in told(match, 0)
    assert cash(match, 1) == 0
    with pytest.raises(Refusal, match="E-ABILITY"):
        send(match, 2, "palantir sea")


@pytest.mark.rule("REALM-F3.05", "REALM-N2.06")
def test_no_answer_is_keep_and_some_cards_can_not_be_buried() -> None:
    position = "N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.0g fac=1:kal top="
    match = at(f"{position}FLOOD")
    send(match, 1, "LE")
    assert {"discard", "keep event"} <= set(options(match, 1))
    play(match)
    assert realm(match).decks[0][-1] == 9
    assert not any(realm(match).pending)
    for card in ("BSWAN", "POWER"):
        match = at(f"{position}{card}")
        send(match, 1, "LE")
        assert "discard" not in options(match, 1)
    match = at("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.0 fac=1:kal top=FLOOD")
    send(match, 1, "LE")  # no grey Province: no answer
    assert "discard" not in options(match, 1)


@pytest.mark.rule("REALM-F4.01")
def test_a_silent_player_fortifies_everywhere_golden_in_the_lowest_if_allowed() -> None:
    position = "N/ring6/6 T3.N rank={} map=1:1.1 2:1.1 3:3.2 4:4.2 5:5.2 6:6.2"
    match = at(position.format("1>3>4>5>6"))
    play(match, silent=[1])
    assert "Blue orders: Golden Fortify! Brask." in told(match)
    assert "Blue orders: Fortify! Corva." in told(match)
    match = at(position.format("3>4>5>6>1"))
    play(match, silent=[1])
    assert "Blue orders: Fortify! Brask." in told(match)


@pytest.mark.rule("REALM-F4.02", "REALM-F4.03")
def test_what_a_sheet_omits_gets_no_order() -> None:
    match = at("N/ring6/6 T3.N rank=2>1>3>4>5>6 map=1:1.2 2:2.2 3:1.1 4:4.2 5:5.2 6:6.2")
    play(match, {1: "Work, work! in P3", 2: "March! 2 from P2 to P1"})
    assert "Purple has 2, Blue 2" in told(match)


# --- G ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-G1.01", "REALM-G1.02", "REALM-N1.01")
@pytest.mark.parametrize(
    ("faction", "order", "strength"),
    [
        ("", "Fortify! P2", 3),
        ("", "Golden Fortify! P2", 4),
        ("cen", "Fortify! P2", 4),
        ("cen", "Golden Fortify! P2", 5),
    ],
)
def test_fortify(faction: str, order: str, strength: int) -> None:
    match = at(f"N/ring6/6 T3.X {SIX}{f' fac=2:{faction}' if faction else ''}")
    play(match, {1: "March! 2 from P1 to P2", 2: order})
    assert f"Purple has {strength}, Blue 2" in fought(match)


@pytest.mark.rule("REALM-G1.01")
def test_fortify_counts_for_all_units_present_after_the_marches() -> None:
    match = at("N/ring6/6 T3.X rank=3>1>4>5>6 map=1:1.2 2:1.1 3:3.3 4:4.2 5:5.2 6:6.2")
    play(match, {1: "Fortify! P2. March! 1 from P1 to P2", 3: "March! 3 from P3 to P2"})
    assert "Black has 3, Blue 3" in told(match)


@pytest.mark.rule("REALM-G2.01", "REALM-G2.03", "REALM-G2.02")
def test_a_march_names_a_number_an_origin_and_one_destination() -> None:
    match = at(f"N/ring6/6 T3.N {SIX}")
    assert {"+M1-2x1", "+M1-2x2", "+M1-6x1", "+M1-6x2"} <= set(options(match, 1))
    assert "+M1-3x1" not in options(match, 1)
    play(match, {1: "March! 1 from P1 to P2", 2: "March! 2 from P2 to P3"})
    expect(match, "map=1:1.1")
    match = at(f"N/ring6/6 T3.N {SIX}")
    with pytest.raises(Refusal, match="E-DUP"):
        send(match, 1, "March! 1 from P1 to P2. March! 1 from P1 to P6")


@pytest.mark.rule("REALM-G2.05", "REALM-J2.01")
def test_the_supply_limit_binds_only_in_consolidation() -> None:
    match = at("N/ring6/6 T3.X rank=3>1>4>5>6 map=1:1.3 2:1.3 3:3.3 4:4.2 5:5.2 6:6.2")
    play(match, {1: "March! 3 from P1 to P2", 3: "March! 3 from P3 to P2"})
    assert "Blue has 6, Black 3" in told(match)
    expect(match, "map=2:1.3")
    assert "3 units of Blue starve in Corva" in told(match)


@pytest.mark.rule("REALM-G2.06")
def test_opposite_marches_pass() -> None:
    match = at(f"N/ring6/6 T3.X {SIX}")
    play(match, {1: "March! 2 from P1 to P2", 2: "March! 2 from P2 to P1"})
    expect(match, "map=1:2.2 2:1.2")
    assert "Battle" not in told(match)


@pytest.mark.rule("REALM-G2.07")
def test_two_golden_marches_give_2() -> None:
    match = at("G/two12/4 T3.X rank=1>2>3>4 map=1:1.1 7:1.1 8:2.2 3:3.1 5:4.1 fac=1:iro")
    play(match, {1: "Golden March! 1 from P1 to P8. Golden March! 1 from P7 to P8"})
    assert "Blue has 4, Purple 2" in fought(match)


@pytest.mark.rule("REALM-G3.01")
def test_only_a_march_can_be_delayed() -> None:
    match = at(f"N/ring6/6 T3.N {SIX}")
    assert match.state.read(0, "Delayed Work, work! P1") == match.state.read(0, "W1")
    assert (
        match.state.read(0, "March! 1 from P1 to P2")[0][0]
        != match.state.read(0, "Delayed March! 1 from P1 to P2")[0][0]
    )


@pytest.mark.rule("REALM-G3.02")
def test_units_that_arrived_may_march_on_with_a_delayed_march() -> None:
    match = at("G/two12/3 T3.X rank=1>2>3 map=1:1.1 2:1.2 5:2.2 6:3.2")
    play(match, {1: "March! 2 from P2 to P1. Delayed March! 3 from P1 to P7"})
    expect(match, "map=7:1.3 1:1.0 2:1.0")


@pytest.mark.rule("REALM-G4.03", "REALM-G4.05")
def test_supporters_are_not_at_risk_and_help_nobody_who_is_not_there() -> None:
    match = at(f"N/ring6/6 T3.X {SIX}")
    play(match, {1: "March! 2 from P1 to P2", 3: "Support! #2 in P2 from P3", 4: "Support! #6 in P3 from P4"})
    expect(match, "map=2:2.2 3:3.2")


@pytest.mark.rule("REALM-G4.04")
def test_the_supported_players_own_units_cut_the_support_too() -> None:
    match = at("G/two12/4 T3.X rank=1>2>3>4 map=1:1.3 2:2.2 3:3.2 9:2.1 6:4.1")
    play(match, {1: "March! 3 from P1 to P2", 3: "Support! #2 in P2 from P3", 2: "March! 1 from P9 to P3"})
    assert "the Support! of Black is cancelled" in told(match)
    assert "Blue has 3, Purple 2" in told(match)


@pytest.mark.rule("REALM-G4.06")
@pytest.mark.parametrize(("origin", "strength"), [(3, 2 + 1 + 1), (4, 2 + 1)])
def test_golden_support_focused_and_extended(origin: int, strength: int) -> None:
    match = at("N/ring6/6 T3.X rank=3>4>2>1 map=1:1.3 2:2.2 3:3.1 4:4.1 5:1.0 6:1.0")
    play(match, {1: "March! 3 from P1 to P2", origin: f"Golden Support! #2 in P2 from P{origin}"})
    assert f"Purple has {strength} " in told(match)


@pytest.mark.rule("REALM-G4.06", "REALM-G4.01")
def test_support_reaches_no_further() -> None:
    match = at("N/ring7/7 T3.N rank=1>2>3>4 map=1:1.3 2:2.2 3:3.1 4:4.1")
    targets = {text.split("@")[1] for text in options(match, 1) if text.startswith("+S")}
    assert targets == {"2", "7", "2*", "7*", "3*", "6*"}


@pytest.mark.rule("REALM-G5.01", "REALM-G5.02", "REALM-G5.03")
def test_work_weakens_all_units_and_pays_50_if_they_hold() -> None:
    match = at("N/ring6/6 T3.X rank=1>2>4>5>6 map=1:1.2 2:2.2 3:2.1 4:4.2 5:5.2 6:6.2")
    play(match, {1: "March! 2 from P1 to P2", 2: "Work, work! in P2. March! 1 from P3 to P2"})
    assert "Blue has 2, Purple 2" in told(match)
    match = at(f"N/ring6/6 T3.X {SIX}")
    play(match, {2: "Work, work!"})
    assert cash(match, 2) == 100


@pytest.mark.rule("REALM-G5.04", "REALM-J5.05", "REALM-J6.05", "REALM-G6.04")
def test_golden_work_pays_nothing_and_allows_an_upgrade_for_25() -> None:
    match = at(f"N/ring6/6 T3.X {SIX}")
    play(match, {6: "Golden Work, work!"})
    assert cash(match, 6) == 50
    assert realm(match).ready[6] == 1
    play(match, {6: "Upgrade"})
    expect(match, "map=6:6.2^1 cash=6:25")
    assert not any(realm(match).ready)


@pytest.mark.rule("REALM-G6.01")
def test_one_golden_order_of_each_kind() -> None:
    match = at("N/ring6/6 T3.N rank=1>3>4>5>6 map=1:1.1 2:1.1 3:3.2 4:4.2 5:5.2 6:6.2")
    match.play(0, "+D1-6x1*")
    offered = options(match, 1)
    assert not any(text[1] in "MD" and text.endswith("*") for text in offered)
    assert {"+F2*", "+W2*"} <= set(offered)
    with pytest.raises(Illegal) as refused:
        match.play(0, (8, 2, 3, 1, 1))
    assert refused.value.rule == "REALM-G6.01"


@pytest.mark.rule("REALM-G6.03", "REALM-H1.03")
def test_gold_is_fixed_at_the_reveal_with_the_ranking_as_it_is_then() -> None:
    match = at("N/ring6/6 T3.N dpl=11 rank=1>2>3>4>5>6 map=1:1.1 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2")
    send(match, 1, "Golden March! 1 from P1 to P2")
    match.play(-1, "expel F")  # Threshold 10: the Dragon comes, and #1 fails
    assert window(match) == "attack"
    play(match, {2: "2", 3: "2", 4: "2", 5: "1", 1: "0"})
    expect(match, "rank=2>3>4>5>1")
    play(match)
    assert "The golden order of Blue for Brask is one too many: it is played as a normal one." in told(match)


@pytest.mark.rule("REALM-K1.08")
def test_after_what_an_expulsion_brings_sheets_are_what_could_be_clicked_now() -> None:
    match = at("N/ring6/6 T3.N dpl=11 rank=1>2>3>4>5>6 map=1:1.1 2:2.2 3:3.4 4:4.2 5:5.2 6:6.2")
    match.play(0, "+D1-2x1*")  # a click, not sent
    match.play(2, "+F3")
    match.play(-1, "expel F")  # Threshold 10: the Dragon comes, and #1 fails
    play(match, {2: "2", 3: "2", 4: "2", 5: "1", 1: "0"})
    assert realm(match).rank[-1] == 0
    assert match.state.draft(0) == ()  # gold is for the first bracket alone
    assert len(match.state.draft(2)) == 1  # which is as good as before
    play(match)
    assert match.record.replay().counts == match.counts  # the record holds nothing that could not be sent


@pytest.mark.rule("REALM-K1.08")
def test_who_falls_in_an_attack_that_breaks_into_the_orders_is_not_waited_for() -> None:
    match = at("N/ring6/6 T3.N dpl=12 rank=1>2>3>4>5>6 map=1:1.3 2:2.3 3:3.3 4:4.3 5:5.1 6:6.3")
    match.play(-1, "expel F")
    play(match, {1: "3", 2: "3", 3: "3", 4: "3", 5: "0"})
    while window(match) == "attack":  # it comes again, and #5 has nothing left
        play(match, silent=asked(match))
    assert window(match) == "orders"
    assert 4 not in realm(match).rank
    assert match.state.actors() == [0, 1, 2, 3]


def test_prices_of_hiding_are_asked_of_owners_only() -> None:
    assert hide_price(realm(at(f"N/ring6/6 T3.N {SIX}")), 0) == -1
    assert GAME.title == "Protectors of the Realm"


@pytest.mark.rule("REALM-G2.01", "REALM-G2.02")
def test_of_a_large_army_any_number_marches() -> None:
    match = at("N/ring3/3 T3.X rank=1>2>3 map=1:1.20 2:2.1 3:3.1")
    play(match, {1: "March! 18 from P1 to P2"})
    assert "18 units of Blue march from Brask to Corva." in told(match)


@pytest.mark.rule("REALM-G3.02")
def test_many_counts_of_a_march_are_options_in_a_list_too() -> None:
    """What the steward advises can be found there, and not on the board alone."""
    match = at("N/ring6/6 T5.N rank=1>2>3>4>5>6 map=1:1.3 2:1.3 6:1.3 3:3.1 4:4.1 5:5.1")
    question = ask(match.state.redact(0), 0)
    assert {choice.text for choice in question.choices} >= {f"+D1-2x{count}" for count in range(1, 10)}
