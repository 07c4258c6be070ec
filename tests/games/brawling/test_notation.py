"""The notation of moves and positions, both ways."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Ambiguous, BadDocument, Illegal, Unreadable
from baronage.engine.core.state import ALL, PUBLIC
from baronage.games.brawling import verbs
from baronage.games.brawling.data import CODE, EXT, IS_AID, MIL
from tests.games.brawling.looks import window
from tests.games.brawling.table import GAME, active, asked, at, board, card, deal, do, expect, menu, seat_of

# --- moves, both ways -----------------------------------------------------------------------------------------------

RICH = (
    "teams=AC-BD deck=+20 mkt=+3 turn=A | A r=9 h=FAR1,SHI1,EXT1,MIL1,BOM1,FLI1,PRI1,P2A1,KNI4"
    " t=far2,COU1,MAR1,kni1,HOR1 w=ARC1,kni2 k=CAT1 a=RAB1,RAC1,RAV1,RAM1,RAR1 | B t=SMI1,mer1 | C t=far3 | D w=KNI3,hor2"
)

# move, what it stands for
MOVES = (
    ("G", (verbs.GATHER,)),
    ("D", (verbs.DRAW,)),
    ("M1", (verbs.MARKET, 1)),
    ("M2", (verbs.MARKET, 2)),
    ("M3", (verbs.MARKET, 3)),
    ("R FAR1", (verbs.RECRUIT, "FAR1")),
    ("U far2", (verbs.UPGRADE, "FAR2")),
    ("V HOR1", (verbs.MOVE, "HOR1")),
    ("V kni1", (verbs.MOVE, "KNI1")),
    ("A kni1>SMI1", (verbs.ATTACK, "KNI1", "SMI1")),
    ("A ARC1>hor2", (verbs.ATTACK, "ARC1", "HOR2")),
    ("A P2A1>mer1", (verbs.ATTACK, "P2A1", "MER1")),
    ("P BOM1>CAT1", (verbs.BOMB, "BOM1", "CAT1")),
    ("P BOM1>RAB1", (verbs.BOMB, "BOM1", "RAB1")),
    ("P PRI1>hor2", (verbs.PRISON, "PRI1", "HOR2")),
    ("P FLI1>kni2+", (verbs.FLIP_UP, "FLI1", "KNI2")),
    ("P FLI1>KNI3-", (verbs.FLIP_DOWN, "FLI1", "KNI3")),
    ("C KNI3", (verbs.COURT, "KNI3")),
    ("KB", (verbs.BUY,)),
    ("KS FAR1", (verbs.SELL, "FAR1")),
    ("T far2>C", (verbs.GIVE, "FAR2", 2)),
    ("T KNI4>C", (verbs.GIVE, "KNI4", 2)),
    ("T ARC1>C", (verbs.GIVE, "ARC1", 2)),
    ("T $>C", (verbs.GIVE, 0, 2)),
    ("X EXT1", (verbs.EXTRA, "EXT1")),
    ("Y MIL1 U kni1", (verbs.ARMS_UPGRADE, "MIL1", "KNI1")),
    ("Y MIL1 V ARC1", (verbs.ARMS_MOVE, "MIL1", "ARC1")),
    ("Y MIL1 A HOR1>SMI1", (verbs.ARMS_ATTACK, "MIL1", "HOR1", "SMI1")),
    ("H HOR1", (verbs.RIDE, "HOR1")),
    ("Q RAB1 far2", (verbs.AID_BUILD, "RAB1", "FAR2")),
    ("Q RAC1", (verbs.AID_DRAW, "RAC1")),
    ("Q RAV1 M2", (verbs.AID_MARKET, "RAV1", 2)),
    ("Q RAR1", (verbs.AID_GAIN, "RAR1")),
)


@pytest.mark.parametrize(("text", "named"), MOVES, ids=[text for text, _ in MOVES])
def test_moves_of_a_turn_both_ways(text: str, named: tuple[int | str, ...]) -> None:
    state = at(RICH).state
    action = tuple(card(item) if isinstance(item, str) else item for item in named)
    assert action in state.actions(0)
    assert state.read(0, text) == [action]
    assert state.write(0, action) == text


def test_the_rich_position_shows_every_move_of_a_turn() -> None:
    state = at(RICH).state
    assert {named[0] for _, named in MOVES} == {action[0] for action in state.actions(0)}
    for action in state.actions(0):
        assert state.read(0, state.write(0, action)) == [action]


def test_moves_outside_the_menu_both_ways() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A t=KNI1,arc1 | B h=SHI1 a=RAM1 t=SMI1,far1")
    do(match, "A KNI1>SMI1")
    assert match.state.read(0, ".") == [(verbs.DONE,)]
    assert match.state.write(0, (verbs.DONE,)) == "."
    do(match, "A arc1>far1")
    for text, guard, unit in (("S SHI1>SMI1", "SHI1", "SMI1"), ("S RAM1>far1", "RAM1", "FAR1")):
        action = (verbs.GUARD, card(guard), card(unit))
        assert match.state.read(1, text) == [action]
        assert match.state.write(1, action) == text
    teams = at("teams=AC-BD deck=RAB1,+9 mkt=+3 turn=A | A | B t=FAR1 | C | D")
    do(teams, "D")
    assert teams.state.read(0, "W C") == [(verbs.RECEIVE, 2)]
    assert teams.state.write(0, (verbs.RECEIVE, 2)) == "W C"


def test_bids_and_signs_both_ways() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "KNI2 INN1 INN2 MAR1 MAR2")
    state = match.state
    knight, shield = (verbs.BID, card("KNI1")), (verbs.BID, card("SHI1"))
    assert state.read(0, "F KNI1,SHI1") == [knight, shield, (verbs.SEND,)]
    assert state.read(0, "F -") == [(verbs.SEND,)]
    assert GAME.phrase(state, 0, [knight, shield, (verbs.SEND,)]) == "F KNI1,SHI1"
    assert GAME.phrase(state, 0, [(verbs.SEND,)]) == "F -"
    for action in state.actions(0):  # click by click
        assert state.read(0, state.write(0, action)) == [action]
    do(match, "A: F KNI1 ; B: F KNI2")
    for sign, text in enumerate(("F rock", "F paper", "F scissors")):
        assert match.state.read(0, text) == [(verbs.SIGN, sign)]
        assert match.state.write(0, (verbs.SIGN, sign)) == text


@pytest.mark.rule("BRAWL-1.15")
def test_a_bid_without_numbers_takes_the_copies_held_longest() -> None:
    state = deal("FAR3 FAR1 SHI1 KNI1 FAR2", "KNI2 INN1 INN2 MAR1 MAR2").state

    def bid(text: str) -> list[int]:
        return [action[1] for action in state.read(0, text)[:-1]]

    assert bid("F FAR") == [card("FAR3")]
    assert bid("F FAR,FAR") == [card("FAR3"), card("FAR1")]
    assert bid("F FAR,FAR3") == [card("FAR1"), card("FAR3")]


def test_the_record_has_one_line_for_a_bid_and_for_a_declaration() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "KNI2 INN1 INN2 MAR1 MAR2")
    do(match, "A: F +SHI1 ; A: F +KNI1 ; A: F . ; B: F -")
    assert [move.text for move in match.record.moves] == ["F SHI1,KNI1", "F -"]
    attack = at("deck=+9 | mkt=+3 | turn=A | A t=KNI1,arc1,HOR1 | B t=SMI1,far1")
    do(attack, "A KNI1>SMI1 ; A arc1>far1 ; .")
    assert [move.text for move in attack.record.moves] == ["A KNI1>SMI1 ; A arc1>far1 ; ."]
    assert attack.record.replay().state.dump() == attack.state.dump()


def test_several_moves_in_one_text() -> None:
    """A turn as a record writes it."""
    match = at("deck=EXT1,+9 | mkt=+3 | turn=A | A r=2 h=FAR1 | B")
    match.play(0, "D")
    match.play(0, "X EXT1 ; R FAR1")
    expect(match, "A.t=far1 ; disc=EXT1 ; turn=B")


# --- tolerant reading -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("g", "G"),
        ("  G  ", "G"),
        ("m2", "M2"),
        ("M 2", "M2"),
        ("r far1", "R FAR1"),
        ("U FAR2", "U far2"),
        ("u Far2", "U far2"),
        ("V   kni1", "V kni1"),
        ("a KNI1 > smi1", "A kni1>SMI1"),
        ("a p2a1>MER1", "A P2A1>mer1"),
        ("p fli1 > KNI2 +", "P FLI1>kni2+"),
        ("kb", "KB"),
        ("ks far1", "KS FAR1"),
        ("t $ > c", "T $>C"),
        ("y mil1 a hor1 > SMI1", "Y MIL1 A HOR1>SMI1"),
        ("q rav1 m2", "Q RAV1 M2"),
        ("Q rab1 FAR2", "Q RAB1 far2"),
        ("H HOR1!", "H HOR1"),
    ],
)
def test_case_and_spacing_do_not_matter(text: str, written: str) -> None:
    state = at(RICH).state
    (action,) = state.read(0, text)
    assert state.write(0, action) == written


def test_case_and_spacing_do_not_matter_in_bids_and_declining() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "KNI2 INN1 INN2 MAR1 MAR2")
    assert match.state.read(0, "f kni1, shi1") == match.state.read(0, "F KNI1,SHI1")
    assert match.state.read(0, "f Rock") == [(verbs.SIGN, verbs.ROCK)]
    for text in (".", " . ", "done", "Pass"):
        assert match.state.read(0, text) == [(verbs.DONE,)]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("R far", "R FAR1"),
        ("U far", "U far2"),
        ("H hor", "H HOR1"),
        ("A arc>smi", "A ARC1>SMI1"),
        ("A P2A>mer", "A P2A1>mer1"),
        ("P BOM>cat", "P BOM1>CAT1"),
        ("P pri>hor", "P PRI1>hor2"),
        ("Y MIL U kni", "Y MIL1 U kni1"),
        ("Q RAV M2", "Q RAV1 M2"),
        ("T kni4>C", "T KNI4>C"),
        ("Q RAB far", "Q RAB1 far2"),
    ],
)
def test_a_copy_number_may_be_left_out_where_one_copy_can_be_meant(text: str, written: str) -> None:
    """Those copies count for which the move is legal."""
    state = at(RICH).state
    (action,) = state.read(0, text)
    assert state.write(0, action) == written


@pytest.mark.parametrize("text", ["P FLI1>kni+", "A kni>SMI1", "T kni>C", "P BOM>far", "Y MIL A kni>hor"])
def test_a_name_that_could_mean_two_things(text: str) -> None:
    match = at(RICH)
    before = match.state.dump()
    with pytest.raises(Ambiguous, match=r"could mean several things: .*, "):
        match.play(0, text)
    assert match.state.dump() == before


@pytest.mark.rule("BRAWL-1.15")
def test_any_copy_in_the_hand_may_be_named_and_none_that_is_not_there() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A r=2 h=KNI3,KNI1 | B")
    for text, meant in (("R KNI", "KNI3"), ("R KNI1", "KNI1"), ("R KNI3", "KNI3")):
        assert match.state.read(0, text) == [(verbs.RECRUIT, card(meant))]
    with pytest.raises(Illegal) as refusal:
        match.play(0, "R KNI2")
    assert refusal.value.rule == "BRAWL-6.01"


@pytest.mark.rule("BRAWL-1.15")
@pytest.mark.parametrize(
    ("text", "rule", "meant"),
    [
        ("R KNI1", "BRAWL-1.15", "Everyone has seen KNI2 in your hand, so it goes first. Name KNI2."),
        ("R KNI3", "BRAWL-6.01", "You have KNI2."),
        ("X EXT2", "BRAWL-11.03", "You have EXT1."),
        ("U FAR1", "BRAWL-7.01", "In play you have far2."),
        ("U FAR3", "BRAWL-7.01", "In play you have far2."),
        ("V SHE2", "BRAWL-8.01", "In play you have she1."),
        ("A arc1>smi1", "BRAWL-9.01", "In play you have ARC2 and arc3."),
        ("Y MIL1 U SHE2", "BRAWL-11.04", "In play you have she1."),
        ("Y MIL1 A ARC1>smi1", "BRAWL-9.01", "In play you have ARC2 and arc3."),
        ("Y MIL2 U she1", "BRAWL-11.04", "You have MIL1."),
    ],
)
def test_a_name_is_of_the_card_that_acts_or_refused_with_the_one_meant(text: str, rule: str, meant: str) -> None:
    """All have seen KNI2 in A's hand; of FAR, SHE and ARC one copy is in the hand, others are in play."""
    hand, town = "KNI1,EXT1,MIL1,FAR1,SHE2,ARC1", "far2,she1,ARC2,BAR1"
    match = at(f"decks=2 deck=+20 | mkt=KNI2,+2 | turn=A | A r=9 h={hand} t={town} w=arc3 | B t=smi1")
    do(match, "M1 ; . ; B: G")
    before = match.state.dump()
    with pytest.raises(Illegal) as refusal:
        match.play(0, text)
    assert refusal.value.rule == rule
    assert refusal.value.sentence.endswith(meant)
    assert match.state.dump() == before


