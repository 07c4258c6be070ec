"""Secret windows, in the raids of Pennies."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC, State
from baronage.pennies.steps import RaidWindow
from tests.engine.table import PASS, A, B, C, hand, raid, raided, ward


def window(state: State) -> RaidWindow:
    found = state.on_top(RaidWindow)
    assert found is not None
    return found


def test_only_the_asked_seat_sees_that_it_is_asked() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, raid(2))
    state = match.state
    assert state.actors() == [B]
    assert [state.redact(viewer).actors() for viewer in (A, B, C, PUBLIC)] == [[], [B], [], []]
    before = [state.view(viewer) for viewer in (A, C, None)]
    # C's view changes when C is asked; A and the spectators see nothing at all
    match.play(B, PASS)
    assert match.state.actors() == [C]
    after = [match.state.view(viewer) for viewer in (A, C, None)]
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] != before[1]


def test_a_sample_asks_any_seat_that_may_be_asked() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, raid(2))
    asked = {tuple(match.state.sample(A, Chance(seed)).actors()) for seed in range(40)}
    assert asked == {(B,), (C,)}
    match.play(B, PASS)
    assert {tuple(match.state.sample(B, Chance(seed)).actors()) for seed in range(20)} == {(C,)}


def test_a_held_window_looks_like_one_in_which_a_seat_is_asked() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.hold_windows = True
    match.play(A, raid(2))
    before = [match.state.view(viewer) for viewer in (A, None)]
    match.play(B, PASS)
    match.play(C, PASS)
    assert match.state.is_held()
    assert [match.state.view(viewer) for viewer in (A, None)] == before


def test_in_a_sample_the_seats_before_the_asked_one_are_done() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, raid(2))
    match.play(B, PASS)
    samples = [match.state.sample(C, Chance(seed)) for seed in range(20)]
    able = [sample for sample in samples if any(card >= 7 for card in hand(sample, B))]
    assert able
    assert all(window(sample).done == 1 << B for sample in able)


def test_an_open_window_implies_a_card_of_the_seat_that_may_be_asked() -> None:
    match = raided((12, 8), (3, 10), (1, 2))
    match.play(A, raid(2))
    for seed in range(20):
        sample = match.state.sample(A, Chance(seed))
        assert any(card >= 7 for seat in sample.actors() for card in hand(sample, seat))


def test_a_seat_that_answers_publicly_is_done_for_all() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, raid(2))
    match.play(B, ward(10))
    assert window(match.state.redact(PUBLIC)).done == 1 << B
    assert {tuple(match.state.sample(A, Chance(seed)).actors()) for seed in range(20)} == {(C,)}
