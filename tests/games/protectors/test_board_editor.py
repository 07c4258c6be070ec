"""Realms that are drawn: what each tool does, and what is found wrong, by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.games.protectors.board.realm import errors
from baronage.games.protectors.board_editor import TEMPLATES, click, drawing, needs

EMPTY = TEMPLATES[0].document


def realm(provinces: int, borders: list[list[int]], starts: list[int]) -> dict[str, Any]:
    return {"provinces": provinces, "borders": borders, "starts": starts, "island": False}


def clicks(document: dict[str, Any], tool: str, *places: str) -> dict[str, Any]:
    chosen = ""
    for place in places:
        document, chosen = click(document, tool, chosen, place)
    return document


LINE = [[1, 2], [2, 3], [3, 4]]


@pytest.mark.parametrize(
    ("document", "rule", "says", "nodes"),
    [
        pytest.param(
            realm(4, [[1, 2], [2, 3]], [1, 2]),
            "REALM-Q1.02",
            "no way leads from the others to Feldar",
            ["P4"],
            marks=pytest.mark.rule("REALM-Q1.02"),
        ),
        pytest.param(
            realm(5, [[1, 2], [2, 3], [4, 5]], [1, 2]),
            "REALM-Q1.02",
            "these 2 Provinces: Feldar, Garrow",
            ["P4", "P5"],
            marks=pytest.mark.rule("REALM-Q1.02"),
        ),
        pytest.param(
            realm(4, LINE, []), "REALM-A2.01", "nobody starts here", [], marks=pytest.mark.rule("REALM-A2.01")
        ),
        pytest.param(
            realm(4, LINE, [2]), "REALM-A2.01", "a second Province", ["P2"], marks=pytest.mark.rule("REALM-A2.01")
        ),
        pytest.param(
            realm(4, LINE, [1, 2, 4]),
            "REALM-A2.02",
            "or add 2, or take away a start",
            ["P1", "P2", "P4"],
            marks=pytest.mark.rule("REALM-A2.02"),
        ),
        pytest.param(
            realm(3, LINE[:2], [1, 3]),
            "REALM-A2.02",
            "or add 1",
            ["P1", "P3"],
            marks=pytest.mark.rule("REALM-A2.02"),
        ),
    ],
)
def test_what_is_wrong_and_where(document: dict[str, Any], rule: str, says: str, nodes: list[str]) -> None:
    (fault,) = errors(document)
    assert fault.rule == rule
    assert says in fault.sentence
    assert list(fault.nodes) == nodes


@pytest.mark.rule("REALM-A2.02")
def test_the_number_of_starts_tells_the_version() -> None:
    assert needs(realm(4, LINE, [1, 2, 3, 4])) == (4, {"version": "normal"})
    assert needs(realm(4, LINE, [1, 4])) == (2, {"version": "grand"})


@pytest.mark.rule("REALM-P1.02")
def test_where_team_mates_would_not_be_neighbours_there_are_no_teams() -> None:
    assert needs(realm(4, LINE, [1, 3, 2, 4])) == (4, {"version": "normal", "teams": "off"})


@pytest.mark.rule("REALM-Q1.02")
def test_a_realm_from_an_empty_sheet() -> None:
    document = clicks(EMPTY, "add", "P2", "P2")
    assert document["provinces"] == 4
    assert document["borders"] == [[1, 2], [2, 3], [2, 4]]
    document = clicks(document, "join", "P4", "P1")
    assert document["borders"][-1] == [1, 4]
    document = clicks(document, "join", "P1", "P2")
    assert [1, 2] not in document["borders"]
    document = clicks(document, "start", "P1", "P3", "P4", "P3")
    assert document["starts"] == [1, 4]
    assert errors(document) == []
    assert clicks(document, "island", "sea")["island"] is True


def test_a_province_is_chosen_and_let_go() -> None:
    assert click(EMPTY, "join", "", "P1") == (EMPTY, "P1")
    assert click(EMPTY, "join", "P1", "P1") == (EMPTY, "")


def test_what_is_taken_off_leaves_no_hole_in_the_numbers() -> None:
    document = clicks(realm(4, [*LINE, [1, 4]], [1, 2, 4]), "remove", "P2")
    assert document == realm(3, [[2, 3], [1, 3]], [1, 3])
    assert drawing(EMPTY, "remove", "").may == [], "two stay"


def test_a_realm_has_no_more_provinces_and_players_than_there_are() -> None:
    line = [[place, place + 1] for place in range(1, 52)]
    full = realm(52, line, list(range(1, 17)))
    assert drawing(full, "add", "").may == []
    assert click(full, "add", "", "P1") == (full, "")
    assert "P17" not in drawing(full, "start", "").may
    (fault,) = errors(realm(52, line, list(range(1, 18))))
    assert "17 players are too many" in fault.sentence
