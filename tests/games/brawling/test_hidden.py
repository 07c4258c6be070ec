"""What is hidden, row by row of the table in the rules: what a player's view, another's and a spectator's contain."""

from __future__ import annotations

from typing import cast

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BASE_TYPE, CODE, EXT, FAR, FIRST, MIL, MILITARY, RULES, SHI
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.turn import Turn
from tests.games.brawling.looks import audiences, damage, events, known_to, view, who_read, who_sees, window
from tests.games.brawling.table import (
    GAME,
    Example,
    active,
    asked,
    at,
    board,
    card,
    deal,
    do,
    expect,
    illegal,
    seat_of,
)


def others(match: Example, *told: str) -> list[str]:
    return [who for who in audiences(match) if who not in told]


# --- zones ----------------------------------------------------------------------------------------------------------


def test_everyone_sees_how_many_cards_are_where() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A r=4 h=KNI1,SHI1,ARC1 | B r=2 h=HOR1 | C")
    for who in audiences(match):
        seen = cast(Barons, GAME.load(view(match, who)))
        assert len(seen.deck) == 12
        assert [len(pile) for pile in seen.piles] == [4, 2, 0]
        assert [len(hand) for hand in seen.hands] == [3, 1, 0]


def test_nobody_sees_into_the_deck() -> None:
    match = at("deck=KNI1,RAB1,SHI1 | mkt=+3 | turn=A | A | B")
    assert [who_sees(match, name) for name in ("KNI1", "RAB1", "SHI1")] == ["", "", ""]


@pytest.mark.rule("BRAWL-4.01")
def test_nobody_sees_what_lies_in_a_pile_its_owner_included() -> None:
    """Nor when the game is over."""
    match = at("deck=KNI3,SHI3 | mkt=+3 | turn=A | A r=[KNI1,RAB1] t=MER1 | B r=[KNI2]")
    for name in ("KNI1", "RAB1", "KNI2"):
        assert who_sees(match, name) == ""
    do(match, "G")
    expect(match, "over=yes ; A.r=4")
    for name in ("KNI1", "RAB1", "KNI2", "KNI3", "SHI3"):
        assert who_sees(match, name) == ""
        assert who_read(match, name) == ""


def test_a_hand_is_seen_by_its_owner() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A h=KNI1,SHI1 | B h=KNI2 | C")
    assert [who_sees(match, name) for name in ("KNI1", "SHI1", "KNI2")] == ["A", "A", "B"]


def test_the_table_is_seen_by_everyone() -> None:
    match = at(
        "deck=+12 | mkt=KNI1,SHI1,BOM1 | turn=A | A t=KNI2,arc1 w=cat1,HOR1 k=SHE1 a=RAB1,RAM1 | B t=kni3 w=ARC2 k=CAT2"
    )
    public = cast(Barons, GAME.load(view(match)))
    state = board(match)
    for zone in ("market", "discard", "towns", "walls", "armies", "aids"):
        assert getattr(public, zone) == getattr(state, zone)
    for name in [
        "KNI1",
        "SHI1",
        "BOM1",
        "KNI2",
        "ARC1",
        "CAT1",
        "HOR1",
        "SHE1",
        "RAB1",
        "RAM1",
        "KNI3",
        "ARC2",
        "CAT2",
    ]:
        assert who_sees(match, name) == "*"


def test_everyone_knows_which_cards_exist() -> None:
    """From any view one can work out the cards that are still to come, and no more."""
    match = at("deck=+12 | mkt=+3 | turn=A | A r=3 h=KNI1,SHI1 | B h=KNI2 t=hor1")
    state = board(match)
    hidden = [*state.deck, *state.piles[0]]
    assert sorted(state.redact(0).unseen()) == sorted([*hidden, card("KNI2")])
    assert sorted(state.redact(1).unseen()) == sorted([*hidden, card("KNI1"), card("SHI1")])
    assert sorted(state.redact(PUBLIC).unseen()) == sorted([*hidden, card("KNI1"), card("SHI1"), card("KNI2")])
    assert len(RULES.decks[1]) == 52


