"""The map of a table as SVG: hexes, triangles or lands around a sea, with the pieces on them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from baronage.engine.game.table_words import TableWords
from baronage.engine.picture.canvas import Canvas, Point, number, polygon
from baronage.engine.picture.places import HEXAGON, Outline, bounds, edges, hex_sides, homeward, inset, outline
from baronage.engine.picture.table import Piece, PlanToken

GAP: Final = 14.0
LARGEST: Final = {"hex": 52.0, "triangle": 52.0, "free": 0.72}  # units of a map at most
FOUND: Final = {"volcano": "mountain"}  # drawings of grounds that have none of their own
GROUNDS: Final = {
    **dict.fromkeys(("water", "waves", "sea"), "land-water"),
    **dict.fromkeys(("rice", "field"), "land-field"),
    **dict.fromkeys(("forest", "woods"), "land-woods"),
    **dict.fromkeys(("market", "point"), "land-market"),
    **{name: f"land-{name}" for name in ("mine", "hill", "mountain")},
    "volcano": "land-mountain",
}
SHAPES: Final = {  # of figures: their outline, the inner one, their size
    "sider": ("M4 4h56v56H4z", "M9 9h46v46H9z", 0.9),
    "jumper": ("M32 2a30 30 0 1 1-.01 0z", "M32 8a24 24 0 1 1-.01 0z", 1.0),
    "pointer": ("M32 -3l35 35-35 35L-3 32z", "M32 5l27 27-27 27L5 32z", 1.0),
}
FIGURES: Final = 5  # beside each other at most; else one and a number
TURNS: Final = 3  # that a point is held to win it
_WALL = re.compile(r"(palisade|rampart)")
_HOLD = re.compile(r"hold-(\d)$")
_HEX: Final = 98.0  # width of a hex for which the sizes in it hold


class MapDrawing:
    """The map of a table while it is drawn."""

    def __init__(self, canvas: Canvas, words: TableWords, width: float) -> None:
        self.canvas, self.words = canvas, words
        layout = words.board.layout
        shapes = [outline(layout, place) for place in words.places.values()]
        if words.board.turnable:
            shapes = homeward(shapes, words.me)
        x, y, w, h = bounds(point for shape in shapes for point in shape.points)
        self.unit = min(LARGEST[layout], (width - 2 * GAP) / w)
        self.size = (w * self.unit + 2 * GAP, h * self.unit + 2 * GAP)
        self.left, self.top = (width - w * self.unit) / 2 - x * self.unit, GAP - y * self.unit
        self.shapes = [shape.scaled(self.unit, self.left, self.top) for shape in shapes]
        self.by_id = {shape.place.id: shape for shape in self.shapes}

    def draw(self) -> float:
        """Draw the map. Return its height."""
        layout = self.words.board.layout
        if layout == "hex":
            self._hexes()
        elif layout == "triangle":
            self._triangles()
        else:
            self._lands()
        return self.size[1]

    def _here(self, shape: Outline) -> list[Piece]:
        return self.words.pieces.get(shape.place.id, [])

    def _seat(self, side: int) -> str:
        return f"seat-{self.words.colour(side) % 24}"

    def _title(self, shape: Outline) -> str:
        """Return the hover text of a place: its name and its pieces."""
        words = self.words
        name = words.place(shape.place) or shape.place.id
        return ": ".join(filter(None, (name, ", ".join(filter(None, map(words.piece, self._here(shape)))))))

    # --- hexes --------------------------------------------------------------------------------------------------

    def _hexes(self) -> None:
        canvas, words, k = self.canvas, self.words, self.unit * 3**0.5 / _HEX
        solid = [shape for shape in self.shapes if shape.place.ground != "spot"]
        shadow = canvas.mix("wall-edge", "paper", 0.52)
        for shape in solid:
            canvas.path(polygon([(x, y + 9 * k) for x, y in shape.points]), shadow, shadow, 3)
        for shape in self.shapes:
            place, d = shape.place, polygon(shape.points)
            if place.ground == "spot":
                canvas.path(d, "none", "line", 2, more=' stroke-dasharray="7 6"')
                continue
            canvas.path(d, GROUNDS.get(place.ground, "land-clear"), "ground", 2)
            side = words.holder(place)
            if side >= 0:
                canvas.path(d, self._seat(side), opacity=0.2)
                canvas.path(d, canvas.pattern(words.colour(side)))
        at = {shape.place.at[:2]: shape.place.id for shape in solid}
        holders = {shape.place.id: words.holder(shape.place) for shape in solid}
        for shape in solid:
            self._hex_lines(shape, at, holders, k)
        for shape in solid:
            with canvas.group(title=self._title(shape)):
                self._in_hex(shape, k)
        self._plans_on_hexes(words.table.plans, k)

    def _hex_lines(self, shape: Outline, at: dict[tuple[float, ...], str], holders: dict[str, int], k: float) -> None:
        """Draw the border of a realm, and rivers."""
        place, side = shape.place, holders[shape.place.id]
        border = river = ""
        near = inset(shape.points, 0.05)
        for i, (other, start, end) in enumerate(hex_sides(place, at)):
            if side >= 0 and holders.get(other, -1) != side:
                border += _line(near[start], near[end])
            if i < 3 and other and place.beside and other not in place.beside:
                river += _line(shape.points[start], shape.points[end])
        ends = ' stroke-linecap="round"'
        if border:
            self.canvas.path(border, "none", self._seat(side), 5 * k, more=ends)
        if river:
            self.canvas.path(river, "none", "shore", 8 * k, more=ends)

    def _in_hex(self, shape: Outline, k: float) -> None:
        """Draw the picture of a ground, the name of its place, and its pieces."""
        canvas, place, (x, y), pieces = self.canvas, shape.place, shape.middle, self._here(shape)
        name, owned = self.words.place(place), any(piece.owner >= 0 for piece in self._here(shape))
        size = ((46 if place.ground == "waves" else 62) if not name else 24 if owned else 44) * k
        left = x - (16 * k if not owned and name and pieces else 0) - size / 2
        top = y + (2 if not name else -38 if owned else -4) * k - size / 2
        canvas.drawing(FOUND.get(place.ground, place.ground), left, top, size, size)
        if name:
            canvas.text(x, y + 37 * k, name, max(9.0, 14 * k), bold=True, anchor="middle", halo="ground")
        for piece, (dx, dy), size in arranged(pieces):
            seat, size = self.words.colour(piece.owner), size * k
            canvas.drawing(piece.art, x + dx * k - size / 2, y + dy * k - size / 2, size, size, seat)
            if piece.n > 1 or piece.art == "army":
                self._number(x + dx * k + size * 0.42, y + dy * k + size * 0.4, max(7.0, 9 * k), str(piece.n), seat)

    def _number(self, x: float, y: float, r: float, text: str, seat: int) -> None:
        self.canvas.circle(x, y, r, f"seat-{seat % 24}" if seat >= 0 else "ink", "panel", 1.5)
        self.canvas.text(x, y + r * 0.45, text, r * 1.3, colour="#FFFFFF", bold=True, anchor="middle")

    def _plans_on_hexes(self, plans: Sequence[PlanToken], k: float) -> None:
        """Draw an order: its target, marches with their armies, and what it would build."""
        canvas = self.canvas
        colour = self._seat(self.words.me) if any(plan.sent for plan in plans) else "accent"
        for plan in plans:
            here, there = self.by_id.get(plan.at), self.by_id.get(plan.to)
            if here is None:
                continue
            if plan.art == "target":
                canvas.path(polygon(inset(here.points, 0.03)), "none", colour, 6 * k)
            elif there is not None:
                self._march(here.middle, there.middle, plan, colour, k)
            elif plan.art in canvas.art:
                x, y, size = *here.middle, 34 * k
                with canvas.group(opacity=0.6):
                    canvas.drawing(plan.art, x - size / 2, y - size / 2, size, size, self.words.colour(self.words.me))

    def _march(self, start: Point, end: Point, plan: PlanToken, colour: str, k: float) -> None:
        canvas, (x, y), (u, v) = self.canvas, start, end
        dx, dy = u - x, v - y
        long = max(1.0, (dx * dx + dy * dy) ** 0.5)
        ax, ay = u - dx / long * 26 * k, v - dy / long * 26 * k
        dash = ' stroke-dasharray="7 5"' if plan.art == "strike" else ""
        more = f' stroke-linecap="round"{dash}'
        way = _line((x + dx / long * 26 * k, y + dy / long * 26 * k), (ax, ay))
        canvas.path(way, "none", colour, 5 * k, more=more)
        wing = 11 * k
        tip = [(u - dx / long * 14 * k, v - dy / long * 14 * k)]
        tip += [(ax + side * dy / long * wing, ay - side * dx / long * wing) for side in (1, -1)]
        canvas.path(polygon(tip), colour)
        if plan.n:
            self._number((x + u) / 2, (y + v) / 2, max(8.0, 11 * k), str(plan.n), -1)

    # --- triangles ----------------------------------------------------------------------------------------------

    def _triangles(self) -> None:
        canvas, words = self.canvas, self.words
        outer, borders = edges(self.shapes)
        rim = "".join(_line(*side) for side in outer)
        ends = ' stroke-linecap="round"'
        canvas.path(rim, "none", "ink", 9, more=ends)
        flat = [shape for shape in self.shapes if shape.place.at[0] != HEXAGON]
        for shape in flat:
            fill = "land-dark" if shape.place.at[0] else "land-light"
            canvas.path(polygon(shape.points), fill, canvas.mix("land-dark", "wall-edge", 0.8), 1)
        for shape in flat:
            if shape.place.owner >= 0:
                canvas.path(polygon(shape.points), self._seat(shape.place.owner), opacity=0.17)
                canvas.path(polygon(shape.points), canvas.pattern(words.colour(shape.place.owner), 10))
        canvas.path("".join(_line(*side) for side in borders), "none", canvas.mix("wall-edge", "ink", 0.7), 1.6)
        canvas.path(rim, "none", "ink", 2.4, more=ends)
        for shape in flat:
            if shape.place.ground == "point":
                colour = self._seat(shape.place.owner) if shape.place.owner >= 0 else "ink"
                canvas.path(polygon(inset(shape.points, 0.16)), "land-market", colour, 3)
        for shape in self.shapes:
            if shape.place.at[0] == HEXAGON:
                size, (x, y) = self.unit * 0.54, shape.middle
                canvas.path(polygon(shape.points), "land-market", "ink", 2.4)
                canvas.icon("stall", x - size / 2, y - size / 2, size, "warn")
        for shape in self.shapes:
            if pieces := self._here(shape):
                with canvas.group(title=self._title(shape)):
                    self._figures(shape, pieces)

    def _figures(self, shape: Outline, pieces: Sequence[Piece]) -> None:
        each = self.unit * 0.78 * (0.72 if len(pieces) > 1 else 1)
        aside = self.unit * 0.24 if len(pieces) > 1 else 0
        for i, piece in enumerate(pieces):
            far = i - (len(pieces) - 1) / 2
            x, y = shape.middle[0] + 2 * far * aside, shape.middle[1] - 1.3 * far * aside
            self._figure(piece, x - each / 2, y - each / 2, each)

    def _figure(self, piece: Piece, x: float, y: float, size: float) -> None:
        """Draw a bust over its shape with its number, its badge and the turns that it has held a point."""
        canvas, seat = self.canvas, self.words.colour(piece.owner)
        shape = next((mark for mark in piece.marks if mark in SHAPES), "")
        if not shape:
            canvas.drawing(piece.art, x, y, size, size, seat)
            return
        outer, inner, share = SHAPES[shape]
        with canvas.group(x, y, size / 64):
            with canvas.group(32 * (1 - share), 32 * (1 - share), share):
                with canvas.group(0, 5):
                    canvas.path(outer, "#2B2620", opacity=0.22)
                own = f"seat-{seat % 24}" if seat >= 0 else "muted"
                canvas.path(outer, own, "#2B2620", 3.2)
                canvas.path(inner, canvas.mix(own, "#FFFDF8", 0.2))
                above = canvas.clip(f"figure-{shape}", f"{inner}M-6 -20h76v50H-6z")
                canvas.drawing(piece.art, 1, -3.5, 62, 62, seat, clip=above)
            digits = re.search(r"\d+$", piece.id)
            if digits:
                canvas.circle(60, 4, 12, "panel", "ink", 2)
                canvas.text(60, 10, digits[0], 17, bold=True, anchor="middle", room=20)
            badge = next(filter(canvas.has_icon, piece.marks), "")
            if badge:
                canvas.circle(4, 58, 13, "land-market", "ink", 2)
                canvas.icon(badge, -5, 49, 18)
            held = next((int(found[1]) for mark in piece.marks if (found := _HOLD.match(mark))), 0)
            for i in range(TURNS if held else 0):
                canvas.circle(18 + 14 * i, 70, 6, "gold" if i < held else "panel", "ink", 2)

    # --- lands with outlines ------------------------------------------------------------------------------------

    def _lands(self) -> None:
        canvas, words = self.canvas, self.words
        lands = [shape for shape in self.shapes if shape.place.ground != "sea"]
        for width in (14.0, 6.0):
            for shape in lands:
                with canvas.group(opacity=0.5):
                    canvas.path(polygon(shape.points), "none", canvas.mix("land-water", "paper", 0.6), width)
        for shape in sorted(lands, key=lambda shape: shape.place.ground == "isle"):
            if shape.place.ground == "isle":  # it lies in the sea
                self._sea()
            side, d = words.holder(shape.place), polygon(shape.points)
            canvas.path(d, "land-clear")
            if side >= 0:
                canvas.path(d, self._seat(side), opacity=0.3)
                canvas.path(d, canvas.pattern(words.colour(side), 12))
            canvas.path(d, "none", "ink", 2.4, more=' stroke-linejoin="round"')
        if not any(shape.place.ground == "isle" for shape in lands):
            self._sea()
        for shape in lands:
            with canvas.group(title=self._title(shape)):
                self._on_land(shape)
        self._orders()

    def _on_land(self, shape: Outline) -> None:
        """Draw the name of a land, the picture of its level, its units and its marks."""
        canvas, words, (x, y), pieces = self.canvas, self.words, shape.middle, self._here(shape)
        z = min(1.0, self._area(shape) ** 0.5 / 125)
        levels = [piece for piece in pieces if piece.art != "unit"]
        marks = [mark for piece in pieces for mark in piece.marks if canvas.has_icon(mark)]
        canvas.text(
            x, y - 14 * z, words.place(shape.place), 15 * z, bold=True, anchor="middle", halo="ground", serif=True
        )
        for i, mark in enumerate(marks):
            canvas.icon(mark, x + (34 + 16 * i) * z, y - 28 * z, 15 * z, "accent" if mark == "flame" else "ink")
        for piece in levels:
            size = 42 * z
            canvas.drawing(
                piece.art, x - 34 * z - size / 2, y + 10 * z - size / 2, size, size, words.colour(piece.owner)
            )
        left, size = x - (10 * z if levels else 20 * z), 24 * z
        for piece in (piece for piece in pieces if piece.art == "unit"):
            shown = piece.n if piece.n <= FIGURES else 1
            for i in range(shown):
                canvas.drawing("unit", left + i * size * 0.75, y + 2 * z, size, size, words.colour(piece.owner))
            left += (shown - 1) * size * 0.75 + size
            if piece.n > FIGURES:
                canvas.text(left + 1, y + 20 * z, str(piece.n), 15 * z, bold=True)
                left += 20 * z
            left += 2

    def _area(self, shape: Outline) -> float:
        following = (*shape.points[1:], shape.points[0])
        return abs(sum(x * v - u * y for (x, y), (u, v) in zip(shape.points, following, strict=True))) / 2

    def _sea(self) -> None:
        """Draw the sea with the one who lives in it: power, and the power at which it attacks."""
        canvas, words = self.canvas, self.words
        sea = next((shape for shape in self.shapes if shape.place.ground == "sea"), None)
        if sea is None:
            return
        canvas.path(polygon(sea.points), "land-water", "ink", 2.4, more=' stroke-linejoin="round"')
        x, y, w, h = bounds(sea.points)
        middle = x + w / 2
        for piece in self._here(sea):
            size = min(w * 0.36, h * 0.46)
            canvas.drawing(piece.art, middle - w * 0.2 - size / 2, y + h * 0.42 - size / 2, size, size)
            if len(piece.values) > 1:
                power, most = piece.values[:2]
                wide, step = w * 0.56, w * 0.56 / max(1, most)
                for i in range(most):
                    fill = "accent" if i < power else "panel"
                    canvas.circle(
                        middle - wide / 2 + (i + 0.5) * step, y + h * 0.83, min(5.0, step * 0.4), fill, "ink", 1
                    )
        head, *rest = words.place(sea.place).split(". ")
        canvas.text(middle, y + h * 0.72, head, 15, bold=True, serif=True, anchor="middle", room=w * 0.66)
        canvas.text(middle, y + h * 0.775, ". ".join(rest), 12, anchor="middle", room=w * 0.72)

    def _orders(self) -> None:
        """Draw the orders of lands: their pictures at the lands, and arrows to their targets."""
        canvas = self.canvas
        for plan in self.words.table.plans:
            here, there = self.by_id.get(plan.at), self.by_id.get(plan.to)
            if here is None:
                continue
            x, y = here.middle[0], here.middle[1] + 44
            if there is not None and there is not here:
                self._march((x, y), there.middle, plan, "ink" if plan.sent else "accent", 0.8)
            canvas.circle(x, y, 14, "#FFF3D0" if plan.golden else "#FFFDF8", "gold" if plan.golden else "#2B2620", 2)
            canvas.drawing(plan.art, x - 10, y - 10, 20, 20)


def arranged(pieces: Sequence[Piece]) -> list[tuple[Piece, Point, float]]:
    """Return where each piece of a hex stands, and its size, for a hex _HEX wide: temple, building with wall, armies."""
    army = next((piece for piece in pieces if piece.art.startswith("army")), None)
    walls = [piece for piece in pieces if _WALL.match(piece.art)]
    base = [piece for piece in pieces if piece is not army and piece not in walls]
    found: list[tuple[Piece, Point, float]] = []
    if all(piece.art.startswith("temple") for piece in base):
        found += [(piece, (18.0 + i * 8, -6.0), 40.0) for i, piece in enumerate(base)]
        base = []
    three = len(base) > 1 and army is not None

    def wide(piece: Piece) -> float:
        if piece.art.startswith("temple"):
            return 31 if three else 38
        if piece.art == "village":
            return 33 if three else 40
        return 37 if three else 46

    x = -(sum(wide(piece) - 4 for piece in base) + 4) / 2 - ((13 if len(base) > 1 else 12) if army else 0)
    for piece in base:
        w = wide(piece)
        found.append((piece, (x + w / 2, 2 - (w - 40) / 4), w))
        x += w - 4
    found += [(piece, (-12.0 if army else 0.0, 15.0), 30.0) for piece in walls]
    if army is not None:
        found.append((army, (33.0 if three else 29.0, -1.0), 28.0 if three else 34.0))
    return found


def _line(start: Point, end: Point) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
