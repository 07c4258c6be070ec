"""The picture: realms, back line, targets, battle line, panels; and a place to click for every action."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import FULL, PUBLIC
from baronage.engine.game.translator import Translator
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.engine.picture.scene import Node, Panel, Scene
from baronage.engine.picture.svg import to_svg
from tests.engine.boxes import clashes
from tests.games.fyn.table import GAME, at, board, do, seat
from tests.slow import slow_after

RECORDS = Path(__file__).resolve().parents[2] / "records" / "fyn"


def picture(match: Match, who: str = "") -> Scene:
    return GAME.scene(match.state.redact(seat(who) if who else PUBLIC))


def says(scene: Scene) -> str:
    return "\n".join(node.says for node in scene.walk() if node.says)


def fight(variant: str = "standard") -> Match:
    """An attack in its battle line, with a deck, a discard pile and hands."""
    mine, foe = "0,0:K; 0,1:Cv{2A,S}", "0,0:K; 0,1:W{P,R}; 0,2:D"
    match = at("D", mine, foe, "", hands=("Road", "Town"), variant=variant, pile="47 99")
    do(match, "ATK P2:0,1 FROM 0,1 {2A,S}")
    return match


def test_everybody_is_called_by_name() -> None:
    scene = GAME.scene(fight().state.redact(1), names=["Ada", "Bo", "Cy"])
    told = "\n".join(shown(scene))
    assert {"Ada", "Bo", "Cy"} <= set(written(scene))  # above their realms
    assert "Ada's turn: attack" in told
    assert "Clear north of Ada's Capital, frontier (open to attack), attacked from here" in told
    assert [row[0] for row in panel(scene, "Players").rows] == ["Ada", "you", "Cy, out"]
    assert not [words for words in shown(scene) if "P1" in words or "P2" in words or "P3" in words]


@pytest.mark.parametrize("variant", ["standard", "barbarians", "run_for_city"])
@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_every_word_of_the_picture_is_the_catalogues(
    variant: str, viewer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Translator, "msg", lambda *_, **__: "…")
    monkeypatch.setattr(Translator, "term", lambda *_, **__: "…")
    monkeypatch.setattr(Translator, "called", lambda *_, **__: "…")
    match = fight(variant)
    for _ in range(12):
        view = match.state.redact(viewer)
        left = [words for words in shown(GAME.scene(view, names=["1", "2", "3"])) if any(map(str.isalpha, words))]
        assert left == []
        letters = GAME.drawings(view, 100, names=["1", "2", "3"])
        assert not [line for lines in letters.values() for line in lines if any(map(str.isalpha, line))]
        if match.over:
            break
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[0])


def shown(scene: Scene) -> list[str]:
    """Every word that somebody may read."""
    found = [scene.says, *scene.key.values()]
    for node in scene.walk():
        found += [node.says, node.tip, node.text]
        if node.face is not None:
            figures = [figure.text for figure in (node.face.left, node.face.right) if figure is not None]
            found += [node.face.name, node.face.foot, *figures]
    for panel in scene.panels:
        found += [panel.title, panel.tag, panel.says, *panel.columns, *panel.names, *panel.lines]
        found += [cell for row in panel.rows for cell in row]
    return found


def panel(scene: Scene, title: str) -> Panel:
    return next(panel for panel in scene.panels if panel.title == title)


def test_a_realm_shows_land_improvements_centre_and_armies() -> None:
    match = at("B", "0,0:K{A}; 0,1:Wgrv{G,S}; 0,2:C", "0,0:K", hands=("Road",))
    scene = picture(match, "P1")
    told = says(scene)
    assert "Woods north of your Capital, frontier" in told
    assert "Back line: nothing lies behind it" in told
    assert find(scene, "c31").code == "0,1"  # as the notation calls it
    for card in (31, 47, 71, 79, 134, 149, 160):
        assert scene.find(f"c{card}") is not None
    assert scene.find("c66") is not None  # the hand


def test_target_origin_cut_off_land_and_the_battle_line() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:W{P}; 0,2:D", deck="2 1 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP -")
    told = says(picture(match, "P2"))
    assert "Woods north of your Capital, frontier (open to attack), target of the attack" in told
    assert "Desert 2 north of your Capital, frontier (open to attack), cut off if the target falls" in told
    assert "Clear north of P1's Capital, frontier (open to attack), attacked from here" in told
    assert "Peasant Army, fights with 2" in told
    assert "needs 4 or less against Peasant Army, 40 %" not in told  # the Army needs 5: 5 + 2 - 2
    assert "needs 5 or less against Peasant Army, 50 %" in told
    assert GAME.nodes(match.state.redact(1), 1, match.state.actions(1)[0]) == ["line.119", "line.134"]
    do(match, "AIM 119>149 ; P2: CALL 1")
    assert "needs 4 or less against Strong Army, 40 %: 4, a hit" in says(picture(match))


def test_while_a_target_is_chosen_each_carries_its_odds_for_who_chooses() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:W{P}; 0,2:D")
    assert not [words for words in written(picture(match, "P1")) if words.endswith("%")]
    do(match, "FROM 0,1")
    assert sorted(words for words in written(picture(match, "P1")) if words.endswith("%")) == ["1 %", "100 %", "25 %"]
    assert not [words for words in written(picture(match, "P2")) if words.endswith("%")]


def test_when_the_game_is_over_all_hands_are_shown() -> None:
    match = at("F", "0,0:K; 0,1:C{S}", "0,0:K", hands=("Road", "City+Village"), round=10, turn=2, max_rounds=10)
    assert [panel.title for panel in picture(match, "P1").panels if panel.kind == "hand"] == ["Your hand"]
    assert not [panel for panel in picture(match).panels if panel.kind == "hand"]
    do(match, ".")
    assert match.over
    shown = [panel for panel in picture(match, "P1").panels if panel.kind == "hand"]
    assert [panel.title for panel in shown] == ["Your hand", "P2's hand"]
    assert len(shown[1].cards) == 2
    assert [panel.title for panel in picture(match).panels if panel.kind == "hand"] == ["P1's hand", "P2's hand"]


@pytest.mark.rule("FYN-F1.05", "FYN-F1.07")
def test_the_final_score_tells_how_it_came_about_and_what_decided() -> None:
    realms = ("0,0:K{S,P}; 0,1:Cv; 0,2:Cv; 1,0:W", "0,0:K{2A}; 0,1:Ct; 1,0:C", "")  # 4+8+4 and 3+9+4
    match = at("F", *realms, hands=("", "Road"), round=10, turn=2, max_rounds=10)
    assert not [panel for panel in picture(match).panels if panel.title == "Final score"]
    do(match, ".")
    score = next(panel for panel in picture(match, "P1").panels if panel.title == "Final score")
    assert score.columns == ("", "place", "land", "people", "arms", "score")
    assert score.rows == [
        ["P2", "1", "3", "9", "4", "16"],
        ["you", "2", "4", "8", "4", "16"],
        ["P3, out", "3", *["–"] * 4],
    ]
    assert "more population" in score.lines[1]
    assert "highlighted" in score.classes  # a terminal shows it with the board


@pytest.mark.rule("FYN-GA.01", "FYN-GB.04")
def test_the_words_of_a_realm_tell_who_is_the_empire_and_how_long_the_city_was_held() -> None:
    match = at("B", "0,0:K; 0,1:C", "0,0:K{A}; 0,1:C", variant="barbarians", empire_seat="P2", turn=2)
    assert "You, the Empire: score" in says(picture(match, "P2"))
    assert "P1: score" in says(picture(match, "P2"))
    match = at("B", "0,0:K; 0,1:C{A}; 0,2:C", "0,0:K", variant="run_for_city", city_distance=3, holds=(2, 0))
    assert "2 to expand, City held 2 of 3" in says(picture(match, "P1"))


def test_while_a_window_is_open_all_see_whose_turn_it_is() -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K; 0,1:Cv", "0,0:K", hands=("", "Revolt"))
    do(match, "MV A 0,0>0,1")
    assert picture(match, "P1").says == "Round 4. Your turn: a player may be able to play an event."
    assert (
        picture(match, "P2").says
        == picture(match, "P3").says
        == "Round 4. P1's turn: a player may be able to play an event."
    )


def test_a_window_at_the_end_of_a_step_belongs_to_that_step() -> None:
    match = at("C", "0,0:K; 0,1:C", "0,0:K; 0,1:Cv", hands=("Army", "Revolt"))
    do(match, "BUILD A@0,0")  # W4
    assert step_shown(match) == "Build"
    match = at("E", "0,0:K; 0,1:Cr", "0,0:K; 0,1:Cv", hands=("Clear", "Revolt"))
    do(match, "PUT Clear@0,2")  # W9
    assert step_shown(match) == "Expand"
    do(match, "P2: PLAY Revolt P2:0,1")
    assert step_shown(match) == "Expand"


def step_shown(match: Match) -> str:
    """What is marked in the row of steps."""
    panel = next(panel for panel in picture(match).panels if panel.kind == "track")
    assert panel.names is not None
    return panel.names[panel.value]


def test_an_event_is_marked_where_it_strikes_and_told_above_the_realms() -> None:
    match = at("E", "0,0:K{S,S}; 0,1:Crt{S}", "0,0:K", hands=("Clear+Road", "Earthquake"), deck="3 4")
    do(match, "PUT Clear@1,0 ; .")
    view = match.state.redact(1)
    ways = {tuple(GAME.nodes(view, 1, action)) for action in view.actions(1)}
    assert ("c175", "c1") in ways  # the card, then the land
    do(match, "P2: PLAY Earthquake P1:0,1")
    scene = picture(match, "P1")
    assert scene.says == "Round 4. Earthquake against the land north of your Capital."
    assert "Clear north of your Capital, frontier (open to attack), target of the Earthquake" in says(scene)
    assert "Earthquake" in written(scene)
    do(match, "CALL 1")  # odd: a Village keeps 7, and 9 are under arms
    assert picture(match, "P1").says == "Round 4. You have more armies than the population keeps."
    assert picture(match, "P2").says == "Round 4. P1 has more armies than the population keeps."


def test_an_event_against_the_target_of_an_attack_shares_its_label() -> None:
    match = at("D", "0,0:K{S}", "0,0:K; 0,1:C{A}", hands=("Sickness",), deck="3 4")
    do(match, "FROM 0,0 ; TO P2:0,1 ; JOIN S ; SEND")
    assert "Target" in written(picture(match))
    do(match, "P1: PLAY Sickness P2:0,1")
    labels = written(picture(match))
    assert "Target, Sickness" in labels
    assert not {"Target", "Sickness"} & set(labels)


def test_of_sabotage_the_land_is_clicked_and_the_client_asks_which_improvement() -> None:
    match = at("E", "0,0:K; 0,1:Crt", "0,0:K", hands=("Clear+Road", "Sabotage"))
    do(match, "PUT Clear@1,0 ; .")
    view = match.state.redact(1)
    ways = [tuple(GAME.nodes(view, 1, action)) for action in view.actions(1)]
    assert ways.count(("c184", "c1")) == 2


def test_the_figures_of_every_player() -> None:
    match = at("E", "0,0:K{S}; 0,1:Ct", "0,0:K", hands=("Road+Road",))
    table = next(panel for panel in picture(match).panels if panel.title == "Players")
    assert table.columns == ("", "score", "arms", "hand", "expand", "build")
    assert table.rows[0] == ["P1", "14", "3/9", "2/6", "3", "2"]
    assert table.rows[1] == ["P2", "7", "0/6", "0/5", "2", "1"]
    headline = "You: score 14, 2 land cards, population 9, armies 3 of 9, hand 2 of 6, 3 to expand"
    assert headline in says(picture(match, "P1"))
    do(match, "PUT Road@0,1")
    assert "hand 1 of 6, 2 to expand" in says(picture(match, "P1"))
    assert any("may lay out 3 more" in line for line in table.lines)


def written(scene: Scene) -> list[str]:
    return [node.text for node in scene.walk() if node.text]


def line_at(mine: str, foe: str) -> Scene:
    """The picture for the attacker when the row has been laid."""
    match = at("D", mine, foe)
    group = "{" + mine.partition("{")[2]
    do(match, f"ATK P2:0,1 FROM 0,1 {group} ; RESP -")
    return picture(match, "P1")


def test_the_attack_is_labelled_on_the_map() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:W; 0,2:D", "0,0:K; 0,1:C")
    do(match, "FROM 0,1 ; TO P2:0,1 ; JOIN A")
    mine, others = written(picture(match, "P1")), written(picture(match, "P2"))
    assert {"Target", "Cut off with it", "You attack from here"} <= set(mine)
    assert not {"Target", "Attacks from here"} & set(others)  # a draft
    do(match, "SEND")
    assert {"Target", "Cut off with it", "Attacks from here"} <= set(written(picture(match, "P2")))


def test_where_land_may_be_placed_is_told_with_what_it_loses() -> None:
    foe = "0,0:K; 0,1:C; 0,2:C; 0,3:C; 1,3:C; 2,3:Ct; 2,2:D; 3,3:C"
    match = at("D", "0,0:K; 1,0:C{2A}", foe)
    do(match, "ATK P2:1,3 FROM 1,0 {2A}")
    scene = picture(match, "P1")
    assert {"N: 4 land won", "E: 3 land won", "1 discarded"} <= set(written(scene))
    assert scene.panels[0].lines[-2:] == [
        "Placed to the north: 4 land won, 0 discarded.",
        "Placed to the east: 3 land won, 1 discarded.",
    ]
    assert scene.find("line") is None  # the battle is over: its room is the realm's


def test_fighting_values_are_told_term_by_term() -> None:
    scene = line_at("0,0:K; 0,1:C{A,G}", "0,0:K; 0,1:W{R,S}")
    faces = {node.id: node.face for node in scene.walk() if node.face and node.id.startswith("line.")}

    def figures(army: int) -> list[str]:
        face = faces[f"line.{army}"]
        assert face is not None
        return [figure.text or figure.icon for figure in (face.left, face.right) if figure]

    assert figures(129) == ["2 + 1", "= 3"]  # Reserves defend with 2, Woods add 1
    assert figures(149) == ["3 + 1", "= 4"]
    assert figures(134) == ["2"]
    assert figures(160) == ["tree", "4"]


@pytest.mark.parametrize("placed", ["", "PAIR 134>129", "PAIR 134>129 ; PAIR 135>129", "PAIR 134>119 ; PAIR 135>129"])
def test_while_a_line_is_set_no_card_covers_another(placed: str) -> None:
    match = at("D", "0,0:K; 0,1:Cv{2A,S}", "0,0:K; 0,1:W{P,R}")
    do(match, "ATK P2:0,1 FROM 0,1 {2A,S} ; RESP -" + (f" ; {placed}" if placed else ""))
    cards = [node for node in picture(match, "P1").walk() if node.kind == "card" and node.id.startswith("line.")]
    assert len(cards) == 5
    for one in cards:
        assert not [two.id for two in cards if two is not one and two.y == one.y and abs(two.x - one.x) < one.w]


def test_the_ways_to_set_the_line_with_their_chances() -> None:
    # Army 2, Strong Army 3, Rangers 4 into Woods against Reserves 3 and Army 3
    scene = line_at("0,0:K; 0,1:Ct{A#135,S,G}", "0,0:K; 0,1:W{R,A#134}")
    note = scene.panels[0]
    # Rangers alone on one: .6; Army and Strong Army on the other: 1 - .6 * .5 = .7
    assert note.tag == "42 % to take it"
    assert "42 %: Rangers on Reserves; Strong Army and Army on Army" in note.lines or (
        "42 %: Rangers on Reserves; Army and Strong Army on Army" in note.lines
    )
    assert any(line.startswith("3 more ways, 38 % or less") for line in note.lines)


def test_deck_discards_and_the_king() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Road",), pile="47 48 99", king=False)
    assert "The King isn’t among them yet." in next(p for p in picture(match).panels if p.kind == "note").lines
    assert "Discarded (3): 2 Roads and a Town." in next(p for p in picture(match).panels if p.kind == "note").lines
    match = at("E", "0,0:K", "0,0:K", hands=("Road",), deck="47 207", king=True)
    assert "the King is among them" in says(picture(match))


def test_hidden_cards_are_not_in_the_picture() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Road", "Town+Mine"))
    assert picture(match, "P1").find("c113") is None
    assert picture(match).find("c66") is None
    assert GAME.scene(match.state).find("c113") is not None  # the referee sees all
    assert match.state.viewer == FULL


def test_legal_cells_can_be_clicked() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Woods",))
    view = match.state.redact(0)
    clicks = [GAME.nodes(view, 0, action) for action in match.state.actions(0)]
    assert ["c38", "P1.0,1"] in clicks
    assert picture(match, "P1").find("P1.0,1") is not None


def test_a_label_of_the_attack_covers_no_neighbour() -> None:
    foe = "0,0:K; -1,0:C; 1,0:C; 0,1:C{P}"
    match = at("D", "0,0:K; 0,1:C{S}", foe)
    do(match, "ATK P2:0,1 FROM 0,1 {S}")
    assert {"You attack from here", "Target"} <= set(written(picture(match, "P1")))
    match = at("D", "0,0:K; 1,0:C; 1,1:C; 1,2:C; 0,2:C{S}; -1,2:C{P}; 0,3:C{P}", foe)  # only its south is open
    do(match, "ATK P2:0,1 FROM 0,2 {S}")
    scene = picture(match, "P1")
    assert "You attack from here" not in written(scene)
    flags = find(scene, "P1.flags")
    assert any(node.icon == "swords" for node in flags.children)  # a badge on the tile itself


def test_many_armies_on_one_card_stay_apart() -> None:
    match = at("B", "0,0:K; 0,1:Ct{P,R,A,S,N}; 0,2:Ct; 1,1:Ct; -1,1:Ct", "0,0:K")
    assert not clashes(to_svg(picture(match, "P1")))
    assert not clashes(to_svg(picture(match, "P2")))


def test_with_several_players_tiles_are_narrower_and_lower_rather_than_the_picture_too_high() -> None:
    broad = "0,0:K; 0,1:{0}; -2,0:{0}; -1,0:{0}; 1,0:{0}; 2,0:{0}; 3,0:{0}; 0,2:{0}"
    match = at("B", broad.replace("{0}", "C"), broad.replace("{0}", "W"), broad.replace("{0}", "D"))
    scene = picture(match, "P1")
    assert scene.height <= 694
    tops = {id: node.y for node in scene.nodes if (id := node.id) in ("P2", "P3")}
    assert tops["P2"] == tops["P3"]  # side by side
    roomy = picture(at("B", "0,0:K; 0,1:C", "0,0:K", "0,0:K"), "P1")
    tile = roomy.find("c1")
    assert tile is not None
    assert (tile.children[0].w, tile.children[0].h) == (126, 88)


def test_whoever_is_out_takes_little_room() -> None:
    match = at("B", "0,0:K{A}; 0,1:C", "0,0:K", "", "", "0,0:K", "")
    tops = {name: find(picture(match, "P1"), name).y for name in ("P2", "P3", "P4", "P5", "P6")}
    assert tops["P2"] == tops["P5"] < tops["P3"] == tops["P4"] == tops["P6"]


def find(scene: Scene, name: str) -> Node:
    node = scene.find(name)
    assert node is not None
    return node


@pytest.mark.parametrize("name", slow_after(1, ["two", "four", "six"]))
def test_no_words_cover_each_other(name: str) -> None:
    record = Record.read((RECORDS / f"{name}.txt").read_text(), {"fyn": GAME})
    for number, match in enumerate(record.matches()):
        if number % 23 == 0 and not match.over:
            view = match.state.redact(match.state.actors()[0])
            assert not clashes(to_svg(GAME.scene(view))), number


@pytest.mark.parametrize(("seats", "variant"), [(2, "standard"), (3, "run_for_city"), (6, "barbarians")])
def test_every_action_of_a_game_has_its_place(seats: int, variant: str) -> None:
    match = Match(GAME, seats, {"variant": variant}, chance=Chance(seats))
    rng = random.Random(seats)
    for number in range(600):
        if match.over:
            break
        one = match.state.actors()[0]
        actions = match.state.actions(one)
        if number % 15 == 0:
            view = match.state.redact(one)
            scene = GAME.scene(view)
            assert not scene.faults()
            ids = scene.ids()
            assert all(name in ids for action in actions for name in GAME.nodes(view, one, action))
        match.play(one, rng.choice(actions))
    assert not GAME.scene(board(match)).faults()


def tiles(scene: Scene) -> set[tuple[float, float]]:
    """How large the land cards are drawn."""
    return {(node.w, node.h) for node in scene.walk() if "tile" in node.classes.split()}


def test_of_two_small_realms_the_land_is_large_and_keeps_its_size_while_places_come_and_go() -> None:
    realms = ("0,0:K; 1,0:Cr", "0,0:K; 0,1:W")
    calm, laying = (picture(at(step, *realms, hands=("Clear", "Road")), "P1") for step in ("F", "E"))
    assert len(tiles(calm)) == 1  # in all realms the same
    assert all(wide >= 150 and high >= 100 for wide, high in tiles(calm))
    assert any("slot" in node.classes for node in laying.walk())
    assert tiles(laying) == tiles(calm)


def test_in_a_battle_of_two_small_realms_the_land_stays_large_with_the_line_beside_both() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:W{P}", deck="2 1 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP -")
    scene = picture(match, "P2")
    assert all(wide >= 150 and high >= 100 for wide, high in tiles(scene))
    line = scene.find("line")
    assert line is not None
    assert line.x + line.children[0].w <= scene.width <= 1068  # as wide as without a battle
    assert not scene.faults()


def test_no_numbers_of_cards_stand_where_nobody_types() -> None:
    match = at("D", "0,0:K; 0,1:C{R,N}", "0,0:K; 0,1:W{P}", deck="2 1 54")
    do(match, "ATK P2:0,1 FROM 0,1 {R,N} ; RESP -")
    feet = {node.face.foot for node in picture(match, "P2").walk() if node.id.startswith("line.") and node.face}
    assert {"2 defending", "move twice"} <= feet
    assert all(
        foot.isdecimal() or not any(sign.isdecimal() for sign in foot[1:]) for foot in feet
    )  # digits alone: for who types
