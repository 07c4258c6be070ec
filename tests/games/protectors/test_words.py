"""Prompts, labels, announcements, refusals."""

from __future__ import annotations

import pytest

from baronage.engine.errors import Illegal
from baronage.games.protectors import verbs
from baronage.games.protectors.words.telling import LINES
from tests.games.protectors.table import GAME, at, play, told

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


def test_there_is_a_line_for_every_event() -> None:
    kinds = range(verbs.DRAFTED, verbs.UNTAUGHT + 1)
    assert set(LINES) == set(kinds)


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        (
            f"N/ring6/6 T3.N {SIX}",
            "Order for P1? You stand in bracket 1: golden orders Fortify!, March!, Support! and Work, work!.",
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
        "Battle in P2: Player#2 (Purple) 4 v Player#1 (Blue) 2. Player#2 (Purple) wins; the loser's units are destroyed."
        in text
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
