"""The environments pass the tests of those who made their interfaces; and what each of them promises besides."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import baronage
from baronage import BadSetup, Illegal
from baronage.engine.learning.action_space import END
from baronage.engine.learning.token_env import MAX_TOKENS, TokenEnv
from baronage.envs import Solo, aec_env, parallel_env, raw_env, vector_env
from baronage.envs.pixels import pixels
from baronage.envs.seats import setup_of

GAMES = list(baronage.games())


@pytest.fixture(autouse=True)
def _no_advice() -> Any:
    """What these tests advise of is no error of ours: the whole numbers of an observation have no bounds of their own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_one_after_the_other(name: str) -> None:
    api_test(aec_env(name), num_cycles=60)
    api_test(raw_env(name), num_cycles=60)
    seed_test(lambda: aec_env(name), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_all_at_once(name: str) -> None:
    parallel_api_test(parallel_env(name), num_cycles=80)
    parallel_seed_test(lambda: parallel_env(name), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    env = gymnasium.make(f"Baronage/{name.capitalize()}-v0", opponents="random")
    check_env(env.unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_pictures(name: str) -> None:
    render_test(lambda render_mode: aec_env(name, render_mode=render_mode))


@pytest.mark.slow
def test_a_picture_shows_what_happens_in_the_letters_of_the_page() -> None:
    env = gymnasium.make("Baronage/Brawling-v0", opponents="random", render_mode="rgb_array")
    observation, _ = env.reset(seed=3)
    before: Any = env.render()
    assert before.dtype == numpy.uint8
    assert min(before.shape[:2]) > 400
    assert len(numpy.unique(before.reshape(-1, 3), axis=0)) > 100
    assert (before == env.render()).all()
    env.step(int(numpy.flatnonzero(observation["action_mask"])[0]))
    words = (
        "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='20'><rect width='90' height='20' fill='white'/>"
        "<text y='15' font-family='\"Source Sans 3\"'>{}</text></svg>"
    )
    dark = [int((pixels(words.format(text)) < 128).sum()) for text in ("", "il", "MWMW")]
    assert 0 == dark[0] < dark[1] < dark[2]


@pytest.mark.parametrize("name", ["brawling", "yuan"])
def test_a_whole_game_one_after_the_other(name: str) -> None:
    env = raw_env(name)
    env.reset(seed=4)
    rng = numpy.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)  # type: ignore[arg-type]
            continue
        assert observation is not None
        env.step(int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))
    assert env.agents == []
    standings = env.seats.state.standings()
    assert standings is not None
    assert list(total.values()) == [seat.points for seat in standings.seats]


def test_a_whole_game_all_at_once_is_cut_or_comes_to_its_end() -> None:
    env = parallel_env("brawling", seats=3)
    observations, _ = env.reset(seed=4)
    rng = numpy.random.default_rng(1)
    rewards: dict[str, float] = {}
    while env.agents:
        words = {agent: int(rng.choice(numpy.flatnonzero(it["action_mask"]))) for agent, it in observations.items()}
        observations, rewards, ended, cut, _ = env.step(words)
    assert set(ended.values()) == {True}
    assert set(cut.values()) == {False}
    assert sum(rewards.values()) == pytest.approx(1.5)
    short = parallel_env("brawling", seats=3, max_cycles=2)
    observations, _ = short.reset(seed=4)
    for _ in range(2):
        words = {agent: int(numpy.flatnonzero(it["action_mask"])[0]) for agent, it in observations.items()}
        observations, _, ended, cut, _ = short.step(words)
    assert set(ended.values()) == {False}
    assert set(cut.values()) == {True}
    assert short.agents == []


def test_a_word_that_is_not_allowed() -> None:
    raw = raw_env("brawling")
    raw.reset(seed=1)
    before = raw.observe("A")["observation"].tolist()
    with pytest.raises(Illegal):
        raw.step(END)
    assert raw.observe("A")["observation"].tolist() == before
    wrapped = aec_env("brawling")
    wrapped.reset(seed=1)
    wrapped.step(END)
    assert wrapped.rewards["A"] == -1
    assert wrapped.terminations["A"]
    together = parallel_env("brawling")
    together.reset(seed=1)
    found, _, _, _, infos = together.step({"A": END, "B": 5})
    assert found["A"]["observation"].tolist() == before
    assert "isn't legal here" in infos["A"]["illegal"]
    alone = Solo("brawling")
    first, _ = alone.reset(seed=1)
    after, reward, ended, cut, info = alone.step(END)
    assert (reward, ended, cut) == (0, False, False)
    assert "isn't legal here" in info["illegal"]
    assert after["observation"].tolist() == first["observation"].tolist()


def test_what_is_said_so_far_is_observed_by_its_seat_alone() -> None:
    seats = TokenEnv(setup_of("brawling"))
    seats.reset(7)
    mine, theirs = seats.numbers(0), seats.numbers(1)
    word = int(numpy.flatnonzero(seats.mask(0))[0])
    assert seats.push(0, word) is None
    assert seats.numbers(0)[-MAX_TOKENS] == word != mine[-MAX_TOKENS]
    assert seats.numbers(1).tolist() == theirs.tolist()


def test_what_others_have_begun_is_kept_while_it_can_be_meant() -> None:
    """Both bid in secret at once: what A sends leaves B's half of an action as it is."""
    seats = TokenEnv(setup_of("brawling"))
    seats.reset(7)
    assert seats.asked() == [0, 1]
    word = int(numpy.flatnonzero(seats.mask(1))[0])
    seats.push(1, word)
    seats.play(0, seats.state.actions(0)[0])
    assert seats.partial(1).tokens == (word,)


def test_alone_against_bots_and_the_same_seed_is_the_same_game() -> None:
    def game(seed: int) -> tuple[list[int], float]:
        env = gymnasium.make("Baronage/Brawling-v0", opponents=["heuristic", "random"], seats=3, seat=1)
        found, _ = env.reset(seed=seed)
        rng = numpy.random.default_rng(seed)
        said: list[int] = []
        while True:
            mask = env.unwrapped.action_masks()  # type: ignore[attr-defined]
            assert mask.tolist() == found["action_mask"].astype(bool).tolist()
            said.append(int(rng.choice(numpy.flatnonzero(mask))))
            found, reward, ended, cut, info = env.step(said[-1])
            assert not info
            if ended or cut:
                return said, float(reward)

    assert game(3) == game(3) != game(4)


def test_bad_wishes_are_refused() -> None:
    for wish in (
        {"name": "chess"},
        {"name": "brawling", "opponents": ["random", "random"]},
        {"name": "fyn", "seat": 7},
    ):
        with pytest.raises(BadSetup):
            Solo(**wish)
    with pytest.raises(BadSetup):
        vector_env("brawling", 0)
    with pytest.raises(BadSetup):
        aec_env("brawling", seats=99)


def test_many_games_in_one_buffer_are_the_games_that_they_are_alone() -> None:
    many = vector_env("brawling", count=3, seed=5)
    buffers = many.numbers, many.mask
    rng = numpy.random.default_rng(2)
    ended = 0
    for _ in range(900):
        words = [int(rng.choice(numpy.flatnonzero(row))) for row in many.mask]
        many.step(words)
        for number in range(3):
            game, seat = many.games[number], int(many.seat[number])
            assert many.mask[number].tolist() == list(game.mask(seat))
        ended += int(many.done.sum())
        assert many.points[many.done].sum(axis=1).tolist() == pytest.approx([1.0] * int(many.done.sum()))
    game, seat = many.games[0], int(many.seat[0])
    assert many.numbers[0].tolist() == game.numbers(seat).tolist()
    assert ended > 2
    assert buffers[0] is many.numbers
    again, other = vector_env("brawling", 3, seed=5), vector_env("brawling", 3, seed=6)
    many.reset(5)
    assert many.numbers.tolist() == again.numbers.tolist() != other.numbers.tolist()


def test_one_seat_of_each_of_many_games_is_asked_where_a_bot_plays_the_others() -> None:
    many = vector_env("brawling", count=2, seats=3, seed=5, opponent="random")
    rng = numpy.random.default_rng(2)
    seats = [many.seat.tolist()]
    while len(seats) < 5:
        before = many.seat.tolist()
        many.step([int(rng.choice(numpy.flatnonzero(row))) for row in many.mask])
        for number in range(2):
            game, seat = many.games[number], int(many.seat[number])
            assert seat in game.asked()
            assert many.numbers[number].tolist() == game.numbers(seat).tolist()
            assert many.done[number] or seat == before[number]
        if many.done.any():
            seats.append(many.seat.tolist())
    assert {seat for pair in seats for seat in pair} == {0, 1, 2}
    again = vector_env("brawling", count=2, seats=3, seed=5, opponent="random")
    many.reset(5)
    assert many.numbers.tolist() == again.numbers.tolist()
    with pytest.raises(BadSetup):
        vector_env("brawling", 1, opponent="nobody")


def test_a_board_is_shown_in_text() -> None:
    env = raw_env("brawling", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.seats.state)
    assert raw_env("brawling").render_mode is None


def test_the_wrappers_are_pettingzoos_and_hold_what_the_game_holds() -> None:
    env = aec_env("brawling", seats=2)
    assert isinstance(env, OrderEnforcingWrapper)
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(env, name)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(int(numpy.flatnonzero(mask == 0)[-1]))
    bare: Any = env.unwrapped
    agent = env.agent_selection
    assert env.terminations is bare.terminations
    assert (env.terminations[agent], env.last()[1]) == (True, -1.0)
    with pytest.raises(AssertionError, match="action space"):
        env.step(10_000)
