"""Is it well? For whoever keeps the server, and for what watches over it: a proxy, systemd, Prometheus."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
from typing import TYPE_CHECKING

from fastapi import FastAPI, HTTPException, Request, Response
from sqlalchemy import text

from baronage.server.answers import Health
from baronage.server.errors import in_a_line
from baronage.server.measures import FORM
from baronage.server.web.guard import Scope, bearer, header
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

PATIENCE = 3.0  # seconds for the store to answer
_ANYTHING = text("SELECT 1")

log = logging.getLogger("baronage.server")


def routes(app: FastAPI, hall: Hall) -> None:
    """Add them to the application, and what is measured when somebody looks."""
    measures = hall.store.measures
    faults: tuple[type[Exception], ...] = (TimeoutError, *hall.store.faults)
    measures.watch("baronage_tables", "Tables in memory.", lambda: len(hall.house.rooms.in_use))
    measures.watch("baronage_connections", "Open sockets.", lambda: len(hall.connections.all()))
    measures.watch("baronage_bots_thinking", "Bots that are asked.", hall.caretaker.thinking_now)
    measures.watch("baronage_write_queue", "What waits to be written down.", hall.store.waiting)

    @app.get("/health")
    async def health() -> Health:
        """It runs, and its loop turns."""
        return Health(status="ok")

    @app.get("/ready")
    async def ready() -> Health:
        """It sees to its tables, and its store answers: people may be sent here."""
        if not hall.is_open:
            raise HTTPException(503, say("starting"))
        try:
            await asyncio.wait_for(asyncio.to_thread(hall.store.read, _ANYTHING), PATIENCE)
        except faults as error:
            log.error("not ready: the store: %s", in_a_line(error))
            raise HTTPException(503, say("store-silent")) from error
        return Health(status="ok")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """What is measured; for this machine itself, and for whoever has the token."""
        if not (from_here(request.scope) or has_token(request.scope, hall.metrics_token)):
            raise HTTPException(403, say("measures-here"))
        return Response(measures.page(), media_type=FORM)


def from_here(scope: Scope) -> bool:
    """Does somebody on this machine ask, by a name of the machine itself? What a proxy passes on comes under another."""
    host = header(scope, "host")
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return _is_loopback((scope.get("client") or ("", 0))[0]) and (name == "localhost" or _is_loopback(name))


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def has_token(scope: Scope, token: str) -> bool:
    """Does he show the token? An empty one is nobody's."""
    return bool(token) and hmac.compare_digest(bearer(scope).encode(), token.encode())
