"""A player leaves (R52): he resigns, or the table sends him away."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import RESIGN, TABLE
from baronage.engine.match.record import Record
from baronage.games import games
from baronage.games.brawling import verbs
from tests.games.brawling.looks import known_to
from tests.games.brawling.table import Example, asked, at, board, card, deal, do, expect, menu, seat_of


def leave(match: Example, letter: str) -> None:
    match.play(seat_of(letter), "resign")


def placed(match: Example) -> dict[str, tuple[int, str]]:
    standings = match.state.standings()
    assert standings is not None
    return {"ABCDEFGH"[standing.seat]: (standing.place, standing.status) for standing in standings.seats}


def again(match: Example) -> None:
    """The record of the match leads to the same state."""
    assert match.record.replay().state.dump() == match.state.dump()


# --- two players ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", "AB")
def test_with_two_players_the_other_one_wins_at_once(turn: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn={turn} | A t=FAR1,SMI1 k=KNI1 | B")
    leave(match, "A")
    expect(match, "over=yes ; rank=B,A ; deck=20")
    assert placed(match) == {"A": (2, "left"), "B": (1, "in")}
    standings = match.state.standings()
    assert standings is not None
    assert [standing.points for standing in standings.seats] == [0.0, 1.0]
    assert "left" in standings.cause
    again(match)


def test_the_table_sends_a_player_away() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A | B t=FAR1")
    match.play(TABLE, "expel B")
    expect(match, "over=yes ; rank=A,B")
    again(match)


def test_leaving_is_never_an_option_in_a_menu() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A | B")
    assert menu(match) == {"G", "D", "M1", "M2", "M3"}
    assert menu(match, "B") == set()
    leave(match, "B")  # it is not his turn, and he may leave all the same
    expect(match, "over=yes ; rank=A,B")


# --- more players ---------------------------------------------------------------------------------------------------


def test_with_more_players_silence_plays_the_seat_on() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A | B r=9 h=KNI1,EXT1 t=far1,HOR1 a=RAR1 | C")
    leave(match, "B")
    expect(match, "over=no ; turn=A")
    do(match, "G")
    expect(match, "B.r=11 ; B.h=KNI1,EXT1 ; B.a=RAR1 ; B.t=far1,HOR1 ; turn=C")  # Gather, and the end of the turn
    assert asked(match) == "C"
    do(match, "G ; A: G")
    expect(match, "B.r=13 ; turn=C")
    with pytest.raises(Illegal, match="left"):
        match.play(seat_of("B"), "G")
    again(match)


def test_the_active_player_leaves() -> None:
    match = at("deck=+20 | mkt=+3 | turn=B | A | B t=far1 | C")
    leave(match, "B")
    expect(match, "B.r=2 ; turn=C ; over=no")
    again(match)


def test_who_left_is_ranked_behind_all_who_stayed() -> None:
    match = at("deck=+4 | mkt=+3 | turn=A | A t=FAR1 | B k=KNI1,KNI2,KNI3 | C t=SMI1,INN1 | D k=ARC1,ARC2")
    leave(match, "D")
    leave(match, "B")
    do(match, "G")  # A takes 2, B 1, C the last
    do(match, "C: G")
    expect(match, "over=yes ; vp=A1,B6,C2,D4 ; rank=C,A,B,D")
    assert placed(match) == {"A": (2, "in"), "B": (3, "left"), "C": (1, "in"), "D": (4, "left")}
    again(match)


def test_if_all_leave_the_game_plays_itself_to_the_end() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=FAR1 | B | C")
    for letter in "CAB":
        leave(match, letter)
    expect(match, "over=yes ; deck=0")
    again(match)


def test_who_left_declines_in_a_shield_window() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1 t=far1 | C h=SHI2 t=far2")
    leave(match, "B")
    do(match, "A KNI1>far1 ; A KNI2>far2")
    assert asked(match) == "C"
    do(match, "C: .")
    expect(match, "B.t= ; B.h=SHI1 ; C.t= ; turn=C")
    again(match)


def test_leaving_in_the_middle_of_a_shield_window() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1 t=far1 | C h=SHI2 t=far2")
    do(match, "A KNI1>far1 ; A KNI2>far2")
    leave(match, "B")
    assert asked(match) == "C"
    leave(match, "A")  # the attacker: his attack goes on
    do(match, "C: S SHI2>far2")
    expect(match, "A.t=kni1,kni2 ; B.t= ; C.t= ; C.h= ; turn=C")
    again(match)


@pytest.mark.parametrize("how", ["resign", "expel"])
@pytest.mark.rule("BRAWL-DEC07")
def test_who_leaves_in_the_middle_of_a_declaration_sends_it_as_silence_does(how: str) -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1 | B t=far1,SMI1 h=SHI1 | C")
    do(match, "A KNI1>SMI1")
    if how == "resign":
        leave(match, "A")
    else:
        match.play(TABLE, "expel A")
    assert asked(match) == "B"  # for a Shield
    do(match, "B: .")
    expect(match, "A.t=kni1,arc1 ; A.r=0 ; B.t=far1,SMI1 ; turn=B")
    assert [move.text for move in match.record.moves][:2] == [
        "A KNI1>SMI1 ; .",
        "resign" if how == "resign" else "expel A",
    ]
    again(match)
    assert Record.read(match.record.text(), games()).replay().state.dump() == match.state.dump()


def test_where_what_is_sent_ends_the_game_leaving_is_done_with_it() -> None:
    match = at("deck=+1 | mkt=+3 | turn=A | A t=KNI1,arc1 | B t=far1 | C")
    leave(match, "C")
    leave(match, "B")
    do(match, "A KNI1>far1")
    assert match.play(0, (RESIGN,)) == [(RESIGN,)]
    expect(match, "B.t= ; over=yes ; deck=0")
    assert [move.text for move in match.record.moves] == ["resign", "resign", "A KNI1>far1 ; ."]
    again(match)


def test_it_is_sent_without_a_gate_too() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1 | B t=far1 | C")
    state = match.state
    state.play(0, (verbs.ATTACK, card("KNI1"), card("FAR1")), Chance.forced([]))
    state.play(0, (RESIGN,), Chance.forced([]))
    assert board(match).towns[1] == []
    assert state.actors() == [1]


def test_of_two_players_who_leaves_declares_nothing_more() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1 | B t=far1")
    do(match, "A KNI1>far1")
    leave(match, "A")
    expect(match, "A.t=KNI1,arc1 ; B.t=far1 ; over=yes ; rank=B,A")
    assert [move.text for move in match.record.moves] == ["resign"]
    again(match)


def test_a_declaration_goes_on_when_another_leaves() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1 | B t=far1 | C")
    do(match, "A KNI1>far1")
    leave(match, "C")
    assert menu(match) == {"A arc1>far1", "."}
    do(match, ".")
    expect(match, "B.t= ; A.t=kni1,arc1 ; turn=B")
    again(match)


def test_steps_close_when_their_player_leaves() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=FAR1,BAR1 | B | C")
    do(match, "R FAR1")
    leave(match, "A")
    expect(match, "A.t=far1 ; A.r=4 ; turn=B")
    again(match)


def test_leaving_before_the_first_turn() -> None:
    """His bid is nothing and his sign is rock."""
    hands = ("KNI1 FAR1 FAR2 FAR3 FAR4", "KNI2 INN1 INN2 INN3 FAR5", "HOR1 FAR6 FAR7 FAR8 INN4")
    match = deal(*hands)
    do(match, "A: F +KNI1")
    leave(match, "A")
    do(match, "B: F KNI2 ; C: F HOR1")
    assert asked(match) == "BC"
    leave(match, "C")
    do(match, "B: F paper")
    expect(match, "turn=B")


def test_who_stays_is_told_who_left() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A | B | C")
    before = known_to(match, "C"), known_to(match, "")
    leave(match, "B")
    assert known_to(match, "C") != before[0]
    assert known_to(match, "") != before[1]
    assert board(match).left == 1 << seat_of("B")


# --- teams ----------------------------------------------------------------------------------------------------------


def test_in_team_play_the_team_plays_on_and_its_result_counts() -> None:
    match = at("teams=AC-BD deck=+3 mkt=+3 turn=A | A k=KNI1,KNI2 | B | C | D t=FAR1")
    leave(match, "A")  # takes 1 and ends his turn
    expect(match, "A.r=1 ; turn=B ; over=no")
    do(match, "G ; C: G")
    expect(match, "over=yes ; rank=AC-BD")
    assert placed(match) == {"A": (1, "left"), "B": (2, "in"), "C": (1, "in"), "D": (2, "in")}
    again(match)


def test_an_aid_of_a_player_who_left_goes_to_himself_where_he_would_choose() -> None:
    match = at("teams=AC-BD deck=RAB1,KNI1,+9 mkt=+3 turn=A | A t=FAR1 | B | C | D")
    leave(match, "B")
    do(match, "D")
    expect(match, "B.a=RAB1 ; A.h=KNI1")
    again(match)
