"""Whether a bot agrees on a draw: only in a position that is nearly lost, as far as its seat knows."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import game_of

SAMPLES: Final = 8  # guesses of what is hidden
HOPELESS: Final = 0.4  # of the chance that each player would have in an even game


def agrees(view: State, seat: int, chance: Chance) -> bool:
    """Return whether a bot accepts a draw for a seat, judged by its view."""
    game = game_of(view)
    if not game.thinks or not view.stack:
        return False
    wins = sum(game.search.evaluate(view.sample(seat, chance))[seat] for _ in range(SAMPLES)) / SAMPLES
    return wins * len(view.in_play()) < HOPELESS
