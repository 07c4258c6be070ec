"""A watchdog that logs where a server hangs.

If the event loop is blocked, `faulthandler` of the standard library dumps all threads, even if none of them can run. If
the loop runs but a client waits long for a response, the log shows where its request is waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any

from baronage.server.http.socket import Connection

STILL = 20.0  # seconds of a blocked loop; a suspended server also triggers this
LONG = 30.0  # seconds for a response
DEEP = 12  # functions listed per waiting request
MAX_TOLD = 5  # waiting requests listed

log = logging.getLogger("baronage.server")


async def watch_loop() -> None:
    """Dump all threads whenever the event loop is blocked."""
    try:
        while True:
            with contextlib.suppress(RuntimeError, ValueError, OSError, AttributeError):  # no output file
                faulthandler.dump_traceback_later(STILL)
            await asyncio.sleep(STILL / 4)
    finally:
        faulthandler.cancel_dump_traceback_later()


async def watch_requests(connections: Callable[[], Iterable[Connection]], long: float = LONG) -> None:
    """Log requests that wait long for a response, once each."""
    warned: dict[Connection, float] = {}
    while True:
        await asyncio.sleep(long / 2)
        before = time.monotonic() - long
        waiting = {it: it.since for it in connections() if it.since and it.since < before}
        new = [it for it in waiting if warned.get(it) != it.since]
        warned = waiting
        if new:
            log.error("requests waiting for more than %g seconds: %d", long, len(waiting))
        for it in new[:MAX_TOLD]:
            log.error("%s waits at: %s", type(it.asks).__name__, " < ".join(reversed(where(it.task))))


def where(task: asyncio.Task[Any] | None) -> list[str]:
    """Return the functions in which a task waits, innermost last."""
    found: list[str] = []
    inner: Any = task.get_coro() if task is not None else None
    while inner is not None and len(found) < DEEP:
        frame = getattr(inner, "cr_frame", None) or getattr(inner, "gi_frame", None)
        if frame is None:  # a future, or not written in Python
            found.append(type(inner).__name__)
            break
        found.append(f"{frame.f_code.co_name} ({frame.f_code.co_filename.rpartition('/')[2]}:{frame.f_lineno})")
        inner = getattr(inner, "cr_await", None) or getattr(inner, "gi_yieldfrom", None)
    return found
