"""Puzzle routes: the list, the puzzle of the day, and the evaluation of an answer.

A request contains all its clicks.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

from fastapi import FastAPI, Path, Request, Response

from baronage.coach.puzzles import Puzzle, clicked, of_the_day, puzzle, puzzles
from baronage.engine.core.state import State
from baronage.ranking.ratings import Rating
from baronage.server.club.puzzle_ratings import Change
from baronage.server.http.auth import Anybody, CallerLanguages
from baronage.server.http.client import GameName, game_called
from baronage.server.http.routes.attempts import Position, advised, answer
from baronage.server.http.routes.request_models import Trying
from baronage.server.http.routes.tables import long_answer
from baronage.server.protocol import write_message
from baronage.server.responses import PuzzleInfo, PuzzleRating, PuzzleTry
from baronage.server.table.table_data import position

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

DAY: Final = 86400  # seconds
Number = Annotated[int, Path(ge=1, le=10000)]


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the puzzle routes."""
    found = partial(game_called, ctx.games)

    @app.get("/api/puzzle")
    def today(languages: CallerLanguages) -> PuzzleInfo | None:
        """Return the puzzle of the day (UTC), the same for all players."""
        one = of_the_day(list(ctx.games.values()), int(time.time()) // DAY)
        return None if one is None else _shown(one, languages(one.game))

    @app.get("/api/games/{game}/puzzles")
    async def list_puzzles(game: GameName, person: Anybody, languages: CallerLanguages) -> list[PuzzleInfo]:
        """Return the puzzles of a game, easiest first."""
        known = await ctx.services.puzzle_rater.answered(person.id, game) if person and person.login else {}
        return [_shown(one, languages(one.game), known.get(one.key)) for one in puzzles(found(game))]

    @app.get("/api/games/{game}/puzzles/rating")
    async def rating(game: GameName, person: Anybody) -> PuzzleRating | None:
        """Return the member's puzzle rating; null for a guest, or before the first answer."""
        found(game)
        own = await ctx.services.puzzle_rater.rating(person.id, game) if person and person.login else Rating()
        return PuzzleRating(shown=own.shown, half_width=own.half_width, answers=own.games) if own.games else None

    @app.post("/api/games/{game}/puzzles/{id}/try", response_model=PuzzleTry)
    async def attempt(
        game: GameName, id: Number, body: Trying, request: Request, person: Anybody, languages: CallerLanguages
    ) -> Response:
        """Return the result of these clicks: the table and, for a complete answer, the verdict."""
        one = puzzle(found(game), id)
        language = languages(one.game)
        world, plan, whole = clicked(one, [move if isinstance(move, str) else tuple(move) for move in body.moves])
        judged: dict[str, Any] = {"right": None, "loss": 0.0, "reason": "", "solution": []}
        rated: Change | None = None
        if whole:
            judged = await ctx.services.coach.verdict(one.game, id, plan, one.names, language)
            if person and person.login:
                rated = await ctx.services.puzzle_rater.note(person.id, one, judged["right"])
        return await long_answer(ctx, request, partial(_tried, one, world, judged, rated, body, language))

    @app.get("/api/games/{game}/puzzles/{id}/picture", response_model=dict[str, Any])
    def picture(game: GameName, id: Number) -> Response:
        """Return the position of a puzzle as its player sees it, as table data with its board."""
        one = puzzle(found(game), id)
        headers = {"cache-control": f"public, max-age={DAY}"}
        view = clicked(one, [])[0].redact(one.seat)
        return Response(write_message(position(view)), headers=headers, media_type="application/json")


def _shown(one: Puzzle, language: str, solved: bool | None = None) -> PuzzleInfo:
    task = one.asked(language)
    return PuzzleInfo(game=one.game.name, number=one.number, rating=one.rating, seat=one.seat, task=task, solved=solved)


def _tried(
    one: Puzzle, world: State, judged: dict[str, Any], rated: Change | None, body: Trying, language: str
) -> dict[str, Any]:
    """Return the result of an attempt. Blocks."""
    view, whole = world.redact(one.seat), judged["right"] is not None
    return {
        "outcome": {None: "open", True: "solved", False: "mistake"}[judged["right"]],
        "sentence": judged["reason"],
        "rated": None if rated is None else list(rated),
        "loss": judged["loss"],
        "value": one.value if whole else 0.0,
        "solution": judged["solution"],
        "hint": advised(one.steps(language, one.names)) if whole else None,
        **answer(Position(view, one.names, language), body, not body.moves),
    }
