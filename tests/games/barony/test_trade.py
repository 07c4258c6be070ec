"""BAR-E1: trading between two Serfs at range 0, before they fight."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.chance import Chance
from baronage.engine.flow import LAPSE
from baronage.engine.laws.leaks import check_view
from baronage.engine.match import Match
from baronage.games.barony import data, verbs
from baronage.games.barony.state import Barony
from tests.games.barony.table import GAME, offered, play, refused, slot, where

A_REST = "7PeJ1@H1.2 8PeJ1@H1.4 9PeJ1@H1.9"
B_REST = "7PeJ1@C4.12 8PeJ1@C4.14 9PeJ1@C4.19"


def meeting(a: str, b: str, options: dict[str, Any] | None = None) -> Barony:
    text = f"BAR classic2 quick r5 fA tA p0 | A H1 g0 b0 : {a} {A_REST} | B H4 g0 b0 : {b} {B_REST} | -"
    state = GAME.position(text, 2, options or {})
    assert isinstance(state, Barony)
    return state


def items(state: Barony, name: str) -> list[int]:
    return state.items[slot(name)]


# --- one Baron's ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-E1.01", "BAR-E1.02", "BAR-E1.03", "BAR-E1.04", "BAR-C1.02")
def test_a_baron_moves_equipment_between_his_own_serfs() -> None:
    state = meeting("3SoS1@C1.5{W:DAG,R:SHI} 4SoS1@C1.11{S:FIR,W:AXE}", "")
    assert not [text for text in offered(state, "A3") if text[0] == "$"]  # not before they meet
    assert offered(state, "-C1.11") == {"$give DAG", "$give SHI", "$ask FIR", "$ask AXE", "go"}
    play(state, "$give DAG", "$ask AXE", "$ask FIR")
    assert items(state, "A3") == [data.AXE, data.SHI, data.FIR]
    assert items(state, "A4") == [data.DAG]
    play(state, "go")
    assert offered(state) == {"/F", "/C", "/Y"}  # the confrontation follows
    play(state, "/C", ">270*1")
    assert (where(state, "A3"), where(state, "A4")) == ("C1.5", "C1.11")


@pytest.mark.rule("BAR-E1.06")
def test_each_item_changes_hands_once() -> None:
    state = meeting("3SoS1@C1.5{W:DAG} 4SoS1@C1.11{W:DAG}", "")
    play(state, "A3-C1.11", "$give DAG")
    assert offered(state) == {"$ask DAG", "go"}  # the one that A4 had before
    play(state, "$ask DAG")
    assert offered(state) == {"/F", "/C", "/Y"}  # nothing is left to trade
    assert (items(state, "A3"), items(state, "A4")) == ([data.DAG], [data.DAG])
    state = meeting("3SoS1@C1.5{W:DAG,R:SHI} 4SoS1@C1.11", "")
    play(state, "A3-C1.11", "$give DAG")
    assert offered(state) == {"$give SHI", "go"}  # it does not come back
    assert refused(state, "$ask DAG") == "BAR-E1.06"
    state = meeting("3SoS1@C1.5 4SoS1@C1.11{W:DAG,R:SHI}", "")
    play(state, "A3-C1.11", "$ask DAG")
    assert offered(state) == {"$ask SHI", "go"}


@pytest.mark.rule("BAR-E1.01", "BAR-E1.05")
def test_maneuvers_are_not_traded_and_enchantments_go_along() -> None:
    state = meeting("3SoS1@C1.5{W:DAG+4x2,M:RET} 4SoS1@C1.11", "")
    assert offered(state, "A3-C1.11") == {"$give DAG+4x2", "go"}
    play(state, "$give DAG+4x2")
    assert items(state, "A4") == [data.DAG | 4 << 6 | 2 << 10]
    assert state.owns(slot("A3"), data.RET)
    assert not state.owns(slot("A4"), data.RET)


@pytest.mark.rule("BAR-E1.02", "BAR-X1.03")
def test_no_trade_in_a_forced_confrontation() -> None:
    state = meeting("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11{W:AXE} 4SoS1@C1.19{W:PIK}")
    play(state, "A3-C1.11", "go", "/F", "/F", dice="66 11")
    assert offered(state) == {"/F", "/C", "/Y"}  # B3 was bumped into B4


# --- two Barons' ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-E1.03")
def test_between_barons_both_must_agree() -> None:
    for answer, a, b in (("/+", [data.AXE], [data.DAG, data.SHI]), ("/-", [data.DAG, data.SHI], [data.AXE])):
        state = meeting("3SoS1@C1.5{W:DAG,R:SHI}", "3SoS1@C1.11{W:AXE}")
        assert offered(state, "A3-C1.11") == {"$give DAG", "$give SHI", "$ask AXE", "go"}
        play(state, "$give DAG", "$ask AXE", "$give SHI")
        assert items(state, "A3") == [data.DAG, data.SHI]  # nothing has moved yet
        assert offered(state) == {"$offer"}
        play(state, "$offer")
        assert state.actors() == [1]
        assert offered(state) == {"/+", "/-"}
        play(state, answer)
        assert (items(state, "A3"), items(state, "B3")) == (a, b)
        assert offered(state) == {"/F", "/C"}  # the confrontation follows, and no second offer (E1.06)
        assert state.gold == [0, 0]


@pytest.mark.rule("BAR-E1.06")
def test_one_offer_in_a_confrontation() -> None:
    state = meeting("3PrS2@C1.5{W:DAG,R:SHI}", "3SoS1@C1.11{W:AXE}")
    play(state, "A3-C1.11", "$give DAG", "$offer", "/-")
    assert offered(state) == {"*BLS B3", "go"}
    assert refused(state, "$give DAG") == "BAR-E1.06"


@pytest.mark.rule("BAR-E1.03")
def test_the_option_forbids_it_between_barons_only() -> None:
    options = {"cross_trade": "off"}
    state = meeting("3PrS2@C1.5{W:DAG}", "3SoS1@C1.11{W:AXE}", options)
    assert offered(state, "A3-C1.11") == {"*BLS B3", "go"}
    assert refused(state, "$give DAG") == "BAR-E1.03"
    own = meeting("3PrS2@C1.5{W:DAG} 4SoS1@C1.11", "", options)
    assert "$give DAG" in offered(own, "A3-C1.11")


def test_an_offer_is_a_draft_until_it_is_sent() -> None:
    match = Match(GAME, state=meeting("3SoS1@C1.5{W:DAG,R:SHI}", "3SoS1@C1.11{W:AXE}"))
    match.play(0, "A3-C1.11")
    before, other = match.state.dump(), match.state.redact(1).dump()
    match.play(0, "$give DAG")
    match.play(0, "$ask AXE")
    assert match.state.redact(1).dump() == other
    match.back(0)
    match.back(0)
    assert match.state.dump() == before
    match.play(0, "$give DAG")
    match.play(0, "$offer")
    assert match.record.moves[-1].text == "$give DAG ; $offer"


def test_time_drops_an_offer_that_was_not_sent_and_declines_one_that_was() -> None:
    state = meeting("3SoS1@C1.5{W:DAG,R:SHI}", "3SoS1@C1.11{W:AXE}")
    play(state, "A3-C1.11", "$give DAG")
    state.play(0, (LAPSE,), Chance.forced([]))
    assert offered(state) == {"/F", "/C"}
    state = play(meeting("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11"), "A3-C1.11", "$give DAG", "$offer")
    assert state.default(1) == (verbs.DECLINE,)


@pytest.mark.rule("BAR-E1.03", "BAR-C1.10")
def test_a_third_baron_sees_a_window_and_not_the_offer() -> None:
    barons = (
        ("A", "H1", "3SoS1@C1.5{W:DAG,S:FIR}"),
        ("B", "H3", "3SoS1@C1.11{W:AXE}"),
        ("C", "H5", "3SoS1@C4.12"),
    )
    lines = [f"{name} {home} g0 b0 : {serf} 7PeJ1@{home}.2 8PeJ1@{home}.4" for name, home, serf in barons]
    start = GAME.position(f"BAR classic3 quick r5 fA tA p0 | {' | '.join(lines)} | -", 3, {})
    assert isinstance(start, Barony)
    play(start, "A3-C1.11")
    one, two = start.clone(), start.clone()
    play(one, "$give DAG", "$offer")
    play(two, "$ask AXE", "$give FIR", "$offer")
    assert one.redact(2).dump() == two.redact(2).dump()
    assert one.redact(0).dump() != two.redact(0).dump()
    assert one.redact(1).dump() != two.redact(1).dump()
    for state in (one, two):
        for eyes in (0, 1, 2, -1):
            check_view(state, eyes)
        guess = state.sample(2, Chance(1))
        assert guess.actors() == [1]
        assert guess.redact(2).dump() == state.redact(2).dump()
