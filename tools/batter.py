#!/usr/bin/env python3
"""Batter a server with requests and messages that nobody would send by mistake, and see that it stands.

    python tools/batter.py --requests 10000 --messages 10000 --seed 1

Requests are made from the OpenAPI description, for every door: some as it says, some spoiled. Messages are those of the protocol
on a socket, spoiled likewise, or with bytes changed. Each has to be answered as it is described: with a code, where it is
refused, and never with a fault of the program. What is refused must have changed nothing: triggers in the database (SQLite, of a
server of its own) write down whatever changes. The same seed sends the same, but for the ids of tables and what is dealt there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import jsonschema_rs

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession
    from starlette.websockets import WebSocketDisconnect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from baronage.engine.game import Game
from baronage.games import games
from baronage.server.errors import FAULT
from baronage.server.house import coaching
from baronage.server.house.bot_workers import BotFailed, BotWorkers
from baronage.server.notices.sender import Sender
from baronage.server.people.order import Order
from baronage.server.play.clock import Clock
from baronage.server.store.schema import metadata
from baronage.server.store.store import Store
from baronage.server.web import connections
from baronage.server.web.app import application
from baronage.server.wire import CODES
from tools.spoil import Maker, spoiled, spoiled_bytes

HOME = "http://testserver"
PASSWORD = "correct horse battery"
BY_ITSELF = ("keepers", "alarms", "outages", "facts", "notices")  # what a server writes without being asked
MEMBER, KEEPER, GUEST, NOBODY = "ada", "kit", "", "-"
LAST = 1 << 50  # the id of the request that shows that all before it are answered
FAULTS = {FAULT.told(language) for language in ("en", "fr")}  # as it is said of a fault of the program
MOST_TOLD = 20  # findings


class Still(Clock):
    """A clock that stands: nothing happens by itself."""

    def __call__(self) -> float:
        """Always the same."""
        return self._at

    def ahead(self) -> float:
        """There is no other."""
        return 0.0


class Silent(BotWorkers):
    """Bots that never answer: who plays against them changes nothing but by what he does himself."""

    async def ask(self, *question: Any) -> tuple[Any, ...]:
        """For ever."""
        await asyncio.Event().wait()
        return ()


@dataclass
class Report:
    """What was sent, how it was answered, and what was wrong with that."""

    answers: Counter[str] = field(default_factory=Counter)
    doors: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    def expect(self, right: bool, what: str, *about: object) -> None:
        """Note a finding unless this is right."""
        if not right:
            self.findings.append(f"{what}: {' '.join(f'{it!s:.600}' for it in about)}")


class Watch:
    """Knows how often anything was written that somebody must have asked for."""

    def __init__(self, file: str) -> None:
        self._line = sqlite3.connect(file, isolation_level=None)
        self._line.execute("CREATE TABLE batter_log (what TEXT)")
        for table in metadata.tables:
            if table not in BY_ITSELF:
                for act in ("INSERT", "UPDATE", "DELETE"):
                    asked = (
                        "WHEN NEW.kind <> 'close' " if (act, table) == ("INSERT", "journal") else ""
                    )  # a window's end
                    self._line.execute(
                        f'CREATE TRIGGER "batter_{table}_{act}" AFTER {act} ON "{table}" {asked}'
                        f"BEGIN INSERT INTO batter_log VALUES ('{act} {table}'); END"
                    )

    def count(self) -> int:
        """So often until now."""
        return int(self._line.execute("SELECT coalesce(max(rowid), 0) FROM batter_log").fetchone()[0])

    def since(self, count: int) -> list[str]:
        """What was written since then."""
        return [row[0] for row in self._line.execute("SELECT what FROM batter_log WHERE rowid > ?", (count,))]

    def close(self) -> None:
        """Look no longer."""
        self._line.close()


class Target:
    """A server of its own, with some people and tables."""

    def __init__(self, app: Any, main: TestClient, watch: Watch) -> None:
        self.app, self.main, self.watch = app, main, watch
        self.clients = {who: self._client(who) for who in (MEMBER, KEEPER, GUEST, NOBODY)}
        ada = self.clients[MEMBER]
        self.running = [self._table(ada, game) for game in ("pennies", "brawling", "fyn")]
        self.open = ada.post(
            "/api/tables", json={"game": "pennies", "seats": [{"kind": "me"}, {"kind": "open"}]}
        ).json()
        over = self._table(ada, "pennies")
        with ada.websocket_connect("/ws") as line:
            line.send_json({"type": "play", "id": 1, "table": over, "seat": 0, "number": 0, "text": "resign"})
            assert line.receive_json()["type"] == "done"
        cup = {"name": "Cup", "form": "swiss", "game": "pennies", "seats": 2, "rounds": 2, "starts": time.time() + 1e6}
        self.cup: str = ada.post("/api/tournaments", json={**cup, "pace": {"kind": "post"}}).json()["id"]
        self.ids = [*self.running, over, self.open["id"], self.cup]

    def client(self, who: str) -> TestClient:
        """Somebody's browser; whoever was signed out meanwhile comes back."""
        client = self.clients[who]
        known = client.get("/api/me")
        if who != NOBODY and (not known.is_success or known.json() is None):
            client = self.clients[who] = self._client(who)
        return client

    def _client(self, who: str) -> TestClient:
        client = TestClient(self.app, headers={"origin": HOME}, raise_server_exceptions=False)
        client.portal = self.main.portal
        if who == NOBODY:
            return client
        if who and client.post("/api/enter", json={"login": who, "password": PASSWORD}).is_success:
            return client
        assert client.post("/api/guest", json={"name": who.title() or "Guest"}).is_success
        if who:
            client.put("/api/me/entrance", json={"login": who, "password": PASSWORD})
        if who == KEEPER:
            asyncio.run(Order(self.app.state.hall.store).appoint(who))
            self.app.state.hall.people.forget()
        return client

    def _table(self, client: TestClient, game: str) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = client.post("/api/tables", json={"game": game, "seats": seats, "pace": {"kind": "post"}})
        id: str = made.json()["id"]
        assert client.post(f"/api/tables/{id}/start").is_success
        return id


