"""OpenSpiel: its own tests, for every game; and what a seat is told."""

from __future__ import annotations

import copy
import pickle
import random
import sys
from typing import Any

import pytest

import baronage

if sys.platform == "win32":  # OpenSpiel has nothing for it
    pytest.skip("OpenSpiel is not made for this system", allow_module_level=True)

import numpy
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import baronage.envs.spiel

GAMES = list(baronage.games())


@pytest.mark.parametrize("name", GAMES)
def test_the_basic_tests_of_openspiel(name: str) -> None:
    # the others are short already
    short: dict[str, dict[str, Any]] = {"fyn": {"options": '{"max_rounds": 10}'}, "protectors": {"players": 3}}
    game = pyspiel.load_game(f"baronage_{name}", {"seed": 5, **short.get(name, {})})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_the_basic_tests_of_openspiel_in_whole_games(name: str, players: int) -> None:
    game = pyspiel.load_game(f"baronage_{name}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test_with_specific_initial_state(game, 1, played(game, 40))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_learning_environment_of_openspiel(name: str) -> None:
    env = rl_environment.Environment(f"baronage_{name}", include_full_state=True)
    env.seed(3)
    step = env.reset()
    rng = random.Random(2)
    while not step.last():
        step = env.step([rng.choice(step.observations["legal_actions"][step.observations["current_player"]])])
    assert len(step.rewards) == env.num_players


def played(game: Any, words: int) -> Any:
    """Return a state so many words into a random game, or the last one in which somebody is asked."""
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    for _ in range(words):
        before = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


def dealt(seed: int, words: int = 40) -> Any:
    """A game some words on."""
    return played(pyspiel.load_game("baronage_brawling", {"seed": seed, "players": 3}), words)


@pytest.mark.parametrize("name", GAMES)
def test_a_history_replays_and_a_state_can_be_stored(name: str) -> None:
    game = pyspiel.load_game(f"baronage_{name}")
    state = played(game, 60)
    again, stored = game.new_initial_state(), pickle.loads(pickle.dumps(state))
    for action in state.history():
        again.apply_action(action)
    for other in (again, stored, copy.deepcopy(state)):
        assert other.history() == state.history()
        assert str(other) == str(state)
    rng = random.Random(4)  # chance goes on as it would have
    for _ in range(60):
        if state.is_terminal():
            break
        action = rng.choice(state.legal_actions())
        for other in (state, again, stored):
            other.apply_action(action)
    for seat in range(game.num_players()):
        told = state.information_state_string(seat)
        assert again.information_state_string(seat) == stored.information_state_string(seat) == told


def test_options_are_stored_with_a_game() -> None:
    game = pyspiel.load_game("baronage_brawling", {"options": '{"decks": 2, "first_player": "random"}'})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.setup.options == game.setup.options
    assert again.setup.options["decks"] == 2


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_from_a_seat_is_guessed(name: str) -> None:
    game = pyspiel.load_game(f"baronage_{name}", {"players": 3, "seed": 9})
    rng, other = random.Random(5), set()
    for words in range(0, 120, 12):
        state = played(game, words)
        seat = state.current_player()
        guess = state.resample_from_infostate(seat, rng.random)
        assert guess.information_state_string(seat) == state.information_state_string(seat)
        assert (guess.current_player(), guess.legal_actions()) == (seat, state.legal_actions())
        assert guess.history() == []
        other.add(str(guess) == str(state))
    assert False in other


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_searches_with_guesses(name: str) -> None:
    game = pyspiel.load_game(
        f"baronage_{name}", {"seed": 9, **({"options": '{"max_rounds": 10}'} if name == "fyn" else {})}
    )
    state = next(it for it in (played(game, words) for words in range(60)) if len(it.legal_actions()) > 1)
    numbers = numpy.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, numbers), 2.0, 4, random_state=numbers)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("kind", [pyspiel.ISMCTSBot, pyspiel.MCTSBot])
def test_a_search_that_would_crash_is_refused(kind: Any) -> None:
    evaluator, game = pyspiel.RandomRolloutEvaluator(1, 1), pyspiel.load_game("baronage_brawling")
    bot = kind(1, evaluator, 2.0, 5) if kind is pyspiel.ISMCTSBot else kind(game, evaluator, 2.0, 5, 1, False, 1, False)
    with pytest.raises(TypeError, match="written in Python"):
        bot.step(played(game, 0))
    poker = pyspiel.load_game("kuhn_poker").new_initial_state()
    for card in (0, 1):
        poker.apply_action(card)
    if kind is pyspiel.ISMCTSBot:  # games written in C++ are searched as ever
        assert bot.step(poker) in poker.legal_actions()


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
