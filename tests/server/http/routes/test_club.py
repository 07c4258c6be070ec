"""The club: members only, invitation links, approval, reserved names, news, and who is online."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from baronage.server.store.schema import persons, sessions
from baronage.server.store.store import Store
from tests.server.http.routes.test_admin import admin as admin
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit

ZOE = {"name": "Zoe", "login": "zoe", "password": "correct horse battery"}


def settings(admin: TestClient, **more: Any) -> None:
    assert admin.put("/api/admin/club", json={"name": "The Lions", **more}).status_code == 204


def test_everybody_may_join_at_first(visit: Visit) -> None:
    stranger = visit("")
    club = stranger.get("/api/club").json()
    assert (club["join"], club["guests"], club["admitted"], club["members"]) == ("open", True, True, 0)
    assert stranger.post("/api/members", json={**ZOE, "password": "zoe"}).json()["field"] == "password"
    assert stranger.get("/api/me").json() is None
    assert stranger.post("/api/members", json=ZOE).json()["login"] == "zoe"
    assert stranger.get("/api/me").json()["name"] == "Zoe"
    assert stranger.post("/api/members", json=ZOE).status_code == 400, "she is a member"
    assert stranger.get("/api/club").json()["members"] == 1


def test_who_is_refused_as_a_member_leaves_nothing_behind(visit: Visit, sqlite: Store) -> None:
    assert visit("").post("/api/members", json=ZOE).status_code == 201
    before = [sqlite.read(select(it)) for it in (persons, sessions)]
    late = visit("").post("/api/members", json={**ZOE, "name": "Eve"})
    assert (late.status_code, late.json()["field"]) == (400, "login")
    assert [sqlite.read(select(it)) for it in (persons, sessions)] == before


def test_a_club_for_members_shows_strangers_its_door_alone(visit: Visit, admin: TestClient) -> None:
    guest, ada = visit("Guest"), member(visit, "Ada")
    with guest.websocket_connect("/ws") as line:
        settings(admin, about="We play on Fridays.", guests=False, join="invitation")
        with pytest.raises(WebSocketDisconnect):
            line.receive_json()
    for who in (guest, visit("")):
        club = who.get("/api/club").json()
        assert (club["name"], club["about"], club["admitted"]) == ("The Lions", "We play on Fridays.", False)
        for path in ("/api/tables", "/api/tournaments", "/api/watch", "/api/people/ada", "/api/archive", "/api/online"):
            answer = who.get(path)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-yours"), path
        assert who.get("/").status_code == 200
    assert visit("").post("/api/guest", json={"name": "Eve"}).status_code == 403
    with pytest.raises(WebSocketDisconnect), guest.websocket_connect("/ws") as line:
        line.receive_json()
    assert ada.get("/api/tables").status_code == 200
    assert guest.put("/api/me/entrance", json={"login": "eve", "password": "correct horse"}).status_code == 400
    assert guest.get("/api/me/data").status_code == 200, "what is hers she may take home"


def test_an_invitation_link_lets_so_many_in(visit: Visit, admin: TestClient) -> None:
    settings(admin, guests=False, join="invitation")
    refused = visit("").post("/api/members", json=ZOE)
    assert (refused.status_code, refused.json()["field"]) == (400, "login")
    path = admin.post("/api/admin/invitations", json={"uses": 1, "days": 2, "note": "For Zoe"}).json()["path"]
    secret = path.removeprefix("/join/")
    assert visit("").get(f"/api/club/invitations/{secret}").status_code == 204
    zoe = visit("")
    assert zoe.post("/api/members", json={**ZOE, "invitation": secret + "x"}).json()["field"] == "invitation"
    assert zoe.post("/api/members", json={**ZOE, "invitation": secret}).status_code == 201
    assert zoe.get("/api/tables").status_code == 200
    (shown,) = admin.get("/api/admin/invitations").json()
    assert (shown["note"], shown["uses"], shown["left"], shown["by"]) == ("For Zoe", 1, 0, "Kit")
    assert secret not in admin.get("/api/admin/invitations").text
    late = visit("").post("/api/members", json={**ZOE, "login": "yves", "name": "Yves", "invitation": secret})
    assert late.json()["field"] == "invitation"
    assert visit("").get(f"/api/club/invitations/{secret}").status_code == 400
    assert admin.delete(f"/api/admin/invitations/{shown['id']}").status_code == 204
    assert admin.delete(f"/api/admin/invitations/{shown['id']}").status_code == 400
    assert zoe.get("/api/admin/invitations").status_code == 403


def test_who_applies_waits_for_an_admin(visit: Visit, admin: TestClient) -> None:
    settings(admin, guests=False, join="approval")
    zoe, yves = visit(""), visit("")
    assert zoe.post("/api/members", json=ZOE).json()["waits"]
    assert yves.post("/api/members", json={**ZOE, "name": "Yves", "login": "yves"}).status_code == 201
    assert zoe.get("/api/club").json()["waits"]
    answer = zoe.get("/api/tables")
    assert (answer.status_code, "waits" in answer.json()["sentence"]) == (403, True)
    waiting = admin.get("/api/admin/members?group=waiting").json()["members"]
    assert [it["name"] for it in waiting] == ["Zoe", "Yves"]
    for one, admit in zip(waiting, (True, False), strict=True):
        way = f"/api/admin/members/{one['id']}/admission"
        assert admin.post(way, json={"admit": admit, "reason": "We met."}).status_code == 204
        assert admin.post(way, json={"admit": admit, "reason": "Again."}).status_code == 400
    assert zoe.get("/api/tables").status_code == 200
    assert zoe.get("/api/me").json()["waits"] is False
    assert yves.get("/api/me").status_code == 401
    assert admin.get("/api/admin/members?group=waiting").json()["total"] == 0


def test_with_an_invitation_nobody_waits(visit: Visit, admin: TestClient) -> None:
    settings(admin, join="approval")
    secret = admin.post("/api/admin/invitations", json={}).json()["path"].removeprefix("/join/")
    guest = visit("Zoe")
    assert guest.post("/api/members", json={**ZOE, "invitation": secret}).json()["waits"] is False
    assert member(visit, "Ada").get("/api/me").json()["waits"] is True


def test_names_are_reserved_by_the_admins(visit: Visit, admin: TestClient) -> None:
    settings(admin, reserved=["  The  Chairman ", "", "Club"])
    assert admin.get("/api/admin/club").json()["reserved"] == ["Club", "The Chairman"]
    for name in ("the chairman", "C.L.U.B", "Thé Chairman"):
        assert visit("").post("/api/guest", json={"name": name}).json()["field"] == "name"
    assert admin.put("/api/me", json={"name": "The Chairman"}).status_code == 200
    (action,) = admin.get("/api/admin").json()["moderation_actions"]
    assert (action["kind"], action["reason"]) == ("club", "Joining: open to all. Guests: yes.")
    (action,) = admin.get("/api/admin?language=fr").json()["moderation_actions"]
    assert action["reason"].startswith("Adhésion")


def test_news_are_written_by_admins_and_read_by_all(visit: Visit, admin: TestClient) -> None:
    ada, stranger = member(visit, "Ada"), visit("")
    assert ada.post("/api/admin/news", json={"title": "Mine"}).status_code == 403
    assert admin.post("/api/admin/news", json={"title": "Summer", "text": "We play outside."}).status_code == 201
    (item,) = stranger.get("/api/club").json()["news"]
    assert (item["title"], item["text"], item["by"]) == ("Summer", "We play outside.", "Kit")
    way = f"/api/admin/news/{item['id']}"
    assert admin.put(way, json={"title": "Autumn", "text": ""}).status_code == 204
    assert [it["title"] for it in stranger.get("/api/club").json()["news"]] == ["Autumn"]
    assert admin.delete(way).status_code == 204
    assert admin.delete(way).status_code == 400
    assert stranger.get("/api/club").json()["news"] == []


def test_who_is_online(visit: Visit, sqlite: Store) -> None:
    ada, bo, guest = member(visit, "Ada"), member(visit, "Bob"), visit("Guest")
    away = visit("Zoe")
    assert away.post("/api/leave").status_code == 204
    assert bo.put("/api/me/profile", json={"shown": "nobody"}).status_code == 204
    with guest.websocket_connect("/ws"):
        found = ada.get("/api/online").json()
    assert [it["login"] for it in found["members"]] == ["ada"], "Bob does not show himself"
    assert found["guests"] >= 1
    asyncio.run(sqlite.write((persons.update(), {"seen": 1.0})))
    ctx: Any = ada.app.state.ctx  # type: ignore[attr-defined]
    ctx.people._here.clear()
    found = visit("").get("/api/online").json()
    assert found == {"members": [], "guests": 0}
