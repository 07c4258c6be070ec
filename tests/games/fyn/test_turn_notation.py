"""Whole turns in notation, through the gate and in records (RULES.md, Notation)."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Illegal, Refusal, Unreadable
from baronage.engine.core.state import CLOSE, EXPEL, TABLE
from baronage.engine.match.match import Match
from baronage.engine.match.moves import Move
from baronage.engine.match.record import Record
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import cell_at
from baronage.games.fyn.steps.response import Placing
from baronage.laws import variants
from baronage.laws.copies import random_move
from baronage.laws.match import check_branch
from tests.games.fyn.table import GAME, asked, at, board, do, hand, menu, same, start

KNOWN = {"fyn": GAME}

# --- the end of a step ------------------------------------------------------------------------------------------------


def expansion(hand: str = "Clear+Village+City+Road") -> Match:
    return at("E", "0,0:K", "0,0:K{A}; 0,1:C", hands=(hand, "Road+Road+Road+Road+Road"))


@pytest.mark.parametrize("who", [0, TABLE])
@pytest.mark.parametrize("text", ["DISC City . .", "DISC City DISC Road .", "DISC City DISC Road . .", ". . ."])
def test_a_surplus_dot_is_never_played_for_the_next_player(who: int, text: str) -> None:
    match = expansion()
    do(match, "PUT Clear@1,0 ; PUT Village@1,0")  # Step E ends by itself
    before = len(match.record.moves)
    try:
        match.play(who, f"P1 R4: PUT Clear@1,0 {text}" if who == TABLE else text)
    except Refusal:
        assert len(match.record.moves) == before
    assert board(match).active == 0 or asked(match) == "P2 DEC-03"
    assert not any(move.seat == 1 for move in match.record.moves)


def test_a_surplus_dot_of_a_seat_is_told_to_be_left_over() -> None:
    match = expansion()
    match.play(0, ". . .")
    assert (board(match).active, match.unplayed) == (1, ".")
    assert asked(match) == "P2 DEC-03"
    with pytest.raises(Illegal):
        match.play(0, ".")


def test_a_surplus_dot_in_a_turn_is_refused_with_all_of_it() -> None:
    match = expansion()
    whole = match.state.dump()
    with pytest.raises(Illegal, match="No step of P1’s turn is left"):
        match.play(TABLE, "P1 R4: PUT Clear@1,0 . DISC City . .")
    assert match.state.dump() == whole
    assert not match.record.moves
    match.play(TABLE, "P1 R4: PUT Clear@1,0 . DISC City .")
    assert board(match).active == 1


@pytest.mark.parametrize("dot", [" .", ""])
def test_the_dot_of_a_step_that_ended_by_itself_may_be_written_or_left_out(dot: str) -> None:
    match = expansion()
    match.play(TABLE, f"P1 R4: PUT Clear@1,0 PUT Village@1,0{dot} DISC City .")
    assert board(match).active == 1
    match = at("C", "0,0:K", "0,0:K", hands=("Army+Road+Clear",))
    match.play(TABLE, f"P1 R4: BUILD A@0,0{dot} . DISC Road .")  # one site, one army
    assert (board(match).active, hand(match, "P1")) == (1, ["Clear"])
    match = at("C", "0,0:K", "0,0:K", hands=("Army+Road+Clear",))
    match.play(TABLE, f"P1 R4: BUILD A@0,0{dot} PUT Clear@0,1 .{dot and ' .'}")
    assert (board(match).active, hand(match, "P1")) == ((1, ["Road"]) if dot else (0, ["Road"]))


@pytest.mark.parametrize("who", [0, TABLE])
@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("CONT - .", "P1 DEC-16"),  # Step D has ended by itself: the '.' only says so
        ("CONT - P1 R4: .", "P1 DEC-17"),  # behind its heading a turn goes on with the step that is asked for
        ("CONT - . P1 R4: .", "P1 DEC-17"),
        ("CONT - . PUT Clear@1,0", "P1 DEC-16"),
        ("CONT - . . DISC Clear", "P1 DEC-17"),
        ("CONT - . . .", "P2 DEC-03"),
    ],
)
def test_the_dot_of_an_attack_that_ended_by_itself_does_not_end_expansion(who: int, text: str, question: str) -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K{A}; 0,1:C; 1,0:C", hands=("Clear+Road", "Road+Road+Road+Road+Road"))
    do(match, "ATK P2:0,1 FROM 0,1 {2A} ; RESP - ; PLACE N")
    match.play(who, f"P1 R4: {text}")
    assert (asked(match), match.unplayed) == (question, "")


def test_a_choice_of_step_parts_its_dot_from_the_movement() -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K", hands=("Clear+Road",))
    match.play(0, "MV A 0,0>0,1 STEP none .")
    assert asked(match) == "P1 DEC-17"


@pytest.mark.parametrize("more", ["", "P3: resign", ". ; P3: resign"])
def test_a_turn_that_is_cut_short_behind_an_attack_is_read_back(more: str) -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K; 0,1:C; 1,0:C", "0,0:K", hands=("Clear+Road", "Road"))
    do(match, "ATK P2:0,1 FROM 0,1 {2A} ; PLACE N ; CONT - ; .")
    if more:
        do(match, more)
    record = Record.read(match.record.text(turns=True), KNOWN)
    assert record.replay().state.dump() == match.state.dump()


def test_all_dots_of_a_turn_in_which_nothing_can_be_done() -> None:
    match = at("B", "0,0:K", "0,0:K{A}; 0,1:C", hands=("", "Clear"))
    match.play(TABLE, "P1 R4: . . .")  # movement, expansion and discard ended by themselves
    assert board(match).active == 1
    match = at("B", "0,0:K", "0,0:K{A}; 0,1:C", hands=("", "Clear"))
    with pytest.raises(Illegal):
        match.play(TABLE, "P1 R4: . . . .")


# --- what came about by itself ----------------------------------------------------------------------------------------


def raid(defender: str = "0,0:K; 0,1:C; 1,0:C") -> Match:
    return at("D", "0,0:K; 0,1:C{2A}", defender, hands=("Clear", "Road+Road+Road+Road+Road"))


@pytest.mark.parametrize("who", [0, TABLE])
def test_an_automatic_response_may_be_written(who: int) -> None:
    match = raid()
    head = "P1 R4: " if who == TABLE else ""
    match.play(who, f"{head}ATK P2:0,1 FROM 0,1 {{2A}} RESP - PLACE N CONT - . PUT Clear@1,0")
    assert not match.unplayed
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{2A}; 1,0:C")


@pytest.mark.parametrize("wrong", ["RESP A 0,0>0,1", "RESP P 0,0>0,1"])
def test_an_automatic_response_that_did_not_happen_is_refused(wrong: str) -> None:
    match = raid()
    with pytest.raises(Illegal):
        match.play(TABLE, f"P1 R4: ATK P2:0,1 FROM 0,1 {{2A}} {wrong} PLACE N")
    assert not match.record.moves
    match.play(0, f"ATK P2:0,1 FROM 0,1 {{2A}} {wrong} PLACE N")
    assert match.unplayed == f"{wrong} ; PLACE N"


def test_a_response_that_is_asked_for_is_never_given_by_the_attacker() -> None:
    match = raid("0,0:K{A}; 0,1:C; 1,0:C")
    match.play(0, "ATK P2:0,1 FROM 0,1 {2A} RESP - PLACE N")
    assert (asked(match), match.unplayed) == ("P2 DEC-07", "RESP - ; PLACE N")
    do(match, "P2: RESP -")
    match.play(0, "RESP - PLACE N")  # what the other has done since may be told
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{2A}")


def test_pairs_and_aims_that_left_no_choice_may_be_written() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", numbers=[10, 1])
    match.play(TABLE, "P1 R4: ATK P2:0,1 FROM 0,1 {A} RESP - PAIR 134>119 N 10,1 PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{A}")
    for wrong in ("PAIR 134>120", "AIM 134>119", "PAIR 135>119"):
        match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", numbers=[10, 1])
        with pytest.raises(Illegal):
            match.play(TABLE, f"P1 R4: ATK P2:0,1 FROM 0,1 {{A}} RESP - {wrong}")


def test_a_choice_without_a_choice_may_be_written() -> None:
    realm = "0,0:K{2S}; -1,0:C; 0,1:C; 1,0:C"
    for text, good in (("STEP none", True), ("STEP attack", False)):
        match = at("B", realm, "0,0:K", hands=("Clear",))
        if good:
            match.play(0, f". {text} .")
            assert asked(match) == "P1 DEC-17"
        else:
            with pytest.raises(Illegal):
                match.play(0, f". {text} .")
            assert not match.record.moves


def test_reports_are_held_against_what_happened() -> None:
    def drawn() -> Match:
        realms = ("0,0:K", "0,0:K; 0,1:Cv")
        return at("F", *realms, hands=("", "Clear+Clear"), deck="47 189 2 48 49 50 51", call="standing")

    for text in (
        "DRAW 1 MUST Volcano 0,1 n4 DRAW 2 STEP none",
        "DRAW 3 MUST Volcano 0,1 n4 STEP none",
        "DRAW 1 MUST Volcano 0,1 N 4 DRAW 2 STEP none",
        "MUST Volcano 0,1 STEP none",
        "STEP none",
    ):
        match = drawn()
        match.play(0, ".")
        match.play(1, f"P2 R4: {text}")
        assert (asked(match), match.unplayed) == ("P2 DEC-16", ""), text
    for text in ("DRAW 2", "DRAW 4", "MUST Plague 0,1", "DRAW 3 MUST Volcano 0,1 n5", "N 5", "N 4,4", "MUST Volcano"):
        match = drawn()
        match.play(0, ".")
        with pytest.raises(Illegal):
            match.play(1, f"P2 R4: {text} STEP none")
        assert asked(match) == "P2 DEC-04"


def test_what_is_told_must_be_of_the_turn_that_is_named() -> None:
    match = expansion()
    for head in ("P2 R4:", "P1 R5:"):
        for who in (0, TABLE):
            with pytest.raises(Illegal, match="P1 moves now, in round 4"):
                match.play(who, f"{head} PUT Clear@1,0")


# --- events -----------------------------------------------------------------------------------------------------------


def quaked() -> Match:
    """P3 and P4 hold an Earthquake, P4 a Divine Intervention; P1 draws one card and is struck in W2."""
    hands = ("Clear+Clear+Clear+Clear", "Road", "Earthquake+Road", "Earthquake+Divine Intervention")
    realms = ("0,0:K; 0,1:Cv", "0,0:K", "0,0:K", "0,0:K")
    return at("A", *realms, hands=hands, deck="1 2 3 4", call="standing")


@pytest.mark.parametrize("player", ["P3", "P4"])
def test_an_event_in_the_window_after_the_draw_is_read_back(player: str) -> None:
    match = quaked()
    do(match, "P3: PASS ; P4: PASS")  # W1
    if player == "P4":
        do(match, "P3: PASS")
    do(match, f"{player}: PLAY Earthquake P1:0,1")
    if player == "P3":
        do(match, "P4: COUNTER P4")
    line = match.turns()[-1]
    told = f"P1 R4: DRAW 1 PLAY Earthquake P1:0,1 BY {player}"
    assert line == (f"{told} COUNTER P4" if player == "P3" else f"{told} N 4")
    again = quaked()
    again.play(TABLE, line)
    assert again.state.dump() == match.state.dump()


def test_who_plays_an_event_may_be_left_out() -> None:
    match = quaked()
    match.play(TABLE, "P1 R4: DRAW 1 PLAY Earthquake P1:0,1 COUNTER P4")
    assert hand(match, "P3") == ["Road"]
    assert hand(match, "P4") == ["Earthquake"]


@pytest.mark.parametrize("text", ["PLAY Earthquake P1:0,1 BY P2", "PLAY Earthquake P1:0,1 COUNTER P2", "COUNTER P4"])
def test_what_nobody_can_play_is_refused_and_nobody_has_passed(text: str) -> None:
    match = quaked()
    before = match.state.dump()
    with pytest.raises(Refusal):
        match.play(TABLE, f"P1 R4: DRAW 1 {text}")
    assert match.state.dump() == before
    assert not match.history


def test_an_event_before_the_siege_is_read_back() -> None:
    def siege() -> Match:
        realms = ("0,0:K; 0,1:Ct{2S}", "0,0:K; 0,1:Cc{P}", "0,0:K")
        return at("D", *realms, hands=("", "", "Earthquake"), numbers=[10, 1, 1, 9], pile="99")

    match = siege()
    do(match, "ATK P2:0,1 FROM 0,1 {2S} ; P3: PASS ; RESP - ; P3: PASS")
    do(match, "P3: PLAY Earthquake P2:0,1")  # W7: the City becomes a Town, which is not besieged
    line = match.turns()[-1]
    assert line == "P1 R4: ATK P2:0,1 FROM 0,1 {2S} RESP - N 10,1,1 PLAY Earthquake P2:0,1 BY P3 N 9"
    again = siege()
    again.play(TABLE, line)
    assert again.state.dump() == match.state.dump()
    match.play(0, "PLACE N")


def test_a_pass_in_secret_is_written_for_the_referee_alone() -> None:
    match = quaked()
    do(match, "P3: PASS ; P4: PASS ; P3: PASS ; P4: PASS")
    assert match.turns() == ["P1 R4: DRAW 1"]
    assert match.turns(whole=True) == ["P1 R4: PASS PASS DRAW 1 PASS PASS"]


# --- what is said -----------------------------------------------------------------------------------------------------

WORDS = 'I PASS . TAKE P2 ; "RESIGN P1" => 3 // and DRAW 4'


def bargain() -> Match:
    return at("F", "0,0:K", "0,0:K", hands=("City+Road", "Village+Clear"), trading=True)


def test_the_words_of_an_offer_are_kept_and_are_never_moves() -> None:
    match = bargain()
    match.play(0, "TRADE City")
    match.play(1, f'OFFER P2 Village "{WORDS}"'.replace('"RESIGN P1"', "'RESIGN P1'"))
    said = WORDS.replace('"', "'")
    assert match.record.moves[-1].remark == said
    match.play(0, "TAKE P2")
    line = match.turns()[0]
    assert line == f'P1 R4: TRADE City OFFER P2 Village "{said}" TAKE P2'
    again = bargain()
    again.play(TABLE, line)
    assert again.state.dump() == match.state.dump()
    assert [move.remark for move in again.record.moves] == [move.remark for move in match.record.moves]


def test_words_with_a_refusal_to_offer_and_with_an_empty_offer() -> None:
    match = bargain()
    match.play(TABLE, 'P1 R4: TRADE City OFFER P2 - "not . today" TRADE Road OFFER P2 nothing "cash"')
    assert [move.remark for move in match.record.moves] == ["", "not . today", "", "cash"]
    assert match.turns()[0] == 'P1 R4: TRADE City OFFER P2 - "not . today" TRADE Road OFFER P2 nothing "cash"'
    assert asked(match) == "P1 DEC-21"


def test_a_quote_that_is_not_closed_is_words_to_the_end() -> None:
    match = bargain()
    match.play(0, "TRADE City")
    match.play(1, 'OFFER P2 Village "it . TAKE -')
    assert match.record.moves[-1].remark == "it . TAKE -"


# --- whole games ------------------------------------------------------------------------------------------------------


def random_game(number: int) -> Match:
    """With undo, silence, expulsions, held windows and talk."""
    tried = variants(GAME, 0, 2)
    seats, options = tried[number * 37 % len(tried)]
    luck = random.Random(number)
    match = Match(GAME, seats, options, chance=Chance(number), hold_windows=number % 3 == 0)
    while not match.over and len(match.record.moves) < 900:
        if match.state.is_held():
            match.play(TABLE, (CLOSE,))
            continue
        seat = match.state.actors()[0]
        kind = luck.random()
        actions = match.state.actions(seat)
        if kind < 0.002 and seats > 2:
            match.play(TABLE, (EXPEL, luck.choice([one for one in range(seats) if not match.state.left >> one & 1])))
        elif kind < 0.02 and match.can_undo(seat):
            match.undo(seat)
        elif kind < 0.04:
            match.time_out(seat)
        else:
            bot = GAME.heuristic(match.state.redact(seat), seat, actions, Chance(1))
            action = bot if kind < 0.7 else luck.choice(actions)
            match.play(seat, [action], WORDS if action[0] in (verbs.SEND, verbs.NO_OFFER) else "")
    for seat in range(seats) if not match.over else ():
        while match.state.draft(seat):
            match.undo_click(seat)
    return match


@pytest.mark.parametrize("number", [1, 3, 5, 6, 10])
def test_a_game_written_turn_by_turn_is_a_record(number: int) -> None:
    match = random_game(number)
    text = match.record.text(turns=True)
    record = Record.read(text, KNOWN)
    assert record.text() == text
    replayed = record.replay()
    assert replayed.state.dump() == match.state.dump()
    assert [move.remark for move in replayed.record.moves] == [
        move.remark.replace('"', "'") if move.text.startswith("OFFER") else "" for move in _left(match.record)
    ]
    assert Record.read(text, KNOWN).document() == Record.from_document(record.document(), KNOWN).document()


def _left(record: Record) -> list[Move]:
    """The moves that were not taken back."""
    kept: list[Move] = []
    for move in record.moves:
        if move.text == "undo":
            kept.pop()
        else:
            kept.append(move)
    return kept


def test_a_record_of_turns_that_can_not_be_read_says_where() -> None:
    match = start(2, seed=3)
    do(match, "STEP none ; .")
    text = match.record.text(turns=True)
    assert text.splitlines()[-1] == "P1 R1: STEP none ."
    for old, new in (("STEP none", "STEP attack"), ("R1", "R2"), ("none .", "none . . . .")):
        with pytest.raises(Refusal, match="move 1, table: P1 R"):
            Record.read(text.replace(old, new), KNOWN).replay()
    with pytest.raises(BadDocument, match="line 7"):
        Record.read(text.replace("none .", "none . => x"), KNOWN)


def test_a_line_of_moves_of_which_only_a_part_can_be_played_is_no_record() -> None:
    text = start(2, seed=3).record.text() + "P1: STEP none ; . . . .\n"
    with pytest.raises(BadDocument, match="only a part"):
        Record.read(text, KNOWN).replay()


def test_the_seed_proves_a_record_of_turns_too() -> None:
    match = Match(GAME, 2, {"dice": True, "max_rounds": 10}, chance=Chance.sealed(b"\7" * 32))
    luck = random.Random(1)
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, luck.choice(match.state.actions(seat)))
    record = Record.read(match.record.text(turns=True), KNOWN)
    record.verify()


def test_only_the_table_plays_for_all() -> None:
    match = expansion()
    with pytest.raises(Unreadable):
        match.play(TABLE, "PUT Clear@1,0")
    match.play(0, "P1 R4: PUT Clear@1,0 . DISC City . P2 R4: DRAW 0 . STEP none . .")
    assert board(match).active == 1
    assert not any(move.seat == 1 for move in match.record.moves)


def test_several_turns_in_one_text() -> None:
    match = expansion()
    match.play(TABLE, "P1 R4: PUT Clear@1,0 . DISC City . P2 R4: MV A 0,0>0,1 STEP none . DISC Road .\nP1 R5: DRAW 3")
    assert (board(match).active, board(match).round) == (0, 5)
    assert menu(match)


def test_the_words_of_every_game_are_still_read() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C", "0,0:K", hands=("Clear",))
    match.play(0, "FROM 0,1 ; lapse")  # the draft is dropped
    assert asked(match) == "P1 DEC-16"
    match.play(0, "lapse")
    match.play(2, "resign")
    match.play(TABLE, "expel P1")
    assert match.over
    again = Record.read(match.record.text(), KNOWN).replay()
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize(
    ("cull", "good"),
    [("CULL S@0,0", True), ("CULL S#149@0,0", True), ("CULL S#150@0,0", False), ("CULL A@0,0", False), ("", True)],
)
def test_an_army_that_had_to_go_may_be_written_with_its_id_or_without(cull: str, good: bool) -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{3S}; 0,1:C; 0,2:Ct", hands=("Clear", "Road+Road+Road+Road+Road"))
    text = f"P1 R4: ATK P2:0,2 FROM 0,1 {{A}} RESP - PLACE N {cull} . PUT Clear@1,0"
    if good:
        match.play(TABLE, text)
        assert same(match, "P2", "0,0:K{2S}; 0,1:C")
        assert same(match, "P1", "0,0:K; 0,1:C; 0,2:Ct{A}; 1,0:C")
    else:
        with pytest.raises(Illegal):
            match.play(TABLE, text)
        assert not match.record.moves


@pytest.mark.rule("FYN-Q1.02")
@pytest.mark.parametrize("army", ["A", "A#135", "A#140"])
def test_of_alike_armies_any_may_be_named(army: str) -> None:
    match = at("D", "0,0:K; 0,1:C{2A#135#140}", "0,0:K; 0,1:C")
    do(match, "FROM 0,1 ; TO P2:0,1")
    assert match.state.read(0, f"JOIN {army}") == [(verbs.JOIN, 135)]
    match = at("D", "0,0:K; 0,1:C{2A#135#140}", "0,0:K; 0,1:C")
    do(match, f"ATK P2:0,1 FROM 0,1 {{{army}}}")
    match = at("B", "0,0:K; 0,1:C{2A#135#140}", "0,0:K")
    do(match, f"MV {army} 0,1>0,0")
    assert board(match).armies[0] == {135: cell_at(0, 0), 140: cell_at(0, 1)}


@pytest.mark.parametrize("move", ["MV A#135 0,0>0,1", "MV A#136 0,1>0,0", "MV A 0,0>0,1", "MV S 0,1>0,0"])
def test_an_army_that_is_not_where_the_move_begins_is_refused(move: str) -> None:
    match = at("B", "0,0:K; 0,1:C{A#135}; 1,0:C{A#134}", "0,0:K")
    with pytest.raises(Unreadable, match="you have no army of this kind on"):
        match.play(0, move)
    assert not match.record.moves


def test_a_text_with_two_readings_is_refused_with_both() -> None:
    hands = ("Clear", "", "Earthquake")
    match = at("B", "0,0:K{S}; 0,1:Ct{A,S}", "0,0:K; 0,1:C{P}", "0,0:K", hands=hands, numbers=[9])
    do(match, "MV S 0,1>0,0 ; . ; P3: PASS ; STEP attack ; ATK P2:0,1 FROM 0,1 {A} ; P3: PLAY Earthquake P1:0,1")
    before = match.state.dump()
    for who, head in ((0, ""), (TABLE, "P1 R4: ")):  # one of the Strong Armies has moved
        with pytest.raises(Unreadable, match=r"two meanings.*CULL S#149@0,0, CULL S#150@0,0"):
            match.play(who, f"{head}CULL S@0,0")
        assert match.state.dump() == before
    do(match, "CULL S#150@0,0")
    assert board(match).armies[0] == {134: cell_at(0, 1), 149: cell_at(0, 0)}


def test_the_numbers_of_a_plague_stand_behind_it() -> None:
    realms = ("0,0:K", "0,0:K{A}; 0,1:C{P,S}")
    match = at("F", *realms, hands=("", "Clear"), deck="185 2 3 48 49 50 51", call="ask")
    do(match, ". ; CALL 1 ; CALL 2")
    assert match.turns()[-1] == "P2 R4: CALL 1 CALL 2 MUST Plague 0,1 n4 n3 DRAW 4"
    again = at("F", *realms, hands=("", "Clear"), deck="185 2 3 48 49 50 51", call="ask")
    again.play(0, ".")
    again.play(TABLE, match.turns()[-1])
    assert again.state.dump() == match.state.dump()


def test_reports_that_were_left_out_are_not_asked_for_later() -> None:
    realms = ("0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P}; 1,0:C{P}")
    match = at("D", *realms, hands=("Clear", "Road+Road+Road+Road+Road"), numbers=[10, 10, 10, 1])
    match.play(
        TABLE, "P1 R4: ATK P2:0,1 FROM 0,1 {A} RESP - ATK P2:1,0 FROM 0,1 {S} RESP - N 10,1 PLACE N . PUT Clear@1,0"
    )
    assert same(match, "P1", "0,0:K; 0,1:C{A}; 0,2:C{S}; 1,0:C")


@pytest.mark.rule("FYN-C1.03")
def test_the_choice_of_the_first_seat_stands_before_the_first_turn() -> None:
    match = start(3, first_seat="host", seed=4)
    do(match, "FIRST P2 ; STEP none")
    assert match.turns() == ["FIRST P2", "P2 R1: STEP none"]
    record = Record.read(match.record.text(turns=True), KNOWN)
    assert record.replay().state.dump() == match.state.dump()


def test_a_step_that_ended_by_itself_before_the_text_may_be_told_with_its_turn() -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K", hands=("Clear+Road",))
    do(match, "MV A 0,0>0,1")  # the only army: Step B is over
    assert asked(match) == "P1 DEC-04"
    match.play(TABLE, "P1 R4: . STEP none . .")
    assert board(match).active == 1
    match = at("E", "0,0:K{A}; 0,1:C", "0,0:K", hands=("Clear+Road",))
    with pytest.raises(Illegal):  # the position began behind Step B
        match.play(TABLE, "P1 R4: . . .")


# --- a table that begins in the middle of an attack -------------------------------------------------------------------


def test_a_table_begun_while_land_is_placed_takes_written_moves() -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K; 0,1:C; 0,2:C", hands=("Road", ""))
    do(match, "ATK P2:0,2 FROM 0,1 {2A}")
    assert asked(match) == "P1 DEC-12"
    branch = Match(GAME, state=match.state.clone(), chance=Chance(1))
    do(branch, "PLACE N ; CONT -")
    branch.play(0, ".")
    assert "PLACE N CONT - P1 R4: ." in branch.game.module("turn_notation").write(branch)[-1].text


def test_a_table_can_begin_at_any_moment_of_a_game() -> None:
    rng = random.Random(32)
    match = Match(GAME, 2, {}, chance=Chance(32))
    while not match.over and len(match.history) < 1500:
        if isinstance(match.state.stack[-1], Placing) or rng.random() < 0.01:
            check_branch(match.state, rng)
        match.play(*random_move(match.state, rng))
