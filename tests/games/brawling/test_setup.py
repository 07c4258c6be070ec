"""Section 2: setup, the secret bid, and rock, paper, scissors; the decisions BRAWL-DEC01 and BRAWL-DEC02."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.state import TIMEOUT
from baronage.games.brawling import verbs
from baronage.games.brawling.data import IS_AID, RULES, card_name
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.opening import Bid
from tests.games.brawling.table import (
    GAME,
    Example,
    active,
    asked,
    board,
    card,
    deal,
    do,
    expect,
    illegal,
    legal,
    listed,
    menu,
    options,
    seen_hand,
    silent,
)

# The hands of the rules' own example: 3, 3 and 5 cards can be revealed.
A_HAND = "FAR1 KNI1 SHI1 P2A1 SMI1"
B_HAND = "KNI2 ARC1 CAT1 INN1 MAR1"
C_HAND = "HOR1 HOR2 EXT1 BOM1 SHE1"
PEASANTS = "FAR1 FAR2 INN1 BAR1 MER1"
MORE_PEASANTS = "FAR3 FAR4 INN2 BAR2 MER2"
YET_MORE_PEASANTS = "TOW1 TOW2 SMI1 SMI2 MAR1"


def new_game(seats: int, seed: int, **options: object) -> Barons:
    return cast(Barons, GAME.start(seats, options, Chance(seed)))


def tied(*, lots: tuple[int, ...] = ()) -> Example:
    """Three players who revealed nothing: rock, paper, scissors among all."""
    match = deal(PEASANTS, MORE_PEASANTS, YET_MORE_PEASANTS, decks=1, lots=lots)
    assert asked(match) == "ABC"
    return match


# --- the deal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-2.01", "BRAWL-2.04")
def test_the_aids_are_set_aside_for_the_first_shuffle_and_join_the_second() -> None:
    chance = Chance.forced([None, None])  # cards come as they lie
    s = cast(Barons, GAME.start(2, {}, chance))
    first, second = chance.outcomes
    every = RULES.decks[1]
    assert sorted(first) == [held for held in every if not IS_AID[held]]
    dealt = [held for zone in (*s.hands, s.market) for held in zone]
    assert sorted(second) == [held for held in every if held not in dealt]
    assert sum(IS_AID[held] for held in second) == 5
    assert s.deck == second


@pytest.mark.rule("BRAWL-2.01")
def test_the_first_shuffle_decides_the_hands() -> None:
    dealt = {tuple(new_game(2, seed).hands[0]) for seed in range(20)}
    assert len(dealt) == 20


@pytest.mark.rule("BRAWL-2.02")
def test_five_cards_to_each_player_in_seat_order() -> None:
    order = [held for held in RULES.decks[2] if not IS_AID[held]]
    chance = Chance.forced([order, None])
    s = cast(Barons, GAME.start(3, {}, chance))
    from_the_top = order[::-1]
    assert s.hands == [from_the_top[0:5], from_the_top[5:10], from_the_top[10:15]]


@pytest.mark.rule("BRAWL-2.03")
def test_the_next_three_cards_are_the_market() -> None:
    match = deal(A_HAND, B_HAND, market="TOW1 SHI2 COU1")
    expect(match, "mkt=TOW1,SHI2,COU1 ; deck=39")
    order = [held for held in RULES.decks[1] if not IS_AID[held]]
    s = cast(Barons, GAME.start(2, {}, Chance.forced([order, None])))
    assert s.market == order[::-1][10:13]


@pytest.mark.rule("BRAWL-2.03", "BRAWL-2.04")
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_aid_is_ever_dealt_or_in_the_first_market(seats: int) -> None:
    for seed in range(20):
        s = new_game(seats, seed)
        assert not any(IS_AID[held] for zone in (*s.hands, s.market) for held in zone)
        assert sum(IS_AID[held] for held in s.deck) == 5 * -(-seats // 2)


@pytest.mark.rule("BRAWL-2.04")
def test_the_aids_lie_anywhere_in_the_deck() -> None:
    tops = [IS_AID[new_game(2, seed).deck[-1]] for seed in range(100)]
    bottoms = [IS_AID[new_game(2, seed).deck[0]] for seed in range(100)]
    assert any(tops)
    assert any(bottoms)
    assert not all(tops)
    assert not all(bottoms)


@pytest.mark.rule("BRAWL-2.05")
def test_players_begin_with_a_hand_and_nothing_else() -> None:
    match = deal(A_HAND, B_HAND)
    for player in "AB":
        expect(match, f"{player}.h#=5 ; {player}.r=0 ; {player}.t= ; {player}.w= ; {player}.k= ; {player}.a=")
    expect(match, "disc=")


# --- the bid --------------------------------------------------------------------------------------------------------


def all_bids(match: Example, letter: str) -> set[frozenset[str]]:
    """Every bid that can be put together and sent."""
    seat = "ABC".index(letter)
    found: set[frozenset[str]] = set()
    drafts = [match.state.clone()]
    while drafts:
        s = drafts.pop()
        for action in s.actions(seat):
            if action == (verbs.SEND,):
                found.add(frozenset(card_name(click[1]) for click in s.draft(seat)))
            else:
                after = s.clone()
                after.play(seat, action, Chance.forced([]))
                drafts.append(after)
    return found


@pytest.mark.rule("BRAWL-2.06", "BRAWL-2.07")
@pytest.mark.parametrize(("letter", "most"), [("A", "KNI1 SHI1 P2A1"), ("B", "KNI2 ARC1 CAT1")])
def test_any_number_of_non_peasant_cards_can_be_revealed(letter: str, most: str) -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    names = most.split()
    subsets = {frozenset(some) for number in range(len(names) + 1) for some in combinations(names, number)}
    assert all_bids(match, letter) == subsets


@pytest.mark.rule("BRAWL-2.06", "BRAWL-2.07")
def test_a_hand_of_five_non_peasant_cards_can_be_revealed_whole() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    assert len(all_bids(match, "C")) == 3 * 2 * 2 * 2  # none, one or both Horsemen; copies are interchangeable
    assert legal(match, "C: F HOR1,HOR2,EXT1,BOM1,SHE1")
    assert legal(match, "C: F SHE1,HOR2")


@pytest.mark.rule("BRAWL-2.07")
def test_a_peasant_card_can_not_be_revealed() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    illegal(match, "A: F FAR1", "BRAWL-2.07")
    illegal(match, "A: F KNI1,SMI1", "BRAWL-2.07")
    illegal(match, "B: F +MAR1", "BRAWL-2.07")


@pytest.mark.rule("BRAWL-2.06")
def test_only_cards_of_the_own_hand_can_be_revealed_and_each_once() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    illegal(match, "A: F KNI2", "BRAWL-2.06")
    illegal(match, "A: F KNI1,KNI1", "BRAWL-2.06")
    do(match, "A: F KNI1")
    illegal(match, "A: F -", "BRAWL-2.06")  # it is sent


@pytest.mark.rule("BRAWL-2.06", "BRAWL-DEC01")
def test_choices_are_secret_until_all_have_answered() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    before = [match.state.view(viewer) for viewer in (1, 2, None)]
    do(match, "A: F +KNI1")
    assert [match.state.view(viewer) for viewer in (1, 2, None)] == before
    do(match, "A: F SHI1")
    assert [match.state.view(viewer) for viewer in (1, 2, None)] == before  # nor who has answered
    assert asked(match) == "BC"
    do(match, "B: F -")
    assert seen_hand(match, "A", by="C") == ["???"] * 5
    do(match, "C: F EXT1")
    for viewer in ("B", "C", ""):
        assert seen_hand(match, "A", by=viewer) == ["???", "???", "???", "KNI1", "SHI1"]


@pytest.mark.rule("BRAWL-2.08")
@pytest.mark.parametrize(
    ("bids", "first"),
    [
        ("A: F KNI1,SHI1 ; B: F KNI2 ; C: F -", "A"),
        ("A: F KNI1 ; B: F KNI2,ARC1,CAT1 ; C: F HOR1,EXT1", "B"),
        ("C: F HOR1,HOR2,EXT1,BOM1 ; A: F KNI1,SHI1,P2A1 ; B: F KNI2,ARC1,CAT1", "C"),
        ("A: F - ; B: F - ; C: F SHE1", "C"),
    ],
)
def test_who_revealed_most_takes_the_first_turn(bids: str, first: str) -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    do(match, bids)
    expect(match, f"turn={first}")
    assert asked(match) == first


@pytest.mark.rule("BRAWL-2.09", "BRAWL-DEC01")
def test_silence_reveals_nothing() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    do(match, "A: F KNI1 ; C: F +HOR1 ; C: F +EXT1 ; B: F -")  # C has clicked two cards and not confirmed
    assert match.state.default(2) == (TIMEOUT,)
    silent(match, "C")
    expect(match, "turn=A")
    assert seen_hand(match, "C", by="A") == ["???"] * 5


@pytest.mark.rule("BRAWL-2.09")
def test_three_silent_players_are_tied_at_zero() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    for player in "ABC":
        silent(match, player)
    assert asked(match) == "ABC"
    assert menu(match, "B") == listed("F rock ; F paper ; F scissors")


@pytest.mark.rule("BRAWL-DEC01")
def test_a_hand_of_peasants_is_answered_for_unseen() -> None:
    """A has nothing to choose. B, who must not learn that, sees the same as if A were choosing."""
    with_choice = deal("FAR1 FAR2 INN1 BAR1 SHI1", B_HAND.replace("INN1", "INN2"), market="TOW1 SHI2 COU1")
    without = deal("FAR1 FAR2 INN1 BAR1 COU2", B_HAND.replace("INN1", "INN2"), market="TOW1 SHI2 COU1")
    assert asked(with_choice) == "AB"
    assert asked(without) == "B"
    assert options(without, "A") == []
    assert with_choice.state.view(1) == without.state.view(1)
    assert with_choice.state.view(None) == without.state.view(None)
    do(without, "B: F KNI2")
    expect(without, "turn=B")


@pytest.mark.rule("BRAWL-2.12")
def test_revealed_cards_return_to_the_hand_and_are_known() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    do(match, "A: F KNI1,SHI1 ; B: F KNI2 ; C: F -")
    expect(match, "A.h=FAR1,KNI1,SHI1,P2A1,SMI1 ; B.h=KNI2,ARC1,CAT1,INN1,MAR1 ; C.h=HOR1,HOR2,EXT1,BOM1,SHE1 ; disc=")
    for viewer in ("C", ""):
        assert seen_hand(match, "A", by=viewer) == ["???", "???", "???", "KNI1", "SHI1"]
        assert seen_hand(match, "B", by=viewer) == ["???", "???", "???", "???", "KNI2"]
    assert seen_hand(match, "C") == ["???"] * 5
    do(match, "G ; G ; G ; . ; G ; G ; G ; . ; R KNI1")  # later they are cards like any other
    expect(match, "A.t=kni1")


@pytest.mark.rule("BRAWL-2.13")
@pytest.mark.parametrize(("first", "order"), [("A", "ABCABC"), ("B", "BCABCA"), ("C", "CABCAB")])
def test_turns_pass_clockwise(first: str, order: str) -> None:
    match = deal(PEASANTS, MORE_PEASANTS, YET_MORE_PEASANTS, decks=1, first_player=first)
    turns = ""
    for _ in order:
        turns += "ABC"[active(match)]
        do(match, "G")
    assert turns == order


# --- rock, paper, scissors ------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-2.10")
@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ("paper", "rock", "A"),
        ("scissors", "paper", "A"),
        ("rock", "scissors", "A"),
        ("rock", "paper", "B"),
        ("paper", "scissors", "B"),
        ("scissors", "rock", "B"),
        ("rock", "rock", ""),
        ("paper", "paper", ""),
        ("scissors", "scissors", ""),
    ],
)
def test_two_players_show_signs(a: str, b: str, winner: str) -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    do(match, "A: F KNI1 ; B: F KNI2 ; C: F -")
    assert asked(match) == "AB"  # C was not among the most
    illegal(match, "C: F rock", "BRAWL-2.10")
    do(match, f"B: F {b} ; A: F {a}")
    expect(match, f"turn={winner}")
    assert asked(match) == (winner or "AB")


@pytest.mark.rule("BRAWL-2.10", "BRAWL-DEC02")
def test_signs_are_secret_until_all_are_shown() -> None:
    match = tied()
    before = [match.state.view(viewer) for viewer in (1, 2, None)]
    do(match, "A: F rock")
    assert [match.state.view(viewer) for viewer in (1, 2, None)] == before
    illegal(match, "A: F paper", "BRAWL-2.10")
    assert asked(match) == "BC"


@pytest.mark.rule("BRAWL-2.10")
@pytest.mark.parametrize(
    ("signs", "left"),
    [
        (("rock", "paper", "scissors"), "ABC"),  # all three signs: nobody drops out
        (("paper", "paper", "paper"), "ABC"),  # one sign: nobody drops out
        (("rock", "paper", "paper"), "BC"),  # the losing sign drops out
        (("scissors", "paper", "scissors"), "AC"),
        (("rock", "scissors", "scissors"), "A"),
    ],
)
def test_three_players_show_signs(signs: tuple[str, str, str], left: str) -> None:
    match = tied()
    do(match, " ; ".join(f"{player}: F {sign}" for player, sign in zip("ABC", signs, strict=True)))
    assert asked(match) == left
    expect(match, f"turn={left if len(left) == 1 else ''}")


@pytest.mark.rule("BRAWL-2.10")
def test_rounds_repeat_until_one_is_left() -> None:
    match = tied()
    do(match, "A: F rock ; B: F rock ; C: F scissors")
    do(match, "A: F paper ; B: F paper")
    do(match, "A: F rock ; B: F paper")
    expect(match, "turn=B")


@pytest.mark.rule("BRAWL-2.11")
@pytest.mark.parametrize("lot", [0, 1, 2])
def test_five_indecisive_rounds_and_the_lot_decides(lot: int) -> None:
    match = tied(lots=(lot,))
    for _ in range(4):
        do(match, "A: F rock ; B: F paper ; C: F scissors")
        assert asked(match) == "ABC"
    do(match, "A: F rock ; B: F rock ; C: F rock")
    expect(match, f"turn={'ABC'[lot]}")


@pytest.mark.rule("BRAWL-2.11")
def test_indecisive_rounds_are_counted_in_total_and_the_lot_is_among_those_left() -> None:
    """Three drawn rounds of three, A drops out (not counted), two drawn rounds of two: B or C by lot."""
    for lot, first in ((0, "B"), (1, "C")):
        match = tied(lots=(lot,))
        for _ in range(3):
            do(match, "A: F rock ; B: F rock ; C: F rock")
        do(match, "A: F rock ; B: F paper ; C: F paper ; B: F rock ; C: F rock")
        assert asked(match) == "BC"
        do(match, "B: F scissors ; C: F scissors")
        expect(match, f"turn={first}")


@pytest.mark.rule("BRAWL-DEC02")
def test_silence_shows_rock() -> None:
    match = tied()
    do(match, "A: F scissors ; C: F scissors")
    assert silent(match, "B") == ["F rock"]
    expect(match, "turn=B")
    match = tied()
    do(match, "A: F scissors ; C: F scissors ; B: lapse")
    expect(match, "turn=B")


@pytest.mark.rule("BRAWL-DEC01", "BRAWL-DEC02")
def test_silence_answers_for_a_player_who_left() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    do(match, "B: F +KNI2 ; B: resign ; A: F - ; C: F -")
    assert asked(match) == "AC"  # all three are tied at zero, and B's sign is not waited for
    do(match, "A: F scissors ; C: F scissors")
    expect(match, "turn=C ; B.r=1")  # rock won: B began, and silence gathered for him


@pytest.mark.rule("BRAWL-2.11", "BRAWL-DEC02")
def test_if_nobody_ever_answers_the_lot_decides_after_five_rounds() -> None:
    match = tied(lots=(2,))
    for number in range(15):
        assert active(match) == -1
        silent(match, "ABC"[number % 3])
    expect(match, "turn=C")


@pytest.mark.rule("BRAWL-2.06", "BRAWL-2.09", "BRAWL-2.10")
def test_the_opening_of_the_rules_example() -> None:
    match = deal(A_HAND, B_HAND, C_HAND)
    do(match, "A: F KNI1,SHI1,P2A1 ; B: F KNI2,ARC1,CAT1")
    silent(match, "C")
    assert asked(match) == "AB"
    do(match, "A: F rock ; B: F rock ; A: F paper ; B: F rock")
    expect(match, "turn=A ; A.h=FAR1,KNI1,SHI1,P2A1,SMI1 ; B.h=KNI2,ARC1,CAT1,INN1,MAR1 ; C.h=HOR1,HOR2,EXT1,BOM1,SHE1")
    assert seen_hand(match, "B", by="C") == ["???", "???", "ARC1", "CAT1", "KNI2"]


# --- the option first_player ----------------------------------------------------------------------------------------


def test_first_player_by_lot_replaces_the_bid() -> None:
    for lot in (0, 1, 2):
        match = deal(A_HAND, B_HAND, C_HAND, first_player="random", lots=(lot,))
        expect(match, f"turn={'ABC'[lot]}")
        assert seen_hand(match, "A", by="B") == ["???"] * 5  # nothing is revealed
        assert board(match).deck  # dealt as usual
        expect(match, "A.h#=5 ; B.h#=5 ; C.h#=5 ; deck=86")


def test_first_player_can_be_agreed() -> None:
    match = deal(A_HAND, B_HAND, C_HAND, first_player="B")
    expect(match, "turn=B")
    assert seen_hand(match, "B", by="A") == ["???"] * 5
    assert card("KNI2") in board(match).hands[1]


def test_the_agreed_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadSetup, match="no player C"):
        GAME.setup(2, {"first_player": "C"})
    with pytest.raises(BadSetup, match="first_player"):
        GAME.setup(2, {"first_player": "Z"})


@pytest.mark.rule("BRAWL-2.10")
def test_signs_that_were_shown_are_known_to_all() -> None:
    match = baronage.Match(baronage.games()["brawling"], seats=3, seed=4)
    while isinstance(match.state.stack[-1], Bid):
        match.play(match.state.actors()[0], "F -")
    for seat, sign in ((0, "rock"), (1, "paper"), (2, "scissors")):
        assert match.state.view(0)["open"]["signs"] == [-1, -1, -1]
        match.play(seat, f"F {sign}")
    assert match.state.view(None)["open"]["signs"] == [0, 1, 2]
