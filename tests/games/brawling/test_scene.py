"""The picture of a position: all that section 12 of the rules wants seen, for each seat's eyes and no others'."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from baronage.engine.chance import Chance
from baronage.engine.flow import FULL, PUBLIC, State
from baronage.engine.outline import outline
from baronage.engine.scene import Node, Panel, Scene
from baronage.engine.svg import to_svg
from baronage.games.brawling.data import CARD, unit_name
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.shields import ShieldWindow
from tests.games.brawling.table import GAME, Example, at, board, card, deal, do, playout, seat_of

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


@pytest.mark.parametrize("eyes", ["A", "B", ""])
def test_for_each_player_hand_resources_productions_and_points(eyes: str) -> None:
    scene = seen(at(TABLE), eyes)
    called = {letter: "You" if letter == eyes else letter for letter in "AB"}
    assert node(scene, "A").says == (f"{called['A']}, 3 points, 2 in hand, 4 resources, gathers 5, draws 1, to move")
    assert node(scene, "B").says == f"{called['B']}, 1 point, 5 in hand, 3 resources, gathers 2, draws 2"


@pytest.mark.parametrize("eyes", ["A", "B", ""])
def test_for_each_player_the_zones_with_used_and_space(eyes: str) -> None:
    scene = seen(at(TABLE), eyes)
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
    for eyes in ("B", ""):
        scene = seen(match, eyes)
        assert held(scene, "A.known") == ["KNI1"]
        assert [each.id for each in node(scene, "A.hand").walk() if each.kind == "card"] == ["A.hand.1", "A.hand.2"]


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
        eyes = (number // 17) % (seats + 1) - 1
        for viewer in {eyes, *state.actors()}:
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
    assert advice(scene) == "Gather would take 4 of the 9 cards left."
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


# --- attacks --------------------------------------------------------------------------------------------------------

ATTACK = "deck=+20 | mkt=+3 | turn=A | A t=CAT1,ARC1,kni1 h=P2A1 | B h=SHI1 t=TOW1,BAR1,mer1,SCR1"  # after BRAWL-E15


def sums(scene: Scene, title: str) -> list[list[str]]:
    return panel(scene, title).rows


@pytest.mark.rule("BRAWL-9.08", "BRAWL-9.10", "BRAWL-12.02", "BRAWL-12.03")
def test_a_declaration_shows_the_damage_to_every_target_term_by_term() -> None:
    match = at(ATTACK)
    do(match, "A CAT1>BAR1 ; A P2A1>BAR1 ; A ARC1>SCR1")
    scene = seen(match, "A")
    assert sums(scene, "Damage to B's Barracks") == [
        ["Catapults", "4 + 6"],
        ["+2 Attack", "2"],
        ["B's Tower", "−3"],
        ["Damage", "9"],
    ]
    barracks = panel(scene, "Damage to B's Barracks")
    assert barracks.tag == "stands"
    assert barracks.lines == ["Health 5: falls at 10.", "With one Shield: 6, it still stands."]
    scribe = panel(scene, "Damage to B's Scribe")
    assert scribe.rows == [["Archers", "3 + 4"], ["Damage", "7"]]
    assert scribe.tag == "becomes a Peasant"
    assert scribe.lines == [
        "Health 5: becomes a Peasant at 5, discarded at 10.",
        "With one Shield: 4, it stands.",
    ]


@pytest.mark.rule("BRAWL-9.19")
def test_a_declaration_shows_what_attackers_become_and_the_points_after() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1,kni1,ARC1 h=P2A1,P2A2 | B t=FAR1")
    do(match, "A CAT1>FAR1 ; A kni1>FAR1 ; A P2A1>FAR1")
    assert panel(seen(match, "A"), "After the attack").lines == [
        "Squires again: Catapults.",
        "Discarded: a Squire and a +2 Attack.",
        "Points: B 1 → 0.",
    ]


def test_a_draft_is_drawn_for_its_seat_alone() -> None:
    match = at(ATTACK)
    before = [seen(match, eyes).document() for eyes in ("B", "")]
    do(match, "A CAT1>BAR1")
    scene = seen(match, "A")
    attack = node(scene, "attack")
    assert attack.classes == "draft"
    assert attack.says == "Your attack, not sent yet"
    assert [each.code for each in attack.walk() if each.code] == ["CAT1>BAR1"]
    arrows = [each for each in attack.walk() if "arrow" in each.classes.split()]
    assert len(arrows) == 1
    assert "draft" in arrows[0].classes.split()
    assert of(scene, "CAT1").classes == "chosen"
    assert of(scene, "BAR1").classes == "target"
    assert [seen(match, eyes).document() for eyes in ("B", "")] == before


def test_a_committed_card_of_the_hand_is_marked_there_and_has_a_label_instead_of_an_arrow() -> None:
    match = at(ATTACK)
    do(match, "A P2A1>BAR1")
    scene = seen(match, "A")
    assert of(scene, "P2A1").classes == "chosen"
    lines = [each for each in node(scene, "attack").walk() if each.kind == "path" and "casing" not in each.classes]
    assert [each.classes for each in lines] == ["arrow draft"]


def test_labels_of_an_attack_lie_in_the_picture_and_do_not_cover_each_other() -> None:
    match = at(
        "deck=+2 | mkt=+3 | turn=A | A h=P2A1,P2A2,P2A3 t=KNI1,KNI2,CAT1,CAT2,HOR1,HOR2,ARC1,ARC2,arc3 "
        "| B t=FAR1,FAR2,FAR3,SMI1,TOW1"
    )
    moves = "KNI1>FAR1 KNI2>SMI1 CAT1>FAR1 CAT2>FAR2 HOR1>FAR2 HOR2>FAR3 ARC1>SMI1 ARC2>TOW1 P2A1>FAR3 P2A2>TOW1"
    do(match, " ; ".join(f"A {move}" for move in moves.split()))
    scene = seen(match, "A")
    labels = [each for each in node(scene, "attack").walk() if each.kind == "rect" and "pill" in each.classes]
    assert len(labels) == 10
    for i, one in enumerate(labels):
        assert one.x >= 208
        assert one.x + one.w <= scene.width
        for other in labels[i + 1 :]:
            assert one.y != other.y or one.x + one.w <= other.x or other.x + other.w <= one.x


FULL_TOWNS = (
    "deck=+6 | mkt=EXT4,SHI2,SCR2 | turn=A | A r=2 t=SMI2,she4,mer3,she1,mar3,MER4,FAR1,TOW2 w=KNI2,ARC5 k=KNI1,CAT5,CAT6,KNI5"
    " | B r=1 t=TOW3,kni3,SMI3,CAT4,MER2,BAR1,BAR4,FAR7 w=she3,arc6 k=ARC1,CAT1"
    " | C r=9 t=FAR2,scr1,FAR6,BAR2,BAR3,FAR5,HOR3,INN2 k=ARC4,KNI6 a=RAM2"
    " | D r=4 t=FAR8,MER1,INN3,MAR4,scr4,SMI1 w=HOR6 k=ARC3,HOR1,HOR4"
)


def test_full_towns_of_four_keep_within_a_screen_at_its_own_size() -> None:
    """So that no letter is smaller than it is meant to be."""
    match = at(FULL_TOWNS)
    for letter in "ABCD":
        scene = seen(match, letter)
        assert scene.height <= 690
        for name, says in (("FAR2", "Farm, building, health 4, gathers 1"), ("HOR6", "Horsemen, military")):
            assert of(scene, name).says.startswith(says)  # where there are icons and numbers alone, too
    bare = [
        one
        for one in seen(match, "A").walk()
        if one.kind == "card" and one.face and one.face.icon and not one.face.name
    ]
    assert bare
    assert all(one.says and one.face and one.face.left for one in bare)


def test_with_room_enough_cards_are_whole() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=far1 | B t=far2 | C t=far3")
    assert of(seen(match, "A"), "far1").h == 124
    assert of(seen(match, "A"), "far2").h == 60


def test_cards_in_play_never_cover_each_other_however_crowded_the_towns() -> None:
    last = list(playout(3, 11))[-1][1]
    crowded = at(
        "deck=+1 | mkt=BAR1,SHE1,FLI1 | turn=A | A r=2 t=MER1,scr1,far3,arc2,kni2,CAT3,FAR1,TOW1,MAR1,INN1,BAR2,SMI1,SMI2 "
        "w=HOR1,HOR2,CAT2 k=SHE2,ARC1,KNI1 a=RAM1,RAB1,RAC1 | B t=MER2,inn2,KNI3,hor3,FAR2,COU1,COU2,TOW2 w=CAT1,ARC3"
    )
    four = at(FULL_TOWNS)
    for scene in (
        *(seen(crowded, who) for who in "AB"),
        *(seen(four, who) for who in "ABCD"),
        GAME.scene(last.redact(1)),
    ):
        cards = [
            each
            for letter in LETTERS
            for zone in ("civilians", "military", "buildings", "king", "wall", "aids")
            for each in (scene.find(f"{letter}.{zone}") or Node("group")).walk()
            if each.kind == "card"
        ]
        assert cards
        for i, one in enumerate(cards):
            assert one.x >= 208
            assert one.x + one.w <= scene.width
            assert one.y + one.h <= scene.height
            for other in cards[i + 1 :]:
                apart = one.x + one.w <= other.x or other.x + other.w <= one.x
                assert apart or one.y + one.h <= other.y or other.y + other.h <= one.y, (one.code, other.code)


WINDOW = "deck=+20 | mkt=+3 | turn=B | A h=SHI1 t=SMI1 | B t=KNI1,CAT1 w=KNI2 | C h=SHI2 t=ARC1 a=RAM1"  # BRAWL-E24
STRIKE = "A KNI1>ARC1 ; A CAT1>SMI1 ; A KNI2>ARC1"


@pytest.mark.rule("BRAWL-9.23")
def test_in_a_shield_window_all_see_the_damage_and_none_who_is_asked() -> None:
    match = at(WINDOW)
    do(match, STRIKE)
    views = {eyes: seen(match, eyes) for eyes in ("A", "B", "C", "")}
    for eyes, scene in views.items():
        assert scene.says.endswith(("B attacks: Shields may be played", "You attack: Shields may be played"))
        archers, smithy = "your" if eyes == "C" else "C's", "your" if eyes == "A" else "A's"
        assert sums(scene, f"Damage to {archers} Archers")[-1] == ["Damage", "16"]
        assert sums(scene, f"Damage to {smithy} Smithy")[-1] == ["Damage", "10"]
        assert node(scene, "attack").classes == "sent"
    before = {eyes: seen(match, eyes).document() for eyes in ("B", "")}
    top = match.state.stack[-1]
    assert isinstance(top, ShieldWindow)
    match.state.stack[-1] = ShieldWindow(top.attacker, top.pairs, top.damage, 0, 4)  # C declined, A is asked
    assert {eyes: seen(match, eyes).document() for eyes in ("B", "")} == before


@pytest.mark.rule("BRAWL-9.13")
def test_shields_played_are_a_term_of_the_sum() -> None:
    match = at(WINDOW)
    do(match, f"{STRIKE} ; C: S SHI2>ARC1")
    archers = panel(seen(match, "C"), "Damage to your Archers")
    assert archers.rows[-2:] == [["Shields played", "−3"], ["Damage", "13"]]
    assert archers.tag == "is discarded"
    assert archers.lines[-1] == "With one Shield more: 10, it still is discarded."


@pytest.mark.rule("BRAWL-12.05")
def test_a_sheriff_s_military_target_is_told_to_be_lost_whatever_shields_do() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1,arc1 | B h=SHI1 t=KNI1")
    do(match, "A SHE1>KNI1")
    knight = panel(seen(match, "A"), "Damage to B's Knight")
    assert knight.rows == [["Sheriff", "discards"], ["Damage", "0"]]
    assert knight.tag == "is discarded"
    assert knight.lines[-1] == "The Sheriff discards it, whatever Shields are played."


def test_the_meter_at_a_target_has_a_tick_for_each_threshold() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,ARC1,arc2 | B t=FAR1,MER1")
    do(match, "A KNI1>FAR1 ; A ARC1>MER1")
    ticks = [each for each in node(seen(match, "A"), "attack").walk() if each.classes == "tick"]
    assert len(ticks) == 1 + 2  # a building falls at double health only


# --- clicks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "clicks"),
    [
        ("G", ["A.pile"]),
        ("D", ["deck"]),
        ("M2", ["TOW1"]),
        ("R FAR1", ["FAR1"]),
        ("U far2", ["FAR2"]),
        ("V KNI1", ["KNI1"]),
        ("A KNI1>FAR3", ["KNI1", "FAR3"]),
        ("A P2A1>FAR3", ["P2A1", "FAR3"]),
        ("P BOM1>RAM1", ["BOM1", "RAM1"]),
        ("P FLI1>kni2+", ["FLI1", "KNI2"]),
        ("P FLI1>kni2-", ["FLI1", "KNI2"]),
        ("P PRI1>kni2", ["PRI1", "KNI2"]),
        ("C kni2", ["COU1", "KNI2"]),
        ("KB", ["MAR1"]),
        ("KS FAR1", ["MAR1", "FAR1"]),
        ("X EXT1", ["EXT1"]),
        ("Y MIL1 V KNI1", ["MIL1", "KNI1"]),
        ("Y MIL1 A KNI1>FAR3", ["MIL1", "KNI1", "FAR3"]),
        ("H HOR1", ["HOR1"]),
        ("Q RAB1 far2", ["RAB1", "FAR2"]),
        ("Q RAV1 M3", ["RAV1", "SHI1"]),
        ("Q RAR1", ["RAR1"]),
    ],
)
def test_what_is_clicked_for_a_move(move: str, clicks: list[str]) -> None:
    match = at(
        "deck=+5 | mkt=ARC1,TOW1,SHI1 | turn=A | A r=6 h=FAR1,P2A1,BOM1,FLI1,PRI1,EXT1,MIL1 t=far2,KNI1,COU1,MAR1 w=HOR1 "
        "a=RAB1,RAV1,RAR1 | B t=FAR3,kni2 a=RAM1"
    )
    (action,) = match.state.read(0, move)
    assert action in match.state.actions(0)
    ids = [click if "." in click or click == "deck" else f"c{card(click)}" for click in clicks]
    assert GAME.nodes(match.state, 0, action) == ids
    assert set(ids) <= seen(match, "A").ids()


def test_what_is_clicked_in_team_play() -> None:
    match = at("teams=AC-BD deck=+20 mkt=+3 turn=A | A r=4 h=KNI1 | B | C | D")
    for move, clicks in (("T $>C", ["A.pile", "C"]), ("T KNI1>C", [f"c{card('KNI1')}", "C"])):
        (action,) = match.state.read(0, move)
        assert GAME.nodes(match.state, 0, action) == clicks


def test_what_has_no_place_is_a_button() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "KNI2 SHI2 INN1 INN2 BAR1")
    buttons = [action for action in match.state.actions(0) if not GAME.nodes(match.state, 0, action)]
    assert [match.state.write(0, action) for action in buttons] == ["F ."]


def test_cards_chosen_for_the_bid_are_marked_for_their_seat_alone() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "KNI2 SHI2 INN1 INN2 BAR1")
    before = seen(match, "B").document()
    match.play(0, "F +KNI1")
    assert of(seen(match, "A"), "KNI1").classes == "chosen"
    assert seen(match, "B").document() == before


@pytest.mark.rule("BRAWL-1.15")
def test_a_click_on_any_of_several_equal_cards_is_a_click_on_the_one_that_leaves() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A r=2 h=FAR1,FAR2,SHI1 | B")
    hand = {each.code: each for each in panel(seen(match, "A"), "Your hand").cards}
    assert hand["FAR2"].same == hand["FAR1"].id
    assert hand["FAR1"].same == ""


def test_what_cannot_be_used_now_is_softened_only_while_its_owner_decides() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A r=2 h=FAR1,SHI1 | B h=SHI2")
    hand = {each.code: each.classes for each in panel(seen(match, "A"), "Your hand").cards}
    assert hand == {"FAR1": "", "SHI1": "soft"}
    assert [each.classes for each in panel(seen(match, "B"), "Your hand").cards] == [""]


# --- as SVG and as text ---------------------------------------------------------------------------------------------

EIGHT = "deck=+20 | mkt=+3 | turn=C | " + " | ".join(
    f"{letter} r=1 h=+2 t=far{i},FAR{i + 8} w=kni{i}" for i, letter in enumerate(LETTERS[:8], 1)
)
SIXTEEN = "deck=+20 | mkt=+3 | turn=P | " + " | ".join(
    f"{letter} r=1 h=+2 t=far{i} a=RAB{i}" if i < 5 else f"{letter} r=1 h=+2 t=far{i}"
    for i, letter in enumerate(LETTERS, 1)
)


@pytest.mark.parametrize(
    "position", [TABLE, ATTACK, WINDOW, EIGHT, SIXTEEN], ids=["two", "attack", "three", "eight", "sixteen"]
)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_view_can_be_drawn(position: str, theme: str) -> None:
    match = at(position)
    for eyes in (FULL, PUBLIC, *range(match.state.setup.seats)):
        state = match.state if eyes == FULL else match.state.redact(eyes)
        ElementTree.fromstring(to_svg(GAME.scene(state), theme))


def test_a_notebook_shows_a_view_with_its_own_eyes_and_a_state_with_the_referee_s() -> None:
    state: State = at("deck=+12 | mkt=+3 | turn=A | A h=BOM1 | B h=PRI1").state
    bomb, prison = (f'data-id="c{card(name)}"' for name in ("BOM1", "PRI1"))
    assert bomb in state._repr_svg_()
    assert prison in state._repr_svg_()
    assert bomb in state.redact(0)._repr_svg_()
    assert prison not in state.redact(0)._repr_svg_()


def test_the_text_form_has_the_names_that_a_player_types() -> None:
    shown = outline(seen(at(TABLE), "A"))
    for line in (
        "Brawling Barons · Round 4 of 100, Your turn, 1 action left",
        "Deck: 12 cards",
        "  M2  TOW1 Peasant ♥2 +1r ▲4 Tower   Tower: health 6; each of your buildings takes 3 less damage",
        "You, 3 points, 2 in hand, 4 resources, gathers 5, draws 1, to move",
        "  Wall 1            kni2 Squire ♥2 †1 ▲4 Knight",
        "  Civilians 2 of 2  far2 Peasant ♥2 +1r ▲2 Farm   MER1 Merchant ♥5 +3r ▼ Peasant",
        "  King’s Army 1     ARC1 Archers ♥5 †3 ▼ Squire",
        "  Royal Aids        RAB1 Aid of buildings",
        "  FAR1 Peasant ♥2 +1r ▲2 Farm   SHI1 Shield ◊3 (when attacked)",
    ):
        assert line in shown.splitlines()


def test_every_unit_in_play_is_in_the_text_form() -> None:
    match = at(EIGHT)
    shown = outline(seen(match, "B"))
    s = board(match)
    for zone in (*s.towns, *s.walls):
        for unit in zone:
            assert f"{unit_name(unit)} " in shown
