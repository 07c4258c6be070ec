"""Section 13: the end of the game."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import BadSetup, Illegal
from tests.games.brawling.table import GAME, asked, at, do, expect, options, params, playout


@pytest.mark.rule("BRAWL-13.01")
@pytest.mark.parametrize(
    ("deck", "move", "end"),
    [
        ("+2", "G", "A.r=4 ; A.h#=1"),  # production 5: two are taken, three are not
        ("+2", "D", "A.h#=3 ; A.r=2"),  # production 4
        ("+1", "M1", "A.h#=2 ; A.r=2"),  # the slot is filled with the last card
        ("+1", "KB", "A.h#=4 ; A.r=0"),  # 2 paid onto it, 3 drawn
        ("+3", "KS SHI1", "A.h#=0 ; A.r=5"),  # 4 to gain
        ("+2", "Q RAC1", "A.h#=3 ; A.r=2"),
        ("+2", "Q RAR1", "A.h#=1 ; A.r=4"),  # 3 to gain
        ("+1", "Q RAV1 M3", "A.h#=2 ; A.r=2"),
    ],
)
def test_the_game_is_over_when_the_last_card_is_taken(deck: str, move: str, end: str) -> None:
    position = "mkt=+3 turn=A | A r=2 h=SHI1 t=MAR1,MER1,FAR1,SCR1 a=RAC1,RAR1,RAV1 | B"
    match = at(f"deck={deck} {position}")
    do(match, move)
    expect(match, f"over=yes ; deck=0 ; {end}")
    assert asked(match) == ""
    assert options(match, "A") == options(match, "B") == []
    with pytest.raises(Illegal, match="over"):
        match.play(1, "G")


@pytest.mark.rule("BRAWL-13.01")
@pytest.mark.parametrize(("move", "deck"), [("G", 6), ("D", 5), ("M1", 2), ("KB", 2), ("KS SHI1", 5), ("Q RAC1", 3)])
def test_with_one_card_left_the_game_goes_on(move: str, deck: int) -> None:
    match = at(f"deck=+{deck} mkt=+3 turn=A | A r=2 h=SHI1 t=MAR1,MER1,FAR1,SCR1 a=RAC1 | B")
    do(match, move)
    expect(match, "over=no ; deck=1")


@pytest.mark.rule("BRAWL-13.01")
def test_nothing_more_is_done_in_that_action() -> None:
    """RAC would come next; KNI1, the last card, was the first of four to draw."""
    match = at("deck=RAB1,KNI1 mkt=+3 turn=A | A h=EXT1 t=SCR1 a=RAC1 | B t=FAR1")
    do(match, "D")
    expect(match, "over=yes ; A.h=EXT1,KNI1 ; A.a=RAB1,RAC1 ; turn=")


@pytest.mark.rule("BRAWL-13.01")
@pytest.mark.parametrize("seed", range(8))
def test_in_play_the_game_is_over_exactly_when_the_deck_is_empty(seed: int) -> None:
    for _, s in playout(2 + seed % 3, seed, decks=1):
        assert bool(s.stack) == bool(s.deck)


@pytest.mark.rule("BRAWL-13.02")
@pytest.mark.parametrize(
    ("move", "end"),
    [
        ("G", "A.rtop=KNI1 ; A.h= ; mkt=FAR1,INN1,BAR1"),
        ("D", "A.h=KNI1 ; A.r=0 ; mkt=FAR1,INN1,BAR1"),
        ("M2", "A.h=INN1 ; A.r=0 ; mkt=FAR1,KNI1,BAR1"),
        ("Q RAV1 M1", "A.h=FAR1 ; A.r=0 ; mkt=KNI1,INN1,BAR1"),
    ],
)
def test_the_last_card_goes_where_it_was_going(move: str, end: str) -> None:
    match = at("deck=KNI1 mkt=FAR1,INN1,BAR1 turn=A | A a=RAV1 | B")
    do(match, move)
    expect(match, f"over=yes ; {end}")


@pytest.mark.rule("BRAWL-13.02")
@pytest.mark.parametrize(("move", "market"), [("D", "FAR1,INN1,BAR1"), ("M2", "FAR1,-,BAR1")])
def test_a_royal_aid_as_last_card_is_discarded(move: str, market: str) -> None:
    match = at("deck=RAB1 mkt=FAR1,INN1,BAR1 turn=A | A | B t=FAR2")
    do(match, move)
    expect(match, f"over=yes ; disc=RAB1 ; A.a= ; B.a= ; mkt={market}")


# --- victory points -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-13.03")
def test_each_building_is_worth_1() -> None:
    for code in ("FAR", "INN", "BAR", "COU", "TOW", "SMI", "MAR"):
        expect(at(f"decks=2 deck=+9 mkt=+3 turn=A | A t={code}1 | B t={code}2,{code}3"), "vp=A1,B2")
    expect(at("deck=+9 | mkt=+3 | turn=A | A t=FAR1,INN1,BAR1,COU1,TOW1,SMI1,MAR1 | B"), "vp=A7,B0")


@pytest.mark.rule("BRAWL-13.04")
def test_each_unit_in_the_kings_army_is_worth_2() -> None:
    for code in ("KNI", "ARC", "CAT", "HOR", "SHE"):
        expect(at(f"deck=+9 | mkt=+3 | turn=A | A k={code}1 | B"), "vp=A2,B0")
    expect(at("deck=+9 | mkt=+3 | turn=A | A k=KNI1,ARC1,CAT1,HOR1,SHE1 | B t=FAR1 k=KNI2"), "vp=A10,B3")


@pytest.mark.rule("BRAWL-13.05")
@pytest.mark.parametrize(
    "player",
    [
        "w=KNI1,kni2,HOR1",
        "t=far1,mer1,MER2,SCR1",
        "t=KNI1,kni2",
        "r=20",
        "h=FAR1,KNI1,BOM1",
        "a=RAB1,RAC1,RAV1,RAM1,RAR1",
    ],
)
def test_nothing_else_is_worth_points(player: str) -> None:
    expect(at(f"deck=+9 | mkt=+3 | turn=A | A {player} | B"), "vp=A0,B0")


@pytest.mark.rule("BRAWL-13.06")
@pytest.mark.parametrize("turn", ["A", "B", "C"])
def test_most_points_win_whoever_ended_the_game(turn: str) -> None:
    match = at(f"deck=+1 mkt=+3 turn={turn} | A r=9 t=FAR1,INN1 | B k=KNI1,ARC1 | C h=BOM1 t=TOW1 k=CAT1", decks=1)
    do(match, "G")
    expect(match, "over=yes ; vp=A2,B4,C3 ; rank=B,C,A")
    standings = match.state.standings()
    assert standings is not None
    assert standings.winners() == [1]
    assert [standing.points for standing in standings.seats] == [0.0, 1.0, 0.5]
    assert standings.rule == "BRAWL-13.01"


@pytest.mark.rule("BRAWL-13.07")
@pytest.mark.parametrize(("turn", "rank"), [("A", "B,C,D,A"), ("B", "C,D,A,B"), ("C", "D,A,B,C"), ("D", "A,B,C,D")])
def test_equal_points_are_placed_clockwise_from_the_neighbour_of_who_ended(turn: str, rank: str) -> None:
    match = at(f"deck=+1 mkt=+3 turn={turn} | A t=FAR1 | B t=INN1 | C t=TOW1 | D t=SMI1")
    do(match, "D")
    expect(match, f"over=yes ; vp=A1,B1,C1,D1 ; rank={rank}")


@pytest.mark.rule("BRAWL-13.07")
def test_ties_below_first_place_are_broken_the_same_way() -> None:
    match = at("deck=+2 | mkt=+3 | turn=C | A t=FAR1 k=KNI1 | B k=KNI2 | C t=FAR2,SMI1,INN1 | D t=TOW1,BAR1")
    do(match, "G")
    expect(match, "over=yes ; vp=A3,B2,C3,D2 ; rank=A,C,D,B")


@pytest.mark.rule("BRAWL-13.07")
def test_nobody_wins_a_tie_by_ending_the_game() -> None:
    for turn, rank in (("A", "B,A"), ("B", "A,B")):
        match = at(f"deck=+1 | mkt=+3 | turn={turn} | A k=KNI1 | B t=FAR1,SMI1")
        do(match, "M1")
        expect(match, f"over=yes ; vp=A2,B2 ; rank={rank}")


@pytest.mark.rule("BRAWL-13.08")
def test_payments_refill_the_deck() -> None:
    match = at("deck=+1 | mkt=+3 | turn=A | A r=5 t=kni1 | B r=2 h=FAR1")
    do(match, "U kni1")
    expect(match, "deck=6 ; over=no ; turn=B")
    do(match, "R FAR1")
    expect(match, "deck=8 ; over=no ; turn=A")


@pytest.mark.rule("BRAWL-13.08")
def test_what_a_payment_added_counts_when_cards_are_taken() -> None:
    # the Market building pays 2 first: of 1 + 2 cards all three are drawn, of 2 + 2 one is left
    match = at("deck=+1 | mkt=+3 | turn=A | A r=2 t=MAR1 | B")
    do(match, "KB")
    expect(match, "over=yes ; A.h#=3")
    match = at("deck=+2 | mkt=+3 | turn=A | A r=2 t=MAR1 | B")
    do(match, "KB")
    expect(match, "over=no ; A.h#=3 ; deck=1 ; turn=B")


# --- the turn limit -------------------------------------------------------------------------------------------------


def last_turn(seats: int, limit: int, **options: object) -> None:
    """With so many rounds of turns completed the game is over, and one turn earlier it is not."""
    players = " | ".join("ABCDEFGH"[:seats])
    turn = "ABCDEFGH"[seats - 1]
    match = at(f"deck=+9 mkt=+3 turn={turn} turns={seats * limit - 1} | {players}", **options)
    do(match, "G")
    expect(match, "over=yes ; deck=8")
    match = at(f"deck=+9 mkt=+3 turn={turn} turns={seats * limit - 2} | {players}", **options)
    do(match, "G")
    expect(match, "over=no ; turn=A")
    do(match, "G")
    expect(match, "over=yes")


@pytest.mark.rule("BRAWL-13.09")
@pytest.mark.parametrize(
    ("seats", "decks", "limit"),
    [
        (2, 1, 100),
        (2, 2, 200),
        (2, 4, 400),
        (3, 1, 100),
        (3, 2, 100),
        (3, 3, 200),
        (4, 1, 100),
        (4, 4, 200),
        (8, 4, 100),
    ],
)
def test_the_turn_limit_grows_with_the_decks(seats: int, decks: int, limit: int) -> None:
    last_turn(seats, limit, decks=decks)


@pytest.mark.rule("BRAWL-13.09")
@pytest.mark.parametrize("limit", [20, 150, 500])
def test_the_turn_limit_can_be_agreed(limit: int) -> None:
    last_turn(2, limit, turn_limit=limit)


@pytest.mark.rule("BRAWL-13.09")
def test_the_limits_that_can_be_agreed() -> None:
    for limit in (19, 501, 0, "never"):
        with pytest.raises(BadSetup, match="turn_limit"):
            GAME.setup(2, {"turn_limit": limit})


@pytest.mark.rule("BRAWL-13.09")
def test_every_player_completes_his_turns() -> None:
    """Two rounds are left to three players; free plays and second actions are no turns."""
    match = at("deck=+20 mkt=+3 turn=B turns=54 | A | B h=EXT1 | C", turn_limit=20)
    do(match, "X EXT1 ; G ; G ; G ; G ; G ; G")
    expect(match, "over=no ; turn=A ; B.r=3")
    do(match, "G")
    expect(match, "over=yes ; A.r=2 ; B.r=3 ; C.r=2")


@pytest.mark.rule("BRAWL-13.09")
@pytest.mark.parametrize(("turn", "rank"), [("A", "B,C,A"), ("B", "C,A,B"), ("C", "A,B,C")])
def test_who_took_the_last_turn_is_treated_as_who_ended_the_game(turn: str, rank: str) -> None:
    match = at(f"deck=+20 mkt=+3 turn={turn} turns=59 | A t=FAR1 | B t=FAR2 | C t=FAR3", turn_limit=20)
    do(match, "G")
    expect(match, f"over=yes ; vp=A1,B1,C1 ; rank={rank}")
    standings = match.state.standings()
    assert standings is not None
    assert standings.rule == "BRAWL-13.09"


@pytest.mark.rule("BRAWL-13.09")
def test_a_last_turn_that_stays_open_is_not_cut_short() -> None:
    match = at("deck=+20 mkt=+3 turn=B turns=39 | A | B t=HOR1 w=KNI1 k=ARC1", turn_limit=20)
    do(match, "G")
    expect(match, "over=no ; turn=B")
    do(match, "H HOR1")
    expect(match, "over=yes ; B.w=KNI1,HOR1 ; vp=A0,B2")
    assert params(match)["rank"] == "B,A"
