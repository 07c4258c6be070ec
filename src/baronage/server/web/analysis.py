"""The analysis of a game that is over, over HTTP: asked for once, looked at until it is done, and kept."""

from __future__ import annotations

import asyncio
import copy
import json
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Query, Request, Response

from baronage.server.answers import AnalysisState
from baronage.server.errors import Denied
from baronage.server.house.coaching import DONE, NONE
from baronage.server.house.room import Room
from baronage.server.web.bodies import Analysing
from baronage.server.web.callers import Anybody, Player
from baronage.server.web.tables import Invitation, TableId, long_answer
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of the coach."""

    @app.get("/api/tables/{id}/analysis", response_model=AnalysisState)
    async def look(
        id: TableId,
        person: Anybody,
        request: Request,
        seat: Annotated[int | None, Query(ge=0, le=31)] = None,
        invitation: Invitation = "",
    ) -> Response:
        """The analysis of a game that is over, or how far it is; by itself nothing is begun."""
        who = person.id if person else ""
        whose = seat_of(await hall.house.rooms.played(who, id, invitation), who, seat)
        return await long_answer(hall, request, partial(_state, hall, id, whose))

    @app.post("/api/tables/{id}/analysis", response_model=AnalysisState)
    async def begin(id: TableId, body: Analysing, person: Player, request: Request) -> Response:
        """Let a game that is over be analysed, unless it has been: it may take minutes. Ask how far it is with GET."""
        room = await hall.house.rooms.played(person.id, id)
        whose = seat_of(room, person.id, body.seat)
        if not await asyncio.to_thread(hall.house.coach.found, id, whose):
            record = copy.copy((await hall.house.rooms.table(room)).match.record)
            hall.house.coach.ask(id, whose, person.id, room.listing.game, record)
        return await long_answer(hall, request, partial(_state, hall, id, whose))


def seat_of(room: Room, person: str, seat: int | None) -> int:
    """Whose decisions this person may have judged: where all is shown when it is over anybody's, else his own."""
    listing = room.listing
    if not listing.over:
        raise Denied("refused", say("analysed-afterwards"))
    if not listing.game.thinks:
        raise Denied("refused", say("no-coach", game=listing.game.title))
    mine = listing.seats_of(person)
    whose = (mine[0] if mine else 0) if seat is None else seat
    if whose >= len(listing.sitters):
        raise Denied("refused", say("no-seat"))
    if whose not in mine and not listing.published:
        raise Denied("not-yours", say("secret-own-decisions"))
    return whose


def _state(hall: Hall, id: str, seat: int) -> dict[str, Any]:
    """How far it is. Blocks."""
    job = hall.house.coach.job(id, seat)
    text = "" if job is not None else hall.house.coach.found(id, seat)
    if text:
        return {"status": DONE, "seat": seat, "done": 1, "of": 1, "analysis": json.loads(text)}
    if job is None:
        return {"status": NONE, "seat": seat, "done": 0, "of": 0, "analysis": None}
    return {"status": job.status, "seat": seat, "done": job.done, "of": job.of, "analysis": None}
