"""Other processes that share a PostgreSQL store: presence, and announcements of their writes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from baronage.server.errors import in_a_line
from baronage.server.store.store import CHANNEL, Store

PRESENCE = 5_286_374_410  # an advisory lock that all processes hold in shared mode while they run
MAX_AHEAD = 2.0  # seconds a clock may differ from the database's
AGAIN = 1.0  # seconds before a lost connection is opened again

log = logging.getLogger("baronage.server")


class Peers:
    """A connection used only for listening."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._line: Any = None

    async def connect(self) -> bool:
        """Register this process. Return whether it is the only one."""
        if not self.store.shared:
            return True  # a file is used by one process only: `serve.alone`
        await self._open()
        await self._compare_clocks()
        answer = await self._line.execute("SELECT pg_try_advisory_lock(%s)", (PRESENCE,))
        alone = bool((await answer.fetchone())[0])
        await self._line.execute("SELECT pg_advisory_lock_shared(%s)", (PRESENCE,))
        if alone:
            await self._line.execute("SELECT pg_advisory_unlock(%s)", (PRESENCE,))
        return alone

    async def _open(self) -> None:
        import psycopg  # only who uses PostgreSQL has it

        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line = await psycopg.AsyncConnection.connect(address, autocommit=True)
        await self._line.execute(f"LISTEN {CHANNEL}")

    async def _compare_clocks(self) -> None:
        """Warn if this machine's clock differs from the database's: processes on several machines exchange times."""
        answer = await self._line.execute("SELECT extract(epoch FROM clock_timestamp())::float8")
        ahead = time.time() - (await answer.fetchone())[0]
        if abs(ahead) > MAX_AHEAD:
            log.warning(
                "the clock of this machine is %.1f seconds %s that of the database; set them right, "
                "or players meet wrong deadlines when several machines serve them",
                abs(ahead),
                "ahead of" if ahead > 0 else "behind",
            )

    async def listen(self, heard: Callable[..., None], lost: Callable[[], Awaitable[None]]) -> None:
        """Call `heard` for each write of another process, endlessly. After a lost connection call `lost`."""
        while True:
            try:
                if self._line is None or self._line.closed:
                    await self.connect()
                    await lost()
                await self._broken(heard)
            except Exception as error:
                whole = not isinstance(error, self.store.faults)
                log.error("lost the connection to other processes; trying again: %s", in_a_line(error), exc_info=whole)
                await self.close()
                await asyncio.sleep(AGAIN)

    async def _broken(self, heard: Callable[..., None]) -> None:
        """Call `heard` until the connection is lost, and raise its error.

        The socket is read here, because each process gets the writes of all others: psycopg's own generator takes four
        times as long.
        """
        loop, line = asyncio.get_running_loop(), self._line.pgconn
        lost = loop.create_future()

        def read() -> None:
            try:
                line.consume_input()
                while (notification := line.notifies()) is not None:
                    writer, what, id, *content = notification.extra.decode().split(" ", 3)
                    if writer != self.store.me:
                        heard(what, id, *content)
            except Exception as error:
                if not lost.done():
                    lost.set_exception(error)

        loop.add_reader(line.socket, read)
        try:
            read()  # what came before
            await lost
        finally:
            loop.remove_reader(line.socket)

    async def close(self) -> None:
        """Stop listening."""
        if self._line is not None:
            line, self._line = self._line, None
            await line.close()
