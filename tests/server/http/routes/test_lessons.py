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
    assert begun["hint"] is None
    table = begun["position"]
    assert table["layout"]
    assert table["full"]
    (acted,) = [act for act in table["acts"] if act[3][0] == "recruit" and act[1] == told[1]["ring"]]
    solved = client.post(TRY, json={"moves": acted[0], "fresh": 1}).json()
    assert solved["outcome"] == "solved"
    assert solved["sentence"] == "From now on Gather brings 2."
    assert [event[0] for event in solved["position"]["events"]]
    assert "layout" not in solved["position"]
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


def test_the_way_is_shown_to_who_asks_for_it(visit: Visit) -> None:
    client = visit("")
    shown = client.post(TRY, json={"show": True}).json()["hint"]
    assert shown["steps"][0]["label"] == "Recruit a Peasant (Farm) for 2; then you gather 2, not 1"
    assert shown["reason"]
    wrong = client.post(TRY, json={"moves": ["R KNI1"], "show": True}).json()
    assert wrong["hint"] is None, "from here no way leads there"


def test_a_draft_is_previewed_and_a_click_without_effect_explained(visit: Visit) -> None:
    client = visit("")
    orders = "/api/games/yuan/lessons/settle/try"
    form = client.post(orders, json={}).json()["position"]["form"]
    target = next(value for value, place, *_ in form[0][2] if place == "p.LAI")
    drafted = client.post(orders, json={"draft": {"target": [target], "develop": [1]}}).json()
    assert drafted["preview"]["do"]
    assert drafted["position"] is None
    assert client.post(TRY, json={"draft": {}}).status_code >= 400, "there is no form here"
    reason = client.post(TRY, json={"nodes": ["deck"]}).json()["reason"]
    assert reason["sentence"]
