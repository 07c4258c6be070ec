"""A copy of everything that a store holds, as one SQLite file, whatever the store is; and a store made from such a file.

The copy is taken while the server runs, in one transaction that only reads: it is the store as it was at one moment. As it holds
rows and nothing of the database itself, a copy of a PostgreSQL can be put into an SQLite file and the other way round.
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

from sqlalchemy import Connection, Engine, delete, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from baronage.engine.errors import BadSetup
from baronage.server.store.schema import facts, metadata
from baronage.server.store.store import address_of, engine_of
from baronage.server.store.versions import bring_up_to_date

ROWS = 1000  # read and written at once
COPY_MADE = "copy"  # the fact that tells of the last copy, for whoever keeps the server
Progress = Callable[[str, int], None]  # called with the name of what was copied, and how many rows


def back_up(url: str, file: Path, told: Progress = lambda name, rows: None, trial: bool = False) -> dict[str, int]:
    """Copy a store into a new file; gives the number of rows of each kind. A file that is there is left as it is.

    `trial`: the copy is put back into a store of its own, which must hold the same. That it was made is noted in the store.
    """
    if file.exists():
        raise BadSetup(f"{file} is there already; name another file")
    address = address_of(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise BadSetup(f"there is no database {address.database}")
    source = engine_of(url)
    try:
        _must_be_ours(source)
        with _unfinished(file) as part:
            target = engine_of(str(part))
            try:
                bring_up_to_date(target)
                counts = _copy(source, target, told)
            finally:
                target.dispose()
        if trial:
            _try(file, counts)
        _note(source, file, counts, trial)
        return counts
    except SQLAlchemyError as error:
        raise BadSetup(f"the copy could not be made: {str(error).splitlines()[0]:.200}") from error
    finally:
        source.dispose()


def _try(file: Path, counts: dict[str, int]) -> None:
    """Put a copy back, elsewhere and for a moment; raise BadSetup unless all of it is there."""
    with tempfile.TemporaryDirectory() as folder:
        found = restore(file, f"{folder}/trial.db")
    if found != counts:
        raise BadSetup(f"{file} was put back on trial and does not hold what was copied")


def _note(source: Engine, file: Path, counts: dict[str, int], tried: bool) -> None:
    """Write down that a copy was made. A store that can't be written was copied all the same."""
    made = {"at": time.time(), "tables": counts["tables"], "size": file.stat().st_size, "tried": tried}
    with contextlib.suppress(SQLAlchemyError), source.begin() as connection:
        connection.execute(delete(facts).where(facts.c.name == COPY_MADE))
        connection.execute(insert(facts), {"name": COPY_MADE, "value": json.dumps(made)})


def restore(file: Path, url: str, told: Progress = lambda name, rows: None) -> dict[str, int]:
    """Fill an empty store from a copy, of this version or an older one; gives the number of rows of each kind."""
    if not file.is_file():
        raise BadSetup(f"there is no file {file}")
    with tempfile.TemporaryDirectory() as folder:
        mine = Path(folder) / "copy.db"  # it is brought to this version; the copy itself stays as it was
        shutil.copyfile(file, mine)
        source, target = engine_of(str(mine)), engine_of(url)
        try:
            _must_be_ours(source)
            bring_up_to_date(source)
            bring_up_to_date(target)
            with target.connect() as connection:
                if any(connection.scalar(select(func.count()).select_from(table)) for table in metadata.sorted_tables):
                    raise BadSetup("that database is not empty; a copy is put into a new one")
            return _copy(source, target, told)
        except SQLAlchemyError as error:
            raise BadSetup(f"the copy could not be put back: {str(error).splitlines()[0]:.200}") from error
        finally:
            source.dispose()
            target.dispose()


def _must_be_ours(engine: Engine) -> None:
    """Raise unless it is a store of this programme."""
    if not inspect(engine).has_table("alembic_version") or not inspect(engine).has_table("tables"):
        raise BadSetup("that is no database of Baronage")


@contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """A file beside it that takes its name when it is whole, and is gone if that fails."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        os.replace(part, file)
    finally:
        for rest in (part, *(part.with_name(f"{part.name}{end}") for end in ("-wal", "-shm"))):
            rest.unlink(missing_ok=True)


def _copy(source: Engine, target: Engine, told: Progress) -> dict[str, int]:
    counts = {}
    with _one_moment(source) as reading, target.begin() as writing:
        for table in metadata.sorted_tables:  # what others refer to comes first
            counts[table.name] = 0
            rows = reading.execution_options(yield_per=ROWS).execute(select(table)).mappings()
            for some in rows.partitions(ROWS):
                writing.execute(insert(table), [dict(row) for row in some])
                counts[table.name] += len(some)
            told(table.name, counts[table.name])
    if target.dialect.name == "sqlite":
        with target.connect() as connection:  # all of it in the one file
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return counts


@contextmanager
def _one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection to which the store stays as it is now, whatever is written meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
        else:
            connection.exec_driver_sql("BEGIN")
            yield connection
