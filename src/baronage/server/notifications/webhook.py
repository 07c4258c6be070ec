"""Notifications to webhooks: JSON for Discord, with a signature for other programs.

`Baronage-Signature` is `t=SECONDS,v1=HEX`: the HMAC-SHA256, with the webhook's secret, of the seconds, a point and the
body.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Callable

from baronage.server.notifications.destinations import Destination
from baronage.server.notifications.http_client import post
from baronage.server.notifications.transports import Delivery, Failed

GONE = (401, 403, 404, 410)  # answers that mean the webhook is gone


def signature(secret: str, at: int, body: bytes) -> str:
    """Return the signature that proves the sender and the time."""
    proof = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={proof}"


def body_of(delivery: Delivery) -> bytes:
    """Return the body: a text for people, and its parts for programs. Mentions are disabled."""
    content = delivery.content
    link = delivery.home + content.link
    whole = {
        "content": f"**{_plain(content.title)}**\n{_plain(content.text)}\n<{link}>",
        "username": "Baronage",
        "allowed_mentions": {"parse": []},
        "notification": {
            "id": delivery.id,
            "kind": delivery.kind,
            "title": content.title,
            "text": content.text,
            "link": link,
        },
    }
    return json.dumps(whole, ensure_ascii=False).encode()


def _plain(text: str) -> str:
    """Escape Markdown, so that names can't be bold or links."""
    return "".join(f"\\{char}" if char in r"\*_~`|>[]<#@" else char for char in text)


class WebhookTransport:
    """The webhook transport."""

    def __init__(self, private: bool = False, now: Callable[[], float] = time.time) -> None:
        self.private, self.now = private, now

    async def send(self, destination: Destination, delivery: Delivery) -> None:
        """Send a notification; return when the webhook has accepted it, or raise Failed."""
        body = body_of(delivery)
        headers = {
            "content-type": "application/json",
            "user-agent": "Baronage",
            "baronage-notification": delivery.id,
            "baronage-signature": signature(destination.secret, int(self.now()), body),
        }
        status = await post(destination.address, headers, body, self.private)
        if not 200 <= status < 300:
            raise Failed(f"it answered {status}", status in GONE)
