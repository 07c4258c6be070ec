#!/usr/bin/env python3
"""Send a server valid and corrupted requests and messages, and check every answer.

    python tools/batter.py --requests 10000 --messages 10000 --seed 1

Requests are generated from the OpenAPI description for every route, some valid, some corrupted. Socket messages are corrupted
in the same way or have bytes changed. Each answer must match its description, with an error code for a refusal and never a 500.
A refused request must change nothing: triggers in the server's own SQLite database log every change. The same seed sends the
same requests, except for table ids and dealt cards.
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

from baronage.engine.game.game import Game
from baronage.games import games
from baronage.server.accounts.reports import Reports
from baronage.server.errors import FAULT
from baronage.server.http import connections
from baronage.server.http.app import application
from baronage.server.notifications.sender import Sender
from baronage.server.protocol import CODES
from baronage.server.store.schema import metadata
from baronage.server.store.store import Store
from baronage.server.table.wall_clock import Clock
from baronage.server.workers import coach as coaching
from baronage.server.workers.bot_workers import BotFailed, BotWorkers
from tools.spoil import Maker, spoiled, spoiled_bytes

HOME = "http://testserver"
PASSWORD = "correct horse battery"
BY_ITSELF = ("processes", "leases", "outages", "facts", "notification_queue")  # tables that a server writes on its own
MEMBER, KEEPER, GUEST, NOBODY = "ada", "kit", "", "-"
LAST = 1 << 50  # the id of the request that shows that all before it are answered
FAULTS = {FAULT.localized(language) for language in ("en", "fr")}  # messages of an internal error
MAX_TOLD = 20  # findings


class Still(Clock):
    """A clock that doesn't run, so that nothing happens by itself."""

    def __call__(self) -> float:
        """Return a constant time."""
        return self._at

    def ahead(self) -> float:
        """Return the same constant time."""
        return 0.0


class Silent(BotWorkers):
    """Bots that never answer, so that only requests change a table."""

    async def ask(self, *question: Any, waited: Any = None) -> tuple[Any, ...]:
        """Wait without end."""
        await asyncio.Event().wait()
        return ()


@dataclass
class Report:
    """Counts of requests and answers, and the errors found."""

    answers: Counter[str] = field(default_factory=Counter)
    doors: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    def expect(self, right: bool, what: str, *about: object) -> None:
        """Add a finding unless `right`."""
        if not right:
            self.findings.append(f"{what}: {' '.join(f'{it!s:.600}' for it in about)}")


class Watch:
    """Counter of database writes that a request must have caused."""

    def __init__(self, file: str) -> None:
        self._line = sqlite3.connect(file, isolation_level=None)
        self._line.execute("CREATE TABLE batter_log (what TEXT)")
        for table in metadata.tables:
            if table not in BY_ITSELF:
                for act in ("INSERT", "UPDATE", "DELETE"):
                    asked = (
                        "WHEN NEW.kind <> 'close' " if (act, table) == ("INSERT", "journal") else ""
                    )  # the end of a window
                    self._line.execute(
                        f'CREATE TRIGGER "batter_{table}_{act}" AFTER {act} ON "{table}" {asked}'
                        f"BEGIN INSERT INTO batter_log VALUES ('{act} {table}'); END"
                    )

    def count(self) -> int:
        """Return the number of writes so far."""
        return int(self._line.execute("SELECT coalesce(max(rowid), 0) FROM batter_log").fetchone()[0])

    def since(self, count: int) -> list[str]:
        """Return the writes since `count`."""
        return [row[0] for row in self._line.execute("SELECT what FROM batter_log WHERE rowid > ?", (count,))]

    def close(self) -> None:
        """Close the database connection."""
        self._line.close()


class Target:
    """A test server with accounts and tables."""

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
        self.cup: str = ada.post("/api/tournaments", json={**cup, "time_control": {"kind": "correspondence"}}).json()[
            "id"
        ]
        self.ids = [*self.running, over, self.open["id"], self.cup]

    def client(self, who: str) -> TestClient:
        """Return the browser session of `who`, signing in again if necessary."""
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
            asyncio.run(Reports(self.app.state.ctx.store).appoint(who))
            self.app.state.ctx.people.forget()
        return client

    def _table(self, client: TestClient, game: str) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = client.post(
            "/api/tables", json={"game": game, "seats": seats, "time_control": {"kind": "correspondence"}}
        )
        id: str = made.json()["id"]
        assert client.post(f"/api/tables/{id}/start").is_success
        return id


def _knows_nothing(*_: object) -> str:
    raise BotFailed("the coach is not part of this test")


