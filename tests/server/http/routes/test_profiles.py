"""Pages of people, and ladders: what is shown to whom."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert

from baronage.server.accounts import relations
from baronage.server.accounts.relations import Relations
from baronage.server.errors import ApiError
from baronage.server.store.schema import persons
from baronage.server.store.store import Store
from tests.server.http.test_app import Visit, ask, new_table
from tests.server.http.test_app import visit as visit


def member(visit: Visit, name: str) -> TestClient:
    client = visit(name)
    entrance = {"login": name.lower(), "password": "correct horse battery"}
    assert client.put("/api/me/entrance", json=entrance).status_code == 200
    return client


def played(ada: TestClient, bo: TestClient, public: bool = True) -> str:
    """A rated game of Pennies, to its end: Bo resigns, as far as it lets him."""
    table = new_table(ada, "me", "open", rated=True, public=public)
    id: str = table["id"]
    assert bo.post(f"/api/tables/{id}/join", json={"invitation": table["invitation"]}).status_code == 200
    assert ada.post(f"/api/tables/{id}/start").status_code == 204
    with bo.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=id, seat=1, want=["words"])
        answer = ask(line, type="play", table=id, seat=1, number=view["number"], text="resign")
        assert answer["type"] == "done", answer
    return id


def test_guests_do_not_sit_at_rated_tables(visit: Visit) -> None:
    ada, guest = member(visit, "Ada"), visit("Guest")
    rated = new_table(ada, "me", "open", rated=True)
    assert rated["rated"]
    assert not rated["hints"]
    answer = guest.post(f"/api/tables/{rated['id']}/join", json={})
    assert (answer.status_code, answer.json()["code"]) == (400, "refused")
    body = {"game": "pennies", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    assert guest.post("/api/tables", json=body).status_code == 400


def test_a_page_tells_ratings_with_their_doubt_results_and_games_that_are_over(visit: Visit) -> None:
    ada, bo, stranger = member(visit, "Ada"), member(visit, "Bob"), visit("")
    tables = [played(ada, bo) for _ in range(5)]
    new_table(ada, "me", "open")
    page = stranger.get("/api/people/ada").json()
    assert (page["name"], page["login"], page["shown"]) == ("Ada", "ada", None)
    assert page["results"] == [{"game": "pennies", "seats": 2, "games": 5, "won": 5}]
    assert {it["id"] for it in page["recent"]} == set(tables), "and none that is not over"
    member(visit, "Cyril")
    assert stranger.get("/api/people/cyril").json()["recent"] == [], "nor games of others"
    (rating,) = page["ratings"]
    assert (rating["game"], rating["seats"], rating["games"]) == ("pennies", 2, 5)
    assert rating["rating"] > 1500
    assert rating["half_width"] > 0
    assert len(rating["history"]) == 5
    assert {point["table"] for point in rating["history"]} == set(tables)
    ladder = stranger.get("/api/ratings", params={"game": "pennies"}).json()
    assert [it["login"] for it in ladder["rungs"] if not it["anchor"]] == ["ada", "bob"]
    assert [(it["bot"], it["rating"]) for it in ladder["rungs"] if it["anchor"]] == [("wat", 1200)]
    assert ladder["total"] == 3
    assert [it["rank"] for it in ladder["rungs"]] == [1, 2, 3]
    second = stranger.get("/api/ratings", params={"game": "pennies", "first": 1}).json()
    assert second["rungs"] == ladder["rungs"][1:]
    assert bo.get("/api/people/ada").json()["against"] == {"won": 0, "lost": 5, "shared": 0}
    assert page["against"] is None


def test_a_private_rated_table_is_named_to_those_alone_who_may_know_of_it(visit: Visit) -> None:
    ada, bo, stranger = member(visit, "Ada"), member(visit, "Bob"), member(visit, "Cy.")
    tables = [played(ada, bo, public=False) for _ in range(5)]
    for viewer, known in ((ada, set(tables)), (bo, set(tables)), (stranger, {""}), (visit(""), {""})):
        page = viewer.get("/api/people/ada")
        assert {point["table"] for point in page.json()["ratings"][0]["history"]} == known
    assert not any(id in visit("").get("/api/people/ada").text for id in tables)


def test_a_page_tells_each_part_to_whom_its_owner_wants(visit: Visit) -> None:
    ada, bo, stranger = member(visit, "Ada"), member(visit, "Bob"), visit("")
    for _ in range(5):
        played(ada, bo)
    ada.put("/api/me/lessons", json={"done": {"brawling": ["money"]}})
    ada.put("/api/relations", json={"kind": "friend", "login": "bob"})
    assert set(page(ada)["parts"].values()) == {"all"}
    assert all(page(who)[part] for who in (ada, bo, stranger) for part in ("ratings", "results", "recent", "lessons"))

    parts = {"ratings": "nobody", "results": "friends", "recent": "nobody", "lessons": "friends"}
    assert ada.put("/api/me/profile", json={"parts": parts}).status_code == 204
    told = {who: {part for part in parts if page(client)[part]} for who, client in (("bo", bo), ("all", stranger))}
    assert told == {"bo": {"results", "lessons"}, "all": set()}
    assert all(page(ada)[part] for part in parts), "its owner sees all of it"
    assert {**page(ada)["parts"]} == {**parts, "reliability": "all", "fiefdoms": "all"}
    assert page(stranger)["parts"] is None
    rungs = stranger.get("/api/ratings?game=pennies&seats=2").json()["rungs"]
    assert "ada" not in {it["login"] for it in rungs}, "nor does the ladder tell it"
    assert "bob" in {it["login"] for it in rungs}

    assert ada.put("/api/me/profile", json={"parts": {"results": "nobody"}}).status_code == 204
    assert page(bo)["results"] == []
    assert page(bo)["lessons"] != [], "what is not named stays as it is"


@pytest.mark.parametrize("wrong", [{"parts": {"hands": "all"}}, {"parts": {"ratings": "some"}}, {"parts": []}])
def test_parts_that_there_are_not_are_refused(visit: Visit, wrong: dict[str, Any]) -> None:
    assert member(visit, "Ada").put("/api/me/profile", json=wrong).status_code == 422


def test_a_page_tells_fiefdoms(visit: Visit) -> None:
    ada, stranger = member(visit, "Ada"), visit("")
    kinds = [(game["name"], kind["name"]) for game in ada.get("/api/games").json() for kind in game["campaign_files"]]
    if not kinds:
        pytest.skip("no game that is served here keeps anything")
    made = ada.post("/api/campaign-files", json={"game": kinds[0][0], "kind": kinds[0][1], "words": ["Ravensworth"]})
    assert made.status_code == 201, made.text
    (shown,) = page(stranger)["fiefdoms"]
    assert (shown["game"], shown["kind"], shown["title"]) == (*kinds[0], made.json()["title"])
    ada.put("/api/me/profile", json={"parts": {"fiefdoms": "friends"}})
    assert page(stranger)["fiefdoms"] == []


def page(who: TestClient) -> Any:
    """Ada's page, as somebody sees it."""
    return who.get("/api/people/ada").json()


