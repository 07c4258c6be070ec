"""The store: SQLite in one file by default, PostgreSQL by its address. What `write` has answered survives a killed process.

One thread writes (`writer.py`). It takes whatever waits, runs it in one transaction and answers when that is committed: many
tables share the cost of one commit, and nothing is acknowledged before it. Everything else only reads.

Several processes may share a PostgreSQL. Of two that write the same number of a table one wins and the other meets a
`Conflict`; what is written is told to all in the same transaction (`notice`).
"""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, Executable, Row, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from baronage.engine.errors import BadSetup
from baronage.server.measures import Measures
from baronage.server.store.versions import bring_up_to_date
from baronage.server.store.writer import Statement, Unsure, Writer

PATIENCE = 10  # seconds for a database that is locked, or does not answer; then those who wait are told
CHANNEL = "baronage"  # on which PostgreSQL tells the processes what was written

# What `notice` tells of a table: something happened, something was said, seats or status changed; and of all: nobody was there.
ACTED, SAID, CHANGED, OUTAGE = "acted", "said", "changed", "outage"
PERSON = "person"  # and of a person: name or sessions changed
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


class Store:
    """Open with a URL: `sqlite:///file.db`, `postgresql://user@host/name`, or the name of a file."""

    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(8)  # this process, among those that share the store
        self.engine = engine_of(url)
        try:
            bring_up_to_date(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self.measures = Measures()
        self._writer = Writer(self.engine, self.measures)

    @property
    def shared(self) -> bool:
        """May other processes write here too?"""
        return self.engine.dialect.name == "postgresql"

    @property
    def faults(self) -> tuple[type[Exception], ...]:
        """What reading and writing raise when the database is away, full or broken."""
        driver: Any = self.engine.dialect.loaded_dbapi
        return SQLAlchemyError, driver.Error, Unsure

    def announce(self, what: str, table: str) -> list[Statement]:
        """What tells the other processes of it, when it is committed; nothing where there are no others."""
        return [(_NOTIFY, {"payload": f"{self.me} {what} {table}"})] if self.shared else []

    async def write(self, *statements: Statement) -> None:
        """Returns when all of it is committed. Raises Conflict if a row was there already, or `guarded` found none.

        If the answer to a commit is lost it is found out what became of it; Unsure: that can't be.
        """
        await self._writer.write(statements)

    def waiting(self) -> int:
        """How much waits to be written down."""
        return self._writer.waiting()

    def read(self, statement: Executable, **values: Any) -> Sequence[Row[Any]]:
        """The rows. Blocks: call it in a thread where others wait."""
        with self.engine.connect() as connection:
            return connection.execute(statement, values).all()

    def close(self) -> None:
        """Write what waits, and stop."""
        self._writer.close()
        self.engine.dispose()


def address_of(url: str) -> URL:
    """The address of a database; the folder of a file that was given by its name is made."""
    try:
        if "://" in url:
            return make_url(url)
        Path(url).parent.mkdir(parents=True, exist_ok=True)
        return make_url(f"sqlite:///{url}")
    except (SQLAlchemyError, ValueError) as error:
        raise BadSetup(f"this is no address of a database: {error}") from error
    except OSError as error:
        raise BadSetup(f"the folder of the database can't be made: {error}") from error


def engine_of(url: str) -> Engine:
    """Ways to a database; nothing is read or made of it yet, but for the file."""
    address = address_of(url)
    try:
        if address.get_backend_name() == "postgresql":
            patience = {"connect_timeout": PATIENCE, "tcp_user_timeout": 1000 * PATIENCE}
            known = {name: value for name, value in patience.items() if name not in address.query}
            engine = create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True, connect_args=known)
            event.listen(engine, "connect", _be_patient)
            return engine
        if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
            raise BadSetup("a database is a file (sqlite:///FILE) or PostgreSQL (postgresql://USER@HOST/NAME)")
        if not address.database.startswith("file:"):
            _for_its_owner(address.database)
        engine = create_engine(address, connect_args={"timeout": PATIENCE})
    except BadSetup:
        raise
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise BadSetup(f"this is no address of a database: {error}") from error

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _for_its_owner(file: str) -> None:
    """Make a new database file that nobody else on this machine can read; what SQLite keeps beside it is made like it."""
    # an error: it is there, and is as its owner wants it; or it can't be made, as SQLite will say
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _be_patient(connection: Any, _: object) -> None:
    """Wait for no lock for ever: who holds it may be a process that was stopped. Whoever stops in the middle loses it."""
    connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
    connection.execute(f"SET idle_in_transaction_session_timeout = '{3 * PATIENCE}s'")
    connection.commit()
