"""Section 8: every option changes something, and each is tested by what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.match.match import Match
from baronage.games.protectors.meta import META
from tests.games.protectors.table import GAME, at, play, realm, told, window

FIXED: dict[str, Any] = {"version": "normal", "teams": "off", "factions": "off"}
LAKE = {"provinces": 4, "borders": [[1, 2], [2, 3], [3, 4], [1, 3]], "starts": [4, 3, 2, 1]}


def opened(seats: int = 4, **options: Any) -> Match:
    drawn: list[int | None] = [4] * seats if options.get("factions") == "chance" else []
    return Match(GAME, seats, {**FIXED, **options}, chance=Chance.forced([None, *drawn, *[None] * 6]))


def provinces(match: Match) -> int:
    return realm(match).land.provinces


def prizes(match: Match) -> list[int]:
    return realm(match).prizes()


CHANGES: dict[str, list[tuple[dict[str, Any], Callable[[Match], Any], Any]]] = {
    "version": [
        ({"version": "vote"}, window, "vote"),
        ({"version": "normal"}, provinces, 4),
        ({"version": "grand"}, provinces, 8),
    ],
    "provinces": [
        ({"version": "grand", "provinces": "auto"}, provinces, 8),
        ({"version": "grand", "provinces": 10}, provinces, 10),
    ],
    "board": [
        ({"seats": 6, "board": "auto"}, lambda match: realm(match).land.name, "ring6"),
        ({"seats": 6, "board": "two-ring"}, lambda match: realm(match).land.name, "two6"),
        ({"board": LAKE}, lambda match: realm(match).owner[1:], [3, 2, 1, 0]),
    ],
    "teams": [
        ({"teams": "vote"}, lambda match: realm(match).stack[-1].vote, 1),  # type: ignore[attr-defined]
        ({"teams": "off"}, window, "opening"),
        ({"teams": "on"}, lambda match: len(match.state.actions(0)), 2),
    ],
    "team_size": [
        ({"seats": 8, "teams": "on", "team_size": "auto"}, lambda match: len(match.state.actions(0)), 4),
        ({"seats": 8, "teams": "on", "team_size": 4}, lambda match: len(match.state.actions(0)), 2),
    ],
    "factions": [
        ({"factions": "vote"}, lambda match: realm(match).stack[-1].vote, 2),  # type: ignore[attr-defined]
        ({"factions": "choice"}, lambda match: (4, 5) in match.state.actions(0), True),
        ({"factions": "off"}, lambda match: (4, 5) in match.state.actions(0), False),
        ({"factions": "chance"}, lambda match: realm(match).faction, [5] * 4),
    ],
    "island": [
        ({"island": "none"}, lambda match: realm(match).land.island, False),
        ({"island": "wizard_sanctum"}, lambda match: realm(match).land.island, True),
    ],
    "clock": [
        ({"clock": "post"}, lambda match: match.state.clock()[-1][2], 24.0),
        ({"clock": "live"}, lambda match: match.state.clock()[-1][2], 4 / 60),
        ({"clock": "none"}, lambda match: match.state.clock()[-1][2], 0.0),
    ],
    "open_archive": [
        ({"open_archive": "yes"}, lambda match: match.setup.published, True),
        ({"open_archive": "no"}, lambda match: match.setup.published, False),
    ],
    "structured_talk": [  # see also the tests of the house
        ({"structured_talk": "on"}, lambda match: GAME.meta.bargains(match.setup.options), True),
        ({"structured_talk": "off"}, lambda match: GAME.meta.bargains(match.setup.options), False),
    ],
    "prize": [  # told and paid at the end: see below
        ({"prize": 7}, lambda match: sum(prizes(match)), 7),
        ({}, lambda match: sum(prizes(match)), 2500),
    ],
}


def test_every_option_that_is_offered_is_tried_here() -> None:
    assert set(CHANGES) == {option.name for option in GAME.options}


@pytest.mark.rule("REALM-Q1.02", "REALM-C2.01")
@pytest.mark.parametrize("name", CHANGES)
def test_an_option_changes_something(name: str) -> None:
    for options, what, wanted in CHANGES[name]:
        assert what(opened(**options)) == wanted, options


def test_an_option_has_its_values_and_no_others() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(4, {"structured_talk": "loud"})


LAST_TURN = "N/ring4/4 T12.C cards=TIME rank=1>2>3>4 map=1:1.3 2:2.1 3:3.1 4:4.1"


@pytest.mark.rule("REALM-B1.05", "REALM-P4.02", "REALM-B1.08")
def test_the_prize_is_told_at_the_end() -> None:
    def ended(position: str, **options: Any) -> Match:
        match = at(position, **options)
        play(match)
        assert match.over
        return match

    match = ended(f"{LAST_TURN} cash=1:1")
    assert told(match).endswith("The prize of 2500 $Realm goes to Blue, outside the game.")
    small = ended(f"{LAST_TURN} cash=1:1", prize=7)
    assert told(small).endswith("The prize of 7 $Realm goes to Blue, outside the game.")
    team = ended(f"{LAST_TURN} cash=1:1 team=1:1,2:1,3:2,4:2", prize=7)
    assert told(team).endswith("The prize of 3 $Realm each goes to Blue and Purple, outside the game.")
    assert "prize" not in told(ended(f"{LAST_TURN} cash=1:1", prize=0))
    dragon = at("N/ring4/4 T3.A dpl=9 rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1")
    play(dragon)  # two of four are taken by the Dragon, which pays no prize
    assert dragon.over
    assert "prize" not in told(dragon)


@pytest.mark.rule("REALM-C1.07")
def test_the_game_says_by_which_rule_its_host_may_expel() -> None:
    assert META.expels == "REALM-C1.07"
