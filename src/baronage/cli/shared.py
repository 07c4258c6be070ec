"""What the verbs share: the application, their common arguments, games and files by name."""

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

from baronage.engine.errors import BadDocument, BadSetup
from baronage.engine.said import told
from baronage.terminal.words import say

if TYPE_CHECKING:
    from baronage.engine.game import Game
    from baronage.engine.record import Record
    from baronage.terminal.screen import Screen

FOUND, REFUSED, FAULT, INTERRUPTED = 1, 2, 70, 130
PACE = 0.6  # seconds that a bot's move, or a move of a replay, stays alone on the screen

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's short name; baronage games lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A variant; may be given several times. See: games GAME"),
]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="Plain text (NO_COLOR does the same).")]
Notation = Annotated[bool, typer.Option("--notation", help="Show codes too: moves as they are typed, rules by number.")]
Lists = Annotated[bool, typer.Option("--lists", help="Maps as lists of what lies where: for screen readers.")]
Language = Annotated[
    str, typer.Option("--language", metavar="LANGUAGE", help="In which it speaks: en, fr; else the terminal's.")
]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many sit at the table.")]
Processes = Annotated[
    int | None, typer.Option(min=1, help="Processes to use; as many as there are cores, unless told.")
]


def game_called(name: str) -> Game:
    """The game of that short name or title; `brawling+copies.FAR=2` is one with altered figures."""
    from baronage.engine.altered import find
    from baronage.games import games

    known = games()
    for game in known.values():
        if name.lower() in (game.name, game.title.lower()):
            return game
    found = find(known, name)
    if found is None:
        raise BadSetup(say("no-game", name=name, known=[*known]))
    return found


def options_of(words: list[str] | None) -> dict[str, Any]:
    """`decks=2`; a document as JSON, or from a file: `board=@mine.json`; several from files: `rosters=@ada.json,@bo.json`."""
    from baronage.terminal.files import read_text

    chosen: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup(say("option-written", word=word))
        if value.startswith("@") and ",@" in value:
            chosen[name.strip()] = [json_in(read_text(Path(part)), part) for part in value[1:].split(",@")]
            continue
        file = value[1:] if value.startswith("@") else ""
        text = read_text(Path(file)) if file else value
        chosen[name.strip()] = json_in(text, file) if text.lstrip()[:1] in ("{", "[") else text
    return chosen


def json_in(text: str, file: str = "") -> Any:
    """A document from its text, or from that of a file."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f"{file}: " if file else ""
        raise BadDocument(say("json-bad", where=where, why=str(error))) from error


def screen_for(
    no_colour: bool, pace: float = 0.0, lists: bool = False, language: str = "", notation: bool = False
) -> Screen:
    """Where the words go."""
    from baronage.terminal.screen import Screen

    return Screen(not no_colour, pace, not lists, language or terminal_language(), notation)


def tell(sentence: str, language: str = "", error: bool = False) -> None:
    """A line of the program itself. `language`: as the command was told it."""
    with contextlib.suppress(
        AttributeError, ValueError, OSError
    ):  # letters that this terminal does not know stop nobody
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # a test's stream may lack it
    print(told(sentence, spoken(language)), file=sys.stderr if error else sys.stdout)


def spoken(language: str) -> str:
    """The language of the program itself: the one that is asked for, or the first of the terminal's."""
    from baronage.engine.words.languages import language_tag

    if not language:
        return terminal_language()
    tag = language_tag(language)
    if tag not in say.languages:
        raise BadSetup(say("no-language", language=language[:40], known=[*say.languages]))
    return tag


def terminal_language(words: Sequence[str] = ()) -> str:
    """The language to speak apart from any game: the one that the command names, or the first of the terminal's."""
    from baronage.engine.words.languages import language_tag, of_terminal

    named = [after for word, after in pairwise([*words, ""]) if word == "--language"]
    named += [word.partition("=")[2] for word in words if word.startswith("--language=")]
    wanted = [language_tag(named[-1])] if named else of_terminal(os.environ)
    return next((one for one in wanted if one in say.languages), "en")


def language_for(game: Game, language: str) -> str:
    """The language to speak of a game: the one that is asked for, or the first of the terminal's in which the game is whole."""
    from baronage.engine.words.languages import language_tag, of_terminal

    if not language:
        return game.words.choose(of_terminal(os.environ))
    tag = language_tag(language)
    if tag not in game.words.known:
        raise BadSetup(say("no-language", language=language[:40], known=[*game.words.known]))
    return tag


def record_in(path: Path) -> Record:
    """The record in a file."""
    from baronage.engine.record import Record
    from baronage.games import games
    from baronage.terminal.files import read_text

    return Record.read(read_text(path), games())


def with_progress(title: str, total: int, work: Callable[[Callable[[int, int], None]], Any]) -> Any:
    """Run with a progress bar, which only a terminal sees."""
    if not sys.stderr.isatty():
        return work(lambda done, of: None)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        return work(lambda done, of: bar.update(task, completed=done, total=of))


def complain(sentence: str) -> None:
    """One line to the user, free of control characters."""
    from baronage.terminal.screen import harmless

    line = harmless(" ".join(sentence.split()))
    print(f"baronage: {line if len(line) < 1000 else line[:1000] + ' …'}", file=sys.stderr)