@pytest.mark.rule("BRAWL-1.15", "BRAWL-15.11")
def test_the_copy_that_the_menu_shows_after_a_gift_is_the_one_to_name() -> None:
    """A took KNI3 from the market; whether A has given it away since, the others can't know."""
    match = at("teams=AC-BD decks=2 deck=+20 mkt=KNI3,+2 turn=A | A r=9 h=SHI1,KNI1 | B t=hor2 | C | D")
    do(match, "M1 ; B: G ; C: G ; D: G ; A: T SHI1>C ; A: . ; B: G ; C: G ; D: G")
    assert [match.state.write(0, action) for action in match.state.actions(0) if action[0] == verbs.RECRUIT] == [
        "R KNI3"
    ]
    with pytest.raises(Illegal) as refusal:
        match.play(0, "R KNI1")
    assert refusal.value.rule == "BRAWL-1.15"


def test_reading_tells_nothing_that_the_player_may_not_know() -> None:
    """A name without a number is completed from the player's own view: what others hold does not matter."""
    for hand in ("KNI1", "KNI2", "ARC1"):
        match = at(f"deck=+9 | mkt=+3 | turn=A | A r=5 | B h={hand}")
        assert match.state.read(0, "R KNI") == [(verbs.RECRUIT, card("KNI1"))]


