"""A game, cut into decisions."""

from __future__ import annotations

from itertools import pairwise

import pytest

import baronage
from baronage.coach.decisions import Played, others_run, own_run, played
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument
from baronage.engine.hooks.search import Plan
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record

GAME = baronage.games()["brawling"]
STATE = GAME.start(chance=Chance(1))


def moves(*told: tuple[int, Plan, bool]) -> list[Played]:
    return [
        Played(number, seat, plan, "", STATE, STATE, shows, False, ())
        for number, (seat, plan, shows) in enumerate(told, 1)
    ]


A, B, C = (1,), (2,), (3,)


def test_a_decision_is_as_long_as_the_plan_that_was_followed() -> None:
    game = moves((0, (A,), False), (0, (B,), False), (0, (C,), False), (1, (A,), False))
    run = own_run(game, 0, [(A, B), (A,), (C,)])
    assert (len(run.moves), run.plan) == (2, (A, B))


def test_it_ends_where_something_is_revealed_and_then_the_plan_that_was_begun_stands_for_it() -> None:
    game = moves((0, (A,), True), (0, (B,), False))
    run = own_run(game, 0, [(C,), (A, C)])
    assert (len(run.moves), run.plan) == (1, (A, C))


def test_what_is_on_no_list_is_taken_as_it_was_played() -> None:
    game = moves((0, (A,), False), (0, (C,), False), (0, (B,), False))
    run = own_run(game, 0, [(B, A), (C,)])
    assert (len(run.moves), run.plan) == (2, (A, C))


def test_moves_are_never_cut_apart() -> None:
    game = moves((0, (A, B), False), (0, (C,), False))
    run = own_run(game, 0, [(A,)])
    assert (len(run.moves), run.plan) == (1, (A, B))


def test_what_another_does_in_a_row_is_one() -> None:
    game = moves((1, (A,), True), (1, (B,), False), (0, (C,), False))
    assert len(others_run(game, 0).moves) == 2


def finished(undo: bool) -> Record:
    match = Match(GAME, 2, {"first_player": "A"}, seed=3)
    taken_back = False
    while not match.over:
        seat = match.state.actors()[0]
        view = match.state.redact(seat)
        match.play(seat, GAME.heuristic(view, seat, view.actions(seat), Chance(len(match.history))))
        if undo and not taken_back and match.can_undo(seat):
            match.undo(seat)
            taken_back = True
    assert taken_back == undo
    return match.record


def test_what_was_taken_back_was_not_decided() -> None:
    record = finished(undo=True)
    found = played(record)
    assert len(found) == len(record.moves) - 2
    for one, two in pairwise(found):
        assert one.after.fields() == two.before.fields()


def test_a_record_in_text_holds_the_same() -> None:
    record = finished(undo=False)
    again = Record.from_text(record.text(), baronage.games())
    assert [move.actions for move in played(again)] == [move.actions for move in played(record)]


def test_only_a_finished_game() -> None:
    match = Match(GAME, 2, seed=3)
    with pytest.raises(BadDocument, match="Only a finished game"):
        played(match.record)
