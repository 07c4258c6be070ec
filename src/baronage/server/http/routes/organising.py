"""Routes for organisers: description, byes, corrected results and removals; and the calendar for everyone."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Response
from pydantic import Field

from baronage.server.club.tournaments.calendar import calendar
from baronage.server.club.tournaments.config import MAX_ROUNDS
from baronage.server.club.tournaments.models import ANNOUNCED, OFF, Tournament, read_briefs, visible_to
from baronage.server.club.tournaments.organiser import LONGEST_DESCRIPTION
from baronage.server.errors import ApiError
from baronage.server.http.auth import Body, Player
from baronage.server.http.routes.tournaments import Id, clean_text, must_manage
from baronage.server.locale import msg
from baronage.server.services.listing import RUNNING
from baronage.server.store.schema import tournaments as rows

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

MAX_IN_CALENDAR = 100
CALENDAR = "text/calendar; charset=utf-8"
Reason = Annotated[str, Field(min_length=1, max_length=200)]


class Described(Body):
    """A new description."""

    description: str = Field(max_length=LONGEST_DESCRIPTION)


class ByeBody(Body):
    """An entrant who gets a bye, the round, and the reason, which everyone can read."""

    entrant: int = Field(ge=1, le=1 << 31)
    round: int = Field(ge=1, le=MAX_ROUNDS)
    reason: Reason


class ResultBody(Body):
    """The places at a finished table in seat order (null: it counts for nothing), and the reason."""

    table: str = Field(max_length=32)
    places: list[Annotated[int, Field(ge=1, le=32)]] | None = Field(max_length=32)
    reason: Reason


class RemovalBody(Body):
    """An entrant to remove, and the reason."""

    entrant: int = Field(ge=1, le=1 << 31)
    reason: Reason


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes for organisers."""
    organiser = ctx.services.organiser

    @app.put("/api/tournaments/{id}/description", status_code=204)
    async def describe(id: Id, body: Described, person: Player) -> None:
        """Change the description of a tournament, as its host, an organiser or an admin."""
        await must_manage(ctx, person, id)
        await organiser.describe(id, clean_text(body.description))

    @app.post("/api/tournaments/{id}/byes", status_code=201)
    async def give_bye(id: Id, body: ByeBody, person: Player) -> None:
        """Give a player of a Swiss tournament a bye in the coming round, or in one in which they had no table."""
        await must_manage(ctx, person, id)
        await organiser.give_bye(person.id, id, body.entrant, body.round - 1, _reason_of(body.reason))

    @app.post("/api/tournaments/{id}/results", status_code=201)
    async def set_result(id: Id, body: ResultBody, person: Player) -> None:
        """Correct the result of a finished table. Ratings stay as they are."""
        await must_manage(ctx, person, id)
        await organiser.set_result(person.id, id, body.table, body.places, _reason_of(body.reason))

    @app.post("/api/tournaments/{id}/removals", status_code=201)
    async def remove(id: Id, body: RemovalBody, person: Player) -> None:
        """Remove a player, who finishes the current table and can't come back."""
        await must_manage(ctx, person, id)
        await organiser.remove(person.id, id, body.entrant, _reason_of(body.reason))

    @app.delete("/api/tournaments/{id}/rulings/{number}", status_code=204)
    async def take_back(id: Id, number: int, person: Player) -> None:
        """Take a ruling back."""
        await must_manage(ctx, person, id)
        await organiser.take_back(id, number)

    @app.get("/api/tournaments/{id}/calendar.ics", response_class=Response)
    async def one_calendar(id: Id) -> Response:
        """Return a tournament as a calendar file."""
        found = await ctx.services.tournaments.find(id)
        if found.status == OFF:
            raise ApiError("refused", msg("tournament-over"))
        return _file([found], f"tournament-{found.id}.ics")

    @app.get("/api/calendar.ics", response_class=Response)
    async def whole_calendar() -> Response:
        """Return all coming and running tournaments as a calendar file, to which calendars can subscribe."""
        wanted = [rows.c.status.in_([ANNOUNCED, RUNNING]), visible_to("")]
        read = partial(
            read_briefs, ctx.store, ctx.games, "", *wanted, order=[rows.c.starts], first=0, most=MAX_IN_CALENDAR
        )
        found = [one.row for one in await asyncio.to_thread(read)]
        return _file([await ctx.services.tournaments.find(row.id) for row in found], "tournaments.ics")

    def _file(found: list[Tournament], name: str) -> Response:
        text = calendar(found, ctx.notification_service.home)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type=CALENDAR, headers=headers)


def _reason_of(reason: str) -> str:
    reason = " ".join(clean_text(reason).split())
    if not reason:
        raise ApiError("refused", msg("ruling-reason"), "reason")
    return reason
