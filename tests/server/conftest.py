"""Stores for tests: SQLite in a file, and PostgreSQL where it can be started."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

from baronage.server.store.store import Store
from baronage.server.workers import seeds
from tests.server.postgres import new_database, running
from tests.server.routes import worked_out_once
from tests.server.servers import Server
from tests.slow import slow_after

# A busy machine is no fault.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture(autouse=True, scope="session")
def routes() -> Iterator[None]:
    with worked_out_once():
        yield


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the seeds of deals in a fixed order, so that a test sees the same games every time."""
    numbers = count()
    monkeypatch.setattr(seeds, "os", SimpleNamespace(urandom=lambda size: next(numbers).to_bytes(size, "big")))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    with running() as address:
        yield address


@pytest.fixture(scope="session")
def new_store(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Callable[[str, Path], str]:
    """Makes a store in which nothing is written yet, "sqlite" in a folder or "postgres", and gives its address.

    It is a copy of one that was migrated once: the steps take much longer than most tests.
    """

    @cache
    def migrated(kind: str) -> str:
        file = tmp_path_factory.mktemp("migrated") / "baronage.db"
        address = str(file) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
        Store(address).close()
        return address

    def make(kind: str, folder: Path) -> str:
        if kind == "sqlite":
            shutil.copy(migrated(kind), folder / "baronage.db")
            return f"sqlite:///{folder}/baronage.db"
        return new_database(request.getfixturevalue("postgres"), migrated(kind))

    return make


@pytest.fixture(params=slow_after(1, ["sqlite", "postgres"]))
def url(request: pytest.FixtureRequest, tmp_path: Path, new_store: Callable[[str, Path], str]) -> str:
    """The address of a new store, of either kind."""
    return new_store(request.param, tmp_path)


@pytest.fixture(params=slow_after(1, ["sqlite", "postgres"]))
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without any table, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/baronage.db"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()


@pytest.fixture
def sqlite(tmp_path: Path, new_store: Callable[[str, Path], str]) -> Iterator[Store]:
    opened = Store(new_store("sqlite", tmp_path))
    yield opened
    opened.close()


@pytest.fixture
def shared(tmp_path: Path, new_store: Callable[[str, Path], str]) -> str:
    """The address of a new store that several processes can share."""
    return new_store("postgres", tmp_path)


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
