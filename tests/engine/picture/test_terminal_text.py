"""Text for a terminal: line breaks, widths, colours and grids."""

from __future__ import annotations

from baronage.engine.picture.terminal_text import cut, flow, grid, painted, seat_style, shown, width_of


def test_lines_are_broken_between_words() -> None:
    assert cut("one two three", 7) == ["one two", "three"]
    assert cut("", 7) == [""]
    assert width_of("日本") == 4
    assert shown("a\x1b[1mb") == "a [1mb"


def test_parts_flow_and_only_a_long_part_is_broken_itself() -> None:
    assert flow("Hand", ["one", "two", "three"], 16, 6) == ["Hand  one   two", "      three"]
    assert flow("", ["a part that is longer than its line"], 24, 2) == ["  a part that is longer", "  than its line"]


def test_a_grid_has_dotted_edges_towards_free_cells_and_numbers() -> None:
    cells = {(0, 0): ["Capital"], (1, 0): ["Town"], (0, 1): ["Woods"], (1, 1): ["The City"]}
    assert grid(cells, {(0, 0), (1, 0), (0, 1)}, 60, numbers=True) == [
        "    ┌┄┄┄┄┄┄┄┄┄┄┐",
        "  1 ┊ Woods    │ The City",
        "    ├──────────┼──────────┐",
        "  0 ┊ Capital  │ Town     ┊",
        "    ═══════════════════════",
        "         0          1",
    ]
    assert grid(cells, cells, 12, numbers=False) == []
    assert grid({(0, 0): ["A very long word", "Knights"]}, {(0, 0)}, 60, numbers=False)[1:-1] == [
        "┊ A very long    ┊",
        "┊ word           ┊",
        "┊ Knights        ┊",
    ]


def test_seats_have_colours() -> None:
    assert painted("you", seat_style(0)) == "\x1b[31myou\x1b[0m"
    assert painted("you", seat_style(-1)) == "you"
    assert seat_style(16) == (97,)
    assert seat_style(17) == (38, 5, 208)
