"""Looking at a table, and following it, while somebody acts there: nobody waits for that."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from baronage.engine.core.state import PUBLIC
from baronage.server.container import Services
from baronage.server.protocol import View
from baronage.server.services.room import Subscriber
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from tests.engine.table import SEND
from tests.server.scenes import ADA, BO, CY, Ear, Time, look_view, run, started, watch_view


class Held:
    """A store that commits nothing until it is let go."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.write, self.go, self.came = store.write, asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(store, "write", self.hold)

    async def hold(self, *statements: Any) -> None:
        self.came.set()
        await self.go.wait()
        await self.write(*statements)

    async def wait_for(self, act: asyncio.Task[None]) -> None:
        """Wait until the act wants to be committed; raise its exception if it fails before."""
        came = asyncio.create_task(self.came.wait())
        await asyncio.wait((came, act), return_when=asyncio.FIRST_COMPLETED)
        if act.done():
            came.cancel()
            await act


async def answers(services: Services, id: str, seat: int, person: str) -> None:
    """A seat plays its first action; if that is part of an offer, the offer is sent."""
    room = await services.rooms.find(id)
    table = await services.rooms.table(room)
    actions = [table.state.actions(seat)[0]]
    if table.state.at_once() is not None:
        actions.append(SEND)
    await services.play.act(person, id, seat, table.number(seat), Kind.PLAY, {"actions": actions})


async def steps(work: Any) -> Any:
    """What comes of something that waits for no lock and no commit; a test must not wait for it for ever."""
    return await asyncio.wait_for(work, 60)


def test_a_look_does_not_wait_for_who_acts(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        room = await services.rooms.find(id)
        before = await look_view(services, CY, id, None, "", 1)
        mine = await look_view(services, BO, id, 1, "", 1)
        held = Held(sqlite, monkeypatch)
        act = asyncio.create_task(answers(services, id, 0, ADA))
        await held.wait_for(act)
        assert room.lock.locked()
        view = await steps(look_view(services, CY, id, None, "", 1))
        assert (view.number, view.view, view.lines) == (before.number, before.view, before.lines), "what is committed"
        assert (await steps(look_view(services, BO, id, 1, "", 1))).number == mine.number
        assert await steps(services.play.why(BO, id, 1, ["nowhere"]))
        held.go.set()
        await act

    run(sqlite, scene)


def test_the_next_look_shows_what_happened_since_though_somebody_acts_again(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        room = await services.rooms.find(id)
        await look_view(services, CY, id, None, "", 1)
        for seat, person in ((0, ADA), (1, BO)):
            await answers(services, id, seat, person)
        table = await services.rooms.table(room)
        number, seen = table.number(PUBLIC), table.view(PUBLIC)
        assert number > 0
        held = Held(sqlite, monkeypatch)
        seat = table.state.actors()[0]
        act = asyncio.create_task(answers(services, id, seat, (ADA, BO)[seat]))
        await held.wait_for(act)
        view = await steps(look_view(services, CY, id, None, "", 1))
        assert (view.number, view.view) == (number, seen)
        held.go.set()
        await act

    run(sqlite, scene)


def test_who_begins_to_follow_while_somebody_acts_waits_for_nothing_and_misses_nothing(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        room = await services.rooms.find(id)
        await look_view(services, CY, id, None, "", 1)
        held = Held(sqlite, monkeypatch)
        act = asyncio.create_task(answers(services, id, 0, ADA))
        await held.wait_for(act)
        ear: Any = Ear(CY)
        watcher: Subscriber = ear
        view: View = await steps(watch_view(services, watcher, id, None, "", 1))
        held.go.set()
        await act
        await answers(services, id, 1, BO)
        table = await services.rooms.table(room)
        numbers = [update.number for update in ear.updates()]
        assert numbers == list(range(view.number + 1, table.number(PUBLIC) + 1))
        assert numbers

    run(sqlite, scene)
