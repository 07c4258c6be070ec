"""Is it well? Who may ask, and what is told."""

from __future__ import annotations

import re
import warnings
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

from baronage.server.http.app import application
from baronage.server.store.store import Store
from tests.engine.table import PENNIES
from tests.server.scenes import Quick

HERE: dict[str, Any] = {"base_url": "http://127.0.0.1:8000", "client": ("127.0.0.1", 5000)}


def app_of(store: Store) -> Any:
    return application(store, {"pennies": PENNIES}, Quick(), (0.0, 0.0), rate=1000.0)


def value(page: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
    assert found is not None, page
    return float(found[1])


def test_it_is_ready_while_it_sees_to_its_tables(sqlite: Store) -> None:
    app = app_of(sqlite)
    closed = TestClient(app, **HERE)  # without its lifespan
    assert (closed.get("/health").status_code, closed.get("/ready").status_code) == (200, 503)
    with TestClient(app, **HERE) as client:
        assert client.get("/ready").json() == {"status": "ok"}
    assert closed.get("/ready").status_code == 503


def test_it_is_not_ready_when_its_store_does_not_answer(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise sqlite.errors[0]("away")

    with TestClient(app_of(sqlite), **HERE) as client:
        with monkeypatch.context() as away:
            away.setattr(sqlite, "read", broken)
            answer = client.get("/ready")
            assert (answer.status_code, client.get("/health").status_code) == (503, 200)
        assert answer.json()["sentence"] == "The database doesn’t answer."


def test_what_happens_is_counted(sqlite: Store) -> None:
    with TestClient(app_of(sqlite), **HERE) as client:
        before = client.get("/metrics").text
        client.post("/api/guest", json={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = client.post("/api/tables", json={"game": "pennies", "seats": seats}).json()["id"]
        assert client.post(f"/api/tables/{table}/start").status_code == 204
        with client.websocket_connect("ws://127.0.0.1:8000/ws", headers={"origin": HERE["base_url"]}) as socket:
            for id, number in ((1, 0), (2, 99)):
                message = {"type": "play", "table": table, "seat": 0, "number": number, "text": "resign"}
                socket.send_json({"id": id, **message})
                while socket.receive_json().get("id") != id:
                    pass
            page = client.get("/metrics").text
            assert value(page, "baronage_connections") == 1
    assert value(before, "baronage_entry_seconds_count") == 0
    assert value(page, "baronage_entry_seconds_count") == 1
    assert value(page, "baronage_refused_total") == 1
    assert value(page, "baronage_tables") == 1
    assert value(page, "baronage_written_total") > value(before, "baronage_written_total")
    assert value(page, "baronage_commit_seconds_count") > value(before, "baronage_commit_seconds_count")
    assert table not in page
    assert "Ada" not in page


def test_the_measures_are_not_for_everybody(sqlite: Store) -> None:
    app = app_of(sqlite)
    app.state.ctx.metrics_token = "let-me-in"
    for client, host, token, status in (
        ("127.0.0.1", "localhost:8000", "", 200),
        ("::1", "[::1]:8000", "", 200),
        ("127.0.0.1", "club.example", "", 403),  # by a proxy that does not say for whom
        ("192.0.2.7", "127.0.0.1", "", 403),
        ("192.0.2.7", "club.example", "wrong", 403),
        ("192.0.2.7", "club.example", "let-me-in", 200),
    ):
        headers = {"host": host} | ({"authorization": f"Bearer {token}"} if token else {})
        answer = TestClient(app, client=(client, 5000)).get("/metrics", headers=headers)
        assert answer.status_code == status, (client, host, token)


def test_without_a_token_an_empty_one_opens_nothing(sqlite: Store) -> None:
    stranger = TestClient(app_of(sqlite), client=("192.0.2.7", 5000))
    assert stranger.get("/metrics", headers={"authorization": "Bearer "}).status_code == 403
