"""One page of a game's balance, from experiments at several seat counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from baronage.cli import main
from baronage.engine.core.errors import BadDocument
from baronage.lab.balance import balance, never, read_all, verdicts
from baronage.lab.experiment import read_experiment
from baronage.lab.run import run
from baronage.lab.sweep import ranges_of, sweep, trials


def line(number: int, *places: int) -> dict[str, Any]:
    return {
        "number": number,
        "places": list(places),
        "decisions": 10 + number,
        "cause": "It is over.",
        "rule": "BRAWL-1.01",
        "events": {"gathered": 2} if number else {"gathered": 1, "drawn": 1},
    }


def about(seats: int) -> dict[str, Any]:
    return {"game": "brawling", "seats": seats, "bots": ["random"] * seats}


def test_a_seat_that_surely_wins_too_often_is_named() -> None:
    unfair = [line(number, 1, 2) for number in range(40)]
    fair = [line(number, *((1, 2, 3), (2, 1, 3), (3, 2, 1))[number % 3]) for number in range(42)]
    told = verdicts({(2, "random"): (about(2), unfair), (3, "random"): (about(3), fair)})
    assert told == [
        "With 2 seats not all are alike (50 % is a share); surely wins too often: seat 1 (100 %); "
        "surely wins too rarely: seat 2 (0 %).",
        (
            power := "With 3 seats: 42 games show an advantage of 27 in a hundred in 4 of 5 such experiments; "
            "771 games show one of 10 in a hundred."
        ),
    ]
    told = verdicts({(3, "random"): (about(3), fair)})
    assert told[0].startswith("No seat is surely")
    assert told[1:] == [power]


def test_games_without_a_winner_make_no_seat_better_and_are_told() -> None:
    undecided = [line(number, *((1, 1) if number % 2 else (1, 2) if number % 4 else (2, 1))) for number in range(400)]
    lost = [line(number, *((2, 2, 2) if number % 2 else (1, 2, 3))) for number in range(400)]
    alike, weak = verdicts({(2, "random"): (about(2), undecided)}), verdicts({(3, "random"): (about(3), lost)})
    assert alike == [
        "No seat is surely more than 5 percentage points from its fair share.",
        "With 2 seats 50 % of the games have no winner.",
        "With 2 seats: 400 games show an advantage of 11 in a hundred in 4 of 5 such experiments; "
        "401 games show one of 10 in a hundred.",
    ]
    assert weak == [
        "With 3 seats not all are alike (17 % is a share); surely wins too often: seat 1 (50 %); "
        "surely wins too rarely: seat 2 (0 %), seat 3 (0 %).",
        "With 3 seats 50 % of the games have no winner.",
    ]


def test_what_never_happened_is_told() -> None:
    unseen, seldom = never({(2, "random"): (about(2), [line(number, 1, 2) for number in range(200)])})
    assert "gathered" not in unseen
    assert "attacked" in unseen
    assert "gathered" not in seldom


def test_the_page_of_a_sweep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in (2, 3):
        told = {"game": "brawling", "bots": ["random"], "games": 3, "seats": seats}
        run(read_experiment(told), tmp_path / f"seats={seats}", processes=1)
    page = balance(read_all(tmp_path))
    assert "Brawling Barons: balance, from 6 games" in page
    assert "<script" not in page
    with pytest.raises(SystemExit) as end:
        main(["lab", "balance", str(tmp_path)])
    assert end.value.code in (0, None)
    assert (tmp_path / "balance.html").read_text(encoding="utf-8") == page


def test_a_sweep_with_two_experiments_of_a_seat_count_is_refused(tmp_path: Path) -> None:
    for game in ("brawling", "brawling+copies.FAR=2"):
        for seats in (2, 3):
            told = {"game": game, "bots": ["random"], "games": 1, "seats": seats}
            run(read_experiment(told), tmp_path / f"{game},{seats}", processes=1)
    with pytest.raises(BadDocument, match="several experiments with 2 seats"):
        read_all(tmp_path)


def test_levels_of_players_stand_side_by_side(tmp_path: Path) -> None:
    data = {"game": "brawling", "bots": ["wat"], "games": 4, "seats": 2}
    found = trials(data, ranges_of(["bots=random,quick", "seats=2..3"]))
    assert [(it.name, set(it.experiment.bots)) for it in found[::2]] == [
        ("bots=random,seats=2", {"random"}),
        ("bots=quick,seats=2", {"quick"}),
    ]
    sweep(found, tmp_path, processes=1)
    read = read_all(tmp_path)
    assert [*read] == [(2, "quick"), (2, "random"), (3, "quick"), (3, "random")]
    page = balance(read)
    assert "played by quick or by random" in page
    assert "With 3 seats and quick" in page
    assert "<td>2</td><td>random</td>" in page.replace('<td class="number">', "<td>")


def test_the_more_is_looked_at_the_less_is_sure() -> None:
    lines = [line(number, *((1, 2) if number % 25 < 15 else (2, 1))) for number in range(1200)]
    one = {(2, "random"): (about(2), lines)}
    assert "surely wins too often" in verdicts(one)[0]
    fair = [line(number, *((1, 2), (2, 1))[number % 2]) for number in range(1200)]
    many = {**one, **{(2, f"bot {number}"): (about(2), fair) for number in range(200)}}
    assert "surely wins" not in " ".join(verdicts(many))


def test_a_folder_without_experiments_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDocument, match="no experiments"):
        read_all(tmp_path)