# --- cards that come and go -----------------------------------------------------------------------------------------


def test_a_card_drawn_is_seen_by_the_drawer_only() -> None:
    match = at("deck=KNI1,KNI2,+9 | mkt=+3 | turn=A | A t=inn1 | B | C")
    do(match, "D")
    for name in ("KNI1", "KNI2"):
        assert who_sees(match, name) == "A"
        assert who_read(match, name) == "A"
    assert events(match, verbs.DREW, "B") == [(0, 0), (0, 0)]  # that two cards came


@pytest.mark.rule("BRAWL-10.04")
def test_an_aid_that_comes_up_is_seen_by_everyone() -> None:
    match = at("deck=RAB1,KNI1,+9 | mkt=+3 | turn=A | A t=FAR1 | B | C t=FAR2")
    do(match, "D")
    for who in audiences(match):
        assert events(match, verbs.AID, who) == [(card("RAB1"), seat_of("B"))]
    assert who_sees(match, "RAB1") == "*"
    assert who_sees(match, "KNI1") == "A"


def test_a_card_taken_from_the_market_is_known_to_lie_in_that_hand() -> None:
    match = at("deck=+9 | mkt=KNI1,KNI2,KNI3 | turn=A | A h=SHI1 a=RAV1 | B")
    do(match, "Q RAV1 M1 ; M2")
    for name in ("KNI1", "KNI2"):
        assert who_sees(match, name) == "*"
    public = cast(Barons, GAME.load(view(match)))
    assert public.hands[0] == [card("KNI1"), card("KNI2"), 0]
    for seed in range(5):  # a state sampled for another player keeps them there
        sampled = cast(Barons, match.state.sample(1, Chance(seed)))
        assert {card("KNI1"), card("KNI2")} <= set(sampled.hands[0])


def test_a_card_sold_at_the_market_building_is_seen_by_everyone() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A h=KNI1,SHI1 t=MAR1 | B")
    do(match, "KS SHI1")
    assert who_sees(match, "SHI1") == "*"
    assert who_read(match, "SHI1") == "*"
    assert who_sees(match, "KNI1") == "A"


# --- the opening ----------------------------------------------------------------------------------------------------

HANDS = ("KNI1 SHI1 FAR1 FAR2 FAR3", "KNI2 ARC1 FAR4 INN1 INN2", "HOR1 EXT1 FAR5 FAR6 FAR7")


@pytest.mark.rule("BRAWL-2.06", "BRAWL-2.12", "BRAWL-DEC01")
def test_bids_are_secret_until_all_are_in() -> None:
    match = deal(*HANDS)
    before = {who: known_to(match, who) for who in audiences(match)}
    do(match, "A: F KNI1,SHI1")
    for who in others(match, "A"):
        assert known_to(match, who) == before[who]  # not even that A has chosen
    do(match, "C: F -")
    for who in others(match, "A", "C"):
        assert known_to(match, who) == before[who]
    do(match, "B: F ARC1")
    for name in ("KNI1", "SHI1", "ARC1"):
        assert who_sees(match, name) == "*"  # they lie in their hands again, and all have seen them
        assert who_read(match, name) == "*"
    assert [who_sees(match, name) for name in ("KNI2", "HOR1", "EXT1")] == ["B", "C", "C"]


@pytest.mark.rule("BRAWL-2.06", "BRAWL-DEC01")
def test_a_player_without_a_choice_is_answered_for_unseen() -> None:
    peasants = deal(HANDS[0], "FAR8 MAR1 MAR2 INN1 INN2", HANDS[2])
    assert asked(peasants) == "AC"
    soldiers = deal(*HANDS)
    for who in ("A", "C", ""):
        stack = [view(match, who)["open"]["stack"] for match in (peasants, soldiers)]
        own = [view(match, who)["own"].get("stack") for match in (peasants, soldiers)]
        assert stack[0] == stack[1]
        assert own[0] == own[1]


