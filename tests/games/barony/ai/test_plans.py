"""Whole decisions of Barony: what the characters hire, and by what they weigh their moves."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import follow
from baronage.games.barony import verbs
from baronage.games.barony.ai.shopping import hire_plan, read
from baronage.games.barony.ai.weights import Weights, fiefs, put_fiefs, put_weights, weights
from baronage.games.barony.hiring import hire_name, read_hire, spent
from tests.games.barony.table import GAME, at, position, slot
from tools.tune import balance


def hires(gold: int) -> tuple[dict[str, int], int]:
    """Whom the first Baron's plan hires, and how much gold that leaves."""
    state = GAME.start(2, {"mode": "full", "starting_gold": gold}, Chance(1))
    ((prior, plan),) = GAME.search.plans(state.redact(0), 0, 8, Chance(1))
    assert prior == 1.0
    follow(state, 0, plan, Chance(0))
    assert 0 not in state.actors()  # a whole sheet, sent
    return dict(Counter(hire_name(action[1]) for action in plan if action[0] == verbs.HIRE)), gold - spent(
        GAME.numbers, plan
    )


def test_the_characters_hire_cheap_serfs_and_keep_gold_for_weapons() -> None:
    assert hires(15_000) == ({"PeP": 9}, 6_000)


def test_who_can_pay_a_knight_hires_one() -> None:
    assert hires(20_000)[0]["KnP"] == 1


def test_the_fast_policy_prepares_in_the_same_way() -> None:
    state = GAME.start(2, {"mode": "full"}, Chance(1))
    assert GAME.search.rollout_policy(state, 0, Chance(1)) == GAME.search.plans(state.redact(0), 0, 1, Chance(1))[0][1]


def test_plans_and_fast_policy_go_by_what_was_learnt_and_the_heuristic_player_does_not() -> None:
    state = position("1ThP1@H4.3 2GuS1@H1.1 3SoS1@H1.4", "5PeP1@C1.12 7PeJ1@H4.10 8PeJ1@H4.12 9PeJ1@H4.16")
    enters = ((verbs.ACTIVATE, slot("A1")), (verbs.STEP, at("H4.1")))

    def entering() -> list[bool]:
        """Do the likeliest plan and the fast policy enter the point that is free?"""
        found = (GAME.search.plans(state, 0, 1, Chance(1))[0][1], GAME.search.rollout_policy(state, 0, Chance(1)))
        return [tuple(action[:2] for action in plan) == enters for plan in found]

    before, chosen = weights("learnt"), GAME.heuristic(state, 0, state.actions(0), Chance(1))
    assert entering() == [True, True]
    text = resources.files("baronage.games.barony.ai").joinpath("weights.json").read_text(encoding="utf-8")
    put_weights("learnt", Weights({**json.loads(text)["written"], "entered": -9.0, "third": -9.0}))
    try:  # whoever fears the points stays outside
        assert entering() == [False, False]
        assert GAME.heuristic(state, 0, state.actions(0), Chance(1)) == chosen
    finally:
        put_weights("learnt", before)


def test_fiefs_are_drawn_by_their_share_and_a_draft_goes_on_with_its_own() -> None:
    before = dict(fiefs())
    put_fiefs({"9 PeJ": 0.75, "2 ThP 9 PeP": 0.25})
    try:
        plans = [hire_plan(GAME.numbers, 15_000, (), Chance(seed)) for seed in range(200)]
        begun = {hire_plan(GAME.numbers, 15_000, ((verbs.HIRE, read_hire("ThP")),), Chance(seed)) for seed in range(9)}
    finally:
        put_fiefs(before)
    assert 120 <= plans.count(read("9 PeJ")) <= 180
    assert set(plans) == {read("9 PeJ"), read("2 ThP 9 PeP")}
    assert begun == {read("2 ThP 9 PeP")}


def test_a_balanced_mixture_is_found() -> None:
    mix = balance([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])
    assert mix == pytest.approx([1 / 3] * 3, abs=0.02)
    assert balance([[0.5, 0.8], [0.2, 0.5]]) == pytest.approx([1.0, 0.0], abs=0.01)
