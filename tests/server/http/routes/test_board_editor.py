"""Boards of one's own over HTTP: drawn, checked and refused, in the language of who draws; nothing is kept."""

from __future__ import annotations

from typing import Any

from tests.server.http.test_app import Visit, visit

__all__ = ["visit"]
BARONY, PROTECTORS = "/api/games/barony/drawing", "/api/games/protectors/drawing"


def test_a_board_is_drawn_checked_and_played(visit: Visit) -> None:
    client = visit("Ada")
    board = client.post(PROTECTORS, json={"ready": "empty"}).json()
    assert [fault["rule"] for fault in board["faults"]] == ["REALM-A2.01"]
    for place in ("P1", "P2"):
        stroke = {"document": board["document"], "tool": "start", "place": place}
        board = client.post(PROTECTORS, json=stroke).json()
    assert board["faults"] == []
    assert (board["seats"], board["options"]["version"]) == (2, "normal")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
    made = client.post("/api/tables", json={"game": "protectors", "options": board["options"], "seats": seats})
    assert made.status_code == 201
    assert made.json()["options"]["board"] == board["document"]


def test_who_has_no_tool_in_hand_has_the_first(visit: Visit) -> None:
    board = visit("").post(BARONY, json={}).json()
    assert board["tools"][0]["name"] == "lay"
    assert board["may"] == [id for id in board["may"] if id.startswith("free.")] != []
    moved = visit("").post(BARONY, json={"document": board["document"], "tool": "move", "place": "barony.H1"}).json()
    assert moved["chosen"] == "barony.H1"
    other = {"document": board["document"], "tool": "lay", "chosen": "barony.H1"}
    assert visit("").post(BARONY, json=other).json()["chosen"] == ""


def test_it_is_told_in_the_language_of_who_draws(visit: Visit) -> None:
    board = visit("").post(f"{BARONY}?language=fr", json={"ready": "empty"}).json()
    assert board["tools"][0]["title"] == "Poser une baronnie"
    assert board["faults"][0]["sentence"].startswith("choisissez au moins deux baronnies d’attache")
    assert board["says"].startswith("Un Royaume")
    assert board["shapes"][0]["says"] == "Place pour une baronnie"


def test_what_is_no_board_is_refused_with_a_sentence(visit: Visit) -> None:
    client = visit("")
    documents: list[dict[str, Any]] = [
        {},
        {"baronies": 3, "homes": [], "enemies": []},
        {"baronies": [["A", [0, 0], 0]] * 101, "homes": [], "enemies": []},
        {"baronies": [["A", [10**30, 0], 0]], "homes": [], "enemies": []},
        {"baronies": [["A", [0, 0], 0]], "homes": [[]], "enemies": [{}]},
        {"baronies": [["A", [0, 0], 0]], "homes": ["A"], "enemies": [None]},
    ]
    for document in documents:
        answer = client.post(BARONY, json={"document": document})
        assert answer.status_code == 400, document
        assert answer.json()["code"]
        assert answer.json()["sentence"]


def test_what_is_no_realm_is_refused_with_a_sentence(visit: Visit) -> None:
    client = visit("")
    documents: list[dict[str, Any]] = [
        {},
        {"provinces": 10**9, "borders": [], "starts": []},
        {"provinces": 2, "borders": [[1]], "starts": []},
    ]
    for document in documents:
        answer = client.post(PROTECTORS, json={"document": document})
        assert answer.status_code == 400, document
        assert answer.json()["sentence"]


def test_other_requests_are_refused(visit: Visit) -> None:
    client = visit("")
    assert client.post("/api/games/fyn/drawing", json={}).status_code == 404
    assert client.post("/api/games/nothing/drawing", json={}).status_code == 404
    assert client.post(BARONY, json={"document": []}).status_code == 422
    assert client.post(BARONY, json={"tool": "x" * 41}).status_code == 422
    huge = client.post(BARONY, json={"document": {"baronies": "x" * (1 << 20)}})
    assert (huge.status_code, huge.json()["code"]) == (413, "too-large")


def test_the_lobby_tells_which_options_can_be_drawn(visit: Visit) -> None:
    found = {
        (game["name"], option["name"])
        for game in visit("").get("/api/games").json()
        for option in game["options"]
        if option["drawn"]
    }
    assert found == {("barony", "board"), ("protectors", "board")}
