"""Section 3: the turn, and the turn menu BRAWL-DEC03."""

from __future__ import annotations

import pytest

from baronage.games.brawling.steps.turn import Turn
from tests.games.brawling.table import (
    asked,
    at,
    do,
    expect,
    illegal,
    legal,
    listed,
    menu,
    options,
    playout,
)

BASIC = "G ; D ; M1 ; M2 ; M3"


# --- actions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-3.01")
def test_one_action_a_turn() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A | B")
    do(match, "G")
    expect(match, "turn=B")
    # Horsemen keep the turn open; a second action is refused all the same
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1 t=HOR1,kni1 | B t=far2")
    do(match, "D")
    expect(match, "turn=A")
    assert menu(match) == listed("H HOR1 ; .")
    for move in ("G", "D", "M1", "R FAR1", "U kni1", "V kni1", "A HOR1>far2"):
        illegal(match, move, "BRAWL-3.01")
    # an attack is an action like the others
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 w=HOR1 | B t=far1,far2")
    do(match, "A KNI1>far1 ; .")
    assert menu(match) == listed("H HOR1 ; .")
    illegal(match, "A HOR1>far2", "BRAWL-3.01")


@pytest.mark.rule("BRAWL-3.01")
def test_an_extra_action_allows_a_second_one_and_no_third() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=EXT1 t=HOR1 | B")
    do(match, "X EXT1 ; G")
    expect(match, "turn=A")
    assert legal(match, "D")
    do(match, "D")
    expect(match, "turn=A ; A.r=1 ; A.h#=1")
    illegal(match, "G", "BRAWL-3.01")


@pytest.mark.rule("BRAWL-3.02", "BRAWL-DEC03")
def test_the_actions() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,P2A1,BOM1,FLI1,PRI1 t=COU1,MAR1,kni1 | B t=ARC1")
    assert menu(match) == listed(
        "G ; D ; M1 ; M2 ; M3 ; R FAR1 ; U kni1 ; V kni1 ; A kni1>ARC1 ; A P2A1>ARC1"
        " ; P BOM1>COU1 ; P BOM1>MAR1 ; P BOM1>kni1 ; P BOM1>ARC1 ; P FLI1>kni1+ ; P FLI1>kni1- ; P FLI1>ARC1-"
        " ; P PRI1>ARC1 ; C ARC1 ; KB ; KS FAR1 ; KS P2A1 ; KS BOM1 ; KS FLI1 ; KS PRI1"
    )
    for move in menu(match):  # each of them is an action: after it B is next, or the action goes on
        match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,P2A1,BOM1,FLI1,PRI1 t=COU1,MAR1,kni1 | B t=ARC1")
        do(match, move)
        if asked(match) == "A":
            do(match, ".")
        expect(match, "turn=B")


@pytest.mark.rule("BRAWL-3.02")
def test_transfer_is_an_action_of_team_play_only() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=2 t=far1 | B | C | D")
    assert menu(match) == listed(f"{BASIC} ; U far1 ; T $>C ; T far1>C")
    do(match, "T far1>C")
    expect(match, "turn=B ; C.t=far1")
    alone = at("deck=+20 | mkt=+3 | turn=A | A r=2 t=far1 | B | C | D")
    illegal(alone, "T far1>C", "BRAWL-15.01")


@pytest.mark.rule("BRAWL-3.03")
def test_there_is_no_pass() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A h=MIL1 t=HOR1,kni1 a=RAR1 | B")
    assert "." not in menu(match)
    illegal(match, ".", "BRAWL-3.03")
    do(match, "H HOR1 ; Y MIL1 V kni1 ; Q RAR1")  # free plays are no action
    illegal(match, ".", "BRAWL-3.03")
    do(match, "G")
    expect(match, "turn=B")


