"""Whole games against bots, played by clicking what is offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import baronage
from tests.browser.person import Person

Visit = Callable[..., Person]


@pytest.mark.parametrize("name", list(baronage.games()))
def test_a_whole_game_against_bots(visit: Visit, name: str) -> None:
    ada = visit()
    ada.against_a_bot(baronage.games()[name].title)
    assert ada.play_to_the_end(seed=1) > 3
    assert ada.page.locator(".places li").count() >= 2
