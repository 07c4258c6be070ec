"""Schema version of a database. Alembic, which is slow to import, is used only if a migration is needed."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

STEPS = Path(__file__).parent / "migrations" / "versions"


def newest() -> str:
    """Return the last migration known to this version: `parts_0025.py` is 0025."""
    return max(path.stem.rpartition("_")[2] for path in STEPS.glob("*_[0-9]*.py"))


def bring_up_to_date(engine: Engine, to: str = "") -> None:
    """Migrate a store to this version, or only to `to`. Several processes may do this at once."""
    if version_of(engine) != (to or newest()):
        from baronage.server.store.migrate import migrate

        migrate(engine, to or "head")


def version_of(engine: Engine) -> str:
    """Return the migration a database has, or an empty string if it is new or can't be read."""
    try:
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    except DBAPIError:
        return ""
    return str(found[0]) if len(found) == 1 else ""
