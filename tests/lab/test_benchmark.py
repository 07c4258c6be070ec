"""The frozen benchmark: its tasks never change, and scores are counted for the seat that is examined."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from baronage import BadDocument
from baronage.cli import main
from baronage.lab.benchmark import FILE, Task, benchmark, references, score, seat_of, tasks

FROZEN = "03575481aaf20cbf"


def test_the_tasks_are_frozen() -> None:
    told = json.dumps(json.loads(FILE.read_text())["tasks"], sort_keys=True)
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == FROZEN, "a changed task is a new version: v1.json"


def test_every_task_can_be_played_with_the_rules_of_today() -> None:
    found = tasks()
    assert len(found) == 15
    assert len({task.name for task in found}) == 15
    for task in found:
        experiment = task.experiment("random", 2)
        assert experiment.bots == ("random", *[task.against] * (task.seats - 1))
        assert all(it.task == task.name for it in references(task.name))


def test_a_score_is_that_of_the_examined_seat() -> None:
    (task,) = tasks(["brawling-2-random"])
    lines = []
    for number in range(40):  # it wins all but every fourth game
        won = number % 4 != 0
        seat = seat_of(task, number)
        assert task.experiment("heuristic", 40).seats_of(number)[seat] == "heuristic"
        places = [2, 2]
        places[seat if won else 1 - seat] = 1
        lines.append({"number": number, "places": places, "points": [2.0 - place for place in places]})
    found = score(task, "heuristic", lines)
    assert (found.games, found.points, found.first) == (40, 0.75, 0.75)
    assert found.first_low < 0.75 < found.first_high
    assert {seat_of(task, number) for number in range(40)} == {0, 1}


def test_other_rules_and_unknown_tasks_are_refused() -> None:
    (task,) = tasks(["brawling-2-random"])
    with pytest.raises(BadDocument, match="aren't comparable"):
        Task(**{**vars(task), "rules": task.rules + 1}).experiment("random", 1)
    with pytest.raises(BadDocument, match="unknown task"):
        benchmark("random", ["chess-2-random"])
    with pytest.raises(BadDocument, match="at least one game"):
        benchmark("random", ["brawling-2-random"], games=0)


def test_the_verb(capsys: pytest.CaptureFixture[str]) -> None:
    def call(*words: str) -> Any:
        with pytest.raises(SystemExit) as left:
            main(["lab", "benchmark", *words, "--task", "brawling-2-random", "--games", "4", "--processes", "1"])
        assert not left.value.code
        return capsys.readouterr().out

    first = json.loads(call("random", "--json"))
    assert first == json.loads(call("random", "--json"))
    assert [(it["task"], it["bot"], it["games"]) for it in first] == [("brawling-2-random", "random", 4)]
    assert "brawling-2-random" in call("random", "--no-colour")
