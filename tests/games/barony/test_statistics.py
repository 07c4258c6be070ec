"""BAR-F3.02 to F3.06: what a roster counts of each Serf."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.games.barony.state import Barony
from tests.games.barony.table import GAME, offered, play, slot

A_REST = "7PeJ1@H1.2 8PeJ1@H1.4 9PeJ1@H1.9"
B_REST = "7PeJ1@C4.12 8PeJ1@C4.14 9PeJ1@C4.19"


def game(a: str, b: str, options: dict[str, Any] | None = None, gold: int = 0) -> Barony:
    text = f"BAR classic2 quick r5 fA tA p0 | A H1 g0 b0 : {a} {A_REST} | B H4 g{gold} b0 : {b} {B_REST} | -"
    state = GAME.position(text, 2, options or {})
    assert isinstance(state, Barony)
    return state


def figures(state: Barony, name: str) -> tuple[int, int, int, int]:
    serf = slot(name)
    return state.conf[serf], state.bumps[serf], state.kills[serf], state.earned[serf]


@pytest.mark.rule("BAR-F3.02", "BAR-F3.03")
def test_every_confrontation_counts_for_both_and_the_bump_for_the_winner() -> None:
    state = game("1SoS1@C1.5 2SoS1@C1.19", "1SoS1@C1.11")  # E23
    play(state, "A1-C1.11", "/F", "/F", "/F", "/F", ">270*1", "/F", "/F", ">210*1", dice="65 22 33 33 12 44")
    assert figures(state, "A1") == (2, 2, 0, 0)
    assert figures(state, "B1") == (3, 0, 0, 0)
    assert figures(state, "A2") == (1, 1, 0, 0)


@pytest.mark.rule("BAR-F3.02", "BAR-C3.04")
def test_a_concession_is_a_confrontation_too() -> None:
    state = game("1SoS1@C1.5", "1SoS1@C1.11")
    play(state, "A1-C1.11", "/C", ">270*1")
    assert (figures(state, "A1")[0], figures(state, "B1")[0]) == (1, 1)
    assert figures(state, "B1")[1] == 1


@pytest.mark.rule("BAR-F3.02", "BAR-A02.02")
def test_an_assassination_is_one_confrontation_whatever_its_rolls() -> None:
    state = game("1ThJ3@C1.2{M:ASN}", "1SoS1@C1.12")
    play(state, "A1^90*1", "!ASN", dice="66 11 66 11 66 11")
    assert figures(state, "A1") == (1, 0, 1, 100)


@pytest.mark.rule("BAR-F3.04", "BAR-F3.05", "BAR-K1.04")
def test_kills_and_what_they_bring() -> None:
    state = game("3SoS1@H1.3{k5}", "3SoS4@H1.1")
    play(state, "A3-H1.1", "/F", "/C")
    assert figures(state, "A3") == (1, 1, 6, 400)


@pytest.mark.rule("BAR-F3.05", "BAR-O1.03", "BAR-A10.02")
def test_what_a_thief_brings() -> None:  # E30
    state = game("1ThP2@C1.5", "1SoS1@C1.11", gold=150)
    play(state, "A1-C1.11", "!PPK", "/C")
    assert figures(state, "A1") == (1, 0, 0, 150)
    assert state.gold == [150, 0]


@pytest.mark.rule("BAR-F3.06")
def test_a_rider_is_a_win_for_neither() -> None:
    state = game("1ThP1@C1.5", "3SoS1@C1.11", gold=150)  # B3 owns Throw
    play(state, "A1-C1.11", "!PPK", "/F", dice="11 66")
    assert offered(state) == {f">{angle}*1" for angle in (30, 90, 150, 210, 270, 330)}
    thrown = game("1SoS1x5@C2.15", "3SoS1@C2.14")
    play(thrown, "A1-C2.14", "/F", "/F", dice="11 66")
    assert offered(thrown) == offered(state)  # n = 1: no throw either
    far = game("1SoS1x4@H1.11", "3SoS1@H1.15")
    play(far, "A1-H1.12-H1.13-H1.14-H1.15", "/F", "/F", dice="11 66")
    assert ">90*2" in offered(far)  # a Throw


@pytest.mark.rule("BAR-F3.01")
def test_without_statistics_only_kills_are_counted() -> None:
    state = game("3SoS1@H1.3{k5} 4SoS1@H4.17", "3SoS4@H1.1", {"statistics": "off"})
    play(state, "A3-H1.1", "/F", "/C", "pass")
    assert figures(state, "A3") == (0, 0, 6, 0)
    assert figures(state, "A4") == (0, 0, 0, 0)
    assert state.gold[0] == 500


@pytest.mark.rule("BAR-F3.03", "BAR-K1.04")
@pytest.mark.parametrize(
    ("before", "after"),
    [("1ThP2@C2.14{M:TRP} | trap@C2.24=A1r1", "C2.25"), ("1ThP2@C2.14{M:TRP} | trap@C2.24=A1r2", "out")],
)
def test_a_thief_in_its_own_trap_has_moved_no_other_serf(before: str, after: str) -> None:
    thief, trap = before.split(" | ")
    text = f"BAR classic2 quick r5 tA | A H1 g0 : {thief} {A_REST} | B H4 g0 : {B_REST} | {trap}"
    state = GAME.position(text, 2, {"friendly_kills": "on"})
    assert isinstance(state, Barony)
    play(state, "A1-C2.24")
    assert figures(state, "A1") == (0, 0, 0, 0)
    assert f"1ThP2@{after}" in state.position()
