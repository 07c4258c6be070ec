"""Friends and blocks, where one is signed in, all that is kept of one, and how it is deleted."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import FastAPI, Path, Request, Response
from pydantic import Field

from baronage.server.answers import Acquaintance, Acquaintances, BrowserInfo
from baronage.server.errors import Denied
from baronage.server.house.listing import OPEN, RUNNING
from baronage.server.people.arms import read_arms
from baronage.server.people.goodbye import deletion, everything, tables_of
from baronage.server.people.people import Person, hash_of
from baronage.server.people.relations import BLOCK, FRIEND, Relation
from baronage.server.play.acts import Kind
from baronage.server.web.callers import COOKIE, Body, Me, Owner, secret_of
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

SessionId = Annotated[str, Path(min_length=1, max_length=32)]


class Relating(Body):
    """Who is meant, by sign-in name, by an id of my list, or by a seat of a table where I can see him; and what he is to me."""

    kind: Literal["friend", "block", "none"]
    login: str = Field("", max_length=40)
    id: str = Field("", max_length=32)
    table: str = Field("", max_length=32)
    seat: int = Field(0, ge=0, le=31)
    invitation: str = Field("", max_length=40)


class Goodbye(Body):
    """The password, of who has one: so that nobody else does it at a browser that was left open."""

    password: str = Field("", max_length=1000)


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of oneself and of others."""
    _relations(app, hall)
    _browsers(app, hall)
    _data(app, hall)


def _relations(app: FastAPI, hall: Hall) -> None:
    relations = hall.people.relations

    @app.get("/api/relations")
    async def acquaintances(person: Me) -> Acquaintances:
        """Whom I call friends, and whom I have blocked."""
        found = await relations.all_of(person.id)
        friends, blocked = [[_shown(it) for it in found if it.kind == kind] for kind in (FRIEND, BLOCK)]
        return Acquaintances(friends=friends, blocked=blocked)

    @app.put("/api/relations", status_code=204)
    async def relate(body: Relating, person: Owner) -> None:
        """Call somebody a friend, block him, or take that back. He is not told."""
        await relations.relate(person.id, await _meant(hall, body, person), body.kind)


async def _meant(hall: Hall, body: Relating, person: Person) -> str:
    if body.table:
        listing = (await hall.house.rooms.played(person.id, body.table, body.invitation)).listing
        found = [sitter.person for seat, sitter in enumerate(listing.sitters) if seat == body.seat]
    elif body.id:
        found = [it.person for it in await hall.people.relations.all_of(person.id) if it.person == body.id]
    else:
        found = [(await hall.people.page(body.login.lower(), person)).person.id]
    if not found or not found[0]:
        raise Denied("no-person", say("no-person"))
    return found[0]


def _shown(it: Relation) -> Acquaintance:
    return Acquaintance(id=it.person, name=it.name, login=it.login, arms=read_arms(it.arms), since=it.at)


def _browsers(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/sessions")
    async def browsers(person: Owner, request: Request) -> list[BrowserInfo]:
        """Where I am signed in."""
        here = hash_of(secret_of(request.scope, request.cookies))[:16]
        found = await hall.people.browsers(person)
        return [BrowserInfo(id=it.id, name=it.name, created=it.created, here=it.id == here) for it in found]

    @app.delete("/api/sessions/{id}", status_code=204)
    async def sign_out(id: SessionId, person: Owner) -> None:
        """Sign one of them out."""
        await hall.people.sign_out_browser(person, id)


def _data(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/me/data")
    async def data(person: Owner) -> Response:
        """All that is kept of me, as a file."""
        found = await asyncio.to_thread(everything, hall.store, person)
        text = json.dumps(found, ensure_ascii=False, indent=1)
        headers = {"content-disposition": "attachment; filename=baronage.json"}
        return Response(text, headers=headers, media_type="application/json")

    @app.delete("/api/me", status_code=204)
    async def goodbye(body: Goodbye, person: Owner, request: Request, response: Response) -> None:
        """Delete me. Games stay, with my name taken off; what I said, kept and was recognised by is gone for good."""
        await hall.people.must_know_password(person, body.password, secret_of(request.scope, request.cookies))
        await _stand_up(hall, person)
        await hall.store.write(*deletion(hall.store, person.id))
        hall.people.forget(person.id)
        await hall.office.book.read(person.id)  # nothing goes anywhere any more
        await hall.house.hearing.forget_name(person.id)
        response.delete_cookie(COOKIE)


async def _stand_up(hall: Hall, person: Person) -> None:
    """Leave what has not begun; resign where the game lets one. Elsewhere his time runs out, as if he were away."""
    for id in await asyncio.to_thread(tables_of, hall.store, person.id, [OPEN]):
        await hall.house.seating.leave(person.id, id)
    for id in await asyncio.to_thread(tables_of, hall.store, person.id, [RUNNING]):
        room = await hall.house.rooms.find(id)
        if room.listing.game.meta.resign:
            table = await hall.house.rooms.table(room)
            for seat in room.listing.seats_of(person.id):
                if not table.over and not table.state.beaten(seat) and not table.state.left >> seat & 1:
                    await hall.house.play.act(person.id, id, seat, table.number(seat), Kind.PLAY, {"text": "resign"})
