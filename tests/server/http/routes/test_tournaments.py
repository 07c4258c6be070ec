"""Tournaments over HTTP: made by members, joined, shown to all, and nothing of a running game."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
from fastapi.testclient import TestClient

from baronage.server.accounts.reports import Reports
from baronage.server.store.store import Store
from tests.engine.table import PENNIES
from tests.server.http.routes.test_personal_data import relate, said
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit, ask
from tests.server.http.test_app import visit as visit

NEW: dict[str, Any] = {"name": "Harvest Cup", "game": "pennies", "form": "swiss", "rounds": 1}


def announced(host: TestClient, **more: Any) -> str:
    answer = host.post("/api/tournaments", json={**NEW, "starts": time.time() + 3600, **more})
    assert answer.status_code == 201, answer.json()
    return str(answer.json()["id"])


def step(client: TestClient) -> None:
    """The caretaker looks."""
    ctx: Any = client.app.state.ctx  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(ctx.services.tournaments.step)


def resign(client: TestClient, table: str, seat: int) -> None:
    with client.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=table, seat=seat, want=["words"])
        assert ask(line, type="play", table=table, seat=seat, number=view["number"], text="resign")["type"] == "done"


def test_it_is_announced_joined_played_and_told(visit: Visit) -> None:
    ada, bo, stranger = member(visit, "Ada"), visit("Bob"), visit("")
    id = announced(ada, starts=time.time(), worth=[6, 1])
    (listed,) = stranger.get("/api/tournaments").json()
    assert (listed["id"], listed["name"], listed["host"], listed["count"]) == (id, "Harvest Cup", "Ada", 0)
    assert bo.get(f"/api/tournaments/{id}").json()["may_join"]
    assert [each.post(f"/api/tournaments/{id}/join").json()["number"] for each in (ada, bo)] == [1, 2]
    before = bo.get(f"/api/tournaments/{id}").json()
    assert before["joined"]
    assert not before["may_join"]
    assert [(it["name"], it["me"], it["place"]) for it in before["entrants"]] == [
        ("Ada", False, None),
        ("Bob", True, None),
    ]
    step(ada)
    running = stranger.get(f"/api/tournaments/{id}").json()
    assert running["status"] == "running"
    ((table,),) = [one["tables"] for one in running["rounds"]]
    assert (table["done"], table["places"]) == (False, None)
    assert sorted(table["entrants"]) == [1, 2]
    mine = bo.get("/api/tables/mine").json()
    assert [it["id"] for it in mine] == [table["table"]]
    resign(bo, table["table"], table["entrants"].index(2))
    step(ada)
    over = stranger.get(f"/api/tournaments/{id}").json()
    assert (over["status"], over["may_join"]) == ("over", False)
    assert [(it["name"], it["place"], it["points"]) for it in over["entrants"]] == [("Ada", 1, 6.0), ("Bob", 2, 1.0)]
    lines = [json.loads(line) for line in stranger.get(f"/api/tournaments/{id}/records").text.splitlines()]
    assert [(it["round"], it["table"]) for it in lines] == [(1, table["table"])]
    assert lines[0]["record"]["game"] == "pennies"
    assert stranger.get("/api/tournaments?status=over").json()[0]["id"] == id
    assert stranger.get("/api/tournaments").json() == []


def test_while_a_table_runs_nothing_of_it_is_told(visit: Visit) -> None:
    """What is answered is the same whatever is done at a table that is not over."""
    ada, bo, stranger = member(visit, "Ada"), visit("Bob"), visit("")
    id = announced(ada, starts=time.time())
    for each in (ada, bo):
        each.post(f"/api/tournaments/{id}/join")
    step(ada)
    before = stranger.get(f"/api/tournaments/{id}").json()
    (table,) = before["rounds"][0]["tables"]
    seat = table["entrants"].index(2)
    with bo.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=table["table"], seat=seat, want=["words"])
        action = next(it["action"] for it in _offered(view) if it)
        ask(line, type="play", table=table["table"], seat=seat, number=view["number"], actions=[action])
    step(ada)
    assert stranger.get(f"/api/tournaments/{id}").json() == before
    assert stranger.get(f"/api/tournaments/{id}/records").text == ""


def _offered(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions that a view offers, wherever they stand in it."""
    found: list[dict[str, Any]] = []

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("action"), list):
                found.append(part)
            for each in part.values():
                look(each)
        elif isinstance(part, list):
            for each in part:
                look(each)

    look(view.get("question"))
    return found


