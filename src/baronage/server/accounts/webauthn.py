"""WebAuthn requests and checks. Imported on first use, because the import takes a while."""

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

from baronage.server.accounts.accounts import Person
from baronage.server.accounts.passkeys import Site
from baronage.server.errors import ApiError
from baronage.server.locale import msg

SITE_NAME = "Baronage"
WRONG = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)  # raised by malformed input


@dataclass(frozen=True)
class Made:
    """A new passkey: the device's id for it, the public key and the use count."""

    id: str
    key: bytes
    uses: int


class Signing:
    """Requests to browsers and their responses. Credentials have the form of `PublicKeyCredential.toJSON()`."""

    def offer(self, person: Person, site: Site, challenge: bytes, known: Iterable[str]) -> str:
        """Return the options for creating a passkey, as JSON. `known` are the ids of those that exist."""
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=SITE_NAME,
            user_name=person.login or person.name,
            user_display_name=person.name,
            user_id=person.id.encode(),
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
        )
        return options_to_json(options)

    def ask(self, site: Site, challenge: bytes) -> str:
        """Return the options for signing a challenge, as JSON."""
        return options_to_json(generate_authentication_options(rp_id=site.name, challenge=challenge))

    def challenge_of(self, credential: dict[str, Any]) -> bytes:
        """Return the challenge that a credential has signed; raise ApiError if it is malformed."""
        try:
            data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            return bytes(data.challenge)
        except WRONG as error:
            raise ApiError("refused", msg("passkey-wrong")) from error

    def made(self, credential: dict[str, Any], site: Site, challenge: bytes) -> Made:
        """Return the new passkey; raise ApiError unless it was made for this site and challenge."""
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except WRONG as error:
            raise ApiError("refused", msg("passkey-wrong")) from error
        return Made(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)

    def signed(self, credential: dict[str, Any], site: Site, challenge: bytes, key: bytes, uses: int) -> int:
        """Return the new use count; raise ApiError unless the passkey has signed this challenge for this site.

        `key` and `uses` are the stored key and use count.
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
            raise ApiError("refused", msg("passkey-wrong")) from error
        return found.new_sign_count
