"""BAR-E1: trading between two Serfs at range 0, before they fight."""

from __future__ import annotations

import random
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, EXPEL, PUBLIC, TABLE, TIMEOUT, Action
from baronage.engine.match.match import Match
from baronage.games.barony import data, verbs
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.approach import Bargain, Offer
from baronage.laws import LawBroken
from baronage.laws.leaks import (
    Guesses,
    check_clock,
    check_events,
    check_pass,
    check_sample,
    check_shared,
    check_view,
)
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
        assert offered(state) == {"$offer", "go"}
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
    match.undo_click(0)
    match.undo_click(0)
    assert match.state.dump() == before
    match.play(0, "$give DAG")
    match.play(0, "$offer")
    assert match.record.moves[-1].text == "$give DAG ; $offer"


def test_time_drops_an_offer_that_was_not_sent_and_declines_one_that_was() -> None:
    state = meeting("3SoS1@C1.5{W:DAG,R:SHI}", "3SoS1@C1.11{W:AXE}")
    play(state, "A3-C1.11", "$give DAG")
    state.play(0, (TIMEOUT,), Chance.forced([]))
    assert offered(state) == {"/F", "/C"}
    state = play(meeting("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11"), "A3-C1.11", "$give DAG", "$offer")
    assert state.default(1) == (verbs.DECLINE,)


@pytest.mark.rule("BAR-D06")
def test_who_has_begun_an_offer_may_go_on_without_it() -> None:
    match = Match(GAME, state=meeting("3SoS1@C1.5{W:DAG,R:SHI}", "3SoS1@C1.11{W:AXE}"))
    match.play(0, "A3-C1.11")
    match.play(0, "$give DAG")
    assert isinstance(match.state, Barony)
    assert offered(match.state.clone()) == {"$give SHI", "$ask AXE", "$offer", "go"}
    match.play(0, "go")
    assert offered(match.state.clone()) == {"/F", "/C"}
    assert (items(match.state, "A3"), items(match.state, "B3")) == ([data.DAG, data.SHI], [data.AXE])
    assert match.log(1)[-1][1] == "A’s Soldier 3 and your Soldier 3 face each other."
    assert match.record.replay().state.dump() == match.state.dump()


# --- what the others see of it (RULES.md, What is hidden) -----------------------------------------------------------------


def three(a: str = "3SoS1@C1.5{W:DAG,S:FIR}", b: str = "3SoS1@C1.11{W:AXE}") -> Match:
    """A and B meet; C and the spectators look on."""
    barons = (("A", "H1", a), ("B", "H3", b), ("C", "H5", "3SoS1@C4.12"))
    lines = [f"{name} {home} g0 b0 : {serf} 7PeJ1@{home}.2 8PeJ1@{home}.4" for name, home, serf in barons]
    state = GAME.position(f"BAR classic3 quick r5 fA tA p0 | {' | '.join(lines)} | -", 3, {})
    match = Match(GAME, state=state, chance=Chance.forced([]))
    match.play(0, f"A{a[0]}-C1.11")
    return match


OTHERS = (2, PUBLIC)


@pytest.mark.rule("BAR-E1.03", "BAR-C1.10")
def test_an_offer_and_its_refusal_are_known_to_the_two_barons_alone() -> None:
    match = three()
    seen = {viewer: match.state.redact(viewer).dump() for viewer in OTHERS}
    numbers = {viewer: match.number(viewer) for viewer in OTHERS}
    clock = match.state.clock()
    for text in ("$give DAG", "$offer"):
        match.play(0, text)
        for viewer in OTHERS:
            assert match.state.redact(viewer).dump() == seen[viewer]
            assert match.number(viewer) == numbers[viewer]
        assert match.state.in_secret()
        assert match.state.clock() == clock
    match.play(1, "/-")  # A has nothing else to do before the fight: to all others he has gone on
    for viewer in OTHERS:
        assert [line for number, line, _ in match.log(viewer) if number > numbers[viewer]] == [
            "A’s Soldier 3 and B’s Soldier 3 face each other."
        ]
    silent = three()
    silent.play(0, "go")
    for viewer in OTHERS:
        assert match.state.redact(viewer).dump() == silent.state.redact(viewer).dump()
        assert match.log(viewer) == silent.log(viewer)
    assert [line for _, line, _ in match.log(0)][-2:] == [
        "The Baron of B’s Soldier 3 says no.",
        "Your Soldier 3 and B’s Soldier 3 face each other.",
    ]
    assert "The Baron of your Soldier 3 says no." in [line for _, line, _ in match.log(1)]


