"""Small boards: the true position of a table, as everybody may see it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from fastapi import FastAPI, Request, Response

from baronage.engine.flow import PUBLIC, State
from baronage.engine.game import Game
from baronage.engine.svg import to_svg
from baronage.server.web.callers import Anybody
from baronage.server.web.languages import Speaking
from baronage.server.web.tables import Invitation, TableId, attached, long_answer

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

Form = Literal["scene", "svg"]


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked for by pages that show many tables."""

    @app.get("/api/tables/{id}/picture", response_model=dict[str, Any])
    async def picture(
        id: TableId,
        person: Anybody,
        request: Request,
        speaks: Speaking,
        invitation: Invitation = "",
        form: Form = "scene",
    ) -> Response:
        """The position of a table for public eyes, as a scene or as SVG: nothing in it that a spectator may not know."""
        room = await hall.house.rooms.played(person.id if person else "", id, invitation)
        table = await hall.house.rooms.table(room)
        how = table.game, table.seen(PUBLIC), speaks(table.game), list(table.match.record.names)
        if form == "svg":
            drawn = await asyncio.to_thread(_svg, *how)
            return Response(drawn, headers=attached(f"{id}.svg"), media_type="image/svg+xml")
        answer = await long_answer(hall, request, partial(_drawn, *how))
        answer.headers["cache-control"] = "private, max-age=86400" if table.over else "no-cache"
        return answer


def _svg(game: Game, state: State, language: str, names: Sequence[str]) -> str:
    """Blocks."""
    return to_svg(game.scene(state, False, language, names))


def _drawn(game: Game, state: State, language: str, names: Sequence[str]) -> dict[str, Any]:
    """Blocks."""
    return game.scene(state, False, language, names).document()
