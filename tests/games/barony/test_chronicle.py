"""Whole turns as one line, both ways (RULES.md, Notation)."""

from __future__ import annotations

import random

import pytest

from baronage.engine.chance import Chance
from baronage.engine.errors import Unreadable
from baronage.games.barony.chronicle import Move, read_turn, write_turn
from tests.games.barony.table import full, where

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
