"""Standing still over HTTP: a table's break, one's own holidays, and what a host does for a table by post."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Query
from pydantic import Field

from baronage.server.answers import Holiday, HolidaysInfo, TableInfo
from baronage.server.errors import Denied
from baronage.server.people.holidays import MOST, taken, year_of
from baronage.server.web.callers import Body, Me, Owner, Player
from baronage.server.web.languages import Speaking
from baronage.server.web.showing import show_tables
from baronage.server.web.tables import TableId
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

LATEST = 10_000_000_000.0  # seconds since 1970
Instant = Annotated[float, Field(ge=0, le=LATEST, allow_inf_nan=False)]


class Halting(Body):
    """Let the table stand still: as its host, at once; else as one of those who play, when all of them want it."""

    as_host: bool = False


class Reminding(Body):
    """Whom to remind."""

    seat: int = Field(ge=0, le=31)


class Removing(Body):
    """Whom to take off his seat; `offered`: may another person take it then? Until he comes, or for good, a bot plays."""

    seat: int = Field(ge=0, le=31)
    offered: bool = False


class HandingOver(Body):
    """Which of my seats a bot is to have."""

    seat: int = Field(ge=0, le=31)


class Inviting(Body):
    """Whom to ask to a table: a sign-in name."""

    login: str = Field(min_length=1, max_length=40)


class Away(Body):
    """From when to when I am away: seconds since 1970."""

    since: Instant
    until: Instant


def routes(app: FastAPI, hall: Hall) -> None:
    """Breaks, and the host's rights."""
    _breaks(app, hall)
    _hosting(app, hall)
    _invitations(app, hall)


def _breaks(app: FastAPI, hall: Hall) -> None:
    breaks = hall.house.breaks

    @app.post("/api/tables/{id}/halt", status_code=204)
    async def halt(id: TableId, body: Halting, person: Player) -> None:
        """Let a table stand still: nobody's time runs, and nobody moves."""
        await breaks.halt(person.id, id, body.as_host)

    @app.post("/api/tables/{id}/go-on", status_code=204)
    async def go_on(id: TableId, person: Player) -> None:
        """Let it go on."""
        await breaks.go_on(person.id, id)

    async def shown(person: str) -> HolidaysInfo:
        now = hall.house.clock.today()
        year = year_of(now)
        used = taken(await hall.house.holidays.since(person, 0.0), year)
        days = [Holiday(since=since, until=until) for since, until in await breaks.holidays(person)]
        return HolidaysInfo(most=MOST, left=round(max(0.0, MOST - used), 1), days=days)

    @app.get("/api/holidays")
    async def holidays(person: Me) -> HolidaysInfo:
        """Days on which I am away: at tables by post my clocks stand still."""
        return await shown(person.id)

    @app.post("/api/holidays", status_code=201)
    async def take(body: Away, person: Owner) -> HolidaysInfo:
        """Be away. All tables by post at which I sit are told."""
        await breaks.take_holiday(person.id, body.since, body.until)
        return await shown(person.id)

    @app.delete("/api/holidays")
    async def end(since: Annotated[float, Query(ge=0, le=LATEST, allow_inf_nan=False)], person: Owner) -> HolidaysInfo:
        """Be back now, or do not go: the holiday that begins then."""
        await breaks.end_holiday(person.id, since)
        return await shown(person.id)


def _hosting(app: FastAPI, hall: Hall) -> None:
    hosting = hall.house.hosting

    @app.post("/api/tables/{id}/remind", status_code=204)
    async def remind(id: TableId, body: Reminding, person: Player) -> None:
        """As the host: ask who is waited for to move, once for each question. He is told as of a move."""
        await hosting.remind(person.id, person.name, id, body.seat)

    @app.post("/api/tables/{id}/remove", status_code=204)
    async def remove(id: TableId, body: Removing, person: Player) -> None:
        """As the host: take a person off a seat."""
        await hosting.remove(person.id, id, body.seat, body.offered)

    @app.post("/api/tables/{id}/hand-over", status_code=204)
    async def hand_over(id: TableId, body: HandingOver, person: Player) -> None:
        """Leave a game that runs: a bot plays on for me, for good."""
        await hosting.hand_over(person.id, id, body.seat)


def _invitations(app: FastAPI, hall: Hall) -> None:
    hosting = hall.house.hosting

    @app.post("/api/tables/{id}/invite", status_code=204)
    async def invite(id: TableId, body: Inviting, person: Owner) -> None:
        """Ask somebody to a table by name."""
        whom = await hall.people.id_of(body.login.lower().replace("\0", ""))
        if not whom:
            raise Denied("no-person", say("no-person"), "login")
        await hosting.invite(person.id, person.name, id, whom)

    @app.get("/api/invitations")
    async def invitations(person: Me, speaks: Speaking) -> list[TableInfo]:
        """Open tables to which I am asked by name."""
        found = await hosting.invited(person.id)
        shown = await show_tables(hall.house, [listing for listing, _ in found], person.id, speaks)
        for it, (listing, by) in zip(shown, found, strict=True):
            it["by"], it["invitation"] = by, listing.invitation
        return shown

    @app.delete("/api/invitations/{id}", status_code=204)
    async def decline(id: TableId, person: Player) -> None:
        """No, thank you."""
        await hosting.decline(person.id, id)
