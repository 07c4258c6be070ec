"""Section 12.3: positions that can't be are refused, those that can are taken."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import BadDocument
from tests.games.protectors.table import GAME, at, expect, window

SOUND = "N/ring4/4 T3.N {} rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.0"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("dpl=-5", "no amount"),
        ("dpl=x", "no amount"),
        ("dpl=٣", "no amount"),
        ("cards=DRAGON,DRAGON,DRAGON", "fewer cards DRAGON"),
        ("cards=CALM,CALM", "fewer cards CALM"),
        ("cards=SNOW lock=SNOW", "fewer cards SNOW"),
        ("lock=" + ",".join(["DRAGON"] * 8), "a deck has fewer cards"),
        ("isle=4", "Player#4 is unranked"),
        ("isle=9", "no Player#9"),
        ("cash=4:5", "Player#4 is unranked"),
        ("cash=1:5,1:6", "Player#1 stands twice"),
        ("act=4:bank", "Player#4 is unranked"),
        ("gift=4:bank", "Player#4 is unranked"),
        ("out=-1/0 now=1/0", "no amount"),
        ("now=2/0", "now= lists 2"),
        ("out=1/2", "out="),
        ("work=0", "nobody works in P0"),
        ("work=-1", "no amount"),
        ("work=9", "nobody works in P9"),
        ("work=4", "nobody works in P4"),
        ("top=CALM cards=CALM", "CALM isn’t in its deck"),
    ],
)
def test_impossible_positions_are_refused(more: str, why: str) -> None:
    with pytest.raises(BadDocument, match=why):
        GAME.position(SOUND.format(more))


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("N/ring4/4 T3.N map=1:1.1 1:2.1 3:3.1 4:4.1", "P1 stands twice"),
        ("N/ring4/4 T3.N map=1:1.1 2:2.1 3:3.1 5:4.1", "no entry of a map"),
        ("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:4.1", "P4 belongs to an unranked player"),
        ("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1+4x1", "Player#4 is unranked"),
        ("N/ring4/4 T3.N rank=1>2>3 map=1:1.1 2:2.1 3:3.1+2x0", "no entry of a map"),
        ("N/ring4/4 T3.N map=1:1.1 2:2.1 3:3.1 4:-.1", "P4 is ownerless and holds units"),
        ("N/ring4/4 T0.N map=1:1.1 2:2.1 3:3.1 4:4.1", "turns 1 to 12"),
        ("N/ring4/4 T13.N map=1:1.1 2:2.1 3:3.1 4:4.1", "turns 1 to 12"),
        ("N/ring4/4 T3.N map=1:1.1 2:2.1 3:3.1 4:4.1 team=1:1,2:1,3:1,4:2", "of equal size"),
        ("N/ring4/4 T3.N map=1:1.1 2:2.1 3:3.1 4:4.1 team=1:1,2:3,3:1,4:3", "of equal size"),
        ("N/ring4/4 T3.N map=1:1.1 2:2.1 3:3.1 4:4.1 team=1:1,2:2", "."),
        ("N/ring4/4 T3.N dpl=1 dpl=2 map=1:1.1 2:2.1 3:3.1 4:4.1", "stands twice"),
    ],
)
def test_more_impossible_positions(position: str, why: str) -> None:
    with pytest.raises(BadDocument, match=why):
        GAME.position(position)


def test_possible_positions_are_taken() -> None:
    three = "N/ring4/4 T12.N cards=DRAGON lock=DRAGON,DRAGON rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.0 vp=4:3 fac=4:lan"
    assert "lock=DRAGON,DRAGON" in GAME.position(three).position()  # two were put in from outside (REALM-N2.07)
    match = at(SOUND.format("cards=DRAGON,DRAGON"))
    assert window(match) == "orders"
    expect(match, "rank=1>2>3")
