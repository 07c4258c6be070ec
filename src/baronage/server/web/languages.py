"""In which language a request is answered, for the routes (`web/speaks.py` tells how it is found)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request

from baronage.server.web.callers import Anybody
from baronage.server.web.speaks import Speaks, speaks_of


async def speaking(request: Request, person: Anybody, language: Annotated[str, Query(max_length=40)] = "") -> Speaks:
    """Of a request."""
    chosen = person.language if person is not None else ""
    return speaks_of({"language": language}, request.cookies, request.headers, chosen)


Speaking = Annotated[Speaks, Depends(speaking)]
