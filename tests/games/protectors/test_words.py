"""Prompts, labels, announcements, refusals."""

from __future__ import annotations

import pytest

from baronage.engine.errors import Illegal
from baronage.games.protectors import verbs
from baronage.games.protectors.data import FLOOD, NIGH
from baronage.games.protectors.words.telling import LINES
from tests.games.protectors.table import GAME, at, begin, play, send, told

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


def test_there_is_a_line_for_every_event() -> None:
    kinds = range(verbs.DRAFTED, verbs.UNTAUGHT + 1)
    assert set(LINES) == set(kinds)


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        (
            f"N/ring6/6 T3.N {SIX}",
            "Order for P1? You stand in bracket 1: golden orders Fortify!, March!, Support! and Work, work!",
        ),
        (f"N/ring6/6 T3.A dpl=5 {SIX}", "The Dragon attacks with 5. You owe 1 US and have committed 0."),
        (
            f"N/ring6/6 T3.C {SIX} cash=1:60",
            "Buying and Bidding: you have 60 $Realm; send one message with purchases and your bid.",
        ),
        (f"N/ring6/6 T1.R {SIX} cash=1:50", "Send your opening bid. You have 50 $Realm; every bid is spent."),
    ],
)
def test_prompts(position: str, prompt: str) -> None:
    assert GAME.prompt(at(position).state, 0)[0] == prompt


def test_labels() -> None:
    match = at(f"N/ring6/6 T3.N {SIX} cash=1:9")
    said = {match.state.write(0, a): GAME.say(match.state, 0, a)[0] for a in match.state.actions(0)}
    assert said["+F1*"] == "Golden Fortify! P1"
    assert said["+D1-2x2*"] == "Delayed Golden March! 2 from P1 to P2"
    assert said["+S1:2@3*"] == "Golden Support! Player#2 (Purple) in P3 from P1 (Extended)"
    assert said["$5>2"] == "Send 5 $Realm to Player#2 (Purple)"


def test_announcements_read_like_a_game_masters() -> None:
    match = at(f"N/ring6/6 T3.X {SIX}")
    play(match, {1: "March! 2 from P1 to P2", 2: "Golden Fortify! P2"})
    text = told(match)
    assert "Player#1 (Blue) orders: March! 2 from P1 to P2." in text
    assert (
        "Battle in P2: Player#2 (Purple) 4 (2 units, +2 Fortify!) v Player#1 (Blue) 2. "
        "Player#2 (Purple) wins; the loser's units are destroyed." in text
    )


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ((verbs.MARCH, 1, 4, 0, 1), "REALM-G2.04"),
        ((verbs.FORTIFY, 2, 0), "REALM-F1.02"),
        ((verbs.BID, 5), "REALM-D1.01"),
        ((verbs.SNITCH, 1), "REALM-F1.03"),
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
    assert "A has sent a final message." in told(match)
    match = at("N/ring3/3 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1")
    send(match, 2, "Fortify! P2")
    assert "Player#2 (Purple) has sent a final message." in told(match)


def test_cards_that_shout_have_no_full_stop_behind_them() -> None:
    assert GAME.tell(begin(2).setup, (verbs.CARD, -1, (0, FLOOD, 1, 3), ""))[0].startswith("Event card: Flood! No Prov")
    assert GAME.tell(begin(2).setup, (verbs.LOOKED, -1, (1, 3, NIGH), ""))[0] == (
        "You look at The End deck and see: The End is Nigh!"
    )
    assert GAME.tell(begin(2).setup, (verbs.RETURNS, -1, (1, 12), ""))[0].endswith("stands 12th on the Ranking.")
    assert GAME.tell(begin(2).setup, (verbs.RETURNS, -1, (1, 2), ""))[0].endswith("stands 2nd on the Ranking.")


@pytest.mark.rule("REALM-M2.06")
def test_what_the_banks_clients_saw_is_not_told_twice_and_who_hides_is_told_so() -> None:
    position = "N/ring4/4 T3.A dpl=9 rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1 fac=1:lan,2:kal cash=1:40,2:30"
    match = at(position)
    play(match, {1: "bank", 2: "nothing to see here", 3: "1", 4: "1"})
    assert told(match).endswith(
        "The Bank lets Player#1 (Blue) choose last.\n"
        "Player#2 (Purple): Nothing to see here! That costs 25 $Realm.\n"
        "Player#3 (Black) commits 1 unit: 1 US of the 1 owed.\n"
        "Player#4 (White) commits 1 unit: 1 US of the 1 owed."
    )
    play(match, {1: "1"})
    assert told(match).count("Player#3 (Black) commits") == 1
    assert told(match).count("Nothing to see here!") == 1
    assert told(match).count("Player#1 (Blue) commits 1 unit") == 1


@pytest.mark.rule("REALM-N3.04")
def test_a_tie_with_the_mountain_king_is_told_with_its_loss() -> None:
    tie = (verbs.KING, -1, (1, 2, 1, 3, 1, 0, 0), "")
    assert GAME.tell(begin(3).setup, tie)[0].endswith("The intruders win the tie and lose 1 unit: nobody is left.")
    clear = (verbs.KING, -1, (1, 2, 1, 3, 2, 0, 2), "")
    assert GAME.tell(begin(3).setup, clear)[0].endswith("against Player#3 (Black)'s 2. The intruders win.")


@pytest.mark.rule("REALM-J6.09")
def test_what_can_not_be_paid_is_told_so() -> None:
    match = at("N/ring3/3 T3.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 fac=1:lan cash=1:100")
    play(match, {1: "Buy 1. Bank"})
    assert "Player#1 (Blue) can't pay for the Bank." in told(match)
