"""A designer's questions: one command each, with intervals that hold together."""

from __future__ import annotations

import json
import math
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from baronage import BadDocument, BadSetup
from baronage.cli import main
from baronage.engine.game.patched import tunables_of
from baronage.games import games
from baronage.lab import questions
from baronage.lab.compare import compare
from baronage.lab.experiment import Experiment
from baronage.lab.questions import MATTERS, first_seat, one_seat, too_strong, what_if
from baronage.lab.report import report
from baronage.lab.run import play_all

SETTING: dict[str, Any] = {"game": "brawling", "seats": 2, "options": {}, "seed": 5}


def lines_with(points: list[list[float]]) -> list[dict[str, Any]]:
    return [{"number": number, "points": it} for number, it in enumerate(points)]


def answered(monkeypatch: pytest.MonkeyPatch, shares: list[float], games: int, **more: Any) -> questions.Answer:
    """Return the answer to games in which the first seat has these points, again and again."""
    points = [[shares[at % len(shares)], 1 - shares[at % len(shares)]] for at in range(games)]
    monkeypatch.setattr(questions, "_played", lambda setting, bot, count, processes: lines_with(points[:count]))
    (found,) = first_seat(SETTING, ["random"], games, **more)
    return found


def test_the_first_seat_is_judged_by_an_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    better = answered(monkeypatch, [1, 1, 0], 600)
    assert (better.verdict, better.games, better.needed) == ("better", 600, 0)
    assert better.advantage == pytest.approx(1 / 3)
    assert answered(monkeypatch, [0, 0, 1], 600).verdict == "worse"
    assert answered(monkeypatch, [1, 0], 20_000).verdict == "fair"
    unsure = answered(monkeypatch, [1, 0], 100)
    assert unsure.verdict == "unclear"
    half = (unsure.high - unsure.low) / 2
    assert unsure.needed == math.ceil(100 * (half / MATTERS) ** 2)
    assert answered(monkeypatch, [1, 0], unsure.needed + 100).verdict == "fair"


def test_a_few_equal_games_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert answered(monkeypatch, [0.5], 10).verdict == "unclear"
    assert answered(monkeypatch, [0.5], 200).verdict == "fair"


def test_until_clear_stops_early_and_pays_for_its_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = answered(monkeypatch, [1, 1, 0], 6400, until_clear=True)
    assert (found.verdict, found.games) == ("better", 100)
    once = answered(monkeypatch, [1, 1, 0], 100)
    assert found.high - found.low > once.high - once.low  # the interval holds for all looks together
    assert answered(monkeypatch, [1, 0], 700, until_clear=True).games == 700


