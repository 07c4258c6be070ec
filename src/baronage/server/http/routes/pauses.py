"""Routes for pauses, holidays, host actions and invitations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Query
from pydantic import Field

from baronage.server.accounts.holidays import MAX, taken, year_of
from baronage.server.errors import ApiError
from baronage.server.http.auth import Body, CallerLanguages, Me, Owner, Player
from baronage.server.http.lobby import show_tables
from baronage.server.http.routes.tables import TableId
from baronage.server.locale import msg
from baronage.server.responses import Holiday, HolidaysInfo, TableInfo

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

LATEST = 10_000_000_000.0  # seconds since 1970
Instant = Annotated[float, Field(ge=0, le=LATEST, allow_inf_nan=False)]


class Halting(Body):
    """A request to pause: at once as the host, otherwise as a player, when all players agree."""

    as_host: bool = False


class Reminding(Body):
    """The seat to remind."""

    seat: int = Field(ge=0, le=31)


class Removing(Body):
    """The seat to clear. A bot replaces the player, until another person joins if `offered`, otherwise permanently."""

    seat: int = Field(ge=0, le=31)
    offered: bool = False


class HandingOver(Body):
    """The caller's seat to hand to a bot."""

    seat: int = Field(ge=0, le=31)


class Inviting(Body):
    """The sign-in name of the person to invite."""

    login: str = Field(min_length=1, max_length=40)


class Away(Body):
    """The holiday's start and end, in seconds since 1970."""

    since: Instant
    until: Instant


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes for pauses, host actions and invitations."""
    _pauses(app, ctx)
    _hosting(app, ctx)
    _invitations(app, ctx)


def _pauses(app: FastAPI, ctx: AppContext) -> None:
    pauses = ctx.services.pauses

    @app.post("/api/tables/{id}/halt", status_code=204)
    async def halt(id: TableId, body: Halting, person: Player) -> None:
        """Pause a table: clocks stop, and players can't move."""
        await pauses.halt(person.id, id, body.as_host)

    @app.post("/api/tables/{id}/go-on", status_code=204)
    async def go_on(id: TableId, person: Player) -> None:
        """Resume a table."""
        await pauses.go_on(person.id, id)

    async def shown(person: str) -> HolidaysInfo:
        now = ctx.services.clock.today()
        year = year_of(now)
        used = taken(await ctx.services.holidays.since(person, 0.0), year)
        days = [Holiday(since=since, until=until) for since, until in await pauses.holidays(person)]
        return HolidaysInfo(most=MAX, left=round(max(0.0, MAX - used), 1), days=days)

    @app.get("/api/holidays")
    async def holidays(person: Me) -> HolidaysInfo:
        """Return the caller's holidays, on which their clocks at correspondence tables stop."""
        return await shown(person.id)

    @app.post("/api/holidays", status_code=201)
    async def take(body: Away, person: Owner) -> HolidaysInfo:
        """Add a holiday. All correspondence tables of the caller are informed."""
        await pauses.take_holiday(person.id, body.since, body.until)
        return await shown(person.id)

    @app.delete("/api/holidays")
    async def end(since: Annotated[float, Query(ge=0, le=LATEST, allow_inf_nan=False)], person: Owner) -> HolidaysInfo:
        """End the holiday that begins at `since`, or cancel it."""
        await pauses.end_holiday(person.id, since)
        return await shown(person.id)


def _hosting(app: FastAPI, ctx: AppContext) -> None:
    hosting = ctx.services.host_actions

    @app.post("/api/tables/{id}/remind", status_code=204)
    async def remind(id: TableId, body: Reminding, person: Player) -> None:
        """Remind a player to move, as the host, once per question. It is sent like the notification of a move."""
        await hosting.remind(person.id, person.name, id, body.seat)

    @app.post("/api/tables/{id}/remove", status_code=204)
    async def remove(id: TableId, body: Removing, person: Player) -> None:
        """Remove a player, as the host."""
        await hosting.remove(person.id, id, body.seat, body.offered)

    @app.post("/api/tables/{id}/hand-over", status_code=204)
    async def hand_over(id: TableId, body: HandingOver, person: Player) -> None:
        """Hand a seat of a running game to a bot permanently."""
        await hosting.hand_over(person.id, id, body.seat)


def _invitations(app: FastAPI, ctx: AppContext) -> None:
    hosting = ctx.services.host_actions

    @app.post("/api/tables/{id}/invite", status_code=204)
    async def invite(id: TableId, body: Inviting, person: Owner) -> None:
        """Invite a person to a table by sign-in name."""
        whom = await ctx.people.id_of(body.login.lower().replace("\0", ""))
        if not whom:
            raise ApiError("no-person", msg("no-person"), "login")
        await hosting.invite(person.id, person.name, id, whom)

    @app.get("/api/invitations")
    async def invitations(person: Me, languages: CallerLanguages) -> list[TableInfo]:
        """List the open tables to which the caller is invited by name."""
        found = await hosting.invited(person.id)
        shown = await show_tables(ctx.services, [listing for listing, _ in found], person.id, languages)
        for it, (listing, by) in zip(shown, found, strict=True):
            it["by"], it["invitation"] = by, listing.invitation
            if listing.note:
                it["note"] = listing.note
        return shown

    @app.delete("/api/invitations/{id}", status_code=204)
    async def decline(id: TableId, person: Player) -> None:
        """Decline an invitation."""
        await hosting.decline(person.id, id)
