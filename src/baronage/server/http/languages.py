"""Dependency that finds the language of a request; `http/language.py` has the rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request

from baronage.server.http.auth import Anybody
from baronage.server.http.language import Speaks, speaks_of


async def speaking(request: Request, person: Anybody, language: Annotated[str, Query(max_length=40)] = "") -> Speaks:
    """Return the languages of a request."""
    chosen = person.language if person is not None else ""
    return speaks_of({"language": language}, request.cookies, request.headers, chosen)


Speaking = Annotated[Speaks, Depends(speaking)]
