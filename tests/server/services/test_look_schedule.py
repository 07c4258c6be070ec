"""When looks are answered: at fixed times, whatever else the server does."""

from __future__ import annotations

import asyncio
import time

from baronage.server.http.socket import HANDLERS
from baronage.server.protocol import Look, Watch
from baronage.server.services.look_schedule import LookSchedule

EVERY = 0.05


class Stopped(Exception):
    """The look has reached the schedule."""


def test_a_look_waits_for_the_next_time_and_all_until_then_are_answered_together() -> None:
    async def scene() -> None:
        loop, schedule = asyncio.get_running_loop(), LookSchedule(EVERY)
        answered: list[tuple[str, int]] = []

        async def look(name: str) -> None:
            asked = int(loop.time() // EVERY)
            await schedule.wait()
            answered.append((name, int(loop.time() // EVERY) - asked))

        for _ in range(3):
            first = loop.create_task(look("first"))
            await asyncio.sleep(0)  # it waits now
            second = loop.create_task(look("second"))
            await asyncio.sleep(0)
            assert not answered
            await asyncio.gather(first, second)
            assert [name for name, _ in answered] == ["first", "second"]
            assert all(later >= 1 for _, later in answered), answered
            answered.clear()

    asyncio.run(scene())


def test_work_that_ends_after_the_time_does_not_make_a_look_wait_for_another() -> None:
    """A look that arrives during a click is answered with those that came before it."""

    async def scene() -> None:
        loop, schedule = asyncio.get_running_loop(), LookSchedule(EVERY)
        before = loop.create_task(schedule.wait())
        await asyncio.sleep(0)
        time.sleep(2 * EVERY)
        during = loop.create_task(schedule.wait())
        await before
        await asyncio.sleep(0)
        assert during.done()

    asyncio.run(scene())


def test_looks_of_sockets_wait_for_it() -> None:
    class Schedule:
        async def wait(self) -> None:
            raise Stopped

    class Parts:
        looks = Schedule()

    class Socket:
        services = Parts()

    for request in (Look(id=1, table="t"), Watch(id=1, table="t")):
        try:
            asyncio.run(HANDLERS[type(request)].run(Socket(), request))  # type: ignore[arg-type]
        except Stopped:
            continue
        raise AssertionError(f"{type(request).__name__} is answered at once")
