"""Notices to a hook: JSON as Discord takes it, with a signature for programs of one's own.

`Baronage-Signature` is `t=SECONDS,v1=HEX`: the HMAC-SHA256, with the hook's secret, of the seconds, a point and the body.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Callable

from baronage.server.notices.book import Way
from baronage.server.notices.carriers import Failed, Parcel
from baronage.server.notices.outward import post

GONE = (401, 403, 404, 410)  # who answers so does not want it


def signature(secret: str, at: int, body: bytes) -> str:
    """By which a hook knows that it was us, and when."""
    proof = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={proof}"


def body_of(parcel: Parcel) -> bytes:
    """What is sent: a line for people, and the same in parts for programs. Nobody is called by an @ in it."""
    letter = parcel.letter
    link = parcel.home + letter.link
    whole = {
        "content": f"**{_plain(letter.title)}**\n{_plain(letter.text)}\n<{link}>",
        "username": "Baronage",
        "allowed_mentions": {"parse": []},
        "notice": {"id": parcel.id, "kind": parcel.kind, "title": letter.title, "text": letter.text, "link": link},
    }
    return json.dumps(whole, ensure_ascii=False).encode()


def _plain(text: str) -> str:
    """Names can't be written bold, nor as links."""
    return "".join(f"\\{char}" if char in r"\*_~`|>[]<#@" else char for char in text)


class Hooks:
    """Carries notices to hooks."""

    def __init__(self, private: bool = False, now: Callable[[], float] = time.time) -> None:
        self.private, self.now = private, now

    async def send(self, way: Way, parcel: Parcel) -> None:
        """Returns when the hook has said yes."""
        body = body_of(parcel)
        headers = {
            "content-type": "application/json",
            "user-agent": "Baronage",
            "baronage-notice": parcel.id,
            "baronage-signature": signature(way.secret, int(self.now()), body),
        }
        status = await post(way.address, headers, body, self.private)
        if not 200 <= status < 300:
            raise Failed(f"it answered {status}", status in GONE)
