"""A canvas of SVG elements: shapes, text, icons, shields of seats and the drawings of a game.

Colours are names of the theme, such as `ink` or `seat-3`, or values. The document needs no style sheet, so that every
viewer of images shows it alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from baronage.engine.picture.icons import CHARGES, ICONS, SHIELD, Icon
from baronage.engine.picture.text_metrics import fitted, text_width, wrap
from baronage.engine.picture.theme import SANS, SERIF, TINCTURES, TOKENS

Point = tuple[float, float]

_FORBIDDEN = re.compile(r"[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")  # characters that are invalid in XML
_TEXT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_DRAWING = re.compile(r"<svg([^>]*)>(.*)</svg>", re.DOTALL)
_BOX = re.compile(r'viewBox="([^"]+)"')
_SEAT = re.compile(r"var\(--seat, ?(#\w+)\)")
_SHIELD_INK: Final = {"light": ("#FFFDF8", "#2B2620"), "dark": ("#EDE6D8", "#EDE6D8")}
_ANCHORS: Final = {"start": "", "middle": ' text-anchor="middle"', "end": ' text-anchor="end"'}


def plain(words: str) -> str:
    """Return text escaped for XML."""
    return _FORBIDDEN.sub("", words).translate(_TEXT)


def number(value: float) -> str:
    """Return a coordinate as short text."""
    return f"{round(value, 1):g}"


def polygon(points: Sequence[Point]) -> str:
    """Return a closed path through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


