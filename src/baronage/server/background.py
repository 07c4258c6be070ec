"""Background tasks, retried until they succeed if the database is not available.

Each task has a name. A task that waits for a retry is not started again under the same name: it reads the current data
when it runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from baronage.engine.core.errors import Refusal
from baronage.server.errors import code_of, in_a_line
from baronage.server.store.store import Store

AGAIN = 5.0  # seconds between retries

log = logging.getLogger("baronage.server")


class Background:
    """The background tasks of one process. `sleep` waits; tests replace it."""

    def __init__(self, store: Store, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self.store, self._sleep = store, sleep
        self.tasks: set[asyncio.Task[None]] = set()
        self._failing: set[str] = set()
        self._waiting: set[str] = set()  # of these: tasks waiting for a retry
        watch = store.metrics.watch
        watch("baronage_background_failing", "Failing background tasks.", lambda: len(self._failing))
        watch("baronage_background_tasks", "Running background tasks.", lambda: len(self.tasks))

    def run(self, work: Coroutine[Any, Any, None], log_errors: bool = True) -> asyncio.Task[None]:
        """Start a task. An exception is logged, unless `log_errors` is false."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(lambda task: self._ended(task, log_errors))
        return task

    def _ended(self, task: asyncio.Task[None], log_errors: bool) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and log_errors:
            log.error("a background task failed", exc_info=error)

    def until_done(self, name: str, work: Callable[[], Awaitable[None]], again: float = AGAIN) -> None:
        """Run `work`, and retry it after `again` seconds whenever the store fails. Any other error is logged and ends
        it.
        """
        if name not in self._waiting:
            self.run(self._until_done(name, work, again))

    async def _until_done(self, name: str, work: Callable[[], Awaitable[None]], again: float) -> None:
        while await self.attempt(name, work):
            self._waiting.add(name)
            try:
                await self._sleep(again)
            finally:
                self._waiting.discard(name)

    def every(self, seconds: float, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` repeatedly, `seconds` apart, whether it fails or not."""
        self.run(self._every(seconds, name, work))

    async def _every(self, seconds: float, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._sleep(seconds)
            await self.attempt(name, work)

    async def attempt(self, name: str, work: Callable[[], Awaitable[Any]]) -> bool:
        """Run `work` once, and count and log its error; return whether the store failed."""
        try:
            await work()
        except Exception as error:
            self._failing.add(name)
            self.store.metrics.retried.inc()
            away = self.store_fails(error)
            log.error("%s failed: %s", name, in_a_line(error), exc_info=not away)
            return away
        self._failing.discard(name)
        return False

    def store_fails(self, error: BaseException) -> bool:
        """Return whether the store caused an error.

        Such errors come in large numbers, so one log line each is enough.
        """
        return isinstance(error, self.store.errors) or (
            isinstance(error, Refusal) and code_of(error) in ("store", "unsure")
        )

    async def stop(self) -> None:
        """Cancel all tasks."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self._failing.clear()