# --- texts that are no moves ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *("", "   ", "Z", "GG", "G now", "M", "M0", "M4", "M12", "KB 2", ". .", "1", "?", "G,D"),
        *("R", "R 1", "R XYZ1", "R FAR0", "R FAR9", "R FAR0009", "R FAR１", "R FAR1 FAR2", "R FARM1", "R F1"),
        *("U", "V", "C", "H", "KS", "X", "U far1,far2"),
        *("A", "A kni1", "A kni1>", "A >SMI1", "A kni1>SMI1>mer1", "A kni1-SMI1"),
        *("P", "P BOM1", "P SHI1>KNI1", "P FLI1>kni2", "P FLI1>+", "P BOM1>"),
        *("T", "T $", "T $>", "T $>Z", "T KNI4>E", "T >C", "T KNI4>CC"),
        *("Y", "Y MIL1", "Y MIL1 Z kni1", "Y MIL1 A kni1", "Y MIL1 U", "Y MIL1 kni1"),
        *("Q", "Q RAV1", "Q RAV1 M4", "Q RAV1 2", "Q RAR1 far1", "Q RAC1 M1", "Q KNI1", "Q RAB1"),
        *("S", "S SHI1", "S >SMI1", "W", "W E", "W 1", "W AC", "F", "F XYZ1", "F KNI1,,SHI1"),
    ],
)
def test_unreadable_texts_change_nothing(text: str) -> None:
    match = at(RICH)
    before = match.state.dump()
    with pytest.raises(Unreadable):
        match.play(0, text)
    with pytest.raises(Unreadable):
        match.state.read(0, text)
    assert match.state.dump() == before
    assert match.record.moves == []


