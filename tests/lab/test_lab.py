"""The laboratory: the same games whatever plays them, nothing lost when it is stopped, and figures that can be trusted."""

from __future__ import annotations

import csv
import json
import random
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import baronage
from baronage import BadDocument, BadSetup, Record
from baronage.arena.simulate import simulate
from baronage.cli import main
from baronage.lab import run as running
from baronage.lab.compare import compare, holm
from baronage.lab.experiment import Experiment, load_experiment, read_experiment
from baronage.lab.report import conclusions, report
from baronage.lab.run import merge, play_one, read_folder, run

GAME = baronage.games()["brawling"]


def experiment(**more: Any) -> Experiment:
    return read_experiment({"game": "brawling", "bots": ["random", "random"], "games": 12, "seed": 3, **more})


def test_the_games_are_those_of_a_simulation_and_do_not_depend_on_what_plays_them(tmp_path: Path) -> None:
    alone = run(experiment(), tmp_path / "alone", processes=1)
    shared = run(experiment(), tmp_path / "shared", processes=2)
    for part in (1, 2, 3):
        run(experiment(), tmp_path / f"part{part}", shard=(part, 3), processes=1)
    assert merge([tmp_path / f"part{part}" for part in (2, 3, 1)], tmp_path / "merged") == (12, alone)
    assert alone == shared
    names = ("games.jsonl", "experiment.json", "games.parquet")
    for name in names:
        assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "merged" / name).read_bytes()
    about, lines = read_folder(tmp_path / "alone")
    assert (about["game"], about["rules"], about["baronage"]) == ("brawling", GAME.meta.version, baronage.__version__)
    simulated = simulate(GAME, ["random", "random"], 12, seed=3, processes=1)
    assert sum(line["decisions"] for line in lines.values()) / 12 == pytest.approx(simulated.length)
    assert sum(line["places"][0] == 1 for line in lines.values()) == simulated.first_seat_wins
    table = parquet.read_table(tmp_path / "alone/games.parquet").to_pylist()
    assert [row["points"] for row in table] == [lines[number]["points"] for number in range(12)]


def test_a_run_that_was_stopped_goes_on_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(experiment(), tmp_path / "whole", processes=1)
    count = 0

    def stopped(told: Experiment, number: int) -> Any:
        nonlocal count
        count += 1
        if count > 7:
            raise KeyboardInterrupt
        return play_one(told, number)

    monkeypatch.setattr(running, "play_one", stopped)
    with pytest.raises(KeyboardInterrupt):
        run(experiment(), tmp_path / "cut", processes=1)
    monkeypatch.setattr(running, "play_one", play_one)
    lines = tmp_path / "cut/games.jsonl"
    kept = len(lines.read_text().splitlines())
    assert kept >= 6
    with lines.open("a") as file:
        file.write('{"number": 11, "torn')
    with pytest.raises(BadDocument, match="resume"):
        run(experiment(), tmp_path / "cut", processes=1)
    with pytest.raises(BadDocument, match="another experiment"):
        run(experiment(seed=4), tmp_path / "cut", resume=True, processes=1)
    count = 0
    monkeypatch.setattr(running, "BATCH", 20)
    assert run(experiment(), tmp_path / "cut", resume=True, processes=1) == whole


def test_records_are_kept_if_wanted_and_are_those_games() -> None:
    plain, kept = play_one(experiment(), 5), play_one(experiment(records=True), 5)
    record = Record.read(kept.pop("record"))
    assert kept == plain
    assert record.replay().state.standings() is not None
    assert record.names == kept["bots"]


@pytest.mark.parametrize(
    "data",
    [
        {"game": "chess"},
        {"game": "brawling", "bots": []},
        {"game": "brawling", "bots": ["nobody"]},
        {"game": "brawling", "games": 0},
        {"game": "brawling", "games": "many"},
        {"game": "brawling", "seed": True},
        {"game": "brawling", "records": "yes"},
        {"game": "brawling", "options": {"deks": 1}},
        {"game": "brawling", "speed": 3},
        {"game": "brawling", "bots": ["random"] * 3, "seats": 2},
    ],
)
def test_a_wrong_experiment_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises((BadDocument, BadSetup)):
        read_experiment(data)


def test_wrong_files_and_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "exp.toml").write_text("game = ")
    for name in ("exp.toml", "none.toml"):
        with pytest.raises(BadDocument):
            load_experiment(tmp_path / name)
    with pytest.raises(BadDocument, match="no experiment"):
        read_folder(tmp_path)
    run(experiment(), tmp_path / "part", shard=(1, 3), processes=1)
    with pytest.raises(BadDocument, match="8 games are missing"):
        merge([tmp_path / "part"], tmp_path / "all")
    with pytest.raises(BadDocument, match="shard"):
        run(experiment(), tmp_path / "more", shard=(4, 3), processes=1)


def test_decisions_that_a_program_did_not_make_are_counted() -> None:
    line = play_one(experiment(bots=["cmd:/nowhere/lab-bot", "random"]), 0)
    program = line["bots"].index("cmd:/nowhere/lab-bot")
    assert line["missed"][program] > 3
    assert line["missed"][1 - program] == 0


# --- figures --------------------------------------------------------------------------------------------------------