def test_with_few_games_there_is_no_figure(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    played(ada, bo)
    (rating,) = ada.get("/api/people/bob").json()["ratings"]
    assert rating == {
        "game": "pennies",
        "seats": 2,
        "games": 1,
        "rating": None,
        "half_width": None,
        "history": [],
    }
    rungs = ada.get("/api/ratings", params={"game": "pennies"}).json()["rungs"]
    ranks = [(it["login"], it["rank"]) for it in rungs if not it["anchor"]]
    assert ranks == [("ada", None), ("bob", None)], "their ratings are provisional"


@pytest.mark.parametrize(("shown", "seen"), [("all", (1, 1, 1)), ("members", (1, 1, 0)), ("nobody", (1, 0, 0))])
def test_whose_page_it_is_says_who_sees_it(visit: Visit, shown: str, seen: tuple[int, int, int]) -> None:
    ada, bo, guest = member(visit, "Ada"), member(visit, "Bob"), visit("Guest")
    assert ada.put("/api/me/profile", json={"shown": shown}).status_code == 204
    answers: list[Any] = [client.get("/api/people/ada") for client in (ada, bo, guest)]
    assert tuple(int(answer.status_code == 200) for answer in answers) == seen
    assert answers[0].json()["shown"] == shown
    nobody = guest.get("/api/people/zoe")
    assert (nobody.status_code, nobody.json()["code"]) == (404, "no-person")
    for answer in answers:
        if answer.status_code != 200:
            assert answer.json() == nobody.json(), "as if there were no such person"


def test_bad_questions_are_refused(visit: Visit) -> None:
    ada = member(visit, "Ada")
    assert ada.put("/api/me/profile", json={"shown": "some"}).status_code == 422
    assert ada.get("/api/ratings", params={"game": "chess"}).status_code == 400
    assert ada.get("/api/ratings", params={"game": "pennies", "seats": 1}).status_code == 422
    assert ada.get("/api/people/%00").status_code == 404


def test_who_calls_another_a_friend_twice_at_once_meets_no_fault(store: Store) -> None:
    async def twice() -> None:
        rows = [{"id": it, "name": it, "created": 0.0} for it in ("ada", "bo")]
        await store.write(*((insert(persons), row) for row in rows))
        others = Relations(store), Relations(store)
        await asyncio.gather(*(it.relate("ada", "bo", "friend") for it in others))
        assert [it.person for it in await others[0].all_of("ada")] == ["bo"]

    asyncio.run(twice())


def test_each_person_has_a_limit_of_friends_and_blocks(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relations, "MAX", 1)

    async def scene() -> None:
        await sqlite.write(*((insert(persons), {"id": it, "name": it, "created": 0.0}) for it in ("ada", "bo", "cy")))
        book = Relations(sqlite)
        for person in ("ada", "bo"):
            await book.relate(person, "cy", "friend")
        with pytest.raises(ApiError, match="You have 1 friends"):
            await book.relate("ada", "bo", "block")
        await book.relate("ada", "cy", "none")
        await book.relate("ada", "bo", "block")

    asyncio.run(scene())


def test_provisional_ratings_come_last_and_have_no_rank(visit: Visit) -> None:
    ada, bo, cy = member(visit, "Ada"), member(visit, "Bob"), member(visit, "Cyd")
    for _ in range(5):
        played(ada, bo)
    played(cy, ada)
    ladder = visit("").get("/api/ratings", params={"game": "pennies"}).json()
    shown = [(it["login"] or it["bot"], it["rank"]) for it in ladder["rungs"]]
    assert shown[-1] == ("cyd", None), "one game says little, whatever it was"
    assert [rank for _, rank in shown[:-1]] == [1, 2, 3]
    assert visit("").get("/api/ratings/fields").json() == [{"game": "pennies", "seats": 2, "players": 3}]
