"""A server that does not answer says where it stands."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from typing import cast

import pytest

from baronage.server.http.socket import Connection
from baronage.server.protocol import Play
from baronage.server.run.watchdog import watch_requests

BLOCKS = """
import asyncio, time
from baronage.server.run import watchdog as watch

watch.STILL = 0.5

def stands_still():
    time.sleep(1.5)

async def main():
    task = asyncio.create_task(watch.watch_loop())
    await asyncio.sleep(1.5)  # it turns
    print("so far", flush=True)
    stands_still()
    task.cancel()

asyncio.run(main())
"""


def test_a_loop_that_stands_still_is_told_of() -> None:
    found = subprocess.run([sys.executable, "-c", BLOCKS], capture_output=True, text=True, timeout=120, check=True)
    assert found.stdout == "so far\n"
    assert "in stands_still" in found.stderr
    assert found.stderr.count("Timeout") == 1


def test_whoever_waits_long_for_an_answer_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR, "baronage.server")

    class Waiting:
        since = 1.0
        asks = Play(id=1, table="t", seat=0, number=0, text="x")
        task: asyncio.Task[None]

    async def happens_never() -> None:
        await asyncio.Event().wait()

    async def scene() -> None:
        one = Waiting()
        one.task = asyncio.create_task(happens_never())
        other = Waiting()
        other.since = 0.0
        both = cast("list[Connection]", [one, other])
        watching = asyncio.create_task(watch_requests(lambda: both, 0.02))
        await asyncio.sleep(0.1)
        one.since = 2.0
        await asyncio.sleep(0.1)
        watching.cancel()
        one.task.cancel()

    asyncio.run(scene())
    said = [record.getMessage() for record in caplog.records]
    assert [it for it in said if it.startswith("requests waiting")] == [
        "requests waiting for more than 0.02 seconds: 1"
    ] * 2
    assert sum("Play waits at: " in it and "happens_never (test_watchdog.py:" in it for it in said) == 2
