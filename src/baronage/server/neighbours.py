"""The other processes that share a store: are there any, and what do they write? Only PostgreSQL has them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from baronage.server.errors import in_a_line
from baronage.server.store import CHANNEL, Store

PRESENCE = 5_286_374_410  # a lock that every process holds together with the others, as long as it lives
AGAIN = 1.0  # seconds until a lost connection is tried again

log = logging.getLogger("baronage.server")


class Neighbours:
    """One connection that is for listening alone."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._line: Any = None

    async def come(self) -> bool:
        """Take one's place among the processes. Is this one alone?"""
        if not self.store.shared:
            return True  # a file is held by one process: `serve.alone`
        await self._connect()
        answer = await self._line.execute("SELECT pg_try_advisory_lock(%s)", (PRESENCE,))
        alone = bool((await answer.fetchone())[0])
        await self._line.execute("SELECT pg_advisory_lock_shared(%s)", (PRESENCE,))
        if alone:
            await self._line.execute("SELECT pg_advisory_unlock(%s)", (PRESENCE,))
        return alone

    async def _connect(self) -> None:
        import psycopg  # only who uses PostgreSQL has it

        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line = await psycopg.AsyncConnection.connect(address, autocommit=True)
        await self._line.execute(f"LISTEN {CHANNEL}")

    async def listen(self, heard: Callable[[str, str], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Pass on what others write, as long as this runs. After a lost connection all is looked through (`lost`)."""
        while True:
            try:
                if self._line is None or self._line.closed:
                    await self.come()
                    await lost()
                async for notice in self._line.notifies():
                    writer, what, table = notice.payload.split(" ")
                    if writer != self.store.me:
                        heard(what, table)
            except Exception as error:
                whole = not isinstance(error, self.store.faults)
                log.error("the other processes can't be heard; trying again: %s", in_a_line(error), exc_info=whole)
                await self.go()
                await asyncio.sleep(AGAIN)

    async def go(self) -> None:
        """Listen no longer."""
        if self._line is not None:
            line, self._line = self._line, None
            await line.close()
