"""Section 4: the main deck as a bank."""

from __future__ import annotations

import pytest

from baronage.games.brawling.data import IS_AID, card_name
from tests.games.brawling.table import Example, at, board, card, deal, do, expect, illegal, legal, menu, playout

HAND_A = "FAR1 FAR2 INN1 BAR1 MER1"
HAND_B = "FAR3 FAR4 INN2 BAR2 MER2"


def deck_from_the_top(match: Example, number: int) -> list[str]:
    return [card_name(held) for held in board(match).deck[::-1][:number]]


@pytest.mark.rule("BRAWL-4.01")
def test_nobody_may_look_at_a_resource() -> None:
    match = at("deck=TOW1,+9 | mkt=+3 | turn=A | A r=[KNI1,RAB1] | B r=[BOM1]")
    do(match, "G")
    for viewer in (0, 1, None):
        view = match.state.view(viewer)
        assert {**view["open"], **view["own"]}["piles"] == [[0, 0, 0], [0]]


@pytest.mark.rule("BRAWL-4.01")
@pytest.mark.parametrize("pile", ["[KNI1,FAR2]", "[RAB1,RAC1]", "[BOM1,EXT1]", "[SHI1,MER1]"])
def test_what_is_printed_on_a_resource_does_not_matter(pile: str) -> None:
    match = at(f"deck=+9 | mkt=+3 | turn=A | A r={pile} h=FAR1 | B t=MER2,SMI1,KNI3")
    expect(match, "A.r=2 ; A.gather=1 ; A.draw=1")
    do(match, "R FAR1")
    expect(match, "A.t=far1 ; A.r=0 ; A.a= ; B.a= ; disc= ; deck=11 ; turn=B")


@pytest.mark.rule("BRAWL-4.02")
def test_resources_are_laid_one_by_one_on_the_pile() -> None:
    match = at("deck=KNI1,FAR1,INN1,+5 | mkt=+3 | turn=A | A r=[TOW1,TOW2] t=MER1 | B")
    do(match, "G")  # production 4
    expect(match, "deck=4 ; A.r=6")
    top = [card_name(held) for held in board(match).piles[0][::-1]]
    assert top[1:] == ["INN1", "FAR1", "KNI1", "TOW1", "TOW2"]


@pytest.mark.rule("BRAWL-4.03", "BRAWL-4.04")
def test_payments_are_laid_one_by_one_on_the_deck() -> None:
    match = at("deck=TOW1,+9 | mkt=+3 | turn=A | A r=[KNI1,FAR1,INN1,BAR1] t=mer1 | B t=scr1")
    do(match, "U mer1")  # 3 resources
    assert deck_from_the_top(match, 4) == ["INN1", "FAR1", "KNI1", "TOW1"]
    expect(match, "A.rtop=BAR1 ; deck=13 ; turn=B")
    do(match, "D")  # B draws two: the last card paid first
    expect(match, "B.h=INN1,FAR1")


@pytest.mark.rule("BRAWL-4.04")
def test_gathering_and_paying_as_much_restores_the_deck() -> None:
    match = at("deck=KNI1,FAR1,INN1,+5 | mkt=+3 | turn=A | A h=EXT1 t=inn2,tow1,far2 | B")
    order = board(match).deck[:]
    do(match, "X EXT1 ; G ; U inn2")  # gains 3, pays 3
    assert board(match).deck == order
    expect(match, "A.r=0 ; A.t=INN2,tow1,far2")


@pytest.mark.rule("BRAWL-4.05")
@pytest.mark.parametrize(
    ("player", "move", "cost"),
    [
        ("h=FAR1", "R FAR1", 2),
        ("h=KNI1", "R KNI1", 2),
        ("t=far1", "U far1", 2),
        ("t=kni1", "U kni1", 5),
        ("t=kni1,SMI1", "U kni1", 4),
        ("t=COU1", "C arc1", 3),
        ("t=MAR1", "KB", 2),
        ("h=PRI1", "P PRI1>arc1", 5),
        ("h=BOM1", "P BOM1>arc1", 6),
        ("h=MIL1 t=cat1", "Y MIL1 U cat1", 4),
    ],
)
def test_a_cost_must_be_payable_in_full(player: str, move: str, cost: int) -> None:
    poor = at(f"deck=+9 | mkt=+3 | turn=A | A r={cost - 1} {player} | B t=arc1")
    assert move not in menu(poor)
    illegal(poor, move, "BRAWL-4.05")
    able = at(f"deck=+9 | mkt=+3 | turn=A | A r={cost} {player} | B t=arc1")
    assert legal(able, move)
    do(able, move)
    expect(able, "A.r=0" if move != "KB" else "A.r=0 ; A.h#=3")


