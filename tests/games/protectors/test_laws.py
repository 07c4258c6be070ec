"""The property suite on some variants; `baronage fuzz protectors` goes through them all."""

from __future__ import annotations

import random
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.laws import check_game
from baronage.laws.copies import check_actions, check_copies, check_simultaneous
from baronage.laws.leaks import Guesses, check_choices, check_clock, check_events, check_sample, check_view
from baronage.laws.presentation import check_notation, check_position, check_words
from tests.games.protectors.table import GAME
from tests.slow import slow_after

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {"factions": "choice", "version": "normal"}),
    (5, {"island": "wizard_sanctum", "factions": "chance", "version": "grand"}),
    (6, {"teams": "on", "team_size": 3, "factions": "choice"}),
    (7, {"version": "grand", "factions": "chance", "clock": "live"}),
    (8, {"board": "two-ring", "version": "normal", "teams": "on"}),
    (16, {"version": "normal", "teams": "vote", "factions": "off"}),
]


@pytest.mark.parametrize(("seats", "options"), slow_after(1, VARIANTS))
def test_a_random_game_keeps_every_law(seats: int, options: dict[str, Any]) -> None:
    check_game(GAME, seats, options, seed=seats, share=0.06)


@pytest.mark.parametrize("seed", slow_after(1, range(4)))
def test_later_turns_keep_the_laws_too(seed: int) -> None:
    """Random players soon fall to the Dragon; the game's own players meet all cards, Islands and Banks."""
    rng = random.Random(seed)
    options = {"version": "grand", "teams": "off", "factions": "chance", "island": "wizard_sanctum"}
    match = Match(GAME, 4 + seed, options, seed=seed)
    guesses = Guesses()
    while not match.over:
        state = match.state
        if rng.random() < 0.02:
            for seat in range(state.setup.seats):
                check_actions(state, seat)
            check_copies(state, rng)
            check_simultaneous(state, rng)
            for viewer in (rng.choice(state.actors()), rng.randrange(state.setup.seats), PUBLIC):
                view = check_view(state, viewer)
                check_clock(state, view, viewer)
                if viewer != PUBLIC:
                    check_choices(state, view, viewer, rng)
                    check_notation(state, view, viewer, rng)
                check_events(state, check_sample(state, view, viewer, rng, guesses), viewer, rng)
                check_position(state)
                check_words(state, view, viewer, rng)
        seat = rng.choice(state.actors())
        actions = state.actions(seat)
        if rng.random() < 0.1:
            match.play(seat, rng.choice(actions))
        else:
            match.play(seat, GAME.heuristic(state.redact(seat), seat, actions, Chance(rng.getrandbits(30))))
