"""Whoever keeps a server wants to know why it does not answer: it says where it stands, in its log.

If the loop stands still, all threads are written down, even if none of them can run; that is the standard library's
`faulthandler`. If the loop goes on and yet somebody waits for an answer, what he waits for is.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any

from baronage.server.web.socket import Connection

STILL = 20.0  # seconds in which the loop does not turn; a server that was stopped and goes on says so too
LONG = 30.0  # seconds for an answer
DEEP = 12  # functions that are told of one who waits
MOST_TOLD = 5  # of those who wait

log = logging.getLogger("baronage.server")


async def turning() -> None:
    """As long as this runs, a loop that stands still is told of."""
    try:
        while True:
            with contextlib.suppress(RuntimeError, ValueError, OSError, AttributeError):  # there is nowhere to write
                faulthandler.dump_traceback_later(STILL)
            await asyncio.sleep(STILL / 4)
    finally:
        faulthandler.cancel_dump_traceback_later()


async def answering(connections: Callable[[], Iterable[Connection]], long: float = LONG) -> None:
    """As long as this runs, those who wait long for an answer are told of, once for each request."""
    told: dict[Connection, float] = {}
    while True:
        await asyncio.sleep(long / 2)
        before = time.monotonic() - long
        waiting = {it: it.since for it in connections() if it.since and it.since < before}
        new = [it for it in waiting if told.get(it) != it.since]
        told = waiting
        if new:
            log.error("%d wait for an answer for more than %g seconds", len(waiting), long)
        for it in new[:MOST_TOLD]:
            log.error("%s waits at: %s", type(it.asks).__name__, " < ".join(reversed(where(it.task))))


def where(task: asyncio.Task[Any] | None) -> list[str]:
    """The functions in which a task waits, the innermost last."""
    found: list[str] = []
    inner: Any = task.get_coro() if task is not None else None
    while inner is not None and len(found) < DEEP:
        frame = getattr(inner, "cr_frame", None) or getattr(inner, "gi_frame", None)
        if frame is None:  # a future, or what is not written in Python
            found.append(type(inner).__name__)
            break
        found.append(f"{frame.f_code.co_name} ({frame.f_code.co_filename.rpartition('/')[2]}:{frame.f_lineno})")
        inner = getattr(inner, "cr_await", None) or getattr(inner, "gi_yieldfrom", None)
    return found