@pytest.mark.rule("BRAWL-2.10", "BRAWL-DEC02")
def test_signs_are_secret_until_all_are_in() -> None:
    match = deal(*HANDS)
    do(match, "A: F KNI1 ; B: F KNI2 ; C: F HOR1")
    before = {who: known_to(match, who) for who in audiences(match)}
    do(match, "B: F paper")
    for who in others(match, "B"):
        assert known_to(match, who) == before[who]
    do(match, "A: F rock ; C: F rock")
    for who in audiences(match):
        assert sorted(events(match, verbs.SIGNS, who)) == [(0, verbs.ROCK), (1, verbs.PAPER), (2, verbs.ROCK)]


# --- attacks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-DEC07")
def test_a_declaration_is_invisible_until_it_is_closed() -> None:
    """View, log and number of everybody else stay as they are, also when it is taken back."""
    match = at("deck=+9 | mkt=+3 | turn=A | A h=P2A1 t=KNI1,arc1 | B h=SHI1 t=SMI1,far1 | C h=SHI2 t=far2")
    before = {who: known_to(match, who) for who in audiences(match)}
    for move in ("A KNI1>SMI1", "A P2A1>far2"):
        do(match, move)
        for who in others(match, "A"):
            assert known_to(match, who) == before[who]
    assert known_to(match, "A") != before["A"]
    match.undo_click(seat_of("A"))
    for who in others(match, "A"):
        assert known_to(match, who) == before[who]
    do(match, "A P2A1>far1 ; .")
    for who in audiences(match):
        declared = events(match, verbs.DECLARED, who)
        assert [params[0] for params in declared] == [0, 0]  # by A, two participants
        assert declared == events(match, verbs.DECLARED)
    assert who_sees(match, "P2A1") == "*"


def test_everyone_sees_that_a_shield_window_is_open_and_the_damage() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1 t=SMI1 | C t=far2 | D")
    do(match, "A KNI1>SMI1 ; A KNI2>far2")
    for who in audiences(match):
        seen = cast(Barons, GAME.load(view(match, who)))
        assert seen.clock()[-1][0] == "BRAWL-DEC08"
        found = next(step for step in seen.stack if type(step).__name__ == "ShieldWindow")
        assert [dealt for _, _, dealt in found.damage] == [8, 8]  # type: ignore[attr-defined]
        assert len(events(match, verbs.WINDOW, who)) == 1
        assert [params[2] for params in events(match, verbs.THREATENED, who)] == [8, 8]


@pytest.mark.rule("BRAWL-9.23", "BRAWL-DEC08")
def test_nobody_else_learns_who_is_asked_and_who_declined() -> None:
    """While B, then C, then D is asked and declines, views, numbers and logs of all others stand still."""
    match = at(
        "deck=+9 | mkt=+3 | turn=A | A t=KNI1,KNI2,KNI3,KNI4 | B h=SHI1 t=far1 | C h=SHI2 t=far2 | D h=SHI3 t=far3 | E t=far4"
    )
    do(match, "A KNI1>far1 ; A KNI2>far2 ; A KNI3>far3 ; A KNI4>far4")
    before = {who: known_to(match, who) for who in audiences(match)}
    for letter, following in (("B", "C"), ("C", "D")):
        assert asked(match) == letter
        do(match, f"{letter}: .")
        for who in others(match, "B", "C", following):
            assert known_to(match, who) == before[who]
    for who in audiences(match):
        told = {params[0] for kind in (verbs.ASKED, verbs.DECLINED) for params in events(match, kind, who)}
        assert told <= ({seat_of(who)} if who else set())
    do(match, "D: .")
    expect(match, "B.t= ; C.t= ; D.t= ; E.t=")


