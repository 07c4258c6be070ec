"""The files for hosting name settings and commands that there are."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from baronage.server.run.settings import NAMES, PREFIX, settings
from baronage.server.store.store import Store

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "baronage.service", "baronage-backup.service"])
def test_every_setting_is_one(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    found = {one.lower() for one in re.findall(rf"{PREFIX}([A-Z_]+)", text)}
    assert found
    assert found <= set(NAMES)


@pytest.mark.parametrize("name", ["Dockerfile", "baronage.service"])
def test_what_is_set_there_can_be_read(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    chosen = settings({}, dict(re.findall(rf"({PREFIX}[A-Z_]+)=(\S+)", text)))
    assert (chosen.port, chosen.log) == (8000, "json")
    assert chosen.database.startswith("sqlite:////")
    assert "baronage serve --no-browser" in text.replace('", "', " ")


def test_the_containers_know_their_address_and_every_mail_setting() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    mail = {name for name in NAMES if name.startswith("mail_")}
    assert {"address", "database", *mail} <= {one.lower() for one in re.findall(rf"^ +{PREFIX}([A-Z_]+):", text, re.M)}
    given = dict(re.findall(rf"^ +({PREFIX}[A-Z_]+): (\S+)", text, re.M))
    filled = {name: re.sub(r"\$\{\w+(?::[-?]([^}]*))?\}", r"\1", value) for name, value in given.items()}
    assert not settings({}, filled).mail_host, "unless mail is set there is none"


def test_a_password_of_any_characters_is_no_part_of_an_address() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert not re.search(r"://\S*PASSWORD", text)
    assert re.search(r"PGPASSWORD: \$\{PASSWORD\}", text)


@pytest.mark.skipif(sys.platform == "win32", reason="units of systemd")
def test_the_backup_unit_makes_a_copy(tmp_path: Path) -> None:
    """Its command is run as systemd would, in another folder."""
    unit = (DEPLOY / "baronage-backup.service").read_text(encoding="utf-8")
    found = dict(re.findall(r"^(\w+)=(.*)$", unit, re.M))
    moved = {name: value.replace("/var/lib", str(tmp_path)).replace("%%", "%") for name, value in found.items()}
    for folder in found["StateDirectory"].split():
        (tmp_path / folder).mkdir()
    name, _, value = moved["Environment"].partition("=")
    Store(str(tmp_path / "baronage" / "baronage.db")).close()
    command = moved["ExecStart"].replace("/opt/baronage/bin/baronage", f"{sys.executable} -m baronage")
    subprocess.run(shlex.split(command), env={**os.environ, name: value}, check=True, capture_output=True)
    assert len(list((tmp_path / "baronage" / "backups").glob("*.db"))) == 1
    server = (DEPLOY / "baronage.service").read_text(encoding="utf-8")
    assert found["Environment"] in server.replace(" BARONAGE_", "\nEnvironment=BARONAGE_").replace("Environment=", "")
    assert f"User={found['User']}" in server


def test_the_proxy_hands_on_the_port() -> None:
    text = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert "proxy_set_header Host $http_host;" in text
