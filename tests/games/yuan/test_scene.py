"""The picture: all that section 12 wants seen, and for nobody's eyes but those that may see it."""

from __future__ import annotations

import random
from typing import cast

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.engine.picture.scene import WHITE, Node, Scene
from baronage.engine.picture.svg import to_svg
from baronage.engine.picture.text_renderer import outline
from baronage.games.yuan import verbs
from baronage.games.yuan.data import PROVINCE_NAMES
from baronage.games.yuan.scene.frame import SHEET, TOOLS
from baronage.games.yuan.scene.hexes import INNER
from baronage.games.yuan.state import Yuan
from tests.engine.boxes import clashes
from tests.games.yuan.table import GAME, MON3, at, turn
from tests.slow import slow_after

TABLE = "AN=-t BIN=Bdw2 FU=Wv JIA=Bcst LAI=Wc1 TAO=Wd | W9 B4"


def seen(match: Match, viewer: int = PUBLIC) -> Scene:
    scene = GAME.scene(match.state.redact(viewer))
    assert scene.faults() == []
    return scene


def node(scene: Scene, id: str) -> Node:
    found = scene.find(id)
    assert found is not None, f"{id} is not there"
    return found


def traces(scene: Scene) -> list[Node]:
    return [part for part in scene.nodes if part.id.startswith("trace.")]


def icons(scene: Scene, id: str) -> list[str]:
    return [part.icon for part in node(scene, id).walk() if part.icon]


def test_every_province_says_what_it_is_and_holds() -> None:
    scene = seen(at(TABLE))
    assert node(scene, "p.AN").says == "An, Hill: free with a Temple"
    assert node(scene, "p.BIN").says == "Bin, Rice: fortified double City of Blue with 2 Armies"
    assert node(scene, "p.JIA").says == "Jia, Rice: indestructible City of Blue with a Temple"
    assert node(scene, "p.FU").says == "Fu, Mine: Village of White"
    assert node(seen(at(TABLE), 0), "p.FU").says == "Fu, Mine: your Village"
    assert icons(scene, "p.AN") == ["hill", "temple"]
    assert icons(scene, "p.FU") == ["pick", "house"]
    assert icons(scene, "p.TAO") == ["tree", "battlements", "battlements"]
    assert icons(scene, "p.LAI") == ["wheat", "battlements", "banner"]
    assert len([part for part in scene.walk() if part.id.startswith("p.")]) == 40
    bars = {
        name: [part.classes for part in node(scene, name).walk() if part.kind == "rect"] for name in ("p.BIN", "p.JIA")
    }
    assert bars == {"p.BIN": ["wall"] * 4, "p.JIA": ["tick"] * 2}  # wood: a broken bar; stone: two bars
    assert "2" in [part.text for part in node(scene, "p.BIN").walk()]
    assert f"owned seat-{WHITE}" in [part.classes for part in node(scene, "p.FU").walk()]
    assert scene.colours == (WHITE, 1)
    assert scene.names == ("White", "Blue")


def test_connections_over_water_and_defence_are_told_on_hover() -> None:
    scene = seen(at(TABLE))
    assert "Across water: Deng, Mei, Shu, Yan and Ying." in node(scene, "p.LAI").tip
    assert "Its defence is 2: it falls to 5 attacking Armies." in node(scene, "p.BIN").tip
    assert "Its stone Ramparts can’t be taken." in node(scene, "p.JIA").tip


@pytest.mark.rule("YUAN-O1.05")
def test_on_hover_a_river_connects_those_for_whom_it_is_open() -> None:
    match = at("BIN=Bc FEN=Bv KUN=Wc1 | W0 B0", rivers="on")
    assert "Across water: Fen and Tang." in node(seen(match, 0), "p.KUN").tip
    assert "Enemies in reach: 1 Army in Kun." in node(seen(match, 1), "p.FEN").tip
    closed = at("BIN=Bc FEN=Bv KUN=Wc1 QI=Bv1 | W0 B0", rivers="on")
    assert "Across water: Tang." in node(seen(closed, 0), "p.KUN").tip
    assert "Enemies in reach" not in node(seen(closed, 1), "p.FEN").tip


def test_what_a_loss_cuts_off_and_who_would_march_is_shown() -> None:
    match = at("BIN=Bv LUO=Bc RAO=Wc2 RU=Bv XIN=Bv YI=Wv | W0 B0")
    assert "If it falls, Bin, Ru and Xin are cut off." in node(seen(match), "p.LUO").tip
    assert "If it falls, Ru is cut off." in node(seen(match), "p.BIN").tip
    for click in ("BIN", "D0", "F0", "M1"):
        match.play(0, click)
    assert "2 Armies from Rao to Bin" in [part.says for part in seen(match, 0).walk()]
    assert "2 Armies from Rao to Bin" not in [part.says for part in seen(match, 1).walk()]


