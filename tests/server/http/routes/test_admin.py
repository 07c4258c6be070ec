"""Reports, what admins do about them, and who may see what of it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from baronage.server.accounts import reports as order
from baronage.server.accounts.reports import Reports
from baronage.server.store.store import Store
from tests.server.http.routes.test_personal_data import begun, said
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit, ask
from tests.server.http.test_app import visit as visit

SIGN_IN = {"password": "correct horse battery", "present": "correct horse battery"}


@pytest.fixture
def admin(visit: Visit, sqlite: Store) -> TestClient:
    client = member(visit, "Kit")
    asyncio.run(Reports(sqlite).appoint("kit"))
    assert client.post("/api/leave").status_code == 204
    assert client.post("/api/enter", json={"login": "kit", "password": "correct horse battery"}).status_code == 200
    return client


def does(admin: TestClient, kind: str, **more: Any) -> int:
    body = {"kind": kind, "reason": "Be decent, or be elsewhere.", **more}
    return int(admin.post("/api/admin/actions", json=body).status_code)


def test_nobody_else_keeps_the_server(visit: Visit) -> None:
    ada, guest = member(visit, "Ada"), visit("")
    assert ada.get("/api/admin").status_code == 403
    assert guest.get("/api/admin").status_code == 401
    assert does(ada, "ban", login="ada") == 403


def test_a_report_is_seen_to_and_told_to_whom_it_concerns(visit: Visit, admin: TestClient) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    report = {"why": "talk", "words": "He shouts.", "login": "bob"}
    assert ada.post("/api/reports", json=report).status_code == 201
    assert ada.post("/api/reports", json={**report, "login": "ada"}).status_code == 400
    assert ada.post("/api/reports", json={**report, "why": "taste"}).status_code == 422
    page = admin.get("/api/admin").json()
    assert page["well"]
    (found,) = page["reports"]
    assert (found["name"], found["by"], found["words"], found["before"]) == ("Bob", "Ada", "He shouts.", 0)
    assert does(admin, "warn", report=found["id"]) == 201
    assert does(admin, "warn", report=found["id"]) == 404, "it was seen to"
    after = admin.get("/api/admin").json()
    assert after["reports"] == []
    assert [(it["kind"], it["by"], it["name"]) for it in after["moderation_actions"]] == [("warn", "Kit", "Bob")]
    (deed,) = bo.get("/api/me/moderation").json()
    assert (deed["kind"], deed["reason"]) == ("warn", "Be decent, or be elsewhere.")
    assert "Ada" not in bo.get("/api/me/moderation").text, "who told of him is not told"
    assert ada.get("/api/me/moderation").json() == []
    answer = {"words": "I did not."}
    assert ada.put(f"/api/me/moderation/{deed['id']}", json=answer).status_code == 404
    assert bo.put(f"/api/me/moderation/{deed['id']}", json=answer).status_code == 204
    assert admin.get("/api/admin").json()["moderation_actions"][0]["answer"] == "I did not."


def test_a_report_that_is_sent_again_is_there_once(visit: Visit, admin: TestClient) -> None:
    ada, _ = member(visit, "Ada"), member(visit, "Bob")
    report = {"why": "talk", "words": "He shouts.", "login": "bob"}
    for _ in range(2):  # the first response was lost
        assert ada.post("/api/reports", json=report).status_code == 201
    assert ada.post("/api/reports", json={**report, "words": "He shouts again."}).status_code == 201
    assert len(admin.get("/api/admin").json()["reports"]) == 2


def test_the_newest_reports_come_first_and_the_older_ones_by_pages(
    visit: Visit, admin: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order, "MAX_SHOWN", 2)
    ada = member(visit, "Ada")
    member(visit, "Bob")
    for words in ("one", "two", "three"):
        report = {"why": "talk", "words": words, "login": "bob"}
        assert ada.post("/api/reports", json=report).status_code == 201
    page = admin.get("/api/admin").json()
    assert [it["words"] for it in page["reports"]] == ["three", "two"]
    assert page["open_reports"] == 3
    assert [it["words"] for it in admin.get("/api/admin/reports?first=2").json()] == ["one"]
    assert ada.get("/api/admin/reports").status_code == 403


def test_a_closed_report_can_be_made_again_and_leaves_room(visit: Visit, admin: TestClient) -> None:
    member(visit, "Bob")
    guest, report = visit("Guest"), {"why": "talk", "login": "bob", "words": "He shouts."}
    for number in range(3):
        assert guest.post("/api/reports", json={**report, "words": f"Line {number}"}).status_code == 201
    for found in admin.get("/api/admin").json()["reports"]:
        assert does(admin, "none", report=found["id"]) == 201
    assert admin.get("/api/admin").json()["open_reports"] == 0
    assert guest.post("/api/reports", json={**report, "words": "Line 1"}).status_code == 201
    assert admin.get("/api/admin").json()["open_reports"] == 1
    assert does(admin, "warn", report=found["id"]) == 404, "it is closed"


def test_a_guest_reports_little_before_somebody_has_seen_to_it(visit: Visit) -> None:
    member(visit, "Bob")
    guest, report = visit("Guest"), {"why": "talk", "login": "bob"}
    answers = [guest.post("/api/reports", json={**report, "words": f"Line {n}"}).status_code for n in range(4)]
    assert answers == [201, 201, 201, 400]


def test_who_is_muted_plays_and_says_nothing(visit: Visit, admin: TestClient) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    table = begun(ada, bo)
    assert does(admin, "mute", login="bob", days=7) == 201
    assert said(bo, table, "hello")["code"] == "refused"
    assert said(ada, table, "hello")["type"] == "done"
    assert bo.get(f"/api/tables/{table}").status_code == 200
    assert does(admin, "lift", login="bob") == 201
    assert said(bo, table, "hello")["type"] == "done"


def test_who_is_banned_is_not_let_in(visit: Visit, admin: TestClient) -> None:
    bo = member(visit, "Bob")
    assert does(admin, "ban", login="bob", days=1) == 201
    assert bo.get("/api/me").status_code == 401
    entrance = {"login": "bob", "password": "correct horse battery"}
    refused = bo.post("/api/enter", json=entrance)
    assert refused.status_code == 400
    assert "UTC. Reason: “Be decent, or be elsewhere.”" in refused.json()["sentence"]
    assert does(admin, "lift", login="bob") == 201
    assert bo.post("/api/enter", json=entrance).status_code == 200
    assert does(admin, "ban", login="kit") == 400, "not oneself"
    assert does(admin, "ban", login="zoe") == 404
    assert does(admin, "ban", login="bob", reason="") == 422, "and not without a reason"


def test_a_line_that_was_reported_is_taken_away(visit: Visit, admin: TestClient) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    table = begun(ada, bo)
    assert said(bo, table, "a very bad word")["type"] == "done"
    report = {"why": "talk", "words": "That hurts.", "table": table}
    assert ada.post("/api/reports", json={**report, "line": 7}).status_code == 400
    assert ada.post("/api/reports", json={**report, "line": 1}).status_code == 201
    (found,) = admin.get("/api/admin").json()["reports"]
    assert (found["name"], found["message"]) == ("Bob", "a very bad word")
    with ada.websocket_connect("/ws") as socket:
        assert ask(socket, type="history", table=table)["messages"][0]["text"] == "a very bad word"
        assert ask(socket, type="watch", table=table, seat=0)["type"] == "view"
        assert does(admin, "line", report=found["id"]) == 201
        told = socket.receive_json()
        assert (told["type"], told["number"], told["hidden"], told["text"]) == ("chat", 1, "removed", "")
    (deed,) = bo.get("/api/me/moderation").json()
    assert (deed["kind"], deed["by"]) == ("line", "Kit")
    assert does(admin, "line", login="bob") == 400, "nothing was reported"


def test_a_table_is_ended_and_those_who_sat_there_read_why(visit: Visit, admin: TestClient) -> None:
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), member(visit, "Cyd")
    table = begun(ada, bo)
    assert does(admin, "void", table=table) == 400, "it runs"
    assert does(admin, "end", table="nowhere") == 404
    assert does(ada, "end", table=table) == 403
    assert does(admin, "end", table=table) == 201
    assert does(admin, "end", table=table) == 400
    assert ada.get(f"/api/tables/{table}").json()["status"] == "archived"
    for one, kinds in ((ada, ["end"]), (bo, ["end"]), (cy, [])):
        assert [(it["kind"], it["table"]) for it in one.get("/api/me/moderation").json()] == [
            (it, table) for it in kinds
        ]
    with bo.websocket_connect("/ws") as socket:
        view = ask(socket, type="watch", table=table, seat=1)
        played = ask(socket, type="play", table=table, seat=1, number=view["number"], text="resign")
    assert (played["code"], "admin" in played["sentence"]) == ("refused", True)


def test_a_game_that_is_void_counts_for_nobody(visit: Visit, admin: TestClient) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    table = begun(ada, bo)
    with ada.websocket_connect("/ws") as socket:
        view = ask(socket, type="watch", table=table, seat=0)
        ask(socket, type="play", table=table, seat=0, number=view["number"], text="resign")
    assert ada.get("/api/archive", params={"mine": True}).json()["total"] == 1
    assert does(admin, "void", table=table) == 201
    assert does(admin, "void", table=table) == 400
    assert ada.get("/api/archive", params={"mine": True}).json()["total"] == 0
    assert [it["kind"] for it in bo.get("/api/me/moderation").json()] == ["void"]


def test_unwanted_words_are_covered_before_anybody_reads_them(visit: Visit, admin: TestClient) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    table = begun(ada, bo)
    wanted = {"words": ["Turnip", " ", "two  words"], "reason": "We are polite here."}
    assert ada.put("/api/admin/words", json=wanted).status_code == 403
    assert admin.put("/api/admin/words", json=wanted).status_code == 204
    page = admin.get("/api/admin").json()
    assert (page["words"], page["moderation_actions"][0]["kind"]) == (["Turnip", "two words"], "words")
    assert said(bo, table, "You TURNIP, turnips, two words!")["type"] == "done"
    with ada.websocket_connect("/ws") as socket:
        assert ask(socket, type="history", table=table)["messages"][0]["text"] == "You •••, turnips, •••!"
    made = ada.post("/api/tables", json={"game": "pennies", "seats": [{"kind": "me"}, {"kind": "invited"}]}).json()
    assert ada.put(f"/api/tables/{made['id']}/note", json={"note": "You TURNIP!"}).status_code == 204
    assert ada.get(f"/api/tables/{made['id']}").json()["note"] == "You •••!"
    assert admin.put("/api/admin/words", json={"words": [], "reason": "Enough."}).status_code == 204
    assert admin.get("/api/admin").json()["words"] == []
    assert ada.get("/api/me").json()["admin"] is False
    assert admin.get("/api/me").json()["admin"] is True


def test_a_name_that_has_an_unwanted_word_is_refused_with_a_sentence(visit: Visit, admin: TestClient) -> None:
    ada, guest = member(visit, "Ada"), visit("")
    asked = {"words": ["turnip", "Rübe", "two words"], "reason": "We are polite here."}
    assert admin.put("/api/admin/words", json=asked).status_code == 204
    seats = [{"kind": "me", "name": "Turnip"}, {"kind": "bot", "bot": "random"}]
    cup = {"name": "Turnip Cup", "game": "brawling", "form": "swiss", "starts": time.time() + 3600}
    for client, way, path, body, field in (
        (guest, "POST", "/api/guest", {"name": "The TURNIP!"}, "name"),
        (ada, "PUT", "/api/me", {"name": "x_Turnip_9"}, "name"),
        (ada, "PUT", "/api/me", {"name": "Rube"}, "name"),
        (ada, "PUT", "/api/me", {"name": "Two-Words"}, "name"),
        (ada, "PUT", "/api/me/entrance", {**SIGN_IN, "login": "a.turnip"}, "login"),
        (ada, "POST", "/api/tables", {"game": "brawling", "seats": seats}, "name"),
        (ada, "POST", "/api/tournaments", cup, "name"),
    ):
        answer = client.request(way, path, json=body)
        error = answer.json()
        assert (answer.status_code, error["code"], error["field"]) == (400, "refused", field), (path, answer.text)
        assert "blocked on this server" in error["sentence"]
    assert ada.get("/api/me").json()["name"] == "Ada"
    assert ada.put("/api/me", json={"name": "Turnipseed"}).status_code == 200
    assert admin.put("/api/admin/words", json={"words": [], "reason": "Enough."}).status_code == 204
    assert guest.post("/api/guest", json={"name": "The TURNIP!"}).status_code == 200


def test_the_admin_sees_what_the_server_runs_on(visit: Visit, admin: TestClient) -> None:
    before = admin.get("/api/admin").json()["load"]
    assert before["database"] in ("SQLite", "PostgreSQL")
    assert before["version"]
    assert 0 <= before["processor"] <= 64
    assert before["since"] <= time.time()
    assert before["slowest"] is None  # nobody has moved
    ada = member(visit, "Ada")
    table = ada.post("/api/tables", json={"game": "pennies", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()["id"]
    assert ada.post(f"/api/tables/{table}/start").status_code < 300
    with ada.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=table, seat=0, want=["words"])
        assert ask(line, type="play", table=table, seat=0, number=view["number"], text="resign")["type"] == "done"
    assert admin.get("/api/admin").json()["load"]["slowest"] > 0


def test_who_is_named_in_a_report_is_meant_wherever_at_the_table(visit: Visit, admin: TestClient) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    table = begun(ada, bo)
    assert (
        ada.post("/api/reports", json={"why": "other", "words": "Hm.", "login": "bob", "table": table}).status_code
        == 201
    )
    (found,) = admin.get("/api/admin").json()["reports"]
    assert (found["name"], found["table"]) == ("Bob", table)
    nobody = {"why": "other", "login": "", "words": "Who?"}
    assert ada.post("/api/reports", json=nobody).json()["code"] == "no-person"


def test_who_is_banned_does_not_come_back_as_a_guest_of_the_same_name(visit: Visit, admin: TestClient) -> None:
    bo = member(visit, "Bob")
    guest = visit("Rude One")
    table = begun(member(visit, "Ada"), guest)
    assert bo.post("/api/reports", json={"why": "name", "words": "?", "table": table, "seat": 1}).status_code == 201
    (report,) = admin.get("/api/admin").json()["reports"]
    assert does(admin, "ban", report=report["id"]) == 201
    assert does(admin, "ban", login="bob") == 201
    for name in ("Bob", " bob ", "B.O.B", "Rude one"):
        answer = visit("").post("/api/guest", json={"name": name})
        assert (answer.status_code, answer.json()["field"]) == (400, "name"), name
    other = visit("Robert")
    assert other.put("/api/me", json={"name": "Bob"}).status_code == 400
    assert other.put("/api/me", json={"name": "keeper"}).status_code == 400
    seats = [{"kind": "me", "name": "Admin"}, {"kind": "open"}]
    assert other.post("/api/tables", json={"game": "pennies", "seats": seats}).status_code == 400
    assert other.get("/api/me").json()["name"] == "Robert"


def test_members_keep_their_names_and_may_share_them(visit: Visit, admin: TestClient) -> None:
    ada, other = member(visit, "Ada"), member(visit, "Adam")
    assert ada.put("/api/me", json={"name": "Ada"}).status_code == 200
    assert other.put("/api/me", json={"name": "Ada"}).status_code == 200
    assert other.put("/api/me", json={"name": "Wat the Gleaner"}).status_code == 400
    assert admin.put("/api/me", json={"name": "Keeper"}).status_code == 200
