"""Many games between bots, and the figures that come of them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

import pytest

import baronage
from baronage.arena.simulate import Report, mean_and_error, percent, seating, simulate, wilson
from baronage.cli import main

GAME = baronage.games()["brawling"]


@pytest.fixture(scope="module")
def report() -> Report:
    """Eight games of three random bots on one deck, played here."""
    return simulate(GAME, ["random", "random", "random"], 8, seed=5, options={"decks": 1}, processes=1)


def test_the_result_does_not_depend_on_the_number_of_processes(report: Report) -> None:
    shared = simulate(GAME, ["random", "random", "random"], 8, seed=5, options={"decks": 1}, processes=2)
    assert shared.processes == 2
    alike: list[dict[str, Any]] = []
    for each in (report, shared):
        document = each.document()
        del document["seconds"], document["processes"]
        alike.append(document)
    assert alike[0] == alike[1]


def test_another_seed_gives_other_games(report: Report) -> None:
    other = simulate(GAME, ["random", "random", "random"], 8, seed=6, options={"decks": 1}, processes=1)
    assert other.digest != report.digest


def test_the_report_adds_up(report: Report) -> None:
    (row,) = report.rows
    assert (report.games, report.seats, report.options) == (8, 3, {"decks": 1})
    assert (row.bot, row.games, row.wins) == ("random", 24, 8)
    assert row.win_share == pytest.approx(1 / 3)
    assert row.win_low < row.win_share < row.win_high
    assert row.place == pytest.approx(2.0)
    assert row.points == pytest.approx(0.5)
    assert sum(report.ends.values()) == 8
    assert report.shortest <= report.length <= report.longest
    assert 0 <= report.first_seat_wins <= 8


def test_the_report_is_a_table_and_a_document(report: Report) -> None:
    (row,) = report.cells()
    assert (len(row), row[:3]) == (7, ["random", "24", "33.3 %"])
    document = json.loads(json.dumps(report.document()))
    assert document["rows"][0]["wins"] == 8
    assert document["digest"] == report.digest


def test_progress_is_told_until_all_games_are_played() -> None:
    told: list[tuple[int, int]] = []
    simulate(GAME, ["random", "random"], 6, processes=1, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (6, 6)
    assert told == sorted(told)


def test_more_seats_than_bots_are_dealt_in_turn() -> None:
    report = simulate(GAME, ["heuristic", "random"], 1, options={"teams": "two"}, processes=1, seats=4)
    assert {row.bot: row.games for row in report.rows} == {"heuristic": 2, "random": 2}
    assert sorted(row.place for row in report.rows) == [1.0, 2.0]  # team mates are of one kind


def test_every_bot_has_every_seat_and_every_neighbour() -> None:
    line = ("one", "two", "three")
    tables = [seating(line, number) for number in range(6)]
    for seat in range(3):
        assert Counter(table[seat] for table in tables) == {"one": 2, "two": 2, "three": 2}
    followers = Counter((table[seat], table[(seat + 1) % 3]) for table in tables for seat in range(3))
    assert set(followers.values()) == {3}
    assert len(followers) == 6


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"bots": []}, "at least one bot"),
        ({"bots": ["wizard", "random"]}, "no bot 'wizard'"),
        ({"bots": ["random"] * 17}, "2 to 16 players"),
        ({"bots": ["random"] * 3, "seats": 2}, "3 bots are too many for 2 seats"),
        ({"bots": ["random"] * 2, "games": 0}, "at least 1 game"),
        ({"bots": ["random"] * 2, "options": {"decks": 9}}, "option decks takes"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(baronage.BadSetup, match=complaint):
        simulate(GAME, processes=1, **arguments)


def test_wilsons_interval() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(95, 100) == pytest.approx((0.8882, 0.9785), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0


def test_a_share_reads_all_or_nothing_only_if_it_is() -> None:
    assert [percent(count / 400) for count in (0, 1, 3, 200, 398, 399, 400)] == [
        *("0 %", "0.2 %", "1 %", "50 %", "99.5 %", "99.8 %", "100 %")
    ]


def test_decisions_that_a_program_missed_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    mute = f"cmd:{sys.executable} -c pass"  # it ends without an answer
    told = simulate(GAME, ["random", mute], 2, seed=5, options={"decks": 1}, processes=1)
    missed = {row.bot: row.missed for row in told.rows}
    assert missed["random"] == 0
    assert missed[mute] > 4
    assert {row["bot"]: row["missed"] for row in told.document()["rows"]} == missed
    with pytest.raises(SystemExit):
        main(["simulate", "brawling", "--bots", f"random,{mute}", "--games", "1", "--processes", "1", "--no-colour"])
    said = capsys.readouterr().out
    assert said.count("missed") == 1
    assert f"{mute} missed" in said


def test_the_mean_and_its_error() -> None:
    mean, error = mean_and_error([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert error == pytest.approx(1.96 * 1.290994 / 2, abs=1e-4)
    assert mean_and_error([3.0]) == (3.0, 0.0)
