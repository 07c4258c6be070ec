"""A sweep: each combination of values in a folder of its own, on the same seeds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from baronage import BadDocument, BadSetup
from baronage.cli import main
from baronage.lab.compare import compare
from baronage.lab.run import read_folder
from baronage.lab.sweep import ranges_of, sweep, trials

DATA = {"game": "brawling", "bots": ["random"], "games": 10, "seed": 5}


def test_every_combination_is_played_on_the_same_seeds(tmp_path: Path) -> None:
    found = trials(DATA, ranges_of(["options.decks=1,2", "seats=2..3"]))
    assert [trial.name for trial in found] == [
        "decks=1,seats=2",
        "decks=1,seats=3",
        "decks=2,seats=2",
        "decks=2,seats=3",
    ]
    told = sweep(found, tmp_path, processes=1)
    assert [it.games for it in told] == [10] * 4
    small, large = (read_folder(tmp_path / name)[1] for name in ("decks=1,seats=2", "decks=2,seats=2"))
    assert {small[at]["seed"] for at in small} == {large[at]["seed"] for at in large}
    assert next(it for it in compare(small, large) if it.name == "decisions").difference > 0  # more cards, longer games
    assert told[0].decisions < told[2].decisions
    assert sweep(found, tmp_path, resume=True, processes=1) == told


@pytest.mark.parametrize(
    "over", [["decks"], ["=1"], ["options.decks="], ["options=1"], ["bots.x=1"], ["seats=2,3", "seed=0..99"]]
)
def test_wrong_ranges_are_refused(over: list[str]) -> None:
    with pytest.raises(BadDocument):
        trials({**DATA, "games": 1}, ranges_of(over) if over[0] != "seats=2,3" else ranges_of([*over, "games=1..2"]))


@pytest.mark.parametrize("over", [{"options.deks": [1]}, {"seats": [99]}, {"options.decks": ["many"]}])
def test_wrong_values_are_refused_before_anything_is_played(over: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises((BadSetup, BadDocument)):
        sweep(trials(DATA, {"seats": [2], **over}), tmp_path)
    assert not list(tmp_path.iterdir())


def test_figures_can_be_varied() -> None:
    found = trials(DATA, ranges_of(["figures.cards.KNI.upgrade=4..5", "figures.copies.FAR=2"]))
    assert [trial.name for trial in found] == ["cards.KNI.upgrade=4,copies.FAR=2", "cards.KNI.upgrade=5,copies.FAR=2"]
    names = [trial.experiment.setup.game.name for trial in found]
    assert names == ["brawling+cards.KNI.upgrade=4+copies.FAR=2", "brawling+copies.FAR=2"]  # 5 is what the rules have


def test_the_verb(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "exp.toml").write_text('game = "brawling"\nbots = ["random"]\ngames = 2\n')
    words = ["--over", "seats=2,3", "--out", str(tmp_path / "out"), "--processes", "1", "--no-colour"]
    with pytest.raises(SystemExit) as left:
        main(["lab", "sweep", str(tmp_path / "exp.toml"), *words])
    assert left.value.code in (0, None)
    assert "seats=3" in capsys.readouterr().out
    assert (tmp_path / "out/seats=2/games.jsonl").exists()
