"""Board editor routes. The server keeps no state: it renders and checks boards and offers templates."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, HTTPException, Request, Response

from baronage.engine.core.errors import BadSetup
from baronage.engine.hooks.board_editor import BoardEditor
from baronage.engine.text.localization import localize_all
from baronage.server.http.auth import CallerLanguages
from baronage.server.http.client import GameName, game_called
from baronage.server.http.routes.request_models import Stroke
from baronage.server.http.routes.tables import long_answer
from baronage.server.locale import msg
from baronage.server.responses import DrawnBoard

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the route of the board editor."""

    @app.post("/api/games/{game}/drawing", response_model=DrawnBoard)
    async def draw(game: GameName, body: Stroke, request: Request, languages: CallerLanguages) -> Response:
        """Return a custom board after a click: its document, its drawing, the ids to click next and the remaining
        problems.
        """
        asked = game_called(ctx.games, game)
        if asked.board_editor is None:
            raise HTTPException(404, msg("no-drawing", game=asked.title))
        return await long_answer(ctx, request, partial(_drawn, asked.board_editor, body, languages(asked)))


def _drawn(editor: BoardEditor, body: Stroke, language: str) -> dict[str, Any]:
    """Return the board after a click. Blocks. Raise BadSetup if the document is no board of this game."""
    document, chosen = body.document, body.chosen
    if document is None:
        names = [template.name for template in editor.TEMPLATES]
        number = names.index(body.ready) if body.ready in names else 1
        document = editor.TEMPLATES[number].document
    wrong = editor.unreadable(document)
    if wrong:
        raise BadSetup(wrong)
    tool = body.tool or editor.TOOLS[0].name
    if body.place:
        document, chosen = editor.click(document, tool, chosen, body.place)
    sketch = editor.drawing(document, tool, chosen)
    seats, options = editor.needs(document)
    shown = {
        "says": sketch.says,
        "shapes": [asdict(shape) for shape in sketch.shapes],
        "faults": [
            {"sentence": fault.sentence, "rule": fault.rule, "nodes": list(fault.nodes)}
            for fault in editor.errors(document)
        ],
        "tools": [
            {"name": tool.name, "icon": tool.icon, "title": tool.title, "help": tool.help} for tool in editor.TOOLS
        ],
        "ready": [{"name": template.name, "title": template.title} for template in editor.TEMPLATES],
    }
    return {
        **localize_all(shown, language),
        "document": document,
        "box": sketch.box,
        "may": sketch.may,
        "chosen": chosen if chosen in sketch.may else "",
        "seats": seats,
        "options": {**options, editor.OPTION: document},
    }
