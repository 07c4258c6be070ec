"""Tokens of programs: what they are good for, how long, and that none of them touches the account."""

from __future__ import annotations

import asyncio
import time
from typing import Any, get_args

import pytest
from starlette.websockets import WebSocketDisconnect

from baronage.server.accounts.accounts import DAY, People
from baronage.server.accounts.api_tokens import MAX_TOKENS, ApiTokens
from baronage.server.errors import ApiError
from baronage.server.http.socket import HANDLERS
from baronage.server.protocol import Requests
from baronage.server.store.store import Store
from tests.server.http.test_app import Visit, ask, new_table, visit  # noqa: F401

ACCOUNT = [
    ("PUT", "/api/me", {"name": "Eve"}),
    ("PUT", "/api/me/entrance", {"login": "eve", "password": "correct horse"}),
    ("GET", "/api/token", None),
    ("POST", "/api/token", {}),
    ("DELETE", "/api/token", None),
    ("DELETE", "/api/token/x", None),
    ("DELETE", "/api/campaign-files/x", None),
]
PLAYING = [
    ("POST", "/api/tables", {"game": "pennies", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", "/api/tables/{id}/join", {}),
    ("PUT", "/api/tables/{id}/bot", {"seat": 1}),
    ("PUT", "/api/tables/{id}/campaign-file", {"seat": 0}),
    ("POST", "/api/tables/{id}/leave", None),
    ("POST", "/api/tables/{id}/start", None),
    ("POST", "/api/tables/{id}/rematch", None),
    ("POST", "/api/tables/{id}/branch", {"move": 0, "seat": 0}),
    ("POST", "/api/tables/{id}/archive", None),
    ("DELETE", "/api/tables/{id}/archive", None),
    ("POST", "/api/campaign-files", {"game": "barony", "kind": "fiefdom"}),
    ("POST", "/api/campaign-files/x/edit", {"edit": "rename"}),
]


def made(client: Any, **wanted: Any) -> tuple[dict[str, Any], dict[str, str]]:
    answer = client.post("/api/token", json=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json(), {"authorization": f"Bearer {answer.json()['token']}"}


def test_no_token_touches_the_account(visit: Visit) -> None:  # noqa: F811
    ada, program = visit("Ada"), visit("")
    _, known = made(ada)
    for method, path, body in ACCOUNT:
        answer = program.request(method, path, json=body, headers=known)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yours"), path
        assert "does not let a program change the account" in answer.json()["sentence"]
    assert program.get("/api/me", headers=known).json() == {
        "name": "Ada",
        "login": "",
        "language": "",
        "admin": False,
        "organiser": False,
        "waits": False,
        "arms": None,
    }


def test_who_may_only_read_does_nothing_else(visit: Visit) -> None:  # noqa: F811
    ada, program = visit("Ada"), visit("")
    table = new_table(ada, "me", "me")["id"]
    ada.post(f"/api/tables/{table}/start")
    token, known = made(ada, scopes=["read"], name="Onlooker", days=1)
    assert (token["scopes"], token["name"]) == (["read"], "Onlooker")
    for method, path, body in PLAYING:
        answer = program.request(method, path.replace("{id}", table), json=body, headers=known)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yours"), path
    assert [it["id"] for it in program.get("/api/tables/mine", headers=known).json()] == [table]
    with program.websocket_connect("/ws", headers=known) as socket:
        view = ask(socket, type="watch", table=table, seat=0)
        assert view["type"] == "view"
        assert ask(socket, type="history", table=table)["type"] == "history"
        acts: list[dict[str, Any]] = [
            {"type": "play", "actions": [[0]]},
            {"type": "back"},
            {"type": "draft", "actions": [[0]]},
            {"type": "undo"},
            {"type": "pause"},
            {"type": "answers", "texts": []},
        ]
        for act in acts:
            refused = ask(socket, table=table, seat=0, number=view["number"], **act)
            assert (refused["code"], "does not let a program play" in refused["sentence"]) == ("not-yours", True), act
        assert ask(socket, type="extend", table=table, hours=1)["code"] == "not-yours"
        for words in (
            {"type": "post", "channel": "table", "text": "hello"},
            {"type": "mark", "channel": "table", "number": 1},
        ):
            refused = ask(socket, table=table, **words)
            assert (refused["code"], "does not let a program talk" in refused["sentence"]) == ("not-yours", True)


def test_who_may_play_need_not_be_let_talk(visit: Visit) -> None:  # noqa: F811
    ada, program = visit("Ada"), visit("")
    token, known = made(ada, scopes=["play"])
    assert token["scopes"] == ["play", "read"], "nobody plays without looking"
    table = program.post("/api/tables", json=PLAYING[0][2], headers=known).json()["id"]
    with program.websocket_connect("/ws", headers=known) as socket:
        assert ask(socket, type="post", table=table, channel="table", text="hello")["code"] == "not-yours"
        _, talks = made(ada, scopes=["talk"])
        with program.websocket_connect("/ws", headers=talks) as other:
            assert ask(other, type="post", table=table, channel="table", text="hello")["type"] == "done"
            assert ask(other, type="play", table=table, seat=0, number=0, actions=[[0]])["code"] == "not-yours"


def test_a_token_ends_with_its_days(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        people, real = People(sqlite), time.time()
        ada, _ = await people.guest("Ada")
        short, _ = await ApiTokens(people).create(ada, days=1)
        usual, program = await ApiTokens(people).create(ada)
        assert program.expires == pytest.approx(real + 90 * DAY, abs=60)
        monkeypatch.setattr(time, "time", lambda: real + 1.5 * DAY)
        assert await people.by_secret(short) is None
        assert await people.by_secret(usual) is not None
        assert [it.id for it in await ApiTokens(people).valid(ada)] == [program.id]
        await people.forget_unused()
        monkeypatch.setattr(time, "time", lambda: real)
        assert await people.by_secret(short) is None, "it is gone for good"
        for days in (0, 366):
            with pytest.raises(ApiError):
                await ApiTokens(people).create(ada, days=days)
        with pytest.raises(ApiError):
            await ApiTokens(people).create(ada, ["account"])

    asyncio.run(play())


def test_a_connection_ends_with_its_token(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr("baronage.server.accounts.api_tokens.DAY", 1.0)  # a day lasts a second
    ada, program = visit("Ada"), visit("")
    _, known = made(ada, days=1)
    with program.websocket_connect("/ws", headers=known) as socket:
        assert ask(socket, type="look", table="none")["code"] == "no-table"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_one_is_ended_and_the_others_stay(visit: Visit) -> None:  # noqa: F811
    ada, bo, program = visit("Ada"), visit("Bo"), visit("")
    first, known = made(ada, name="First")
    second, also = made(ada, name="Second")
    assert [it["name"] for it in ada.get("/api/token").json()["tokens"]] == ["Second", "First"]
    assert all("token" not in it for it in ada.get("/api/token").json()["tokens"])
    assert bo.delete(f"/api/token/{first['id']}").status_code == 400, "it is not his"
    assert ada.delete(f"/api/token/{first['id']}").status_code == 204
    assert program.get("/api/me", headers=known).status_code == 401
    assert program.get("/api/me", headers=also).status_code == 200
    assert ada.get("/api/token").json()["count"] == 1
    assert second["expires"] > time.time()


def test_nobody_has_more_than_some(visit: Visit) -> None:  # noqa: F811
    ada = visit("Ada")
    for _ in range(MAX_TOKENS):
        made(ada)
    assert ada.post("/api/token", json={}).json()["code"] == "refused"
    for wrong in ({"scopes": ["account"]}, {"days": 366}, {"days": 0}, {"name": "\u2800"}):
        assert ada.post("/api/token", json=wrong).status_code in (400, 422)


def test_every_request_has_a_handler_with_a_scope() -> None:
    assert set(HANDLERS) == set(get_args(Requests))
