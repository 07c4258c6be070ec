"""Section 15: two teams, A, C … against B, D …"""

from __future__ import annotations

from typing import cast

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, BadSetup
from baronage.games.brawling import verbs
from baronage.games.brawling.state import Barons
from tests.games.brawling.looks import damage, events, who_read, who_sees
from tests.games.brawling.table import (
    GAME,
    asked,
    at,
    board,
    card,
    deal,
    do,
    expect,
    illegal,
    legal,
    listed,
    menu,
    silent,
)

# --- seats and turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-15.01")
def test_two_teams_of_four_six_or_eight() -> None:
    for seats in (2, 3, 5, 7):
        with pytest.raises(BadSetup, match=r"BRAWL-15\.01"):
            GAME.setup(seats, {"teams": "two"})
    for seats in (4, 6, 8):
        GAME.setup(seats, {"teams": "two"})


@pytest.mark.rule("BRAWL-15.01")
def test_members_sit_alternately() -> None:
    match = at("teams=ACE-BDF deck=+20 mkt=+3 turn=B | A t=far1 | B t=KNI1 | C t=far2 | D t=far3 | E t=far4 | F t=far5")
    attacks = {move for move in menu(match) if move.startswith("A ")}
    assert attacks == listed("A KNI1>far1 ; A KNI1>far2 ; A KNI1>far4")
    with pytest.raises(BadDocument, match="AC-BD"):
        at("teams=AB-CD deck=+20 mkt=+3 turn=A | A | B | C | D")


@pytest.mark.rule("BRAWL-15.02")
def test_every_member_has_his_own_zones_and_turns() -> None:
    match = at(
        "teams=AC-BD deck=+20 mkt=+3 turn=A | A | B | C r=9 h=FAR1,EXT1,MIL1 t=kni1,MER1,COU1,MAR1 w=HOR1 a=RAR1 | D t=arc1"
    )
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3")
    for move in ("R FAR1", "U kni1", "V HOR1", "H HOR1", "X EXT1", "Q RAR1", "C arc1", "KB"):
        illegal(match, move)
    do(match, "G")
    expect(match, "A.r=1 ; C.r=9 ; turn=B")  # the Merchant is not A's
    do(match, "G")
    expect(match, "turn=C")
    illegal(match, "A: G", rule="BRAWL-3.09")
    do(match, "R FAR1 ; .")
    expect(match, "C.t=far1,kni1,MER1,COU1,MAR1 ; turn=D")


def test_the_first_player_is_found_by_individual_bids() -> None:
    hands = (
        "KNI1 KNI2 FAR1 FAR2 FAR3",
        "KNI3 FAR4 FAR5 FAR6 FAR7",
        "KNI4 INN1 INN2 INN3 INN4",
        "ARC1 ARC2 ARC3 SMI1 SMI2",
    )
    match = deal(*hands, teams="two")
    do(match, "A: F KNI1,KNI2 ; B: F KNI3 ; C: F KNI4 ; D: F ARC1,ARC2,ARC3")
    expect(match, "turn=D")


# --- points ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-15.03")
def test_a_team_scores_the_total_of_its_members() -> None:
    match = at("teams=AC-BD deck=+1 mkt=+3 turn=A | A t=BAR1,TOW1 | B k=KNI1 t=FAR1 | C k=KNI2 | D")
    do(match, "G")
    expect(match, "vp=A2,B3,C2,D0 ; rank=AC-BD")  # 4 to 3, though B has most
    standings = match.state.standings()
    assert standings is not None
    assert [(s.place, s.points, s.side) for s in standings.seats] == [
        (1, 1.0, 0),
        (2, 0.0, 1),
        (1, 1.0, 0),
        (2, 0.0, 1),
    ]


@pytest.mark.rule("BRAWL-15.12")
@pytest.mark.parametrize(("turn", "rank"), [("A", "BD-AC"), ("B", "AC-BD"), ("C", "BD-AC"), ("D", "AC-BD")])
def test_equal_teams_the_one_that_ended_the_game_loses(turn: str, rank: str) -> None:
    match = at(f"teams=AC-BD deck=+1 mkt=+3 turn={turn} | A t=FAR1 | B t=FAR2,SMI1 | C t=INN1 | D")
    do(match, "G")
    expect(match, f"over=yes ; rank={rank}")


