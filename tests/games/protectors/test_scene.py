"""The picture: what section 12 asks for is in it, and nothing covers anything else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import RESIGN
from baronage.engine.match.match import Match
from baronage.engine.picture.scene import WHITE, Node, Panel, Scene
from baronage.engine.picture.svg import to_svg
from baronage.engine.picture.text_renderer import outline
from baronage.games.protectors import verbs
from baronage.games.protectors.data import COLOURS
from baronage.games.protectors.scene.colours import TINCTURES
from baronage.games.protectors.scene.ground import ground
from tests.engine.boxes import clashes
from tests.games.protectors.table import GAME, at, begin, lots, play, realm
from tests.slow import slow_after

ORDERS = (
    "N/ring7/7 T7.N dpl=7 cards=RAIN,BLOOD,FERRY rank=2>1>4>3>5 "
    "map=1:1.2^1 2:2.3^2 3:2.2 4:2.1g 5:4.3^1 6:5.1 7:3.3^3 cash=1:35,2:85,3:60,4:140,5:110"
)
ISLAND = "G/two52/16 T6.C cards=CALM,MIST,SEAF lock=FLOOD rank=1>2>3 map=1:1.3^3 2:2.1g 30:3.2 isle=2 cash=1:90"
ATTACK = "N/ring3/3 T3.A dpl=9 rank=1>2>3 map=1:1.2 2:2.1 3:3.1 work=1"
LAKE = {
    "name": "lake",
    "provinces": 4,
    "borders": [[1, 2], [2, 3], [3, 4], [1, 3]],
    "starts": [1, 2, 3, 4],
    "island": True,
}


def scene_of(match: Any, viewer: int) -> Scene:
    found: Scene = GAME.scene(match.state.redact(viewer))
    return found


def panel(scene: Scene, title: str) -> Panel:
    return next(panel for panel in scene.panels if panel.title.startswith(title))


def node(scene: Scene, id: str) -> Node:
    found = scene.find(id)
    assert found is not None, f"{id} is not in the picture"
    return found


@pytest.mark.parametrize("position", [ORDERS, ISLAND, ATTACK])
def test_a_scene_has_every_place_and_player_and_no_faults(position: str) -> None:
    match = at(position)
    s = realm(match)
    for viewer in (0, -1):
        scene = scene_of(match, viewer)
        assert scene.faults() == []
        wanted = {f"P{place}" for place in range(1, s.land.provinces + 1)} | {f"deck.{deck}" for deck in range(4)}
        wanted |= {f"player.{s.number[seat]}" for seat in s.rank}
        assert wanted <= scene.ids()
        assert ("I" in scene.ids()) == s.land.island
        assert clashes(to_svg(scene)) == []


@pytest.mark.parametrize("seats", slow_after(3, [2, 4, 16, 3, *range(5, 16)]))
def test_nothing_covers_anything_else(seats: int) -> None:
    """Positions of random games with so many players, from the eyes of a seat and of a spectator."""
    rng = random.Random(seats)
    for version in ("normal", "grand"):
        options = {"version": version, "teams": "off", "factions": "chance", "island": "wizard_sanctum"}
        chance = Chance(seed=seats)
        s = GAME.start(seats=seats, options=options, chance=chance)
        looked = 0
        while s.actors() and looked < 4:
            seat = rng.choice(s.actors())
            choices = [action for action in s.actions(seat) if action[0] != verbs.TRANSFER]
            s.play(seat, rng.choice(choices), chance)
            if rng.random() < 0.1:
                looked += 1
                for viewer in (seat, -1):
                    assert clashes(to_svg(GAME.scene(s.redact(viewer)))) == []


@pytest.mark.rule("REALM-A2.05")
def test_players_are_drawn_in_the_colours_that_they_are_called_by() -> None:
    assert len(set(TINCTURES)) == len(COLOURS)
    match = at(ORDERS)
    scene = scene_of(match, 0)
    white = realm(match).number.index(4)
    assert scene.colours[white] == WHITE
    assert scene.names[white] == "White"
    shields = [each for each in node(scene, "player.4").walk() if each.icon == "shield"]
    assert [each.classes for each in shields] == [f"seat-{WHITE}"]
    bands = [each.classes for each in node(scene, "P5").walk() if "band" in each.classes]
    assert bands == [f"band seat-{WHITE}"]


@pytest.mark.rule("REALM-J5.01")
def test_a_plate_tells_level_units_and_whether_the_land_is_burnt() -> None:
    scene = scene_of(at(ORDERS), 0)
    capitol = node(scene, "P7")
    assert [each.text for each in capitol.walk() if each.text] == ["Kestan", "III", "Black"]
    assert sum(each.icon == "pawn" for each in capitol.walk()) == 3
    burnt = node(scene, "P4")
    assert {"land-ash", "hatched"} <= {name for each in burnt.walk() for name in each.classes.split()}
    assert "burnt" in [each.text for each in burnt.walk()]
    assert "burnt" in burnt.says


@pytest.mark.rule("REALM-D3.05", "REALM-G6.01")
def test_the_ranking_shows_brackets_and_the_last_place() -> None:
    ranking = node(scene_of(at(ORDERS), 0), "ranking")
    brackets = [each for each in ranking.children if each.says]
    assert ranking.tip.endswith("; the plain orders are open to all.")
    assert brackets[0].says == "Bracket 1 (golden Fortify!, March!, Support! and Work, work!)"
    assert brackets[3].says == "Bracket 4 (golden Work, work!)"
    assert [child.id for child in brackets[0].children if child.id] == ["player.2", "player.1"]
    assert brackets[3].children[-1].says == "5. Dark Green, last"
    assert [each.text for each in brackets[3].children[-1].walk() if each.text] == [
        "5",
        "Dark Green",
        "last",
        "2",
        "110",
    ]


def test_a_long_name_at_the_end_of_the_ranking_is_written_rather_than_that_it_is_last() -> None:
    view = at(ORDERS).state.redact(0)
    scene = GAME.scene(view, names=[f"Wat the Gleaner {seat}" for seat in range(12)])
    row = [each for each in node(scene, "ranking").children if each.says][3].children[-1]
    written = [each for each in row.walk() if each.text]
    assert written[1].text.startswith("Wat the Gleaner")
    assert "last" not in [each.text for each in written]
    assert row.says.endswith(", last")


@pytest.mark.rule("REALM-E1.05")
def test_decks_and_cards_in_play_stand_beside_the_realm() -> None:
    scene = scene_of(at(ISLAND), 0)
    assert node(scene, "deck.0").says == "Event deck: 8 cards"
    assert "Not seen yet: " in node(scene, "deck.0").tip
    assert node(scene, "play.0.0").says == "Flood! (no borders, stays until the end)"
    assert node(scene, "play.2.0").says == "Seafarers! (free crossing)"
    assert node(scene, "sea").says == "The Sea: Seafarers! Marches cross it free; Flood! No land borders"


@pytest.mark.rule("REALM-L2.01", "REALM-L1.01")
def test_the_dragon_panel_tells_what_would_wake_it() -> None:
    scene = scene_of(at(ORDERS), 0)
    assert node(scene, "dragon").says == "The Dragon, a Wurm: power 7, Threshold 10, 3 short of an attack"
    cells = [each.classes for each in node(scene, "dragon").walk() if each.classes in ("amount lost", "bar")]
    assert cells == ["amount lost"] * 7 + ["bar"] * 14
    dragon = panel(scene, "What wakes the Dragon")
    assert dragon.lines[0].startswith("3 short of an attack. Each card adds 1: next turn’s 3 make it 10, an attack.")
    assert "lowers the Threshold by 7" in dragon.lines[1]  # Bloodlust!
    rich = panel(scene_of(at(ORDERS.replace("3:60,", "3:260,")), 0), "What wakes the Dragon")
    assert "Each card adds 2, because a player has 250 $Realm or more: next turn’s 3 make it 13" in rich.lines[0]


@pytest.mark.rule("REALM-F1.02", "REALM-I2.01")
def test_the_order_sheet_has_a_row_for_each_province_with_its_sum() -> None:
    match = at(ORDERS)
    match.play(1, "+M2-1x2*")
    sheet = panel(scene_of(match, 1), "Your order sheet")
    assert [row[0] for row in sheet.rows] == ["Corva", "Dunmar", "Feldar"]
    assert sheet.rows[0][1] == "Golden March! 2 to Brask: 3 against 2, 3 or more if fortified"
    assert sheet.rows[0][2] == "1"
    assert "draft" in sheet.looks[0]
    assert "draft" not in sheet.looks[1]
    assert "March!" not in sheet.lines[0]  # that gold is used
    for click in ("+F3", "+W4", "send"):
        match.play(1, click)
    assert all("sent" in look for look in panel(scene_of(match, 1), "Your order sheet").looks)


@pytest.mark.rule("REALM-G2.07", "REALM-G3.03")
def test_the_order_sheet_counts_a_golden_march_of_who_may_give_one_and_who_marches_late_as_a_defender() -> None:
    four = "N/ring4/4 T5.N rank={} map=1:1.2 2:2.2 3:3.1 4:4.1 cash=1:80"
    match = at(four.format("1>2>3>4"))
    match.play(0, "+D1-2x2")
    (row,) = panel(scene_of(match, 0), "Your order sheet").rows
    assert row[2:] == ["2", "2 Purple"]
    (row,) = panel(scene_of(at(four.format("2>1>3>4")), 0), "Your order sheet").rows
    assert row[2:] == ["2", "3 Purple, golden"]


@pytest.mark.rule("REALM-I2.01")
def test_the_order_sheet_has_empty_provinces_too_and_counts_who_marches_in_as_a_defender() -> None:
    match = at("N/ring4/4 T5.N rank=1>2>3>4 map=1:1.2 2:1.0 3:3.2 4:4.1 cash=1:80")
    rows = panel(scene_of(match, 0), "Your order sheet").rows
    assert rows[1] == ["Corva", "no units here", "0", "2 Black"]
    label = GAME.label(match.state, 0, match.state.read(0, "+M1-2x2*")[0])[0]
    assert label == "Golden March! 2 units from Brask to Corva: it is then defended by 3"
    match.play(0, "+M1-2x2*")
    assert [row[2] for row in panel(scene_of(match, 0), "Your order sheet").rows] == ["0", "3"]
    away = at("N/ring4/4 T5.N rank=1>2>3>4 map=1:1.2 2:1.2 3:3.2 4:4.1 cash=1:80")
    away.play(0, "+M1-4x2")
    label = GAME.label(away.state, 0, away.state.read(0, "+M2-1x1")[0])[0]
    assert label.endswith("to Brask: it is then defended by 1"), "those who stood there have orders to march out"
    late = at("N/ring4/4 T5.N rank=1>2>3>4 map=1:1.2 2:1.0 3:3.2 4:4.1 cash=1:80")
    late.play(0, "+D1-2x2")
    assert [row[2] for row in panel(scene_of(late, 0), "Your order sheet").rows] == ["2", "0"]


@pytest.mark.rule("REALM-M2.04", "REALM-M5.01")
def test_the_sheet_against_the_dragon_says_where_units_die_unless_one_chooses() -> None:
    match = at("N/ring4/4 T5.A rank=1>2>3>4 map=1:1.2 2:1.2 3:3.2 4:4.1 dpl=9")
    for place, count in ((1, 2), (2, 2)):
        match.play(0, (verbs.COMMIT, place, count))
    told = panel(scene_of(match, 0), "Against the Dragon").rows[5][1]
    assert told.endswith("Unless you choose otherwise those who die are 2 in Brask.")
    match.play(0, (verbs.SACRIFICE, 2, 1))
    told = panel(scene_of(match, 0), "Against the Dragon").rows[5][1]
    assert told.endswith("Unless you choose otherwise those who die are 1 in Brask and 1 in Corva.")
    match.set_draft(0, [(verbs.COMMIT, 1, 2), (verbs.COMMIT, 2, 2), (verbs.SACRIFICE, 1, 1), (verbs.SACRIFICE, 2, 1)])
    told = panel(scene_of(match, 0), "Against the Dragon").rows[5][1]
    assert "Those who die are 1 in Brask and 1 in Corva." in told, "who has chosen is told so"


@pytest.mark.rule("REALM-J2.01", "REALM-E4.03")
def test_the_order_sheet_says_who_starves_after_the_battles() -> None:
    four = "N/ring4/4 T5.N {} rank=1>2>3>4 map=1:1.3 2:2.2 3:3.1 4:4.1 cash=1:80"
    said = "Brask feeds 2 units: one of yours there starves when the battles are over."
    assert said not in panel(scene_of(at(four.format("")), 0), "Your order sheet").lines
    match = at(four.format("cards=CRAB"))
    assert said in panel(scene_of(match, 0), "Your order sheet").lines
    match.play(0, "+M1-2x1")  # the third marches out
    assert said not in panel(scene_of(match, 0), "Your order sheet").lines


@pytest.mark.rule("REALM-J4.01")
def test_the_order_sheet_says_that_a_province_left_empty_stays_ones_own() -> None:
    said = "A Province that your last unit leaves stays yours unless another player’s units come in."
    match = at(ORDERS)
    match.play(1, "+M2-1x2*")
    assert said not in panel(scene_of(match, 1), "Your order sheet").lines  # a unit stays
    match = at(ORDERS)
    match.play(1, "+M2-1x3*")
    assert said in panel(scene_of(match, 1), "Your order sheet").lines


def test_own_orders_are_arrows_and_badges_and_others_see_none() -> None:
    match = at(ORDERS)
    for click in ("+M2-1x2*", "+S3:2@2", "+F4"):
        match.play(1, click)
    mine = node(scene_of(match, 1), "sheet")
    assert [each.text for each in mine.walk() if each.text] == ["2", "+1"]  # the rain takes one from the support
    assert [each.icon for each in mine.walk() if each.icon] == ["star", "wall"]
    assert any("arrow draft dashed" in each.classes for each in mine.walk())
    for viewer in (0, -1):
        assert scene_of(match, viewer).find("sheet") is None
    match.play(1, "send")
    assert not any("draft" in each.classes for each in node(scene_of(match, 1), "sheet").walk())


@pytest.mark.rule("REALM-I2.02", "REALM-I2.03")
def test_after_the_reveal_every_battle_is_told_with_its_sum() -> None:
    match = at("N/ring4/4 T3.N rank=1>2>3>4 map=1:1.3 2:2.2 3:3.1 4:4.3")
    play(match, {1: "M1-2x2*", 2: "F2", 3: "S3:1@2", 4: "W4"})
    told = panel(scene_of(match, -1), "Battles of turn 3")
    assert told.rows == [
        ["Corva", "Blue 4 (2 units, +1 golden march, +1 support) beats Purple 3 (2 units, +1 Fortify!)."]
    ]
    revealed = panel(scene_of(match, -1), "Last revealed")
    assert ["Blue", "Golden March! 2 units from Brask to Corva"] in revealed.rows
    assert ["White", "Work, work! in Feldar"] in revealed.rows
    scene = scene_of(match, -1)
    assert node(scene, "fight.P2").says == "A battle in Corva"
    assert scene.ids() >= {"order.P1", "order.P3"}
    s = match.state.redact(-1)
    march, battle = (verbs.ORDER, -1, (1, verbs.MARCH, 1, 2, 1, 2), ""), (verbs.BATTLE, -1, (2,), "")
    assert GAME.about(s, march) == ("P1", "order.P1", "P2")  # each is shown with its own line
    assert GAME.about(match.state.redact(0), march) == ("P1", "order.P1", "P2", "sheet")  # its own sheet is no more
    assert GAME.about(s, battle) == ("P2", "fight.P2")


def test_a_province_is_marked_inside_of_its_borders() -> None:
    """The first shape of a group is what clients mark: on the border itself the neighbours' lines would hide it."""
    scene = scene_of(at(ORDERS), 1)
    for number, place in ground(realm(at(ORDERS)).land).places.items():
        first = node(scene, f"P{number}").children[0]
        assert (first.d, first.classes) == (place.mark, "")
        assert place.mark != place.area


