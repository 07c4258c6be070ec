"""Settings: where they come from, which counts, and what is wrong with one."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from baronage.engine.core.errors import BadSetup
from baronage.server.run.settings import PREFIX, Settings, settings

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"


def test_a_flag_counts_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "baronage.toml"
    file.write_text('host = "0.0.0.0"\nport = 9000\nbot_pause = 2\n', encoding="utf-8")
    environment = {"BARONAGE_PORT": "9001", "BARONAGE_RATE": "50", "BARONAGE_SETTINGS": str(file)}
    assert settings({}, environment) == Settings(host="0.0.0.0", port=9001, bot_pause=2.0, rate=50.0)
    assert settings({"port": 9002, "rate": None}, environment).port == 9002
    assert settings({"port": 9002, "rate": None}, environment).rate == 50.0
    assert settings({}, {}, file).port == 9000
    assert settings({}, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 9000", "there is no setting 'prot'; did you mean port?"),
        ("zzz = 1", "there are: host, port"),
        ('port = "x"', "port is a whole number, not 'x'"),
        ("port = 70000", "port is from -1 to 65535, not 70000"),
        ("rate = nan", "rate is from 1 to 10000"),
        ("port = true", "port is a whole number, not True"),
        ("host = [1]", "host is a text"),
        ('log = "xml"', "log is one of: plain, json"),
        ("port 9000", "can't be read"),
    ],
)
def test_a_wrong_setting_is_told_with_where_it_stands(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "baronage.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match=re.escape(said)) as refusal:
        settings({}, {}, file)
    assert "baronage.toml" in str(refusal.value)


def test_a_wrong_variable_is_told_by_its_name() -> None:
    with pytest.raises(BadSetup, match="BARONAGE_BOT_PAUSE: bot_pause is from 0 to 60"):
        settings({}, {"BARONAGE_BOT_PAUSE": "61"})
    with pytest.raises(BadSetup, match="can't be read"):
        settings({}, {"BARONAGE_SETTINGS": "/nowhere/at/all.toml"})


def test_the_page_for_hosts_has_every_setting() -> None:
    page = HOSTING.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `(--[\w-]+)` \| `(\w+)` \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    expected = [
        (
            each.name,
            f"--{each.name.replace('_', '-')}",
            f"{PREFIX}{each.name.upper()}",
            f"`{each.default}`" if each.default != "" else "",
            each.metadata["help"],
        )
        for each in fields(Settings)
    ]
    assert rows == expected
