"""Breaks, holidays, reminders and invitations at their doors."""

from __future__ import annotations

import time
from typing import Any

from starlette.testclient import TestClient

from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit

DAY = 86_400.0
POST = {"kind": "correspondence", "hours": 24, "printed": False}


def opened(host: TestClient, public: bool = False) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "open" if public else "invited"}]
    body = {"game": "brawling", "seats": seats, "time_control": POST, "public": public}
    return dict(host.post("/api/tables", json=body).json())


def test_from_an_invitation_by_name_to_a_break_that_all_want(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    table = opened(ada)["id"]
    door = f"/api/tables/{table}"
    assert ada.post(f"{door}/invite", json={"login": "nobody-there"}).json()["field"] == "login"
    assert ada.post(f"{door}/invite", json={"login": "Bob"}).status_code == 204
    (asked,) = bo.get("/api/invitations").json()
    assert (asked["id"], asked["by"]) == (table, "Ada")
    assert bo.post(f"{door}/join", json={"invitation": asked["invitation"]}).status_code == 200
    assert bo.get("/api/invitations").json() == []
    assert ada.post(f"{door}/start").status_code == 204
    assert bo.post(f"{door}/halt", json={}).status_code == 204
    assert ada.get(door).json()["rest"]["wanted"] == [1]
    assert ada.post(f"{door}/halt", json={}).status_code == 204
    rest = bo.get(door).json()["rest"]
    assert rest["until"] > time.time()
    assert not rest["by_host"]
    assert bo.post(f"{door}/go-on").status_code == 204
    assert bo.post(f"{door}/go-on").status_code == 400
    assert ada.get(door).json()["rest"]["until"] is None
    assert bo.post(f"{door}/remove", json={"seat": 0}).status_code == 400
    assert ada.post(f"{door}/remove", json={"seat": 1, "offered": True}).status_code == 204
    assert bo.get(door).status_code == 404, "the table is private, and no longer his"
    assert ada.get(door).json()["seats"][1]["bot"]


def test_one_may_decline(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    table = opened(ada)["id"]
    ada.post(f"/api/tables/{table}/invite", json={"login": "bob"})
    assert bo.delete(f"/api/invitations/{table}").status_code == 204
    assert bo.get("/api/invitations").json() == []


def test_holidays_are_taken_and_given_up(visit: Visit) -> None:
    ada, now = member(visit, "Ada"), time.time()
    assert ada.get("/api/holidays").json() == {"most": 30, "left": 30.0, "days": []}
    assert ada.post("/api/holidays", json={"since": now, "until": "Infinity"}).status_code == 422
    assert ada.post("/api/holidays", json={"since": now, "until": now + 60}).json()["field"] == "until"
    found = ada.post("/api/holidays", json={"since": now + 40, "until": now + 2 * DAY}).json()
    ((begins, ends),) = [(it["since"], it["until"]) for it in found["days"]]
    assert (begins, ends) == (now + 40, now + 2 * DAY)
    assert ada.delete("/api/holidays", params={"since": 5}).status_code == 400
    assert ada.delete("/api/holidays", params={"since": begins}).json()["days"] == []
