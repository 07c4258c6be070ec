"""The text form of a table, for terminals, assistants and `print(state)`: zones, places by owner, players, acts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from baronage.engine.core.state import State
from baronage.engine.game.messages import ENGLISH
from baronage.engine.game.table_words import TableWords
from baronage.engine.picture.cards import HEAD, printed
from baronage.engine.picture.icons import SIGNS
from baronage.engine.picture.table import BACK, CardFace, Msg, Piece, Place, PlayerRow, Zone
from baronage.engine.picture.terminal_text import (
    BETWEEN,
    FAINT,
    STRONG,
    cut,
    flow,
    grid,
    painted,
    seat_style,
    shown,
    width_of,
)
from baronage.engine.text.params import Params

WIDTH: Final = 100  # columns of a board in text
WIDEST: Final = 34  # a longer heading has its own line
MAX_ACTS: Final = 60  # listed
ARROWS: Final = ("up", "down")  # signs that also stand before words
_KINDS: Final = {
    **dict.fromkeys(("civilian", "people", "land"), 33),
    **dict.fromkeys(("military", "army"), 31),
    "building": 36,
    "event": 35,
    "action": 91,
    "aid": 32,
}


def outline(
    state: State,
    language: str = ENGLISH,
    names: Sequence[str] = (),
    *,
    width: int = WIDTH,
    colour: bool = False,
    whole: bool = True,
    key: bool = True,
    notation: bool = True,
    drawings: bool = True,
    listed: bool = False,
) -> str:
    """Return the table of a view or a full state as text, no wider than `width`.

    `whole` adds the effects of the cards and what a player may count. `key` explains the signs. `notation` includes the
    words of moves, `drawings` grids of lines, `listed` the acts of the viewer with their numbers.
    """
    words = TableWords(state, language, names, asked=listed)
    return _Outline(words, width, colour, notation, drawings).text(whole, key, listed)


def hand(
    state: State, language: str, names: Sequence[str], *, width: int, colour: bool = False, notation: bool = True
) -> str:
    """Return the cards that the viewer holds, with their effects, or an empty string."""
    found = _Outline(TableWords(state, language, names), width, colour, notation, False)
    return "\n".join(found.hands())


class _Outline:
    """The text of a table while it is written."""

    def __init__(self, words: TableWords, width: int, colour: bool, notation: bool, drawings: bool) -> None:
        self.words, self.width, self.colour, self.notation, self.drawings = words, width, colour, notation, drawings
        self.signs: dict[str, str] = {}  # icons used, for the key
        self.has_grid = False  # whether one is drawn, for the key
        self._code, self._where = words.game.hook("table", "code"), words.game.hook("table", "where")

    def text(self, whole: bool, key: bool, listed: bool) -> str:
        """Return everything."""
        words = self.words
        head = shown(" · ".join(filter(None, (words.heading(), self._prompt()))))
        blocks = [[self._paint(line, STRONG) for line in cut(head, self.width)]]
        blocks.append(self._zones(zone for zone in words.zones(-1) if zone.region != "column"))
        owned = self._owned()
        blocks.append(self._free(owned.pop(-1, [])))
        for side in sorted(words.rows, key=lambda side: side == words.me):
            blocks.append(self._side(words.rows[side], owned.get(side, [])))
        blocks.append(self._zones(zone for zone in words.zones(-1) if zone.region == "column"))
        blocks.append(self._plans())
        if whole:
            blocks += [self._effects(), self._notes()]
        if listed:
            blocks.append(self._acts())
        if key and self.signs:
            texts = [f"{sign} {self._msg(f'key-{icon}') or icon}" for icon, sign in self.signs.items()]
            line = f"{self._msg('text-key')} {' · '.join(texts)}"
            blocks.append([self._paint(part, FAINT) for part in cut(line, self.width)])
        if key and self.has_grid:
            blocks.append([self._paint(part, FAINT) for part in cut(self._msg("text-grid"), self.width)])
        lines: list[str] = []
        for block in filter(None, blocks):
            lines += ["", *block] if lines else block
        return "\n".join(lines) + "\n"

    def _paint(self, words: str, style: tuple[int, ...]) -> str:
        return painted(words, style) if self.colour else words

    def _msg(self, id: str, params: Params | None = None) -> str:
        return shown(self.words.text((id, params or {})))

    def _prompt(self) -> str:
        """Return the question with its help."""
        words, state = self.words, self.words.state
        if state.viewer < -1 or not state.stack:
            return words.prompt()
        return words.game.prompt(state, state.viewer, words.language, words.reader.names if words.reader.named else ())[
            0
        ]

    # --- zones --------------------------------------------------------------------------------------------------

    def _zones(self, zones: Iterable[Zone], indent: int = 0) -> list[str]:
        """Return zones, each on its own lines. Zones in a row with equal labels share them."""
        rows: list[tuple[str, list[str]]] = []
        for zone in zones:
            label = shown(self.words.label("zone", zone.id))
            parts = self._cards(zone)
            if not parts:
                continue
            if rows and rows[-1][0] == label:
                rows[-1][1].extend(parts)
            else:
                rows.append((label, parts))
        widest = max((width_of(label) for label, _ in rows if width_of(label) <= WIDEST), default=0) + 2
        found: list[str] = []
        for label, parts in rows:
            head = " " * indent + label
            if width_of(label) > WIDEST:
                found.append(head)
                head = ""
            found += flow(head, parts, self.width, indent + widest)
        return found

    def _cards(self, zone: Zone) -> list[str]:
        """Return the cards of a zone; of a pile of seen cards, how many there are and the uppermost."""
        pieces = self.words.pieces[zone.id]
        if zone.layout == "pile" and len(pieces) > 1:
            return [f"{sum(piece.n for piece in pieces)}: {self._thing(pieces[-1])}", *self._below(pieces)]
        values = [piece.values[0] for piece in pieces if piece.values and piece.art not in self.words.faces]
        if len(pieces) > 6 and len(values) == len(pieces):  # a track: only its numbers
            return [" ".join(map(str, values))]
        return [self._thing(piece) for piece in pieces]

    def _below(self, pieces: Sequence[Piece]) -> list[str]:
        """Return the cards of a pile below the uppermost, with their numbers."""
        counts = Counter(shown(self.words.piece(piece)) for piece in pieces[:-1])
        return [f"{name} ×{n}" if n > 1 else name for name, n in counts.items()]

    def _thing(self, piece: Piece, owner: bool = False) -> str:
        """Return a piece with its code, its figures and its marks."""
        words = self.words
        if piece.art == BACK:
            return self._msg("text-hidden", {"n": piece.n})
        face = words.faces.get(piece.art)
        name = words.piece(piece) or piece.art
        if owner and piece.owner >= 0:
            name = f"{words.side(piece.owner)}: {name}"
        parts = [name]
        if face is not None and face.kind != "key":
            parts += self._figures(face, piece)
        if piece.n > 1 and face is not None:
            parts.append(f"×{piece.n}")
        detail = [self._detail(piece), *self._marks(piece)]
        found = shown(" ".join(filter(None, parts)) + "".join(f", {text}" for text in detail if text))
        code = str(self._code(words.state, piece)) if self._code is not None and self.notation else ""
        style = (*STRONG, _KINDS[face.kind]) if face is not None and face.kind in _KINDS else STRONG
        return f"{self._paint(code, style) if code else ''} {found}".strip()

    def _detail(self, piece: Piece) -> str:
        """Return the numbers of a piece in words, if the game has them."""
        if not piece.values:
            return ""
        return self._msg(
            "piece-detail", {"value": piece.values[0], "second": piece.values[1] if piece.values[1:] else 0}
        )

    def _marks(self, piece: Piece) -> list[str]:
        """Return the badges of a piece, and what it does now."""
        found = []
        for mark in piece.marks:
            name, _, count = mark.rpartition("-")
            if name and count.isdecimal():
                found.append(self._msg(f"mark-{name}", {"n": int(count)}))
            else:
                found.append(self._msg(f"mark-{mark}") or self._msg(f"text-{mark}"))
        return found

    def _figures(self, face: CardFace, piece: Piece) -> list[str]:
        """Return the printed numbers of a card, and its foot in brackets."""
        found = [self._figure(icon, printed(value, piece.values)) for icon, value in face.stats]
        foot = []
        for icon, value in face.foot:
            if icon.startswith(HEAD):
                continue
            words = self.words.text(value) if isinstance(value, tuple) else printed(value, piece.values)
            foot.append(self._figure(icon, words))
        return [*found, f"({' '.join(foot)})"] if foot else found

    def _figure(self, icon: str, text: str) -> str:
        before, after = (
            SIGNS.get(icon, ("", "")) if text[:1].isdigit() or text[:1] in "+−" or icon in ARROWS else ("", "")
        )
        if before or after:
            self.signs[icon] = before or after
            return f"{before}{text}{after}"
        return text

    # --- the map ------------------------------------------------------------------------------------------------

    def _owned(self) -> dict[int, list[Place]]:
        """Return the places by the side that holds them; on a board of triangles, where its pieces stand."""
        words, triangles = self.words, self.words.board.layout == "triangle"
        found: dict[int, list[Place]] = {}
        for place in words.places.values():
            if triangles:
                for side in {piece.owner for piece in words.pieces.get(place.id, ())}:
                    found.setdefault(side, []).append(place)
            elif words.place(place):
                found.setdefault(words.holder(place), []).append(place)
        return found

    def _free(self, places: Sequence[Place]) -> list[str]:
        """Return the free places, and the lakes that join places."""
        parts = [text for place in places for text in self._place(place, -1)]
        found = flow(f"{self._msg('text-free')}  ", parts, self.width, 2) if parts else []
        return found + [line for text in self._joins() for line in flow("", [text], self.width, 2)]

    def _lands(self, places: Sequence[Place], side: int) -> list[str]:
        parts = [text for place in places for text in self._place(place, side)]
        if self.words.board.layout == "triangle":
            return [line for part in parts for line in flow("  ", [part], self.width, 4)]
        return flow("  ", parts, self.width, 2) if parts else []

    def _place(self, place: Place, side: int) -> list[str]:
        """Return a place with its ground and what stands there; on a board of triangles, each piece and where it is."""
        words, pieces = self.words, self.words.pieces.get(place.id, ())
        name = words.place(place).rstrip(".")
        if words.board.layout == "triangle":
            name = name or self._spot(place.id)
            spot = f"{place.id}{f', {name}' if name else ''}"
            return [f"{self._thing(piece)} · {spot}" for piece in pieces if piece.owner == side]
        code = place.id if self.notation and place.id.isalnum() and place.id.upper() != name.upper() else ""
        ground = self._msg(f"ground-{place.ground}") if place.ground else ""
        listed = ", ".join(
            self._thing(piece, piece.owner >= 0 and piece.owner != words.holder(place)) for piece in pieces
        )
        head = f"{self._paint(code, STRONG)} {name}".strip()
        return [f"{head}{f' ({ground})' if ground else ''}{f': {listed}' if listed else ''}"]

    def _spot(self, id: str) -> str:
        """Return where a place or piece lies, if the game has words for it."""
        return shown(self.words.text(self._where(self.words.state, id))) if self._where is not None else ""

    def _joins(self) -> list[str]:
        """Return which places touch, for those without a name that join others, such as lakes."""
        words = self.words
        names = {place.id: words.place(place) for place in words.places.values()}
        seen: set[str] = set()
        found: dict[str, list[str]] = {}
        for place in words.places.values():
            ground = "" if names[place.id] or place.id in seen else self._msg(f"ground-{place.ground}")
            if not ground or not place.beside:
                continue
            joined, near, left = {place.id}, set[str](), [place]
            while left:
                for other in left.pop().beside:
                    beside = words.places.get(other)
                    if names.get(other):
                        near.add(names[other])
                    elif beside is not None and beside.ground == place.ground and other not in joined:
                        joined.add(other)
                        left.append(beside)
            seen |= joined
            if len(near) > 1:
                found.setdefault(ground, []).append(", ".join(sorted(near)))
        return [f"{ground}: {'; '.join(lists)}" for ground, lists in found.items()]

    # --- sides --------------------------------------------------------------------------------------------------

    def _side(self, row: PlayerRow, places: Sequence[Place]) -> list[str]:
        """Return a side: its name, score and counters, then its places and its zones."""
        words = self.words
        head = shown(f"{words.side(row.side)}: {', '.join(self._counted(row))}")
        style = (*STRONG, *seat_style(row.colour))
        found = [self._paint(line, style) for line in cut(head, self.width)]
        found += self._lands(places, row.side)
        zones = words.zones(row.side)
        for zone in zones:
            if zone.layout == "grid" and any(piece.cell for piece in words.pieces[zone.id]):
                found += self._grid(zone)
        held = row.side == words.me
        rest = [zone for zone in zones if zone.layout != "grid" and not (held and zone.region == "hand")]
        found += self._zones(rest, 2)
        return [*found, *self.hands(2)] if held else found

    def _counted(self, row: PlayerRow) -> list[str]:
        """Return score, counters and marks of a side."""
        words = self.words
        counters = dict(zip(words.board.counters, row.has, strict=False))
        found = [self._msg("text-score", {"n": row.score})] if row.seat >= 0 else []
        for name, n in counters.items():
            if name.startswith(("gain-", "limit-")) or n < 0:
                continue
            text = f"{words.label('counter', name) or name} {n}"
            if f"limit-{name}" in counters:
                text += f"/{counters[f'limit-{name}']}"
            if f"gain-{name}" in counters:
                text += f" (+{counters[f'gain-{name}']})"
            found.append(text)
        found += [self._msg(f"text-{mark}") or self._msg(f"mark-{mark}") for mark in row.marks]
        return [text for text in found if text]

    def hands(self, indent: int = 0) -> list[str]:
        """Return the cards that the viewer holds, with their effects."""
        words = self.words
        zones = [zone for zone in words.zones(words.me) if zone.region == "hand"] if words.me >= 0 else []
        found = []
        for zone in zones:
            found.append(" " * indent + shown(words.label("zone", zone.id)))
            counts: dict[str, int] = {}
            for piece in words.pieces[zone.id]:
                text = self._thing(piece)
                face = words.faces.get(piece.art)
                effect = shown(words.text(face.text)) if face is not None else ""
                text += f": {effect}" if effect else ""
                counts[text] = counts.get(text, 0) + 1
            for text, n in counts.items():
                found += flow("", [f"{text} ×{n}" if n > 1 else text], self.width, indent + 2)
        return found

    def _grid(self, zone: Zone) -> list[str]:
        """Return a zone of cells, as a drawing where it fits, else as a list."""
        words = self.words
        cells: dict[tuple[int, int], list[str]] = {}
        spots: dict[tuple[int, int], str] = {}  # of the cells that the side holds
        for piece in words.pieces[zone.id]:
            face = words.faces.get(piece.art)
            name = words.piece(piece) or piece.art
            strength = (
                printed(face.stats[0][1], piece.values)
                if face is not None and face.kind == "army" and face.stats
                else ""
            )
            code = str(self._code(words.state, piece)) if self._code is not None and self.notation else ""
            marks = [text for text in self._marks(piece) if text]
            cell = piece.cell[0], piece.cell[1]
            if piece.owner >= 0 and cell not in cells:
                spots[cell] = self._spot(piece.id)
            cells.setdefault(cell, []).append(" ".join(filter(None, (code, name, strength, *marks))))
        drawn = grid(cells, spots, self.width, self.notation) if self.drawings else []
        if drawn:
            self.has_grid = True
            return drawn
        found = []
        for (x, y), texts in sorted(cells.items(), key=lambda item: (-item[0][1], item[0][0])):
            shown = [spots[x, y], *texts[1:]] if spots.get((x, y)) else texts
            found += flow(f"  {x},{y}", shown, self.width, 10)
        return found

    # --- what is planned, counted and possible ------------------------------------------------------------------

    def _plans(self) -> list[str]:
        """Return the orders that the viewer has drafted or sent."""
        words, plans = self.words, self.words.table.plans
        seat = words.state.viewer
        draft = words.state.draft(seat) if seat >= 0 and self.notation and not plans else ()
        if not plans and not draft:
            return []
        parts = [words.game.write(words.state, seat, action) for action in draft]
        for plan in plans:
            piece = Piece(plan.id, plan.art, plan.at, words.me, max(1, plan.n))
            name = self._msg(f"plan-{plan.art}") or words.piece(piece) or plan.art
            spots = [
                words.place(words.places[id]) or id if id in words.places else id for id in (plan.at, plan.to) if id
            ]
            count = f" {plan.n}" if plan.n else ""
            parts.append(shown(f"{name}{count} {' → '.join(spots)}{' ★' if plan.golden else ''}"))
        sent = any(plan.sent for plan in plans)
        return flow(self._msg("text-plan", {"sent": int(sent)}), parts, self.width, 2)

    def _effects(self) -> list[str]:
        """Return what the cards on the table do."""
        words = self.words
        own = {zone.id for zone in words.zones(words.me)} if words.me >= 0 else set()
        found: dict[str, str] = {}
        for piece in words.table.pieces:
            face = words.faces.get(piece.art)
            if (
                face is None
                or face.kind == "key"
                or not face.text[0]
                or (piece.at in own and piece.at.startswith("hand"))
            ):
                continue
            found.setdefault(words.text(face.title), words.text(face.text))
        lines = [
            line
            for title, text in found.items()
            if text
            for line in flow("  ", [shown(f"{title}: {text}")], self.width, 4)
        ]
        return [self._paint(self._msg("text-cards"), STRONG), *lines] if lines else []

    def _notes(self) -> list[str]:
        """Return what a player may count, such as the cards that were not seen yet."""
        own = self.words.game.hook("table", "notes")
        notes: Sequence[Msg] = own(self.words.state) if own is not None else ()
        return [line for note in notes for line in flow("", [shown(self.words.text(note))], self.width, 2)]

    def _acts(self) -> list[str]:
        """Return the acts of the viewer with their numbers."""
        words, acts = self.words, self.words.table.acts
        found = []
        for number, act in enumerate(acts[:MAX_ACTS], 1):
            label = words.text(act.text) or words.game.write(words.state, words.state.viewer, act.do[0])
            found += flow(f"{number:>3}", [shown(label)], self.width, 5)
        if len(acts) > MAX_ACTS:
            found.append(f"     {self._msg('text-more', {'n': len(acts) - MAX_ACTS})}")
        return found


__all__ = ["BETWEEN", "WIDTH", "hand", "outline"]