# --- opposing units -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-15.04")
def test_a_team_mates_units_are_not_opposing() -> None:
    match = at(
        "teams=AC-BD deck=+20 mkt=+3 turn=A"
        " | A r=9 h=PRI1,BOM1,FLI1,MIL1 t=KNI1,COU1 | B t=arc1 | C t=KNI2,hor1,far1 k=SHE1 a=RAB1 | D w=CAT1 t=FAR3"
    )
    offered = menu(match)
    assert {move for move in offered if move.startswith("A ")} == listed("A KNI1>arc1 ; A KNI1>CAT1")
    assert {move for move in offered if move.startswith("P PRI")} == listed("P PRI1>arc1 ; P PRI1>CAT1")
    assert {move for move in offered if move.startswith("C ")} == listed("C arc1 ; C CAT1")
    assert {move for move in offered if move.startswith("Y MIL1 A")} == listed(
        "Y MIL1 A KNI1>arc1 ; Y MIL1 A KNI1>CAT1"
    )
    for move in ("A KNI1>KNI2", "A KNI1>far1", "P PRI1>KNI2", "C hor1", "Y MIL1 A KNI1>KNI2"):
        illegal(match, move, rule="BRAWL-15.04")
    bombs = {move.removeprefix("P BOM1>") for move in offered if move.startswith("P BOM")}
    assert {"KNI2", "hor1", "far1", "SHE1", "RAB1"} <= bombs
    assert listed("P FLI1>KNI2- ; P FLI1>hor1+ ; P FLI1>hor1- ; P FLI1>far1-") <= offered
    do(match, "P FLI1>hor1+")
    expect(match, "C.t=KNI2,HOR1,far1")


# --- Royal Aids -----------------------------------------------------------------------------------------------------

# the Aid, what A, B, C and D have, whose team gets it ('' for neither)
SUMS = (
    ("RAB1", "t=FAR1,FAR2", "t=SMI1", "", "t=INN1,TOW1", "AC"),
    ("RAB1", "t=FAR1,FAR2", "t=SMI1", "", "t=INN1", ""),
    ("RAM1", "t=KNI1 w=kni2", "k=ARC1", "k=HOR1", "t=arc2", "BD"),
    ("RAV1", "t=far1,mer1", "t=inn1", "t=FAR2", "t=MER2,cou1", "AC"),
    # production first, as a sum; then the piles, as a sum
    ("RAR1", "r=9 t=far1", "t=MER1", "r=9", "", "AC"),
    ("RAR1", "r=1 t=far1", "r=2", "r=2", "r=2 t=far2", "AC"),
    ("RAR1", "r=1 t=far1", "r=2", "r=3", "r=2 t=far2", ""),
    ("RAC1", "h=KNI1 t=inn1", "h=KNI2", "h=KNI3", "t=inn2", "BD"),
    ("RAC1", "t=SCR1", "h=KNI1,KNI2", "", "h=KNI3,KNI4", "BD"),
)


@pytest.mark.rule("BRAWL-15.05")
@pytest.mark.parametrize(("aid", "a", "b", "c", "d", "team"), SUMS)
def test_an_aid_compares_the_sums_of_the_teams(aid: str, a: str, b: str, c: str, d: str, team: str) -> None:
    match = at(f"teams=AC-BD deck={aid},ARC3,+9 mkt=+3 turn=A | A {a} | B {b} | C {c} | D {d}")
    do(match, "D")
    chooser = {"AC": "A", "BD": "B", "": "B"}[team]
    if not team:
        expect(match, f"disc={aid} ; turn=B")
        return
    assert asked(match) == chooser
    assert menu(match, chooser) == {f"W {letter}" for letter in team}
    do(match, f"{chooser}: W {team[1]}")
    expect(match, f"{team[1]}.a={aid} ; disc=")


