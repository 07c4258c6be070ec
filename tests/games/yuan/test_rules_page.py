"""RULES.md: every rule that the game cites is there and can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.games.yuan import data
from baronage.games.yuan.board.land import land_of
from baronage.games.yuan.data import CLAN_LETTERS, CLAN_NAMES, MAPS, REQUIRED, TILE_CELLS, TILE_CODES
from tests.games.yuan.table import GAME

HOME = Path(data.__file__).parent
ID = re.compile(r"YUAN-[A-Z]+[0-9]+(?:\.[0-9]+)?")


def test_the_page_defines_205_rules_and_seven_decisions() -> None:
    decisions = [name for name in GAME.rules if name.startswith("YUAN-DEC")]
    assert decisions == [f"YUAN-DEC{n}" for n in range(1, 8)]
    assert len(GAME.rules) == 205 + 7


@pytest.mark.parametrize("name", GAME.rules)
def test_a_rule_is_a_sentence(name: str) -> None:
    text = GAME.rules[name].text
    assert text[0].isupper() or text[0] in "*I"
    assert text.endswith((".", ".)"))
    assert not re.search(r"\[|\bseed\b", text)
    assert not re.search(
        r"\b[A-Z]+[0-9]\.[0-9]|\btable [0-9]|\bsection [0-9]|\([0-9]\.[0-9]+\)", text
    )  # it stands alone


def test_every_id_in_the_code_is_on_the_page() -> None:
    cited = {(name, file.name) for file in HOME.rglob("*.py") for name in ID.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 150
    assert sorted(f"{name} in {file}" for name, file in cited if name not in GAME.rules) == []


def test_the_tables_of_the_page_are_the_tables_of_the_game() -> None:
    page = GAME.rules_page
    wheel = re.search(r"\| Temples required[^|]*\|(.*)\|", page)
    assert wheel
    assert tuple(int(n) for n in wheel[1].split("|")) == REQUIRED[1:]
    for letter, name in zip(CLAN_LETTERS, CLAN_NAMES, strict=True):
        assert f"| {letter} | {name} |" in page
    for box in "CM":
        start = page.index("**China box" if box == "C" else "**Mongolia box")
        for row in re.findall(r"^\| ([A-O]) \| [234] \|(.*)\|$", page[start:], re.M)[:15]:
            cells = [cell.strip() for cell in row[1].split("|")][:7]
            tile = TILE_CODES.index(f"{box}:{row[0]}")
            told = ["RFMHWXV"[kind] + (f" {data.PROVINCE_NAMES[p]}" if p else "") for kind, p in TILE_CELLS[tile]]
            assert told == cells


def test_the_listing_of_std2_is_the_map() -> None:
    land = land_of(MAPS["STD2"], False, False)
    rows = re.findall(r"^\| ([A-Z]+) \| ([RFMH]) \| (-?\d+),(-?\d+) \| ([A-Z ]+) \|", GAME.rules_page, re.M)
    assert len(rows) == 40
    for name, terrain, q, r, adjacent in rows:
        p = data.PROVINCE_NUMBER[name]
        assert land.where[p] == (int(q), int(r))
        assert "RFMH"[data.TERRAIN[p]] == terrain
        assert " ".join(data.PROVINCE_NAMES[other] for other in land.adjacent[p]) == adjacent