@contextmanager
def target(file: str) -> Iterator[Target]:
    """Run a server without background activity and without rate limits."""
    pennies = Game("baronage.pennies")
    before = connections.RATE, connections.BURST, Sender.look, coaching.Job.run
    connections.RATE = connections.BURST = Sender.look = 1e12
    setattr(coaching.Job, "run", _knows_nothing)  # noqa: B010
    store = Store(file)
    try:
        app = application(store, {**games(), "pennies": pennies}, Silent(0), (0.0, 0.0), rate=1e12, clock=Still())
        app.state.ctx.scheduler.chores = []
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
    """Send `count` requests to all routes in turn, or to those with the path `only`."""
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
    """Return an address and a body that fit the description; corrupt half of them."""
    query = []
    spoil = luck.random() < 0.5
    for given in operation.get("parameters", ()):
        value = maker.make(given["schema"], given["name"])
        if spoil and luck.random() < 0.3:
            value = spoiled(value, luck)
        text = value if isinstance(value, str) else json.dumps(value)
        quoted = quote(text.encode("utf-8", "surrogatepass"), safe="")
        if given["in"] == "path":
            path = path.replace("{" + given["name"] + "}", quoted.replace("%2F", "-").strip(".") or "-")
        elif given.get("required") or luck.random() < 0.7:
            query.append(f"{given['name']}={quoted}")
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
    """Send `count` corrupted protocol messages over one connection."""
    report, luck = Report(), random.Random(seed)
    with it.client(MEMBER).websocket_connect("/ws") as line:
        for number in range(count):
            message = _message(line, it, luck)
            data = json.dumps(spoiled(message, luck) if luck.random() < 0.6 else message).encode()
            data = spoiled_bytes(data, luck) if luck.random() < 0.15 else data
            before = it.watch.count()
            try:
                replies = _answers(line, data, LAST + number)
            except WebSocketDisconnect as ended:
                report.expect(False, "the connection ended", ended.code, data)
                return report
            report.doors[message["type"]] += 1
            report.expect(len(replies) == 1, "not one answer for one message", replies, data)
            failed = [one for one in replies if one["type"] == "failed"]
            report.answers[replies[0]["code"] if failed else "done"] += 1
            for one in failed:
                report.expect(one["code"] in CODES and bool(one["sentence"]), "refused without a code", one, data)
                report.expect(one["sentence"] not in FAULTS, "a fault", one, data)
                report.expect(
                    not it.watch.since(before), "refused, and something changed", it.watch.since(before), data
                )
    return report


def _answers(line: WebSocketTestSession, data: bytes, last: int) -> list[dict[str, Any]]:
    """Return the answers to a message, without updates sent to all subscribers."""
    line.send_bytes(data)
    line.send_json({"type": "leave", "id": last, "table": "none"})
    replies: list[dict[str, Any]] = []
    while True:
        heard = json.loads(_heard(line))
        if heard.get("id") == last:
            return replies
        if "id" in heard and heard["type"] != "pact":
            replies.append(heard)


def _heard(line: WebSocketTestSession) -> str | bytes:
    message = line.receive()
    line._raise_on_close(message)
    return cast("str | bytes", message.get("text") or message.get("bytes"))


def _message(line: WebSocketTestSession, it: Target, luck: random.Random) -> dict[str, Any]:
    """Return a plausible message about a running table, one of its seats and a legal action."""
    table, seat = luck.choice(it.running), luck.randrange(2)
    (view,) = _answers(
        line, json.dumps({"type": "look", "id": 1, "table": table, "seat": seat, "want": []}).encode(), LAST
    )
    actions = [choice["action"] for choice in view["question"].get("choices", ())]
    which = luck.randrange(1 << 20)  # keeps later messages independent of the number of choices
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
        "undo": act,
        "pause": act,
        "answers": {**act, "texts": [luck.choice(texts)]},
        "why": {"seat": seat, "nodes": ["x", "y"]},
        "preview": {"seat": seat, "draft": {"x": [1]}},
        "try": {"seat": seat, "text": luck.choice(texts)},
        "hint": {"seat": seat, "part": which % 3 - 1},
        "extend": {"hours": 1.5, "key": ""},
        "expel": {"seat": seat},
        "seek": {"seat": seat},
        "post": {"channel": luck.choice(("table", "0,1", "spectators")), "text": "hello"},
        "propose": {"seat": seat, "to": 1 - seat, "kind": "peace", "params": {"turns": 2}},
        "answer": {"seat": seat, "pact": "x", "yes": True},
        "negotiation": {"seat": seat},
        "history": {"since": 0, "before": 5},
        "mark": {"channel": "table", "number": 1, "muted": False},
    }
    kind = luck.choice(sorted(kinds))
    return {"type": kind, "id": luck.randrange(1, 1000), "table": table, **kinds[kind]}


def main() -> int:
    """Test routes and socket, print the report and return the exit status."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--requests", type=int, default=300)
    given.add_argument("--messages", type=int, default=300)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--only", default="", help="only this path, such as /api/tables")
    chosen = given.parse_args()
    findings = 0
    with tempfile.TemporaryDirectory() as folder, target(f"{folder}/baronage.db") as it:
        messages = batter_socket(it, chosen.messages, chosen.seed)
        requests = batter_doors(it, chosen.requests, chosen.seed, chosen.only)
        for name, report in (("messages", messages), ("requests", requests)):
            print(
                f"{sum(report.doors.values())} {name} of {len(report.doors)} kinds: {dict(sorted(report.answers.items()))}"
            )
            for finding in report.findings[:MAX_TOLD]:
                print(f"  {finding}")
            findings += len(report.findings)
    print(f"{findings} findings")
    return bool(findings)


if __name__ == "__main__":
    sys.exit(main())
