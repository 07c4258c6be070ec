"""Text for a terminal: widths in columns, line breaks, colours of seats, and grids of cells."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

BETWEEN: Final = "   "  # between two parts of a line
STRONG: Final = (1,)
FAINT: Final = (2,)
WIDEST: Final = 14  # characters in a cell of a grid
NARROWEST: Final = 7

_SEATS = (31, 94, 32, 33, 35, 36, 37, 95)  # red, blue, green, yellow, magenta, cyan, grey, bright magenta
_NAMED = (97, 208, 96, 94, 88, 27, 100, 250)  # white, orange, cyan, brown, maroon, navy, olive, silver
_FIRST_NAMED = 16  # colours from here on are named after a colour
_CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the edges that meet there: 1 above, 2 below, 4 to the left, 8 to the right


def seat_style(colour: int) -> tuple[int, ...]:
    """Return the terminal colour of a seat: a basic one, or one of 256 for seats named after a colour."""
    if colour < 0:
        return ()
    if colour < _FIRST_NAMED:
        return (_SEATS[colour % len(_SEATS)],)
    return (97,) if colour == _FIRST_NAMED else (38, 5, _NAMED[(colour - _FIRST_NAMED) % len(_NAMED)])


def painted(words: str, style: tuple[int, ...]) -> str:
    """Return text in a style."""
    return f"\x1b[{';'.join(map(str, style))}m{words}\x1b[0m" if style and words else words


def shown(words: str) -> str:
    """Return text without control characters, which is safe to print on a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def width_of(words: str) -> int:
    """Return the width in terminal columns."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in words
    )


def cut(words: str, width: int) -> list[str]:
    """Return lines no wider than `width`, broken between words."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines or [""]


def flow(head: str, parts: Iterable[str], width: int, hang: int) -> list[str]:
    """Return parts one after another, with line breaks between them. Only a part longer than a line is broken itself.

    Lines after the first are indented by `hang`, which is also where the parts begin after the head.
    """
    found: list[str] = []
    line = head + " " * max(0, hang - width_of(head))
    fresh = True
    for part in parts:
        if not fresh and width_of(line) + len(BETWEEN) + width_of(part) > width:
            found.append(line)
            line, fresh = " " * hang, True
        if not fresh:
            line += BETWEEN
        pieces = cut(part, max(20, width - width_of(line))) if width_of(line) + width_of(part) > width else [part]
        found += [line + pieces[0], *(" " * hang + piece for piece in pieces[1:-1])] if len(pieces) > 1 else []
        line = " " * hang + pieces[-1] if len(pieces) > 1 else line + part
        fresh = False
    return [*found, line.rstrip()]


def grid(
    cells: Mapping[tuple[int, int], Sequence[str]], held: Collection[tuple[int, int]], width: int, numbers: bool
) -> list[str]:
    """Return cells with words as a drawing, the highest row first. Empty if it would be wider than `width`.

    Edges between a cell of `held` and a free one are dotted; a double line closes the lowest row. `numbers` writes the
    rows at the left and the columns below.
    """
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    side = 4 if numbers else 0
    longest = max((width_of(word) for words in cells.values() for word in words), default=0)
    wide = min((width - side - 1) // len(columns) - 3, WIDEST, max(longest, NARROWEST))
    if wide < NARROWEST:
        return []

    def edge(one: tuple[int, int], two: tuple[int, int]) -> int:
        """Return the kind of an edge: 0 for none, 1 for a line, 2 for a dotted one."""
        if one not in held and two not in held:
            return 0
        return 1 if one in cells and two in cells else 2

    def border(y: int) -> str:
        line = " " * side
        if y == rows[-1]:
            return line + "═" * ((wide + 3) * len(columns) + 1)
        for x in range(columns[0], columns[-1] + 2):
            meeting = (
                ((x - 1, y), (x, y)),
                ((x - 1, y - 1), (x, y - 1)),
                ((x - 1, y - 1), (x - 1, y)),
                ((x, y - 1), (x, y)),
            )
            line += _CORNERS[sum(1 << number for number, pair in enumerate(meeting) if edge(*pair))]
            if x in columns:
                line += " ─┄"[edge(*meeting[3])] * (wide + 2)
        return line.rstrip()

    filled = {place: _filled(words, wide) for place, words in cells.items()}
    found = [border(rows[0] + 1)]
    for y in rows:
        for depth in range(max([len(filled[x, y]) for x in columns if (x, y) in filled], default=1) or 1):
            line = f"{'' if depth else y:>{side - 1}} " if numbers else ""
            for x in columns:
                words = filled.get((x, y), [])
                text = words[depth] if depth < len(words) else ""
                line += f"{' │┊'[edge((x - 1, y), (x, y))]} {text}{' ' * (wide - width_of(text))} "
            found.append((line + " │┊"[edge((columns[-1], y), (columns[-1] + 1, y))]).rstrip())
        found.append(border(y))
    if numbers:
        found.append((" " * (side + 1) + "".join(f"{x:^{wide + 2}} " for x in columns)).rstrip())
    return found


def _filled(words: Sequence[str], wide: int) -> list[str]:
    """Return words in lines, each on its own; long ones are broken."""
    return [part if width_of(part) <= wide else f"{part[: wide - 1]}." for word in words for part in cut(word, wide)]
