"""The files for hosting name settings and commands that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.server.run.settings import NAMES, PREFIX, settings

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "baronage.service"])
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
