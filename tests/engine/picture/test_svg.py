"""Scenes as SVG files: whole, safe, and readable without colour."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from baronage.engine.picture.icons import ICONS
from baronage.engine.picture.scene import (
    CLASSES,
    FACES,
    SEATS,
    WHITE,
    Face,
    Figure,
    Node,
    Panel,
    Scene,
    group,
    icon,
    path,
    rect,
    text,
)
from baronage.engine.picture.svg import to_svg
from baronage.engine.picture.theme import TOKENS, properties, stylesheet
from tests.engine.boxes import clashes

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "<script>alert('x')</script> & \"quotes\" ]]> \x00\x1b\ufffe"


def drawn(*nodes: Node, theme: str = "light", panels: list[Panel] | None = None) -> ElementTree.Element:
    """The picture, read back as XML."""
    return ElementTree.fromstring(to_svg(Scene("Game", 200, 100, nodes=list(nodes), panels=panels or []), theme))


def words(root: ElementTree.Element) -> list[str]:
    """The text that is drawn."""
    return ["".join(part for part in each.itertext()) for each in root.iter(f"{SVG}text")]


def by_id(root: ElementTree.Element, id: str) -> ElementTree.Element:
    return next(each for each in root.iter() if each.get("data-id") == id)


FARM = Face("Farm", "building", "wheat", Figure("heart", "4"), Figure("coins", "+1"), "up", "2", "Inn")


def card(h: float, face: Face = FARM, classes: str = "") -> Node:
    return Node("card", "c1", 0, 0, 88, h, classes=classes, says="Farm", face=face)


# --- the document ---------------------------------------------------------------------------------------------------


def everything() -> Scene:
    """A scene with every class, icon, seat, face and panel."""
    nodes = [rect(0, 0, 9, 9, name) for name in CLASSES]
    nodes += [text(0, 0, name, name) for name in CLASSES]
    nodes += [path("M0 0L9 9", f"{name} seat-{i % SEATS}") for i, name in enumerate(CLASSES)]
    nodes += [icon(0, 0, 24, name, f"seat-{i % SEATS}") for i, name in enumerate(ICONS)]
    nodes += [icon(0, 0, 24, "shield", f"seat-{seat}") for seat in range(SEATS)]
    nodes += [Node("path", f"land.{seat}", d="M0 0H9", classes=f"owned seat-{seat}") for seat in range(SEATS)]
    nodes += [
        Node("card", w=88, h=h, classes=name, face=Face("Name", kind, "dragon", foot="foot", count=3))
        for h in (124, 60, 24)
        for kind in FACES
        for name in ("", "chosen", "target sent", "choice", "highlighted", "warn")
    ]
    panels = [
        Panel("table", "Table", columns=("", "n"), rows=[[str(i), "1"] for i in range(20)], lines=["small print"]),
        Panel("track", "Dragon", value=7, top=21, marks=[(10, "Threshold"), (21, "End")]),
        Panel("track", "Long", value=7, top=210),
        Panel("track", "Empty"),
        Panel("track", "Steps", names=("Draw", "Move", "Attack"), value=1),
        Panel("note", "Note", lines=["One line."]),
        Panel("hand", "Hand", cards=[Node("card", "c99", w=88, h=124, face=Face(kind="back"))]),
        Panel("hand", "Empty hand"),
    ]
    return Scene("All of it", 400, 300, "everything at once", nodes=nodes, panels=panels)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_that_a_scene_can_hold_is_drawn_as_valid_xml(theme: str) -> None:
    root = ElementTree.fromstring(to_svg(everything(), theme))
    assert root.tag == f"{SVG}svg"
    assert root.get("aria-label") == "All of it: everything at once"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_file_needs_nothing_from_elsewhere(theme: str) -> None:
    picture = to_svg(everything(), theme).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "http" not in picture
    assert "@import" not in picture
    referred = set(re.findall(r"url\(#([^)]*)\)", picture))
    held = {each.get("id") for each in ElementTree.fromstring(to_svg(everything(), theme)).iter() if each.get("id")}
    assert referred == held  # every pattern and arrow head is in the file, and used
    assert "var(" not in picture
    assert not re.search(r"\$[a-z]", picture)


def test_two_pictures_on_one_page_do_not_disturb_each_other() -> None:
    light, dark = to_svg(everything()), to_svg(everything(), "dark")
    style = light[light.index("<style>") + 7 : light.index("</style>")]
    for rule in style.splitlines():
        assert all(part.startswith(".baronage.light") for part in rule.partition("{")[0].split(","))
    ids = [set(re.findall(r' id="([^"]*)"', picture)) for picture in (light, dark)]
    assert not ids[0] & ids[1]


def test_the_dark_theme_has_its_own_ground() -> None:
    assert TOKENS["dark"]["paper"] in to_svg(everything(), "dark")
    assert TOKENS["light"]["paper"] not in to_svg(everything(), "dark")


def test_an_unknown_theme_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match="unknown theme 'sepia'; use light, dark"):
        to_svg(everything(), "sepia")


def test_a_page_can_take_the_same_rules_with_custom_properties() -> None:
    assert "fill:var(--paper)" in stylesheet("")
    assert f"--paper:{TOKENS['dark']['paper']}" in properties("dark")
    used = set(re.findall(r"var\(--([a-z0-9-]+)\)", stylesheet("")))
    assert used <= TOKENS["light"].keys()


# --- text -----------------------------------------------------------------------------------------------------------


def test_no_text_can_break_out_of_its_place() -> None:
    node = Node("text", HOSTILE, text=HOSTILE, says=HOSTILE, tip=HOSTILE, classes=HOSTILE)
    face = Face(HOSTILE, HOSTILE, "wheat", Figure("heart", HOSTILE), mark="up", cost=HOSTILE, foot=HOSTILE)
    table = Panel("table", HOSTILE, tag=HOSTILE, says=HOSTILE, columns=(HOSTILE,), rows=[[HOSTILE]], lines=[HOSTILE])
    track = Panel("track", HOSTILE, names=(HOSTILE,), rules=(HOSTILE,))
    nodes = [node, *(Node("card", w=88, h=h, says=HOSTILE, face=face) for h in (124, 60, 24))]
    nodes.append(Node("path", d=HOSTILE))
    root = drawn(*nodes, panels=[table, track, Panel("hand", HOSTILE, lines=[HOSTILE])])
    assert not list(root.iter(f"{SVG}script"))
    assert any(line.startswith("<script>alert('x')</script> & \"quotes\"") for line in words(root))


def test_words_appear_on_hover_with_the_rules() -> None:
    node = Node("rect", "r", w=5, h=5, says="A wall", tip="It closes the town.", rules=("BRAWL-8.07",))
    assert by_id(drawn(node), "r").findtext(f"{SVG}title") == "A wall\nIt closes the town.\nBRAWL-8.07"


def test_a_line_that_is_too_long_for_its_room_gets_smaller_letters() -> None:
    root = drawn(text(0, 0, "Courthouse", "small", 52), text(0, 0, "Farm", "small", 52))
    long, short = root.iter(f"{SVG}text")
    assert re.search(r"font-size:1[01]", long.get("style") or "")
    assert short.get("style") is None


def test_a_line_that_cannot_shrink_enough_is_squeezed_into_its_room() -> None:
    (long,) = drawn(text(0, 0, "An endless name of a card", "small", 60)).iter(f"{SVG}text")
    assert long.get("textLength") == "60"


# --- nodes ----------------------------------------------------------------------------------------------------------


def test_nodes_keep_their_ids_and_classes() -> None:
    node = by_id(drawn(group(rect(0, 0, 4, 4), id="A", classes="player seat-0", x=3, y=4)), "A")
    assert node.get("class") == "group player seat-0"
    assert node.get("transform") == "translate(3 4)"


def shield(seat: int) -> list[str | None]:
    """The outlines of a seat's shield."""
    return [each.get("d") for each in by_id(drawn(Node("icon", "i", w=24, icon="shield", classes=f"seat-{seat}")), "i")]


