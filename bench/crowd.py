"""Those who look on, or make trouble, while others play: spectators of a large table, a client that does not read, a table with
many seats at which all click, bots that never answer."""

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
from baronage.server.house.bot_workers import BotWorkers, choose
from baronage.server.house.house import House
from baronage.server.pace import Live
from baronage.server.people.people import BROWSER, hash_of
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import persons, sessions
from baronage.server.store.store import Store

PACE = Live(bank=86_400.0, increment=0.0, window=3.0)
TROUBLES = ("slow", "huge", "silent")  # one client that does not read, one huge table, bots that never answer
ALL = ["words", "scene", "view"]
HUGE, ITS_SEATS = "protectors", 16  # no table has more seats, and nothing is dearer to draw for all of them
SILENT, SILENT_TABLES = "regent", 8  # the bot that never answers here, and the tables at which it sits
CLICKS = 10.0  # a second, at the huge table


class Choice(msgspec.Struct):
    """Of a message, what is needed to play."""

    action: list[int]


class Question(msgspec.Struct):
    """The same."""

    asked: bool = False
    choices: list[Choice] = []


class Look(msgspec.Struct):
    """Of an answer, what is needed to look and to play."""

    type: str
    id: int = -1
    number: int = -1
    question: Question = msgspec.field(default_factory=Question)


read_look = msgspec.json.Decoder(Look).decode


# --- prepared in the store ------------------------------------------------------------------------------------------


async def somebody(store: Store, *ids: str) -> None:
    """People with secrets of their own."""
    for id in ids:
        key = {"hash": hash_of(f"secret {id}"), "person": id, "kind": BROWSER, "created": 0.0}
        await store.write((insert(persons), {"id": id, "name": id, "created": 0.0}), (insert(sessions), key))


async def prepare_watched(url: str, count: int) -> str:
    """A table of Yuan that has begun, all seats by one person, and people who look on."""
    store = Store(url)
    await somebody(store, "host", *(f"looker{number}" for number in range(count)))
    id = await _begun(House(store, games()), "yuan", "host", [Sitter("host", "", "Host")] * 8)
    store.close()
    return id


async def prepare_trouble(url: str, kind: str) -> list[str]:
    """The tables that it needs."""
    store = Store(url)
    house = House(store, games())
    await somebody(store, "trouble")
    mine = Sitter("trouble", "", "Trouble")
    if kind == "silent":
        silent = [mine, Sitter("", SILENT, "Silent")]
        found = [await _begun(house, "brawling", "trouble", silent) for _ in range(SILENT_TABLES)]
    elif kind == "huge":
        found = [await _begun(house, HUGE, "trouble", [mine] * ITS_SEATS)]
    else:
        found = [await _begun(house, "yuan", "trouble", [mine] * 8)]
    store.close()
    return found


async def _begun(house: House, game: str, host: str, sitters: list[Sitter]) -> str:
    listing = await house.seating.create(host, games()[game], {}, sitters, PACE, True)
    await house.seating.start(host, listing.id)
    return listing.id


def never(name: str, *question: Any) -> tuple[Any, ...]:
    """What bots do here: one of them thinks for ever."""
    if name == SILENT:
        time.sleep(1e6)
    return tuple(choose(name, *question))


def workers() -> BotWorkers:
    """Two, as on two cores."""
    return BotWorkers(2, chooser=never)


# --- people ---------------------------------------------------------------------------------------------------------


class Onlooker:
    """Somebody who asks for everything that a table shows, again and again, or is told it; or the host, who clicks something."""

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
        """Ask again and again; or, with nothing between, be told what happens, as a page is."""
        await asyncio.sleep(random.random() * min(1.0, every))
        if every == float("inf"):
            line.send(json.dumps({"type": "watch", "id": 1, "table": table, "want": ["words", "scene"]}).encode())
            return
        while True:
            await self.ask(line, type="look", table=table, want=ALL)
            await asyncio.sleep(every)

    async def play_on(self, line: Line, table: str, seats: int = 8, every: float = 1.0) -> None:
        """Click again and again, on each seat in turn."""
        seat, luck = 0, random.Random(2)
        while True:
            found = await self.ask(line, type="look", table=table, seat=seat, want=[])
            if found.question.choices:
                action = luck.choice(found.question.choices).action
                await self.ask(line, type="play", table=table, seat=seat, number=found.number, actions=[action])
            seat = (seat + 1) % seats
            await asyncio.sleep(every)


class Crowd:
    """Tasks of all who are not measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tasks: list[asyncio.Task[None]] = []
        self.lookers: list[Onlooker] = []

    async def look_on(self, table: str, count: int, looks: float) -> None:
        """Begin to look on, so many times a second each; 0: they are told what happens."""
        for number in range(count):
            one = Onlooker()
            line = await connect(self.port, f"secret looker{number}", one.hear)
            self._begin(one.look_on(line, table, 1 / looks if looks else float("inf")))
            self.lookers.append(one)
        host = Onlooker()
        self._begin(host.play_on(await connect(self.port, "secret host", host.hear), table))

    async def trouble(self, kind: str, tables: list[str]) -> None:
        """Begin to make trouble."""
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
        else:  # the bots are asked as soon as it is their turn
            for table in tables:
                watch = {"type": "watch", "id": 0, "table": table, "seat": 0, "want": ALL}
                line.send(json.dumps(watch).encode())
                other = Onlooker()
                line_there = await connect(self.port, "secret trouble", other.hear)
                self._begin(other.play_on(line_there, table, 1))

    async def _does_not_read(self, table: str) -> None:
        """Ask for all that there is, ten times a second, and read nothing; come again when let go."""
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
        """All go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
