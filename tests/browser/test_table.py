"""At the table, in a real browser: one device for two, reconnecting, by post, talk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Server
from tests.browser.person import Person

Visit = Callable[..., Person]


# A game in which no bid is made: whether there is anything to bid with, the deal would decide.
A_BEGINS = {"first_player": "A"}


def sit_together(ada: Person, bo: Person) -> None:
    """At a table that waits for a friend Ada finds a link to send; Bo follows it and sits down: it begins."""
    link = ada.page.get_by_label("Link to the table").input_value()
    assert "invitation=" in link
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Join ").click()
    for one in (ada, bo):
        one.page.wait_for_selector(".piece.cut-hand")


@pytest.mark.slow
def test_two_at_one_device_with_a_curtain_between(visit: Visit) -> None:
    ada = visit()
    seats = [{"kind": "me"}, {"kind": "me"}]
    ada.go(ada.table({"game": "brawling", "seats": seats, "options": A_BEGINS, "public": False}))
    ada.page.get_by_role("button", name="I am Ada (A)").wait_for()  # before anything is shown
    assert ada.page.locator("[data-id]").count() == 0
    ada.page.get_by_role("button", name="I am Ada (A)").click()
    ada.page.wait_for_selector(".piece.cut-hand")
    hand = ada.hand()
    ada.asked()
    ada.press("Gather")
    ada.page.get_by_role("button", name="Pass it to Ada (B)").click()  # when A has seen what happened
    ada.page.wait_for_selector(".curtain")
    assert not any(f'"{card}"' in ada.page.content() for card in hand)
    assert ada.page.locator("[data-id]").count() == 0
    ada.page.get_by_role("button", name="I am Ada (B)").click()
    ada.page.wait_for_selector(".piece.cut-hand")
    assert not ada.hand() & hand


@pytest.mark.slow
def test_the_server_is_killed_and_comes_back(visit: Visit, own_server: Server) -> None:
    ada = visit(address=own_server.address)
    ada.begins_against_a_bot()
    ada.asked()
    before = ada.hand()
    own_server.kill()
    ada.page.locator(".say small", has_text="Connecting").wait_for()
    own_server.start()
    ada.page.locator(".say small", has_text="Connecting").wait_for(state="detached")
    assert ada.hand() == before
    assert ada.play_to_the_end(seed=3) > 3


@pytest.mark.slow
@pytest.mark.parametrize("own_server", ["quick"], indirect=True)
def test_a_window_by_post_runs_out(visit: Visit, own_server: Server) -> None:
    """Nobody answers: the rules' answer to silence is given, and the page tells so."""
    ada = visit(address=own_server.address)
    body: dict[str, Any] = {
        "game": "brawling",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}],
        "time_control": {"kind": "correspondence", "hours": 1.0, "printed": False},
        "public": False,
    }
    ada.go(ada.table(body))
    ada.page.wait_for_selector(".side-clock")
    ada.until("document.querySelectorAll('.stream .happened').length > 4", 30)


@pytest.mark.slow
def test_talk_in_private(visit: Visit) -> None:
    ada, bo = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "invited"}]
    ada.go(ada.table({"game": "brawling", "seats": seats, "options": A_BEGINS, "public": False}))
    sit_together(ada, bo)
    ada.page.get_by_label("Message").fill("hello <b>all</b>")
    ada.page.keyboard.press("Enter")
    bo.page.locator(".speech", has_text="hello <b>all</b>").wait_for()
    ada.page.get_by_label("Talk to").select_option(index=1)
    ada.page.get_by_label("Message").fill("between us")
    ada.page.keyboard.press("Enter")
    bo.page.locator(".speech", has_text="between us").wait_for()
