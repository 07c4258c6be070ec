"""Kingdoms that are drawn: what each tool does, and what is found wrong, by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.games.barony.board.kingdoms import errors
from baronage.games.barony.board_editor import TEMPLATES, click, drawing, needs
from baronage.games.barony.meta import JOUST_WITH_A_TAIL, NO_MARKET, TWO_TEAMS

EMPTY = TEMPLATES[0].document
ROWS = JOUST_WITH_A_TAIL["baronies"]


def ready(name: str) -> dict[str, Any]:
    return next(one.document for one in TEMPLATES if one.name == name)


def kingdom(**changes: Any) -> dict[str, Any]:
    return {**JOUST_WITH_A_TAIL, **changes}


def clicks(document: dict[str, Any], tool: str, *places: str) -> dict[str, Any]:
    chosen = ""
    for place in places:
        document, chosen = click(document, tool, chosen, place)
    return document


@pytest.mark.parametrize(
    ("document", "rule", "says", "nodes"),
    [
        pytest.param(
            kingdom(baronies=[*ROWS, ["F", [11, 5], 0]]),
            "BAR-G4.04",
            "baronies 5 and 6 overlap",
            ["barony.E", "barony.F"],
            marks=pytest.mark.rule("BAR-G4.04"),
        ),
        pytest.param(
            kingdom(baronies=[*ROWS, ["F", [40, 5], 0]]),
            "BAR-G4.04",
            "barony 6 touches none of the others",
            ["barony.F"],
            marks=pytest.mark.rule("BAR-G4.04"),
        ),
        pytest.param(
            kingdom(baronies=[*ROWS, ["F", [40, 5], 0], ["G", [45, 5], 0]]),
            "BAR-G4.04",
            "baronies 6, 7 lie apart",
            ["barony.F", "barony.G"],
            marks=pytest.mark.rule("BAR-G4.04"),
        ),
        pytest.param(
            kingdom(market=[0, 0]),
            "BAR-G4.04",
            "six sides",
            ["market"],
            marks=pytest.mark.rule("BAR-G4.04"),
        ),
        pytest.param(
            kingdom(homes=[], enemies=[]), "BAR-P1.01", "at least two baronies", [], marks=pytest.mark.rule("BAR-P1.01")
        ),
        pytest.param(
            kingdom(homes=["A"], enemies=[""]),
            "BAR-P1.01",
            "a second home",
            ["barony.A"],
            marks=pytest.mark.rule("BAR-P1.01"),
        ),
        pytest.param(
            kingdom(enemies=["A", "A"]),
            "BAR-V2.01",
            "own enemy",
            ["barony.A"],
            marks=pytest.mark.rule("BAR-V2.01"),
        ),
        pytest.param(
            kingdom(enemies=["E", ""]),
            "BAR-V2.01",
            "barony 5 has no enemy",
            ["barony.E"],
            marks=pytest.mark.rule("BAR-V2.01"),
        ),
        pytest.param(
            kingdom(teams=["x", "x"]),
            "BAR-V3.01",
            "two teams",
            ["barony.A", "barony.E"],
            marks=pytest.mark.rule("BAR-V3.01"),
        ),
        pytest.param(
            {**TWO_TEAMS, "enemies": ["Q8", "Q4", "Q4", "Q4"]},
            "BAR-V3.02",
            "team north",
            ["barony.Q1", "barony.Q3"],
            marks=pytest.mark.rule("BAR-V3.02"),
        ),
    ],
)
def test_what_is_wrong_and_where(document: dict[str, Any], rule: str, says: str, nodes: list[str]) -> None:
    (fault,) = errors(document)
    assert fault.rule == rule
    assert says in fault.sentence
    assert list(fault.nodes) == nodes


def test_several_things_can_be_wrong_at_once() -> None:
    found = errors(kingdom(market=[0, 0], homes=[], enemies=[]))
    assert [fault.rule for fault in found] == ["BAR-G4.04", "BAR-P1.01"]


@pytest.mark.rule("BAR-G4.04")
def test_a_kingdom_from_an_empty_sheet() -> None:
    places = drawing(EMPTY, "lay", "").may
    assert len(places) == 3, "one at each side"
    document = clicks(EMPTY, "lay", places[0])
    assert [row[0] for row in document["baronies"]] == ["A", "B"]
    assert len(drawing(document, "lay", "").may) == 4
    assert [fault.rule for fault in errors(document)] == ["BAR-P1.01"]
    document = clicks(document, "home", "barony.A", "barony.B")
    assert errors(document) == []
    assert document["enemies"] == [document["homes"][1], document["homes"][0]]
    assert needs(document) == (2, {"mode": "simple"})


@pytest.mark.rule("BAR-G4.05")
def test_a_barony_is_laid_with_its_tip_away_from_the_side_by_which_it_is_attached() -> None:
    for place in drawing(EMPTY, "lay", "").may:
        (_, tip, _) = clicks(EMPTY, "lay", place)["baronies"][1]
        assert tip in ([5, 5], [-5, 5], [5, -5])


def test_a_barony_moves_by_a_triangle_and_stays_chosen() -> None:
    document, chosen = click(EMPTY, "move", "", "barony.A")
    assert (document, chosen) == (EMPTY, "barony.A")
    assert "step.0" in drawing(document, "move", chosen).may
    document, chosen = click(document, "move", chosen, "step.0")
    assert document["baronies"] == [["A", [1, 0], 0]]
    document, chosen = click(document, "move", chosen, "step.2")
    assert document["baronies"] == [["A", [0, 1], 0]]
    assert click(document, "move", chosen, "barony.A") == (document, "")


def test_no_barony_is_moved_out_of_what_can_be_read() -> None:
    edge = {**EMPTY, "baronies": [["A", [999, 0], 0]]}
    assert click(edge, "move", "barony.A", "step.0") == (edge, "barony.A")


@pytest.mark.rule("BAR-G3.06")
def test_a_home_turns_round_its_corners() -> None:
    document = clicks(EMPTY, "home", "barony.A")
    once = clicks(document, "turn", "barony.A")
    assert once["baronies"] == [["A", [5, 0], 120]]
    assert clicks(once, "turn", "barony.A", "barony.A")["baronies"] == document["baronies"]


@pytest.mark.rule("BAR-V2.01")
def test_each_hunts_the_next_until_somebody_chooses() -> None:
    document = clicks(ready("crown-2"), "home", "barony.Q2")
    assert document["homes"] == ["Q2", "Q3", "Q1"], "clockwise from the north"
    assert document["enemies"] == ["Q3", "Q1", "Q2"]
    document = clicks(document, "enemy", "barony.Q1", "barony.Q8")
    assert document["enemies"] == ["Q3", "Q1", "Q8"]
    document = clicks(document, "home", "barony.Q3")
    assert dict(zip(document["homes"], document["enemies"], strict=True)) == {"Q1": "Q8", "Q2": "Q1"}


@pytest.mark.rule("BAR-V3.02")
def test_a_team_has_one_target() -> None:
    document = clicks(TWO_TEAMS, "enemy", "barony.Q1", "barony.Q6")
    assert document["enemies"] == ["Q6", "Q6", "Q4", "Q4"]
    assert errors(document) == []
    assert errors(clicks(ready("round_table-6"), "home", "barony.K3")) == []


@pytest.mark.rule("BAR-V3.01", "BAR-V3.02")
def test_barons_form_teams_that_have_one_target() -> None:
    document = clicks(ready("classic-4"), "team", "barony.H2")
    assert document["teams"] == ["East", "West", "West", "West"]
    assert [fault.rule for fault in errors(document)] == ["BAR-V3.02"], "they still hunt different Barons"
    document = clicks(document, "enemy", "barony.H3", "barony.H2")
    assert errors(document) == []
    document = clicks(document, "team", "barony.H5")
    assert document["teams"] == ["East", "West", "East", "West"]
    assert document["enemies"][2] == document["enemies"][0], "who joins a team hunts whom it hunts"
    for _ in range(3):
        document = clicks(document, "team", "barony.H2", "barony.H5")
    assert "teams" not in document, "all are in one again"


@pytest.mark.rule("BAR-G5.01")
def test_the_market_lies_where_six_triangles_meet_or_nowhere() -> None:
    joust = ready("joust-2")
    document = clicks(joust, "market", "market")
    assert document["market"] is None
    assert needs(document) == (2, {"mode": "simple"})
    assert clicks(document, "market", "dot.5,3") == joust
    assert needs(joust) == (2, {})
    assert drawing(EMPTY, "market", "").may == ["dot.1,1", "dot.1,2", "dot.1,3", "dot.2,1", "dot.2,2", "dot.3,1"]


def test_what_is_taken_off_is_nobodys_home_and_nobodys_enemy() -> None:
    document = clicks(NO_MARKET, "remove", "barony.B")
    assert document["homes"] == ["C", "A"]
    assert document["enemies"] == ["A", "C"]
    assert len(document["baronies"]) == 2
    assert drawing(EMPTY, "remove", "").may == [], "one stays"


def test_baronies_are_called_by_numbers() -> None:
    shapes = drawing(kingdom(), "home", "").shapes
    assert {shape.text for shape in shapes} == {"", "1", "2", "3", "4", "5"}
    assert "Barony 1, the home of a Baron who must take the points of barony 5" in {shape.says for shape in shapes}
