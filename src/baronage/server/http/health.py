"""Health checks and metrics, for admins, proxies, systemd and Prometheus."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
from typing import TYPE_CHECKING

from fastapi import FastAPI, HTTPException, Request, Response
from sqlalchemy import text

from baronage.server.errors import in_a_line
from baronage.server.http.middleware import Scope, bearer, header
from baronage.server.locale import msg
from baronage.server.metrics import FORM
from baronage.server.responses import Health

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

TIMEOUT = 3.0  # seconds the store may take to answer
_ANYTHING = text("SELECT 1")

log = logging.getLogger("baronage.server")


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes, and the metrics that are computed on demand."""
    measured = ctx.store.metrics
    store_errors: tuple[type[Exception], ...] = (TimeoutError, *ctx.store.errors)
    measured.watch("baronage_tables", "Tables in memory.", lambda: len(ctx.services.rooms.in_use))
    measured.watch("baronage_connections", "Open WebSocket connections.", lambda: len(ctx.connections.all()))
    measured.watch("baronage_bots_thinking", "Bots that are thinking.", ctx.scheduler.thinking_now)
    measured.watch("baronage_write_queue", "Pending writes.", ctx.store.waiting)

    @app.get("/health")
    async def health() -> Health:
        """Return ok: the server runs and its event loop responds."""
        return Health(status="ok")

    @app.get("/ready")
    async def ready() -> Health:
        """Return ok if the server manages its tables and its store answers: it can take traffic."""
        if not ctx.is_open:
            raise HTTPException(503, msg("starting"))
        try:
            await asyncio.wait_for(asyncio.to_thread(ctx.store.read, _ANYTHING), TIMEOUT)
        except store_errors as error:
            log.error("not ready: the store: %s", in_a_line(error))
            raise HTTPException(503, msg("store-silent")) from error
        return Health(status="ok")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Return the metrics, to requests from this machine or with the metrics token."""
        if not (from_here(request.scope) or has_token(request.scope, ctx.metrics_token)):
            raise HTTPException(403, msg("metrics-here"))
        return Response(measured.page(), media_type=FORM)


def from_here(scope: Scope) -> bool:
    """Return whether a request comes from this machine, under a local host name. A proxy passes on another name."""
    host = header(scope, "host")
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return _is_loopback((scope.get("client") or ("", 0))[0]) and (name == "localhost" or _is_loopback(name))


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def has_token(scope: Scope, token: str) -> bool:
    """Return whether a request has the metrics token. An empty token is never valid."""
    return bool(token) and hmac.compare_digest(bearer(scope).encode(), token.encode())