def test_a_text_with_more_names_than_a_move_can_have() -> None:
    """However many they are, and the answer does not repeat them all."""
    match = at(RICH)
    for text in ("A KNI>SMI SMI SMI SMI", "A " + "KNI " * 4000, "Y MIL A KNI>" + "SMI>" * 4000, "R " + "x" * 19_000):
        with pytest.raises(Unreadable) as error:
            match.play(0, text)
        assert len(error.value.sentence) < 300


def test_unreadable_texts_say_what_would_have_been_right() -> None:
    state = at(RICH).state
    for text, hint in (
        ("R FAR99", "8 copies"),
        ("P FLI1>kni2", "P FLI1>kni2+"),
        ("A kni1", "KNI1>SMI1"),
        ("Q RAV1", "Q RAV1 M2"),
        ("Q RAR1 far1", "nothing can follow Q RAR1"),
        ("Q KNI1", "KNI1 is no Royal Aid"),
        ("T $>Z", "A, B, C, D"),
        ("Z", "begin with"),
        ("F", "F KNI1,SHI1"),
    ):
        with pytest.raises(Unreadable) as error:
            state.read(0, text)
        assert hint in error.value.sentence


# --- positions ------------------------------------------------------------------------------------------------------

EXAMPLE = (
    "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1,SHI1 t=far2,MER1,SMI1 w=kni2 k=ARC1 a=RAB1 | B r=0 t=FAR3"
)


