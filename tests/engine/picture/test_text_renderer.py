"""Scenes as text: for the terminal and for screen readers."""

from __future__ import annotations

import re

import pytest

from baronage.engine.picture.scene import ORANGE, WHITE, Face, Figure, Node, Panel, Scene, group, rect, text
from baronage.engine.picture.text_renderer import outline, width_of

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def card(code: str, name: str, classes: str = "", kind: str = "building") -> Node:
    face = Face(name, kind, "wheat", Figure("heart", "4"), Figure("coins", "+1"), foot="Peasant")
    return Node("card", code, classes=classes, code=code, says=f"{name}, health 4", tip="It feeds.", face=face)


def town() -> Scene:
    """Two zones of a player, a heading without things, and decoration."""
    player = group(
        rect(0, 0, 9, 9, "ground"),
        text(0, 0, "drawn only"),
        group(card("FAR1", "Farm"), card("TOW1", "Tower", "target"), says="Buildings 2"),
        group(card("KNI1", "Knight", kind="military"), says="King's Army 1"),
        group(says="Wall empty"),
        says="A, 4 points",
        classes="player seat-0",
    )
    deck = Node("card", "deck", says="Deck: 9 cards", face=Face(kind="back", count=9))
    return Scene("Barons", 9, 9, "round 3", {"heart": "health", "coins": "resources"}, [group(deck), player])


def test_headings_hold_what_is_in_them_and_are_aligned() -> None:
    assert outline(town()) == (
        "Barons · round 3\n"
        "Deck: 9 cards\n"
        "\n"
        "A, 4 points\n"
        "  Buildings 2    FAR1 Farm ♥4 +1r (Peasant)   TOW1 Tower ♥4 +1r (Peasant) [aimed at]\n"
        "  King's Army 1  KNI1 Knight ♥4 +1r (Peasant)\n"
        "  Wall empty\n"
        "\n"
        "Key: ♥ health · r resources\n"
    )


def test_what_says_nothing_is_left_out() -> None:
    assert "drawn only" not in outline(town())


def test_lines_are_broken_between_things_and_hang_below_the_first() -> None:
    lines = outline(town(), width=60).splitlines()
    assert lines[4] == "  Buildings 2    FAR1 Farm ♥4 +1r (Peasant)"
    assert lines[5] == "                 TOW1 Tower ♥4 +1r (Peasant) [aimed at]"


@pytest.mark.parametrize("width", [40, 60, 79, 100, 200])
def test_no_line_is_wider_than_asked(width: int) -> None:
    scene = town()
    scene.panels = [
        Panel("note", "Note", lines=["many words " * 30]),
        Panel("table", "Long", columns=("", "n"), rows=[[f"row {i}", str(i)] for i in range(30)]),
        Panel("track", "Steps", names=tuple(f"step {i}" for i in range(20))),
        Panel("hand", "Hand", cards=[card(f"FAR{i}", "Farm") for i in range(12)]),
    ]
    assert all(width_of(line) <= width for line in outline(scene, width=width).splitlines())


def test_colour_adds_nothing_but_colour() -> None:
    coloured = outline(town(), colour=True)
    assert ANSI.sub("", coloured) == outline(town())
    assert "\x1b" not in outline(town())
    heading = next(line for line in coloured.splitlines() if "A, 4 points" in line)
    assert heading.startswith("\x1b[1;31m")  # bold, and the colour of seat 0
    assert "\x1b[1;36mFAR1\x1b[0m" in coloured  # a building
    assert "\x1b[1;31mKNI1\x1b[0m" in coloured  # a military unit


def test_marks_are_words() -> None:
    scene = town()
    scene.mark(["FAR1"], "choice")
    scene.mark(["KNI1"], "chosen")
    shown = outline(scene)
    assert "FAR1 Farm ♥4 +1r (Peasant) [may be chosen]" in shown
    assert "KNI1 Knight ♥4 +1r (Peasant) [chosen]" in shown