@pytest.mark.rule("BRAWL-15.06")
@pytest.mark.parametrize(
    ("turn", "town", "chooser"),
    [
        ("A", "B", "A"),
        ("C", "B", "C"),
        ("E", "B", "E"),
        ("B", "B", "C"),
        ("F", "B", "A"),
        ("A", "A", "B"),
        ("E", "A", "F"),
    ],
)
def test_who_chooses_the_member_who_receives_an_aid(turn: str, town: str, chooser: str) -> None:
    """The active player if he is of that team, else its member next in turn order."""
    parts = [f"{letter} t=FAR1" if letter == town else letter for letter in "ABCDEF"]
    match = at(f"teams=ACE-BDF deck=RAB1,KNI1,+9 mkt=+3 turn={turn} | {' | '.join(parts)}")
    do(match, "D")
    team = "BDF" if town == "A" else "ACE"
    assert asked(match) == chooser
    assert menu(match, chooser) == {f"W {letter}" for letter in team}
    for other in "ABCDEF".replace(chooser, ""):
        illegal(match, f"{other}: W {team[0]}", rule="BRAWL-15.06")
    illegal(match, f"{chooser}: W {town}", rule="BRAWL-15.06")  # not of the team
    expect(match, f"{turn}.h= ; deck=10")  # the draw waits
    do(match, f"{chooser}: W {team[2]}")
    expect(match, f"{team[2]}.a=RAB1 ; {turn}.h=KNI1 ; deck=9")


@pytest.mark.rule("BRAWL-15.06", "BRAWL-10.06", "BRAWL-DEC10")
def test_a_draw_and_a_refill_go_on_after_the_choice() -> None:
    match = at("teams=AC-BD deck=KNI1,RAB1,RAM1,KNI2,+9 mkt=ARC1,ARC2,ARC3 turn=A | A t=inn1 | B t=FAR1 | C t=hor1 | D")
    do(match, "D")
    expect(match, "A.h=KNI1")
    do(match, "A: W A")
    assert asked(match) == "B"  # fewer soldiers: the other team
    do(match, "B: W D")
    expect(match, "A.h=KNI1,KNI2 ; A.a=RAB1 ; D.a=RAM1 ; deck=9")
    market = at("teams=AC-BD deck=RAB1,RAM1,KNI2,+9 mkt=ARC1,ARC2,ARC3 turn=A | A | B t=FAR1 | C t=hor1 | D")
    do(market, "M2")
    expect(market, "A.h=ARC2 ; mkt=ARC1,-,ARC3")
    do(market, "A: W C ; B: W B")
    expect(market, "C.a=RAB1 ; B.a=RAM1 ; mkt=ARC1,KNI2,ARC3 ; deck=9 ; turn=B")


@pytest.mark.rule("BRAWL-DEC10")
def test_silence_gives_the_aid_to_the_member_who_was_asked() -> None:
    match = at("teams=AC-BD deck=RAB1,KNI1,+9 mkt=+3 turn=A | A t=FAR1 | B | C | D")
    do(match, "D")
    assert silent(match, "B") == ["W B"]
    expect(match, "B.a=RAB1 ; A.h=KNI1 ; turn=B")


def test_a_sample_keeps_the_aid_that_waits_where_it_is() -> None:
    """The Aid lies on the table, seen by all: no sample may hold it a second time, and every card is somewhere."""
    match = at("teams=AC-BD deck=RAB1,KNI1,+9 mkt=+3 turn=A | A t=FAR1 r=3 | B h=KNI2 | C | D")
    do(match, "D")
    for seat in range(4):
        for seed in range(8):
            sampled = cast(Barons, match.state.sample(seat, Chance(seed)))
            cards = [*sampled.deck, *(one for zone in (*sampled.piles, *sampled.hands) for one in zone)]
            assert card("RAB1") not in cards
            assert sorted(cards) == sorted([*board(match).deck, *board(match).piles[0], card("KNI2")])


# --- Transfer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-15.07")
def test_a_transfer_is_an_action_of_team_play() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=1 h=KNI1 a=RAR1 | B | C | D")
    do(match, "T KNI1>C")
    expect(match, "A.r=0 ; C.h=KNI1")
    assert menu(match) == listed("Q RAR1 ; .")  # his action is taken
    illegal(match, "G", rule="BRAWL-3.01")
    alone = at("deck=+20 | mkt=+3 | turn=A | A r=5 h=KNI1 t=far1 | B | C | D")
    assert not any(move.startswith("T") for move in menu(alone))
    illegal(alone, "T KNI1>C", rule="BRAWL-15.01")


