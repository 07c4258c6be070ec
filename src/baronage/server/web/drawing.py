"""Boards of one's own over HTTP: one door draws them, checks them and gives those to begin with. It keeps nothing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, HTTPException, Request, Response

from baronage.engine.drawing import Drawing
from baronage.engine.errors import BadSetup
from baronage.engine.said import all_told
from baronage.server.answers import DrawnBoard
from baronage.server.web.bodies import Stroke
from baronage.server.web.languages import Speaking
from baronage.server.web.page import GameName, game_called
from baronage.server.web.tables import long_answer
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of who helps to draw."""

    @app.post("/api/games/{game}/drawing", response_model=DrawnBoard)
    async def draw(game: GameName, body: Stroke, request: Request, speaks: Speaking) -> Response:
        """A board of one's own after a click: its document, its picture, what may be clicked next, and what is still wrong."""
        asked = game_called(hall.games, game)
        if asked.drawing is None:
            raise HTTPException(404, say("no-drawing", game=asked.title))
        return await long_answer(hall, request, partial(_drawn, asked.drawing, body, speaks(asked)))


def _drawn(drawing: Drawing, body: Stroke, language: str) -> dict[str, Any]:
    """Blocks. Raises BadSetup for what is no board of this game."""
    document, chosen = body.document, body.chosen
    if document is None:
        names = [ready.name for ready in drawing.READY]
        number = names.index(body.ready) if body.ready in names else 1
        document = drawing.READY[number].document
    wrong = drawing.unreadable(document)
    if wrong:
        raise BadSetup(wrong)
    tool = body.tool or drawing.TOOLS[0].name
    if body.place:
        document, chosen = drawing.touch(document, tool, chosen, body.place)
    sketch = drawing.sketch(document, tool, chosen)
    seats, options = drawing.needs(document)
    told = {
        "scene": sketch.scene.document(),
        "faults": [
            {"sentence": fault.sentence, "rule": fault.rule, "nodes": list(fault.nodes)}
            for fault in drawing.faults(document)
        ],
        "tools": [
            {"name": tool.name, "icon": tool.icon, "title": tool.title, "help": tool.help} for tool in drawing.TOOLS
        ],
        "ready": [{"name": ready.name, "title": ready.title} for ready in drawing.READY],
    }
    return {
        **all_told(told, language),
        "document": document,
        "may": sketch.may,
        "chosen": chosen if chosen in sketch.may else "",
        "seats": seats,
        "options": {**options, drawing.OPTION: document},
    }