def test_who_may_what(visit: Visit) -> None:
    ada, bo, guest = member(visit, "Ada"), member(visit, "Bob"), visit("Guest")
    refused = guest.post("/api/tournaments", json={**NEW, "starts": time.time() + 60})
    assert (refused.status_code, refused.json()["code"]) == (400, "refused")
    rated = announced(ada, rated=True)
    assert guest.post(f"/api/tournaments/{rated}/join").status_code == 400
    assert bo.post(f"/api/tournaments/{rated}/join").status_code == 200
    assert bo.post(f"/api/tournaments/{rated}/off").status_code == 400
    assert bo.post(f"/api/tournaments/{rated}/leave").status_code == 204
    assert ada.post(f"/api/tournaments/{rated}/off").status_code == 204
    assert guest.get(f"/api/tournaments/{rated}").json()["status"] == "off"
    missing = guest.get("/api/tournaments/none")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-tournament")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"form": "ladder"},
        {"seats": 1},
        {"name": " "},
        {"starts": "soon"},
        {"bots": ["nobody"]},
        {"time_control": {"kind": "untimed"}},
        {"options": {"none": 1}},
        {"starts": 1e10},
        {"worth": [1, 2]},
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_made(visit: Visit, wrong: dict[str, Any]) -> None:
    ada = member(visit, "Ada")
    answer = ada.post("/api/tournaments", json={**NEW, "starts": time.time() + 60, **wrong})
    assert answer.status_code in (400, 422)
    assert answer.json()["sentence"]
    assert ada.get("/api/tournaments").json() == []


def test_who_may_win_is_told_but_not_to_who_plays_in_the_last_round(visit: Visit) -> None:
    ada, stranger = member(visit, "Ada"), visit("")

    def chances(who: TestClient, id: str) -> list[float | None]:
        return [one["chance"] for one in who.get(f"/api/tournaments/{id}").json()["entrants"]]

    for rounds in (2, 1):
        id = announced(ada, starts=time.time(), rounds=rounds, bots=["wat"])
        ada.post(f"/api/tournaments/{id}/join")
        assert chances(stranger, id) == [None, None]  # it has not begun
        step(ada)
        told = chances(stranger, id)
        assert sum(chance or 0.0 for chance in told) == pytest.approx(1)
        assert None not in told
        assert chances(ada, id) == (told if rounds == 2 else [None, None])
    (table,) = stranger.get(f"/api/tournaments/{id}").json()["rounds"][0]["tables"]
    resign(ada, table["table"], table["entrants"].index(2))
    step(ada)
    assert stranger.get(f"/api/tournaments/{id}").json()["status"] == "over"
    assert chances(stranger, id) == [None, None]


def test_a_round_by_clocks_has_an_expected_length(visit: Visit) -> None:
    ada = member(visit, "Ada")

    def length(**more: Any) -> float | None:
        found: float | None = ada.get(f"/api/tournaments/{announced(ada, **more)}").json()["round_length"]
        return found

    live = {"kind": "live", "bank": 300, "increment": 5}
    assert length(time_control=live) == 60.0 * PENNIES.meta.minutes
    assert length(time_control={"kind": "correspondence"}) is None
    assert length(form="arena", time_control=live, minutes=30, rounds=0) is None


