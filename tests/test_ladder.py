"""The published ladder: what the pages say is what was measured, and anybody who plays it again finds the same."""

from __future__ import annotations

import pytest

from baronage.arena.simulate import simulate
from baronage.games import games
from tools.ladder import PAGE, Rung, added, measure, ordered, paged, read, table, wanted

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
    (found,) = measure([("brawling", seats, "quick", "random")], 4, 9, 2)
    report = simulate(games()["brawling"], ["quick", *["random"] * (seats - 1)], 4, 9, processes=1, seats=seats)
    row = next(row for row in report.rows if row.bot == "quick")
    assert (found.games, found.wins, found.seeds) == (4, row.wins, (9,))


def test_when_the_time_is_over_there_are_fewer_games() -> None:
    assert measure([("brawling", 2, "random", "quick")], 50, 9, 1, 0.0)[0].games == 0


def test_rungs_of_several_runs_add_up() -> None:
    one, two = (Rung("fyn", 2, "hob", "wat", 10, (seed,), 7, 1.0, {"hob": 1}) for seed in (1, 2))
    other = Rung("yuan", 2, "hob", "wat", 4, (1,), 1)
    assert added([one, other, two]) == [Rung("fyn", 2, "hob", "wat", 20, (1, 2), 14, 2.0, {"hob": 2}), other]
    with pytest.raises(SystemExit, match="twice"):
        added([one, one])


def test_at_the_smallest_table_every_rung_is_measured_and_at_four_seats_the_top() -> None:
    found = wanted(["fyn", "protectors"], [], "", None)
    fyn = [("hob", "wat"), ("ysolt", "hob"), ("anselm", "ysolt"), ("regent", "anselm"), ("regent", "heuristic")]
    assert [rung[1:] for rung in found if rung[0] == "fyn"] == [(2, *pair) for pair in fyn]
    assert [rung[1:] for rung in found if rung[0] == "protectors"] == [(4, *pair) for pair in fyn]
    assert wanted(["fyn"], [4], "", None) == [("fyn", 4, *pair) for pair in fyn[3:]]
