"""Prompts, labels, announcements, refusals."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.games.protectors import verbs
from baronage.games.protectors.data import FLOOD, NIGH
from tests.games.protectors.table import GAME, at, begin, expect, play, send, told, unsent

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


def test_there_is_a_line_for_every_event() -> None:
    kinds = range(verbs.DRAFTED, verbs.ALL_PRODUCED + 1)
    assert set(verbs.EVENTS) == set(kinds)


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        (
            f"N/ring6/6 T3.N {SIX}",
            "What is the order for Brask? Golden orders left: Fortify!, March!, Support! and Work, work! "
            "A golden order does more than a plain one; each can be given once a turn.",
        ),
        (
            f"N/ring6/6 T3.A dpl=5 {SIX}",
            "What do you send against the Dragon? You owe 1, you send 0. "
            "It attacks with 5; only more than that together drives it off. Less than you owe costs Provinces, or a Grand "
            "Protector all $Realm and the title; twice as much brings points if the Dragon is driven off.",
        ),
        (
            f"N/ring6/6 T3.C {SIX} cash=1:60",
            "What do you buy, and what do you bid? You have 60 $Realm; a unit costs 75.",
        ),
        (
            f"N/ring6/6 T1.R {SIX} cash=1:50",
            "How much do you bid for your place on the Ranking? Higher bidders rank higher, win ties (at the "
            "cost of a unit) and may give more golden orders. You have 50 $Realm; every bid is spent. "
            "A unit costs 75, a level 25; each Province brings 50 a turn.",
        ),
    ],
)
def test_prompts(position: str, prompt: str) -> None:
    assert GAME.prompt(at(position).state, 0)[0] == prompt


@pytest.mark.rule("REALM-C2.05")
@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        (f"N/ring6/6 T3.N {SIX} cash=1:9", "Orders are written in secret."),
        (f"N/ring6/6 T3.A dpl=5 {SIX}", "The Dragon attacks with 5: each Protector chooses in secret what to send."),
        (f"N/ring6/6 T3.C {SIX} cash=1:60", "Everybody chooses in secret what to buy and bid."),
        (f"N/ring6/6 T1.R {SIX} cash=1:50", "Everybody bids in secret for a place on the Ranking."),
    ],
)
def test_who_looks_on_is_told_what_is_waited_for(position: str, prompt: str) -> None:
    assert GAME.prompt(at(position).state, PUBLIC)[0] == prompt


@pytest.mark.parametrize("cash", [0, 9])
@pytest.mark.rule("REALM-F2.01")
def test_beside_a_complete_sheet_money_can_be_sent(cash: int) -> None:
    match = at(f"N/ring6/6 T3.N {SIX} cash=1:{cash}")
    for words in ("Your orders are complete. Send them?", "Your orders are sent. The others still write theirs."):
        match.play(0, "+F1" if words.endswith("?") else "send")
        prompt = GAME.prompt(match.state, 0)[0]
        assert prompt.startswith(words)
        assert ("send money" in prompt and "choose a player in the Ranking" in prompt) == bool(cash)
        assert any(action[0] == verbs.TRANSFER for action in match.state.actions(0)) == bool(cash), "and so it is"


def test_labels() -> None:
    match = at(f"N/ring6/6 T3.N {SIX} cash=1:9")
    said = {match.state.write(0, a): GAME.label(match.state, 0, a)[0] for a in match.state.actions(0)}
    assert said["+F1*"] == "Golden Fortify! Brask: it holds with 4"
    assert said["+D1-2x2*"] == (
        "Delayed Golden March! 2 units from Brask to Corva: 3 against 2, 3 or more if fortified; they go after all battles,"
        " and defend Brask until then"
    )
    assert said["+S1:2@3*"] == "Golden Support! Purple in Dunmar from Brask, two borders away: +2"
    assert said["+S1:1@2"] == "Support! yourself in Corva from Brask: +2"
    assert said["+W1"] == "Work, work! in Brask: more $Realm, but it holds only with 1"
    assert said["$5>2"] == "Send 5 $Realm to Purple"
    match = at("N/ring4/4 T3.N cards=STORM rank=1>2>3>4 map=1:1.1 2:1.2 3:3.1 4:4.1")
    said = {match.state.write(0, a): GAME.label(match.state, 0, a)[0] for a in match.state.actions(0)}
    assert said["+W1"] == "Work, work! in Brask: no $Realm in Winter Storms, and it holds only with 0"
    assert said["+D1-4x3"].startswith(
        "Delayed March! 3 units from Brask to Feldar, 2 of them if they march in before: 3 against 1"
    )


@pytest.mark.rule("REALM-G4.02")
def test_a_march_counts_the_support_that_one_gives_oneself() -> None:
    march = "+M1-2x2"
    sums = {"+H3": "2 against 4", "+S3:2@2": "2 against 4", "+S3:1@2": "5 with your Support! against 4"}
    for other, words in sums.items():
        match = at("N/ring4/4 T3.N rank=1>2>3>4 map=1:1.2 2:2.4 3:1.3 4:4.1")
        [action] = match.state.read(0, march)
        match.play(0, march)
        match.play(0, other)
        said = GAME.label(match.state, 0, action)[0]
        assert said == f"March! 2 units from Brask to Corva: {words}, 5 or more if fortified"


@pytest.mark.rule("REALM-G4.01")
def test_who_is_supported_is_told() -> None:
    for number, mine, theirs in ((1, "yourself", "Blue"), (2, "Purple", "you")):
        match = at("N/ring4/4 T3.N rank=1>2>3>4 map=1:1.2 2:2.1 3:1.3 4:4.1")
        play(match, {1: f"Support! Player#{number} in P2 from P3"})
        for viewer, helped in ((0, mine), (1, theirs)):
            lines = [text for _, text, _ in match.log(viewer)]
            assert any(f": Support! {helped} in Corva from Dunmar." in line for line in lines), lines


@pytest.mark.rule("REALM-D1.01")
def test_who_sends_no_bid_is_told_that_it_is_none() -> None:
    match = at(f"N/ring6/6 T1.R {SIX} cash=1:50")
    said = {match.state.write(0, a): GAME.label(match.state, 0, a)[0] for a in match.state.actions(0)}
    assert said["send"] == "Send it without a bid"
    match.play(0, "+b7")
    assert GAME.label(match.state, 0, match.state.actions(0)[-1])[0] == "Send it: bid 7"


@pytest.mark.rule("REALM-J6.05")
def test_a_level_is_offered_with_what_it_adds() -> None:
    match = at("N/ring3/3 T3.X cards=CALM,MIST rank=1>2>3 map=1:1.3 2:2.1 3:3.1 cash=1:82")
    play(match, {1: "Golden Work, work! P1"})
    said = [GAME.label(match.state, 0, action)[0] for action in match.state.actions(0)]
    assert "Raise Brask to level I for 25 $Realm: it then gives 3 VPs (+1) and 75 $Realm a turn (+25)" in said


def test_a_province_is_told_by_what_it_gives_and_how_it_is_lost() -> None:
    said = GAME.words.msg("term-province-is", {}, GAME.words.reader(0), "en")
    assert "money each turn and points" in said
    assert "is lost when" in said


@pytest.mark.rule("REALM-J6.08")
def test_more_than_the_purse_holds_is_told_as_such() -> None:
    match = at("N/ring3/3 T3.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 cash=1:82")
    one, two = (GAME.label(match.state, 0, (verbs.BUY, 1, units))[0] for units in (1, 2))
    assert one == "Buy 1 unit in Brask for 75 $Realm"
    assert two == "Buy 2 units in Brask for 150 $Realm: with 82 $Realm left you can pay for 1 only"
    match.play(0, "+B1x1")
    assert GAME.label(match.state, 0, (verbs.BUY, 1, 1))[0] == "Buy 1 unit in Brask for 75 $Realm"  # it is paid for


@pytest.mark.rule("REALM-N0.01", "REALM-N0.02", "REALM-O2.01")
def test_a_faction_and_a_gift_are_offered_with_what_they_do() -> None:
    match = begin(2, factions="choice")
    said = {match.state.write(0, a): GAME.label(match.state, 0, a) for a in match.state.actions(0)}
    words, rules = said["+Fhod"]
    assert words == "Play Hodir: Work, work! brings 90; once a game the Mountain King fights for your last Provinces"
    assert rules == ("REALM-N0.01", "REALM-N3.01", "REALM-N3.02")
    match = at(
        "N/ring3/3 T6.X cards=CALM,MIST,SEAF rank=1>2>3 map=1:1.2 2:2.1 3:3.1 cash=1:9 fac=1:cen",
        island="wizard_sanctum",
    )
    play(match, {1: "March! 1 from P1 to the Island"})
    said = {match.state.write(0, a): GAME.label(match.state, 0, a) for a in match.state.actions(0)}
    assert said["+SG:bank"] == (
        "Sanctum: gain The Bank of Lannuvár (bid and commit after all others)",
        ("REALM-O2.01", "REALM-N5.02"),
    )


def test_announcements_read_like_a_game_masters() -> None:
    match = at(f"N/ring6/6 T3.X {SIX}")
    play(match, {1: "March! 2 from P1 to P2", 2: "Golden Fortify! P2"})
    text = told(match)
    assert "Blue orders: March! 2 units from Brask to Corva." in text
    assert (
        "Battle in Corva: Purple has 4 (2 units, +2 Fortify!), Blue 2. Purple wins; the loser’s units are destroyed."
        in text
    )


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ((verbs.MARCH, 1, 4, 0, 1), "REALM-G2.04"),
        ((verbs.FORTIFY, 2, 0), "REALM-F1.02"),
        ((verbs.BID, 5), "REALM-D1.01"),
        ((verbs.SNITCH, 1), "REALM-E5.01"),
        ((verbs.LOOKAT, 0), "REALM-F3.01"),
        ((verbs.TRANSFER, 1, 99), "REALM-F2.02"),
    ],
)
def test_refusals_name_their_rule(action: tuple[int, ...], rule: str) -> None:
    match = at(f"N/ring6/6 T3.N {SIX}")
    with pytest.raises(Illegal) as refused:
        match.play(0, action)
    assert refused.value.rule == rule
    assert refused.value.sentence


# --- the Game Master's sentences ----------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-A2.05")
def test_players_are_named_by_number_and_colour_as_soon_as_they_have_one() -> None:
    match = begin(3, version="vote")
    match.play(0, "normal")
    assert "A has decided." in told(match)
    match = at("N/ring3/3 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1")
    send(match, 2, "Fortify! P2")
    assert "Purple has decided." in told(match)


def test_cards_that_shout_have_no_full_stop_behind_them() -> None:
    assert GAME.event_words(begin(2).setup, (verbs.CARD, -1, (0, FLOOD, 1, 3, 0), ""))[0].startswith(
        "Event card: Flood! No Prov"
    )
    assert GAME.event_words(begin(2).setup, (verbs.LOOKED, -1, (1, 3, NIGH), ""))[0] == (
        "You look at the End deck and see The End is Nigh! on top."
    )
    assert GAME.event_words(begin(2).setup, (verbs.RETURNS, -1, (1, 12), ""))[0].endswith("stands 12th on the Ranking.")
    assert GAME.event_words(begin(2).setup, (verbs.RETURNS, -1, (1, 2), ""))[0].endswith("stands 2nd on the Ranking.")


@pytest.mark.rule("REALM-M2.06")
def test_what_the_banks_clients_saw_is_not_told_twice_and_who_hides_is_told_so() -> None:
    position = "N/ring4/4 T3.A dpl=9 rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1 fac=1:lan,2:kal cash=1:40,2:30"
    match = at(position)
    play(match, {1: "bank", 2: "nothing to see here", 3: "1", 4: "1"})
    assert told(match).endswith(
        "The Bank lets Blue choose last.\n"
        "Purple: Nothing to see here! That costs 25 $Realm.\n"
        "Black sends 1 unit: strength 1 of the 1 owed.\n"
        "White sends 1 unit: strength 1 of the 1 owed."
    )
    play(match, {1: "1"})
    assert told(match).count("Black sends") == 1
    assert told(match).count("Nothing to see here!") == 1
    assert told(match).count("Blue sends 1 unit") == 1


@pytest.mark.rule("REALM-N3.04")
def test_a_tie_with_the_mountain_king_is_told_with_its_loss() -> None:
    tie = (verbs.KING, -1, (1, 2, 1, 3, 1, 0, 0), "")
    assert GAME.event_words(begin(3).setup, tie)[0].endswith(
        "The intruders win the tie and lose 1 unit: nobody is left."
    )
    clear = (verbs.KING, -1, (1, 2, 1, 3, 2, 0, 2), "")
    assert GAME.event_words(begin(3).setup, clear)[0].endswith("against Black’s 2. The intruders win.")


@pytest.mark.rule("REALM-J6.09")
def test_what_can_not_be_paid_is_told_so() -> None:
    match = at("N/ring3/3 T3.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 fac=1:lan cash=1:100")
    play(match, {1: "Buy 1. Bank"})
    assert "Blue can’t pay for the Bank." in told(match)


# --- a whole turn, told so that a newcomer can follow ---------------------------------------------------------------------


@pytest.mark.rule("REALM-F4.02", "REALM-G3.04", "REALM-H3.01")
def test_the_fate_of_every_order_is_told() -> None:
    match = at("N/ring6/6 T3.X rank=1>2>3>4>5>6 map=1:1.2 2:2.1 3:3.1 4:4.2 5:5.2 6:6.2")
    play(match, {1: "March! 2 from P1 to P2", 2: "Delayed March! 1 from P2 to P3", 3: "Delayed March! 1 from P3 to P4"})
    text = told(match)
    assert "White gives no order for Feldar." in text
    assert "Blue gives no order" not in text
    assert "The order of Purple for Corva lapses: no unit is left there." in text
    assert "\n2 units of Blue march from Brask to Corva." in text
    assert "\nDelayed: 1 unit of Black marches from Dunmar to Feldar." in text


@pytest.mark.rule("REALM-I2.03", "REALM-I2.04")
def test_of_two_who_destroy_each_other_neither_is_left_though_a_third_may_be() -> None:
    match = at("N/ring3/3 T3.X rank=1>2>3 map=1:1.1 2:2.1 3:3.1")
    play(match, {2: "March! 1 from P2 to P1", 3: "March! 1 from P3 to P1"})
    assert told(match).count("Battle in Brask") == 1
    assert "Purple stands higher but loses the last unit: neither is left." in told(match)
    expect(match, "map=1:1.1")


@pytest.mark.rule("REALM-K1.02", "REALM-L2.01")
def test_an_elimination_is_told_with_its_spoils_and_the_threshold_that_it_leaves() -> None:
    map_ = "map=1:1.3 2:2.1 3:3.3 4:4.1 5:5.1 6:6.1"
    match = at(f"N/ring6/6 T3.X rank=1>2>3>4>5>6 {map_} cash=2:60 dpl=3")
    play(match, {1: "March! 3 from P1 to P2", 3: "March! 3 from P3 to P4"})
    assert (
        "White has no Province left and is eliminated.\n"
        "Purple has no Province left and is eliminated.\n"
        "Blue gains 30 $Realm of the treasure of Purple.\n"
        "White leaves no treasure to Black.\n"
        "The Dragon’s Power Level is now 3, the Threshold 8.\n" in told(match)
    )


@pytest.mark.rule("REALM-M3.01", "REALM-N1.03")
def test_a_strength_against_the_dragon_is_told_with_what_units_do_not_explain() -> None:
    position = "N/ring4/4 T3.A dpl=30 rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1 fac=1:cen,2:cen isle=3"
    match = at(f"{position} cash=1:350,2:35")
    play(match, {1: "Fight fire with fire: 9", 2: "1. Fight fire with fire: 1", 3: "1", 4: "1"})
    text = told(match)
    assert "Blue sends 9 Highmagisters: strength 13 of the 2 owed (+4 for all nine magi)." in text
    assert "Purple sends 1 unit and 1 Highmagister: strength 2 of the 2 owed." in text
    assert "Black sends 1 unit: strength 2 of the 2 owed (+1 enchanted weapons of the Sanctum)." in text


@pytest.mark.rule("REALM-M6.03", "REALM-M6.06", "REALM-M6.07")
def test_who_falls_to_the_dragon_is_told_why() -> None:
    match = at("N/ring5/5 T3.A dpl=9 rank=1>2>3>4>5 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1")
    play(match, {3: "1", 4: "1", 5: "1"})
    assert "The Grand Protector Blue failed the Realm and has no $Realm left to lose." in told(match)
    assert "Purple has no unburnt Province left.\nPurple is eliminated by the" in told(match)
    match = at("G/two10/5 T3.A dpl=9 rank=1>2>3>4>5 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:5.1 7:5.1")
    play(match, {1: "1", 2: "1", 3: "1", 4: "1", 5: "1 from P5, 1 from P6. burn P7"})
    assert "No Quarter! Dark Green stood last and gave less than was owed.\nDark Green" in told(match)


@pytest.mark.rule("REALM-M5.04", "REALM-M5.05")
def test_a_reward_is_told_apart_from_the_bonus() -> None:
    match = at("N/ring4/4 T3.A dpl=3 rank=1>2>3>4 map=1:1.2 2:2.1 3:3.1 4:4.1")
    play(match, {1: "2", 2: "1", 3: "1"})
    text = told(match)
    assert "Blue is rewarded with 100 $Realm and a bonus of 15 $Realm and 1 VP." in text
    assert "Purple is rewarded with 100 $Realm." in text
    assert (
        "Blue gave most beyond what was owed (of equal gifts the higher rank counts): Grand Protector, and 3 VPs."
        in text
    )


@pytest.mark.rule("REALM-L1.01", "REALM-L3.02")
def test_the_dragons_rise_and_its_second_attack_are_told_with_their_reason() -> None:
    match = at(f"N/ring6/6 T3.V dpl=9 {SIX} cash=1:250 top=CALM,DRAGON")
    assert "rises by 2 to 11, because a player holds 250 $Realm or more." in unsent(match)
    assert "The Dragon attacks with a Power Level of 13! The card has woken it." in unsent(match)
    play(match, dict.fromkeys(range(1, 7), "1"))
    assert "The Dragon attacks with a Power Level of 7! After Burner: it comes a second time." in told(match)


@pytest.mark.rule("REALM-E4.04", "REALM-E2.09")
def test_a_plague_that_takes_nobody_is_told_so() -> None:
    spared = at(f"N/ring6/6 T6.V {SIX} top=CALM,MIST,PLAGUE")
    assert "The Plague takes nobody: no neighbouring Provinces of one player hold units." in unsent(spared)
    flooded = at("N/ring6/6 T6.V rank=1>4>5>6 map=1:1.2 2:1.2 3:1.2 4:4.2 5:5.2 6:6.2 top=FLOOD,MIST,PLAGUE")
    assert "Under Flood! no Province has a neighbour: the Plague takes nobody." in unsent(flooded)


@pytest.mark.rule("REALM-E5.02", "REALM-E5.03", "REALM-E5.07")
@pytest.mark.parametrize(
    ("orders", "line"),
    [
        ({1: "Snitch #2"}, "White named nobody and owes the Pirates 25 $Realm."),
        (
            {1: "Snitch #2", 2: "Snitch #3"},
            "The snitches named different players: Blue owes the Pirates 50 $Realm.",
        ),
        ({1: "Snitch #3"}, "Black is to walk the plank, but has no army: that is 75 $Realm to the Pirates."),
    ],
)
def test_the_pirates_say_what_is_owed_for_what(orders: dict[int, str], line: str) -> None:
    match = at("N/ring4/4 T6.X cards=CALM,MIST,PIRATE rank=1>2>3>4 map=1:1.1 2:2.1 3:3.0 4:4.1")
    play(match, orders)
    assert line in told(match)


@pytest.mark.rule("REALM-F2.05")
def test_a_transfer_that_nobody_can_take_is_told_with_its_fate() -> None:
    setup = begin(3).setup
    told_back = GAME.event_words(setup, (verbs.RETURNED, -1, (1, 2, 5, 1), ""))[0]
    assert told_back == "Purple is gone: the 5 $Realm from Blue go back."
    assert GAME.event_words(setup, (verbs.RETURNED, -1, (1, 2, 5, 0), ""))[0].endswith("from Blue are lost.")


@pytest.mark.rule("REALM-P3.03")
def test_a_draw_is_told_with_what_came_of_it() -> None:
    match = at("N/ring4/4 T3.C rank=1>2>3>4 map=1:1.0 2:2.1 3:3.1 4:4.1 cash=1:10,2:90,3:5,4:5 team=1:1,2:1,3:2,4:2")
    play(match, {1: "Bid 40 (80 from #2)", 2: "Bid 5 (4 from #1)"})
    assert "Blue draws 30 $Realm from Purple, of 80 asked for." in told(match)
    assert "Purple asked Blue for 4 $Realm: none was needed, or none was free." in told(match)


# --- the end ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-B1.03", "REALM-B1.04", "REALM-J6.12")
def test_on_the_last_turn_there_is_no_talk_of_bids_and_the_points_are_told_by_their_sources() -> None:
    position = "G/two12/4 T10.X cards=CALM,MIST,CRAB,TIME rank=1>2>3>4 map=1:1.1^1 2:1.0 3:2.1^3 4:3.1 5:4.0 isle=3"
    match = at(f"{position} vp=1:3 cash=1:5")
    play(match)
    assert "The last Consolidation: send your purchases; there is nothing left to bid for." in told(match)
    assert GAME.prompt(match.state, 3)[0] == (
        "What do you buy on the last turn? You have 50 $Realm; a unit costs 75. "
        "Units and levels still count; there is no bid."
    )
    play(match)
    assert told(match).endswith(
        "1st: Blue with 8 VPs, 5 of Provinces and 3 of bonuses.\n"
        "2nd: Purple with 6 VPs, all of Provinces.\n"
        "3rd: Black with 5 VPs, 2 of Provinces and 3 of the Island.\n"
        "4th: White with 2 VPs, all of Provinces.\n"
        "Time’s Up! The Realm hails Blue.\n"
        "The prize of 2500 $Realm goes to Blue, outside the game."
    )


@pytest.mark.rule("REALM-B1.04", "REALM-P4.02")
def test_a_tie_is_told_with_what_decides_it_and_teams_with_their_sums() -> None:
    match = at("G/two12/3 T10.X cards=CALM,MIST,CRAB,TIME rank=1>2>3 map=1:1.1 3:2.2 5:3.1^1")
    play(match)
    play(match)
    assert (
        "2nd: Purple with 2 VPs, all of Provinces; 2 units, 50 $Realm and the 2nd place on the Ranking decide "
        "the tie.\n3rd: Blue with 2 VPs, all of Provinces; 1 unit, 50 $Realm and the 1st place on" in told(match)
    )
    match = at(
        "G/two12/4 T10.X cards=CALM,MIST,CRAB,TIME rank=1>2>3>4 map=1:1.1 2:2.2 3:3.1^1 4:4.1 team=1:1,2:1,3:2,4:2"
    )
    play(match)
    play(match)
    assert "1st: team 2 with 5 VPs, 2 units and " in told(match)
    assert "2nd: team 1 with 4 VPs, 3 units and " in told(match)


def test_the_log_calls_players_by_name() -> None:
    match = at("N/ring3/3 T3.N rank=1>2>3 map=1:1.3 2:2.1 3:3.1")
    match.record.names = ["Ada", "Bo", "Cy"]
    play(match, {1: "March! 2 from P1 to P2", 2: "Fortify! P2"})
    for viewer, march, taken in (
        (0, "You order: March! 2 units from Brask to Corva.", "2 units of yours march from Brask to Corva."),
        (1, "Ada orders: March! 2 units from Brask to Corva.", "2 units of Ada march from Brask to Corva."),
        (-1, "Ada orders: March! 2 units from Brask to Corva.", "2 units of Ada march from Brask to Corva."),
    ):
        lines = [text for _, text, _ in match.log(viewer)]
        assert march in lines
        assert taken in lines
        assert not [text for text in lines if any(colour in text for colour in ("Blue", "Purple", "Black"))]


def test_in_french_a_place_goes_on_after_the_name_of_an_order() -> None:
    match = at("N/ring3/3 T3.N rank=1>2>3 map=1:1.2 2:2.2 3:3.2")
    match.record.names = ["Ada", "Bo", "Cy"]
    play(match, {1: "Work, work! P1", 2: "Fortify! P2", 3: "Support! Player#1 in P1 from P3"})
    lines = [text.replace("\u00a0", " ") for _, text, _ in match.log(PUBLIC, language="fr")]
    for order in ("Au travail ! à Brask.", "Fortification ! à Corva.", "Soutien ! de Dunmar, pour Ada à Brask."):
        assert [text for text in lines if text.endswith(f" ordonne : {order}")] != []


@pytest.mark.rule("REALM-G5.04", "REALM-J6.05")
def test_golden_work_says_where_no_level_can_be_had() -> None:
    match = at("N/ring4/4 T3.N rank=1>2>3 map=1:1.2^3 2:1.2^2 3:2.2 4:3.2^2")
    said = [GAME.label(match.state, seat, (verbs.WORK, place, 1))[0] for seat, place in ((0, 1), (0, 2), (2, 4))]
    assert [
        "highest level" in said[0],
        "only one of yours can be a Capitol" in said[1],
        "raise its level" in said[2],
    ] == [True] * 3