def test_without_any_rating_nobody_is_foreseen_to_win(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    id = announced(ada, starts=time.time(), rounds=2)
    for each in (ada, bo):
        each.post(f"/api/tournaments/{id}/join")
    step(ada)
    assert [one["chance"] for one in ada.get(f"/api/tournaments/{id}").json()["entrants"]] == [None, None]


def test_people_talk_at_it_as_at_a_table(visit: Visit, sqlite: Store) -> None:
    """Heard as it is said; blocks, the admins' words, mutes and reports hold as elsewhere."""
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), member(visit, "Cyd")
    admin = member(visit, "Kit")
    asyncio.run(Reports(sqlite).appoint("kit"))
    assert admin.post("/api/leave").status_code == 204
    assert admin.post("/api/enter", json={"login": "kit", "password": "correct horse battery"}).status_code == 200
    assert admin.put("/api/admin/words", json={"words": ["blast"], "reason": "Manners."}).status_code == 204
    id = announced(ada)
    assert relate(cy, "block", login="bob") == 204
    with ada.websocket_connect("/ws") as hers, cy.websocket_connect("/ws") as others:
        for line in (hers, others):
            assert ask(line, type="follow", table=id)["type"] == "done"
        assert said(bo, id, "Blast, who comes?", "spectators")["type"] == "done"
        heard = [line.receive_json() for line in (hers, others)]
        assert [(it["type"], it["name"], it["text"], it["hidden"]) for it in heard] == [
            ("chat", "Bob", "•••, who comes?", ""),
            ("chat", "Bob", "", "blocked"),
        ]
        report = {"why": "talk", "words": "That hurts.", "table": id, "line": 1}
        assert ada.post("/api/reports", json=report).status_code == 201
        (found,) = admin.get("/api/admin").json()["reports"]
        assert (found["table"], found["tournament"], found["name"]) == (id, True, "Bob")
        deed = {"kind": "line", "report": found["id"], "reason": "Be decent."}
        assert admin.post("/api/admin/actions", json=deed).status_code == 201
        assert hers.receive_json()["hidden"] == "removed"
        assert ask(hers, type="mark", table=id, channel="spectators", number=1)["type"] == "done"
        assert ask(hers, type="history", table=id)["read"] == {"spectators": 1}
    assert admin.post("/api/admin/actions", json={**deed, "kind": "mute", "report": "", "login": "bob"}).is_success
    assert said(bo, id, "what?", "spectators")["code"] == "refused"
    assert relate(ada, "block", login="cyd") == 204
    assert said(cy, id, "hello", "spectators")["code"] == "refused", "its host does not want to hear her"


def test_what_was_said_goes_with_who_said_it(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    id = announced(ada)
    assert said(bo, id, "my real name", "spectators")["type"] == "done"
    assert [it["text"] for it in bo.get("/api/me/data").json()["talk"]] == ["my real name"]
    goodbye = bo.request("DELETE", "/api/me", json={"password": "correct horse battery"})
    assert goodbye.status_code == 204
    with ada.websocket_connect("/ws") as line:
        (left,) = ask(line, type="history", table=id)["messages"]
    assert (left["name"], left["text"], left["hidden"]) == ("", "", "removed")


def test_a_deleted_account_is_not_paired_and_its_tournaments_are_called_off(visit: Visit) -> None:
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), member(visit, "Cyd")
    to_come, running = announced(bo), announced(ada, starts=time.time(), rounds=3)
    others = announced(ada)
    for id in (to_come, running, others):
        for each in (ada, bo, cy):
            assert each.post(f"/api/tournaments/{id}/join").status_code == 200
    step(ada)
    assert bo.request("DELETE", "/api/me", json={"password": "correct horse battery"}).status_code == 204
    assert ada.get(f"/api/tournaments/{to_come}").json()["status"] == "off"
    left = ada.get(f"/api/tournaments/{others}").json()
    assert (left["count"], [it["name"] for it in left["entrants"]]) == (2, ["Ada", "Cyd"])
    begun = ada.get(f"/api/tournaments/{running}").json()
    assert [(it["name"], it["left"]) for it in begun["entrants"] if it["number"] == 2] == [("", True)]
    assert begun["count"] == 2


def test_a_deleted_host_leaves_what_runs_to_itself(visit: Visit) -> None:
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), member(visit, "Cyd")
    id = announced(ada, starts=time.time())
    for each in (bo, cy):
        each.post(f"/api/tournaments/{id}/join")
    step(ada)
    assert ada.request("DELETE", "/api/me", json={"password": "correct horse battery"}).status_code == 204
    (table,) = bo.get(f"/api/tournaments/{id}").json()["rounds"][0]["tables"]
    resign(bo, table["table"], table["entrants"].index(1))
    step(bo)
    over = cy.get(f"/api/tournaments/{id}").json()
    assert (over["status"], over["host"]) == ("over", "")
