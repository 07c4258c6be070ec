"""Boards of tables as data, which clients cache under the hash of their bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Response

from baronage.server.errors import ApiError
from baronage.server.http.client import FOREVER
from baronage.server.locale import msg
from baronage.server.table.table_data import board_by_hash

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the route of boards."""

    @app.get("/api/boards/{hash}", response_model=list[Any])
    async def board(hash: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]) -> Response:
        """Return a board that this server has named in an update. It never changes.

        After a restart the board may be unknown. Then look at the table with the part `board`.
        """
        found = board_by_hash(hash)
        if found is None:
            raise ApiError("no-board", msg("no-board"))
        return Response(found, media_type="application/json", headers={"cache-control": FOREVER})
