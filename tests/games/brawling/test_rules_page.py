"""RULES.md: every rule that the game cites is there, alone and readable."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.engine.match.match import Match
from baronage.games.brawling import auto_answers as answers
from baronage.games.brawling import data, meta, steps
from baronage.games.brawling.data import BUILDING, CODES, FIRST, RULES, TYPE_NAMES, UP
from tests.games.brawling.table import GAME, at, board, expect

HOME = Path(data.__file__).parent
SECTIONS = {1: 15, 2: 13, 3: 14, 4: 10, 5: 5, 6: 10, 7: 12, 8: 11, 9: 23, 10: 18, 11: 14, 12: 13, 13: 9, 14: 5, 15: 13}
ID = re.compile(r"BRAWL-[0-9A-Z]+(?:\.[0-9]+)?")


def test_the_page_defines_every_rule_of_the_fifteen_sections_and_every_decision_in_order() -> None:
    rules = [f"BRAWL-{section}.{n:02}" for section, last in SECTIONS.items() for n in range(1, last + 1)]
    assert list(GAME.rules) == [*rules, *(f"BRAWL-DEC{n:02}" for n in range(1, 11))]


@pytest.mark.parametrize("name", GAME.rules)
def test_a_rule_can_be_read_by_itself(name: str) -> None:
    text = GAME.rules[name].text
    assert text[0].isupper() or text[0] in '"+'
    assert text.endswith((".", '."'))
    assert "BRAWL-" not in text  # no rule sends the reader on to another
    assert not re.search(r"\btable \d|\bsection \d|\(\d+\.\d+\)", text)


def test_every_id_in_the_code_is_on_the_page() -> None:
    cited = {(name, file.name) for file in HOME.rglob("*.py") for name in ID.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 200
    missing = sorted(f"{name} in {file}" for name, file in cited if name not in GAME.rules)
    assert missing == []


def test_every_ruling_in_the_code_is_on_the_page() -> None:
    rulings = set(re.findall(r"^- \*\*(R\d+)\*\* ", GAME.rules_page, re.M))
    cited = {name for file in HOME.rglob("*.py") for name in re.findall(r"\bR\d+\b", file.read_text(encoding="utf-8"))}
    assert {"R52", "R60"} <= cited <= rulings


def test_the_page_names_every_option() -> None:
    for option in meta.META.options:
        assert f"| `{option.name}` |" in GAME.rules_page


def test_the_page_documents_the_standing_answers() -> None:
    for text in (answers.DECLINE, answers.GUARD, answers.ASK):
        assert f"| `{text}` |" in GAME.rules_page


def _rows(heading: str) -> dict[str, list[str]]:
    """The table under a heading, by its first column."""
    part = GAME.rules_page.partition(f"### {heading}\n")[2].partition("\n### ")[0]
    lines = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]
    return {cells[0]: cells for cells in lines[2:]}


def test_the_table_of_units_is_the_one_that_is_played_with() -> None:
    rows = _rows("Unit cards")
    assert list(rows) == [code for code in CODES[1:] if data.BASE_NAME[FIRST[CODES.index(code)]]]
    for code, row in rows.items():
        card = FIRST[CODES.index(code)]
        unit = card + UP
        bonus = {0: "", 1: f", +1 {'resource' if data.RULES.gathers[card] else 'card'}"}[
            data.RULES.gathers[card] + data.RULES.draws[card]
        ]
        figures = [
            code,
            str(RULES.copies[CODES.index(code)]),
            data.BASE_NAME[card] + bonus,
            str(data.RULES.upgrade[card]),
        ]
        figures += [data.NAME[card], TYPE_NAMES[data.TYPE[unit]], str(data.RULES.health[unit])]
        figures.append(str(data.RULES.strength[unit] or "–"))
        assert row[:8] == figures
        gains = [(data.RULES.gathers[unit], "resource"), (data.RULES.draws[unit], "card")]
        words = [f"+{n} {what}{'s' if n > 1 else ''}" for n, what in gains if n]
        assert row[8] == (" ".join(words) or "–")
        room = [word for word in (data.RULES.civil_space[unit], data.RULES.military_space[unit]) if word]
        assert ("room for" in row[9]) == bool(room)
        assert [int(n) for n in re.findall(r"(\d) more", row[9])] == room
        assert not room or data.TYPE[unit] == BUILDING


def test_the_tables_of_cards_and_aids_are_those_that_are_played_with() -> None:
    cards = _rows("Event cards and action cards")
    aids = _rows("Royal Aids")
    assert [*_rows("Unit cards"), *cards, *aids] == list(CODES[1:])
    for code, row in cards.items():
        card = FIRST[CODES.index(code)]
        assert row[1:3] == [str(RULES.copies[CODES.index(code)]), data.NAME[card]]
        assert row[4] == str(data.RULES.cost[card])
    for code, row in aids.items():
        assert row[1] == data.NAME[FIRST[CODES.index(code)]]


def test_every_move_on_the_page_can_be_read() -> None:
    state = GAME.start(3, {"first_player": "A"})
    moves = [move for cell in _rows("Moves") for move in re.findall(r"`([^`]+)`", cell)]
    assert len(moves) > 30
    for move in moves:
        assert state.read(0, move)


def test_the_position_on_the_page_is_what_it_says() -> None:
    (text,) = re.findall(r"^`(deck=.*)`$", GAME.rules_page, re.M)
    expect(at(text), "vp=A3,B1 ; deck=12 ; turn=A ; A.r=4 ; A.h=FAR1,SHI1 ; A.w=kni2 ; A.k=ARC1 ; A.a=RAB1")


@pytest.mark.parametrize("seats", meta.META.seats)
def test_the_table_of_decks_is_what_is_dealt(seats: int) -> None:
    match = Match(GAME, seats, {"first_player": "A"})
    decks = min(-(-seats // 2), 4)
    left = 52 * decks - steps.HAND * seats - 3
    assert f"| {seats} | {decks} | {52 * decks} | {left} |" in GAME.rules_page
    assert len(board(match).deck) == left
