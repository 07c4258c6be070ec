"""Keys that outlive a process: for signing links, and for identification to push services."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec

from baronage.server.store.server_values import insert_value, read_value
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict

SIGNING, PUSHING = "key for links", "key for push"


def b64(data: bytes) -> str:
    """Return data as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_b64(text: str) -> bytes:
    """Return the data of a base64url text; raise ValueError if it is invalid."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Keys(NamedTuple):
    """The keys of the server."""

    signing: bytes
    pushing: ec.EllipticCurvePrivateKey

    @property
    def push_name(self) -> str:
        """The public push key for browsers, so that no other server can send pushes to them."""
        numbers = self.pushing.public_key().public_numbers()
        return b64(b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big"))

    def sign(self, what: str) -> str:
        """Return a short signature of a text."""
        return b64(hmac.new(self.signing, what.encode(), hashlib.sha256).digest()[:18])

    def unsubscribing(self, destination: str, kind: str) -> str:
        """Return the token of an unsubscribe link for a destination and a kind of notification."""
        return f"{destination}.{kind}.{self.sign(f'unsubscribe {destination} {kind}')}"

    def unsubscribed(self, token: str) -> tuple[str, str] | None:
        """Return the destination and the kind of an unsubscribe token, or None if it is not valid."""
        destination, _, rest = token.partition(".")
        kind, _, proof = rest.partition(".")
        if not hmac.compare_digest(proof.encode(), self.sign(f"unsubscribe {destination} {kind}").encode()):
            return None
        return destination, kind


async def keys_of(store: Store) -> Keys:
    """Return the keys of the server, creating them on first use."""
    signing = await _secret(store, SIGNING, secrets.token_hex(32))
    pushing = await _secret(
        store, PUSHING, str(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value)
    )
    return Keys(bytes.fromhex(signing), ec.derive_private_key(int(pushing), ec.SECP256R1()))


async def _secret(store: Store, name: str, new: str) -> str:
    for _ in range(2):
        known = await asyncio.to_thread(read_value, store, name)
        if known is not None:
            return known
        try:
            await store.write(insert_value(name, new))
            return new
        except Conflict:  # another process created one
            continue
    raise RuntimeError(f"the {name} can't be stored")
