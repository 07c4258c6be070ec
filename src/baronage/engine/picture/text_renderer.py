"""A renderer from scenes to text, for the terminal and screen readers.

It uses only the texts of the tree. A group with `says` is a heading; its contents follow on the same line, or below it
if they include headings. A group without `says` is transparent, and a node without `says` is left out. Where the game
draws a group as text art, the drawing replaces the contents of the group.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from baronage.engine.picture.icons import SIGNS
from baronage.engine.picture.scene import WHITE, Face, Figure, Node, Panel, Scene, seat_of

BETWEEN = "   "  # between two nodes on a line
WIDEST = 30  # a longer heading has its own line
NARROWEST = 16  # minimum width of a wrapped table column
LEAST = 36  # minimum width of the heading above a drawing

_SEATS = (31, 94, 32, 33, 35, 36, 37, 95)  # red, blue, green, yellow, magenta, cyan, grey, bright magenta
_NAMED = (97, 208, 96, 94, 88, 27, 100, 250)  # white, orange, cyan, brown, maroon, navy, olive, silver
_KINDS = {
    "civilian": 33,
    "people": 33,
    "land": 33,
    "military": 31,
    "army": 31,
    "building": 36,
    "event": 35,
    "action": 91,
    "aid": 32,
}
# text for the classes of a node, and headings of the key; a terminal has its own text for them
MARKS: Final[Mapping[str, str]] = {
    "chosen": "[chosen]",
    "target": "[aimed at]",
    "choice": "[may be chosen]",
    "highlighted": "[!]",
    "lost": "[lost]",
    "key": "Key:",
}
_WARN = 33
_STRONG = 1
_FAINT = 2


def outline(
    scene: Scene,
    colour: bool = False,
    width: int = 100,
    full: bool = False,
    key: bool = True,
    tips: bool = False,
    drawings: dict[str, list[str]] | None = None,
    notation: bool = True,
    marks: Mapping[str, str] = MARKS,
) -> str:
    """Return the scene as text, no wider than `width`.

    `full` writes cards out in full, with all details. `key` explains the signs at the end. `tips` adds the hover text
    of nodes other than cards. `drawings` are lines that replace the contents of a top-level group, by its id; the lines
    under an empty id explain them. `notation` includes notation codes and copy numbers. `marks` replaces MARKS.
    """
    return _Text(scene, colour, width, full, tips, drawings or {}, notation, marks).whole(key)


@dataclass
class _Entry:
    """A node without headings below it, or a heading with its contents."""

    words: str
    style: tuple[int, ...] = ()
    code: str = ""
    code_style: tuple[int, ...] = ()
    inside: list[_Entry] = field(default_factory=list)
    heading: bool = False
    drawn: list[str] = field(default_factory=list)

    @property
    def flat(self) -> bool:
        """Whether this is a heading without further headings in it."""
        return self.heading and not any(entry.heading for entry in self.inside)


class _Text:
    def __init__(
        self,
        scene: Scene,
        colour: bool,
        width: int,
        full: bool,
        tips: bool,
        drawings: dict[str, list[str]],
        notation: bool,
        marks: Mapping[str, str],
    ) -> None:
        self.scene = scene
        self.colour = colour
        self.width = width
        self.full = full
        self.tips = tips
        self.drawings = drawings
        self.notation = notation
        self.marks = marks
        self.signs: dict[str, str] = {}  # icons used, for the key

    def whole(self, key: bool) -> str:
        scene = self.scene
        head = shown(scene.title + (f" · {scene.says}" if scene.says else ""))
        blocks = [[self.paint(line, (_STRONG,)) for line in cut(head, self.width)]]
        loose: list[_Entry] = []
        drawn: list[_Entry] = []
        for entry in [*self.entries(scene.nodes), None]:
            if drawn and (entry is None or not entry.drawn):
                blocks += self.drawn_side_by_side(drawn)
                drawn = []
            if entry is not None and not entry.heading:
                loose.append(entry)
                continue
            blocks += self.paragraph(loose)
            loose = []
            if entry is not None and entry.drawn:
                drawn.append(entry)
            elif entry is not None:
                blocks.append(self.lines(entry, 0, 0))
        blocks += [self.panel(panel) for panel in scene.panels]
        if key and self.signs:
            signs = [f"{sign} {scene.key.get(icon, icon)}" for icon, sign in self.signs.items()]
            blocks.append(
                [self.paint(line, (_FAINT,)) for line in cut(f"{self.marks['key']} {' · '.join(signs)}", self.width)]
            )
        if key and self.drawings.get(""):
            blocks.append([self.paint(line, (_FAINT,)) for line in self.drawings[""]])
        lines = list(blocks[0])
        for before, block in pairwise(blocks):
            if len(before) > 1 or len(block) > 1:  # single lines need no blank line between them
                lines.append("")
            lines += block
        return "\n".join(lines) + "\n"

    def paragraph(self, entries: list[_Entry]) -> list[list[str]]:
        return [self.flow(entries, "", 0)] if entries else []

    # --- the tree -----------------------------------------------------------------------------------------------

    def entries(self, nodes: list[Node]) -> list[_Entry]:
        """Return the entries of these nodes."""
        found: list[_Entry] = []
        for node in nodes:
            inside = self.entries(node.children)
            if node.kind == "group" and inside:
                if node.says:
                    heading = _Entry(
                        shown(node.says), heading_style(node), self.code(node), inside=inside, heading=True
                    )
                    heading.drawn = self.drawings.get(node.id, [])
                    found.append(heading)
                else:
                    found += inside
            elif node.says:
                found.append(self.thing(node))
        return found

    def thing(self, node: Node) -> _Entry:
        """Return the entry of a node without children."""
        face = node.face
        words = node.says
        if face is not None and face.name:
            more = f". {node.tip}" if node.tip else ""
            words = f"{node.says}{more}" if self.full else self.brief(face)
        elif self.tips and node.tip:
            words = f"{words}. {node.tip}"
        if node.code:  # already shown before the text
            words = words.removeprefix(f"{node.code}: ")
        marks = [self.marks[name] for name in node.classes.split() if name in self.marks]
        style: tuple[int, ...] = (_WARN,) if "warn" in node.classes.split() else ()
        kind = (_KINDS[face.kind],) if face is not None and face.kind in _KINDS else ()
        return _Entry(shown(" ".join([words, *marks])), style, self.code(node), (_STRONG, *kind))

    def code(self, node: Node) -> str:
        """Return the node's notation code, or an empty string without notation."""
        return shown(node.code) if self.notation else ""

    def brief(self, face: Face) -> str:
        """Return a card in a few signs."""
        parts = [face.name, *(self.figure(figure) for figure in (face.left, face.right) if figure is not None)]
        if face.mark:
            sign = self.sign(face.mark)[0]
            parts.append(" ".join(part for part in (f"{sign}{face.cost}", face.foot) if part))
        elif face.foot and (self.notation or not face.foot.isdecimal()):  # a bare number is the copy number
            parts.append(f"({face.foot})")
        return " ".join(parts)

    def figure(self, figure: Figure) -> str:
        before, after = self.sign(figure.icon)
        if not before and not after:
            return f"{self.scene.key.get(figure.icon, figure.icon)} {figure.text}".strip()
        return f"{before}{figure.text}{after}"

    def sign(self, icon: str) -> tuple[str, str]:
        """Return the signs for an icon and add them to the key."""
        before, after = SIGNS.get(icon, ("", ""))
        if before or after:
            self.signs[icon] = before or after
        return before, after

    # --- drawings -----------------------------------------------------------------------------------------------

    def drawn_side_by_side(self, entries: list[_Entry]) -> list[list[str]]:
        """Return headings with their drawings, arranged in rows that fit the width.

        The drawings in a row end at the same height.
        """
        rows: list[list[tuple[_Entry, int]]] = []
        used = 0
        for entry in entries:
            need = max(LEAST, *map(width_of, entry.drawn))
            if not rows or used + len(BETWEEN) + need > self.width:
                rows.append([])
                used = -len(BETWEEN)
            rows[-1].append((entry, need))
            used += len(BETWEEN) + need
        return [self.row(row) for row in rows]

    def row(self, row: list[tuple[_Entry, int]]) -> list[str]:
        heads = [cut(entry.words, need) for entry, need in row]
        above = max(map(len, heads))
        high = max(len(entry.drawn) for entry, _ in row)
        found = []
        for depth in range(above + high):
            parts = []
            for (entry, need), head in zip(row, heads, strict=True):
                blank = high - len(entry.drawn)  # below the heading
                lines = [*head, *[""] * (above - len(head) + blank), *entry.drawn]
                style = entry.style if depth < len(head) else ()
                parts.append(self.paint(lines[depth], style) + " " * (need - width_of(lines[depth])))
            found.append(BETWEEN.join(parts).rstrip())
        return found

    # --- lines --------------------------------------------------------------------------------------------------

    def lines(self, entry: _Entry, indent: int, pad: int) -> list[str]:
        """Return a heading with its contents. `pad` is the width of the flat headings beside it."""
        words = f"{entry.code} {entry.words}".strip()
        if entry.flat and width_of(words) <= WIDEST:
            space = max(pad, width_of(words))
            start = " " * indent + self.paint(words, entry.style) + " " * (space - width_of(words) + 2)
            return self.flow(entry.inside, start, indent + space + 2)
        found = [" " * indent + self.paint(line, entry.style) for line in cut(words, self.width - indent)]
        flat = [width_of(f"{each.code} {each.words}".strip()) for each in entry.inside if each.flat]
        widest = max((length for length in flat if length <= WIDEST), default=0)
        loose: list[_Entry] = []
        for each in [*entry.inside, None]:
            if each is not None and not each.heading:
                loose.append(each)
                continue
            if loose:
                found += self.flow(loose, " " * (indent + 2), indent + 2)
                loose = []
            if each is not None:
                found += self.lines(each, indent + 2, widest)
        return found

    def flow(self, entries: list[_Entry], start: str, hang: int) -> list[str]:
        """Return nodes one after another with line breaks between them.

        Only a node longer than a line is broken itself.
        """
        found: list[str] = []
        line, used = start, hang
        for entry in entries:
            words = f"{entry.code} {entry.words}".strip()
            need = width_of(words)
            fresh = used == hang
            if not fresh and used + len(BETWEEN) + need > self.width:
                found.append(line)
                line, used, fresh = " " * hang, hang, True
            if not fresh:
                line, used = line + BETWEEN, used + len(BETWEEN)
            if used + need <= self.width:
                line, used = line + self.thing_painted(entry), used + need
                continue
            parts = cut(words, max(self.width - hang, 20))
            for part in parts[:-1]:
                found.append(line + self.paint(part, entry.style))
                line = " " * hang
            line, used = line + self.paint(parts[-1], entry.style), hang + width_of(parts[-1])
        return [*found, line]

    def thing_painted(self, entry: _Entry) -> str:
        code = self.paint(entry.code, entry.code_style) + " " if entry.code else ""
        return code + self.paint(entry.words, entry.style)

    def paint(self, words: str, style: tuple[int, ...]) -> str:
        """Return text in a style, if colour is on."""
        if not self.colour or not style or not words:
            return words
        return f"\x1b[{';'.join(map(str, style))}m{words}\x1b[0m"

    # --- panels -------------------------------------------------------------------------------------------------

    def panel(self, panel: Panel) -> list[str]:
        """Return a panel: its title, its contents, its small print."""
        style: tuple[int, ...] = (_STRONG, _WARN) if "warn" in panel.classes.split() else (_STRONG,)
        seat = seat_of(panel.classes)
        if seat >= 0:
            style = (_STRONG, *seat_style(seat))
        title = shown(panel.title + (f" ({panel.tag})" if panel.tag else ""))
        found = [self.paint(title, style)]
        if panel.kind == "table":
            found += self.table(panel)
        elif panel.kind == "track":
            found += self.track(panel)
        elif panel.kind == "hand" and panel.cards:
            found += self.flow([self.thing(card) for card in panel.cards], "  ", 2)
        if panel.kind == "hand" and panel.cards:
            return found  # the small print counts the cards
        for line in panel.lines:
            found += [f"  {part}" for part in cut(shown(line), self.width - 2)]
        return found

    def table(self, panel: Panel) -> list[str]:
        """Return cells in columns. A long table with few columns is split into blocks side by side."""
        rows = [[shown(cell) for cell in row] for row in (panel.columns, *panel.rows)]
        if not any(panel.columns):
            rows = rows[1:]
        wide = [max(width_of(row[i]) for row in rows) for i in range(len(panel.columns))]
        right = [
            i > 0 and all(c.isdigit() or c in "+−-– " for row in panel.rows for c in row[i]) for i in range(len(wide))
        ]
        over = sum(wide) + 2 * len(wide) - self.width
        broad = max(range(len(wide)), key=wide.__getitem__)
        if over > 0 and wide[broad] - over >= NARROWEST:
            return self.deep_table(panel, rows, wide, right, broad, wide[broad] - over)
        lines = []
        for row in rows:
            cells = [padded(cell, wide[i], right[i]) for i, cell in enumerate(row)]
            lines.append("  ".join(cells))
        styles: list[tuple[int, ...]] = [(_FAINT,)] if any(panel.columns) else []
        looks = panel.looks or [""] * len(panel.rows)
        styles += [self.look(look) for look in looks]
        across = max(1, (self.width - 2 + 4) // (sum(wide) + 2 * len(wide) + 2)) if len(panel.rows) > 8 else 1
        if across == 1 or len(panel.columns) > 3:
            return [f"  {self.paint(line.rstrip(), style)}" for line, style in zip(lines, styles, strict=True)]
        head, body = (lines[:1], lines[1:]) if any(panel.columns) else ([], lines)
        high = -(-len(body) // across)
        across = -(-len(body) // high)
        found = [f"  {self.paint('    '.join(head * across), (_FAINT,))}"] if head else []
        for i in range(high):
            found.append("  " + "    ".join(body[i::high]).rstrip())
        return found

    def deep_table(
        self, panel: Panel, rows: list[list[str]], wide: list[int], right: list[bool], broad: int, room: int
    ) -> list[str]:
        """Return a table that is too wide, with the cells of its widest column wrapped."""
        wide = [room if i == broad else each for i, each in enumerate(wide)]
        looks = panel.looks or [""] * len(panel.rows)
        styles = [(_FAINT,)] * (len(rows) - len(panel.rows)) + [self.look(look) for look in looks]
        found = []
        for row, style in zip(rows, styles, strict=True):
            for depth, part in enumerate(cut(row[broad], room)):
                cells = [part if i == broad else "" if depth else cell for i, cell in enumerate(row)]
                line = "  ".join(padded(cell, wide[i], right[i]) for i, cell in enumerate(cells))
                found.append(f"  {self.paint(line.rstrip(), style)}")
        return found

    def look(self, look: str) -> tuple[int, ...]:
        names = look.split()
        style: tuple[int, ...] = (_STRONG,) if "total" in names or "active" in names else ()
        seat = seat_of(look)
        if seat >= 0:
            style = (*style, *seat_style(seat))
        if "warn" in names:
            style = (*style, _WARN)
        return style

    def track(self, panel: Panel) -> list[str]:
        if panel.names:
            steps = [f"[{name}]" if i == panel.value else name for i, name in enumerate(panel.names)]
            return [f"  {line}" for line in cut(shown(" · ".join(steps)), self.width - 2)]
        cells = min(panel.top, 40)
        full = round(cells * min(panel.value / panel.top, 1)) if panel.top else 0
        marks = "".join(f", {name}" + ("" if str(place) in name else f" at {place}") for place, name in panel.marks)
        return [f"  {'█' * full}{'░' * (cells - full)} {panel.value} of {panel.top}{shown(marks)}"]


def heading_style(node: Node) -> tuple[int, ...]:
    """Return the style of a heading: bold, in the colour of the seat it names."""
    seat = seat_of(node.classes)
    return (_STRONG, *seat_style(seat)) if seat >= 0 else (_STRONG,)


def seat_style(seat: int) -> tuple[int, ...]:
    """Return a seat's terminal colour: a basic one, or one of 256 for seats named after a colour."""
    if seat < WHITE:
        return (_SEATS[seat % len(_SEATS)],)
    return (97,) if seat == WHITE else (38, 5, _NAMED[seat - WHITE])


def shown(words: str) -> str:
    """Return text without control characters, which is safe to print on a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def width_of(words: str) -> int:
    """Return the width in terminal columns."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in words
    )


def padded(cell: str, width: int, right: bool) -> str:
    """Return a cell padded to the width of its column."""
    space = " " * (width - width_of(cell))
    return space + cell if right else cell + space


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
