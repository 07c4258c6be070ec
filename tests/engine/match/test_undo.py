"""Undo: how far it reaches, and who is told."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.pennies.state import Pennies
from baronage.pennies.steps import Raid
from tests.engine.table import BOAST, PASS, PEEK, SEND, A, B, C, deal, dump, offer, raid, raided


def refused(match: Match, seat: int) -> None:
    before = dump(match)
    assert not match.can_undo(seat)
    with pytest.raises(Illegal, match="nothing to undo"):
        match.undo(seat)
    assert dump(match) == before


def test_an_act_is_taken_back() -> None:
    match = raided((9, 8), (3, 10))
    before = match.state.dump()
    match.play(A, BOAST)
    assert match.can_undo(A)
    match.undo(A)
    assert match.state.dump() == before
    assert not match.can_undo(A)


def test_it_is_written_down_and_never_erased() -> None:
    match = raided((9, 8), (3, 10))
    lines = len(match.record.moves)
    match.play(A, BOAST)
    match.undo(A)
    assert [move.text for move in match.record.moves[lines:]] == ["boast", "undo"]
    assert match.record.replay().state.dump() == match.state.dump()


def test_it_reaches_back_over_several_acts_of_the_seat() -> None:
    match = raided((9, 8), (3, 10))
    before = match.state.dump()
    match.play(A, [BOAST, BOAST])
    match.undo(A)
    assert match.state.fields()["boasts"] == 1
    match.undo(A)
    assert match.state.dump() == before
    refused(match, A)


def test_not_of_another_seat() -> None:
    match = raided((9, 8), (3, 10))
    match.play(A, BOAST)
    refused(match, B)
    refused(match, -1)


def test_not_over_what_chance_brought() -> None:
    match = deal((9, 8), (3, 10), fall=[0])
    match.play(B, [offer(3), SEND])
    match.play(A, [offer(9), SEND])
    refused(match, A)


def test_not_over_a_window() -> None:
    match = raided((9, 8), (3, 10))
    match.play(A, [BOAST, raid(2)])
    refused(match, A)
    match.play(B, PASS)
    refused(match, B)


def test_not_over_what_was_shown() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, PEEK)
    refused(match, A)


def test_not_over_a_sheet_that_was_sent() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, [offer(9), SEND])
    refused(match, A)


def test_not_over_silence_or_a_farewell() -> None:
    match = deal((9, 8), (3, 10), (1, 2))
    match.time_out(A)
    refused(match, A)
    match.play(B, "resign")
    refused(match, B)


def test_not_over_what_was_done_because_time_ran_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Raid, "default", lambda self, s, seat: BOAST)
    match = raided((9, 8), (3, 1))
    match.play(A, BOAST)
    assert match.can_undo(A)
    assert match.time_out(A) == [BOAST]
    refused(match, A)


def test_not_over_another_seats_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that commits to nothing there is still the other seat's act."""
    monkeypatch.setattr(Pennies, "committed", property(lambda self: False, lambda self, value: None), raising=False)
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, [BOAST, raid(2)])
    assert match.can_undo(A)
    before = match.state.dump()
    match.play(B, PASS)
    refused(match, A)
    match.undo(B)
    assert match.state.dump() == before
    refused(match, A)


def test_not_into_or_out_of_a_moment_in_which_several_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drafts of the others would go with it."""
    monkeypatch.setattr(Pennies, "committed", property(lambda self: False, lambda self, value: None), raising=False)
    match = deal((9, 8), (3, 10), fall=[0])
    match.play(A, PEEK)
    refused(match, A)
    match = raided((9, 8), (3, 1))
    match.play(A, raid(0))
    refused(match, A)


def test_not_when_it_is_over() -> None:
    match = raided((9, 8), (3, 1))
    match.play(A, BOAST)
    match.play(B, "resign")
    refused(match, A)


def test_all_who_see_it_are_told() -> None:
    match = raided((9, 8), (3, 10), (1, 2))
    match.play(A, BOAST)
    counts = match.counts[:]
    match.undo(A)
    assert match.counts == [count + 1 for count in counts]
    assert match.log(C)[-1][1] == "A took back the last move."
    assert match.log(A)[-1][1] == "You took back the last move."


def test_who_sees_no_change_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """An act that nobody else knew of is taken back without a word to the others."""
    redact = Pennies.redact

    def modest(self: Pennies, viewer: int) -> Pennies:
        copy = redact(self, viewer)
        copy.boasts = copy.boasts if viewer == A else 0
        return copy

    monkeypatch.setattr(Pennies, "redact", modest)
    match = raided((9, 8), (3, 10), (1, 2))
    match.play(A, BOAST)
    counts = match.counts[:]
    match.undo(A)
    assert [now - then for now, then in zip(match.counts, counts, strict=True)] == [1, 0, 0, 0]
    assert match.history[-1].seen(PUBLIC) == []
