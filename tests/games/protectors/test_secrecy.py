"""Section C: phases, secrecy, clocks; and section 6, what is hidden."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.errors import Illegal, Refusal
from baronage.engine.core.state import EXPEL, RESIGN, TABLE
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games.protectors import verbs
from baronage.games.protectors.steps.window import Window
from tests.games.protectors.table import GAME, asked, at, begin, cash, expect, play, realm, send, told, window

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


def drafts(match: Match, viewer: int) -> tuple[object, ...]:
    top = match.state.redact(viewer).stack[-1]
    assert isinstance(top, Window)
    return top.drafts


@pytest.mark.rule("REALM-C1.01")
def test_the_five_phases_in_order() -> None:
    match = begin(3)
    play(match, {1: "Bid 3", 2: "Bid 2", 3: "Bid 1"})
    play(match)
    play(match)
    text = told(match)
    marks = [
        "The Protector Ranking",
        "Event card",
        "Negotiation and Orders",
        "Provinces produce",
        "Turn 1 is over",
        "Turn 2 begins",
    ]
    places = [text.index(mark) for mark in marks]
    assert places == sorted(places)


@pytest.mark.rule("REALM-C1.02", "REALM-C1.03", "REALM-C1.06")
def test_a_message_is_secret_and_final() -> None:
    match = at(f"N/ring6/6 T3.N {SIX}")
    send(match, 1, "March! 2 from P1 to P2")
    for viewer in (1, 5, -1):
        assert drafts(match, viewer)[0] == ()
        assert "March" not in told(match, viewer)
    assert "March" not in told(match, 0)  # no receipt, no proof
    with pytest.raises(Refusal, match="E-FINAL"):
        send(match, 1, "F1")
    with pytest.raises(Illegal):
        match.undo(0)
    match.play(1, "+F2")
    match.undo_click(1)  # until it is sent a player drafts freely
    match.play(1, "+W2")
    match.play(1, "send")
    with pytest.raises(Illegal):
        match.undo_click(1)


@pytest.mark.rule("REALM-C1.04", "REALM-C1.02")
def test_commitments_are_revealed_together() -> None:
    match = at(f"N/ring6/6 T3.A dpl=7 {SIX}")
    for k in range(1, 6):
        send(match, k, "2")
        assert "of the 1 owed" not in told(match, 5)
    send(match, 6, "1")
    assert told(match, 5).count("of the 1 owed") == 6


@pytest.mark.rule("REALM-C1.05")
def test_no_agreement_binds() -> None:
    """Talk is free and is no part of the state: what was promised changes nothing that may be ordered."""
    match = at(f"N/ring6/6 T3.N {SIX}")
    before = match.state.actions(0)
    send(match, 2, "no orders")  # whatever was agreed
    assert match.state.actions(0) == before


@pytest.mark.rule("REALM-C1.07", "REALM-C1.08")
def test_the_host_expels_and_nobody_else() -> None:
    match = at(f"N/ring6/6 T3.N {SIX}")
    with pytest.raises(Illegal):
        match.play(0, (-3, 1))
    match.play(TABLE, "expel B")
    expect(match, "rank=1>3>4>5>6")
    assert match.record.moves[-1].seat == TABLE  # the table keeps the count of breaches
    with pytest.raises(Illegal, match="already left"):
        match.play(TABLE, "expel B")


@pytest.mark.rule("REALM-C2.01")
@pytest.mark.parametrize(
    ("clock", "hours"), [("post", {"N": 72, "A": 24, "C": 24}), ("live", {"N": 10 / 60, "A": 4 / 60, "C": 4 / 60})]
)
def test_windows_have_their_hours(clock: str, hours: dict[str, float]) -> None:
    for phase, wanted in hours.items():
        match = at(f"N/ring6/6 T3.{phase} dpl=2 {SIX} cash=1:9", clock=clock)
        assert match.state.clock()[-1][2] == pytest.approx(wanted)
    assert at(f"N/ring6/6 T3.N {SIX}", clock="none").state.clock()[-1][2] == 0


@pytest.mark.rule("REALM-C2.02")
def test_a_window_closes_as_soon_as_all_have_sent() -> None:
    match = at(f"N/ring6/6 T3.A dpl=7 {SIX}")
    for k in range(1, 6):
        send(match, k, "1")
    assert window(match) == "attack"
    send(match, 6, "0")
    assert window(match) == "orders"


@pytest.mark.rule("REALM-C2.03")
def test_an_attack_inside_a_window_leaves_what_was_sent() -> None:
    match = at(f"N/ring6/6 T3.N dpl=10 {SIX}")
    send(match, 1, "W1")
    match.play(TABLE, "expel F")
    assert [name for name, _, _ in match.state.clock()] == ["orders", "attack"]
    play(match, dict.fromkeys((2, 3, 4, 5), "1") | {1: "1"})
    assert window(match) == "orders"
    assert asked(match) == [2, 3, 4, 5]
    play(match)
    assert "Blue orders: Work, work! in Brask." in told(match)


@pytest.mark.rule("REALM-C2.04")
def test_who_can_answer_in_one_way_only_is_not_waited_for() -> None:
    assert asked(at("N/ring3/3 T3.N map=1:1.1 2:2.0 3:3.1")) == [1, 3]
    assert asked(at("N/ring3/3 T3.N map=1:1.1 2:2.0 3:3.1 isle=2")) == [1, 2, 3]
    assert asked(at("N/ring3/3 T3.N cards=PIRATE map=1:1.1 2:2.0 3:3.1")) == [1, 2, 3]
    attack = "N/ring4/4 T3.A dpl=2 map=1:1.1 2:2.0 3:3.0 4:4.0 fac=2:cen,3:kal,4:lan"
    assert asked(at(f"{attack} cash=2:34,3:24,4:32")) == [1]
    assert asked(at(f"{attack} cash=2:35,3:25,4:33")) == [1, 2, 3, 4]
    assert asked(at("N/ring3/3 T3.C map=1:1.1 2:2.0 3:3.1 cash=3:1")) == [3]
    assert asked(at("N/ring4/4 T3.C rank=1>2>3 map=1:1.1^3 4:1.0^3 2:2.0 3:3.1")) == [1]
    assert asked(at("N/ring4/4 T3.C map=1:1.1 2:2.1 3:3.1 4:4.1 cash=1:1 team=1:1,2:1,3:2,4:2")) == [1, 2]
    assert asked(at("N/ring3/3 T3.R map=1:1.1 2:2.0 3:3.1 cash=3:1")) == [3]
    match = at("N/ring3/3 T3.N map=1:1.1 2:2.0 3:3.1 cash=2:9")
    send(match, 2, "$9>1")  # transfers stay open
    assert cash(match, 2) == 0
    match = at("N/ring3/3 T3.X map=1:1.1 2:2.1 3:3.1 cards=STORM")
    play(match)
    assert window(match) == "orders"  # nobody had anything to buy with: closed at once
    assert realm(match).turn == 4


@pytest.mark.rule("REALM-C2.05")
def test_interrupting_windows_hide_who_is_asked_and_who_has_answered() -> None:
    match = at("N/ring3/3 T3.A dpl=2 rank=1>2>3 map=1:1.1 2:2.0 3:3.1")
    before = match.state.redact(1).fields()
    send(match, 1, "1")
    assert match.state.redact(1).fields() == before
    assert match.state.redact(1).actors() == []
    assert "has sent" not in told(match, 1)
    assert "attacks" in GAME.prompt(match.state, 1)[0]
    match = at(f"N/ring6/6 T3.N {SIX}")
    send(match, 1, "no orders")
    assert "Blue has decided." in told(match, 1)


@pytest.mark.rule("REALM-C2.06")
def test_who_quits_times_out_in_every_window() -> None:
    match = at(f"N/ring6/6 T3.N {SIX} cash=2:80")
    match.play(1, (RESIGN,))
    play(match)
    assert "Purple orders: Golden Fortify! Corva." in told(match)
    expect(match, "rank=1>2>3>4>5>6")
    play(match)
    expect(match, "map=2:2.3 cash=2:55")  # the default purchase


@pytest.mark.rule("REALM-A2.10")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_ever_negative(seed: int) -> None:
    rng = random.Random(seed)
    match = Match(GAME, 3 + seed, {"island": "wizard_sanctum", "factions": "chance", "teams": "off"}, seed=seed)
    while not match.over:
        seat = rng.choice(match.state.actors())
        match.play(seat, rng.choice(match.state.actions(seat)))
        s = realm(match)
        assert min([*s.cash, *s.units, s.dpl, *s.spent, *s.owes, 0]) == 0


@pytest.mark.rule("REALM-C1.07", "REALM-M2.02")
def test_what_is_sent_over_a_begun_sheet_is_recorded_whole_and_the_sheet_stays() -> None:
    """An attack after an expulsion lies over the window that was open; who had begun his sheet there goes on with it."""
    match = at(f"N/ring6/6 T3.C dpl=10 {SIX} cash=1:60,2:60")
    match.play(1, (verbs.BID, 33))
    match.play(TABLE, (EXPEL, 5))
    assert type(match.state.stack[-1]).__name__ == "Attack"
    for seat in (0, 2, 3, 4):
        match.play(seat, f"2 from P{seat + 1}")
    match.play(1, (verbs.COMMIT, 2, 1))
    match.play(1, (verbs.SEND,))
    assert type(match.state.stack[-1]).__name__ == "Buying"
    assert match.state.draft(1) == ((verbs.BID, 33),)
    assert match.record.moves[-1].actions == ((verbs.COMMIT, 2, 1), (verbs.SEND,))
    again = Record.read(match.record.text(), {GAME.name: GAME}).replay()
    assert realm(again).units == realm(match).units
