"""The picture for a narrow screen: the same things under the same ids, below each other, none over another."""

from __future__ import annotations

import pytest

import baronage
from baronage.engine.core.state import PUBLIC
from baronage.engine.picture.scene import Node, Scene
from baronage.engine.picture.svg import to_svg
from baronage.games.brawling.meta import LETTERS
from tests.engine.boxes import clashes
from tests.games.brawling.table import GAME, at, do, playout

WIDE = 420  # units: what a phone held upright shows at a scale at which all can be read
CROWDED = (
    "deck=+1 | mkt=BAR1,SHE1,FLI1 | turn=A | A r=2 t=MER1,scr1,far3,arc2,kni2,CAT3,FAR1,TOW1,MAR1,INN1,BAR2,SMI1,SMI2 "
    "w=HOR1,HOR2,CAT2 k=SHE2,ARC1,KNI1 a=RAM1,RAB1,RAC1 | B r=1 h=+3 t=MER2,inn2,KNI3,hor3,FAR2,COU1,COU2,TOW2 w=CAT1,ARC3"
)
THREE = "deck=+20 | mkt=-,KNI3,TOW1 | turn=A | A r=4 h=FAR1,SHI1 t=far2,MER1 w=KNI1 | B t=FAR3,inn1 k=ARC1 | C t=MAR1 w=kni2"
EIGHT = "deck=+20 | mkt=+3 | turn=C | " + " | ".join(
    f"{letter} r=1 h=+2 t=far{i},FAR{i + 8} w=kni{i}" for i, letter in enumerate(LETTERS[:8], 1)
)
SIXTEEN = "deck=+20 | mkt=+3 | turn=P | " + " | ".join(
    f"{letter} r=1 h=+2 t=far{i} a=RAB{i}" if i < 5 else f"{letter} r=1 h=+2 t=far{i}"
    for i, letter in enumerate(LETTERS, 1)
)


def cards(scene: Scene) -> list[Node]:
    """All cards on the board but the small backs of hands."""
    return [each for node in scene.nodes for each in node.walk() if each.kind == "card" and each.h > 20]


@pytest.mark.parametrize("position", [CROWDED, THREE, EIGHT, SIXTEEN], ids=["two", "three", "eight", "sixteen"])
def test_all_of_it_is_below_each_other_and_nothing_covers_anything(position: str) -> None:
    match = at(position)
    for viewer in (0, 1, PUBLIC):
        scene = GAME.scene(match.state.redact(viewer), upright=True)
        assert scene.width == WIDE
        assert scene.faults() == []
        found = cards(scene)
        for i, one in enumerate(found):
            assert one.x >= 0
            assert one.x + one.w <= WIDE
            assert one.y + one.h <= scene.height
            for other in found[i + 1 :]:
                apart = one.x + one.w <= other.x or other.x + other.w <= one.x
                assert apart or one.y + one.h <= other.y or other.y + other.h <= one.y, (one.code, other.code)
        scene.panels = []
        assert clashes(to_svg(scene)) == []


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_it_has_the_same_things_as_the_broad_picture(seats: int) -> None:
    for number, (_, state) in enumerate(playout(seats, seats)):
        if number % 23 or number > 300:
            continue
        view = state.redact(number % seats)
        broad = GAME.scene(view)
        assert GAME.scene(view, upright=True).ids() == broad.ids() - {"advice"}  # the prompt tells the same


def test_an_attack_joins_the_same_cards() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1,ARC1,kni1 h=P2A1 | B h=SHI1 t=TOW1,BAR1,mer1,SCR1")
    do(match, "A CAT1>BAR1 ; A P2A1>BAR1 ; A ARC1>SCR1")
    scene = GAME.scene(match.state.redact(0), upright=True)
    attack = scene.find("attack")
    assert attack is not None
    assert {each.code for each in attack.walk() if each.code} == {"CAT1>BAR1", "P2A1>BAR1", "ARC1>SCR1"}
    assert all(0 <= each.x <= WIDE for each in attack.walk() if each.kind == "rect")
    assert "Only you see this" not in [each.text for each in attack.walk()]  # there is no room, and the prompt tells it


def test_the_cards_of_a_zone_stand_in_one_row_if_it_holds_them() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=MER1,far1,CAT1,ARC1,kni1 k=HOR1 | B")
    scene = GAME.scene(match.state.redact(0), upright=True)
    military = scene.find("A.military")
    assert military is not None
    rows = {each.y for each in military.walk() if each.kind == "card"}
    assert len(rows) == 1


def test_a_game_without_such_a_picture_gives_its_broad_one() -> None:
    yuan = baronage.games()["yuan"]
    view = yuan.start(seats=2, options={}, chance=baronage.Chance(1)).redact(0)
    assert yuan.scene(view, upright=True).document() == yuan.scene(view).document()
