"""Lessons over HTTP: what there is to learn in a game, and what is thought of a try, which brings all its moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec
from fastapi import FastAPI, Request, Response

from baronage.engine.teaching import Lesson, Try, lesson, lesson_document, lessons
from baronage.server.answers import LessonInfo, LessonTry
from baronage.server.play.questions import Besides, question
from baronage.server.web.bodies import Trying
from baronage.server.web.languages import Speaking
from baronage.server.web.page import GameName, game_called
from baronage.server.web.tables import long_answer

if TYPE_CHECKING:
    from baronage.server.web.app import Hall


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of the teacher."""
    found = partial(game_called, hall.games)

    @app.get("/api/games/{game}/lessons")
    def list_lessons(game: GameName, speaks: Speaking) -> list[LessonInfo]:
        """The lessons of a game, in their order."""
        asked = found(game)
        return [cast("LessonInfo", lesson_document(one, speaks(asked))) for one in lessons(asked)]

    @app.post("/api/games/{game}/lessons/{id}/try", response_model=LessonTry)
    async def attempt(game: GameName, id: GameName, body: Trying, request: Request, speaks: Speaking) -> Response:
        """What becomes of these moves: the picture, what is asked next, and whether the task is solved."""
        asked = found(game)
        one = lesson(asked, id)
        return await long_answer(hall, request, partial(_tried, one, body, speaks(asked)))


def _tried(one: Lesson, body: Trying, language: str) -> dict[str, Any]:
    """Blocks."""
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
