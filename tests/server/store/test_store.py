"""The store: what is answered is written, all or nothing, on both kinds of database."""

from __future__ import annotations

import asyncio
import os
import threading
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import bindparam, insert, select, text, update

from baronage.engine.core.errors import BadSetup
from baronage.server.run.serve import lock_database
from baronage.server.store.migrate import migrate, migration_config
from baronage.server.store.schema import facts, persons
from baronage.server.store.store import Store, engine_of
from baronage.server.store.writer import QUICK_IN_A_ROW, Conflict, Writer

INSERT = insert(facts)


def names(store: Store) -> list[str]:
    return sorted(row[0] for row in store.read(select(facts.c.name)))


def fact(name: str) -> tuple[Any, dict[str, Any]]:
    return INSERT, {"name": name, "value": ""}


def test_what_is_answered_is_written(store: Store) -> None:
    asyncio.run(store.write(fact("one"), fact("two")))
    assert names(store) == ["one", "two"]


def test_many_writers_share_commits_and_each_is_answered(store: Store) -> None:
    async def crowd() -> None:
        await asyncio.gather(*(store.write(fact(f"{n:03}")) for n in range(300)))

    asyncio.run(crowd())
    assert len(names(store)) == 300


def test_a_conflict_harms_nobody_else(store: Store) -> None:
    async def crowd() -> list[object]:
        await store.write(fact("taken"))
        jobs = [store.write(fact("before")), store.write(fact("with it"), fact("taken")), store.write(fact("after"))]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    first, second, third = asyncio.run(crowd())
    assert (first, third) == (None, None)
    assert isinstance(second, Conflict)
    assert names(store) == ["after", "before", "taken"]


