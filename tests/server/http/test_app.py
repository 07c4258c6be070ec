"""The web application: sessions, the lobby, the socket, and what the guard keeps out."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession
    from starlette.websockets import WebSocketDisconnect

from baronage.games import games
from baronage.games.barony.meta import SEVEN_IN_A_RING
from baronage.server.http.app import application
from baronage.server.protocol import LARGEST
from baronage.server.store.store import Store
from tests.engine.table import PENNIES, SEND
from tests.server.scenes import Quick

HOME = "http://testserver"
Visit = Callable[[str], TestClient]


@pytest.fixture
def visit(sqlite: Store) -> Iterator[Visit]:
    """Browsers of several persons, at one server."""
    app = application(sqlite, {**games(), "pennies": PENNIES}, Quick(), (0.0, 0.0), rate=1000.0)
    ctx = app.state.ctx
    ctx.scheduler.chores = [it for it in ctx.scheduler.chores if it[1] != ctx.services.tournaments.step]  # tests step
    with TestClient(app, headers={"origin": HOME}) as main:

        def browser(name: str) -> TestClient:
            client = TestClient(app, headers={"origin": HOME})
            client.portal = main.portal  # one loop for all of them
            if name:
                assert client.post("/api/guest", json={"name": name}).status_code == 200
            return client

        yield browser


def new_table(client: TestClient, *kinds: str, **more: Any) -> dict[str, Any]:
    seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
    answer = client.post("/api/tables", json={"game": "pennies", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def ask(socket: WebSocketTestSession, **message: Any) -> dict[str, Any]:
    """Send a request; what else arrives before its answer is passed over."""
    socket.send_text(json.dumps({"id": 77, **message}))
    while True:
        answer: dict[str, Any] = socket.receive_json()
        if answer.get("id") == 77:
            return answer


def test_the_page_comes_under_strict_headers(visit: Visit) -> None:
    answer = visit("").get("/")
    assert "<title>Baronage</title>" in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "style=" not in answer.text


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_a_cookie_that_was_given_by_https_travels_by_nothing_else(visit: Visit, scheme: str, secure: bool) -> None:
    home = f"{scheme}://testserver"
    answer = visit("").post(f"{home}/api/guest", json={"name": "Ada"}, headers={"origin": home})
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert ("secure" in cookie) == secure


def test_a_guest_is_known_by_his_cookie_alone(visit: Visit) -> None:
    stranger = visit("").get("/api/me")
    assert (stranger.status_code, stranger.json()) == (200, None)
    ada = visit("  Ada\u202e  Lovelace ")
    assert ada.get("/api/me").json()["name"] == "Ada Lovelace"
    cookie = ada.cookies["baronage"]
    assert visit("").get("/api/me", headers={"cookie": f"baronage={cookie}x"}).status_code == 401
    for wrong in ("", "   ", "x" * 31):
        assert visit("").post("/api/guest", json={"name": wrong}).status_code == 400


def test_each_game_has_a_title_for_little_space(visit: Visit) -> None:
    found = {game["name"]: (game["title"], game["short_title"]) for game in visit("Ada").get("/api/games").json()}
    assert found["yuan"] == ("Yuan, l'Art de la Guerre", "Yuan")
    assert found["brawling"] == ("Brawling Barons", "Brawling Barons")


def test_the_lobby_shows_games_and_open_tables(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    assert {game["name"] for game in ada.get("/api/games").json()} >= {"brawling", "pennies"}
    table = new_table(ada, "me", "open")
    hidden = new_table(ada, "me", "open", public=False)
    shown = bo.get("/api/tables", params={"status": "open"}).json()
    assert [it["id"] for it in shown] == [table["id"]]
    assert "invitation" not in shown[0]
    assert bo.get(f"/api/tables/{hidden['id']}").status_code == 404
    assert bo.get(f"/api/tables/{hidden['id']}?invitation={hidden['invitation']}").status_code == 200
    assert bo.get("/api/tables", params={"game": "brawling"}).json() == []
    assert bo.post(f"/api/tables/{table['id']}/join", json={}).json() == {"seat": 1}
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 204
    assert [it["id"] for it in bo.get("/api/tables/mine").json()] == [table["id"]]


def test_the_lobby_is_filtered_by_game_and_by_status(visit: Visit) -> None:
    ada = visit("Ada")
    ids = {}
    for game, status in (("pennies", "open"), ("pennies", "running"), ("brawling", "open"), ("brawling", "running")):
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open" if status == "open" else "me"}]}
        ids[game, status] = ada.post("/api/tables", json=body).json()["id"]
        if status == "running":
            assert ada.post(f"/api/tables/{ids[game, status]}/start").status_code == 204
    for wanted_game in ("", "pennies", "brawling", "chess"):
        for wanted in ("", "open", "running"):
            shown = visit("").get("/api/tables", params={"game": wanted_game, "status": wanted}).json()
            found = [id for (game, status), id in ids.items() if wanted_game in ("", game) and wanted in ("", status)]
            found.sort(key=lambda id: id in (ids["pennies", "running"], ids["brawling", "running"]), reverse=True)
            assert [it["id"] for it in shown] == found[::-1], "what is open, the newest first; then what runs"
            assert not any(it["waits_for"] or it["host"] for it in shown), "a stranger is not waited for"
    assert visit("").get("/api/tables", params={"status": "over"}).status_code == 422


def test_of_my_tables_those_that_wait_for_me_come_first(visit: Visit) -> None:
    """The oldest waits for me, the newest is open; at the one between I have sent, and Bo has not."""
    ada, bo = visit("Ada"), visit("Bo")
    tables = [new_table(ada, "me", "open")["id"] for _ in range(3)]
    for table in tables[:2]:
        assert bo.post(f"/api/tables/{table}/join", json={}).status_code == 200
        assert ada.post(f"/api/tables/{table}/start").status_code == 204

    def mine(who: TestClient) -> list[tuple[str, list[int]]]:
        return [(it["id"], it["waits_for"]) for it in who.get("/api/tables/mine").json()]

    assert mine(ada) == [(tables[1], [0]), (tables[0], [0]), (tables[2], [])]
    with ada.websocket_connect("/ws") as line:
        question = ask(line, type="look", table=tables[1], seat=0)["question"]
        actions = [question["choices"][0]["action"], list(SEND)]
        assert ask(line, type="play", table=tables[1], seat=0, number=0, actions=actions)["type"] == "done"
    assert mine(ada) == [(tables[0], [0]), (tables[1], []), (tables[2], [])]
    assert mine(bo) == [(tables[1], [1]), (tables[0], [1])], "nothing has changed for him"


def test_a_table_that_can_not_be_is_refused_in_words(visit: Visit) -> None:
    ada = visit("Ada")
    bodies: list[Any] = [
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"game": "pennies", "seats": [{"kind": "me"}]},
        {"game": "pennies", "seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"game": "pennies", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]},
        {"game": "pennies", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"rounds": 99}},
        {"game": "pennies", "seats": [{"kind": "me"}, {"kind": "open"}], "time_control": {"kind": "live", "bank": -1}},
        {"game": "pennies", "seats": [{"kind": "me"}, {"kind": "open"}], "colour": "red"},
        [],
    ]
    for body in bodies:
        answer = ada.post("/api/tables", json=body)
        assert answer.status_code in (400, 422), body
        assert set(answer.json()) == {"code", "sentence", "rule", "field"}, body


def test_two_play_and_nobody_takes_the_others_seat(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = new_table(ada, "me", "open")["id"]
    bo.post(f"/api/tables/{table}/join", json={})
    ada.post(f"/api/tables/{table}/start")
    with ada.websocket_connect("/ws") as mine, bo.websocket_connect("/ws") as his:
        view = ask(mine, type="watch", table=table, seat=0)
        assert view["type"] == "view"
        assert view["question"]["asked"]
        assert ask(his, type="watch", table=table, seat=0)["code"] == "not-yours"
        ask(his, type="watch", table=table, seat=1)
        action = view["question"]["choices"][0]["action"]
        play = {"type": "play", "table": table, "seat": 0, "number": 0, "actions": [action]}
        assert ask(his, **play)["code"] == "not-yours"
        assert ask(mine, **play) == {"type": "done", "id": 77, "played": [action], "advice": []}
        assert ask(mine, **play)["code"] == "stale"
        assert ask(mine, **{**play, "number": 1, "actions": [[99]]})["code"] == "illegal"
        assert ask(mine, **{**play, "number": 1, "actions": [], "text": "?!"})["code"] == "unreadable"
        assert ask(mine, **{**play, "number": 1, "actions": []})["code"] == "unreadable"
        assert ask(mine, type="post", table=table, channel="table", text="Hello")["type"] == "done"
        said = his.receive_json()
        assert (said["type"], said["text"], said["number"]) == ("chat", "Hello", 1)
        assert ask(his, type="mark", table=table, channel="table", number=1, muted=True)["type"] == "done"
        history = ask(his, type="history", table=table)
        assert (history["read"], history["muted"]) == ({"table": 1}, ["table"])


def test_those_invited_read_the_hosts_note(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    made = new_table(ada, "me", "invited", public=True)
    table, link = f"/api/tables/{made['id']}", f"/api/tables/{made['id']}?invitation={made['invitation']}"

    def write(client: TestClient, note: str) -> Any:
        return client.put(f"{table}/note", json={"note": note})

    assert "note" not in bo.get(link).json()
    assert write(bo, "Hello").json()["sentence"] == "Only the host of this table can do that."
    assert write(ada, "x" * 61).status_code == 422
    assert write(ada, "  Best of\n three?\u202e ").status_code == 204
    assert bo.get(link).json()["note"] == ada.get(table).json()["note"] == "Best of three?"
    assert "note" not in bo.get(table).json(), "the table is public, the note is not"
    assert "note" not in bo.get(f"{table}?invitation=wrong").json()
    assert "note" not in bo.get("/api/tables").json()[0]
    assert write(ada, "").status_code == 204
    assert "note" not in bo.get(link).json()
    assert write(ada, "Soon").status_code == 204
    assert bo.post(f"{table}/join", json={"invitation": made["invitation"]}).status_code == 200
    assert bo.get(table).json()["note"] == "Soon"
    assert ada.post(f"{table}/start").status_code == 204
    assert "note" not in ada.get(table).json()
    assert write(ada, "Late").json()["sentence"] == "The game has already started."


def test_the_host_gives_a_free_seat_to_a_bot(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    made = new_table(ada, "me", "invited", public=False)
    table, invitation = made["id"], made["invitation"]

    def give(client: TestClient, **body: Any) -> Any:
        return client.put(f"/api/tables/{table}/bot", json=body)

    def second() -> tuple[str, str, bool]:
        seat = ada.get(f"/api/tables/{table}").json()["seats"][1]
        return seat["name"], seat["bot"], seat["open"]

    assert give(bo, seat=1, bot="random").status_code == 404  # it is not even shown to him
    assert give(ada, seat=1, bot="nobody").json()["sentence"].startswith("Unknown bot ‘nobody’")
    assert give(ada, seat=2, bot="random").json()["sentence"] == "Seat not found."
    assert give(ada, seat=0, bot="random").json()["sentence"] == "That seat is taken."
    assert second() == ("", "", True)
    assert give(ada, seat=1, bot="random").status_code == 204
    assert second() == ("random bot", "random", False)
    join = {"invitation": invitation}
    assert bo.post(f"/api/tables/{table}/join", json=join).json()["sentence"] == "No free seat for you at this table."
    assert give(ada, seat=1).status_code == 204  # it is free again, for whom it was
    assert second() == ("", "", True)
    assert bo.post(f"/api/tables/{table}/join", json={}).status_code == 404
    assert bo.post(f"/api/tables/{table}/join", json=join).status_code == 200
    assert give(bo, seat=1, bot="random").json()["sentence"] == "Only the host can give seats to bots."
    assert give(ada, seat=1, bot="random").json()["sentence"] == "That seat is taken."
    bo.post(f"/api/tables/{table}/leave")
    assert give(ada, seat=1, bot="random").status_code == 204
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    assert give(ada, seat=1).json()["sentence"] == "The game has already started."


def test_whatever_comes_the_connection_lives(visit: Visit) -> None:
    ada = visit("Ada")
    table = new_table(ada, "me", "bot")["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.websocket_connect("/ws") as socket:
        for data, code in [
            ("", "malformed"),
            ("nonsense", "malformed"),
            ('{"type": "dance", "id": 1, "table": "x"}', "malformed"),
            ("[" * 20_000, "too-large"),
            ('"' + "x" * LARGEST + '"', "too-large"),
            ('{"type": "look", "id": 1, "table": "nowhere"}', "no-table"),
            (json.dumps({"type": "look", "id": 1, "table": table + "x" * 40}), "no-table"),
            (json.dumps({"type": "look", "id": 1, "table": "\0"}), "no-table"),
            (json.dumps({"type": "play", "id": 1, "table": table, "seat": 7, "number": 0, "text": "G"}), "not-yours"),
            (json.dumps({"type": "play", "id": 1, "table": table, "seat": -1, "number": 0, "text": "G"}), "not-yours"),
        ]:
            socket.send_text(data)
            assert socket.receive_json()["code"] == code
        socket.send_bytes(b"\xff\xff")
        assert socket.receive_json()["code"] == "malformed"
        assert ask(socket, type="watch", table=table)["type"] == "view"


def test_a_whole_game_against_a_bot_and_its_record(visit: Visit) -> None:
    ada = visit("Ada")
    table = new_table(ada, "me", "bot")["id"]
    ada.post(f"/api/tables/{table}/start")
    commitment = ada.get(f"/api/tables/{table}").json()["commitment"]
    with ada.websocket_connect("/ws") as socket:
        message = ask(socket, type="watch", table=table, seat=0)
        early = ada.get(f"/api/tables/{table}/record", params={"seat": 0}).text
        while not message.get("over"):
            if message["type"] in ("view", "update") and message["question"]["asked"]:
                action = message["question"]["choices"][-1]["action"]
                number = message["number"]
                play = {"type": "play", "id": 1, "table": table, "seat": 0, "number": number, "actions": [action]}
                socket.send_text(json.dumps(play))
            message = socket.receive_json()
    record = ada.get(f"/api/tables/{table}/record").json()
    assert record["commitment"] == commitment
    assert record["seed"]
    assert record["seed"] not in early
    assert record["result"]


def test_other_sites_are_kept_out(visit: Visit) -> None:
    ada = visit("Ada")
    for headers in ({"origin": "http://evil.example"}, {"origin": HOME, "sec-fetch-site": "cross-site"}):
        assert ada.post("/api/token", headers=headers).status_code == 403
        with pytest.raises(WebSocketDisconnect), ada.websocket_connect("/ws", headers=headers):
            pass
    assert ada.post("/api/token").status_code == 200
    with pytest.raises(WebSocketDisconnect), visit("").websocket_connect("/ws"):
        pass


def test_a_program_shows_its_token(visit: Visit) -> None:
    token = visit("Ada").post("/api/token").json()["token"]
    program = visit("")
    assert program.get("/api/me", headers={"authorization": f"Bearer {token}"}).json()["name"] == "Ada"
    with program.websocket_connect("/ws", headers={"authorization": f"Bearer {token}"}) as socket:
        assert ask(socket, type="look", table="x")["code"] == "no-table"


def test_what_is_too_large_or_too_often_is_refused(visit: Visit, sqlite: Store) -> None:
    ada = visit("Ada")
    assert ada.post("/api/tables", content=b"x" * (LARGEST + 1)).status_code == 413
    assert ada.get("/api/games").status_code == 200  # loads all games: what follows is quick, however slow the machine
    slow = TestClient(application(sqlite, games(), Quick(), rate=0.5), headers={"origin": HOME})
    assert [slow.get("/api/games").status_code for _ in range(4)] == [200, 200, 429, 429]


def test_all_routes_are_described(visit: Visit) -> None:
    paths = visit("").get("/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{id}/join", "/api/tables/{id}/record"} <= set(paths)


def played(ada: TestClient, bo: TestClient) -> str:
    """A table of two persons at which Ada has resigned; gives its id."""
    table = str(new_table(ada, "me", "open")["id"])
    assert bo.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    with ada.websocket_connect("/ws") as socket:
        assert ask(socket, type="play", table=table, seat=0, number=0, text="resign")["type"] == "done"
    return table


def listed(client: TestClient, archived: bool = False) -> list[str]:
    """My tables, by id."""
    return [it["id"] for it in client.get("/api/tables/mine", params={"archived": archived}).json()]


def test_everybody_puts_tables_away_for_himself(visit: Visit) -> None:
    ada, bo, cy = visit("Ada"), visit("Bo"), visit("Cy")
    table = played(ada, bo)
    assert cy.post(f"/api/tables/{table}/archive").status_code == 400
    for _ in range(2):  # once more changes nothing
        assert bo.post(f"/api/tables/{table}/archive").status_code == 204
        assert (listed(ada), listed(bo)) == ([table], [])
        assert (listed(ada, archived=True), listed(bo, archived=True)) == ([], [table])
    shown = bo.get(f"/api/tables/{table}").json()
    assert (shown["status"], shown["places"]) == ("over", [2, 1]), "Ada has resigned"
    assert bo.delete(f"/api/tables/{table}/archive").status_code == 204
    assert (listed(bo), listed(bo, archived=True)) == ([table], [])
    running = str(new_table(ada, "me", "bot")["id"])
    assert ada.post(f"/api/tables/{running}/archive").status_code == 400


def test_who_asks_for_a_rematch_is_told_to_those_he_waits_for(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = played(ada, bo)

    def again(client: TestClient) -> list[str | None]:
        return [it.get("again") for it in client.get("/api/tables/mine").json() if it["id"] == table]

    assert (again(ada), again(bo)) == ([None], [None])
    following = bo.post(f"/api/tables/{table}/rematch").json()["table"]
    assert (again(ada), again(bo)) == (["Bo"], [None])
    bo.post(f"/api/tables/{following}/leave")
    assert again(ada) == [None]
    bo.post(f"/api/tables/{table}/rematch")
    ada.post(f"/api/tables/{table}/rematch")
    assert again(ada) == [None], "it has begun"


def test_a_private_game_is_seen_again_by_whoever_has_its_address_when_it_is_over(visit: Visit) -> None:
    ada, bo, eve = visit("Ada"), visit("Bo"), visit("Eve")
    made = new_table(ada, "me", "invited", public=False)
    table, invitation = f"/api/tables/{made['id']}", made["invitation"]
    look = [table, f"{table}/replay", f"{table}/record"]
    assert [eve.get(path).status_code for path in look] == [404, 404, 404]
    assert bo.post(f"{table}/join", json={"invitation": invitation}).status_code == 200
    ada.post(f"{table}/start")
    assert [eve.get(path).status_code for path in look] == [404, 404, 404], "it runs: nobody is told"
    branch = {"move": 0, "seat": 0, "bot": "random"}
    assert eve.post(f"{table}/branch", json=branch).status_code == 404
    with ada.websocket_connect("/ws") as socket:
        assert ask(socket, type="post", table=made["id"], channel="table", text="among us")["type"] == "done"
        assert ask(socket, type="play", table=made["id"], seat=0, number=0, text="resign")["type"] == "done"
    assert ada.post(f"{table}/rematch").status_code == 200
    shown = eve.get(table).json()
    assert (shown["status"], shown["next"]) == ("over", None), "the rematch is private too"
    assert ada.get(table).json()["next"]
    assert "invitation" not in shown
    assert [eve.get(path, params={"viewer": "all"}).status_code for path in look[1:]] == [200, 200]
    for bot in ("random", "wat", "regent"):  # a character too
        assert eve.post(f"{table}/branch", json={**branch, "bot": bot}).status_code == 201
    assert eve.post(f"{table}/rematch").status_code == 404
    with eve.websocket_connect("/ws") as socket:
        for kind in ("watch", "look", "history"):
            assert ask(socket, type=kind, table=made["id"])["code"] == "no-table", "what they said stays with them"


@pytest.mark.rule("REALM-C1.06")
def test_where_nothing_is_published_each_keeps_his_own_when_the_game_is_over(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protectors of the Realm with `open_archive=no`."""
    monkeypatch.setattr(PENNIES, "meta", replace(PENNIES.meta, published=lambda options: False))
    ada, bo = visit("Ada"), visit("Bo")
    shown = new_table(ada, "me", "open")
    assert shown["published"] is False
    at = f"/api/tables/{shown['id']}"
    bo.post(f"{at}/join", json={})
    ada.post(f"{at}/start")
    with ada.websocket_connect("/ws") as line:
        ask(line, type="watch", table=shown["id"], seat=0)
        assert ask(line, type="play", table=shown["id"], seat=0, number=0, text="resign")["type"] == "done"
    assert ada.get(at).json()["status"] == "over"
    for viewer, code in (("all", 403), ("1", 403), ("0", 200), ("public", 200)):
        assert ada.get(f"{at}/replay", params={"viewer": viewer}).status_code == code
    assert ada.get(f"{at}/record", params={"seat": 1}).status_code == 403
    for params in ({}, {"seat": 0}):
        diary = ada.get(f"{at}/record", params=params).json()
        assert "diary" in diary
        assert "seed" not in diary
    assert ada.post(f"{at}/branch", json={"move": 0, "seat": 0}).status_code == 400
    monkeypatch.undo()
    assert ada.get(f"{at}/replay", params={"viewer": "all"}).status_code == 200
    assert ada.get(f"{at}/record").json()["seed"]


