"""The Shield window of an attack (BRAWL-9.12 to 9.14, 9.20, BRAWL-DEC08)."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC, TABLE
from baronage.engine.match.match import Match
from baronage.games.brawling import verbs
from baronage.games.brawling.steps.shields import ShieldWindow
from tests.games.brawling.looks import damage, who_sees, window
from tests.games.brawling.table import GAME, asked, at, board, card, do, expect, illegal, listed, menu, silent

# --- who is asked, and for what -------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-9.12")
def test_the_owner_of_a_unit_with_damage_may_shield_it() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,arc1 | B h=SHI1,FAR1 a=RAM1,RAR1 t=SMI1,far2,INN1")
    do(match, "A KNI1>SMI1 ; A arc1>far2")
    assert asked(match) == "B"
    assert menu(match, "B") == listed("S SHI1>SMI1 ; S SHI1>far2 ; S RAM1>SMI1 ; S RAM1>far2 ; .")
    illegal(match, "B: S SHI1>INN1", rule="BRAWL-9.12")  # no damage
    illegal(match, "B: S FAR1>SMI1", rule="BRAWL-11.02")  # no Shield
    illegal(match, "B: S RAR1>SMI1", rule="BRAWL-11.02")
    illegal(match, "B: G", rule="BRAWL-3.09")
    illegal(match, "B: Q RAR1", rule="BRAWL-3.09")


@pytest.mark.rule("BRAWL-9.12")
def test_a_unit_on_which_no_damage_is_left_takes_no_shield() -> None:
    """R34: not on a unit without damage; on one that it cannot save it may be wasted."""
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1,SHI2 t=far1,SMI1")
    do(match, "A KNI1>SMI1 ; A KNI2>far1")
    do(match, "B: S SHI1>far1")  # 5 are left of 8, and a Peasant bears 1
    assert menu(match, "B") == listed("S SHI2>SMI1 ; S SHI2>far1 ; .")
    small = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1,KNI2 | B h=SHI1,SHI2 t=far1,SMI1")
    do(small, "A SHE1>far1 ; A KNI2>SMI1 ; B: S SHI1>far1")
    assert menu(small, "B") == listed("S SHI2>SMI1 ; .")
    illegal(small, "B: S SHI2>far1", rule="BRAWL-9.12")


@pytest.mark.rule("BRAWL-9.12", "BRAWL-DEC08")
def test_owners_are_asked_clockwise_from_the_attacker() -> None:
    match = at("deck=+20 | mkt=+3 | turn=C | A h=SHI1 t=far1 | B h=SHI2 t=far2 | C t=KNI1,KNI2,KNI3 | D h=SHI3 t=far3")
    do(match, "A KNI1>far1 ; A KNI2>far2 ; A KNI3>far3")
    for letter in "DAB":
        assert asked(match) == letter
        do(match, f"{letter}: .")
    expect(match, "turn=D ; disc=FAR1,FAR2,FAR3")


@pytest.mark.rule("BRAWL-9.12", "BRAWL-9.14")
def test_only_owners_with_damage_and_a_shield_are_asked() -> None:
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A h=SHI1 t=KNI1,KNI2 | B h=SHI2 t=SMI1,TOW1 | C h=FAR3 t=far1 | D h=SHI3 t=far2"
        " | E a=RAM1 t=inn1"
    )
    do(match, "A KNI1>far1 ; A KNI2>inn1")
    # B and D have no unit hit, C has nothing to play: E alone is asked
    assert asked(match) == "E"
    assert menu(match, "E") == listed("S RAM1>inn1 ; .")
    for letter in "BCD":
        illegal(match, f"{letter}: .", rule="BRAWL-9.14")
        assert menu(match, letter) == set()


@pytest.mark.rule("BRAWL-9.12", "BRAWL-9.11")
def test_no_window_where_towers_leave_no_damage() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1 t=arc1 | B h=SHI1 t=TOW1")
    do(match, "A arc1>TOW1 ; A P2A1>TOW1")
    assert window(match) is None
    expect(match, "turn=B ; B.h=SHI1")


@pytest.mark.rule("BRAWL-9.12")
def test_one_shield_at_a_time_on_own_units_only() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1,SHI2 t=SMI1 | C h=SHI3 t=FAR1")
    do(match, "A KNI1>SMI1 ; A KNI2>FAR1")
    assert menu(match, "B") == listed("S SHI1>SMI1 ; .")
    illegal(match, "B: S SHI1>FAR1", rule="BRAWL-15.13")
    do(match, "B: S SHI1>SMI1")
    assert asked(match) == "B"
    assert menu(match, "B") == listed("S SHI2>SMI1 ; .")


# --- what a Shield does ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-9.13", "BRAWL-11.02", "BRAWL-10.13")
def test_each_shield_takes_up_to_three_and_several_add_up() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1,SHI2 a=RAM1 t=mer1")
    do(match, "A KNI1>mer1")
    assert damage(match) == "mer1=8"
    do(match, "B: S SHI1>mer1")
    assert damage(match) == "mer1=5"
    do(match, "B: S RAM1>mer1")
    assert damage(match) == "mer1=2"
    do(match, "B: S SHI2>mer1")  # 0: the Peasant lives
    expect(match, "B.t=mer1 ; B.h= ; B.a= ; disc=SHI1,SHI2,RAM1 ; turn=B")


@pytest.mark.rule("BRAWL-9.13")
def test_a_shield_is_not_split() -> None:
    """R34: two Peasants hit by 2 each, one Shield: it saves one of them."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1,P2A2 | B h=SHI1 t=far1,inn1")
    do(match, "A P2A1>far1 ; A P2A2>inn1 ; B: S SHI1>far1")
    expect(match, "B.t=far1 ; disc=INN1,SHI1,P2A1,P2A2")