def test_the_example_position() -> None:
    match = at(EXAMPLE)
    expect(match, "deck=12 ; mkt=KNI1,TOW1,P2A1 ; turn=A ; vp=A3,B1 ; over=no")
    expect(match, "A.r=4 ; A.h=FAR1,SHI1 ; A.t=far2,MER1,SMI1 ; A.w=kni2 ; A.k=ARC1 ; A.a=RAB1")
    expect(match, "B.r=0 ; B.h= ; B.t=FAR3 ; B.w= ; B.k= ; B.a=")


@pytest.mark.parametrize(
    "text",
    [
        "deck=KNI1,RAB1,SHI1 mkt=ARC1,-,TOW1 turn=B | A r=[KNI2,RAR1] h=FAR1,EXT1 t=far2,MER1,SMI1 w=kni3 k=CAT1 a=RAM1 | B",
        "deck=KNI1 mkt=ARC1,ARC2,ARC3 turn=A done=1 extra=1 | A t=HOR1!,HOR2 w=hor3! | B",
        "deck=KNI1 mkt=ARC1,ARC2,ARC3 turn=A done=2 extra=1 turns=7 | A a=RAR1 | B",
        "deck=KNI1 mkt=ARC1,ARC2,ARC3 turn=C decks=1 | A | B | C h=P2A1",
        "deck=KNI1 mkt=-,-,- turn=D teams=AC-BD | A | B | C | D r=[FAR8]",
        "deck=KNI12 mkt=ARC1,ARC2,ARC3 turn=H | A | B | C | D | E | F | G | H t=FAR16",
    ],
)
def test_positions_both_ways(text: str) -> None:
    state = at(text).state
    assert state.position() == text
    assert GAME.position(state.position()).dump() == state.dump()


def test_the_order_of_parts_of_the_header_and_blanks_do_not_matter() -> None:
    wanted = at("deck=+20 | mkt=+3 | turn=B | A r=2 t=far1 | B h=KNI1").state.dump()
    for text in (
        "turn=B mkt=+3 deck=+20 | A r=2 t=far1 | B h=KNI1",
        "deck=+20|mkt=+3|turn=B|A r=2 t=far1|B h=KNI1",
        "| mkt=+3 deck=+20 |  A t=far1   r=2 | turn=B | B h=KNI1 |",
    ):
        assert at(text).state.dump() == wanted


def test_filler_is_neither_named_nor_an_aid_nor_what_keeps_a_turn_open() -> None:
    """Cards that are neither named nor filler lie in the discard pile."""
    match = at("deck=KNI1,+20,FAR1 | mkt=+3 | turn=A | A r=3 h=SHI1,+2 | B r=[KNI2,+1]")
    s = board(match)
    assert len(s.deck) == 22
    assert s.deck[-1] == card("KNI1")
    assert s.deck[0] == card("FAR1")
    named = [card(name) for name in ("KNI1", "FAR1", "SHI1", "KNI2")]
    filler = [*s.deck, *s.market, *s.piles[0], *s.piles[1], *s.hands[0]]
    filler = [found for found in filler if found not in named]
    assert len(filler) == 20 + 3 + 3 + 2 + 1
    assert not any(IS_AID[found] or CODE[found] in (EXT, MIL) for found in filler)
    assert len({*filler, *named, *s.discard}) == 52
    assert s.piles[1][-1] == card("KNI2")  # the top is written first


def test_the_top_of_deck_and_piles_is_written_first() -> None:
    match = at("deck=KNI1,ARC1,HOR1 | mkt=+3 | turn=A | A r=[CAT1,SHE1] | B")
    expect(match, "A.rtop=CAT1,SHE1")
    do(match, "D")
    expect(match, "A.h=KNI1")


