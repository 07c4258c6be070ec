"""Backup and restore: a copy of a whole store as one SQLite file, and a store made from it.

The copy is taken while the server runs, in one read-only transaction, so it shows the store at one instant. It holds
rows only, so a copy of a PostgreSQL database can be restored into SQLite and vice versa.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, MetaData, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from baronage.engine.core.errors import BadSetup
from baronage.server.errors import in_a_line
from baronage.server.store.schema import metadata
from baronage.server.store.schema_version import bring_up_to_date, version_of
from baronage.server.store.server_values import replace_value
from baronage.server.store.store import address_of, engine_of

ROWS_AT_ONCE = 1000  # read and written at once
COPY_MADE = "copy"  # the name under which the last backup is recorded, for admins
VERSION = "alembic_version"  # the table with the schema version
Progress = Callable[[str, int], None]  # called with the name of a copied table and its number of rows


def back_up(url: str, file: Path, progress: Progress = lambda name, rows: None, trial: bool = False) -> dict[str, int]:
    """Copy a store into a new file and record the backup in the store; return the number of rows per table.

    Raise BadSetup if the file exists. With `trial`, the copy is also restored into a temporary store and compared.
    """
    counts = copy_store(url, file, progress)
    if trial:
        _test_restore(file, counts)
    _record(url, file, counts, trial)
    return counts


def copy_store(url: str, file: Path, progress: Progress = lambda name, rows: None) -> dict[str, int]:
    """Copy a store into a new file, in its current schema version, without writing to the store."""
    if file.exists():
        raise BadSetup(f"{file} exists already; choose another file")
    address = address_of(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise BadSetup(f"there is no database {address.database}")
    source = engine_of(url)
    try:
        _check_is_baronage(source)
        with _replacing(file) as part:
            target = engine_of(str(part))
            try:
                bring_up_to_date(target, version_of(source))
                return _copy(source, target, progress)
            finally:
                target.dispose()
    except SQLAlchemyError as error:
        raise BadSetup(f"the copy could not be made: {in_a_line(error)}") from error
    finally:
        source.dispose()


def _test_restore(file: Path, counts: dict[str, int]) -> None:
    """Restore a copy into a temporary store; raise BadSetup unless all rows are there."""
    with tempfile.TemporaryDirectory() as folder:
        found = restore(file, f"{folder}/trial.db")
    # A migration may add or rename tables.
    lost = sum(counts.values()) > sum(found.values())
    if lost or any(found[name] != rows for name, rows in counts.items() if name in found):
        raise BadSetup(f"{file} was restored on trial and does not contain all rows")


def _record(url: str, file: Path, counts: dict[str, int], tried: bool) -> None:
    """Record a backup. A store that can't be written is ignored: the copy was still made."""
    made = {"at": time.time(), "tables": counts["tables"], "size": file.stat().st_size, "tried": tried}
    source = engine_of(url)
    with contextlib.suppress(SQLAlchemyError), source.begin() as connection:
        for statement, values in replace_value(COPY_MADE, json.dumps(made)):
            connection.execute(statement, values)
    source.dispose()


def restore(file: Path, url: str, progress: Progress = lambda name, rows: None) -> dict[str, int]:
    """Fill an empty store from a copy of this or an older version; return the number of rows per table."""
    if not file.is_file():
        raise BadSetup(f"there is no file {file}")
    with tempfile.TemporaryDirectory() as folder:
        migrated = Path(folder) / "copy.db"  # migrated to this version; the copy itself stays unchanged
        shutil.copyfile(file, migrated)
        source, target = engine_of(str(migrated)), engine_of(url)
        try:
            _check_is_baronage(source)
            bring_up_to_date(source)
            bring_up_to_date(target)
            with target.connect() as connection:
                if any(connection.scalar(select(func.count()).select_from(table)) for table in metadata.sorted_tables):
                    raise BadSetup("the database is not empty; restore into a new one")
            return _copy(source, target, progress)
        except SQLAlchemyError as error:
            raise BadSetup(f"the copy could not be restored: {in_a_line(error)}") from error
        finally:
            source.dispose()
            target.dispose()


def _check_is_baronage(engine: Engine) -> None:
    """Raise BadSetup unless this is a Baronage database."""
    if not inspect(engine).has_table(VERSION) or not inspect(engine).has_table("tables"):
        raise BadSetup("this is not a Baronage database")


@contextmanager
def _replacing(file: Path) -> Iterator[Path]:
    """Yield a temporary file that replaces `file` on success and is deleted on failure."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        os.replace(part, file)
    finally:
        for rest in (part, *(part.with_name(f"{part.name}{end}") for end in ("-wal", "-shm"))):
            rest.unlink(missing_ok=True)


def _copy(source: Engine, target: Engine, progress: Progress) -> dict[str, int]:
    counts = {}
    schema = MetaData()  # both have the same version, which may be an older one
    schema.reflect(target)
    with _snapshot(source) as reading, target.begin() as writing:
        for table in schema.sorted_tables:  # referenced tables come first
            if table.name == VERSION:
                continue
            counts[table.name] = 0
            rows = reading.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)).mappings()
            for part in rows.partitions(ROWS_AT_ONCE):
                writing.execute(insert(table), [dict(row) for row in part])
                counts[table.name] += len(part)
            progress(table.name, counts[table.name])
    if target.dialect.name == "sqlite":
        with target.connect() as connection:  # everything in one file
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return counts


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """Yield a connection with a snapshot of the store, unaffected by later writes."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
        else:
            connection.exec_driver_sql("BEGIN")
            yield connection
