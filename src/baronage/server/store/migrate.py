"""The steps from one version of the schema to the next, made by Alembic (`migrations/versions`)."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from baronage.engine.errors import BadSetup

LOCK = 5_286_374_409  # of migrations, in PostgreSQL: any number that nobody else takes
_MIGRATING = threading.Lock()  # Alembic keeps its context in globals


def migration_config(connection: Connection) -> Config:
    """Alembic's settings, for this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """Make all steps that are missing."""
    try:
        with _MIGRATING, engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL lock_timeout = 0"))  # another process may be at it, and take long
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            command.upgrade(migration_config(connection), "head")
    except DBAPIError as error:
        raise BadSetup(f"the database can't be opened: {error.orig}") from error
    except CommandError as error:  # it knows a step that we don't
        raise BadSetup("the database was made by a newer version of Baronage; use that, or another database") from error
