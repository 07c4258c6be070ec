"""OpenSpiel: its own basic tests, for every game; and what a seat is told."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

import baronage

if sys.platform == "win32":  # OpenSpiel has nothing for it
    pytest.skip("OpenSpiel is not made for this system", allow_module_level=True)

import pyspiel

import baronage.envs.spiel


@pytest.mark.parametrize("name", list(baronage.games()))
def test_the_basic_tests_of_openspiel(name: str) -> None:
    # the others are short already
    short: dict[str, dict[str, Any]] = {"fyn": {"options": '{"max_rounds": 10}'}, "protectors": {"players": 3}}
    game = pyspiel.load_game(f"baronage_{name}", {"seed": 5, **short.get(name, {})})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def dealt(seed: int, words: int = 40) -> Any:
    """A game some words on."""
    state = pyspiel.load_game("baronage_brawling", {"seed": seed, "players": 3}).new_initial_state()
    state.apply_action(0)
    rng = random.Random(1)
    for _ in range(words):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_the_same_seed_is_the_same_game() -> None:
    assert dealt(3).observation_tensor(0) == dealt(3).observation_tensor(0) != dealt(4).observation_tensor(0)


def test_a_clone_goes_on_by_itself() -> None:
    state = dealt(3)
    before = state.information_state_string(1)
    twin = state.clone()
    assert twin.information_state_string(1) == before
    for _ in range(20):
        twin.apply_action(twin.legal_actions()[0])
    assert twin.information_state_string(1) != before
    assert state.information_state_string(1) == before


def test_an_information_state_is_what_a_seat_has_seen() -> None:
    """Half of an action is known to its seat alone, and what was seen before is not forgotten."""
    state = dealt(3, 0)
    mine, others = state.information_state_string(0), state.information_state_string(1)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) != mine
    assert state.information_state_string(1) == others
    again = dealt(3)
    assert again.information_state_string(0).split()[0] != dealt(3, 30).information_state_string(0).split()[0]
    assert again.observation_string(0) in again.information_state_string(0)
