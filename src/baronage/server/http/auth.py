"""The caller of an HTTP request: session cookie or API token, address and language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, HTTPException, Query, Request, Response
from pydantic import BaseModel, ConfigDict

from baronage.server.accounts.accounts import ACCOUNT, KEPT, PLAY, Person
from baronage.server.errors import ApiError
from baronage.server.http.language import Languages, languages_of
from baronage.server.http.middleware import Scope, bearer, client_address
from baronage.server.locale import msg

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

COOKIE = "baronage"
DEVICE = "baronage-device"  # recognizes a browser after it was signed out


class Body(BaseModel):
    """Base of request bodies. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


def secret_of(scope: Scope, cookies: dict[str, str]) -> str:
    """Return the session secret or API token of a request."""
    return bearer(scope) or cookies.get(COOKIE, "")


_BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")  # in this order: each claims to be those after it
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
_CALLED = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}


def browser_of(request: Request) -> str:
    """Return the browser and operating system in a word each, or an empty string if unknown."""
    agent = request.headers.get("user-agent", "")[:500]
    found = [next((word for word in words if word in agent), "") for words in (_BROWSERS, _SYSTEMS)]
    return ", ".join(_CALLED.get(word, word) for word in found if word)


async def anybody(request: Request) -> Person | None:
    """Return the caller, or None."""
    ctx: AppContext = request.app.state.ctx
    person = await ctx.people.by_secret(secret_of(request.scope, request.cookies))
    request.state.language = "" if person is None else person.language  # language of error messages
    return person


async def somebody(person: Annotated[Person | None, Depends(anybody)]) -> Person:
    """Return the caller; answer 401 if there is none."""
    if person is None:
        raise HTTPException(401, msg("who-are-you"))
    return person


def allow(person: Person, scope: str) -> None:
    """Raise ApiError unless the caller's credentials have this scope."""
    if scope not in person.scopes:
        raise ApiError("not-yours", msg("token-not-for", what=scope))


async def player(person: Annotated[Person, Depends(somebody)]) -> Person:
    """Return the caller; raise ApiError unless they may play."""
    allow(person, PLAY)
    return person


async def owner(person: Annotated[Person, Depends(somebody)]) -> Person:
    """Return the caller; raise ApiError unless they have full access, as browsers do and API tokens don't."""
    allow(person, ACCOUNT)
    return person


Me = Annotated[Person, Depends(somebody)]
Player = Annotated[Person, Depends(player)]
Owner = Annotated[Person, Depends(owner)]
Anybody = Annotated[Person | None, Depends(anybody)]


async def caller_address(request: Request) -> str:
    """Return the address a request comes from, as used for rate limits."""
    return client_address(request.scope)


Address = Annotated[str, Depends(caller_address)]


async def caller_languages(
    request: Request, person: Anybody, language: Annotated[str, Query(max_length=40)] = ""
) -> Languages:
    """Return the languages of the caller."""
    chosen = person.language if person is not None else ""
    return languages_of({"language": language}, request.cookies, request.headers, chosen)


CallerLanguages = Annotated[Languages, Depends(caller_languages)]


def remember(request: Request, response: Response, secret: str, cookie: str = COOKIE) -> None:
    """Set a cookie."""
    secure = request.url.scheme == "https"  # as received, or as reported by a proxy on this machine
    response.set_cookie(cookie, secret, int(KEPT), httponly=True, samesite="lax", secure=secure)
