"""Analysis routes for finished games: requested once, polled until done, then stored."""

from __future__ import annotations

import asyncio
import copy
import json
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Query, Request, Response

from baronage.server.errors import ApiError
from baronage.server.http.auth import Anybody, Player
from baronage.server.http.routes.request_models import Analysing
from baronage.server.http.routes.tables import Invitation, TableId, long_answer
from baronage.server.locale import msg
from baronage.server.responses import AnalysisState
from baronage.server.services.room import Room
from baronage.server.workers.coach import DONE, NONE

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes of the coach."""

    @app.get("/api/tables/{id}/analysis", response_model=AnalysisState)
    async def look(
        id: TableId,
        person: Anybody,
        request: Request,
        seat: Annotated[int | None, Query(ge=0, le=31)] = None,
        invitation: Invitation = "",
    ) -> Response:
        """Return the analysis of a finished game, or its progress. Starts nothing."""
        who = person.id if person else ""
        whose = seat_of(await ctx.services.rooms.find_replayable(who, id, invitation), who, seat)
        return await long_answer(ctx, request, partial(_state, ctx, id, whose))

    @app.post("/api/tables/{id}/analysis", response_model=AnalysisState)
    async def begin(id: TableId, body: Analysing, person: Player, request: Request) -> Response:
        """Start the analysis of a finished game, unless there is one. It may take minutes; poll it with GET."""
        room = await ctx.services.rooms.find_replayable(person.id, id)
        whose = seat_of(room, person.id, body.seat)
        if not await asyncio.to_thread(ctx.services.coach.stored, id, whose):
            record = copy.copy((await ctx.services.rooms.table(room)).match.record)
            ctx.services.coach.ask(id, whose, person.id, room.listing.game, record)
        return await long_answer(ctx, request, partial(_state, ctx, id, whose))


def seat_of(room: Room, person: str, seat: int | None) -> int:
    """Return the seat to analyse. Without `seat`: the caller's own seat, or seat 0.

    Raise ApiError unless the caller may see its analysis: any seat if all secrets are revealed after the game, else only
    their own.
    """
    listing = room.listing
    if not listing.over:
        raise ApiError("refused", msg("analysed-afterwards"))
    if not listing.game.thinks:
        raise ApiError("refused", msg("no-coach", game=listing.game.title))
    mine = listing.seats_of(person)
    whose = (mine[0] if mine else 0) if seat is None else seat
    if whose >= len(listing.occupants):
        raise ApiError("refused", msg("no-seat"))
    if whose not in mine and not listing.published:
        raise ApiError("not-yours", msg("secret-own-decisions"))
    return whose


def _state(ctx: AppContext, id: str, seat: int) -> dict[str, Any]:
    """Return the state of an analysis. Blocks."""
    job = ctx.services.coach.job(id, seat)
    text = "" if job is not None else ctx.services.coach.stored(id, seat)
    if text:
        return {"status": DONE, "seat": seat, "done": 1, "of": 1, "analysis": json.loads(text)}
    if job is None:
        return {"status": NONE, "seat": seat, "done": 0, "of": 0, "analysis": None}
    so_far = json.loads(job.found) if job.found else None
    return {"status": job.status, "seat": seat, "done": job.done, "of": job.of, "analysis": so_far}
