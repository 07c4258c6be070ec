"""Middleware: origin checks, size and rate limits, and security headers."""

from __future__ import annotations

import ipaddress
import json
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.requests import HTTPConnection

from baronage.engine.text.localization import CatalogueText
from baronage.server.errors import FAULT
from baronage.server.http.language import languages_of_request
from baronage.server.locale import msg
from baronage.server.protocol import LARGEST

log = logging.getLogger("baronage.server")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # addresses may contain an invitation code
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")
MAX_CLIENTS = 10_000  # addresses with a rate limit in memory


class Bucket:
    """A rate limit: refilled by `rate` a second up to `burst` requests."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, now

    def take(self, now: float, count: int = 1) -> bool:
        """Take `count` requests; return False if fewer are left."""
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """Rate limits by key."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._known: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        """Return the limit of a key, such as an address."""
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MAX_CLIENTS:
                self._known.clear()
            found = self._known[key] = Bucket(self.rate, self.burst, time.monotonic())
        return found


def header(scope: Scope, name: str) -> str:
    """Return a request header, or an empty string if it is absent."""
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def client_address(scope: Scope) -> str:
    """Return the address of a request, as used for rate limits.

    For IPv6 this is the network part, because each client has billions of host parts.
    """
    host: str = (scope.get("client") or ("", 0))[0]
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


def bearer(scope: Scope) -> str:
    """Return the bearer token, which no browser sends on its own, or an empty string."""
    kind, _, token = header(scope, "authorization").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def foreign(scope: Scope) -> bool:
    """Return whether a request comes from a page of another site."""
    origin = header(scope, "origin")
    if scope["type"] == "websocket":
        if not origin:  # browsers always send it; programs send their token
            return not bearer(scope)
    elif scope["method"] in SAFE:
        return False
    if header(scope, "sec-fetch-site") in ("cross-site", "same-site"):
        return True
    return bool(origin) and origin.partition("://")[2] != header(scope, "host")


class Guard:
    """ASGI middleware with these checks."""

    def __init__(self, app: App, socket: App, rate: float = 20.0, burst: float = 100.0) -> None:
        """Store the arguments. `socket` runs WebSocket connections."""
        self.app, self.socket = app, socket
        self.buckets = Buckets(rate, burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if foreign(scope):
            await _refuse(scope, receive, send, 403, "not-yours", msg("other-site"))
        elif not self._admits(scope):
            await _refuse(scope, receive, send, 429, "too-fast", msg("requests-too-fast"))
        elif scope["type"] == "websocket" and scope["path"] == "/ws":
            await self.socket(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    def _admits(self, scope: Scope) -> bool:
        return self.buckets.of(client_address(scope)).take(time.monotonic())

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = header(scope, "content-length")
        if length and (not length.isdecimal() or int(length[:12]) > LARGEST):
            await _refuse(scope, receive, send, 413, "too-large", msg("request-long", most=LARGEST))
            return
        if not length and scope["method"] not in SAFE and header(scope, "transfer-encoding"):
            await _refuse(scope, receive, send, 411, "too-large", msg("request-length"))
            return

        begun = False

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message.get("headers", ()), *_raw(HEADERS)]
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        except Exception:
            log.exception("internal error in %s %s", scope["method"], scope["path"])
            if begun:
                raise
            await _refuse(scope, receive, send, 500, "refused", FAULT)


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, sentence: CatalogueText) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    language = languages_of_request(HTTPConnection(scope)).first
    body = json.dumps({"code": code, "sentence": sentence.localized(language), "rule": "", "field": ""}).encode()
    headers = {"content-type": "application/json", "content-length": str(len(body)), **HEADERS}
    if status == 429:
        headers["retry-after"] = "5"
    await send({"type": "http.response.start", "status": status, "headers": _raw(headers)})
    await send({"type": "http.response.body", "body": body})