@pytest.mark.rule("REALM-M1.03")
def test_the_attack_panel_tells_what_is_at_stake() -> None:
    scene = scene_of(at(ATTACK), 2)
    rows = {row[0]: row[1] for row in scene.panels[0].rows}
    assert rows["You owe"] == "2"  # the Worldeater
    assert "you are eliminated" in rows["If the Dragon wins"]
    assert node(scene, "sea").says == "The Dragon attacks: power 9, 10 units together drive it off"


@pytest.mark.rule("REALM-C2.05")
def test_in_an_attack_nobody_sees_who_has_answered() -> None:
    match = at(ATTACK)
    before = scene_of(match, 0).document()
    match.play(2, "C3x1")
    assert scene_of(match, 0).document() == before


def test_every_border_is_shown_on_every_board() -> None:
    for provinces in (4, 6, 16, 52):
        land = realm(at(f"G/two{provinces}/2 T2.N rank=1>2 map=1:1.1 2:2.1", provinces=provinces)).land
        lie = ground(land)
        assert set(lie.borders) == {(i, j) for i, near in enumerate(land.adjacent) for j in near if i < j}
        assert not lie.causeways
    lie = ground(realm(at("N/lake/4 T2.N rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1", board=LAKE, version="normal")).land)
    assert sorted([*lie.borders, *lie.causeways]) == [(1, 2), (1, 3), (2, 3), (3, 4)]
    assert len(lie.causeways) <= 1


