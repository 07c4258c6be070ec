"""The law of the judge in moments that come seldom in random games."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from baronage.engine.core.state import PUBLIC, State
from baronage.engine.match.match import Match
from baronage.laws.legality import check_legality, check_sentences
from tests.games.brawling.table import at, do
from tests.games.params import check

TEAMS = "teams=AC-BD deck=RAM1,+8 mkt=+3 turn=A | "
BOARD = "deck=+20 decks=2 mkt=BAR1,SHI3,BOM1 turn=A | "
FULL = (
    "A r=12 h=FAR1,KNI1,KNI2,BOM2,FLI1,PRI1,EXT1,MIL1,MIL2,P2A1,P2A2,SHI1 t=COU1,MAR1,SMI1,kni4,mer1,HOR1,KNI5 w=arc1,CAT1"
    " k=SHE1 a=RAB1,RAC1,RAV1,RAR1,RAM1 | B h=SHI2 t=FAR2,TOW1,arc2,ARC3 a=RAC2 | C h=SHI4 t=mer2 w=kni6,HOR2 k=CAT2"
)
AIDED = "B h=SHI2 t=far2,TOW1,ARC3 a=RAB1,RAC1,RAV1,RAR1,RAM1 | C h=SHI4 t=mer2 a=RAR2"

AIDS = ("turn", "anytime")
POSITIONS = [
    (BOARD + FULL, ""),
    (BOARD.replace("turn=A", "turn=A done=1") + FULL, ""),
    (BOARD.replace("turn=A", "turn=A done=2 extra=1") + FULL.replace("HOR1", "HOR1!"), ""),
    (BOARD.replace("turn=A", "turn=A done=1 extra=1") + FULL, ""),
    (BOARD + "A r=1 h=FAR1,KNI1,BOM2,PRI1 t=COU1,MAR1,far3,far4,kni2,kni3 | B t=FAR2,KNI4", ""),
    ("deck=+3 mkt=KNI1,-,FAR2 turn=A | A t=MER1 a=RAV1,RAC1,RAR1 | B t=FAR1 | C", ""),
    ("deck=+1 mkt=KNI1,-,- turn=A | A t=MER1 a=RAV1 | B", ""),
    ("deck=+2 mkt=KNI1,-,- turn=A | A t=MER1 a=RAV1,RAC1 | B", ""),
    ("deck=RAM1,+2 mkt=KNI1,-,- turn=A | A t=MER1 a=RAV1,RAC1 | B", ""),
    (BOARD + "A r=9 h=FAR1,FAR2,KNI1,EXT1,SHI1 t=mer1 | B t=FAR3", "R FAR1"),
    (BOARD + FULL, "U kni4"),
    (BOARD + FULL, "V KNI5"),
    (BOARD + FULL, "A KNI5>ARC3"),
    (BOARD + FULL, "A P2A1>FAR2 ; A CAT1>HOR2"),
    (BOARD + "A t=KNI1,CAT1,SHE1 | " + AIDED, "A KNI1>ARC3 ; A CAT1>TOW1 ; A SHE1>ARC3"),
    (BOARD + "A t=KNI1,CAT1 | " + AIDED, "A KNI1>ARC3 ; A CAT1>mer2 ; B: S SHI2>ARC3"),
    (BOARD + "A t=KNI1,CAT1 | " + AIDED, "A KNI1>ARC3 ; A CAT1>mer2 ; B: ."),
    (TEAMS + "A r=9 h=FAR1,FAR2,KNI1 t=far3,KNI2 w=arc1 k=HOR1 a=RAR1 | B t=arc2 | C t=far4 | D", ""),
    (TEAMS + "A r=1 h=FAR1 t=far3 | B | C t=mer1,mer2 | D", ""),
    (TEAMS + "A r=9 h=FAR1,FAR2,KNI1 t=far3,KNI2 w=arc1 k=HOR1 a=RAR1 | B t=arc2 | C t=far4 | D", "T FAR1>C"),
    (TEAMS + "A | B t=kni1 | C | D", "D"),
]


@pytest.mark.parametrize("aids", AIDS)
@pytest.mark.parametrize(("position", "moves"), POSITIONS)
def test_what_is_refused_is_illegal_and_can_be_said(position: str, moves: str, aids: str) -> None:
    match = at(position, aids=aids)
    do(match, moves)
    look(match)


def look(match: Match) -> None:
    """Every seat may try anything here, and is told why not; all that it may do has a label."""
    state = match.state
    for seat in range(state.setup.seats):
        view = state.redact(seat)
        check_legality(state, view, seat, random.Random(seat))
        check_sentences(view, seat, state.actions(seat))
    check_sentences(state.redact(PUBLIC), PUBLIC, [])


def test_every_frame_that_asks_is_looked_at() -> None:
    seen = {"Bid", "Signs"}  # which every random game has
    for position, moves in POSITIONS:
        match = at(position)
        do(match, moves)
        seen.add(type(match.state.stack[-1]).__name__)
    assert seen == {name for name, step in match.game.step_types.items() if step.OFFERS}


def test_the_params_are_as_before() -> None:
    def place(position: str, moves: str, aids: str) -> State:
        match = at(position, aids=aids)
        do(match, moves)
        return match.state

    places = {
        f"{position} ; {moves} {aids}": (position, moves, aids) for position, moves in POSITIONS for aids in AIDS[:1]
    }
    places |= {f"{position} ; {moves} anytime": (position, moves, "anytime") for position, moves in POSITIONS[:2]}
    check(Path(__file__).parent, {name: partial(place, *it) for name, it in places.items()})
