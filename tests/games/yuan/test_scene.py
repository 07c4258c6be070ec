"""The picture: all that section 12 wants seen, and for nobody's eyes but those that may see it."""

from __future__ import annotations

import pytest

from baronage.engine.flow import PUBLIC
from baronage.engine.match import Match
from baronage.engine.outline import outline
from baronage.engine.scene import Node, Scene
from baronage.engine.svg import to_svg
from tests.games.yuan.table import GAME, MON3, at, turn

TABLE = "AN=-t BIN=Bdw2 FU=Wv JIA=Bcst LAI=Wc1 TAO=Wd | W9 B4"


def seen(match: Match, eyes: int = PUBLIC) -> Scene:
    scene = GAME.scene(match.state.redact(eyes))
    assert scene.faults() == []
    return scene


def node(scene: Scene, id: str) -> Node:
    found = scene.find(id)
    assert found is not None, f"{id} is not there"
    return found


def icons(scene: Scene, id: str) -> list[str]:
    return [part.icon for part in node(scene, id).walk() if part.icon]


def test_every_province_says_what_it_is_and_holds() -> None:
    scene = seen(at(TABLE))
    assert node(scene, "p.AN").says == "AN, Hill: free, with a Temple"
    assert node(scene, "p.BIN").says == "BIN, Rice: Blue, fortified two Cities with 2 Armies"
    assert node(scene, "p.JIA").says == "JIA, Rice: Blue, indestructible City with a Temple"
    assert node(scene, "p.FU").says == "FU, Mine: White, Village"
    assert icons(scene, "p.AN") == ["hill", "temple"]
    assert icons(scene, "p.FU") == ["pick", "hut"]
    assert icons(scene, "p.TAO") == ["tree", "castle", "castle"]
    assert icons(scene, "p.LAI") == ["wheat", "castle", "banner"]
    assert len([part for part in scene.walk() if part.id.startswith("p.")]) == 40
    assert "dashed" in str([part.classes for part in node(scene, "p.BIN").walk()])


def test_connections_over_water_and_defence_are_told_on_hover() -> None:
    scene = seen(at(TABLE))
    assert "Connected over water: DENG, MEI, SHU, YAN and YING." in node(scene, "p.LAI").tip
    assert "Defence 2: it falls to 5 attacking Armies." in node(scene, "p.BIN").tip
    assert "it can't be taken" in node(scene, "p.JIA").tip


def test_what_a_loss_cuts_off_and_who_would_march_is_shown() -> None:
    match = at("BIN=Bv LUO=Bc RAO=Wc2 RU=Bv XIN=Bv YI=Wv | W0 B0")
    assert "If it falls, BIN, RU and XIN are cut off." in node(seen(match), "p.LUO").tip
    assert "If it falls, RU is cut off." in node(seen(match), "p.BIN").tip
    for click in ("BIN", "D0", "F0", "M1"):
        match.play(0, click)
    assert "2 from RAO to BIN" in [part.says for part in seen(match, 0).walk()]
    assert "2 from RAO to BIN" not in [part.says for part in seen(match, 1).walk()]


def test_rivers_and_volcanoes_are_drawn_when_they_are_played_with() -> None:
    wet = [part.says for part in seen(at(TABLE, rivers="on")).walk() if part.says.startswith("River")]
    assert len(wet) == 11
    assert not [part for part in seen(at(TABLE)).walk() if part.says.startswith("River")]
    fire = seen(at("ALAG=Wc BARGA=Bc | W0 B0", land=MON3, volcanoes="on"))
    assert "flame" in icons(fire, "p.ALAG")
    assert "Volcano" in [part.says for part in fire.walk()]
    assert "Volcano" not in [part.says for part in seen(at("ALAG=Wc BARGA=Bc | W0 B0", land=MON3)).walk()]


def test_the_wheel_shows_the_temples_needed_now_and_next() -> None:
    assert node(seen(at(TABLE, turn=4)), "wheel").says == "Turn 4: Temples needed now 7, next turn 6"


def test_clan_boards_hold_chao_reductions_temples_and_pieces_left() -> None:
    panels = {panel.title: panel for panel in seen(at(TABLE), 0).panels}
    assert panels["Clans"].rows == [
        ["White", "0 of 7", "1", "2", "1", "9", "plans"],
        ["Blue", "1 of 7", "3", "0", "0", "4", "plans"],
    ]
    assert panels["Pieces left"].rows == [["White", "17", "11", "8", "6"], ["Blue", "18", "11", "7", "3"]]


def test_the_order_sheet_is_seen_by_its_seat_alone() -> None:
    match = at(TABLE)
    match.play(0, "LAI")
    match.play(0, "D3")
    mine = seen(match, 0)
    assert "chosen" in str([part.classes for part in node(mine, "level.D3").walk()])
    assert "temple" in icons(mine, "p.LAI")  # what it would do, as a draft
    assert {"level.D0", "level.F3", "level.M1"} <= mine.ids()
    for eyes in (1, PUBLIC):
        assert "temple" not in icons(seen(match, eyes), "p.LAI")
        assert "LAI:D3" not in str(seen(match, eyes).document())
    note = next(panel for panel in mine.panels if panel.title == "Your order")
    assert note.lines[0] == "W LAI:D3: Development 6, Fortification 0, Militarization 0 Chão."
    assert "White builds a Temple in LAI." in note.lines


def test_after_the_reveal_all_plans_and_the_steps_are_told() -> None:
    match = at("HU=Wc JIA=Bc1 LAI=Wc LUO=Wv XIN=Wv | W0 B4")
    turn(match, "B HU:M1F2 | W -")
    panels = {panel.title: panel for panel in seen(match).panels}
    assert panels["Orders of turn 3"].lines == ["W -", "B HU:F2M1"]
    steps = panels["What happened in turn 3"].lines
    assert [line.split(":")[0] for line in steps] == [
        *("S0 Reveal and payment", "S4 Attack", "S5 Fortification after attack", "S6 Income", "S7 Update"),
    ]
    assert "Blue conquers HU from White with 1 Army." in steps[1]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_map_in_the_making_shows_hands_and_places(seats: int) -> None:
    match = Match(GAME, seats, {}, seed=3)
    seat = match.state.actors()[0]
    for _ in range(2):
        match.play(seat, match.state.actions(seat)[0])
    scene = seen(match, seat)
    assert "turn.5" in scene.ids()
    assert "spot.0.0" in scene.ids()
    assert any(name.startswith("tile.") for name in scene.ids())
    assert to_svg(scene).startswith("<svg")
    assert outline(scene)
