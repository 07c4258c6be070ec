"""Notifications by web push: encrypted for one browser (RFC 8291, RFC 8188), and signed for its push service (VAPID,
RFC 8292).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.notifications.destinations import Destination
from baronage.server.notifications.http_client import post
from baronage.server.notifications.keys import Keys, b64, from_b64
from baronage.server.notifications.transports import Delivery, Failed

RECORD = 4096  # bytes of the single encrypted record
GONE = (404, 410)  # the browser has unsubscribed
GOOD_FOR = 12 * 3600  # seconds for which a signature is valid
LONGEST = 600  # characters of a text: everything must fit into one record
KEPT = 2 * 86_400  # seconds for which the push service keeps an undelivered message


def check_keys(keys: dict[str, str]) -> dict[str, str]:
    """Return the two keys of a subscription; raise ApiError if they are not valid."""
    try:
        point, auth = from_b64(keys["p256dh"]), from_b64(keys["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (KeyError, ValueError) as error:
        raise ApiError("refused", msg("push-keys"), "keys") from error
    if len(auth) != 16:
        raise ApiError("refused", msg("push-keys"), "keys")
    return {"p256dh": keys["p256dh"], "auth": keys["auth"]}


def sealed(
    plain: bytes, browser: bytes, auth: bytes, mine: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Return a text encrypted for one browser. `mine` and `salt` are random, except in tests."""
    mine = mine or ec.generate_private_key(ec.SECP256R1())
    found: bytes = http_ece.encrypt(
        plain, salt, private_key=mine, dh=browser, auth_secret=auth, rs=RECORD, version="aes128gcm"
    )
    return found


def signed(keys: Keys, audience: str, subject: str, until: int) -> str:
    """Return the VAPID header that proves this server's identity to a push service."""
    head, claims = {"typ": "JWT", "alg": "ES256"}, {"aud": audience, "exp": until, "sub": subject}
    text = ".".join(b64(json.dumps(part).encode()) for part in (head, claims))
    r, s = decode_dss_signature(keys.pushing.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={text}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={keys.push_name}"


class PushTransport:
    """The web push transport. `subject` is the contact address of this server for push services."""

    def __init__(self, keys: Keys, subject: str, private: bool = False, now: Callable[[], float] = time.time) -> None:
        self.keys, self.subject, self.private, self.now = keys, subject, private, now

    async def send(self, destination: Destination, delivery: Delivery) -> None:
        """Send a notification; return when the push service has accepted it, or raise Failed."""
        content, given = delivery.content, json.loads(destination.secret)
        plain = {"id": delivery.id, "title": content.title, "text": content.text[:LONGEST], "link": content.link}
        body = sealed(
            json.dumps(plain, ensure_ascii=False).encode(), from_b64(given["p256dh"]), from_b64(given["auth"])
        )
        parts = urlsplit(destination.address)
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT),
            "urgency": "normal",
            "topic": delivery.id[:32],  # the browser gets only one of two with the same id
            "authorization": signed(
                self.keys, f"{parts.scheme}://{parts.netloc}", self.subject, int(self.now()) + GOOD_FOR
            ),
        }
        status = await post(destination.address, headers, body, self.private)
        if not 200 <= status < 300:
            raise Failed(f"its push service answered {status}", status in GONE)