def test_a_game_of_many_seats_is_one_observation(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = lines_with([[1, 0.5, 0], [0, 0.5, 1]] * 50)
    monkeypatch.setattr(questions, "_played", lambda setting, bot, count, processes: lines)
    (found,) = first_seat(SETTING, ["random"], 100)
    assert found.advantage == 0
    assert found.high == pytest.approx(1.96 * 0.75 / math.sqrt(99), rel=0.01)


@pytest.mark.slow
def test_levels_stand_side_by_side_and_widen_the_intervals() -> None:
    one = first_seat(SETTING, ["random"], 20, processes=1)
    two = first_seat(SETTING, ["random", "wat"], 20, processes=1)
    assert [it.bot for it in two] == ["random", "wat"]
    assert one[0].advantage == two[0].advantage
    assert one[0].high < two[0].high
    with pytest.raises(BadDocument):
        first_seat(SETTING, ["random"], 1)


def test_a_changed_card_shows_in_its_use() -> None:
    found = what_if(SETTING, "brawling+copies.FAR=0", ["random"], 20, processes=1)["random"]
    farms = [it for it in found if "farm" in it.name.lower()]
    assert farms
    assert all(it.second == 0 or it.second < it.first for it in farms)


def test_a_seat_with_better_numbers_wins_more() -> None:
    costs = [name for name in tunables_of(games()["brawling"]) if name.endswith((".cost", ".upgrade"))]
    free = "+".join(["brawling", *(f"{name}=0" for name in costs)])
    (found,) = one_seat(SETTING, free, ["random"], 60, processes=1)
    assert found.verdict == "better"
    (same,) = one_seat(SETTING, "brawling", ["random"], 10, processes=1)
    assert same.advantage == 0  # it would be less if the state lost something on its way


@pytest.mark.parametrize("game", ["barony", "fyn"])
def test_one_seat_can_have_other_numbers_in_games_with_turns(game: str) -> None:
    name = next(iter(tunables_of(games()[game])))
    value = tunables_of(games()[game])[name].value
    setting = {"game": game, "seats": 2, "options": {}, "seed": 5}
    (found,) = one_seat(setting, f"{game}+{name}={value + 1}", ["random"], 4, processes=1)
    assert found.games == 4


@pytest.mark.parametrize("game", ["yuan", "protectors"])
def test_one_seat_is_refused_where_all_act_at_once(game: str) -> None:
    name = next(iter(tunables_of(games()[game])))
    value = tunables_of(games()[game])[name].value
    with pytest.raises(BadSetup, match="at once"):
        one_seat({"game": game, "seats": 2, "options": {}, "seed": 5}, f"{game}+{name}={value + 1}", ["random"], 4)


def test_cards_and_changes_are_looked_at_until_one_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []

    def played(asked: Sequence[Experiment], processes: int | None) -> list[list[Any]]:
        counts.append(asked[0].games)
        sure = asked[0].games >= 200
        line = {"seed": "1", "bots": ["random"] * 2, "decisions": 1, "events": {}}
        return [
            [
                {**line, "number": number, "points": [1, 0] if sure or number % 2 else [0, 1], "deeds": {"act": [1, 0]}}
                | ({"decisions": 1 + at * sure + number % 2})
                for number in range(it.games)
            ]
            for at, it in enumerate(asked)
        ]

    monkeypatch.setattr(questions, "play_all", played)
    assert not too_strong(SETTING, ["random"], 100)["random"][0].sure
    assert not any(it.sure for it in what_if(SETTING, "brawling", ["random"], 100)["random"])
    counts.clear()
    assert too_strong(SETTING, ["random"], 6400, until_clear=True)["random"][0].sure
    assert any(it.sure for it in what_if(SETTING, "brawling", ["random"], 6400, until_clear=True)["random"])
    assert counts == [100, 200, 100, 200]


def test_comparisons_that_are_shown_together_are_corrected_together() -> None:
    from baronage.lab.experiment import read_experiment

    ask = [read_experiment({**SETTING, "bots": ["random"], "games": 20, "seed": seed}) for seed in (5, 5)]
    one, other = ({line["number"]: line for line in lines} for lines in play_all(ask, 1))
    for number, line in other.items():
        line["points"] = [0.3 * (number % 3), 1 - 0.3 * (number % 3)]
    alone, many = compare(one, other), compare(one, other, 10)
    assert sum(it.sure for it in many) <= sum(it.sure for it in alone)
    assert many[0].shows >= alone[0].shows
    assert any(it.shows > before.shows for it, before in zip(many, alone, strict=True))


PAGE = Path(__file__).resolve().parents[2] / "docs/experiments.md"
SHOWN = re.findall(r"^baronage (lab .*?) *#", PAGE.read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("command", SHOWN)
def test_each_question_of_the_page_is_one_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    common = [] if "patch" in command else ["--games", "10", "--bots", "random", "--processes", "1"]
    written = {}
    for more in ([], ["--json"])[: len(common) or 1]:
        with pytest.raises(SystemExit) as end:
            main([*shlex.split(command), *common, *more])
        assert end.value.code in (0, None)
        written[bool(more)] = capsys.readouterr().out
    assert len(SHOWN) == 5
    if common:
        text = " ".join(written[False].split())
        assert "95 %" in text
        assert "together" in text
        assert text.startswith("Played by random") or "── Played by random ─" in text  # the answer comes first
        assert json.loads(written[True])
    else:
        assert "cards.KNI.cost" in written[False]


def test_what_goes_with_winning_is_listed_for_each_level() -> None:
    found = too_strong(SETTING, ["random"], 30, processes=1)
    assert found["random"]
    assert all(" " in it.name for it in found["random"]), "of a game with cards only what names one"
    assert found["random"] == sorted(found["random"], key=lambda it: (-it.difference, it.name))


def test_a_chart_shows_the_even_share() -> None:
    from baronage.lab.experiment import read_experiment

    experiment = read_experiment({**SETTING, "bots": ["random"], "games": 10})
    (lines,) = play_all([experiment], 1)
    page = report({**experiment.document(), "shard": "1/1"}, {line["number"]: line for line in lines})
    assert '<line class="fair" x1="270.0"' in page  # half of 400 after 70