@pytest.mark.rule("BRAWL-9.23")
def test_the_window_looks_the_same_whoever_is_asked() -> None:
    """Only B, or only C, holds a Shield: the attacker and a spectator cannot tell."""
    told = []
    for b, c in (("SHI1", "ARC1"), ("ARC1", "SHI1")):
        match = at(f"deck=+9 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h={b} t=far1 | C h={c} t=far2 | D")
        do(match, "A KNI1>far1 ; A KNI2>far2")
        told.append([known_to(match, who) for who in ("A", "D", "")])
    assert told[0] == told[1]


@pytest.mark.rule("BRAWL-9.23")
def test_refusals_do_not_tell_who_is_asked() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1 t=far1 | C h=SHI2 t=far2")
    do(match, "A KNI1>far1 ; A KNI2>far2")
    assert asked(match) == "B"
    illegal(match, "C: S SHI2>far2", rule="BRAWL-9.14")
    illegal(match, "C: .", rule="BRAWL-9.14")
    illegal(match, "A: .", rule="BRAWL-9.14")
    do(match, "B: .")
    assert asked(match) == "C"
    illegal(match, "B: S SHI1>far1", rule="BRAWL-9.14")
    illegal(match, "B: .", rule="BRAWL-9.14")
    illegal(match, "A: .", rule="BRAWL-9.14")


@pytest.mark.rule("BRAWL-DEC08")
def test_a_standing_answer_is_given_before_anybody_knows_of_the_question() -> None:
    """With it the attack is over at once; B alone reads that B declined."""
    match = at("deck=+9 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1 t=far1 | C")
    before = {who: match.number(seat_of(who) if who else PUBLIC) for who in audiences(match)}
    match.answer(seat_of("B"), ["decline"])
    do(match, "A KNI1>far1")
    assert window(match) is None
    expect(match, "B.t= ; B.h=SHI1 ; turn=B")
    assert events(match, verbs.DECLINED, "B") == [(1,)]
    for who in ("A", "C", ""):
        assert events(match, verbs.DECLINED, who) == []
        assert events(match, verbs.ASKED, who) == []
        assert match.number(seat_of(who) if who else PUBLIC) > before[who]


@pytest.mark.rule("BRAWL-DEC08")
def test_shields_and_ram_are_seen_by_everyone_at_once() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1,SHI2 a=RAM1 t=SMI1 | C")
    do(match, "A KNI1>SMI1")
    assert who_sees(match, "SHI1") == "B"
    do(match, "B: S SHI1>SMI1")
    assert who_sees(match, "SHI1") == "*"
    assert who_read(match, "SHI1") == "*"
    for who in audiences(match):
        assert [params[3] for params in events(match, verbs.GUARDED, who)] == [5]
    assert who_sees(match, "SHI2") == "B"


# --- what may be concluded ------------------------------------------------------------------------------------------


def test_a_sample_of_an_open_window_has_somebody_to_ask() -> None:
    """Whoever may be the one asked has a Shield or RAM in the sample; whoever was before and has one is done."""
    match = at(
        "deck=+9,SHI3 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h=SHI1,ARC1 t=far1 | C h=SHI2,ARC2 t=far2 | D h=CAT1"
    )
    do(match, "A KNI1>far1 ; A KNI2>far2")
    found = set()
    for seat in (0, 3):
        for seed in range(20):
            sampled = cast(Barons, match.state.sample(seat, Chance(seed)))
            (asked_there,) = sampled.actors()
            found.add(asked_there)
            assert SHI in [CODE[held] for held in sampled.hands[asked_there]]
            assert sampled.actions(asked_there)
            assert sampled.viewer == match.state.viewer
    assert found == {1, 2}
    # C holds a Shield and was not asked: B is being asked, and C knows it
    assert {tuple(match.state.sample(2, Chance(seed)).actors()) for seed in range(10)} == {(1,)}
    do(match, "B: S SHI1>far1 ; C: .")
    expect(match, "turn=B")


