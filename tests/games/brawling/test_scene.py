"""The picture of a position: all that section 12 of the rules wants seen, for each seat's eyes and no others'."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.picture.scene import Node, Panel, Scene
from baronage.games.brawling.data import CARD
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.shields import ShieldWindow
from tests.games.brawling.table import GAME, Example, at, board, card, do, playout, seat_of

TABLE = (
    "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A turns=6 | A r=4 h=FAR1,SHI1 t=far2,MER1,SMI1,arc2 w=kni2 k=ARC1 a=RAB1 "
    "| B r=3 h=+5 t=FAR3,inn1"
)


def seen(match: Example, letter: str = "") -> Scene:
    """The scene of a player's view; of a spectator's where none is named."""
    return GAME.scene(match.state.redact(seat_of(letter) if letter else PUBLIC))


def node(scene: Scene, id: str) -> Node:
    found = scene.find(id)
    assert found is not None, f"{id} is not there; there are {sorted(scene.ids())}"
    return found


def of(scene: Scene, name: str) -> Node:
    """The node of a card."""
    return node(scene, f"c{card(name)}")


def held(scene: Scene, id: str) -> list[str]:
    """The codes of the cards in a group."""
    return [each.code for each in node(scene, id).walk() if each.kind == "card"]


def panel(scene: Scene, title: str) -> Panel:
    return next(each for each in scene.panels if each.title == title)


def foot(scene: Scene, name: str) -> tuple[str, str, str]:
    face = of(scene, name).face
    assert face is not None
    return face.mark, face.cost, face.foot


# --- what is common to all ------------------------------------------------------------------------------------------


def test_deck_round_turn_and_actions_left() -> None:
    scene = seen(at(TABLE), "A")
    deck = node(scene, "deck")
    assert deck.face is not None
    assert (deck.face.kind, deck.face.count) == ("back", 12)
    assert scene.says == "Round 4 of 100, Your turn, 1 action left"
    assert seen(at(TABLE), "B").says == "Round 4 of 100, A's turn, 1 action left"


def test_actions_left_after_an_extra_action_and_after_the_last() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A h=EXT1 a=RAR1 | B")
    do(match, "X EXT1")
    assert seen(match, "A").says.endswith("2 actions left")
    do(match, "G ; G")
    assert seen(match, "A").says.endswith("no action left")  # the Aid keeps the turn open


def test_the_market_shows_whole_cards_with_both_halves() -> None:
    scene = seen(at(TABLE), "B")
    assert [held(scene, f"market.{slot}") for slot in (1, 2, 3)] == [["KNI1"], ["TOW1"], ["P2A1"]]
    tower = of(scene, "TOW1")
    assert tower.face is not None
    assert (tower.face.name, tower.face.kind) == ("Peasant", "civilian")
    assert foot(scene, "TOW1") == ("up", "4", "Tower")
    beside = [each.says for each in node(scene, "market.2").walk() if each.kind == "text"]
    assert "Tower: health 6; each of your buildings takes 3 less damage" in beside


def test_an_empty_market_slot_is_a_place_without_a_card() -> None:
    match = at("deck=+12 | mkt=KNI1,- | turn=A | A | B")
    assert held(seen(match, "A"), "market.2") == []


def test_the_discard_pile_has_its_top_its_number_and_its_list() -> None:
    match = at("deck=FAR1,+9 | mkt=SHI1,SHI2,SHI3 | turn=A | A h=EXT1,EXT2 | B")
    do(match, "X EXT1 ; G")
    scene = seen(match, "B")
    gone = len(board(match).discard)
    assert node(scene, "discard").says == f"Discard pile: {gone} cards"
    assert held(scene, "discard") == ["EXT1"]
    listed = panel(scene, "Discard pile")
    assert listed.tag == str(gone)
    assert "Extra Action" in listed.lines[0]
    assert "Shield" not in listed.lines[0]


# --- players --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["A", "B", ""])
def test_for_each_player_hand_resources_productions_and_points(viewer: str) -> None:
    scene = seen(at(TABLE), viewer)
    called = {letter: "You" if letter == viewer else letter for letter in "AB"}
    assert node(scene, "A").says == (f"{called['A']}, 3 points, 2 in hand, 4 resources, gathers 5, draws 1, to move")
    assert node(scene, "B").says == f"{called['B']}, 1 point, 5 in hand, 3 resources, gathers 2, draws 2"


@pytest.mark.parametrize("viewer", ["A", "B", ""])
def test_for_each_player_the_zones_with_used_and_space(viewer: str) -> None:
    scene = seen(at(TABLE), viewer)
    says = {name: node(scene, f"A.{name}").says for name in ("civilians", "military", "buildings", "wall", "king")}
    assert says == {
        "civilians": "Civilians 2 of 2",
        "military": "Military 1 of 2",
        "buildings": "Buildings 1",
        "wall": "Wall 1",
        "king": "King’s Army 1",
    }
    assert held(scene, "A.civilians") == ["far2", "MER1"]
    assert held(scene, "A.military") == ["arc2"]
    assert held(scene, "A.buildings") == ["SMI1"]
    assert held(scene, "A.wall") == ["kni2"]
    assert held(scene, "A.king") == ["ARC1"]
    assert held(scene, "A.aids") == ["RAB1"]
    assert node(scene, "B.civilians").says == "Civilians 1 of 3"
    assert node(scene, "B.wall").says == "Wall empty: the town is open"


def test_upgrade_costs_are_those_after_smithies() -> None:
    scene = seen(at(TABLE), "A")
    assert foot(scene, "ARC2") == ("up", "2", "Archers")  # 3 less 1: military, and its owner has a Smithy
    assert foot(scene, "FAR2") == ("up", "2", "Farm")
    assert foot(scene, "KNI1") == ("up", "4", "Knight")  # in the market, as it would be for A
    assert foot(seen(at(TABLE), "B"), "ARC2") == ("up", "2", "Archers")  # still A's unit
    assert foot(seen(at(TABLE), "B"), "KNI1") == ("up", "5", "Knight")


def test_the_half_in_force_is_large_and_the_other_small() -> None:
    scene = seen(at(TABLE), "A")
    assert foot(scene, "MER1") == ("down", "", "Peasant")
    assert foot(scene, "SMI1") == ("", "", "Peasant")  # a building never falls back
    merchant = of(scene, "MER1").face
    assert merchant is not None
    assert merchant.left is not None
    assert merchant.right is not None
    assert (merchant.name, merchant.left.text, merchant.right.icon, merchant.right.text) == (
        "Merchant",
        "5",
        "coins",
        "+3",
    )


def test_a_free_step_that_is_used_is_told() -> None:
    assert "free step is used" in of(seen(at("deck=+9 | mkt=+3 | turn=A | A t=HOR1!,HOR2 | B"), "B"), "HOR1").tip
    assert "free step is used" not in of(seen(at("deck=+9 | mkt=+3 | turn=A | A t=HOR1!,HOR2 | B"), "B"), "HOR2").tip


def test_seats_have_their_shields() -> None:
    scene = seen(at(TABLE), "A")
    for seat, letter in enumerate("AB"):
        shields = [each.classes for each in node(scene, letter).walk() if each.icon == "shield"]
        assert shields == [f"seat-{seat}"]


def test_who_left_is_told() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A | B | C")
    match.state.play(2, (-2,), Chance.forced([]))
    assert node(seen(match, "A"), "C").says.endswith("left the game")


def test_teams_are_named_and_added_up() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A t=FAR1 | B t=FAR2,SMI1 | C k=KNI1 | D")
    scene = seen(match, "A")
    assert node(scene, "C").says.startswith("C, in a team with you, 2 points")
    assert panel(scene, "Standing").lines == ["Team of you and C: 3 points.", "Team of B and D: 2 points."]


def test_players_are_called_by_name_where_they_have_one() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=B | A t=FAR1 | B t=FAR2,SMI1 | C k=KNI1 | D")
    names = ["Ada", "Bo", "Cy", "Di"]
    scene = GAME.scene(match.state.redact(0), names=names)
    assert scene.says == "Round 1 of 100, Bo's turn, 1 action left"
    assert node(scene, "B.name").text == "Bo"
    assert node(scene, "B").says.startswith("Bo, in a team with Di, 2 points")
    assert panel(scene, "Standing").lines == ["Team of you and Cy: 3 points.", "Team of Bo and Di: 2 points."]


def test_the_standing_is_listed_where_there_are_more_than_two() -> None:
    scene = seen(at("deck=+20 | mkt=+3 | turn=B | A t=FAR1 | B t=far2 | C k=KNI1"), "A")
    standing = panel(scene, "Standing")
    assert standing.rows == [["C", "2", "1", "1", "0"], ["You", "1", "2", "1", "0"], ["B", "0", "2", "1", "0"]]
    assert standing.looks == ["seat-2", "seat-0", "seat-1 active"]


def test_the_end_says_who_won() -> None:
    match = at("deck=+1 | mkt=+3 | turn=A | A k=KNI1 | B t=FAR1,SMI1")
    do(match, "M1")
    assert seen(match).says == "Round 1 of 100, Game over: B wins"
    assert seen(match, "B").says == "Round 1 of 100, Game over: you win"


# --- hidden cards ---------------------------------------------------------------------------------------------------


def test_one_s_own_hand_is_open_and_others_hands_are_backs() -> None:
    match = at(TABLE)
    mine = seen(match, "A")
    assert [each.code for each in panel(mine, "Your hand").cards] == ["FAR1", "SHI1"]
    backs = [each.id for each in node(mine, "B.hand").walk() if each.kind == "card"]
    assert backs == [f"B.hand.{place}" for place in range(1, 6)]
    public = seen(match)
    assert not [each for each in public.panels if each.kind == "hand"]
    assert "A.hand.2" in public.ids()


def test_the_referee_sees_every_hand() -> None:
    scene = GAME.scene(at(TABLE).state)
    assert [each.code for each in panel(scene, "A's hand").cards] == ["FAR1", "SHI1"]
    assert len(panel(scene, "B's hand").cards) == 5


def test_cards_that_all_have_seen_go_into_a_hand_are_shown_there() -> None:
    match = at("deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A h=+2 | B")
    do(match, "M1")
    for viewer in ("B", ""):
        scene = seen(match, viewer)
        assert held(scene, "A.known") == ["KNI1"]
        assert [each.id for each in node(scene, "A.hand").walk() if each.kind == "card"] == ["A.hand.1", "A.hand.2"]


def test_the_picture_keeps_its_measures_when_one_more_card_of_a_hand_is_known() -> None:
    match = at("deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A h=+2 | B h=FAR1,COU1,MIL1,KNI2,HOR1,TOW2,SMI1,MAR1,CAT1")
    shown = []
    for many in range(1, 10):
        view = match.state.redact(0)
        assert isinstance(view, Barons)
        view.hands[1] = [card if place < many else 0 for place, card in enumerate(board(match).hands[1])]
        scene = GAME.scene(view)
        row = [each for each in node(scene, "B.known").walk() if each.kind == "card"]
        shown.append((scene.height, {each.y for each in row}))
        assert len(row) == many
        assert all(one.x + one.w <= two.x for one, two in pairwise(row))
    assert all(each == shown[0] for each in shown)


def test_unseen_cards_are_counted_by_code() -> None:
    match = at("deck=FAR1,FAR2,SHI1,+9 | mkt=FAR4,SHI3,KNI1 | turn=A | A h=SHI2 | B h=FAR3")
    rows = {row[0]: row[1:] for row in panel(seen(match, "A"), "Unseen cards").rows}
    assert rows["Shield"] == ["1 of 3"]
    assert rows["Farm"] == ["3 of 4"]  # two in the deck and the one in B's hand
    rows = {row[0]: row[1:] for row in panel(seen(match, "B"), "Unseen cards").rows}
    assert rows["Shield"] == ["2 of 3"]
    assert rows["Farm"] == ["2 of 4"]


def visible(s: Barons) -> set[str]:
    """The ids of the cards whose faces a view shows."""
    zones = (*s.towns, *s.walls, *s.armies, *s.aids, *s.hands, s.market, s.discard[-1:])
    return {f"c{held & CARD}" for zone in zones for held in zone if held}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"teams": "two"}), (5, {}), (8, {})])
def test_in_any_game_a_scene_shows_what_its_eyes_see_and_has_a_place_for_every_action(
    seats: int, options: dict[str, str]
) -> None:
    checked = 0
    for number, (_, state) in enumerate(playout(seats, seats, **options)):
        if number % 17 and state.stack and not isinstance(state.stack[-1], ShieldWindow):
            continue
        other = (number // 17) % (seats + 1) - 1
        for viewer in {other, *state.actors()}:
            view = state.redact(viewer)
            scene = GAME.scene(view)
            assert scene.faults() == []
            cards = {id for id in scene.ids() if re.fullmatch(r"c\d+", id)}
            assert cards == visible(view)
            if viewer >= 0:
                for action in view.actions(viewer):
                    assert set(GAME.nodes(view, viewer, action)) <= scene.ids(), state.write(viewer, action)
        checked += 1
        if checked > 40:
            break
    assert checked > 4


def test_a_card_keeps_its_id_wherever_it_lies() -> None:
    match = at("deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=9 | B")
    do(match, "M1 ; G ; R KNI1 ; G ; U kni1 ; G ; V KNI1")
    scene = seen(match, "B")
    assert held(scene, "A.wall") == ["KNI1"]
    assert of(scene, "KNI1").id == f"c{card('KNI1')}"


# --- the last card --------------------------------------------------------------------------------------------------


def takes(scene: Scene) -> dict[str, tuple[str, str]]:
    return {row[0]: (row[1], row[2]) for row in panel(scene, "The last card").rows}


def advice(scene: Scene) -> str:
    return " ".join(each.text for each in node(scene, "advice").children)


def test_what_each_move_would_take_of_the_deck() -> None:
    match = at("deck=+9 | mkt=+3 | turn=B | A r=2 h=FAR4 t=MER1,scr1,MAR1 a=RAC1,RAR1,RAV1 | B")
    scene = seen(match, "A")
    assert takes(scene) == {
        "Gather": ("4 of 9", "5 left"),
        "Draw": ("2 of 9", "at most 7 left"),
        "Market": ("1 of 9", "at most 8 left"),
        "Market in town, pay 2": ("3 of 11", "at most 8 left"),
        "Market in town, discard": ("4 of 9", "5 left"),
        "Aid of cards": ("2 of 9", "at most 7 left"),
        "Aid of civilians": ("1 of 9", "at most 8 left"),
        "Aid of resources": ("3 of 9", "6 left"),
    }
    assert advice(scene) == "The deck is also the bank: Gather would take 4 of its 9 cards."
    assert "warn" not in panel(scene, "The last card").classes


@pytest.mark.rule("BRAWL-13.01", "BRAWL-13.06")
def test_a_move_that_ends_the_game_says_so_and_whether_it_wins() -> None:
    match = at("deck=+3 | mkt=+3 | turn=A | A r=2 t=MER1,FAR1 | B t=FAR2,SMI1")  # BRAWL-E05
    scene = seen(match, "A")
    assert takes(scene)["Gather"] == ("3 of 3", "ends the game: you lose")
    assert takes(scene)["Draw"] == ("1 of 3", "at most 2 left")
    assert advice(scene) == "Gather would take all 3 cards left and end the game: you would lose."
    assert "warn" in panel(scene, "The last card").classes
    match = at("deck=+3 | mkt=+3 | turn=A | A r=2 t=MER1,FAR1 k=KNI1 | B t=FAR2,SMI1")
    assert takes(seen(match, "A"))["Gather"] == ("3 of 3", "ends the game: you win")
    assert takes(seen(match))["Gather"] == ("3 of 3", "ends the game: A wins")


@pytest.mark.rule("BRAWL-13.07")
def test_a_tie_is_lost_by_whoever_ends_the_game() -> None:
    match = at("deck=+1 | mkt=+3 | turn=A | A k=KNI1 | B t=FAR1,SMI1")  # BRAWL-E06
    scene = seen(match, "A")
    assert takes(scene)["Market"] == ("1 of 1", "ends the game: you lose")
    assert "B could end it too, by Gather, Draw and Market, and would lose." in panel(scene, "The last card").lines


@pytest.mark.rule("BRAWL-15.12")
def test_a_team_wins_or_loses_together() -> None:
    match = at("teams=AC-BD deck=+1 mkt=+3 turn=A | A | B t=FAR2 | C k=KNI1 | D")
    assert takes(seen(match, "A"))["Gather"][1] == "ends the game: you win"
    match = at("teams=AC-BD deck=+1 mkt=+3 turn=A | A | B t=FAR2,SMI1 | C k=KNI1 | D")
    assert takes(seen(match, "A"))["Gather"][1] == "ends the game: you lose"
