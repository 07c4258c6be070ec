"""Friends and blocks at every door, where one is signed in, what is kept of one, and how it is deleted."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import insert, select
from starlette.testclient import TestClient

from baronage.server.accounts.accounts import Person
from baronage.server.accounts.personal_data import everything
from baronage.server.store.schema import messages, naming_persons, persons, seats
from baronage.server.store.store import Store
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit, ask, new_table
from tests.server.http.test_app import visit as visit


def relate(client: TestClient, kind: str, **whom: Any) -> int:
    return int(client.put("/api/relations", json={"kind": kind, **whom}).status_code)


def begun(ada: TestClient, bo: TestClient, **more: Any) -> str:
    """A table at which both sit, and play."""
    id: str = new_table(ada, "me", "open", **more)["id"]
    assert bo.post(f"/api/tables/{id}/join", json={}).status_code == 200
    assert ada.post(f"/api/tables/{id}/start").status_code == 204
    return id


def said(client: TestClient, table: str, text: str, channel: str = "table") -> dict[str, Any]:
    with client.websocket_connect("/ws") as line:
        return ask(line, type="post", table=table, channel=channel, text=text)


def test_friends_and_blocks_are_kept_and_taken_back(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    assert relate(ada, "friend", login="bob") == 204
    assert [it["login"] for it in ada.get("/api/relations").json()["friends"]] == ["bob"]
    assert bo.get("/api/relations").json() == {"friends": [], "blocked": []}, "he is not told"
    assert ada.get("/api/people/bob").json()["relation"] == "friend"
    assert relate(ada, "block", login="bob") == 204
    (blocked,) = ada.get("/api/relations").json()["blocked"]
    assert relate(ada, "none", id=blocked["id"]) == 204
    assert ada.get("/api/relations").json() == {"friends": [], "blocked": []}
    assert relate(ada, "friend", login="ada") == 400
    assert relate(ada, "friend", login="zoe") == 404
    assert relate(ada, "friend", id=blocked["id"]) == 404, "an id of the list, and of nobody else"
    assert relate(ada, "enemy", login="bob") == 422


def test_a_page_for_friends_is_for_friends(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    assert ada.put("/api/me/profile", json={"shown": "friends"}).status_code == 204
    assert bo.get("/api/people/ada").status_code == 404
    assert relate(bo, "friend", login="ada") == 404, "nor does he find her by calling her a friend"
    assert relate(ada, "friend", login="bob") == 204
    assert bo.get("/api/people/ada").status_code == 200
    assert visit("").get("/api/people/ada").status_code == 404


def test_who_is_blocked_does_not_sit_down_nor_see_the_page(visit: Visit) -> None:
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), member(visit, "Cyr")
    assert relate(ada, "block", login="bob") == 204
    hers = new_table(ada, "me", "open")["id"]
    answer = bo.post(f"/api/tables/{hers}/join", json={})
    assert (answer.status_code, answer.json()["code"]) == (400, "refused")
    his = new_table(cy, "me", "open", "open")["id"]
    assert ada.post(f"/api/tables/{his}/join", json={}).status_code == 200
    assert bo.post(f"/api/tables/{his}/join", json={}).status_code == 400, "nor where she sits as a guest"
    assert bo.get("/api/people/ada").json() == bo.get("/api/people/zoe").json()
    assert relate(ada, "none", login="bob") == 204
    assert bo.post(f"/api/tables/{hers}/join", json={}).status_code == 200


def test_who_is_blocked_is_not_heard(visit: Visit) -> None:
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), visit("Cy")
    table = begun(ada, bo)
    assert said(bo, table, "before")["type"] == "done"
    assert relate(ada, "block", table=table, seat=1) == 204
    with ada.websocket_connect("/ws") as hers, cy.websocket_connect("/ws") as others:
        for line in (hers, others):
            ask(line, type="watch", table=table, want=["words"])
        assert said(bo, table, "rude words")["type"] == "done"
        heard = [line.receive_json() for line in (hers, others)]
        assert [(it["text"], it["hidden"]) for it in heard] == [("", "blocked"), ("rude words", "")]
        told = ask(hers, type="history", table=table)["messages"]
        assert [(it["number"], it["text"]) for it in told] == [(1, ""), (2, "")]
        assert [it["text"] for it in ask(others, type="history", table=table)["messages"]] == ["before", "rude words"]
    assert said(bo, table, "in private", "0,1")["code"] == "refused"
    assert said(ada, table, "go away", "0,1")["type"] == "done", "she may write to him"


def test_who_is_blocked_by_the_host_does_not_talk_among_those_who_watch(visit: Visit) -> None:
    ada, bo, cy = member(visit, "Ada"), visit("Bo"), member(visit, "Cyr")
    table = begun(ada, bo)
    assert said(cy, table, "well played", "spectators")["type"] == "done"
    assert relate(ada, "block", login="cyr") == 204
    assert said(cy, table, "badly played", "spectators")["code"] == "refused"


def test_one_sees_where_one_is_signed_in_and_signs_out_elsewhere(visit: Visit) -> None:
    ada, again = member(visit, "Ada"), visit("")
    entrance = {"login": "ada", "password": "correct horse battery"}
    firefox = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"}
    assert again.post("/api/enter", json=entrance, headers=firefox).status_code == 200
    found = ada.get("/api/sessions").json()
    assert [(it["name"], it["here"]) for it in found] == [("Firefox, Linux", False), ("", True)]
    bo = visit("Bo")
    assert bo.delete(f"/api/sessions/{found[0]['id']}").status_code == 400, "nobody else's"
    assert ada.delete(f"/api/sessions/{found[0]['id']}").status_code == 204
    assert again.get("/api/me").status_code == 401
    assert len(ada.get("/api/sessions").json()) == 1


def test_all_that_is_kept_can_be_taken_home(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    table = begun(ada, bo)
    said(ada, table, "good luck")
    relate(ada, "friend", login="bob")
    answer = ada.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"]["login"] == "ada"
    assert [it["id"] for it in found["tables"]] == [table]
    assert [it["text"] for it in found["talk"]] == ["good luck"]
    assert [it["login"] for it in found["friends_and_blocks"]] == ["bob"]
    assert "password" not in answer.text
    assert "hash" not in answer.text


# What names a person and is told elsewhere in the file, or is another's: with how that is.
TOLD_OTHERWISE = {
    "tables.host": "tables of his at which he does not sit hold nothing of his",
    "tournaments.host": "as they are announced to all",
    "passes.by": "links that he gave to others are the club's",
    "news.by": "as everyone reads them",
    "notes.by": "what he noted as an admin is the server's",
    "rulings.by": "as everyone reads them at the tournament",
    "relations.other": "what others say of him is theirs",
    "reports.about": "what others report is theirs; what came of it is told",
    "moderation_actions.admin": "what they did as an admin is the server's",
    "invitations.by": "whom he asked is told to them",
    "removals.by": "what he did as a host is in the log of the table",
    "breaches.host": "as well",
    "links.person": "a hash, for an hour or a day",
    "marks.person": "how far he has read",
    "shelves.person": "which lists he tidied up",
}


def test_nothing_that_names_a_person_is_forgotten_in_what_he_takes_home(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new table of the schema is told to him, or stands in the list with a reason."""
    asyncio.run(sqlite.write((insert(persons), {"id": "ada", "name": "Ada", "created": 0.0})))
    asked: list[str] = []
    read = Store.read

    def listen(self: Store, wanted: Any, **values: Any) -> Any:
        asked.append(str(wanted.whereclause))
        return read(self, wanted, **values)

    monkeypatch.setattr(Store, "read", listen)
    everything(sqlite, Person("ada", "Ada"))
    told = {f"{it.table.name}.{it.name}" for it in naming_persons() if any(f"{it} =" in clause for clause in asked)}
    assert {f"{it.table.name}.{it.name}" for it in naming_persons()} - told == set(TOLD_OTHERWISE)