@pytest.mark.rule("REALM-A1.01", "REALM-A2.02")
def test_before_the_game_the_boards_that_the_vote_is_about_are_shown() -> None:
    match = begin(4, [], version="vote")
    scene = scene_of(match, 0)
    assert scene.faults() == []
    assert clashes(to_svg(scene)) == []
    assert [each.says for each in scene.nodes] == [
        "Normal: 4 Provinces for 4 players",
        "Grand: 8 Provinces for 4 players",
    ]
    teams = scene_of(begin(4, [], teams="on"), 0)
    assert [each.says for each in teams.nodes] == ["Normal: 4 Provinces for 4 players"]
    assert panel(teams, "Teams").rows[0] == ["You", "not yet", ""]


def test_the_text_form_names_every_place() -> None:
    words = outline(scene_of(at(ORDERS), 1), width=100)
    assert "Feldar, yours, 1 unit, burnt" in words
    assert "1. You, Grand Protector, not sent yet" in words


def test_players_are_called_by_name_where_they_have_one() -> None:
    names = ["Ada", "Bo", "Cy", "Di", "Eve"]
    match = at(ORDERS)
    seen = GAME.scene(match.state.redact(1), names=names)
    assert node(seen, "P1").says == "Brask, Ada, 2 units, level I, not burnt"
    assert node(seen, "player.1").says == "2. Ada"
    assert node(seen, "player.2").says == "1. You, Grand Protector, not sent yet"
    assert [row[0] for row in panel(seen, "Protectors").rows] == ["You", "Ada", "Di", "Cy", "Eve"]
    assert seen.names[:2] == ("Blue", "Purple"), "the colours stand beside the names"


