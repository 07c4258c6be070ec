"""Which version a database has, found without Alembic; and that it is Alembic's own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from alembic.script import ScriptDirectory

from baronage.server.store.migrate import migration_config
from baronage.server.store.schema_version import newest
from baronage.server.store.store import Store, engine_of

OPENED = """
import sys
from baronage.server.store.store import Store
Store(sys.argv[1]).close()
print("alembic" in sys.modules)
"""


def opened(url: str) -> str:
    """Was Alembic needed to open it?"""
    found = subprocess.run([sys.executable, "-c", OPENED, url], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def test_the_newest_step_is_alembics_last(tmp_path: Path) -> None:
    engine = engine_of(f"sqlite:///{tmp_path}/new.db")
    with engine.begin() as connection:
        assert newest() == ScriptDirectory.from_config(migration_config(connection)).get_current_head()
    engine.dispose()


def test_a_database_of_this_version_is_opened_without_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    assert opened(url) == "True"
    assert opened(url) == "False"
    Store(url).close()
