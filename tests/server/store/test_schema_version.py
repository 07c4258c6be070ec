"""Which version a database has, found without Alembic; and that it is Alembic's own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import select

from baronage.server.notifications.preferences import Preference, read_preferences
from baronage.server.store.migrate import migration_config
from baronage.server.store.schema import (
    campaign_files,
    destinations,
    notification_queue,
    persons,
    preferences,
    tables,
    tournaments,
)
from baronage.server.store.schema_version import bring_up_to_date, newest
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


def test_time_controls_and_admins_of_an_older_database_have_their_plain_names(tmp_path: Path) -> None:
    file = str(tmp_path / "old.db")
    engine = engine_of(file)
    bring_up_to_date(engine, "0031")
    post = '{"kind": "post", "hours": 24}'
    with engine.begin() as connection:
        run = connection.exec_driver_sql
        run("INSERT INTO persons (id, name, created, keeper) VALUES ('p', 'Ada', 0.0, 1)")
        run(
            "INSERT INTO tables (id, game, version, options, pace, public, invitation, host, status, seed, created)"
            f" VALUES ('t', 'pennies', 1, '{{}}', '{post}', 1, 'i', 'p', 'open', x'00', 0.0)"
        )
        run(
            "INSERT INTO tournaments (id, name, host, game, terms, status, created, starts, seed)"
            f" VALUES ('c', 'Cup', 'p', 'pennies', '{{\"pace\": {post}}}', 'announced', 0.0, 0.0, 1)"
        )
    engine.dispose()
    store = Store(file)
    control = {"kind": "correspondence", "hours": 24}
    assert store.read(select(persons.c.admin))[0].admin is True
    assert json.loads(store.read(select(tables.c.time_control))[0].time_control) == control
    assert json.loads(store.read(select(tournaments.c.terms))[0].terms) == {"time_control": control}
    store.close()


def test_notifications_and_campaign_files_of_an_older_database_have_their_plain_names(tmp_path: Path) -> None:
    file = str(tmp_path / "old.db")
    engine = engine_of(file)
    bring_up_to_date(engine, "0034")
    with engine.begin() as connection:
        run = connection.exec_driver_sql
        run("INSERT INTO persons (id, name, created) VALUES ('p', 'Ada', 0.0)")
        run(
            "INSERT INTO ways (id, person, kind, address, secret, name, created) VALUES ('w', 'p', 'mail', 'a', '', 'a', 0.0)"
        )
        run("""INSERT INTO wishes VALUES ('p', '{"kinds":{"move":{"ways":["mail"],"when":"digest"}}}')""")
        run("INSERT INTO notices VALUES ('p', 'move', 't', 1, 'w', '{}', 0.0, 0.0, 0, 'waiting', 0)")
        run("INSERT INTO papers VALUES ('f', 'p', 'barony', 'fiefdom', '{}', 0, 1, 0.0, 1, NULL)")
    engine.dispose()
    store = Store(file)
    assert [row.id for row in store.read(select(destinations))] == ["w"]
    (kept,) = store.read(select(preferences.c.document))
    assert read_preferences(kept.document).of("move") == Preference(("mail",), "digest")
    assert [row.destination for row in store.read(select(notification_queue))] == ["w"]
    assert [row.id for row in store.read(select(campaign_files))] == ["f"]
    store.close()
