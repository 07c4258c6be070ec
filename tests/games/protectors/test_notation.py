"""Sections 12.3 and 12.4: positions and moves, both ways."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import BadDocument
from baronage.games.protectors.text import Returned
from tests.games.protectors.table import GAME, at, begin

POSITIONS = [
    "REALM1 N/ring7/7 T3.N dpl=6 cards=RAIN,MIST rank=2>1>4>3>5>6>7 map=1:1.2 2:2.3^1 3:3.0 4:4.1 5:5.1 6:6.2 7:7.1 "
    "cash=1:50,2:20,5:125",
    "REALM1 N/ring3/3 T11.C dpl=0 cards=- lock=SNOW,CRAB rank=3>1 out=1/1 map=1:1.2^3 2:-.0g 3:3.1 isle=3 cash=1:7 vp=3:5 "
    "fac=1:kal,3:cen used=1:hide,1:look act=1:bank gift=3:+fire",
    "REALM1 G/two8/4 T5.A dpl=9 cards=- rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1 5:-.0 6:-.0 7:-.0 8:1.2 "
    "team=1:1,2:1,3:2,4:2 work=1,8*",
    "REALM1 N/ring3/3 T4.V dpl=2 cards=- rank=1>2 now=1/0 map=1:1.1 2:2.1 3:-.0",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_read_and_written(text: str) -> None:
    assert GAME.position(text).position() == text


def test_a_custom_board_has_its_name() -> None:
    board = {
        "name": "lake",
        "provinces": 5,
        "borders": [[1, 2], [2, 3], [3, 4], [4, 5]],
        "starts": [1, 5],
        "island": True,
    }
    text = "REALM1 G/lake/2 T3.N dpl=0 cards=- rank=1>2 map=1:1.1 2:-.0 3:-.0 4:-.0 5:2.1 isle=1"
    assert GAME.position(text, options={"board": board}).position() == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "X/ring7/7",
        "N/ring8/7",
        "N/ring7/99",
        "N/ring7/7 rank=1>1",
        "N/ring7/7 rank=1>9",
        "N/ring7/7 map=9:1.1",
        "N/ring7/7 map=1:-.2",
        "N/ring7/7 rank=1>2 map=3:3.1",
        "N/ring7/7 cards=NONE",
        "N/ring7/7 rank=1>2 out=1/0",
        "N/ring7/7 cash=1:-5",
        "N/ring7/7 foo=1",
        "N/ring7/7 dpl=x",
    ],
)
def test_what_is_no_position(text: str) -> None:
    with pytest.raises(BadDocument):
        GAME.position(text)


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("G/two12/4 T6.N cards=PIRATE rank=1>2>3>4 map=1:1.2 4:1.2 7:1.4 2:2.1 3:3.1 6:4.1", "M1-2x2 F4* D7-6x6* ?4"),
        ("G/two12/4 T6.N rank=1>2>3>4 map=1:1.2 4:1.2 7:1.4 2:2.1 3:3.1 6:4.1", "S1:3@2* W4* F7"),
        ("N/ring4/4 T6.N cards=SEAF map=1:1.2 2:2.1 3:3.1 4:4.1 isle=1", "MI-3x1 W1"),
        ("N/ring4/4 T6.C map=1:1.2^3 2:2.1 3:3.1 4:4.1 cash=1:200 fac=1:hod", "OFFER B1x1 b17"),
        ("G/two12/4 T6.C rank=1>2>3>4 map=1:1.2 9:1.0 2:2.1 3:3.1 4:4.1 cash=1:200 fac=1:iro", "FAITH B9x2,1x2 b3"),
        ("N/ring4/4 T6.C map=1:1.2 2:2.1 3:3.1 4:4.1 cash=1:200,2:90 team=1:1,2:1,3:2,4:2", "b250 <50:2"),
        ("G/two12/4 T6.A dpl=9 rank=1>2>3>4 map=6:1.3 7:1.1 2:2.1 3:3.1 4:4.1 cash=1:200 fac=1:cen", "m5 C6x3s1,7x1s1"),
    ],
)
def test_a_message_is_stored_as_it_is_logged(position: str, text: str) -> None:
    match = at(position)
    match.play(0, text)
    assert match.record.moves[-1].text == text


def test_single_clicks_have_a_plus() -> None:
    match = at("N/ring4/4 T6.N map=1:1.2 2:2.1 3:3.1 4:4.1")
    for action in match.state.actions(0):
        text = match.state.write(0, action)
        assert match.state.read(0, text) == [action]


def test_a_ballot_of_another_vote_is_refused() -> None:
    state = begin(4, version="vote", factions="vote").state
    for text in ("factions", "+factions", "+no factions", "+chance"):
        with pytest.raises(Returned, match="E-PHASE"):
            state.read(0, text)
    assert state.read(0, "+grand") == [state.read(0, "grand")[0]]
