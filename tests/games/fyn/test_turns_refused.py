"""Whole turns that can't stand are refused with all that they say, and what is told agrees with what happened."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Refusal
from baronage.engine.core.state import CLOSE, TABLE
from baronage.engine.match.match import Match
from baronage.games.fyn import verbs
from tests.games.fyn.table import GAME, at, board, hand, kinds


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("RESIGN P9", "RESIGN P3"),
        ("EXPEL", "EXPEL P3"),
        ("DRAW x", "DRAW 3"),
        ("DRAW", "DRAW 3"),
        ("MUST Volcano 0,1 n3", "didn’t happen"),
        ("N 4", "No number has fallen so far"),
        ("RESP -", "no decision needs"),
        ("AIM 119>134", "no decision needs"),
        ("PLACE N", "no decision needs"),
        ("PAIR 134>119", "no decision needs"),
        ("STEP attack", "no decision needs"),
        ("ATK P2:0,1 FROM 0,1 {A}", "no decision needs"),
        (". . PUT Clear@0,1", "no decision needs"),  # the turn is over: never is it played for the next player
        (". . STEP attack", "no decision needs"),
        (". . DISC Clear", "no decision needs"),
        ("CLOSE", "No window is open"),
    ],
)
def test_a_part_that_can_not_stand_is_refused_with_its_reason(text: str, why: str) -> None:
    hands = ("Clear+Road", "Clear+Clear+Clear+Clear+Clear")
    match = at("E", "0,0:K", "0,0:K", hands=hands)
    before = match.state.dump()
    with pytest.raises(Refusal, match=why):
        match.play(TABLE, f"P1 R4: {text}")
    assert match.state.dump() == before
    assert not match.record.moves


def test_nothing_follows_the_end_of_the_game() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Clear+Road",))
    with pytest.raises(Illegal, match="The game is over"):
        match.play(TABLE, "P1 R4: RESIGN P2 PUT Clear@0,1")
    match.play(TABLE, "P1 R4: RESIGN P2")
    assert match.over


def test_an_attack_with_an_army_that_is_not_there_is_refused_whole() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C")
    before = match.state.dump()
    with pytest.raises(Refusal):
        match.play(TABLE, "P1 R4: ATK P2:0,1 FROM 0,1 {A,S}")
    assert match.state.dump() == before


def test_who_is_asked_first_and_holds_another_event_passes() -> None:
    hands = ("Clear+Clear+Clear+Clear", "Revolt+Road", "Earthquake+Road")
    match = at("A", "0,0:K; 0,1:Cv", "0,0:K", "0,0:K", hands=hands, deck="1 2 3 4", call="standing")
    match.play(TABLE, "P1 R4: DRAW 1 PLAY Earthquake P1:0,1 N 4")
    assert (hand(match, "P2"), hand(match, "P3")) == (["Revolt", "Road"], ["Road"])


@pytest.mark.parametrize(
    ("pairs", "good"), [("134>119, 149>165", True), ("149>165, 134>119", True), ("149>119", False)]
)
def test_pairs_of_both_sides_and_those_that_left_no_choice(pairs: str, good: bool) -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P,X}", numbers=[10, 10, 10, 10])
    text = f"P1 R4: ATK P2:0,1 FROM 0,1 {{A,S}} RESP - PAIR {pairs} N 10,10,10,10"
    if good:
        match.play(TABLE, text)
        assert {params[1]: params[2] for params in kinds(match, verbs.PAIRED)} == {134: 119, 149: 165}
    else:
        with pytest.raises(Illegal):
            match.play(TABLE, text)
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:Cv{P,R,X}", numbers=[10] * 5)
    line = "PAIR 134>119, 149>129, 165>134 AIM 134>165" if good else "PAIR 134>119, 165>134"
    text = f"P1 R4: ATK P2:0,1 FROM 0,1 {{A,S}} RESP - {line} N 10,10,10,10,10"
    if good:
        match.play(TABLE, text)
        assert len(kinds(match, verbs.SHOT)) == 5
    else:
        with pytest.raises(Illegal):
            match.play(TABLE, text)


def test_turns_as_all_saw_them_are_read_at_a_table_that_holds_windows() -> None:
    def held() -> Match:
        hands = ("Clear+Road", "Clear+Clear+Clear+Clear+Clear")
        state = at("B", "0,0:K{A}; 0,1:C", "0,0:K", hands=hands, interrupts="every").state
        return Match(GAME, state=state, chance=Chance(1), hold_windows=True)

    match = held()
    for text in ("MV A 0,0>0,1", "STEP none", "PUT Clear@1,0", ".", "DISC Road"):
        while match.state.is_held():
            match.play(TABLE, (CLOSE,))
        match.play(0, text)
    while match.state.is_held() and board(match).active == 0:
        match.play(TABLE, (CLOSE,))
    while match.state.is_held():
        match.play(TABLE, (CLOSE,))
    match.play(1, "STEP none")
    assert match.turns() == ["P1 R4: MV A 0,0>0,1 STEP none PUT Clear@1,0 . DISC Road", "P2 R4: STEP none"]
    again = held()
    for line in match.turns():
        again.play(TABLE, line)
    assert again.state.dump() == match.state.dump()


def test_somebody_leaves_while_a_volcano_breaks_out() -> None:
    def breaks_out() -> Match:
        realms = ("0,0:K", "0,0:K; 0,1:Cv", "0,0:K")
        return at("A", *realms, hands=("", "Clear", ""), turn=2, deck="189 2 48 49 50 51", call="ask")

    match = breaks_out()
    while "CALL 1" not in {match.state.write(1, action) for action in match.state.actions(1)}:
        match.play(match.state.actors()[0], match.state.default(match.state.actors()[0]))
    match.play(2, "resign")
    match.play(1, "CALL 1")
    line = match.turns()[-1]
    assert line == "P2 R4: RESIGN P3 CALL 1 MUST Volcano 0,1 n4 DRAW 4"
    again = breaks_out()
    again.play(TABLE, line)
    assert again.state.dump() == match.state.dump()
