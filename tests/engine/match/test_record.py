"""Records: text and JSON, comments, replay, diaries, sealed seeds, and records that are none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Illegal, Refusal, Unreadable
from baronage.engine.core.state import EXPEL, PUBLIC, TABLE
from baronage.engine.match.match import Match
from baronage.engine.match.moves import Move, split_moves
from baronage.engine.match.record import LARGEST, Record
from baronage.pennies import verbs
from tests.engine.table import BOAST, PASS, PEEK, PENNIES, SEND, A, B, C, deal, offer, raid, raided, ward

GAMES = {"pennies": PENNIES}


def game() -> Match:
    """A game of one round with a little of everything."""
    match = deal((9, 8), (3, 10), (1, 11), fall=[4], options={"rounds": 1})
    match.record.names = ["Ada", "Bo \u2028 \u0130", "Chi; // => x"]
    match.play(A, PEEK)
    match.play(B, [offer(3), SEND])
    match.time_out(C)
    match.play(A, [offer(9), SEND])
    match.play(A, BOAST)
    match.undo(A)
    match.play(A, [BOAST, raid(12)])
    match.play(TABLE, (EXPEL, C))
    match.play(B, ward(10))
    assert match.over
    return match


TEXT = """baronage 1
game: pennies
version: 2
seats: 3
options: {"rounds": 1}
names: ["Ada", "Bo \u2028 \u0130", "Chi; // => x"]
start: 2,4,5,6,7,12,11,1,10,3,8,9
"""


def test_a_record_as_text() -> None:
    match = game()
    head, _, moves = match.record.text().partition("\n\n")
    assert head.startswith(TEXT)
    assert head.splitlines()[-1].startswith('result: {"cause": "The last round is over: the fullest purse wins."')
    assert moves == (
        "A: peek\n"
        "B: o 3 ; send\n"
        "C: lapse\n"
        "A: o 9 ; send => 4 ; boast ; undo ; boast ; raid 12\n"
        "table: expel C\n"
        "B: ward 10\n"
    )


def test_both_forms_come_back_and_replay_to_the_same_end() -> None:
    match = game()
    text, document = match.record.text(), json.dumps(match.record.document())
    for form in (text, document):
        record = Record.read(form, GAMES)
        assert record.text() == text
        assert record.names == match.record.names
        again = record.replay()
        assert again.state.dump() == match.state.dump()
        assert again.counts == match.counts
        assert again.record.text() == text


def test_a_record_replays_to_any_move() -> None:
    record = Record.read(game().record.text(), GAMES)
    assert record.replay(0).record.moves == []
    third = record.replay(3)
    assert [move.text for move in third.record.moves] == ["peek", "o 3 ; send"]
    assert third.state.actors() == [A, C]


def test_a_record_that_goes_on() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, [offer(9), SEND])
    record = Record.read(match.record.text(), GAMES)
    assert record.result is None
    assert record.replay().state.actors() == [B]


def test_a_draft_that_was_dropped_is_in_no_record() -> None:
    match = deal((9, 8), (3, 10), (1, 2))
    match.play(A, offer(9))
    match.time_out(A)
    match.play(B, offer(3))
    match.play(TABLE, (EXPEL, B))
    assert [move.text for move in match.record.moves] == ["lapse", "expel B"]
    assert match.record.replay().state.dump() == match.state.dump()
    assert match.record.replay().counts == match.counts


# --- comments -------------------------------------------------------------------------------------------------------


def test_comments_stand_in_the_head_beside_moves_and_between_them() -> None:
    text = (
        TEXT
        + "# A game for tests.\n\nA: peek // curious\n# what now?\nB: o 3 ; send // so little // so late\nC: lapse\n"
    )
    record = Record.from_text(text, GAMES)
    assert [move.remark for move in record.moves] == ["curious", "", "so little // so late", ""]
    assert record.comments == ["A game for tests.", "what now?"]
    again = Record.from_text(record.text(), GAMES)
    assert [(move.text, move.remark) for move in again.moves] == [(move.text, move.remark) for move in record.moves]
    assert again.comments == record.comments
    data = Record.from_document(json.loads(json.dumps(record.document())), GAMES)
    assert [move.remark for move in data.moves] == [move.remark for move in record.moves]


def test_a_comment_is_one_line() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, PEEK)
    document = match.record.document()
    document["moves"][0]["comment"] = "well\nB: resign"
    document["comments"] = ["one\ntwo"]
    record = Record.from_document(document, GAMES)
    again = Record.from_text(record.text(), GAMES)
    assert [move.text for move in again.moves] == ["peek"]
    assert again.moves[0].remark == "well B: resign"
    assert again.comments == ["one two"]


def test_moves_of_a_line_belong_to_the_seat_that_was_named_last() -> None:
    labels = {"a": A, "b": B, "table": TABLE}
    assert split_moves("A: peek ; o 9 ; B: peek ;; table: expel A", labels, None) == [
        (A, "peek"),
        (A, "o 9"),
        (B, "peek"),
        (TABLE, "expel A"),
    ]
    assert split_moves("send ; x: y", labels, B) == [(B, "send"), (B, "x: y")]
    with pytest.raises(BadDocument, match="no seat given for 'peek'"):
        split_moves("peek", labels, None)


# --- diaries --------------------------------------------------------------------------------------------------------


def test_a_diary_holds_what_its_seat_saw() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, raid(2))
    match.play(B, PASS)
    match.play(C, PASS)
    for viewer in (A, B, C, PUBLIC):
        diary = match.record.diary(viewer)
        moments = diary["moments"]
        assert [moment["number"] for moment in moments] == list(range(match.number(viewer) + 1))
        assert all(moment["view"]["viewer"] == viewer for moment in moments)
        assert moments[-1]["view"] == match.state.view(None if viewer == PUBLIC else viewer)
        kinds = [event[0] for moment in moments for event in moment["events"]]
        assert (verbs.PASSED in kinds) == (viewer in (B, C))
        assert json.loads(json.dumps(diary)) == diary
    assert '"hands": [[12, 8], [0, 0], [0, 0]]' in json.dumps(match.record.diary(A)["moments"][0])


def test_diaries_of_games_that_look_alike_are_alike() -> None:
    """A and the public cannot tell who was asked, nor how many passed."""
    diaries = []
    for hands in (((12, 8), (3, 10), (1, 2)), ((12, 8), (3, 2), (1, 10))):
        match = raided(*hands)
        match.play(A, raid(2))
        (asked,) = match.state.actors()
        match.play(asked, PASS)
        diaries.append([match.record.diary(viewer) for viewer in (A, PUBLIC)])
    assert diaries[0] == diaries[1]


# --- sealed ---------------------------------------------------------------------------------------------------------


def sealed() -> Record:
    match = Match(PENNIES, 2, chance=Chance.sealed(b"\x05" * 32))
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[-1])
    return Record.read(match.record.text(), GAMES)


def test_a_sealed_record_is_verified() -> None:
    record = sealed()
    assert any(move.outcomes for move in record.moves)
    record.verify()


def test_a_sealed_record_that_began_at_a_position_is_verified() -> None:
    match = Match(PENNIES, state=sealed().replay(2).state, chance=Chance.sealed(bytes([5] * 32)))
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[-1])
    record = Record.read(match.record.text(), GAMES)
    assert any(move.outcomes for move in record.moves)
    record.verify()


def tampered(change: Any) -> Record:
    document = sealed().document()
    change(document)
    return Record.from_document(document, GAMES)


def swap(document: dict[str, Any]) -> None:
    start = document["start"][0]
    start[0], start[1] = start[1], start[0]


def roll(document: dict[str, Any]) -> None:
    move = next(move for move in document["moves"] if move["outcomes"])
    move["outcomes"][0] = [(move["outcomes"][0][0] + 1) % 6]


def shorten(document: dict[str, Any]) -> None:
    next(move for move in document["moves"] if move["outcomes"])["outcomes"] = []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda document: document.update(seed="05" * 31 + "06"), "the seed doesn't match its published hash"),
        (lambda document: document.update(seed="xyz"), "the seed is not a hexadecimal number"),
        (lambda document: document.pop("seed"), "this record has no verifiable seed"),
        (lambda document: document.pop("commitment"), "this record has no verifiable seed"),
        (swap, "the seed gives different shuffles at the start"),
        (roll, "the seed gives different outcomes from this record"),
        (shorten, "the seed gives different outcomes from this record"),
        (lambda document: document["result"].update(rule="PEN-4.03"), "a different result from this record"),
    ],
)
def test_a_record_that_was_tampered_with_is_found_out(change: Any, why: str) -> None:
    with pytest.raises(BadDocument, match=why):
        tampered(change).verify()


def test_a_record_whose_end_is_told_in_older_words_is_sound() -> None:
    tampered(lambda document: document["result"].update(cause="All rounds have been played.")).verify()


# --- records that are none ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a record begins with the line: baronage 1"),
        ("hello", "a record begins with the line: baronage 1"),
        ("baronage 2\ngame: pennies\nseats: 2\n", "a record begins with the line: baronage 1"),
        ("baronage 1\ngame: chess\nseats: 2\n", "there is no game 'chess'"),
        ("baronage 1\nseats: 2\n", "this is not a record: the entry 'game' is missing"),
        ("baronage 1\ngame: pennies\n", "this is not a record: the entry 'seats' is missing"),
        ("baronage 1\ngame: pennies\nseats: two\n", "this is not a record"),
        ("baronage 1\ngame: pennies\nseats: 7\n", "Pennies is for 2 to 4 players"),
        ("baronage 1\ngame: pennies\nseats: 2\nversion: 99\n", "version 99 of the rules; this program has 2"),
        ("baronage 1\ngame: pennies\nseats: 2\noptions: {\n", "the header of the record can't be read"),
        ("baronage 1\ngame: pennies\nseats: 2\noptions: [1]\n", "this is not a record"),
        ('baronage 1\ngame: pennies\nseats: 2\noptions: {"speed": 1}\n', "Pennies has no option 'speed'"),
        ("baronage 1\ngame: pennies\nseats: 2\nnames: 5\n", "this is not a record"),
        ("baronage 1\ngame: pennies\nseats: 2\nstart: 1,x\n", "the header of the record can't be read"),
        ("baronage 1\ngame: pennies\nseats: 2\n\npeek\n", "line 5: no seat given for 'peek'"),
        ("baronage 1\ngame: pennies\nseats: 2\n\nA: peek => x\n", "line 5"),
        ("baronage 1\ngame pennies\n", "line 2: the header of a record has lines like"),
        ("baronage 1\ngame: pennies\nseats: 2\noptions: " + "[" * 100_000, "the header of the record can't be read"),
    ],
)
def test_a_bad_text_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadDocument) as refused:
        Record.read(text, GAMES)
    assert why in refused.value.sentence


GOOD: dict[str, Any] = {"baronage": 1, "game": "pennies", "version": 2, "seats": 2, "moves": []}
PLAY = {"seat": 0, "text": "peek", "actions": [[verbs.PEEK]], "outcomes": []}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ([], "this is not a record"),
        (None, "this is not a record"),
        ({}, "this is not a record: the entry"),
        ({**GOOD, "baronage": 9}, "this record has format 9; this program reads 1"),
        ({**GOOD, "game": ["pennies"]}, "this is not a record"),
        ({**GOOD, "seats": 5}, "Pennies is for 2 to 4 players"),
        ({**GOOD, "seats": float("inf")}, "this is not a record: a part of it can’t be read"),
        ({**GOOD, "options": {"rounds": 9}}, "option rounds takes 1 to 5"),
        ({**GOOD, "moves": 7}, "this is not a record"),
        ({**GOOD, "moves": [7]}, "this is not a record"),
        ({**GOOD, "moves": [{"seat": 0}]}, "this is not a record: the entry 'text' is missing"),
        ({**GOOD, "moves": [{**PLAY, "seat": 2}]}, "move 1: unknown seat 2"),
        ({**GOOD, "moves": [{**PLAY, "seat": -2}]}, "move 1: unknown seat -2"),
        ({**GOOD, "moves": [{**PLAY, "seat": "A"}]}, "this is not a record"),
        ({**GOOD, "moves": [{**PLAY, "actions": 5}]}, "this is not a record"),
        ({**GOOD, "moves": [{**PLAY, "actions": [["o"]]}]}, "this is not a record"),
        ({**GOOD, "moves": [{**PLAY, "outcomes": [[float("nan")]]}]}, "this is not a record"),
        ({**GOOD, "start": [["x"]]}, "this is not a record"),
    ],
)
def test_a_bad_document_is_refused(data: Any, why: str) -> None:
    with pytest.raises(BadDocument) as refused:
        Record.from_document(data, GAMES)
    assert why in refused.value.sentence


def test_json_that_is_none_is_refused() -> None:
    for text in ("{", '{"a": 1', '{"a": ' + "[" * 100_000):
        with pytest.raises(BadDocument, match="this JSON can't be read"):
            Record.read(text, GAMES)


def test_a_huge_record_is_refused() -> None:
    with pytest.raises(BadDocument, match="a record has at most"):
        Record.read("baronage 1\n" + "#" * LARGEST, GAMES)


def replayed(moves: list[Move], start: list[list[int]] | None = None) -> None:
    order = deal((9, 8), (3, 10)).record.start
    record = Record(PENNIES, PENNIES.setup(2), [list(o) for o in order] if start is None else start, [])
    record.moves = moves
    record.replay()


def move(seat: int, text: str, *actions: tuple[int, ...], outcomes: tuple[tuple[int, ...], ...] = ()) -> Move:
    return Move(seat, actions, outcomes, text)


@pytest.mark.parametrize(
    ("moves", "kind", "why"),
    [
        ([move(A, "o 3 ; send")], Illegal, "move 1, A: o 3 ; send: You don’t have the 3."),
        ([move(A, "sing")], Unreadable, "move 1, A: sing: 'sing' is no move"),
        ([move(A, "peek", PEEK), move(A, "peek", PEEK)], Illegal, "move 2, A: peek"),
        ([move(A, "undo")], Illegal, "move 1, A: undo: This seat has nothing to undo."),
        ([move(A, "o 9 ; send ; peek ; peek", offer(9), SEND, PEEK, PEEK)], BadDocument, "only a part"),
        ([move(A, "o 8 ; send", PEEK)], BadDocument, "its actions are another move, peek"),
        ([move(A, "peek", PEEK, outcomes=((3,),))], BadDocument, "1 outcomes were not used"),
        ([move(A, "o 9 ; send"), move(B, "o 3 ; send")], BadDocument, "no forced outcome is left"),
        ([move(A, "o 9 ; send"), move(B, "o 3 ; send", outcomes=((7,),))], BadDocument, "is not a number below 6"),
        ([move(TABLE, "resign")], Unreadable, "move 1, table: resign"),
    ],
)
def test_a_record_that_can_not_be_played(moves: list[Move], kind: type[Refusal], why: str) -> None:
    with pytest.raises(kind) as refused:
        replayed(moves)
    assert why in refused.value.sentence


@pytest.mark.parametrize("start", [[], [[1, 2, 3]], [list(range(1, 13)), [1]], [list(range(12))]])
def test_a_record_with_another_start(start: list[list[int]]) -> None:
    with pytest.raises(BadDocument):
        replayed([], start)


def test_a_record_from_a_bad_position() -> None:
    record = Record(PENNIES, PENNIES.setup(2), [], [], position="nowhere")
    with pytest.raises(BadDocument, match="this is no position of Pennies"):
        record.replay()
