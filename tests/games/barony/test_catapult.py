"""BAR-A04.04: what a catapult survives; bumps, traps and the end of a long chain."""

from __future__ import annotations

import pytest

from baronage.games.barony.data import CHAIN_CAP
from baronage.games.barony.state import NOBODY, Barony
from tests.games.barony.table import full, line, play, slot, where


def pushed(distance: int, *, marks: str = "-", b: str = "", clashes: int = 0) -> Barony:
    """B's Guildsman on C1.11 loses to a Sider of A that ran so many triangles, and is bumped at 90 or beside it."""
    run = {1: "3SoS1@C1.5", 2: "3SoS1x2@C1.4"}[distance]
    path = {1: "A3-C1.11", 2: "A3-C1.3-C1.2"}[distance]
    victim = {1: "C1.11", 2: "C1.2"}[distance]
    state = full(run, f"2GuS1@{victim}{{cat,M:CAT}} {b}", marks=marks)
    play(state, *path.replace("-", " -").split())
    state.clashes = clashes or state.clashes
    play(state, "/F", "/C")
    return state


@pytest.mark.rule("BAR-A04.04")
def test_a_bump_of_one_keeps_it_and_one_of_two_destroys_it() -> None:
    state = pushed(1)
    assert (where(state, "B2"), state.catapult[slot("B2")]) == ("C1.19", 1)
    state = play(pushed(2), ">30*2")
    assert (where(state, "B2"), state.catapult[slot("B2")]) == ("C2.15", 0)


@pytest.mark.rule("BAR-A04.04", "BAR-A14.02")
def test_two_triangles_onto_a_trap_destroy_it() -> None:
    state = play(pushed(2, marks="trap@C2.15=A3r1"), ">30*2")
    assert (where(state, "B2"), state.catapult[slot("B2")]) == ("C2.23", 0)


@pytest.mark.rule("BAR-A04.04", "BAR-A14.02")
def test_one_triangle_onto_a_trap_of_rank_1_is_two_bumps_of_one() -> None:
    state = pushed(1, marks="trap@C1.19=A3r1")
    assert (where(state, "B2"), state.catapult[slot("B2")]) == (line("C1.19", 90, 1)[0], 1)
    state = pushed(1, marks="trap@C1.19=A3r2")
    assert state.catapult[slot("B2")] == 0


@pytest.mark.rule("BAR-A04.04", "BAR-X1.06")
def test_stopped_after_one_triangle_at_the_end_of_a_chain_it_is_kept() -> None:
    state = play(pushed(2, b="5PeP1@C2.15", clashes=CHAIN_CAP), ">30*2")
    assert (where(state, "B2"), state.catapult[slot("B2")]) == ("C2.9", 1)  # C2.15 is taken
    state = pushed(2, b="5PeP1@C2.15")
    play(state, ">30*2")
    assert state.catapult[slot("B2")] == 0  # it was bumped two triangles, into B5
    assert state.actors() == [1]


@pytest.mark.rule("BAR-A04.04", "BAR-X1.06")
def test_without_a_free_triangle_on_its_line_the_range_to_its_place_decides() -> None:
    near = pushed(1, b="5PeP1@C1.19", clashes=CHAIN_CAP)
    assert near.board.ranges(near.board.triangle("C1", 11))[near.place[slot("B2")]] == 1
    assert near.catapult[slot("B2")] == 1
    far = full("3SoS1@C1.5", "2GuS1@C1.11{cat,M:CAT} 5PeP1@C1.19")
    around = [triangle for triangle, _ in far.board.touches[far.board.triangle("C1", 11)]]
    empty = [serf for serf, place in enumerate(far.place) if place == NOBODY]
    for serf, triangle in zip(empty, [t for t in around if t not in far.place], strict=False):
        far.place[serf] = triangle
    play(far, "A3-C1.11")
    far.place[empty[-1]] = far.board.triangle("C1", 5)
    far.clashes = CHAIN_CAP
    play(far, "/F", "/C")
    assert far.board.ranges(far.board.triangle("C1", 11))[far.place[slot("B2")]] == 2
    assert far.catapult[slot("B2")] == 0
