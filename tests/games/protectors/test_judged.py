"""The law of the judge, and the words, in windows and drafts that random games seldom reach."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from baronage.engine.core.state import PUBLIC, State
from baronage.engine.match.match import Match
from baronage.games.protectors import verbs
from baronage.laws.legality import check_legality, check_sentences
from tests.games import params
from tests.games.protectors.table import at, begin, play, realm, window

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"
FOUR = "rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1"
GRAND = "rank=1>2>3>4 map=1:1.3 2:1.2^3 3:1.1^3 4:2.2 5:3.2 6:4.1"


def check(match: Match) -> None:
    """Whatever anybody might try is judged as it is, and all that is offered and asked can be said."""
    state = match.state
    for seat in range(state.setup.seats):
        view = state.redact(seat)
        check_legality(state, view, seat, random.Random(seat))
        check_sentences(view, seat, state.actions(seat))
    check_sentences(state.redact(PUBLIC), PUBLIC, [])


PLACES: list[tuple[str, list[str]]] = [
    (f"N/ring6/6 T3.N {SIX} cash=1:40", []),
    (f"N/ring6/6 T3.N {SIX} cash=1:40", ["+F1*"]),
    (f"N/ring6/6 T3.N {SIX} cash=1:40", ["+F1", "send"]),
    (f"N/ring6/6 T6.N cards=CALM,MIST,PIRATE {SIX}", ["+W1*"]),
    (f"N/ring6/6 T6.N cards=CALM,MIST,PIRATE {SIX}", ["+W1", "+?2"]),
    (f"N/ring6/6 T6.N cards=FLOOD,MIST,FERRY {SIX} cash=1:20", []),
    (f"N/ring6/6 T6.N cards=SPRING,MIST,SEAF {SIX}", []),
    (f"N/ring6/6 T3.N cards=FLOOD {SIX}", []),
    ("N/ring3/3 T3.N rank=1>2>3 map=1:1.20 2:2.1 3:3.1", []),
    (f"G/two12/4 T3.N {GRAND} fac=1:iro", ["+M1-2x1*"]),
    (f"G/two12/4 T3.N {GRAND}", ["+S1:2@2*", "+F2"]),
    (f"N/ring4/4 T3.N {FOUR} fac=1:kal cash=1:20", []),
    ("N/ring4/4 T3.N rank=1>2>3>4 map=1:1.1g 2:2.1 3:3.1 4:4.1 fac=1:kal cash=1:20 top=RAIN,MIST", ["LE", "LD"]),
    (f"N/ring4/4 T3.A dpl=5 {FOUR}", []),
    (f"N/ring4/4 T3.A dpl=5 {FOUR} fac=1:kal cash=1:50", ["+HIDE"]),
    (f"N/ring4/4 T3.A dpl=5 {FOUR} fac=1:lan cash=1:50", ["+BANK"]),
    (f"N/ring4/4 T3.A dpl=30 {FOUR} fac=1:cen cash=1:80", ["+m2"]),
    (f"G/two12/4 T3.A dpl=5 {GRAND}", ["+C1x1"]),
    (f"G/two12/4 T3.A dpl=5 {GRAND}", ["+C1x1", "+u3"]),
    (f"G/two12/4 T3.A dpl=5 {GRAND}", ["+C1x3", "+C2x2"]),
    (f"G/two12/4 T3.A dpl=5 {GRAND}", ["+C1x3", "+C2x2", "+s1x1"]),
    (f"G/two12/4 T3.A dpl=5 {GRAND}", ["+C1x3", "+C2x2", "send"]),
    (f"N/ring6/6 T3.C {SIX} cash=1:60", []),
    (f"N/ring6/6 T3.C {SIX} cash=1:200", ["+B1x1"]),
    (f"N/ring6/6 T3.C {SIX} cash=1:200", ["+b7"]),
    (f"N/ring6/6 T3.C {SIX} fac=1:lan cash=1:60", ["+BANK"]),
    (f"N/ring6/6 T3.C {SIX} fac=1:iro cash=1:5", ["+FAITH"]),
    (f"N/ring6/6 T10.C cards=CALM,MIST,CRAB,TIME {SIX} cash=1:60", []),
    (f"G/two12/4 T3.C {GRAND} fac=1:hod cash=1:90", []),
    (f"G/two12/4 T3.C {GRAND} fac=1:hod cash=1:90", ["+K2"]),
    (f"G/two12/4 T3.C {GRAND} fac=1:hod cash=1:90", ["+OFFER"]),
    (f"N/ring4/4 T3.C {FOUR} cash=1:10,2:90,3:5 team=1:1,2:1,3:2,4:2", []),
    (f"N/ring4/4 T3.C {FOUR} cash=1:10,2:90,3:5 team=1:1,2:1,3:2,4:2", ["+b50", "+<40:2"]),
    (f"N/ring6/6 T1.R {SIX} cash=1:50", []),
    (f"N/ring6/6 T1.R {SIX} cash=1:50", ["+b7"]),
    (f"N/ring4/4 T3.C {FOUR} cash=1:10 out=1/0".replace("rank=1>2>3>4", "rank=1>3>4").replace(" 2:2.1", ""), []),
]


@pytest.mark.parametrize(("position", "clicks"), PLACES)
def test_what_is_refused_is_illegal_and_can_be_said(position: str, clicks: list[str]) -> None:
    match = at(position)
    for click in clicks:
        match.play(0, click)
    check(match)


def test_the_same_before_the_game() -> None:
    match = begin(4, version="vote", teams="on", factions="choice", team_size=2)
    check(match)
    match.play(0, "+grand")
    check(match)
    for seat in range(4):
        match.play(seat, (verbs.SEND,) if not seat else "grand")
    for seat, team in enumerate((0, 1, 0, 1)):
        check(match)
        match.play(seat, (verbs.JOIN, team))
    check(match)
    match.play(match.state.actors()[0], (verbs.PICK, 1))
    check(match)
    while type(match.state.stack[-1]).__name__ == "Placing":
        match.time_out(match.state.actors()[0])
    assert window(match) == "opening"
    check(match)
    match.play(0, (verbs.FACTION, 3))
    check(match)
    match.play(0, (verbs.BID, 60))
    check(match)
    match.play(0, (verbs.DRAW, 2, 20))
    check(match)


def test_the_same_in_a_re_bid_and_with_the_bank() -> None:
    match = begin(3)
    play(match, {1: "Bid 20", 2: "Bid 20", 3: "Bid 5"})
    assert window(match) == "rebid"
    check(match)
    match.play(0, (verbs.BID, 3))
    check(match)
    match = at(f"N/ring4/4 T3.C {FOUR} fac=1:lan,2:lan cash=1:90,2:90,3:9")
    play(match, {1: "The Bank of Lannuvár", 2: "The Bank of Lannuvár", 3: "Bid 4"})
    assert window(match) == "bankbid"
    check(match)
    match.play(0, (verbs.BID, 5))
    check(match)
    match = at(f"N/ring4/4 T3.A dpl=9 {FOUR} fac=1:lan,2:lan cash=1:40,2:40")
    play(match, {1: "bank", 2: "bank", 3: "1", 4: "1"})
    assert window(match) == "bankattack"
    check(match)
    match.play(0, (verbs.COMMIT, 1, 1))
    check(match)


@pytest.mark.rule("REALM-O2.01", "REALM-O2.04")
def test_the_same_with_the_gift_of_the_sanctum() -> None:
    position = "N/ring3/3 T6.X cards=CALM,MIST,SEAF rank=1>2>3 map=1:1.2 2:2.1 3:3.1 cash=1:90 fac=1:cen,2:kal,3:hod"
    match = at(position, island="wizard_sanctum")
    play(match, {1: "March! 1 from P1 to the Island"})
    assert realm(match).newcomer == 0
    check(match)
    match.play(0, (verbs.GAIN, 8))
    check(match)
    match.play(0, (verbs.KEEPFAITH,))
    check(match)


def test_the_params_are_as_before() -> None:
    def place(position: str, clicks: list[str]) -> State:
        match = at(position)
        for click in clicks:
            match.play(0, click)
        return match.state

    places = {f"{position} {' '.join(clicks)}": partial(place, position, clicks) for position, clicks in PLACES}
    params.check(Path(__file__).parent, places)