@pytest.mark.rule("BRAWL-15.07", "BRAWL-15.10")
def test_what_can_be_given_and_to_whom() -> None:
    match = at(
        "teams=ACE-BDF deck=+20 mkt=+3 turn=A | A r=2 h=KNI1,SHI1 t=far1,INN1,HOR1 w=kni2,ARC1 k=CAT1 a=RAB1"
        " | B | C | D | E | F"
    )
    gifts = {move.removeprefix("T ") for move in menu(match) if move.startswith("T")}
    things = ("$", "KNI1", "SHI1", "far1", "INN1", "HOR1", "kni2", "ARC1")
    assert gifts == {f"{what}>{mate}" for what in things for mate in "CE"}
    illegal(match, "T KNI1>B", rule="BRAWL-15.07")
    illegal(match, "T KNI1>A", rule="BRAWL-15.07")
    illegal(match, "T CAT2>C", rule="BRAWL-15.07")  # not his
    illegal(match, "T CAT1>C", rule="BRAWL-15.10")
    illegal(match, "T RAB1>C", rule="BRAWL-15.10")


@pytest.mark.rule("BRAWL-15.08", "BRAWL-DEC09")
def test_each_step_pays_one_and_gives_one_card() -> None:
    match = at("teams=ACE-BDF deck=+20 mkt=+3 turn=A | A r=3 h=KNI1,KNI2,SHI1 t=far1 | B | C | D | E | F")
    do(match, "T KNI1>C")
    expect(match, "A.r=2 ; deck=21 ; C.h=KNI1 ; turn=A")
    do(match, "T far1>E")  # different steps may serve different team mates
    expect(match, "A.r=1 ; deck=22 ; E.t=far1")
    do(match, "T SHI1>C")  # nothing is left to pay with: the action closes
    expect(match, "A.r=0 ; A.h=KNI2 ; deck=23 ; C.h=KNI1,SHI1 ; turn=B")


@pytest.mark.rule("BRAWL-15.08")
def test_of_two_resources_one_is_paid_and_the_next_is_given() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=[KNI1,ARC1,HOR1] | B | C r=[CAT1] | D")
    do(match, "T $>C")
    expect(match, "A.rtop=HOR1 ; C.rtop=ARC1,CAT1 ; deck=21")
    assert board(match).deck[-1] == card("KNI1")
    expect(match, "turn=B")  # one resource is not enough for another
    poor = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=1 h=KNI1 | B | C | D")
    illegal(poor, "T $>C", rule="BRAWL-15.08")
    assert {move for move in menu(poor) if move.startswith("T")} == {"T KNI1>C"}
    nothing = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A h=KNI1 | B | C | D")
    illegal(nothing, "T KNI1>C", rule="BRAWL-15.08")


@pytest.mark.rule("BRAWL-15.09")
def test_a_unit_goes_from_town_to_town_and_from_wall_to_wall_as_it_is() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=6 t=far1,MER1,SMI1,KNI1 w=hor1,ARC1 | B | C | D")
    do(match, "T far1>C ; T MER1>C ; T SMI1>C ; T KNI1>C ; T hor1>C ; T ARC1>C")
    expect(match, "A.t= ; A.w= ; C.t=far1,MER1,SMI1,KNI1 ; C.w=hor1,ARC1 ; A.r=0 ; vp=A0,B0,C1,D0 ; turn=B")


@pytest.mark.rule("BRAWL-15.09")
def test_civilians_and_soldiers_need_space_in_the_receiving_town() -> None:
    match = at(
        "teams=AC-BD deck=+20 mkt=+3 turn=A | A r=6 t=far1,SMI1,FAR2,kni1 w=hor1 | B | C t=mer1,SCR1,arc1,CAT1 w=HOR2,HOR3 | D"
    )
    gifts = {move for move in menu(match) if move.startswith("T")}
    assert gifts == listed("T $>C ; T SMI1>C ; T FAR2>C ; T hor1>C")
    illegal(match, "T far1>C", rule="BRAWL-15.09")
    illegal(match, "T kni1>C", rule="BRAWL-15.09")
    do(match, "T FAR2>C")
    assert legal(match, "T far1>C")  # the Farm has brought its space along
    illegal(match, "T kni1>C", rule="BRAWL-15.09")