@pytest.mark.rule("BRAWL-11.02")
def test_a_shield_counts_before_health_is_looked_at() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1 t=KNI1 | B h=SHI1 t=MER1")
    do(match, "A KNI1>MER1 ; A P2A1>MER1 ; B: S SHI1>MER1")  # 10 would discard it, 7 downgrades it
    expect(match, "B.t=mer1 ; disc=SHI1,P2A1")


@pytest.mark.rule("BRAWL-9.13")
def test_three_less_turns_a_hit_into_nothing() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=ARC1 | B h=SHI1 t=KNI1")
    do(match, "A ARC1>KNI1 ; B: S SHI1>KNI1")  # 4 of 7
    expect(match, "B.t=KNI1 ; A.t=arc1 ; disc=SHI1")


@pytest.mark.rule("BRAWL-12.05")
def test_a_shield_does_not_save_a_sheriffs_target() -> None:
    """R67: legal, because others deal it damage, and in vain."""
    match = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1,ARC1 | B h=SHI1,SHI2,SHI3 t=kni1")
    do(match, "A SHE1>kni1 ; A ARC1>kni1 ; B: S SHI1>kni1 ; B: S SHI2>kni1 ; B: S SHI3>kni1")
    expect(match, "B.t= ; disc=KNI1,SHI1,SHI2,SHI3 ; A.t=she1,arc1")


# --- when a defender is done ----------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-9.14")
def test_a_defender_is_done_when_he_declines() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1,SHI2 t=far1")
    do(match, "A KNI1>far1 ; B: S SHI1>far1 ; B: .")
    expect(match, "B.t= ; B.h=SHI2 ; disc=FAR1,SHI1 ; turn=B")


@pytest.mark.rule("BRAWL-9.14")
def test_a_defender_is_done_when_he_has_no_legal_play_left() -> None:
    spent = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1 t=far1")
    do(spent, "A KNI1>far1 ; B: S SHI1>far1")  # no Shield left
    expect(spent, "B.t= ; turn=B")
    safe = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1 | B h=SHI1,SHI2 t=far1")
    do(safe, "A SHE1>far1 ; B: S SHI1>far1")  # no damage left
    expect(safe, "B.t=far1 ; B.h=SHI2 ; turn=B")


@pytest.mark.rule("BRAWL-9.14")
def test_nobody_is_asked_again_and_a_later_defender_sees_what_was_played() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1,SHI2 t=far1 | C h=SHI3 t=SMI1")
    do(match, "A KNI1>far1 ; A KNI2>SMI1 ; B: S SHI1>far1 ; B: .")
    assert asked(match) == "C"
    assert damage(match) == "far1=5 SMI1=8"
    assert who_sees(match, "SHI1") == "*"
    illegal(match, "B: S SHI2>far1", rule="BRAWL-9.14")
    do(match, "C: S SHI3>SMI1")
    assert window(match) is None
    expect(match, "B.t= ; B.h=SHI2 ; turn=B")


@pytest.mark.rule("BRAWL-9.14", "BRAWL-9.15")
def test_nothing_is_resolved_before_all_are_done() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1 t=far1 | C h=SHI2 t=far2")
    do(match, "A KNI1>far1 ; A KNI2>far2 ; B: .")
    expect(match, "B.t=far1 ; A.t=KNI1,KNI2 ; disc=")
    do(match, "C: .")
    expect(match, "B.t= ; C.t= ; A.t=kni1,kni2 ; disc=FAR1,FAR2")


