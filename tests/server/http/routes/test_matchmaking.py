"""Find me a game: who wants the same is brought together, and nobody with whom he has blocked."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from baronage.ranking.ratings import at
from baronage.server.club.ratings import Rater
from baronage.server.store.schema import tables
from baronage.server.store.store import Store
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit, new_table
from tests.server.http.test_app import visit as visit


def find(client: TestClient, **more: Any) -> str:
    answer = client.post("/api/find", json={"game": "pennies", "seats": 2, **more})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def status(client: TestClient, table: str) -> str:
    return str(client.get(f"/api/tables/{table}").json()["status"])


def test_two_who_want_the_same_play_at_once(visit: Visit) -> None:
    ada, bo, cy = visit("Ada"), visit("Bo"), visit("Cy")
    hers = find(ada)
    assert find(ada) == hers, "asked again she waits where she waits"
    assert status(ada, hers) == "open"
    assert find(bo, time_control="correspondence") != hers
    assert find(cy) == hers
    assert status(ada, hers) == "running", "it starts by itself"


def test_more_than_two_are_waited_for(visit: Visit) -> None:
    ada, bo, cy = visit("Ada"), visit("Bo"), visit("Cy")
    (table,) = {find(client, seats=3) for client in (ada, bo)}
    assert status(ada, table) == "open"
    assert find(cy, seats=3) == table
    assert status(ada, table) == "running"


def test_who_is_blocked_is_not_found(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    hers = find(ada)
    assert ada.put("/api/relations", json={"kind": "block", "login": "bob"}).status_code == 204
    assert find(bo) != hers
    assert find(ada) == hers, "nor does she come to him"


def test_strength_counts_and_counts_less_the_longer_one_waits(
    visit: Visit, sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    apart = [at(1500), at(2100)]
    monkeypatch.setattr(Rater, "of", lambda _, players, *__: dict(zip(players, apart, strict=False)))
    hers, his = find(ada), find(bo)
    assert his != hers, "600 apart"
    with sqlite.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == hers).values(created=tables.c.created - 200))
    assert find(bo) == hers
    assert status(ada, hers) == "running"
    assert status(bo, his) == "archived", "where he waited he waits no more"


def test_rated_games_are_for_members_and_the_lobby_is_filtered(visit: Visit) -> None:
    guest, ada = visit("Guest"), member(visit, "Ada")
    assert guest.post("/api/find", json={"game": "pennies", "seats": 2, "rated": True}).status_code == 400
    assert guest.post("/api/find", json={"game": "chess", "seats": 2}).status_code == 400
    assert guest.post("/api/find", json={"game": "pennies", "seats": 1}).status_code == 422
    rated, other = find(ada, rated=True), new_table(guest, "me", "open", time_control={"kind": "correspondence"})["id"]
    lobby = [
        [it["id"] for it in guest.get(f"/api/tables?{wish}").json()]
        for wish in ("rated=true", "time_control=correspondence", "")
    ]
    assert lobby == [[rated], [other], [other, rated]]
