"""HTTP requests to addresses that people entered.

An address must lead by https to a public server, not to this machine or its network, unless the admin allows that. The
host name is resolved once and the connection uses that result, so it can't change in between. Redirects are not
followed, and only the status of a response is used.
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

from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.notifications.transports import Failed

TIMEOUT = 10.0  # seconds for the whole request
MAX_READ = 4096  # bytes of a response
# IPv6 notations of IPv4 addresses, with the IPv4 address in the last 32 bits.
EMBEDDING = tuple(ipaddress.IPv6Network(it) for it in ("::/96", "::ffff:0:0:0/96", "64:ff9b::/96"))
# Networks that are not public, although some versions of Python take them for public: translation and site-local
# addresses of a network, segment routing, and documentation.
NOT_PUBLIC = tuple(ipaddress.IPv6Network(it) for it in ("64:ff9b:1::/48", "fec0::/10", "5f00::/16", "3fff::/20"))


def checked_url(url: str, private: bool = False) -> SplitResult:
    """Return the parts of a valid target address; raise ApiError otherwise."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ApiError("refused", msg("address-server"), "address") from None
    allowed = ("https", "http") if private else ("https",)
    if parts.scheme not in allowed or not parts.hostname or parts.username is not None or parts.fragment:
        raise ApiError("refused", msg("address-https"), "address")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise ApiError("refused", msg("address-letters"), "address")
    if not private and port not in (None, 443):
        raise ApiError("refused", msg("address-port"), "address")
    return parts


def is_public(address: str) -> bool:
    """Return whether an address is public, not one of this machine or its own network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if any(found in network for network in EMBEDDING):
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if any(found in network for network in NOT_PUBLIC):
            return False
    return found.is_global and not found.is_multicast


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool = False) -> int:
    """Send a POST request and return the status of the response; raise Failed if there is none."""
    return await asyncio.to_thread(_post, url, headers, body, private)


def _post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    try:
        parts = checked_url(url, private)
    except ApiError as refusal:
        raise Failed(refusal.sentence, True) from refusal
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    until = time.monotonic() + TIMEOUT
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        allowed = [it[4][0] for it in found if private or is_public(str(it[4][0]))]
        if not allowed:
            raise Failed("its name belongs to no public server", True)
        line: socket.socket = socket.create_connection((str(allowed[0]), port), TIMEOUT)
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
    connection.sock = line  # already connected to the checked address
    try:
        connection.request("POST", path, body, {**headers, "connection": "close"})
        answer = connection.getresponse()
        answer.read(MAX_READ)
        return answer.status
    finally:
        connection.close()