def test_shields_differ_in_shape_not_only_in_colour() -> None:
    assert len({str(shield(seat)) for seat in range(8)}) == 8


def test_land_of_a_seat_has_its_own_pattern() -> None:
    root = drawn(path("M0 0H9V9z", "owned seat-0"), path("M0 0H9V9z", "owned seat-1"))
    patterns = {
        each.get("id"): [part.get("d") for part in each.iter(f"{SVG}path")] for each in root.iter(f"{SVG}pattern")
    }
    assert patterns["baronage-light-seat-0"] != patterns["baronage-light-seat-1"]


# --- cards ----------------------------------------------------------------------------------------------------------


def test_a_card_shows_as_much_as_its_size_allows() -> None:
    assert words(drawn(card(124))) == ["Farm", "4", "+1", "2", "Inn"]
    assert words(drawn(card(60))) == ["Farm", "4", "+1", "2", "Inn"]
    assert sorted(words(drawn(card(24)))) == ["+1", "2", "4", "Farm"]


def icons(root: ElementTree.Element) -> int:
    return sum(1 for each in root.iter(f"{SVG}g") if "icon" in (each.get("class") or "").split())


def test_a_whole_card_has_its_picture_its_numbers_icons_and_its_mark() -> None:
    assert icons(drawn(card(124))) == 4
    assert icons(drawn(card(124, Face("Shield", "event", "shield")))) == 1


def test_a_long_name_goes_in_two_lines() -> None:
    assert words(drawn(card(124, Face("Heavy rains of Autumn", "event", "rain")))) == ["Heavy rains", "of Autumn"]