def test_one_who_is_done_looks_for_the_asked_behind_himself() -> None:
    match = at(
        "deck=+9 | mkt=+3 | turn=A | A t=KNI1,SHE1,KNI2 | B h=SHI1,ARC1 t=far1 | C h=SHI2,ARC2 t=far2 | D h=SHI3,ARC3 t=far3"
    )
    do(match, "A KNI1>far1 ; A SHE1>far2 ; A KNI2>far3 ; B: . ; C: S SHI2>far2")
    assert asked(match) == "D"
    assert damage(match) == "far1=8 far2=0 far3=8"
    assert {tuple(match.state.sample(2, Chance(seed)).actors()) for seed in range(10)} == {(3,)}


@pytest.mark.parametrize(("town", "codes"), [("t=kni1", {EXT, MIL}), ("", {EXT})])
def test_a_turn_that_stays_open_shows_an_event_card(town: str, codes: set[int]) -> None:
    """In every state sampled for another player the hand holds what keeps the turn open."""
    match = at(f"deck=+9,MIL1,MIL2 | mkt=+3 | turn=A | A h=EXT1,ARC1 {town} | B")
    do(match, "G")
    assert active(match) == 0
    found = set()
    for seed in range(40):
        sampled = cast(Barons, match.state.sample(1, Chance(seed)))
        openers = {CODE[held] for held in sampled.hands[0]} & codes
        assert openers
        found |= openers
    assert found == codes


@pytest.mark.rule("BRAWL-3.10")
def test_a_recruit_that_stays_open_shows_another_card_to_recruit() -> None:
    """Here there is room for a Squire only; every state sampled for another player has one in that hand."""
    match = at("deck=+9 | mkt=+3 | turn=A | A r=4 h=KNI1,HOR1,SHI1 t=far1,far2 | B")
    do(match, "R KNI1")
    assert asked(match) == "A"
    for seed in range(40):
        sampled = cast(Barons, match.state.sample(1, Chance(seed)))
        assert MILITARY in {BASE_TYPE[held] for held in sampled.hands[0]}
        assert len(sampled.actions(0)) > 1


# --- copies ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-1.15")
@pytest.mark.parametrize(
    ("code", "rest", "move"),
    [
        ("KNI", "r=2", "R KNI"),
        ("SHI", "t=MAR1", "KS SHI"),
        ("EXT", "", "X EXT"),
        ("MIL", "t=ARC1", "Y MIL V ARC1"),
        ("FLI", "t=ARC1", "P FLI>ARC1-"),
        ("PRI", "r=5", "P PRI>hor2"),
        ("BOM", "r=6", "P BOM>hor2"),
        ("P2A", "", "A P2A>hor2"),
    ],
)
def test_the_copy_that_everybody_has_seen_leaves_the_hand_first(code: str, rest: str, move: str) -> None:
    """Of two copies, the first drawn and the second taken from the market."""
    match = at(f"decks=2 deck=+20 mkt={code}2,+2 turn=A | A h={code}1 {rest} | B t=hor2 h=CAT1")
    do(match, "M1")
    if active(match) == 0:  # an event card keeps the turn open
        do(match, ".")
    do(match, f"B: G ; A: {move}")
    if code == "P2A":
        do(match, ".")
    assert board(match).hands[0] == [card(f"{code}1")]
    assert who_sees(match, f"{code}2") == "*"
    assert who_sees(match, f"{code}1") == "A"  # nobody learned that A has another


@pytest.mark.rule("BRAWL-1.15")
def test_a_shield_that_everybody_has_seen_is_played_first() -> None:
    match = at("deck=+20 | mkt=SHI2,+2 | turn=B | A t=KNI1 | B h=SHI1 t=SMI1")
    do(match, "M1 ; A: A KNI1>SMI1 ; B: S SHI>SMI1 ; B: .")
    assert board(match).hands[1] == [card("SHI1")]


@pytest.mark.rule("BRAWL-1.15")
def test_otherwise_the_copy_held_longest_leaves_the_hand() -> None:
    match = at("deck=KNI1,+20 | mkt=+3 | turn=A | A r=3 h=KNI3,KNI2 | B")
    do(match, "D ; B: G ; A: R KNI")
    assert board(match).towns[0] == [card("KNI3")]
    assert board(match).hands[0] == [card("KNI2"), card("KNI1")]


