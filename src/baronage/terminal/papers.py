"""Verbs of a game's own for the documents that outlive its games: `baronage barony fiefdom show ada.json`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from baronage.engine.errors import BadDocument, BadSetup
from baronage.engine.game import Game
from baronage.engine.papers import Document, Edit, Paper
from baronage.engine.record import Record
from baronage.engine.said import told
from baronage.engine.svg import to_svg
from baronage.engine.words.languages import of_terminal
from baronage.games import games
from baronage.terminal.files import read_text, write_text
from baronage.terminal.screen import Screen
from baronage.terminal.seats import YOU
from baronage.terminal.words import say

File = Annotated[Path, typer.Argument(metavar="FILE", help="The document, as JSON.", show_default=False)]
Words = Annotated[list[str] | None, typer.Argument(metavar="WORDS", help="As told above.", show_default=False)]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="Plain text (NO_COLOR does the same).")]


def app_of(game: Game) -> typer.Typer:
    """The command line of a game's papers."""
    settings: dict[str, Any] = {
        "add_completion": False,
        "rich_markup_mode": None,
        "pretty_exceptions_enable": False,
        "no_args_is_help": True,
        "context_settings": {"help_option_names": ["-h", "--help"]},
    }
    app = typer.Typer(help=f"What {game.title} keeps from game to game.", **settings)

    @app.callback()
    def several() -> None:  # a single paper is named all the same
        pass

    for paper in game.papers:
        below = typer.Typer(help=paper.help, **settings)
        _verbs(below, game, paper)
        app.add_typer(below, name=paper.name)
    return app


def load(paper: Paper, path: Path) -> Document:
    """A document from its file, checked."""
    try:
        document = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadDocument):
            raise
        raise BadDocument(say("json-unread", path=path, why=str(error))) from error
    wrong = paper.check(document)
    if wrong:
        raise BadDocument(f"{path}: {wrong}")
    checked: Document = document
    return checked


def save(paper: Paper, path: Path, document: Document) -> None:
    """Write a document that is right."""
    wrong = paper.check(document)
    if wrong:
        raise BadDocument(wrong)
    write_text(path, json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def _language() -> str:
    """In which a paper is shown: the first of the terminal's languages that is known here."""
    return next((one for one in of_terminal(os.environ) if one in say.languages), "en")


def show(paper: Paper, document: Document, no_colour: bool = False) -> None:
    """The paper, in the terminal."""
    screen = Screen(not no_colour, language=_language())
    shown = paper.printout(document).told(screen.language)
    screen.heading(shown.title)
    for line in shown.lines:
        screen.line(line)
    screen.line()
    used = [at for at in range(len(shown.columns)) if any(row[at] not in ("", "0") for row in shown.rows)]
    rows = [[row[at] for at in used] for row in shown.rows]
    numbers = [place for place, at in enumerate(used) if at in shown.numbers]
    screen.table([shown.columns[at] for at in used], rows, numbers)


def after_game(paper: Paper, document: Document | None, record: Record, seat: int | None, name: str) -> Document:
    """The document as the game of a record left it; without one before, that of the given seat, under that name."""
    standings = record.replay().state.standings()
    if standings is None:
        raise BadDocument(say("paper-not-over"))
    if not standings.carry:
        raise BadDocument(say("paper-nothing"))
    seats = range(record.setup.seats)
    begun = [paper.begun(record.setup, at) for at in seats]
    if document is None:
        if seat is None:
            raise BadSetup(
                say("paper-whose", paper=paper.name, seats="|".join(record.game.seat_label(at) for at in seats))
            )
        if begun[seat] is not None:
            raise BadDocument(say("paper-file", seat=record.game.seat_label(seat), paper=paper.name))
        known = record.names[seat] if record.names else YOU
        made: Document = standings.carry[seat]
        return paper.sign(made, name if known == YOU else known)
    mine = [at for at in seats if begun[at] == document and seat in (None, at)]
    if not mine:
        raise BadDocument(say("paper-other", paper=paper.name))
    if len(mine) > 1:
        raise BadSetup(say("paper-seat", seats="|".join(record.game.seat_label(at) for at in mine)))
    carried: Document = standings.carry[mine[0]]
    return carried


def _verbs(app: typer.Typer, game: Game, paper: Paper) -> None:
    @app.command("new", help=f"{paper.new_help}\n\nWORDS: {paper.words}")
    def new(file: File, words: Words = None) -> None:
        if file.exists():
            raise BadDocument(say("file-exists", path=file))
        document = paper.new(words or [])
        save(paper, file, document)
        show(paper, document)

    @app.command("show", help="Show it; with --svg as a sheet to print.")
    def show_it(
        file: File,
        svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the sheet as SVG.")] = None,
        no_colour: NoColour = False,
    ) -> None:
        document = load(paper, file)
        if svg is None:
            show(paper, document, no_colour)
        else:
            write_text(svg, to_svg(paper.printout(document).told(_language()).scene()))
            print(told(say("drawn", path=svg), _language()))

    for edit in paper.edits:
        _edit(app, paper, edit)

    @app.command("update", help=f"Take the record of a finished game: what it made of the {paper.name}.")
    def update(
        file: File,
        record: Annotated[Path, typer.Argument(metavar="RECORD", help="The game's record, as text or JSON.")],
        seat: Annotated[str, typer.Option(metavar="A", help="Whose it was; needed where that is not plain.")] = "",
    ) -> None:
        played = Record.read(read_text(record), {**games(), game.name: game})
        if played.game is not game:
            raise BadDocument(say("paper-game", path=record, played=played.game.title, game=game.title))
        labels = [game.seat_label(at) for at in range(played.setup.seats)]
        if seat and seat not in labels:
            raise BadSetup(say("no-seat", name=seat, known=[*labels]))
        before = load(paper, file) if file.exists() else None
        document = after_game(paper, before, played, labels.index(seat) if seat else None, file.stem)
        save(paper, file, document)
        show(paper, document)

    @app.command("order", help="The standings of a campaign: several documents, best first.")
    def order(
        files: Annotated[list[Path], typer.Argument(metavar="FILE …", help="The documents, as JSON.")],
        no_colour: NoColour = False,
    ) -> None:
        found = sorted(((path, load(paper, path)) for path in files), key=lambda one: paper.merit(one[1]), reverse=True)
        keys = [paper.merit(document) for _, document in found]
        titles = [told(paper.printout(document).title, _language()) for _, document in found]
        rows = [
            [str(1 + sum(other > key for other in keys)), path.stem, title, *map(str, key)]
            for (path, _), title, key in zip(found, titles, keys, strict=True)
        ]
        columns = (say("column-place"), say("column-file"), paper.name, *paper.merits)
        Screen(not no_colour, language=_language()).table(columns, rows, (0, *range(3, len(columns))))


def _edit(app: typer.Typer, paper: Paper, edit: Edit) -> None:
    @app.command(edit.name, help=f"{edit.help}\n\nWORDS: {edit.words}")
    def change(file: File, words: Words = None) -> None:
        document = edit.do(load(paper, file), words or [])
        save(paper, file, document)
        show(paper, document)
