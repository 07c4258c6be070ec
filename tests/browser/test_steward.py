"""A first game with the keyboard alone, by somebody who knows only what the screen says: the steward leads to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import baronage
from tests.browser.conftest import Server, built
from tests.browser.follower import Keys, Subscription

pytestmark = pytest.mark.slow

MAX = 400  # decisions
# those that last long end sooner
BRIEF: dict[str, dict[str, Any]] = {"barony": {"round_limit": 20}, "fyn": {"timeout_rounds": 1, "max_rounds": 10}}


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built()
    running = Server(tmp_path_factory.mktemp("steward"), module="tests.browser.brief_steward")
    yield running
    running.stop()


@pytest.mark.parametrize("name", baronage.games())
def test_who_does_what_his_steward_says_reaches_the_end_of_a_first_game(visit: Any, brief: Server, name: str) -> None:
    ada = visit(address=brief.address, beginner=True, reduced_motion="reduce")
    meta = baronage.games()[name].meta
    bots = [{"kind": "bot", "bot": "wat"}] * ((meta.default_seats or meta.seats[0]) - 1)
    ada.go(
        ada.table({"game": name, "seats": [{"kind": "me"}, *bots], "options": {**meta.first, **BRIEF.get(name, {})}})
    )
    ada.page.locator(".first-game").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.locator(".first-game").wait_for(state="detached")
    follower = Subscription(ada, Keys)
    while follower.decide():
        assert len(follower.advised) < MAX, follower.advised[-20:]
    assert len(follower.advised) > 3
    ada.play_to_the_end(seed=1)  # over, but for who is out of a game that goes on
