"""docs/protocol.md names every request, message and code, and no others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from baronage.games import games
from baronage.server.http.app import application
from baronage.server.protocol import CODES, Messages, Requests, read_time_control
from baronage.server.store.store import Store
from baronage.server.time_control import BOT, SUBSTITUTE, after_missing
from tests.server.http.test_app import Visit, ask, new_table, visit  # noqa: F401

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: object) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


@pytest.mark.parametrize("tag", [*tags(Requests), *tags(Messages)])
def test_every_message_is_told(tag: str) -> None:
    assert f"`{tag}`" in PAGE


def test_every_route_is_told(sqlite: Store) -> None:
    routes: dict[str, dict[str, Any]] = application(sqlite, games()).openapi()["paths"]
    for path, methods in routes.items():
        shown = re.sub(r"\{(game|name|note|number|secret)\}", "NAME", path.replace("{id}", "ID"))
        folder, _, last = shown.rpartition("/")
        for method in methods:
            whole = re.search(rf"`{method.upper()} {shown}[?`]", PAGE)
            assert whole or re.search(rf"`{method.upper()} {folder}/[a-z]+`.*`…/{last}`", PAGE), f"{method} {path}"


def rows() -> dict[str, tuple[set[str], str]]:
    """What the page says of each request: its fields, and what it is answered by."""
    found = {}
    part = PAGE.partition("| you send |")[2].partition("The server sends")[0]
    for names, fields, answer in re.findall(r"^\| (`.*?) \|(.*?)\| (`[a-z]+`.*?) \|$", part, re.M):
        for name in re.findall(r"`([a-z]+)`", names):
            found[name] = set(re.findall(r"`([a-z]+)`", fields)), re.findall(r"`([a-z]+)`", answer)[0]
    return found


@pytest.mark.parametrize("kind", get_args(Requests), ids=lambda kind: kind.__name__)
def test_every_field_of_a_request_is_told(kind: type[msgspec.Struct]) -> None:
    fields, _ = rows()[str(kind.__struct_config__.tag)]
    assert fields == set(kind.__struct_fields__) - {"id", "table"}


def test_every_request_is_answered_as_told(visit: Visit) -> None:  # noqa: F811
    ada = visit("Ada")
    table = new_table(ada, "me", "me", time_control={"kind": "correspondence"}, hints=True)["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=table, seat=0)
        click = view["question"]["choices"][0]["action"]
        requests: list[dict[str, Any]] = [
            {"type": "watch", "seat": None, "want": ["words", "view"]},
            {"type": "follow"},
            {"type": "look", "seat": 1, "want": []},
            {"type": "try", "seat": 0, "text": view["question"]["choices"][0]["text"]},
            {"type": "preview", "seat": 0, "draft": {}},
            {"type": "hint", "seat": 0},
            {"type": "play", "seat": 0, "number": 0, "actions": [click]},
            {"type": "back", "seat": 0, "number": 1},
            {"type": "draft", "seat": 0, "number": 2, "actions": [click], "behind": []},
            {"type": "draft", "seat": 0, "number": 3, "actions": [], "behind": []},
            {"type": "answers", "seat": 0, "number": 4, "texts": ["pass"]},
            {"type": "why", "seat": 0, "nodes": ["nothing"]},
            {"type": "pause", "seat": 0, "number": 5},
            {"type": "extend", "hours": 2},
            {"type": "post", "channel": "table", "text": "Good morning"},
            {"type": "history", "since": 0, "before": 9},
            {"type": "mark", "channel": "table", "number": 1, "muted": True},
            {"type": "negotiation", "seat": 0},
            {"type": "propose", "seat": 0, "to": 1, "kind": "peace", "params": {"turn": 1}, "public": True},
            {"type": "answer", "seat": 0, "pact": "none", "yes": True},
            {"type": "expel", "seat": 1},
            {"type": "seek", "seat": 1},
            {"type": "undo", "seat": 0, "number": 7},
            {"type": "leave"},
        ]
        assert {it["type"] for it in requests} == set(rows())
        for request in requests:
            answer = ask(line, table=table, **request)
            no = {
                "undo": "illegal",
                "seek": "illegal",
                "follow": "no-tournament",
            }  # here there is nobody and nothing for it
            no |= dict.fromkeys(("expel", "propose", "answer", "preview"), "refused")
            if request["type"] in no:
                assert (answer["type"], answer["code"]) == ("failed", no[request["type"]])
            elif request["type"] == "hint" and answer["type"] == "failed":
                assert answer["code"] == "refused"  # the steward has no advice without a reason
            else:
                assert answer["type"] == rows()[request["type"]][1], answer


def test_the_codes_are_told_as_they_are() -> None:
    told = dict(re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", PAGE.partition("## Codes")[2], re.M))
    assert told == CODES


def test_the_time_controls_that_it_shows_can_be_played() -> None:

    shown = re.findall(r'`(\{"kind": "(?:untimed|live|correspondence)".*?\})`', PAGE)
    assert len(shown) == 3
    for text in shown:
        read_time_control(json.loads(text))


def test_the_ladder_is_as_told() -> None:
    assert [after_missing(missed) for missed in (3, 4)] == [BOT, SUBSTITUTE]
