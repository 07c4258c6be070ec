"""Standing answers, and what else a match does behind them."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.core.state import PUBLIC, RESIGN, TABLE, SimultaneousStep
from baronage.engine.match.match import LONGEST_TEXT, MAX_AT_ONCE, Match
from baronage.pennies import verbs
from baronage.pennies.steps import Offers
from tests.engine.table import BOAST, PASS, PENNIES, SEND, A, B, C, deal, offer, order, raid, raided, ward

# --- standing answers -----------------------------------------------------------------------------------------------


def test_a_standing_answer_is_given_before_anybody_is_told() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.answer(B, ["pass"])
    match.play(A, raid(2))
    assert match.state.actors() == [C]
    assert [move.text for move in match.record.moves[-2:]] == ["raid 2", "pass"]


def test_standing_answers_are_tried_in_order() -> None:
    match = raided((12, 8), (3, 10))
    match.answer(B, ["boast", "ward", "pass"])
    match.play(A, raid(2))
    assert match.record.moves[-1].text == "ward 10"


def test_a_standing_answer_serves_who_is_asked_already() -> None:
    match = raided((12, 8), (3, 10))
    match.play(A, raid(2))
    assert match.state.actors() == [B]
    match.answer(B, ["pass"])
    assert match.record.moves[-1].text == "pass"


def test_without_a_standing_answer_the_seat_is_asked() -> None:
    match = raided((12, 8), (3, 10))
    match.answer(B, ["pass"])
    match.answer(B, [])
    match.play(A, raid(2))
    assert match.state.actors() == [B]


def test_a_standing_answer_sees_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def answer(state: Any, seat: int, actions: list[Any], text: str) -> None:
        seen.append((state.viewer, seat, actions, text))

    match = raided((12, 8), (3, 10))
    match.answer(B, ["?"])
    monkeypatch.setattr(PENNIES.module("auto_answers"), "answer", answer)
    match.play(A, raid(2))
    assert seen == [(B, B, [ward(10), PASS], "?")]


def test_a_standing_answer_that_is_not_legal_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PENNIES.module("auto_answers"), "answer", lambda *_: (verbs.WARD, 3))
    match = raided((12, 8), (3, 10))
    match.answer(B, ["ward 3"])
    match.play(A, raid(2))
    assert match.state.actors() == [B]


def test_a_game_may_know_no_standing_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PENNIES._there, "auto_answers", None)
    match = raided((12, 8), (3, 10))
    with pytest.raises(Unreadable, match="Pennies has no standing answers"):
        match.answer(B, ["pass"])
    assert PENNIES.answer(match.state.redact(B), B, [PASS], "pass") is None


def test_standing_answers_that_go_round_in_a_circle_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baronage.pennies.steps.MAX_BOASTS", 10**9)
    match = raided((9, 8), (3, 1))
    match.answer(A, ["boast"])
    assert match.state.fields()["boasts"] == MAX_AT_ONCE
    assert match.play(A, raid(1)) == [raid(1)]


@pytest.mark.parametrize("texts", ["pass", [1], ["x"] * 101, ["x" * (LONGEST_TEXT + 1)]])
def test_what_is_no_standing_answer(texts: Any) -> None:
    match = deal((9, 8), (3, 10))
    with pytest.raises(Unreadable):
        match.answer(A, texts)
    assert match.answers == [[], []]


def test_the_table_and_strangers_leave_no_answers() -> None:
    match = deal((9, 8), (3, 10))
    for seat in (TABLE, 5):
        with pytest.raises(Illegal):
            match.answer(seat, ["pass"])
    assert match.answers == [[], []]


# --- beginnings -----------------------------------------------------------------------------------------------------


def test_a_match_from_a_position() -> None:
    text = "round=1 bank=40 boasts=1 deck=5,6 discard=1,2,3,4,7,8 raid=B | A 10 9,10 | B 30 11,12"
    match = Match(PENNIES, state=PENNIES.position(text))
    assert match.record.position == text
    assert match.state.actors() == [B]
    match.play(B, [BOAST, raid(0)])
    assert match.record.replay().state.dump() == match.state.dump()


def test_a_match_from_a_seed() -> None:
    one, other = Match(PENNIES, 3, seed=5), Match(PENNIES, 3, seed=5)
    assert one.state.dump() == other.state.dump()
    assert one.state.dump() != Match(PENNIES, 3, seed=6).state.dump()


def test_a_sealed_match_promises_its_seed_and_shows_it_at_the_end() -> None:
    chance = Chance.sealed(b"\x01" * 32)
    match = Match(PENNIES, 2, chance=chance)
    assert match.record.commitment == chance.commitment
    assert match.record.seed == ""
    match.play(A, (RESIGN,))
    assert match.record.seed == "01" * 32
    match.record.verify()


# --- what one saw when all had chosen ---------------------------------------------------------------------------------


def test_who_sends_the_last_sheet_saw_it_sent_before_anything_came_of_it() -> None:
    match = deal((9, 8), (3, 10), fall=(0,))
    match.play(B, [offer(3), SEND])
    assert match.handed(B, 0) is None, "A is still waited for"
    match.play(A, offer(9))
    since = len(match.history)
    match.play(A, SEND)
    seen = match.handed(A, since)
    assert seen is not None
    assert match.state.actors() == [A]
    top = seen.stack[-1]
    assert isinstance(top, SimultaneousStep)
    assert (top.sent >> A & 1, top.drafts[A], top.drafts[B]) == (1, (offer(9), SEND), ()), "B's offer is still hidden"
    assert seen.dump() == seen.redact(A).dump()
    assert match.handed(B, since) is None
    assert match.handed(PUBLIC, since) is None
    assert match.handed(A, len(match.history)) is None, "since then it has sent nothing"


def test_who_lets_his_time_run_out_was_silent_before_anything_came_of_it() -> None:
    match = deal((9, 8), (3, 10), fall=(0,))
    match.play(B, [offer(3), SEND])
    match.time_out(A)
    seen = match.handed(A, 0)
    assert seen is not None
    top = seen.stack[-1]
    assert isinstance(top, SimultaneousStep)
    assert top.sent >> A & 1


def test_in_a_secret_window_nobody_learns_that_he_was_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Offers, "DUE_IS_PUBLIC", False)
    match = Match(PENNIES, 2, chance=Chance.forced([order((9, 8), (3, 10))]), hold_windows=True)
    match.play(B, [offer(3), SEND])
    match.play(A, [offer(9), SEND])
    assert match.state.is_held()
    assert match.handed(A, 0) is None
