"""Board editor routes. The server keeps no state: it renders and checks boards and offers templates."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, HTTPException, Request, Response

from baronage.engine.core.errors import BadSetup
from baronage.engine.hooks.board_editor import Drawing
from baronage.engine.text.localization import localize_all
from baronage.server.http.client import GameName, game_called
from baronage.server.http.languages import Speaking
from baronage.server.http.request_models import Stroke
from baronage.server.http.tables import long_answer
from baronage.server.locale import msg
from baronage.server.responses import DrawnBoard

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the route of the board editor."""

    @app.post("/api/games/{game}/drawing", response_model=DrawnBoard)
    async def draw(game: GameName, body: Stroke, request: Request, speaks: Speaking) -> Response:
        """Return a custom board after a click: its document, its drawing, the ids to click next and the remaining
        problems.
        """
        asked = game_called(ctx.games, game)
        if asked.drawing is None:
            raise HTTPException(404, msg("no-drawing", game=asked.title))
        return await long_answer(ctx, request, partial(_drawn, asked.drawing, body, speaks(asked)))


def _drawn(drawing: Drawing, body: Stroke, language: str) -> dict[str, Any]:
    """Return the board after a click. Blocks. Raise BadSetup if the document is no board of this game."""
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
    shown = {
        "says": sketch.says,
        "shapes": [asdict(shape) for shape in sketch.shapes],
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
        **localize_all(shown, language),
        "document": document,
        "box": sketch.box,
        "may": sketch.may,
        "chosen": chosen if chosen in sketch.may else "",
        "seats": seats,
        "options": {**options, drawing.OPTION: document},
    }
