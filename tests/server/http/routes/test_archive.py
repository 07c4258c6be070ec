"""The archive and what one may look on at: found by what was asked for, and nothing that is not for everybody."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from baronage.pennies.verbs import DRAFTED
from tests.engine.table import PENNIES
from tests.server.http.routes.test_profiles import member, played
from tests.server.http.test_app import Visit, ask, new_table
from tests.server.http.test_app import visit as visit


def found(client: TestClient, **wish: Any) -> list[str]:
    answer = client.get("/api/archive", params=wish)
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    assert shown["total"] >= len(shown["tables"])
    return [it["id"] for it in shown["tables"]]


def test_the_small_board_of_a_running_table_has_its_clocks(visit: Visit) -> None:
    ada, stranger = visit("Ada"), visit("")
    id = new_table(ada, "me", "me", time_control={"kind": "live", "bank": 300})["id"]
    assert ada.post(f"/api/tables/{id}/start").status_code == 204
    small = stranger.get(f"/api/tables/{id}/picture").json()
    assert [(clock["seat"], clock["bank"]) for clock in small["clocks"]] == [(0, 300.0), (1, 300.0)]
    assert [row[1] for row in small["players"]] == [0, 1], "the rows have score and whose turn it is"


def test_a_game_that_is_over_is_found_by_what_it_was(visit: Visit) -> None:
    ada, bo, stranger = member(visit, "Ada"), member(visit, "Bob"), visit("")
    first, second = played(ada, bo), played(bo, ada)
    running = new_table(ada, "me", "me")["id"]
    assert ada.post(f"/api/tables/{running}/start").status_code == 204
    assert found(stranger) == [second, first], "the newest first, and none that runs"
    assert found(stranger, game="pennies", seats=2, person="ada", rated=True, people=True) == [second, first]
    assert found(stranger, first=1) == [first]
    for wish in ({"game": "fyn"}, {"seats": 3}, {"least": 99}, {"ending": "nothing"}, {"variant": "x=1"}):
        assert found(stranger, **wish) == [], wish
    shown = stranger.get("/api/archive", params={"game": "pennies"}).json()
    assert shown["total"] == 2
    ending = next(name for name, words in shown["endings"].items() if words == shown["tables"][0]["ending"])
    assert found(stranger, game="pennies", ending=ending) == [second, first]
    assert shown["tables"][0]["length"] > 0
    opening = shown["tables"][0]["opening"]
    assert second in found(stranger, game="pennies", opening=opening[:4])
    assert found(stranger, opening=f"{opening} and more") == []


def test_a_game_that_counts_no_turns_is_found_without_them(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(PENNIES), "begins", (DRAFTED, ""))
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    played(ada, bo)
    (shown,) = ada.get("/api/archive").json()["tables"]
    assert "turns" not in shown


def test_private_games_are_found_by_those_who_played(visit: Visit) -> None:
    ada, stranger = member(visit, "Ada"), visit("Cy")
    id = new_table(ada, "me", "me", public=False)["id"]
    assert ada.post(f"/api/tables/{id}/start").status_code == 204
    with ada.websocket_connect("/ws") as line:
        assert ask(line, type="play", table=id, seat=0, number=0, text="resign")["type"] == "done"
    assert found(ada) == found(stranger) == found(stranger, mine=True) == []
    assert found(ada, mine=True) == [id]


def test_bad_wishes_are_refused(visit: Visit) -> None:
    stranger = visit("")
    wishes: list[dict[str, Any]] = [{"game": "chess"}, {"person": "zoe"}, {"seats": 0}, {"sort": "best"}, {"count": 51}]
    for wish in wishes:
        assert stranger.get("/api/archive", params=wish).status_code in (400, 404, 422), wish


def test_who_looks_on_is_counted_and_who_plays_is_not(visit: Visit) -> None:
    ada, cy = visit("Ada"), visit("Cy")
    ids = [new_table(ada, "me", "me", public=public)["id"] for public in (True, True, False)]
    for id in ids:
        assert ada.post(f"/api/tables/{id}/start").status_code == 204
    with cy.websocket_connect("/ws") as line, ada.websocket_connect("/ws") as hers:
        ask(line, type="watch", table=ids[0], want=["words"])
        ask(hers, type="watch", table=ids[0], want=["words"])
        shown = visit("").get("/api/watch").json()
    assert [(it["id"], it["watching"]) for it in shown] == [(ids[0], 1), (ids[1], 0)], "the private one is not told of"
    assert all("waits" not in it or not it["waits_for"] for it in shown)


def test_a_record_is_taken_home_as_text_and_as_a_picture(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    id = played(ada, bo)
    text = ada.get(f"/api/tables/{id}/record", params={"form": "text"})
    assert text.headers["content-type"].startswith("text/plain")
    assert "resign" in text.text
    drawn = ada.get(f"/api/tables/{id}/picture", params={"form": "svg"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    small = ada.get(f"/api/tables/{id}/picture", params={}).json()
    assert not {"acts", "log", "prompt", "clocks"} & small.keys(), "a small board needs none of these"
    board = ada.get(f"/api/boards/{small['board']}")
    assert "immutable" in board.headers["cache-control"]
    assert ada.get("/api/boards/0123456789abcdef").status_code == 404
