"""Tournaments of players: who meets whom, what is counted, and that it is the same whoever plays it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import baronage
from baronage import BadSetup, Chance, Record
from baronage.bots import Player
from baronage.engine.core.state import Action, State
from baronage.lab.tournament import keep, tournament
from baronage.ranking.forms import FORMS, Form

GAME = baronage.games()["brawling"]
TWO = GAME.setup(2)


def test_each_against_each() -> None:
    found = tournament(TWO, ["random", "heuristic"], games=6, seed=1, processes=1)
    assert [row.name for row in found.rows] == ["heuristic", "random"]
    assert found.cross["heuristic"]["random"] + found.cross["random"]["heuristic"] == pytest.approx(1)
    assert found == tournament(TWO, ["random", "heuristic"], games=6, seed=1, processes=2)
    best, last = found.rows
    assert best.skill > 1500 > last.skill
    assert (best.games, best.missed) == (6, 0)
    assert best.points == pytest.approx(found.cross["heuristic"]["random"])


def test_swiss_rounds_bring_equals_together_and_leave_nobody_out_twice() -> None:
    names = ["random", "tests.lab.test_tournament:Lazy", "heuristic"]
    found = tournament(TWO, names, form="swiss", rounds=3, games=1, seed=4, processes=1)
    assert len(found.rounds) == 3
    byes = [name for one in found.rounds for name in one.byes]
    assert sorted(byes) == sorted(names)
    assert sum(row.games for row in found.rows) == 6
    assert "random" not in found.cross["random"]


def test_tables_of_many_have_the_seats_in_turn() -> None:
    setup = GAME.setup(4)
    names = ["random", "heuristic", "tests.lab.test_tournament:Lazy", "tests.lab.test_tournament:Other"]
    found = tournament(setup, names, games=4, seed=2, processes=1)
    assert len(found.rounds) == 1
    for name in names:
        assert sorted(line["bots"].index(name) for line in found.lines) == [0, 1, 2, 3]
    assert {row.games for row in found.rows} == {4}
    assert sum(row.points for row in found.rows) == pytest.approx(2)  # 1, 2/3, 1/3 and 0 of each game


@pytest.mark.parametrize("form", FORMS)
def test_every_form_can_be_played(form: Form) -> None:
    names = ["random", "heuristic", "tests.lab.test_tournament:Lazy", "tests.lab.test_tournament:Other", "wat"]
    found = tournament(GAME.setup(3), names, form, games=1, rounds=2, seed=5, processes=1)
    assert sorted(line.player for line in found.order) == sorted(names)
    assert found.order[0].place == 1
    if form == "knock-out":  # five, three at a table: the two best look on, then the last three meet
        assert [len(table) for one in found.rounds for table in one.tables] == [3, 3]
        last = next(line for line in found.lines if line["round"] == 1)
        assert found.order[0].player == last["bots"][last["places"].index(1)]


def test_it_is_kept_with_its_records(tmp_path: Path) -> None:
    found = tournament(TWO, ["random", "heuristic"], games=2, seed=1, records=True, processes=1)
    keep(found, tmp_path / "cup")
    assert json.loads((tmp_path / "cup/tournament.json").read_text())["digest"] == found.digest
    lines = [json.loads(line) for line in (tmp_path / "cup/games.jsonl").read_text().splitlines()]
    assert [Record.read(line["record"]).replay().state.standings() is not None for line in lines] == [True, True]


@pytest.mark.parametrize(
    ("names", "more"),
    [
        (["random"], {}),
        (["random", "random"], {}),
        (["random", "nobody"], {}),
        (["random", "heuristic"], {"form": "ladder"}),
        (["random", "heuristic"], {"games": 0}),
        (["random", "heuristic"], {"rounds": 0}),
    ],
)
def test_a_wrong_tournament_is_refused(names: list[str], more: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        tournament(TWO, names, **more)  # type: ignore[arg-type]


class Lazy(Player):
    """Takes the first action there is."""

    NAME = "lazy"

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return actions[0]


class Other(Lazy):
    """As lazy."""
