"""Papers: documents that outlive a game, such as a Baron's roster.

A seat brings one to a game as an option and takes it back changed (`Standings.carry`); between games its owner may do with it
what the rules allow. A game that has such a document offers `PAPERS` in a module `papers`; the command line then reads and writes
the files: `baronage barony fiefdom show ada.json`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from baronage.engine.lettering import text_width, wrap
from baronage.engine.said import all_told
from baronage.engine.scene import Scene, rect, text

if TYPE_CHECKING:
    from baronage.engine.setup import Setup

Document = dict[str, Any]

EDGE, CELL = 40.0, 9.0  # of a printed page: its margin, and the room beside a cell's text
LETTERS = 14.0
WIDEST = 240.0  # of a column; longer cells are broken between words


@dataclass(frozen=True)
class Printout:
    """A paper as it is shown and printed: a title, lines under it, a table. Its texts may be sentences of a book."""

    title: str
    lines: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...] = ()  # columns of figures
    length: int = 0  # rows of the printed page, those to be filled by hand included

    def told(self, language: str) -> Printout:
        """The printout as somebody reads it."""
        words = {name: all_told(getattr(self, name), language) for name in ("title", "lines", "columns", "rows")}
        return replace(self, **words)

    def scene(self) -> Scene:
        """The printout as a picture, for the printer."""
        blank = tuple("" for _ in self.columns)
        rows = [*self.rows, *(blank for _ in range(len(self.rows), self.length))]
        wide = [self._wide(at) for at in range(len(self.columns))]
        edges = [EDGE]
        for width in wide:
            edges.append(edges[-1] + width + 2 * CELL)
        picture = Scene(self.title, edges[-1] + EDGE, 0)
        add = picture.nodes.append
        add(text(EDGE, 62, self.title, "title"))
        top = 62.0
        for line in self.lines:
            top += 26
            add(text(EDGE, top, line, ""))
        top += 36
        for at, name in enumerate(self.columns):
            end = at in self.numbers
            add(
                text(
                    edges[at + 1] - CELL if end else edges[at] + CELL, top, name, f"small muted{' end' if end else ''}"
                )
            )
        top += 10
        for row in rows:
            cells = [wrap(cell, wide[at] + 1, LETTERS) for at, cell in enumerate(row)]
            tall = 20 * max(1, *map(len, cells)) + 10
            for at, lines in enumerate(cells):
                add(rect(edges[at], top, edges[at + 1] - edges[at], tall, "plate"))
                end = at in self.numbers
                for number, line in enumerate(lines):
                    place = edges[at + 1] - CELL if end else edges[at] + CELL
                    add(text(place, top + 21 + 20 * number, line, "end" if end else ""))
            top += tall
        picture.height = top + EDGE
        return picture

    def _wide(self, column: int) -> float:
        """The width of a column of the printed page; one of words has room to write."""
        cells = [text_width(row[column], LETTERS) for row in self.rows]
        return min(WIDEST, max(text_width(self.columns[column], 12), 24.0 if column in self.numbers else 110.0, *cells))


@dataclass(frozen=True)
class Edit:
    """What may be done to a document between games: a pure function of it and some words. Raises a Refusal."""

    name: str
    words: str  # how they are written: "SERF …"
    help: str
    do: Callable[[Document, list[str]], Document]
    # what its first word may be now, and what that is
    offers: Callable[[Document], list[tuple[str, str]]] | None = None


@dataclass(frozen=True)
class Paper:
    """A kind of document: how it is made, checked, shown and changed, and which option of a game takes one for each seat."""

    name: str  # the verb of the command line
    help: str
    option: str
    words: str  # what `new` takes
    new_help: str
    new: Callable[[list[str]], Document]
    check: Callable[[Any], str]  # what is wrong with it, or ""
    printout: Callable[[Document], Printout]
    sign: Callable[[Document, str], Document]  # one that comes out of a game gets its owner's name
    merit: Callable[[Document], tuple[int, ...]]  # the order of a campaign; larger is better
    merits: tuple[str, ...]  # what these figures are
    edits: tuple[Edit, ...] = ()
    needs: dict[str, Any] = field(default_factory=dict)  # options of a game to which one is brought

    def begun(self, setup: Setup, seat: int) -> Document | None:
        """The document with which a seat began a game; None: it began without one."""
        given = setup.options[self.option]
        document: Document | None = given[seat] if isinstance(given, list) else None
        return document