def test_a_code_that_the_words_begin_with_is_told_once() -> None:
    pieces = [
        Node("circle", "A1", code="A1", says="A1: Knight, on H1.1"),
        Node("circle", "M", code="M", says="The Market"),
    ]
    assert outline(Scene("Barons", 9, 9, nodes=pieces)) == "Barons\nA1 Knight, on H1.1   M The Market\n"


def test_in_full_cards_are_told_in_whole_words() -> None:
    shown = outline(town(), full=True)
    assert "FAR1 Farm, health 4. It feeds." in shown
    assert "♥" not in shown
    assert "Key" not in shown


def test_what_is_told_on_hover_can_be_told() -> None:
    scene = Scene("Yuan", 9, 9, nodes=[Node("path", says="HU, Rice: free", tip="Adjacent: LUO, RAO and XIN.")])
    assert outline(scene) == "Yuan\nHU, Rice: free\n"
    assert outline(scene, tips=True) == "Yuan\nHU, Rice: free. Adjacent: LUO, RAO and XIN.\n"


def test_the_key_can_be_left_out() -> None:
    assert "Key" not in outline(town(), key=False)


def test_a_figure_without_a_sign_is_told_by_what_it_means() -> None:
    face = Face("Town", "people", left=Figure("people", "3"))
    scene = Scene("Fyn", 9, 9, key={"people": "population"}, nodes=[Node("card", says="Town", face=face)])
    assert "Town population 3" in outline(scene)


def test_nothing_in_a_text_can_command_the_terminal() -> None:
    evil = "\x1b[2Jname\x07\n\u202e"
    scene = Scene(evil, 9, 9, evil, nodes=[group(Node("text", says=evil, code=evil), says=evil)])
    scene.panels = [
        Panel("table", evil, tag=evil, columns=(evil,), rows=[[evil]], lines=[evil]),
        Panel("track", evil, top=3, marks=[(1, evil)]),
        Panel("track", evil, names=(evil,)),
        Panel("hand", evil, cards=[card(evil, evil)]),
    ]
    shown = outline(scene)
    assert all(letter.isprintable() or letter == "\n" for letter in shown)
    assert shown.count("name") == 17


# --- panels ---------------------------------------------------------------------------------------------------------


def panel(one: Panel) -> str:
    return outline(Scene("T", 9, 9, panels=[one])).split("\n\n", 1)[1]


def test_a_table_has_columns_figures_to_the_right() -> None:
    table = Panel("table", "Standing", tag="3 left", columns=("", "points"), rows=[["Ingrid", "12"], ["Bo", "7"]])
    table.lines = ["Small print."]
    assert panel(table) == ("Standing (3 left)\n          points\n  Ingrid      12\n  Bo           7\n  Small print.\n")


def test_a_long_table_goes_in_blocks_side_by_side_downwards_first() -> None:
    table = Panel("table", "Cards", columns=("", "n"), rows=[[f"card {i:02}", str(i)] for i in range(10)])
    lines = panel(table).splitlines()
    assert len(lines) < 6
    rows = [re.findall(r"card (\d\d)", line) for line in lines[2:]]
    assert [number for column in range(len(rows[0])) for row in rows for number in row[column : column + 1]] == [
        f"{i:02}" for i in range(10)
    ]


def test_tracks() -> None:
    assert panel(Panel("track", "Dragon", value=2, top=5, marks=[(4, "Threshold")])) == (
        "Dragon\n  ██░░░ 2 of 5, Threshold at 4\n"
    )
    assert (
        panel(Panel("track", "Step", names=("Draw", "Move", "Attack"), value=1)) == "Step\n  Draw · [Move] · Attack\n"
    )


def test_a_hand_lists_its_cards_with_their_codes() -> None:
    shown = panel(Panel("hand", "Your hand", cards=[card("FAR1", "Farm")], lines=["1 card"]))
    assert shown.startswith("Your hand\n  FAR1 Farm ♥4 +1r (Peasant)\n")
    assert panel(Panel("hand", "Your hand", lines=["no cards"])) == "Your hand\n  no cards\n"


