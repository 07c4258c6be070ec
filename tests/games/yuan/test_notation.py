"""Section 12: positions, orders, turns and set-up moves as text, both ways."""

from __future__ import annotations

from typing import cast

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Unreadable
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games.yuan.notation import read_turn, write_turn
from baronage.games.yuan.rules.orders import flat_orders
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import order_of
from tests.games.yuan.table import GAME, at, board, province, turn

PAGE = "t=1 map=STD2 opt= T=12 pos=AN=-t DAI=-t GUI=-t LAI=Wc PING=-t RU=Bc XIN=-t YAN=-t chao=W4 B4"


@pytest.mark.parametrize(
    "text",
    [
        PAGE,
        "t=4 map=STD2 opt=powers,rivers T=12 pos=DAI=-t HU=Bdw2t LAI=Wcs1 chao=W4 B2/5!",
        "t=5 map=M:A@0,0r0;M:B@1,0r0;M:E@0,1r0 opt=volcanoes T=17 pos=ALAG=Wv BARGA=Bc DURGUN=Wvt chao=B0 W0",
        "t=3 map=INVASION opt=foreign_invasion T=18 pos=AN=Wc FEN=Bc LAN=Pc RAO=Yc2 chao=W0 B0 P0",
        "t=3 map=STD2 opt=chao_supply:40,max_turns:8 T=18 pos=LAI=Wc RU=Bc chao=W0 B0 res=W3,13,9,6 left=2",
        "t=3 map=STD2 opt= T=18 pos=AN=Gc BIN=Ocw JIA=Kc RAO=Rc2 chao=R0 O9 K0 G2",
        "t=0 map=C:A@0,0r0 opt= T=18 pos= clans=WB seats=-0 -0 order=2,1 hands=C:C/C:B,C:D ask=tile:2",
        "t=0 map=STD2 opt= T=12 pos=LAI=Wc clans=WB seats=-0 -0 order=1,2 ask=capital:2",
        "t=0 map=STD2 opt=bidding T=12 pos=LAI=Wc RU=Bc clans=WB seats=-6 -6 order=1,2 ask=bid:1,2:1",
        "t=0 map=STD2 opt=bidding T=12 pos=LAI=Wc RU=Bc clans=WB seats=-6 -2 order=1,2 ask=take:2",
        "t=0 map=STD2 opt= T=12 pos=LAI=Wc RU=Bc clans=WB seats=-0 -0 order=1,2 ask=vote",
        "t=0 map=STD2 opt=bidding T=12 pos=LAI=Wc RU=Bc YAN=Pc clans=WBP seats=W3 -6 -2 order=1,2,3 ask=bid:2,3:0",
    ],
)
def test_a_position_reads_and_is_written_again(text: str) -> None:
    state = GAME.position(text)
    entries = state.position()
    assert GAME.position(entries).position() == entries
    assert sorted(entries.split()) == sorted(text.split())
    assert state.actors()


RECORD = f"""{PAGE}
# as the page has it
1. W LAI:D1F1 | B RU:D1F1
2. W AN:F2 | B GUI:D2
3. W TAO:D1 | B BIN:D1F2
"""


def test_the_game_record_of_the_page_is_read_and_replayed() -> None:
    record = Record.read(RECORD, baronage.games())
    assert (record.game.name, record.setup.seats, len(record.moves)) == ("yuan", 2, 6)
    assert record.comments == ["as the page has it"]
    for read in (record, Record.read(record.text(), baronage.games())):
        match = read.replay()
        assert match.state.position().startswith("t=4 map=STD2 opt= T=12 pos=AN=Wct BIN=Bc CHEN=Bv DAI=Bvt")
    assert record.replay(2).state.position().startswith("t=2 ")