def test_a_pile_shows_its_back_and_how_many_cards_it_holds() -> None:
    root = drawn(card(124, Face(kind="back", count=9)))
    assert words(root) == ["9"]
    assert len([each for each in root.iter() if each.get("class") == "under"]) == 2
    assert [each for each in drawn(card(124, Face(kind="back", count=1))).iter() if each.get("class") == "under"] == []


@pytest.mark.parametrize(
    ("mark", "rings", "badges"),
    [("", 0, 0), ("choice", 1, 0), ("chosen", 1, 1), ("target", 1, 1), ("highlighted", 1, 0)],
)
def test_marks_on_cards_are_rings_and_badges(mark: str, rings: int, badges: int) -> None:
    classes = [(each.get("class") or "").split() for each in drawn(card(124, classes=mark)).iter()]
    assert sum(1 for names in classes if {"ring", "may"} & set(names)) == rings
    assert sum(1 for names in classes if "badge" in names) == badges


# --- panels ---------------------------------------------------------------------------------------------------------


def size(root: ElementTree.Element) -> tuple[float, float]:
    return float(root.get("width") or 0), float(root.get("height") or 0)


def test_hands_lie_below_the_board_and_other_panels_beside_it() -> None:
    bare = size(drawn())
    assert bare == (200, 100)
    hand = size(drawn(panels=[Panel("hand", "Your hand", cards=[card(124)])]))
    assert hand[0] == 200
    assert hand[1] >= 100 + 124
    assert size(drawn(panels=[Panel("note", "Note", lines=["x"])]))[0] > 500


def test_many_panels_go_on_below_the_board() -> None:
    notes = [Panel("note", f"Note {i}", lines=["word " * 60]) for i in range(9)]
    root = drawn(panels=notes)
    places = [each.get("transform") or "" for each in root.iter(f"{SVG}g") if each.get("class") == "beside"]
    assert len(set(places)) == 9
    assert any(place.startswith("translate(16 ") for place in places)
    for place in places:
        x, y = (float(part) for part in place[10:-1].split())
        assert x < size(root)[0]
        assert y < size(root)[1]


def test_a_table_shows_every_cell_and_the_shields_of_its_seats() -> None:
    table = Panel(
        "table", "Standing", columns=("", "points"), rows=[["A", "5"], ["B", "4"]], looks=["seat-0", "seat-1"]
    )
    root = drawn(panels=[table])
    assert words(root) == ["Standing", "points", "A", "5", "B", "4"]
    assert icons(root) == 2


def test_a_long_table_is_folded_and_loses_no_row() -> None:
    table = Panel("table", "Cards", columns=("", "n"), rows=[[f"card {i}", str(i)] for i in range(21)])
    shown = words(drawn(panels=[table]))
    assert all(f"card {i}" in shown for i in range(21))
    assert shown.count("n") == 2


def test_a_track_says_where_it_stands() -> None:
    root = drawn(panels=[Panel("track", "Dragon", value=7, top=21, marks=[(10, "Threshold 10")])])
    assert words(root) == ["Dragon", "Threshold 10", "7 of 21"]
    filled = [each for each in root.iter(f"{SVG}rect") if "amount" in (each.get("class") or "").split()]
    assert len(filled) == 7


def test_the_present_step_of_a_track_of_names_is_marked() -> None:
    root = drawn(panels=[Panel("track", "Step", names=("Draw", "Move"), value=1)])
    marked = [each.text for each in root.iter(f"{SVG}text") if "reverse" in (each.get("class") or "").split()]
    assert marked == ["Move"]


def lines(*panels: Panel) -> list[str]:
    return clashes(to_svg(Scene("Game", 200, 100, panels=list(panels))))


def test_long_cells_are_broken_into_lines_and_cover_nothing() -> None:
    told = "Blue 4 with two units, an order and a support beats Purple 3 with two units"
    panel = Panel(
        "table", "Battles", columns=("", "What happened", "Lost"), rows=[["P2", told, "1"], ["P3", told, "12"]]
    )
    panel.looks = ["seat-1", "draft"]
    root = drawn(panels=[panel])
    assert told not in words(root)
    assert " ".join(words(root)).count("Blue 4 with") == 2
    assert lines(panel) == []
    assert [shape.get("class") for shape in root.iter(f"{SVG}rect") if "row" in shape.get("class", "")] == [
        "plate row draft"
    ]


def test_names_of_marks_on_a_track_make_room_for_each_other() -> None:
    assert lines(Panel("track", "Dragon", value=0, top=18, marks=[(12, "Threshold 12"), (18, "Worldeater 18")])) == []


def test_a_table_is_folded_only_where_both_halves_have_room() -> None:
    rows = [["Dark Green", "Lannuvár", "the Bank of Lannuvár"] for _ in range(12)]
    assert lines(Panel("table", "Factions", columns=("", "Faction", "Spent"), rows=rows)) == []


def test_letters_on_a_pale_piece_are_dark() -> None:
    css = stylesheet("dark")
    assert f"text.inlaid.seat-{WHITE}" in css
    assert "text.inlaid.seat-1{" not in css
