"""Observations scaled for neural networks."""

from __future__ import annotations

import gymnasium
import numpy
import pytest

import baronage
import baronage.envs
from baronage.engine.core.chance import Chance
from baronage.engine.learning.token_env import TokenEnv
from baronage.envs import Solo
from baronage.envs.features import Features
from baronage.envs.seats import setup_of
from baronage.envs.token_types import TokenTypes


def begun(name: str, seats: int | None = None, tokens: int = 40) -> TokenEnv:
    """Return a random game some tokens on."""
    env, chance = TokenEnv(setup_of(name, seats)), Chance(3)
    env.reset(1)
    for _ in range(tokens):
        seat = env.asked()[0]
        legal = env.partial(seat).legal()
        env.push(seat, legal[chance.below(len(legal))])
    return env


@pytest.mark.parametrize("name", list(baronage.games()))
def test_features_are_bounded_and_depend_on_what_the_seat_knows_alone(name: str) -> None:
    env = begun(name)
    features = Features(env.setup)
    seen = features.read(env.numbers(0), 0)
    assert seen.dtype == numpy.float32
    assert seen.shape == (features.size,)
    assert len(features.names) == features.size
    assert -1 <= seen.min() < seen.max() <= 1
    assert "check" not in {text.split()[0] for text in features.names}
    whole = env.state
    env.state = whole.sample(0, Chance(8))
    env._encoded.clear()
    assert (features.read(env.numbers(0), 0) == seen).all()


def test_a_hash_is_no_part_of_an_observation() -> None:
    env = begun("brawling")
    block = env.layout["check"]
    assert set(env.numbers(0)[block.start : block.stop]) == {-1}
    assert set(env.state.encode(0)[block.start : block.stop]) != {-1}


def test_cards_are_counted_by_type_and_the_own_rows_come_first() -> None:
    game = baronage.games()["brawling"]
    state = game.position(
        "deck=+12 mkt=KNI1,TOW1,P2A1 turn=A | A r=4 h=FAR1,FAR2,MIL1 t=far3,MER1 | B r=2 h=ARC1 t=FAR4"
    )
    features = Features(state.setup)
    for seat, (own, other) in enumerate([("FAR1,FAR2,MIL1", "ARC1"), ("ARC1", "FAR1,FAR2,MIL1")]):
        numbers = numpy.full(state.setup.layout.size + 8, -1, numpy.int32)
        numbers[: state.setup.layout.size] = state.encode(seat)
        seen = dict(zip(features.names, features.read(numbers, seat), strict=True))
        farms = seen["hands 0.1"]  # FAR is the first type
        assert farms == pytest.approx(2 / 3 if "FAR2" in own else 0)
        market = [name for name, value in seen.items() if name.startswith("market") and value]
        assert [name.split(".")[0] for name in market] == ["market 0", "market 1", "market 2"]  # actions name places
        unknown = len(other.split(","))
        assert seen["hands 1.0"] == pytest.approx(unknown / (unknown + 1))
        assert seen["towns 0.1"] + seen["towns 1.1"] == 0.5  # one Peasant half of a Farm
        assert (seen["piles 0.0"], seen["piles 1.0"]) == pytest.approx((1 / 3, 1 / 5) if seat == 0 else (1 / 5, 1 / 3))


@pytest.mark.parametrize("seats", [2, 6])
def test_each_number_has_its_place_for_every_seat(seats: int) -> None:
    setup = setup_of("yuan", seats)
    features = Features(setup)
    for seat in range(seats):
        assert len({*features._to[seat].tolist()}) == len(features._from)
        assert {*features._to[seat].tolist()} == {*features._to[0].tolist()}


def test_a_learning_seat_can_be_drawn_for_each_game() -> None:
    env = gymnasium.make("Baronage/Brawling-v0", seat=-1)
    drawn = set()
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        assert env.observation_space.contains(seen)
        drawn.add(env.unwrapped.seat)  # type: ignore[attr-defined]
    assert drawn == {0, 1}


def test_observations_can_be_integers_or_features_in_every_environment() -> None:
    for scaled, kind in ((False, numpy.int32), (True, numpy.float32)):
        one = baronage.envs.raw_env("brawling", scaled=scaled)
        one.reset(seed=1)
        assert one.observe(one.agents[0])["observation"].dtype == kind
        both = baronage.envs.parallel_env("brawling", scaled=scaled)
        assert both.reset(seed=1)[0]["A"]["observation"].dtype == kind
        alone = gymnasium.make("Baronage/Brawling-v0", scaled=scaled)
        assert alone.reset(seed=1)[0]["observation"].dtype == kind


def test_copies_of_a_card_are_one_action_if_merged() -> None:
    plain, merged = Solo("brawling", opponents="random"), Solo("brawling", opponents="random", merged=True)
    types, space = TokenTypes(plain.seats.setup), plain.seats.space
    assert (plain.action_space.n, merged.action_space.n) == (1085, types.size)  # type: ignore[attr-defined]
    assert types.size < 200
    random = numpy.random.default_rng(1)
    for seed in range(3):
        one, other = plain.reset(seed=seed)[0], merged.reset(seed=seed)[0]
        ended = False
        while not ended:
            legal = numpy.flatnonzero(one["action_mask"]).tolist()
            assert set(numpy.flatnonzero(other["action_mask"]).tolist()) == {int(types.of[token]) for token in legal}
            assert merged.observation_space.contains(other)
            wanted = int(random.choice(numpy.flatnonzero(other["action_mask"])))
            token = types.token(wanted, legal)
            assert types.of[token] == wanted
            assert space.name(token).split()[0] == types.names[wanted].split()[0]
            one, _, ended, _, _ = plain.step(token)
            other, _, also, _, info = merged.step(wanted)
            assert (also, info) == (ended, {})
    merged.reset(seed=1)
    for wrong in (0, types.size, -1):
        assert "isn't legal here" in merged.step(wrong)[4]["illegal"]


def test_a_game_without_types_is_the_same_if_merged() -> None:
    types = TokenTypes(setup_of("yuan"))
    assert types.of.tolist() == [*range(types.size)]


def test_whoever_follows_the_advice_of_a_bot_plays_as_well() -> None:
    env = Solo("brawling", opponents="random", seat=-1, merged=True)
    points = 0.0
    for seed in range(12):
        ended = not env.reset(seed=seed)
        while not ended:
            action = env.advice("heuristic")
            assert env.action_masks()[action]
            _, reward, ended, _, info = env.step(action)
            assert not info
        points += float(reward)
    assert points >= 11


def test_examples_of_a_bot_show_what_its_seats_saw_and_chose() -> None:
    found = baronage.envs.demonstrate("brawling", "heuristic", range(2), merged=True)
    rows = numpy.arange(len(found.actions))
    assert (found.masks[rows, found.actions] == 1).all()
    assert (found.masks.sum(axis=1) > 1).all()
    assert found.observations.shape == (len(rows), Features(setup_of("brawling"), merged=True).size)
    assert set(found.points) == {0, 1}
    again = baronage.envs.demonstrate("brawling", "heuristic", [1], merged=True)
    assert (found.actions[-len(again.actions) :] == again.actions).all()
