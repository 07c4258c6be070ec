"""The browser loads little before a game can be played."""

from __future__ import annotations

import pytest

from tools import client

LARGEST = {"src/board/page.tsx": 102_000}  # bytes of compressed script


@pytest.mark.skipif(not (client.STATIC / "scripts.json").is_file(), reason="the client is not built")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_scripts_of_a_table_are_small(language: str) -> None:
    found = client.sizes(language)
    assert {entry: found[entry] for entry in LARGEST if found[entry] > LARGEST[entry]} == {}
