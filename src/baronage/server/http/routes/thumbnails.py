"""Pictures: the current public position of a table, and boards, which clients cache under the hash of their bytes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Request, Response

from baronage.engine.game.table_svg import to_svg
from baronage.server.errors import ApiError
from baronage.server.http.auth import Anybody, CallerLanguages
from baronage.server.http.client import FOREVER
from baronage.server.http.routes.tables import Invitation, TableId, attached
from baronage.server.locale import msg
from baronage.server.protocol import TableUpdate, write_message
from baronage.server.services.payloads import table_message
from baronage.server.table.rendering import TABLE, Page
from baronage.server.table.table_data import board_by_hash, texts_for, with_texts

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

Form = Literal["table", "svg"]


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes."""

    @app.get("/api/tables/{id}/picture", response_model=dict[str, Any])
    async def picture(
        id: TableId,
        person: Anybody,
        request: Request,
        languages: CallerLanguages,
        invitation: Invitation = "",
        form: Form = "table",
    ) -> Response:
        """Return the public position of a table as table data or as SVG, without anything hidden from spectators."""
        who = person.id if person else ""
        room = await ctx.services.rooms.find_replayable(who, id, invitation)
        page = await ctx.services.rooms.page_for(room, who, None, language=languages(room.listing.game))
        if form == "svg":
            drawn = await asyncio.to_thread(to_svg, page.seen, page.language, page.context.names)
            return Response(drawn, headers=attached(f"{id}.svg"), media_type="image/svg+xml")
        if page.game.table is None:
            raise ApiError("refused", msg("no-table-data"))
        await ctx.services.rooms.renderer.draw(page, (TABLE,))
        answer = Response(small_table(page), media_type="application/json")
        answer.headers["cache-control"] = "private, max-age=86400" if page.over else "no-cache"
        return answer

    @app.get("/api/boards/{hash}", response_model=list[Any])
    async def board(hash: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]) -> Response:
        """Return a board that this server has named in an update. It never changes.

        After a restart the board may be unknown. Then look at the table with the part `board`.
        """
        found = board_by_hash(hash)
        if found is None:
            raise ApiError("no-board", msg("no-board"))
        return Response(found, media_type="application/json", headers={"cache-control": FOREVER})


def small_table(page: Page) -> bytes:
    """Return the board's hash, the places, the pieces, the players, the turn and the clocks of a rendered page as JSON.

    The turn comes with its text.
    """
    update = table_message(page, frozenset([TABLE]), log=False)
    render = texts_for(page.seen, page.context.names, page.language)
    turn = with_texts(TableUpdate(table=update.table, number=update.number, turn=update.turn), render).turn
    return write_message(
        TableUpdate(
            table=update.table,
            number=update.number,
            full=True,
            board=update.board,
            places=update.places,
            put=update.put,
            players=update.players,
            turn=turn,
            clocks=update.clocks,
            over=update.over,
        )
    )
