"""Routes of the club: its page, who is online, joining, and the gate of a club for members only."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Request, Response
from pydantic import Field
from sqlalchemy import Row, func, select
from starlette.requests import HTTPConnection

from baronage.engine.game.messages import ENGLISH
from baronage.server.accounts.accounts import Person
from baronage.server.accounts.arms import read_arms
from baronage.server.accounts.membership import Club, ClubSettings
from baronage.server.accounts.passwords import Caller
from baronage.server.accounts.reports import ModerationAction
from baronage.server.errors import ApiError
from baronage.server.http.auth import Address, Anybody, Body, allow, browser_of, remember, secret_of
from baronage.server.http.routes.account import Entrance, as_me
from baronage.server.http.routes.admin import Admin
from baronage.server.locale import msg
from baronage.server.responses import (
    ClubInfo,
    ClubSettingsInfo,
    NewPass,
    NewsItem,
    Online,
    OnlinePerson,
    PassInfo,
)
from baronage.server.responses import Me as MyName
from baronage.server.store.schema import persons

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

ONLINE = 300.0  # seconds after the last request for which a person counts as online
MAX_ONLINE = 100
# Requests open to strangers in a members-only club: see what it is, sign in, and join.
OPEN: tuple[str, ...] = (
    "/api/me",
    "/api/enter",
    "/api/leave",
    "/api/club",
    "/api/members",
    "/api/recover",
    "/api/passkeys",
)
OPEN += (
    "/api/notifications/confirm",
    "/api/notifications/unsubscribe",
    "/api/games",
    "/api/openapi.json",
    "/api/sessions",
)
Id = Annotated[str, Path(min_length=1, max_length=32)]
Title = Annotated[str, Field(min_length=1, max_length=100)]


class NewMember(Entrance):
    """Name, sign-in name and password of a new member, and the secret of an invitation link, if there is one."""

    name: str = Field(max_length=100)
    invitation: str = Field("", max_length=100)


class Settings(Body):
    """The settings of the club."""

    name: str = Field("", max_length=60)
    about: str = Field("", max_length=4000)
    join: Literal["open", "approval", "invitation"] = "open"
    guests: bool = True
    reserved: list[Annotated[str, Field(max_length=40)]] = Field([], max_length=500)


class News(Body):
    """An item of news."""

    title: Title
    text: str = Field("", max_length=4000)


class PassBody(Body):
    """A new invitation link: the number of uses, its days, and a note about its recipient."""

    uses: int = Field(1, ge=1, le=1000)
    days: float = Field(14.0, gt=0, le=365)
    note: str = Field("", max_length=100)


async def gate(connection: HTTPConnection) -> None:
    """Refuse strangers in a club for members only, except what they need to sign in and to join."""
    path = connection.scope["path"]
    if not path.startswith("/api/") or any(path == one or path.startswith(f"{one}/") for one in OPEN):
        return
    ctx: AppContext = connection.app.state.ctx
    if (await ctx.people.club.settings()).guests:
        return
    person = await ctx.people.by_secret(secret_of(connection.scope, connection.cookies))
    if not await ctx.people.club.admits(person):
        raise ApiError("not-yours", msg("waits-for-admin" if person and person.waits else "members-only"))


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes of the club."""
    _page(app, ctx, ctx.people.club)
    _joining(app, ctx, ctx.people.club)
    _settings(app, ctx, ctx.people.club)


def _page(app: FastAPI, ctx: AppContext, club: Club) -> None:
    @app.get("/api/club")
    async def show(person: Anybody) -> ClubInfo:
        """Return the club as the caller may see it."""
        settings = await club.settings()
        admitted = await club.admits(person)
        count = select(func.count()).where(persons.c.login.is_not(None), persons.c.waits.is_(None))
        return ClubInfo(
            name=settings.name,
            about=settings.about,
            join=settings.join,
            guests=settings.guests,
            admitted=admitted,
            waits=person is not None and bool(person.waits),
            members=(await asyncio.to_thread(ctx.store.read, count))[0][0] if admitted else 0,
            news=[_news(row) for row in await asyncio.to_thread(club.news)] if admitted else [],
        )

    @app.get("/api/online")
    async def online(person: Anybody) -> Online:
        """Return who was here in the last five minutes. People with a hidden profile are not listed."""
        here = {connection.person for connection in ctx.connections.all()}
        here |= {id for id, at in ctx.people.recent().items() if at > time.time() - ONLINE}
        seen = select(persons.c.id).where(persons.c.seen > time.time() - ONLINE).limit(10 * MAX_ONLINE)
        here |= {row.id for row in await asyncio.to_thread(ctx.store.read, seen)}
        pages = await ctx.people.profiles(here)
        relations = await ctx.people.relations.is_to(person.id, list(pages)) if person else {}
        shown = [
            page for id, page in pages.items() if page.person.login and page.shown_to(person, relations.get(id, ""))
        ]
        members = sorted(shown, key=lambda page: page.person.name.casefold())[:MAX_ONLINE]
        return Online(
            members=[_online(page.person) for page in members],
            guests=sum(not page.person.login for page in pages.values()),
        )