def test_a_table_says_who_stands_in_and_a_game_what_the_host_may(visit: Visit) -> None:
    ada = visit("Ada")
    known = {game["name"]: game for game in ada.get("/api/games").json()}
    assert (known["protectors"]["expels"], known["protectors"]["stand_in"]) == ("REALM-C1.07", "nobody")
    assert (known["pennies"]["expels"], known["pennies"]["stand_in"]) == ("", "person")
    assert new_table(ada, "me", "open")["stand_in"] == "person"
    assert new_table(ada, "me", "open", stand_in="nobody")["stand_in"] == "nobody"
    wrong = ada.post("/api/tables", json={"game": "pennies", "seats": [{"kind": "me"}] * 2, "stand_in": "cat"})
    assert wrong.status_code == 422


@pytest.mark.rule("BAR-G4.04")
def test_a_board_of_ones_own_seats_more_than_the_printed_ones(visit: Visit) -> None:
    ada = visit("Ada")
    known = {game["name"]: game for game in ada.get("/api/games").json()}
    assert known["barony"]["seats"] == [2, 3, 4, 5, 6]
    assert known["barony"]["more_seats"][:2] == [7, 8]
    assert known["fyn"]["more_seats"] == []
    assert len(known["barony"]["labels"]) == known["barony"]["more_seats"][-1]
    board = {"game": "barony", "options": {"mode": "quick", "board": SEVEN_IN_A_RING}}
    table = new_table(ada, *["me"] * 7, **board)
    assert [seat["label"] for seat in table["seats"]] == list("ABCDEFG")
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 204
    with ada.websocket_connect("/ws") as line:
        assert ask(line, type="watch", table=table["id"], seat=6)["type"] == "view"
    for count in (6, 8):
        wrong = ada.post("/api/tables", json={**board, "seats": [{"kind": "me"}] * count})
        assert wrong.status_code == 400
        assert f"7 homes, not {count}" in wrong.text


def test_a_live_table_has_the_options_that_the_game_wants_for_it(visit: Visit) -> None:
    ada = visit("Ada")
    live, seats = {"kind": "live"}, ["me"] * 2
    assert new_table(ada, *seats, game="protectors", time_control=live)["options"] == {"clock": "live"}
    assert new_table(ada, *seats, game="protectors", time_control=live, options={"clock": "none"})["options"] == {
        "clock": "none"
    }
    assert new_table(ada, *seats, game="protectors", time_control={"kind": "correspondence"})["options"] == {}
