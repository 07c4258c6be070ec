"""The tables, the options and the rosters."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game
from baronage.games import games
from baronage.games.barony import data
from baronage.games.barony.roster import check_roster

GAME = Game("baronage.games.barony")

SERF: dict[str, Any] = {"number": 1, "caste": "So", "vocation": "S", "rank": 1, "move": 1, "kills": 0}


def roster(**changes: Any) -> dict[str, Any]:
    return {"name": "A", "wins": 0, "treasury": 0, "serfs": [{**SERF, **changes}]}


def nine() -> dict[str, Any]:
    return {"name": "A", "wins": 0, "treasury": 0, "serfs": [{**SERF, "number": number} for number in range(1, 10)]}


@pytest.mark.rule("BAR-F1.03", "BAR-F1.04", "BAR-F1.05")
def test_sixteen_kinds_of_serf_can_be_hired() -> None:
    codes = [
        data.CASTE_CODE[caste]
        + data.VOCATION_CODE[vocation]
        + (data.MANEUVER_CODE[free] if caste == data.SOLDIER else "")
        for caste, vocation, free in data.HIRES
    ]
    assert " ".join(codes) == ("PeS PeJ PeP GuS GuJ ThJ ThP SoSTHR SoSARC SoPTHR SoPARC PrS WiP KnS KnP NoP")


@pytest.mark.rule("BAR-F1.02")
def test_the_pregenerated_fief_costs_15000_with_its_treasury() -> None:  # E20
    cost = sum(data.RULES.salary[caste] + data.RULES.vocation_cost for caste, _, _ in data.PREGENERATED)
    assert cost == 13_500
    assert cost + data.RULES.quick_treasury == data.RULES.start_gold
    assert all(row in data.HIRES for row in data.PREGENERATED)


def test_the_tables_agree_with_the_page() -> None:
    page = GAME.rules_page.replace(",", "")
    for row in range(1, len(data.CASTE_CODE)):
        start = f"| {data.CASTE_CODE[row]} | {data.CASTE_NAME[row]} | {data.RULES.salary[row]} | {data.RULES.start_rank[row]} | "
        assert start + f"{data.RULES.max_rank[row]} | x{data.RULES.start_move[row]} |" in page
    for row in range(1, len(data.MANEUVER_CODE)):
        price = str(data.RULES.maneuver_price[row] or "not sold")
        assert f"| {data.MANEUVER_CODE[row]} | {data.MANEUVER_NAME[row]} | {price} | " in page
    for row in range(1, len(data.ITEM_CODE)):
        assert f"| {data.ITEM_CODE[row]} | {data.ITEM_NAME[row]} | {data.RULES.item_price[row]} |" in page
    for row in range(data.DAG, data.PLA + 1):
        bonus = f"+{data.RULES.bonus[row]}" if row < data.SHI else f"up to {data.RULES.bonus[row]}"
        assert f"| {data.ITEM_CODE[row]} | {data.ITEM_NAME[row]} | {data.RULES.item_price[row]} | {bonus} |" in page


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (3, {"board": "joust"}, "BAR-P1.01"),
        (2, {"board": "round_table"}, "BAR-P1.01"),
        (2, {"mode": "campaign"}, "BAR-F4.06"),
        (2, {"rosters": [nine(), nine()]}, "BAR-F4.06"),
        (2, {"mode": "campaign", "rosters": [nine()]}, "BAR-F4.06"),
        (2, {"mode": "campaign", "rosters": [nine(), roster()]}, "roster 2: .*BAR-F4.05"),
        (2, {"enemies": ["B"]}, "BAR-V2.01"),
        (3, {"enemies": ["B", "A", "C"]}, "own enemy"),
        (3, {"enemies": ["B", "A", "A"]}, "exactly one"),
        (2, {"starting_gold": 8_999}, "9000"),
    ],
)
@pytest.mark.rule("BAR-P1.01", "BAR-V2.01", "BAR-F4.05", "BAR-F4.06")
def test_options_that_do_not_go_together(seats: int, options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        GAME.setup(seats, options)


@pytest.mark.rule("BAR-V2.01")
def test_enemies_may_be_agreed() -> None:
    assert GAME.setup(3, {"enemies": ["C", "A", "B"]}).options["enemies"] == ["C", "A", "B"]


@pytest.mark.rule("BAR-F3.01", "BAR-F1.04", "BAR-F1.06", "BAR-Q2.03")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({}, ""),
        ({"free": "ARC", "maneuvers": ["RET", "MKW"], "items": ["DAG", "FIR'"]}, ""),
        ({"vocation": "J"}, "BAR-F1.04"),
        ({"rank": 5}, "BAR-F1.06"),
        ({"rank": 0}, "BAR-F1.06"),
        ({"free": "RET"}, "BAR-F1.05"),
        ({"maneuvers": ["TRP"]}, "BAR-Q2.03"),
        ({"maneuvers": ["RET", "RET"]}, "BAR-Q2.03"),
        ({"items": ["DAG'"]}, "no item"),
        ({"number": 16}, "BAR-F1.07"),
        ({"kills": -1}, "kills"),
        ({"rank": 3, "kills": 6}, ""),
        ({"rank": 3, "kills": 5}, "BAR-Q3.01"),
        ({"move": 0}, "BAR-Q3.02"),
        ({"caste": "Kn", "rank": 3, "move": 1}, "BAR-Q3.02"),
        ({"caste": "Kn", "rank": 3, "move": 2}, ""),
        ({"name": "x" * 41}, "40"),
    ],
)
def test_rosters(changes: dict[str, Any], why: str) -> None:
    wrong = check_roster(roster(**changes))
    assert why in wrong if why else wrong == ""


def test_the_game_is_offered() -> None:
    assert games()["barony"].meta.title == "Barony"
