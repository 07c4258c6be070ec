"""Requests that this server makes to others, at addresses that people gave it: with care.

An address leads to a server of the world by https, and not to this machine or the network that it stands in, unless its keeper
allows that. What the name stands for is looked up once and connected to, so nothing can be changed between; nobody is followed
elsewhere, and nothing that comes back is shown to anybody but the number of the answer.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
import time
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from baronage.server.errors import Denied
from baronage.server.notices.carriers import Failed
from baronage.server.words import say

PATIENCE = 10.0  # seconds for all of it
MOST_READ = 4096  # bytes of an answer


def checked_url(url: str, private: bool = False) -> SplitResult:
    """The parts of an address to which something may be sent."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Denied("refused", say("address-server"), "address") from None
    allowed = ("https", "http") if private else ("https",)
    if parts.scheme not in allowed or not parts.hostname or parts.username is not None or parts.fragment:
        raise Denied("refused", say("address-https"), "address")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Denied("refused", say("address-letters"), "address")
    if not private and port not in (None, 443):
        raise Denied("refused", say("address-port"), "address")
    return parts


def is_public(address: str) -> bool:
    """Is this an address of the world, and not of this machine or its own network?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool = False) -> int:
    """Send something; the number of the answer. Failed: there was none."""
    return await asyncio.to_thread(_post, url, headers, body, private)


def _post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    try:
        parts = checked_url(url, private)
    except Denied as refusal:
        raise Failed(refusal.sentence, True) from refusal
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    until = time.monotonic() + PATIENCE
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        allowed = [it[4][0] for it in found if private or is_public(str(it[4][0]))]
        if not allowed:
            raise Failed("its name stands for no server of the world", True)
        line: socket.socket = socket.create_connection((str(allowed[0]), port), PATIENCE)
        with line:
            if parts.scheme == "https":
                line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
            line.settimeout(max(0.1, until - time.monotonic()))
            return _ask(line, parts, headers, body)
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        raise Failed(f"{type(error).__name__}: {error}"[:150]) from error


def _ask(line: socket.socket, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port)
    connection.sock = line  # connected already, to what was looked at
    try:
        connection.request("POST", path, body, {**headers, "connection": "close"})
        answer = connection.getresponse()
        answer.read(MOST_READ)
        return answer.status
    finally:
        connection.close()
