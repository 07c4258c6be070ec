"""Notices by push: what the browser opens, and what its push service can check."""

from __future__ import annotations

import json

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from baronage.server.errors import ApiError
from baronage.server.notifications.keys import b64, from_b64, keys_of
from baronage.server.notifications.web_push import check_keys, sealed
from baronage.server.store.schema import destinations
from baronage.server.store.store import Store
from tests.server.notifications.receivers import ADA, NOW, moved, notification_service, receiver, run, states

# RFC 8291, appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
MINE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT, AUTH = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
    "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_it_is_sealed_as_the_standard_says() -> None:
    mine = ec.derive_private_key(int.from_bytes(from_b64(MINE), "big"), ec.SECP256R1())
    assert sealed(PLAIN, from_b64(BROWSER), from_b64(AUTH), mine, from_b64(SALT)) == from_b64(SEALED)


def test_the_browser_alone_opens_it_and_its_service_knows_who_sent_it(store: Store) -> None:
    async def scene() -> None:
        with receiver() as service:
            made = await notification_service(store)
            private, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
            point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
            keys = check_keys({"p256dh": b64(point), "auth": b64(auth)})
            await made.recipients.add(ADA, "push", service.url, "Phone, Firefox", NOW, keys)
            await store.write(*moved(made.queue))
            await made.sender.round()
            (got,) = service.got
            assert states(store) == ["sent"]
        told = json.loads(http_ece.decrypt(got.body, private_key=private, auth_secret=auth, version="aes128gcm"))
        assert told["title"] == "Your move in Yuan"
        assert told["link"] == "/table/t1?sign-in"
        assert told["id"] == got.headers["topic"]
        assert got.headers["content-encoding"] == "aes128gcm"
        assert b"Yuan" not in got.body
        token, _, name = got.headers["authorization"].removeprefix("vapid t=").partition(", k=")
        assert name == made.keys.push_name
        head, claims, proof = token.split(".")
        assert json.loads(from_b64(claims)) == {
            "aud": service.url.partition("/hook")[0],
            "exp": int(NOW) + 12 * 3600,
            "sub": "https://baronage.example",
        }
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_b64(name))
        raw = from_b64(proof)
        signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))

    run(scene())


def test_a_browser_that_has_ended_it_is_given_up_and_one_that_comes_again_is_the_same(sqlite: Store) -> None:
    async def scene() -> None:
        with receiver() as service:
            made = await notification_service(sqlite)
            keys = {"p256dh": BROWSER, "auth": AUTH}
            await made.recipients.add(ADA, "push", service.url, "Phone", NOW, keys)
            service.status = 410
            await sqlite.write(*moved(made.queue))
            await made.sender.round()
            assert made.recipients.active(ADA) is None
            await made.recipients.add(ADA, "push", service.url, "Phone", NOW, keys)
            assert made.recipients.active(ADA) is not None
            assert len(sqlite.read(select(destinations))) == 1

    run(scene())


def test_the_house_keeps_its_keys(store: Store) -> None:
    async def scene() -> None:
        first, again = await keys_of(store), await keys_of(store)
        assert first.signing == again.signing
        assert first.push_name == again.push_name

    run(scene())


@pytest.mark.parametrize(
    "keys",
    [{}, {"p256dh": BROWSER, "auth": "xx"}, {"p256dh": BROWSER[:-4], "auth": AUTH}, {"p256dh": "é", "auth": AUTH}],
)
def test_what_are_no_keys_of_a_browser_is_refused(keys: dict[str, str]) -> None:
    with pytest.raises(ApiError):
        check_keys(keys)