def test_rivers_and_volcanoes_are_drawn_when_they_are_played_with() -> None:
    wet = [part.says for part in seen(at(TABLE, rivers="on")).walk() if part.says.startswith("A river")]
    assert len(wet) == 11
    assert not [part for part in seen(at(TABLE)).walk() if part.says.startswith("A river")]
    fire = seen(at("ALAG=Wc BARGA=Bc | W0 B0", land=MON3, volcanoes="on"))
    assert "flame" in icons(fire, "p.ALAG")
    assert "Volcano" in [part.says for part in fire.walk()]
    assert "Volcano" not in [part.says for part in seen(at("ALAG=Wc BARGA=Bc | W0 B0", land=MON3)).walk()]


def test_the_wheel_shows_the_temples_needed_now_and_next() -> None:
    assert node(seen(at(TABLE, turn=4)), "wheel").says == "Turn 4: 7 Temples win now, 6 next turn"
    for number, words in ((4, "6 next turn"), (5, "still 6 next turn"), (16, "the last turn")):
        told = [part.text for part in node(seen(at(TABLE, turn=number)), "wheel").walk()]
        assert told[-2:] == [words, "16 Temples left to build"]


def test_clan_boards_hold_chao_reductions_temples_and_pieces_left() -> None:
    panels = {panel.title: panel for panel in seen(at(TABLE), 0).panels}
    assert panels["Clans"].rows == [["You (White)", "0", "1", "2", "1", "9"], ["Blue", "1", "3", "0", "0", "4"]]
    assert panels["Clans"].tag == "7 Temples win"
    assert panels["Pieces left"].rows == [["You (White)", "17", "11", "8", "6"], ["Blue", "18", "11", "7", "3"]]


def test_the_order_sheet_is_seen_by_its_seat_alone() -> None:
    match = at(TABLE)
    match.play(0, "LAI")
    match.play(0, "D3")
    mine = seen(match, 0)
    assert node(mine, "level.D3").children[0].classes == "plate sent"
    assert node(mine, "level.M3").children[0].classes == "plate soft"  # what is left does not pay for it
    assert "temple" in icons(mine, "draft")  # what it would do
    assert {"level.D0", "level.F3", "level.M1"} <= mine.ids()
    for viewer in (1, PUBLIC):
        assert seen(match, viewer).find("draft") is None
        assert "Temple in Lai" not in str(seen(match, viewer).document())
    note = next(panel for panel in mine.panels if panel.title == "Your order")
    assert note.lines[0] == "Cost: Development 6, Fortification 0, Militarization 0 Chão."
    assert "You build a Temple in Lai." in GAME.prompt(match.state.redact(0), 0)[0]
    for click in ("F0", "M0", "commit"):
        match.play(0, click)
    note = next(panel for panel in seen(match, 0).panels if panel.title == "Your order")
    assert note.lines[1:] == ["If nobody interferes:", "You build a Temple in Lai."]


def test_after_the_reveal_all_plans_and_the_steps_are_told() -> None:
    match = at("HU=Wc JIA=Bc1 LAI=Wc LUO=Wv XIN=Wv | W0 B4")
    turn(match, "B HU:M1F2 | W -")
    panels = {panel.title: panel for panel in seen(match).panels}
    assert panels["Orders of turn 3"].rows == [
        ["White", "passed", "−3 Provinces and +6 Chão"],
        ["Blue", "Fortification II and Militarization I on Hu", "+3 Provinces and −4 Chão"],
    ]
    steps = panels["What happened in turn 3"].lines
    assert [line.split(":")[0] for line in steps] == [
        *("Orders and payment", "Attack", "Fortification after attack", "Income"),
    ]
    assert "Blue conquers Hu from White; 1 Army stays there." in steps[1]
    marks = [part.says for part in traces(seen(match))]
    assert "Blue conquers Hu from White; 1 Army stays there." in marks


def test_the_tiles_in_hand_stay_away_from_the_buttons_of_clients() -> None:
    chance = Chance(seed=2)
    s = GAME.start(seats=4, options={}, chance=chance)
    while any(cast(Yuan, s).hands):
        seat = s.actors()[0]
        scene = GAME.scene(s.redact(seat))
        tray = node(scene, "tray")
        assert tray.x >= TOOLS[0] or tray.y + SHEET[1] <= scene.height - TOOLS[1] + 1
        actions = s.actions(seat)
        s.play(seat, actions[chance.below(len(actions))], chance)


