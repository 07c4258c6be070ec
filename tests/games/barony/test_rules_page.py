"""RULES.md: every rule that the game cites is there and can be read; its examples of texts can be read too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import TABLE
from baronage.engine.match.match import Match
from baronage.games.barony import data, verbs
from baronage.games.barony.auto_answers import check_answer
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
        row = f"| {data.CASTE_CODE[caste]} | {data.CASTE_NAME[caste]} | {data.RULES.salary[caste]:,} |"
        assert (
            f"{row} {data.RULES.start_rank[caste]} | {data.RULES.max_rank[caste]} | x{data.RULES.start_move[caste]} |"
            in page
        )
    for maneuver in range(1, len(data.MANEUVER_CODE)):
        price = f"{data.RULES.maneuver_price[maneuver]:,}" if data.RULES.maneuver_price[maneuver] else "not sold"
        assert f"| {data.MANEUVER_CODE[maneuver]} | {data.MANEUVER_NAME[maneuver]} | {price} |" in page
    for item in range(1, len(data.ITEM_CODE)):
        assert f"{data.ITEM_CODE[item]} | {data.ITEM_NAME[item]} | {data.RULES.item_price[item]:,} |" in page


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


def test_the_actions_of_a_line_that_the_page_promises_can_be_played() -> None:
    (actions,) = re.findall(r"; actions (.*?);", GAME.rules_page)
    texts = re.findall(r"`([^`]+)`", actions)
    assert "*TAC B5 >210" in texts
    serfs = "1GuS2@C1.6{cat,M:CAT} 2GuS1@C1.3{away} 3PrS2@C2.1 4KnS3@C1.5 5WiP3@C1.4{S:FIR,S:LIG}"
    for text in texts:
        performer = {"*TAC": 3, "*CAT": 0, "*FIR": 4, "*LIG": 4, "*MKW": 1, "*BLS": 2}[text[:4]]
        state = GAME.position(f"BAR classic2 full r5 tA | A H1 : {serfs} | B H4 : 5PeP1@C1.7 6PeP1@C1.2 7PeJ1@H4.2 | -")
        match = Match(GAME, state=state, seed=1)
        match.play(0, (verbs.ACTIVATE, performer))
        assert match.play(0, text), text


def test_the_direction_of_a_bump_may_be_told_without_its_distance() -> None:
    """`>210` after the roll of a Tactical Maneuver, in a line of the table as in one of the Knight's Baron."""
    where = "BAR classic2 full r5 tA | A H1 : 4KnS3@C1.5 7PeJ1@H1.2 | B H4 : 5PeP1@C1.6 7PeJ1@H4.2 | -"
    ends = set()
    for line in ("A4 *TAC B5 (6+6:1+1) >210", "A4 *TAC B5 (6+6:1+1) >210*1=C1.4"):
        match = Match(GAME, state=GAME.position(where), chance=Chance.forced([]))
        match.play(TABLE, line)
        ends.add(GAME.write_position(match.state))
    assert len(ends) == 1
    match = Match(GAME, state=GAME.position(where), chance=Chance.forced([5, 5, 0, 0]))
    match.play(0, "A4 *TAC B5 >210")
    match.play(1, "/F")
    match.play(0, ">210")
    assert GAME.write_position(match.state).count("5PeP1@C1.4") == 1
