"""Organisers over HTTP: who may rule, private tournaments, series, calendars and the history on profiles."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from fastapi.testclient import TestClient

from tests.server.http.routes.test_profiles import member
from tests.server.http.routes.test_tournaments import announced, resign, step
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit


def running(ada: TestClient, *others: TestClient, **more: Any) -> str:
    """A Swiss tournament that has begun."""
    id = announced(ada, starts=time.time(), **more)
    for each in (ada, *others):
        assert each.post(f"/api/tournaments/{id}/join").status_code == 200
    step(ada)
    return id


def test_the_host_rules_and_everyone_reads_why(visit: Visit) -> None:
    ada, bo, stranger = member(visit, "Ada"), member(visit, "Bob"), visit("")
    id = running(ada, bo, rounds=1, description="  Bring a *pen*.\n\nNo\0 phones. ")
    shown = stranger.get(f"/api/tournaments/{id}").json()
    assert (shown["description"], shown["may_manage"]) == ("Bring a *pen*.\n\nNo phones.", False)
    assert ada.get(f"/api/tournaments/{id}").json()["may_manage"]
    (table,) = shown["rounds"][0]["tables"]
    resign(bo, table["table"], table["entrants"].index(2))
    step(ada)
    body = {"table": table["table"], "places": [1, 1], "reason": " The   clock broke. "}
    for who, status in ((stranger, 401), (bo, 400), (ada, 201)):
        assert who.post(f"/api/tournaments/{id}/results", json=body).status_code == status
    assert ada.post(f"/api/tournaments/{id}/results", json={**body, "reason": " \n "}).status_code == 400
    after = stranger.get(f"/api/tournaments/{id}").json()
    (ruling,) = after["rulings"]
    assert (ruling["by"], ruling["kind"], ruling["reason"]) == ("Ada", "result", "The clock broke.")
    assert [it["points"] for it in after["entrants"]] == [0.5, 0.5]
    assert after["rounds"][0]["tables"][0]["ruled"]
    assert bo.delete(f"/api/tournaments/{id}/rulings/1").status_code == 400
    assert ada.delete(f"/api/tournaments/{id}/rulings/1").status_code == 204
    assert ada.delete(f"/api/tournaments/{id}/rulings/1").status_code == 400
    assert ada.put(f"/api/tournaments/{id}/description", json={"description": "It is over."}).status_code == 204
    assert bo.put(f"/api/tournaments/{id}/description", json={"description": "No."}).status_code == 400
    assert stranger.get(f"/api/tournaments/{id}").json()["description"] == "It is over."


def test_a_bye_and_a_removal(visit: Visit) -> None:
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), member(visit, "Cyd")
    id = running(ada, bo, cy, rounds=3)
    assert ada.post(f"/api/tournaments/{id}/byes", json={"entrant": 2, "round": 2, "reason": "A wedding."}).is_success
    shown = bo.get(f"/api/tournaments/{id}").json()
    assert (shown["resting"], shown["rulings"][0]["round"]) == ([2], 2)
    wrong = {"entrant": 2, "round": 4, "reason": "Too far."}
    refused = ada.post(f"/api/tournaments/{id}/byes", json=wrong)
    assert (refused.status_code, refused.json()["field"]) == (400, "round")
    assert ada.post(f"/api/tournaments/{id}/removals", json={"entrant": 3, "reason": "Rude."}).is_success
    assert (
        cy.post(f"/api/tournaments/{id}/join").json()["sentence"] == "The organiser removed you from this tournament."
    )
    assert cy.get(f"/api/tournaments/{id}").json()["may_join"] is False


def test_a_private_tournament_is_in_no_list_and_asks_for_its_password(visit: Visit) -> None:
    ada, bo, stranger = member(visit, "Ada"), member(visit, "Bob"), visit("")
    id = announced(ada, password="open sesame")
    assert stranger.get("/api/tournaments").json() == []
    assert stranger.get("/api/search?words=harvest").json()["tournaments"] == []
    assert "Harvest" not in stranger.get("/api/calendar.ics").text
    assert [it["locked"] for it in ada.get("/api/tournaments").json()] == [True]
    found = stranger.get(f"/api/tournaments/{id}")
    assert found.json()["locked"]
    assert "sesame" not in found.text
    for body in (None, {"password": "close"}):
        answer = bo.post(f"/api/tournaments/{id}/join", json=body)
        assert (answer.status_code, answer.json()["field"]) == (400, "password")
    assert bo.post(f"/api/tournaments/{id}/join", json={"password": "open sesame"}).json() == {"number": 1}
    assert [it["id"] for it in bo.get("/api/tournaments").json()] == [id]
    assert bo.post(f"/api/tournaments/{id}/leave").status_code == 204
    assert bo.post(f"/api/tournaments/{id}/join").json() == {"number": 1}, "who was in comes back without it"
    assert ada.post(f"/api/tournaments/{id}/join").json() == {"number": 2}, "and the host knows it"


def test_a_series_is_announced_anew_at_the_same_hour(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    id = announced(ada, starts=time.time() - 30, every=7, zone="Europe/Paris", bots=["wat"], description="Weekly.")
    assert bo.post(f"/api/tournaments/{id}/join").is_success
    step(ada)
    (coming,) = bo.get("/api/tournaments").json()
    assert (coming["name"], coming["every"], coming["count"], coming["joined"]) == ("Harvest Cup", 7, 1, False)
    first = bo.get(f"/api/tournaments/{id}").json()
    assert [it["id"] for it in first["series"]] == [coming["id"], id]
    hours = [datetime.fromtimestamp(it["starts"], ZoneInfo("Europe/Paris")) for it in (first, coming)]
    assert hours[0].time() == hours[1].time()
    assert (hours[1].date() - hours[0].date()).days == 7
    whole = bo.get(f"/api/tournaments/{coming['id']}").json()
    assert (whole["description"], whole["host"]) == ("Weekly.", "Ada")
    assert ada.post(f"/api/tournaments/{coming['id']}/off").status_code == 204
    step(ada)
    assert bo.get("/api/tournaments").json() == [], "who calls one off ends the series"


@pytest.mark.parametrize("wrong", [{"every": 3}, {"zone": "Mars/Olympus", "every": 7}, {"description": "x" * 2001}])
def test_what_cannot_be_repeated_or_described_is_refused(visit: Visit, wrong: dict[str, Any]) -> None:
    ada = member(visit, "Ada")
    body = {"name": "Cup", "game": "pennies", "form": "swiss", "starts": time.time() + 60, **wrong}
    assert ada.post("/api/tournaments", json=body).status_code in (400, 422)
    assert ada.get("/api/tournaments").json() == []


def test_the_calendar_tells_when_and_where(visit: Visit) -> None:
    ada = member(visit, "Ada")
    starts = float(int(time.time()) + 3600)
    id = announced(ada, starts=starts, description="Café; tea, cake.\n" + "Long " * 30)
    answer = visit("").get(f"/api/tournaments/{id}/calendar.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    assert all(len(line) <= 75 for line in answer.content.split(b"\r\n"))
    lines = answer.text.replace("\r\n ", "").split("\r\n")
    assert f"DTSTART:{datetime.fromtimestamp(starts, UTC):%Y%m%dT%H%M%SZ}" in lines
    assert "SUMMARY:Harvest Cup" in lines
    (about,) = [line for line in lines if line.startswith("DESCRIPTION:")]
    assert "Café\\; tea\\, cake.\\nLong" in about
    assert about.endswith(f"/tournaments/{id}")
    whole = visit("").get("/api/calendar.ics").text
    assert whole.count("BEGIN:VEVENT") == 1
    assert ada.post(f"/api/tournaments/{id}/off").status_code == 204
    assert visit("").get(f"/api/tournaments/{id}/calendar.ics").status_code == 400
    assert "VEVENT" not in visit("").get("/api/calendar.ics").text


def test_a_profile_tells_the_tournaments_and_how_they_went(visit: Visit) -> None:
    ada, bo, stranger = member(visit, "Ada"), member(visit, "Bob"), visit("")
    id = running(ada, bo, rounds=1)
    (table,) = ada.get(f"/api/tournaments/{id}").json()["rounds"][0]["tables"]

    def told(who: TestClient, name: str) -> list[Any]:
        return [(it["id"], it["place"], it["count"]) for it in who.get(f"/api/people/{name}").json()["tournaments"]]

    assert told(stranger, "bob") == [(id, None, 2)]
    resign(bo, table["table"], table["entrants"].index(2))
    step(ada)
    assert told(stranger, "bob") == [(id, 2, 2)]
    assert told(stranger, "ada") == [(id, 1, 2)]
    assert bo.put("/api/me/profile", json={"parts": {"results": "nobody"}}).status_code == 204
    assert told(stranger, "bob") == []
    assert told(bo, "bob") == [(id, 2, 2)]
