"""The worked examples of the rules pages: each can be opened, what the page tells can be played there, and it ends as told."""

from __future__ import annotations

import re

import pytest

from baronage.engine.core.errors import BadDocument, Refusal
from baronage.engine.match.match import Match
from baronage.engine.tutorial import Board, Example, example, examples
from baronage.engine.tutorial.example import read_example
from baronage.games import games

GAMES = games()
ALL = [(one, number) for game in GAMES.values() for one in examples(game) for number in range(1, len(one.cases) + 1)]
ON_PAGE = re.compile(r"^(?:[-*] \*\*|\| )([A-QS-Z]\d{1,3})\b", re.M)  # R12 is a ruling


def named(case: tuple[Example, int] | object) -> str:
    return f"{case[0].game.name}-{case[0].id}-{case[1]}" if isinstance(case, tuple) else ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", list(GAMES))
def test_every_example_of_the_page_can_be_opened(name: str, language: str) -> None:
    game = GAMES[name]
    page = game.rulebook.page(language)
    section = re.search(r"^## (?:\d+\. )?(?:Worked examples|Exemples)[^\n]*\n(.*?)(?=^## )", page, re.M | re.S)
    assert section, "the page has a chapter of worked examples"
    assert sorted(ON_PAGE.findall(section[1])) == sorted(one.id for one in examples(game))
    for one in examples(game):
        told = one.localized(language)
        assert told.text, one.id
        assert set(one.rules) <= set(game.rules), one.id
        assert one.rules, one.id


@pytest.mark.parametrize("case", ALL, ids=named)
def test_what_the_page_tells_can_be_played_and_ends_as_told(case: tuple[Example, int]) -> None:
    one, number = case
    told = one.case(number)
    board = Board(one, number)
    assert board.match.state.position()
    for count, (seat, move) in enumerate(told.line):
        assert board.next == (seat, move), f"after {count} moves"
        assert board.seat == seat
        board = Board(one, number, told.line[: count + 1])
    assert board.followed == len(told.line)
    assert board.next is None
    assert told.end in board.match.state.position()
    assert told.end
    assert 0 <= board.seat < told.seats


@pytest.mark.parametrize("case", ALL, ids=named)
def test_what_comes_next_is_told_in_words(case: tuple[Example, int]) -> None:
    one, number = case
    for language in ("en", "fr"):
        steps = Board(one, number).in_words(language)
        assert bool(steps) == bool(one.case(number).line)
        assert all(steps)


def test_something_else_may_be_played_and_taken_back() -> None:
    one = example(GAMES["brawling"], "E03")
    assert Board(one, 1, [(0, "D")]).followed is None
    assert Board(one, 1, [(0, "D")]).next is None
    assert Board(one, 1, []).next == (0, "G")


def test_who_clicks_what_the_page_tells_has_followed_it() -> None:
    one = example(GAMES["brawling"], "E03")
    action = Match(one.game, state=Board(one, 1).match.state).state.read(0, "G")
    assert Board(one, 1, [(0, action)]).followed == 1


def test_what_is_no_example_is_refused() -> None:
    game = GAMES["brawling"]
    with pytest.raises(BadDocument):
        example(game, "E99")
    one = example(game, "E03")
    for number, moves in ((0, []), (2, []), (1, [(9, "G")]), (1, [(0, "G")] * 121)):
        with pytest.raises(Refusal):
            Board(one, number, moves)
    with pytest.raises(BadDocument):
        read_example(game, {"id": "E1", "rules": [], "cases": [{"line": 3}]})
