"""A game on one page in a real browser: reached from its rules, and printed on one page of A4 in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from baronage.games import games

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_every_game_prints_on_one_page(visit: Any, language: str) -> None:
    person = visit(locale=language)
    person.go("/rules/yuan")
    person.page.click(".rules-page nav a[href='/rules/yuan/sheet']")
    for name, game in games().items():
        person.go(f"/rules/{name}/sheet")
        person.until(f"document.querySelector('.rule-sheet h1')?.textContent === {game.title!r}")
        printed = person.page.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, name
