"""Bots accept a draw only when they have nearly lost."""

from __future__ import annotations

import random

import pytest

from baronage.bots.draws import agrees
from baronage.engine.core.chance import Chance
from baronage.engine.game.game import Game
from baronage.games import games
from baronage.laws.copies import random_move


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_bot_agrees_only_if_it_hardly_wins(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, chance = random.Random(3), Chance(4)
    state = game.start(None, {}, chance)
    for _ in range(60):
        before = state.clone()
        state.play(*random_move(state, rng), chance)
        if not state.stack:
            state = before
            break
    seat = state.in_play()[0]
    agrees(state.redact(seat), seat, Chance(1))  # in any position
    seats = len(state.in_play())
    for share, expected in ((0.3, True), (1.0, False)):
        found = [share / seats] * state.setup.seats
        monkeypatch.setattr(game.search, "evaluate", lambda state, found=found: found)
        assert agrees(state.redact(seat), seat, Chance(1)) is expected
