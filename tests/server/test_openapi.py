"""Whatever a request that fits the OpenAPI description holds, the answer is one that the description knows."""

from __future__ import annotations

import warnings
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    schemathesis: Any = pytest.importorskip("schemathesis")
    from starlette.testclient import TestClient

from baronage.games import games
from baronage.server.app import application
from baronage.server.store import Store
from tests.engine.table import PENNIES
from tests.server.test_house import Quick

HOME = "http://testserver"
OPERATIONS = 15  # at least so many are described


def test_no_request_meets_a_fault_or_an_answer_that_is_not_described(sqlite: Store) -> None:
    app = application(sqlite, {**games(), "pennies": PENNIES}, Quick(), (0.0, 0.0), rate=1e9)
    with TestClient(app, headers={"origin": HOME}, raise_server_exceptions=False) as client:
        client.post("/api/guest", json={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = client.post("/api/tables", json={"game": "pennies", "seats": seats}).json()["id"]
        client.post(f"/api/tables/{table}/start")
        schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
        found = [result.ok() for result in schema.get_all_operations()]
        assert len(found) >= OPERATIONS
        for operation in found:
            _try(client, operation, table)


def _try(client: TestClient, operation: Any, table: str) -> None:
    described = set(map(str, operation.definition.raw["responses"]))

    @settings(max_examples=20, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def all_answers_are_described(case: Any) -> None:
        for where in (case.path_parameters or {}, {"id": table, "game": "pennies"}):  # and what is there
            path = operation.path
            for name, value in where.items():
                path = path.replace("{" + name + "}", _harmless(str(value)))
            body = {"json": case.body} if _given(case.body) else {}
            query = {name: value for name, value in (case.query or {}).items() if _given(value)}
            answer = client.request(operation.method.upper(), path, params=query, **body)
            assert str(answer.status_code) in described, (operation.method, path, query, body, answer.text)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"code", "sentence", "rule", "field"}

    all_answers_are_described()


def _given(value: Any) -> bool:
    return type(value).__name__ != "NotSet"


def _harmless(id: str) -> str:
    """As a part of a path."""
    return quote(id.replace("/", "-").replace(".", "-"), safe="") or "-"
