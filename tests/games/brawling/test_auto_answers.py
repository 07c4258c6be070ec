"""Standing answers to the Shield window."""

from __future__ import annotations

import re
from typing import Any

import pytest

from baronage.engine.core.errors import Unreadable
from tests.games.brawling.locale.reading import BOARD
from tests.games.brawling.table import at, board, do, seat_of

# --- standing answers ---------------------------------------------------------------------------------------------------


def test_decline_declines() -> None:
    match = at(BOARD + "A t=CAT1 | B h=SHI1 t=SMI1")
    match.answer(seat_of("B"), ["decline"])
    do(match, "A CAT1>SMI1")
    assert board(match).towns[1] == []
    assert len(board(match).hands[1]) == 1


@pytest.mark.parametrize("texts", [[], ["ask"], ["Ask"], ["guard if it saves"]])
def test_ask_and_what_saves_nothing_ask(texts: list[str]) -> None:
    match = at(BOARD + "A t=KNI1 | B h=SHI1 t=far1")
    match.answer(seat_of("B"), texts)
    do(match, "A KNI1>far1")
    assert match.state.actors() == [1]


GUARDS = [
    # what is attacked, what B has, what is left of it, and how many Shields
    ("CAT1>SMI1", "h=SHI1,SHI2 t=SMI1", "SMI1", 1),  # one saves it; the other is kept
    ("KNI1>ARC1", "h=SHI1,SHI2,SHI4 t=ARC1", "ARC1", 1),  # it takes two
    ("KNI1>ARC1", "h=SHI1 t=ARC1", "arc1", 1),  # there are not two: none is played
    ("KNI1>ARC1", "h=SHI1 a=RAM1 t=ARC1", "ARC1", 0),  # a Shield and a RAM
    ("KNI1>FAR1 ; A CAT1>SMI1", "h=SHI1 t=SMI1,FAR1", "SMI1", 0),  # of two buildings the one with more health
    ("KNI1>ARC1 ; A CAT1>FAR1", "h=SHI1 t=ARC1,FAR1", "arc1,FAR1", 0),  # the building first, if it can be saved
    ("KNI1>SMI1", "h=SHI1 t=SMI1", "SMI1", 1),  # it stands without a Shield
    ("SHE1>ARC1 ; A KNI1>ARC1", "h=SHI1,SHI2 t=ARC1", "", 2),  # nothing saves it from the Sheriff
]


@pytest.mark.rule("BRAWL-9.13", "BRAWL-9.17", "BRAWL-9.18", "BRAWL-12.05")
@pytest.mark.parametrize(("attack", "defence", "left", "shields"), GUARDS)
def test_guard_if_it_saves(attack: str, defence: str, left: str, shields: int) -> None:
    match = at(BOARD.replace(" |", " decks=2 |", 1) + f"A t=KNI1,CAT1,SHE1 | B {defence}")
    match.answer(seat_of("B"), ["guard if it saves", "decline"])
    do(match, f"A {attack} ; .")
    position = match.state.position().rpartition(" | B")[2]
    assert re.findall(r" t=(\S+)", position) == ([left] if left else [])
    assert len(board(match).hands[1]) == shields


@pytest.mark.parametrize("text", ["", "always", "decline ; G", "guard", "G"])
def test_a_standing_answer_that_cannot_be_read_is_refused(text: str) -> None:
    match = at(BOARD + "A t=KNI1 | B h=SHI1 t=far1")
    match.answer(seat_of("B"), ["decline"])
    with pytest.raises(Unreadable, match="no standing answer"):
        match.answer(seat_of("B"), ["ask", text])
    assert match.answers[1] == ["decline"]


def test_standing_answers_are_for_shield_windows_only() -> None:
    match = at(BOARD + "A t=HOR1 | B")
    match.answer(seat_of("A"), ["decline"])
    do(match, "G")
    assert match.state.actors() == [0]  # the turn is not ended for him


@pytest.mark.parametrize("texts", [None, 5, "decline", [None], ["decline"] * 101])
def test_what_is_no_list_of_texts_is_refused(texts: Any) -> None:
    match = at(BOARD + "A | B")
    with pytest.raises(Unreadable):
        match.answer(seat_of("B"), texts)
