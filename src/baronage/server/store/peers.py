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
MAX_CLOCK_DIFFERENCE = 2.0  # seconds a clock may differ from the database's
RETRY = 1.0  # seconds before a lost connection is opened again

log = logging.getLogger("baronage.server")


class Peers:
    """The connection on which this process listens to the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._connection: Any = None

    async def register(self) -> bool:
        """Register this process. Return whether it is the only one."""
        if not self.store.shared:
            return True  # a file is used by one process only: `run.serve.lock_database`
        await self._connect()
        await self._compare_clocks()
        answer = await self._connection.execute("SELECT pg_try_advisory_lock(%s)", (PRESENCE,))
        alone = bool((await answer.fetchone())[0])
        await self._connection.execute("SELECT pg_advisory_lock_shared(%s)", (PRESENCE,))
        if alone:
            await self._connection.execute("SELECT pg_advisory_unlock(%s)", (PRESENCE,))
        return alone

    async def _connect(self) -> None:
        import psycopg  # installed only where PostgreSQL is used

        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
        await self._connection.execute(f"LISTEN {CHANNEL}")

    async def _compare_clocks(self) -> None:
        """Warn if this machine's clock differs from the database's: processes on several machines exchange times."""
        answer = await self._connection.execute("SELECT extract(epoch FROM clock_timestamp())::float8")
        ahead = time.time() - (await answer.fetchone())[0]
        if abs(ahead) > MAX_CLOCK_DIFFERENCE:
            log.warning(
                "the clock of this machine is %.1f seconds %s that of the database; set them right, "
                "or players meet wrong deadlines when several machines serve them",
                abs(ahead),
                "ahead of" if ahead > 0 else "behind",
            )

    async def listen(self, on_change: Callable[..., None], on_reconnect: Callable[[], Awaitable[None]]) -> None:
        """Call `on_change` for each write of another process, endlessly. After a lost connection call `on_reconnect`."""
        while True:
            try:
                if self._connection is None or self._connection.closed:
                    await self.register()
                    await on_reconnect()
                await self._receive(on_change)
            except Exception as error:
                whole = not isinstance(error, self.store.errors)
                log.error("lost the connection to other processes; trying again: %s", in_a_line(error), exc_info=whole)
                await self.close()
                await asyncio.sleep(RETRY)

    async def _receive(self, on_change: Callable[..., None]) -> None:
        """Call `on_change` until the connection is lost, and raise its error.

        The socket is read here, because each process gets the writes of all others: psycopg's own generator takes four
        times as long.
        """
        loop, connection = asyncio.get_running_loop(), self._connection.pgconn
        lost = loop.create_future()

        def read() -> None:
            try:
                connection.consume_input()
                while (notification := connection.notifies()) is not None:
                    writer, what, id, *content = notification.extra.decode().split(" ", 3)
                    if writer != self.store.process_id:
                        on_change(what, id, *content)
            except Exception as error:
                if not lost.done():
                    lost.set_exception(error)

        loop.add_reader(connection.socket, read)
        try:
            read()  # what came before
            await lost
        finally:
            loop.remove_reader(connection.socket)

    async def close(self) -> None:
        """Stop listening."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()
