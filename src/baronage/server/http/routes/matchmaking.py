"""Matchmaking route."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fastapi import FastAPI
from pydantic import Field

from baronage.engine.core.errors import BadSetup
from baronage.server.club.matchmaking import Wanted
from baronage.server.http.auth import Address, Body, Player
from baronage.server.http.routes.tables import must_have_account
from baronage.server.locale import msg
from baronage.server.responses import Made
from baronage.server.time_control import Correspondence, Live, TimeControl

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

TIME_CONTROLS: dict[str, TimeControl] = {"live": Live(), "correspondence": Correspondence()}


class Seeking(Body):
    """The requested game: number of players, live or correspondence, rated or not."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=2, le=32)
    time_control: Literal["live", "correspondence"] = "live"
    rated: bool = False


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the matchmaking route. A repeated request also matches waiting players."""

    @app.post("/api/find")
    async def find(body: Seeking, person: Player, address: Address) -> Made:
        """Return a table with the caller seated: one with the same settings and an opponent of similar strength, or a
        new one.
        """
        if body.game not in ctx.games:
            raise BadSetup(msg("no-game", name=body.game, known=[*ctx.games]))
        if body.rated:
            must_have_account(person)
        await ctx.limits.table(address, True)
        wanted = Wanted(ctx.games[body.game], body.seats, TIME_CONTROLS[body.time_control], body.rated)
        return Made(table=await ctx.services.matchmaker.find(person, wanted, address))
