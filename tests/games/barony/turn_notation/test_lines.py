"""Whole turns as one line, both ways (RULES.md, Notation)."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Refusal, Unreadable
from baronage.engine.core.state import TABLE
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games.barony import verbs
from baronage.games.barony.state import Barony
from baronage.games.barony.turn_notation.lines import Move, read_turn, write_turn
from tests.games.barony.table import GAME, at, full, where

CHAIN = "A2 C1.5-C1.11 xB3/F (6+5:2+2) >90*1=C1.19 xA3/F (3+3:3+3) >270*1=C1.11 xA2/F (1+2:4+4) >210*1=C1.7"  # E23


@pytest.mark.parametrize(
    ("a", "b", "line", "ends"),
    [
        ("2GuS1@C1.5 3SoS1@C1.19", "3SoS1@C1.11", CHAIN, {"A2": "C1.11", "A3": "C1.19", "B3": "C1.7"}),
        ("3SoS1@H4.3", "5PeP1@H4.1", "A3 H4.3-H4.1 xB5/F (2+3:3+4) >330*1=X#", {"A3": "out", "B5": "H4.1"}),  # E22
        ("7PeJ1x2@H1.17", "3SoS1@C1.22", "A7 H1.17^330*2-C1.11", {"A7": "C1.11"}),
        ("3SoS1@C4.1", "3SoS1@C1.22", "A3 C4.1-M", {"A3": "M"}),
        ("3SoS1@C4.1", "3SoS1@C1.22", "A pass", {}),
        ("1KnS3@C2.22", "3SoS1@C2.14", "A1 *TAC B3 (6+6:1+1) >210*1=C2.8", {"B3": "C2.8"}),
        ("1ThP2@C1.5", "3SoS1@C1.11", "A1 C1.5-C1.11 xB3!PPK/C", {"A1": "C1.5"}),
        ("3SoS1@C1.5", "5PeP1@C1.11", "A3 C1.5-C1.11 xB5/F/R >90*1=C1.19", {"B5": "C1.19"}),
        ("3SoS1@C1.5", "5PeP1@C1.11 1KnS3@C1.12{M:ESC}", "A3 C1.5-C1.11 xB5/F/E1/C >90*1=C1.19", {"B1": "C1.19"}),
        ("2GuS1@C1.5", "3SoS1@C4.1", "A2 *MKW", {"A2": "C1.5"}),
        ("1PrS2@C1.5", "3SoS1@C4.1", "A1 *BLS self", {"A1": "C1.5"}),
        ("1WiP2@C1.5{S:FIR}", "3SoS1@C1.11 4SoS1@C1.2", "A1 *FIR B3 ,B4 cast xB3/C >90*1=C1.19 xB4 (1+1:6+6)", {}),
        ("1WiP4@C2.1{S:LIG}", "3SoS1@C1.6", "A1 *LIG 90 xB3/C >90*2=C1.20", {"B3": "C1.20"}),
        ("3SoS1x2@C2.15", "1NoP2@C2.22{bl1}", "A3 C2.15-C2.14-C2.22 xB1/F/C >30*2=X $H4.3", {"B1": "H4.3"}),
        ("1NoP3@C1.6{M:REC}", "3SoS3@C1.12", "A1 C1.6-C1.12 xB3/F/C >90*1=C1.20 !REC (1+2)", {"B3": "C1.20"}),
    ],
)
def test_turns_both_ways(a: str, b: str, line: str, ends: dict[str, str]) -> None:
    state = full(a, b, gold=(0, 500))
    before = state.dump()
    moves, after = read_turn(state, line)
    assert state.dump() == before
    assert {name: where(after, name) for name in ends} == ends
    assert after.turn == 1
    assert write_turn(state, moves) == line


@pytest.mark.parametrize(
    "line",
    [
        "banana",
        "A3 C1.5-C1.6 xB3",
        "A3 C1.5-C1.11 xB3/F (6+5:2+2) (1+1:1+1)",
        "A3 C1.5-C1.11 xB3/R",
        "A3 C1.5-C1.11 xB3/F (6+5)",
    ],
)
def test_what_is_no_turn(line: str) -> None:
    with pytest.raises(Unreadable):
        read_turn(full("3SoS1@C1.5", "3SoS1@C1.11"), line)


CROWDS = (
    "1KnP4x2@C1.11{M:CTA,ESC} 2GuS2@C1.5{cat,M:CAT,SNA} 3SoS2@C1.2{W:SWO,R:CHA} 4SoP1@C1.13{F:ARC,R:SHI} 5PeJ1x2@C1.8",
    "1WiP4@C1.12{S:FIR*2,S:SLE,S:MIS,S:TEL,S:LIG} 2ThP3@C1.6{M:STL,TRP,ASN} 3NoP4@C1.19{bl2,M:REC,TAX} 5PeJ2x3@C1.10",
)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_can_be_told_and_read_again(seed: int) -> None:
    rng = random.Random(seed)
    state = full(*CROWDS, gold=(3_000, 3_000), marks="trap@C1.7=B2r2 snare@C1.18=A2r2")
    chance = Chance(seed)
    for _ in range(25):
        before, turn, number = state.clone(), state.turn, state.round
        moves: list[Move] = []
        while state.actors() and (state.turn, state.round) == (turn, number):
            seat = state.actors()[0]
            action = rng.choice(state.actions(seat))
            state.play(seat, action, chance)
            moves.append((seat, action, tuple(map(tuple, chance.outcomes))))
        line = write_turn(before, moves)
        _, again = read_turn(before, line)
        assert again.fields() == state.fields(), line
        if not state.actors():
            break


# --- at the doors of a match ------------------------------------------------------------------------------------------------

E23 = "A1 C1.5-C1.11 xB1/F (6+5:2+2) >90*1=C1.19 xA2/F (3+3:3+3) >270*1=C1.11 xA1/F (1+2:4+4) >210*1=C1.7"


def e23(chance: Chance | None = None) -> Match:
    state = full("1GuS1@C1.5 2SoS1@C1.19", "1SoS1@C1.11")
    return Match(GAME, state=state, chance=Chance.forced([]) if chance is None else chance)


def stands(match: Match) -> list[str]:
    assert isinstance(match.state, Barony)
    return [where(match.state, name) for name in ("A1", "A2", "B1")]


def test_the_table_plays_a_whole_turn_of_all() -> None:
    match = e23()
    match.play(TABLE, E23)
    assert stands(match) == ["C1.11", "C1.19", "C1.7"]
    assert match.state.actors() == [1]
    assert [move.seat for move in match.record.moves if move.text == "/F"] == [0, 1, 1, 0, 1, 0]
    assert match.turns() == [E23]
    assert Record.read(match.record.text(), {"barony": GAME}).replay().state.dump() == match.state.dump()
    match.play(TABLE, "B pass")
    assert match.turns() == [E23, "B pass"]


def test_several_turns_at_once_and_all_or_none() -> None:
    match = e23()
    match.play(TABLE, f"{E23} ; B pass ; A1 C1.11-C1.5")
    assert stands(match)[0] == "C1.5"
    assert match.state.actors() == [1]
    before = match.state.dump()
    with pytest.raises(Refusal):
        match.play(TABLE, "B pass ; A1 C1.5-C1.11 xB1/F")  # nobody is met there
    assert match.state.dump() == before


def test_dice_that_are_told_must_be_those_that_fall() -> None:
    match = e23(Chance.forced([5, 4, 1, 1, 2, 2, 2, 2, 0, 1, 3, 3]))
    match.play(TABLE, E23)
    assert stands(match) == ["C1.11", "C1.19", "C1.7"]
    other = e23(Chance.forced([0, 4, 1, 1, 2, 2, 2, 2, 0, 1, 3, 3]))
    before = other.state.dump()
    with pytest.raises(Illegal, match="dice"):
        other.play(TABLE, E23)
    assert other.state.dump() == before
    live = e23(Chance(1))
    with pytest.raises(Illegal, match="the dice fell otherwise"):
        live.play(TABLE, E23)
    assert stands(live) == ["C1.5", "C1.19", "C1.11"]


def test_a_record_may_hold_whole_turns() -> None:
    match = e23()
    match.play(TABLE, E23)
    head, _, _ = match.record.text().partition("\n\n")
    written = Record.read(f"{head}\n\n{E23}\nB pass\n", {"barony": GAME})
    assert stands(written.replay()) == ["C1.11", "C1.19", "C1.7"]
    turns = match.record.text(turns=True)
    assert E23 in turns
    assert Record.read(turns, {"barony": GAME}).replay().state.dump() == match.state.dump()


def test_a_seat_plays_its_own_part_of_a_line() -> None:
    match = e23()
    match.play(0, E23)
    assert match.state.actors() == [1]  # B answers for himself
    assert [move.text for move in match.record.moves] == ["A1", "-C1.11", "/F"]
    assert match.unplayed.startswith("(6+5:2+2)")
    with pytest.raises(Refusal):
        match.play(1, "xB3/F")  # B3 was never met
    match = Match(GAME, state=full("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11"), chance=Chance.forced([]))
    match.play(0, "A3 C1.5-C1.11 xB3/C")  # to go on without a trade is left out
    assert match.state.actors() == [1]
    assert match.unplayed == ""


def test_a_whole_game_with_its_preparation_in_turns() -> None:
    match = Match(GAME, 2, {"mode": "quick", "round_limit": 20}, chance=Chance(3))
    rng = random.Random(3)
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, rng.choice(match.state.actions(seat)))
    text = match.record.text(turns=True)
    assert Record.read(text, {"barony": GAME}).replay().state.dump() == match.state.dump()
    assert sum(line.startswith(("A", "B")) and ":" not in line[:2] for line in text.splitlines()) > 30


@pytest.mark.parametrize(
    "text", ["A1 d-1,2-u-1,3", "A1 d-1,2 -C1.11", "A1 C1.5-u-1,3", "A1-u-1,3", "A1 d-1,2-u-1,3 xB1"]
)
def test_the_lattice_form_of_a_path(text: str) -> None:
    match = e23()
    match.play(0, text)
    assert [event[2][:3] for event in match.history[1].events if event[0] == verbs.STEPPED] == [
        (0, at("C1.5"), at("C1.11"))
    ]
