"""The published ladder: what the pages say is what was measured, and anybody who plays it again finds the same."""

from __future__ import annotations

import pytest

from baronage.arena.simulate import simulate
from baronage.games import games
from tools.ladder import PAGE, Rung, measure, measure_together, ordered, paged, read, table

KNOWN = read()


def test_the_page_has_the_table_of_what_was_measured() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert paged(text, KNOWN) == text
    assert table(KNOWN) in text


def test_each_rung_stands_there_once_and_in_order() -> None:
    assert len({one.key for one in KNOWN}) == len(KNOWN)
    assert ordered(KNOWN[::-1]) == KNOWN
    assert all(0 <= one.wins <= one.games for one in KNOWN)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_rung_is_what_a_simulation_of_the_same_seed_gives(seats: int) -> None:
    found = measure("brawling", seats, "quick", "random", 4, 9, float("inf"))
    report = simulate(games()["brawling"], ["quick", *["random"] * (seats - 1)], 4, 9, processes=1, seats=seats)
    row = next(row for row in report.rows if row.bot == "quick")
    assert found == Rung("brawling", seats, "quick", "random", 4, 9, row.wins)


def test_when_the_time_is_up_it_tells_what_it_has() -> None:
    assert measure("brawling", 2, "random", "quick", 50, 9, 0.0).games == 1


def test_several_processes_give_the_same_rung() -> None:
    rung = ("brawling", 2, "quick", "random")
    assert measure_together([rung], 2, 9, 2) == [measure(*rung, 2, 9, float("inf"))]
