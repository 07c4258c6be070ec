"""The worked examples of the rules over HTTP: stateless, in the language of who reads, refused as at a table."""

from __future__ import annotations

from tests.server.http.test_app import Visit, visit

__all__ = ["visit"]
BOARD = "/api/games/brawling/examples/E01/1"


def test_an_example_is_told_opened_and_played(visit: Visit) -> None:
    client = visit("")
    told = {one["id"]: one for one in client.get("/api/games/brawling/examples").json()}
    assert told["E01"]["title"] == "The attack on a Smithy"
    assert "BRAWL-9.13" in told["E01"]["rules"]
    french = client.get("/api/games/brawling/examples?language=fr").json()
    assert french[0]["title"] == "L’attaque contre une Forge"
    board = client.post(BOARD, json={}).json()
    assert (board["seat"], board["followed"], board["count"]) == (0, 0, 2)
    assert board["names"] == ["Maud", "Wat"]
    assert board["steps"][-1].startswith("Attack Wat’s Smithy with your Knight on the wall: 10 damage in all")
    moves = []
    while board["next"]:
        moves.append(board["next"])
        board = client.post(BOARD, json={"moves": moves}).json()
    assert board["followed"] == 2
    assert any("Shield" in line["text"] for line in board["lines"])


def test_something_else_is_played_by_whoever_is_asked(visit: Visit) -> None:
    client = visit("")
    moves = [{"seat": 0, "move": "G"}, {"seat": 1, "move": "D"}]
    board = client.post(BOARD, json={"moves": moves}).json()
    assert (board["followed"], board["next"], board["seat"]) == (None, None, 0)
    assert board["position"]["acts"]


def test_what_can_not_be_played_is_refused(visit: Visit) -> None:
    client = visit("")
    illegal = client.post(BOARD, json={"moves": [{"seat": 1, "move": "G"}]})
    assert illegal.status_code >= 400
    assert illegal.json()["code"]
    for path in ("brawling/examples/E99/1", "brawling/examples/E01/2", "chess/examples/E01/1"):
        assert client.post(f"/api/games/{path}", json={}).status_code in (400, 404, 409, 422)
    assert client.post(BOARD, json={"moves": [{"seat": 0}]}).status_code == 422
    assert client.post(BOARD, json={"moves": [{"seat": 99, "move": "G"}]}).status_code == 422
