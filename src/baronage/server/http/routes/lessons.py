"""Lesson routes: the lessons of a game, and the evaluation of an attempt.

A request contains all moves of the attempt.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, cast

from fastapi import FastAPI, Request, Response

from baronage.coach.hint import steps_of
from baronage.engine.tutorial import Lesson, Try, hint_of, lesson, lesson_document, lessons
from baronage.server.http.auth import CallerLanguages
from baronage.server.http.client import GameName, game_called
from baronage.server.http.routes.attempts import Position, advised, answer, events_since
from baronage.server.http.routes.request_models import Trying
from baronage.server.http.routes.tables import long_answer
from baronage.server.responses import LessonInfo, LessonTry

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the lesson routes."""
    found = partial(game_called, ctx.games)

    @app.get("/api/games/{game}/lessons")
    def list_lessons(game: GameName, languages: CallerLanguages) -> list[LessonInfo]:
        """Return the lessons of a game, in order."""
        asked = found(game)
        return [cast("LessonInfo", lesson_document(one, languages(asked))) for one in lessons(asked)]

    @app.post("/api/games/{game}/lessons/{id}/try", response_model=LessonTry)
    async def attempt(
        game: GameName, id: GameName, body: Trying, request: Request, languages: CallerLanguages
    ) -> Response:
        """Return the result of these moves: the table and whether the task is solved."""
        asked = found(game)
        one = lesson(asked, id)
        return await long_answer(ctx, request, partial(_tried, one, body, languages(asked)))


def _tried(one: Lesson, body: Trying, language: str) -> dict[str, Any]:
    """Return the result of an attempt. Blocks."""
    moves = [move if isinstance(move, str) else tuple(move) for move in body.moves]
    attempt = Try(one, moves)
    view = attempt.match.state.redact(one.seat)
    events = events_since(attempt.match, attempt.starts, body.fresh, one.seat)
    steps = steps_of(view, one.seat, attempt.ahead(), language, one.names) if body.show else ()
    return {
        "outcome": attempt.outcome,
        "mistake": attempt.mistake or None,
        "sentence": attempt.sentence(language),
        "hint": advised(steps, hint_of(one, language)),
        **answer(Position(view, one.names, language), body, not moves, events),
    }
