"""Subcommands of a game for its campaign files: `baronage barony fiefdom show ada.json`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from baronage.engine.core.errors import BadDocument, BadSetup, document_reason
from baronage.engine.game.game import Game
from baronage.engine.hooks.campaign_files import CampaignFileKind, Document, Edit
from baronage.engine.match.record import Record
from baronage.engine.text.language_tags import of_terminal
from baronage.engine.text.localization import localize
from baronage.games import games
from baronage.terminal.files import read_text, write_text
from baronage.terminal.locale import msg
from baronage.terminal.screen import Screen
from baronage.terminal.seats import YOU

File = Annotated[Path, typer.Argument(metavar="FILE", help="The document, as JSON.", show_default=False)]
Words = Annotated[list[str] | None, typer.Argument(metavar="WORDS", help="As described above.", show_default=False)]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="Plain text (NO_COLOR does the same).")]


def app_of(game: Game) -> typer.Typer:
    """Return the command line of a game's campaign files."""
    settings: dict[str, Any] = {
        "add_completion": False,
        "rich_markup_mode": None,
        "pretty_exceptions_enable": False,
        "no_args_is_help": True,
        "context_settings": {"help_option_names": ["-h", "--help"]},
    }
    app = typer.Typer(help=f"The campaign files of {game.title}.", **settings)

    @app.callback()
    def several() -> None:  # keeps the subcommand's name even if there is only one
        pass

    for kind in game.campaign_files:
        below = typer.Typer(help=kind.help, **settings)
        _verbs(below, game, kind)
        app.add_typer(below, name=kind.name)
    return app


def load(kind: CampaignFileKind, path: Path) -> Document:
    """Return a checked document from its file."""
    try:
        document = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadDocument):
            raise
        raise BadDocument(msg("json-unread", path=path, why=document_reason(error))) from error
    wrong = kind.check(document)
    if wrong:
        raise BadDocument(f"{path}: {wrong}")
    checked: Document = document
    return checked


def save(kind: CampaignFileKind, path: Path, document: Document) -> None:
    """Write a checked document."""
    wrong = kind.check(document)
    if wrong:
        raise BadDocument(wrong)
    write_text(path, json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def _language() -> str:
    """Return the display language: the first supported one of the terminal."""
    return next((one for one in of_terminal(os.environ) if one in msg.languages), "en")


def show(kind: CampaignFileKind, document: Document, no_colour: bool = False) -> None:
    """Print the campaign file."""
    screen = Screen(not no_colour, language=_language())
    shown = kind.printout(document).localized(screen.language)
    screen.heading(shown.title)
    for line in shown.lines:
        screen.line(line)
    screen.line()
    used = [at for at in range(len(shown.columns)) if any(row[at] not in ("", "0") for row in shown.rows)]
    rows = [[row[at] for at in used] for row in shown.rows]
    numbers = [place for place, at in enumerate(used) if at in shown.numbers]
    screen.table([shown.columns[at] for at in used], rows, numbers)


def after_game(
    kind: CampaignFileKind, document: Document | None, record: Record, seat: int | None, name: str
) -> Document:
    """Return the document after the game of a record. Without an earlier one, take that of `seat`, under `name`."""
    standings = record.replay().state.standings()
    if standings is None:
        raise BadDocument(msg("campaign-file-not-over"))
    if not standings.carry:
        raise BadDocument(msg("campaign-file-nothing"))
    seats = range(record.setup.seats)
    begun = [kind.begun(record.setup, at) for at in seats]
    if document is None:
        if seat is None:
            raise BadSetup(
                msg("campaign-file-whose", kind=kind.name, seats="|".join(record.game.seat_label(at) for at in seats))
            )
        if begun[seat] is not None:
            raise BadDocument(msg("campaign-file-file", seat=record.game.seat_label(seat), kind=kind.name))
        known = record.names[seat] if record.names else YOU
        made: Document = standings.carry[seat]
        return kind.sign(made, name if known == YOU else known)
    mine = [at for at in seats if begun[at] == document and seat in (None, at)]
    if not mine:
        raise BadDocument(msg("campaign-file-other", kind=kind.name))
    if len(mine) > 1:
        raise BadSetup(msg("campaign-file-seat", seats="|".join(record.game.seat_label(at) for at in mine)))
    carried: Document = standings.carry[mine[0]]
    return carried


def _verbs(app: typer.Typer, game: Game, kind: CampaignFileKind) -> None:
    @app.command("new", help=f"{kind.new_help}\n\nWORDS: {kind.words}")
    def new(file: File, words: Words = None) -> None:
        if file.exists():
            raise BadDocument(msg("file-exists", path=file))
        document = kind.new(words or [])
        save(kind, file, document)
        show(kind, document)

    @app.command("show", help="Show it; with --svg as a printable page.")
    def show_it(
        file: File,
        svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the page as SVG.")] = None,
        no_colour: NoColour = False,
    ) -> None:
        document = load(kind, file)
        if svg is None:
            show(kind, document, no_colour)
        else:
            write_text(svg, kind.printout(document).localized(_language()).svg())
            print(localize(msg("drawn", path=svg), _language()))

    for edit in kind.edits:
        _edit(app, kind, edit)

    @app.command("update", help=f"Update the {kind.name} from the record of a finished game.")
    def update(
        file: File,
        record: Annotated[Path, typer.Argument(metavar="RECORD", help="The game's record, as text or JSON.")],
        seat: Annotated[str, typer.Option(metavar="A", help="The owner's seat; needed if it is ambiguous.")] = "",
    ) -> None:
        played = Record.read(read_text(record), {**games(), game.name: game})
        if played.game is not game:
            raise BadDocument(msg("campaign-file-game", path=record, played=played.game.title, game=game.title))
        labels = [game.seat_label(at) for at in range(played.setup.seats)]
        if seat and seat not in labels:
            raise BadSetup(msg("no-seat", name=seat, known=[*labels]))
        before = load(kind, file) if file.exists() else None
        document = after_game(kind, before, played, labels.index(seat) if seat else None, file.stem)
        save(kind, file, document)
        show(kind, document)

    @app.command("order", help="The standings of a campaign: several documents, best first.")
    def order(
        files: Annotated[list[Path], typer.Argument(metavar="FILE …", help="The documents, as JSON.")],
        no_colour: NoColour = False,
    ) -> None:
        found = sorted(((path, load(kind, path)) for path in files), key=lambda one: kind.merit(one[1]), reverse=True)
        keys = [kind.merit(document) for _, document in found]
        titles = [localize(kind.printout(document).title, _language()) for _, document in found]
        rows = [
            [str(1 + sum(other > key for other in keys)), path.stem, title, *map(str, key)]
            for (path, _), title, key in zip(found, titles, keys, strict=True)
        ]
        columns = (msg("column-place"), msg("column-file"), kind.name, *kind.merits)
        Screen(not no_colour, language=_language()).table(columns, rows, (0, *range(3, len(columns))))


def _edit(app: typer.Typer, kind: CampaignFileKind, edit: Edit) -> None:
    @app.command(edit.name, help=f"{edit.help}\n\nWORDS: {edit.words}")
    def change(file: File, words: Words = None) -> None:
        document = edit.do(load(kind, file), words or [])
        save(kind, file, document)
        show(kind, document)
