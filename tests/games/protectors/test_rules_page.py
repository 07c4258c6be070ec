"""RULES.md: every rule that the game cites is there, and every option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.games.protectors import data
from tests.games.protectors.table import GAME

HOME = Path(data.__file__).parent
ID = re.compile(r"REALM-[A-Z][0-9]+\.[0-9]+")


def test_the_page_defines_every_rule_once() -> None:
    found = re.findall(r"^- \*\*(REALM-[A-Z0-9.]+)\*\*", GAME.rules_page, re.M)
    assert len(found) == len(set(found)) == len(GAME.rules) == 311


@pytest.mark.parametrize("name", GAME.rules)
def test_a_rule_can_be_read(name: str) -> None:
    assert len(GAME.rules[name].text) > 10


def test_every_id_in_the_code_is_on_the_page() -> None:
    cited = {(name, file.name) for file in HOME.rglob("*.py") for name in ID.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 150
    assert sorted(f"{name} in {file}" for name, file in cited if name not in GAME.rules) == []


def test_every_ruling_in_the_code_is_on_the_page() -> None:
    rulings = set(re.findall(r"^- \*\*(R\d+)\*\* ", GAME.rules_page, re.M))
    cited = {name for file in HOME.rglob("*.py") for name in re.findall(r"\bR\d+\b", file.read_text(encoding="utf-8"))}
    assert {"R203", "R54"} <= cited <= rulings


def test_the_page_names_every_option_and_card() -> None:
    for option in GAME.options:
        assert f"| `{option.name}` |" in GAME.rules_page
    for code in data.CODES[1:]:
        assert f"`{code}`" in GAME.rules_page


def test_every_section_that_the_page_speaks_of_is_there() -> None:
    named = set(re.findall(r"\bsections? ([0-9]+|[A-Z])\b", GAME.rules_page))
    assert {"5", "8", "I", "K"} <= named
    for name in named:
        assert re.search(rf"^##+ {name}\. ", GAME.rules_page, re.M), name