def _joining(app: FastAPI, ctx: AppContext, club: Club) -> None:
    @app.post("/api/members", status_code=201)
    async def join(body: NewMember, request: Request, response: Response, address: Address, person: Anybody) -> MyName:
        """Become a member: as a new person, or as the guest that the caller is. In a closed club by invitation, or
        after an admin has agreed.
        """
        if person is not None and person.login:
            raise ApiError("refused", msg("member-already"))
        if body.invitation and not await club.is_valid(body.invitation):
            raise ApiError("refused", msg("pass-invalid"), "invitation")
        entrance, caller = (body.login, body.password), Caller(address)
        if person is not None:
            allow(person, "account")
            secret = secret_of(request.scope, request.cookies)
            joined = await ctx.people.set_sign_in(person, *entrance, secret, "", caller, body.invitation)
        else:
            ctx.limits.guest(address)
            browser = browser_of(request)
            joined, secret = await ctx.people.join(body.name, *entrance, browser, caller, body.invitation)
        remember(request, response, secret)
        return as_me(joined)

    @app.get("/api/club/invitations/{secret}", status_code=204)
    async def invitation(secret: Annotated[str, Path(min_length=1, max_length=100)]) -> None:
        """Answer 204 if an invitation link can be used, else refuse."""
        if not await club.is_valid(secret):
            raise ApiError("refused", msg("pass-invalid"))


def _settings(app: FastAPI, ctx: AppContext, club: Club) -> None:
    reports = ctx.services.reports

    @app.get("/api/admin/club")
    async def settings(person: Admin) -> ClubSettingsInfo:
        """Return the settings of the club."""
        found = await club.settings()
        return ClubSettingsInfo(
            name=found.name, about=found.about, join=found.join, guests=found.guests, reserved=found.reserved
        )

    @app.put("/api/admin/club", status_code=204)
    async def change(body: Settings, person: Admin) -> None:
        """Change the settings of the club. The change is logged."""
        reserved = sorted({" ".join(name.split()) for name in body.reserved} - {""})
        new = ClubSettings(body.name.strip(), body.about.strip(), body.join, body.guests, reserved)
        action = ModerationAction("club", "", new.summary.localized(ENGLISH))
        await reports.do(person, action, *club.change(new))
        ctx.people.forget()

    @app.get("/api/admin/invitations")
    async def passes(person: Admin) -> list[PassInfo]:
        """List the valid invitation links."""
        return [_pass(row) for row in await asyncio.to_thread(club.passes)]

    @app.post("/api/admin/invitations", status_code=201)
    async def invite(body: PassBody, person: Admin) -> NewPass:
        """Make an invitation link. Its secret is shown only once."""
        return NewPass(path=f"/join/{await club.invite(person.id, body.uses, body.days, body.note.strip())}")

    @app.delete("/api/admin/invitations/{id}", status_code=204)
    async def revoke(id: Id, person: Admin) -> None:
        """Make an invitation link invalid."""
        await club.revoke(id)

    @app.post("/api/admin/news", status_code=201)
    async def publish(body: News, person: Admin) -> None:
        """Publish an item of news on the club's page."""
        await club.post(person.id, body.title.strip() or body.title, body.text.strip())

    @app.put("/api/admin/news/{id}", status_code=204)
    async def edit(id: Id, body: News, person: Admin) -> None:
        """Change an item of news."""
        await club.edit(id, body.title.strip() or body.title, body.text.strip())

    @app.delete("/api/admin/news/{id}", status_code=204)
    async def drop(id: Id, person: Admin) -> None:
        """Delete an item of news."""
        await club.drop(id)


def _news(row: Row[Any]) -> NewsItem:
    return NewsItem(id=row.id, at=row.at, by=row.by_name, title=row.title, text=row.text)


def _online(person: Person) -> OnlinePerson:
    return OnlinePerson(name=person.name, login=person.login, arms=read_arms(person.arms), admin=person.admin)


def _pass(row: Row[Any]) -> PassInfo:
    return PassInfo(
        id=row.id,
        by=row.by_name,
        created=row.created,
        expires=row.expires,
        uses=row.uses,
        left=row.left,
        note=row.note,
    )