def _knows_nothing(*_: object) -> str:
    raise BotFailed("the coach's thinking is not what is tried here")


@contextmanager
def target(file: str) -> Iterator[Target]:
    """A server that runs, with nothing that happens by itself, and no limit on how often it is asked."""
    pennies = Game("baronage.pennies")
    before = connections.RATE, connections.BURST, Sender.look, coaching.Job.run
    connections.RATE = connections.BURST = Sender.look = 1e12
    setattr(coaching.Job, "run", _knows_nothing)  # noqa: B010
    store = Store(file)
    try:
        app = application(store, {**games(), "pennies": pennies}, Silent(0), (0.0, 0.0), rate=1e12, clock=Still())
        app.state.hall.caretaker.chores = []
        with TestClient(app, headers={"origin": HOME}, raise_server_exceptions=False) as main:
            watch = Watch(file)
            yield Target(app, main, watch)
            watch.close()
    finally:
        store.close()
        connections.RATE, connections.BURST, Sender.look = before[:3]
        setattr(coaching.Job, "run", before[3])  # noqa: B010


# --- requests -------------------------------------------------------------------------------------------------------


def batter_doors(it: Target, count: int, seed: int, only: str = "") -> Report:
    """Send so many requests, to all doors in turn; `only`: to those whose path this is."""
    described, report, luck = it.app.openapi(), Report(), random.Random(seed)
    maker = Maker(described, luck, {"id": it.ids, "game": ["pennies", "brawling"], "login": [MEMBER, KEEPER]})
    doors = [(method, path) for path, ways in described["paths"].items() for method in ways if only in ("", path)]
    for number in range(count):
        method, path = doors[number % len(doors)]
        operation = described["paths"][path][method]
        who = luck.choice((MEMBER, MEMBER, KEEPER, GUEST, NOBODY))
        client = it.client(who)
        url, body = _request(path, operation, maker, luck)
        before = it.watch.count()
        answer = client.request(
            method.upper(), url, content=body or None, headers={"content-type": "application/json"} if body else {}
        )
        report.answers[str(answer.status_code)] += 1
        report.doors[f"{method.upper()} {path}"] += 1
        about = (method.upper(), url, body[:300], answer.status_code, answer.text)
        _check_answer(report, described, operation, answer, about)
        if answer.status_code >= 400:
            report.expect(not it.watch.since(before), "refused, and something changed", it.watch.since(before), *about)
    return report


