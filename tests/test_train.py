"""The trainer: what games show is written down, and a network is held against the one that is there by playing."""

from __future__ import annotations

import json
from argparse import Namespace
from array import array
from pathlib import Path

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.learning.value_net import load_value_net, put_value_net, read_value_net
from baronage.games import games
from tools import train

BRAWLING = games()["brawling"]


def blind() -> str:
    """A network that thinks all seats alike, whatever it sees."""
    width = len(BRAWLING.search.features(BRAWLING.start(2), 0))
    return json.dumps(
        {"middle": [0.0] * width, "scale": [1.0] * width, "hidden": [[0.0] * width], "bias": [0.0], "out": [0.0]}
    )


def test_what_was_seen_in_games_is_written_with_who_won(tmp_path: Path) -> None:
    settings = {"games": 2, "seats": "2", "players": "quick", "option": [], "keep": 1.0, "seed": 3, "seconds": 0}
    train.play(Namespace(game="brawling", processes=1, out=str(tmp_path), **settings))
    told = json.loads((tmp_path / "data.json").read_text())
    flat = array("f", (tmp_path / "seats2.f32").read_bytes())
    size = 1 + 2 + 2 * told["width"]
    assert told["moments"] == {"2": len(flat) / size}
    rows = [flat[at : at + size] for at in range(0, len(flat), size)]
    assert {row[0] for row in rows} == {0.0, 1.0}
    assert all(row[1] + row[2] == 1.0 for row in rows)


def test_other_weights_count_until_they_are_taken_back() -> None:
    old = load_value_net(BRAWLING.package, 2)
    state = BRAWLING.start(2, {}, Chance(1))
    own = BRAWLING.search.features(state, 0)
    assert load_value_net(BRAWLING.package, 2) is old
    put_value_net(BRAWLING.package, 2, read_value_net(blind()))
    try:
        assert load_value_net(BRAWLING.package, 2).score(own) == 0.0
        assert load_value_net(BRAWLING.package, 3) is not load_value_net(BRAWLING.package, 2)
    finally:
        put_value_net(BRAWLING.package, 2, old)
    assert load_value_net(BRAWLING.package, 2).score(own) == old.score(own) != 0.0


@pytest.mark.slow
def test_the_gate_tells_a_blind_network_from_one_that_sees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    won = [train._duel((BRAWLING.package, 2, {}, "hob", blind(), 5, number)) for number in range(12)]
    assert sum(won) <= 3, "one that thinks all plans alike loses to the one in the folder"
    file = tmp_path / "leaf.json"
    file.write_text(blind())
    train.gate(
        Namespace(
            game="brawling", value_net=file, bot="hob", seats=2, option=[], games=2, seed=5, seconds=0, processes=1
        )
    )
    assert f"{50 * sum(won[:2]):.1f} %" in capsys.readouterr().out