def test_a_contested_province_is_marked() -> None:
    match = at("FU=Bc LAI=Wc | W7 B0")
    turn(match, "W DAI:D3 | B FU:D1")
    (trace,) = traces(seen(match))
    assert (trace.id, trace.says) == ("trace.SHEN", "White and Blue claim Shen, which stays free.")
    assert "=" in [part.text for part in trace.walk()]
    claimed = (verbs.CONTESTED, -1, (PROVINCE_NAMES.index("SHEN"), 0, 1), "")
    assert GAME.about(match.state.redact(0), claimed) == ("p.SHEN", "trace.SHEN")  # it is shown with its line


def test_an_attack_is_previewed_with_its_sum_and_its_dangers() -> None:
    match = at("BIN=Bcw1 LUO=Bv1 RAO=Wc3 XIN=Bv YI=Wv | W9 B0")
    assert "Not sent yet" not in [part.text for part in node(seen(match, 0), "plan").walk()]  # there is nothing to send
    for click in ("BIN", "D0", "F0", "M2"):
        match.play(0, click)
    note = next(panel for panel in seen(match, 0).panels if panel.title == "Your order")
    assert "4 against 1 + 2: 1 Army and a defence of 2 in Bin." in note.lines  # one from the reserve
    assert "Danger: your Armies leave Rao, and 2 Armies of your enemies can reach it." in note.lines
    draft = node(seen(match, 0), "draft")
    assert "Bin would be yours" in [part.says for part in draft.walk()]
    assert "Not sent yet" in [part.text for part in node(seen(match, 0), "plan").walk()]
    match.play(0, "commit")
    assert not [part for part in node(seen(match, 0), "draft").walk() if part.classes == "draft dashed"]


def test_ones_own_order_is_done_with_when_it_is_revealed_and_the_next_sheet_comes_with_its_turn() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B4")
    told = (verbs.REVEALED, -1, (0, PROVINCE_NAMES.index("AN"), 1, 0, 0), "")
    assert [GAME.about(match.state.redact(viewer), told) for viewer in (0, 1)] == [("draft", "p.AN"), ("p.AN",)]
    turn = (verbs.TURN, -1, (5, 6), "")  # the sheet of the next turn comes with that turn, not before
    assert GAME.about(match.state.redact(0), turn) == ("wheel", "plan")


def test_the_marches_of_the_last_turn_are_arrows_until_the_next_order_is_begun() -> None:
    match = at("HU=Wv1 LUO=Bc3 RAO=Wc2 XIN=Wc1 YI=Wv1 | W0 B0")
    turn(match, "W LUO:M1 | B -")
    for viewer, who in ((0, "You"), (1, "White"), (PUBLIC, "White")):
        march = node(seen(match, viewer), "march.LUO")
        assert [part.says for part in march.children if part.says] == [
            f"{who} marched from Hu to Luo with 1 Army",
            f"{who} marched from Rao to Luo with 2 Armies",
            f"{who} marched from Xin to Luo with 1 Army",
        ]
    marched = (verbs.MARCHED, -1, (0, PROVINCE_NAMES.index("LUO"), 4, 0, PROVINCE_NAMES.index("HU")), "")
    assert GAME.about(match.state.redact(0), marched) == ("p.LUO", "march.LUO", "p.HU")
    match.play(0, match.state.actions(0)[1])
    assert seen(match, 0).find("march.LUO") is None
    assert seen(match, 1).find("march.LUO") is not None  # what another drafts is not told


def test_a_province_is_marked_inside_of_its_borders() -> None:
    """The first shape of a group is what clients mark: on the border itself the neighbours would hide it."""
    scene = seen(at("BIN=Bc LAI=Wc | W4 B4"), 0)
    assert {(part.d, part.classes) for part in (node(scene, id).children[0] for id in ("p.BIN", "p.LAI", "p.AN"))} == {
        (INNER, "")
    }


@pytest.mark.parametrize("seats", slow_after(2, [2, 8, *range(3, 8)]))
def test_nothing_covers_anything_else(seats: int) -> None:
    """Positions of random games with so many clans, from the first tile on."""
    rng = random.Random(seats)
    for options in ({"rivers": "on", "volcanoes": "on", "powers": "on", "assembly": "auto"}, {"main_box": "mongolia"}):
        chance = Chance(seed=seats)
        s = GAME.start(seats=seats, options=options, chance=chance)
        looked = 0
        while s.actors() and looked < 3:
            seat = rng.choice(s.actors())
            s.play(seat, rng.choice(s.actions(seat)), chance)
            if rng.random() < 0.06:
                looked += 1
                for viewer in (seat, PUBLIC):
                    assert clashes(to_svg(GAME.scene(s.redact(viewer)))) == []


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


def test_a_game_that_ends_before_the_first_tile_has_a_picture() -> None:
    match = Match(GAME, 2, {}, seed=1)
    match.play(match.state.actors()[0], "resign")
    assert match.over
    scene = GAME.scene(match.state.redact(0))
    assert scene.faults() == []
    assert clashes(to_svg(scene)) == []