@pytest.mark.rule("BRAWL-15.11", "BRAWL-DEC09")
def test_a_given_hand_card_is_seen_by_giver_and_receiver_only() -> None:
    match = at("teams=ACE-BDF deck=+20 mkt=+3 turn=A | A r=2 h=KNI1,SHI1 | B | C | D | E | F")
    do(match, "T KNI1>C")
    assert who_sees(match, "KNI1") == "AC"
    assert who_read(match, "KNI1") == "AC"
    for who in ("B", "D", "E", "F", ""):
        assert events(match, verbs.GAVE, who) == [(0, 2, 0, 1)]  # from A to C, a hand card
    expect(match, "C.h=KNI1")


@pytest.mark.rule("BRAWL-15.11")
def test_a_given_resource_stays_face_down() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=[KNI1,ARC1,HOR1] | B | C | D")
    do(match, "T $>C")
    for name in ("KNI1", "ARC1", "HOR1"):
        assert who_sees(match, name) == ""
        assert who_read(match, name) == ""


@pytest.mark.rule("BRAWL-DEC09")
def test_silence_closes_a_transfer() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=5 h=KNI1,SHI1 | B | C | D")
    do(match, "T KNI1>C")
    assert menu(match) == listed("T $>C ; T SHI1>C ; .")
    illegal(match, "G", rule="BRAWL-3.10")
    assert silent(match, "A") == ["."]
    expect(match, "A.h=SHI1 ; A.r=4 ; turn=B")


# --- what serves only its owner -------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-15.13")
def test_shields_protect_only_the_players_own_units() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A t=KNI1,KNI2 | B t=far1 | C | D h=SHI1 a=RAM1 t=far2")
    do(match, "A KNI1>far1 ; .")
    expect(match, "B.t= ; disc=FAR1 ; turn=B")  # D was not asked
    both = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A t=KNI1,KNI2 | B t=far1 | C | D h=SHI1 a=RAM1 t=far2")
    do(both, "A KNI1>far1 ; A KNI2>far2")
    assert menu(both, "D") == listed("S SHI1>far2 ; S RAM1>far2 ; .")
    illegal(both, "D: S SHI1>far1", rule="BRAWL-15.13")


@pytest.mark.rule("BRAWL-15.13")
def test_bonuses_towers_smithies_and_space_serve_only_their_owner() -> None:
    match = at(
        "teams=AC-BD deck=+20 mkt=+3 turn=A | A t=KNI1 | B h=SHI1 t=FAR1 r=4 | C | D t=TOW1,SMI1,FAR2,INN1,BAR1,MER1,SCR1"
    )
    do(match, "A KNI1>FAR1")
    assert damage(match) == "FAR1=8"
    do(match, "B: S SHI1>FAR1")
    expect(match, "B.gather=2 ; B.draw=1 ; B.civ=0/3 ; B.mil=0/2")
    poor = at("teams=AC-BD deck=+20 mkt=+3 turn=B | A | B t=kni1 r=4 | C | D t=SMI1")
    illegal(poor, "U kni1", rule="BRAWL-4.05")


# --- open hands -----------------------------------------------------------------------------------------------------


def test_hands_are_closed_to_team_mates_unless_agreed() -> None:
    """R57."""
    position = "teams=AC-BD deck=ARC1,+20 mkt=+3 turn=A | A h=KNI1 | B h=KNI2 | C h=KNI3 | D"
    match = at(position)
    assert [who_sees(match, name) for name in ("KNI1", "KNI2", "KNI3")] == ["A", "B", "C"]
    openly = at(position, team_hands="open")
    do(openly, "D")
    assert [who_sees(openly, name) for name in ("KNI1", "KNI2", "KNI3", "ARC1")] == ["AC", "BD", "AC", "AC"]
    assert who_read(openly, "ARC1") == "AC"
