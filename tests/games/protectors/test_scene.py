"""The picture."""

from __future__ import annotations

import pytest

from baronage.engine.svg import to_svg
from tests.games.protectors.table import GAME, at, begin

POSITIONS = [
    "N/ring7/7 T3.N dpl=6 cards=RAIN,MIST rank=2>1>4>3>5>6>7 map=1:1.2 2:2.3^1 3:3.0 4:4.1 5:5.1 6:6.2 7:7.1 cash=1:50",
    "G/two52/16 T6.C cards=CALM,MIST,SEAF lock=FLOOD rank=1>2>3 map=1:1.3^3 2:2.1g 30:3.2 isle=2 cash=1:90",
    "N/ring3/3 T3.A dpl=9 rank=1>2>3 map=1:1.2 2:2.1 3:3.1 work=1",
]


@pytest.mark.parametrize("position", POSITIONS)
def test_a_scene_has_every_place_and_player_and_no_faults(position: str) -> None:
    match = at(position)
    for eyes in (0, -1):
        view = match.state.redact(eyes)
        scene = GAME.scene(view)
        assert scene.faults() == []
        assert {"P1", "P2", "player.1", "deck.0", "status"} <= scene.ids()
        assert to_svg(scene).startswith("<svg")


def test_the_attack_panel_tells_what_is_at_stake() -> None:
    match = at(POSITIONS[2])
    panel = GAME.scene(match.state.redact(2)).panels[0]
    rows = {row[0]: row[1] for row in panel.rows}
    assert rows["You owe"] == "2"  # the Worldeater
    assert "your place in the game" in rows["If the Dragon wins you lose"]


def test_own_orders_are_marked_and_others_are_not() -> None:
    match = at(POSITIONS[0])
    match.play(0, "+M1-2x2")
    drafts = [node for node in GAME.scene(match.state.redact(0)).walk() if "draft" in node.classes]
    assert len(drafts) == 2
    assert not [node for node in GAME.scene(match.state.redact(1)).walk() if "draft" in node.classes]


def test_before_the_board_there_is_a_scene_too() -> None:
    match = begin(4, [], version="vote")
    assert GAME.scene(match.state.redact(0)).faults() == []


def test_clicks() -> None:
    match = at(POSITIONS[0])
    found = {match.state.write(0, action): GAME.nodes(match.state, 0, action) for action in match.state.actions(0)}
    assert found["+F1"] == ["P1"]
    assert found["+M1-2x1"] == ["P1", "P2"]
    assert found["+S1:3@2"] == ["P1", "player.3", "P2"]
    assert found["$5>2"] == ["player.2"]
