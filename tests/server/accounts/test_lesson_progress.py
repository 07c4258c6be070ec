"""Lessons that were done: kept for accounts, the same on every browser, told on one's page if one wants."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from baronage.server.accounts.accounts import People
from baronage.server.accounts.lesson_progress import LessonProgress
from baronage.server.store.store import Store
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit


def test_what_was_done_on_two_browsers_is_done_on_both(visit: Visit) -> None:
    ada = member(visit, "Ada")
    first = ada.put("/api/me/lessons", json={"done": {"brawling": ["peasant", "money", "peasant"]}})
    assert first.json() == {"brawling": ["money", "peasant"]}
    other = {"brawling": ["money", "wall", "of yesterday"], "yuan": ["settle"], "chess": ["fork"]}
    found = ada.put("/api/me/lessons", json={"done": other}).json()
    assert {game: sorted(ids) for game, ids in found.items()} == {
        "brawling": ["money", "peasant", "wall"],
        "yuan": ["settle"],
    }
    assert ada.put("/api/me/lessons", json={"done": {}}).json() == found
    kept = {(it["game"], it["lesson"]) for it in ada.get("/api/me/data").json()["lessons"]}
    assert kept == {("brawling", "money"), ("brawling", "peasant"), ("brawling", "wall"), ("yuan", "settle")}


def test_a_page_tells_them_if_its_owner_wants(visit: Visit) -> None:
    ada, stranger = member(visit, "Ada"), visit("")

    def page(who: Any) -> Any:
        return who.get("/api/people/ada").json()

    assert (page(ada)["lessons"], page(ada)["parts"]["lessons"]) == ([], "all")
    ada.put("/api/me/lessons", json={"done": {"brawling": ["money", "wall"]}})
    told = [{"game": "brawling", "done": 2, "count": 8}]
    assert (page(stranger)["lessons"], page(stranger)["parts"]) == (told, None)
    assert ada.put("/api/me/profile", json={"parts": {"lessons": "nobody"}}).status_code == 204
    assert page(stranger)["lessons"] == []
    assert (page(ada)["lessons"], page(ada)["parts"]["lessons"], page(ada)["shown"]) == (told, "nobody", "all")


def test_a_guest_keeps_them_in_the_browser(visit: Visit) -> None:
    refused = visit("Guest").put("/api/me/lessons", json={"done": {"brawling": ["money"]}})
    assert (refused.status_code, refused.json()["code"]) == (400, "refused")
    assert visit("").put("/api/me/lessons", json={"done": {}}).status_code == 401


@pytest.mark.parametrize("wrong", [{}, {"done": []}, {"done": {"yuan": "settle"}}, {"done": {"yuan": ["x" * 41]}}])
def test_what_can_not_be_read_is_refused(visit: Visit, wrong: dict[str, Any]) -> None:
    assert member(visit, "Ada").put("/api/me/lessons", json=wrong).status_code == 422


def test_two_browsers_that_tell_the_same_at_once_are_both_right(store: Store) -> None:
    async def both() -> list[dict[str, list[str]]]:
        ada, _ = await People(store).guest("Ada")
        learned = LessonProgress(store)
        return await asyncio.gather(*(learned.add(ada.id, {"yuan": ["settle", "lake"]}) for _ in range(2)))

    assert [sorted(found["yuan"]) for found in asyncio.run(both())] == [["lake", "settle"]] * 2


def test_with_the_account_they_are_gone(visit: Visit, sqlite: Store) -> None:
    ada = member(visit, "Ada")
    ada.put("/api/me/lessons", json={"done": {"brawling": ["money"]}})
    with sqlite.engine.connect() as connection:
        assert connection.exec_driver_sql("select count(*) from learned").scalar() == 1
    assert ada.request("DELETE", "/api/me", json={"password": "correct horse battery"}).status_code == 204
    with sqlite.engine.connect() as connection:
        assert connection.exec_driver_sql("select count(*) from learned").scalar() == 0
