"""Scenes in a house: three persons, a clock that stands, bots that are quick, and ears that remember."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert, select

from baronage.engine.core.errors import Refusal
from baronage.engine.game.game import Game
from baronage.games import games
from baronage.server.container import Services
from baronage.server.errors import code_of
from baronage.server.protocol import ChatMessage, Messages, Update, View
from baronage.server.scheduling.scheduler import Scheduler
from baronage.server.services.listing import Listing
from baronage.server.services.room import Subscriber
from baronage.server.store.schema import persons
from baronage.server.store.store import Store
from baronage.server.table.occupant import Occupant
from baronage.server.table.wall_clock import Clock
from baronage.server.time_control import TimeControl, Untimed
from baronage.server.workers.bot_workers import BotFailed, BotWorkers
from tests.engine.table import PENNIES

ADA, BO, CY = "ada", "bo", "cy"
GAMES = {**games(), "pennies": PENNIES}


class Ear:
    """A watcher that remembers."""

    def __init__(self, person: str, address: str = "") -> None:
        self.person = person
        self.address = address
        self.received: list[Messages] = []

    def tell(self, message: Messages) -> None:
        self.received.append(message)

    def updates(self) -> list[Update]:
        return [message for message in self.received if isinstance(message, Update)]

    def said(self) -> list[ChatMessage]:
        return [message for message in self.received if isinstance(message, ChatMessage)]

    def heard(self) -> list[str]:
        return [message.text for message in self.said()]


async def watch_view(
    services: Services, ear: Subscriber, id: str, seat: int | None, *more: Any, **further: Any
) -> View:
    """Subscribe without table data."""
    found = await services.subscriptions.subscribe(ear, id, seat, *more, **further)
    assert isinstance(found, View)
    return found


async def look_view(services: Services, person: str, id: str, seat: int | None, *more: Any, **further: Any) -> View:
    """Look without table data."""
    found = await services.subscriptions.show(person, id, seat, *more, **further)
    assert isinstance(found, View)
    return found


class Time(Clock):
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at

    def ahead(self) -> float:
        return 0.0  # there is no other

    def not_before(self, at: float) -> None:
        """It is moved by those who test."""


class Quick(BotWorkers):
    """Bots that take what is first, in this process; or always fail."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(count=0)
        self.fails = fails

    async def choose(self, name: str, game: Game, view: dict[str, Any], seat: int, *more: Any) -> tuple[Any, ...]:
        if self.fails:
            raise BotFailed("no idea")
        actions = PENNIES.load(view).actions(seat)
        return (actions[-1],)


def run(store: Store, scene: Callable[[Services, Time], Awaitable[None]]) -> None:
    """Play a scene in a house that has three persons."""
    time = Time()

    async def play() -> None:
        if not store.read(select(persons)):
            await store.write(
                *((insert(persons), {"id": it, "name": it.title(), "created": 0.0}) for it in (ADA, BO, CY))
            )
        await scene(Services(store, GAMES, time), time)

    asyncio.run(play())


def localize_all(ears: list[Ear]) -> bool:
    return all(ear.updates() for ear in ears)


def two(first: str = ADA, second: str = BO) -> list[Occupant]:
    return [Occupant(first, "", first.title()), Occupant(second, "", second.title())]


async def started(
    services: Services, time_control: TimeControl | None = None, occupants: list[Occupant] | None = None
) -> Listing:
    listing = await services.seating.create(ADA, PENNIES, {}, occupants or two(), time_control or Untimed(), True)
    await services.seating.start(ADA, listing.id)
    return listing


def watchful(services: Services) -> Scheduler:
    """A caretaker who is there however far the clock is moved."""
    scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
    scheduler.lease = 1e9
    return scheduler


async def refused(what: Awaitable[Any], code: str) -> None:
    with pytest.raises(Refusal) as found:
        await what
    assert code_of(found.value) == code


async def until(param: Callable[[], bool]) -> None:
    for _ in range(12_000):  # a minute or more
        if param():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never happened")
