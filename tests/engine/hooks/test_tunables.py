"""The law of figures."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import baronage.pennies
from baronage.engine.game.game import Game
from baronage.games import games
from baronage.laws import magic_numbers as figures
from baronage.laws.errors import LawBroken
from baronage.laws.magic_numbers import check_magic_numbers, magic_numbers_in, magic_numbers_of
from tests.engine.table import PENNIES


@pytest.mark.parametrize("game", [*games().values(), PENNIES], ids=repr)
def test_every_figure_of_a_rule_stands_in_the_tables(game: Game) -> None:
    check_magic_numbers(game)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("if gold >= 50: pass", [(1, 50)]),
        ("gold -= 75", [(1, 75)]),
        ("paid = 15 * armies", [(1, 15)]),
        ("kept = min(gold, 30)", [(1, 30)]),
        ("if gold >= COST: pass", []),
        ("if level == 3: pass", []),
        ("if money < 2: pass", [(1, 2)]),
        ("if len(s.piles[seat]) >= 3: pass", [(1, 3)]),
        ("if cash > 0: pass", []),
        ("pay(s, seat, 1)", [(1, 1)]),
        ("pay(s, seat, COST)", []),
        ("percent = 100 * n", []),
        ("bits = 1 << 16 * n", []),
        ("def attempts(s):\n    return s.gold + 50", []),
    ],
)
def test_what_a_bare_figure_is(source: str, found: list[tuple[int, int]]) -> None:
    assert magic_numbers_in(source) == found


def test_a_figure_in_the_code_of_pennies_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pennies"
    shutil.copytree(Path(baronage.pennies.__file__).parent, folder)
    steps = folder / "steps.py"
    steps.write_text(steps.read_text(encoding="utf-8") + "\n\ndef dear(purse: int) -> bool:\n    return purse >= 12\n")
    line = len(steps.read_text(encoding="utf-8").splitlines())
    assert magic_numbers_of(folder) == [f"steps.py, line {line}: 12"]
    monkeypatch.setattr(figures, "found_in", lambda package: tuple(magic_numbers_of(folder)))
    with pytest.raises(LawBroken, match=r"law 'figures' .* steps\.py, line \d+: 12"):
        check_magic_numbers(PENNIES)