def test_a_game_record_from_the_set_up_on() -> None:
    """Every set-up move of the page, with what chance brings behind it."""
    text = """t=0 map=STD2 opt=bidding T=12 pos=LAI=Wc RU=Bc clans=WB seats=-6 -6 order=1,2 ask=bid:1,2:0
1 bid 4
2 bid 1
1 takes B RU
1. B RU:D1F1 | W -
"""
    assert Record.read(text, baronage.games()).replay().state.position().endswith("chao=B2 W12")
    text = """t=0 map=STD2 opt= T=12 pos=LAI=Wc clans=WB seats=-0 -0 order=1,2 ask=capital:2
2 puts B RU
1 accepts
2 accepts => 1,0
1. W - | B RU:D1
2 resigns
"""
    record = Record.read(text, baronage.games())
    assert record.moves[2].outcomes == ((1, 0),)
    match = record.replay()
    assert match.over
    assert board(match).clans == [1, 0]
    text = """t=0 map= opt= T=18 pos= clans=WB seats=-0 -0 order=2,1 hands=C:C/C:B ask=tile:2
2 C:B@0,0r3
"""
    assert Record.read(text, baronage.games()).replay().state.position().startswith("t=0 map=C:B@0,0r3 ")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("2. W LAI:D1F1 | B RU:D1F1", "turn 1, not turn 2"),
        ("1. P LAI:D1F1", "clan in play"),
        ("1. W LAI:D9", "no order"),
        ("1. W LAI:F3", "Fortification III"),
        ("3 resigns", "no seat 3"),
        ("1. W - | B - => 1,0", "outcomes were not used"),
        ("1. W - | B - => x", "line 2"),
    ],
)
def test_what_is_no_game_record_says_in_which_line(line: str, why: str) -> None:
    with pytest.raises(BadDocument, match=why) as refused:
        Record.read(f"{PAGE}\n{line}\n", baronage.games())
    assert "line 2" in refused.value.sentence


@pytest.mark.rule("YUAN-Q1.01", "YUAN-Q1.02")
def test_a_position_does_not_wait_for_a_seat_that_has_left() -> None:
    line = "t=3 map=STD2 opt= T=18 pos=LAI=Wc RU=Bc YAN=Pc chao=W0 B0 P0"
    for left in (1, 2, 3):
        s = GAME.position(f"{line} left={left}")
        assert s.actors() == [seat for seat in range(3) if seat != left - 1]
        match = Match(GAME, state=s, chance=Chance.forced([]))
        match.play(s.actors()[0], "-")
        match.play(s.actors()[0], "-")
        assert board(match).chao[:3] == [6, 6, 6]  # a clan whose player has left passes
        assert match.record.position == f"{line} left={left}"
        assert match.record.replay().state.dump() == match.state.dump()
    assert GAME.position(f"{line} left=1,2").actors() == [2]
    with pytest.raises(BadDocument):
        GAME.position(f"{line} left=1,2,3")
    begun = "t=0 map=STD2 opt= T=12 pos=LAI=Wc RU=Bc YAN=Pc clans=WBP seats=-6 -6 -6 order=1,2,3"
    for ask in ("vote", "bid:1,2,3:0"):
        assert GAME.position(f"{begun} ask={ask} left=1").actors() == [1, 2]
    assert GAME.position(f"{begun} ask=bid:2,3:1 left=1").actors() == [1, 2]
    for ask in ("take:1", "bid:1:0"):
        with pytest.raises(BadDocument, match="has left"):
            GAME.position(f"{begun} ask={ask} left=1")


def test_the_record_of_the_page_plays_as_the_page_tells() -> None:
    match = Match(GAME, state=GAME.position(PAGE), chance=Chance.forced([]))
    for line in ("1. W LAI:D1F1 | B RU:D1F1", "2. W AN:F2 | B GUI:D2", "3. W TAO:D1 | B BIN:D1F2"):
        turn(match, line)
    assert match.state.position().startswith("t=4 map=STD2 opt= T=12 pos=AN=Wct BIN=Bc CHEN=Bv DAI=Bvt")
    assert [move.text for move in match.record.moves] == [
        *("W LAI:D1F1", "B RU:D1F1", "W AN:F2", "B GUI:D2", "W TAO:D1", "B BIN:D1F2"),
    ]


def test_the_short_form_is_turn_3_on_std2() -> None:
    assert GAME.position("BIN=Bc LAI=Wc | W0 B4").position() == ("t=3 map=STD2 opt= T=18 pos=BIN=Bc LAI=Wc chao=W0 B4")