def test_wide_letters_count_twice() -> None:
    assert width_of("城") == 2
    table = Panel("table", "T", columns=("", "n"), rows=[["城", "1"], ["ab", "2"]])
    assert panel(table).splitlines()[2:] == ["  城  1", "  ab  2"]


def test_a_table_that_is_too_wide_is_broken_in_its_broadest_column() -> None:
    told = "Blue 4 with two units, an order and a support beats Purple 3"
    text = outline(
        Scene("Game", 1, 1, panels=[Panel("table", "Battles", columns=("", "", ""), rows=[["P2", told, "1"]])]),
        width=50,
    )
    rows = text.splitlines()[-2:]
    assert all(len(row) <= 50 for row in rows)
    assert rows[0].startswith("  P2  Blue 4 with")
    assert rows[0].endswith("1")
    assert rows[1].startswith("      ")


def test_a_mark_that_tells_its_number_tells_it_once() -> None:
    assert "Threshold 7, End at 9" in panel(Panel("track", "T", value=1, top=9, marks=[(7, "Threshold 7"), (9, "End")]))


def test_seats_that_are_called_by_a_colour_have_it() -> None:
    rows = Panel("table", "T", columns=("",), rows=[["White"], ["Orange"]], looks=[f"seat-{WHITE}", f"seat-{ORANGE}"])
    painted = outline(Scene("Game", 1, 1, panels=[rows]), colour=True)
    assert "\x1b[97mWhite" in painted
    assert "\x1b[38;5;208mOrange" in painted


def realms(*sizes: tuple[int, int]) -> tuple[Scene, dict[str, list[str]]]:
    """Groups that hold a list, each with a drawing so wide and so high."""
    nodes, drawings = [], {}
    for number, (wide, high) in enumerate(sizes):
        name = f"P{number + 1}"
        nodes.append(
            group(group(says="0,0 Capital"), id=name, says=f"{name}: {'score 7, ' * 5}hand 5", classes="player")
        )
        drawings[name] = [str(number + 1) * wide] * high
    return Scene("Barons", 9, 9, "", {}, nodes), drawings


def test_a_drawing_takes_the_place_of_what_the_group_holds() -> None:
    scene, drawings = realms((40, 2))
    assert outline(scene, drawings=drawings) == (
        f"Barons\n\nP1: score 7, score 7, score 7, score 7,\nscore 7, hand 5\n{'1' * 40}\n{'1' * 40}\n"
    )
    assert "0,0 Capital" in outline(scene)


def test_drawings_stand_side_by_side_as_far_as_there_is_room_and_end_at_the_same_height() -> None:
    scene, drawings = realms((40, 2), (40, 3), (40, 1))
    lines = outline(scene, drawings=drawings).splitlines()
    assert lines[4:7] == [" " * 43 + "2" * 40, f"{'1' * 40}   {'2' * 40}", f"{'1' * 40}   {'2' * 40}"]
    assert lines[-1] == "3" * 40
    apart = outline(scene, width=80, drawings=drawings).splitlines()
    assert f"{'1' * 40}   {'2' * 40}" not in apart
    assert max(map(len, apart)) <= 80


def test_a_drawing_is_explained_with_the_key() -> None:
    scene, drawings = realms((40, 1))
    drawings[""] = ["dotted: open"]
    assert outline(scene, drawings=drawings).endswith("\ndotted: open\n")
    assert "dotted" not in outline(scene, drawings=drawings, key=False)


def test_headings_above_drawings_keep_their_colour() -> None:
    scene, drawings = realms((40, 1))
    assert "\x1b[1mP1: score" in outline(scene, colour=True, drawings=drawings)
    assert "\x1b" not in outline(scene, colour=True, drawings=drawings).splitlines()[-1]