class Canvas:
    """A picture that is being drawn, in one theme, with the drawings of one game."""

    def __init__(self, art: Mapping[str, str], theme: str = "light") -> None:
        if theme not in TOKENS:
            raise ValueError(f"unknown theme {theme!r}; use {', '.join(TOKENS)}")
        self.art, self.theme = art, theme
        self._out: list[str] = []
        self._symbols: dict[str, str] = {}  # by id: drawings, patterns and clips that are used

    def colour(self, name: str) -> str:
        """Return the value of a colour."""
        return TOKENS[self.theme].get(name, name)

    def mix(self, one: str, other: str, share: float) -> str:
        """Return a mixture of two colours, with that share of the first."""
        pairs = zip(_channels(self.colour(one)), _channels(self.colour(other)), strict=True)
        return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)

    # --- shapes -------------------------------------------------------------------------------------------------

    def path(
        self, d: str, fill: str = "none", stroke: str = "", width: float = 1, opacity: float = 1, more: str = ""
    ) -> None:
        """Draw a path."""
        line = f' stroke="{self.colour(stroke)}" stroke-width="{number(width)}"' if stroke else ""
        seen = f' fill-opacity="{opacity:g}"' if opacity != 1 else ""
        self._out.append(f'<path d="{d}" fill="{self.colour(fill)}"{line}{seen}{more}/>')

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 0,
        fill: str = "none",
        stroke: str = "",
        width: float = 1,
    ) -> None:
        """Draw a rectangle with round corners."""
        line = f' stroke="{self.colour(stroke)}" stroke-width="{number(width)}"' if stroke else ""
        corner = f' rx="{number(r)}"' if r else ""
        where = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
        self._out.append(f'<rect {where}{corner} fill="{self.colour(fill)}"{line}/>')

    def circle(self, x: float, y: float, r: float, fill: str = "none", stroke: str = "", width: float = 1) -> None:
        """Draw a circle."""
        line = f' stroke="{self.colour(stroke)}" stroke-width="{number(width)}"' if stroke else ""
        where = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
        self._out.append(f'<circle {where} fill="{self.colour(fill)}"{line}/>')

    # --- text ---------------------------------------------------------------------------------------------------

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 13,
        *,
        colour: str = "ink",
        bold: bool = False,
        serif: bool = False,
        anchor: str = "start",
        room: float = 0,
        halo: str = "",
    ) -> None:
        """Draw a line of text. If it is wider than `room`, use smaller letters, and finally squeeze it."""
        if not words:
            return
        more = ""
        if room and text_width(words, size, bold) > room:
            size = fitted(words, room, size, bold, min(size, 9))
            if text_width(words, size, bold) > room:
                more = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"'
        if bold:
            more += ' font-weight="700"'
        if serif:
            more += f' font-family="{SERIF}"'
        if halo:
            more += f' paint-order="stroke" stroke="{self.colour(halo)}" stroke-width="3" stroke-linejoin="round"'
        where = f'x="{number(x)}" y="{number(y)}" font-size="{size:g}"{_ANCHORS[anchor]}'
        self._out.append(f'<text {where} fill="{self.colour(colour)}"{more}>{plain(words)}</text>')

    def lines(
        self,
        x: float,
        y: float,
        words: str,
        width: float,
        size: float,
        pitch: float,
        *,
        colour: str = "ink",
        most: int = 99,
    ) -> float:
        """Draw text in lines no wider than `width`. Return where the next line would be."""
        for line in wrap(words, width, size)[:most]:
            self.text(x, y, line, size, colour=colour)
            y += pitch
        return y

    # --- icons and drawings -------------------------------------------------------------------------------------

    def has_icon(self, name: str) -> bool:
        """Return whether `icon` can draw this name."""
        return name in ICONS or name in self.art

    def icon(self, name: str, x: float, y: float, size: float, colour: str = "ink") -> None:
        """Draw an icon in a square. A name that isn't in ICONS is a drawing of the game."""
        if name not in ICONS:
            self.drawing(name, x, y, size, size)
            return
        place = f"translate({number(x)} {number(y)}) scale({size / 24:.4g})"
        self._out.append(f'<g transform="{place}">{drawn(ICONS[name], self.colour(colour))}</g>')

    def shield(self, seat: int, x: float, y: float, size: float) -> None:
        """Draw the shield of a colour, with its charge."""
        tincture = TINCTURES[seat % len(TINCTURES)]
        own = self.colour(f"seat-{seat % len(TINCTURES)}")
        light, ink = _SHIELD_INK[self.theme]
        field, charge = (light, own) if tincture.reverse else (own, light)
        inside = drawn(CHARGES[tincture.charge], tincture.lines or charge)
        self._out.append(
            f'<g transform="translate({number(x)} {number(y)}) scale({size / 24:.4g})"><path d="{SHIELD}" fill="{field}"/>'
            f'{inside}<path d="{SHIELD}" fill="none" stroke="{ink}" stroke-width="1.3"/></g>'
        )

    def drawing(
        self, name: str, x: float, y: float, w: float, h: float, seat: int = -1, *, fill: bool = False, clip: str = ""
    ) -> bool:
        """Draw a drawing of the game in a box, in the colour of a seat, and cut to the box if `fill`.

        Return whether the game has it.
        """
        found = _DRAWING.search(self.art.get(name, ""))
        if found is None:
            return False
        own = self.colour(f"seat-{seat % len(TINCTURES)}") if seat >= 0 else ""
        id = f"art-{name}{f'-{seat}' if seat >= 0 else ''}{'-cut' if fill else ''}"
        if id not in self._symbols:
            head, inner = found[1], found[2]
            inner = _SEAT.sub(own or r"\1", inner)
            fits = "xMidYMid slice" if fill else "xMidYMid meet"
            box = _BOX.search(head)
            ink = own or self.colour("ink")
            own_colour = re.search(r' color="([^"]+)"', head)
            inner = inner.replace("currentColor", own or (own_colour[1] if own_colour else ink))
            self._symbols[id] = (
                f'<symbol id="{id}" viewBox="{box[1] if box else "0 0 64 64"}" preserveAspectRatio="{fits}">{inner}</symbol>'
            )
        where = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
        self._out.append(f'<use href="#{id}" {where}{clip}/>')
        return True

    def pattern(self, seat: int, size: float = 0) -> str:
        """Return the fill with the pattern of a colour."""
        tincture = TINCTURES[seat % len(TINCTURES)]
        tile = size or tincture.tile
        id = f"pattern-{seat}"
        colour = tincture.lines or self.colour(f"seat-{seat % len(TINCTURES)}")
        self._symbols[id] = (
            f'<pattern id="{id}" width="{number(tile)}" height="{number(tile)}" patternUnits="userSpaceOnUse">'
            f'<path d="{tincture.pattern}" fill="none" stroke="{colour}" stroke-opacity="0.3"/></pattern>'
        )
        return f"url(#{id})"

    def clip(self, id: str, d: str) -> str:
        """Return the attribute that cuts an element to an outline."""
        self._symbols[f"clip-{id}"] = f'<clipPath id="clip-{id}"><path d="{d}"/></clipPath>'
        return f' clip-path="url(#clip-{id})"'

    # --- groups and the document --------------------------------------------------------------------------------

    @contextmanager
    def group(
        self, x: float = 0, y: float = 0, scale: float = 1, title: str = "", opacity: float = 1
    ) -> Iterator[None]:
        """Move and scale what is drawn inside. `title` is its hover text."""
        place = f"translate({number(x)} {number(y)})" if x or y else ""
        place += f" scale({scale:.4g})" if scale != 1 else ""
        seen = f' opacity="{opacity:g}"' if opacity != 1 else ""
        self._out.append(f'<g transform="{place.strip()}"{seen}>' if place else f"<g{seen}>")
        if title:
            self._out.append(f"<title>{plain(title)}</title>")
        yield
        self._out.append("</g>")

    def document(self, width: float, height: float, name: str) -> str:
        """Return the SVG document."""
        size = f'width="{number(width)}" height="{number(height)}"'
        label = plain(name).replace('"', "&quot;")
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" {size} '
                f'font-family="{SANS}" role="img" aria-label="{label}">',
                f"<title>{plain(name)}</title>",
                f"<defs>{''.join(self._symbols.values())}</defs>" if self._symbols else "",
                f'<rect width="{number(width)}" height="{number(height)}" fill="{self.colour("paper")}"/>',
                *self._out,
                "</svg>\n",
            ]
        )


def drawn(icon: Icon, colour: str) -> str:
    """Return the elements of an icon in a colour."""
    found = f'<path d="{icon.fill}" fill="{colour}" fill-rule="evenodd"/>' if icon.fill else ""
    if icon.line:
        round_ends = 'stroke-linecap="round" stroke-linejoin="round"'
        found += f'<path d="{icon.line}" fill="none" stroke="{colour}" stroke-width="{icon.width:g}" {round_ends}/>'
    return found


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
