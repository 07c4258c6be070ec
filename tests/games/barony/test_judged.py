"""The law of the judge, and the words, in the moments that come seldom in random games: every frame, every spell, every rider."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.table import table_view
from baronage.engine.match.match import Match
from baronage.engine.questions.explain import attempts
from baronage.games.barony.state import Barony
from baronage.laws.legality import check_event_message, check_legality, check_sentences
from tests.games.barony.table import GAME, LOST, WON, full, play, position
from tests.games.barony.test_whose_turn import FRAMES
from tests.games.barony.test_windows import WINDOWS
from tests.games.params import check

WIZARD = "1WiP3@C1.3{S:FIR,S:SLE,S:MIS,S:SLO,S:LIG,S:TEL,S:EWE,S:EAR,S:ARM,S:FIR',W:DAG,R:SHI,M:DUP}"
RICH = (60_000, 700)
MEETING = ("1PrS2@C1.5{W:DAG,R:SHI} 6WiP1@H1.5{S:ARM}", "3SoS1@C1.11{W:AXE}")
MAGE = ("1WiP2@C1.5{S:ARM,S:EWE,S:EAR,S:FIR}", "3SoS1@C1.11{W:AXE,R:SHI}")
NOBLE = ("1NoP3@C1.3{M:TAX,ASN,REC} 2ThP2@C1.8{M:STL,PPK}", "5PeP1@C1.6{W:DAG,R:LEA} 6KnP4@C1.9")


def new(mode: str, seats: int, **options: object) -> Barony:
    """A game in the preparation, homes by seats."""
    state = GAME.start(seats, {"mode": mode, "homes": "seats", **options}, Chance(3))
    assert isinstance(state, Barony)
    return state


def drafted(state: Barony, *moves: str) -> Barony:
    """The first Baron has written so much."""
    for move in moves:
        for action in GAME.read(state, 0, move):
            assert action in state.actions(0), move
            state.play(0, action, Chance(1))
    return state


def three(*moves: str) -> Barony:
    """Three Barons: A meets B, and C looks on."""
    rows = (
        "A H1 g900 b0 : 1PrS2@C1.5{W:DAG} 2PeS1@H1.2 3PeS1@H1.4",
        "B H3 g300 b0 : 3SoS1@C1.11{W:AXE} 4PeS1@H3.2 5PeS1@H3.4",
        "C H5 g300 b0 : 3SoS1@C4.11{F:ARC} 4PeS1@H5.2 5PeS1@H5.4",
    )
    state = GAME.position(" | ".join(["BAR classic3 full r5 fA tA p0", *rows, "-"]))
    assert isinstance(state, Barony)
    return play(state, *moves)


PLACES: dict[str, Callable[[], Barony]] = {
    **FRAMES,
    **{window.__name__: window for window in WINDOWS},
    "hiring": lambda: drafted(new("full", 2), "$serf SoS"),
    "hiring is over": lambda: drafted(new("full", 2), *["$serf PeS"] * 9, "hired", "@A3"),
    "picking": lambda: drafted(new("full", 2), *["$serf PeS"] * 11, "hired", "+A3"),
    "free places": lambda: drafted(new("full", 2, placement="free"), *["$serf PeS"] * 9, "hired", "@H1.7"),
    "training": lambda: drafted(new("quick", 3), "F A3:ARC"),
    "ready-made": lambda: drafted(new("simple", 2), "@A3", "@A1"),
    "poor": lambda: new("full", 2, starting_gold=9_000),
    "simple": lambda: position("3SoS1@C1.5 4SoS1@H1.4 7PeJ1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4"),
    "simple, acting": lambda: play(
        position("3SoS1@C1.5 4SoS1@H1.4 7PeJ1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4"), "A7"
    ),
    "sleepers": lambda: full("1ThP1@H4.17{B} 2PeS1@C1.3{sl2} 4SoS1@res", "5PeP1@C1.6", gold=(4_000, 0)),
    "jumper": lambda: play(full("7PeJ1x3@C1.2", "4SoS1@C1.6{F:ARC} 5PeP1@C1.12"), "A7"),
    "jumper in the Market": lambda: play(full("7PeJ1@M", "4SoS1@C1.6"), "A7"),
    "beside a barricade": lambda: play(full("1ThP1@H4.3 9PeP1@H4.1{B}", "5PeP1@H4.6"), "A1"),
    "trap ahead": lambda: play(
        full("2PeS1@C1.3 1ThP2@C1.5", "5PeP1@C1.6", marks="trap@C1.2=B5r2 snare@C1.4=B5r2"), "A2"
    ),
    "snared": lambda: play(full("2GuS1@C1.3{sn2,M:CAT,cat}", "5PeP1@C1.6"), "A2"),
    "worker": lambda: play(full("2GuS2@C1.3{away,M:CAT,SNA}", "5PeP1@C1.6"), "A2"),
    "catapult": lambda: play(full("2GuS2@C1.3{away,mw,M:CAT,SNA,cat}", "5PeP1@C1.6 9PeP1@H4.17{B}"), "A2"),
    "has worked": lambda: play(full("2GuS1x3@C1.5{M:SNA,CAT,cat}", "3SoS1@C1.11"), "A2", "*SNA"),
    "knight": lambda: play(full("1KnP3@C1.3{M:CTA,ESC} 4SoS1@res 6PeS1@out", "5PeP1@C1.6"), "A1"),
    "priest": lambda: play(full("1PrS2@C1.5{M:RES} 2SoS1@out 3SoS1@struck", "5PeP1@H4.1"), "A1"),
    "blessed": lambda: play(full("1PrS2@C1.5{bl1}", "1ThP1@C4.1"), "A1"),
    "wizard": lambda: play(full(WIZARD, "5PeP1@C1.7 6SoS1@C1.8 9PeP1@H4.17{B}", gold=RICH), "A1"),
    "wizard, poor": lambda: play(full(WIZARD, "5PeP1@C1.7 6SoS1@C1.8"), "A1"),
    "wizard, snared": lambda: play(full("1WiP2@C1.5{S:TEL,S:LIG,S:ARM,sn2}", "3SoS1@C4.11"), "A1"),
    "two targets": lambda: play(full("1WiP3@C1.5{S:SLE}", "3SoS1@C1.11 4SoS1@C1.19"), "A1", "*SLE B3"),
    "enough targets": lambda: play(full("1WiP1@C1.5{S:FIR}", "3SoS1@C1.11 4SoS1@C1.6"), "A1", "*FIR B3"),
    "market": lambda: play(full("1SoS1@M{k2,W:AXE,S:FIR',M:RET}", "5PeP1@C1.6", gold=RICH), "A1"),
    "market, hiring": lambda: play(full("1SoS1@M", "5PeP1@C1.6", options={"market_hire": "on"}, gold=RICH), "A1"),
    "market, high": lambda: play(full("1PeS2@M", "5PeP1@C1.6", gold=(300, 0)), "A1"),
    "market, recruited": lambda: play(
        full("2PeS2@M{@B}", "5PeP1@C1.6", gold=(9_000, 0), options={"market_hire": "on"}), "B2"
    ),
    "won the Market": lambda: play(full("1ThP1@C4.1", "3SoS1@M", gold=RICH), "A1-M", "/F", "/C"),
    "meeting": lambda: play(full(*MEETING), "A1-C1.11"),
    "meeting, no trade": lambda: play(full(*MEETING, options={"cross_trade": "off"}), "A1-C1.11"),
    "meeting, own": lambda: play(full("3SoS1@C1.5{W:DAG,R:SHI} 4SoS1@C1.11", ""), "A3-C1.11", "$give DAG"),
    "meeting, offered": lambda: play(full(*MEETING), "A1-C1.11", "$give DAG", "$offer", "/-"),
    "meeting, mage": lambda: play(full(*MAGE), "A1-C1.11"),
    "touched": lambda: play(full(*MAGE), "A1-C1.11", "*EWE B3 AXE"),
    "bargain": lambda: play(full(*MEETING), "A1-C1.11", "$give DAG", "$ask AXE"),
    "three, meeting": lambda: three("A1-C1.11"),
    "three, bargain": lambda: three("A1-C1.11", "$give DAG"),
    "three, offer": lambda: three("A1-C1.11", "$give DAG", "$offer"),
    "three, blessing": lambda: three("A1-C1.11", "*BLS B3"),
    "noble": lambda: play(full(*NOBLE, gold=RICH), "A1-C1.6", "go"),
    "noble, poor": lambda: play(full(*NOBLE), "A1-C1.6", "go"),
    "thief": lambda: play(full(*NOBLE, gold=RICH), "A2-C1.9"),
    "taxed": lambda: play(full(*NOBLE, gold=RICH), "A1-C1.6", "go", "!TAX"),
    "robbed": lambda: play(full(*NOBLE, gold=RICH), "A2-C1.9", "!PPK"),
    "own Serfs": lambda: play(full("3SoS1@C1.5 4SoS1@C1.11{sl2}", ""), "A3-C1.11"),
    "forced": lambda: play(full("3SoS1@C1.5 4SoS1@C1.19", "1ThP2@C1.11"), "A3-C1.11", "/F", "/F", dice=WON),
    "spell at its own": lambda: play(full("1WiP2@C1.5{S:MIS} 3SoS1@C1.11", ""), "A1", "*MIS A3"),
    "spell": lambda: play(full("1WiP2@C1.5{S:SLE}", "5PeP1@C1.11"), "A1", "*SLE B5 cast"),
    "shot at": lambda: play(full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2{M:RET}", turn="B"), "B7^90*1", "/A"),
    "retreat": lambda: play(full("3SoS1x2@C1.4", "5PeP1@C1.2"), "A3-C1.3-C1.2", "/F", "/R"),
    "snared defender": lambda: play(full("3SoS1@C1.4", "5SoP1@C1.3{M:RET,sn2}"), "A3-C1.3", "/F"),
    "throw": lambda: play(full("3SoS1x4@C1.4", "5SoP1@C1.2{M:THR}"), "A3-C1.3-C1.2", "/F", "/F", dice=LOST),
    "assassin": lambda: play(full("1ThP1@C1.3{M:ASN}", "5KnP3@C1.6"), "A1-C1.6", "!ASN", dice=LOST),
    "rescue": lambda: play(full("1ThP1@H4.3", "5PeP1@H4.1{bl1}"), "A1-H4.1", "/F", "/C", ">330"),
    "trap": lambda: play(full("3SoS1x2@C1.4", "1ThP1@C4.5", marks="trap@C1.2=B1r2"), "A3-C1.3-C1.2"),
    "loot": lambda: play(full("1ThP2@C1.3{M:STL}", "5PeP1@C1.6{W:DAG,R:LEA}"), "A1-C1.6", "go", "!STL", "/C"),
}


@pytest.mark.parametrize("name", PLACES)
def test_what_is_refused_is_illegal_and_can_be_said(name: str) -> None:
    state = PLACES[name]()
    for seat in range(state.seats):
        view = state.redact(seat)
        check_legality(state, view, seat, random.Random(seat))
        check_sentences(view, seat, state.actions(seat))
    check_sentences(state.redact(PUBLIC), PUBLIC, [])


@pytest.mark.parametrize("name", PLACES)
def test_a_click_on_anything_is_answered(name: str) -> None:
    state = PLACES[name]()
    for seat in range(state.seats):
        view = state.redact(seat)
        shown = table_view(view)
        ids = {*(place.id for place in shown.places), *(piece.id for piece in shown.pieces)}
        for node in sorted(ids)[:: max(1, len(ids) // 12)]:
            for wish in attempts(view, seat, [node])[:3]:
                assert GAME.refusal(view, seat, wish).sentence


@pytest.mark.parametrize("seed", range(2))
def test_whatever_happens_is_told(seed: int) -> None:
    rng = random.Random(seed)
    for make in PLACES.values():
        match = Match(GAME, state=make(), chance=Chance(seed))
        for _ in range(12):
            if not match.state.stack:
                break
            seat = rng.choice(match.state.actors())
            match.play(seat, rng.choice(match.state.actions(seat)))
            for event in match.history[-1].events:
                for viewer in range(PUBLIC, match.state.setup.seats):
                    check_event_message(match.state, event, viewer)


def test_the_params_are_as_before() -> None:
    check(Path(__file__).parent, PLACES)
