"""Schema migrations, run by Alembic (`migrations/versions`)."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from baronage.engine.core.errors import BadSetup

LOCK = 5_286_374_409  # advisory lock for migrations in PostgreSQL: an arbitrary unique number
_MIGRATING = threading.Lock()  # Alembic keeps its context in globals


def migration_config(connection: Connection) -> Config:
    """Return Alembic's configuration for this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine, to: str = "head") -> None:
    """Run all missing migrations up to `to`; raise BadSetup if the database can't be migrated."""
    try:
        with _MIGRATING, engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # Another process may be migrating, which may take long.
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            command.upgrade(migration_config(connection), to)
    except DBAPIError as error:
        raise BadSetup(f"the database can't be opened: {error.orig}") from error
    except CommandError as error:  # the database has an unknown revision
        raise BadSetup(
            "the database was made by a newer version of Baronage, or before its first; use that version or another database"
        ) from error
