"""Seats and options, and what is refused of them."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import Meta, Option
from tests.engine.table import PENNIES

TEAMS = Option("teams", "none", values=("none", "two", 3, True))
LIMIT = Option("limit", "auto", values=("auto",), low=-5, high=500)
BOARD = Option("board", None, check=lambda value: "" if isinstance(value, dict) else "it is no board")


@pytest.mark.parametrize(
    ("option", "value", "read"),
    [
        (TEAMS, "two", "two"),
        (TEAMS, " TWO ", "two"),
        (TEAMS, 3, 3),
        (TEAMS, "3", 3),
        (TEAMS, True, True),
        (LIMIT, "auto", "auto"),
        (LIMIT, 20, 20),
        (LIMIT, " 20 ", 20),
        (LIMIT, "-5", -5),
        (LIMIT, 500, 500),
        (BOARD, {"a": [1]}, {"a": [1]}),
    ],
)
def test_what_an_option_takes(option: Option, value: Any, read: Any) -> None:
    got = option.read(value)
    assert got == read
    assert type(got) is type(read)


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        (TEAMS, "four", "option teams takes none, two, 3, True, not 'four'"),
        (TEAMS, 1, "not 1"),  # 1 == True, and yet it is no value
        (TEAMS, None, "not None"),
        (LIMIT, 501, "option limit takes auto, -5 to 500, not 501"),
        (LIMIT, "501", "not 501"),
        (LIMIT, True, "not True"),
        (LIMIT, 20.0, "not 20.0"),
        (LIMIT, "--5", "not '--5'"),
        (LIMIT, "²", "not '²'"),
        (LIMIT, "9" * 5000, "not '9999"),
        (LIMIT, "", "not ''"),
        (BOARD, 7, "option board: it is no board"),
        (BOARD, "7", "option board: it is no board"),
    ],
)
def test_what_an_option_does_not_take(option: Option, value: Any, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        option.read(value)
    assert why in refused.value.sentence
    assert len(refused.value.sentence) < 300


def test_a_document_is_copied() -> None:
    board = {"a": [1]}
    taken = BOARD.read(board)
    board["a"].append(2)
    assert taken == {"a": [1]}


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, 2.0, "2", None, [2]])
def test_seats_that_a_game_does_not_have(seats: Any) -> None:
    if seats is None:
        assert PENNIES.setup(None).seats == 2, "left open, it is the usual number"
        return
    with pytest.raises(BadSetup, match="Pennies is for 2 to 4 players"):
        PENNIES.setup(seats)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"speed": 1}, "Pennies has no option 'speed'; it has: rounds, peek, purses"),
        ({7: 1}, "Pennies has no option 7"),
        ({"rounds": 9}, "option rounds takes 1 to 5, not 9"),
        ({"rounds": 5}, "five rounds are for two or three"),
        ([("rounds", 1)], "Options are names with their values"),
        ("rounds", "Options are names with their values"),
    ],
)
def test_options_that_a_game_does_not_have(options: Any, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        PENNIES.setup(4, options)
    assert why in refused.value.sentence


@pytest.mark.parametrize(("default", "usual"), [({}, 3), ({"default_seats": 4}, 4)])
def test_as_few_as_can_sit_down_unless_the_game_says_otherwise(default: dict[str, int], usual: int) -> None:
    meta = Meta("xyz", "Xyz", "XYZ", (3, 4, 5), 1, "A game.", **default)  # type: ignore[arg-type]
    assert meta.default_seats == usual


def test_a_setup_writes_down_what_is_not_usual() -> None:
    setup = PENNIES.setup(3, {"rounds": "4", "peek": "yes", "purses": [1, 2, 3, 4]})
    assert setup.options == {"rounds": 4, "peek": "yes", "purses": [1, 2, 3, 4]}
    assert setup.document() == {"rounds": 4, "purses": [1, 2, 3, 4]}
    setup.document()["purses"].append(5)
    assert setup.document() == {"rounds": 4, "purses": [1, 2, 3, 4]}


def test_a_label_names_seats_and_the_table() -> None:
    assert [PENNIES.seat_label(seat) for seat in range(-1, 4)] == ["table", "A", "B", "C", "D"]