def test_clicks() -> None:
    match = at(ORDERS)
    found = {match.state.write(0, action): GAME.nodes(match.state, 0, action) for action in match.state.actions(0)}
    assert found["+F1"] == ["P1"]
    assert found["+M1-2x1"] == ["P1", "P2"]
    assert found["+S1:3@2"] == ["P1", "P2", "player.3"]
    assert found["$5>2"] == ["player.2"]


@pytest.mark.rule("REALM-N0.02", "REALM-B1.06")
def test_the_panels_say_what_factions_do_and_when_the_dragon_wins() -> None:
    match = at("N/ring2/2 T3.N rank=1>2 map=1:1.1 2:2.1 fac=1:cen,2:cen")
    panels = {panel.title: panel for panel in GAME.scene(match.state.redact(0)).panels}
    assert panels["Factions"].lines == [
        "Cenarion: Fortify! gives 1 more; once a game up to 9 Highmagisters against the Dragon."
    ]
    assert panels["What wakes the Dragon"].lines[-1].startswith("It wins with 1 player taken (now 0) or 2 Provinces")


@pytest.mark.rule("REALM-D1.01", "REALM-D1.05")
def test_before_the_opening_bids_nobody_is_grand_protector() -> None:
    match = begin(5)
    assert "Grand Protector" not in outline(GAME.scene(match.state))
    assert "Not ranked yet" in outline(GAME.scene(match.state))
    assert "stands last" not in outline(GAME.scene(match.state), full=True)
    lots(match, [0, 1, 2, 3, 4])
    play(match)
    assert "1. Blue, Grand Protector" in outline(GAME.scene(match.state))


