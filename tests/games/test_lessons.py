"""Every lesson can be solved by its solution, every named mistake is one, and all of it is said in both languages."""

from __future__ import annotations

import re

import pytest

from baronage.bots import bots
from baronage.engine.core.errors import BadDocument, Refusal
from baronage.engine.game.game import Game
from baronage.engine.game.table import acts
from baronage.engine.tutorial import Lesson, Try, lesson, lesson_document, lessons, terms
from baronage.engine.tutorial.lesson import MAX_MOVES, read_lesson
from baronage.games import games
from baronage.server.table.question_payload import QuestionContext, question
from tests.engine.table import on_table

TAUGHT = [game for game in games().values() if lessons(game)]
LESSONS = [one for game in TAUGHT for one in lessons(game)]
LANGUAGES = ("en", "fr")
LONGEST = 60  # letters of a task


@pytest.fixture(params=LESSONS, ids=lambda one: f"{one.game.name}-{one.id}")
def one(request: pytest.FixtureRequest) -> Lesson:
    found: Lesson = request.param
    return found


def test_the_solution_solves_it_and_nothing_less_does(one: Lesson) -> None:
    for count in range(len(one.solution)):
        assert Try(one, one.solution[:count]).outcome == "open", count
    solved = Try(one, one.solution)
    assert solved.outcome == "solved"
    assert solved.sentence("en")


def test_every_named_mistake_is_one_and_is_explained(one: Lesson) -> None:
    assert one.mistakes
    for mistake in one.mistakes:
        tried = Try(one, mistake.moves)
        assert (tried.outcome, tried.mistake) == ("mistake", mistake.name)
        assert tried.sentence("en")


def test_a_try_comes_out_the_same_each_time(one: Lesson) -> None:
    states = [Try(one, one.solution).match.state.dump() for _ in range(2)]
    assert states[0] == states[1]


def test_what_is_ringed_is_there_and_the_rule_too(one: Lesson) -> None:
    begun = one.begin()
    view = begun.state.redact(one.seat)
    # an empty cell is drawn where a card may go
    free = [act.target for act in acts(view, one.seat, view.actions(one.seat))]
    assert one.ring in (*on_table(view), *free)
    assert one.rule in one.game.rules
    assert question(view, one.seat, QuestionContext(False, [], list(one.names), "en")).asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said_and_short(one: Lesson, language: str) -> None:
    own = one.game.words.catalogue(language)
    parts = ["", "-task", "-hint-1", "-hint-2", "-rule", "-done", *(f"-{mistake.name}" for mistake in one.mistakes)]
    for part in parts:
        assert f"lesson-{one.id}{part}" in own, part
    told = lesson_document(one, language)
    assert len(told["task"]) <= LONGEST
    assert all(
        text and not re.search(r"[{}]", text) for text in (told["title"], told["task"], told["short"], *told["hints"])
    )


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_the_last_one_ends_in_a_whole_game(game: Game) -> None:
    path = lessons(game)
    assert len(path) >= 8
    assert len({one.id for one in path}) == len(path)
    assert [bool(one.bot) for one in path] == [False] * (len(path) - 1) + [True]
    assert path[-1].bot in bots()


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_terms_name_lessons_that_there_are(game: Game) -> None:
    known = {one.id for one in lessons(game)}
    named = {term.lesson for term in terms(game) if term.lesson}
    assert named
    assert named <= known


def test_what_is_no_solution_and_no_known_mistake_is_put_back() -> None:
    tried = Try(lesson(games()["brawling"], "peasant"), ["D"])
    assert (tried.outcome, tried.mistake) == ("mistake", "")
    assert tried.sentence("en").startswith("That doesn’t solve it yet")
    assert tried.sentence("fr").startswith("Ce n’est pas encore résolu")


def test_what_the_rules_forbid_is_refused_with_its_rule() -> None:
    with pytest.raises(Refusal) as refused:
        Try(lesson(games()["brawling"], "money"), ["R FAR1"])
    assert refused.value.rule


def test_bad_input() -> None:
    game = games()["brawling"]
    with pytest.raises(BadDocument, match="no lesson"):
        lesson(game, "chess")
    with pytest.raises(BadDocument):
        Try(lesson(game, "money"), ["G"] * (MAX_MOVES + 1))
    with pytest.raises(BadDocument):
        read_lesson(game, 1, {"id": "x"})
    assert lesson(game, "2").id == "peasant"
