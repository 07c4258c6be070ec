"""Who asks over HTTP: known by the cookie of a browser, or by the token of a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, HTTPException, Request, Response
from pydantic import BaseModel, ConfigDict

from baronage.server.errors import Denied
from baronage.server.people.people import ACCOUNT, KEPT, PLAY, Person
from baronage.server.web.guard import Scope, bearer, place_of
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

COOKIE = "baronage"
DEVICE = "baronage-device"  # what a browser is recognised by after it was signed out


class Body(BaseModel):
    """What a request brings; what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


def secret_of(scope: Scope, cookies: dict[str, str]) -> str:
    """What whoever asks is known by."""
    return bearer(scope) or cookies.get(COOKIE, "")


_BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")  # in this order: each pretends to be those after it
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
_CALLED = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}


def browser_of(request: Request) -> str:
    """What a browser says to be, in two words; empty: nothing that is known."""
    said = request.headers.get("user-agent", "")[:500]
    found = [next((word for word in words if word in said), "") for words in (_BROWSERS, _SYSTEMS)]
    return ", ".join(_CALLED.get(word, word) for word in found if word)


async def anybody(request: Request) -> Person | None:
    """Whoever asks."""
    hall: Hall = request.app.state.hall
    person = await hall.people.who(secret_of(request.scope, request.cookies))
    request.state.language = "" if person is None else person.language  # in which a refusal is told
    return person


async def somebody(person: Annotated[Person | None, Depends(anybody)]) -> Person:
    """Whoever asks, if he is known."""
    if person is None:
        raise HTTPException(401, say("who-are-you"))
    return person


def allow(person: Person, scope: str) -> None:
    """Raise Denied unless what he is known by is good for this."""
    if scope not in person.scopes:
        raise Denied("not-yours", say("token-not-for", what=scope))


async def player(person: Annotated[Person, Depends(somebody)]) -> Person:
    """Whoever asks, if he may play."""
    allow(person, PLAY)
    return person


async def owner(person: Annotated[Person, Depends(somebody)]) -> Person:
    """Whoever asks, if he may do anything: a browser, but no program."""
    allow(person, ACCOUNT)
    return person


Me = Annotated[Person, Depends(somebody)]
Player = Annotated[Person, Depends(player)]
Owner = Annotated[Person, Depends(owner)]
Anybody = Annotated[Person | None, Depends(anybody)]


async def asked_from(request: Request) -> str:
    """The place from which somebody asks."""
    return place_of(request.scope)


Place = Annotated[str, Depends(asked_from)]


def remember(request: Request, response: Response, secret: str, cookie: str = COOKIE) -> None:
    """Give a browser its cookie."""
    secure = request.url.scheme == "https"  # as it came, or as a proxy on this machine tells
    response.set_cookie(cookie, secret, int(KEPT), httponly=True, samesite="lax", secure=secure)
