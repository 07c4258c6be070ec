"""Boards of one's own in all games that have them: what is drawn can be played if and only if nothing is found wrong with it."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game
from baronage.engine.hooks.board_editor import BoardEditor
from baronage.engine.text.localization import CatalogueText
from baronage.games import games
from tests.slow import slow_after

DRAWN = [game for game in games().values() if game.board_editor is not None]
CLICKS = 60


def editor_of(game: Game) -> BoardEditor:
    assert game.board_editor is not None
    return game.board_editor


def taken(game: Game, document: dict[str, Any]) -> bool:
    """Does a table take this board?"""
    editor = editor_of(game)
    seats, options = editor.needs(document)
    try:
        game.setup(seats, {**options, editor.OPTION: document})
    except BadSetup:
        return False
    return True


def test_two_games_have_boards_of_ones_own() -> None:
    assert [game.name for game in DRAWN] == ["barony", "protectors"]


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_every_board_to_begin_with_can_be_played_but_the_empty_sheet(game: Game) -> None:
    editor = editor_of(game)
    assert len({ready.name for ready in editor.TEMPLATES}) == len(editor.TEMPLATES) > 2
    for ready in editor.TEMPLATES:
        assert editor.unreadable(ready.document) == "", ready.name
        assert bool(editor.errors(ready.document)) is (ready is editor.TEMPLATES[0]), ready.name
        assert taken(game, ready.document) is (ready is not editor.TEMPLATES[0]), ready.name


@pytest.mark.parametrize("seed", slow_after(1, range(6)))
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_whatever_is_clicked_the_check_and_the_table_agree(game: Game, seed: int) -> None:
    editor, chance = editor_of(game), random.Random(seed)
    document, chosen = editor.TEMPLATES[seed % 3].document, ""
    for _ in range(CLICKS):
        tool = chance.choice(editor.TOOLS).name
        for _ in range(chance.randint(1, 3)):
            may = editor.drawing(document, tool, chosen).may
            before = copy.deepcopy(document)
            if may:
                after, chosen = editor.click(document, tool, chosen, chance.choice(may))
                assert document == before, "a click changes a copy"
                document = after
        assert editor.unreadable(document) == ""
        errors = editor.errors(document)
        assert taken(game, document) is not bool(errors), [fault.sentence for fault in errors]
        ids = {shape.id for shape in editor.drawing(document, tool, chosen).shapes}
        for fault in errors:
            assert set(fault.nodes) <= ids
            assert fault.rule in game.rules


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_what_may_be_clicked_is_there_and_says_what_it_is(game: Game) -> None:
    editor = editor_of(game)
    for ready in editor.TEMPLATES:
        for tool in editor.TOOLS:
            view = editor.drawing(ready.document, tool.name, "")
            for id in view.may:
                found = [shape for shape in view.shapes if shape.id == id]
                assert len(found) == 1, (tool.name, id)
                assert found[0].says, (tool.name, id)
            assert view.may or ready is not editor.TEMPLATES[1], tool.name


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
@pytest.mark.parametrize("place", ["", "nothing", "barony.Z", "step.9", "P99", "free.0,0,0", "dot.x", "sea"])
def test_a_click_that_does_nothing_leaves_all_as_it_is(game: Game, place: str) -> None:
    editor = editor_of(game)
    document = editor.TEMPLATES[1].document
    for tool in ("", "nothing", *(one.name for one in editor.TOOLS if one.name != "island")):
        assert editor.click(document, tool, "barony.Z", place)[0] == document


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_a_board_taken_home_and_brought_back_is_the_same(game: Game) -> None:
    editor = editor_of(game)
    for ready in editor.TEMPLATES:
        assert json.loads(json.dumps(ready.document)) == ready.document


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_what_is_said_is_said_in_every_language(game: Game) -> None:
    editor = editor_of(game)
    said = [ready.title for ready in editor.TEMPLATES]
    said += [words for tool in editor.TOOLS for words in (tool.title, tool.help)]
    said += [fault.sentence for fault in editor.errors(editor.TEMPLATES[0].document)]
    said += [editor.drawing(ready.document, "", "").says for ready in editor.TEMPLATES]
    for words in said:
        assert isinstance(words, CatalogueText)
        assert words.localized("fr") != words.localized("en")