@pytest.mark.rule("BAR-E1.03", "BAR-C1.10")
def test_after_a_refusal_the_others_still_know_of_no_offer() -> None:
    match = three("3PrS2@C1.5{W:DAG}")
    seen = {viewer: match.state.redact(viewer).dump() for viewer in OTHERS}
    numbers = {viewer: match.number(viewer) for viewer in OTHERS}
    match.play(0, "$give DAG ; $offer")
    match.play(1, "/-")
    assert isinstance(match.state, Barony)
    assert offered(match.state.clone()) == {"*BLS B3", "go"}  # A is asked on, and knows that his one offer is made
    for viewer in OTHERS:
        assert match.state.redact(viewer).dump() == seen[viewer]
        assert match.number(viewer) == numbers[viewer]


@pytest.mark.rule("BAR-E1.03")
def test_all_are_told_of_a_trade_that_is_agreed_on() -> None:
    match = three()
    match.play(0, "$give DAG ; $offer")
    match.play(1, "/+")
    for viewer in OTHERS:
        assert [line for _, line, _ in match.log(viewer)][-3:] == [
            "A’s Soldier 3 no longer has a Dagger.",
            "B’s Soldier 3 gets a Dagger.",
            "A’s Soldier 3 and B’s Soldier 3 face each other.",
        ]


@pytest.mark.rule("BAR-A03.01", "BAR-C1.10")
def test_a_blessing_that_is_declined_is_not_announced() -> None:
    match = three("3PrS2@C1.5")
    match.play(0, "*BLS B3")
    before = {viewer: len(match.log(viewer)) for viewer in OTHERS}
    match.play(1, "/-")
    for viewer in OTHERS:
        assert len(match.log(viewer)) == before[viewer]
    for viewer in (0, 1):
        assert "says no" in match.log(viewer)[-1][1]


@pytest.mark.rule("BAR-E1.03")
@pytest.mark.parametrize("texts", [(), ("$give DAG",), ("$give DAG", "$offer"), ("$ask AXE", "$give FIR", "$offer")])
def test_the_laws_of_hidden_information_hold_in_a_trade(texts: tuple[str, ...]) -> None:
    match = three()
    for text in texts:
        match.play(0, text)
    rng = random.Random(1)
    for _ in range(6):
        check_pass(match.state, rng)
        check_shared(match.state, rng)
    for viewer in (0, 1, *OTHERS):
        view = check_view(match.state, viewer)
        check_clock(match.state, view, viewer)
        check_events(match.state, check_sample(match.state, view, viewer, rng, Guesses()), viewer, rng)


def test_the_laws_would_have_seen_an_offer_that_is_shown_or_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = three("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11")
    match.play(0, "$give DAG")
    with monkeypatch.context() as patch:  # the frame in the view of the third
        patch.setattr(Offer, "redact", lambda self, s, viewer: self if viewer == self.asked else self._of(-1))
        with pytest.raises(LawBroken, match="shows 2 what it is not told"):
            check_shared(match.state, random.Random(0))
    match.play(0, "$offer")
    with monkeypatch.context() as patch:  # the refusal told to all
        play = Offer.play

        def tell(self: Offer, s: Barony, seat: int, action: Action, chance: Chance) -> None:
            if s.log is not None:
                s.log.append((verbs.DECLINED, ALL, (self.other,), "BAR-E1.03"))
            play(self, s, seat, action, chance)

        patch.setattr(Offer, "play", tell)
        with pytest.raises(LawBroken) as broken:
            check_pass(match.state, random.Random(1))
        assert broken.value.law == "leak 7"


@pytest.mark.rule("BAR-D06")
def test_only_the_last_click_of_an_offer_sends_it() -> None:
    state = play(meeting("3SoS1@C1.5{W:DAG,R:SHI}", "3SoS1@C1.11{W:AXE}"), "A3-C1.11")
    sends = {state.write(0, action): state.completes_draft(0, action) for action in state.actions(0)}
    assert sends == {"$give DAG": False, "$give SHI": False, "$ask AXE": False, "go": True}
    play(state, "$give DAG")
    sends = {state.write(0, action): state.completes_draft(0, action) for action in state.actions(0)}
    assert sends == {"$give SHI": False, "$ask AXE": False, "$offer": True, "go": True}
    own = play(meeting("3SoS1@C1.5{W:DAG,R:SHI} 4SoS1@C1.11", ""), "A3-C1.11")
    assert all(own.completes_draft(0, action) for action in own.actions(0))  # among one's own it is done at once


@pytest.mark.rule("BAR-V1.03")
@pytest.mark.parametrize(("leaves", "goes_on"), [(0, False), (2, True)])
def test_an_offer_that_was_begun_goes_with_its_baron_alone(leaves: int, goes_on: bool) -> None:
    match = three()
    match.play(0, "$give DAG")
    match.play(TABLE, (EXPEL, leaves))
    drafts = [step for step in match.state.stack if isinstance(step, Bargain)]
    assert bool(drafts) == goes_on
