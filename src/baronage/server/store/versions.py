"""Which version of the schema a database has. Alembic, which takes long to load, is asked only where a step is to be made."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

STEPS = Path(__file__).parent / "migrations" / "versions"


def newest() -> str:
    """The last step that this version of Baronage knows: `parts_0025.py` is step 0025."""
    return max(path.stem.rpartition("_")[2] for path in STEPS.glob("*_[0-9]*.py"))


def bring_up_to_date(engine: Engine) -> None:
    """Bring a store, new or old, to this version. Several processes may do it at once."""
    if _found(engine) != newest():
        from baronage.server.store.migrate import migrate

        migrate(engine)


def _found(engine: Engine) -> str:
    """The step that the database has; none: it is new, or can't be asked."""
    try:
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    except DBAPIError:
        return ""
    return str(found[0]) if len(found) == 1 else ""
