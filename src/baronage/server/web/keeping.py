"""The keeper's doors: is all well, what was reported, what was done; and reports, from whoever has one."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import Depends, FastAPI, Path
from pydantic import Field
from sqlalchemy import Row, func, select

from baronage import __version__
from baronage.server.answers import DeedInfo, KeeperPage, Load, Made, ReportInfo
from baronage.server.errors import Denied
from baronage.server.house.listing import RUNNING
from baronage.server.people.arms import read_arms
from baronage.server.people.order import Deed
from baronage.server.people.people import DAY, Person
from baronage.server.store.schema import tables
from baronage.server.store.writer import Conflict
from baronage.server.web.callers import Body, Me, Owner, owner
from baronage.server.web.well import SOON
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

LONG_QUEUE = 500  # what waits to be written: more is no longer well
DeedId = Annotated[str, Path(min_length=1, max_length=32)]


async def keeper(person: Annotated[Person, Depends(owner)]) -> Person:
    """Whoever asks, if he keeps the server."""
    if not person.keeper:
        raise Denied("not-yours", say("keepers-only"))
    return person


Keeping = Annotated[Person, Depends(keeper)]


class Report(Body):
    """Whom I report, by sign-in name, by a seat of a table, or by the number of a line that I heard there; for what, in my own
    words."""

    why: Literal["talk", "leaving", "cheating", "name", "other"]
    words: str = Field(min_length=1, max_length=1000)
    login: str = Field("", max_length=40)
    table: str = Field("", max_length=32)
    seat: int = Field(0, ge=0, le=31)
    line: int | None = Field(None, ge=1, le=1 << 31)


class Doing(Body):
    """What a keeper does: on a report, to whom (by sign-in name), or at which table; for how many days; and why."""

    kind: Literal["warn", "mute", "ban", "lift", "line", "end", "void", "none"]
    reason: str = Field(min_length=1, max_length=1000)
    report: str = Field("", max_length=32)
    login: str = Field("", max_length=40)
    table: str = Field("", max_length=32)
    days: float = Field(7.0, gt=0, le=36_500)


class Unwanted(Body):
    """Words that are covered in talk from now on, and no others; and why."""

    words: list[Annotated[str, Field(max_length=40)]] = Field(max_length=500)
    reason: str = Field(min_length=1, max_length=1000)


class Answering(Body):
    """What I say to what a keeper did."""

    words: str = Field(min_length=1, max_length=1000)


def routes(app: FastAPI, hall: Hall) -> None:
    """Reports and acts."""
    order = hall.house.order

    @app.post("/api/reports", status_code=201)
    async def report(body: Report, person: Owner) -> None:
        """Tell the keeper of somebody. Who is reported is not told by whom."""
        about, line = "", None
        if body.table and body.line is not None:
            said = await hall.house.talk.heard_line(person.id, body.table, body.line)
            about, line = said.person, (said.number, said.text)
        elif body.table:
            listing = (await hall.house.rooms.played(person.id, body.table)).listing
            about = next((it.person for seat, it in enumerate(listing.sitters) if seat == body.seat), "")
        if body.login and line is None:  # who is named is meant, wherever at the table he sits
            about = (await hall.people.page(body.login.lower(), person)).person.id
        if not about:
            raise Denied("no-person", say("no-person"))
        await order.report(person, about, body.why, _plain(body.words), body.table, line)

    @app.get("/api/keeper")
    async def page(person: Keeping) -> KeeperPage:
        """All that a keeper sees at once. No hand, no sheet, and of talk only what was reported."""
        return await asyncio.to_thread(_page, hall, await hall.well.certificate())

    @app.post("/api/keeper/deeds", status_code=201)
    async def act(body: Doing, person: Keeping) -> Made:
        """Warn, mute, ban, lift that again, or find no fault; take a line away, end a table, let a game count for nothing.

        It is written down, and told to whom it concerns.
        """
        whom, table, line = "", _plain(body.table), 0
        if body.report:
            whom, at, line = await asyncio.to_thread(order.report_about, _plain(body.report))
            table = table or at
            if not whom:
                raise Denied("no-person", say("no-person"))
        elif body.login or not table:
            whom = await hall.people.id_of(body.login.lower())
        deed = Deed(body.kind, whom, _plain(body.reason), body.days, body.report, table, line)
        if body.kind in ("end", "void"):
            return Made(table=await hall.house.moderation.end(person, replace(deed, person="")))
        if not whom:
            raise Denied("no-person", say("no-person"))
        if whom == person.id:
            raise Denied("refused", say("yourself"))
        if body.kind == "line":
            return Made(table=await hall.house.moderation.take_line(person, deed))
        id = await order.do(person, deed)
        hall.people.forget(whom)
        return Made(table=id)

    @app.put("/api/keeper/words", status_code=204)
    async def unwanted(body: Unwanted, person: Keeping) -> None:
        """Words that are covered in talk, and not taken as a name or a part of one, from now on."""
        changes = hall.house.manners.change(_plain(word) for word in body.words)
        await order.do(person, Deed("words", "", _plain(body.reason)), *changes)

    @app.get("/api/me/deeds")
    async def about_me(person: Me) -> list[DeedInfo]:
        """What keepers did that concerns me."""
        return [_deed(row) for row in await asyncio.to_thread(order.log, person.id)]

    @app.put("/api/me/deeds/{id}", status_code=204)
    async def answer(id: DeedId, body: Answering, person: Owner) -> None:
        """Say something to it."""
        try:
            await order.answer(person, _plain(id), _plain(body.words))
        except Conflict as error:
            raise Denied("no-person", say("no-person")) from error


def _plain(text: str) -> str:
    return text.replace("\0", "")


def _page(hall: Hall, certificate: int | None) -> KeeperPage:
    """Blocks."""
    running = int(hall.store.read(select(func.count()).where(tables.c.status == RUNNING))[0][0])
    queue, copied = hall.store.waiting(), hall.well.copied()
    renewed = certificate is None or certificate >= SOON
    return KeeperPage(
        well=hall.is_open and queue < LONG_QUEUE and renewed and not (copied and copied["late"]),
        tables=running,
        in_memory=len(hall.house.rooms.in_use),
        connections=len(hall.connections.all()),
        queue=queue,
        load=_load(hall),
        day=list(hall.well.day),
        silent=hall.well.silent(),
        copied=copied,
        certificate=certificate,
        people=hall.house.order.counts(time.time() - 7 * DAY),
        reports=[_report(row) for row in hall.house.order.open_reports()],
        deeds=[_deed(row) for row in hall.house.order.log()],
        words=hall.house.manners.words(),
    )


def _load(hall: Hall) -> Load:
    measures = hall.store.measures
    return Load(
        version=__version__,
        database="PostgreSQL" if hall.store.shared else "SQLite",
        since=measures.began,
        processor=measures.processor,
        slowest=measures.act.within(0.99),
    )


def _report(row: Row[Any]) -> ReportInfo:
    return ReportInfo(
        id=row.id,
        at=row.at,
        name=row.name,
        login=row.login or "",
        arms=read_arms(row.arms),
        by=row.teller,
        why=row.why,
        words=row.words,
        table=row.table,
        tournament=row.tournament is not None,
        said=row.said,
        before=row.before,
    )


def _deed(row: Row[Any]) -> DeedInfo:
    return DeedInfo(
        id=row.id,
        at=row.at,
        by=row.by,
        kind=row.kind,
        reason=row.reason,
        name=row.whom or "",
        login=row.login or "",
        table=row.table,
        until=row.until,
        answer=row.answer,
    )
