"""Passkeys: a guest keeps his name by one, comes back by it, and nobody else does."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from baronage.server.accounts import passkeys
from tests.server.authenticator import ORIGIN, Device
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit

HERE = {"origin": ORIGIN}


def made(client: TestClient, device: Device, login: str = "") -> Any:
    options = client.post("/api/passkeys/new", headers=HERE).json()
    return client.post("/api/passkeys", json={"credential": device.make(options), "login": login}, headers=HERE)


def asked(client: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = client.post("/api/enter/passkey/ask", headers=HERE).json()
    return found


def enters(client: TestClient, credential: dict[str, Any]) -> Any:
    return client.post("/api/enter/passkey", json={"credential": credential}, headers=HERE)


def test_a_guest_keeps_his_name_by_a_passkey_and_comes_back_by_it(visit: Visit) -> None:
    ada, elsewhere, device = visit("Ada"), visit(""), Device()
    wrong = made(ada, Device(), "A!")
    assert (wrong.status_code, wrong.json()["field"]) == (400, "login")
    assert ada.get("/api/passkeys").json() == []
    answer = made(ada, device, "Ada.L")
    assert (answer.status_code, answer.json()["login"], answer.json()["name"]) == (201, "ada.l", "Ada")
    assert ada.get("/api/me").json()["login"] == "ada.l"
    come = enters(elsewhere, device.sign(asked(elsewhere)))
    assert (come.status_code, come.json()["name"]) == (200, "Ada")
    assert elsewhere.get("/api/me").json()["login"] == "ada.l"
    (kept,) = elsewhere.get("/api/passkeys").json()
    assert kept["used"] <= time.time()
    # there is no password: none opens it
    for password in ("", "None", "correct horse battery"):
        assert visit("").post("/api/enter", json={"login": "ada.l", "password": password}).status_code == 400


def test_what_was_signed_is_good_once(visit: Visit) -> None:
    ada, device = visit("Ada"), Device()
    options = ada.post("/api/passkeys/new", headers=HERE).json()
    body = {"credential": device.make(options), "login": "ada"}
    assert ada.post("/api/passkeys", json=body, headers=HERE).status_code == 201
    assert ada.post("/api/passkeys", json=body, headers=HERE).status_code == 400
    signed = device.sign(asked(ada))
    assert enters(visit(""), signed).status_code == 200
    again = enters(visit(""), signed)
    assert (again.status_code, again.json()["code"]) == (400, "refused")
    assert "Try again" in again.json()["sentence"]


def test_what_was_asked_long_ago_is_not_taken(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, device = visit("Ada"), Device()
    assert made(ada, device, "ada").status_code == 201
    monkeypatch.setattr(passkeys, "VALID_FOR", -1.0)
    assert enters(visit(""), device.sign(asked(ada))).status_code == 400


def test_nobody_else_comes_in(visit: Visit) -> None:
    ada, stranger, device = visit("Ada"), visit(""), Device()
    assert made(ada, device, "ada").status_code == 201
    other = Device()
    assert "not registered" in enters(stranger, other.sign(asked(stranger))).json()["sentence"]
    other.id = device.id  # says to be hers, and signs with another key
    elsewhere = Device("http://elsewhere.example", "elsewhere.example")
    elsewhere.id, elsewhere.key = device.id, device.key  # was shown to another house
    old = Device()
    old.id, old.key, old.uses = device.id, device.key, 7
    assert enters(stranger, old.sign(asked(stranger))).status_code == 200
    old.uses = 3  # a copy, which has been used less often
    for wrong in (other, elsewhere, old):
        assert enters(stranger, wrong.sign(asked(ada))).status_code == 400
    strange = {**device.sign(asked(stranger)), "id": "\ud800"}
    raw = json.dumps({"credential": strange})
    assert stranger.post("/api/enter/passkey", content=raw, headers=HERE).status_code in (400, 422)
    for origin in ("", "http://", "null"):  # no browser, or one that does not say where it is
        assert stranger.post("/api/enter/passkey/ask", headers={"origin": origin}).status_code in (400, 403)


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 1},
        {"response": {}},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "!!"}},
        {"id": "\0", "response": {"clientDataJSON": "e30"}},
        {"id": "a", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAxfQ"}},
    ],
)
def test_what_is_no_passkey_is_refused(visit: Visit, credential: dict[str, Any]) -> None:
    ada = visit("Ada")
    assert enters(ada, credential).status_code == 400
    body = {"credential": credential, "login": "ada"}
    assert ada.post("/api/passkeys", json=body, headers=HERE).status_code == 400
    assert ada.get("/api/me").json()["login"] == ""


def test_the_only_way_back_stays(visit: Visit) -> None:
    ada, one, two = visit("Ada"), Device(), Device()
    assert made(ada, one, "ada").status_code == 201
    (kept,) = ada.get("/api/passkeys").json()
    assert ada.delete(f"/api/passkeys/{kept['id']}").status_code == 400
    assert made(ada, two).status_code == 201
    assert ada.delete(f"/api/passkeys/{kept['id']}").status_code == 204
    assert ada.delete(f"/api/passkeys/{kept['id']}").status_code == 400
    assert enters(visit(""), one.sign(asked(ada))).status_code == 400
    assert enters(visit(""), two.sign(asked(ada))).status_code == 200
    bo = member(visit, "Bob")  # has a password
    assert made(bo, Device(), "another").json()["login"] == "bob"
    (kept,) = bo.get("/api/passkeys").json()
    assert ada.delete(f"/api/passkeys/{kept['id']}").status_code == 400, "it is not hers"
    assert bo.delete(f"/api/passkeys/{kept['id']}").status_code == 204


def test_a_sign_in_name_is_had_once(visit: Visit) -> None:
    member(visit, "Bob")
    ada = visit("Ada")
    answer = made(ada, Device(), "bob")
    assert (answer.status_code, answer.json()["field"]) == (400, "login")
    assert ada.get("/api/passkeys").json() == []


def test_with_the_account_they_are_gone(visit: Visit) -> None:
    ada, device = visit("Ada"), Device()
    assert made(ada, device, "ada").status_code == 201
    assert [it["name"] for it in ada.get("/api/me/data").json()["passkeys"]]
    assert ada.request("DELETE", "/api/me", json={}).status_code == 204
    assert enters(visit(""), device.sign(asked(visit("")))).status_code == 400
