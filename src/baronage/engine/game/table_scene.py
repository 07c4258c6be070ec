"""A scene drawn from table data: the picture, the SVG and the text form of a game that has a `table.py` and no scene."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from baronage.engine.core.state import State
from baronage.engine.game.game import game_of
from baronage.engine.game.table import board as board_of
from baronage.engine.game.table import players, prompt_of, table_of
from baronage.engine.game.translator import Translator
from baronage.engine.picture.icons import ICONS
from baronage.engine.picture.scene import FACES, Face, Figure, Node, Panel, Scene, circle, group, text
from baronage.engine.picture.table import BACK, Board, CardFace, Cut, Msg, Piece, Place, PlayerRow, Zone, by_place, cuts
from baronage.engine.text.params import Params

SIDE: Final = 48.0  # of a hexagon or a triangle
GAP: Final = 8.0
HEAD: Final = 18.0  # height of the name of a zone
ROW: Final = 9  # cards in a row
WIDE: Final = ROW * (112 + GAP)


def scene(view: State, tr: Translator) -> Scene:
    """Return the table of a view as a scene: places with their pieces, then zones in order, then the players."""
    return _Drawing(view, tr).scene()


class _Drawing:
    """The table of one view while it is drawn."""

    def __init__(self, view: State, tr: Translator) -> None:
        self.view, self.tr, self.game = view, tr, game_of(view)
        self.board: Board = board_of(view.setup)
        own = self.game.hook("table", "places")
        self.places: Sequence[Place] = (*self.board.places, *(own(view) if own is not None else ()))
        self.faces = {face.id: face for face in self.board.faces}
        self.pieces = by_place(table_of(self.game).pieces(view))
        self.rows = {row.side: row for row in players(view)}

    def scene(self) -> Scene:
        """Return the scene."""
        nodes, below, width = self._map()
        for zone in self.board.zones:
            node, height = self._zone(zone, below)
            nodes.append(node)
            below += height
        own = self.game.hook("table", "turn")
        says = self._text(own(self.view)) if own is not None else self._text(prompt_of(self.view)[0])
        panels = [self._players()] if self.rows else []
        return Scene(
            self.game.title, max(width, WIDE if self.board.zones else 0), below, says, nodes=nodes, panels=panels
        )

    def _text(self, msg: Msg) -> str:
        words = self.game.words
        return words.msg(*msg, self.tr.reader, self.tr.language) if msg[0] else ""

    # --- places -----------------------------------------------------------------------------------------------------

    def _map(self) -> tuple[list[Node], float, float]:
        """Return the nodes of all places, their height and their width."""
        if not self.places:
            return [], 0.0, 0.0
        shapes = {place.id: outline(self.board.layout, place) for place in self.places}
        spots = [spot for shape, _ in shapes.values() for spot in shape]
        left, top = min(x for x, _ in spots) - GAP, min(y for _, y in spots) - GAP
        nodes = [self._place(place, *shapes[place.id]) for place in self.places]
        height, width = max(y for _, y in spots) - top + GAP, max(x for x, _ in spots) - left + GAP
        return [group(*nodes, x=-left, y=-top)], height, width

    def _place(self, place: Place, shape: list[tuple[float, float]], middle: tuple[float, float]) -> Node:
        x, y = middle
        d = place.outline or "M" + " L".join(f"{round(a, 1)},{round(b, 1)}" for a, b in shape) + " Z"
        pieces = self.pieces.get(place.id, [])
        says = ", ".join([place.id, *filter(None, map(self._name, pieces))])
        owner = next((piece.owner for piece in pieces if piece.owner >= 0), place.owner)
        found = group(Node("path", d=d, classes="tile land-clear"), id=place.id, says=says)
        if owner >= 0:
            found.add(Node("path", d=d, classes=f"owned {self._seat(owner)}"))
        found.add(text(x, y - SIDE / 3, place.id, "small muted middle", SIDE))
        for number, piece in enumerate(pieces):
            at = x + (number - (len(pieces) - 1) / 2) * SIDE / 2
            node = group(circle(0, 0, SIDE / 4, f"piece {self._seat(piece.owner)}"), id=piece.id, x=at, y=y + SIDE / 6)
            node.says = self._name(piece)
            found.add(node.add(text(0, 5, str(piece.n) if piece.n > 1 else piece.id[:2], "inlaid middle", SIDE / 2)))
        return found

    # --- zones ------------------------------------------------------------------------------------------------------

    def _zone(self, zone: Zone, top: float) -> tuple[Node, float]:
        """Return a zone as a row of cards under its name, and its height."""
        row = self.rows.get(zone.owner)
        name = self._text((f"zone-{zone.id.partition('.')[0]}", {"seat": row.seat if row is not None else -1}))
        cut = cuts()["thumb" if zone.layout == "pile" and not self.pieces.get(zone.id) else zone.cut]
        found = group(text(0, 12, name, "small", WIDE), y=top, id=zone.id, says=name)
        pieces = self.pieces.get(zone.id, [])
        if zone.layout == "pile" and pieces:  # only the top is seen
            count = sum(piece.n for piece in pieces)
            pieces = [pieces[-1]._replace(n=count)]
        for number, piece in enumerate(pieces):
            x, y = (number % ROW) * (cut.w + GAP), HEAD + number // ROW * (cut.h + GAP)
            if piece.cell:
                x, y = piece.cell[0] * (cut.w + GAP), HEAD + piece.cell[1] * (cut.h + GAP)
            found.add(self._card(piece, cut, x, y))
        lines = max((node.y + node.h for node in found.children if node.kind == "card"), default=HEAD)
        return found, lines + GAP

    def _card(self, piece: Piece, cut: Cut, x: float, y: float) -> Node:
        id = "" if piece.id == piece.at else piece.id  # a stack of backs stands for its zone
        return Node("card", id, x, y, cut.w, cut.h, says=self._name(piece), face=self._face(piece))

    def _face(self, piece: Piece) -> Face:
        count = piece.n if piece.n > 1 else None
        if piece.art == BACK:
            return Face(kind="back", count=count)
        face = self.faces.get(piece.art)
        if face is None:
            return Face(self._name(piece), "event", count=count)
        kind = face.kind if face.kind in FACES else "event"
        found = Face(self._text(face.title), kind, "", count=count)
        stats: list[Figure | None] = [*self._stats(face, piece), None, None]
        found.left, found.right = stats[:2]
        return found

    def _stats(self, face: CardFace, piece: Piece) -> Iterable[Figure]:
        for icon, value in face.stats[:2]:
            printed = piece.values[int(value[1:])] if isinstance(value, str) and value.startswith("#") else value
            yield Figure(icon if icon in ICONS else "", str(printed))

    def _name(self, piece: Piece) -> str:
        """Return the text of a piece, or an empty string for a card face down."""
        if piece.art == BACK:
            return ""
        face = self.faces.get(piece.art)
        if face is not None:
            return self._text(face.title)
        row = self.rows.get(piece.owner)
        value = piece.values[0] if piece.values else 0
        params: Params = {"seat": row.seat if row is not None else -1, "n": piece.n, "value": value, "place": piece.at}
        return self._text((f"piece-{piece.art}", params))

    # --- players ----------------------------------------------------------------------------------------------------

    def _players(self) -> Panel:
        names = [self._text((f"counter-{name}", {"n": 0})) for name in self.board.counters]
        if not any(row.has for row in self.rows.values()):
            names = [self.game.words.about("scored", self.tr.language)]
        panel = Panel("table", self.game.title, columns=("", *names))
        for row in self.rows.values():
            panel.rows.append([self._called(row), *map(str, row.has or (row.score,))])
            panel.looks.append(self._seat(row.side))
        return panel

    def _called(self, row: PlayerRow) -> str:
        return self.tr.called(row.seat) if row.seat >= 0 else str(row.side)

    def _seat(self, side: int) -> str:
        row = self.rows.get(side)
        return f"seat-{row.colour}" if row is not None else ""


def outline(layout: str, place: Place) -> tuple[list[tuple[float, float]], tuple[float, float]]:
    """Return the corners of a place and its middle."""
    if layout == "hex":
        q, r = place.at[:2]
        x, y = SIDE * math.sqrt(3) * (q + r / 2), SIDE * 1.5 * r
        turns = [math.radians(60 * corner - 30) for corner in range(6)]
        return [(x + SIDE * math.cos(turn), y + SIDE * math.sin(turn)) for turn in turns], (x, y)
    if layout == "triangle":
        down, a, b = (int(number) for number in place.at[:3])
        grid = [(a + 1, b), (a + 1, b + 1), (a, b + 1)] if down else [(a, b), (a + 1, b), (a, b + 1)]
        corners = [(2 * SIDE * (i + j / 2), -SIDE * math.sqrt(3) * j) for i, j in grid]
        return corners, (sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3)
    x, y = place.at[:2]
    return [(x - SIDE / 2, y - SIDE / 2), (x + SIDE / 2, y + SIDE / 2)], (x, y)