def _request(path: str, operation: dict[str, Any], maker: Maker, luck: random.Random) -> tuple[str, bytes]:
    """An address and a body, made as they are described; half of them are spoiled."""
    query = []
    spoil = luck.random() < 0.5
    for given in operation.get("parameters", ()):
        value = maker.make(given["schema"], given["name"])
        if spoil and luck.random() < 0.3:
            value = spoiled(value, luck)
        text = value if isinstance(value, str) else json.dumps(value)
        said = quote(text.encode("utf-8", "surrogatepass"), safe="")
        if given["in"] == "path":
            path = path.replace("{" + given["name"] + "}", said.replace("%2F", "-").strip(".") or "-")
        elif given.get("required") or luck.random() < 0.7:
            query.append(f"{given['name']}={said}")
    url = f"{path}?{'&'.join(query)}" if query else path
    if "requestBody" not in operation:
        return url, b""
    body = maker.make(operation["requestBody"]["content"]["application/json"]["schema"])
    data = json.dumps(spoiled(body, luck) if spoil else body).encode()
    return url, spoiled_bytes(data, luck) if luck.random() < 0.05 else data


def _check_answer(
    report: Report, described: dict[str, Any], operation: dict[str, Any], answer: Any, about: tuple[object, ...]
) -> None:
    status = str(answer.status_code)
    report.expect(answer.status_code < 500, "a fault", *about)
    known = operation["responses"].get(status)
    report.expect(known is not None, "an answer that is not described", *about)
    if known is None:
        return
    content = known.get("content", {}).get("application/json")
    if content is not None and "json" in answer.headers.get("content-type", ""):
        report.expect(_fits(described, content["schema"], answer.json()), "not as it is described", *about)
    if answer.status_code >= 400:
        found = answer.json()
        report.expect(found["code"] in CODES and bool(found["sentence"]), "refused without a code", *about)


_validators: dict[str, Any] = {}


def _fits(described: dict[str, Any], schema: dict[str, Any], value: Any) -> bool:
    key = json.dumps(schema, sort_keys=True)
    if key not in _validators:
        _validators[key] = jsonschema_rs.validator_for({**schema, "components": described["components"]})
    return bool(_validators[key].is_valid(value))


# --- messages -------------------------------------------------------------------------------------------------------


def batter_socket(it: Target, count: int, seed: int) -> Report:
    """Send so many messages over one connection: those of the protocol, spoiled."""
    report, luck = Report(), random.Random(seed)
    with it.client(MEMBER).websocket_connect("/ws") as line:
        for number in range(count):
            message = _message(line, it, luck)
            data = json.dumps(spoiled(message, luck) if luck.random() < 0.6 else message).encode()
            data = spoiled_bytes(data, luck) if luck.random() < 0.15 else data
            before = it.watch.count()
            try:
                told = _answers(line, data, LAST + number)
            except WebSocketDisconnect as ended:
                report.expect(False, "the connection ended", ended.code, data)
                return report
            report.doors[message["type"]] += 1
            report.expect(len(told) == 1, "not one answer for one message", told, data)
            failed = [one for one in told if one["type"] == "failed"]
            report.answers[told[0]["code"] if failed else "done"] += 1
            for one in failed:
                report.expect(one["code"] in CODES and bool(one["sentence"]), "refused without a code", one, data)
                report.expect(one["sentence"] not in FAULTS, "a fault", one, data)
                report.expect(
                    not it.watch.since(before), "refused, and something changed", it.watch.since(before), data
                )
    return report


