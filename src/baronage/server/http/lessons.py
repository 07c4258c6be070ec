"""Lesson routes: the lessons of a game, and the evaluation of an attempt.

A request contains all moves of the attempt.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec
from fastapi import FastAPI, Request, Response

from baronage.engine.tutorial import Lesson, Try, lesson, lesson_document, lessons
from baronage.server.http.client import GameName, game_called
from baronage.server.http.languages import Speaking
from baronage.server.http.request_models import Trying
from baronage.server.http.tables import long_answer
from baronage.server.responses import LessonInfo, LessonTry
from baronage.server.table.question_payload import Besides, question

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the lesson routes."""
    found = partial(game_called, ctx.games)

    @app.get("/api/games/{game}/lessons")
    def list_lessons(game: GameName, speaks: Speaking) -> list[LessonInfo]:
        """Return the lessons of a game, in order."""
        asked = found(game)
        return [cast("LessonInfo", lesson_document(one, speaks(asked))) for one in lessons(asked)]

    @app.post("/api/games/{game}/lessons/{id}/try", response_model=LessonTry)
    async def attempt(game: GameName, id: GameName, body: Trying, request: Request, speaks: Speaking) -> Response:
        """Return the result of these moves: the scene, the next question and whether the task is solved."""
        asked = found(game)
        one = lesson(asked, id)
        return await long_answer(ctx, request, partial(_tried, one, body, speaks(asked)))


def _tried(one: Lesson, body: Trying, language: str) -> dict[str, Any]:
    """Return the result of an attempt. Blocks."""
    moves = [move if isinstance(move, str) else tuple(move) for move in body.moves]
    tried = Try(one, moves)
    match, seat = tried.match, one.seat
    view = match.state.redact(seat)
    asked = question(view, seat, True, Besides(bool(moves), [], list(one.names), language))
    return {
        "outcome": tried.outcome,
        "mistake": tried.mistake or None,
        "sentence": tried.sentence(language),
        "scene": one.game.scene(view, body.upright, language, one.names).document(),
        "question": msgspec.to_builtins(asked),
        "lines": [{"text": text, "rules": list(rules)} for _, text, rules in match.log(seat, language=language)],
    }
