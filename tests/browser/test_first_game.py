"""The first game in a real browser: the card that tells what it is about, and the words that are explained."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_house import together

pytestmark = pytest.mark.slow

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
TABLE = {"game": "brawling", "seats": SEATS, "options": {"first_player": "A"}}


def test_the_card_opens_once_comes_back_when_called_and_never_for_who_knows_the_game(visit: Any) -> None:
    ada = visit(beginner=True)
    first = ada.table(TABLE)
    ada.go(first)
    card = ada.page.locator(".first-game")
    card.wait_for()
    assert "Have the most points when the deck runs out." in card.inner_text()
    board = ada.page.locator(".first-game").bounding_box()
    rail = ada.page.locator(".rail").bounding_box()
    assert board["x"] + board["width"] <= rail["x"], "what is asked stays in sight"
    card.get_by_role("button", name="Start playing").click()
    card.wait_for(state="detached")
    ada.go(first)
    ada.asked()
    ada.page.wait_for_selector(".how-to-play")
    assert not card.count()
    ada.page.get_by_role("button", name="How to play").click()
    card.wait_for()
    ada.page.keyboard.press("Escape")
    card.wait_for(state="detached")

    ada.go(ada.table(TABLE))
    card.wait_for()  # it is still a first game
    card.get_by_role("button", name="I know this game").click()
    ada.go(ada.table(TABLE))
    ada.page.wait_for_selector(".how-to-play")
    assert not card.count()


def test_a_term_is_explained_beside_it_and_on_a_phone_in_a_sheet(visit: Any) -> None:
    wide, phone = visit(beginner=True), visit(width=390, height=844, beginner=True)
    for one in (wide, phone):
        one.go(one.table(TABLE))
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


def test_what_happens_behind_the_card_is_told_when_it_is_closed(visit: Any) -> None:
    ada, bo = visit(beginner=True), visit()
    together(ada, (bo, "Bo"), options={"first_player": "B"})
    ada.page.locator(".first-game").wait_for()
    bo.asked()
    bo.choose("Gather 1 resource")
    ada.page.locator(".prompt.tells").wait_for()  # it is known here, and waits
    assert "Nothing has happened yet." in ada.page.locator(".story").inner_text()
    ada.page.keyboard.press("Escape")
    ada.page.locator(".story", has_text="Bo gains 1 resource.").wait_for()


def test_in_a_first_game_of_barony_all_serfs_are_placed_already_and_may_be_placed_anew(visit: Any) -> None:
    ada = visit(beginner=True)
    ada.against_a_bot("Barony")
    ada.page.locator(".first-game").get_by_role("button", name="Start playing").click()
    ada.page.locator(".prompt .primary:enabled", has_text="Say that you are ready").wait_for()
    ada.page.get_by_role("button", name="Undo all clicks").click()
    ada.page.locator(".prompt", has_text="Serf 1 of 9").wait_for()  # one after the other; and it is left to me
    ada.page.get_by_role("button", name="Place them for me").wait_for()
