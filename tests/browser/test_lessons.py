"""Lessons in a real browser: each is solved by its solution, and what is solved is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from baronage.engine.tutorial import Lesson, lessons
from baronage.games import games

NOTATION = "localStorage.setItem('baronage.settings', JSON.stringify({ notation: true, pace: 0, sound: false }))"


def solve(person: Any, lesson: Lesson) -> None:
    """Type its solution, move by move, until it is solved."""
    person.go(f"/learn/{lesson.game.name}/{lesson.id}")
    person.until("document.querySelector('.typed input')")
    for move in lesson.solution:
        if person.page.locator(".lesson-solved").count():
            return
        person.page.fill(".typed input", move)
        person.page.press(".typed input", "Enter")
        person.until("document.querySelector('.lesson-solved') || !document.querySelector('.typed input')?.value")
    person.until("document.querySelector('.lesson-solved')")


@pytest.mark.slow
@pytest.mark.parametrize("name", list(games()))
def test_lessons_are_solved_by_their_solutions_and_that_is_kept(visit: Any, name: str) -> None:
    person = visit()
    person.page.add_init_script(NOTATION)
    tried = lessons(games()[name])
    for lesson in tried:
        solve(person, lesson)
    kept = json.loads(person.page.evaluate("localStorage.getItem('baronage.lessons')"))
    assert kept[name] == [lesson.id for lesson in tried]
    assert person.page.locator(".dots .done").count() == len(tried)


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
    page.locator(".lesson-next svg").wait_for()
    assert page.locator(".path .done").count() == 2
    page.locator(".path .here", has_text="you are here").wait_for()
    page.locator(".learn-game", has_text="Brawling Barons").click()
    page.get_by_role("link", name="Start the first lesson").wait_for()
    page.locator(".learn-game", has_text="Yuan").click()
    page.get_by_role("link", name="Continue with lesson 3").click()
    page.wait_for_url(f"**/learn/yuan/{third.id}")
    page.wait_for_selector(".prompt")
