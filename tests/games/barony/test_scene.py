"""The picture: the Kingdom from one's own side, Serfs with all they are, targets and odds before one commits."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.picture.scene import Node, Scene
from baronage.engine.picture.svg import to_svg
from baronage.engine.picture.text_renderer import outline
from baronage.games.barony.board.geometry import kingdom
from baronage.games.barony.board.orientation import SIDE
from baronage.games.barony.data import MANEUVER_NAME
from baronage.games.barony.scene.frame import frame
from baronage.games.barony.scene.panels import STAGE_OF
from baronage.games.barony.state import Barony
from baronage.games.barony.steps import STEPS
from tests.games.barony.table import GAME, LOST, WON, at, full, play, position, slot

REST = "6PeP1@H4.2 7PeJ1@H4.4 8PeJ1@H4.9"
BOARDS = [
    *(("classic", seats) for seats in (2, 3, 4, 5, 6)),
    ("joust", 2),
    ("pit", 2),
    *(("crown", seats) for seats in (2, 3, 4, 5)),
    ("round_table", 6),
]


def seen(state: Barony, viewer: int = 0) -> Scene:
    """The scene of these eyes, without faults, with a place for everything that they may click."""
    view = state.redact(viewer)
    scene = GAME.scene(view)
    assert scene.faults() == []
    if viewer >= 0:
        for action in state.actions(viewer):
            assert set(GAME.nodes(view, viewer, action)) <= scene.ids(), state.write(viewer, action)
    return scene


def node(scene: Scene, id: str) -> Node:
    found = scene.find(id)
    assert found is not None, f"{id} is not there"
    return found


def says(scene: Scene) -> list[str]:
    return [one.says for one in scene.walk() if one.says]


def icons(scene: Scene, id: str) -> list[str]:
    return [part.icon for part in node(scene, id).walk() if part.icon]


# --- the Kingdom ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_every_board_lies_with_ones_home_below(board: str, seats: int) -> None:
    plan = kingdom(board, seats)
    for home in range(seats):
        view = frame(plan, home)
        middle = sum(y for _, y in view.centres) / len(view.centres)
        mine = [view.at(plan.home_first[home] + i)[1] for i in range(25)]
        assert sum(mine) / 25 > middle
        assert len({(round(x), round(y)) for x, y in view.centres[:-1]}) == plan.size
        boxes = [*view.heads, *view.holds.values()]
        for place, (x, y, w, h) in enumerate(boxes):
            assert x >= 0
            assert y >= 0
            for left, top, wide, high in boxes[place + 1 :]:
                assert x + w <= left or left + wide <= x or y + h <= top or top + high <= y, "labels lie on each other"


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_every_board_can_be_drawn_for_everybody(board: str, seats: int) -> None:
    state = GAME.start(seats, {"mode": "quick", "board": board}, Chance(3))
    assert isinstance(state, Barony)
    while state.round == 0:
        seat = state.actors()[0]
        state.play(seat, state.actions(seat)[0], Chance(3))
    for viewer in (PUBLIC, *range(seats)):
        scene = seen(state, viewer)
        assert len([one for one in scene.walk() if "." in one.id and one.id[-1].isdigit() and one.kind == "path"]) == (
            state.board.size
        )
        assert node(scene, "M").says == "The Market, empty"


@pytest.mark.rule("BAR-G1.03", "BAR-G2.01")
def test_colours_alternate_and_directions_turn_with_the_board() -> None:
    plan = kingdom("classic", 2)
    for home in (0, 1):
        view = frame(plan, home)
        here, there = at("C1.5"), at("C1.11")  # 90 from it
        (ax, ay), (bx, by), (dx, dy) = view.at(here), view.at(there), view.way(1)
        reach = SIDE / 3**0.5
        assert bx - ax == pytest.approx(reach * dx)
        assert by - ay == pytest.approx(reach * dy)
    scene = seen(position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST))
    assert "land-dark" in node(scene, "C1.5").classes
    assert "land-light" in node(scene, "C1.11").classes


def test_points_and_homes_say_whose_they_are() -> None:
    words = says(seen(position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST)))
    assert "The lower left point of B's home, your goal" in words
    assert "The upper left point of your home" in words
    watching = says(seen(position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST), PUBLIC))
    assert "The lower left point of B's home" in watching
    assert not any("your" in sentence for sentence in watching)


def test_the_simple_game_has_no_market() -> None:
    assert seen(position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST)).find("M") is None


# --- Serfs ------------------------------------------------------------------------------------------------------------


def test_a_serf_shows_all_that_it_is() -> None:
    state = full(
        "1ThP2@C1.5{W:DAG,bl1} 2GuS1@C1.11{MKW2,away} 3SoS1@H4.17{B} 4PeJ1@C2.5{sl2} 5PeP1@C3.5{sn1} 6PeP1@out",
        "5WiP3x2@C1.20{S:FIR,+2x1}",
    )
    scene = seen(state)
    assert node(scene, "A1").says == (
        "Your Thief 1: a Pointer of Rank 2, on the triangle 3 steps below and a little left of the Market, blessed, Dagger"
    )
    assert node(scene, "A1").tip == "Maneuvers: Pick Pocket (steals gold instead of bumping)"
    assert icons(scene, "A1") == ["church", "sword"]
    assert icons(scene, "A2") == ["hammer"]
    assert icons(scene, "A3") == ["lock"]
    assert icons(scene, "A4") == ["clock"]
    assert icons(scene, "A5") == ["chain"]
    assert icons(scene, "B5") == ["scroll", "up"]
    assert node(scene, "B5").says.startswith("B's Wizard 5: a Pointer of Rank 3 and Move x2, on the triangle ")
    assert node(scene, "A1").children[0].kind == "path"  # a diamond: Pointer
    assert node(scene, "A2").children[0].kind == "rect"  # a square: Sider
    assert node(scene, "A4").children[0].kind == "circle"  # a disc: Jumper
    letters = [part.text for part in node(scene, "A1").walk() if part.text]
    assert letters == ["Th", "1"]  # its colour says whose it is; A1 stands in notation alone
    assert len([part for part in node(scene, "A1").children if part.kind == "circle" and part.classes == "ground"]) == 2
    assert "killed" in node(scene, "A6").says


def test_a_line_of_the_roster_tells_as_much_as_it_has_room_for() -> None:
    state = full("3SoS1@C1.5{W:DAG,R:SHI}", "5PeP1@C1.11")
    state.kills[slot("A3")] = 2
    words = [part.text for part in node(seen(state), "A3.row").walk() if part.text]
    (told,) = (word for word in words if "from its goal" in word)
    assert told.endswith(", Dagger")


def test_who_stands_on_a_triangle_is_clicked_with_it() -> None:
    scene = seen(position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST))
    assert node(scene, "C1.5").same == "A3"
    assert [one.same for one in node(scene, "roster").children if one.same] == ["A3", "A4", "A5"]


@pytest.mark.rule("BAR-H1.01")
def test_holds_are_counted_beside_their_point() -> None:
    state = full("1ThP1@H4.17{h2}", "5PeP1@H1.25{h1}")
    assert "You hold the lower left point of B's home: 2 of 3 turns" in says(seen(state, 0))
    assert "B holds the upper left point of your home: 1 of 3 turns" in says(seen(state, 0))
    locked = position("3SoP1@H4.17{B}", "1ThP1@C1.11")
    assert "You hold the lower left point of B's home: barricaded" in says(seen(locked, 0))


def test_markers_show_setter_and_rank() -> None:
    state = full("1ThP1@C1.5", "5PeP1@C1.20", marks="trap@C2.24=A1r2 snare@C4.7=B5r1")
    signs = [words for words in says(seen(state)) if words.startswith("A ")]
    assert [words.partition(", on the triangle ")[0] for words in signs] == [
        "A trap of your Thief 1, of Rank 2",
        "A snare of B's Peasant 5, of Rank 1",
    ]


def test_no_dot_hides_a_trap_or_a_snare() -> None:
    state = full("1NoP3@C1.6", "5PeP1@C1.20", marks="trap@C1.4=B5r2 snare@C1.8=B5r1")
    play(state, "A1")
    dots = {(round(one.x), round(one.y)) for one in seen(state).nodes if one.classes == "amount draft"}
    spots = {name: tuple(map(round, frame(state.board, 0).at(at(name)))) for name in ("C1.4", "C1.8", "C1.7")}
    assert spots["C1.7"] in dots
    assert not {spots["C1.4"], spots["C1.8"]} & dots


# --- before one commits -----------------------------------------------------------------------------------------------


def test_targets_odds_and_bump_lines_are_drawn_for_the_active_serf() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", f"5PeP1@C1.11 {REST}")
    play(state, "A3")
    scene = seen(state)
    dots = [one for one in scene.nodes if one.classes == "amount draft"]
    assert {(round(one.x), round(one.y)) for one in dots} == {
        (round(x), round(y)) for x, y in (frame(state.board, 0).at(at(name)) for name in ("C1.6", "C2.9"))
    }
    assert "Against B's Peasant 5: 44 % to win" in says(scene)
    assert "A bump leads 1 triangle downwards" in says(scene)
    assert [panel.rows for panel in scene.panels if panel.title == "Serfs in reach of your Soldier 3"] == [
        [["B's Peasant 5", "44 %", "1 triangle downwards"]]
    ]
    assert not any("Against " in words for words in says(seen(state, 1)))  # not the others' business


def test_a_line_off_the_board_has_a_skull() -> None:
    state = position("3PeS1@H4.3 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@H4.2 6PeP1@H4.9 7PeJ1@H4.4")
    play(state, "A3")
    scene = seen(state)
    assert "A bump leads off the board to the lower left" in says(scene)
    assert "skull" in [one.icon for one in scene.walk()]


def test_a_flight_that_may_be_shot_down_is_drawn_and_the_archer_ringed() -> None:
    state = full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2{W:PIK}", turn="B")
    play(state, "B7^90*1")
    for viewer in (0, 1, PUBLIC):  # everybody is told what is awaited, not whose answer
        scene = seen(state, viewer)
        assert any("Peasant 7 flies to the triangle 2 steps" in words for words in says(scene))
        assert "target" in [one.classes for one in node(scene, "A4").children]


@pytest.mark.rule("BAR-W2.01")
def test_where_armour_would_end_a_bump_is_clicked_on_the_board() -> None:
    state = full("3SoS1x7@C1.24", "3SoS1@C1.5{R:LEA,as3}")
    play(state, "A3-C1.16-C1.15-C1.9-C1.8-C1.7-C1.6-C1.5", "go", "/F", "/C", ">330*3")
    view = state.redact(1)
    ways = [GAME.nodes(view, 1, action) for action in view.actions(1)]
    assert ways == [["aim.330.3"], ["aim.330.2"], ["aim.330.1"]]
    assert seen(state, 1).find("aim.330.1") is not None
    assert seen(state, 0).find("aim.330.1") is None  # not his to choose


@pytest.mark.rule("BAR-A08.01")
def test_a_knight_that_may_take_the_blow_is_told_before_one_commits() -> None:
    state = full("1KnS3@C1.12{M:ESC} 5PeP1@C1.11", "3SoS1@C1.5", turn="B")
    play(state, "B3-C1.11")
    (panel,) = (panel for panel in seen(state, 1).panels if panel.title == "The fight")
    assert "A's Knight 1 may take its place: then 24 % for your Soldier 3." in panel.lines


def test_what_the_roll_decides_stands_beside_the_board() -> None:
    state = full("1ThP2@C1.3{W:DAG}", "5PeP1@C1.6")
    play(state, "A1-C1.6", "go", "/F")
    for viewer in (0, 1, PUBLIC):
        (panel,) = (panel for panel in seen(state, viewer).panels if panel.title == "The fight")
        mine, theirs = ("your", "A's")[viewer != 0], ("your", "B's")[viewer != 1]
        assert panel.tag == f"66 % for {mine} Thief 1"
        assert panel.rows[-1] == ["2 dice and", "+3", "+1"]
        assert panel.lines == [
            f"If {mine} Thief 1 wins, 66 %: {theirs} Peasant 5 is bumped 1 triangle to the "
            f"{'upper right' if viewer == 1 else 'lower left'}.",
            f"If {theirs} Peasant 5 wins, 34 %: {mine} Thief 1 is bumped 1 triangle.",
            f"{'Your' if viewer == 1 else theirs} Peasant 5 wins ties.",
        ]
    assert "chosen" in str([one.classes for one in node(seen(state), "A1").walk()])
    assert "target" in str([one.classes for one in node(seen(state), "B5").walk()])


@pytest.mark.rule("BAR-A13.02")
def test_whom_a_retreat_saves_from_falling_off_is_told_before_the_fight() -> None:
    state = full("3SoS1x2@C2.15", "5PeP1@C2.22")
    play(state, "A3-C2.14-C2.22")
    (panel,) = (panel for panel in seen(state).panels if panel.title == "The fight")
    assert "is bumped off the board" in panel.lines[0]
    assert panel.lines[1].startswith("B's Peasant 5 may retreat instead: ")


@pytest.mark.rule("BAR-B2.01")
def test_directions_are_clicked_at_their_ends() -> None:
    state = position("3PeS1@H4.3 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@H4.2 6PeP1@H4.9 7PeJ1@H4.4")
    play(state, "A3-H4.2", "/F", "/F", dice=LOST)
    scene = seen(state, 1)
    ends = [one.id for one in scene.walk() if one.id.startswith("aim.")]
    assert ends == [f"aim.{angle}.1" for angle in (30, 90, 150, 210, 270, 330)]
    assert not any(one.id.startswith("aim.") for one in seen(state, 0).walk())


def test_clicks_name_serfs_and_triangles() -> None:
    state = full("1KnP3@C1.3", "5PeP1@C1.6 6KnP3@C1.7{M:ESC}")
    view = state.redact(0)
    assert GAME.nodes(view, 0, GAME.read(state, 0, "A1")[0]) == ["A1"]
    play(state, "A1")
    assert GAME.nodes(state, 0, GAME.read(state, 0, "-C1.8")[0]) == ["C1.8"]
    assert GAME.nodes(state, 0, GAME.read(state, 0, "-C1.6")[0]) == ["B5"]
    assert GAME.nodes(state, 0, GAME.read(state, 0, "*TAC B5")[0]) == ["B5"]
    play(state, "*TAC B5")
    assert GAME.nodes(state, 1, GAME.read(state, 1, "/E6")[0]) == ["B6"]


def test_the_market_shows_its_prices() -> None:
    state = full("1GuS1@M", "5PeP1@C1.6", gold=(1500, 0))
    play(state, "A1")
    (panel,) = (panel for panel in seen(state).panels if panel.title == "The Market")
    rows = dict(zip((row[0] for row in panel.rows), zip(panel.rows, panel.looks, strict=True), strict=True))
    assert rows["Dagger +1"] == (["Dagger +1", "1,000"], "")
    assert rows["Sword +3"][1] == "muted"
    assert rows["Rank 2"][0] == ["Rank 2", "1,000"]
    assert "Rank 2 also needs 2 kills; your Guildsman 1 has 0." in panel.lines
    assert "Escort" not in rows
    assert not [panel for panel in seen(state, 1).panels if panel.title == "The Market"]


# --- before the game --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-P1.03")
def test_only_their_baron_sees_placements_before_all_are_ready() -> None:
    state = GAME.start(2, {"mode": "quick", "homes": "seats"}, Chance(1))
    assert isinstance(state, Barony)
    state.play(0, GAME.read(state, 0, "@A4")[0], Chance(1))
    mine = seen(state, 0)
    assert node(mine, "A4").says == "Your Soldier 4: a Sider of Rank 1, on the bottom point of your home, Archery"
    assert "A4" in [one.same for one in mine.walk()]
    assert seen(state, 1).find("A4") is None
    assert seen(state, PUBLIC).find("A4") is None


def test_a_hired_noble_has_no_maneuver_to_tell_of() -> None:
    state = GAME.start(2, {"mode": "full", "homes": "seats", "starting_gold": 60_000}, Chance(1))
    assert isinstance(state, Barony)
    for hire in ("$serf NoP", "$serf ThP"):
        (action,) = GAME.read(state, 0, hire)
        state.play(0, action, Chance(1))
    scene = seen(state)
    assert node(scene, "A1").says == "Your Noble 1: a Pointer of Rank 2"
    assert node(scene, "A2").says == "Your Thief 2: a Pointer of Rank 1, Pick Pocket"


def test_a_hired_roster_is_shown_as_it_grows() -> None:
    state = GAME.start(2, {"mode": "full", "homes": "seats"}, Chance(1))
    assert isinstance(state, Barony)
    state.play(0, GAME.read(state, 0, "$serf PrS")[0], Chance(1))
    assert node(seen(state, 0), "A1").says == "Your Priest 1: a Sider of Rank 2, Bless"


# --- other forms ------------------------------------------------------------------------------------------------------


def test_it_reads_well_as_text() -> None:
    state = full("1ThP2@C1.3{W:DAG}", "5PeP1@C1.6")
    play(state, "A1")
    words = outline(seen(state))
    assert "You" in words
    assert "B5 B's Peasant 5: a Pointer of Rank 1, on the triangle" in words
    assert "Against B's Peasant 5: 66 % to win" in words


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_can_be_written_as_svg(theme: str) -> None:
    state = full("1ThP2@C1.3{W:DAG}", "5PeP1@C1.6")
    play(state, "A1-C1.6", "go", "/F", "/F", dice=WON)
    assert state.place[slot("B5")] == at("C1.5")
    assert 'data-id="B5"' in to_svg(seen(state), theme)


def test_the_odds_of_a_crowd_do_not_cover_each_other() -> None:
    state = position("3SoP1@C1.5 4SoS1@H1.2 5PeP1@C1.6", "1ThP1@C1.11 5PeP1@C1.12 6PeP1@C1.4 7PeJ1@C1.10 8PeJ1@C1.13")
    play(state, "A3")
    boxes: list[tuple[float, float]] = []
    for one in seen(state).walk():
        if one.says.startswith("Against "):
            (pill,) = [child for child in one.children if child.kind == "rect" and child.r == 10]
            boxes.append((one.x + pill.x, one.y + pill.y))
    assert len(boxes) == 4
    for number, (x, y) in enumerate(boxes):
        assert all(abs(x - other) >= 46 or abs(y - down) >= 20 for other, down in boxes[:number])


@pytest.mark.rule("BAR-A00.01")
def test_maneuvers_are_told_with_their_sense() -> None:
    state = full("4SoS1@C1.5{F:ARC,M:RET} 1PrS2@C1.7{BLS1}", "1ThP1@C1.11", gold=(1500, 20))
    (panel,) = (panel for panel in seen(state).panels if panel.title == "Maneuvers")
    assert "Archery: your Soldier 4. Shoots at Jumpers that fly over it." in panel.lines
    assert "Bless: your Priest 1 (1 left). Saves a Serf from one kill." in panel.lines
    assert node(seen(state), "A").says == "You, 1,500 gold"
    reader = GAME.words.reader(0)
    senses = {GAME.words.msg("maneuver-use", {"maneuver": row}, reader, "en") for row in range(1, len(MANEUVER_NAME))}
    assert len(senses) == len(MANEUVER_NAME) - 1
    assert "nothing" not in senses


@pytest.mark.rule("BAR-Z1.01")
def test_the_simple_game_shows_no_market() -> None:
    def key(state: Barony) -> list[str]:
        return [one.text for one in seen(state).walk() if one.text.startswith("Market: ")]

    assert key(position("3SoP1@H1.9", "1ThP1@C1.11")) == []
    assert key(full("3SoP1@C1.5", "1ThP1@C1.11")) == ["Market: one Serf at a time"]


@pytest.mark.rule("BAR-C1.09")
def test_no_odds_against_ones_own() -> None:
    state = position("3SoP1@H1.9 4SoS1@H1.16 5PeP1@C1.6", "1ThP1@C1.11 5PeP1@C1.12 6PeP1@C1.4")
    play(state, "A3")
    scene = seen(state)
    assert not [one for one in scene.walk() if one.says.startswith(("Against ", "A bump "))]
    assert not [panel for panel in scene.panels if panel.title == "Serfs in reach of your Soldier 3"]
    play(state, "-H1.16")
    (panel,) = (panel for panel in seen(state).panels if panel.title == "The fight")
    assert panel.lines[-3:] == [
        "If your Soldier 4 wins, 56 %: your Soldier 3 is bumped 1 triangle anywhere.",
        "Both are of one Baron, who may say who gives way, without dice.",
        "Your Soldier 4 wins ties.",
    ]


def test_an_arrow_into_a_neighbour_points_forwards() -> None:
    state = position("3SoS1@C1.5 4SoS1@C1.19", "1ThP1@C1.11")
    play(state, "A3")
    (arrow,) = [one for one in seen(state).walk() if one.says.endswith("into your Soldier 4")]
    (ax, ay), (bx, by) = [tuple(map(float, point.split())) for point in arrow.d[1:].split("L")]
    dx, dy = frame(state.board, state.home[0]).way(1)
    assert (bx - ax) * dx + (by - ay) * dy > 5


def test_a_serf_is_activated_by_one_click_and_the_move_is_shown_first() -> None:
    state = position("3SoS1@C1.5", "1ThP1@C1.11")
    assert {GAME.leads(0, action) for action in state.actions(0) if GAME.nodes(state, 0, action)} == {True}
    play(state, "A3")
    assert {GAME.leads(0, action) for action in state.actions(0)} == {False}


def test_a_number_hides_neither_a_neighbour_nor_where_one_may_go() -> None:
    state = position("3SoS1@C1.6 4SoS1@H1.4 5PeP1@C1.12", f"5PeP1@C1.5 1ThP1@C1.7 {REST}")
    play(state, "A3")
    scene = seen(state)
    serfs = [one for one in scene.walk() if one.id and any(part.text == one.id for part in one.children)]
    serfs = [one for one in serfs if "player" not in one.classes]
    spots = [(one.x, one.y) for one in serfs] + [(one.x, one.y) for one in scene.nodes if one.classes == "amount draft"]
    for serf in serfs:
        (number,) = [part for part in serf.children if part.text == serf.id]
        x = serf.x + number.x + (-8 if number.classes.endswith(" end") else 8)
        y = serf.y + number.y - 4
        assert all(abs(x - far) >= 16 or abs(y - down) >= 14 for far, down in spots), serf.id


# --- the turn ---------------------------------------------------------------------------------------------------------


def stage(state: Barony, viewer: int = 0) -> str:
    """The step of the turn that is marked."""
    (track,) = (panel for panel in seen(state, viewer).panels if panel.kind == "track")
    return track.names[track.value or 0]


@pytest.mark.rule("BAR-T1.04")
def test_the_present_step_of_the_turn_is_marked_for_everybody() -> None:
    state = full("3SoS1x7@C1.24", "3SoS1@C1.5{R:LEA,as3}")
    assert [stage(state, viewer) for viewer in (0, 1, PUBLIC)] == ["Choose a Serf"] * 3
    assert stage(play(state, "A3")) == "Move or act"
    assert stage(play(state, "-C1.16-C1.15-C1.9-C1.8-C1.7-C1.6-C1.5")) == "Fight"
    assert stage(play(state, "go", "/F", "/C", ">330*3"), 1) == "Push the loser"


def test_every_decision_of_a_turn_is_one_of_its_steps() -> None:
    asked = {step.NAME for step in STEPS.values() if step.OFFERS}
    assert asked - STAGE_OF.keys() == {"preparation"}
