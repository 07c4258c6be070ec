"""The laws with every eighth variant; tests/games/test_laws.py has each seat count without options."""

from __future__ import annotations

import pytest

from baronage.laws import check_game, variants
from tests.games.yuan.table import GAME

VARIANTS = variants(GAME)
SAMPLE = [number for number, (_, options) in enumerate(VARIANTS) if options and number % 8 == 0]


@pytest.mark.slow
@pytest.mark.parametrize("number", SAMPLE, ids=lambda number: f"{VARIANTS[number][0]}-{VARIANTS[number][1]}")
def test_the_laws_hold(number: int) -> None:
    seats, options = VARIANTS[number]
    check_game(GAME, seats, options, seed=number, share=0.02, skip=("bot",) if seats > 4 else ())
