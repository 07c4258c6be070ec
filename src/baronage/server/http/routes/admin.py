"""Admin routes: server status, reports and moderation. Everyone can file a report."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import Depends, FastAPI, Path, Query
from pydantic import Field
from sqlalchemy import Row, func, select

from baronage import __version__
from baronage.engine.game.messages import ENGLISH
from baronage.server.accounts.accounts import DAY, Person
from baronage.server.accounts.arms import read_arms
from baronage.server.accounts.membership import SUMMARIES
from baronage.server.accounts.reports import ModerationAction
from baronage.server.errors import ApiError
from baronage.server.http.auth import Address, Body, CallerLanguages, Me, Owner, owner
from baronage.server.http.status import SOON
from baronage.server.locale import msg
from baronage.server.responses import AdminPage, Load, Made, ModerationActionInfo, ReportInfo
from baronage.server.responses.accounts import Wrong
from baronage.server.services.listing import RUNNING
from baronage.server.store.schema import tables
from baronage.server.store.writer import Conflict

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

LONG_QUEUE = 500  # pending writes above which the server is overloaded
ActionId = Annotated[str, Path(min_length=1, max_length=32)]


async def admin(person: Annotated[Person, Depends(owner)]) -> Person:
    """Return the caller; raise ApiError unless they are an admin."""
    if not person.admin:
        raise ApiError("not-yours", msg("admins-only"))
    return person


Admin = Annotated[Person, Depends(admin)]


class Report(Body):
    """A report about a person: by sign-in name, by a seat at a table, or by the number of a chat message there."""

    why: Literal["talk", "leaving", "cheating", "name", "other"]
    words: str = Field(min_length=1, max_length=1000)
    login: str = Field("", max_length=40)
    table: str = Field("", max_length=32)
    seat: int = Field(0, ge=0, le=31)
    line: int | None = Field(None, ge=1, le=1 << 31)


class Doing(Body):
    """A moderation action: on a report, a person (by sign-in name, or by id) or a table, with its length in days and a reason."""

    kind: Literal["warn", "mute", "ban", "lift", "line", "end", "void", "none"]
    reason: str = Field(min_length=1, max_length=1000)
    report: str = Field("", max_length=32)
    login: str = Field("", max_length=40)
    person: str = Field("", max_length=32)
    table: str = Field("", max_length=32)
    days: float = Field(7.0, gt=0, le=36_500)


class Unwanted(Body):
    """The new list of words masked in chat, and the reason."""

    words: list[Annotated[str, Field(max_length=40)]] = Field(max_length=500)
    reason: str = Field(min_length=1, max_length=1000)


class Answering(Body):
    """A person's reply to a moderation action."""

    words: str = Field(min_length=1, max_length=1000)


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes for reports and moderation."""
    reports = ctx.services.reports

    @app.post("/api/reports", status_code=201)
    async def report(body: Report, person: Owner, address: Address) -> None:
        """Report a person to the admins. That person does not learn who reported them."""
        if not person.login:
            ctx.limits.guest(address)  # otherwise a new guest for each report would evade the limit
        about, line = "", None
        if body.table and body.line is not None:
            reported = await ctx.services.chat.find_message(person.id, body.table, body.line)
            about, line = reported.person, (reported.number, reported.text)
        elif body.table:
            listing = (await ctx.services.rooms.find_replayable(person.id, body.table)).listing
            about = next((it.person for seat, it in enumerate(listing.occupants) if seat == body.seat), "")
        if body.login and line is None:  # a sign-in name takes precedence over the seat
            about = (await ctx.people.profile(body.login.lower(), person)).person.id
        if not about:
            raise ApiError("no-person", msg("no-person"))
        await reports.report(person, about, body.why, _plain(body.words), body.table, line)

    @app.get("/api/admin")
    async def page(person: Admin, languages: CallerLanguages) -> AdminPage:
        """Return the admin page: status, reports and log. It shows no hands, no submissions, and only reported chat
        messages.
        """
        return await asyncio.to_thread(_page, ctx, await ctx.status.certificate(), languages.first)

    @app.get("/api/admin/reports")
    async def more_reports(person: Admin, first: Annotated[int, Query(ge=0, le=1 << 31)] = 0) -> list[ReportInfo]:
        """Return a page of open reports, newest first. `first` is the number of reports to skip."""
        return [_report(row) for row in await asyncio.to_thread(reports.open_reports, first)]

    @app.post("/api/admin/actions", status_code=201)
    async def act(body: Doing, person: Admin) -> Made:
        """Warn, mute or ban a person, lift that, or dismiss a report; remove a message, end a table or void a game.

        The action is logged and shown to the people concerned.
        """
        whom, table, line = "", _plain(body.table), 0
        if body.report:
            whom, at, line = await asyncio.to_thread(reports.report_about, _plain(body.report))
            table = table or at
            if not whom:
                raise ApiError("no-person", msg("no-person"))
        elif body.person:
            whom = str((await asyncio.to_thread(ctx.members.one, body.person)).id)
        elif body.login or not table:
            whom = await ctx.people.id_of(body.login.lower())
        action = ModerationAction(body.kind, whom, _plain(body.reason), body.days, body.report, table, line)
        if body.kind in ("end", "void"):
            return Made(table=await ctx.services.moderation.end(person, replace(action, person="")))
        if not whom:
            raise ApiError("no-person", msg("no-person"))
        if whom == person.id:
            raise ApiError("refused", msg("yourself"))
        if body.kind == "line":
            return Made(table=await ctx.services.moderation.remove_message(person, action))
        id = await reports.do(person, action)
        ctx.people.forget(whom)
        return Made(table=id)

    @app.put("/api/admin/words", status_code=204)
    async def unwanted(body: Unwanted, person: Admin) -> None:
        """Replace the list of words that are masked in chat and not allowed in names."""
        changes = ctx.services.word_filter.change(_plain(word) for word in body.words)
        await reports.do(person, ModerationAction("words", "", _plain(body.reason)), *changes)

    @app.get("/api/me/moderation")
    async def about_me(person: Me) -> list[ModerationActionInfo]:
        """List the moderation actions that concern the caller."""
        return [show_action(row) for row in await asyncio.to_thread(reports.log, person.id)]

    @app.put("/api/me/moderation/{id}", status_code=204)
    async def answer(id: ActionId, body: Answering, person: Owner) -> None:
        """Reply to a moderation action."""
        try:
            await reports.answer(person, _plain(id), _plain(body.words))
        except Conflict as error:
            raise ApiError("no-person", msg("no-person")) from error


def _plain(text: str) -> str:
    return text.replace("\0", "")


def _page(ctx: AppContext, certificate: int | None, language: str) -> AdminPage:
    """Return the admin page. Blocks."""
    running = int(ctx.store.read(select(func.count()).where(tables.c.status == RUNNING))[0][0])
    queue, copied = ctx.store.waiting(), ctx.status.copied()
    signs: dict[Wrong, bool] = {
        "closed": not ctx.is_open,
        "queue": queue >= LONG_QUEUE,
        "slow": ctx.status.slow(),
        "bots": ctx.status.bots_wait(),
        "certificate": certificate is not None and certificate < SOON,
        "copy": copied is not None and copied["late"],
    }
    wrong = [what for what, is_so in signs.items() if is_so]
    return AdminPage(
        well=not wrong,
        wrong=wrong,
        figures={"queue": queue, "certificate": certificate or 0, **ctx.status.figures()},
        tables=running,
        in_memory=len(ctx.services.rooms.in_use),
        connections=len(ctx.connections.all()),
        queue=queue,
        load=_load(ctx),
        day=list(ctx.status.day),
        silent=ctx.status.silent(),
        copied=copied,
        certificate=certificate,
        people=ctx.services.reports.counts(time.time() - 7 * DAY),
        reports=[_report(row) for row in ctx.services.reports.open_reports()],
        open_reports=ctx.services.reports.count_open(),
        moderation_actions=[show_action(row, language) for row in ctx.services.reports.log()],
        words=ctx.services.word_filter.words(),
    )


def _load(ctx: AppContext) -> Load:
    metrics = ctx.store.metrics
    return Load(
        version=__version__,
        database="PostgreSQL" if ctx.store.shared else "SQLite",
        since=metrics.began,
        processor=metrics.processor,
        slowest=ctx.status.slowest(),
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
        message=row.said,
        before=row.before,
    )


def show_action(row: Row[Any], language: str = ENGLISH) -> ModerationActionInfo:
    """Return a moderation action as shown to admins and to the person concerned. Summaries of changed settings, which
    are logged in English, are translated.
    """
    return ModerationActionInfo(
        id=row.id,
        at=row.at,
        by=row.by,
        kind=row.kind,
        reason=SUMMARIES[row.reason].localized(language) if row.reason in SUMMARIES else row.reason,
        name=row.whom or "",
        login=row.login or "",
        table=row.table,
        until=row.until,
        answer=row.answer,
    )