@pytest.mark.rule("BRAWL-4.05")
def test_a_cost_is_paid_before_what_it_buys() -> None:
    """The Market building's two resources lie on the deck when its three cards are drawn."""
    match = at("deck=TOW1,+9 | mkt=+3 | turn=A | A r=[KNI1,FAR1,INN1] t=MAR1 | B")
    do(match, "KB")
    expect(match, "A.h=KNI1,FAR1,TOW1 ; A.rtop=INN1 ; deck=9")


@pytest.mark.rule("BRAWL-4.05")
def test_a_cost_of_0_moves_nothing() -> None:
    # four Smithies make Archers (3) free, and no resource comes back for the fourth
    match = at("decks=2 deck=+9 mkt=+3 turn=A | A r=1 t=arc1,SMI1,SMI2,SMI3,SMI4 | B")
    do(match, "U arc1 ; G")
    expect(match, "A.t=ARC1,SMI1,SMI2,SMI3,SMI4 ; A.r=1")
    match = at("deck=+9 | mkt=+3 | turn=A | A h=FLI1 | B t=far1")
    do(match, "P FLI1>far1-")
    expect(match, "B.t= ; deck=9 ; turn=B")


@pytest.mark.rule("BRAWL-4.06")
def test_cards_are_drawn_from_the_top_into_the_hand() -> None:
    match = at("deck=KNI1,FAR1,INN1,TOW1,+5 | mkt=+3 | turn=A | A h=SHI1 t=scr1,inn2 | B")
    do(match, "D")
    assert board(match).hands[0] == [card(name) for name in ("SHI1", "KNI1", "FAR1", "INN1")]
    assert deck_from_the_top(match, 1) == ["TOW1"]
    expect(match, "deck=6 ; turn=B")


@pytest.mark.rule("BRAWL-4.06")
@pytest.mark.parametrize("move", ["D", "KB", "Q RAC2"])
def test_a_royal_aid_does_not_count_among_the_cards_drawn(move: str) -> None:
    match = at("decks=2 deck=RAB1,KNI1,RAM1,RAV1,FAR1,+9 mkt=+3 turn=A | A r=2 t=MAR1,scr1 a=RAC2 | B")
    number = {"D": 2, "KB": 3, "Q RAC2": 2}[move]
    do(match, move)
    expect(match, f"A.h#={number}")
    assert not any(IS_AID[held] for held in board(match).hands[0])
    assert board(match).hands[0][-2:] == [card("KNI1"), card("FAR1")] or move == "KB"


@pytest.mark.rule("BRAWL-4.07")
@pytest.mark.parametrize(
    ("move", "resources", "cards"),
    [("G", 9, 1), ("D", 2, 9), ("KB", 0, 4), ("KS SHI1", 6, 0), ("Q RAC1", 2, 3), ("Q RAR1", 5, 1)],
)
def test_the_full_number_is_gained_or_drawn(move: str, resources: int, cards: int) -> None:
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A r=2 h=SHI1 t=MAR1,MER1,mer2,bar1,SCR1,scr2,SCR3,FAR1 a=RAC1,RAR1 | B", decks=2
    )
    do(match, move)
    expect(match, f"A.r={resources} ; A.h#={cards}")


@pytest.mark.rule("BRAWL-4.07")
def test_no_smaller_number_is_offered() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=MER1,SCR1 | B")
    assert menu(match) == {"G", "D", "M1", "M2", "M3"}
    do(match, "G")
    expect(match, "turn=B ; A.r=4")


