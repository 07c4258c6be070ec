"""Passkeys over HTTP: making one, coming back by one, which one has."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

from fastapi import Depends, FastAPI, Path, Request, Response
from pydantic import Field

from baronage.server.answers import Me as MyName
from baronage.server.answers import PasskeyInfo
from baronage.server.errors import Denied
from baronage.server.people.names import clean_name
from baronage.server.people.passkeys import ID, Passkeys, Site
from baronage.server.web.account import as_me
from baronage.server.web.callers import Body, Owner, browser_of, remember
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

HERE = "Passkey"  # how one is called that was made by a browser that does not say what it is
KeyId = Annotated[str, Path(pattern=f"^{ID}$")]


class NewPasskey(Body):
    """What a browser has made (`PublicKeyCredential.toJSON()`); a guest says by which sign-in name he is known from now on."""

    credential: dict[str, Any]
    login: str = Field("", max_length=100)


class Signed(Body):
    """What a browser has signed (`PublicKeyCredential.toJSON()`)."""

    credential: dict[str, Any]


async def site_of(request: Request) -> Site:
    """Where the browser believes to be. That it asks its own house was looked at before."""
    origin = request.headers.get("origin", "")
    try:
        name = urlsplit(origin).hostname
    except ValueError:
        name = None
    if not name:
        raise Denied("refused", say("passkey-browser"))
    return Site(name, origin)


At = Annotated[Site, Depends(site_of)]


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of passkeys."""
    keys = Passkeys(hall.people)

    @app.get("/api/passkeys")
    async def mine(person: Owner) -> list[PasskeyInfo]:
        """The passkeys that I have."""
        found = await keys.of(person.id)
        return [PasskeyInfo(id=row.id, name=row.name, created=row.created, used=row.used) for row in found]

    @app.post("/api/passkeys/new")
    async def offer(person: Owner, site: At) -> dict[str, Any]:
        """From what my browser makes one (`PublicKeyCredential.parseCreationOptionsFromJSON`)."""
        made: dict[str, Any] = json.loads(await keys.offer(person, site))
        return made

    @app.post("/api/passkeys", status_code=201)
    async def add(body: NewPasskey, person: Owner, site: At, request: Request) -> MyName:
        """Keep the one that was made: by it I come back."""
        name = clean_name(browser_of(request) or HERE)
        return as_me(await keys.add(person, site, body.credential, name, body.login))

    @app.delete("/api/passkeys/{id}", status_code=204)
    async def drop(id: KeyId, person: Owner) -> None:
        """Let this one in no more."""
        await keys.drop(person, id)

    @app.post("/api/enter/passkey/ask")
    async def ask(site: At) -> dict[str, Any]:
        """What a browser is to sign (`PublicKeyCredential.parseRequestOptionsFromJSON`)."""
        asked: dict[str, Any] = json.loads(await keys.ask(site))
        return asked

    @app.post("/api/enter/passkey")
    async def enter(body: Signed, site: At, request: Request, response: Response) -> MyName:
        """Come back by a passkey, on this browser."""
        person, secret = await keys.enter(site, body.credential, browser_of(request))
        remember(request, response, secret)
        return as_me(person)
