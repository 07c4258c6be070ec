"""Puzzles over HTTP: which there are, today's, and what is thought of an answer, which brings all its clicks."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from fastapi import FastAPI, Path, Request, Response

from baronage.coach.puzzles import Puzzle, clicked, of_the_day, puzzle, puzzles
from baronage.engine.flow import State
from baronage.server.answers import PuzzleInfo, PuzzleTry
from baronage.server.play.questions import Besides, question
from baronage.server.web.bodies import Trying
from baronage.server.web.languages import Speaking
from baronage.server.web.page import GameName, game_called
from baronage.server.web.tables import long_answer

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

DAY: Final = 86400  # seconds
Number = Annotated[int, Path(ge=1, le=10000)]


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of who sets the puzzles."""
    found = partial(game_called, hall.games)

    @app.get("/api/puzzle")
    def today() -> PuzzleInfo | None:
        """The puzzle of today, by Greenwich: the same for everybody."""
        one = of_the_day(list(hall.games.values()), int(time.time()) // DAY)
        return None if one is None else _shown(one)

    @app.get("/api/games/{game}/puzzles")
    def list_puzzles(game: GameName) -> list[PuzzleInfo]:
        """The puzzles of a game, the easiest first."""
        return [_shown(one) for one in puzzles(found(game))]

    @app.post("/api/games/{game}/puzzles/{id}/try", response_model=PuzzleTry)
    async def attempt(game: GameName, id: Number, body: Trying, request: Request, speaks: Speaking) -> Response:
        """What becomes of these clicks: the picture, what is asked next; of a whole answer, how good it is and why."""
        one = puzzle(found(game), id)
        language = speaks(one.game)
        world, plan, whole = clicked(one, [move if isinstance(move, str) else tuple(move) for move in body.moves])
        judged: dict[str, Any] = {"right": None, "loss": 0.0, "reason": "", "solution": []}
        if whole:
            judged = await hall.house.coach.judged(one.game, id, plan, one.names, language)
        return await long_answer(hall, request, partial(_tried, one, world, judged, body, language))


def _shown(one: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(game=one.game.name, number=one.number, rating=one.rating, seat=one.seat)


def _tried(one: Puzzle, world: State, judged: dict[str, Any], body: Trying, language: str) -> dict[str, Any]:
    """Blocks."""
    view, called = world.redact(one.seat), one.names
    asked = question(view, one.seat, True, Besides(bool(body.moves), [], called, language))
    return {
        "outcome": {None: "open", True: "solved", False: "mistake"}[judged["right"]],
        "sentence": judged["reason"],
        "loss": judged["loss"],
        "value": one.value if judged["right"] is not None else 0.0,
        "solution": judged["solution"],
        "scene": one.game.scene(view, body.upright, language, called).document(),
        "question": msgspec.to_builtins(asked),
    }
