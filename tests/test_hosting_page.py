"""The hosting page as written: its commands run on a fresh folder, for SQLite and for PostgreSQL, and its figures are true."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from baronage.server.accounts import accounts, api_tokens, membership, reports
from baronage.server.club.tournaments import config, director
from baronage.server.http import connections
from baronage.server.notifications import links

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")


def commands(heading: str) -> list[str]:
    """The commands of `baronage` in the code blocks below a heading, without comments."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", part, re.DOTALL)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("baronage ")]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/club.db"
        return
    from tests.server.postgres import new_database, running

    with running() as address:
        yield new_database(address)


def run(command: str, folder: Path, database: str) -> str:
    """Run a command of the page there, on this database."""
    words = [sys.executable, "-m", *shlex.split(command)]
    environment = {**os.environ, "BARONAGE_DATABASE": database, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return done.stdout + done.stderr


@pytest.mark.slow
def test_the_commands_of_the_page_work_on_a_fresh_folder(tmp_path: Path, database: str) -> None:
    """A server starts on an empty database and is ready; then data is copied, restored and checked as the page says."""
    served = commands("On your network")
    assert served == ["baronage serve --host 0.0.0.0 --port 8000 --no-browser"]
    words = shlex.split(served[0].replace("0.0.0.0", "127.0.0.1").replace("--port 8000", "--port 0"))
    environment = {**os.environ, "BARONAGE_DATABASE": database, "PYTHONPATH": str(ROOT / "src")}
    log = tmp_path / "log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", *words], cwd=tmp_path, env=environment, stdout=out, stderr=out
        )
        try:
            address = _address(log)
            assert urllib.request.urlopen(f"{address}/ready", timeout=30).status == 200
            for command in commands("Data"):
                if "restore" not in command:
                    run(command, tmp_path, database)
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) in (0, -signal.SIGTERM)
    (restored,) = [command for command in commands("Data") if "restore" in command]
    assert "Back in the database" in run(restored, tmp_path, database)
    assert (tmp_path / "monday.db").is_file()
    assert (tmp_path / "again.db").is_file()
    for command in commands("Upgrades"):
        run(command, tmp_path, database)


def _address(log: Path) -> str:
    """The address that a server tells in its log, when it does."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text())
        if found:
            return found.group(0)
        time.sleep(0.1)
    raise AssertionError(log.read_text())


def test_the_limits_of_the_page_are_those_of_the_server() -> None:
    part = PAGE.split("\n## Limits\n")[1].split("\n## ")[0]
    rows = dict(re.findall(r"^\| (.+?) \| ([\d,]+) \|$", part, re.MULTILINE))
    assert {name: int(number.replace(",", "")) for name, number in rows.items()} == {
        "open connections of a person": connections.MAX_OF_ONE,
        "requests of a person over connections, per second": int(connections.RATE),
        "API tokens of a person": api_tokens.MAX_TOKENS,
        "signed-in browsers of a person": accounts.MAX_SESSIONS,
        "unfinished tournaments of a host": director.MAX_HOSTED,
        "entrants of a tournament": config.MAX_ENTRANTS,
        "rounds of a tournament": config.MAX_ROUNDS,
        "open reports of a member": reports.MAX_OPEN,
        "open reports of a guest": reports.MAX_OPEN_OF_GUEST,
        "valid invitation links": membership.MAX_PASSES,
        "mails of a kind to one address in their time": links.MAX_TO,
    }
