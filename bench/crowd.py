"""Spectators and abusive clients during a load test.

These are spectators of a large table, a client that doesn't read, a table with many clicking seats, and bots that never
answer.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import msgspec
from lines import Line, connect
from sqlalchemy import insert

from baronage.games import games
from baronage.server.accounts.accounts import BROWSER
from baronage.server.accounts.passwords import hash_of
from baronage.server.container import Services
from baronage.server.store.schema import persons, sessions
from baronage.server.store.store import Store
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Live
from baronage.server.workers.bot_workers import BotWorkers, choose

PACE = Live(bank=86_400.0, increment=0.0, window=3.0)
TROUBLES = ("slow", "huge", "silent")  # a client that doesn't read, a huge table, bots that never answer
ALL = ["words", "scene", "view"]
HUGE, ITS_SEATS = "protectors", 16  # the largest number of seats, and the slowest game to draw
SILENT, SILENT_TABLES = "regent", 8  # the bot that never answers, and its number of tables
CLICKS = 10.0  # per second, at the huge table


class Choice(msgspec.Struct):
    """A choice in a message, with the fields needed to play."""

    action: list[int]


class Question(msgspec.Struct):
    """A question in a message, with the fields needed to play."""

    asked: bool = False
    choices: list[Choice] = []


class Look(msgspec.Struct):
    """A response, with the fields needed to watch and to play."""

    type: str
    id: int = -1
    number: int = -1
    question: Question = msgspec.field(default_factory=Question)


read_look = msgspec.json.Decoder(Look).decode


# --- prepared in the store ------------------------------------------------------------------------------------------


async def somebody(store: Store, *ids: str) -> None:
    """Add accounts with secrets."""
    for id in ids:
        key = {"hash": hash_of(f"secret {id}"), "person": id, "kind": BROWSER, "created": 0.0}
        await store.write((insert(persons), {"id": id, "name": id, "created": 0.0}), (insert(sessions), key))


async def prepare_watched(url: str, count: int) -> str:
    """Add a started table of Yuan with one person on all seats, and spectators."""
    store = Store(url)
    await somebody(store, "host", *(f"looker{number}" for number in range(count)))
    id = await _begun(Services(store, games()), "yuan", "host", [Occupant("host", "", "Host")] * 8)
    store.close()
    return id


async def prepare_trouble(url: str, kind: str) -> list[str]:
    """Add the tables for a kind of abuse."""
    store = Store(url)
    services = Services(store, games())
    await somebody(store, "trouble")
    mine = Occupant("trouble", "", "Trouble")
    if kind == "silent":
        silent = [mine, Occupant("", SILENT, "Silent")]
        found = [await _begun(services, "brawling", "trouble", silent) for _ in range(SILENT_TABLES)]
    elif kind == "huge":
        found = [await _begun(services, HUGE, "trouble", [mine] * ITS_SEATS)]
    else:
        found = [await _begun(services, "yuan", "trouble", [mine] * 8)]
    store.close()
    return found


async def _begun(services: Services, game: str, host: str, occupants: list[Occupant]) -> str:
    listing = await services.seating.create(host, games()[game], {}, occupants, PACE, True)
    await services.seating.start(host, listing.id)
    return listing.id


def never(name: str, *question: Any) -> tuple[Any, ...]:
    """Choose like a bot, except for one bot that never answers."""
    if name == SILENT:
        time.sleep(1e6)
    return tuple(choose(name, *question))


def workers() -> BotWorkers:
    """Return two bot processes, as on two cores."""
    return BotWorkers(2, chooser=never)


# --- people ---------------------------------------------------------------------------------------------------------


class Onlooker:
    """A client that requests or follows a whole table, or the host, who clicks."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.updates = 0
        self.answer: asyncio.Future[Look] | None = None

    def hear(self, text: bytes) -> None:
        message = read_look(text)
        self.updates += message.type == "update"
        if message.id >= 0 and self.answer is not None and not self.answer.done():
            self.answer.set_result(message)

    async def ask(self, line: Line, **request: Any) -> Look:
        self.answer = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        line.send(json.dumps({"id": 1, **request}).encode())
        found = await self.answer
        self.delays.append(time.perf_counter() - began)
        return found

    async def look_on(self, line: Line, table: str, every: float) -> None:
        """Request the table repeatedly, or, with `every` at 0, follow its updates like a page."""
        await asyncio.sleep(random.random() * min(1.0, every))
        if every == float("inf"):
            line.send(json.dumps({"type": "watch", "id": 1, "table": table, "want": ["words", "scene"]}).encode())
            return
        while True:
            await self.ask(line, type="look", table=table, want=ALL)
            await asyncio.sleep(every)

    async def play_on(self, line: Line, table: str, seats: int = 8, every: float = 1.0) -> None:
        """Click repeatedly, on each seat in turn."""
        seat, luck = 0, random.Random(2)
        while True:
            found = await self.ask(line, type="look", table=table, seat=seat, want=[])
            if found.question.choices:
                action = luck.choice(found.question.choices).action
                await self.ask(line, type="play", table=table, seat=seat, number=found.number, actions=[action])
            seat = (seat + 1) % seats
            await asyncio.sleep(every)


class Crowd:
    """The tasks of all clients that are not measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tasks: list[asyncio.Task[None]] = []
        self.lookers: list[Onlooker] = []

    async def look_on(self, table: str, count: int, looks: float) -> None:
        """Start spectators with `looks` requests per second each; 0 follows updates instead."""
        for number in range(count):
            one = Onlooker()
            line = await connect(self.port, f"secret looker{number}", one.hear)
            self._begin(one.look_on(line, table, 1 / looks if looks else float("inf")))
            self.lookers.append(one)
        host = Onlooker()
        self._begin(host.play_on(await connect(self.port, "secret host", host.hear), table))

    async def trouble(self, kind: str, tables: list[str]) -> None:
        """Start a kind of abuse."""
        one = Onlooker()
        line = await connect(self.port, "secret trouble", one.hear)
        if kind == "slow":
            self._begin(self._does_not_read(tables[0]))
            self._begin(one.play_on(line, tables[0]))
        elif kind == "huge":
            for seat in range(ITS_SEATS):
                watch = {"type": "watch", "id": 0, "table": tables[0], "seat": seat, "want": ALL}
                (await connect(self.port, "secret trouble", lambda _: None)).send(json.dumps(watch).encode())
            self._begin(one.play_on(line, tables[0], ITS_SEATS, 1 / CLICKS))
        else:  # the bots act as soon as it is their turn
            for table in tables:
                watch = {"type": "watch", "id": 0, "table": table, "seat": 0, "want": ALL}
                line.send(json.dumps(watch).encode())
                other = Onlooker()
                line_there = await connect(self.port, "secret trouble", other.hear)
                self._begin(other.play_on(line_there, table, 1))

    async def _does_not_read(self, table: str) -> None:
        """Request everything ten times a second without reading, and reconnect when disconnected."""
        while True:
            line = await connect(self.port, "secret trouble", lambda _: None)
            line.transport.pause_reading()
            while not line.transport.is_closing():
                line.send(json.dumps({"type": "look", "id": 1, "table": table, "want": ALL}).encode())
                await asyncio.sleep(0.1)
            await asyncio.sleep(0.1)

    def _begin(self, work: Any) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def end(self) -> None:
        """Disconnect all."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
