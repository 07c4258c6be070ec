"""Admin routes about people: the list with search, roles, names, password links, admission and notes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Query
from pydantic import Field
from sqlalchemy import Row

from baronage.server.accounts.arms import read_arms
from baronage.server.accounts.reports import ModerationAction
from baronage.server.errors import ApiError
from baronage.server.http.auth import Body
from baronage.server.http.routes.admin import Admin, show_action
from baronage.server.locale import msg
from baronage.server.responses import MemberInfo, MemberList, MemberPage, NoteInfo, RecoveryLink

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

MAX_LISTED = 100
Id = Annotated[str, Path(min_length=1, max_length=32)]
Reason = Annotated[str, Field(min_length=1, max_length=1000)]
Group = Literal["all", "members", "admins", "organisers", "waiting", "banned", "guests"]


class Roles(Body):
    """The roles of a member, and the reason for the change."""

    admin: bool
    organiser: bool
    reason: Reason


class Renaming(Body):
    """A new display name, and the reason."""

    name: str = Field(max_length=100)
    reason: Reason


class Because(Body):
    """The reason for an action."""

    reason: Reason


class Admission(Body):
    """Whether a person who waits becomes a member, and the reason."""

    admit: bool
    reason: Reason


class Note(Body):
    """A note about a person."""

    text: str = Field(min_length=1, max_length=2000)


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the admin routes about people."""
    _looking(app, ctx)
    _changing(app, ctx)


def _looking(app: FastAPI, ctx: AppContext) -> None:
    members = ctx.members

    @app.get("/api/admin/members")
    async def search(
        person: Admin,
        words: Annotated[str, Query(max_length=100)] = "",
        group: Group = "members",
        first: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        count: Annotated[int, Query(ge=1, le=MAX_LISTED)] = 50,
    ) -> MemberList:
        """Return people of a group whose name or sign-in name contains these words, by name."""
        asked = " ".join(words.replace("\0", "").split())
        total, rows = await asyncio.to_thread(members.search, asked, group, first, count)
        return MemberList(total=total, members=[_member(row) for row in rows])

    @app.get("/api/admin/members/{id}")
    async def one(id: Id, person: Admin) -> MemberPage:
        """Return a person with the admins' notes and all moderation actions."""
        row = await asyncio.to_thread(members.one, id)
        actions = await asyncio.to_thread(ctx.services.reports.log, id)
        return {
            **_member(row),
            "notes": [
                NoteInfo(id=it.id, at=it.at, by=it.by_name, text=it.text)
                for it in await asyncio.to_thread(members.notes, id)
            ],
            "moderation_actions": [show_action(it) for it in actions],
        }


def _changing(app: FastAPI, ctx: AppContext) -> None:
    members = ctx.members

    @app.put("/api/admin/members/{id}/roles", status_code=204)
    async def roles(id: Id, body: Roles, person: Admin) -> None:
        """Make a member an admin or organiser, or dismiss them. Admins can't dismiss themselves."""
        await members.set_roles(person, id, body.admin, body.organiser, body.reason)

    @app.put("/api/admin/members/{id}/name", status_code=204)
    async def rename(id: Id, body: Renaming, person: Admin) -> None:
        """Give a person another display name."""
        await members.rename(person, id, body.name, body.reason)

    @app.post("/api/admin/members/{id}/recovery", status_code=201)
    async def recovery(id: Id, body: Because, person: Admin) -> RecoveryLink:
        """Make a link with which a member sets a new password, to be handed over by the admin."""
        row = await asyncio.to_thread(members.one, id)
        if not row.login:
            raise ApiError("refused", msg("role-account"))
        secret = await ctx.notification_service.recovery_link(id)
        await ctx.services.reports.do(person, ModerationAction("recovery", id, body.reason))
        return RecoveryLink(path=f"/recover/{secret}")

    @app.post("/api/admin/members/{id}/admission", status_code=204)
    async def admit(id: Id, body: Admission, person: Admin) -> None:
        """Admit a person who waits to become a member, or refuse them."""
        await members.admit(person, id, body.admit, body.reason)

    @app.post("/api/admin/members/{id}/notes", status_code=204)
    async def note(id: Id, body: Note, person: Admin) -> None:
        """Add a note about a person. Only admins read it; the person gets it with a copy of their data."""
        await members.note(person, id, body.text.strip() or body.text)

    @app.delete("/api/admin/members/{id}/notes/{note}", status_code=204)
    async def drop_note(id: Id, note: Id, person: Admin) -> None:
        """Delete a note."""
        await members.drop_note(id, note)


def _member(row: Row[Any]) -> MemberInfo:
    return MemberInfo(
        id=row.id,
        name=row.name,
        login=row.login or "",
        arms=read_arms(row.arms),
        admin=row.admin,
        organiser=row.organiser,
        waits=row.waits,
        muted=row.muted,
        banned=row.banned,
        created=row.created,
        seen=row.seen,
    )
