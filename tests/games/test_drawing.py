"""Boards of one's own in all games that have them: what is drawn can be played if and only if nothing is found wrong with it."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game
from baronage.engine.hooks.board_editor import Drawing
from baronage.engine.text.localization import CatalogueText
from baronage.games import games
from tests.slow import slow_after

DRAWN = [game for game in games().values() if game.drawing is not None]
CLICKS = 60


def drawing_of(game: Game) -> Drawing:
    assert game.drawing is not None
    return game.drawing


def taken(game: Game, document: dict[str, Any]) -> bool:
    """Does a table take this board?"""
    drawing = drawing_of(game)
    seats, options = drawing.needs(document)
    try:
        game.setup(seats, {**options, drawing.OPTION: document})
    except BadSetup:
        return False
    return True


def test_two_games_have_boards_of_ones_own() -> None:
    assert [game.name for game in DRAWN] == ["barony", "protectors"]


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_every_board_to_begin_with_can_be_played_but_the_empty_sheet(game: Game) -> None:
    drawing = drawing_of(game)
    assert len({ready.name for ready in drawing.READY}) == len(drawing.READY) > 2
    for ready in drawing.READY:
        assert drawing.unreadable(ready.document) == "", ready.name
        assert bool(drawing.faults(ready.document)) is (ready is drawing.READY[0]), ready.name
        assert taken(game, ready.document) is (ready is not drawing.READY[0]), ready.name


@pytest.mark.parametrize("seed", slow_after(1, range(6)))
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_whatever_is_clicked_the_check_and_the_table_agree(game: Game, seed: int) -> None:
    drawing, chance = drawing_of(game), random.Random(seed)
    document, chosen = drawing.READY[seed % 3].document, ""
    for _ in range(CLICKS):
        tool = chance.choice(drawing.TOOLS).name
        for _ in range(chance.randint(1, 3)):
            may = drawing.sketch(document, tool, chosen).may
            before = copy.deepcopy(document)
            if may:
                after, chosen = drawing.touch(document, tool, chosen, chance.choice(may))
                assert document == before, "a click changes a copy"
                document = after
        assert drawing.unreadable(document) == ""
        faults = drawing.faults(document)
        assert taken(game, document) is not bool(faults), [fault.sentence for fault in faults]
        ids = {shape.id for shape in drawing.sketch(document, tool, chosen).shapes}
        for fault in faults:
            assert set(fault.nodes) <= ids
            assert fault.rule in game.rules


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_what_may_be_clicked_is_there_and_says_what_it_is(game: Game) -> None:
    drawing = drawing_of(game)
    for ready in drawing.READY:
        for tool in drawing.TOOLS:
            sketch = drawing.sketch(ready.document, tool.name, "")
            for id in sketch.may:
                found = [shape for shape in sketch.shapes if shape.id == id]
                assert len(found) == 1, (tool.name, id)
                assert found[0].says, (tool.name, id)
            assert sketch.may or ready is not drawing.READY[1], tool.name


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
@pytest.mark.parametrize("place", ["", "nothing", "barony.Z", "step.9", "P99", "free.0,0,0", "dot.x", "sea"])
def test_a_click_that_does_nothing_leaves_all_as_it_is(game: Game, place: str) -> None:
    drawing = drawing_of(game)
    document = drawing.READY[1].document
    for tool in ("", "nothing", *(one.name for one in drawing.TOOLS if one.name != "island")):
        assert drawing.touch(document, tool, "barony.Z", place)[0] == document


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_a_board_taken_home_and_brought_back_is_the_same(game: Game) -> None:
    drawing = drawing_of(game)
    for ready in drawing.READY:
        assert json.loads(json.dumps(ready.document)) == ready.document


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_what_is_said_is_said_in_every_language(game: Game) -> None:
    drawing = drawing_of(game)
    said = [ready.title for ready in drawing.READY]
    said += [words for tool in drawing.TOOLS for words in (tool.title, tool.help)]
    said += [fault.sentence for fault in drawing.faults(drawing.READY[0].document)]
    said += [drawing.sketch(ready.document, "", "").says for ready in drawing.READY]
    for words in said:
        assert isinstance(words, CatalogueText)
        assert words.localized("fr") != words.localized("en")
