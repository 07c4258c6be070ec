"""The picture of Brawling Barons in an attack, and what is clicked."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from baronage.engine.core.state import FULL, PUBLIC, State
from baronage.engine.picture.scene import Node, Scene
from baronage.engine.picture.svg import to_svg
from baronage.engine.picture.text_renderer import outline
from baronage.games.brawling.data import unit_name
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.steps.shields import ShieldWindow
from tests.games.brawling.table import GAME, at, board, card, deal, do, playout
from tests.games.brawling.test_scene import TABLE, node, of, panel, seen

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
    assert barracks.lines == ["Health 5: a building falls at twice that, 10.", "With one Shield: 6, it still stands."]
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
    before = [seen(match, viewer).document() for viewer in ("B", "")]
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
    assert [seen(match, viewer).document() for viewer in ("B", "")] == before


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
    views = {viewer: seen(match, viewer) for viewer in ("A", "B", "C", "")}
    for viewer, scene in views.items():
        assert scene.says.endswith(("B attacks: Shields may be played", "You attack: Shields may be played"))
        archers, smithy = "your" if viewer == "C" else "C's", "your" if viewer == "A" else "A's"
        assert sums(scene, f"Damage to {archers} Archers")[-1] == ["Damage", "16"]
        assert sums(scene, f"Damage to {smithy} Smithy")[-1] == ["Damage", "10"]
        assert node(scene, "attack").classes == "sent"
    before = {viewer: seen(match, viewer).document() for viewer in ("B", "")}
    top = match.state.stack[-1]
    assert isinstance(top, ShieldWindow)
    match.state.stack[-1] = ShieldWindow(top.attacker, top.pairs, top.damage, 0, 4)  # C declined, A is asked
    assert {viewer: seen(match, viewer).document() for viewer in ("B", "")} == before


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
    for viewer in (FULL, PUBLIC, *range(match.state.setup.seats)):
        state = match.state if viewer == FULL else match.state.redact(viewer)
        ElementTree.fromstring(to_svg(GAME.scene(state), theme))


def test_a_notebook_shows_a_view_with_its_own_eyes_and_a_state_with_the_referee_s() -> None:
    state: State = at("deck=+12 | mkt=+3 | turn=A | A h=BOM1 | B h=PRI1").state
    bomb, prison = (f'data-id="c{card(name)}"' for name in ("BOM1", "PRI1"))
    assert bomb in state._repr_svg_()
    assert prison in state._repr_svg_()
    assert bomb in state.redact(0)._repr_svg_()
    assert prison not in state.redact(0)._repr_svg_()


def test_the_text_form_has_the_names_that_a_player_types() -> None:
    shown = outline(seen(at(TABLE), "A"), width=110)
    for line in (
        "Brawling Barons · Round 4 of 100, Your turn, 1 action left",
        "Deck: 12 cards",
        "  M2 Place 2  TOW1 Peasant ♥2 +1r ▲4 Tower   Tower: health 6; each of your buildings takes 3 less damage",
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