@pytest.mark.rule("REALM-M6.06", "REALM-M6.07", "REALM-M6.03")
@pytest.mark.parametrize(
    ("number", "lost", "ladder"),
    [
        (1, "you lose all cash and the title", "0: ruin · 1: safe"),
        (2, "Corva burns, and you are eliminated", "0: out · 1: safe"),  # the last green Province
        (3, "Dunmar and Jorvel burn, and you are eliminated", "0: out · 1: 1 burns · 2: safe"),
        (4, "Feldar and Garrow burn, and you are eliminated", "0: out · 1: out · 2: safe"),  # stands last
    ],
)
def test_what_the_dragons_victory_would_cost_is_told_before_one_commits(number: int, lost: str, ladder: str) -> None:
    match = at("N/ring6/6 T3.A dpl=9 rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1 5:4.1 6:3.1")
    view = match.state.redact(number - 1)
    panel = next(panel for panel in GAME.scene(view).panels if panel.title == "Against the Dragon")
    assert panel.rows[-1] == ["If the Dragon wins", lost]
    assert ladder in panel.lines[0]


@pytest.mark.rule("REALM-J6.05")
def test_only_what_can_be_raised_is_said_to_be_upgradable() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3 map=1:1.1^1 2:2.1^3 3:3.1 4:1.1 cash=1:60")
    play(match, {1: "Golden Work, work! P1. Hold P4", 2: "Golden Work, work! P2"})
    text = outline(GAME.scene(match.state))
    assert "Brask, Blue, 1 unit, level I, not burnt, may be upgraded" in text
    assert text.count("may be upgraded") == 1  # a Capitol is at the top