def test_every_legal_order_is_written_and_read_as_itself() -> None:
    s = board(at("AN=Wv BIN=Bv1 LAI=Wc RAO=Wc2 | W9 B4"))
    for order in flat_orders(s, 0):
        text = write_turn({0: order, 1: None})
        (seat, actions), (other, nothing) = read_turn(s, text)
        assert (seat, order_of(tuple(actions))) == (0, order)
        assert (other, order_of(tuple(nothing))) == (1, None)


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("W LAI:D1F2M2", [(1, "LAI"), (2, 1), (3, 2), (4, 2), (0, 1)]),
        ("lai:m3d1", [(1, "LAI"), (2, 1), (3, 0), (4, 3), (0, 1)]),
        ("W -", [(0, 0)]),
        ("pass", [(0, 0)]),
        ("1 W LAI", [(1, "LAI")]),
        ("F2", [(3, 2)]),
        ("commit", [(0, 1)]),
        ("recall", [(5,)]),
        ("C:A@-1,0r3", [(6, 1), (7, -1, 0), (8, 3)]),
        ("1 M:O", [(6, 30)]),
        ("objects", [(10, 1)]),
        ("1 bid 4", [(11, 4)]),
        ("takes W LAI", [(12, 0)]),
    ],
)
def test_moves_read(text: str, actions: list[tuple[int | str, ...]]) -> None:
    state = GAME.position("BIN=Bc LAI=Wc | W0 B4")
    wanted = [tuple(province(part) if isinstance(part, str) else part for part in action) for action in actions]
    assert state.read(0, text) == wanted


@pytest.mark.parametrize(
    "text",
    ["", "LAI:", "LAI:D4", "LAI:D1D2", "B LAI:D1", "2 bid 3", "bid x", "NOWHERE", "W", "puts", "takes Q", "@1", "?"],
)
def test_what_cannot_be_read_says_what_would_have_been_right(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.position("BIN=Bc LAI=Wc | W0 B4").read(0, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "t=17 map=STD2 pos=LAI=Wc BIN=Bc chao=W0 B0",
        "t=1 map=STD9 pos= chao=W0 B0",
        "LAI=Wc LAI=Bc | W0 B0",
        "LAN=Wc BIN=Bc | W0 B0",
        "LAI=Pc BIN=Bc | W0 B0",
        "LAI=Wc BIN=Bc | W0",
        "LAI=Wc BIN=Bc | W0 W1",
        "LAI=-c BIN=Bc | W0 B0",
        "LAI=W BIN=Bc | W0 B0",
        "t=0 map=STD2 pos= clans=WB seats=-0 -0",
        "t=1 map=C:A@0,0r0;C:A@1,0r0 pos= chao=W0 B0",
        "t=1 map=C:A@0,0r0;C:B@0,0r0 pos= chao=W0 B0",
        "t=1 t=2 map=STD2 pos= chao=W0 B0",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadDocument):
        GAME.position(text)


def test_a_clan_of_two_is_told_with_the_second_seat() -> None:
    with pytest.raises(BadDocument, match="W can’t be the clan of seat 2"):
        GAME.position("t=1 map=STD2 pos=LAI=Wc RU=Bc chao=W0 W0")


def test_seats_follow_the_order_of_the_chao() -> None:
    s = cast(Yuan, GAME.position("AN=Gc BIN=Ocw JIA=Kc RAO=Rc2 | R0 O9 K0 G2"))
    assert s.clans == [4, 7, 6, 5]
    assert s.colours == [4, 5, 6, 7]


def test_set_up_moves_are_recorded_as_the_page_writes_them() -> None:
    match = Match(GAME, 2, {}, chance=Chance.forced([None, None, list(range(1, 9)), None]))
    while len(match.record.moves) < 8:
        seat = match.state.actors()[0]
        for _ in range(3):
            match.play(seat, match.state.actions(seat)[0])
    for _ in range(2):
        match.play(match.state.actors()[0], match.state.default(match.state.actors()[0]))
    match.play(0, "accepts")
    match.play(1, "accepts")
    texts = [move.text for move in match.record.moves]
    assert texts[0] == "C:A@0,0r0"
    assert texts[8].startswith("puts W ")
    assert texts[10:] == ["accepts", "accepts"]
