"""The law of the judge in the moments of an attack, which come seldom in random games."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from baronage.engine.core.state import State
from baronage.engine.match.match import Match
from baronage.laws.legality import check_legality, check_sentences
from tests.games.fyn.table import GAME, asked, at, do
from tests.games.params import check

ATTACK = ("0,0:K; 0,1:C{2A,S,N}; 1,0:Cc{A}; -1,0:Cc", "0,0:K; 0,1:W{P}; 0,2:C{P,2A}; 1,0:Cc; -1,0:C")


def place(moves: str, call: str) -> State:
    """An attack after these moves."""
    match = at("D", *ATTACK, "0,0:K; 0,1:C", call=call)
    if moves:
        do(match, moves)
    return match.state


MOVES = [
    ("", "P1 DEC-06"),
    ("FROM 0,1", "P1 DEC-06"),
    ("FROM 0,1 ; TO P2:0,1", "P1 DEC-06"),
    ("FROM 0,1 ; TO P2:0,1 ; JOIN A", "P1 DEC-06"),
    ("ATK P2:0,1 FROM 0,1 {A}", "P2 DEC-07"),
    ("ATK P2:0,2 FROM 0,1 {2A,S,N} ; RESP -", "P1 DEC-08"),
    ("ATK P2:0,2 FROM 0,1 {A,S} ; RESP -", "P1 DEC-08"),
    ("ATK P2:0,1 FROM 0,1 {A,S} ; RESP -", "P2 DEC-08"),
    ("ATK P2:1,0 FROM 0,1 {2A,S} ; RESP -", "P2 DEC-11"),
    ("ATK P2:-1,0 FROM 0,1 {2A,S} ; RESP -", "P1 DEC-12"),
    ("ATK P2:-1,0 FROM 0,1 {2A,S} ; RESP - ; PLACE N", "P1 DEC-13"),
    ("ATK P2:-1,0 FROM 0,1 {2A,S} ; RESP - ; PLACE N ; CONT", "P1 DEC-13"),
    ("ATK P2:-1,0 FROM 0,1 {2A,S} ; RESP - ; PLACE N ; CONT ; TO P2:0,2", "P1 DEC-13"),
    ("ATK P2:-1,0 FROM 0,1 {2A,S} ; RESP - ; PLACE N ; CONT ; TO P2:0,2 ; JOIN A ; JOIN S", "P1 DEC-13"),
    ("ATK P2:0,1 FROM 0,1 {A} ; RESP -", "P2 DEC-02"),
]


@pytest.mark.parametrize(("moves", "question"), MOVES)
@pytest.mark.parametrize("call", ["ask", "standing"])
def test_what_is_refused_is_illegal_and_can_be_said(moves: str, question: str, call: str) -> None:
    match = Match(GAME, state=place(moves, call))
    if question == "P2 DEC-02" and call == "standing":
        return
    assert asked(match) == question
    state = match.state
    for seat in range(3):
        view = state.redact(seat)
        check_legality(state, view, seat, random.Random(seat))
        check_sentences(view, seat, state.actions(seat))


def test_the_params_are_as_before() -> None:
    places = {f"{moves} {call}": partial(place, moves, call) for moves, _ in MOVES for call in ("ask", "standing")}
    check(Path(__file__).parent, places)
