"""OpenSpiel: its own tests of the interface, and exact algorithms on the small games."""

from __future__ import annotations

import sys
import unittest
from collections.abc import Iterator
from typing import Any

import pytest

import baronage
from baronage.bots import bot
from baronage.cli import main

if sys.platform == "win32":  # OpenSpiel has nothing for it
    pytest.skip("OpenSpiel is not made for this system", allow_module_level=True)

import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import baronage.envs.spiel
from baronage.envs.exploitability import BotPolicy

pytestmark = pytest.mark.slow

SMALL = ("brawling_small", "yuan_small")


def run(base: type[unittest.TestCase], name: str, more: dict[str, Any], without: tuple[str, ...] = ()) -> None:
    """Run OpenSpiel's own test case on one of our games."""
    found = {"game": pyspiel.load_game(f"baronage_{name}", more), "game_name": f"baronage_{name}"}
    case = type(f"{base.__name__}_{name}", (base,), found)
    names = [it for it in unittest.defaultTestLoader.getTestCaseNames(case) if it not in without]
    assert len(names) > 4
    result = unittest.TestResult()
    unittest.TestSuite(case(it) for it in names).run(result)
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]


@pytest.mark.parametrize("name", [*baronage.games(), *SMALL])
def test_the_interface_tests_of_openspiel(name: str) -> None:
    run(api_test.EnforceAPIOnPartialTreeBase, name, {"options": '{"max_rounds": 10}'} if name == "fyn" else {})


@pytest.mark.parametrize("name", SMALL)
def test_the_interface_tests_of_openspiel_on_the_whole_tree(name: str) -> None:
    """Two tests compare with counts that exist only for OpenSpiel's own games."""
    run(api_test.EnforceAPIOnFullTreeBase, name, {"deals": 2}, ("test_number_of_nodes", "test_game_is_perfect_recall"))


@pytest.mark.parametrize("name", SMALL)
def test_a_seat_recalls_all_that_it_did_and_saw(name: str) -> None:
    """Equal information states have the same own information states and tokens before them."""
    game = pyspiel.load_game(f"baronage_{name}", {"deals": 2})
    known: dict[tuple[int, str], tuple[Any, ...]] = {}
    tensors: dict[tuple[float, ...], str] = {}

    def walk(state: Any, before: tuple[tuple[Any, ...], ...]) -> None:
        if state.is_terminal():
            return
        if state.is_chance_node():
            for outcome, _ in state.chance_outcomes():
                walk(state.child(outcome), before)
            return
        seat = state.current_player()
        text = state.information_state_string()
        assert known.setdefault((seat, text), before[seat]) == before[seat]
        assert tensors.setdefault(tuple(state.information_state_tensor()), text) == text
        for token in state.legal_actions():
            after = [*before]
            after[seat] = (*before[seat], (text, token))
            walk(state.child(token), tuple(after))

    walk(game.new_initial_state(), ((), ()))
    assert len(tensors) == len(known) > 50


@pytest.mark.parametrize("name", SMALL)
def test_a_small_game_is_constant_sum_and_has_few_deals(name: str) -> None:
    game = pyspiel.load_game(f"baronage_{name}")
    assert (game.utility_sum(), game.max_chance_nodes_in_history()) == (1.0, 1)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert pyspiel.load_game(str(game)).max_chance_outcomes() == game.max_chance_outcomes()


def test_cards_are_dealt_anew_to_three_cards_a_seat() -> None:
    game = pyspiel.load_game("baronage_brawling_small")
    deals = [game.new_initial_state().child(deal) for deal in range(6)]
    hands = [state.now.position.state.hands for state in deals]
    assert {len(hand) for deal in hands for hand in deal} == {3}
    assert len({str(it) for it in hands}) > 3
    assert len({state.observation_string(0) for state in deals}) > 3


def solved(name: str, rounds: int) -> Iterator[float]:
    """Exploitability before and after some rounds of counterfactual regret minimisation."""
    game = pyspiel.load_game(f"baronage_{name}", {"deals": 1})
    yield float(exploitability.exploitability(game, policy.UniformRandomPolicy(game)))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    yield float(exploitability.exploitability(game, solver.average_policy()))


@pytest.mark.parametrize(("name", "rounds"), [("brawling_small", 10), ("yuan_small", 30)])
def test_counterfactual_regret_minimisation_approaches_an_equilibrium(name: str, rounds: int) -> None:
    before, after = solved(name, rounds)
    assert before > 0.3
    assert after < before / 3


def test_a_best_response_wins_against_a_bot() -> None:
    game = pyspiel.load_game("baronage_brawling_small", {"deals": 1})
    pure = BotPolicy(game, bot("heuristic"), 1)
    value = exploitability.exploitability(game, pure)
    assert 0 <= value <= 0.5
    assert all(sum(shares.values()) == pytest.approx(1) for shares in pure._shares.values())
    assert any(max(shares.values()) == 1 < len(shares) for shares in pure._shares.values())  # one answer, one move


def test_the_command_prints_the_exploitability_of_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["lab", "exploitability", "heuristic", "yuan_small", "--samples", "1"])
    assert end.value.code in (0, None)
    assert capsys.readouterr().out.startswith("heuristic in yuan_small: 0.500 ")  # it plans without randomness
    with pytest.raises(SystemExit) as end:
        main(["lab", "exploitability", "heuristic", "fyn"])
    assert end.value.code == 2
    assert "brawling_small" in capsys.readouterr().err
