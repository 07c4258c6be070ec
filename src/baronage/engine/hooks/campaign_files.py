"""Campaign files: documents that outlive a game, such as a Baron's roster.

A seat brings a file to a game as an option and gets it back changed (`Standings.carry`). Between games its owner may
edit it as the rules allow. A game with such files defines `CAMPAIGN_FILES` in a module `campaign_files`. The command line then
reads and writes the files: `baronage barony fiefdom show ada.json`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from baronage.engine.picture.canvas import Canvas
from baronage.engine.picture.text_metrics import text_width, wrap
from baronage.engine.text.localization import localize_all

if TYPE_CHECKING:
    from baronage.engine.core.setup import Setup

Document = dict[str, Any]

EDGE, CELL = 40.0, 9.0  # margin of a printed page, and padding of a cell
LETTERS = 14.0
WIDEST = 240.0  # of a column; longer cells are wrapped


@dataclass(frozen=True)
class Printout:
    """A campaign file for display and print: a title, lines below it, a table. Its texts may be localized."""

    title: str
    lines: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...] = ()  # numeric columns
    length: int = 0  # rows of the printed page, including empty rows to fill in by hand

    def localized(self, language: str) -> Printout:
        """Return the printout in `language`."""
        words = {name: localize_all(getattr(self, name), language) for name in ("title", "lines", "columns", "rows")}
        return replace(self, **words)

    def svg(self) -> str:
        """Return the printout as a page."""
        blank = tuple("" for _ in self.columns)
        rows = [*self.rows, *(blank for _ in range(len(self.rows), self.length))]
        wide = [self._wide(at) for at in range(len(self.columns))]
        edges = [EDGE]
        for width in wide:
            edges.append(edges[-1] + width + 2 * CELL)
        canvas = Canvas({})
        canvas.text(EDGE, 62, self.title, 22, bold=True, serif=True)
        top = 62.0
        for line in self.lines:
            top += 26
            canvas.text(EDGE, top, line, LETTERS)
        top += 36

        def put(at: int, y: float, words: str, size: float, colour: str = "ink") -> None:
            end = at in self.numbers
            x = edges[at + 1] - CELL if end else edges[at] + CELL
            canvas.text(x, y, words, size, colour=colour, anchor="end" if end else "start")

        for at, name in enumerate(self.columns):
            put(at, top, name, 12, "muted")
        top += 10
        for row in rows:
            cells = [wrap(cell, wide[at] + 1, LETTERS) for at, cell in enumerate(row)]
            tall = 20 * max(1, *map(len, cells)) + 10
            for at, lines in enumerate(cells):
                canvas.rect(edges[at], top, edges[at + 1] - edges[at], tall, 0, "panel", "line")
                for number, line in enumerate(lines):
                    put(at, top + 21 + 20 * number, line, LETTERS)
            top += tall
        return canvas.document(edges[-1] + EDGE, top + EDGE, self.title)

    def _wide(self, column: int) -> float:
        """Return the width of a column of the printed page. Text columns have space for handwriting."""
        cells = [text_width(row[column], LETTERS) for row in self.rows]
        return min(WIDEST, max(text_width(self.columns[column], 12), 24.0 if column in self.numbers else 110.0, *cells))


@dataclass(frozen=True)
class Edit:
    """An edit of a document between games: a pure function of the document and some words. It may raise a Refusal."""

    name: str
    words: str  # their syntax: "SERF …"
    help: str
    do: Callable[[Document, list[str]], Document]
    # the possible first words now, with descriptions
    offers: Callable[[Document], list[tuple[str, str]]] | None = None


@dataclass(frozen=True)
class CampaignFileKind:
    """A kind of document: how to create, check, show and change it, and the game option that takes one per seat."""

    name: str  # the subcommand on the command line
    help: str
    option: str
    words: str  # the arguments of `new`
    new_help: str
    new: Callable[[list[str]], Document]
    check: Callable[[Any], str]  # returns the error, or ""
    printout: Callable[[Document], Printout]
    sign: Callable[[Document, str], Document]  # puts the owner's name on a document that comes from a game
    merit: Callable[[Document], tuple[int, ...]]  # the sort key in a campaign; larger is better
    merits: tuple[str, ...]  # the meanings of these numbers
    after_game: Callable[[Any, int, bool], Document]  # what a seat takes from a finished game that it won or not
    edits: tuple[Edit, ...] = ()
    needs: dict[str, Any] = field(default_factory=dict)  # options of a game that uses the document

    def begun(self, setup: Setup, seat: int) -> Document | None:
        """Return the document with which a seat began a game, or None."""
        given = setup.options[self.option]
        document: Document | None = given[seat] if isinstance(given, list) else None
        return document
