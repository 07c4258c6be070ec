"""Passkey routes: creating, listing and removing passkeys, and signing in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

from fastapi import Depends, FastAPI, Path, Request, Response
from pydantic import Field

from baronage.server.accounts.names import clean_name
from baronage.server.accounts.passkeys import ID, Passkeys, Site
from baronage.server.errors import ApiError
from baronage.server.http.auth import Body, Owner, browser_of, remember
from baronage.server.http.routes.account import as_me
from baronage.server.locale import msg
from baronage.server.responses import Me as MyName
from baronage.server.responses import PasskeyInfo

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

HERE = "Passkey"  # name of a passkey from an unknown browser
KeyId = Annotated[str, Path(pattern=f"^{ID}$")]


class NewPasskey(Body):
    """A credential made by a browser (`PublicKeyCredential.toJSON()`). A guest adds the sign-in name to use from now
    on.
    """

    credential: dict[str, Any]
    login: str = Field("", max_length=100)


class Signed(Body):
    """A signed challenge from a browser (`PublicKeyCredential.toJSON()`)."""

    credential: dict[str, Any]


async def site_of(request: Request) -> Site:
    """Return the site as the browser sees it. The middleware has already checked that it is this one."""
    origin = request.headers.get("origin", "")
    try:
        name = urlsplit(origin).hostname
    except ValueError:
        name = None
    if not name:
        raise ApiError("refused", msg("passkey-browser"))
    return Site(name, origin)


At = Annotated[Site, Depends(site_of)]


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the passkey routes."""
    keys = Passkeys(ctx.people)

    @app.get("/api/passkeys")
    async def mine(person: Owner) -> list[PasskeyInfo]:
        """List the caller's passkeys."""
        found = await keys.of(person.id)
        return [PasskeyInfo(id=row.id, name=row.name, created=row.created, used=row.used) for row in found]

    @app.post("/api/passkeys/new")
    async def offer(person: Owner, site: At) -> dict[str, Any]:
        """Return the options for a new passkey (`PublicKeyCredential.parseCreationOptionsFromJSON`)."""
        made: dict[str, Any] = json.loads(await keys.offer(person, site))
        return made

    @app.post("/api/passkeys", status_code=201)
    async def add(body: NewPasskey, person: Owner, site: At, request: Request) -> MyName:
        """Store a new passkey for signing in."""
        name = clean_name(browser_of(request) or HERE)
        return as_me(await keys.add(person, site, body.credential, name, body.login))

    @app.delete("/api/passkeys/{id}", status_code=204)
    async def drop(id: KeyId, person: Owner) -> None:
        """Remove a passkey."""
        await keys.drop(person, id)

    @app.post("/api/enter/passkey/ask")
    async def ask(site: At) -> dict[str, Any]:
        """Return the challenge for signing in (`PublicKeyCredential.parseRequestOptionsFromJSON`)."""
        asked: dict[str, Any] = json.loads(await keys.ask(site))
        return asked

    @app.post("/api/enter/passkey")
    async def enter(body: Signed, site: At, request: Request, response: Response) -> MyName:
        """Sign in by a passkey on this browser."""
        person, secret = await keys.enter(site, body.credential, browser_of(request))
        remember(request, response, secret)
        return as_me(person)
