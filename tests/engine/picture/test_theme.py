"""Colours and shields of the seats."""

from __future__ import annotations

import itertools

import pytest

from baronage.engine.picture.colours import WHITE
from baronage.engine.picture.icons import CHARGES
from baronage.engine.picture.theme import TINCTURES

BLACK = 6


def brightness(colour: str) -> float:
    """How bright a colour is, as WCAG counts it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_black_and_white_are_told_apart_in_either_theme(theme: str) -> None:
    black, white = (brightness(getattr(TINCTURES[seat], theme)) for seat in (BLACK, WHITE))
    assert (white + 0.05) / (black + 0.05) >= 6


def test_shields_differ_in_more_than_colour() -> None:
    """The first eight and the second eight are the same charges the other way round; no others share one."""
    charges = [(shown.charge, shown.reverse) for shown in TINCTURES]
    assert {charge for charge, _ in charges} <= set(CHARGES)
    for one, two in itertools.combinations(charges, 2):
        assert one != two
    named = [charge for charge, _ in (*charges[:8], *charges[16:])]
    assert len(named) == len(set(named))
