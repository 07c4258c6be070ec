"""The PostgreSQL of the tests leaves nothing behind, however the tests end."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.server.postgres import running
from tests.server.servers import PATIENCE

pytestmark = pytest.mark.skipif(os.name != "posix", reason="it is started on posix alone")
ROOT = Path(__file__).resolve().parents[2]
START = """
from tests.server.postgres import running
with running() as address:
    print(address, flush=True)
    input()
"""


def folder_of(address: str) -> Path:
    found = make_url(address).query["host"]
    assert isinstance(found, str)
    return Path(found)


@pytest.mark.slow
def test_it_is_gone_when_it_is_no_longer_needed() -> None:
    with running() as address:
        folder = folder_of(address)
        assert (folder / "data/postmaster.pid").exists()
    assert not folder.exists()


@pytest.mark.slow
def test_it_is_gone_when_who_started_it_is_killed() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", START], cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        folder = folder_of(process.stdout.readline().strip())
        assert (folder / "data/postmaster.pid").exists()
        process.kill()
    end = time.monotonic() + PATIENCE
    while folder.exists():
        assert time.monotonic() < end, "it runs on"
        time.sleep(0.05)
