"""tools/batter.py sends what nobody would send by mistake: the server stands, and where it does not, the tool finds it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, get_args

import pytest

pytest.importorskip("jsonschema_rs")

from baronage.server.accounts.accounts import People
from baronage.server.errors import ApiError
from baronage.server.protocol.requests import Requests
from baronage.server.services.gameplay import Gameplay
from tools import batter
from tools.spoil import ODD, Maker, spoiled, spoiled_bytes

REQUESTS, MESSAGES = 800, 300


@pytest.mark.slow
def test_every_door_answers_with_a_code_or_well_and_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    with batter.target(f"{tmp_path}/baronage.db") as it:
        report = batter.batter_doors(it, REQUESTS, seed=7)
        doors = {f"{way.upper()} {path}" for path, ways in it.app.openapi()["paths"].items() for way in ways}
    assert report.findings == []
    assert set(report.doors) == doors
    assert sum(report.answers.values()) == REQUESTS
    assert {"200", "204", "400", "401", "404", "422"} <= set(report.answers)


def test_every_message_is_answered_once_and_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    with batter.target(f"{tmp_path}/baronage.db") as it:
        report = batter.batter_socket(it, MESSAGES, seed=7)
    assert report.findings == []
    assert sum(report.doors.values()) == MESSAGES
    assert set(report.doors) == {kind.__struct_config__.tag for kind in get_args(Requests)}
    assert {"done", "malformed", "refused", "no-table", "unreadable"} <= set(report.answers)


@pytest.mark.slow
def test_a_fault_and_a_refusal_that_changes_something_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*_: Any) -> None:
        raise ZeroDivisionError

    rename = People.rename

    async def renames_and_refuses(self: People, *given: Any) -> Any:
        await rename(self, *given)
        raise ApiError("refused", "No.")

    with batter.target(f"{tmp_path}/baronage.db") as it:
        monkeypatch.setattr(People, "browsers", breaks)
        monkeypatch.setattr(People, "rename", renames_and_refuses)
        monkeypatch.setattr(Gameplay, "why", breaks)
        sessions = batter.batter_doors(it, 10, seed=7, only="/api/sessions")
        names = batter.batter_doors(it, 30, seed=7, only="/api/me")
        messages = batter.batter_socket(it, 250, seed=7)
    assert any(it.startswith("a fault: GET /api/sessions") for it in sessions.findings)
    assert any(it.startswith("refused, and something changed: ['UPDATE persons'") for it in names.findings)
    assert any(it.startswith("a fault: ") and '"why"' in it for it in messages.findings)


def test_the_same_seed_sends_the_same() -> None:
    described = {"components": {"schemas": {"Seat": {"type": "integer", "minimum": 3, "maximum": 9}}}}
    schema = {
        "properties": {"seat": {"$ref": "#/components/schemas/Seat"}, "name": {"type": "string", "maxLength": 5}},
        "required": ["seat", "name"],
    }

    def made(seed: int) -> list[Any]:
        luck = random.Random(seed)
        maker = Maker(described, luck, {})
        values = [maker.make(schema) for _ in range(20)]
        assert all(3 <= value["seat"] <= 9 and len(value["name"]) <= 5 for value in values)
        return [(value, repr(spoiled(value, luck)), spoiled_bytes(b'{"id": 1}', luck)) for value in values]

    assert made(1) == made(1)
    assert made(1) != made(2)
    assert any(change not in (repr(value), *map(repr, ODD)) for value, change, _ in made(1))
