"""Turns of Brawling Barons: silence, and taking back."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.match.record import Record
from baronage.games import games
from tests.games.brawling.table import (
    at,
    board,
    do,
    expect,
    silent,
)

# --- time-outs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-DEC03")
@pytest.mark.parametrize(
    ("deck", "player", "answer"),
    [
        ("+20", "A", "G"),
        ("+6", "A t=MER1,FAR1,SCR1", "G"),  # production 5
        ("+5", "A t=MER1,FAR1,SCR1", "D"),  # 5 would be the last ones, 4 are not
        ("+4", "A t=MER1,FAR1,SCR1", "M1"),
        ("+2", "A t=MER1,FAR1,SCR1", "M1"),
        ("+1", "A t=MER1,FAR1,SCR1", "G"),  # each would empty the deck
        ("+1", "A", "G"),
        ("RAB1,KNI1", "A t=far1", "D"),  # an Aid on the way is not reckoned with, though it ends the game
        ("+20", "A r=9 h=FAR1,EXT1 t=HOR1,kni1 a=RAC1", "G"),
    ],
)
def test_silence_at_the_beginning_of_a_turn(deck: str, player: str, answer: str) -> None:
    match = at(f"deck={deck} mkt=+3 turn=A | {player} | B")
    assert silent(match, "A") == [answer]


@pytest.mark.rule("BRAWL-DEC03")
def test_silence_after_an_action_ends_the_turn() -> None:
    match = at("deck=+20 mkt=+3 turn=A | A h=EXT1 t=HOR1 a=RAC1 | B")
    assert silent(match, "A") == ["G"]
    expect(match, "turn=A")
    assert silent(match, "A") == ["."]
    expect(match, "turn=B ; A.h=EXT1 ; A.a=RAC1")
    match = at("deck=+20 mkt=+3 turn=A done=1 extra=1 | A | B")  # though a second action is allowed
    assert silent(match, "A") == ["."]
    expect(match, "turn=B")


@pytest.mark.rule("BRAWL-DEC03")
def test_silence_after_a_free_play_takes_an_action() -> None:
    match = at("deck=+20 mkt=+3 turn=A | A t=HOR1 | B")
    do(match, "H HOR1")
    assert silent(match, "A") == ["G"]
    expect(match, "turn=B ; A.r=1")


# --- taking back ----------------------------------------------------------------------------------------------------


def test_what_ends_the_turn_is_not_taken_back_so_that_no_draft_is_lost() -> None:
    """The next player may be at a declaration, of which nobody else knows: it is no matter whether he is."""
    for drafts in (False, True):
        match = at("deck=+20 | mkt=+3 | turn=A | A r=2 h=FAR1 t=SMI1 | B t=KNI1,arc1")
        do(match, "G")
        if drafts:
            do(match, "B: A KNI1>SMI1")
        draft = match.state.draft(1)
        assert len(draft) == drafts
        assert not match.can_undo(0)
        with pytest.raises(Illegal):
            match.undo(0)
        assert match.state.draft(1) == draft


def test_a_record_in_which_the_turn_was_taken_back_can_still_be_read() -> None:
    text = """baronage 1
game: brawling
seats: 2
position: deck=+20 mkt=+3 turn=A | A | B

A: G
A: undo
A: G
B: G
"""
    match = Record.read(text, games()).replay()
    assert match.state.actors() == [0]
    assert len(board(match).piles[0]) == 1


def test_within_the_turn_a_step_is_taken_back_twice_and_more() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=FAR1,FAR2,EXT1 | B t=KNI1")
    before = match.state.dump()
    do(match, "X EXT1 ; R FAR1 ; R FAR2")
    for left in (True, True, False):
        match.undo(0)
        assert match.can_undo(0) == left
    assert match.state.dump() == before
