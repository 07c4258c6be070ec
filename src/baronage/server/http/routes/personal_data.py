"""Routes for friends and blocks, sessions, data export and account deletion."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import FastAPI, Path, Request, Response
from pydantic import Field

from baronage.server.accounts.accounts import Person
from baronage.server.accounts.arms import read_arms
from baronage.server.accounts.passwords import hash_of
from baronage.server.accounts.personal_data import deletion, everything, tables_of
from baronage.server.accounts.relations import BLOCK, FRIEND, Relation
from baronage.server.errors import ApiError
from baronage.server.http.auth import COOKIE, Body, Me, Owner, secret_of
from baronage.server.locale import msg
from baronage.server.responses import Acquaintance, Acquaintances, BrowserInfo
from baronage.server.services.listing import OPEN, RUNNING
from baronage.server.table.journal_entry import Kind

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

SessionId = Annotated[str, Path(min_length=1, max_length=32)]


class Relating(Body):
    """A person and the new relation: by sign-in name, by an id from the caller's list, or by a seat at a
    visible table.
    """

    kind: Literal["friend", "block", "none"]
    login: str = Field("", max_length=40)
    id: str = Field("", max_length=32)
    table: str = Field("", max_length=32)
    seat: int = Field(0, ge=0, le=31)
    invitation: str = Field("", max_length=40)


class Goodbye(Body):
    """The password, if there is one, so that an unattended browser can't delete the account."""

    password: str = Field("", max_length=1000)


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes for relations, sessions and personal data."""
    _relations(app, ctx)
    _browsers(app, ctx)
    _data(app, ctx)


def _relations(app: FastAPI, ctx: AppContext) -> None:
    relations = ctx.people.relations

    @app.get("/api/relations")
    async def acquaintances(person: Me) -> Acquaintances:
        """Return the caller's friends and blocked people."""
        found = await relations.all_of(person.id)
        friends, blocked = [[_shown(it) for it in found if it.kind == kind] for kind in (FRIEND, BLOCK)]
        return Acquaintances(friends=friends, blocked=blocked)

    @app.put("/api/relations", status_code=204)
    async def relate(body: Relating, person: Owner) -> None:
        """Befriend or block a person, or undo that. The person is not notified."""
        await relations.relate(person.id, await _meant(ctx, body, person), body.kind)


async def _meant(ctx: AppContext, body: Relating, person: Person) -> str:
    if body.table:
        listing = (await ctx.services.rooms.find_replayable(person.id, body.table, body.invitation)).listing
        found = [occupant.person for seat, occupant in enumerate(listing.occupants) if seat == body.seat]
    elif body.id:
        found = [it.person for it in await ctx.people.relations.all_of(person.id) if it.person == body.id]
    else:
        found = [(await ctx.people.profile(body.login.lower(), person)).person.id]
    if not found or not found[0]:
        raise ApiError("no-person", msg("no-person"))
    return found[0]


def _shown(it: Relation) -> Acquaintance:
    return Acquaintance(id=it.person, name=it.name, login=it.login, arms=read_arms(it.arms), since=it.at)


def _browsers(app: FastAPI, ctx: AppContext) -> None:
    @app.get("/api/sessions")
    async def browsers(person: Owner, request: Request) -> list[BrowserInfo]:
        """List the browsers on which the caller is signed in."""
        here = hash_of(secret_of(request.scope, request.cookies))[:16]
        found = await ctx.people.browsers(person)
        return [BrowserInfo(id=it.id, name=it.name, created=it.created, here=it.id == here) for it in found]

    @app.delete("/api/sessions/{id}", status_code=204)
    async def sign_out(id: SessionId, person: Owner) -> None:
        """Sign out one browser."""
        await ctx.people.sign_out_browser(person, id)


def _data(app: FastAPI, ctx: AppContext) -> None:
    @app.get("/api/me/data")
    async def data(person: Owner) -> Response:
        """Return all data stored about the caller, as a file."""
        found = await asyncio.to_thread(everything, ctx.store, person)
        text = json.dumps(found, ensure_ascii=False, indent=1)
        headers = {"content-disposition": "attachment; filename=baronage.json"}
        return Response(text, headers=headers, media_type="application/json")

    @app.delete("/api/me", status_code=204)
    async def goodbye(body: Goodbye, person: Owner, request: Request, response: Response) -> None:
        """Delete the caller's account. Games stay, without the name; messages, files and credentials are deleted
        permanently.
        """
        await ctx.people.must_know_password(person, body.password, secret_of(request.scope, request.cookies))
        await _stand_up(ctx, person)
        await ctx.store.write(*deletion(ctx.store, person.id))
        ctx.people.forget(person.id)
        await ctx.notification_service.recipients.read(
            person.id
        )  # drops the cached destinations, so that nothing more is sent
        await ctx.services.peer_sync.forget_name(person.id)
        response.delete_cookie(COOKIE)


async def _stand_up(ctx: AppContext, person: Person) -> None:
    """Leave tables that have not started, and resign where the game allows it. Elsewhere the clock runs out."""
    await ctx.services.tournaments.withdraw(
        person.id
    )  # first, so that the person is not paired again when their table ends
    for id in await asyncio.to_thread(tables_of, ctx.store, person.id, [OPEN]):
        await ctx.services.seating.leave(person.id, id)
    for id in await asyncio.to_thread(tables_of, ctx.store, person.id, [RUNNING]):
        room = await ctx.services.rooms.find(id)
        if room.listing.game.meta.resign:
            table = await ctx.services.rooms.table(room)
            for seat in room.listing.seats_of(person.id):
                if not table.over and not table.state.beaten(seat) and not table.state.left >> seat & 1:
                    await ctx.services.play.act(person.id, id, seat, table.number(seat), Kind.PLAY, {"text": "resign"})
