"""Chances and lines that labels, pictures and the bot are told."""

from __future__ import annotations

import pytest

from baronage.games.barony.board.geometry import DIRECTION, OUT
from baronage.games.barony.data import ASN, PPK, STL, TAC
from baronage.games.barony.rules.odds import exits, flight, lead, percent, success, wins
from tests.games.barony.table import at, full, position, slot


@pytest.mark.parametrize(
    ("ahead", "chance"),
    [(-2, 23.9), (-1, 33.6), (0, 44.4), (1, 55.6), (2, 66.4), (3, 76.1), (4, 84.1), (5, 90.3), (11, 100), (-11, 0)],
)
@pytest.mark.rule("BAR-C2.02")
def test_the_aggressor_must_be_strictly_higher(ahead: int, chance: float) -> None:
    assert round(100 * wins(ahead), 1) == chance


def test_an_open_chance_is_never_shown_as_none_or_certain() -> None:
    assert percent(wins(0)) == "44 %"
    assert percent(wins(-9)) == "1 %"
    assert percent(wins(9)) == "99 %"
    assert percent(wins(-11)) == "0 %"
    assert percent(1.0) == "100 %"


@pytest.mark.rule("BAR-W1.01", "BAR-A00.04")
def test_weapons_count_where_they_are_allowed() -> None:
    state = full("1ThP1@C1.3{W:SWO}", "5PeP1@C1.6{W:DAG}")
    one, other = slot("A1"), slot("B5")
    assert lead(state, one, other) == 2
    assert lead(state, one, other, TAC) == 2
    assert lead(state, one, other, PPK) == 0
    assert lead(state, one, other, ASN) == 3  # BAR-A02.03: the Defender has no weapon on the first roll


@pytest.mark.rule("BAR-A10.02", "BAR-A15.02", "BAR-A02.02")
def test_riders_have_odds_of_their_own() -> None:
    state = full("1ThP2@C1.3", "5PeP1@C1.6")
    one, other = slot("A1"), slot("B5")
    assert success(state, one, other) == wins(1)
    assert success(state, one, other, PPK) == wins(3)  # also if it loses by 1 or ties
    assert success(state, one, other, STL) == wins(1)
    assert success(state, one, other, ASN) == pytest.approx(wins(1) ** 3)


@pytest.mark.rule("BAR-C3.02", "BAR-C3.03")
def test_sleepers_lose_and_barricades_stand() -> None:
    asleep = full("1ThP1@C1.3", "5PeP1@C1.6{sl2}")
    assert success(asleep, slot("A1"), slot("B5")) == 1.0
    locked = full("1ThP1@C1.3", "5PeP1@H1.25{B}")
    assert success(locked, slot("A1"), slot("B5")) == 0.0


def test_a_line_ends_outside_at_a_serf_or_at_its_length() -> None:
    state = position("3SoS1@C1.5", "5PeP1@C1.11 6PeP1@C1.19")
    up = DIRECTION[90]
    assert flight(state, at("C1.5"), up, 3) == (at("C1.11"), slot("B5"), 1)
    assert flight(state, at("C1.5"), DIRECTION[210], 1) == (at("C1.6"), -1, 1)
    assert flight(state, at("H1.1"), up, 2) == (OUT, -1, 1)
    assert exits(state, at("H1.1")) == 5
    assert exits(state, at("C1.5")) == 0
