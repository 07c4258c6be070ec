"""Routes for reading the rules: worked examples with a board, and a quick reference to print.

Requests about a board contain all moves played on it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, cast

from fastapi import FastAPI, Path, Request, Response

from baronage.engine.tutorial import Board, Example, example, examples, quick_reference
from baronage.server.http.auth import CallerLanguages
from baronage.server.http.client import GameName, game_called
from baronage.server.http.routes.attempts import Position, answer, events_since
from baronage.server.http.routes.request_models import PlayingOut
from baronage.server.http.routes.tables import long_answer
from baronage.server.responses import ExampleBoard, ExampleInfo, RuleSheet

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

Number = Annotated[int, Path(ge=1, le=100)]


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes for the rules."""
    found = partial(game_called, ctx.games)

    @app.get("/api/games/{game}/examples")
    def list_examples(game: GameName, languages: CallerLanguages) -> list[ExampleInfo]:
        """Return the worked examples of the rules page, in order and localized."""
        asked = found(game)
        return [_shown(one, languages(asked)) for one in examples(asked)]

    @app.get("/api/games/{game}/sheet")
    def rule_sheet(game: GameName, languages: CallerLanguages) -> RuleSheet | None:
        """Return the quick reference of a game to print: goal, turn, scoring and numbers; null if there is none."""
        asked = found(game)
        return cast("RuleSheet | None", quick_reference(asked, languages(asked)))

    @app.post("/api/games/{game}/examples/{id}/{case}", response_model=ExampleBoard)
    async def open_board(
        game: GameName, id: GameName, case: Number, body: PlayingOut, request: Request, languages: CallerLanguages
    ) -> Response:
        """Return the board of an example after these moves: the table and the next step of the page."""
        asked = found(game)
        return await long_answer(ctx, request, partial(_opened, example(asked, id), case, body, languages(asked)))


def _shown(one: Example, language: str) -> ExampleInfo:
    text = one.localized(language)
    return ExampleInfo(id=one.id, title=text.title, text=text.text, rules=list(one.rules), cases=len(one.cases))


def _opened(one: Example, number: int, body: PlayingOut, language: str) -> dict[str, Any]:
    """Return the board of an example. Blocks."""
    moves = [(it.seat, it.move if isinstance(it.move, str) else tuple(it.move)) for it in body.moves]
    board = Board(one, number, moves)
    match, seat, names, follows = board.match, board.seat, board.case.names, board.next
    at = Position(match.state.redact(seat), names, language)
    return {
        "seat": seat,
        "lines": [{"text": text, "rules": list(rules)} for _, text, rules in match.log(seat, language=language)],
        "next": None if follows is None else {"seat": follows[0], "move": follows[1]},
        "steps": board.in_words(language),
        "followed": board.followed,
        "count": len(board.case.line),
        "over": match.over,
        **answer(at, body, not moves, events_since(match, board.starts, body.fresh, seat)),
    }