@pytest.mark.rule("BRAWL-1.15", "BRAWL-15.11")
def test_what_outsiders_know_of_a_hand_from_which_a_card_was_given() -> None:
    """B saw A take SHI2. After a gift it may be any of A's cards that passed: B's knowledge is the same in both cases."""
    told = []
    for gift in ("SHI2", "KNI1"):
        match = at("teams=AC-BD deck=+20 mkt=SHI2,+2 turn=A | A r=3 h=KNI1 | B | C | D")
        do(match, "M1 ; B: G ; C: G ; D: G")
        assert who_sees(match, "SHI2") == "*"
        do(match, f"A: T {gift}>C ; A: .")
        told.append([known_to(match, who) for who in ("B", "D", "")])
        assert who_sees(match, gift) == "AC"
        kept = "KNI1" if gift == "SHI2" else "SHI2"
        # C, who saw the gift, knows whether the card from the market is still A's
        assert who_sees(match, kept) == ("A" if kept == "KNI1" else "AC")
    assert told[0] == told[1]


def test_a_third_member_of_the_team_does_not_see_the_gift() -> None:
    match = at("teams=ACE-BDF deck=+20 mkt=+3 turn=A | A r=3 h=KNI1,SHI1 | B | C r=2 h=ARC1 | D | E | F")
    do(match, "T KNI1>C ; .")
    assert who_sees(match, "KNI1") == "AC"
    do(match, "B: G ; C: T ARC1>E ; C: .")  # for all that A knows, C may have given the Knight away
    assert who_sees(match, "KNI1") == "C"
    assert who_sees(match, "ARC1") == "CE"


@pytest.mark.rule("BRAWL-1.15", "BRAWL-15.11")
@pytest.mark.parametrize("code", ["KNI", "P2A"])
@pytest.mark.parametrize(("named", "kept"), [("1", "2"), ("2", "1"), ("", "2")])
def test_of_two_that_all_have_seen_one_can_be_named(code: str, named: str, kept: str) -> None:
    """One before and one after a gift, which may have been that one; the third nobody has seen."""
    match = at(f"teams=AC-BD decks=2 deck=+20 mkt={code}1,{code}2,+1 turn=A | A r=9 h=SHI1,{code}3 | B t=hor2 | C | D")
    do(match, "M1 ; B: G ; C: G ; D: G ; A: T SHI1>C ; A: . ; B: G ; C: G ; D: G ; M2 ; B: G ; C: G ; D: G")
    for seat, action in ((0, action) for action in match.state.actions(0)):
        assert GAME.read(match.state, seat, GAME.write(match.state, seat, action)) == [action]
        assert match.state.judge(seat, action) is None
    do(match, f"A {code}{named}>hor2 ; ." if code == "P2A" else f"R {code}{named}")
    assert board(match).hands[0] == [card(f"{code}3"), card(f"{code}{kept}")]


# --- what an open turn shows ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("done", "hand", "implied"),
    [
        ("done=1", "FAR1", True),
        ("done=1", "EXT1", False),
        ("done=1 extra=1", "FAR1", False),  # an action is left: no wonder that the turn is open
        ("done=2 extra=1", "FAR1", True),
    ],
)
def test_an_open_turn_without_an_action_shows_an_event_card(done: str, hand: str, implied: bool) -> None:
    match = at(f"deck=+20 mkt=+3 turn=A {done} | A t=ARC1 h={hand} | B t=FAR2")
    top = match.state.stack[-1]
    assert isinstance(top, Turn)
    farmer, second, arms = FIRST[FAR] + 1, FIRST[EXT] + 1, FIRST[MIL]
    seat = 0 if implied else -1
    assert top.implied(board(match), [farmer, arms, second], Chance(1)) == (seat, [arms] if implied else [])
    extra = implied and "extra" not in done
    assert top.implied(board(match), [farmer, second], Chance(1)) == (seat, [second] if extra else [])
