"""The SVG writer: the table of a view with its map, zones, players, plans and last events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from baronage.engine.core.state import Event, State
from baronage.engine.game.map_svg import FOUND, GROUNDS, MapDrawing
from baronage.engine.game.messages import ENGLISH
from baronage.engine.game.table_words import TableWords
from baronage.engine.picture.canvas import Canvas, polygon
from baronage.engine.picture.cards import draw_card, printed
from baronage.engine.picture.drawings import drawings
from baronage.engine.picture.icons import ICONS
from baronage.engine.picture.places import outline
from baronage.engine.picture.table import BACK, Box, CardFace, Cut, Piece, Place, PlayerRow, Zone, cuts
from baronage.engine.picture.text_metrics import text_width, wrap

BOARD: Final = 820.0  # width of the board
COLUMN: Final = 280.0  # width of the players beside it
EDGE: Final = 16.0
HEAD: Final = 50.0  # height of the heading
LABEL: Final = 18.0  # height of the name of a zone
GAP: Final = 8.0
LAND: Final = 108.0  # width of a land of a realm, 3 to 2
MANY: Final = 4  # players from which the cards of others are small
BATTLEMENT: Final = 10.0
TILE: Final = 96.0
PILE: Final = Cut("pile", 72, 48, (Box("art", 0, 0, 72, 48),))
EVENTS: Final = 8  # lines at most
THUMBS: Final = 6  # small pictures of a zone at most
TRACK: Final = 6  # pieces beside the board of which only the numbers are written
BESIDE: Final = ("gain-", "limit-", "room-", "goal-")  # counters that are drawn with another, or on the board


def to_svg(
    state: State,
    language: str = ENGLISH,
    names: Sequence[str] = (),
    theme: str = "light",
    log: Sequence[Event] = (),
) -> str:
    """Return the table of a view or a full state as an SVG document. `log` are the last events. Themes: light, dark."""
    return _Picture(TableWords(state, language, names), theme).draw(log)


class _Picture:
    """The picture of a table while it is drawn."""

    def __init__(self, words: TableWords, theme: str) -> None:
        self.words = words
        self.canvas = Canvas(drawings(words.game.package), theme)
        self.many = len(words.rows) >= MANY

    def draw(self, log: Sequence[Event]) -> str:
        """Draw everything and return the document."""
        canvas, words = self.canvas, self.words
        prompt = words.prompt()
        canvas.text(EDGE, 33, words.heading(), 21, bold=True, serif=True, room=BOARD)
        y = HEAD
        if words.places:
            with canvas.group(EDGE, y):
                y += MapDrawing(canvas, words, BOARD).draw()
        for draw in (*self._commons(), *self._sides()):
            y = draw(y)
        x = 2 * EDGE + BOARD
        below = self._column(x, HEAD, words.events(log))
        if prompt:
            lines = wrap(prompt, COLUMN, 14)
            for i, line in enumerate(lines[:3]):
                canvas.text(x, 24 + i * 16 - (len(lines) > 1) * 6, line, 14, colour="muted")
        height = max(y, below) + EDGE
        return canvas.document(x + COLUMN + EDGE, height, ": ".join(filter(None, (words.heading(), prompt))))

    # --- zones --------------------------------------------------------------------------------------------------

    def _commons(self) -> list[Callable[[float], float]]:
        """Return what draws the common zones, side by side."""
        zones = [zone for zone in self.words.zones(-1) if zone.region != "column"]
        return [lambda y: self._flow(zones, EDGE, y, BOARD)] if zones else []

    def _sides(self) -> Iterable[Callable[[float], float]]:
        """Yield what draws the zones of each side: others first, then the viewer's."""
        words = self.words
        realms = [zone for zone in words.board.zones if zone.region == "realm" and words.pieces.get(zone.id)]
        if realms:
            yield partial(self._realms, sorted(realms, key=lambda zone: zone.owner == words.me))
        for side in sorted(words.rows, key=lambda side: side == words.me):
            zones = [zone for zone in words.zones(side) if zone.region not in ("realm", "column")]
            zones = [zone for zone in zones if any(piece.art != BACK for piece in words.pieces[zone.id])]
            if zones:
                yield partial(self._side, side, zones)

    def _side(self, side: int, zones: list[Zone], y: float) -> float:
        """Draw the zones of a side under its name."""
        canvas, words = self.canvas, self.words
        canvas.path(f"M{EDGE:g} {y + 4:g}h{BOARD:g}", "none", "line")
        canvas.shield(words.colour(side), EDGE, y + 10, 22)
        canvas.text(EDGE + 30, y + 27, words.side(side), 16, bold=True, serif=True)
        hand = [zone for zone in zones if zone.region == "hand"]
        walls = [zone for zone in zones if zone.region == "wall"]
        rest = [zone for zone in zones if zone not in hand and zone not in walls]
        y += 36
        for part in (walls, rest, hand) if side == words.me else (rest, walls, hand):
            y = self._flow(part, EDGE, y, BOARD) if part else y
        return y

    def _flow(self, zones: Sequence[Zone], left: float, y: float, room: float) -> float:
        """Draw zones one after another, in lines. Return where they end."""
        x, high = left, 0.0
        for zone in zones:
            w, h = self._measured(zone, room)
            if x > left and x + w > left + room:
                x, y, high = left, y + high + GAP, 0.0
            with self.canvas.group(x, y):
                self._zone(zone, w, h)
            x, high = x + w + 2 * GAP, max(high, h)
        return y + high + GAP

    def _cut(self, zone: Zone) -> Cut:
        """Return the shape of the cards of a zone."""
        secret = all(piece.art == BACK for piece in self.words.pieces.get(zone.id, ()))
        small = self.many and zone.owner != self.words.me
        if zone.layout == "pile" or secret:
            return PILE
        return cuts()["small" if small and zone.cut in ("play", "hand") else zone.cut]

    def _shown(self, zone: Zone) -> list[Piece]:
        """Return the cards of a zone to draw: of a pile the uppermost, of equal ones a stack if there are many."""
        pieces = self.words.pieces.get(zone.id, [])
        if zone.layout == "pile" and pieces:
            return [pieces[-1]._replace(n=sum(piece.n for piece in pieces))]
        if len(pieces) <= 7 or any(piece.cell for piece in pieces):
            return list(pieces)
        stacks: dict[tuple[object, ...], Piece] = {}
        for piece in pieces:
            key = piece.art, piece.owner, piece.values, piece.marks
            known = stacks.get(key)
            stacks[key] = piece if known is None else known._replace(n=known.n + piece.n)
        return list(stacks.values())

    def _measured(self, zone: Zone, room: float) -> tuple[float, float]:
        """Return the width and height of a zone with its label."""
        if self._tiles(zone):
            return min(room, len(self._shown(zone)) * (TILE + GAP)), LABEL + TILE + 18
        cut, count = self._cut(zone), len(self._shown(zone))
        across = max(1, min(count, int((room + GAP) // (cut.w + GAP))))
        lines = -(-count // across)
        w = max(across * (cut.w + GAP) - GAP, min(room, text_width(self.words.label("zone", zone.id), 13) + 4))
        wall = BATTLEMENT + 12 if zone.region == "wall" else 0.0
        return w + (24 if wall else 0), LABEL + lines * (cut.h + GAP) + wall

    def _zone(self, zone: Zone, w: float, h: float) -> None:
        """Draw a zone at the origin."""
        canvas, words, label = self.canvas, self.words, self.words.label("zone", zone.id)
        canvas.text(0, 13, label, 13, colour="muted", room=w)
        x0, y0 = 0.0, LABEL
        if zone.region == "wall":
            self._wall(w, h - LABEL - GAP)
            x0, y0 = 12.0, LABEL + BATTLEMENT + 4
        tiles, cut = self._tiles(zone), self._cut(zone)
        step = (TILE if tiles else cut.w) + GAP
        across = max(1, int((w - x0 + GAP + 0.5) // step))
        for i, piece in enumerate(self._shown(zone)):
            x, y = x0 + i % across * step, y0 + i // across * (cut.h + GAP)
            with canvas.group(x, y, title=self._title_of(piece), opacity=0.65 if "tapped" in piece.marks else 1):
                if tiles:
                    self._tile(piece)
                else:
                    draw_card(
                        canvas, piece, self._face(piece), cut, words.text, words.piece(piece), words.colour(piece.owner)
                    )

    def _face(self, piece: Piece) -> CardFace | None:
        return self.words.faces.get(piece.art)

    def _title_of(self, piece: Piece) -> str:
        """Return the hover text of a piece: its name and its effect."""
        face = self.words.faces.get(piece.art)
        effect = self.words.text(face.text) if face is not None else ""
        return ". ".join(filter(None, (self.words.piece(piece), effect)))

    def _wall(self, w: float, h: float) -> None:
        """Draw a wall of stones with battlements under a row of cards."""
        canvas, top = self.canvas, LABEL
        d, x = f"M0 {top + h:g}V{top:g}", 0.0
        while x < w:
            end = min(w, x + 24)
            d += f"H{end:g}"
            if end < w:
                d += f"V{top + BATTLEMENT:g}H{min(w, x + 48):g}" + (f"V{top:g}" if x + 48 < w else "")
            x += 48
        canvas.path(f"{d}V{top + h:g}z", "wall", "wall-edge", 1.5)
        joints = "".join(f"M0 {y:g}H{w:g}" for y in _steps(top + BATTLEMENT + 22, top + h, 22))
        canvas.path(joints, "none", canvas.mix("wall-edge", "wall", 0.45)) if joints else None

    # --- realms and tiles ---------------------------------------------------------------------------------------

    def _realms(self, zones: Sequence[Zone], y: float) -> float:
        """Draw realms of lands in lines, each with its name, its score and its back line."""
        canvas, words = self.canvas, self.words
        x, high = EDGE, 0.0
        for zone in zones:
            cells = [piece.cell for piece in words.pieces[zone.id]]
            left, right = min(c[0] for c in cells), max(c[0] for c in cells)
            low, top = min(c[1] for c in cells), max(c[1] for c in cells)
            wide = LAND if len(zones) < MANY else LAND * 0.66
            wide = min(wide, (BOARD - 12) / (right - left + 1) - 4)
            w, tall = (right - left + 1) * (wide + 4) + 12, wide * 2 / 3
            w = max(w, 150.0)
            h = 30 + (top - low + 1) * (tall + 4) + 12
            if x > EDGE and x + w > EDGE + BOARD:
                x, y, high = EDGE, y + high + GAP, 0.0
            with canvas.group(x, y):
                canvas.shield(words.colour(zone.owner), 0, 2, 22)
                canvas.text(28, 20, words.side(zone.owner), 16, bold=True, serif=True)
                score = words.rows[zone.owner].score if zone.owner in words.rows else 0
                canvas.text(w - 6, 21, str(score), 20, bold=True, serif=True, anchor="end")
                for (cx, cy), pieces in _cells(words.pieces[zone.id]).items():
                    with canvas.group(6 + (cx - left) * (wide + 4), 30 + (top - cy) * (tall + 4)):
                        self._land(pieces, wide, tall)
                canvas.rect(0, h - 10, w, 5, 2, "ink")
            x, high = x + w + 2 * GAP, max(high, h)
        return y + high + GAP

    def _land(self, pieces: Sequence[Piece], w: float, h: float) -> None:
        """Draw a land, what is built on it, and the armies that stand there."""
        canvas, words = self.canvas, self.words
        k, armies, title = w / LAND, 0, ", ".join(filter(None, map(words.piece, pieces)))
        inside = canvas.clip(f"land-{round(w)}", f"M9 0H{w - 9:g}q9 0 9 9V{h - 9:g}q0 9 -9 9H9q-9 0 -9 -9V9q0 -9 9 -9z")
        with canvas.group(title=title):
            for i, piece in enumerate(pieces):
                face = words.faces.get(piece.art)
                art = face.art or face.id if face is not None else piece.art
                if face is not None and face.kind == "army":
                    self._army(piece, art, printed(face.stats[0][1], piece.values) if face.stats else "", armies, h, k)
                    armies += 1
                elif not i or not canvas.drawing(f"{art}-layer", 0, 0, w, h, fill=True, clip=inside):
                    canvas.drawing(art, 0, 0, w, h, words.colour(piece.owner), fill=True, clip=inside)
                if face is None or face.kind != "army":
                    name = words.piece(piece)
                    top = 4 + 16 * k * sum(
                        1 for other in pieces[:i] if (f := words.faces.get(other.art)) and f.kind != "army"
                    )
                    canvas.rect(4, top, text_width(name, 11 * k, True) + 8, 15 * k, 4, canvas.colour("panel"))
                    canvas.text(8, top + 11.5 * k, name, 11 * k, bold=True)
            canvas.rect(0, 0, w, h, 9, "none", "ink", 1.5)

    def _army(self, piece: Piece, art: str, strength: str, place: int, h: float, k: float) -> None:
        canvas, colour = self.canvas, f"seat-{self.words.colour(piece.owner) % 24}"
        w, tall = 46 * k, 24 * k
        with canvas.group(5 * k + place * (w + 2) * (0.7 if place > 1 else 1), h - tall - 5 * k):
            canvas.rect(0, 0, w, tall, 5 * k, colour, "#FFFFFF", 1)
            canvas.rect(2, 2, w * 0.6, tall - 4, 3 * k, "#DFE6EE")
            canvas.drawing(art, 2, 2, w * 0.6, tall - 4, self.words.colour(piece.owner), fill=True)
            canvas.text(w * 0.82, tall * 0.72, strength, 14 * k, colour="#FFFFFF", bold=True, anchor="middle")

    def _tiles(self, zone: Zone) -> bool:
        """Return whether a zone holds tiles of several hexes."""
        faces = map(self._face, self.words.pieces.get(zone.id, ()))
        return any(face is not None and face.kind == "hexes" for face in faces)

    def _tile(self, piece: Piece) -> None:
        """Draw a tile: its first hex, and the others around it, anticlockwise from the east."""
        canvas, face = self.canvas, self._face(piece)
        ring = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
        for i, (ground, _) in enumerate(face.stats if face is not None else ()):
            shape = outline("hex", Place("", (0, 0) if not i else ring[i - 1])).scaled(TILE / 5.4, TILE / 2, TILE / 2)
            canvas.path(polygon(shape.points), GROUNDS.get(ground, "land-clear"), "ground", 1)
            x, y = shape.middle
            canvas.drawing(FOUND.get(ground, ground), x - 9, y - 9, 18, 18)
        canvas.text(TILE / 2, TILE + 12, self.words.piece(piece), 12, bold=True, anchor="middle", room=TILE)

    # --- players and events -------------------------------------------------------------------------------------

    def _column(self, x: float, y: float, lines: Sequence[str]) -> float:
        """Draw the rows of the players, the zones beside the board, and the last events. Return where they end."""
        canvas, words = self.canvas, self.words
        for row in words.rows.values():
            y = self._player(row, x, y)
        for zone in words.zones(-1):
            if zone.region == "column":
                y = self._list(zone, x, y + 4)
        if lines:
            y += 16
            for line in lines[-EVENTS:]:
                y = canvas.lines(x, y + 4, line, COLUMN, 12.5, 15, colour="muted") + 3
        return y

    def _player(self, row: PlayerRow, x: float, y: float) -> float:
        """Draw the row of a side: shield, name, score, counters, and the cards beside the board."""
        canvas, words = self.canvas, self.words
        out = "out" in row.marks
        acting = "acts" in row.marks
        counters = [(name, row.has[i]) for i, name in enumerate(words.board.counters[: len(row.has)])]
        values = dict(counters)
        shown = [(name, n) for name, n in counters if not name.startswith(BESIDE)]
        beside = [zone for zone in words.zones(row.side) if zone.region == "column"]
        high = 34.0 + (24 if shown else 0) + (30 if beside else 0)
        with canvas.group(x, y, opacity=0.5 if out else 1):
            canvas.rect(0, 0, COLUMN, high - 4, 9, "panel", "ink" if acting else "line", 1.8 if acting else 1)
            canvas.shield(row.colour, 8, 5, 21)
            canvas.text(36, 21, words.side(row.side), 15, bold=True, room=COLUMN - 100)
            if "sent" in row.marks:
                canvas.icon("tick", COLUMN - 64, 8, 15, "good")
            goals = [n for name, n in counters if name.startswith("goal-")]
            for i, n in enumerate(goals):
                top = COLUMN - 62 + 18 * i
                canvas.path(f"M{top:g} 24l8 -15 8 15z", "gold" if n > 0 else "panel", "ink", 1.4)
            if not goals:
                canvas.text(COLUMN - 10, 23, str(row.score), 20, bold=True, serif=True, anchor="end")
            at = 10.0
            for name, n in shown:
                at = self._counter(name, n, values, at, 47)
            at = 10.0
            for zone in beside:
                at = self._thumbs(zone, at, high - 30)
        return y + high

    def _counter(self, name: str, n: int, values: dict[str, int], x: float, y: float) -> float:
        """Draw a counter with its gain and its limit. Return where it ends."""
        canvas, text = self.canvas, f"{n:,}".replace(",", "\u202f")
        if f"gain-{name}" in values:
            text += f" +{values[f'gain-{name}']}"
        if f"limit-{name}" in values:
            text += f" / {values[f'limit-{name}']}"
        label = self.words.label("counter", name)
        with canvas.group(title=label):
            if canvas.drawing(name, x, y - 13, 17, 17):
                x += 20
            elif name in ICONS:
                canvas.icon(name, x, y - 12, 15)
                x += 18
            else:
                canvas.text(x, y, label, 12, colour="muted")
                x += text_width(label, 12) + 4
            canvas.text(x, y, text, 14, bold=True)
        return x + text_width(text, 14, True) + 12

    def _thumbs(self, zone: Zone, x: float, y: float) -> float:
        """Draw the cards of a zone beside the board as small pictures. Return where they end."""
        canvas, words, cut = self.canvas, self.words, cuts()["thumb"]
        for piece in self._shown(zone)[:THUMBS]:
            face = self._face(piece)
            with canvas.group(x, y, title=self._title_of(piece)):
                if face is not None or piece.art == BACK:
                    draw_card(canvas, piece, face, cut, words.text, "", words.colour(piece.owner))
                elif not canvas.drawing(piece.art, 0, 0, 22, 22, words.colour(piece.owner)):
                    continue
            x += cut.w + 8
        return x + 6

    def _list(self, zone: Zone, x: float, y: float) -> float:
        """Draw a zone beside the board as lines of text: its name, and what lies there."""
        canvas, words = self.canvas, self.words
        canvas.text(x, y + 12, words.label("zone", zone.id), 12.5, colour="muted", room=COLUMN)
        pieces = words.pieces[zone.id]
        track = len(pieces) > TRACK and all(piece.values for piece in pieces)
        names = [
            (str(piece.values[0]) if track else words.piece(piece), "now" in piece.marks, piece.owner)
            for piece in pieces
        ]
        at, y = x, y + 30
        for name, now, owner in names:
            wide = text_width(name, 12.5, now) + (20 if owner >= 0 else 0)
            if at > x and at + wide > x + COLUMN:
                at, y = x, y + 18
            if owner >= 0:
                canvas.shield(words.colour(owner), at, y - 12, 15)
            canvas.text(at + (20 if owner >= 0 else 0), y, name, 12.5, bold=now, room=COLUMN)
            at += wide + 12
        return y + 8


def _cells(pieces: Iterable[Piece]) -> dict[tuple[int, int], list[Piece]]:
    found: dict[tuple[int, int], list[Piece]] = {}
    for piece in pieces:
        found.setdefault((piece.cell[0], piece.cell[1]), []).append(piece)
    return found


def _steps(start: float, end: float, step: float) -> list[float]:
    found = []
    while start < end:
        found.append(start)
        start += step
    return found
