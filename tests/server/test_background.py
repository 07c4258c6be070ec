"""Background work goes on when the database was away, and loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert, update
from sqlalchemy.exc import OperationalError

from baronage.server.background import Background
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.notifications.destinations import Recipients
from baronage.server.notifications.preferences import HOOK
from baronage.server.store.schema import persons
from baronage.server.store.store import OUTAGE, Store
from tests.server.scenes import GAMES, Quick, Time, until


class Pauses:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, asyncio.Future[None]]] = []
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((self.now + seconds, woken))
        await woken

    async def pass_by(self, seconds: float) -> None:
        """Let so many seconds pass, one after the other, and whoever wakes do its work."""
        for _ in range(int(seconds)):
            self.now += 1.0
            due = [it for it in self.waiting if it[0] <= self.now]
            self.waiting = [it for it in self.waiting if it[0] > self.now]
            for _, woken in due:
                if not woken.done():
                    woken.set_result(None)
            for _ in range(20):
                await asyncio.sleep(0)


class Away:
    """A store whose reads fail until the database is back."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read, self.is_away, self.tries = store.read, True, 0
        monkeypatch.setattr(store, "read", self._read)

    def _read(self, *args: Any, **more: Any) -> Any:
        self.tries += 1
        if self.is_away:
            raise OperationalError("SELECT", {}, sqlite3.OperationalError("the database is away"))
        return self.read(*args, **more)


def figure(store: Store, name: str) -> float:
    lines = store.metrics.page().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.split()[0] == name)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read is read on the spot: no thread has to be waited for."""

    async def here(work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return work(*args, **more)

    monkeypatch.setattr(asyncio, "to_thread", here)


@pytest.mark.usefixtures("at_once")
def test_a_minute_without_a_database_loses_no_change_of_who_is_told_what(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        pauses = Pauses()
        background = Background(sqlite, pauses.sleep)
        recipients = Recipients(sqlite, True, background)
        await sqlite.write((insert(persons), {"id": "ada", "name": "Ada", "created": 0.0}))
        await recipients.add("ada", HOOK, "http://127.0.0.1:1/", "", 0.0)
        away = Away(sqlite, monkeypatch)
        for _ in range(3):
            recipients.changed("ada")
            await pauses.pass_by(1)
        await sqlite.write((update(persons).where(persons.c.id == "ada").values(name="Ada L."), {}))
        await pauses.pass_by(60)
        assert 10 <= away.tries <= 14, "one of the three goes on trying"
        assert figure(sqlite, "baronage_background_failing") == 1.0
        assert figure(sqlite, "baronage_background_retries_total") == away.tries
        away.is_away = False
        await pauses.pass_by(6)
        reader = recipients.active("ada")
        assert reader is not None
        assert reader.name == "Ada L."
        assert figure(sqlite, "baronage_background_failing") == 0.0
        assert not background.tasks

    asyncio.run(scene())


@pytest.mark.usefixtures("at_once")
def test_a_minute_without_a_database_loses_no_outage(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        pauses = Pauses()
        background = Background(sqlite, pauses.sleep)
        services = Services(sqlite, GAMES, Time(), background=background)
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        await scheduler.leases.alive(100.0, 6.0)
        await scheduler.leases.alive(200.0, 6.0)
        away = Away(sqlite, monkeypatch)
        scheduler._on_announcement(OUTAGE, "")
        await pauses.pass_by(60)
        assert services.rooms.outages == []
        away.is_away = False
        await pauses.pass_by(6)
        assert [(one.since, one.until) for one in services.rooms.outages] == [(100.0, 200.0)]
        assert not background.tasks

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("error", "away"),
    [
        *((sqlite3.OperationalError("disk I/O error"), True), (ApiError("store", "It was not written."), True)),
        *((ApiError("unsure", "Nobody knows."), True), (ApiError("refused", "No."), False), (KeyError("seat"), False)),
    ],
    ids=["the store", "not written", "unsure", "a refusal", "a fault"],
)
def test_what_fails_is_logged_with_its_place_and_given_up_unless_the_store_fails(
    sqlite: Store, error: Exception, away: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async def work() -> None:
            raise error

        pauses = Pauses()
        background = Background(sqlite, pauses.sleep)
        background.until_done("work", work)
        await until(lambda: bool(caplog.records))
        await pauses.pass_by(1)
        assert bool(background.tasks) == away
        await background.stop()

    asyncio.run(scene())
    told = caplog.records[0]
    assert told.getMessage().startswith("work failed: ")
    assert bool(told.exc_info) != away
