"""What a seat is asked, as the page is told it; and what a text is taken for."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.games import games
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.question_payload import question, question_context
from baronage.server.table.replay import moments
from baronage.server.table.table import Table
from baronage.server.time_control import Untimed
from tests.engine.table import SEND, A, B, C
from tests.games.fyn.table import at, do
from tests.server.table.test_table import SEED, table


def test_what_completes_a_draft_sends_it() -> None:
    """An attack closes by itself with the last who can join: that is told before it is clicked."""
    brawling = games()["brawling"]
    it = table(game=brawling)
    state = brawling.position("deck=+20 | mkt=+3 | turn=A | A t=KNI1 w=CAT1 | B h=SHI1 t=HOR1")
    it.match = Match(brawling, chance=Chance.forced([]), state=state)
    assert not any(choice.effect == "send" for choice in it.question(A).choices)
    clicks = [choice.text for choice in it.question(A).choices if choice.effect == "draft"]
    assert clicks == ["A KNI1>HOR1", "A CAT1>HOR1"]
    it.apply(1001.0, A, Kind.PLAY, {"text": "A KNI1>HOR1"})
    sends = {choice.text: choice.effect for choice in it.question(A).choices}
    assert sends == {"A CAT1>HOR1": "send", ".": "send"}
    it.apply(1002.0, A, Kind.BACK, {})
    it.apply(1003.0, A, Kind.PLAY, {"text": "A KNI1>HOR1 ; A CAT1>HOR1"})
    assert it.state.draft(A) == ()


def test_what_is_done_beside_a_sheet_is_neither_a_click_nor_sends_it() -> None:
    protectors = games()["protectors"]
    it = table(game=protectors, seats=4)
    orders = "G/two12/4 T3.N rank=1>2>3>4 map=5:1.1 6:1.1 2:2.1 3:3.1 8:4.1 cash=1:3,2:100"
    it.match = Match(protectors, chance=Chance.forced([]), state=protectors.position(orders))
    said = {choice.text: choice.effect for choice in it.question(A).choices}
    assert {said[text] for text in said if text.startswith("+")} == {"draft"}
    assert {said[text] for text in said if not text.startswith("+")} == {"beside"}


def test_a_text_that_is_taken_otherwise_is_taken_with_advice() -> None:
    protectors = games()["protectors"]
    it = table(game=protectors, seats=4)
    buying = "G/two12/4 T3.C rank=1>2>3>4 map=5:1.0 6:1.1 2:2.1 3:3.1 8:4.1 cash=1:250,2:100"
    it.match = Match(protectors, chance=Chance.forced([]), state=protectors.position(buying))
    change = it.apply(1001.0, A, Kind.PLAY, {"text": "Bid 900. Buy 1 in P6"})
    assert change.advice == ["W-BID: 'Bid 900': more than you have left: the bid is cut to that. [REALM-J6.09]"]
    assert it.apply(1002.0, B, Kind.PLAY, {"text": "Bid 0"}).advice == []


def test_words_said_with_a_move_are_told_written_down_and_told_again() -> None:
    fyn = games()["fyn"]
    realms = " | ".join(f"P{number} h1 c1 hand={card} : 0,0:K" for number, card in ((1, 118), (2, 78)))
    state = fyn.position(f"FYN1 standard R2 T1 SF deck=190 disc=8 | {realms}", 2, {"trading": True})

    def begun() -> Table:
        it = Table(
            "t", fyn, {"trading": True}, Untimed(), [Occupant(person=f"p{seat}") for seat in (0, 1)], SEED, 1000.0
        )
        it.apply(1000.0, PUBLIC, Kind.BEGIN, {"state": state.dump()})
        return it

    it = begun()
    acts = [it.apply(1001.0, A, Kind.PLAY, {"text": "TRADE City"}).entry]
    change = it.apply(1002.0, B, Kind.PLAY, {"text": 'OFFER P2 Mine "and peace"'})
    acts.append(change.entry)
    assert [line.text for line in it.log_lines(change, A)][-1] == "P2: “and peace”"
    again = begun()
    for act in acts:  # after a restart
        again.replay_entry(act)
    for viewer in it.viewer:
        assert "P2: “and peace”" in [line.text for line in it.lines(viewer)]
        log = it.table_log(viewer, it.seen(viewer), 99, 0)
        assert ("remark", {"seat": B, "remark": "and peace"}) in [line.text for line in log]
        assert again.lines(viewer) == it.lines(viewer)
        shown = moments(it.match.record, viewer, 0, 20)["moments"]
        assert [line["text"] for line in shown[-1]["lines"]][-1] == "P2: “and peace”"


def test_a_question_tells_whom_one_knows_to_be_waited_for() -> None:
    it = table(seats=3)
    assert it.question(A).waits == it.question(PUBLIC).waits == [A, B, C]
    it.apply(1001.0, A, Kind.PLAY, {"actions": [it.state.actions(A)[0], SEND]})
    assert it.question(A).waits == [B, C]
    assert it.question(B).waits == [A, B, C], "who has sent is a secret at this table"


def test_a_standing_answer_reads_as_a_sentence_in_the_language_of_who_is_asked() -> None:
    """What is typed stays what it is; where no sentence tells it, it stands as it was typed."""
    it = table(game=games()["fyn"], seats=3)
    it.match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=("Revolt", "Revolt"))
    do(it.match, "MV A 0,0>0,1")
    asked = question(it.seen(B), B, question_context(it.match, B, language="fr"))
    assert asked.standing == ["pass unless attacked", "pass in the turns of others"]
    assert [asked.answer_texts[text] for text in asked.standing] == [
        "Passer sauf si l’on m’attaque",
        "Passer dans les tours des autres",
    ]
    it.match.answer(B, ["counter Earthquake on P3", "call 2"])
    assert it.question(B).answers == ["counter Earthquake on P3", "call 2"]
    assert it.question(B).answer_texts["call 2"] == "The second digit counts, always"
    assert "counter Earthquake on P3" not in it.question(B).answer_texts


@pytest.mark.parametrize("name", ["barony", "brawling", "fyn", "yuan"])
def test_what_may_be_left_as_an_answer_is_told_in_words(name: str) -> None:
    answers = {
        "barony": [
            *("concede never", "retreat always", "archery always", "archery never", "escort never"),
            *("armour full", "throw longest", "retreat if behind by 2", "escort for Rank 3", "ask"),
        ],
        "brawling": ["decline", "guard if it saves", "ask"],
        "fyn": [
            "pass unless attacked",
            "pass in the turns of others",
            "always call 3",
            "call 1",
            "pass",
            "decline",
            "ask",
        ],
        "yuan": ["pass", "ask me"],
    }
    words = games()[name].words
    for text in answers[name]:
        games()[name].check_answer(text)
        assert text not in {words.standing(text, "en"), words.standing(text, "fr")}
        assert words.standing(text, "en") != words.standing(text, "fr")
