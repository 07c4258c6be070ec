"""Who asks over HTTP: known by the cookie of a browser, or by the token of a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, HTTPException, Request, Response
from pydantic import BaseModel, ConfigDict

from baronage.server.guard import Scope, bearer
from baronage.server.people import KEPT, Person

if TYPE_CHECKING:
    from baronage.server.app import Hall

COOKIE = "baronage"


class Body(BaseModel):
    """What a request brings; what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


def secret_of(scope: Scope, cookies: dict[str, str]) -> str:
    """What whoever asks is known by."""
    return bearer(scope) or cookies.get(COOKIE, "")


async def anybody(request: Request) -> Person | None:
    """Whoever asks."""
    hall: Hall = request.app.state.hall
    return await hall.people.who(secret_of(request.scope, request.cookies))


async def somebody(person: Annotated[Person | None, Depends(anybody)]) -> Person:
    """Whoever asks, if he is known."""
    if person is None:
        raise HTTPException(401, "Say who you are first: POST /api/guest")
    return person


Me = Annotated[Person, Depends(somebody)]
Anybody = Annotated[Person | None, Depends(anybody)]


def remember(request: Request, response: Response, secret: str) -> None:
    """Give a browser its cookie."""
    secure = request.url.scheme == "https"  # as it came, or as a proxy on this machine tells
    response.set_cookie(COOKIE, secret, int(KEPT), httponly=True, samesite="lax", secure=secure)