def test_observers_write_hidden_parts_as_counts() -> None:
    match = at("deck=+12 | mkt=KNI1,KNI2,KNI3 | turn=A | A r=4 h=FAR1,SHI1 t=far2 | B r=2 h=ARC1")
    s = board(match)
    rest = "mkt=KNI1,KNI2,KNI3 turn=A"
    assert s.redact(PUBLIC).position() == f"deck=12 {rest} | A r=4 h=2 t=far2 | B r=2 h=1"
    assert s.redact(0).position() == f"deck=12 {rest} | A r=4 h=FAR1,SHI1 t=far2 | B r=2 h=1"
    assert s.redact(1).position() == f"deck=12 {rest} | A r=4 h=2 t=far2 | B r=2 h=ARC1"
    s.known[0][1] = ALL  # the Shield was seen
    assert s.redact(1).position() == f"deck=12 {rest} | A r=4 h=SHI1,+1 t=far2 | B r=2 h=ARC1"
    for viewer in (PUBLIC, 0, 1):
        read = at(s.redact(viewer).position())
        expect(read, "deck=12 ; A.r=4 ; A.h#=2 ; B.r=2 ; B.h#=1 ; A.t=far2 ; turn=A")


def test_a_position_in_the_middle_of_a_turn() -> None:
    done = at("deck=+9 | mkt=+3 | turn=A done=1 | A h=EXT1 | B")
    assert menu(done) == {"X EXT1", "."}
    extra = at("deck=+9 | mkt=+3 | turn=A done=1 extra=1 | A h=EXT1 | B")
    assert menu(extra) == {"G", "D", "M1", "M2", "M3", "."}
    ridden = at("deck=+9 | mkt=+3 | turn=A | A t=HOR1! | B")
    assert "H HOR1" not in menu(ridden)


