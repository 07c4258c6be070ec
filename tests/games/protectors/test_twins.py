"""Negative twins: what must not happen when half of a condition holds, and seat 0 as the one concerned."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.errors import BadSetup, Illegal
from baronage.games.protectors import verbs
from baronage.games.protectors.board.realm import wrong
from baronage.games.protectors.data import LOOK, REGARDS
from baronage.games.protectors.notation import Returned
from baronage.games.protectors.steps.window import amounts, span
from tests.games.protectors.table import (
    GAME,
    asked,
    at,
    begin,
    cash,
    expect,
    options,
    play,
    realm,
    send,
    told,
)

# --- the eliminated ---------------------------------------------------------------------------------------------------

GONE = (
    "N/ring4/4 T6.{} cards=CALM,MIST,PIRATE rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.0g fac=4:{},1:{} cash=1:60,2:60 isle=2"
)


@pytest.mark.rule("REALM-K1.07")
@pytest.mark.parametrize("faction", ["cen", "kal", "hod", "iro", "lan"])
def test_an_eliminated_player_sends_no_more_choices_whatever_the_faction(faction: str) -> None:
    for phase in "NAC":
        match = at(GONE.format(phase, faction, faction))
        assert match.state.actions(3) == []
        assert match.state.spans(3) == []
        assert 4 not in asked(match)
        for action in ((verbs.LOOKAT, 0), (verbs.TRANSFER, 0, 1), (verbs.SEND,), (verbs.HOLD, 4), (verbs.KEEP, 0)):
            with pytest.raises(Illegal) as refused:
                match.play(3, action)
            assert refused.value.rule == "REALM-K1.07"
        with pytest.raises(Returned, match=r"E-FINAL.*you’re out of the game") as returned:
            match.play(3, "weather forecast")
        assert returned.value.rule == "REALM-K1.07"
        with pytest.raises(Illegal) as refused:  # who plays on is told another reason
            match.play(0, (verbs.JOIN, 0))
        assert refused.value.rule not in ("REALM-K1.07", "")
    match = at(GONE.format("N", faction, faction))
    for action in ((verbs.TRANSFER, 3, 1), (verbs.SNITCH, 3)):
        assert not match.state.allows(0, action)
    assert not any(action[0] in (verbs.TRANSFER, verbs.SNITCH) and action[1] == 3 for action in match.state.actions(0))
    assert ((verbs.LOOKAT, 0) in match.state.actions(0)) == (faction == "kal")


@pytest.mark.rule("REALM-K1.07")
def test_before_there_is_a_board_nobody_is_eliminated() -> None:
    match = begin(4, [], version="vote")
    with pytest.raises(Illegal) as refused:
        match.play(1, (verbs.FORTIFY, 1, 0))
    assert refused.value.rule == "REALM-G1.01"
    with pytest.raises(Illegal) as refused:
        match.play(1, (99,))
    assert refused.value.rule == "REALM-A1.05"
    assert refused.value.sentence.startswith("That isn’t a legal move here")


@pytest.mark.rule("REALM-C1.03")
def test_after_the_final_message_only_what_stands_beside_it_is_left() -> None:
    match = at("N/ring4/4 T6.N rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1g fac=1:kal cash=1:9,2:9")
    send(match, 1, "F1")
    assert {action[0] for action in match.state.actions(0)} == {verbs.TRANSFER, verbs.LOOKAT}
    with pytest.raises(Illegal) as refused:
        match.play(0, (verbs.SEND,))
    assert refused.value.rule == "REALM-C1.03"
    for action, rule in (
        ((verbs.KEEP, 0), "REALM-F3.05"),
        ((verbs.DISCARD,), "REALM-N2.06"),
        ((verbs.LOOKAT, 2), "REALM-F3.03"),
    ):
        with pytest.raises(Illegal) as refused:  # these are refused for their own reasons
            match.play(0, action)
        assert refused.value.rule == rule
    with pytest.raises(Illegal) as refused:  # not sent yet
        match.play(1, (verbs.FORTIFY, 1, 0))
    assert refused.value.rule == "REALM-F1.02"


# --- whole lists of options after a part of a message -------------------------------------------------------------------

TEAM = "N/ring6/6 T3.{} rank=1>2>3>4>5>6 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 team=1:1,2:1,3:1,4:2,5:2,6:2 cash={}"


@pytest.mark.rule("REALM-P3.01")
def test_a_bid_is_followed_by_draws_on_each_mate_with_cash_once() -> None:
    match = at(TEAM.format("R", "1:3,2:2,4:9"))
    assert options(match, 1) == [*(f"+b{bid}" for bid in range(6)), "send"]
    match.play(0, "+b5")
    assert options(match, 1) == ["+<1:2", "+<2:2", "send"]  # not on #3, who has nothing, nor on the other team
    match.play(0, "+<1:2")
    assert options(match, 1) == ["send"]  # each mate once
    rich = at(TEAM.format("R", "1:30,2:20,3:40"))
    assert rich.state.spans(0) == [((verbs.BID,), 0, 90)]
    rich.play(0, "+b50")
    assert rich.state.spans(0) == [((verbs.DRAW, 1), 1, 20), ((verbs.DRAW, 2), 1, 40)]
    rich.play(0, "+<7:2")
    assert rich.state.spans(0) == [((verbs.DRAW, 2), 1, 40)]
    assert {text for text in options(rich, 1) if text.endswith(":2")} == set()
    rich.play(0, "+<17:3")
    assert rich.state.spans(0) == []
    assert options(rich, 1) == ["send"]
    alone = at("N/ring3/3 T3.R map=1:1.1 2:2.1 3:3.1 cash=1:3,2:9,3:9")
    alone.play(0, "+b1")
    assert options(alone, 1) == ["send"]


@pytest.mark.rule("REALM-G6.01")
@pytest.mark.parametrize(
    ("before", "golden"),
    [("+M1-2x20*", False), ("+M1-2x20", True), ("+F1*", True), ("+W1*", True), ("+S1:1@2*", True)],
)
def test_many_units_march_golden_as_long_as_there_is_gold_for_marches(before: str, golden: bool) -> None:
    match = at("N/ring6/6 T3.N rank=1>2>3>4 map=1:1.20 2:1.20 3:2.1 4:3.1 5:4.1 6:1.20")
    match.play(0, before)
    gold = (0, 1) if golden else (0,)
    assert match.state.spans(0) == [
        ((verb, 2, to, one), 1, most)
        for verb, most in ((verbs.MARCH, 20), (verbs.DELAYED, 40))
        for to in (1, 3)
        for one in gold
    ]
    assert ("+M2-3x20*" in options(match, 1)) == golden


@pytest.mark.rule("REALM-J6.01", "REALM-P3.01", "REALM-J6.07")
def test_the_items_of_a_purchase_come_in_their_order() -> None:
    match = at("N/ring4/4 T3.C rank=1>2>3 map=1:1.2 4:1.3 2:2.1 3:3.1 cash=1:80,2:5")
    assert options(match, 1)[:2] == ["+B1x1", "+b0"]  # P4 is full
    match.play(0, "+B1x1")
    assert not any(text.startswith("+B") for text in options(match, 1))
    assert "+b80" in options(match, 1)
    match.play(0, "+b80")
    assert options(match, 1) == ["send"]
    assert match.state.spans(0) == []
    two = at("N/ring4/4 T3.C rank=1>2>3 map=1:1.1 4:1.2 2:2.1 3:3.1 cash=1:300")
    two.play(0, "+B4x1")
    assert [text for text in options(two, 1) if text.startswith("+B")] == ["+B1x1", "+B1x2"]
    assert two.state.spans(0) == [((verbs.BID,), 0, 300)]
    last = at("N/ring4/4 T12.C cards=TIME rank=1>2>3 map=1:1.1 4:1.2 2:2.1 3:3.1 cash=1:300")
    assert last.state.spans(0) == []
    assert options(last, 1) == ["+B1x1", "+B1x2", "+B4x1", "send"]


@pytest.mark.rule("REALM-M2.01", "REALM-M2.04", "REALM-M2.05", "REALM-N1.02")
def test_what_may_follow_a_part_of_a_commitment() -> None:
    match = at("G/two12/4 T3.A dpl=9 rank=1>2>3>4 map=6:1.2 7:1.1 2:2.1 3:3.1 8:4.1 cash=1:70 fac=1:cen")
    assert options(match, 1) == ["+m1", "+m2", "+C6x1", "+C6x2", "+C7x1", "send"]
    match.play(0, "+m1")
    assert options(match, 1) == ["+C6x1", "+C6x2", "+C7x1", "+u6", "+u7", "send"]  # 1 of the 2 owed
    match.play(0, "+u7")
    assert options(match, 1) == ["send"]  # one is missing, and one is named
    more = at("G/two12/4 T3.A dpl=9 rank=1>2>3>4 map=6:1.2 7:1.1 2:2.1 3:3.1 8:4.1 cash=1:70 fac=1:cen")
    more.play(0, "+C6x2")
    assert options(more, 1) == ["+C7x1", "send"]  # from one Province nothing is left to choose
    more.play(0, "+C7x1")
    assert options(more, 1) == ["+s6x1", "+s6x2", "+s7x1", "send"]
    more.play(0, "+s6x1")
    assert options(more, 1) == ["+s7x1", "send"]
    exact = at("G/two12/4 T3.A dpl=9 rank=1>2>3>4 map=6:1.1 7:1.1 2:2.1 3:3.1 8:4.1")
    exact.play(0, "+C6x1")
    exact.play(0, "+C7x1")
    assert options(exact, 1) == ["send"]  # all of them die: there is no choice
    hide = at("G/two12/4 T3.A dpl=9 rank=1>2>3>4 map=6:1.1 7:1.1 2:2.1 3:3.1 8:4.1 cash=1:50 fac=1:kal")
    assert "+HIDE" in options(hide, 1)
    hide.play(0, "+HIDE")
    assert options(hide, 1) == ["send"]
    poor = at("G/two12/4 T3.A dpl=9 rank=1>2>3>4 map=6:1.1 7:1.1 2:2.1 3:3.1 8:4.1 cash=1:49 fac=1:kal")
    assert "+HIDE" not in options(poor, 1)


# --- seat 0 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-M4.02", "REALM-J5.03")
@pytest.mark.parametrize(("who", "pay"), [(1, 100), (2, 100)])
def test_work_goes_on_after_an_attack_where_its_units_are_left(who: int, pay: int) -> None:
    match = at(f"N/ring6/6 T3.A dpl=12 rank=6>2>3>4>5>1 map=1:1.3 2:2.3 3:3.2 4:4.2 5:5.2 6:6.2 work={who}")
    play(match, dict.fromkeys((3, 4, 5, 6), "1") | {1: "2", 2: "2"})  # all give what they owe
    assert cash(match, who) == pay
    gone = at(f"N/ring6/6 T3.A dpl=12 rank=6>2>3>4>5>1 map=1:1.3 2:2.3 3:3.2 4:4.2 5:5.2 6:6.2 work={who}")
    play(gone, dict.fromkeys((3, 4, 5, 6), "1") | {1: "3", 2: "3"})
    assert cash(gone, who) == 50  # all its units were committed (M4.01)


@pytest.mark.rule("REALM-J4.02", "REALM-H3.03", "REALM-B1.03")
def test_the_first_seat_holds_loses_and_takes_the_island() -> None:
    land = "rank=1>2>3 map=1:1.1 2:2.2 3:3.1"
    match = at(f"N/ring3/3 T6.N cards=SEAF {land} isle=1")
    assert realm(match).vps(0) == 5
    play(match, {2: "M2-Ix2"})
    expect(match, "isle=2")
    assert "Blue loses the Island." in told(match)
    assert "takes the Island" in told(match)
    kept = at(f"N/ring3/3 T6.N cards=SEAF {land} isle=1")
    play(kept, {2: "M2-1x2"})
    expect(kept, "isle=-")  # eliminated, and the unit on the Island with it
    back = at(f"N/ring3/3 T6.N cards=SEAF {land.replace('1:1.1', '1:1.2')} isle=2")
    play(back, {1: "M1-Ix2"})
    assert realm(back).newcomer == 0
    assert "+SG:fire" in options(back, 1)
    assert "+SG:fire" not in options(back, 2)


@pytest.mark.rule("REALM-E5.05", "REALM-E5.02")
def test_the_first_seat_walks_the_plank() -> None:
    match = at("N/ring4/4 T6.N cards=PIRATE map=1:1.3 2:2.2 3:3.1 4:4.1")
    play(match, {2: "?1"})
    assert "Blue walks the plank: 1 unit in Brask is lost." in told(match)
    assert realm(match).units[1] == 2
    play_on = at("N/ring4/4 T6.N cards=PIRATE map=1:1.3 2:2.2 3:3.1 4:4.1")
    play(play_on, {2: "?1", 3: "?4"})
    assert "plank" not in told(play_on)


@pytest.mark.rule("REALM-N2.04", "REALM-M5.05")
def test_the_first_seat_wins_the_title_while_the_grand_protector_hides() -> None:
    match = at("N/ring4/4 T3.A dpl=3 rank=2>1>3>4 map=1:1.3 2:2.1 3:3.1 4:4.1 fac=2:kal cash=2:25")
    play(match, {1: "3", 2: "HIDE", 3: "1"})
    expect(match, "rank=1>2>3>4 vp=1:5")
    none = at("N/ring4/4 T3.A dpl=2 rank=2>1>3>4 map=1:1.3 2:2.1 3:3.1 4:4.1 fac=2:kal cash=2:25")
    play(none, {1: "1", 2: "HIDE", 3: "1", 4: "1"})
    expect(none, "rank=2>1>3>4")  # nobody has the title: the hidden comes back to the first place


@pytest.mark.rule("REALM-N3.02", "REALM-N3.05")
def test_the_mountain_king_comes_for_the_first_seat_too_and_only_for_who_would_fall() -> None:
    land = "rank=2>1>3>4 map=1:1.1 2:2.3 3:3.1 4:4.1 fac=1:hod cash=1:160"
    match = at(f"N/ring4/4 T5.N {land}")
    play(match, {2: "M2-1x3"})
    assert "The Mountain King fights for Blue in Brask: 3 against Purple’s 3." in told(match)
    assert realm(match).used[0] >> REGARDS & 1
    more = at("N/ring4/4 T5.N rank=2>1>3 map=1:1.1 4:1.1 2:2.3 3:3.1 fac=1:hod cash=1:160")
    play(more, {2: "M2-1x3"})
    assert "Mountain King" not in told(more)
    assert not realm(more).used[0] >> REGARDS & 1


# --- looks ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-F3.01", "REALM-F3.02", "REALM-F3.03", "REALM-N2.05")
def test_who_may_look_where() -> None:
    land = "rank=1>2>3 map=1:1.1 2:2.1 3:3.1"

    def looks(more: str) -> list[str]:
        return [text for text in options(at(f"N/ring3/3 T6.N {land} {more}"), 1) if text.startswith("L")]

    assert looks("fac=1:kal cash=1:15") == ["LE", "LD"]
    assert looks("fac=1:kal cash=1:14") == ["LE"]
    assert looks("fac=1:kal cash=1:15 used=1:look") == ["LE"]
    assert looks("fac=1:cen cash=1:15") == []
    assert looks("isle=1 cash=1:15") == ["LS", "LX"]
    assert looks("isle=1 cash=1:14") == []
    assert looks("isle=2 cash=1:15") == []
    match = at(f"N/ring3/3 T6.N {land} isle=1 fac=1:kal cash=1:45")
    send(match, 1, "LE LD LS LX")
    assert cash(match, 1) == 0
    assert [text for text in options(match, 1) if text.startswith("L")] == []
    play(match, {1: "F1", 2: "F2", 3: "F3"})
    assert realm(match).used[0] == 1 << LOOK  # the Dragon look alone is once a game


# --- boards -----------------------------------------------------------------------------------------------------------------

BOARD: dict[str, Any] = {"provinces": 4, "borders": [[1, 2], [2, 3], [3, 4]], "starts": [1, 2, 3, 4], "island": False}


@pytest.mark.rule("REALM-Q1.02")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, ""),
        ({"name": "a" * 20}, ""),
        ({"name": "a" * 21}, "the name of a board"),
        ({"name": "a b"}, "the name of a board"),
        ({"name": "é"}, "the name of a board"),
        ({"name": 5}, "the name of a board"),
        ({"colour": 1}, "a custom board is a document"),
        ({"provinces": 1}, "provinces is a number"),
        ({"provinces": 53}, "provinces is a number"),
        ({"provinces": True}, "provinces is a number"),
        ({"provinces": "4"}, "provinces is a number"),
        ({"borders": {}}, "borders are pairs"),
        ({"borders": [[1, 2], [2, 3], [3, 5]]}, "borders are pairs"),
        ({"borders": [[0, 2], [2, 3], [3, 4]]}, "borders are pairs"),
        ({"borders": [[1, 2], [2, 3], [3]]}, "borders are pairs"),
        ({"borders": [[1, 2, 3]]}, "borders are pairs"),
        ({"borders": [(1, 2), [2, 3], [3, 4]]}, "borders are pairs"),
        ({"borders": [[1, True], [2, 3], [3, 4]]}, "borders are pairs"),
        ({"borders": [[1, 2], [2, 3], [3, 4], [2, 2]]}, "can’t border itself"),
        ({"borders": [[1, 2], [2, 3], [3, 4], [2, 1]]}, "each border is listed once"),
        ({"starts": {}}, "starts are Province numbers"),
        ({"starts": [1, 2, 3, 5]}, "starts are Province numbers"),
        ({"starts": [0, 1, 2, 3]}, "starts are Province numbers"),
        ({"starts": [1, 2, 3, True]}, "starts are Province numbers"),
        ({"starts": [1, 2, 3, 3]}, "two players can’t start in one Province"),
        ({"island": 1}, "island is true or false"),
        ({"borders": [[1, 2], [3, 4]]}, "hang together"),
        ({"borders": [[2, 3], [3, 4]]}, "hang together"),
        ({"borders": [[1, 2], [2, 3]]}, "hang together"),
        ({"borders": []}, "hang together"),
        ({"borders": [[3, 4], [2, 3], [1, 2]]}, ""),
        ({"island": True}, ""),
    ],
)
def test_each_check_of_a_board(change: dict[str, Any], why: str) -> None:
    found = wrong({**BOARD, **change})
    assert found.startswith(why) if why in ("",) else why in found
    assert bool(found) == bool(why)


def test_a_board_of_the_largest_size_and_of_the_smallest() -> None:
    ring = [[place, place + 1] for place in range(1, 52)]
    assert wrong({"provinces": 52, "borders": ring, "starts": [1, 52]}) == ""
    assert wrong({"provinces": 2, "borders": [[1, 2]], "starts": [2, 1]}) == ""
    assert wrong([]) != ""
    for name in ("provinces", "borders", "starts"):
        assert wrong({key: value for key, value in BOARD.items() if key != name}) != ""


@pytest.mark.rule("REALM-A2.02", "REALM-P1.01", "REALM-P1.02")
@pytest.mark.parametrize(
    ("seats", "chosen", "why"),
    [
        (4, {"board": BOARD, "version": "normal"}, ""),
        (4, {"board": BOARD, "version": "vote"}, "the version is fixed"),
        (3, {"board": BOARD, "version": "normal"}, "need 3 starts"),
        (2, {"board": {**BOARD, "starts": [1, 4]}, "version": "grand"}, ""),
        (2, {"board": {**BOARD, "starts": [1, 4]}, "version": "normal"}, "has 2 Provinces"),
        (3, {"board": {**BOARD, "starts": [1, 2, 4]}, "version": "grand"}, "at least 6"),
        (4, {"board": {**BOARD, "starts": [1, 3, 2, 4]}, "version": "normal", "teams": "on"}, "hang together"),
        (4, {"board": {**BOARD, "starts": [1, 3, 2, 4]}, "version": "normal", "teams": "vote"}, "hang together"),
        (4, {"board": {**BOARD, "starts": [1, 3, 2, 4]}, "version": "normal", "teams": "off"}, ""),
        (4, {"board": BOARD, "version": "normal", "teams": "on"}, ""),
        (4, {"provinces": 8, "version": "grand"}, ""),
        (4, {"provinces": 8, "version": "vote"}, ""),
        (4, {"provinces": 8, "version": "normal"}, "as many Provinces as players"),
        (4, {"provinces": 6, "version": "grand"}, "even number"),
        (4, {"provinces": 9, "version": "grand"}, "even number"),
        (4, {"provinces": 52, "version": "grand"}, ""),
        (2, {"provinces": 8, "version": "grand", "board": {**BOARD, "starts": [1, 4]}}, "its own number"),
        (6, {"board": "two-ring", "version": "normal"}, ""),
        (6, {"board": "two-ring", "version": "vote"}, ""),
        (7, {"board": "two-ring", "version": "normal"}, "two-ring board needs"),
        (4, {"board": "two-ring", "version": "normal"}, "two-ring board needs"),
        (4, {"board": "two-ring", "version": "vote"}, "two-ring board needs"),
        (4, {"board": "two-ring", "version": "grand"}, ""),
        (3, {"teams": "on"}, "can’t form teams"),
        (3, {"teams": "vote"}, ""),
        (4, {"teams": "on", "team_size": 2}, ""),
        (4, {"teams": "on", "team_size": 3}, "team sizes possible for 4 players: 2 "),
        (8, {"teams": "on", "team_size": 3}, "team sizes possible for 8 players: 2, 4 "),
        (8, {"teams": "vote", "team_size": 4}, ""),
        (5, {"team_size": 2}, "no teams are possible for 5 players "),
    ],
)
def test_each_check_of_options_together(seats: int, chosen: dict[str, Any], why: str) -> None:
    fixed = {"version": "normal", "teams": "off", "factions": "off"}
    if not why:
        GAME.setup(seats, {**fixed, **chosen})
        return
    with pytest.raises(BadSetup, match=why):
        GAME.setup(seats, {**fixed, **chosen})


# --- ends and Capitols ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-J6.02")
def test_a_capitol_is_chosen_only_among_several() -> None:
    def kept(land: str) -> list[str]:
        match = at(f"N/ring4/4 T3.C rank=1>2>3 map={land} 2:2.1^3 3:3.1 cash=1:9")
        return [text for text in options(match, 1) if text.startswith("+K")]

    assert kept("1:1.1^3 4:1.1^2") == []
    assert kept("1:1.1^3 4:1.1^3") == ["+K1", "+K4"]


@pytest.mark.rule("REALM-B1.03", "REALM-P4.02")
def test_who_was_eliminated_has_no_points_at_the_end() -> None:
    match = at("N/ring4/4 T12.C cards=TIME rank=3>2>4 map=2:2.1 3:3.1^1 4:4.1 1:3.0 vp=1:7,2:3 isle=2 cash=2:1")
    play(match)
    standings = match.state.standings()
    assert standings is not None
    lines = standings.carry
    parts = [[line[key] for key in ("provinces", "island", "titles", "bonus", "prize")] for line in lines]
    assert parts == [[0, 0, 0, 0, 0], [2, 3, 0, 3, 2500], [5, 0, 0, 0, 0], [2, 0, 0, 0, 0]]
    assert [row.place for row in standings.seats] == [4, 1, 2, 3]
    assert [row.status for row in standings.seats] == ["out", "in", "in", "in"]


# --- what is seen beside the orders -------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-F3.05", "REALM-N2.06", "REALM-N2.07")
@pytest.mark.parametrize(("look", "keep", "other"), [("LE", "keep event", "discard"), ("LD", "keep dragon", "replace")])
def test_an_answer_is_given_once(look: str, keep: str, other: str) -> None:
    position = "N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.0g fac=1:kal cash=1:15 top=FLOOD"
    for said in (keep, other):
        match = at(position)
        send(match, 1, look)
        assert {keep, other} <= set(options(match, 1))
        send(match, 1, said)
        assert not {keep, other} & set(options(match, 1))
        assert not any(realm(match).pending)


@pytest.mark.rule("REALM-F3.01", "REALM-F3.02", "REALM-F3.03")
def test_a_look_is_offered_by_its_own_rule() -> None:
    match = at("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 fac=1:kal isle=1 cash=1:60")
    looks = [action for action in match.state.actions(0) if action[0] == verbs.LOOKAT]
    assert [GAME.label(match.state, 0, action)[1] for action in looks] == [
        ("REALM-F3.01",),
        ("REALM-F3.02",),
        ("REALM-F3.03",),
        ("REALM-F3.03",),
    ]


def test_an_amount_is_asked_for_as_a_number_when_not_all_are_listed() -> None:
    for low in (0, 1):
        for high in range(low, 40):
            listed = amounts(low, high)
            assert listed[0] == low
            assert listed[-1] == high
            assert bool(span((verbs.BID,), low, high)) == (len(listed) < high - low + 1)


@pytest.mark.rule("REALM-I1.01")
def test_units_beside_nobody_simply_take_the_place() -> None:
    match = at("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:-.0+2x3")
    play(match)
    expect(match, "map=1:1.1 2:2.1 3:3.1 4:2.3")
