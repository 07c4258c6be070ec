"""Every game, with every seat count and some of its variants, under the laws of the engine.

This is a quick look with fixed seeds. `baronage fuzz GAME` looks longer.
"""

from __future__ import annotations

import random

import pytest

from baronage.arena.fuzz import players
from baronage.games import games
from baronage.laws import Variant, check_game, variants

MIXED = 8  # variants of each game besides the plain ones,
FEW = 3  # with as many different seat counts


def some_variants(name: str) -> list[Variant]:
    """Each seat count as it comes, the usual one first, and a few others with as few as may be, since larger ones take long."""
    game = games()[name]
    every = variants(game)
    plain = [variant for variant in every if not variant[1]]
    plain.sort(key=lambda variant: variant[0] != game.meta.default_seats)
    others = [variant for variant in every if variant[1] and variant[0] in game.seats[:FEW]]
    return plain + random.Random(name).sample(others, min(MIXED, len(others)))


# Variants of the usual check, where plain games are long.
QUICK: dict[str, list[Variant]] = {"fyn": [(2, {"max_rounds": 10})]}
CASES = [
    pytest.param(
        *(name, seats, options),
        id=f"{name}-{seats}-{'-'.join(f'{k}={v}' for k, v in options.items())}"[:60],
        marks=[pytest.mark.slow] if number else [],
    )
    for name in games()
    for number, (seats, options) in enumerate(QUICK.get(name, []) + some_variants(name))
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_game_keeps_every_law(name: str, seats: int, options: dict[str, object]) -> None:
    checked = check_game(games()[name], seats, options, seed=seats, share=0.02)
    assert checked.decisions > 0
    assert checked.states > 0


# with bots that search, so that there is time for it: short games
SHORT: dict[str, tuple[int, dict[str, object]]] = {
    "barony": (2, {"mode": "quick", "round_limit": 20}),
    "fyn": (2, {"max_rounds": 10}),
    "protectors": (4, {}),
    "yuan": (2, {"max_turns": 4}),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", list(games()))
def test_a_game_keeps_every_law_with_characters_at_the_table(name: str) -> None:
    seats, options = SHORT.get(name, (2, {}))
    checked = check_game(games()[name], seats, options, seed=2, share=0.01, players=players(("wat", "regent")))
    assert checked.decisions > 0
    assert checked.states > 0
