"""Baselines that learn. They need PyTorch, which is no part of what the tests install: without it they are skipped."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import numpy
import pytest

import baronage
from baronage import BadDocument
from baronage.arena.play import play_setup
from baronage.arena.players import player
from baronage.lab.training.train import CURVE, DRAWN, NET, Point, drawn, train

SETUP = baronage.games()["brawling"].setup(2)


def test_a_curve_is_drawn_with_what_it_is_of() -> None:
    points = [{"seconds": 10.0 * at, "played": at, "games": 20, "first": 10 + at} for at in (1, 2, 3)]
    about = {"game": "brawling", "seats": 2, "how": "dmc", "against": "random", "points": points}
    told = drawn(about)
    assert told.startswith("<svg")
    assert "first places of dmc against random" in told
    assert told.count('stroke="#222"') == 3
    assert drawn(about) == told


def test_what_can_not_be_learnt_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    with pytest.raises(BadDocument, match="dmc, ppo"):
        train(SETUP, "rote", tmp_path / "out")
    with pytest.raises(BadDocument, match="seconds"):
        train(SETUP, "dmc", tmp_path / "out", seconds=0)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("against", ["random", None])
@pytest.mark.parametrize("way", ["dmc", "ppo"])
@pytest.mark.filterwarnings("ignore")
def test_each_way_learns_from_its_games(way: str, against: str | None) -> None:
    torch = pytest.importorskip("torch")
    from baronage.lab.training import dmc, ppo
    from baronage.lab.training.network import Network

    network = Network(SETUP, seed=1)
    before = network.words.weight.detach().clone()
    learning = {"dmc": dmc, "ppo": ppo}[way].learn(network, SETUP, 1, player(against) if against else None)
    assert list(islice(learning, 128))[-1] == 128
    assert not torch.equal(before, network.words.weight)
    one = network.player(way)
    assert play_setup(SETUP, [one, player("random")], 1) == play_setup(SETUP, [one, player("random")], 1)


@pytest.mark.filterwarnings("ignore")
def test_an_opponents_decisions_teach_nothing() -> None:
    pytest.importorskip("torch")
    from baronage.lab.training.network import Network
    from baronage.lab.training.trajectories import finished

    def first(values: Any, mask: Any) -> tuple[Any, Any]:
        return mask.int().argmax(dim=1).numpy(), numpy.ones(len(mask))

    for opponent, own in ((player("random"), 1), (None, 2)):
        for paths in islice(finished(Network(SETUP, seed=1), SETUP, first, 4, 1, opponent), 3):
            assert sum(bool(path.tokens) for path in paths) == own


def test_a_gain_is_what_came_beyond_what_was_expected() -> None:
    pytest.importorskip("torch")
    from baronage.lab.training.trajectories import Trajectory

    here = numpy.array([1])
    seen = [here, here, here]
    legal = [numpy.array([4, 5]), numpy.array([6]), numpy.array([6, 7])]
    whole = Trajectory(seen, legal, [4, 6, 7], [1.0, 1.0, 1.0], [0.25, 0.5, 0.75], 1.0)
    one = whole.choices()
    assert one.tokens == [4, 7]  # at the second there was nothing to choose
    assert one.advantages(1.0) == [0.75, 0.25]  # by the end alone
    assert one.advantages(0.0) == [0.5, 0.25]  # by what was expected at the next decision


def test_what_plays_follows_what_is_learnt() -> None:
    torch = pytest.importorskip("torch")
    from baronage.lab.training.network import Network

    network = Network(SETUP, seed=1)
    for value in (1.0, 3.0):
        with torch.no_grad():
            network.table_bias.fill_(value)
        network.average(0.25)
    assert set(network.player("ppo").weights["table_bias"].tolist()) == {1.5}


@pytest.mark.filterwarnings("ignore")
def test_who_has_no_time_left_moves_no_more() -> None:
    torch = pytest.importorskip("torch")
    from baronage.lab.training import dmc, ppo
    from baronage.lab.training.network import Network

    for way in (dmc, ppo):
        network = Network(SETUP, seed=1)
        before = network.words.weight.detach().clone()
        list(islice(way.learn(network, SETUP, 1, player("random"), lambda: 0.0), 128))
        assert torch.equal(before, network.words.weight)


@pytest.mark.filterwarnings("ignore")
def test_a_training_leaves_a_network_that_plays_and_its_curve(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    told: list[Point] = []
    found = train(SETUP, "dmc", tmp_path, seconds=0.2, self_play=True, games=4, points=2, tell=told.append)
    assert told == found
    assert [point.games for point in found] == [4, 4]
    assert {file.name for file in tmp_path.iterdir()} == {NET, CURVE, DRAWN}
    assert json.loads((tmp_path / CURVE).read_text())["self_play"] is True
    assert play_setup(SETUP, [player(f"net:{tmp_path / NET}"), player("random")], 1).standings.winners()