@pytest.mark.rule("BRAWL-3.04", "BRAWL-DEC03")
@pytest.mark.parametrize(
    "player",
    [
        "A",  # nothing to recruit, upgrade, move or fight with
        "A r=9",
        "A h=FAR1,KNI1",  # nothing to pay with
        "A r=9 h=P2A1,PRI1",  # no opposing unit
        "A r=9 h=BOM1,FLI1",  # no unit at all
        "A r=9 h=SHI1",
        "A r=9 t=COU1",  # nobody to judge
        "A r=1 t=MAR1",  # neither 2 resources nor a card
        "A r=9 t=FAR1",
        "A r=9 w=kni1",  # can't go to the King's Army, can't be upgraded there, has nobody to attack
        "A r=9 k=KNI1",
    ],
)
def test_an_action_without_effect_is_not_available(player: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | {player} | B")
    assert menu(match) == listed(BASIC)


@pytest.mark.rule("BRAWL-3.04")
def test_a_transfer_must_transfer_something() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=1 | B | C | D")
    assert menu(match) == listed(BASIC)
    illegal(match, "T $>C", "BRAWL-15.08")


@pytest.mark.rule("BRAWL-3.05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gather_draw_and_market_are_always_available(seats: int) -> None:
    asked_for_an_action = 0
    for seed in range(8):
        for s, _ in playout(seats, seed, decks=1, first_player="A"):
            step = s.stack[-1]
            if isinstance(step, Turn) and step.done <= step.extra:
                asked_for_an_action += 1
                assert s.deck
                assert all(s.market)
                offered = {s.write(step.seat, action) for action in s.actions(step.seat)}
                assert listed(BASIC) <= offered
    assert asked_for_an_action > 100


@pytest.mark.rule("BRAWL-3.06")
@pytest.mark.parametrize("move", ["G", "D", "M1", "M2", "M3"])
def test_a_player_must_end_the_game_if_every_action_does(move: str) -> None:
    match = at("deck=+1 | mkt=+3 | turn=A | A t=SMI1 | B t=FAR1")
    assert menu(match) == listed(BASIC)
    do(match, move)
    expect(match, "over=yes ; vp=A1,B1 ; rank=B,A")


@pytest.mark.rule("BRAWL-3.06")
def test_a_player_may_end_the_game_though_he_need_not() -> None:
    match = at("deck=+3 | mkt=+3 | turn=A | A t=MER1 | B")
    assert legal(match, "D")
    do(match, "G")
    expect(match, "over=yes")


# --- free plays -----------------------------------------------------------------------------------------------------

EVERYTHING = "A r=5 h=EXT1,MIL1 t=kni1,cou1 w=HOR1 a=RAB1,RAC1,RAV1,RAR1,RAM1"
FREE_PLAYS = (
    "X EXT1 ; Y MIL1 U kni1 ; Y MIL1 V kni1 ; Y MIL1 V HOR1 ; Y MIL1 A kni1>far1 ; Y MIL1 A HOR1>far1 ; H HOR1"
    " ; Q RAB1 cou1 ; Q RAC1 ; Q RAV1 M1 ; Q RAV1 M2 ; Q RAV1 M3 ; Q RAR1"
)


def free_plays(offered: set[str]) -> set[str]:
    return {move for move in offered if move[0] in "XYHQ"}


@pytest.mark.rule("BRAWL-3.07", "BRAWL-DEC03")
@pytest.mark.parametrize("done", [0, 1])
def test_free_plays_before_and_after_the_action(done: int) -> None:
    match = at(f"deck=+20 mkt=+3 turn=A done={done} | {EVERYTHING} | B t=far1")
    assert free_plays(menu(match)) == listed(FREE_PLAYS)
    if done:
        assert menu(match) == listed(f"{FREE_PLAYS} ; .")


@pytest.mark.rule("BRAWL-3.07")
def test_free_plays_between_two_actions() -> None:
    match = at(f"deck=+20 mkt=+3 turn=A done=1 extra=1 | {EVERYTHING} | B t=far1")
    assert free_plays(menu(match)) == listed(FREE_PLAYS) - {"X EXT1"}  # one such card a turn
    assert legal(match, "G")
    assert legal(match, ".")


@pytest.mark.rule("BRAWL-3.07")
@pytest.mark.parametrize("move", [move.strip() for move in FREE_PLAYS.split(";")])
def test_a_free_play_takes_no_action(move: str) -> None:
    match = at(f"deck=+20 mkt=+3 turn=A | {EVERYTHING} | B t=far1")
    do(match, move)
    expect(match, "turn=A")
    assert legal(match, "G")
    illegal(match, ".", "BRAWL-3.03")


@pytest.mark.rule("BRAWL-3.07")
def test_free_plays_in_any_number_and_order() -> None:
    match = at(f"deck=+20 mkt=+3 turn=A | {EVERYTHING} | B t=far1")
    do(match, "Q RAR1 ; H HOR1 ; G ; Q RAV1 M2 ; X EXT1 ; Y MIL1 V kni1 ; Q RAB1 cou1 ; G")
    expect(match, "turn=A ; A.t=COU1 ; A.w=kni1 ; A.k=HOR1 ; A.a=RAC1,RAM1 ; A.r=10")
    do(match, "Q RAC1")
    expect(match, "turn=B ; A.h#=3 ; A.a=RAM1")


@pytest.mark.rule("BRAWL-3.07", "BRAWL-3.09")
def test_free_plays_are_the_active_players_alone() -> None:
    match = at(f"deck=+20 mkt=+3 turn=B | {EVERYTHING} | B t=far1")
    assert options(match, "A") == []
    for move in FREE_PLAYS.split(";"):
        illegal(match, f"A: {move.strip()}", "BRAWL-3.09")


@pytest.mark.rule("BRAWL-3.08")
@pytest.mark.parametrize(
    ("first", "further"),
    [
        ("R FAR2", "R INN1 ; ."),  # in a Recruit
        ("U kni1", "U cou1 ; U arc1 ; ."),  # in an Upgrade
        ("V kni1", "V arc1 ; V HOR1 ; ."),  # in a Move
        ("A HOR1>far1", "A kni1>far1 ; A arc1>far1 ; ."),  # in the declaration of an attack
    ],
)
def test_no_free_play_in_the_middle_of_an_action(first: str, further: str) -> None:
    match = at(
        "deck=+20 mkt=+3 turn=A | A r=9 h=EXT1,MIL1,FAR2,INN1 t=kni1,cou1,arc1,FAR3 w=HOR1 a=RAB1,RAC1,RAV1,RAR1"
        " | B t=far1"
    )
    do(match, first)
    assert menu(match) == listed(further)
    for move in ("X EXT1", "H HOR1", "Q RAC1", "Q RAR1", "Q RAV1 M1", "Q RAB1 cou1", "Y MIL1 V arc1"):
        illegal(match, move, "BRAWL-3.08")
    do(match, ".")
    expect(match, "turn=A")
    assert {"X EXT1", "Q RAC1", "Q RAR1"} <= menu(match)


@pytest.mark.rule("BRAWL-3.08")
def test_no_free_play_while_a_shield_window_is_open() -> None:
    for attack in ("A KNI1>far1", "Y MIL1 A KNI1>far1"):
        match = at("deck=+20 mkt=+3 turn=A | A h=EXT1,MIL1 t=KNI1 a=RAR1 | B h=SHI1 t=far1 a=RAC1")
        do(match, attack)
        assert asked(match) == "B"
        assert menu(match, "A") == set()
        assert menu(match, "B") == listed("S SHI1>far1 ; .")
        illegal(match, "A: X EXT1", "BRAWL-3.08")
        illegal(match, "A: Q RAR1", "BRAWL-3.08")
        illegal(match, "B: Q RAC1", "BRAWL-3.09")


@pytest.mark.rule("BRAWL-3.09")
def test_nothing_but_shields_and_ram_outside_ones_own_turn() -> None:
    match = at(
        "deck=+20 mkt=+3 turn=A | A t=KNI1 | B r=9 h=SHI1,P2A1,FAR1,EXT1,MIL1,BOM1 t=SMI1,kni2 a=RAM1,RAR1 | C t=far2"
    )
    for player in "BC":
        assert options(match, player) == []
    for move in ("G", "R FAR1", "X EXT1", "S SHI1>SMI1", "S RAM1>SMI1", "P BOM1>KNI1", "Q RAR1", "."):
        illegal(match, f"B: {move}", "BRAWL-3.09")
    illegal(match, "C: G", "BRAWL-3.09")
    do(match, "A KNI1>SMI1")
    assert menu(match, "B") == listed("S SHI1>SMI1 ; S RAM1>SMI1 ; .")
    for move in ("G", "X EXT1", "Y MIL1 A kni2>KNI1", "Q RAR1"):
        illegal(match, f"B: {move}", "BRAWL-3.09")
    illegal(match, "B: A P2A1>KNI1", "BRAWL-9.07")
    assert options(match, "C") == []


# --- steps ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-3.10")
@pytest.mark.parametrize(
    ("position", "steps"),
    [
        ("A r=6 h=FAR2,KNI1,INN1", "R FAR2 ; R KNI1 ; R INN1"),
        ("A r=9 t=far2,kni1,inn1", "U far2 ; U inn1"),
        ("A t=kni1,KNI2 w=ARC1", "V kni1 ; V KNI2 ; V ARC1"),
        ("A t=kni1,KNI2 w=ARC1", "A kni1>far1 ; A KNI2>far1 ; A ARC1>far1"),
        ("A r=3 h=FAR2,SHI1", "R FAR2"),
        ("A r=3 t=far2", "U far2"),
        ("A t=kni1", "V kni1"),
        ("A t=kni1", "A kni1>far1"),
    ],
)
def test_an_action_in_steps(position: str, steps: str) -> None:
    """The first step is chosen with the action; further ones are optional; '.' closes, or the lack of a further step."""
    moves = [move.strip() for move in steps.split(";")]
    for taken in range(1, len(moves) + 1):
        match = at(f"deck=+20 mkt=+3 turn=A | {position} | B t=far1")
        for move in moves[:taken]:
            do(match, move)
        if taken < len(moves):
            expect(match, "turn=A")
            assert {".", moves[taken]} <= menu(match)
            illegal(match, "G", "BRAWL-3.10")
            do(match, ".")
        expect(match, "turn=B")


@pytest.mark.rule("BRAWL-3.10")
def test_a_transfer_in_steps() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=3 h=FAR1,INN1 | B | C | D")
    do(match, "T FAR1>C")
    assert menu(match) == listed("T INN1>C ; T $>C ; .")
    illegal(match, "G", "BRAWL-3.10")
    do(match, "T INN1>C")  # one resource is left and nothing to give but itself
    expect(match, "turn=B")


@pytest.mark.rule("BRAWL-3.10")
def test_each_step_must_be_legal_when_it_is_made() -> None:
    match = at("deck=+20 mkt=+3 turn=A | A r=9 h=KNI1,FAR2,FAR3 t=kni2,far1 | B")
    do(match, "R FAR2")
    illegal(match, "R FAR3", "BRAWL-6.06")  # the town is full of civilians
    assert menu(match) == listed("R KNI1 ; .")


@pytest.mark.rule("BRAWL-3.11")
@pytest.mark.parametrize(
    ("moves", "end"),
    [
        ("X EXT1 ; G ; G", "A.r=10 ; A.h=FAR2,KNI2"),
        ("D ; X EXT1 ; D", "A.h#=6 ; deck=16"),
        ("X EXT1 ; M1 ; M1", "A.h#=4 ; deck=18"),
        ("X EXT1 ; R FAR2 ; . ; R KNI2", "A.t=kni1,inn1,far2,kni2 ; A.r=4"),
        ("U kni1 ; . ; X EXT1 ; U inn1", "A.t=KNI1,INN1 ; A.r=0"),
        ("X EXT1 ; V kni1 ; . ; V HOR1", "A.w=kni1 ; A.k=HOR1"),
        ("X EXT1 ; A HOR1>far1 ; . ; A hor1>FAR4 ; .", "A.w= ; disc=EXT1,FAR1,HOR1"),
    ],
)
def test_the_same_action_twice_in_a_turn(moves: str, end: str) -> None:
    match = at("deck=+20 mkt=+3 turn=A | A r=8 h=EXT1,FAR2,KNI2 t=kni1,inn1 w=HOR1! | B t=far1,FAR4")
    do(match, moves)
    expect(match, end)


# --- the end of a turn ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-3.12")
@pytest.mark.parametrize(
    ("player", "left"),
    [
        ("A", ""),
        ("A h=SHI1,P2A1,FAR1", ""),
        ("A h=EXT1", "X EXT1"),
        ("A h=MIL1", ""),  # no military unit: it can't be played
        ("A h=MIL1 t=far1", ""),
        ("A h=MIL1 w=kni1", "Y MIL1 A kni1>FAR4"),  # on the wall, it can attack
        ("A h=MIL1 k=KNI1", ""),
        ("A h=MIL1 t=kni1", "Y MIL1 V kni1 ; Y MIL1 A kni1>FAR4"),
        ("A t=HOR1", "H HOR1"),
        ("A t=HOR1!", ""),
        ("A t=hor1", ""),
        ("A k=HOR1", ""),
        ("A a=RAM1", ""),  # serves only as a Shield
        ("A t=mer1 a=RAB1", ""),  # a Merchant is no building
        ("A t=cou1 a=RAB1", "Q RAB1 cou1"),
        ("A a=RAC1", "Q RAC1"),
    ],
)
def test_a_turn_ends_by_itself_when_nothing_is_left_to_do(player: str, left: str) -> None:
    match = at(f"deck=+20 mkt=+3 turn=A | {player} | B t=FAR4")
    do(match, "M1")
    if left:
        expect(match, "turn=A")
        assert menu(match) == listed(f"{left} ; .")
        do(match, ".")
    expect(match, "turn=B")


@pytest.mark.rule("BRAWL-3.12")
def test_the_second_action_need_not_be_taken() -> None:
    match = at("deck=+20 mkt=+3 turn=A | A h=EXT1 | B")
    do(match, "X EXT1")
    illegal(match, ".", "BRAWL-3.03")
    do(match, "G ; .")
    expect(match, "turn=B")


@pytest.mark.rule("BRAWL-3.12")
def test_a_second_extra_action_card_does_not_keep_the_turn_open() -> None:
    match = at("deck=+20 mkt=+3 turn=A | A h=EXT1,EXT2 | B")
    do(match, "G ; X EXT1 ; G")
    expect(match, "turn=B ; A.h=EXT2")


@pytest.mark.rule("BRAWL-3.13")
def test_the_next_turn_begins_afresh() -> None:
    match = at("deck=+20 mkt=+3 turn=A | A h=EXT1,EXT2 t=HOR1 | B | C", decks=1)
    do(match, "H HOR1 ; X EXT1 ; G")
    illegal(match, "H HOR1", "BRAWL-12.04")
    do(match, "G")
    expect(match, "turn=B")  # EXT2 can't be played in the same turn
    do(match, "G")
    expect(match, "turn=C")  # one action each
    do(match, "G")
    expect(match, "turn=A ; A.w=HOR1")
    assert {"H HOR1", "X EXT2"} <= menu(match)
    do(match, "G")
    expect(match, "turn=A")
    illegal(match, "G", "BRAWL-3.01")  # last turn's Extra Action is spent
    do(match, "H HOR1")
    expect(match, "A.k=HOR1")


@pytest.mark.rule("BRAWL-3.14")
@pytest.mark.parametrize(
    ("move", "end"),
    [("Q RAC1", "A.h#=2 ; A.r=0"), ("Q RAR1", "A.h#=0 ; A.r=2")],
)
def test_a_free_play_may_end_the_game_before_the_action(move: str, end: str) -> None:
    match = at("deck=+2 mkt=+3 turn=A | A t=FAR1 a=RAC1,RAR1 | B t=FAR2")
    do(match, move)
    expect(match, f"over=yes ; deck=0 ; rank=B,A ; {end}")
    assert asked(match) == ""


@pytest.mark.rule("BRAWL-3.14")
def test_the_market_slot_of_an_aid_may_end_the_game_too() -> None:
    match = at("deck=KNI1 mkt=FAR1,INN1,SHI1 turn=A | A a=RAV1 | B")
    do(match, "Q RAV1 M3")
    expect(match, "over=yes ; A.h=SHI1 ; mkt=FAR1,INN1,KNI1")
