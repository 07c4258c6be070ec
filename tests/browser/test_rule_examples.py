"""The worked examples of the rules in a real browser: opened beside the rule, played as told, taken back, played otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.tutorial import example
from baronage.games import games

pytestmark = pytest.mark.slow

SHOWN = {"brawling": "E01", "fyn": "X12", "barony": "E23", "yuan": "E6", "protectors": "S11"}


@pytest.mark.parametrize("name", list(SHOWN))
def test_an_example_is_opened_from_its_rule_played_and_taken_back(visit: Any, name: str) -> None:
    one = example(games()[name], SHOWN[name])
    person = visit()
    person.go(f"/rules/{name}#{one.id}")
    person.until(f"document.getElementById('{one.id}')?.classList.contains('here')")
    assert person.page.locator(f"[id='{one.rules[0]}'] .open-example").count(), "the rule itself leads there too"
    person.page.click(f"[id='{one.id}'] .open-example")
    person.page.wait_for_selector(".example .follow")
    for count in range(1, len(one.cases[0].line) + 1):
        person.page.click(".follow:not([disabled])")
        more = count < len(one.cases[0].line)
        person.until(
            f"document.querySelector('.following h2')?.textContent.includes(' {count + 1} ')"
            if more
            else "!document.querySelector('.follow')"
        )
    person.page.keyboard.press("u")
    person.until("document.querySelector('.follow')")
    assert not person.complaints
