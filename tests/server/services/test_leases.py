"""Who keeps a table: one process at a time, another when it is not heard of; and times in which nobody was there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import insert

from baronage.server.services.leases import Leases
from baronage.server.store.peers import Peers
from baronage.server.store.schema import persons, tables
from baronage.server.store.store import Store

NOW = 1000.0


@pytest.fixture
def two(url: str) -> Iterator[tuple[Leases, Leases]]:
    """The same store, as two processes see it, with a running table that the first keeps."""
    stores = [Store(url), Store(url)]
    first, second = Leases(stores[0]), Leases(stores[1])
    values = dict.fromkeys(("game", "options", "time_control", "invitation"), "")
    table = {**values, "id": "t", "version": 1, "public": True, "host": "ada", "status": "running", "seed": b""}

    async def prepare() -> None:
        await stores[0].write((insert(persons), {"id": "ada", "name": "Ada", "created": 0.0}))
        await stores[0].write((insert(tables), {**table, "created": 0.0}), first.set("t", (0b101, NOW)))
        await first.register(True, NOW + 6)
        await second.register(False, NOW + 600)

    asyncio.run(prepare())
    yield first, second
    for store in stores:
        store.close()


def test_what_is_kept_is_not_taken_and_what_is_abandoned_is_taken_once(two: tuple[Leases, Leases]) -> None:
    first, second = two

    async def scene() -> None:
        assert await second.claim(NOW + 1) == []
        await first.heartbeat(NOW + 5, NOW + 11)
        assert await second.claim(NOW + 10) == [], "it was heard of in time"
        assert await second.claim(NOW + 12) == ["t"]
        assert await second.claim(NOW + 12) == [], "it is kept already"
        assert await second.overdue(NOW + 12) == ["t"]
        assert await second.overdue(NOW) == [], "it is due at this instant, not before it"
        assert await first.overdue(NOW + 12) == []

    asyncio.run(scene())


def test_what_is_not_due_is_left_alone(two: tuple[Leases, Leases]) -> None:
    first, second = two

    async def scene() -> None:
        await first.store.write(first.set("t", (0b10, NOW + 500)))
        assert await second.claim(NOW + 100) == []
        assert await second.claim(NOW + 500) == ["t"]
        await first.store.write(first.set("t", (0b10, None)))
        await first.deregister()
        assert await second.claim(NOW + 1000) == [], "nothing is ever due"
        assert await first.waiting(["t", "u"]) == {"t": 0b10}
        await first.store.write(first.end("t"))
        assert await first.waiting(["t"]) == {}

    asyncio.run(scene())


def test_who_leaves_leaves_what_he_kept(two: tuple[Leases, Leases]) -> None:
    first, second = two

    async def scene() -> None:
        await first.deregister()
        assert await second.claim(NOW + 1) == ["t"]

    asyncio.run(scene())


def test_a_time_in_which_nobody_was_there_is_noted_once(two: tuple[Leases, Leases]) -> None:
    first, second = two

    async def scene() -> None:
        assert await first.alive(NOW, 6.0) is None, "the first note of all"
        assert await second.alive(NOW + 5, 6.0) is None
        assert await first.alive(NOW + 50, 6.0) == (NOW + 5, NOW + 50, 0.0)
        assert await second.alive(NOW + 50.5, 6.0) is None
        assert await first.outages() == [(NOW + 5, NOW + 50, 0.0)]
        noted = await asyncio.gather(first.alive(NOW + 100, 6.0), second.alive(NOW + 100, 6.0))
        assert len([it for it in noted if it]) == 1, "one of two that find it writes it down"
        assert len(await second.outages()) == 2

    asyncio.run(scene())


@pytest.mark.parametrize(("ahead", "told"), [(0.0, ""), (300.0, "seconds ahead of"), (-300.0, "seconds behind")])
def test_a_clock_that_differs_from_the_databases_is_told(
    shared: str, ahead: float, told: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(shared)
    right = time.time

    async def scene() -> None:
        peers = Peers(store)
        monkeypatch.setattr(time, "time", lambda: right() + ahead)
        assert await peers.register()
        await peers.close()

    asyncio.run(scene())
    store.close()
    assert [told in message for message in caplog.messages] == ([True] if told else [])
