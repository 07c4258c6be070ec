"""A few words find people, games, rules and tournaments; nobody is found whose page is not for who looks."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from baronage.server.http.routes.search import MAX
from tests.server.http.routes.test_personal_data import relate
from tests.server.http.routes.test_profiles import member
from tests.server.http.routes.test_tournaments import announced
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit


def found(client: TestClient, words: str) -> dict[str, Any]:
    answer = client.get("/api/search", params={"words": words})
    assert answer.status_code == 200, answer.json()
    whole: dict[str, Any] = answer.json()
    return whole


def people(client: TestClient, words: str) -> list[str]:
    return [it["login"] for it in found(client, words)["people"]]


def test_people_are_found_by_the_beginning_of_a_name(visit: Visit) -> None:
    ada, _, stranger = member(visit, "Adamant"), member(visit, "Adalbert"), visit("Adam")
    assert people(stranger, "ADA") == ["adalbert", "adamant"], "a guest has no page"
    assert people(stranger, "dam") == []
    assert people(stranger, "%") == []
    assert ada.get("/api/search", params={"words": ""}).status_code == 422
    assert found(ada, " \0 ") == {"people": [], "games": [], "rules": [], "tournaments": []}


def test_whose_page_is_not_for_me_is_not_found(visit: Visit) -> None:
    ada, bo, guest = member(visit, "Ada"), member(visit, "Bob"), visit("Guest")
    for shown, seen in (("members", [True, False]), ("friends", [False, False]), ("nobody", [False, False])):
        assert ada.put("/api/me/profile", json={"shown": shown}).status_code == 204
        assert [people(each, "ada") == ["ada"] for each in (bo, guest)] == seen
        assert people(ada, "ada") == ["ada"], "oneself always"
    assert ada.put("/api/me/profile", json={"shown": "friends"}).status_code == 204
    assert relate(ada, "friend", login="bob") == 204
    assert people(bo, "ada") == ["ada"]
    assert ada.put("/api/me/profile", json={"shown": "all"}).status_code == 204
    assert relate(ada, "block", login="bob") == 204
    assert people(bo, "ada") == []


def test_games_rules_and_tournaments_are_found(visit: Visit) -> None:
    ada = member(visit, "Ada")
    cup = announced(ada, name="Brawling in the snow")
    seen = found(visit(""), "brawling")
    assert [(it["game"], it["played"]) for it in seen["games"]] == [("brawling", 0)]
    assert [it["id"] for it in seen["tournaments"]] == [cup]
    rules = found(ada, "when does the game end")["rules"]
    assert len({it["game"] for it in rules}) > 1, "not of one game alone"
    assert len(rules) <= MAX
    assert all(it["id"] and it["text"] for it in rules)
