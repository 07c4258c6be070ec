"""docs/protocol.md names every request, message and code, and no others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from baronage.server.policy import BOT, SUBSTITUTE, ladder
from baronage.server.wire import CODES, Messages, Requests, read_pace

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: object) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


@pytest.mark.parametrize("tag", [*tags(Requests), *tags(Messages)])
def test_every_message_is_told(tag: str) -> None:
    assert f"`{tag}`" in PAGE


def test_the_codes_are_told_as_they_are() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", PAGE.partition("## Codes")[2], re.M))
    assert rows == CODES


def test_the_paces_that_it_shows_can_be_played() -> None:

    shown = re.findall(r'`(\{"kind": "(?:untimed|live|post)".*?\})`', PAGE)
    assert len(shown) == 3
    for text in shown:
        read_pace(json.loads(text))


def test_the_ladder_is_as_told() -> None:
    assert [ladder(missed) for missed in (3, 4)] == [BOT, SUBSTITUTE]
