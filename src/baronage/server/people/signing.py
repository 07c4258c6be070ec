"""What passkeys sign and how it is checked (WebAuthn). Loaded when somebody first uses one: it takes a while."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from baronage.server.errors import Denied
from baronage.server.people.passkeys import Site
from baronage.server.people.people import Person
from baronage.server.words import say

HOUSE = "Baronage"
WRONG = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)  # what a browser may send instead


@dataclass(frozen=True)
class Made:
    """A new passkey: what the device calls it, the half of the key that it tells, and how often it was used."""

    id: str
    key: bytes
    uses: int


class Signing:
    """What is asked of browsers, and what they answer. A credential is as `PublicKeyCredential.toJSON()` has it."""

    def offer(self, person: Person, site: Site, challenge: bytes, known: Iterable[str]) -> str:
        """What his browser is asked to make a passkey from, as JSON. `known`: those that he has."""
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=HOUSE,
            user_name=person.login or person.name,
            user_display_name=person.name,
            user_id=person.id.encode(),
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
        )
        return options_to_json(options)

    def ask(self, site: Site, challenge: bytes) -> str:
        """What anybody's browser is asked to sign, as JSON."""
        return options_to_json(generate_authentication_options(rp_id=site.name, challenge=challenge))

    def challenge_of(self, credential: dict[str, Any]) -> bytes:
        """What this one has signed."""
        try:
            data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            return bytes(data.challenge)
        except WRONG as error:
            raise Denied("refused", say("passkey-wrong")) from error

    def made(self, credential: dict[str, Any], site: Site, challenge: bytes) -> Made:
        """The passkey that was made; raise Denied unless it was made here, for this."""
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except WRONG as error:
            raise Denied("refused", say("passkey-wrong")) from error
        return Made(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)

    def signed(self, credential: dict[str, Any], site: Site, challenge: bytes, key: bytes, uses: int) -> int:
        """How often this passkey was used by now; raise Denied unless it has signed this, here.

        `key`, `uses`: of the passkey, when it was last seen.
        """
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=key,
                credential_current_sign_count=uses,
            )
        except WRONG as error:
            raise Denied("refused", say("passkey-wrong")) from error
        return found.new_sign_count
