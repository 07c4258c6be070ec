"""The admins' list of people: search, roles, names, password links, bans and notes."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from tests.server.http.routes.test_admin import admin as admin
from tests.server.http.routes.test_profiles import member
from tests.server.http.routes.test_tournaments import announced
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit

WHY = {"reason": "As agreed."}


def found(admin: TestClient, words: str = "", group: str = "all") -> list[dict[str, Any]]:
    members: list[dict[str, Any]] = admin.get("/api/admin/members", params={"words": words, "group": group}).json()[
        "members"
    ]
    return members


def id_of(admin: TestClient, words: str) -> str:
    return str(found(admin, words)[0]["id"])


def test_people_are_found_by_name_and_by_group(visit: Visit, admin: TestClient) -> None:
    member(visit, "Ada")
    member(visit, "Zoe")
    visit("Guest Ada")
    assert [it["name"] for it in found(admin)] == ["Ada", "Guest Ada", "Kit", "Zoe"]
    assert [it["name"] for it in found(admin, "ADA")] == ["Ada", "Guest Ada"]
    assert [it["name"] for it in found(admin, "zoé")] == ["Zoe"]
    assert [it["name"] for it in found(admin, "%")] == []
    assert [(it["name"], it["login"]) for it in found(admin, group="guests")] == [("Guest Ada", "")]
    assert [it["name"] for it in found(admin, group="admins")] == ["Kit"]
    page = admin.get("/api/admin/members?group=all&first=1&count=2").json()
    assert (page["total"], [it["name"] for it in page["members"]]) == (4, ["Guest Ada", "Kit"])
    ada = member(visit, "Eve")
    for path in ("/api/admin/members", f"/api/admin/members/{found(admin)[0]['id']}", "/api/admin/club"):
        assert ada.get(path).status_code == 403


def test_an_admin_is_made_and_dismissed_but_not_by_themselves(visit: Visit, admin: TestClient) -> None:
    ada = member(visit, "Ada")
    way, mine = (f"/api/admin/members/{id_of(admin, name)}/roles" for name in ("ada", "kit"))
    assert admin.put(way, json={"admin": True, "organiser": False, **WHY}).status_code == 204
    assert ada.get("/api/admin").status_code == 200
    refused = admin.put(mine, json={"admin": False, "organiser": False, **WHY})
    assert (refused.status_code, refused.json()["field"]) == (400, "admin")
    assert ada.put(mine, json={"admin": False, "organiser": False, **WHY}).status_code == 204
    assert admin.get("/api/admin").status_code == 403
    assert [it["kind"] for it in admin.get("/api/me/moderation").json()] == ["roles"]
    visit("Guest")
    guest = f"/api/admin/members/{id_of(ada, 'guest')}/roles"
    assert ada.put(guest, json={"admin": False, "organiser": True, **WHY}).status_code == 400
    assert ada.put("/api/admin/members/nobody/roles", json={"admin": True, "organiser": True, **WHY}).status_code == 404


def test_an_organiser_manages_the_tournaments_of_others(visit: Visit, admin: TestClient) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    id = announced(bo)
    assert ada.post(f"/api/tournaments/{id}/off").status_code == 400
    way = f"/api/admin/members/{id_of(admin, 'ada')}/roles"
    assert admin.put(way, json={"admin": False, "organiser": True, **WHY}).status_code == 204
    assert ada.get("/api/me").json()["organiser"]
    for _ in range(6):
        announced(ada)
    assert ada.put(f"/api/tournaments/{id}/description", json={"description": "Moved."}).status_code == 204
    assert ada.post(f"/api/tournaments/{id}/off").status_code == 204
    assert ada.get("/api/admin").status_code == 403


def test_a_name_is_changed_and_the_person_reads_why(visit: Visit, admin: TestClient) -> None:
    rude = visit("Rude One")
    way = f"/api/admin/members/{id_of(admin, 'rude')}/name"
    assert admin.put(way, json={"name": " ", **WHY}).json()["field"] == "name"
    assert admin.put(way, json={"name": "Guest 7", "reason": "Choose a kinder one."}).status_code == 204
    assert rude.get("/api/me").json()["name"] == "Guest 7"
    (told,) = rude.get("/api/me/moderation").json()
    assert (told["kind"], told["reason"]) == ("name", "Choose a kinder one.")


def test_an_admin_hands_over_a_link_for_a_new_password(visit: Visit, admin: TestClient) -> None:
    ada = member(visit, "Ada")
    visit("Guest")
    way = f"/api/admin/members/{id_of(admin, 'ada')}/recovery"
    path = admin.post(way, json=WHY).json()["path"]
    again = visit("")
    body = {"token": path.removeprefix("/recover/"), "password": "another horse altogether"}
    assert again.post("/api/recover/password", json=body).status_code == 200
    assert again.get("/api/me").json()["login"] == "ada"
    assert ada.get("/api/me").status_code == 401, "signed out elsewhere"
    assert visit("").post("/api/recover/password", json=body).status_code == 400, "it works once"
    assert [it["kind"] for it in again.get("/api/me/moderation").json()] == ["recovery"]
    guest = f"/api/admin/members/{id_of(admin, 'guest')}/recovery"
    assert admin.post(guest, json=WHY).status_code == 400


def test_a_guest_is_banned_and_the_ban_lifted(visit: Visit, admin: TestClient) -> None:
    guest = visit("Guest")
    id = id_of(admin, "guest")
    for kind, status in (("ban", 401), ("lift", 200)):
        body = {"kind": kind, "person": id, "days": 3, **WHY}
        assert admin.post("/api/admin/actions", json=body).status_code == 201
        assert guest.get("/api/me").status_code == status
        assert [it["name"] for it in found(admin, group="banned")] == (["Guest"] if kind == "ban" else [])


def test_notes_are_read_by_admins_and_taken_home(visit: Visit, admin: TestClient) -> None:
    ada = member(visit, "Ada")
    way = f"/api/admin/members/{id_of(admin, 'ada')}"
    assert admin.post(f"{way}/notes", json={"text": "Plays from two devices."}).status_code == 204
    page = admin.get(way).json()
    (note,) = page["notes"]
    assert (note["text"], note["by"], page["login"]) == ("Plays from two devices.", "Kit", "ada")
    assert "devices" not in ada.get("/api/people/ada").text
    assert ada.get("/api/me/data").json()["notes_of_admins"][0]["text"] == "Plays from two devices."
    assert admin.delete(f"{way}/notes/none").status_code == 404
    assert admin.delete(f"{way}/notes/{note['id']}").status_code == 204
    assert admin.get(way).json()["notes"] == []
    assert admin.post(f"{way}/notes", json={"text": "Again."}).status_code == 204
    assert ada.request("DELETE", "/api/me", json={"password": "correct horse battery"}).status_code == 204
    assert admin.get(way).status_code == 404
