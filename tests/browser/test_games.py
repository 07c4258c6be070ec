"""Whole games against bots, played by clicking what is offered."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import baronage
from tests.browser.person import Person
from tests.browser.pointer import Pointer

Visit = Callable[..., Person]
LARGE, SMALL = {"width": 1440, "height": 900}, {"width": 1280, "height": 720}
FEW = 12  # decisions, in windows of both sizes
MAX = 400  # decisions with a real pointer; what is left of a longer game is played faster


def play(ada: Person, name: str, most: int) -> None:
    """With a real pointer: what is offered can be met, and the rail holds still whatever is asked."""
    ada.against_a_bot(baronage.games()[name].title)
    pointer = Pointer(ada, seed=1)
    decisions = 0
    while decisions < most and pointer.decide():
        decisions += 1
        ada.page.set_viewport_size(SMALL if decisions % 20 < 10 else LARGE)
    assert decisions > 3
    assert len(pointer.places) == len({places.split(";")[0] for places in pointer.places}), pointer.places
    assert len(pointer.rights) <= 2, pointer.rights


@pytest.mark.parametrize("name", list(baronage.games()))
def test_the_first_decisions_against_bots(visit: Visit, name: str) -> None:
    play(visit(reduced_motion="reduce"), name, FEW)  # nobody clicks while things move


@pytest.mark.slow
@pytest.mark.parametrize("name", list(baronage.games()))
def test_a_whole_game_against_bots(visit: Visit, name: str) -> None:
    ada = visit(reduced_motion="reduce")
    play(ada, name, MAX)
    ada.play_to_the_end(seed=1)
    ada.page.wait_for_selector(".places li:nth-child(2)")  # it comes after the last move was shown


@pytest.mark.slow
def test_a_finished_game_is_seen_again(visit: Visit) -> None:
    """Step by step, from the eyes of all or of one; each moment has its own link."""
    ada = visit()
    ada.against_a_bot("Brawling Barons")
    ada.play_to_the_end(seed=5)
    ada.page.get_by_role("tab", name="Log").click()
    moment = ada.page.locator(".log a.moment").nth(3)
    link = moment.get_attribute("href")
    assert link
    ada.go(link)  # a line of the log leads to its moment
    ada.page.wait_for_selector(".scrubber")
    at = int(link.split("at=")[1].split("&")[0])
    number = "document.querySelector('.moment-number').textContent.trim()"
    ada.until(f"{number}.startsWith('{at} /')")
    ada.page.evaluate("() => document.activeElement.blur()")
    for _ in range(20):  # line by line, until the next moment
        told = ada.page.locator(".rail .prompt").inner_text()
        ada.page.keyboard.press("ArrowRight")
        ada.until(f"document.querySelector('.rail .prompt').innerText !== {json.dumps(told)}")
        if ada.page.locator(".moment-number").inner_text().startswith(f"{at + 1} /"):
            break
    assert ada.page.locator(".moment-number").inner_text().startswith(f"{at + 1} /")
    ada.page.keyboard.press("End")
    ada.until(f"(([here, last]) => here === last)({number}.split(' / '))")
    mine = ada.page.locator(".hand").count()
    ada.page.get_by_role("button", name="Everything", exact=True).click()
    ada.until("document.querySelectorAll('.hand').length > 1")
    assert mine <= 1
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.until(f"parseInt({number}) > 1")


@pytest.mark.slow
def test_one_plays_on_from_a_moment_of_a_replay(visit: Visit) -> None:
    ada = visit()
    ada.begins_against_a_bot()
    ada.asked()
    hand = ada.hand()
    ada.page.get_by_label("Settings").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    ada.page.wait_for_selector(".prompt.over")
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("button", name="Play from here").click()
    ada.page.wait_for_url("**/table/**")
    ada.asked()
    assert ada.hand() == hand
    assert ada.play_to_the_end(seed=4) > 3