def test_a_position_while_a_window_is_open_is_the_turn_around_it() -> None:
    match = at("deck=KNI2 | mkt=ARC1,ARC2,ARC3 | turn=A | A t=KNI1 | B h=SHI1 t=far1")
    do(match, "A KNI1>far1")
    assert window(match) is not None
    assert match.state.position() == "deck=KNI2 mkt=ARC1,ARC2,ARC3 turn=A done=1 | A t=KNI1 | B h=SHI1 t=far1"
    assert active(match) == seat_of("A")
    assert asked(match) == "B"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("deck=+9 | mkt=+3 | turn=A | A h=KNI1 t=kni1 | B", "twice"),
        ("deck=KNI1,+9 | mkt=KNI1,+2 | turn=A | A | B", "twice"),
        ("deck=+9 | mkt=+3 | turn=A | A | A r=1 | B", "twice"),
        ("deck=+9 deck=+8 | mkt=+3 | turn=A | A | B", "once"),
        ("deck=+9 | mkt=+3 | turn=A | A r=1 r=2 | B", "once"),
        ("deck=+9 | mkt=+3 | turn=A | A h=RAB1 | B", r"BRAWL-10\.01"),
        ("deck=+9 | mkt=RAB1,+2 | turn=A | A | B", r"BRAWL-10\.01"),
        ("deck=+9 | mkt=+3 | turn=A | A a=KNI1 | B", r"BRAWL-1\.07"),
        ("deck=+9 | mkt=+3 | turn=A | A a=1 | B", r"BRAWL-1\.07"),
        ("deck=+9 | mkt=+3 | turn=A | A t=SHI1 | B", r"BRAWL-1\.11"),
        ("deck=+9 | mkt=+3 | turn=A | A t=RAB1 | B", r"BRAWL-1\.11"),
        ("deck=+9 | mkt=+3 | turn=A | A w=far1 | B", r"BRAWL-1\.09"),
        ("deck=+9 | mkt=+3 | turn=A | A k=MER1 | B", r"BRAWL-1\.09"),
        ("deck=+9 | mkt=+3 | turn=A | A k=kni1 | B", r"BRAWL-8\.02"),
        ("deck=+9 | mkt=+3 | turn=A | A t=3 | B", "no card"),
        ("deck=+9 | mkt=+3 | turn=A | A t=KNi1 | B", "capitals"),
        ("deck=+9 | mkt=+3 | turn=A | A t=KNI1! | B", "Horsemen"),
        ("deck=+60 | mkt=+3 | turn=A | A | B", "enough cards"),
        ("deck=+40 | mkt=+3 | turn=A | A r=9 | B", "enough cards"),
        ("deck=+9 | mkt=+4 | turn=A | A | B", "three slots"),
        ("deck=FAR9 | mkt=+3 | turn=A | A | B", "4 copies"),
        ("deck=XYZ1,+9 | mkt=+3 | turn=A | A | B", "no card"),
        ("deck=KNI,+9 | mkt=+3 | turn=A | A | B", "copy number"),
        ("deck=-,+9 | mkt=+3 | turn=A | A | B", "no card"),
        ("deck=+9 | mkt=+3 | turn=A | A h=- | B", "no card"),
        ("deck=+9 | mkt=+3 | turn=A | A h=[KNI1] | B", "no card"),
        ("deck=+9 | mkt=+3 | turn=A | A r=[KNI2 | B", "from the top"),
        ("deck=+9 | mkt=+3 | turn=A | A r=KNI2 | B", "from the top"),
        ("deck=+9 | mkt=+3 | turn=A | A r=-3 | B", "no card"),
        ("deck=++9 | mkt=+3 | turn=A | A | B", "no card"),
        ("deck=0 | mkt=+3 | turn=A | A | B", r"BRAWL-13\.01"),
        ("mkt=+3 | turn=A | A | B", r"BRAWL-13\.01"),
        ("deck=+9 | mkt=+3 | turn=C | A | B", "no player"),
        ("deck=+9 | mkt=+3 | turn=A done=2 | A | B", "done="),
        ("deck=+9 | mkt=+3 | turn=A done=3 extra=1 | A | B", "done="),
        ("deck=+9 | mkt=+3 | turn=A extra=2 | A | B", "extra="),
        ("deck=+9 | mkt=+3 | turn=A turns=200 | A | B", "turn limit"),
        ("deck=+9 | mkt=+3 | turn=A done=x | A | B", "done=x: a whole number"),
        ("deck=+9 | mkt=+3 | turn=A turns=-1 | A | B", "turns=-1: a whole number"),
        ("deck=+9 | mkt=+3 | turn=A decks=two | A | B", "decks=two: a whole number"),
        ("deck=+9 | mkt=+3 | turn=A | A h=HOR1! | B", "in play"),
        ("deck=+9 | mkt=+3 | turn=B | A t=HOR1! | B", r"BRAWL-3\.13"),
        ("deck=+9 | mkt=+3 | turn=A | A x=1 | B", "unknown field x="),
        ("deck=+9 | mkt=+3 | turn=A wind=1 | A | B", "unknown field wind="),
        ("deck=+9 | mkt=+3 | turn=A | A 5 | B", "as in deck="),
        ("deck=+9 | mkt=+3 | turn=A | A | C", "without a gap"),
        ("deck=+9 | mkt=+3 | turn=A | A", "players"),
        ("deck=+9 | mkt=+3 | turn=A decks=5 | A | B", "decks"),
        ("decks=1 deck=+9 mkt=+3 turn=A | A | B | C | D | E", r"BRAWL-14\.03"),
        ("teams=AB-CD deck=+9 mkt=+3 turn=A | A | B | C | D", "AC-BD"),
        ("teams=AC-B deck=+9 mkt=+3 turn=A | A | B | C", r"BRAWL-15\.01"),
        ("", "players"),
    ],
)
def test_bad_positions(text: str, fault: str) -> None:
    with pytest.raises(BadDocument, match=fault):
        GAME.position(text)


def test_a_position_for_another_number_of_players() -> None:
    with pytest.raises(BadDocument, match="3 players, not 4"):
        GAME.position("deck=+9 | mkt=+3 | turn=A | A | B | C", seats=4)
    with pytest.raises(BadDocument, match="3 players, not 2"):  # the usual number is no exception
        GAME.position("deck=+9 | mkt=+3 | turn=A | A | B | C", seats=2)


# --- a text of which only a part was played -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "played", "left"),
    [
        ("G ; D", 1, "D"),  # the turn has passed
        ("X EXT1 ; G ; G", 3, ""),
        ("R FAR2 ; R FAR1", 2, ""),
        ("G ; G ; D", 1, "G ; D"),
    ],
)
def test_what_was_not_played_of_a_text_is_reported(text: str, played: int, left: str) -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,FAR2,KNI1" + (",EXT1" if "EXT" in text else "") + " | B")
    assert len(match.play(0, text)) == played
    assert match.unplayed == left
    match.play(match.state.actors()[0], "." if match.state.actors() == [0] else "G")
    assert match.unplayed == ""
