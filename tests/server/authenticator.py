"""A device that makes passkeys and signs with them, as a browser tells it to a server; for tests."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text

ORIGIN = "http://testserver"
NAME = "testserver"
PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40  # flags of what a device tells


class Device:
    """One passkey."""

    def __init__(self, origin: str = ORIGIN, name: str = NAME) -> None:
        self.origin, self.name = origin, name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.uses = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives for these options."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        told = self._told(NEW) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        client = self._client("webauthn.create", options)
        return self._credential({"clientDataJSON": text(client), "attestationObject": text(statement)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives for these options."""
        self.uses += 1
        told, client = self._told(0), self._client("webauthn.get", options)
        signature = self.key.sign(told + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": text(client), "authenticatorData": text(told), "signature": text(signature)}
        return self._credential(response)

    def _told(self, more: int) -> bytes:
        flags = bytes([PRESENT | VERIFIED | more])
        return hashlib.sha256(self.name.encode()).digest() + flags + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
