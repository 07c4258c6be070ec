"""How a game went, over HTTP: what is told to whom, and when."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from baronage.engine.match.record import Record
from baronage.engine.match.summary import GameSummary, summarize
from baronage.server.http.routes import summary as endings
from tests.server.http.test_app import Visit, ask, new_table, visit

__all__ = ["visit"]


def begun(client: TestClient) -> str:
    """A game of Fyn of three at one device; gives its table."""
    table = str(new_table(client, "me", "me", "me", game="fyn")["id"])
    assert client.post(f"/api/tables/{table}/start").status_code == 204
    return table


def resign(client: TestClient, table: str, seat: int) -> None:
    with client.websocket_connect("/ws") as socket:
        number = ask(socket, type="watch", table=table, seat=seat)["number"]
        answer = ask(socket, type="play", table=table, seat=seat, number=number, text="resign")
        assert answer["type"] == "done", answer


def test_who_is_out_of_a_running_game_is_told_why_and_nobody_else(visit: Visit) -> None:
    ada = visit("Ada")
    table = begun(ada)
    resign(ada, table, 1)
    told = ada.get(f"/api/tables/{table}/ending", params={"seat": 1}).json()
    assert (told["chart"], told["turns"]) == ("", [])
    assert [cause["text"] for cause in told["seats"][1]["causes"]] == ["You are out of the game."]
    assert told["seats"][1]["causes"][0]["at"] > 0
    assert told["seats"][0]["causes"] == []
    for params in ({"seat": 0}, {}):
        others = ada.get(f"/api/tables/{table}/ending", params=params).json()
        assert [seat["causes"] for seat in others["seats"]] == [[], [], []]
    stranger = visit("Bo").get(f"/api/tables/{table}/ending", params={"seat": 1})
    assert stranger.status_code in (403, 404)


def test_when_it_is_over_everybody_is_told_how_it_went(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = visit("Ada")
    table = begun(ada)
    resign(ada, table, 1)
    resign(ada, table, 0)
    made: list[Record] = []

    def watched(record: Record) -> GameSummary:
        made.append(record)
        return summarize(record)

    monkeypatch.setattr(endings, "summarize", watched)
    told = ada.get(f"/api/tables/{table}/ending?language=fr").json()
    assert told["chart"] == "Le score, manche après manche"
    assert [turn["turn"] for turn in told["turns"]] == [0]  # nobody had a turn yet
    assert told["turns"][-1]["out"] == [True, True, False]
    assert told["turns"][-1]["points"][:2] == [0, 0]
    assert told["turns"][-1]["points"][2] > 0
    assert told["seats"][2]["did"] == "N’a rien pris ni perdu de notable."
    assert told["seats"][2]["sources"].startswith("terres ")
    assert told["seats"][2]["causes"] == []
    assert [len(seat["causes"]) for seat in told["seats"]] == [1, 1, 0]
    assert ada.get(f"/api/tables/{table}/ending").json()["chart"] == "Score, round by round"
    assert len(made) == 1  # it is played again once
    assert ada.get(f"/api/tables/{table}/ending", params={"seat": 7}).status_code == 403


def test_a_game_that_tells_nothing_of_its_end_answers_so(visit: Visit) -> None:
    ada = visit("Ada")
    table = str(new_table(ada, "me", "me")["id"])
    ada.post(f"/api/tables/{table}/start")
    resign(ada, table, 0)
    told = ada.get(f"/api/tables/{table}/ending").json()
    assert told == {"chart": "", "turns": [], "seats": [{"did": "", "sources": "", "causes": []}] * 2}