@pytest.mark.rule("BRAWL-4.08")
@pytest.mark.parametrize(
    ("move", "end"),
    [
        ("G", "A.r=4 ; A.h#=1"),  # production 5
        ("D", "A.r=2 ; A.h#=3"),  # production 4
        ("KS SHI1", "A.r=4 ; A.h#=0"),
        ("Q RAR1", "A.r=4 ; A.h#=1"),
        ("Q RAC1", "A.r=2 ; A.h#=3"),
    ],
)
def test_too_small_a_deck_is_taken_to_its_last_card(move: str, end: str) -> None:
    match = at("deck=+2 | mkt=+3 | turn=A | A r=2 h=SHI1 t=MAR1,MER1,FAR1,SCR1 a=RAC1,RAR1 | B")
    assert legal(match, move)
    do(match, move)
    expect(match, f"{end} ; deck=0 ; over=yes")


@pytest.mark.rule("BRAWL-4.08")
def test_one_card_more_than_is_taken_and_the_game_goes_on() -> None:
    match = at("deck=+6 | mkt=+3 | turn=A | A t=MER1,FAR1 | B")
    do(match, "G")  # production 5
    expect(match, "A.r=5 ; deck=1 ; over=no ; turn=B")


@pytest.mark.rule("BRAWL-4.09")
def test_an_aid_among_the_resources_has_no_effect_until_it_is_drawn() -> None:
    """A gathers RAB, which would be his alone; it stays face down. Paid and drawn, it is resolved."""
    match = at("deck=RAB1,KNI1,FAR1,+5 | mkt=+3 | turn=A | A h=FAR2 t=far4 | B t=FAR3")
    do(match, "G")
    expect(match, "A.rtop=KNI1,RAB1 ; A.a= ; B.a= ; disc= ; deck=6 ; turn=B")
    assert not any(event[2][:1] == (card("RAB1"),) for moment in match.history for event in moment.events)
    do(match, "G")  # B takes FAR1 and one more
    do(match, "R FAR2")
    assert deck_from_the_top(match, 2) == ["RAB1", "KNI1"]
    do(match, "D")
    expect(match, "A.a=RAB1 ; B.h=KNI1")


@pytest.mark.rule("BRAWL-4.10")
@pytest.mark.parametrize(
    ("moves", "deck", "gone"),
    [
        ("P BOM1>KNI3", 26, "BOM1,KNI3"),
        ("P PRI1>KNI3", 25, "PRI1,KNI3"),
        ("P FLI1>far1-", 20, "FLI1,FAR1"),
        ("C arc1", 23, "ARC1"),
        ("KS SHI1", 16, "SHI1"),
        ("A KNI1>far1 ; A P2A1>far1", 20, "P2A1,FAR1"),
        ("X EXT1 ; G", 19, "EXT1"),
        ("Q RAR1", 17, "RAR1"),
    ],
)
def test_discards_never_go_to_the_deck(moves: str, deck: int, gone: str) -> None:
    match = at(
        "deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1,PRI1,FLI1,SHI1,P2A1,EXT1 t=COU1,MAR1,KNI1 a=RAR1"
        " | B t=far1,arc1,KNI3"
    )
    do(match, moves)
    expect(match, f"deck={deck} ; disc={gone}")


@pytest.mark.rule("BRAWL-4.10")
@pytest.mark.parametrize("seed", range(8))
def test_only_payments_return_cards_to_the_deck(seed: int) -> None:
    returned = 0
    for before, after in playout(2 + seed % 2, seed):
        back = set(after.deck) - set(before.deck)
        returned += len(back)
        assert back <= {held for pile in before.piles for held in pile}
    assert returned


@pytest.mark.rule("BRAWL-4.02", "BRAWL-4.03")
def test_the_bank_from_the_first_deal_on() -> None:
    match = deal(HAND_A, HAND_B, deck="KNI1,KNI2,KNI3,ARC1,ARC2", first_player="A")
    do(match, "G ; G ; G ; G")
    assert [card_name(held) for held in board(match).piles[0][::-1]] == ["KNI3", "KNI1"]
    assert [card_name(held) for held in board(match).piles[1][::-1]] == ["ARC1", "KNI2"]
    do(match, "R FAR1")
    assert deck_from_the_top(match, 3) == ["KNI1", "KNI3", "ARC2"]
