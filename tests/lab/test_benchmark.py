"""The frozen benchmark: its tasks never change, and scores are counted for the seat that is examined."""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from baronage import BadDocument
from baronage.cli import main
from baronage.lab.benchmark import (
    FILE,
    SCORES,
    Played,
    benchmark,
    check,
    compute_class,
    held_out,
    play_games,
    references,
    score,
    submission,
    tasks,
)
from tools import benchmark as tool
from tools.benchmark import BEGIN, END, PAGE, Queue, key_of, meetings, merged, page, scores_of

FROZEN = "9c1963f316f6ac55"


def test_the_tasks_are_frozen() -> None:
    told = json.dumps(json.loads(FILE.read_text()), sort_keys=True)
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == FROZEN, "a changed task is a new version: v2.json"


def test_every_task_can_be_played_with_the_rules_of_today() -> None:
    found = tasks()
    assert len(found) == len({task.name for task in found}) == 20
    for task in found:
        assert task.setup().seats == task.seats
        assert task.name == f"{task.game}-{task.seats}-{task.against}"
        assert sorted(task.players("random", 1)) == sorted(["random", *[task.against] * (task.seats - 1)])
        assert all(it.task == task.name for it in references(task.name))


def test_a_score_is_that_of_the_examined_seat() -> None:
    (task,) = tasks(["brawling-2-wat"])
    assert {task.players("random", number).index("random") for number in range(4)} == {0, 1}
    rows = [Played(number, float(number % 4 != 0), 1 + (number % 4 == 0), 10, 0.5, 0) for number in range(40)]
    found = score(task, "heuristic", rows)
    assert (found.games, found.points, found.first, found.seconds) == (40, 0.75, 0.75, 0.05)
    assert found.first_low < 0.75 < found.first_high
    assert found.digest == score(task, "heuristic", rows[::-1]).digest
    assert found.digest != score(task, "heuristic", [replace(rows[0], points=1.0), *rows[1:]]).digest


def test_two_bots_have_the_same_games_in_their_tasks_against_each_other() -> None:
    (one,) = tasks(["brawling-2-heuristic"])
    other = replace(one, against="random")
    mine = play_games(one, "random", range(6))
    theirs = play_games(other, "heuristic", range(6))
    for name in ("random", "heuristic"):
        assert [(it.number, it.points, it.place) for it in mine[name]] == [
            (it.number, it.points, it.place) for it in theirs[name]
        ]
    assert [a.points + b.points for a, b in zip(mine["random"], mine["heuristic"], strict=True)] == [1.0] * 6


def test_held_out_seeds_are_other_games_and_need_their_secret(tmp_path: Path) -> None:
    (task,) = tasks(["brawling-2-heuristic"])
    public, secret = (play_games(task, "random", range(8), it)["random"] for it in ("", "a secret"))
    assert [it.plans for it in public] != [it.plans for it in secret]
    (tmp_path / "secret").write_text("a secret\n")
    with pytest.raises(BadDocument, match="not the secret"):
        held_out(tmp_path / "secret")


def test_other_rules_and_unknown_tasks_are_refused() -> None:
    (task,) = tasks(["brawling-2-wat"])
    with pytest.raises(BadDocument, match="aren't comparable"):
        replace(task, rules=task.rules + 1).setup()
    with pytest.raises(BadDocument, match="unknown task"):
        benchmark("random", ["chess-2-wat"])
    with pytest.raises(BadDocument, match="expected from 1"):
        benchmark("random", ["brawling-2-wat"], games=0)
    assert benchmark("wat", ["brawling-2-wat"], games=1) == []  # against itself


def test_a_class_follows_from_the_slowest_task(tmp_path: Path) -> None:
    assert [compute_class(it) for it in (0.001, 0.01, 0.02, 0.9, 3.0)] == ["A", "A", "B", "C", "D"]
    (task,) = tasks(["brawling-2-wat"])
    slow = score(task, "me", [Played(0, 1.0, 1, 10, 0.5, 0)])
    fast = score(task, "me", [Played(0, 1.0, 1, 10, 0.05, 0)])
    sent = submission("me", "baronage lab benchmark me", [fast, slow], "public", "1.0", "a machine")
    assert sent["class"] == "B"
    file = tmp_path / "sent.json"
    file.write_text(json.dumps(sent))
    assert check(file) == [fast, slow]
    for spoilt, reason in (
        ({**sent, "class": "A"}, "was changed"),
        ({**sent, "benchmark": "v0"}, "not of v1"),
        ({"format": 1}, "not a submission"),
        ([], "not a submission"),
    ):
        file.write_text(json.dumps(spoilt))
        with pytest.raises(BadDocument, match=reason):
            check(file)
    file.write_text("{")
    with pytest.raises(BadDocument, match="can't be read"):
        check(file)


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def call(*words: str) -> Any:
        with pytest.raises(SystemExit) as left:
            main(["lab", "benchmark", *words])
        assert not left.value.code
        return capsys.readouterr().out

    small = ("random", "--task", "brawling-2-heuristic", "--games", "4", "--processes", "1")
    sent = call(*small, "--json")
    first, again = json.loads(sent)["scores"], json.loads(call(*small, "--json"))["scores"]
    assert [(it["task"], it["bot"], it["games"]) for it in first] == [("brawling-2-heuristic", "random", 4)]
    assert [it["digest"] for it in first] == [it["digest"] for it in again]
    (tmp_path / "sent.json").write_text(sent)
    assert "brawling-2-heuristic" in call("--check", str(tmp_path / "sent.json"), "--no-colour")
    with pytest.raises(SystemExit) as left:
        main(["lab", "benchmark"])
    assert left.value.code == 2


