"""The learner: what self-play shows is learnt, and networks are held against each other by playing."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

from baronage.bots.search import Trials
from baronage.bots.search.halving import candidates, encoded
from baronage.engine.core.chance import Chance
from baronage.engine.learning.value_net import PLAN, VALUE, load_net, load_value_net, put_net, read_value_net
from baronage.games import games
from tools import learn

BRAWLING = games()["brawling"]


def plain(width: int, **places: float) -> str:
    """A network that only reads one feature: `at`, with a weight of `weight`."""
    row = [0.0] * width
    row[int(places.get("at", 0))] = places.get("weight", 0.0)
    return json.dumps({"middle": [0.0] * width, "scale": [1.0] * width, "hidden": [row], "bias": [0.0], "out": [9.0]})


def test_other_weights_count_until_they_are_taken_back() -> None:
    old, other = load_value_net(BRAWLING.package, 2), load_value_net(BRAWLING.package, 3)
    features = BRAWLING.search.features(BRAWLING.start(2, {}, Chance(1)), 0)
    put_net(BRAWLING.package, VALUE, 2, read_value_net(plain(len(features))))
    try:
        assert load_value_net(BRAWLING.package, 2).score(features) == 0.0
        assert load_value_net(BRAWLING.package, 3) is other
    finally:
        put_net(BRAWLING.package, VALUE, 2, old)
    assert old.score(features) != 0.0


def test_a_learnt_prior_reorders_the_plans() -> None:
    view = BRAWLING.start(2, {"first_player": "A"}, Chance(3)).redact(0)
    trials = Trials(view, 0, 1, Chance(4))
    before = candidates(trials, 12)
    rows = encoded(trials, before)
    unlikely = rows[-1]
    verb = next(at for at in range(1, 49) if unlikely[at] and not rows[0][at])
    put_net(BRAWLING.package, PLAN, 2, read_value_net(plain(len(unlikely), at=verb, weight=50.0)))
    try:
        after = candidates(Trials(view, 0, 1, Chance(4)), 12)
    finally:
        put_net(BRAWLING.package, PLAN, 2, None)
    assert sum(prior for prior, _ in after) == pytest.approx(1.0)
    assert after[0][1] != before[0][1]
    assert [prior for prior, _ in after] == sorted([prior for prior, _ in after], reverse=True)


@pytest.mark.slow
def test_fitting_finds_the_row_that_wins() -> None:
    luck = random.Random(5)
    samples = []
    for number in range(300):
        rows = [[luck.random() for _ in range(4)] for _ in range(2)]
        first = rows[0][2] > rows[1][2]
        samples.append([float(number), 2.0, float(first), float(not first), *rows[0], *rows[1]])
    text, before, after = learn.fit(samples, VALUE, "", 1, epochs=60)
    assert after < 0.75 * before
    net = read_value_net(text)
    assert net.score([0.5, 0.5, 0.9, 0.5]) > net.score([0.5, 0.5, 0.1, 0.5])
    again, _, last = learn.fit(samples, VALUE, text, 2, epochs=1)
    assert last <= after + 1e-3
    assert len(json.loads(again)["hidden"]) == learn.HIDDEN


@pytest.mark.slow
def test_a_game_of_self_play_is_noted() -> None:
    table = learn.Table("brawling", 2, 4, time.time() + 600)
    found = learn.watch(table, {}, 0, 3, 7)
    assert found is not None
    width = len(BRAWLING.search.features(BRAWLING.start(2, {}, Chance(1)), 0))
    assert found[VALUE]
    assert all(len(one) == 2 + 2 + 2 * width and sum(one[2:4]) == 1.0 and one[0] == 7 for one in found[VALUE])
    for one in found[PLAN]:
        count = int(one[1])
        assert sum(one[2 : 2 + count]) == pytest.approx(1.0)
        assert (len(one) - 2 - count) % count == 0


def test_when_the_time_is_over_nothing_is_played() -> None:
    table = learn.Table("brawling", 2, 4, time.time() - 1)
    assert learn.watch(table, {}, 0, 3, 7) is None
    assert learn.duel(table, {}, {}, 3, 0) is None


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    folder = learn.Folder(tmp_path / "brawling", BRAWLING, 2)
    first = folder.texts()
    assert json.loads(first[VALUE])["out"]
    assert not first[PLAN]
    folder.keep(PLAN, plain(3))
    assert folder.add(PLAN, [[1.0, 2.0, 3.0]]) == [[1.0, 2.0, 3.0]]
    folder.note(round=2, kind=PLAN)
    again = learn.Folder(tmp_path / "brawling", BRAWLING, 2)
    assert json.loads(again.texts()[PLAN]) == json.loads(plain(3))
    assert again.rounds() == 2
    assert again.add(PLAN, [[4.0]]) == [[1.0, 2.0, 3.0], [4.0]]
    assert load_net(BRAWLING.package, PLAN, 2) is None
