"""Standing answers: given from the view alone, and only to the question they are about."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Unreadable
from baronage.engine.match.match import Match
from baronage.games.barony.auto_answers import answer, check_answer
from baronage.games.barony.state import Barony
from tests.games.barony.table import GAME, WON, full, play


def given(state: Barony, text: str) -> str:
    """What this answer says to the seat that is asked; '' if it says nothing."""
    (seat,) = state.actors()
    action = answer(state.redact(seat), seat, state.actions(seat), text)
    return "" if action is None else state.write(seat, action)


@pytest.mark.parametrize(
    "text",
    ["archery always", "B4: Archery never", "retreat always", "retreat if behind by 2", "concede never", "ask"],
)
def test_these_can_be_read(text: str) -> None:
    check_answer(text)


@pytest.mark.parametrize("text", ["retreat", "archery sometimes", "M3: retreat always", "pass", ""])
def test_what_cannot_be_read_says_what_can(text: str) -> None:
    with pytest.raises(Unreadable, match="retreat if behind by 2"):
        check_answer(text)


def test_archery() -> None:
    state = full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2", turn="B")
    play(state, "B7^90*1")
    (seat,) = state.actors()
    shoots, passes = (state.write(seat, action) for action in state.actions(seat))
    assert given(state, "archery always") == shoots
    assert given(state, "A4: archery never") == passes
    assert given(state, "A3: archery always") == ""
    assert given(state, "retreat always") == ""


def test_retreat_by_the_odds() -> None:
    state = full("1KnP3@C1.3", "5PeP1@C1.6")
    play(state, "A1-C1.6", "/F")
    assert given(state, "retreat always") == "/R"
    assert given(state, "retreat if behind by 2") == "/R"
    assert given(state, "retreat if behind by 3") == ""
    assert given(state, "retreat never") == "/F"
    assert given(state, "concede never") == "/F"
    assert given(state, "ask") == ""


def test_armour_and_escort() -> None:
    state = full("1SoS1x2@C1.4", "5PeP1@C1.2{R:LEA}")
    play(state, "A1-C1.3-C1.2", "go", "/F", "/F", ">30", dice=WON)
    (seat,) = state.actors()
    none, most = (state.write(seat, action) for action in state.actions(seat))
    assert given(state, "armour full") == most
    assert given(state, "armour none") == none
    state = full("1KnP3@C1.3", "5PeP1@C1.6 6KnP3@C1.7{M:ESC}")
    play(state, "A1", "*TAC B5")
    assert given(state, "escort for rank 1") == "/E6"
    assert given(state, "escort for rank 2") == given(state, "escort never") == "/-"


@pytest.mark.rule("BAR-D16", "BAR-A18.01")
def test_the_longest_throw_where_there_is_a_choice() -> None:
    five = "4SoS1x7@C1.25{F:ARC}"
    thrown = play(full(five, "3SoS1@C1.8"), "A4-C1.24-C1.16-C1.15-C1.9-C1.8", "/C")  # as far as 2
    shortest = thrown.write(1, thrown.default(1))
    assert given(thrown, "throw longest") == shortest.replace("*1", "*2") != shortest
    assert given(thrown, "armour full") == given(thrown, "A4: throw longest") == ""
    bumped = play(full(five, "4SoS1@C1.8{F:ARC}"), "A4-C1.24-C1.16-C1.15-C1.9-C1.8", "/C")
    assert given(bumped, "throw longest") == ""  # there is one distance alone; the direction is still to be chosen


@pytest.mark.rule("BAR-D14")
@pytest.mark.parametrize(
    ("six", "seven", "who"),
    [
        ("6KnP4@C1.7{M:ESC}", "7KnP3@C1.5{M:ESC}", "/E6"),
        ("6KnP3@C1.7{M:ESC}", "7KnP4@C1.5{M:ESC}", "/E7"),
        ("6KnP3@C1.7{W:AXE,M:ESC}", "7KnP4@C1.5{M:ESC}", "/E6"),
        ("6KnP3@C1.7{M:ESC}", "7KnP3@C1.5{W:DAG,M:ESC}", "/E7"),
    ],
)
def test_the_strongest_knight_escorts_with_its_weapon(six: str, seven: str, who: str) -> None:
    state = full("1KnP3@C1.3", f"5PeP1@C1.6 {six} {seven}")
    play(state, "A1", "*TAC B5")
    assert given(state, "escort for rank 1") == who


def test_the_match_gives_it_before_anybody_is_told() -> None:
    match = Match(GAME, state=full("1KnP3@C1.3", "5PeP1@C1.6"))
    match.answer(1, ["retreat always"])
    match.play(0, "A1-C1.6")
    match.play(0, "/F")
    assert match.state.actors() == [1]  # the retreat is done, it is B's turn
    retreats = "Your Peasant 5 retreats: it gives way without a roll, and can’t be bumped off the board."
    assert retreats in [sentence for _, sentence, _ in match.log(1)]
