"""BAR-F3.01: what is a roster and what is not, check by check; each bound from both sides."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from baronage.engine.text.localization import localize
from baronage.games.barony.campaign_files import printout
from baronage.games.barony.data import CASTE_CODE, ITEM_CODE, MANEUVER_CODE, VOCATION_CODE
from baronage.games.barony.input_errors import msg
from baronage.games.barony.meta import ADA, BO
from baronage.games.barony.roster import MAX_GOLD, MAX_ITEMS, can_not_play, check_roster, check_rosters

SERF: dict[str, Any] = {"number": 1, "caste": "So", "vocation": "S", "rank": 1, "move": 1, "kills": 0}


def with_serf(**changes: Any) -> dict[str, Any]:
    """A roster of one Serf that is changed so; None takes a key away."""
    serf = {key: value for key, value in {**SERF, **changes}.items() if value is not None}
    return {"name": "", "wins": 0, "treasury": 0, "serfs": [serf]}


def with_roster(**changes: Any) -> Any:
    return {key: value for key, value in {**with_serf(), **changes}.items() if value is not None}


@pytest.mark.rule("BAR-F3.01")
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"number": 15},
        {"caste": "Pr", "rank": 2},
        {"caste": "Pr", "rank": 5, "kills": 20},
        {"rank": 2, "kills": 2},
        {"rank": 4, "kills": 12},
        {"move": MAX_GOLD},
        {"caste": "Kn", "rank": 3, "move": 2},
        {"kills": MAX_GOLD},
        {"conf": 0, "bumps": 7, "earned": MAX_GOLD},
        {"name": "x" * 40},
        {"name": ""},
        {"free": "ARC"},
        {"caste": "No", "vocation": "P", "rank": 2, "free": ""},
        {"maneuvers": []},
        {"maneuvers": ["RET", "MKW"]},
        {"free": "ARC", "maneuvers": ["THR"]},
        {"items": ["DAG", "DAG", "FIR", "FIR'"]},
        {"items": ["DAG"] * MAX_ITEMS},
    ],
)
def test_what_is_a_roster(changes: dict[str, Any]) -> None:
    assert check_roster(with_serf(**changes)) == ""


@pytest.mark.rule("BAR-F3.01")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"number": 0}, "BAR-F1.07"),
        ({"number": 16}, "BAR-F1.07"),
        ({"number": True}, "BAR-F1.07"),
        ({"number": 1.0}, "BAR-F1.07"),
        ({"number": None}, "a Serf has"),
        ({"caste": None}, "a Serf has"),
        ({"kills": None}, "a Serf has"),
        ({"colour": "red"}, "a Serf has"),
        ({"caste": "??"}, "BAR-F1.03"),
        ({"caste": "Xx"}, "BAR-F1.03"),
        ({"vocation": "J"}, "BAR-F1.04"),
        ({"rank": 0}, "BAR-F1.06"),
        ({"rank": 5, "kills": 99}, "BAR-F1.06"),
        ({"caste": "Pr", "rank": 1}, "BAR-F1.06"),
        ({"move": 0}, "BAR-Q3.02"),
        ({"caste": "Kn", "rank": 3, "move": 1}, "BAR-Q3.02"),
        ({"kills": -1}, "kills is a number"),
        ({"kills": MAX_GOLD + 1}, "kills is a number"),
        ({"conf": -1}, "conf is a number"),
        ({"bumps": "3"}, "bumps is a number"),
        ({"earned": MAX_GOLD + 1}, "earned is a number"),
        ({"rank": 2, "kills": 1}, "Rank 2 takes 2 kills"),
        ({"rank": 4, "kills": 11}, "Rank 4 takes 12 kills"),
        ({"name": "x" * 41}, "name has at most"),
        ({"name": 3}, "name has at most"),
        ({"free": "RET"}, "BAR-F1.05"),
        ({"caste": "No", "vocation": "P", "rank": 2, "free": "RET"}, "BAR-F1.05"),
        ({"maneuvers": "RET"}, "maneuvers are a list"),
        ({"maneuvers": ["XXX"]}, "no maneuver"),
        ({"maneuvers": ["???"]}, "no maneuver"),
        ({"maneuvers": ["TAX"]}, "can’t buy TAX"),
        ({"caste": "Pr", "rank": 2, "maneuvers": ["BLS"]}, "can’t buy BLS"),
        ({"maneuvers": ["RET", "RET"]}, "bought once"),
        ({"maneuvers": ["THR"]}, "bought once"),
        ({"free": "ARC", "maneuvers": ["ARC"]}, "bought once"),
        ({"items": "DAG"}, "items are a list"),
        ({"items": ["DAG"] * (MAX_ITEMS + 1)}, "items are a list"),
        ({"items": ["???"]}, "no item"),
        ({"items": [1]}, "no item"),
        ({"items": ["DAG'"]}, "no item"),
        ({"items": ["SHI'"]}, "no item"),
    ],
)
def test_what_is_no_serf_of_a_roster(changes: dict[str, Any], why: str) -> None:
    assert why in check_roster(with_serf(**changes))


@pytest.mark.rule("BAR-F3.01", "BAR-F1.07", "BAR-F1.09")
@pytest.mark.parametrize(
    ("roster", "why"),
    [
        ([], "a roster is a document"),
        (with_roster(name=None), "a roster is a document"),
        (with_roster(extra=1), "a roster is a document"),
        (with_roster(name=3), "name has at most"),
        (with_roster(name="x" * 41), "name has at most"),
        (with_roster(wins=-1), "BAR-F1.09"),
        (with_roster(wins="2"), "BAR-F1.09"),
        (with_roster(treasury=-1), "BAR-F1.09"),
        (with_roster(treasury=MAX_GOLD + 1), "BAR-F1.09"),
        (with_roster(serfs={}), "BAR-F1.07"),
        (with_roster(serfs=[{**SERF, "number": 1}] * 16), "BAR-F1.07"),
        (with_roster(serfs=[SERF, SERF]), "number of its own"),
        (with_roster(serfs=["A1"]), "a Serf has"),
    ],
)
def test_what_is_no_roster(roster: Any, why: str) -> None:
    assert why in check_roster(roster)


@pytest.mark.rule("BAR-F3.01")
def test_the_largest_roster_is_one() -> None:
    serfs = [{**SERF, "number": number} for number in range(1, 16)]
    assert check_roster(with_roster(serfs=serfs, name="x" * 40, wins=MAX_GOLD, treasury=MAX_GOLD)) == ""


@pytest.mark.rule("BAR-F4.05", "BAR-F4.06")
def test_rosters_of_a_game() -> None:
    assert check_rosters([ADA, BO]) == ""
    assert "list" in check_rosters({"A": ADA})
    broken = copy.deepcopy(BO)
    broken["wins"] = -1
    assert check_rosters([ADA, broken]).startswith("roster 2: ")
    poor = copy.deepcopy(BO)  # seven Peasants: two are missing
    for gold, plays in ((1_999, False), (2_000, True)):
        poor["treasury"] = gold
        assert (can_not_play(poor) == "") is plays
        assert (check_rosters([ADA, poor]) == "") is plays


def test_a_sheet_is_told_in_the_readers_language_with_the_names_of_the_game() -> None:
    wizard = next(row for row in printout(ADA).rows if row[2] == "Wizard Pointer")
    assert wizard[6:8] == ("Fireball, Fireball', Teleport", "Spellcasting")
    french = printout(ADA).localized("fr")
    assert french.title == "Le Domaine d’Ada"
    assert french.columns[:4] == ("n°", "nom", "Serf", "Rang")
    assert next(row for row in french.rows if row[0] == wizard[0])[2:8:4] == (
        "Magicien Pointeur",
        "Boule de feu, Boule de feu', Téléportation",
    )


def test_every_caste_vocation_maneuver_and_item_has_its_own_name_on_a_sheet() -> None:
    for id, param, codes in (
        ("caste", "caste", CASTE_CODE[1:]),
        ("vocation", "vocation", VOCATION_CODE[1:]),
        ("maneuver", "code", MANEUVER_CODE[1:]),
        ("item", "item", ITEM_CODE[1:]),
    ):
        more = {"mark": ""} if id == "item" else {}
        assert len({msg(id, **{param: code}, **more) for code in codes}) == len(codes)


def test_what_is_wrong_with_a_roster_is_told_in_the_readers_language() -> None:
    wrong = check_rosters([ADA, with_serf(rank=9)])
    assert localize(wrong, "fr").replace("\u00a0", " ").startswith("registre 2 : Serf ")
