"""What helps to read the rules, over HTTP: their worked examples, with a board for each, which brings all that was played; and a
page to print."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec
from fastapi import FastAPI, Path, Request, Response

from baronage.engine.teaching import Board, Example, example, examples, sheet
from baronage.server.answers import ExampleBoard, ExampleInfo, RuleSheet
from baronage.server.play.questions import Besides, question
from baronage.server.web.bodies import PlayingOut
from baronage.server.web.languages import Speaking
from baronage.server.web.page import GameName, game_called
from baronage.server.web.tables import long_answer

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

Number = Annotated[int, Path(ge=1, le=100)]


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of who turns the pages of the rules."""
    found = partial(game_called, hall.games)

    @app.get("/api/games/{game}/examples")
    def list_examples(game: GameName, speaks: Speaking) -> list[ExampleInfo]:
        """The worked examples of the rules page, in its order and in the language of who reads."""
        asked = found(game)
        return [_shown(one, speaks(asked)) for one in examples(asked)]

    @app.get("/api/games/{game}/sheet")
    def rule_sheet(game: GameName, speaks: Speaking) -> RuleSheet | None:
        """A page to print: the goal, a turn, what scores, the figures; null where a game has none."""
        asked = found(game)
        return cast("RuleSheet | None", sheet(asked, speaks(asked)))

    @app.post("/api/games/{game}/examples/{id}/{case}", response_model=ExampleBoard)
    async def open_board(
        game: GameName, id: GameName, case: Number, body: PlayingOut, request: Request, speaks: Speaking
    ) -> Response:
        """The board after these moves, by whomever: the picture, what is asked next, and what the page tells next."""
        asked = found(game)
        return await long_answer(hall, request, partial(_opened, example(asked, id), case, body, speaks(asked)))


def _shown(one: Example, language: str) -> ExampleInfo:
    told = one.told(language)
    return ExampleInfo(id=one.id, title=told.title, text=told.text, rules=list(one.rules), cases=len(one.cases))


def _opened(one: Example, number: int, body: PlayingOut, language: str) -> dict[str, Any]:
    """Blocks."""
    moves = [(it.seat, it.move if isinstance(it.move, str) else tuple(it.move)) for it in body.moves]
    board = Board(one, number, moves)
    match, seat, names, follows = board.match, board.seat, board.case.names, board.next
    view = match.state.redact(seat)
    asked = question(view, seat, True, Besides(bool(moves), [], list(names), language))
    return {
        "seat": seat,
        "scene": one.game.scene(view, body.upright, language, names).document(),
        "question": msgspec.to_builtins(asked),
        "lines": [{"text": text, "rules": list(rules)} for _, text, rules in match.log(seat, language=language)],
        "names": list(names),
        "next": None if follows is None else {"seat": follows[0], "move": follows[1]},
        "steps": board.in_words(language),
        "followed": board.followed,
        "count": len(board.case.line),
        "over": match.over,
    }
