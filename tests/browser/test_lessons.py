"""Lessons in a real browser: solved by what is shown, explained where they fail; the page that leads to the next."""

from __future__ import annotations

import json
from typing import Any

import pytest

from baronage.engine.tutorial import lessons
from baronage.games import games
from tests.browser.test_board import FAULTS

KEPT = "localStorage.getItem('baronage.lessons')"
DO = ".bubble button:has-text('Do it')"


@pytest.mark.slow
@pytest.mark.parametrize("name", list(games()))
def test_lessons_are_solved_by_what_the_steward_shows_and_that_is_kept(visit: Any, name: str) -> None:
    person = visit()
    page = person.page
    tried = lessons(games()[name])
    person.go(f"/learn/{name}/{tried[0].id}")
    for lesson in tried:
        page.wait_for_url(f"**/{lesson.id}")
        for _ in range(12):
            person.until("document.querySelector('.attempt.is-solved, .attempt .bulb')")
            if page.locator(".attempt.is-solved").count():
                break
            page.keyboard.press("s")
            page.locator(DO).click()
            page.wait_for_selector(DO, state="detached")
        page.wait_for_selector(".attempt.is-solved")
        if lesson is not tried[-1]:
            page.keyboard.press("Enter")
    assert json.loads(page.evaluate(KEPT))[name] == [lesson.id for lesson in tried]
    assert page.locator(".dots .done").count() == len(tried)
    page.get_by_role("button", name="Play a full game").wait_for()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_wrong_try_is_explained_and_put_back(visit: Any, width: int, height: int) -> None:
    person = visit(width=width, height=height)
    page = person.page
    person.go("/learn/barony/jumper")
    page.wait_for_selector(".piece[data-id='A1'].can")
    page.locator(".bar .btn", has_text="Pass").click()
    verdict = page.locator(".try-verdict.bad")
    verdict.wait_for()
    assert "Not yet" in verdict.inner_text()
    person.laid_out()
    assert person.page.evaluate(FAULTS) == []
    verdict.get_by_role("button", name="Put it back").click()
    verdict.wait_for(state="detached")
    page.wait_for_selector(".piece[data-id='A1'].can")
    page.locator(".piece[data-id='A1']").click()
    page.locator(".place-button[data-id='H1.17']").dispatch_event("click")
    page.wait_for_selector(".attempt.is-solved")


def test_the_board_of_a_lesson_is_seen_near_and_z_shows_all_of_it(visit: Any) -> None:
    person = visit()
    page = person.page
    person.go("/learn/barony/jumper")
    width = "document.querySelector(\".piece[data-id='A1']\").getBoundingClientRect().width"
    page.wait_for_selector(".corner-board")
    person.until(f"{width} >= 64 && {width} <= 110")
    page.keyboard.press("z")
    page.wait_for_selector(".corner-board", state="detached")
    person.until(f"{width} < 60")


def test_the_page_of_lessons_leads_to_the_one_that_comes_next(visit: Any) -> None:
    """Of the game that was begun, with its position; another game is one click away."""
    person = visit()
    person.go()
    first, second, third, *_ = lessons(games()["yuan"])
    done = json.dumps({"yuan": [first.id, second.id]})
    person.page.evaluate("(done) => localStorage.setItem('baronage.lessons', done)", done)
    person.go("/learn")
    page = person.page
    page.locator(".learn-game[aria-pressed=true]", has_text="next: lesson 3").wait_for()
    page.locator(".lesson-next .stage").wait_for()
    assert page.locator(".path .done").count() == 2
    page.locator(".path .here", has_text="you are here").wait_for()
    page.locator(".learn-game", has_text="Brawling Barons").click()
    page.get_by_role("link", name="Start the first lesson").wait_for()
    page.locator(".learn-game", has_text="Yuan").click()
    page.get_by_role("link", name="Continue with lesson 3").click()
    page.wait_for_url(f"**/learn/yuan/{third.id}")
    page.wait_for_selector(".attempt .bar.mine")


@pytest.mark.slow
def test_a_puzzle_is_tried_judged_and_begun_again(visit: Any) -> None:
    """Gather is legal and not the best here: the answer is judged, undone, and nothing is given away."""
    person = visit()
    page = person.page
    person.go("/learn/brawling/puzzles/1")
    page.wait_for_selector(".attempt .bar.mine")
    assert page.locator(".bar .say").inner_text() == "Find the best action for this turn"
    assert not page.locator(".attempt .bulb").count(), "nobody tells the solution before it was tried"
    page.locator(".bar .btn.act").first.click()
    judged = page.locator(".try-verdict")
    judged.wait_for()
    judged.wait_for(state="detached")
    page.wait_for_selector(".attempt .bar.mine")
    assert page.locator(".puzzle-list :is(.right, .wrong)").count() == 1, "the first answer is kept"
