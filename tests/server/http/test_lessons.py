"""Lessons over HTTP: stateless, in the language of who asks, refused as at a table."""

from __future__ import annotations

from tests.server.http.test_app import Visit, visit

__all__ = ["visit"]
TRY = "/api/games/brawling/lessons/peasant/try"


def test_a_lesson_is_told_and_tried(visit: Visit) -> None:
    client = visit("")
    told = client.get("/api/games/brawling/lessons").json()
    assert [one["number"] for one in told] == list(range(1, len(told) + 1))
    assert told[1]["title"] == "A helping hand"
    begun = client.post(TRY, json={}).json()
    assert begun["outcome"] == "open"
    assert begun["question"]["asked"]
    assert begun["scene"]["nodes"]
    action = next(it["action"] for it in begun["question"]["choices"] if it["text"] == "R FAR1")
    solved = client.post(TRY, json={"moves": [action]}).json()
    assert solved["outcome"] == "solved"
    assert solved["sentence"] == "From now on Gather brings 2."
    assert solved["lines"]
    wrong = client.post(f"{TRY}?language=fr", json={"moves": ["R KNI1"]}).json()
    assert (wrong["outcome"], wrong["mistake"]) == ("mistake", "squire")
    assert wrong["sentence"].startswith("L’Écuyer")


def test_what_can_not_be_tried_is_refused(visit: Visit) -> None:
    client = visit("")
    illegal = client.post("/api/games/brawling/lessons/money/try", json={"moves": ["R FAR1"]})
    assert illegal.status_code >= 400
    assert illegal.json()["rule"]
    assert client.post("/api/games/brawling/lessons/chess/try", json={}).status_code >= 400
    assert client.post("/api/games/chess/lessons/money/try", json={}).status_code == 404
    assert client.post(TRY, json={"moves": [1]}).status_code == 422