@pytest.fixture
def spots(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads that wrote, in their order."""
    found: list[str] = []
    execute = Writer._execute

    def noted(self: Writer, *args: Any) -> None:
        found.append(threading.current_thread().name)
        execute(self, *args)

    monkeypatch.setattr(Writer, "_execute", noted)
    monkeypatch.setattr("baronage.server.store.writer.QUICK", 60.0)
    return found


HERE, THREAD = "MainThread", "store"


async def written(store: Store, many: int) -> None:
    """So many facts, one after the other, each when the thread is done with the last: it answers a little before."""
    for n in range(many):
        with store._writer._writing:
            pass
        await store.write(fact(f"{n:03}"))
    with store._writer._writing:
        pass


def test_when_the_disk_is_quick_it_is_written_on_the_spot(sqlite: Store, spots: list[str]) -> None:
    async def scene() -> None:
        await written(sqlite, QUICK_IN_A_ROW + 3)

    asyncio.run(scene())
    assert spots == [THREAD] * QUICK_IN_A_ROW + [HERE] * 3
    assert len(names(sqlite)) == QUICK_IN_A_ROW + 3


def test_after_a_commit_that_takes_long_it_is_the_threads_again(
    sqlite: Store, spots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        await written(sqlite, QUICK_IN_A_ROW + 1)
        monkeypatch.setattr("baronage.server.store.writer.QUICK", -1.0)
        await sqlite.write(fact("slow"))
        await sqlite.write(fact("later"))

    asyncio.run(scene())
    assert spots[QUICK_IN_A_ROW:] == [HERE, HERE, THREAD]


def test_on_the_spot_nobody_waits_for_a_lock(sqlite: Store, spots: list[str]) -> None:
    """Whoever else holds the file: the thread waits for him, and the loop goes on."""

    async def scene() -> None:
        await written(sqlite, QUICK_IN_A_ROW + 1)
        with sqlite.engine.connect() as other:
            other.execute(text("BEGIN IMMEDIATE"))
            waiting = asyncio.ensure_future(sqlite.write(fact("locked")))
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert not waiting.done()
            other.rollback()
        await waiting

    asyncio.run(scene())
    assert spots[QUICK_IN_A_ROW:] == [HERE, HERE, THREAD]
    assert "locked" in names(sqlite)


def test_on_the_spot_a_conflict_harms_nobody_else(sqlite: Store, spots: list[str]) -> None:
    async def scene() -> list[object]:
        await written(sqlite, QUICK_IN_A_ROW + 1)
        jobs = [sqlite.write(fact("before")), sqlite.write(fact("with it"), fact("000")), sqlite.write(fact("after"))]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    first, second, third = asyncio.run(scene())
    assert (first, third) == (None, None)
    assert isinstance(second, Conflict)
    assert names(sqlite)[-2:] == ["after", "before"]


def test_a_row_of_nobody_is_refused(store: Store) -> None:
    values = {"hash": "x", "person": "nobody", "kind": "token", "created": 0.0}
    with pytest.raises(Conflict):
        asyncio.run(store.write((insert(persons.metadata.tables["sessions"]), values)))


def test_it_is_there_when_opened_again(url: str) -> None:
    store = Store(url)
    asyncio.run(store.write(fact("kept")))
    store.close()
    again = Store(url)
    assert names(again) == ["kept"]
    again.close()


def test_the_migrations_make_the_schema(empty: str) -> None:
    store = Store(empty)
    migrate(store.engine)  # a second time: nothing is left to do
    with store.engine.begin() as connection, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        command.check(migration_config(connection))
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="modes are posix's")
def test_a_new_file_is_its_owners_alone_with_all_that_lies_beside_it(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        with lock_database(str(tmp_path / "baronage.db")):
            store = Store(str(tmp_path / "baronage.db"))
            asyncio.run(store.write(fact("one")))
            modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()}
            store.close()
    finally:
        os.umask(old)
    files = ["baronage.db", "baronage.db-shm", "baronage.db-wal", "baronage.db.lock"]
    assert modes == dict.fromkeys(files, "0o600")


def test_commits_reach_the_disk(sqlite: Store) -> None:
    assert sqlite.read(text("PRAGMA journal_mode"))[0][0] == "wal"
    assert sqlite.read(text("PRAGMA synchronous"))[0][0] == 2, "FULL"


@pytest.mark.parametrize(
    "url",
    ["mysql://a/b", "sqlite://", "sqlite:///:memory:", "nonsense://x", "postgresql://[::", "/proc/x/y.db"],
)
def test_what_is_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadSetup):
        Store(url)


def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all, " * 200)
    with pytest.raises(BadSetup, match="can't be opened"):
        Store(str(file))
    assert file.read_text() == "Dear all, " * 200


def test_what_a_newer_version_made_is_refused_and_left_alone(url: str) -> None:
    Store(url).close()
    engine = engine_of(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetup, match="newer version"):
        Store(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engine.dispose()


@pytest.mark.parametrize("blamed", [False, True], ids=["the store is away", "one of them is to blame"])
def test_when_the_store_is_away_all_are_told_at_once(
    store: Store, blamed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To try each by itself would take as long as all of them together have patience."""
    driver: Any = store.engine.dialect.loaded_dbapi
    tried: list[int] = []

    def execute(self: Writer, line: Any, jobs: Sequence[Any]) -> None:
        tried.append(len(jobs))
        error = driver.OperationalError("database is locked")
        if blamed:
            error = type("Deadlock", (driver.OperationalError,), {"sqlstate": "40P01"})("deadlock detected")
        raise error

    monkeypatch.setattr(Writer, "_execute", execute)

    async def scene() -> None:
        waiting = [store.write(fact(f"{number}")) for number in range(5)]
        assert all(isinstance(it, driver.Error) for it in await asyncio.gather(*waiting, return_exceptions=True))

    asyncio.run(scene())
    together = [count for count in tried if count > 1]
    alone = tried.count(1)
    assert together
    assert alone == (5 if blamed else 5 - sum(together))


@pytest.mark.parametrize("where", ["_execute", "_disconnect", "_commit", "_disconnect_loop"])
@pytest.mark.parametrize("fault", [MemoryError("none left"), StopIteration(), GeneratorExit()], ids=repr)
def test_whatever_fails_in_writing_all_are_answered_and_the_next_is_written(
    sqlite: Store, where: str, fault: BaseException, spots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the spot, and in the thread: were one not answered, he and whoever waits for him would wait for ever."""

    def fail(*_: Any) -> None:
        raise fault

    async def scene(on_the_spot: bool) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        if on_the_spot:
            await written(sqlite, QUICK_IN_A_ROW + 1)
        with monkeypatch.context() as broken:
            broken.setattr(Writer, where, fail)
            if where in ("_disconnect", "_disconnect_loop"):  # which follow upon another fault
                broken.setattr(Writer, "_execute", fail)
            jobs = [sqlite.write(fact(f"lost {number} {on_the_spot}")) for number in range(3)]
            found = await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), 60)
        assert all(it is None or isinstance(it, Exception) for it in found)
        await asyncio.wait_for(sqlite.write(fact(f"next {on_the_spot}")), 60)

    asyncio.run(scene(False))
    asyncio.run(scene(True))
    assert {"next False", "next True"} <= set(names(sqlite))


def test_a_process_that_stops_in_the_middle_of_writing_holds_up_no_other(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its locks are waited for as long as for a database that does not answer; and then it loses them."""
    monkeypatch.setattr("baronage.server.store.store.TIMEOUT", 1)
    stopped, going = Store(shared), Store(shared)
    asyncio.run(going.write(fact("one")))
    change = update(facts).where(facts.c.name == bindparam("which")).values(value=bindparam("new"))
    with stopped.engine.connect() as other:
        other.execute(change, {"which": "one", "new": "half done"})

        async def all_wait() -> list[Any]:
            jobs = [going.write((change, {"which": "one", "new": f"{number}"})) for number in range(5)]
            return list(await asyncio.gather(*jobs, return_exceptions=True))

        found = asyncio.run(all_wait())
        assert all(isinstance(it, going.errors) for it in found), found
        written = False
        for _ in range(30):
            try:
                asyncio.run(going.write((change, {"which": "one", "new": "whole"})))
            except going.errors:
                continue
            written = True
            break
        assert written, "the other's session was ended"
        other.invalidate()
    assert going.read(select(facts.c.value))[0][0] == "whole"
    going.close()
    stopped.close()
