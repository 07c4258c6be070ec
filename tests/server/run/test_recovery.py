"""A server is killed at many random moments, in the middle of games, drafts and talk: nothing that it acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy import select, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from baronage.engine.game.game import Game
from baronage.games import games
from baronage.server.accounts.accounts import People
from baronage.server.accounts.accounts import Person as Guest
from baronage.server.container import Services
from baronage.server.http import connections
from baronage.server.http.app import application
from baronage.server.protocol import read_time_control
from baronage.server.store.schema import journal
from baronage.server.store.store import Store
from baronage.server.table.occupant import Occupant
from baronage.server.workers.bot_workers import BotWorkers, choose
from tests.engine.table import PENNIES

GAMES = {**games(), "pennies": PENNIES}
PATIENCE = 60.0  # seconds for the slowest machine to start


class Near(BotWorkers):
    """Bots that think in the server itself: a process of their own would take longer to start than the server lives."""

    async def choose(self, name: str, game: Game, view: dict[str, Any], seat: int, *more: Any) -> tuple[Any, ...]:
        return choose(name, game, view, seat, 7)


def live(url: str, door: socket.socket) -> None:
    """A server, as long as it is let live.

    The test holds the door open meanwhile, so that nobody else gets its number, and who knocks too early waits.
    """
    connections.BURST = 1e9  # what these people do in a second is more than people do
    app = application(Store(url), GAMES, Near(0), (0.0, 0.005), rate=1e9)
    config = uvicorn.Config(app, log_level="error", ws="websockets-sansio", lifespan="on")
    asyncio.run(uvicorn.Server(config).serve([door]))


@dataclass
class Script:
    """What one person does at one table, and what of it was acknowledged since the server was last looked into."""

    game: str
    mine: list[int]
    id: str
    known: int = 0  # acts that were found in the journal
    done: list[tuple[int, str, Any]] = field(default_factory=list)  # seat and kind of acts, and what was played
    doing: list[tuple[int, str, Any]] = field(default_factory=list)  # sent and not answered
    said: list[str] = field(default_factory=list)
    saying: list[str] = field(default_factory=list)
    drafts: dict[int, list[list[Any]]] = field(
        default_factory=dict
    )  # by seat: what may be drafted after what was acknowledged
    numbers: dict[int, int] = field(default_factory=dict)
    clocks: dict[int, tuple[float, Any]] = field(
        default_factory=dict
    )  # by seat: when the server that was asked began, and the clock that it showed
    over: bool = False


class Person:
    """Plays several tables at once over one connection."""

    def __init__(self, line: ClientConnection, scripts: list[Script], luck: random.Random, begun: float) -> None:
        self.line, self.scripts, self.luck = line, scripts, luck
        self.begun = begun  # no later than the server
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.id = 0

    async def ask(self, **message: Any) -> dict[str, Any]:
        self.id += 1
        id, self.answers[self.id] = self.id, asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"id": id, **message}))
        return await self.answers[id]

    async def hear(self) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            async for text in self.line:
                message = json.loads(text)
                if message.get("id") in self.answers:
                    self.answers.pop(message["id"]).set_result(message)

    async def play(self, it: Script) -> None:
        while not it.over:
            for seat in it.mine:
                await self.turn(it, seat)
                await asyncio.sleep(0)

    async def turn(self, it: Script, seat: int) -> None:
        view = await self.ask(type="look", table=it.id, seat=seat)
        it.over = view["over"]
        question, number = view["question"], view["number"]
        it.numbers[seat] = number
        it.drafts[seat] = [question["draft"]]
        for clock in view["clocks"]:
            if clock["seat"] == seat:
                it.clocks[seat] = self.begun, clock
        if self.luck.random() < 0.2:
            text = f"{it.game} {seat} {self.luck.random()}"
            it.saying = [text]
            assert (await self.ask(type="post", table=it.id, channel="table", text=text))["type"] == "done"
            it.said += it.saying
            it.saying = []
        kind = "play" if question["choices"] and not it.over else ""
        if question["draft"] and self.luck.random() < 0.3:
            kind = self.luck.choice(("back", "draft"))  # a draft that is one click shorter is the same
        if kind:
            choice = self.luck.choice(question["choices"]) if kind == "play" else None
            more = {"actions": [choice["action"]]} if choice else {}
            if kind == "draft":
                more = {"actions": question["draft"][:-1]}
            it.doing = [(seat, kind, more.get("actions"))]
            answer = await self.ask(type=kind, table=it.id, seat=seat, number=number, **more)
            it.doing = []
            if answer["type"] == "done":
                it.done.append((seat, kind, answer["played"] if choice else more.get("actions")))
                it.numbers[seat] = number + 1
                it.drafts[seat] = drafted(question, choice)
                it.clocks.pop(seat, None)  # until it is looked at again
            else:
                assert answer["code"] == "stale", answer  # the bot was quicker


def drafted(question: Any, choice: Any) -> list[list[Any]]:
    """What may be drafted after that, if nothing else has happened."""
    before = question["draft"]
    if choice is None:
        return [before[:-1]]
    if not question["drafts"] or choice["effect"] == "send":
        return [[]]
    return [[*before, choice["action"]], before]  # it is drafted, or was done beside the draft


async def one_life(start: Callable[[], Any], port: int, token: str, scripts: list[Script], luck: random.Random) -> None:
    """The server lives for a random short time, and is killed."""
    begun = time.time()
    process = start()
    try:
        headers = {"authorization": f"Bearer {token}"}
        address = f"ws://127.0.0.1:{port}/ws"
        async with connect(address, additional_headers=headers, open_timeout=PATIENCE) as line:
            person = Person(line, scripts, luck, begun)
            hearing = asyncio.create_task(person.hear())
            for it in scripts:
                await check_after(person, it)
            tasks = [asyncio.create_task(person.play(it)) for it in scripts]
            await asyncio.wait(tasks, timeout=luck.random() * 0.4, return_when=asyncio.FIRST_EXCEPTION)
            faults = [task.exception() for task in tasks if task.done() and task.exception()]
            os.kill(process.pid, signal.SIGKILL)
            assert not faults, faults
            await asyncio.wait([hearing], timeout=10)
            for task in [*tasks, hearing]:
                task.cancel()
            await asyncio.gather(*tasks, hearing, return_exceptions=True)
    finally:
        process.kill()
        await asyncio.to_thread(process.join)


async def check_after(person: Person, it: Script) -> None:
    """What was acknowledged before the server was killed is what one sees now."""
    for seat in it.mine:
        view = await person.ask(type="look", table=it.id, seat=seat)
        assert view["type"] == "view", view
        assert view["number"] >= it.numbers.get(seat, 0)
        if not it.doing and view["number"] == it.numbers.get(seat):
            assert view["question"]["draft"] in it.drafts.get(seat, [view["question"]["draft"]])
            for clock in view["clocks"]:
                if clock["seat"] == seat and seat in it.clocks:
                    begun, before = it.clocks[seat]
                    assert (clock["bank"], clock["runs"]) == (before["bank"], before["runs"])
                    if before["due"] is not None:
                        given = clock["due"] - before["due"]
                        # an outage counts from the last sign of life, which may be older than this look at the clock
                        assert -1e-3 <= given <= time.time() - begun, "only what the server was away is given back"
    heard = await person.ask(type="history", table=it.id, since=0)
    texts = [said["text"] for said in heard["messages"]]
    assert texts[: len(it.said)] == it.said
    assert texts[len(it.said) :] in ([], it.saying)
    it.said, it.saying, it.doing = texts, [], []
    it.drafts.clear()


def check_written(store: Store, it: Script) -> None:
    """The journal holds what was acknowledged, in order, and at most one thing more, which was on its way."""
    wanted = select(journal).where(journal.c.table == it.id).order_by(journal.c.number)
    rows = store.read(wanted)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    bodies = [json.loads(row.body) for row in rows]
    people = [
        (row.seat, row.kind, body.get("actions"))
        for row, body in zip(rows, bodies, strict=True)
        if "by" not in body and row.kind in ("play", "back", "draft")
    ]
    fresh = people[it.known :]
    assert fresh in (it.done, it.done + it.doing), (fresh, it.done, it.doing)
    it.known, it.done = len(people), []


POST = {"kind": "correspondence", "hours": 24, "printed": False}
LIVE = {"kind": "live"}
SETTINGS: list[tuple[str, dict[str, Any], str]] = [  # game, pace, seats: m is the person's, b a bot's
    ("brawling", LIVE, "mb"),
    ("brawling", POST, "mmb"),
    ("pennies", POST, "mm"),
    ("pennies", LIVE, "bmb"),
]


async def new_table(store: Store, person: Guest, setting: int) -> Script:
    """A table that has begun."""
    game, time_control, seats = SETTINGS[setting]
    occupants = [
        Occupant(person.id, "", person.name) if seat == "m" else Occupant("", "random", "random bot") for seat in seats
    ]
    services = Services(store, GAMES)
    listing = await services.seating.create(
        person.id, GAMES[game], {}, occupants, read_time_control(time_control), True
    )
    await services.seating.start(person.id, listing.id)
    return Script(game, [seat for seat, who in enumerate(seats) if who == "m"], listing.id)


OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> 'test'"
)


def settled(store: Store) -> None:
    """PostgreSQL itself was not killed: it goes on with what was sent to it, until it sees that nobody is there."""
    while store.shared and store.read(OTHERS)[0][0]:
        time.sleep(0.01)


@pytest.mark.slow
@pytest.mark.timeout(1200)  # it starts a server fifty times
@pytest.mark.parametrize(("kind", "lives"), [("sqlite", 50), ("postgres", 12)])
def test_nothing_acknowledged_is_lost_at_many_kills(
    kind: str, lives: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/baronage.db" if kind == "sqlite" else request.getfixturevalue("shared")
    context = multiprocessing.get_context("forkserver")  # modules and routes are read once: fifty starts are quick
    context.set_forkserver_preload(["tests.server.run.warm"])
    door, luck = socket.create_server(("127.0.0.1", 0)), random.Random(50)

    def start() -> Any:
        process = context.Process(target=live, args=(url, door), daemon=True)
        process.start()
        return process

    store = Store(url if kind == "sqlite" else f"{url}&application_name=test")
    try:
        asyncio.run(many_lives(store, start, door.getsockname()[1], lives, luck))
    finally:
        store.close()
        door.close()


async def many_lives(store: Store, start: Callable[[], Any], port: int, lives: int, luck: random.Random) -> None:
    person, secret = await People(store).guest("Ada")
    scripts = [await new_table(store, person, setting) for setting in range(len(SETTINGS))]
    acts = 0
    for _ in range(lives):
        await one_life(start, port, secret, scripts, luck)
        await asyncio.to_thread(settled, store)
        for setting, it in enumerate(scripts):
            acts += len(it.done)
            check_written(store, it)
            if it.over:
                scripts[setting] = await new_table(store, person, setting)
    assert acts > 3 * lives, "there was something to lose"
