"""The store: an SQLite file by default, or PostgreSQL. Data survives a killed process once `write` has returned.

One thread writes (`writer.py`). It runs all pending statements in one transaction and answers after the commit. So many
tables share the cost of one commit, and nothing is acknowledged before it. Everything else only reads.

Several processes may share a PostgreSQL database. If two write the same journal number of a table, one of them gets a
`Conflict`. Writes are announced to all processes in the same transaction (`announce`).
"""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, Executable, Row, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from baronage.engine.core.errors import BadSetup
from baronage.server.metrics import Metrics
from baronage.server.store.schema_version import bring_up_to_date
from baronage.server.store.writer import Statement, Unsure, Writer

TIMEOUT = 10  # seconds for a locked or unresponsive database; then callers get an error
MAX_ANNOUNCED = 7000  # bytes of a change in an announcement; PostgreSQL allows 8000 with the rest
CHANNEL = "baronage"  # the PostgreSQL channel for announcements

# What an announcement is about.
ACTED: Final = "acted"  # a journal entry of a table
CHATTED: Final = "said"  # a chat message or a pact at a table
CHANGED: Final = "changed"  # seats or status of a table, or a tournament
OUTAGE: Final = "outage"
PERSON: Final = "person"  # name, rights or sessions of a person; of everyone without an id
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


class Store:
    """A database, opened by URL (`sqlite:///file.db`, `postgresql://user@host/name`) or file name."""

    def __init__(self, url: str) -> None:
        self.process_id = secrets.token_hex(8)
        self.engine = engine_of(url)
        try:
            bring_up_to_date(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self.metrics = Metrics()
        self._writer = Writer(self.engine, self.metrics)

    @property
    def shared(self) -> bool:
        """Whether other processes may write to this store."""
        return self.engine.dialect.name == "postgresql"

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """The exceptions of reading and writing when the database is gone, full or broken."""
        driver: Any = self.engine.dialect.loaded_dbapi
        return SQLAlchemyError, driver.Error, Unsure

    def announce(self, what: str, id: str, content: str = "") -> list[Statement]:
        """Return the statement that announces a change to the other processes on commit; an empty list for SQLite.

        `content` is the change itself, so that they needn't read it. A long one is left out.
        """
        if not self.shared:
            return []
        payload = f"{self.process_id} {what} {id}" + (
            f" {content}" if content and len(content.encode()) <= MAX_ANNOUNCED else ""
        )
        return [(_NOTIFY, {"payload": payload})]

    async def write(self, *statements: Statement) -> None:
        """Write statements; return after the commit. Raise Conflict if a row existed already, or a `guarded` statement
        found none.

        If the answer to a commit is lost, the outcome is looked up; raise Unsure if that fails.
        """
        await self._writer.write(statements)

    def waiting(self) -> int:
        """Return the number of pending writes."""
        return self._writer.waiting()

    def read(self, statement: Executable, **values: Any) -> Sequence[Row[Any]]:
        """Return the rows. Blocks: call it in a thread from the event loop."""
        with self.engine.connect() as connection:
            return connection.execute(statement, values).all()

    def close(self) -> None:
        """Write what is pending, and stop."""
        self._writer.close()
        self.engine.dispose()


def address_of(url: str) -> URL:
    """Return the address of a database. For a file name, create its folder."""
    try:
        if "://" in url:
            return make_url(url)
        Path(url).parent.mkdir(parents=True, exist_ok=True)
        return make_url(f"sqlite:///{url}")
    except (SQLAlchemyError, ValueError) as error:
        raise BadSetup(f"this is not a database address: {error}") from error
    except OSError as error:
        raise BadSetup(f"the folder of the database can't be created: {error}") from error


def engine_of(url: str) -> Engine:
    """Return the engine of a database. Nothing is read or created yet, except the file."""
    address = address_of(url)
    try:
        if address.get_backend_name() == "postgresql":
            timeouts = {"connect_timeout": TIMEOUT, "tcp_user_timeout": 1000 * TIMEOUT}
            ours = {name: value for name, value in timeouts.items() if name not in address.query}
            engine = create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True, connect_args=ours)
            event.listen(engine, "connect", _set_timeouts)
            return engine
        if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
            raise BadSetup("a database is a file (sqlite:///FILE) or PostgreSQL (postgresql://USER@HOST/NAME)")
        if not address.database.startswith("file:"):
            _create_private(address.database)
        engine = create_engine(address, connect_args={"timeout": TIMEOUT})
    except BadSetup:
        raise
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise BadSetup(f"this is not a database address: {error}") from error

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _create_private(file: str) -> None:
    """Create a new database file that only its owner can read. SQLite gives its other files the same permissions."""
    # An error means that it exists, with permissions chosen by its owner, or can't be created, which SQLite will
    # report.
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _set_timeouts(connection: Any, _: object) -> None:
    """Set timeouts for locks, which a stopped process may hold, and for idle transactions."""
    connection.execute(f"SET lock_timeout = '{TIMEOUT}s'")
    connection.execute(f"SET idle_in_transaction_session_timeout = '{3 * TIMEOUT}s'")
    connection.commit()
