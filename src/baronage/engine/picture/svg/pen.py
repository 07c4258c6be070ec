"""A pen that draws shapes, text and icons into a list of SVG elements."""

from __future__ import annotations

import re

from baronage.engine.picture.icons import CHARGES, ICONS, PIECES, SHIELD, Icon
from baronage.engine.picture.scene import Node, seat_of
from baronage.engine.picture.text_metrics import fitted, text_width
from baronage.engine.picture.theme import TINCTURES, TOKENS, is_bold, letter_size

FORBIDDEN = re.compile(r"[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")  # characters that are invalid in XML
_TEXT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_ATTRIBUTE = {**_TEXT, **str.maketrans({"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})}


def plain(words: str) -> str:
    """Return text escaped for XML."""
    return FORBIDDEN.sub("", words).translate(_TEXT)


def quoted(words: str) -> str:
    """Return an attribute value with its quotation marks."""
    escaped = FORBIDDEN.sub("", words).translate(_ATTRIBUTE)
    if '"' in escaped:
        return f"'{escaped}'" if "'" not in escaped else '"{}"'.format(escaped.replace('"', "&quot;"))
    return f'"{escaped}"'


def number(value: float) -> str:
    """Return a coordinate as short text."""
    return f"{round(value, 2):g}"


class Pen:
    """A pen for one theme."""

    def __init__(self, theme: str) -> None:
        self.theme = theme
        self.out: list[str] = []

    def open(self, node: Node, kind: str) -> None:
        """Begin a group of elements at the node's position."""
        place = f' transform="translate({number(node.x)} {number(node.y)})"' if node.x or node.y else ""
        self.out.append(f"<g{self.about(node, kind)}{place}>{self.title(node)}")

    def about(self, node: Node, kind: str = "") -> str:
        """Return class and id attributes of a node."""
        classes = f"{kind} {node.classes}".strip()
        found = f" class={quoted(classes)}" if classes else ""
        return found + (f" data-id={quoted(node.id)}" if node.id else "")

    def title(self, node: Node) -> str:
        """Return the hover text of a node."""
        words = "\n".join(part for part in (node.says, node.tip) if part)
        if node.rules:
            words += f"\n{', '.join(node.rules)}"
        return f"<title>{plain(words)}</title>" if words.strip() else ""

    def path(self, node: Node) -> None:
        """Draw a path."""
        self.out.append(f"<path{self.about(node)} d={quoted(node.d)}>{self.title(node)}</path>")

    def circle(self, node: Node) -> None:
        """Draw a circle."""
        where = f'cx="{number(node.x)}" cy="{number(node.y)}" r="{number(node.r)}"'
        self.out.append(f"<circle{self.about(node)} {where}>{self.title(node)}</circle>")

    def rect(self, node: Node) -> None:
        """Draw a rectangle."""
        corner = f' rx="{number(node.r)}"' if node.r else ""
        where = f'x="{number(node.x)}" y="{number(node.y)}" width="{number(node.w)}" height="{number(node.h)}"'
        self.out.append(f"<rect{self.about(node)} {where}{corner}>{self.title(node)}</rect>")

    def shape(self, x: float, y: float, w: float, h: float, classes: str, r: float = 0) -> None:
        """Draw a rectangle that is not a node of the scene."""
        self.rect(Node("rect", "", x, y, w, h, r, classes=classes))

    def text(self, x: float, y: float, words: str, classes: str, w: float = 0, node: Node | None = None) -> None:
        """Draw a line of text. If it is wider than `w`, use smaller letters and finally squeeze it."""
        if not words:
            return
        size, bold = letter_size(classes), is_bold(classes)
        more = ""
        if w and text_width(words, size, bold) > w:
            smaller = fitted(words, w, size, bold)
            more = f' style="font-size:{number(smaller)}px"'
            if text_width(words, smaller, bold) > w:
                more += f' textLength="{number(w)}" lengthAdjust="spacingAndGlyphs"'
        about = self.about(node) if node else f' class="{classes}"' if classes else ""
        title = self.title(node) if node else ""
        self.out.append(f'<text{about} x="{number(x)}" y="{number(y)}"{more}>{title}{plain(words)}</text>')

    def icon(self, x: float, y: float, w: float, name: str, classes: str, node: Node | None = None) -> None:
        """Draw an icon. A shield with a seat's class is that seat's shield."""
        about = self.about(node, "icon") if node else f' class="{f"icon {classes}".strip()}"'
        place = f'transform="translate({number(x)} {number(y)}) scale({number(w / 24)})"'
        seat = seat_of(classes)
        if name == "shield" and seat >= 0:
            inside = self.shield(seat)
        else:
            inside = drawn(ICONS[name])
            if seat >= 0 and name in PIECES and "piece" not in classes.split():
                about = about.replace('"icon', '"icon piece', 1)
        self.out.append(f"<g{about} {place}>{self.title(node) if node else ''}{inside}</g>")

    def shield(self, seat: int) -> str:
        """Return a seat's shield with its colour and charge."""
        colours = TOKENS[self.theme]
        tincture = TINCTURES[seat]
        colour = colours[f"seat-{seat}"]
        light, ink = ("#FFFDF8", colours["ink"]) if self.theme == "light" else ("#EDE6D8", "#EDE6D8")
        field, charge = (light, colour) if tincture.reverse else (colour, light)
        charge = tincture.lines or charge
        return (
            f'<path d="{SHIELD}" style="fill:{field}"/>{drawn(CHARGES[tincture.charge], charge)}'
            f'<path d="{SHIELD}" style="fill:none;stroke:{ink};stroke-width:1.3"/>'
        )


def drawn(icon: Icon, colour: str = "") -> str:
    """Return an icon's elements, in the colour of its context or in a given one."""
    fill = f' style="fill:{colour}"' if colour else ""
    line = (
        f' style="fill:none;stroke:{colour};stroke-width:{icon.width:g}"'
        if colour
        else f' stroke-width="{icon.width:g}"'
    )
    found = f'<path d="{icon.fill}" class="solid"{fill}/>' if icon.fill else ""
    return found + (f'<path d="{icon.line}" class="lines"{line}/>' if icon.line else "")