@pytest.mark.parametrize("position", [ORDERS, ISLAND, ATTACK])
def test_on_a_narrow_screen_nothing_stands_beside_the_realm(position: str) -> None:
    """The same things under the same ids: all that is not the Realm lies below it."""
    match = at(position)
    view, lie = match.state.redact(0), ground(realm(match).land)
    narrow = GAME.scene(view, upright=True)
    assert narrow.faults() == []
    assert clashes(to_svg(narrow)) == []
    assert narrow.ids() == GAME.scene(view).ids()
    board, below = narrow.nodes
    assert below.y >= board.y + lie.height
    assert narrow.width <= lie.width + 60


def test_players_are_listed_in_the_order_of_the_ranking() -> None:
    scene = scene_of(at(ORDERS), 0)
    listed = [scene.names[seat] for seat in scene.order]
    assert listed == [COLOURS[number - 1] for number in (2, 1, 4, 3, 5, 6, 7)]
    assert scene.ordered == "In the order of the Ranking; who is out stands last."


@pytest.mark.rule("REALM-A2.06")
def test_the_panel_of_players_shows_the_province_of_the_start() -> None:
    six = "rank=2>1>4>5>6 map=1:-.0 2:2.2 3:1.2 4:4.2 5:5.2 6:6.2"
    match = at(f"N/two6/6 T3.N {six}", board="two-ring")
    table = panel(scene_of(match, 1), "Protectors")
    assert table.columns[1] == "Start"
    assert [row[1] for row in table.rows] == [
        "Brask",
        "Feldar",
        "Corva",
        "Jorvel",
        "Dunmar",
    ]  # position 1 is Feldar, position 2 is Brask, ...
    assert "Out: Black, who began in Garrow, in turn 2." in table.lines


@pytest.mark.rule("REALM-C1.01")
@pytest.mark.parametrize(("position", "step"), [(ORDERS, "Orders"), (ISLAND, "Buy and bid")])
def test_a_strip_marks_the_present_step_of_the_turn_for_everybody(position: str, step: str) -> None:
    match = at(position)
    for viewer in (0, 1, -1):
        (strip,) = (panel for panel in scene_of(match, viewer).panels if panel.kind == "track")
        assert strip.names == ("Rank", "Cards", "Orders", "Battles", "Buy and bid")
        assert strip.names[strip.value] == step


def test_when_the_game_is_over_there_is_no_step() -> None:
    match = Match(GAME, 2, seed=1)
    for seat in (0, 1):
        match.play(seat, (RESIGN,))
    assert match.state.standings() is not None
    assert not [panel for panel in scene_of(match, 1).panels if panel.kind == "track"]