def test_both_bots_of_a_cell_get_their_score() -> None:
    task, bot = next(it for it in meetings() if it[0].game == "brawling" and it[0].seats == 2)
    rows = play_games(task, bot, range(3))
    cells = {key_of(task, bot): {name: {it.number: it for it in games} for name, games in rows.items()}}
    found = scores_of(cells)
    assert {(it.bot, it.task) for it in found} == {
        (bot, f"brawling-2-{task.against}"),
        (task.against, f"brawling-2-{bot}"),
    }
    assert sum(it.points for it in found) == pytest.approx(1.0)
    del cells[key_of(task, bot)][bot][1]  # only games without a gap before them count
    assert {it.games for it in scores_of(cells) if it.bot == bot} == {1}


def test_missing_games_are_played_where_they_narrow_an_interval_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "published", lambda seeds="scores": {})
    queue = Queue({}, math.inf, ["brawling"], ["random"])
    assert all("random" in key.split() for key in queue.missing)
    for name, seconds in (("random", 0.0), ("quick", 0.009), ("wat", 0.099), ("regent", 50.0)):
        queue.seconds["brawling", 2, name] = [seconds]
    cheap, middle = "brawling-2 quick random", "brawling-2 random wat"
    games: dict[str, int] = {}
    ratios = []
    for task, bot, numbers, _ in queue:
        key = key_of(task, bot)
        assert numbers.start == games.get(key, 0), "without a gap"
        games[key] = numbers.stop
        if games.get(middle) == 64:
            ratios.append(games[cheap] / games[middle])
    assert games == dict.fromkeys(queue.missing, 400)
    assert 2 <= ratios[0] <= 5  # the root of ten: games of one cell cost a tenth of the other's


def test_cells_whose_results_are_clear_get_fewer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "published", lambda seeds="scores": {})
    queue = Queue({}, math.inf, ["brawling"])
    clear, open_ = "brawling-2 quick random", "brawling-2 heuristic quick"
    for key, points in ((clear, [1.0] * 100), (open_, [1.0, 0.0] * 50)):
        queue.learn(
            *queue.missing[key], {queue.missing[key][1]: [Played(at, it, 1, 1, 1.0, 0) for at, it in enumerate(points)]}
        )
        queue.begun[key] = 100
    assert queue.gain(clear, 1.0) < queue.gain(open_, 1.0) / 1.5


def test_held_out_games_are_those_against_one_opponent_with_other_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "published", lambda seeds="scores": {})
    queue = Queue({}, math.inf, secret="a secret")
    assert len(queue.missing) == 5 * (len(tool.ROSTER) - 1)
    assert all(task.seats == 2 and "heuristic" in (bot, task.against) for task, bot in queue.missing.values())
    assert next(iter(queue))[3] == "a secret"


def test_published_scores_are_not_played_again_and_give_way_to_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    task, bot = meetings()[0]
    rows = [Played(number, 0.5, 1, 10, 0.5, 0) for number in range(400)]
    whole, part = score(task, bot, rows), score(task, bot, rows[:20])
    monkeypatch.setattr(tool, "published", lambda seeds="scores": {(task.name, bot): whole})
    assert key_of(task, bot) not in Queue({}, math.inf, [task.game]).missing
    assert merged([part]) == [whole]
    monkeypatch.setattr(tool, "published", lambda seeds="scores": {(task.name, bot): part})
    assert key_of(task, bot) in Queue({}, math.inf, [task.game]).missing
    assert merged([whole]) == [whole]


def test_the_page_shows_the_scores() -> None:
    shown = PAGE.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    assert shown.strip() == page(json.loads(SCORES.read_text())).strip(), "python -m tools.benchmark write"
