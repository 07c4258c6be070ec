"""Scenes: what they hold, how they are written as JSON, and how a game's author finds mistakes in them."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest

from baronage.engine.picture.icons import CHARGES, ICONS, PIECES, SIGNS
from baronage.engine.picture.scene import (
    CLASSES,
    FACES,
    SEATS,
    Face,
    Figure,
    Node,
    Panel,
    Scene,
    group,
    icon,
    meter,
    rect,
    seat_of,
    text,
)
from baronage.engine.picture.theme import TINCTURES, TOKENS


def card(id: str, name: str = "Farm", kind: str = "building") -> Node:
    return Node("card", id, 1, 2, 88, 124, says=name, face=Face(name, kind, "wheat", Figure("heart", "4")))


def small_scene() -> Scene:
    deck = Node("card", "deck", w=88, h=124, says="Deck: 0 cards", face=Face(kind="back", count=0))
    zone = group(card("c1"), text(0, 10, "Town"), id="A.town", x=5, classes="seat-0", says="Town 1")
    return Scene("Game", 100, 50, nodes=[deck, zone], panels=[Panel("hand", "Your hand", cards=[card("c2")])])


def test_a_document_is_json_without_what_is_empty() -> None:
    document = small_scene().document()
    assert json.loads(json.dumps(document)) == document
    town = document["nodes"][1]
    assert town["id"] == "A.town"
    assert set(town) == {"kind", "id", "x", "classes", "says", "children"}
    assert town["children"][0]["face"] == {
        "name": "Farm",
        "kind": "building",
        "icon": "wheat",
        "left": {"icon": "heart", "text": "4"},
    }


def test_a_number_that_is_nought_is_not_left_out_where_it_means_something() -> None:
    assert small_scene().document()["nodes"][0]["face"]["count"] == 0
    assert Panel("track", "Dragon", top=21).document() == {"kind": "track", "title": "Dragon", "top": 21, "value": 0}


def test_a_document_has_every_field_that_is_filled_in_the_order_of_the_fields() -> None:
    face = Face("Farm", "building", "wheat", Figure("heart", "4"), Figure("coins", "+1"), "up", "3", "Serf", 2)
    texts: dict[str, Any] = {one.name: f"a {one.name}" for one in fields(Node) if one.type == "str"}
    numbers: dict[str, Any] = {one.name: place for place, one in enumerate(fields(Node), 1) if one.type == "float"}
    node = Node(**texts, **numbers, rules=("R",), face=face, children=[rect(1, 2, 3, 4)])
    document = node.document()
    assert list(document) == [one.name for one in fields(Node)]
    assert {name: document[name] for name in (*texts, *numbers)} == {**texts, **numbers}
    assert (document["rules"], document["children"]) == (["R"], [rect(1, 2, 3, 4).document()])
    assert list(document["face"]) == [one.name for one in fields(Face)]
    assert list(document["face"].values())[5:] == ["up", "3", "Serf", 2]


def test_coordinates_in_a_document_are_short() -> None:
    assert Node("rect", x=1 / 3, w=2.5).document() == {"kind": "rect", "x": 0.33, "w": 2.5}


def test_every_node_is_found_by_its_id_those_in_panels_included() -> None:
    scene = small_scene()
    assert scene.ids() == {"deck", "A.town", "c1", "c2"}
    found = scene.find("c2")
    assert found is scene.panels[0].cards[0]
    assert scene.find("c3") is None


def test_a_mark_is_a_class_more_and_is_given_once() -> None:
    scene = small_scene()
    scene.mark(["c1", "c2", "nowhere"], "choice")
    scene.mark(["c1"], "choice")
    marked = {node.id: node.classes for node in scene.walk() if "choice" in node.classes.split()}
    assert marked == {"c1": "choice", "c2": "choice"}


def test_a_sound_scene_has_no_faults() -> None:
    assert small_scene().faults() == []


@pytest.mark.parametrize(
    ("node", "fault"),
    [
        (card("deck"), "card deck: this id stands twice"),
        (Node("oval", "o"), "oval o: no such kind"),
        (rect(0, 0, 1, 1, f"seat-{SEATS}"), f"unknown class seat-{SEATS}"),
        (rect(0, 0, 1, 1, "reddish"), "unknown class reddish"),
        (icon(0, 0, 9, "unicorn"), "unknown icon 'unicorn'"),
        (Node("card", "c9", face=Face("A", "event", "unicorn")), "unknown icon 'unicorn'"),
        (Node("card", "c9", face=Face("A", "event", left=Figure("unicorn", "1"))), "unknown icon 'unicorn'"),
        (Node("card", "c9", face=Face("A", "spell")), "unknown kind of face 'spell'"),
        (Node("card", "c9"), "a card without a face"),
        (Node("group", "g", same="c9"), "the same as c9, which is not there"),
    ],
)
def test_faults_of_nodes(node: Node, fault: str) -> None:
    scene = small_scene()
    scene.nodes.append(node)
    assert len(scene.faults()) == 1
    assert fault in scene.faults()[0]


@pytest.mark.parametrize(
    ("panel", "fault"),
    [
        (Panel("chart", "P"), "no such kind chart"),
        (Panel("table", "P", columns=("a", "b"), rows=[["1"]]), "too many or too few cells"),
        (Panel("table", "P", columns=("a",), rows=[["1"], ["2"]], looks=["total"]), "looks are one for each row"),
    ],
)
def test_faults_of_panels(panel: Panel, fault: str) -> None:
    scene = small_scene()
    scene.panels.append(panel)
    assert len(scene.faults()) == 1
    assert fault in scene.faults()[0]


def test_the_seat_in_a_node_s_classes() -> None:
    assert seat_of("player seat-3 active") == 3
    assert seat_of("player") == -1
    assert seat_of(f"seat-{SEATS}") == -1


def test_a_meter_is_filled_in_proportion_and_never_beyond_its_end() -> None:
    half, ticked = meter(0, 0, 80, 4, 8, [6]).children[1:]
    assert half.w == 40
    assert ticked.x + ticked.w / 2 == 60
    assert meter(0, 0, 80, 20, 8, []).children[1].w == 80
    assert len(meter(0, 0, 80, 0, 8, []).children) == 1


# --- the stock that games draw upon ---------------------------------------------------------------------------------


def test_every_seat_differs_from_every_other_of_the_same_colour_by_its_charge_or_its_field() -> None:
    assert len(TINCTURES) == SEATS
    assert len({(tincture.light, tincture.charge, tincture.reverse) for tincture in TINCTURES}) == SEATS
    assert len({tincture.charge for tincture in TINCTURES[:8]}) == 8  # told apart without any colour
    assert len({tincture.pattern for tincture in TINCTURES[:8]}) == 8
    assert all(tincture.charge in CHARGES for tincture in TINCTURES)


def test_both_themes_have_the_same_colours() -> None:
    assert TOKENS["light"].keys() == TOKENS["dark"].keys()
    assert {name for name in CLASSES if name.startswith("land-")} <= TOKENS["light"].keys()
    assert set(FACES) <= TOKENS["light"].keys()


def test_names_of_icons_are_used_consistently() -> None:
    assert ICONS.keys() >= PIECES
    assert ICONS.keys() >= SIGNS.keys()
    assert all(drawing.fill or drawing.line for drawing in ICONS.values())


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ink", ["ink", "muted", "good", "warn", "accent"])
@pytest.mark.parametrize("ground", ["paper", "ground", "panel"])
def test_letters_stand_out_from_every_ground(theme: str, ink: str, ground: str) -> None:
    bright, dim = sorted((luminance(TOKENS[theme][ink]), luminance(TOKENS[theme][ground])), reverse=True)
    assert (bright + 0.05) / (dim + 0.05) >= 4.5  # what WCAG asks of text
