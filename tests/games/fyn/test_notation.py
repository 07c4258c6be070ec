"""Positions, moves and whole turns in notation, both ways (RULES.md, Notation)."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import BadDocument, Illegal, Refusal, Unreadable
from baronage.engine.core.state import TABLE
from baronage.engine.match.match import Match
from baronage.games.fyn.data import CARD_KIND, MUST, TYPE, TYPE_NAMES
from baronage.games.fyn.state import Barons
from tests.games.fyn.table import GAME, at, board, do, menu, pile, realm, same, start

PAGE = (
    "FYN1 standard R1 T1 SA deck=190 disc=0 | P1 h5 c1 : 0,0:K | P2 h5 c1 : 0,0:K",
    "FYN1 standard R19 T2 SD deck=101K disc=76 | P1 h6 c1 : 0,0:K{A}; 0,1:Crt{S,X}; 1,0:Wgv | "
    "P2 h5 c3 : 0,0:K; 0,1:Mm{M}; 0,2:C | P3 out",
)


@pytest.mark.parametrize("text", PAGE)
def test_the_examples_of_the_page(text: str) -> None:
    state = GAME.position(text)
    assert state.redact(-1).position() == text
    exact = state.position()
    assert GAME.position(exact).position() == exact
    assert GAME.position(exact).dump() == state.dump()


def test_armies_are_written_in_the_order_of_their_types() -> None:
    realms = ("0,0:K; 0,1:Ct{M#162,G#160}; 1,0:Ct{X#167,N#166}", "0,0:K; 0,1:C")  # ids the other way round
    match = at("D", *realms)
    assert "{M,G}; 1,0:Ct{X,N}" in match.state.redact(-1).position()
    do(match, "ATK P2:0,1 FROM 1,0 {N,X}")
    assert match.record.moves[-1].text == "ATK P2:0,1 FROM 1,0 {X,N}"


def test_cards_that_nobody_has_named_lie_mixed() -> None:
    s = GAME.position(PAGE[0])
    assert isinstance(s, Barons)
    for cards in (*s.hands, s.deck[-5:], s.deck[:5]):
        assert len({TYPE[card] for card in cards}) > 3
    assert all(CARD_KIND[card] != MUST for hand in s.hands for card in hand)
    assert GAME.position(PAGE[0]).dump() == s.dump()  # always the same


def test_a_resignation_in_notation() -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K", "0,0:K")
    with pytest.raises(Unreadable, match="it is P1 who plays here"):
        match.play(0, "RESIGN P3")
    match.play(2, "RESIGN P3")
    assert board(match).out == [2]


def test_a_private_position_adds_the_hand() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("60+47+173", "Road"))
    assert " h3 c1 hand=60,47,173 : " in match.state.redact(0).position()
    assert "hand=" not in match.state.redact(-1).position()
    assert match.state.redact(0).position().count("hand=") == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "FYN2 standard R1 T1 SA | P1 h0 c1 : 0,0:K | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SG | P1 h0 c1 : 0,0:K | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T3 SA | P1 h0 c1 : 0,0:K | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA deck=5 disc=5 | P1 h0 c1 : 0,0:K | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA | P1 h0 c1 : 0,0:K; 0,-1:C | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA | P1 h0 c1 : 0,0:K; 0,2:C | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA | P1 h0 c1 : 0,0:K; 0,1:Cvt | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA | P1 h0 c1 : 0,0:Kr | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA | P1 h0 c1 : 0,0:K{2X} | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA | P1 h1 c1 hand=189 : 0,0:K | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA | P1 h1 c1 hand=47 : 0,0:K; 0,1:Cr#47 | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA | P1 h0 c1 : 0,0:K | P2 out",
        "FYN1 standard R1 T1 SA | P1 h0 c1 hold=1 : 0,0:K | P2 h0 c1 : 0,0:K",
        "FYN1 run_for_city R1 T1 SB | P1 h0 c1 hold=1 : 0,0:K; 0,1:C | P2 h0 c1 : 0,0:K",
        "FYN1 run_for_city R1 T1 SB | P1 h0 c1 hold=3 : 0,0:K; 0,1:C; 0,2:C; 0,3:C; 0,4:C; 0,5:C | P2 h0 c1 : 0,0:K",
        "FYN1 run_for_city R1 T1 SB | P1 h0 c1 hold=-1 : 0,0:K; 0,1:C; 0,2:C; 0,3:C; 0,4:C; 0,5:C | P2 h0 c1 : 0,0:K",
        "FYN1 standard R1 T1 SA bogus=1 | P1 h0 c1 : 0,0:K | P2 h0 c1 : 0,0:K",
    ],
)
def test_what_is_no_position(text: str) -> None:
    with pytest.raises((BadDocument, Refusal)):
        GAME.position(text)


@pytest.mark.rule("FYN-D3.06")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("fits", "over", "count", "fed"),
    [("0,0:K{2S}", "0,0:K{2S,P}", 7, 6), ("0,0:K{2S,P}; 0,1:Cv", "0,0:K{2S,A}; 0,1:Cv", 8, 7)],
)
def test_a_position_with_more_armies_than_are_fed_is_refused(
    seat: int, fits: str, over: str, count: int, fed: int
) -> None:
    def text(realm: str) -> str:
        realms = [realm if seat == one else "0,0:K" for one in (0, 1)]
        return f"FYN1 standard R1 T1 SB | P1 h0 c1 : {realms[0]} | P2 h0 c1 : {realms[1]}"

    assert GAME.position(text(fits)).position()
    with pytest.raises(BadDocument, match=rf"P{seat + 1}’s armies count {count}, and {fed} are fed \(FYN-D3.06\)"):
        GAME.position(text(over))


@pytest.mark.rule("FYN-D1.09")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("realm", "limit"), [("0,0:K", 5), ("0,0:K; 0,1:Ct", 6), ("0,0:K; 0,1:Cc", 7)])
def test_a_position_in_which_somebody_holds_more_than_he_may_is_refused(seat: int, realm: str, limit: int) -> None:
    def text(cards: int) -> str:
        held = [cards if seat == one else 0 for one in (0, 1)]
        return f"FYN1 standard R1 T1 SB | P1 h{held[0]} c1 : {realm} | P2 h{held[1]} c1 : {realm}"

    state = GAME.position(text(limit))
    assert f" h{limit} " in state.position()
    with pytest.raises(BadDocument, match=rf"P{seat + 1} holds {limit + 1} cards, and may hold {limit} \(FYN-D1.09\)"):
        GAME.position(text(limit + 1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "HOP",
        "MV",
        "MV Z 0,0>0,1",
        "PUT Road",
        "PUT Castle@0,1",
        "ATK P2:0,1",
        "PAIR 1",
        "CALL x",
        "PLACE Q",
        "TO P9:0,0",
    ],
)
def test_what_is_no_move(text: str) -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K")
    with pytest.raises(Unreadable):
        match.play(0, text)


def test_a_pair_with_a_card_that_is_not_there_is_refused_like_any_other() -> None:
    match = at("D", "0,0:K; 0,1:Ct{A,S,N}", "0,0:K; 0,1:C{P,X}")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S,N} ; RESP -")
    card, here = next(action[1:] for action in match.state.actions(0))
    before = match.state.dump()
    for other in (1, 200):
        with pytest.raises(Illegal):
            match.play(0, f"PAIR {card}>{other}, 149>{here}, 166>{here}")
    assert match.state.dump() == before


def test_a_list_of_moves_in_one_message() -> None:
    match = at("B", "0,0:K{A,S}; 0,1:C; 0,2:C", "0,0:K", hands=("Clear+Clear",))
    match.play(0, "MV A 0,0>0,1 ; MV S 0,0>0,1 ; MV A 0,1>0,2 ; .")  # the rest is dropped where one is illegal
    assert same(match, "P1", "0,0:K; 0,1:C{A,S}; 0,2:C")
    match = at("E", "0,0:K", "0,0:K", hands=("Clear+Clear",))
    match.play(0, "PUT Clear@0,1 PUT Clear@1,0")
    assert realm(match, "P1") == "0,0:K; 0,1:C; 1,0:C"


X12 = (
    "P1 R4: DRAW 3 MV A 0,0>0,1 . STEP attack ATK P2:0,1 FROM 0,1 {A,S} RESP - PAIR 134>119, 149>119 AIM 119>149 "
    "N 4,10,6 PLACE N . PUT Clear@1,0 PUT Road@1,0 . DISC Oasis ."
)


def x12() -> Match:
    hands = ("Clear+Road", "Road+Road+Road+Road+Road")
    return at(
        "A",
        "0,0:K{A}; 0,1:C{S}",
        "0,0:K; 0,1:W{P}",
        hands=hands,
        deck="67 68 69 2 1 54",
        pile="",
        calls=(3, 1),
        call="standing",
    )


def test_the_turn_of_the_page_is_played_and_written() -> None:
    match = x12()
    match.play(TABLE, X12)
    assert board(match).active == 1
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:W{A}; 1,0:Cr")
    assert pile(match) == [2, 1, 54, 119, 149, 67]
    written = match.turns()[0]
    again = x12()
    again.play(TABLE, written)
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize(
    ("old", "new"), [("DRAW 3", "DRAW 2"), ("N 4,10,6", "N 4,10,7"), ("P1 R4", "P2 R4"), ("PLACE N", "PLACE S")]
)
def test_a_turn_that_does_not_agree_with_what_happened_is_refused(old: str, new: str) -> None:
    with pytest.raises(Refusal):
        x12().play(TABLE, X12.replace(old, new))


def test_whole_games_can_be_written_turn_by_turn() -> None:
    match = start(3, seed=21)
    for number in range(150):
        if match.over:
            break
        one = match.state.actors()[0]
        actions = match.state.actions(one)
        match.play(one, actions[number * 7 % len(actions)])
    lines = match.turns()
    assert lines[0].startswith("P1 R1:")
    assert all("PASS" not in line for line in lines)
    assert len(lines) >= 3


def test_army_ids_where_they_matter() -> None:
    match = at("D", "0,0:K; 0,1:C{2A#135#140}", "0,0:K; 0,1:C")
    assert board(match).armies[0] == {135: 192, 140: 192}
    # a spent Army and a fresh one on one card are told apart when one must go
    match = at("D", "0,0:K{X}; 0,1:Ct{2A}", "0,0:K; 0,1:C{X}", hands=("", "Earthquake"), numbers=[10, 10, 1], pile="79")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; P2: PASS ; RESP - ; P2: PASS ; P2: PLAY Earthquake P1:0,1")
    assert menu(match) == {"CULL A#134@0,1", "CULL A#135@0,1", "CULL X@0,0"}


def test_a_must_play_card_in_a_turn() -> None:
    hands = ("", "Clear+Clear")
    match = at("F", "0,0:K", "0,0:K; 0,1:Cv", hands=hands, deck="47 189 2 48 49 50 51", call="standing")
    do(match, ".")
    assert match.turns()[-1] == "P2 R4: DRAW 1 MUST Volcano 0,1 n4 DRAW 2"
    again = at("A", "0,0:K", "0,0:K; 0,1:Cv", hands=hands, turn=2, deck="47 189 2 48 49 50 51", call="standing")
    again.play(TABLE, "P2 R4: DRAW 3 MUST Volcano 0,1 n4 STEP none . .")
    assert board(again).active == 0


def test_the_dot_of_a_step_that_ended_by_itself_is_not_taken_for_the_next_steps() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Clear+Village+City+Road",))
    match.play(0, "PUT Clear@1,0 ; PUT Village@1,0 ; .")  # two cards are all that he may play
    assert board(match).active == 0
    assert menu(match) == {".", "DISC City", "DISC Road"}
    match.play(0, "DISC City ; .")
    assert board(match).active == 1


def test_a_written_turn_may_be_typed_whole() -> None:
    typed = "MV A 0,0>0,1 ; . ; STEP none ; PUT Clear@1,0 PUT Village@1,0 . DISC City ."
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K", hands=("Clear+Village+City+Road",))
    match.play(0, typed)
    assert (board(match).active, realm(match, "P1")) == (1, "0,0:K; 0,1:C{A}; 1,0:Cv")
    assert [TYPE_NAMES[TYPE[card]] for card in board(match).hands[0]] == ["Road"]


def test_two_dots_end_two_steps() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Clear+Village",))
    match.play(0, "PUT Clear@1,0 ; . ; .")
    assert board(match).active == 1
    match = at("E", "0,0:K", "0,0:K", hands=("Clear+Village",))
    match.play(0, "PUT Clear@1,0 ; PUT Village@1,0 ; . ; .")
    assert board(match).active == 1


def test_a_dot_that_is_an_action_is_played() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Clear+Village+Road",))
    actions = [match.state.read(0, text)[0] for text in ("PUT Clear@1,0", "PUT Village@1,0", ".")]
    match.play(0, actions)  # a program names exactly what it wants
    assert board(match).active == 1


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("ATK", "ATK P2:0,1 FROM 0,1 {A,2S}"),
        ("JOIN", "JOIN A"),
        ("RESP", "RESP P 0,2>0,1 / RESP -"),
        ("PLAY Revolt", "PLAY Revolt P2:0,1"),
        ("STEP back", "STEP build / STEP attack / STEP none"),
        ("CALL", "CALL 3"),
        ("TAKE", "TAKE P2 / TAKE -"),
    ],
)
def test_a_move_that_is_cut_short_is_told_how_it_is_written(text: str, right: str) -> None:
    with pytest.raises(Unreadable) as caught:
        at("D", "0,0:K; 0,1:C{A}", "0,0:K").play(0, text)
    assert right in caught.value.sentence


def test_a_long_text_is_not_repeated_whole() -> None:
    with pytest.raises(Unreadable) as caught:
        at("D", "0,0:K; 0,1:C{A}", "0,0:K").play(0, "x" * 4000)
    assert len(caught.value.sentence) < 300


@pytest.mark.parametrize("hold", [0, 1, 2])
def test_a_hold_that_can_be(hold: int) -> None:
    text = f"FYN1 run_for_city R9 T2 SB | P1 h0 c1 hold={hold} : 0,0:K; 0,1:C; 0,2:C; 0,3:C; 0,4:C; 0,5:C | P2 h0 c1 : 0,0:K"
    state = GAME.position(text, 2, {"variant": "run_for_city"})
    assert isinstance(state, Barons)
    assert state.holds == [hold, 0]