def test_holidays_addresses_and_tournaments_are_taken_home_too(visit: Visit) -> None:
    ada = member(visit, "Ada")
    away = float(int(time.time()) + 86_400)
    assert ada.post("/api/holidays", json={"since": away, "until": away + 86_400}).is_success
    cup = {"name": "Cup", "game": "pennies", "form": "swiss", "rounds": 1, "starts": away}
    id = ada.post("/api/tournaments", json=cup).json()["id"]
    assert ada.post(f"/api/tournaments/{id}/join").is_success
    assert ada.put("/api/notifications", json={"digest": "weekly"}).is_success
    found = ada.get("/api/me/data").json()
    assert found["holidays"] == [{"since": away, "until": away + 86_400}]
    assert [(it["name"], it["left"]) for it in found["tournaments"]] == [("Cup", None)]
    assert [it["digest"] for it in found["notification_preferences"]] == ["weekly"]


@pytest.mark.parametrize("status", ["open", "running"])
def test_who_is_deleted_leaves_games_without_a_name(visit: Visit, sqlite: Store, status: str) -> None:
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), visit("Cy")
    table = begun(ada, bo) if status == "running" else new_table(ada, "me", "open")["id"]
    relate(bo, "friend", login="ada")
    with cy.websocket_connect("/ws") as line:
        if status == "running":
            said(ada, table, "my secret diary")
            ask(line, type="watch", table=table, want=["words"])
        assert ada.request("DELETE", "/api/me", json={"password": "wrong"}).status_code == 400
        assert ada.get("/api/me").json()["name"] == "Ada", "nothing has changed"
        assert ada.request("DELETE", "/api/me", json={"password": "correct horse battery"}).status_code == 204
        if status == "running":
            shown = cy.get(f"/api/tables/{table}").json()
            assert (shown["status"], shown["seats"][0]["name"]) == ("over", ""), "she resigns, and the game stays"
            assert [it["text"] for it in ask(line, type="history", table=table)["messages"]] == [""]
            assert "Ada" not in cy.get(f"/api/tables/{table}/record").text
    assert ada.get("/api/me").status_code in (200, 401)
    assert bo.get("/api/people/ada").status_code == 404
    assert bo.get("/api/relations").json() == {"friends": [], "blocked": []}
    assert bo.post("/api/enter", json={"login": "ada", "password": "correct horse battery"}).status_code == 400
    assert not [row for row in sqlite.read(select(persons)) if row.name == "Ada" or row.login == "ada"]
    assert not [row for row in sqlite.read(select(seats)) if row.name == "Ada"]
    assert not [row for row in sqlite.read(select(messages)) if row.text]
    zoe = visit("Zoe")
    entrance = {"login": "ada", "password": "another horse"}
    assert zoe.put("/api/me/entrance", json=entrance).status_code == 200, "the sign-in name is free again"