# --- when cards leave -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-9.20", "BRAWL-11.10")
def test_shields_are_discarded_at_once_and_attack_cards_when_the_attack_is_over() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1 t=KNI1 | B h=SHI1,SHI2 a=RAM1 t=TOW1,FAR1")
    assert who_sees(match, "P2A1") == "A"
    do(match, "A KNI1>FAR1 ; A P2A1>FAR1")
    expect(match, "A.h=P2A1 ; disc= ; A.t=KNI1")
    assert board(match).redact(PUBLIC).hands[0] == [card("P2A1")]  # shown to all, and still in the hand
    do(match, "B: S SHI1>FAR1")
    expect(match, "A.h=P2A1 ; disc=SHI1")
    do(match, "B: S RAM1>FAR1")
    expect(match, "A.h=P2A1 ; B.a= ; disc=SHI1,RAM1")
    do(match, "B: .")
    expect(match, "A.h= ; disc=SHI1,RAM1,P2A1 ; A.t=kni1")


# --- BRAWL-DEC08 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-3.09", "BRAWL-11.14")
def test_shields_are_for_the_window_only() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=SHI1 a=RAM1 t=KNI1,far1 | B h=SHI2 t=SMI1")
    assert not any(move.startswith("S ") for move in menu(match))
    illegal(match, "A: S SHI1>far1", rule="BRAWL-9.12")
    illegal(match, "A: Q RAM1", rule="BRAWL-10.13")
    illegal(match, "B: S SHI2>SMI1", rule="BRAWL-3.09")


def test_copies_of_a_shield_are_one_option_and_every_ram_is_its_own() -> None:
    match = at("decks=2 deck=+20 mkt=+3 turn=A | A t=KNI1 | B h=SHI2,SHI1 a=RAM1,RAM2 t=far1")
    do(match, "A KNI1>far1")
    assert menu(match, "B") == listed("S SHI2>far1 ; S RAM1>far1 ; S RAM2>far1 ; .")


@pytest.mark.rule("BRAWL-DEC08")
def test_silence_declines() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1 t=far1")
    do(match, "A KNI1>far1")
    assert silent(match, "B") == ["."]
    expect(match, "B.t= ; B.h=SHI1 ; disc=FAR1 ; turn=B")


# --- tables that hold windows open ----------------------------------------------------------------------------------


def held(position: str, moves: str) -> Match:
    match = Match(GAME, state=GAME.position(position), chance=Chance.forced([]), hold_windows=True)
    match.play(0, moves)
    return match


@pytest.mark.rule("BRAWL-9.12")
@pytest.mark.parametrize(
    ("attack", "position", "opens"),
    [
        ("A ARC1>TOW1", "A t=ARC1 | B t=TOW1", False),  # 3 less 3: no damage, and nothing to shield
        ("A ARC1>TOW1", "A t=ARC1 | B t=TOW1 h=SHI1", False),  # not even with a Shield in the hand
        ("A CAT1>TOW1", "A t=CAT1 | B t=TOW1", True),  # damage, and nobody to ask: held open all the same
        ("A CAT1>TOW1", "A t=CAT1 | B t=TOW1 h=SHI1", True),
        ("A SHE1>kni1", "A t=SHE1 | B t=kni1 h=SHI1", False),  # a Sheriff deals a soldier no damage
        ("A SHE1>kni1 ; A P2A1>kni1 ; .", "A t=SHE1 h=P2A1 | B t=kni1 h=SHI1", True),
    ],
)
def test_no_shield_window_opens_without_damage_where_windows_are_held(attack: str, position: str, opens: bool) -> None:
    match = held(f"deck=+20 | mkt=+3 | turn=A | {position}", attack)
    assert isinstance(match.state.stack[-1], ShieldWindow) == opens
    assert any(event[0] == verbs.WINDOW for moment in match.history for event in moment.events) == opens
    if opens and match.state.actors():
        assert match.state.actors() == [1]
    elif opens:
        assert match.state.is_held()
        match.play(TABLE, "close")
    assert opens or match.state.actors() == [1]  # else it is B's turn


@pytest.mark.rule("BRAWL-9.12", "BRAWL-9.14")
def test_seat_0_is_asked_as_a_defender_like_any_other() -> None:
    state = GAME.position("deck=+20 | mkt=+3 | turn=B | A t=smi1 h=SHI1 | B t=KNI1 | C t=far1 h=SHI2")
    match = Match(GAME, state=state, chance=Chance.forced([]), hold_windows=True)
    match.play(1, "A KNI1>smi1")
    assert match.state.actors() == [0]
    match.play(0, ".")
    assert match.state.actors() == []
    assert match.state.is_held()  # all the others see an open window


@pytest.mark.rule("BRAWL-9.12")
def test_one_who_left_is_no_reason_to_hold_a_window_open() -> None:
    state = GAME.position("deck=+20 | mkt=+3 | turn=A | A t=CAT1 | B t=SMI1 h=SHI1 | C")
    match = Match(GAME, state=state, chance=Chance.forced([]), hold_windows=True)
    match.play(1, "resign")
    match.play(0, "A CAT1>SMI1")
    assert not match.state.is_held()
    assert match.state.actors() == [2]