def lines_of(values: list[int], seat_points: list[float]) -> dict[int, Any]:
    return {
        number: {
            "number": number,
            "seed": str(number),
            "bots": ["a", "b"],
            "places": [1, 2] if points > 0.5 else [2, 1],
            "points": [points, 1 - points],
            "decisions": value,
            "cause": "The deck is empty.",
            "rule": "R-1",
            "events": {"drew": value},
            "deeds": {"drew knight": [value, 0]},
        }
        for number, (value, points) in enumerate(zip(values, seat_points, strict=True))
    }


def test_a_comparison_finds_what_was_put_in_and_nothing_else() -> None:
    rng = random.Random(1)
    points = [float(rng.random() < 0.5) for _ in range(300)]
    values = [rng.randrange(50, 60) for _ in range(300)]
    longer = [value + 2 + rng.randrange(-1, 2) for value in values]
    found = {it.name: it for it in compare(lines_of(values, points), lines_of(longer, points))}
    assert found["decisions"].sure
    assert found["decisions"].difference == pytest.approx(2, abs=0.2)
    assert found["decisions"].error < 0.2  # of pairs: far below what two heaps would give
    assert not found["points of seat 1"].sure
    assert found["points of seat 1"].difference == 0
    assert found["points of a"].first == found["points of a"].second
    with pytest.raises(BadDocument, match="in common"):
        compare(lines_of(values[:5], points[:5]), lines_of(values, points))


def test_findings_are_corrected_for_their_number() -> None:
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.9]) == [False, False]
    assert holm([0.9, 0.001, 0.02]) == [False, True, True]


def test_a_report_says_what_the_figures_say() -> None:
    rng = random.Random(2)
    fair = [float(rng.random() < 0.5) for _ in range(400)]
    unfair = [float(rng.random() < 0.7) for _ in range(400)]
    assert conclusions(list(lines_of([9] * 400, fair).values()))[0] == (
        "No seat surely wins more than 5 in a hundred above its share of 50.0 %. 400 games show an advantage of 12 in a "
        "hundred in 4 of 5 such experiments; 754 games show one of 10 in a hundred."
    )
    ends = list(lines_of([9] * 400, fair).values())
    for line in ends[:2]:
        line["cause"] = "Another end."
    assert conclusions(ends)[-1].startswith("99.5 % of the games end so")
    assert "seat 1" in conclusions(list(lines_of([9] * 400, unfair).values()))[0]
    about = {**experiment().document(), "digest": "<b>"}
    page = report(about, lines_of([9] * 400, unfair))
    assert page == report(about, lines_of([9] * 400, unfair))
    assert "<script" not in page
    assert "<b>" not in page
    assert "<svg" in page
    with pytest.raises(BadDocument):
        report(about, {})


def test_the_verbs(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("exp.toml").write_text('game = "brawling"\nbots = ["random"]\ngames = 12\nseats = 2\n[options]\ndecks = 1\n')
    Path("two.toml").write_text('game = "brawling"\nbots = ["random"]\ngames = 12\nseats = 2\n[options]\ndecks = 2\n')

    def call(*words: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as left:
            main(["lab", *words])
        told = capsys.readouterr()
        return int(left.value.code or 0), told.out + told.err

    assert call("run", "exp.toml", "--out", "one", "--processes", "1")[0] == 0
    assert call("run", "two.toml", "--out", "two", "--processes", "1")[0] == 0
    assert call("run", "exp.toml", "--out", "one")[0] == 2
    assert call("run", "exp.toml", "--out", "x", "--shard", "a/b")[0] == 2
    assert call("report", "one")[0] == 0
    assert Path("one/report.html").read_text().startswith("<!doctype html>")
    told = {row["figure"]: row for row in csv.DictReader(Path("one/report.csv").read_text().splitlines())}
    assert float(told["first place of seat 1"]["low"]) <= float(told["first place of seat 1"]["value"])
    assert float(told["decisions"]["value"]) > 5
    assert any(name.startswith("end: ") for name in told)
    code, said = call("cards", "one", "--json")
    assert code == 0
    assert all(it["players"] >= 10 for it in json.loads(said))
    assert "took" in call("cards", "one", "--no-colour")[1]
    assert call("patch", "brawling", "--set", "copies.FAR=2", "--set", "cards.KNI.upgrade=4") == (
        0,
        "brawling+cards.KNI.upgrade=4+copies.FAR=2\n",
    )
    assert call("patch", "brawling", "--set", "copies.FAR=2", "--set", "cards.KNI.upgrade=5") == (
        0,
        "brawling+copies.FAR=2\ncards.KNI.upgrade is 5 in the rules: that changes nothing\n",
    )
    assert "market_cost" in call("patch", "brawling", "--no-colour")[1]
    assert call("patch", "brawling", "--set", "copies.FAR=20")[0] == 2
    Path("altered.toml").write_text('game = "brawling+copies.FAR=2"\nbots = ["random"]\ngames = 2\nrecords = true\n')
    assert call("run", "altered.toml", "--out", "altered", "--processes", "2")[0] == 0
    assert Record.read(read_folder(Path("altered"))[1][0]["record"]).game.name == "brawling+copies.FAR=2"
    code, said = call("compare", "one", "two", "--no-colour")
    assert code == 0
    assert "decisions" in said
    assert "Games needed" in said
    code, said = call(
        "tournament", "brawling", "--players", "random,heuristic", "--games", "2", "--json", "--processes", "1"
    )
    assert code == 0
    assert {row["name"] for row in json.loads(said)["rows"]} == {"random", "heuristic"}
