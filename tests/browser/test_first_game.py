"""The first game in a real browser: the card that tells what it is about, and the words that are explained."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "wat"}]
TABLE = {"game": "brawling", "seats": SEATS, "options": {"first_player": "A"}}


def test_the_card_opens_once_and_comes_back_when_called(visit: Any) -> None:
    ada = visit(beginner=True)
    ada.go(ada.table(TABLE))
    card = ada.page.locator(".first-game")
    card.wait_for()
    assert "The most points when the deck runs out." in card.inner_text()
    assert card.locator("li .part").count() >= 6
    box, side = card.bounding_box(), ada.page.locator(".side").bounding_box()
    assert box["x"] + box["width"] <= side["x"], "what is asked stays in sight"
    ada.page.keyboard.press("Enter")
    card.wait_for(state="detached")
    ada.page.get_by_role("button", name="How to play").click()
    card.wait_for()
    ada.page.keyboard.press("Escape")
    card.wait_for(state="detached")
    ada.go(ada.table(TABLE))
    ada.asked()
    assert not card.count(), "once for each game"


def test_a_term_is_explained_beside_it_and_on_a_phone_in_a_sheet(visit: Any) -> None:
    wide, phone = visit(beginner=True), visit(width=390, height=844, beginner=True)
    for one in (wide, phone):
        one.go(one.table(TABLE))
        start = one.page.locator(".first-game .start")
        start.wait_for()
        assert start.bounding_box()["y"] < 600, "the button is always in sight"
        term = one.page.locator(".first-game .term", has_text="King’s Army").first
        if one is wide:
            term.hover()
        else:
            term.click()
        told = one.page.locator(".term-card")
        told.wait_for()
        assert "King" in told.locator("h3").inner_text()
        box, at = told.bounding_box(), term.bounding_box()
        assert box["y"] >= at["y"] + at["height"] or box["y"] + box["height"] <= at["y"], "never over it"
        if one is phone:
            assert (box["x"], box["width"]) == (0, 390)
            assert box["y"] + box["height"] == 844
        one.page.keyboard.press("Escape")
        told.wait_for(state="detached")
        assert one.page.locator(".first-game").count(), "and the card stays"