def _answers(line: WebSocketTestSession, data: bytes, last: int) -> list[dict[str, Any]]:
    """What comes for a message, but for what all who watch are told."""
    line.send_bytes(data)
    line.send_json({"type": "leave", "id": last, "table": "none"})
    told: list[dict[str, Any]] = []
    while True:
        heard = json.loads(_heard(line))
        if heard.get("id") == last:
            return told
        if "id" in heard and heard["type"] != "pact":
            told.append(heard)


def _heard(line: WebSocketTestSession) -> str | bytes:
    message = line.receive()
    line._raise_on_close(message)
    return cast("str | bytes", message.get("text") or message.get("bytes"))


def _message(line: WebSocketTestSession, it: Target, luck: random.Random) -> dict[str, Any]:
    """One that could be meant: about a table that runs, a seat there, and what can be done now."""
    table, seat = luck.choice(it.running), luck.randrange(2)
    (view,) = _answers(
        line, json.dumps({"type": "look", "id": 1, "table": table, "seat": seat, "want": []}).encode(), LAST
    )
    actions = [choice["action"] for choice in view["question"].get("choices", ())]
    which = luck.randrange(1 << 20)  # so that what is sent later does not hang on how many there are
    act = {"seat": seat, "number": view["number"], "key": luck.choice(("", "a", "b"))}
    texts = ("END", "pass", "1 2", "a; b", ";", "resign now", "\u00e9\u0301", "{x} END")
    kinds: dict[str, dict[str, Any]] = {
        "watch": {"seat": seat, "want": luck.choice((["words"], ["view"], []))},
        "follow": {"table": luck.choice((it.cup, it.cup, table))},
        "leave": {},
        "look": {"seat": seat, "want": ["words"]},
        "play": {**act, "actions": [actions[which % len(actions)]] if actions else [[0]]},
        "back": act,
        "draft": {**act, "actions": [actions[which % len(actions)]] if actions else [], "behind": [[0], [1, 2]]},
        "turn": {"seat": seat, "part": which % 3},
        "undo": act,
        "pause": act,
        "answers": {**act, "texts": [luck.choice(texts)]},
        "why": {"seat": seat, "nodes": ["x", "y"]},
        "try": {"seat": seat, "text": luck.choice(texts)},
        "hint": {"seat": seat, "part": which % 3 - 1},
        "extend": {"hours": 1.5, "key": ""},
        "expel": {"seat": seat},
        "seek": {"seat": seat},
        "say": {"channel": luck.choice(("table", "0,1", "spectators")), "text": "hello"},
        "propose": {"seat": seat, "to": 1 - seat, "kind": "peace", "facts": {"turns": 2}},
        "answer": {"seat": seat, "pact": "x", "yes": True},
        "bargains": {"seat": seat},
        "talk": {"since": 0, "before": 5},
        "mark": {"channel": "table", "number": 1, "muted": False},
    }
    kind = luck.choice(sorted(kinds))
    return {"type": kind, "id": luck.randrange(1, 1000), "table": table, **kinds[kind]}


def main() -> int:
    """Both, and what came of it."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--requests", type=int, default=300)
    given.add_argument("--messages", type=int, default=300)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--only", default="", help="a path, such as /api/tables: nothing else is asked for")
    chosen = given.parse_args()
    findings = 0
    with tempfile.TemporaryDirectory() as folder, target(f"{folder}/baronage.db") as it:
        messages = batter_socket(it, chosen.messages, chosen.seed)
        requests = batter_doors(it, chosen.requests, chosen.seed, chosen.only)
        for name, report in (("messages", messages), ("requests", requests)):
            print(
                f"{sum(report.doors.values())} {name} of {len(report.doors)} kinds: {dict(sorted(report.answers.items()))}"
            )
            for finding in report.findings[:MOST_TOLD]:
                print(f"  {finding}")
            findings += len(report.findings)
    print(f"{findings} findings")
    return bool(findings)


if __name__ == "__main__":
    sys.exit(main())
