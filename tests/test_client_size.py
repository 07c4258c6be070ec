"""The browser loads little before a game can be played."""

from __future__ import annotations

import pytest

from tools import client

LARGEST = 70_000  # bytes of compressed script
MAPS = 86_000  # the same with the parts that maps and realms add


@pytest.mark.skipif(not (client.STATIC / "scripts.json").is_file(), reason="the client is not built")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_scripts_of_a_table_are_small(language: str) -> None:
    page = ["src/main.tsx", f"src/generated/words-{language}.ts", "src/table/page.tsx"]
    assert client.bytes_of(page) <= LARGEST
    for board in ("triangle", "hex", "free"):
        assert client.bytes_of([*page, f"src/areas/{board}-board.ts", "src/areas/map-board.ts"]) <= MAPS, board
    assert client.bytes_of([*page, "src/areas/realm-board.ts"]) <= MAPS
