"""Shared parts of the subcommands: the application, common arguments, games and files by name."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from baronage.engine.core.errors import BadDocument, BadSetup
from baronage.engine.text.localization import localize
from baronage.terminal.locale import msg

if TYPE_CHECKING:
    from baronage.engine.game.game import Game
    from baronage.engine.match.record import Record
    from baronage.terminal.screen import Screen

FOUND, REFUSED, FAULT, INTERRUPTED = 1, 2, 70, 130
PACE = 0.6  # seconds between moves of bots or of a replay

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's short name; baronage games lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option; may be given several times. See: games GAME"),
]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="Plain text (NO_COLOR does the same).")]
Notation = Annotated[bool, typer.Option("--notation", help="Show notation: moves as typed, rules by number.")]
Lists = Annotated[bool, typer.Option("--lists", help="Print maps as lists, for screen readers.")]
Language = Annotated[
    str, typer.Option("--language", metavar="LANGUAGE", help="The language: en, fr; default: the terminal's.")
]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="The number of seats.")]
Processes = Annotated[int | None, typer.Option(min=1, help="The number of processes; default: the number of cores.")]


def game_called(name: str) -> Game:
    """Return the game of this short name or title; `brawling+copies.FAR=2` is one with changed numbers."""
    from baronage.engine.game.patched import find
    from baronage.games import games

    known = games()
    for game in known.values():
        if name.lower() in (game.name, game.title.lower()):
            return game
    found = find(known, name)
    if found is None:
        raise BadSetup(msg("no-game", name=name, known=[*known]))
    return found


def options_of(words: list[str] | None) -> dict[str, Any]:
    """Parse options: `decks=2`, a JSON document, `board=@mine.json` from a file, or `rosters=@ada.json,@bo.json`."""
    from baronage.terminal.files import read_text

    chosen: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup(msg("option-written", word=word))
        if value.startswith("@") and ",@" in value:
            chosen[name.strip()] = [json_in(read_text(Path(part)), part) for part in value[1:].split(",@")]
            continue
        file = value[1:] if value.startswith("@") else ""
        text = read_text(Path(file)) if file else value
        chosen[name.strip()] = json_in(text, file) if text.lstrip()[:1] in ("{", "[") else text
    return chosen


def json_in(text: str, file: str = "") -> Any:
    """Return a document from JSON text, or from that of a file."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f"{file}: " if file else ""
        raise BadDocument(msg("json-bad", where=where, why=str(error))) from error


def screen_for(
    no_colour: bool, pace: float = 0.0, lists: bool = False, language: str = "", notation: bool = False
) -> Screen:
    """Return the screen for output."""
    from baronage.terminal.screen import Screen

    return Screen(not no_colour, pace, not lists, language or terminal_language(), notation)


def tell(sentence: str, language: str = "", error: bool = False) -> None:
    """Print a line of the program itself. `language` is the command's argument."""
    with contextlib.suppress(AttributeError, ValueError, OSError):  # unknown characters must not raise errors
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # a test's stream may lack it
    print(localize(sentence, spoken(language)), file=sys.stderr if error else sys.stdout)


def spoken(language: str) -> str:
    """Return the language of the program itself: the given one, or the first of the terminal's."""
    from baronage.engine.text.language_tags import language_tag

    if not language:
        return terminal_language()
    tag = language_tag(language)
    if tag not in msg.languages:
        raise BadSetup(msg("no-language", language=language[:40], known=[*msg.languages]))
    return tag


def terminal_language(words: Sequence[str] = ()) -> str:
    """Return the language outside a game: the one in the arguments, or the first of the terminal's."""
    from baronage.engine.text.language_tags import language_tag, of_terminal

    named = [after for word, after in pairwise([*words, ""]) if word == "--language"]
    named += [word.partition("=")[2] for word in words if word.startswith("--language=")]
    wanted = [language_tag(named[-1])] if named else of_terminal(os.environ)
    return next((one for one in wanted if one in msg.languages), "en")


def language_for(game: Game, language: str) -> str:
    """Return the language of a game: the given one, or the first of the terminal's that is complete."""
    from baronage.engine.text.language_tags import language_tag, of_terminal

    if not language:
        return game.words.choose(of_terminal(os.environ))
    tag = language_tag(language)
    if tag not in game.words.known:
        raise BadSetup(msg("no-language", language=language[:40], known=[*game.words.known]))
    return tag


def record_in(path: Path) -> Record:
    """Return the record in a file."""
    from baronage.engine.match.record import Record
    from baronage.games import games
    from baronage.terminal.files import read_text

    return Record.read(read_text(path), games())


def with_progress(title: str, total: int, work: Callable[[Callable[[int, int], None]], Any]) -> Any:
    """Run with a progress bar, shown only on a terminal."""
    if not sys.stderr.isatty():
        return work(lambda done, of: None)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        return work(lambda done, of: bar.update(task, completed=done, total=of))


def complain(sentence: str) -> None:
    """Print one line to the user, without control characters."""
    from baronage.terminal.screen import harmless

    line = harmless(" ".join(sentence.split()))
    print(f"baronage: {line if len(line) < 1000 else line[:1000] + ' …'}", file=sys.stderr)
