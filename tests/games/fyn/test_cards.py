"""Components: the cards as printed (FYN-B1.01 to B1.05, B2, B3)."""

from __future__ import annotations

from collections import Counter

import pytest

from baronage.games.fyn import data
from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import (
    ANTI,
    ANTI_OF,
    CARD_KIND,
    CENTRE,
    CODES,
    DIGITS,
    EVENT,
    FORCE,
    IDS,
    IMPROVEMENT,
    KIND,
    LAND,
    MUST,
    NUMBERS,
    RULES,
    TYPE,
    TYPE_NAMES,
    card_name,
)
from baronage.games.fyn.rules.combat import siege_value
from tests.games.fyn.table import GAME, at, board, cell, refused


def names(kind: int) -> list[str]:
    return [TYPE_NAMES[number] for number in range(len(KIND)) if KIND[number] == kind]


@pytest.mark.rule("FYN-B1.01")
def test_eight_army_types() -> None:
    assert names(FORCE) == [
        "Peasant Army",
        "Reserves",
        "Army",
        "Strong Army",
        "Mountaineers",
        "Rangers",
        "Shock Troops",
        "Knights",
    ]


@pytest.mark.rule("FYN-B1.02")
def test_four_land_types_and_the_capital_counts_as_land() -> None:
    assert names(LAND) == ["Clear", "Desert", "Woods", "Mountain"]
    match = at("D", "0,0:K{A}; 0,1:C", "0,0:K")
    assert "FROM 0,0" in {match.state.write(0, action) for action in match.state.actions(0)}  # frontier
    assert board(match).score(1) == 1 + 6


@pytest.mark.rule("FYN-B1.03", "FYN-B1.05")
def test_improvements_centres_and_special_cards() -> None:
    assert names(IMPROVEMENT) == ["Road", "Oasis", "Clearing", "Mine"]
    assert names(CENTRE) == ["Village", "Town", "City"]
    assert names(EVENT) == ["Earthquake", "Sickness", "Revolt", "Sabotage"]
    assert names(MUST) == ["Plague", "Volcano"]
    assert names(ANTI) == ["Divine Intervention", "Healing Monks", "Tax Cuts", "Secret Service"]
    assert [TYPE_NAMES[ANTI_OF[TYPE[card]]] for card in (173, 176, 179, 182)] == names(ANTI)


@pytest.mark.rule("FYN-B2.01")
def test_combat_values_and_codes() -> None:
    printed = {"Peasant Army": 1, "Reserves": 1, "Army": 2, "Strong Army": 3, "Mountaineers": 2, "Rangers": 2}
    printed |= {"Shock Troops": 5, "Knights": 3}
    assert {TYPE_NAMES[kind]: RULES.cv[kind] for kind in range(len(RULES.cv)) if RULES.cv[kind]} == printed
    codes = {"Reserves": "D", "Mountaineers": "4M", "Rangers": "4W", "Shock Troops": "S", "Knights": "2xM"}
    assert {TYPE_NAMES[kind]: code for kind, code in CODES.items()} == codes
    assert sum(data.RULES.card_cv) == 117


@pytest.mark.rule("FYN-B3.01", "FYN-E3.06")
def test_siege_values_population_and_card_bonus() -> None:
    kinds = [TYPE_NAMES.index(name) for name in ("Village", "Town", "City", "Capital")]
    assert [RULES.siege[kind] for kind in kinds] == [0, 0, 4, 6]
    assert [RULES.population[kind] for kind in kinds] == [1, 3, 3, 6]
    assert [RULES.bonus[kind] for kind in kinds] == [0, 1, 2, 5]


def test_the_deck_is_the_printed_one() -> None:
    """Ids, types and numbers against the tables of the rules page, which players read."""
    printed: dict[int, tuple[str, str]] = {}
    for line in GAME.rules_page.splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if len(cells) == 2 and cells[0] in TYPE_NAMES and ":" in cells[1]:
            for entry in cells[1].split(","):
                card, number = entry.split(":")
                printed[int(card)] = (cells[0], number.strip())
    assert printed == {card: (card_name(card), NUMBERS[card]) for card in range(1, 201)}
    assert len(NUMBERS) == 201


def test_counts_of_each_type() -> None:
    counts = Counter(card_name(card) for card in range(1, 201))
    expected = {"Clear": 22, "Desert": 8, "Woods": 8, "Mountain": 8, "Road": 20, "Oasis": 4, "Clearing": 4, "Mine": 4}
    expected |= {"Village": 20, "Town": 15, "City": 5, "Peasant Army": 10, "Reserves": 5, "Army": 15, "Strong Army": 10}
    expected |= {"Mountaineers": 3, "Rangers": 3, "Shock Troops": 3, "Knights": 5, "Plague": 4, "Volcano": 4}
    expected |= dict.fromkeys(("Earthquake", "Sickness", "Revolt", "Sabotage"), 3)
    expected |= dict.fromkeys(("Divine Intervention", "Healing Monks", "Tax Cuts", "Secret Service"), 2)
    assert counts == expected
    assert [len(IDS[kind]) for kind in (data.CAPITAL, data.KING)] == [6, 1]


def test_digits_of_the_deck() -> None:
    """The table of the rules page: how often each value stands at each position."""
    table = [[Counter(DIGITS[card][place] for card in range(1, 201))[n] for n in range(1, 11)] for place in range(4)]
    assert table == [
        [20, 20, 21, 20, 20, 20, 19, 20, 20, 20],
        [20, 19, 20, 20, 20, 20, 20, 20, 20, 21],
        [20, 19, 20, 20, 21, 21, 20, 20, 19, 20],
        [21, 22, 19, 20, 18, 20, 20, 20, 20, 20],
    ]
    assert all(len(set(DIGITS[card])) == 4 for card in range(1, 201))


@pytest.mark.rule("FYN-B1.04", "FYN-E2.05", "FYN-E2.06")
def test_a_capital_is_like_a_city_with_a_road_and_carries_nothing() -> None:
    match = at("C", "0,0:K; 0,1:C", "0,0:K", hands=("Army",))
    assert "BUILD A@0,0" in {match.state.write(0, action) for action in match.state.actions(0)}  # a site
    known = chart(board(match), 0)
    assert (known.population, known.maximum, siege_value(board(match), 0, cell("0,0"))) == (6, 5, 6)
    match = at("B", "0,0:K; -1,0:C{A}; 1,0:C", "0,0:K")
    assert "MV A -1,0>1,0" in {match.state.write(0, action) for action in match.state.actions(0)}  # a road
    match = at("E", "0,0:K; 0,1:C", "0,0:K", hands=("Road+Village+Mine",))
    for card in ("Road", "Village", "Mine"):
        refused(match, f"PUT {card}@0,0", "FYN-D5.08")
    assert CARD_KIND[data.FIRST_CAPITAL] not in (IMPROVEMENT, CENTRE)
