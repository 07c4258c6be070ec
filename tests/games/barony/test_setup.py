"""BAR-P1, T1.01, Z1.01: homes, placement, first player; and the laws of the engine for the Simple Game."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import TIMEOUT
from baronage.engine.match.match import Match
from baronage.engine.questions import autofill
from baronage.games.barony import verbs
from baronage.games.barony.data import PREGENERATED
from baronage.games.barony.state import Barony
from baronage.laws import check_game
from tests.games.barony.table import GAME, SIMPLE, names, where

SEATED = {**SIMPLE, "homes": "seats"}


def start(seats: int = 2, options: dict[str, Any] | None = None, chance: Chance | None = None) -> Barony:
    state = GAME.start(seats, SEATED if options is None else options, chance or Chance(1))
    assert isinstance(state, Barony)
    return state


@pytest.mark.rule("BAR-P1.02")
def test_homes_are_dealt_or_taken_in_seat_order() -> None:
    dealt = GAME.start(3, SIMPLE, Chance.forced([[2, 0, 1]]))
    assert isinstance(dealt, Barony)
    assert [dealt.board.homes[home] for home in dealt.home] == ["H5", "H1", "H3"]
    assert start(3).home == [0, 1, 2]


@pytest.mark.rule("BAR-Z1.01", "BAR-F1.05", "BAR-F2.01")
def test_everybody_has_the_pregenerated_fief() -> None:
    state = start()
    for seat in (0, 1):
        slots = range(15 * seat, 15 * seat + 9)
        assert [(state.caste[serf], state.vocation[serf], state.free[serf]) for serf in slots] == list(PREGENERATED)
        assert {(state.rank[serf], state.move[serf], state.kills[serf]) for serf in slots} == {(1, 1, 0)}


@pytest.mark.rule("BAR-P1.03", "BAR-D03")
def test_placement_is_secret_and_simultaneous() -> None:
    state = start()
    assert state.actors() == [0, 1]
    view = state.redact(1).dump()
    for serf in (8, 7, 6, 5, 4, 3, 2, 1, 0):
        assert len(state.actions(0)) == serf + 1
        state.play(0, (verbs.PLACE, serf), Chance.forced([]))
    assert state.redact(1).dump() == view
    state.play(0, (verbs.READY,), Chance.forced([]))
    assert state.redact(1).dump() == view
    assert set(state.place) == {-2, -4}  # nobody stands on the board yet
    state.play(1, (TIMEOUT,), Chance.forced([3, 2]))
    assert [where(state, f"A{number}") for number in (9, 8, 1)] == ["H1.1", "H1.2", "H1.25"]
    assert names(state.place[15:24]) == [f"H4.{index}" for index in (1, 2, 4, 5, 9, 10, 16, 17, 25)]


@pytest.mark.rule("BAR-P1.03", "BAR-D03")
def test_free_placement_takes_any_triangle_of_the_home() -> None:
    state = start(options={**SEATED, "placement": "free"})
    assert len(state.actions(0)) == 25
    state.play(0, state.actions(0)[2], Chance.forced([]))
    assert len(state.actions(0)) == 24


@pytest.mark.rule("BAR-P1.03")
@pytest.mark.parametrize(
    ("options", "label"),
    [
        (SEATED, "Place them for me"),
        ({**SEATED, "placement": "free"}, "Place them for me"),
        ({"mode": "full", "homes": "seats"}, "Hire and place them for me"),
    ],
)
def test_all_who_are_left_are_placed_in_one_go_up_to_the_last_word(options: dict[str, Any], label: str) -> None:
    state = start(options=options)
    state.play(0, state.actions(0)[3], Chance.forced([]))
    begun = state.draft(0)
    fill = autofill(state.redact(0), 0, GAME.words.reader(0, ()), "en")
    assert fill is not None
    assert fill.label == label
    for action in fill.actions:
        assert action in state.actions(0)
        state.play(0, action, Chance.forced([]))
    assert state.actions(0) == [(verbs.READY,)]
    assert state.draft(0)[: len(begun)] == begun  # what was chosen stays
    assert autofill(state.redact(0), 0, GAME.words.reader(0, ()), "en") is None


@pytest.mark.rule("BAR-T1.01")
def test_the_highest_roll_begins_and_tied_highest_roll_again() -> None:
    state = start(3)
    for seat in (0, 1):
        state.play(seat, (TIMEOUT,), Chance.forced([]))
    state.play(2, (TIMEOUT,), Chance.forced([4, 1, 4, 0, 3]))  # A 5, B 2, C 5; then A 1, C 4
    assert (state.first, state.turn, state.round) == (2, 2, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"board": "joust"}),
        (2, {"board": "pit", "placement": "free"}),
        (3, {"enemies": ["C", "A", "B"]}),
        (5, {"board": "crown"}),
        (6, {"board": "round_table"}),
    ],
)
def test_the_simple_game_keeps_the_laws(seats: int, options: dict[str, Any]) -> None:
    checked = check_game(
        GAME, seats, {**SIMPLE, "round_limit": 20, **options}, seed=seats, share=0.03, skip=("bot", "words")
    )
    assert checked.decisions > 0


def test_who_let_the_time_of_the_preparation_run_out_has_nothing_left_to_say() -> None:
    match = Match(GAME, 2, {"mode": "quick"}, seed=1)
    match.time_out(0)
    assert match.state.actions(0) == []
    before = match.state.dump()
    for text in ("@A1", "ready", "F A3:ARC", "lapse"):
        with pytest.raises(Illegal):
            match.play(0, text)
    with pytest.raises(Illegal):
        match.undo_click(0)
    assert match.state.dump() == before
