"""Hints over the socket, and analyses over HTTP: who may have them, and what they betray."""

from __future__ import annotations

import asyncio
import importlib
import json
import time
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from baronage.bots.search import Budget
from baronage.coach import Analysis, analyse
from baronage.coach.reason import WINS
from baronage.engine.game.game import Game
from baronage.engine.match.record import Record
from baronage.server.store.schema import analyses
from baronage.server.store.store import Store
from baronage.server.workers import coach as coaching
from baronage.server.workers.bot_workers import BotFailed, BotWorkers
from tests.engine.table import PENNIES
from tests.server.http.test_app import Visit, ask, new_table, played, visit  # noqa: F401

advising = importlib.import_module("baronage.coach.hint")


def finished(client: TestClient) -> str:
    """A whole game of Pennies against a bot; gives its table."""
    table = str(new_table(client, "me", "bot")["id"])
    client.post(f"/api/tables/{table}/start")
    with client.websocket_connect("/ws") as socket:
        message = ask(socket, type="watch", table=table, seat=0)
        while not message.get("over"):
            if message["type"] in ("view", "update") and message["question"]["asked"]:
                action = message["question"]["choices"][-1]["action"]
                play = {"type": "play", "id": 1, "table": table, "seat": 0, "number": message["number"]}
                socket.send_text(json.dumps({**play, "actions": [action]}))
            message = socket.receive_json()
    return table


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach thinks in this process: another takes a while to start."""

    async def ask(self: BotWorkers, *question: Any) -> tuple[Any, ...]:
        return self._chooser(*question)

    def run(self: coaching.Job, game: Game, document: dict[str, Any], simulations: int) -> str:
        record = Record.from_document(document, {PENNIES.name: PENNIES})
        return json.dumps(analyse(record, self.seat, Budget(50)).to_json())

    monkeypatch.setattr(BotWorkers, "ask", ask)
    monkeypatch.setattr(coaching.Job, "run", run)
    monkeypatch.setattr(advising, "visible", lambda *_: WINS)  # whatever the position is


def when_done(client: TestClient, table: str, **params: Any) -> dict[str, Any]:
    """Ask until it is done."""
    for _ in range(600):
        answer: dict[str, Any] = client.get(f"/api/tables/{table}/analysis", params=params).json()
        if answer["status"] in ("done", "failed"):
            return answer
        assert answer["status"] in ("waiting", "running")
        time.sleep(0.1)
    pytest.fail("it is never done")


# --- analyses -------------------------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_analysed_once_and_kept(
    visit: Visit,  # noqa: F811
    sqlite: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    table = finished(ada)
    at = f"/api/tables/{table}/analysis"
    assert ada.get(at).json() == {"status": "none", "seat": 0, "done": 0, "of": 0, "analysis": None}
    begun = ada.post(at, json={}).json()
    assert begun["status"] in ("waiting", "running")
    assert ada.post(at, json={}).status_code == 200, "asked twice it is made once"
    found = when_done(ada, table)
    assert (found["status"], found["seat"]) == ("done", 0)
    analysis = Analysis.from_json(found["analysis"])
    assert analysis.points[-1].chance in (0.0, 0.5, 1.0)
    assert analysis.decisions
    assert [row.seat for row in sqlite.read(select(analyses.c.seat))] == [0]

    def no(*args: object) -> None:
        raise AssertionError("it is made again")

    monkeypatch.setattr(coaching.Coach, "ask", no)
    assert ada.post(at, json={}).json() == found
    assert eve.get(at, params={"seat": 0}).json() == found, "the record is open to all who have its address"


def test_bad_questions_are_refused_in_words(visit: Visit) -> None:  # noqa: F811
    ada, bo = visit("Ada"), visit("Bo")
    running = new_table(ada, "me", "bot")["id"]
    ada.post(f"/api/tables/{running}/start")
    answer = ada.post(f"/api/tables/{running}/analysis", json={})
    assert (answer.status_code, answer.json()["sentence"]) == (400, "A game can only be analysed once it’s over.")
    assert ada.get(f"/api/tables/{running}/analysis").status_code == 400
    table = played(ada, bo)
    at = f"/api/tables/{table}/analysis"
    assert ada.post(at, json={"seat": 7}).json()["sentence"] == "Seat not found."
    assert ada.post(at, json={"seat": "cat"}).status_code == 422
    assert ada.get("/api/tables/nothing/analysis").status_code == 404
    assert visit("").post(at, json={}).status_code == 401


def test_where_nothing_is_published_each_has_his_own_decisions_judged(
    visit: Visit,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PENNIES, "meta", replace(PENNIES.meta, published=lambda options: False))
    ada, bo, eve = visit("Ada"), visit("Bo"), visit("Eve")
    at = f"/api/tables/{played(ada, bo)}/analysis"
    assert ada.get(at, params={"seat": 1}).status_code == 403
    assert bo.get(at, params={"seat": 1}).status_code == 200
    assert bo.get(at).json()["seat"] == 1
    assert eve.get(at).status_code == 403
    assert eve.post(at, json={"seat": 0}).status_code == 403


def test_one_person_does_not_keep_all_others_waiting(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    def slow(*args: object) -> str:
        time.sleep(1)
        return "{}"

    monkeypatch.setattr(coaching.Job, "run", slow)
    ada, bo = visit("Ada"), visit("Bo")
    tables = [played(ada, bo) for _ in range(4)]
    codes = [ada.post(f"/api/tables/{table}/analysis", json={}).status_code for table in tables]
    assert codes == [200, 200, 200, 429]
    assert bo.post(f"/api/tables/{tables[3]}/analysis", json={}).status_code == 200


@pytest.mark.usefixtures("here")
def test_one_that_fails_says_so_and_can_be_asked_for_again(
    visit: Visit,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = played(ada, bo)

    def broken(*args: object) -> str:
        raise BotFailed("the process ended")

    with monkeypatch.context() as patch:
        patch.setattr(coaching.Job, "run", broken)
        ada.post(f"/api/tables/{table}/analysis", json={})
        assert when_done(ada, table)["status"] == "failed"
    ada.post(f"/api/tables/{table}/analysis", json={})
    assert when_done(ada, table)["status"] == "done"


# --- hints ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("here")
def test_who_is_alone_against_bots_is_advised(visit: Visit) -> None:  # noqa: F811
    ada = visit("Ada")
    shown = new_table(ada, "me", "bot", game="brawling", options={"first_player": "A"})
    assert shown["hints"] is True
    ada.post(f"/api/tables/{shown['id']}/start")
    with ada.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=shown["id"], seat=0)
        found = ask(line, type="hint", table=shown["id"], seat=0)
        assert found["type"] == "hint"
        assert found["action"] in [choice["action"] for choice in view["question"]["choices"]]
        assert found["steps"][0]["label"]
        assert 0 < len(found["reason"].split()) <= 12
        assert ask(line, type="hint", table=shown["id"], seat=0) == found, "the same view, the same hint"
        assert ask(line, type="hint", table=shown["id"], seat=1)["code"] == "not-yours"
        assert ask(line, type="hint", table="nothing", seat=0)["code"] == "no-table"


@pytest.mark.usefixtures("here")
def test_without_a_reason_nobody_is_advised(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(advising, "visible", lambda *_: None)
    ada = visit("Ada")
    table = str(new_table(ada, "me", "bot", game="brawling", options={"first_player": "A"})["id"])
    ada.post(f"/api/tables/{table}/start")
    with ada.websocket_connect("/ws") as line:
        ask(line, type="watch", table=table, seat=0)
        refused = ask(line, type="hint", table=table, seat=0)
        assert refused["sentence"] == "I have no advice here: nothing on the board decides it."


def test_no_click_waits_for_the_steward(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    async def think(self: BotWorkers, *question: Any) -> tuple[Any, ...]:
        await asyncio.Event().wait()  # for ever
        return ()

    monkeypatch.setattr(BotWorkers, "ask", think)
    ada = visit("Ada")
    table = str(new_table(ada, "me", "bot")["id"])
    ada.post(f"/api/tables/{table}/start")
    with ada.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=table, seat=0)
        line.send_text(json.dumps({"id": 5, "type": "hint", "table": table, "seat": 0}))
        action = view["question"]["choices"][0]["action"]
        play = {"id": 6, "type": "play", "table": table, "seat": 0, "number": view["number"], "actions": [action]}
        line.send_text(json.dumps(play))
        answers: dict[int, dict[str, Any]] = {}
        while not {5, 6} <= answers.keys():
            message = line.receive_json()
            answers[message.get("id", 0)] = message
        assert answers[5]["type"] == "failed"
        assert answers[5]["code"] == "stale"
        assert answers[6]["type"] == "done"


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("kinds", "agreed", "may"),
    [
        (("me", "bot"), None, True),
        (("me", "bot"), False, False),
        (("me", "me"), None, False),
        (("me", "open"), None, False),
        (("me", "open"), True, True),
    ],
)
def test_where_several_play_hints_are_agreed_on(
    visit: Visit,  # noqa: F811
    kinds: tuple[str, ...],
    agreed: bool | None,
    may: bool,
) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    shown = new_table(ada, *kinds, hints=agreed)
    table = shown["id"]
    assert shown["hints"] is may
    if "open" in kinds:
        bo.post(f"/api/tables/{table}/join", json={})
        assert bo.get(f"/api/tables/{table}").json()["hints"] is may
    ada.post(f"/api/tables/{table}/start")
    with ada.websocket_connect("/ws") as line:
        ask(line, type="watch", table=table, seat=0)
        answer = ask(line, type="hint", table=table, seat=0)
        assert answer["type"] == ("hint" if may else "failed"), answer
        if not may:
            assert answer["code"] == "refused"
            assert "Hints are off at this table" in answer["sentence"]


def test_a_rematch_keeps_what_was_agreed(visit: Visit) -> None:  # noqa: F811
    ada, bo = visit("Ada"), visit("Bo")
    table = new_table(ada, "me", "open", hints=True)["id"]
    bo.post(f"/api/tables/{table}/join", json={})
    ada.post(f"/api/tables/{table}/start")
    with ada.websocket_connect("/ws") as line:
        ask(line, type="play", table=table, seat=0, number=0, text="resign")
    following = ada.post(f"/api/tables/{table}/rematch").json()["table"]
    assert ada.get(f"/api/tables/{following}").json()["hints"] is True


@pytest.mark.usefixtures("here")
def test_who_is_not_asked_is_not_advised(visit: Visit) -> None:  # noqa: F811
    ada = visit("Ada")
    shown = new_table(ada, "me", "me", game="brawling", options={"first_player": "A"}, hints=True)
    ada.post(f"/api/tables/{shown['id']}/start")
    with ada.websocket_connect("/ws") as line:
        first = ask(line, type="watch", table=shown["id"], seat=0)["question"]["asked"]
        second = ask(line, type="watch", table=shown["id"], seat=1)["question"]["asked"]
        for seat, asked in ((0, first), (1, second)):
            answer = ask(line, type="hint", table=shown["id"], seat=seat)
            assert answer["type"] == ("hint" if asked else "failed")
            if not asked:
                assert answer["sentence"] == "You have nothing to decide now, so there’s no hint."


# --- a board of one's own -------------------------------------------------------------------------------------------


def test_a_board_of_ones_own_holds_what_the_seat_sees_and_guesses_the_rest(visit: Visit) -> None:  # noqa: F811
    ada, eve = visit("Ada"), visit("Eve")
    table = new_table(ada, "me", "bot", game="brawling", options={"first_player": "A"})["id"]
    at = f"/api/tables/{table}/board"
    assert ada.post(at, json={"seat": 0}).json()["sentence"] == "The game isn’t running."
    ada.post(f"/api/tables/{table}/start")
    boards = [ada.post(at, json={"seat": 0, "bot": bot}) for bot in ("wat", "random", "random", "random")]
    assert [made.status_code for made in boards] == [201] * 4
    ids = [made.json()["table"] for made in boards]
    shown = ada.get(f"/api/tables/{ids[0]}").json()
    assert (shown["sampled"], shown["public"], shown["seats"][1]["bot"]) == (True, False, "wat")
    assert ada.get(f"/api/tables/{table}").json()["sampled"] is False
    assert eve.get(f"/api/tables/{ids[0]}").status_code == 404
    with ada.websocket_connect("/ws") as line:
        own = ask(line, type="watch", table=table, seat=0)["view"]["own"]
        views = [ask(line, type="watch", table=id, seat=0)["view"] for id in ids]
    assert [view["own"]["hands"] for view in views] == [own["hands"]] * 4, "as far as the seat sees, it is the same"
    hidden: list[tuple[Any, str]] = []
    for id in ids:
        with ada.websocket_connect("/ws") as line:
            ask(line, type="watch", table=id, seat=0)
            number = ask(line, type="look", table=id, seat=0)["number"]
            assert ask(line, type="play", table=id, seat=0, number=number, text="resign")["type"] == "done"
        record = ada.get(f"/api/tables/{id}/record").json()
        hidden.append((record.get("position"), json.dumps(record.get("begun"))))
    assert len(set(hidden)) > 1, "what is hidden is guessed each time anew"


def test_a_board_of_ones_own_is_a_help_that_all_agree_on(visit: Visit) -> None:  # noqa: F811
    ada, bo = visit("Ada"), visit("Bo")
    table = new_table(ada, "me", "open")["id"]
    bo.post(f"/api/tables/{table}/join", json={})
    ada.post(f"/api/tables/{table}/start")
    at = f"/api/tables/{table}/board"
    assert "Hints are off" in ada.post(at, json={"seat": 0}).json()["sentence"]
    assert ada.post(at, json={"seat": 1}).status_code == 403
    assert ada.post(at, json={"seat": 0, "bot": "cat"}).status_code == 400
