"""What docs/bots.md shows works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.bots import bots

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_page_describes_every_bot_in_its_own_words() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE, re.M))
    assert rows == {name: player.HELP for name, player in bots().items()}


def test_the_example_of_a_bot_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    exec(compile(example, "docs/bots.md", "exec"), {"__name__": "example"})
    assert re.fullmatch(r"\[[01]\] \d+\n", capsys.readouterr().out)
