"""RULES.md: every rule that the game cites is there and can be read; its examples of texts can be read too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.games.barony import data
from baronage.games.barony.answers import check_answer
from tests.games.barony.table import GAME

HOME = Path(data.__file__).parent
ID = re.compile(r"BAR-D[0-9]+|BAR-[A-Z]+[0-9]+\.[0-9]+")


@pytest.mark.parametrize("name", GAME.rules)
def test_a_rule_stands_alone(name: str) -> None:
    text = GAME.rules[name].text
    assert text.strip()
    assert not re.search(r"\bseed\b|\[[SRD]\b|\[App\.", text)


def test_every_id_in_the_code_is_on_the_page() -> None:
    cited = {(name, file.name) for file in HOME.rglob("*.py") for name in ID.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 300
    assert sorted(f"{name} in {file}" for name, file in cited if name not in GAME.rules) == []


def test_every_decision_says_what_silence_means() -> None:
    decisions = [name for name in GAME.rules if re.fullmatch(r"BAR-D[0-9]+", name)]
    assert decisions == [f"BAR-D{number:02}" for number in range(1, 23)]
    assert all("Silence: " in GAME.rules[name].text for name in decisions)


def test_the_tables_of_the_page_are_the_tables_of_the_game() -> None:
    page = GAME.rules_page
    for caste in range(1, len(data.CASTE_CODE)):
        row = f"| {data.CASTE_CODE[caste]} | {data.CASTE_NAME[caste]} | {data.SALARY[caste]:,} |"
        assert f"{row} {data.START_RANK[caste]} | {data.MOST_RANK[caste]} | x{data.START_MOVE[caste]} |" in page
    for maneuver in range(1, len(data.MANEUVER_CODE)):
        price = f"{data.MANEUVER_PRICE[maneuver]:,}" if data.MANEUVER_PRICE[maneuver] else "not sold"
        assert f"| {data.MANEUVER_CODE[maneuver]} | {data.MANEUVER_NAME[maneuver]} | {price} |" in page
    for item in range(1, len(data.ITEM_CODE)):
        assert f"{data.ITEM_CODE[item]} | {data.ITEM_NAME[item]} | {data.ITEM_PRICE[item]:,} |" in page


def test_the_standing_orders_of_the_page_can_be_given() -> None:
    page = GAME.rules_page
    table = page[page.index("### Standing orders") : page.index("## What is hidden")]
    texts = [text for row in re.findall(r"^\| (`.*?) \|", table, re.M) for text in re.findall(r"`([^`]+)`", row)]
    assert len(texts) == 12
    for text in texts:
        check_answer(text)
        check_answer(f"A3: {text}")


def test_the_example_of_a_position_is_one() -> None:
    (line,) = re.findall(r"Example: `(BAR [^`]+)`", GAME.rules_page)
    assert "trap@C2.24=A1r2" in GAME.position(line).position()


def test_every_ruling_that_is_cited_is_there_and_none_is_missing() -> None:
    page = GAME.rules_page
    there = [int(number) for number in re.findall(r"^- \*\*R([0-9]+)\*\* ", page, re.M)]
    assert there == list(range(1, len(there) + 1))
    assert len(there) >= 140
    cited = {int(number) for number in re.findall(r"\bR([0-9]{2,3})\b", page)}
    assert cited <= set(there)


@pytest.mark.parametrize("number", [18, 27, 50, 52, 63, 88])
def test_rulings_say_where_they_depart_from_the_book(number: int) -> None:
    (text,) = re.findall(rf"^- \*\*R{number}\*\* (.*)$", GAME.rules_page, re.M)
    assert "book" in text
