"""BAR-V2, V3, X1, M5.04: chains in games of several Barons, and those who lose in the middle of one."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import RESIGN
from baronage.games.barony.data import CHAIN_CAP
from baronage.games.barony.state import WENT, Barony
from tests.games.barony.table import GAME, WON, full, line, offered, play, slot, where


def three(a: str, b: str, c: str, turn: str = "A") -> Barony:
    """On classic3: each hunts the next, C hunts A."""
    homes = ("H1", "H3", "H5")
    rest = [f"13PeS1@{home}.2 14PeS1@{home}.4 15PeS1@{home}.9" for home in homes]
    rows = [
        f"{letter} {home} g0 b0 : {serfs} {more}"
        for letter, home, serfs, more in zip("ABC", homes, (a, b, c), rest, strict=True)
    ]
    state = GAME.position(" | ".join([f"BAR classic3 full r5 t{turn}", *rows, "-"]))
    assert isinstance(state, Barony)
    return state


@pytest.mark.rule("BAR-V2.04")
def test_who_hunted_a_baron_that_has_lost_still_hunts_him() -> None:
    state = three("3SoS1@H3.17 4SoS1@H5.17", "3SoS1@C1.1", "3SoS1@C1.3")
    state.play(1, (RESIGN,), Chance.forced([]))
    play(state, "pass", "pass")
    assert (state.hold[slot("A3")], state.hold[slot("A4")]) == (1, 0)
    assert state.gold == [200, 0, 0]  # his points are still paid for (BAR-V2.03)


@pytest.mark.rule("BAR-V2.05")
def test_nobody_is_bound_to_spare_anybody() -> None:
    state = three("3SoS1x2@C2.15", "3SoS1@C1.1", "3SoS1@C2.22")  # A's enemy is B
    play(state, "A3-C2.14-C2.22", "/F", "/C", ">30*2")
    assert (where(state, "C3"), state.kills[slot("A3")], state.gold) == ("out", 1, [100, 0, 0])


@pytest.mark.rule("BAR-V2.07", "BAR-V2.06", "BAR-V2.03")
def test_a_chain_is_finished_although_a_baron_in_it_has_lost() -> None:
    state = three("3SoS1@C1.5", "3SoS1@C1.11", "3SoS1@C1.19")
    play(state, "A3-C1.11", "/F", "/C")  # B3 is bumped into C3
    state.play(1, (RESIGN,), Chance.forced([0, 0, 5, 5]))
    # B3 fights by default; C is asked
    assert state.actors() == [2]
    play(state, "/F", dice=WON)
    assert where(state, "C3") == line("C1.19", 90, 1)[0]  # B3 won, and bumped it
    assert state.turn == 2
    assert state.place[slot("B3")] == state.place[slot("B13")] == WENT  # then they leave


@pytest.mark.rule("BAR-V2.03")
def test_recruited_serfs_go_with_their_controller_and_his_own_stay_with_others() -> None:
    state = three("3SoS1@C1.5{@B}", "4SoS1@C1.7{@C} 5PeP1@C1.9", "3SoS1@C1.3")
    state.play(1, (RESIGN,), Chance.forced([]))
    assert where(state, "B3") == "C1.5"
    assert state.place[slot("C4")] == WENT
    assert state.control[slot("C4")] == 2


@pytest.mark.rule("BAR-V1.04", "BAR-V1.03")
def test_with_two_players_the_game_stops_in_the_middle_of_a_chain() -> None:
    state = full("3SoS1@C1.5 4SoS1@C1.19", "3SoS1@C1.11")
    play(state, "A3-C1.11", "/F", "/C")
    state.play(1, (RESIGN,), Chance.forced([]))
    assert state.actors() == []
    standings = state.standings()
    assert standings is not None
    assert [row.place for row in standings.seats] == [1, 2]


@pytest.mark.rule("BAR-X1.06", "BAR-X1.05")
def test_the_25th_confrontation_of_a_turn_does_not_start() -> None:
    state = full("3SoS1@C1.5 4SoS1@C1.19", "3SoS1@C1.11")
    play(state, "A3-C1.11", "/F")
    state.clashes = CHAIN_CAP - 1
    going = state.clone()
    assert offered(play(going, "/C")) == {"/F", "/C"}
    state.clashes = CHAIN_CAP
    play(state, "/C")
    assert state.turn == 1
    assert where(state, "B3") == "C1.5"  # its line has no free triangle: of the nearest ones the lowest
    long = full("3SoS1x2@C1.4 4SoS1@C2.15", "3SoS1@C1.2")
    play(long, "A3-C1.3-C1.2", "/F")
    long.clashes = CHAIN_CAP
    play(long, "/C", ">30")
    assert where(long, "B3") == "C2.9"  # the last free triangle of its line


@pytest.mark.rule("BAR-M5.04", "BAR-B3.04", "BAR-G5.04")
def test_nobody_is_bumped_into_the_market() -> None:
    state = full("3SoS1@C4.3 2GuS1@M", "3SoS1@C4.1")
    play(state, "A3-C4.1", "/F", "/C")  # at 90, across the Market vertex
    assert (where(state, "B3"), where(state, "A2")) == ("C1.1", "M")
